"""What there is about each statement: functions, data, tests, scenarios."""

from __future__ import annotations

from typing import NamedTuple

from fhtagn.rulebook.book import Book, Example, Statement
from fhtagn.rulebook.functions import Function, functions
from fhtagn.rulebook.marks import MarkedTest, scan


class Found(NamedTuple):
    """A statement and all that is known of it: where it is in the code, and what proves it."""

    statement: Statement
    functions: tuple[Function, ...]
    data: tuple[str, ...]  # files
    tests: tuple[MarkedTest, ...]
    examples: tuple[Example, ...]


class Index(NamedTuple):
    """What there is about each statement."""

    book: Book
    functions: tuple[Function, ...]
    tests: tuple[MarkedTest, ...]
    unreadable: tuple[str, ...]

    def citing(self, one: str) -> tuple[Function, ...]:
        return tuple(function for function in self.functions if one in function.cites)

    def proving(self, one: str) -> tuple[MarkedTest, ...]:
        """The tests that name the statement or card, then those of scenarios which cite it."""
        named = [test for test in self.tests if one in test.rules or one in test.cards]
        playing = (test for test in self.tests if test.examples)
        played = [test for test in playing if one in self.cited_by(test) and test not in named]
        return (*named, *played)

    def cited_by(self, test: MarkedTest) -> set[str]:
        """The statements and cards of the scenarios that the test plays."""
        examples = (self.book.examples[one] for one in test.examples if one in self.book.examples)
        return {one for example in examples for one in example.cites}

    def found(self, statement: Statement) -> Found:
        one = statement.id
        examples = tuple(e for e in self.book.examples.values() if one in e.cites)
        data = self.book.data.get(one, ())
        return Found(statement, self.citing(one), data, self.proving(one), examples)


def index(book: Book) -> Index:
    marked = scan(book)
    return Index(book, tuple(functions(book)), marked.tests, marked.unreadable)
