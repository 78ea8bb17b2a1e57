"""The kernel needs the standard library only; nobody imports by star or catches everything."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator

import pytest

from tests.architecture.sources import Breach, Source, planted, sources, told

EVERYTHING = ("Exception", "BaseException")


def foreign(source: Source) -> list[Breach]:
    """Imports at run time of anything but the kernel itself and the standard library."""
    found = []
    for node in needed(source.tree):
        match node:
            case ast.Import(names=names):
                modules = [one.name for one in names]
            case ast.ImportFrom(module=module):
                modules = [module or "."]
            case _:
                modules = []
        found += [source.at(node, module) for module in modules if not is_allowed(module)]
    return found


def needed(tree: ast.AST) -> Iterator[ast.AST]:
    """All of it but what is only for the type checker."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            nodes: Iterable[ast.AST] = node.orelse
        else:
            nodes = (node,)
        for one in nodes:
            yield one
            yield from needed(one)


def is_allowed(module: str) -> bool:
    inside = module == "fhtagn.kernel" or module.startswith("fhtagn.kernel.")
    return inside or module.split(".", maxsplit=1)[0] in sys.stdlib_module_names


def stars(source: Source) -> list[Breach]:
    return [
        source.at(node, ast.unparse(node))
        for node in ast.walk(source.tree)
        if isinstance(node, ast.ImportFrom) and any(one.name == "*" for one in node.names)
    ]


def broad_handlers(source: Source) -> list[Breach]:
    """`except:` and `except Exception:` hide our own mistakes."""
    return [
        source.at(node, "catches everything")
        for node in ast.walk(source.tree)
        if isinstance(node, ast.ExceptHandler)
        and (node.type is None or any(_is_everything(one) for one in ast.walk(node.type)))
    ]


def _is_everything(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id in EVERYTHING


@pytest.mark.parametrize(
    "line",
    [
        "import rich",
        "from fhtagn.games import load",
        "from fhtagn import content",
        "import attr, re",
    ],
)
def test_a_foreign_import_is_found(line):
    source = planted(
        f"from __future__ import annotations\nimport json\n{line}\n", "fhtagn.kernel.x"
    )
    assert len(foreign(source)) == 1


def test_a_star_is_found():
    assert len(stars(planted("from math import *\nfrom math import pi\n"))) == 1


@pytest.mark.parametrize(
    "handler", ["except:", "except Exception:", "except (KeyError, BaseException) as error:"]
)
def test_a_broad_handler_is_found(handler):
    text = f"try:\n    pass\n{handler}\n    pass\ntry:\n    pass\nexcept KeyError:\n    pass\n"
    assert len(broad_handlers(planted(text))) == 1


def test_the_kernel_needs_the_standard_library_only():
    assert not told(foreign, *sources("kernel"))


def test_nobody_imports_by_star():
    assert not told(stars, *sources())


def test_kernel_and_games_never_catch_everything():
    assert not told(broad_handlers, *sources("kernel", "games"))
