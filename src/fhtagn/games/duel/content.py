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
from fhtagn.content.toml import (
    Table,
    flag_of,
    lists_of,
    said_of,
    table_of,
    tables_of,
    text_of,
    texts_of,
    whole_of,
    wholes_of,
)
from fhtagn.games.duel.faults import faults_of
from fhtagn.games.duel.vocabulary import KINDS, RANKS, SORTS, TOWERS, sort_of
from fhtagn.kernel.rules import cites

OWN: Final = ("fhtagn", "1")  # the name and version of the content that comes with the game
LISTS: Final = tuple(word for words in SORTS.values() for word in words)
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
    unit: str  # the Great Old One it belongs to, otherwise nothing
    timing: str
    cost: int
    declining: str  # moment, switch or obligatory
    name: Said
    text: Said
    provenance: Said
    sources: tuple[str, ...]
    note: str


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
    begins: str  # always, never, or nothing if the faction does not settle it
    sets_up_last: bool
    provenance: str
    sources: tuple[str, ...]
    note: str


class Part(NamedTuple):
    """One of the places where a single area is printed."""

    id: str
    name: Said
    side: str


class Area(NamedTuple):
    id: str
    name: Said
    water: bool
    merged: str  # portal or wraparound, if it is printed in parts
    parts: tuple[Part, ...]
    xy: tuple[tuple[int, int], ...]
    provenance: str
    note: str


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
    bridge: tuple[tuple[str, str], ...]  # the borders that cross at a bridge
    note: str


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
    tokens = table_of(tables["components"], "components")
    common = tables_of(tables["components"], "unit")
    tracks = tables_of(tables["components"], "track")
    sheets = [table for file, table in tables.items() if sort_of(file) == "faction"]
    maps = [table for file, table in tables.items() if sort_of(file) == "map"]
    factions = [_faction(table, common) for table in sheets]
    heads = [table_of(table, sort_of(file)) for file, table in tables.items()]
    boards = [_board(table) for table in maps]
    return Content(
        name,
        version,
        digest,
        {one.id: one for one in factions},
        {one.id: one for one in boards},
        {unit.id: unit for one in factions for unit, _ in one.units},
        {ability.id: ability for one in factions for ability in one.abilities},
        {text_of(one, "id"): wholes_of(one, "prices") for one in tracks},
        wholes_of(tokens, "signs"),
        whole_of(tokens, "gates"),
        whole_of(tokens, "towers"),
        tuple(sorted({one for head in heads for one in texts_of(head, "cites", ())})),
    )


# -- factions --------------------------------------------------------------------------------------


def _faction(table: Table, common: tuple[Table, ...]) -> Faction:
    head, units = table_of(table, "faction"), [*common, *tables_of(table, "unit")]
    abilities = tuple(_ability(entry) for entry in tables_of(table, "ability"))
    of_kind = {kind: [one.id for one in abilities if one.kind == kind] for kind in KINDS}
    requirements = map(_requirement, tables_of(table, "requirement"))
    return Faction(
        text_of(head, "id"), said_of(head, "name"), text_of(head, "color"), text_of(head, "box"),
        tuple((_unit(entry), whole_of(entry, "count")) for entry in units),
        abilities, of_kind["unique"][0], tuple(of_kind["spellbook"]),
        tuple(sorted(requirements, key=lambda one: one.slot)),
        {text_of(entry, "id"): _awaken(entry) for entry in units if "awaken" in entry},
        whole_of(head, "power"), text_of(head, "begins", ""), flag_of(head, "sets_up_last"),
        text_of(head, "provenance"), *_told(head),
    )  # fmt: skip


def _awaken(entry: Table) -> Awaken:
    words = table_of(entry, "awaken")
    return Awaken(said_of(words, "name"), said_of(words, "text"))


def _unit(entry: Table) -> Unit:
    category, varies = text_of(entry, "category"), entry["combat"] == "varies"
    costs = wholes_of(entry, "costs")
    return Unit(
        text_of(entry, "id"), category, RANKS[category], costs[0],
        0 if varies else whole_of(entry, "combat"), varies, value(costs), costs,
        *_wording(entry), *_told(entry),
    )  # fmt: skip


@cites("CW 18.2.1", "CW 18.2.2")
def value(costs: tuple[int, ...]) -> int:
    """What a unit is worth when it is lost: the average of all its costs, rounded up."""
    return -(-sum(costs) // len(costs))


def _ability(entry: Table) -> Ability:
    return Ability(
        text_of(entry, "id"), text_of(entry, "kind"), text_of(entry, "unit", ""),
        text_of(entry, "timing"), whole_of(entry, "cost", 0), text_of(entry, "declining"),
        *_wording(entry), *_told(entry),
    )  # fmt: skip


def _requirement(entry: Table) -> Requirement:
    return Requirement(
        text_of(entry, "id"), whole_of(entry, "slot"), flag_of(entry, "action"),
        whole_of(entry, "cost", 0), whole_of(entry, "gives", 0), *_wording(entry), *_told(entry),
    )  # fmt: skip


def _wording(entry: Table) -> tuple[Said, Said, Said]:
    return said_of(entry, "name"), said_of(entry, "text"), said_of(entry, "provenance")


def _told(entry: Table) -> tuple[tuple[str, ...], str]:
    return texts_of(entry, "sources", ()), text_of(entry, "note", "")


# -- maps ------------------------------------------------------------------------------------------


def _board(table: Table) -> Board:
    head = table_of(table, "map")
    areas = tuple(map(_area, tables_of(table, "area")))
    index = {area.id: number for number, area in enumerate(areas)}
    borders = [entry for entry in tables_of(table, "edge") if not flag_of(entry, "removed")]
    edges = tuple(map(_edge, borders))
    glyphs = {one.id: one for one in map(_glyph, tables_of(table, "glyph"))}
    marked = {name: tuple(index[area] for area in glyph.areas) for name, glyph in glyphs.items()}
    towers = marked.pop(TOWERS, ())
    return Board(
        text_of(head, "id"), said_of(head, "name"), text_of(head, "box"), areas, index,
        neighbours(index, edges), tuple(area.water for area in areas), marked, towers, edges,
        tuple(glyphs.values()), {area.id: area.merged for area in areas if area.merged},
        tuple((a, b) for a, b in lists_of(str, head, "bridge", ())), text_of(head, "note", ""),
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


def _area(entry: Table) -> Area:
    parts = [
        Part(text_of(part, "id"), said_of(part, "name"), text_of(part, "side"))
        for part in tables_of(entry, "parts", ())
    ]
    return Area(
        text_of(entry, "id"), said_of(entry, "name"), flag_of(entry, "water"),
        text_of(entry, "merged", ""), tuple(parts),
        tuple((x, y) for x, y in lists_of(int, entry, "xy")),
        text_of(entry, "provenance"), text_of(entry, "note", ""),
    )  # fmt: skip


def _edge(entry: Table) -> Edge:
    a, b = texts_of(entry, "between")
    via, why = texts_of(entry, "via", ()), text_of(entry, "why", "")
    return Edge(a, b, via, text_of(entry, "provenance"), why)


def _glyph(entry: Table) -> Glyph:
    provenance, note = text_of(entry, "provenance"), text_of(entry, "note", "")
    return Glyph(text_of(entry, "id"), texts_of(entry, "areas"), provenance, note)
