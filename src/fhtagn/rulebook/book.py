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
from typing import Any, Final, Literal, NamedTuple

import fhtagn
from fhtagn.content import Table, read_folder, read_toml
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
    things = [one for one in _entries(tables) if "id" in one]
    return Book(
        game,
        package,
        root.resolve(),
        tests,
        {one["id"]: _statement(one) for one in rules["rule"]},
        {one["id"]: _example(one) for one in examples.get("example", ())},
        tuple(one["id"] for one in things),
        tuple(one["id"] for one in things if "text" in one or "type" in one),
        _cited(tables, _shown(data, root)),
    )


def _shown(folder: Traversable, root: Path) -> str:
    return Path(str(folder)).resolve().relative_to(root.resolve()).as_posix()


def _statement(entry: Table) -> Statement:
    return Statement(
        entry["id"],
        {language: entry[language] for language in LANGUAGES},
        {language: entry[f"section_{language}"] for language in LANGUAGES},
        entry["source"],
        entry.get("proved_in", "rules"),
        entry.get("guest", False),
    )


def _example(entry: Table) -> Example:
    return Example(
        entry["id"],
        {language: _scenario(entry[language]) for language in LANGUAGES},
        tuple(entry["cites"]),
        entry.get("proved_in", "rules"),
    )


def _scenario(told: Table) -> Scenario:
    return Scenario(told["title"], told["given"], tuple(told["steps"]), tuple(told["expect"]))


def _entries(node: Any) -> Iterator[Table]:
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
            for one in entry.get("cites", ()):
                found[one] = (*found.get(one, ()), f"{folder}/{name}.toml")
    return found
