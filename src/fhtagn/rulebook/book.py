"""A game's rulebook as data: numbered statements, worked examples, cards, and what data cite.

Everything lies in the game's package: `rules.toml`, `examples.toml`, `data/*.toml`. The tests lie
beside the sources, or nowhere if only the package is installed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Literal, NamedTuple

import fhtagn
from fhtagn.content import read_folder, read_toml
from fhtagn.content.toml import Table, Toml, flag_of, table_of, tables_of, text_of, texts_of
from fhtagn.games import GAMES
from fhtagn.kernel.complaint import Complaint, nearest

Language = Literal["en", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "ru")
BUILT: Final = ("rules", "terminal", "server")  # the places of proof that exist so far
REMARK: Final = "text"  # a statement that needs neither code nor test


class Statement(NamedTuple):
    """A rule in one sentence or two, in both languages, and where it is proved."""

    id: str
    text: dict[str, str]
    section: dict[str, str]
    source: str
    proved_in: str = "rules"
    guest: bool = False  # about something we do not have

    @property
    def due(self) -> bool:
        """Whether code and a test are wanted now."""
        return self.proved_in in BUILT and not self.guest

    @property
    def waiting(self) -> bool:
        """Whether it will be proved in a place that is not built yet."""
        return not self.due and self.proved_in != REMARK


class Scenario(NamedTuple):
    """What is given, what is done, what must come of it."""

    title: str
    given: str
    steps: tuple[str, ...]
    expect: tuple[str, ...]


class Example(NamedTuple):
    """A worked scenario, in both languages, and where it is proved."""

    id: str
    text: dict[str, Scenario]
    cites: tuple[str, ...]  # statements and cards
    proved_in: str = "rules"

    @property
    def due(self) -> bool:
        return self.proved_in in BUILT


@dataclass(frozen=True)
class Book:
    game: str
    package: str
    root: Path  # what all paths are told relative to
    tests: Path | None  # None: the package is installed without its tests
    statements: dict[str, Statement]
    examples: dict[str, Example]
    things: tuple[str, ...]  # the ids of all entries of the data
    cards: tuple[str, ...]  # those with a wording, here or beside their code: they have a type
    data: dict[str, tuple[str, ...]]  # the files that make a statement true, by its id

    @property
    def prefix(self) -> str:
        """The letters all ids of the game begin with."""
        return next(iter(self.statements)).split(" ")[0]

    def is_id(self, word: str) -> bool:
        """Whether it looks like an id of this book, be it known or not."""
        return word.startswith(f"{self.prefix} ")

    def relative(self, path: str | Path) -> str:
        return Path(path).resolve().relative_to(self.root).as_posix()


def book(game: str) -> Book:
    """The rulebook of a game of the house."""
    if game not in GAMES:
        raise Complaint("no-such-game", game=game, nearest=nearest(game, GAMES))
    return _own(game, Path(fhtagn.__file__).resolve().parent)


@cache
def _own(game: str, package: Path) -> Book:
    """Read once: nobody changes a book."""
    house = package.parent.parent
    if (house / "pyproject.toml").is_file() and (house / "tests").is_dir():
        return open_book(game, f"fhtagn.games.{game}", house, house / "tests")
    return open_book(game, f"fhtagn.games.{game}", package.parent, None)


def open_book(game: str, package: str, root: Path, tests: Path | None) -> Book:
    """The rulebook that lies in a package."""
    folder = files(package)
    rules, examples = read_toml(folder / "rules.toml"), read_toml(folder / "examples.toml")
    data = folder / "data"
    tables = read_folder(data) if data.is_dir() else {}
    things = [one for table in tables.values() for one in _entries(table) if "id" in one]
    return Book(
        game,
        package,
        root.resolve(),
        tests,
        {one.id: one for one in map(_statement, tables_of(rules, "rule"))},
        {one.id: one for one in map(_example, tables_of(examples, "example", ()))},
        tuple(text_of(one, "id") for one in things),
        tuple(text_of(one, "id") for one in things if "text" in one or "type" in one),
        _cited(tables, _shown(data, root)),
    )


def _shown(folder: Traversable, root: Path) -> str:
    return Path(str(folder)).resolve().relative_to(root.resolve()).as_posix()


def _statement(entry: Table) -> Statement:
    return Statement(
        text_of(entry, "id"),
        {language: text_of(entry, language) for language in LANGUAGES},
        {language: text_of(entry, f"section_{language}") for language in LANGUAGES},
        text_of(entry, "source"),
        text_of(entry, "proved_in", "rules"),
        flag_of(entry, "guest"),
    )


def _example(entry: Table) -> Example:
    return Example(
        text_of(entry, "id"),
        {language: _scenario(table_of(entry, language)) for language in LANGUAGES},
        texts_of(entry, "cites"),
        text_of(entry, "proved_in", "rules"),
    )


def _scenario(told: Table) -> Scenario:
    return Scenario(
        text_of(told, "title"),
        text_of(told, "given"),
        texts_of(told, "steps"),
        texts_of(told, "expect"),
    )


def _entries(node: Toml) -> Iterator[Table]:
    """Every table in the data, at any depth."""
    if isinstance(node, dict):
        yield node
        node = list(node.values())
    if isinstance(node, list):
        for one in node:
            yield from _entries(one)


def _cited(tables: dict[str, Table], folder: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for name, table in tables.items():
        for entry in _entries(table):
            for one in texts_of(entry, "cites", ()):
                found[one] = (*found.get(one, ()), f"{folder}/{name}.toml")
    return found
