"""How a game's log tells its events: `telling.toml` beside the rulebook.

`rules` has the statements that govern each kind of event, and where a value of it tells more
(`"phase:doom"`), those instead. `quiet` goes without saying: always, or when the two values it
names are the same. `headings` begin a new part of the log. `subjects` are what a reader may want
to see alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, NamedTuple

from fhtagn.content import Table, read_toml
from fhtagn.rulebook.book import Book

Lists = Mapping[str, tuple[str, ...]]


class Telling(NamedTuple):
    headings: tuple[str, ...]
    quiet: Lists
    subjects: Lists
    rules: Lists

    def is_heading(self, told: Sequence[Any]) -> bool:
        return told[0] in self.headings

    def is_news(self, told: Sequence[Any], names: Sequence[str]) -> bool:
        """Whether the log need say it; `names` are those of the event's values."""
        kind, *values = told
        if kind not in self.quiet:
            return True
        same = {values[names.index(name)] for name in self.quiet[kind]}
        return len(same) > 1


def telling(book: Book) -> Telling:
    entry = read_toml(files(book.package) / "telling.toml")
    return Telling(
        tuple(entry["headings"]),
        _lists(entry["quiet"]),
        _lists(entry["subjects"]),
        _lists(entry["rules"]),
    )


def _lists(entry: Table) -> Lists:
    return {name: tuple(words) for name, words in entry.items()}
