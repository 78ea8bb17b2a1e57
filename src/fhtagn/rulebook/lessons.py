"""A game's lessons: lines that were played and written down, with comments move by move.

`lessons/first.toml` is the guided first game, the others are worked examples. A lesson has the
table's settings, a seed and the moves of all seats, so it can only show what the rules allow. What
is said of a move stands before it; a move without words is merely seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Final, NamedTuple

from fhtagn.content import read_toml
from fhtagn.content.toml import Table, said_of, table_of, tables_of, text_of, texts_of, whole_of
from fhtagn.kernel.game import Game, Settings, settings
from fhtagn.kernel.match import Match
from fhtagn.kernel.state import Seat
from fhtagn.rulebook.book import LANGUAGES, Book

FIRST: Final = "first"  # the guided first game
ENDING: Final = ".toml"


class Comment(NamedTuple):
    """What to look at or to do, in every language, and the statements it rests on."""

    text: dict[str, str]
    rules: tuple[str, ...]


class Step(NamedTuple):
    seat: Seat
    key: str
    comment: Comment | None = None


class Lesson(NamedTuple):
    name: str
    title: dict[str, str]
    about: dict[str, str]
    example: str  # the worked example it shows; "": none
    seat: Seat  # the learner's
    seats: int
    table: Table
    by_seat: tuple[Table, ...]
    seed: int
    before: tuple[Step, ...]  # what was played before the lesson begins
    steps: tuple[Step, ...]
    end: Comment

    def settings(self, game: Game) -> Settings:
        return settings(game, self.seats, self.table, self.by_seat)


def lessons(book: Book) -> dict[str, Lesson]:
    """The lessons by name; the first game is the first of them."""
    folder = files(book.package) / "lessons"
    names = [one.name.removesuffix(ENDING) for one in folder.iterdir() if one.name.endswith(ENDING)]
    names.sort(key=lambda name: (name != FIRST, name))
    return {name: _lesson(name, read_toml(folder / f"{name}{ENDING}")) for name in names}


def _lesson(name: str, entry: Table) -> Lesson:
    return Lesson(
        name,
        said_of(entry, "title"),
        said_of(entry, "about"),
        text_of(entry, "example", ""),
        whole_of(entry, "seat"),
        whole_of(entry, "seats"),
        table_of(entry, "table", {}),
        tables_of(entry, "by_seat", ()),
        whole_of(entry, "seed"),
        tuple(_step(move, None) for move in texts_of(entry, "before", ())),
        tuple(_step(text_of(one, "move"), _comment(one)) for one in tables_of(entry, "step")),
        _spoken(table_of(entry, "end")),
    )


def _step(move: str, comment: Comment | None) -> Step:
    """A move is written as its seat and its key."""
    seat, key = move.split(" ", 1)
    return Step(int(seat), key, comment)


def _comment(entry: Table) -> Comment | None:
    return _spoken(entry) if any(language in entry for language in LANGUAGES) else None


def _spoken(entry: Table) -> Comment:
    text: dict[str, str] = {language: text_of(entry, language) for language in LANGUAGES}
    return Comment(text, texts_of(entry, "rules", ()))


# -- playing ---------------------------------------------------------------------------------------


def played(game: Game, lesson: Lesson) -> Iterator[Match]:
    """The match where the lesson begins, and then after each of its steps."""
    match = Match(game, lesson.settings(game), lesson.seed)
    for step in lesson.before:
        match.play(step.seat, step.key)
    yield match
    for step in lesson.steps:
        match.play(step.seat, step.key)
        yield match
