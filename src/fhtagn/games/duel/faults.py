"""What is wrong with content: each entry by itself, each faction, each map, names nobody bears."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from fhtagn.content import Files
from fhtagn.content.checks import (
    Check,
    Place,
    check_fields,
    check_languages,
    is_table,
    is_tables,
)
from fhtagn.content.toml import (
    Table,
    flag_of,
    lists_of,
    table_of,
    tables_of,
    text_of,
    texts_of,
    whole_of,
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
    parts: dict[str, Check] = {sort: is_table, **dict.fromkeys(SORTS[sort], is_tables)}
    yield from check_fields(Place(file, "file"), table, parts)
    for word in parts:
        for entry in entries(table, word):
            yield from check_entry(Place(file, str(entry.get("id", word))), entry, SHAPES[word])
    found = table_of(table, sort).get("id")
    if sort != "components" and name != f"{sort}_{found}":
        yield Place(file, sort).fault("field-wrong", "id", found=repr(found)[:60])


def entries(table: Table, word: str) -> tuple[Table, ...]:
    """The head, or the entries of a list."""
    found = table.get(word)
    return (found,) if is_table(found) else tables_of(table, word, ())


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
    units = tables_of(table, "unit")
    if [(entry["category"], entry["count"]) for entry in units] != [("cultist", ACOLYTES)]:
        yield Place(file, "unit").fault("acolytes", "count", needed=ACOLYTES)
    tracks = {text_of(entry, "id") for entry in tables_of(table, "track")}
    yield from (
        Place(file, "track").fault("field-missing", one) for one in TRACKS if one not in tracks
    )


@cites("CW 1.1.13")
def check_faction(file: str, table: Table, _: Files) -> Iterator[Complaint]:
    """One unique ability, six spellbooks and six slots; abilities belong to units of its own."""
    place = Place(file, text_of(table_of(table, "faction"), "id"))
    units, abilities = tables_of(table, "unit"), tables_of(table, "ability")
    kinds = Counter(text_of(entry, "kind") for entry in abilities)
    if kinds["unique"] != 1:
        yield place.fault("faction-unique", "kind", found=kinds["unique"])
    if (found := kinds["spellbook"]) != SPELLBOOKS:
        yield place.fault("faction-spellbooks", "kind", found=found, needed=SPELLBOOKS)
    slots = sorted(whole_of(entry, "slot") for entry in tables_of(table, "requirement"))
    if slots != list(range(1, SPELLBOOKS + 1)):
        taken = ", ".join(map(str, slots))
        yield place.fault("faction-slots", "slot", found=taken, needed=SPELLBOOKS)
    for entry in units:
        yield from check_unit(Place(file, text_of(entry, "id")), entry)
    gods = [text_of(entry, "id") for entry in units if entry["category"] == "goo"]
    for entry in abilities:
        yield from check_bearer(Place(file, text_of(entry, "id")), entry, gods)


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
    yield from unknown(place, "unit", [text_of(entry, "unit")] if "unit" in entry else [], gods)


def check_map(file: str, table: Table, tables: Files) -> Iterator[Complaint]:
    areas = [text_of(entry, "id") for entry in tables_of(table, "area")]
    factions = [one.removeprefix("faction_") for one in tables if sort_of(one) == "faction"]
    yield from check_glyphs(file, table, areas, factions)
    edges = [entry for entry in tables_of(table, "edge") if not flag_of(entry, "removed")]
    yield from check_edges(file, table, edges) or check_reach(file, areas, edges)


@cites("CW 1.1.14")
def check_glyphs(
    file: str, table: Table, areas: list[str], factions: list[str]
) -> Iterator[Complaint]:
    """Glyphs lie on areas, no two factions' on the same; every faction can play on the map."""
    taken: set[str] = set()
    glyphs = {text_of(entry, "id"): texts_of(entry, "areas") for entry in tables_of(table, "glyph")}
    for name, marked in glyphs.items():
        place = Place(file, name)
        yield from unknown(place, "areas", marked, areas)
        if name in factions:
            shared = [area for area in marked if area in taken]
            yield from (place.fault("glyph-shared", "areas", found=area) for area in shared)
            taken |= {*marked}
    missing = [faction for faction in factions if faction not in glyphs]
    place = Place(file, text_of(table_of(table, "map"), "id"))
    yield from (place.fault("glyph-missing", "glyph", found=one) for one in missing)


def check_edges(file: str, table: Table, edges: list[Table]) -> list[Complaint]:
    """Borders join two areas of the map, each pair once; a bridge is made of borders."""
    head, listed = table_of(table, "map"), tables_of(table, "area")
    areas = [text_of(entry, "id") for entry in listed]
    parts = [text_of(part, "id") for entry in listed for part in tables_of(entry, "parts", ())]
    told: list[Complaint] = []
    seen: set[frozenset[str]] = set()
    for entry in edges:
        place, ends = Place(file, text_of(entry, "id")), texts_of(entry, "between")
        via = [part for way in texts_of(entry, "via", ()) for part in way.split("+")]
        told += unknown(place, "between", ends, areas)
        told += unknown(place, "via", via, parts)
        if len({*ends}) == 1:
            told.append(place.fault("edge-to-itself", "between", found=ends[0]))
        if frozenset(ends) in seen:
            told.append(place.fault("edge-twice", "between", found=" – ".join(ends)))
        seen.add(frozenset(ends))
    for pair in lists_of(str, head, "bridge", ()):
        if frozenset(pair) not in seen:
            place, found = Place(file, text_of(head, "id")), " – ".join(pair)
            told.append(place.fault("bridge-without-edge", "bridge", found=found))
    return told


def check_reach(file: str, areas: list[str], edges: list[Table]) -> list[Complaint]:
    """Every area can be reached from the first."""
    reached, grown = set(areas[:1]), True
    pairs = [set(texts_of(edge, "between")) for edge in edges]
    while grown:
        near = {one for pair in pairs if reached & pair for one in pair}
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
