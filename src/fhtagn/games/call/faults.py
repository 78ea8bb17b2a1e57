"""What is wrong with content: each entry, names nobody bears, packs that do not add up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from fhtagn.content import Files
from fhtagn.content.checks import (
    Check,
    Place,
    are_texts,
    check_fields,
    check_languages,
    is_flag,
    is_provenance,
    is_table,
    is_tables,
    is_text,
)
from fhtagn.content.toml import Table, tables_of, text_of, texts_of
from fhtagn.games.call.vocabulary import (
    FACTIONS,
    ID,
    LANGUAGES,
    NEUTRAL,
    NEUTRAL_PACKS,
    PACKS,
    SHOWN,
    STORY,
    STRUGGLES,
    TYPES,
    WORD,
    between,
    is_number_or_x,
    one_of,
    spelt,
)
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.rules import cites

# The files of cards, and the faction printed on them.
FILES: Final = {f"cards_{name}": name for name in (*FACTIONS, NEUTRAL)} | {"cards_stories": STORY}
LISTS: Final = ("card", "faction", "subtype")  # the arrays of entries in a file
PACK_SIZES: Final = {
    **dict.fromkeys(FACTIONS, 20), **dict.fromkeys(NEUTRAL_PACKS, 7), STORY: 10,
}  # fmt: skip


def are_provenances(value: object) -> bool:
    return is_table(value) and bool(value) and all(map(is_provenance, value.values()))


# -- the shapes of entries -------------------------------------------------------------------------


class Shape(NamedTuple):
    """What an entry must say and what it may."""

    must: Mapping[str, Check]
    may: Mapping[str, Check]


HEAD: Final = Shape({}, {"cites": are_texts, "note": is_text})
WORDS: Final = Shape({"id": spelt(WORD), "name": is_table}, {"note": is_text})
MUST: Final[dict[str, Check]] = {
    "id": spelt(ID), "type": one_of(*TYPES), "name": is_table, "provenance": are_provenances,
}  # fmt: skip
MAY: Final[dict[str, Check]] = {
    "pack": one_of(*PACKS), "descriptor": is_table, "copies": between(1), "note": is_text,
}  # fmt: skip
PLAYED: Final[dict[str, Check]] = {
    **MAY, "unique": is_flag, "subtypes": are_texts, "loyal": is_flag, "transient": is_flag,
    "steadfast": between(1),
}  # fmt: skip
CARDS: Final = {
    "character": Shape(
        {**MUST, "cost": is_number_or_x, "skill": is_number_or_x},
        {**PLAYED, "icons": spelt(SHOWN), "struggles": spelt(STRUGGLES), "fast": is_flag,
         "willpower": is_flag, "heroic": is_flag, "villainous": is_flag,
         "invulnerability": is_flag, "toughness": between(1)},
    ),
    "support": Shape(
        {**MUST, "cost": is_number_or_x}, {**PLAYED, "struggles": spelt(STRUGGLES)}
    ),
    "event": Shape({**MUST, "cost": is_number_or_x}, PLAYED),
    "conspiracy": Shape({**MUST, "cost": is_number_or_x, "struggles": spelt(STRUGGLES)}, PLAYED),
    "story": Shape({**MUST, "struggles": spelt(STRUGGLES)}, MAY),
}  # fmt: skip


# -- each entry by itself --------------------------------------------------------------------------


def faults_of(tables: Files) -> list[Complaint]:
    """All faults; whether things add up and names are borne is asked only of sound entries."""
    told = [*check_components(tables["components"])]
    told += [fault for file in FILES for fault in check_cards(file, tables[file])]
    told += repeated(tables)
    return told or [*check_references(tables), *check_packs(tables)]


def check_components(table: Table) -> Iterator[Complaint]:
    yield from check_parts("components.toml", table, "components", ("faction", "subtype"))
    for word in ("faction", "subtype"):
        for entry in entries(table, word):
            yield from check_entry(place_of("components", entry), entry, WORDS)


def check_cards(file: str, table: Table) -> Iterator[Complaint]:
    yield from check_parts(f"{file}.toml", table, "cards", ("card",))
    for entry in entries(table, "card"):
        yield from check_card(place_of(file, entry), entry, FILES[file])


def check_parts(file: str, table: Table, head: str, lists: tuple[str, ...]) -> Iterator[Complaint]:
    """The head of a file and its lists are there, and nothing else."""
    parts: dict[str, Check] = {head: is_table, **dict.fromkeys(lists, is_tables)}
    yield from check_fields(Place(file, "file"), table, parts)
    if is_table(found := table.get(head)):
        yield from check_entry(Place(file, head), found, HEAD)


def place_of(file: str, entry: Table) -> Place:
    return Place(f"{file}.toml", str(entry.get("id")))


def entries(table: Table, word: str) -> list[Table]:
    """The entries of a list; none if they are of the wrong sort."""
    listed = table.get(word)
    return listed if is_tables(listed) else []


def check_entry(place: Place, entry: Table, shape: Shape) -> Iterator[Complaint]:
    yield from check_fields(place, entry, {**shape.must, **shape.may}, optional=shape.may)
    yield from check_languages(place, entry, ("name", "descriptor"), LANGUAGES)


def check_card(place: Place, entry: Table, faction: str) -> Iterator[Complaint]:
    """What the type of a card asks for, and whether the card belongs where it stands."""
    shape = CARDS.get(str(entry.get("type")))
    if shape is None:
        known = {field: entry[field] for field in MUST if field in entry}
        yield from check_fields(place, known, MUST)
        return
    yield from check_entry(place, entry, shape)
    yield from check_place(place, entry, faction)
    if entry.get("heroic") and entry.get("villainous"):  # it could never stay in play
        yield place.fault("field-wrong", "villainous", found="true")


def check_place(place: Place, entry: Table, faction: str) -> Iterator[Complaint]:
    """Stories stand in their own file and make up their own pack, other cards do not."""
    pack = entry.get("pack", faction)
    if (entry["type"] == STORY) != (faction == STORY):
        yield place.fault("field-wrong", "type", found=repr(entry["type"]))
    if pack == NEUTRAL:
        yield place.fault("field-missing", "pack")
    if pack == STORY and entry["type"] != STORY:
        yield place.fault("field-wrong", "pack", found=repr(pack))


def repeated(tables: Files) -> Iterator[Complaint]:
    """Ids that two entries bear, be it in different files; a subtype may share a faction's."""
    seen = set()
    for file, table in tables.items():
        for word in LISTS:
            for entry in entries(table, word):
                one = (word, str(entry.get("id")))
                if one in seen:
                    yield Complaint("id-twice", file=f"{file}.toml", entry=one[1])
                seen.add(one)


# -- whether things add up -------------------------------------------------------------------------


def check_references(tables: Files) -> Iterator[Complaint]:
    """Subtypes that cards name but nobody has described; factions that are not there."""
    known = {text_of(entry, "id") for entry in tables_of(tables["components"], "subtype")}
    for file, entry in all_cards(tables):
        for name in texts_of(entry, "subtypes", ()):
            if name not in known:
                near = nearest(name, known)
                yield place_of(file, entry).fault(
                    "name-unknown", "subtypes", found=name, nearest=near
                )
    there = [text_of(entry, "id") for entry in tables_of(tables["components"], "faction")]
    for faction in (*FACTIONS, NEUTRAL):
        if faction not in there:
            yield Place("components.toml", "faction").fault("field-missing", faction)


@cites("CC 2.1", "CC 23.5")
def check_packs(tables: Files) -> Iterator[Complaint]:
    """Each faction has twenty cards by number, a neutral pack seven, the story deck ten."""
    packs = [text_of(entry, "pack", FILES[file]) for file, entry in all_cards(tables)]
    for pack, needed in PACK_SIZES.items():
        found = packs.count(pack)
        if found != needed:
            place = Place(f"{file_of(pack)}.toml", pack)
            yield place.fault("deck-size", "pack", found=found, needed=needed)


def file_of(pack: str) -> str:
    """The file in which the cards of a pack stand, but for those with another printed faction."""
    faction = NEUTRAL if pack in NEUTRAL_PACKS else pack
    return next(file for file, printed in FILES.items() if printed == faction)


def all_cards(tables: Files) -> Iterator[tuple[str, Table]]:
    for file in FILES:
        for entry in tables_of(tables[file], "card"):
            yield file, entry
