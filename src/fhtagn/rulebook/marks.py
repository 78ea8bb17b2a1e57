"""Which tests prove what: the marks `rule`, `example` and `card` in the sources of the tests.

Nothing is imported: marks on functions, on classes, on whole modules (`pytestmark`) and on single
parameters (`pytest.param(…, marks=…)`, in the decorator or in a list of the module) are read as
they are written. A mark whose arguments are neither written out nor named by a constant of the
module cannot be read, and is told.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from fhtagn.rulebook.book import Book

KINDS: Final = ("rule", "example", "card")
Defined = ast.FunctionDef | ast.AsyncFunctionDef
Values = dict[str, ast.expr]  # what the names of a module stand for


class Mark(NamedTuple):
    kind: str
    ids: tuple[str, ...]
    line: int


class MarkedTest(NamedTuple):
    """A test, or a parameter of one, with what it says it proves."""

    node: str  # as pytest names it, without parameters
    path: str
    line: int
    rules: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()

    @property
    def where(self) -> str:
        return f"{self.path}:{self.line}"


class Scan(NamedTuple):
    tests: tuple[MarkedTest, ...]
    unreadable: tuple[str, ...]  # file:line of marks whose arguments cannot be read


def scan(book: Book) -> Scan:
    """All marked tests of the house; none if there are no tests."""
    if book.tests is None:
        return Scan((), ())
    tests: list[MarkedTest] = []
    unreadable: list[str] = []
    for path in sorted(book.tests.rglob("test_*.py")):
        found = read(path.read_text("utf-8"), book.relative(path))
        tests += found.tests
        unreadable += found.unreadable
    return Scan(tuple(tests), tuple(unreadable))


def read(source: str, path: str) -> Scan:
    """The marked tests of one file."""
    tree = ast.parse(source)
    reader = Reader(path, dict(_values(tree)))
    general = [
        mark
        for node in tree.body
        if isinstance(node, ast.Assign) and _names(node.targets) == ["pytestmark"]
        for mark in reader.marks(node.value)
    ]
    tests = list(reader.tests(tree.body, "", general))
    return Scan(tuple(tests), tuple(reader.unreadable))


def _values(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in tree.body:
        if isinstance(node, ast.Assign):
            yield from ((name, node.value) for name in _names(node.targets))


def _names(targets: Iterable[ast.expr]) -> list[str]:
    return [target.id for target in targets if isinstance(target, ast.Name)]


class Reader:
    """Reads one file."""

    def __init__(self, path: str, values: Values) -> None:
        self.path, self.values = path, values
        self.unreadable: list[str] = []

    def tests(
        self, body: Iterable[ast.stmt], within: str, general: list[Mark]
    ) -> Iterator[MarkedTest]:
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                own = [mark for one in node.decorator_list for mark in self.marks(one)]
                yield from self.tests(node.body, f"{within}::{node.name}", general + own)
            elif isinstance(node, Defined) and node.name.startswith("test"):
                yield from self._marked(node, f"{self.path}{within}::{node.name}", general)

    def _marked(self, node: Defined, name: str, general: list[Mark]) -> Iterator[MarkedTest]:
        own = [mark for one in node.decorator_list for mark in self.marks(one)]
        if own or general:
            yield self._test(name, node.lineno, general + own)
        for param in self._params(node.decorator_list):
            marks = [mark for word in param.keywords for mark in self.marks(word.value)]
            if marks:
                yield self._test(name, param.lineno, marks)

    def _test(self, name: str, line: int, marks: list[Mark]) -> MarkedTest:
        of = {
            kind: tuple(
                dict.fromkeys(one for mark in marks if mark.kind == kind for one in mark.ids)
            )
            for kind in KINDS
        }
        return MarkedTest(name, self.path, line, of["rule"], of["example"], of["card"])

    def marks(self, node: ast.expr) -> Iterator[Mark]:
        """The marks of an expression: one call, or a list of such."""
        if isinstance(node, ast.List | ast.Tuple):
            for one in node.elts:
                yield from self.marks(one)
        elif isinstance(node, ast.Call) and (kind := _kind(node.func)):
            ids = [self._text(argument) for argument in node.args]
            if not ids or None in ids:
                self.unreadable.append(f"{self.path}:{node.lineno}")
            yield Mark(kind, tuple(one for one in ids if one), node.lineno)

    def _text(self, node: ast.expr) -> str | None:
        if isinstance(node, ast.Name):
            node = self.values.get(node.id, node)
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        return ast.literal_eval(node) if is_text else None

    def _params(self, decorators: Iterable[ast.expr]) -> list[ast.Call]:
        """The calls of `pytest.param` in the decorators, and in the lists that they name."""
        nodes = [node for one in decorators for node in ast.walk(one)]
        named = [
            self.values[one.id]
            for one in nodes
            if isinstance(one, ast.Name) and one.id in self.values
        ]
        nodes += [node for one in named for node in ast.walk(one)]
        calls = [node for node in nodes if isinstance(node, ast.Call)]
        return [one for one in calls if ast.unparse(one.func) in ("pytest.param", "param")]


def _kind(node: ast.expr) -> str:
    """`rule`, `example` or `card` if the expression is `pytest.mark.rule` and so on."""
    text = ast.unparse(node)
    return next((kind for kind in KINDS if text in (f"pytest.mark.{kind}", f"mark.{kind}")), "")
