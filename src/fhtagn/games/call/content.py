"""The cards as data: numbers, names, subtypes and keywords; what a card does is beside its code.

Whoever owns the box can correct the printed values in a content pack. Everything is checked on
reading; the faults are told all at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from fhtagn.content import Faults, Files, digest_of, overlaid, read_folder, read_pack
from fhtagn.content.checks import Table
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
    merged = filled(overlaid(own, found, LISTS))
    return build(found.name, found.version, digest_of(merged), merged)


def filled(tables: Files) -> Files:
    """The files without the lists that `replace = true` has emptied and nothing has filled."""
    return {
        name: {word: part for word, part in table.items() if part != ()}
        for name, table in tables.items()
    }


def build(name: str, version: str, digest: str, tables: Files) -> Content:
    if faults := faults_of(tables):
        raise Faults("pack-broken", faults, pack=name)
    listed = [
        _card(faction, entry)
        for file, faction in FILES.items()
        for entry in tables[file]["card"]
    ]  # fmt: skip
    cards = {card.id: card for card in sorted(listed, key=lambda card: card.id)}
    parts = tables["components"]
    heads = [parts["components"], *(tables[file]["cards"] for file in FILES)]
    packs = _packs(cards.values(), lambda card: card.pack)
    return Content(
        name,
        version,
        digest,
        cards,
        packs[STORY],
        packs,
        _packs(cards.values(), printed_pack),
        {entry["id"]: Faction(entry["id"], entry["name"]) for entry in parts["faction"]},
        {entry["id"]: Subtype(entry["id"], entry["name"]) for entry in parts["subtype"]},
        tuple(sorted({one for head in heads for one in head.get("cites", ())})),
    )


def _card(faction: str, entry: Table) -> Card:
    """The card of an entry; unless it says otherwise, its number lies in its faction's pack."""
    read = {word: READERS[word](entry[word]) for word in READERS if word in entry}
    return Card(**{"faction": faction, "pack": faction, **entry, **read})


def _icons(said: str) -> tuple[int, int, int, int]:
    terror, combat, arcane, investigation = (said.count(letter) for letter in LETTERS)
    return terror, combat, arcane, investigation


def _number(said: int | str) -> int:
    return X if said == "X" else int(said)


READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "cost": _number,
    "skill": _number,
    "icons": _icons,
    "struggles": lambda said: tuple(map(LETTERS.index, said)),
    "subtypes": tuple,
}


# -- packs -----------------------------------------------------------------------------------------


def _packs(cards: Iterable[Card], pack_of: Callable[[Card], str]) -> dict[str, tuple[str, ...]]:
    """The ids of every pack, in the order of their numbers."""
    listed = list(cards)
    return {pack: tuple(one.id for one in listed if pack_of(one) == pack) for pack in PACKS}


def printed_pack(card: Card) -> str:
    """The pack of a card if the faction printed on it decides, not its number."""
    return card.faction if {card.faction, card.pack} <= set(FACTIONS) else card.pack
