"""The cards as data: theme decks, characters with their abilities, faction cards.

An ability is a list of steps from a small vocabulary (`OPS`); whoever owns the box can enter the
printed cards in a content pack. Everything is checked on reading; the faults are told all at once.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from fhtagn.content import Faults, Files, digest_of, overlaid, read_folder, read_pack
from fhtagn.content.checks import Table
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
    listed = [(deck, one) for deck, table in tables.items() for one in table["character"]]
    entries = {one["id"]: one for _, one in listed}
    factions = [_faction(deck, one) for deck, table in tables.items() for one in table["faction"]]
    return Content(
        name,
        version,
        digest,
        {deck: _deck(table) for deck, table in tables.items()},
        {one["id"]: _character(deck, one, entries) for deck, one in listed},
        {one.id: one for one in factions},
        tuple(sorted({one for table in tables.values() for one in table["deck"].get("cites", ())})),
    )


def _deck(table: Table) -> Deck:
    head = table["deck"]
    copies = [one["id"] for one in table["character"] for _ in range(one["copies"])]
    factions = tuple(one["id"] for one in table["faction"])
    return Deck(head["id"], head["name"], head["volume"], tuple(copies), factions)


def _faction(deck: str, entry: Table) -> Faction:
    first, second = entry["bonus"]
    return Faction(
        entry["id"], deck, entry["side"], entry["name"], (first, second),
        entry["provenance"], tuple(entry.get("sources", ())), entry.get("note", ""),
    )  # fmt: skip


def _character(deck: str, entry: Table, entries: dict[str, Table]) -> Character:
    steps: list[Step] = []
    listed = entry.get("on_play", [])
    place: Table = next((one for one in listed if one["op"] == "place_this"), {})
    ability = tuple(_add(steps, one, entries) for one in listed if one is not place)
    return Character(
        entry["id"], deck, entry["kind"], entry["suns"], entry["skulls"], entry["copies"],
        entry["name"], entry["text"], tuple(entry.get("tags", ())), tuple(steps), ability,
        place.get("to", ""), place.get("may", False),
        tuple(_ending(one) for one in entry.get("end_game", ())),
        entry["provenance"], tuple(entry.get("sources", ())), entry.get("note", ""),
    )  # fmt: skip


def _add(steps: list[Step], entry: Table, entries: dict[str, Table]) -> int:
    """Number a step, and those that follow if it was done; a number finds it in a save."""
    number = len(steps)
    steps.append(Step(entry["op"]))
    then = tuple(_add(steps, one, entries) for one in entry.get("then", ()))
    count, bonus = entry.get("count", 1), entry.get("bonus", {})
    steps[number] = Step(
        entry["op"], entry.get("may", False), ALL if count == "all" else count,
        entry.get("up_to", False), entry.get("area", "any"), entry.get("who", ""),
        entry.get("selection", ""), entry.get("give_back", 0), entry.get("take", 0),
        matches(entry.get("filter", {}), entries), matches(entry.get("own", {}), entries),
        matches(entry.get("theirs", {}), entries),
        bonus.get("card", ""), bonus.get("count", 0), then,
    )  # fmt: skip
    return number


@cites("MH 2.6", "MH 2.7", "MH 2.11", "MH 2.12")
def matches(wanted: Table, entries: dict[str, Table]) -> frozenset[str]:
    """The characters an effect can touch: by kind, name or trait; all of them if it names none."""
    return frozenset(name for name, entry in entries.items() if _fits(wanted, entry))


def _fits(wanted: Table, entry: Table) -> bool:
    tags = entry.get("tags", ())
    return (
        wanted.get("kind", entry["kind"]) == entry["kind"]
        and entry["id"] in wanted.get("ids", (entry["id"],))
        and entry["id"] not in wanted.get("not_ids", ())
        and ("tags" not in wanted or any(tag in wanted["tags"] for tag in tags))
        and not any(tag in wanted.get("not_tags", ()) for tag in tags)
    )


def _ending(entry: Table) -> Ending:
    return Ending(
        entry["op"], entry.get("value", 0), frozenset(entry.get("ids", ())),
        entry.get("at_least", 0), tuple(entry.get("table", ())), entry.get("beyond", 0),
    )  # fmt: skip
