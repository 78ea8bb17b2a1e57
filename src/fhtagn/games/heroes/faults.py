"""What is wrong with content: each entry by itself, each theme deck, and names nobody bears."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from fhtagn.content import Files
from fhtagn.content.checks import (
    Check,
    Place,
    are_texts,
    check_fields,
    check_languages,
    is_provenance,
    is_table,
    is_tables,
    is_text,
    is_whole,
)
from fhtagn.content.toml import Table, table_of, tables_of, text_of, texts_of, whole_of
from fhtagn.games.heroes.vocabulary import (
    DECK_SIZE,
    KINDS,
    all_steps,
    between,
    check_ability,
    one_of,
)
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.rules import cites

LANGUAGES: Final = ("en", "ru")
SIDES: Final = KINDS[:2]
FACTIONS_OF_A_SIDE: Final = 3
ID: Final = re.compile("[a-z][a-z0-9_]*")  # it stands in keys and deck lists


def is_id(value: object) -> bool:
    return isinstance(value, str) and ID.fullmatch(value) is not None


def are_provenances(value: object) -> bool:
    return is_table(value) and bool(value) and all(map(is_provenance, value.values()))


def is_pair(value: object) -> bool:
    return are_texts(value) and len(value) == 2 and value[0] != value[1]


CHARACTER: Final[dict[str, Check]] = {
    "id": is_id,
    "name": is_table,
    "kind": one_of(*KINDS),
    "suns": between(0),
    "skulls": between(0),
    "copies": between(0),
    "text": is_table,
    "provenance": are_provenances,
    "tags": are_texts,
    "on_play": is_tables,
    "end_game": is_tables,
    "sources": are_texts,
    "note": is_text,
}
FACTION: Final[dict[str, Check]] = {
    "id": is_id,
    "side": one_of(*SIDES),
    "name": is_table,
    "bonus": is_pair,
    "provenance": is_provenance,
    "sources": are_texts,
    "note": is_text,
}
OPTIONAL: Final = ("tags", "on_play", "end_game", "sources", "note")
DECK: Final[dict[str, Check]] = {
    "id": is_id,
    "name": is_table,
    "volume": is_whole,
    "symbol": is_text,
    "note": is_text,
    "cites": are_texts,
}


def faults_of(tables: Files) -> list[Complaint]:
    """All faults; whether things add up and names are borne is asked only of sound entries."""
    told = [fault for name, table in tables.items() for fault in check_entries(name, table)]
    told = told or [fault for name, table in tables.items() for fault in check_deck(name, table)]
    return [*told, *repeated(tables)] or list(check_references(tables))


def check_entries(name: str, table: Table) -> Iterator[Complaint]:
    file = f"{name}.toml"
    for entry in tables_of(table, "character", ()):
        yield from check_character(Place(file, str(entry.get("id"))), entry)
    for entry in tables_of(table, "faction", ()):
        place = Place(file, str(entry.get("id")))
        yield from check_fields(place, entry, FACTION, optional=OPTIONAL)
        yield from check_languages(place, entry, ("name",), LANGUAGES)
    place, deck = Place(file, "deck"), table_of(table, "deck")
    yield from check_fields(place, deck, DECK, optional=("symbol", "note", "cites"))
    yield from check_languages(place, deck, ("name",), LANGUAGES)
    if deck.get("id") != name:
        yield place.fault("field-wrong", "id", found=repr(deck.get("id"))[:60])


def check_character(place: Place, entry: Table) -> Iterator[Complaint]:
    wrong = list(check_fields(place, entry, CHARACTER, optional=OPTIONAL))
    yield from wrong
    yield from check_languages(place, entry, ("name", "text"), LANGUAGES)
    if not wrong:
        yield from check_symbols(place, entry)
    if is_tables(entry.get("on_play", [])) and is_tables(entry.get("end_game", [])):
        yield from check_ability(place, entry)


@cites("MH 2.2", "MH 2.3", "MH 2.4")
def check_symbols(place: Place, entry: Table) -> Iterator[Complaint]:
    """A Hero shows suns, a Monster skulls, a neutral card neither."""
    shown = {"hero": (True, False), "monster": (False, True), "neutral": (False, False)}
    kind = text_of(entry, "kind")
    if shown[kind] != (whole_of(entry, "suns") > 0, whole_of(entry, "skulls") > 0):
        yield place.fault("kind-symbols", "kind", found=kind)


@cites("MH 1.4", "MH 1.5", "MH 1.6")
def check_deck(name: str, table: Table) -> Iterator[Complaint]:
    """A theme deck has 30 characters and six faction cards, three for each side."""
    place = Place(f"{name}.toml", name)
    copies = sum(whole_of(entry, "copies") for entry in tables_of(table, "character", ()))
    if copies != DECK_SIZE:
        yield place.fault("deck-size", "copies", found=copies, needed=DECK_SIZE)
    for side in SIDES:
        count = sum(entry["side"] == side for entry in tables_of(table, "faction", ()))
        if count != FACTIONS_OF_A_SIDE:
            needed = FACTIONS_OF_A_SIDE
            yield place.fault("deck-factions", "side", side=side, found=count, needed=needed)


def entries_of(tables: Files) -> Iterator[tuple[str, Table]]:
    for name, table in tables.items():
        for word in ("character", "faction"):
            yield from ((f"{name}.toml", entry) for entry in tables_of(table, word, ()))


def repeated(tables: Files) -> Iterator[Complaint]:
    """Ids that two entries bear, be it in different files."""
    seen = set()
    for file, entry in entries_of(tables):
        name = str(entry.get("id"))
        if name in seen:
            yield Complaint("id-twice", file=file, entry=name)
        seen.add(name)


def check_references(tables: Files) -> Iterator[Complaint]:
    """Characters and traits that effects and faction cards name, but nobody bears."""
    entries = list(entries_of(tables))
    ids = {text_of(entry, "id") for _, entry in entries if "kind" in entry}
    tags = {tag for _, entry in entries for tag in texts_of(entry, "tags", ())}
    for file, entry in entries:
        place = Place(file, text_of(entry, "id"))
        for field, known, names in (("ids", ids, ids_in(entry)), ("tags", tags, tags_in(entry))):
            for name in names:
                if name not in known:
                    near = nearest(name, known)
                    yield place.fault("name-unknown", field, found=name, nearest=near)


def filters(entry: Table) -> Iterator[Table]:
    for step in all_steps(entry):
        yield from (table_of(step, word, {}) for word in ("filter", "own", "theirs"))


def ids_in(entry: Table) -> Iterable[str]:
    yield from texts_of(entry, "bonus", ())
    for wanted in (*filters(entry), *tables_of(entry, "end_game", ())):
        yield from (*texts_of(wanted, "ids", ()), *texts_of(wanted, "not_ids", ()))
    bonuses = [table_of(step, "bonus") for step in all_steps(entry) if "bonus" in step]
    yield from (text_of(bonus, "card") for bonus in bonuses)


def tags_in(entry: Table) -> Iterable[str]:
    for wanted in filters(entry):
        yield from (*texts_of(wanted, "tags", ()), *texts_of(wanted, "not_tags", ()))
