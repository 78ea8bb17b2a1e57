"""The boxes as data: gods with their gifts, Spells, Artifacts, Curses, Monsters, Winter Storms.

An effect is a list of steps from a small vocabulary (`OPS`); whoever owns the box can enter the
printed cards in a content pack. Everything is checked on reading; the faults are told all at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from fhtagn.content import Faults, Files, digest_of, overlaid, read_folder, read_pack
from fhtagn.content.shapes import made, said
from fhtagn.content.steps import Row, Words
from fhtagn.games.fate.faults import faults_of, shapes_of
from fhtagn.games.fate.shapes import LISTS, CurseEntry, SpellEntry, ThingEntry
from fhtagn.games.fate.vocabulary import FACES, LOCATIONS, WILD

OWN: Final = ("fhtagn", "1")  # the name and version of the content that comes with the game
ALL: Final = -1  # as a number: every one of them
NOWHERE: Final = -1  # as the number of a location

T = TypeVar("T")
Said = dict[str, str]  # by language


class Step(NamedTuple):
    """One step of an effect. Steps that belong to it are named by their numbers."""

    op: str
    n: int = 1  # how many; ALL
    up_to: bool = False  # any number from `least` to n
    least: int = 0
    cost: bool = False  # a price: paid in full, or the list of steps is not to be had
    may: bool = False  # the whole step can be declined
    who: str = "self"
    sources: tuple[str, ...] = ()  # the places the figures are taken from
    first_of: bool = False  # the sources in order: the first that has any
    to: str = ""  # the place they go to
    at: int = NOWHERE  # the location meant, otherwise it is chosen
    without: tuple[int, ...] = ()  # locations that cannot be chosen
    where: str = ""  # a condition on the chosen rival
    with_control: int = 0  # added to n if the Ceremony is Controlled
    count: str = ""  # type: ignore[assignment]  # the table's number; hides a method of tuples
    faces: tuple[tuple[str, tuple[int, ...]], ...] = ()  # the steps for each die of a face
    any_order: bool = False  # the roller picks the order of the dice
    reroll_with_control: bool = False
    when: str = ""  # the condition of an `if`
    then: tuple[int, ...] = ()  # what follows if it was done, is true or was rolled
    otherwise: tuple[int, ...] = ()
    any: tuple[str, ...] = ()  # `then` follows if any die shows one of these faces
    options: tuple[tuple[int, ...], ...] = ()
    alone: tuple[int, ...] = ()  # in the solo game these steps instead of this one
    final: bool = False  # dice rerolled may not be rerolled again
    remove: bool = False  # an Artifact leaves the game
    keep: int = 0  # at least so many stay in hand
    down_to: int = -1  # until so many are left in hand
    random: bool = False
    chooser: str = ""  # who picks, if it is not the one it happens to


class God(NamedTuple):
    id: str
    box: str  # base or expansion
    players: tuple[int, ...]  # the numbers of players he is for
    name: Said
    gift: Said  # the name of his Dark Gift
    text: Said
    steps: tuple[Step, ...]
    effect: tuple[int, ...]  # the numbers of the steps in the order of the text
    provenance: Said
    needs_monsters: bool = False  # he is only for a game with Monsters
    removes: tuple[str, ...] = ()  # Monsters that are not used when he is in play
    note: str = ""


class Spell(NamedTuple):
    id: str
    box: str
    symbol: int  # on its back
    cost: tuple[int, ...]
    copies: int
    time: str
    family: str  # Spells of one family differ only in symbol and cost
    name: Said
    text: Said
    steps: tuple[Step, ...]
    effect: tuple[int, ...]
    provenance: Said
    requires: str = ""
    alone: bool = True  # it has a use in the solo game
    note: str = ""


class Artifact(NamedTuple):
    id: str
    use: str  # tilt or destroy
    time: str
    name: Said
    text: Said
    steps: tuple[Step, ...]
    effect: tuple[int, ...]
    provenance: Said
    requires: str = ""
    alone: bool = True
    note: str = ""


class Curse(NamedTuple):
    id: str
    when: str  # the trigger
    name: Said
    text: Said
    steps: tuple[Step, ...]
    effect: tuple[int, ...]
    provenance: Said
    n: int = 0
    at: int = NOWHERE
    ahead: int = 0  # spaces before every rival
    alone: int = 0  # what n is in the solo game
    delays: bool = False  # it can hold up a victory
    note: str = ""


class Monster(NamedTuple):
    id: str
    slots: int
    figures: int
    time: str
    name: Said
    text: Said
    steps: tuple[Step, ...]
    effect: tuple[int, ...]
    provenance: Said
    limit: str = ""  # once per turn or roll
    note: str = ""


class Storm(NamedTuple):
    id: str
    copies: int
    name: Said
    text: Said
    steps: tuple[Step, ...]
    effect: tuple[int, ...]
    provenance: Said
    note: str = ""

    @property
    def calm(self) -> bool:
        return not self.steps


class Location(NamedTuple):
    id: str
    symbol: Said
    name: Said
    base: Said
    control: Said
    provenance: Said
    base_alone: Mapping[str, str] = {}  # in the solo game, where it differs
    control_alone: Mapping[str, str] = {}
    note: str = ""


class Face(NamedTuple):
    """A face of the die."""

    id: str
    name: Said
    provenance: Said
    note: str = ""


Thing = God | Spell | Artifact | Curse | Monster | Storm


class Content(NamedTuple):
    name: str
    version: str
    digest: str
    locations: tuple[Location, ...]  # clockwise from Other Worlds; symbols have the same numbers
    die: tuple[str, ...]
    faces: dict[str, Face]
    counts: dict[str, int]
    gods: dict[str, God]
    spells: dict[str, Spell]
    artifacts: dict[str, Artifact]
    curses: dict[str, Curse]
    monsters: dict[str, Monster]
    storms: dict[str, Storm]
    things: dict[str, Thing]  # all with an effect, by code
    cites: tuple[str, ...]  # the statements which the data themselves make true


# -- reading ---------------------------------------------------------------------------------------


def read(pack: Path | None = None) -> Content:
    """The game's own content, or with a pack laid over it; Faults if it is not sound."""
    own = read_folder(files("fhtagn.games.fate") / "data")
    if pack is None:
        return build(*OWN, digest_of(own), own)
    found = read_pack(pack, "fate")
    merged = overlaid(own, found, LISTS)
    return build(found.name, found.version, digest_of(merged), merged)


def build(name: str, version: str, digest: str, tables: Files) -> Content:
    if faults := faults_of(tables):
        raise Faults("pack-broken", faults, pack=name)
    box = shapes_of(tables)
    board = box.components
    locations = [made(Location, said(one)) for one in board.location]
    gods = [_thing(God, one) for one in box.gods.god]
    spells = [_spell(one) for one in box.spells.spell]
    artifacts = [_thing(Artifact, one) for one in box.artifacts.artifact]
    curses = [_curse(one) for one in box.curses.curse]
    monsters = [_thing(Monster, one) for one in box.monsters.monster]
    storms = [_thing(Storm, one) for one in box.storms.storm]
    things: list[Thing] = [*gods, *spells, *artifacts, *curses, *monsters, *storms]
    return Content(
        name,
        version,
        digest,
        tuple(sorted(locations, key=lambda one: place(one.id))),
        board.components.die,
        {one.id: made(Face, said(one)) for one in board.face},
        made(dict, said(board.counts)),
        {one.id: one for one in gods},
        {one.id: one for one in spells},
        {one.id: one for one in artifacts},
        {one.id: one for one in curses},
        {one.id: one for one in monsters},
        {one.id: one for one in storms},
        {one.id: one for one in things},
        tuple(sorted({one for head in box.heads() for one in head.cites})),
    )


def place(name: str) -> int:
    return LOCATIONS.index(name)


def symbol(name: str) -> int:
    """A symbol has the number of its location, the wild one that of Other Worlds."""
    return 0 if name == WILD else place(name)


# -- things with an effect -------------------------------------------------------------------------


def _thing(kind: Callable[..., T], entry: ThingEntry, **changed: object) -> T:
    """A thing with all steps of its effect, and the numbers of those in the order of the text."""
    row = Row(_step, FACES)
    effect = row.add(entry.effect)
    about = said(entry, "effect")
    return made(kind, about, steps=tuple(row.steps), effect=effect, **changed)


def _spell(entry: SpellEntry) -> Spell:
    cost, family = tuple(map(symbol, entry.cost)), entry.family or entry.id
    return _thing(Spell, entry, symbol=symbol(entry.symbol), cost=cost, family=family)


def _curse(entry: CurseEntry) -> Curse:
    return _thing(Curse, entry, at=place(entry.at) if entry.at else NOWHERE)


def _step(words: Words) -> Step:
    """The words with their own names, locations as numbers."""
    names = {"from": "sources", "except": "without"}
    flat = {names.get(word, word): value for word, value in words.items()}
    flat["n"] = _number(words)
    if "at" in flat:
        flat["at"] = place(str(flat["at"]))
    if isinstance(without := flat.get("without"), tuple):
        flat["without"] = tuple(map(place, without))
    return made(Step, flat)


def _number(words: Words) -> object:
    """How many; a number of the table has no limit unless one is given."""
    unlimited = words.get("n") == "all" or ("count" in words and "n" not in words)
    return ALL if unlimited else words.get("n", 1)
