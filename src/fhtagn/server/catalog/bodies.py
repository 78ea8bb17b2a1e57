"""What is in the catalog, as JSON; what is meant to be read is there in every language."""

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


class EventShown(BaseModel):
    """How the log tells a kind of event, and which of its values are not for everybody.

    `rules` are the statements that govern it; `rules_of` has, by a value that tells more, those
    that hold instead. `quiet` goes without saying: always, or when the two values named are the
    same. A `heading` begins a new part of the log, `subjects` are what may be read alone.
    """

    secret: list[str]
    rules: list[str]
    rules_of: Mapping[str, list[str]]
    heading: bool
    quiet: bool | list[str]
    subjects: list[str]


class BookShown(GameShown):
    """All that a client has to know of a game beforehand.

    `events` tells of each kind of event, `words` has their words as Fluent messages, `sorts` what
    the values of events and options are, by name: a seat, a sort of printed things, or nothing of
    either. `printed` has the printed things by sort and code, `waits` the seconds that some asides
    must wait; `final` is never taken back.
    """

    events: Mapping[str, EventShown]
    words: Words
    sorts: Mapping[str, str]
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
