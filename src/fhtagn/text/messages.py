"""All messages: those in files, and those of the games' events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from inspect import cleandoc
from textwrap import indent
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from fhtagn.games import kinds_of
from fhtagn.kernel.events import Kind

LANGUAGES: Final = ("en", "ru")
COMMON: Final = "common"  # the group of messages that belong to no game


class NoWords(LookupError):
    """A missing message or argument: our own bug; players never see it as text."""


def message_id(prefix: str, name: str) -> str:
    """`option-pass-on` for the option `pass_on`."""
    return f"{prefix}-{name}".replace("_", "-")


def folder(group: str) -> Any:
    """The folder with the messages of a game, or with the common ones."""
    return files("fhtagn.text") if group == COMMON else files(f"fhtagn.games.{group}") / "text"


class Messages:
    """The messages of one language, ready for use."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self._wanted: dict[str, frozenset[str]] = {}
        for text in texts:
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            for one in resource.body:
                if isinstance(one, ast.Message | ast.Term):
                    self._entries[one.id.name] = one

    def wanted(self, name: str) -> frozenset[str]:
        """The arguments of a message and of the messages that it refers to."""
        if name not in self._wanted:
            found, entry = set(), self._entries.get(name)
            for part in walk(entry) if entry is not None else ():
                if isinstance(part, ast.VariableReference):
                    found.add(part.id.name)
                elif isinstance(part, ast.MessageReference | ast.TermReference):
                    found |= self.wanted(part.id.name)
            self._wanted[name] = frozenset(found)
        return self._wanted[name]


@cache
def messages(language: str, groups: tuple[str, ...]) -> Messages:
    return Messages(language, [body for _, body in texts(language, (COMMON, *groups))])


def texts(language: str, groups: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The messages of these groups, each with its group: from files, then from events."""
    for group in groups:
        yield group, (folder(group) / f"{language}.ftl").read_text("utf-8")
        if group != COMMON:
            yield group, told_words(kinds_of(group), language)


def told_words(kinds: Mapping[str, Kind], language: str) -> str:
    """The words of events as messages: `event-<kind>`, and `event-<kind>-unseen`."""
    return "".join(
        f"{message_id('event', name)}{end} =\n{indent(cleandoc(words), ' ' * 4)}\n"
        for name, kind in kinds.items()
        for end, words in (
            ("", getattr(kind, language)),
            ("-unseen", getattr(kind, f"{language}_unseen")),
        )
        if words
    )


def walk(node: Any) -> Iterator[Any]:
    """The node and all nodes below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)
