"""What is wrong with content: each entry by itself, each faction, each map, names nobody bears."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from fhtagn.content import Files
from fhtagn.content.checks import (
    Place,
    Table,
    check_fields,
    check_languages,
    is_table,
    is_tables,
)
from fhtagn.games.duel.vocabulary import LANGUAGES, SHAPES, SORTS, Shape, sort_of
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.rules import cites

SPELLBOOKS: Final = 6  # of a faction, and slots for them on its sheet
ACOLYTES: Final = 6
TRACKS: Final = ("plain", "long")  # the annihilation tracks a table may choose


# -- each entry by itself --------------------------------------------------------------------------


def faults_of(tables: Files) -> list[Complaint]:
    """All faults; whether things add up and names are borne is asked only of sound entries."""
    told = [fault for file, table in tables.items() for fault in check_entries(file, table)]
    told += repeated(tables)
    return told or [fault for name in tables for fault in check_sense(name, tables)]


def check_entries(name: str, table: Table) -> Iterator[Complaint]:
    file, sort = f"{name}.toml", sort_of(name)
    lists = dict.fromkeys(SORTS[sort], is_tables)
    yield from check_fields(Place(file, "file"), table, {sort: is_table, **lists})
    for word in (sort, *lists):
        for entry in entries(table, word):
            yield from check_entry(Place(file, str(entry.get("id", word))), entry, SHAPES[word])
    if sort != "components" and name != f"{sort}_{table[sort].get('id')}":
        found = repr(table[sort].get("id"))[:60]
        yield Place(file, sort).fault("field-wrong", "id", found=found)


def entries(table: Table, word: str) -> list[Table]:
    """The head, or the entries of a list."""
    found = table.get(word, [])
    return [found] if isinstance(found, dict) else found


def check_entry(place: Place, entry: Table, shape: Shape) -> Iterator[Complaint]:
    yield from check_fields(place, entry, {**shape.must, **shape.may}, optional=shape.may)
    yield from check_languages(place, entry, shape.said, LANGUAGES)


def repeated(tables: Files) -> Iterator[Complaint]:
    """Ids that two entries of a sort bear; those of a map only have to differ on the map."""
    seen = set()
    for name, table in tables.items():
        for word in SORTS[sort_of(name)]:
            for entry in entries(table, word):
                one = (name if sort_of(name) == "map" else "", word, str(entry.get("id")))
                if one in seen:
                    yield Complaint("id-twice", file=f"{name}.toml", entry=one[-1])
                seen.add(one)


# -- each faction and each map ---------------------------------------------------------------------


def check_sense(name: str, tables: Files) -> Iterable[Complaint]:
    """Whether things add up, and every name is borne by something."""
    checks = {"components": check_common, "faction": check_faction, "map": check_map}
    return checks[sort_of(name)](f"{name}.toml", tables[name], tables)


def check_common(file: str, table: Table, _: Files) -> Iterator[Complaint]:
    """The only cultists are six Acolytes, which every faction has; both ritual tracks are there."""
    if [(entry["category"], entry["count"]) for entry in table["unit"]] != [("cultist", ACOLYTES)]:
        yield Place(file, "unit").fault("acolytes", "count", needed=ACOLYTES)
    tracks = {entry["id"] for entry in table["track"]}
    yield from (
        Place(file, "track").fault("field-missing", one) for one in TRACKS if one not in tracks
    )


@cites("CW 1.1.13")
def check_faction(file: str, table: Table, _: Files) -> Iterator[Complaint]:
    """One unique ability, six spellbooks and six slots; abilities belong to units of its own."""
    place = Place(file, table["faction"]["id"])
    kinds = Counter(entry["kind"] for entry in table["ability"])
    if kinds["unique"] != 1:
        yield place.fault("faction-unique", "kind", found=kinds["unique"])
    if (found := kinds["spellbook"]) != SPELLBOOKS:
        yield place.fault("faction-spellbooks", "kind", found=found, needed=SPELLBOOKS)
    slots = sorted(entry["slot"] for entry in table["requirement"])
    if slots != list(range(1, SPELLBOOKS + 1)):
        taken = ", ".join(map(str, slots))
        yield place.fault("faction-slots", "slot", found=taken, needed=SPELLBOOKS)
    for entry in table["unit"]:
        yield from check_unit(Place(file, entry["id"]), entry)
    gods = [entry["id"] for entry in table["unit"] if entry["category"] == "goo"]
    for entry in table["ability"]:
        yield from check_bearer(Place(file, entry["id"]), entry, gods)


@cites("CW 5.1.2")
def check_unit(place: Place, entry: Table) -> Iterator[Complaint]:
    """No faction has cultists of its own, and the way to awaken a Great Old One is told."""
    if entry["category"] == "cultist":
        yield place.fault("acolytes", "category", needed=ACOLYTES)
    if entry["category"] == "goo" and "awaken" not in entry:
        yield place.fault("field-missing", "awaken")


def check_bearer(place: Place, entry: Table, gods: list[str]) -> Iterator[Complaint]:
    """The ability of a Great Old One belongs to one of the faction's own."""
    if entry["kind"] == "goo" and "unit" not in entry:
        yield place.fault("field-missing", "unit")
    yield from unknown(place, "unit", [entry["unit"]] if "unit" in entry else [], gods)


def check_map(file: str, table: Table, tables: Files) -> Iterator[Complaint]:
    areas = [entry["id"] for entry in table["area"]]
    factions = [one.removeprefix("faction_") for one in tables if sort_of(one) == "faction"]
    yield from check_glyphs(file, table, areas, factions)
    edges = [entry for entry in table["edge"] if not entry.get("removed")]
    yield from check_edges(file, table, edges) or check_reach(file, areas, edges)


@cites("CW 1.1.14")
def check_glyphs(
    file: str, table: Table, areas: list[str], factions: list[str]
) -> Iterator[Complaint]:
    """Glyphs lie on areas, no two factions' on the same; every faction can play on the map."""
    taken: set[str] = set()
    for entry in table["glyph"]:
        place = Place(file, entry["id"])
        yield from unknown(place, "areas", entry["areas"], areas)
        if entry["id"] in factions:
            shared = [area for area in entry["areas"] if area in taken]
            yield from (place.fault("glyph-shared", "areas", found=area) for area in shared)
            taken |= {*entry["areas"]}
    glyphs = {entry["id"] for entry in table["glyph"]}
    missing = [faction for faction in factions if faction not in glyphs]
    place = Place(file, table["map"]["id"])
    yield from (place.fault("glyph-missing", "glyph", found=one) for one in missing)


def check_edges(file: str, table: Table, edges: list[Table]) -> list[Complaint]:
    """Borders join two areas of the map, each pair once; a bridge is made of borders."""
    areas = [entry["id"] for entry in table["area"]]
    parts = [part["id"] for entry in table["area"] for part in entry.get("parts", ())]
    told: list[Complaint] = []
    seen: set[frozenset[str]] = set()
    for entry in edges:
        place, pair = Place(file, entry["id"]), frozenset(entry["between"])
        via = [part for way in entry.get("via", ()) for part in way.split("+")]
        told += unknown(place, "between", entry["between"], areas)
        told += unknown(place, "via", via, parts)
        if len(pair) == 1:
            told.append(place.fault("edge-to-itself", "between", found=entry["between"][0]))
        if pair in seen:
            told.append(place.fault("edge-twice", "between", found=" – ".join(entry["between"])))
        seen.add(pair)
    for pair in table["map"].get("bridge", ()):
        if frozenset(pair) not in seen:
            place, found = Place(file, table["map"]["id"]), " – ".join(pair)
            told.append(place.fault("bridge-without-edge", "bridge", found=found))
    return told


def check_reach(file: str, areas: list[str], edges: list[Table]) -> list[Complaint]:
    """Every area can be reached from the first."""
    reached, grown = set(areas[:1]), True
    while grown:
        near = {one for edge in edges if reached & {*edge["between"]} for one in edge["between"]}
        reached, grown = reached | near, not near <= reached
    lost = [area for area in areas if area not in reached]
    return [Place(file, area).fault("area-unreachable", "edge") for area in lost]


def unknown(
    place: Place, field: str, names: Iterable[str], known: Iterable[str]
) -> list[Complaint]:
    """The names that nothing bears."""
    strangers = [name for name in names if name not in known]
    return [
        place.fault("name-unknown", field, found=name, nearest=nearest(name, known))
        for name in strangers
    ]
