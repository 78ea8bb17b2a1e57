"""The cards as data: theme decks, characters with their abilities, faction cards.

An ability is a list of steps from a small vocabulary (`OPS`); whoever owns the box can enter the
printed cards in a content pack. Everything is checked on reading; the faults are told all at once.
"""

from __future__ import annotations

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
    wholes_of,
)
from fhtagn.games.heroes.faults import faults_of
from fhtagn.kernel.rules import cites

OWN: Final = ("fhtagn", "1")  # the name and version of the content that comes with the game
ALL: Final = 0  # as a count: every match
LISTS: Final = ("character", "faction")  # the arrays of entries in a file


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
    listed = [
        (deck, one) for deck, table in tables.items() for one in tables_of(table, "character")
    ]
    entries = {text_of(one, "id"): one for _, one in listed}
    sided = [(deck, one) for deck, table in tables.items() for one in tables_of(table, "faction")]
    heads = [table_of(table, "deck") for table in tables.values()]
    return Content(
        name,
        version,
        digest,
        {deck: _deck(table) for deck, table in tables.items()},
        {text_of(one, "id"): _character(deck, one, entries) for deck, one in listed},
        {text_of(one, "id"): _faction(deck, one) for deck, one in sided},
        tuple(sorted({one for head in heads for one in texts_of(head, "cites", ())})),
    )


def _deck(table: Table) -> Deck:
    head = table_of(table, "deck")
    copies = [
        text_of(one, "id")
        for one in tables_of(table, "character")
        for _ in range(whole_of(one, "copies"))
    ]
    factions = tuple(text_of(one, "id") for one in tables_of(table, "faction"))
    return Deck(
        text_of(head, "id"),
        said_of(head, "name"),
        whole_of(head, "volume"),
        tuple(copies),
        factions,
    )


def _faction(deck: str, entry: Table) -> Faction:
    first, second = texts_of(entry, "bonus")
    return Faction(
        text_of(entry, "id"), deck, text_of(entry, "side"), said_of(entry, "name"),
        (first, second), text_of(entry, "provenance"), texts_of(entry, "sources", ()),
        text_of(entry, "note", ""),
    )  # fmt: skip


def _character(deck: str, entry: Table, entries: dict[str, Table]) -> Character:
    steps: list[Step] = []
    listed = tables_of(entry, "on_play", ())
    place: Table = next((one for one in listed if one["op"] == "place_this"), {})
    ability = tuple(_add(steps, one, entries) for one in listed if one is not place)
    return Character(
        text_of(entry, "id"), deck, text_of(entry, "kind"), whole_of(entry, "suns"),
        whole_of(entry, "skulls"), whole_of(entry, "copies"), said_of(entry, "name"),
        said_of(entry, "text"), texts_of(entry, "tags", ()), tuple(steps), ability,
        text_of(place, "to", ""), flag_of(place, "may"),
        tuple(_ending(one) for one in tables_of(entry, "end_game", ())),
        said_of(entry, "provenance"), texts_of(entry, "sources", ()), text_of(entry, "note", ""),
    )  # fmt: skip


def _add(steps: list[Step], entry: Table, entries: dict[str, Table]) -> int:
    """Number a step, and those that follow if it was done; a number finds it in a save."""
    number, op = len(steps), text_of(entry, "op")
    steps.append(Step(op))
    then = tuple(_add(steps, one, entries) for one in tables_of(entry, "then", ()))
    count = ALL if entry.get("count") == "all" else whole_of(entry, "count", 1)
    bonus = table_of(entry, "bonus", {})
    steps[number] = Step(
        op, flag_of(entry, "may"), count, flag_of(entry, "up_to"), text_of(entry, "area", "any"),
        text_of(entry, "who", ""), text_of(entry, "selection", ""), whole_of(entry, "give_back", 0),
        whole_of(entry, "take", 0), matches(table_of(entry, "filter", {}), entries),
        matches(table_of(entry, "own", {}), entries),
        matches(table_of(entry, "theirs", {}), entries),
        text_of(bonus, "card", ""), whole_of(bonus, "count", 0), then,
    )  # fmt: skip
    return number


@cites("MH 2.6", "MH 2.7", "MH 2.11", "MH 2.12")
def matches(wanted: Table, entries: dict[str, Table]) -> frozenset[str]:
    """The characters an effect can touch: by kind, name or trait; all of them if it names none."""
    return frozenset(name for name, one in entries.items() if not wanted or _fits(wanted, one))


def _fits(wanted: Table, entry: Table) -> bool:
    name, tags = text_of(entry, "id"), texts_of(entry, "tags", ())
    return (
        wanted.get("kind", entry["kind"]) == entry["kind"]
        and name in texts_of(wanted, "ids", (name,))
        and name not in texts_of(wanted, "not_ids", ())
        and ("tags" not in wanted or any(tag in texts_of(wanted, "tags") for tag in tags))
        and not any(tag in texts_of(wanted, "not_tags", ()) for tag in tags)
    )


def _ending(entry: Table) -> Ending:
    return Ending(
        text_of(entry, "op"), whole_of(entry, "value", 0), frozenset(texts_of(entry, "ids", ())),
        whole_of(entry, "at_least", 0), wholes_of(entry, "table", ()), whole_of(entry, "beyond", 0),
    )  # fmt: skip
