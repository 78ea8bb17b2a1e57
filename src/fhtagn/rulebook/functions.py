"""Where a statement is in the code: the functions that cite it, with file and line.

A game's own functions are found in the registry after the game is loaded. Those of other packages
(the terminal keeps the time of a rule, for one) are found by reading the sources: the rulebook
stands below them and does not import them.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import fhtagn
from fhtagn.kernel.rules import ENTRIES, Entry, name_of
from fhtagn.rulebook.book import Book

BELOW: Final = ("kernel", "games", "rulebook")  # packages that cite nothing, or are registered
Defined = ast.FunctionDef | ast.AsyncFunctionDef


class Function(NamedTuple):
    """A function that cites statements; its module must be imported to find it by its name."""

    name: str
    module: str
    kind: str
    cites: tuple[str, ...]
    path: str
    line: int

    @property
    def where(self) -> str:
        return f"{self.path}:{self.line}"


def functions(book: Book) -> list[Function]:
    """Every function that cites a statement of this book, the game's own first."""
    import_module(f"{book.package}.game")
    own = [
        _function(book, entry)
        for entry in ENTRIES.values()
        if entry.fn.__module__.startswith(f"{book.package}.")
    ]
    return [*sorted(own, key=lambda one: (one.path, one.line)), *elsewhere(book)]


def _function(book: Book, entry: Entry) -> Function:
    path, line = source_of(entry.fn)
    return Function(
        entry.name, entry.fn.__module__, entry.kind, entry.cites, book.relative(path), line
    )


def source_of(fn: Callable[..., object]) -> tuple[str, int]:
    """The file, and the line on which the function's citation begins."""
    path = inspect.getsourcefile(fn)
    assert path is not None, f"{name_of(fn)} has no source"
    return path, inspect.getsourcelines(fn)[1]


# -- other packages of the house -------------------------------------------------------------------


def elsewhere(book: Book) -> list[Function]:
    """The functions of the packages above the games that cite a statement of this book."""
    house = Path(fhtagn.__file__).resolve().parent
    if not house.is_relative_to(book.root):
        return []
    paths = [path for path in sorted(house.rglob("*.py")) if not _below(path, house)]
    return [one for path in paths for one in _citing(book, house, path)]


def _below(path: Path, house: Path) -> bool:
    return path.relative_to(house).parts[0] in BELOW


def _citing(book: Book, house: Path, path: Path) -> Iterator[Function]:
    module = ".".join(path.relative_to(house.parent).with_suffix("").parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, Defined):
            ids = tuple(one for one in cited(node) if book.is_id(one))
            if ids:
                name = f"{module.removeprefix('fhtagn.')}.{node.name}"
                line = min(one.lineno for one in node.decorator_list)
                yield Function(name, module, "cites", ids, book.relative(path), line)


def cited(node: Defined) -> list[str]:
    """The texts in the calls that decorate a function."""
    return [
        argument.value
        for call in node.decorator_list
        if isinstance(call, ast.Call)
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
