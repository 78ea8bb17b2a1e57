"""Reads a file of messages: its entries, their references, and its faults."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, ast

from fhtagn.text.messages import walk
from fhtagn.text.words import FORMS

PLURALS: Final = {"en": {"one"}, "ru": {"one", "few", "many"}}
CATEGORIES: Final = {"zero", "one", "two", "few", "many"}
COMPANIONS: Final = ("-is", "-number", "-count", *(f"-{form}" for form in FORMS))
FUNCTIONS: Final = {"NUMBER", "DATETIME"}


class Text(NamedTuple):
    """One file of messages."""

    group: str
    language: str
    body: str

    def __str__(self) -> str:
        return f"{self.group}/{self.language}.ftl"


@dataclass(frozen=True)
class MessageEntry:
    """A message or a term (with its hyphen), its references and its arguments."""

    id: str
    text: Text
    refers: frozenset[str]
    arguments: frozenset[str]


def read(text: Text, found: list[str]) -> Iterator[MessageEntry]:
    """The entries of a file; adds syntax errors and missing plurals to the faults."""
    for node in FluentParser().parse(text.body).body:
        if isinstance(node, ast.Junk):
            why = "; ".join(str(one.message) for one in node.annotations)
            line = str(node.content).splitlines()[0]
            found.append(f"{text}: cannot be read: {line!r}: {why}")
        elif isinstance(node, ast.Message | ast.Term):
            found += malformed(text, node)
            yield entry(text, node)


def entry(text: Text, node: Any) -> MessageEntry:
    is_term = isinstance(node, ast.Term)
    parts = list(walk(node))
    refers = {one.id.name for one in parts if isinstance(one, ast.MessageReference)}
    refers |= {f"-{one.id.name}" for one in parts if isinstance(one, ast.TermReference)}
    names = {one.id.name for one in parts if isinstance(one, ast.VariableReference)}
    own = frozenset() if is_term else frozenset(names)
    return MessageEntry(
        f"-{node.id.name}" if is_term else node.id.name, text, frozenset(refers), own
    )


def malformed(text: Text, node: Any) -> Iterator[str]:
    if node.value is None:
        yield f"{text}: {node.id.name}: has no words"
    for part in walk(node):
        if isinstance(part, ast.SelectExpression):
            keys = {str(getattr(one.key, "name", "")) for one in part.variants}
            if keys & CATEGORIES and not PLURALS[text.language] <= keys:
                lacking = ", ".join(sorted(PLURALS[text.language] - keys))
                yield f"{text}: {node.id.name}: lacks the plural forms {lacking}"
        if isinstance(part, ast.FunctionReference) and part.id.name not in FUNCTIONS:
            yield f"{text}: {node.id.name}: unknown function {part.id.name}"


# -- entries together ------------------------------------------------------------------------------


def reached(known: Mapping[str, MessageEntry], wanted: Iterable[str]) -> set[str]:
    """The entries wanted, and all that they refer to, directly or indirectly."""
    found: set[str] = set()
    waiting = list(wanted)
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found.add(name)
            waiting += known[name].refers
    return found


def arguments(
    known: Mapping[str, MessageEntry], name: str, sorts: Container[str] = ()
) -> frozenset[str]:
    """The arguments that a message needs, also for the messages inside it.

    For an argument with a sort the message may ask whether it was given.
    """
    return frozenset(
        base(one)
        for inner in reached(known, [name])
        for one in known[inner].arguments
        if not (one.endswith("-is") and base(one) in sorts)
    )


def base(argument: str) -> str:
    """`at` for `$at-is`: the selector comes with the argument itself."""
    for ending in COMPANIONS:
        argument = argument.removesuffix(ending)
    return argument
