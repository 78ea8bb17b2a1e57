"""What the files of content look like: which fields their entries have, and of what sort."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta

from fhtagn.content import Files
from fhtagn.content.shapes import Head, Id, Provenance, Provenances, Said, Shape, Text, shaped
from fhtagn.content.structs import prepared
from fhtagn.games.duel.vocabulary import Category, Declining, Kind, Timing, sort_of

Some = Annotated[int, Meta(ge=0)]
Number = Annotated[int, Meta(ge=1)]
Point = tuple[int, int]
Border = tuple[Id, Id]
Texts = tuple[Text, ...]
Ids = Annotated[tuple[Id, ...], Meta(min_length=1)]
Numbers = Annotated[tuple[Some, ...], Meta(min_length=1)]


# -- what both boxes share -------------------------------------------------------------------------


class Worded(Shape, frozen=True, kw_only=True):
    """What all things with words say."""

    id: Id
    name: Said
    text: Said
    provenance: Provenances
    sources: Texts = ()
    note: Text = ""


class AwakenEntry(Shape, frozen=True):
    name: Said
    text: Said


class UnitEntry(Worded, frozen=True):
    category: Category
    count: Number
    costs: Numbers
    combat: Literal["varies"] | Some
    awaken: AwakenEntry | None = None


class TrackEntry(Shape, frozen=True):
    id: Id
    prices: Numbers
    provenance: Provenance
    note: Text = ""


class Components(Shape, frozen=True):
    signs: Annotated[tuple[Number, ...], Meta(min_length=1)]
    gates: Annotated[int, Meta(ge=2)]
    towers: Some
    cites: Texts = ()


@prepared
class ComponentsFile(Shape, frozen=True):
    components: Components
    unit: tuple[UnitEntry, ...]
    track: tuple[TrackEntry, ...]


# -- factions --------------------------------------------------------------------------------------


class FactionEntry(Head, frozen=True):
    id: Id
    name: Said
    color: Text
    box: Text
    power: Number
    provenance: Provenance
    begins: Literal["always", "never"] | None = None
    sets_up_last: bool = False
    sources: Texts = ()


class AbilityEntry(Worded, frozen=True):
    kind: Kind
    timing: Timing
    declining: Declining
    unit: Id | None = None
    cost: Some = 0


class RequirementEntry(Worded, frozen=True):
    slot: int
    action: bool = False
    cost: Some = 0
    gives: int = 0


@prepared
class FactionFile(Shape, frozen=True):
    faction: FactionEntry
    unit: tuple[UnitEntry, ...]
    ability: tuple[AbilityEntry, ...]
    requirement: tuple[RequirementEntry, ...]


# -- maps ------------------------------------------------------------------------------------------


class MapEntry(Head, frozen=True):
    id: Id
    name: Said
    box: Text
    bridge: Annotated[tuple[Border, ...], Meta(min_length=1)] | None = None


class PartEntry(Shape, frozen=True):
    """One of the places where a single area is printed."""

    id: Id
    name: Said
    side: Text


class AreaEntry(Shape, frozen=True):
    id: Id
    name: Said
    water: bool
    xy: Annotated[tuple[Point, ...], Meta(min_length=1)]
    provenance: Provenance
    merged: Literal["portal", "wraparound"] | None = None
    parts: Annotated[tuple[PartEntry, ...], Meta(min_length=1)] | None = None
    note: Text = ""


class EdgeEntry(Shape, frozen=True):
    id: Text
    between: Border
    provenance: Provenance
    via: Texts = ()
    why: Text = ""
    removed: bool = False


class GlyphEntry(Shape, frozen=True):
    id: Id
    areas: Ids
    provenance: Provenance
    note: Text = ""


@prepared
class MapFile(Shape, frozen=True):
    map: MapEntry
    area: tuple[AreaEntry, ...]
    edge: tuple[EdgeEntry, ...]
    glyph: tuple[GlyphEntry, ...]

    def borders(self) -> list[EdgeEntry]:
        """The borders, but for those that a pack has removed."""
        return [one for one in self.edge if not one.removed]


# -- all of them -----------------------------------------------------------------------------------

LISTS: Final = (
    "unit", "track", "ability", "requirement", "area", "edge", "glyph",
)  # fmt: skip


SHAPES: Final[dict[str, type[Shape]]] = {
    "components": ComponentsFile,
    "faction": FactionFile,
    "map": MapFile,
}


class AllFiles(NamedTuple):
    components: ComponentsFile
    factions: Mapping[str, FactionFile]  # by the name of the file
    maps: Mapping[str, MapFile]

    def heads(self) -> list[Components | FactionEntry | MapEntry]:
        factions = [one.faction for one in self.factions.values()]
        return [self.components.components, *factions, *(one.map for one in self.maps.values())]


def shapes_of(tables: Files) -> AllFiles:
    """The files of sound content; a ValidationError if there are misfits."""
    return AllFiles(
        shaped(ComponentsFile, tables["components"]),
        {name: shaped(FactionFile, tables[name]) for name in tables if sort_of(name) == "faction"},
        {name: shaped(MapFile, tables[name]) for name in tables if sort_of(name) == "map"},
    )
