"""The cards as data: numbers, names, subtypes and keywords; what a card does is beside its code.

Whoever owns the box can correct the printed values in a content pack. Everything is checked on
reading; the faults are told all at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from fhtagn.content import Faults, Files, digest_of, overlaid, read_folder, read_pack
from fhtagn.content.toml import (
    Table,
    flag_of,
    said_of,
    table_of,
    tables_of,
    text_of,
    texts_of,
    whole_of,
)
from fhtagn.games.call.faults import FILES, LISTS, faults_of
from fhtagn.games.call.vocabulary import FACTIONS, LETTERS, PACKS, STORY

OWN: Final = ("fhtagn", "1")  # the name and version of the content that comes with the game
X: Final = -1  # as a cost or skill: X

Said = dict[str, str]  # by language


class Card(NamedTuple):
    id: str
    type: str
    faction: str  # as printed
    pack: str  # by its number
    name: Said
    provenance: Said
    unique: bool = False
    descriptor: Mapping[str, str] = {}
    cost: int = 0  # X
    skill: int = 0  # X
    icons: tuple[int, int, int, int] = (0, 0, 0, 0)
    struggles: tuple[int, ...] = ()  # the numbers of the icons in printed order; boosters
    subtypes: tuple[str, ...] = ()
    fast: bool = False
    willpower: bool = False
    heroic: bool = False
    villainous: bool = False
    invulnerability: bool = False
    loyal: bool = False
    transient: bool = False
    toughness: int = 0
    steadfast: int = 0
    copies: int = 1
    note: str = ""


class Faction(NamedTuple):
    id: str
    name: Said


class Subtype(NamedTuple):
    id: str
    name: Said


class Content(NamedTuple):
    name: str
    version: str
    digest: str
    cards: dict[str, Card]
    stories: tuple[str, ...]  # the story deck
    packs: dict[str, tuple[str, ...]]  # by number
    printed_packs: dict[str, tuple[str, ...]]  # by printed faction
    factions: dict[str, Faction]
    subtypes: dict[str, Subtype]
    cites: tuple[str, ...]  # the statements which the data themselves make true


# -- reading ---------------------------------------------------------------------------------------


def read(pack: Path | None = None) -> Content:
    """The game's own content, or with a pack laid over it; Faults if it is not sound."""
    own = read_folder(files("fhtagn.games.call") / "data")
    if pack is None:
        return build(*OWN, digest_of(own), own)
    found = read_pack(pack, "call")
    merged = overlaid(own, found, LISTS)
    return build(found.name, found.version, digest_of(merged), merged)


def build(name: str, version: str, digest: str, tables: Files) -> Content:
    if faults := faults_of(tables):
        raise Faults("pack-broken", faults, pack=name)
    listed = [
        _card(faction, entry)
        for file, faction in FILES.items()
        for entry in tables_of(tables[file], "card")
    ]
    cards = {card.id: card for card in sorted(listed, key=lambda card: card.id)}
    parts = tables["components"]
    heads = [table_of(parts, "components"), *(table_of(tables[file], "cards") for file in FILES)]
    factions = [Faction(*_named(entry)) for entry in tables_of(parts, "faction")]
    subtypes = [Subtype(*_named(entry)) for entry in tables_of(parts, "subtype")]
    packs = _packs(cards.values(), lambda card: card.pack)
    return Content(
        name,
        version,
        digest,
        cards,
        packs[STORY],
        packs,
        _packs(cards.values(), printed_pack),
        {one.id: one for one in factions},
        {one.id: one for one in subtypes},
        tuple(sorted({one for head in heads for one in texts_of(head, "cites", ())})),
    )


def _card(faction: str, entry: Table) -> Card:
    """The card of an entry; unless it says otherwise, its number lies in its faction's pack."""
    return Card(
        text_of(entry, "id"), text_of(entry, "type"), faction, text_of(entry, "pack", faction),
        said_of(entry, "name"), said_of(entry, "provenance"), flag_of(entry, "unique"),
        said_of(entry, "descriptor", {}), _number(entry, "cost"), _number(entry, "skill"),
        _icons(text_of(entry, "icons", "")),
        tuple(map(LETTERS.index, text_of(entry, "struggles", ""))),
        texts_of(entry, "subtypes", ()), flag_of(entry, "fast"), flag_of(entry, "willpower"),
        flag_of(entry, "heroic"), flag_of(entry, "villainous"), flag_of(entry, "invulnerability"),
        flag_of(entry, "loyal"), flag_of(entry, "transient"), whole_of(entry, "toughness", 0),
        whole_of(entry, "steadfast", 0), whole_of(entry, "copies", 1), text_of(entry, "note", ""),
    )  # fmt: skip


def _icons(said: str) -> tuple[int, int, int, int]:
    terror, combat, arcane, investigation = (said.count(letter) for letter in LETTERS)
    return terror, combat, arcane, investigation


def _number(entry: Table, field: str) -> int:
    return X if entry.get(field) == "X" else whole_of(entry, field, 0)


def _named(entry: Table) -> tuple[str, Said]:
    return text_of(entry, "id"), said_of(entry, "name")


# -- packs -----------------------------------------------------------------------------------------


def _packs(cards: Iterable[Card], pack_of: Callable[[Card], str]) -> dict[str, tuple[str, ...]]:
    """The ids of every pack, in the order of their numbers."""
    listed = list(cards)
    return {pack: tuple(one.id for one in listed if pack_of(one) == pack) for pack in PACKS}


def printed_pack(card: Card) -> str:
    """The pack of a card if the faction printed on it decides, not its number."""
    return card.faction if {card.faction, card.pack} <= set(FACTIONS) else card.pack
