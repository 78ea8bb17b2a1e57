"""What is on the shelf, as JSON; what is meant to be read is there in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from fhtagn.server.lobby.bodies import GameShown

Words = Mapping[str, str]  # by language

# -- the book --------------------------------------------------------------------------------------


class PrintedShown(BaseModel):
    """A card, a unit, an area. `facts` are the arguments of the message `printed-<sort>`."""

    name: Words
    text: Words
    facts: Mapping[str, Any]
    provenance: Mapping[str, str]


class TellingShown(BaseModel):
    """How the log tells the events: the statements that govern each kind, and what may be left out.

    `rules` has entries by kind, and by kind and value (`phase:doom`), which then hold instead.
    `quiet` goes without saying: always, or when the two values named are the same. `headings`
    begin a new part of the log, `subjects` are what may be read alone.
    """

    headings: list[str]
    quiet: Mapping[str, list[str]]
    subjects: Mapping[str, list[str]]
    rules: Mapping[str, list[str]]


class BookShown(GameShown):
    """All that a client has to know of a game beforehand.

    `events` has for each kind of event the names of its values, `printed` the printed things by
    sort and code, `waits` the seconds that some asides must wait; `final` is never taken back.
    """

    events: Mapping[str, list[str]]
    telling: TellingShown
    actions: list[str]
    final: list[str]
    waits: Mapping[str, int]
    printed: Mapping[str, Mapping[str, PrintedShown]]


# -- the rules -------------------------------------------------------------------------------------


class StatementShown(BaseModel):
    """`source` says where it is from; a `ruling` is our own answer where the books are silent.

    A `guest` is about something that is not in the box. `examples` are those that cite it.
    """

    id: str
    section: Words
    text: Words
    source: str
    ruling: bool
    guest: bool
    examples: list[str]


class ScenarioShown(BaseModel):
    """What is given, what is done and what must come of it."""

    title: str
    given: str
    steps: list[str]
    expect: list[str]


class ExampleShown(BaseModel):
    """`lesson` is the name of the one that steps through it, if there is one."""

    id: str
    text: Mapping[str, ScenarioShown]
    cites: list[str]
    lesson: str


class RulesShown(BaseModel):
    statements: list[StatementShown]
    examples: list[ExampleShown]


# -- the guide -------------------------------------------------------------------------------------


class PartShown(BaseModel):
    """`name` is that of a moment of the game; the first part is for all moments."""

    name: str
    title: Words
    markdown: Words


class GuideShown(BaseModel):
    parts: list[PartShown]
