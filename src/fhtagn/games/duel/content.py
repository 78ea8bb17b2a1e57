"""The boxes as data: factions with their units, abilities and requirements; maps; tokens.

What a faction's abilities do is code in `factions/`; numbers, names, words and maps are here. A
content pack may change any entry, add a faction (`faction_<id>.toml`) or a map (`map_<id>.toml`).
Everything is checked on reading; the faults are told all at once.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from fhtagn.content import Faults, Files, Pack, digest_of, overlaid, read_folder, read_pack
from fhtagn.content.shapes import made, said
from fhtagn.games.duel.faults import faults_of
from fhtagn.games.duel.shapes import (
    LISTS,
    AreaEntry,
    EdgeEntry,
    FactionFile,
    MapFile,
    UnitEntry,
    shapes_of,
)
from fhtagn.games.duel.vocabulary import KINDS, RANKS, TOWERS, sort_of
from fhtagn.kernel.rules import cites

OWN: Final = ("fhtagn", "1")  # the name and version of the content that comes with the game
NEW: Final = ("faction_", "map_")  # how the files begin that a pack may add

Said = dict[str, str]  # by language


class Awaken(NamedTuple):
    """The steps by which a Great Old One is awakened, in words."""

    name: Said
    text: Said


class Unit(NamedTuple):
    id: str
    category: str  # cultist, monster, terror or goo
    rank: int
    cost: int  # the printed one, or the first of several
    combat: int
    varies: bool  # combat is computed by the faction's code
    value: int  # Doom for the opponent when it is lost
    costs: tuple[int, ...]
    name: Said
    text: Said
    provenance: Said
    sources: tuple[str, ...]
    note: str


class Ability(NamedTuple):
    id: str
    kind: str  # unique, goo or spellbook
    timing: str
    cost: int
    declining: str  # moment, switch or obligatory
    name: Said
    text: Said
    provenance: Said
    sources: tuple[str, ...]
    note: str
    unit: str = ""  # the Great Old One it belongs to


class Requirement(NamedTuple):
    id: str
    slot: int
    action: bool  # it can be met by an action of its own
    cost: int
    gives: int  # Power the opponent gains, or loses
    name: Said
    text: Said
    provenance: Said
    sources: tuple[str, ...]
    note: str


class Faction(NamedTuple):
    id: str
    name: Said
    color: str
    box: str
    units: tuple[tuple[Unit, int], ...]  # how many of which, in the order of the sheet
    abilities: tuple[Ability, ...]
    unique: str
    spellbooks: tuple[str, ...]
    requirements: tuple[Requirement, ...]
    awaken: dict[str, Awaken]
    power: int
    sets_up_last: bool
    provenance: str
    sources: tuple[str, ...]
    note: str
    begins: str = ""  # always, never, or nothing if the faction does not settle it


class Part(NamedTuple):
    """One of the places where a single area is printed."""

    id: str
    name: Said
    side: str


class Area(NamedTuple):
    id: str
    name: Said
    water: bool
    parts: tuple[Part, ...]
    xy: tuple[tuple[int, int], ...]
    provenance: str
    note: str
    merged: str = ""  # portal or wraparound, if it is printed in parts


class Edge(NamedTuple):
    """A border between two areas, and where it runs if an area has parts."""

    a: str
    b: str
    via: tuple[str, ...]
    provenance: str
    why: str


class Glyph(NamedTuple):
    id: str  # of the faction, or that of the dark towers
    areas: tuple[str, ...]
    provenance: str
    note: str


class Board(NamedTuple):
    id: str
    name: Said
    box: str
    areas: tuple[Area, ...]
    index: dict[str, int]  # type: ignore[assignment]  # an area's number; hides a method of tuples
    near: tuple[tuple[int, ...], ...]  # the neighbours of each area
    water: tuple[bool, ...]
    glyphs: dict[str, tuple[int, ...]]  # the start areas by faction
    towers: tuple[int, ...]  # areas with a tower glyph; none on a map without dark towers
    edges: tuple[Edge, ...]
    printed: tuple[Glyph, ...]  # the glyphs with their provenance
    merges: dict[str, str]
    note: str
    bridge: tuple[tuple[str, str], ...] = ()  # the borders that cross at a bridge


class Content(NamedTuple):
    name: str
    version: str
    digest: str
    factions: dict[str, Faction]
    boards: dict[str, Board]
    units: dict[str, Unit]
    abilities: dict[str, Ability]
    track: dict[str, tuple[int, ...]]  # the prices of the annihilation track
    signs: tuple[int, ...]  # the values of the Elder Signs
    gates: int
    towers: int
    cites: tuple[str, ...]  # the statements which the data themselves make true


# -- reading ---------------------------------------------------------------------------------------


def read(pack: Path | None = None) -> Content:
    """The game's own content, or with a pack laid over it; Faults if it is not sound."""
    own = read_folder(files("fhtagn.games.duel") / "data")
    if pack is None:
        return build(*OWN, digest_of(own), own)
    found = read_pack(pack, "duel")
    merged = overlaid(own | blanks(own, found), found, LISTS)
    return build(found.name, found.version, digest_of(merged), merged)


def blanks(own: Files, pack: Pack) -> Files:
    """Empty files under those that a pack adds, for new factions and maps."""
    new = [name for name in pack.files if name not in own and name.startswith(NEW)]
    return {name: {sort_of(name): {}} for name in new}


def build(name: str, version: str, digest: str, tables: Files) -> Content:
    if faults := faults_of(tables):
        raise Faults("pack-broken", faults, pack=name)
    box = shapes_of(tables)
    common, tokens = box.components, box.components.components
    factions = [_faction(sheet, common.unit) for sheet in box.factions.values()]
    boards = [_board(one) for one in box.maps.values()]
    return Content(
        name,
        version,
        digest,
        {one.id: one for one in factions},
        {one.id: one for one in boards},
        {unit.id: unit for one in factions for unit, _ in one.units},
        {ability.id: ability for one in factions for ability in one.abilities},
        {one.id: one.prices for one in common.track},
        tokens.signs,
        tokens.gates,
        tokens.towers,
        tuple(sorted({one for head in box.heads() for one in head.cites})),
    )


# -- factions --------------------------------------------------------------------------------------


def _faction(sheet: FactionFile, common: tuple[UnitEntry, ...]) -> Faction:
    units = [*common, *sheet.unit]
    abilities = tuple(made(Ability, said(entry)) for entry in sheet.ability)
    of_kind = {kind: [one.id for one in abilities if one.kind == kind] for kind in KINDS}
    requirements = [made(Requirement, said(entry)) for entry in sheet.requirement]
    return made(
        Faction, said(sheet.faction, "cites"),
        units=tuple((_unit(entry), entry.count) for entry in units),
        abilities=abilities, unique=of_kind["unique"][0], spellbooks=tuple(of_kind["spellbook"]),
        requirements=tuple(sorted(requirements, key=lambda one: one.slot)),
        awaken={one.id: Awaken(one.awaken.name, one.awaken.text) for one in units if one.awaken},
    )  # fmt: skip


def _unit(entry: UnitEntry) -> Unit:
    varies = entry.combat == "varies"
    return made(
        Unit, said(entry, "count", "awaken"), rank=RANKS[entry.category], cost=entry.costs[0],
        combat=0 if varies else entry.combat, varies=varies, value=value(entry.costs),
    )  # fmt: skip


@cites("CW 18.2.1", "CW 18.2.2")
def value(costs: tuple[int, ...]) -> int:
    """What a unit is worth when it is lost: the average of all its costs, rounded up."""
    return -(-sum(costs) // len(costs))


# -- maps ------------------------------------------------------------------------------------------


def _board(file: MapFile) -> Board:
    areas = tuple(map(_area, file.area))
    index = {area.id: number for number, area in enumerate(areas)}
    edges = tuple(map(_edge, file.borders()))
    glyphs = {one.id: made(Glyph, said(one)) for one in file.glyph}
    marked = {name: tuple(index[area] for area in glyph.areas) for name, glyph in glyphs.items()}
    towers = marked.pop(TOWERS, ())
    return made(
        Board, said(file.map, "cites"), areas=areas, index=index, near=neighbours(index, edges),
        water=tuple(area.water for area in areas), glyphs=marked, towers=towers, edges=edges,
        printed=tuple(glyphs.values()), merges={one.id: one.merged for one in areas if one.merged},
    )  # fmt: skip


@cites("CW 4.1.5", "CW 21.2.4", "CW 22.2.7")
def neighbours(index: dict[str, int], edges: tuple[Edge, ...]) -> tuple[tuple[int, ...], ...]:
    """The neighbours of each area, of all its parts together; to border is mutual."""
    near: list[list[int]] = [[] for _ in index]
    for edge in edges:
        a, b = index[edge.a], index[edge.b]
        near[a].append(b)
        near[b].append(a)
    return tuple(tuple(sorted(one)) for one in near)


def _area(entry: AreaEntry) -> Area:
    return made(Area, said(entry), parts=tuple(made(Part, said(one)) for one in entry.parts or ()))


def _edge(entry: EdgeEntry) -> Edge:
    a, b = entry.between
    return made(Edge, said(entry, "id", "between", "removed"), a=a, b=b)
