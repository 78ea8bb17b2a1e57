"""What is wrong with content: each entry by itself, its effect, and whether things add up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import ValidationError

from fhtagn.content import Files
from fhtagn.content.shapes import Place, misfits_of_all, said, shaped, twice
from fhtagn.content.steps import (
    StepShape,
    Words,
    check_clashes,
    lists_within,
    names_in,
    says,
    words_of,
)
from fhtagn.games.fate.shapes import (
    PLAYERS,
    AllFiles,
    ComponentsFile,
    CurseEntry,
    Entry,
    GodEntry,
    GodsFile,
    SpellEntry,
    StormEntry,
)
from fhtagn.games.fate.vocabulary import (
    CLASHES,
    FACES,
    GIFT,
    LOCATIONS,
    MOMENTS,
    NEEDED_WITH,
    STORM,
    TRIGGERS,
)
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.rules import cites

DEALT: Final = 2  # gods to each player


def shapes_of(tables: Files) -> AllFiles:
    """The files of sound content."""
    return shaped(AllFiles, tables)


def faults_of(tables: Files) -> list[Complaint]:
    """All faults; whether things add up is asked only of sound entries."""
    try:
        box = shapes_of(tables)
    except ValidationError:
        return misfits_of_all(AllFiles, tables)
    told = [*check_things(box), *repeated(box)]
    return told or list(check_sense(box))


# -- each entry by itself --------------------------------------------------------------------------


def check_things(box: AllFiles) -> Iterator[Complaint]:
    for word, entries in box.things().items():
        for entry in entries:
            place = Place(f"{word}s.toml", entry.id)
            if isinstance(entry, CurseEntry):
                yield from check_trigger(place, entry)
            yield from check_effect(place.into("effect"), entry.effect, word, moment(entry))


@cites("FG 15.1.3")
def check_trigger(place: Place, entry: CurseEntry) -> Iterator[Complaint]:
    """A Curse says all that its condition needs to be known, and nothing else."""
    needed, there = TRIGGERS[entry.when], said(entry)
    for field in ("n", "at", "ahead", "alone"):
        if field in needed and field not in there:
            yield place.fault("field-missing", field)
        if field in there and field not in needed:
            yield place.fault("field-unknown", field, nearest=nearest(field, needed))


def moment(entry: Entry) -> str:
    """When the effect of a thing happens."""
    match entry:
        case GodEntry():
            return GIFT
        case StormEntry():
            return STORM
        case CurseEntry():
            return entry.when
        case _:
            return entry.time


def repeated(box: AllFiles) -> Iterator[Complaint]:
    """Ids that two things bear, be it in different files; a location or face may share one."""
    locations = [one.id for one in box.components.location]
    faces = [one.id for one in box.components.face]
    things = [(f"{word}s", one.id) for word, listed in box.things().items() for one in listed]
    yield from twice([("components", one) for one in locations])
    yield from twice([("components", one) for one in faces])
    yield from twice(things)


# -- effects ---------------------------------------------------------------------------------------


def check_effect(
    place: Place,
    steps: Iterable[StepShape],
    word: str,
    now: str,
    before: tuple[Words, ...] = (),
) -> Iterator[Complaint]:
    """What is wrong with a list of steps, each of which may speak of those before it."""
    for number, step in enumerate(steps):
        at, words = place.item(number), words_of(step)
        yield from check_step(at, words, before)
        yield from check_moment(at, words, word, now)
        before = (*before, words)
        for within, inner in lists_within(at, step):
            yield from check_effect(within, inner, word, now, before)


def check_step(place: Place, words: Words, before: tuple[Words, ...]) -> Iterator[Complaint]:
    """Words that are missing, or do not go together, or speak of nothing."""
    needed = [word for wanted, word in NEEDED_WITH if says(words, wanted)]
    for word in dict.fromkeys(needed):
        if word not in words:
            yield place.fault("field-missing", word)
    for word, value in words.items():
        if isinstance(value, tuple) and all(isinstance(one, str) for one in value):
            yield from check_list(place, word, value)
    yield from check_clashes(place, words, CLASHES)
    for word in unfounded(words, before):
        yield place.fault("effect-before", "", op=words["op"], word=word)


def check_list(place: Place, word: str, names: tuple[object, ...]) -> Iterator[Complaint]:
    """A list has something in it, and each of its names once."""
    if len(set(names)) != (len(names) or 1):
        yield place.wrong(word, [*names], '["a", "b", …]')


def unfounded(words: Words, before: tuple[Words, ...]) -> Iterator[str]:
    """Words that speak of a step before this one, if there is none that fits."""
    ops = [one["op"] for one in before]
    rival = "steal_artifact" in ops or any(one.get("who") == "rival" for one in before)
    sound = {
        ("count", "done"): bool(before),
        ("when", "done_fewer"): bool(before),
        ("who", "that"): rival,
        ("to", "same"): "choose_location" in ops,
        ("from", "same"): "choose_location" in ops,
    }
    for (word, name), founded in sound.items():
        if not founded and (words.get(word) == name or name in names_in(words, word)):
            yield word


def check_moment(place: Place, words: Words, word: str, now: str) -> Iterator[Complaint]:
    """Steps that mean nothing at that moment, and those that would go on for ever."""
    op = str(words["op"])
    if now not in MOMENTS.get(op, (now,)):
        yield place.fault("effect-clash", "", op=op, words=now)
    if (op, word) == ("use_monster", "monster"):
        yield place.fault("effect-clash", "", op=op, words=word)
    if (op, word) == ("base_action", "god") and "ceremony" not in names_in(words, "except"):
        yield place.fault("effect-clash", "", op=op, words="ceremony")


# -- whether things add up -------------------------------------------------------------------------


def check_sense(box: AllFiles) -> Iterator[Complaint]:
    yield from check_board(box.components)
    yield from check_gods(box.gods)
    yield from check_decks(box)
    yield from check_tokens(box)


@cites("FG 1.1.2")
def check_board(file: ComponentsFile) -> Iterator[Complaint]:
    """Every location and every face of the die is there."""
    there: dict[str, tuple[Sequence[str], Sequence[str]]] = {
        "location": (LOCATIONS, [one.id for one in file.location]),
        "face": (FACES, [one.id for one in file.face]),
    }
    for word, (wanted, found) in there.items():
        missing = [one for one in wanted if one not in found]
        yield from (Place("components.toml", word).fault("field-missing", one) for one in missing)


@cites("FG 1.1.7", "FG 1.2.6")
def check_gods(file: GodsFile) -> Iterator[Complaint]:
    """The gods of the base game suffice to deal two to each player, for every number of players."""
    for players in range(1, PLAYERS + 1):
        found = sum(players in god.players for god in file.god if god.box == "base")
        if found < DEALT * players:
            about = {"players": players, "found": found, "needed": DEALT * players}
            yield Place("gods.toml", "gods").fault("gods-few", "players", **about)


@cites("FG 1.1.3", "FG 1.1.6")
def check_decks(box: AllFiles) -> Iterator[Complaint]:
    """There are as many cards and tokens of each sort as the boxes hold."""
    spells = box.spells.spell
    found = {
        ("spells", "base"): (copies(one for one in spells if one.box == "base"), 65),
        ("spells", "expansion"): (copies(one for one in spells if one.box != "base"), 15),
        ("artifacts", "artifact"): (len(box.artifacts.artifact), 20),
        ("curses", "curse"): (len(box.curses.curse), 20),
        ("storms", "storm"): (copies(box.storms.storm), 8),
    }
    for (file, entry), (count, needed) in found.items():
        if count != needed:
            place = Place(f"{file}.toml", entry)
            yield place.fault("deck-size", "copies", found=count, needed=needed)


def copies(entries: Iterable[SpellEntry | StormEntry]) -> int:
    return sum(one.copies for one in entries)


@cites("FG 40.1.37")
def check_tokens(box: AllFiles) -> Iterator[Complaint]:
    """The tokens suffice for the Monsters of all players at once."""
    slots = sorted(one.slots for one in box.monsters.monster)
    needed, found = sum(slots[-PLAYERS:]), box.components.counts.monster_tokens
    if found < needed:
        place = Place("components.toml", "counts")
        yield place.fault("monster-tokens", "monster_tokens", found=found, needed=needed)
