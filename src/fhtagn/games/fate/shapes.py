"""What the files of content look like: which fields their entries have, and of what sort."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta

from fhtagn.content.shapes import Head, Id, Provenances, Said, Shape, Text
from fhtagn.content.structs import prepared
from fhtagn.games.fate.vocabulary import (
    AnyStep,
    Face,
    Location,
    Number,
    Requirement,
    Some,
    Steps,
    Symbol,
    Time,
    Trigger,
)

PLAYERS: Final = 4
THINGS: Final = ("god", "spell", "artifact", "curse", "monster", "storm")  # they have effects
LISTS: Final = ("location", "face", *THINGS)  # the arrays of entries
MOST_PIECES: Final = 99
Box = Literal["base", "expansion"]
Cost = Annotated[tuple[Symbol | Literal["wild"], ...], Meta(min_length=1)]
Seats = Annotated[int, Meta(ge=1, le=PLAYERS)]


# -- the board -------------------------------------------------------------------------------------


class Components(Head, frozen=True):
    die: Annotated[tuple[Face, ...], Meta(min_length=6, max_length=6)]


class Counts(Shape, frozen=True):
    cultists: Annotated[int, Meta(ge=20, le=MOST_PIECES)]
    investigators: Annotated[int, Meta(ge=12, le=MOST_PIECES)]
    signs: Annotated[int, Meta(ge=40, le=MOST_PIECES)]
    gates: Annotated[int, Meta(ge=1, le=MOST_PIECES)]
    monster_tokens: Annotated[int, Meta(ge=0, le=MOST_PIECES)]
    dice: Annotated[int, Meta(ge=1, le=MOST_PIECES)]


class LocationEntry(Shape, frozen=True):
    id: Location
    symbol: Said
    name: Said
    base: Said
    control: Said
    provenance: Provenances
    base_alone: Said | None = None
    control_alone: Said | None = None
    note: Text = ""


class FaceEntry(Shape, frozen=True):
    id: Face
    name: Said
    provenance: Provenances
    note: Text = ""


# -- things with an effect -------------------------------------------------------------------------


class ThingEntry(Shape, frozen=True, kw_only=True):
    """What all things with an effect say."""

    id: Id
    name: Said
    text: Said
    effect: Steps
    provenance: Provenances
    note: Text = ""


class GodEntry(ThingEntry, frozen=True):
    box: Box
    players: Annotated[tuple[Seats, ...], Meta(min_length=1)]
    gift: Said
    needs_monsters: bool = False
    removes: tuple[Text, ...] = ()


class SpellEntry(ThingEntry, frozen=True):
    box: Box
    symbol: Symbol
    cost: Cost
    copies: Some
    time: Time
    family: Id | None = None
    requires: Requirement | None = None
    alone: bool = True


class ArtifactEntry(ThingEntry, frozen=True):
    use: Literal["tilt", "destroy"]
    time: Time
    requires: Requirement | None = None
    alone: bool = True


class CurseEntry(ThingEntry, frozen=True):
    when: Trigger
    n: Number | None = None
    at: Location | None = None
    ahead: Number | None = None
    alone: Number | None = None
    delays: bool = False


class MonsterEntry(ThingEntry, frozen=True):
    slots: Number
    figures: Some
    time: Time
    limit: Literal["turn", "roll"] | None = None


class StormEntry(ThingEntry, frozen=True, kw_only=True):
    effect: tuple[AnyStep, ...]
    copies: Some


Entry = GodEntry | SpellEntry | ArtifactEntry | CurseEntry | MonsterEntry | StormEntry


# -- the files -------------------------------------------------------------------------------------


class ComponentsFile(Shape, frozen=True):
    components: Components
    counts: Counts
    location: tuple[LocationEntry, ...]
    face: tuple[FaceEntry, ...]


class GodsFile(Shape, frozen=True):
    gods: Head
    god: tuple[GodEntry, ...]


class SpellsFile(Shape, frozen=True):
    spells: Head
    spell: tuple[SpellEntry, ...]


class ArtifactsFile(Shape, frozen=True):
    artifacts: Head
    artifact: tuple[ArtifactEntry, ...]


class CursesFile(Shape, frozen=True):
    curses: Head
    curse: tuple[CurseEntry, ...]


class MonstersFile(Shape, frozen=True):
    monsters: Head
    monster: tuple[MonsterEntry, ...]


class StormsFile(Shape, frozen=True):
    storms: Head
    storm: tuple[StormEntry, ...]


@prepared
class AllFiles(Shape, frozen=True):
    """All files of the game, by their names."""

    components: ComponentsFile
    gods: GodsFile
    spells: SpellsFile
    artifacts: ArtifactsFile
    curses: CursesFile
    monsters: MonstersFile
    storms: StormsFile

    def heads(self) -> tuple[Head, ...]:
        return (
            self.components.components, self.gods.gods, self.spells.spells,
            self.artifacts.artifacts, self.curses.curses, self.monsters.monsters,
            self.storms.storms,
        )  # fmt: skip

    def things(self) -> Things:
        """The entries with an effect, by the sort of thing."""
        return {
            "god": self.gods.god,
            "spell": self.spells.spell,
            "artifact": self.artifacts.artifact,
            "curse": self.curses.curse,
            "monster": self.monsters.monster,
            "storm": self.storms.storm,
        }


Things = Mapping[str, tuple[Entry, ...]]
