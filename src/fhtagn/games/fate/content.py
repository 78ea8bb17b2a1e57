"""The boxes as data: gods with their gifts, Spells, Artifacts, Curses, Monsters, Winter Storms.

An effect is a list of steps from a small vocabulary (`OPS`); whoever owns the box can enter the
printed cards in a content pack. Everything is checked on reading; the faults are told all at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from fhtagn.content import Faults, Files, digest_of, overlaid, read_folder, read_pack
from fhtagn.content.toml import (
    Table,
    flag_of,
    lists_of,
    said_of,
    table_of,
    tables_of,
    text_of,
    texts_of,
    whole_of,
    wholes_of,
)
from fhtagn.games.fate.faults import faults_of
from fhtagn.games.fate.shapes import LISTS
from fhtagn.games.fate.vocabulary import FACES, LOCATIONS, WILD

OWN: Final = ("fhtagn", "1")  # the name and version of the content that comes with the game
ALL: Final = -1  # as a number: every one of them
NOWHERE: Final = -1  # as the number of a location

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
    board = tables["components"]
    gods = [_god(entry) for entry in tables_of(tables["gods"], "god")]
    spells = [_spell(entry) for entry in tables_of(tables["spells"], "spell")]
    artifacts = [_artifact(entry) for entry in tables_of(tables["artifacts"], "artifact")]
    curses = [_curse(entry) for entry in tables_of(tables["curses"], "curse")]
    monsters = [_monster(entry) for entry in tables_of(tables["monsters"], "monster")]
    storms = [_storm(entry) for entry in tables_of(tables["storms"], "storm")]
    things: list[Thing] = [*gods, *spells, *artifacts, *curses, *monsters, *storms]
    locations = [_location(entry) for entry in tables_of(board, "location")]
    faces = [_face(entry) for entry in tables_of(board, "face")]
    counts = table_of(board, "counts")
    heads = [table_of(table, file) for file, table in tables.items()]
    return Content(
        name,
        version,
        digest,
        tuple(sorted(locations, key=lambda one: place(one.id))),
        texts_of(table_of(board, "components"), "die"),
        {one.id: one for one in faces},
        {what: whole_of(counts, what) for what in counts},
        {one.id: one for one in gods},
        {one.id: one for one in spells},
        {one.id: one for one in artifacts},
        {one.id: one for one in curses},
        {one.id: one for one in monsters},
        {one.id: one for one in storms},
        {one.id: one for one in things},
        tuple(sorted({one for head in heads for one in texts_of(head, "cites", ())})),
    )


def place(name: str) -> int:
    return LOCATIONS.index(name)


def place_of(entry: Table) -> int:
    """The location an entry names, if it names one."""
    return place(text_of(entry, "at")) if "at" in entry else NOWHERE


def symbol(name: str) -> int:
    """A symbol has the number of its location, the wild one that of Other Worlds."""
    return 0 if name == WILD else place(name)


# -- the board -------------------------------------------------------------------------------------


def _location(entry: Table) -> Location:
    return Location(
        text_of(entry, "id"), said_of(entry, "symbol"), said_of(entry, "name"),
        said_of(entry, "base"), said_of(entry, "control"), said_of(entry, "provenance"),
        said_of(entry, "base_alone", {}), said_of(entry, "control_alone", {}),
        text_of(entry, "note", ""),
    )  # fmt: skip


def _face(entry: Table) -> Face:
    return Face(
        text_of(entry, "id"),
        said_of(entry, "name"),
        said_of(entry, "provenance"),
        text_of(entry, "note", ""),
    )


# -- things with an effect -------------------------------------------------------------------------


def _god(entry: Table) -> God:
    return God(
        text_of(entry, "id"), text_of(entry, "box"), wholes_of(entry, "players"),
        said_of(entry, "name"), said_of(entry, "gift"), said_of(entry, "text"), *_effect(entry),
        said_of(entry, "provenance"), flag_of(entry, "needs_monsters"),
        texts_of(entry, "removes", ()), text_of(entry, "note", ""),
    )  # fmt: skip


def _spell(entry: Table) -> Spell:
    name = text_of(entry, "id")
    return Spell(
        name, text_of(entry, "box"), symbol(text_of(entry, "symbol")),
        tuple(map(symbol, texts_of(entry, "cost"))), whole_of(entry, "copies"),
        text_of(entry, "time"), text_of(entry, "family", name), said_of(entry, "name"),
        said_of(entry, "text"), *_effect(entry), said_of(entry, "provenance"),
        text_of(entry, "requires", ""), _is_for_one(entry), text_of(entry, "note", ""),
    )  # fmt: skip


def _artifact(entry: Table) -> Artifact:
    return Artifact(
        text_of(entry, "id"), text_of(entry, "use"), text_of(entry, "time"),
        said_of(entry, "name"), said_of(entry, "text"), *_effect(entry),
        said_of(entry, "provenance"), text_of(entry, "requires", ""), _is_for_one(entry),
        text_of(entry, "note", ""),
    )  # fmt: skip


def _is_for_one(entry: Table) -> bool:
    """Whether it has a use in the solo game: unless it says otherwise."""
    return "alone" not in entry or flag_of(entry, "alone")


def _curse(entry: Table) -> Curse:
    return Curse(
        text_of(entry, "id"), text_of(entry, "when"), said_of(entry, "name"),
        said_of(entry, "text"), *_effect(entry), said_of(entry, "provenance"),
        whole_of(entry, "n", 0), place_of(entry), whole_of(entry, "ahead", 0),
        whole_of(entry, "alone", 0), flag_of(entry, "delays"), text_of(entry, "note", ""),
    )  # fmt: skip


def _monster(entry: Table) -> Monster:
    return Monster(
        text_of(entry, "id"), whole_of(entry, "slots"), whole_of(entry, "figures"),
        text_of(entry, "time"), said_of(entry, "name"), said_of(entry, "text"), *_effect(entry),
        said_of(entry, "provenance"), text_of(entry, "limit", ""), text_of(entry, "note", ""),
    )  # fmt: skip


def _storm(entry: Table) -> Storm:
    return Storm(
        text_of(entry, "id"), whole_of(entry, "copies"), said_of(entry, "name"),
        said_of(entry, "text"), *_effect(entry), said_of(entry, "provenance"),
        text_of(entry, "note", ""),
    )  # fmt: skip


# -- steps -----------------------------------------------------------------------------------------


def _effect(entry: Table) -> tuple[tuple[Step, ...], tuple[int, ...]]:
    """All steps of the effect, and the numbers of those in the order of the text."""
    steps: list[Step] = []
    effect = _add_all(steps, tables_of(entry, "effect"))
    return tuple(steps), effect


def _add_all(steps: list[Step], entries: Iterable[Table]) -> tuple[int, ...]:
    return tuple(_add(steps, entry) for entry in entries)


def _add(steps: list[Step], entry: Table) -> int:
    """Number a step and those that belong to it; a number finds it in a save."""
    number = len(steps)
    steps.append(Step(text_of(entry, "op")))
    steps[number] = Step(
        op=text_of(entry, "op"),
        n=_number(entry),
        up_to=flag_of(entry, "up_to"),
        least=whole_of(entry, "least", 0),
        cost=flag_of(entry, "cost"),
        may=flag_of(entry, "may"),
        who=text_of(entry, "who", "self"),
        sources=texts_of(entry, "from", ()),
        first_of=flag_of(entry, "first_of"),
        to=text_of(entry, "to", ""),
        at=place_of(entry),
        without=tuple(map(place, texts_of(entry, "except", ()))),
        where=text_of(entry, "where", ""),
        with_control=whole_of(entry, "with_control", 0),
        count=text_of(entry, "count", ""),
        faces=_faces(steps, table_of(entry, "faces", {})),
        any_order=flag_of(entry, "any_order"),
        reroll_with_control=flag_of(entry, "reroll_with_control"),
        when=text_of(entry, "when", ""),
        then=_add_all(steps, tables_of(entry, "then", ())),
        otherwise=_add_all(steps, tables_of(entry, "otherwise", ())),
        any=texts_of(entry, "any", ()),
        options=tuple(_add_all(steps, one) for one in lists_of(dict, entry, "options", ())),
        alone=_add_all(steps, tables_of(entry, "alone", ())),
        final=flag_of(entry, "final"),
        remove=flag_of(entry, "remove"),
        keep=whole_of(entry, "keep", 0),
        down_to=whole_of(entry, "down_to", -1),
        random=flag_of(entry, "random"),
        chooser=text_of(entry, "chooser", ""),
    )
    return number


def _number(entry: Table) -> int:
    """How many; a number of the table has no limit unless one is given."""
    unlimited = entry.get("n") == "all" or ("count" in entry and "n" not in entry)
    return ALL if unlimited else whole_of(entry, "n", 1)


def _faces(steps: list[Step], said: Table) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The steps for each face, in the order of the faces on the die."""
    return tuple((face, _add_all(steps, tables_of(said, face))) for face in FACES if face in said)
