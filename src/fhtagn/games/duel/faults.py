"""What is wrong with content: each entry by itself, each faction, each map, names nobody bears."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import ValidationError

from fhtagn.content import Files
from fhtagn.content.shapes import Place, misfits, twice, unknown
from fhtagn.games.duel.shapes import (
    SHAPES,
    AbilityEntry,
    AllFiles,
    ComponentsFile,
    EdgeEntry,
    FactionFile,
    MapFile,
    UnitEntry,
    shapes_of,
)
from fhtagn.games.duel.vocabulary import sort_of
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.rules import cites

SPELLBOOKS: Final = 6  # of a faction, and slots for them on its sheet
ACOLYTES: Final = 6
TRACKS: Final = ("plain", "long")  # the annihilation tracks a table may choose


def faults_of(tables: Files) -> list[Complaint]:
    """All faults; whether things add up is asked only of sound entries."""
    try:
        box = shapes_of(tables)
    except ValidationError:
        told = [misfits(f"{name}.toml", SHAPES[sort_of(name)], tables[name]) for name in tables]
        return [fault for faults in told for fault in faults]
    return [*misnamed(box), *repeated(box)] or list(check_sense(box))


# -- names -----------------------------------------------------------------------------------------


def misnamed(box: AllFiles) -> Iterator[Complaint]:
    """The name of a file ends with the id of its faction or map."""
    heads = [("faction", name, one.faction.id) for name, one in box.factions.items()]
    heads += [("map", name, one.map.id) for name, one in box.maps.items()]
    for sort, name, found in heads:
        if name != f"{sort}_{found}":
            yield Place(f"{name}.toml", sort).wrong("id", found, name.removeprefix(f"{sort}_"))


def repeated(box: AllFiles) -> Iterator[Complaint]:
    """Ids that two entries of a sort bear; those of a map only have to differ on the map."""
    sheets, common = box.factions, box.components
    units = [("components", one.id) for one in common.unit]
    units += [(name, one.id) for name, sheet in sheets.items() for one in sheet.unit]
    yield from twice(units)
    yield from twice([("components", one.id) for one in common.track])
    yield from twice([(name, one.id) for name, sheet in sheets.items() for one in sheet.ability])
    yield from twice(
        [(name, one.id) for name, sheet in sheets.items() for one in sheet.requirement]
    )
    for name, board in box.maps.items():
        for listed in (board.area, board.edge, board.glyph):
            yield from twice([(name, one.id) for one in listed])


# -- each faction and each map ---------------------------------------------------------------------


def check_sense(box: AllFiles) -> Iterator[Complaint]:
    """Whether things add up, and every name is borne by something."""
    factions = [one.faction.id for one in box.factions.values()]
    yield from check_common(box.components)
    for name, sheet in box.factions.items():
        yield from check_faction(f"{name}.toml", sheet)
    for name, board in box.maps.items():
        yield from check_map(f"{name}.toml", board, factions)


def check_common(table: ComponentsFile) -> Iterator[Complaint]:
    """The only cultists are six Acolytes, which every faction has; both ritual tracks are there."""
    file = "components.toml"
    if [(entry.category, entry.count) for entry in table.unit] != [("cultist", ACOLYTES)]:
        yield Place(file, "unit").fault("acolytes", "count", needed=ACOLYTES)
    tracks = [entry.id for entry in table.track]
    missing = [one for one in TRACKS if one not in tracks]
    yield from (Place(file, "track").fault("field-missing", one) for one in missing)


@cites("CW 1.1.13")
def check_faction(file: str, sheet: FactionFile) -> Iterator[Complaint]:
    """One unique ability, six spellbooks and six slots; abilities belong to units of its own."""
    place = Place(file, sheet.faction.id)
    kinds = Counter(entry.kind for entry in sheet.ability)
    if kinds["unique"] != 1:
        yield place.fault("faction-unique", "kind", found=kinds["unique"])
    if (found := kinds["spellbook"]) != SPELLBOOKS:
        yield place.fault("faction-spellbooks", "kind", found=found, needed=SPELLBOOKS)
    slots = sorted(entry.slot for entry in sheet.requirement)
    if slots != list(range(1, SPELLBOOKS + 1)):
        taken = ", ".join(map(str, slots))
        yield place.fault("faction-slots", "slot", found=taken, needed=SPELLBOOKS)
    for unit in sheet.unit:
        yield from check_unit(Place(file, unit.id), unit)
    gods = [entry.id for entry in sheet.unit if entry.category == "goo"]
    for ability in sheet.ability:
        yield from check_bearer(Place(file, ability.id), ability, gods)


@cites("CW 5.1.2")
def check_unit(place: Place, entry: UnitEntry) -> Iterator[Complaint]:
    """No faction has cultists of its own, and the way to awaken a Great Old One is told."""
    if entry.category == "cultist":
        yield place.fault("acolytes", "category", needed=ACOLYTES)
    if entry.category == "goo" and entry.awaken is None:
        yield place.fault("field-missing", "awaken")


def check_bearer(place: Place, entry: AbilityEntry, gods: list[str]) -> Iterator[Complaint]:
    """The ability of a Great Old One belongs to one of the faction's own."""
    if entry.kind == "goo" and entry.unit is None:
        yield place.fault("field-missing", "unit")
    yield from unknown(place, "unit", [entry.unit] if entry.unit else [], gods)


def check_map(file: str, board: MapFile, factions: list[str]) -> Iterator[Complaint]:
    yield from check_glyphs(file, board, factions)
    yield from check_edges(file, board) or check_reach(file, board)


@cites("CW 1.1.14")
def check_glyphs(file: str, board: MapFile, factions: list[str]) -> Iterator[Complaint]:
    """Glyphs lie on areas, no two factions' on the same; every faction can play on the map."""
    areas = [entry.id for entry in board.area]
    taken: set[str] = set()
    for glyph in board.glyph:
        place = Place(file, glyph.id)
        yield from unknown(place, "areas", glyph.areas, areas)
        if glyph.id in factions:
            shared = [area for area in glyph.areas if area in taken]
            yield from (place.fault("glyph-shared", "areas", found=area) for area in shared)
            taken |= {*glyph.areas}
    marked = [glyph.id for glyph in board.glyph]
    missing = [faction for faction in factions if faction not in marked]
    place = Place(file, board.map.id)
    yield from (place.fault("glyph-missing", "glyph", found=one) for one in missing)


def check_edges(file: str, board: MapFile) -> list[Complaint]:
    """Borders join two areas of the map, each pair once; a bridge is made of borders."""
    areas = [entry.id for entry in board.area]
    parts = [part.id for entry in board.area for part in entry.parts or ()]
    told: list[Complaint] = []
    seen: set[frozenset[str]] = set()
    for edge in board.borders():
        place, ends = Place(file, edge.id), edge.between
        told += unknown(place, "between", ends, areas)
        told += unknown(place, "via", parts_on(edge), parts)
        if len({*ends}) == 1:
            told.append(place.fault("edge-to-itself", "between", found=ends[0]))
        if frozenset(ends) in seen:
            told.append(place.fault("edge-twice", "between", found=" – ".join(ends)))
        seen.add(frozenset(ends))
    for pair in board.map.bridge or ():
        if frozenset(pair) not in seen:
            place, found = Place(file, board.map.id), " – ".join(pair)
            told.append(place.fault("bridge-without-edge", "bridge", found=found))
    return told


def parts_on(edge: EdgeEntry) -> list[str]:
    """The parts of areas where a border runs."""
    return [part for way in edge.via for part in way.split("+")]


def check_reach(file: str, board: MapFile) -> list[Complaint]:
    """Every area can be reached from the first."""
    areas = [entry.id for entry in board.area]
    reached, grown = set(areas[:1]), True
    pairs = [set(edge.between) for edge in board.borders()]
    while grown:
        near = {one for pair in pairs if reached & pair for one in pair}
        reached, grown = reached | near, not near <= reached
    lost = [area for area in areas if area not in reached]
    return [Place(file, area).fault("area-unreachable", "edge") for area in lost]
