"""What is wrong with content: each entry, names nobody bears, packs that do not add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import ValidationError

from fhtagn.content import Files
from fhtagn.content.shapes import Place, misfits, twice, unknown
from fhtagn.games.call.shapes import (
    FILES,
    AllFiles,
    AnyCard,
    CardsFile,
    CharacterEntry,
    ComponentsFile,
    PlayedEntry,
    shapes_of,
    type_of,
)
from fhtagn.games.call.vocabulary import FACTIONS, NEUTRAL, NEUTRAL_PACKS, STORY, TYPES
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.rules import cites

PACK_SIZES: Final = {
    **dict.fromkeys(FACTIONS, 20), **dict.fromkeys(NEUTRAL_PACKS, 7), STORY: 10,
}  # fmt: skip


def faults_of(tables: Files) -> list[Complaint]:
    """All faults; whether things add up and names are borne is asked only of sound entries."""
    try:
        box = shapes_of(tables)
    except ValidationError:
        told = misfits("components.toml", ComponentsFile, tables["components"])
        files = [misfits(f"{file}.toml", CardsFile, tables[file]) for file in FILES]
        return [*told, *(fault for faults in files for fault in faults)]
    told = [fault for file, card in box.listed() for fault in check_card(file, card)]
    told += repeated(box)
    return told or [*check_references(box), *check_packs(box)]


# -- each entry by itself --------------------------------------------------------------------------


def check_card(file: str, card: AnyCard) -> Iterator[Complaint]:
    """Stories stand in their own file and make up their own pack, other cards do not."""
    place, faction, sort = Place(f"{file}.toml", card.id), FILES[file], type_of(card)
    pack = card.pack or faction
    if (sort == STORY) != (faction == STORY):
        others = " | ".join(f'"{one}"' for one in TYPES if one != STORY)
        yield place.wrong("type", sort, f'"{STORY}"' if faction == STORY else others)
    if pack == NEUTRAL:
        yield place.fault("field-missing", "pack")
    if pack == STORY and sort != STORY:
        yield place.wrong("pack", pack, f'"{faction}"')
    if isinstance(card, CharacterEntry) and card.heroic and card.villainous:
        yield place.wrong("villainous", value=True, wanted="false")  # it could never stay in play


def repeated(box: AllFiles) -> Iterator[Complaint]:
    """Ids that two entries bear, be it in different files; a subtype may share a faction's."""
    components = box.components
    for listed in (
        [("components", one.id) for one in components.faction],
        [("components", one.id) for one in components.subtype],
        [(file, one.id) for file, one in box.listed()],
    ):
        yield from twice(listed)


# -- whether things add up -------------------------------------------------------------------------


def check_references(box: AllFiles) -> Iterator[Complaint]:
    """Subtypes that cards name but nobody has described; factions that are not there."""
    known = [one.id for one in box.components.subtype]
    for file, card in box.listed():
        named = card.subtypes if isinstance(card, PlayedEntry) else ()
        yield from unknown(Place(f"{file}.toml", card.id), "subtypes", named, known)
    there = [one.id for one in box.components.faction]
    for faction in (*FACTIONS, NEUTRAL):
        if faction not in there:
            yield Place("components.toml", "faction").fault("field-missing", faction)


@cites("CC 2.1", "CC 23.5")
def check_packs(box: AllFiles) -> Iterator[Complaint]:
    """Each faction has twenty cards by number, a neutral pack seven, the story deck ten."""
    packs = [card.pack or FILES[file] for file, card in box.listed()]
    for pack, needed in PACK_SIZES.items():
        found = packs.count(pack)
        if found != needed:
            place = Place(f"{file_of(pack)}.toml", pack)
            yield place.fault("deck-size", "pack", found=found, needed=needed)


def file_of(pack: str) -> str:
    """The file in which the cards of a pack stand, but for those with another printed faction."""
    faction = NEUTRAL if pack in NEUTRAL_PACKS else pack
    return next(file for file, printed in FILES.items() if printed == faction)
