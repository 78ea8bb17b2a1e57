"""Whether every statement is in the code or the data, and proved by a test that says so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from fhtagn.rulebook.book import Book
from fhtagn.rulebook.index import Index
from fhtagn.rulebook.index import index as index_of
from fhtagn.rulebook.marks import MarkedTest

MOST: Final = 4  # statements that one test may name: who proves more proves nothing in particular


class Fault(NamedTuple):
    """What is missing or wrong: its kind, the id in question, and where."""

    kind: str
    what: str
    where: str = ""

    def __str__(self) -> str:
        return f"{self.what}: {KINDS[self.kind]}" + (f" ({self.where})" if self.where else "")


KINDS: Final = {
    "tests-missing": "the package is installed without its tests, so nothing can be said of them",
    "no-code": "no function or data cites it",
    "no-test": "no test names it, and none plays a scenario that cites it",
    "unknown-id": "is cited, but is no statement of the rulebook",
    "unknown-example": "is named by a test, but is no example",
    "unknown-card": "is named by a test, but is no card",
    "too-many-ids": f"names more than {MOST} statements",
    "unreadable-mark": "the arguments of the mark are not written out",
    "example-no-test": "no test plays it",
    "card-no-test": "no test is about it, and none plays a scenario that names it",
}


class CoverageLine(NamedTuple):
    """One statement in the report."""

    id: str
    proved_in: str
    functions: tuple[str, ...]
    data: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def covered(self) -> bool:
        return bool((self.functions or self.data) and self.tests)


class CoverageReport(NamedTuple):
    game: str
    lines: tuple[CoverageLine, ...]
    waiting: tuple[str, ...]  # statements and examples of places that are not built yet
    faults: tuple[Fault, ...]

    @property
    def ok(self) -> bool:
        return not self.faults

    @property
    def exit_code(self) -> int:
        return 0 if self.ok else 1

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "ok": self.ok,
            "statements": [line._asdict() | {"covered": line.covered} for line in self.lines],
            "waiting": list(self.waiting),
            "faults": [fault._asdict() | {"text": str(fault)} for fault in self.faults],
        }


def coverage(book: Book) -> CoverageReport:
    index = index_of(book)
    found = [index.found(one) for one in book.statements.values()]
    lines = tuple(
        CoverageLine(
            one.statement.id,
            one.statement.proved_in,
            tuple(function.where for function in one.functions),
            one.data,
            tuple(test.where for test in one.tests),
        )
        for one in found
    )
    waiting = [one.id for one in book.statements.values() if one.waiting]
    waiting += [one.id for one in book.examples.values() if not one.due]
    faults = (*_uncovered(index, lines), *_strangers(index), *_of_tests(index))
    return CoverageReport(book.game, lines, tuple(waiting), faults)


def _uncovered(index: Index, lines: Iterable[CoverageLine]) -> Iterator[Fault]:
    due = [line for line in lines if index.book.statements[line.id].due]
    for line in due:
        if not line.functions and not line.data:
            yield Fault("no-code", line.id)
    if index.book.tests is None:
        yield Fault("tests-missing", index.book.game)
        return
    for line in due:
        if not line.tests:
            yield Fault("no-test", line.id)


def _strangers(index: Index) -> Iterator[Fault]:
    """Citations of what is not in the list."""
    known = index.book.statements
    for function in index.functions:
        for one in function.cites:
            if one not in known and one not in index.book.cards:
                yield Fault("unknown-id", one, function.where)
    for one, files in index.book.data.items():
        if one not in known:
            yield Fault("unknown-id", one, files[0])
    for example in index.book.examples.values():
        for one in example.cites:
            if index.book.is_id(one) and one not in known:
                yield Fault("unknown-id", one, example.id)


def _of_tests(index: Index) -> Iterator[Fault]:
    book = index.book
    if book.tests is None:
        return
    for test in index.tests:
        yield from _of_test(index, test)
    for where in index.unreadable:
        yield Fault("unreadable-mark", where)
    played = {one for test in index.tests for one in test.examples}
    for example in book.examples.values():
        if example.due and example.id not in played:
            yield Fault("example-no-test", example.id)
    named = {one for test in index.tests for one in (*test.cards, *index.cited_by(test))}
    for card in book.cards:
        if card not in named:
            yield Fault("card-no-test", card)


def _of_test(index: Index, test: MarkedTest) -> Iterator[Fault]:
    """What is wrong with the marks of one test; ids of other games are no business of ours."""
    book = index.book
    ours = is_ours(index, test)
    if len(test.rules) > MOST and (ours or any(map(book.is_id, test.rules))):
        yield Fault("too-many-ids", test.node, test.where)
    for one in test.rules:
        if one not in book.statements and (ours or book.is_id(one)):
            yield Fault("unknown-id", one, test.where)
    for one in test.examples:
        if one not in book.examples and (ours or book.is_id(one)):
            yield Fault("unknown-example", one, test.where)
    for one in test.cards:
        if ours and one not in book.things:
            yield Fault("unknown-card", one, test.where)


def is_ours(index: Index, test: MarkedTest) -> bool:
    """Whether the test lies among the tests of this game."""
    assert index.book.tests is not None
    return test.path.startswith(f"{index.book.relative(index.book.tests)}/games/{index.book.game}/")
