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
from fhtagn.content.shapes import made, said
from fhtagn.games.call.faults import faults_of
from fhtagn.games.call.shapes import FILES, LISTS, AnyCard, shapes_of, type_of
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
    box = shapes_of(tables)
    listed = [_card(FILES[file], entry) for file, entry in box.listed()]
    cards = {card.id: card for card in sorted(listed, key=lambda card: card.id)}
    parts = box.components
    heads = [parts.components, *(one.cards for one in box.cards.values())]
    packs = _packs(cards.values(), lambda card: card.pack)
    return Content(
        name,
        version,
        digest,
        cards,
        packs[STORY],
        packs,
        _packs(cards.values(), printed_pack),
        {one.id: Faction(one.id, one.name) for one in parts.faction},
        {one.id: Subtype(one.id, one.name) for one in parts.subtype},
        tuple(sorted({one for head in heads for one in head.cites})),
    )


def _card(faction: str, entry: AnyCard) -> Card:
    """The card of an entry; unless it says otherwise, its number lies in its faction's pack."""
    words = {word: X if value == "X" else value for word, value in said(entry).items()}
    icons, struggles = str(words.get("icons", "")), str(words.get("struggles", ""))
    return made(
        Card, words, type=type_of(entry), faction=faction, pack=entry.pack or faction,
        icons=tuple(map(icons.count, LETTERS)), struggles=tuple(map(LETTERS.index, struggles)),
    )  # fmt: skip


# -- packs -----------------------------------------------------------------------------------------


def _packs(cards: Iterable[Card], pack_of: Callable[[Card], str]) -> dict[str, tuple[str, ...]]:
    """The ids of every pack, in the order of their numbers."""
    listed = list(cards)
    return {pack: tuple(one.id for one in listed if pack_of(one) == pack) for pack in PACKS}


def printed_pack(card: Card) -> str:
    """The pack of a card if the faction printed on it decides, not its number."""
    return card.faction if {card.faction, card.pack} <= set(FACTIONS) else card.pack
