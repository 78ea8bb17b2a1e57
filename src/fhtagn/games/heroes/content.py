"""The cards as data: theme decks, characters with their abilities, faction cards.

An ability is a list of steps from a small vocabulary (`OPS`); whoever owns the box can enter the
printed cards in a content pack. Everything is checked on reading; the faults are told all at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from fhtagn.content import Faults, Files, digest_of, overlaid, read_folder, read_pack
from fhtagn.content.shapes import made, said
from fhtagn.content.steps import Row, Words, op_of, words_of
from fhtagn.games.heroes.faults import faults_of, shapes_of
from fhtagn.games.heroes.shapes import CharacterEntry, DeckFile
from fhtagn.games.heroes.vocabulary import PLACE_THIS, Bonus, Filter
from fhtagn.kernel.rules import cites

OWN: Final = ("fhtagn", "1")  # the name and version of the content that comes with the game
ALL: Final = 0  # as a count: every match
LISTS: Final = ("character", "faction")  # the arrays of entries in a file


Entries = Mapping[str, CharacterEntry]  # by id


class Step(NamedTuple):
    """One step of an ability. `matches` are the characters its filter lets through."""

    op: str
    may: bool = False
    count: int = 1  # type: ignore[assignment]  # the card's word hides a method of tuples
    up_to: bool = False
    area: str = "any"
    who: str = ""
    selection: str = ""
    give_back: int = 0
    take: int = 0
    matches: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()
    theirs: frozenset[str] = frozenset()
    bonus_card: str = ""
    bonus: int = 0
    then: tuple[int, ...] = ()  # the numbers of the steps that follow if this one was done


class Ending(NamedTuple):
    """What a card does when points are counted."""

    op: str
    value: int = 0
    ids: frozenset[str] = frozenset()
    at_least: int = 0
    table: tuple[int, ...] = ()
    beyond: int = 0


class Character(NamedTuple):
    id: str
    deck: str
    kind: str
    suns: int
    skulls: int
    copies: int
    name: dict[str, str]
    text: dict[str, str]
    tags: tuple[str, ...]
    steps: tuple[Step, ...]
    ability: tuple[int, ...]  # the numbers of the steps in the order of the text
    place: str  # "" own area, otherwise whose area may be chosen
    place_may: bool
    endings: tuple[Ending, ...]
    provenance: dict[str, str]
    sources: tuple[str, ...]
    note: str


class Faction(NamedTuple):
    id: str
    deck: str
    side: str
    name: dict[str, str]
    bonus: tuple[str, str]
    provenance: str
    sources: tuple[str, ...]
    note: str


class Deck(NamedTuple):
    id: str
    name: dict[str, str]
    volume: int
    characters: tuple[str, ...]  # every copy
    factions: tuple[str, ...]


class Content(NamedTuple):
    name: str
    version: str
    digest: str
    decks: dict[str, Deck]
    characters: dict[str, Character]
    factions: dict[str, Faction]
    cites: tuple[str, ...]  # the statements which the data themselves make true


# -- reading ---------------------------------------------------------------------------------------


def read(pack: Path | None = None) -> Content:
    """The game's own content, or with a pack laid over it; Faults if it is not sound."""
    own = read_folder(files("fhtagn.games.heroes") / "data")
    if pack is None:
        return build(*OWN, digest_of(own), own)
    found = read_pack(pack, "heroes")
    merged = overlaid(own, found, LISTS)
    return build(found.name, found.version, digest_of(merged), merged)


def build(name: str, version: str, digest: str, tables: Files) -> Content:
    if faults := faults_of(tables):
        raise Faults("pack-broken", faults, pack=name)
    decks = shapes_of(tables)
    everybody = {one.id: one for deck in decks.values() for one in deck.character}
    listed = [(deck, one) for deck, file in decks.items() for one in file.character]
    sided = [(deck, one) for deck, file in decks.items() for one in file.faction]
    return Content(
        name,
        version,
        digest,
        {name: _deck(file) for name, file in decks.items()},
        {one.id: _character(deck, one, everybody) for deck, one in listed},
        {one.id: made(Faction, said(one), deck=deck) for deck, one in sided},
        tuple(sorted({one for file in decks.values() for one in file.deck.cites})),
    )


def _deck(file: DeckFile) -> Deck:
    copies = [one.id for one in file.character for _ in range(one.copies)]
    factions = tuple(one.id for one in file.faction)
    return Deck(file.deck.id, file.deck.name, file.deck.volume, tuple(copies), factions)


def _character(deck: str, entry: CharacterEntry, everybody: Entries) -> Character:
    place = next((said(one) for one in entry.on_play if op_of(one) == PLACE_THIS), {})
    row = Row(lambda words: _step(words, everybody))
    ability = row.add(one for one in entry.on_play if op_of(one) != PLACE_THIS)
    return made(
        Character, said(entry, "on_play", "end_game"), deck=deck, steps=tuple(row.steps),
        ability=ability, place=place.get("to", ""), place_may=place.get("may", False),
        endings=tuple(made(Ending, words_of(one)) for one in entry.end_game),
    )  # fmt: skip


def _step(words: Words, everybody: Entries) -> Step:
    filters = {"filter": "matches", "own": "own", "theirs": "theirs"}
    flat = {word: value for word, value in words.items() if word not in (*filters, "bonus")}
    for word, field in filters.items():
        wanted = words.get(word)
        flat[field] = matches(wanted if isinstance(wanted, Filter) else None, everybody)
    if flat.get("count") == "all":
        flat["count"] = ALL
    if isinstance(bonus := words.get("bonus"), Bonus):
        flat |= {"bonus_card": bonus.card, "bonus": bonus.count}
    return made(Step, flat)


@cites("MH 2.6", "MH 2.7", "MH 2.11", "MH 2.12")
def matches(wanted: Filter | None, everybody: Entries) -> frozenset[str]:
    """The characters an effect can touch: by kind, name or trait; all of them if it names none."""
    if wanted is None:
        return frozenset(everybody)
    return frozenset(name for name, one in everybody.items() if _fits(wanted, one))


def _fits(wanted: Filter, entry: CharacterEntry) -> bool:
    return (
        wanted.kind in (None, entry.kind)
        and (wanted.ids is None or entry.id in wanted.ids)
        and entry.id not in wanted.not_ids
        and (wanted.tags is None or any(tag in wanted.tags for tag in entry.tags))
        and not any(tag in wanted.not_tags for tag in entry.tags)
    )
