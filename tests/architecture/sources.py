"""The sources of the house as syntax trees, and planted ones that break a rule on purpose."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "src" / "fhtagn"
Defined = ast.FunctionDef | ast.AsyncFunctionDef


class Breach(NamedTuple):
    where: str
    what: str


@dataclass(frozen=True)
class Source:
    module: str  # fhtagn.games.heroes.turn
    path: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @property
    def chapter(self) -> str:
        """The name of the file without its folder and ending."""
        return self.module.rsplit(".", 1)[-1]

    def at(self, node: ast.AST, what: str) -> Breach:
        return Breach(f"{self.path}:{getattr(node, 'lineno', 0)}", what)


@cache
def read(path: Path) -> Source:
    """Read and parsed once, for all who look at it."""
    name = path.relative_to(ROOT).with_suffix("")
    parts = name.parts[1:] if name.parts[0] == "src" else name.parts
    module = ".".join(parts).removesuffix(".__init__")
    return Source(module, path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))


def sources(*packages: str) -> list[Source]:
    """All of the house, or some packages of it: `sources("kernel", "games")`."""
    folders = [HOUSE / package for package in packages] or [HOUSE]
    found = [read(path) for folder in folders for path in sorted(folder.rglob("*.py"))]
    assert found, f"nothing in {packages}"
    return found


def planted(text: str, module: str = "fhtagn.games.fake.turn") -> Source:
    return Source(module, f"src/{module.replace('.', '/')}.py", dedent(text))


def defined(tree: ast.AST) -> Iterator[Defined]:
    for node in ast.walk(tree):
        if isinstance(node, Defined):
            yield node


def told(check: Callable[[Source], list[Breach]], *given: Source) -> str:
    """All breaches, a line each, for the message of a test; nothing if all is well."""
    return "\n".join(f"{one.where}: {one.what}" for source in given for one in check(source))
