"""What is wrong with content: each entry by itself, its effect, and whether things add up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from fhtagn.content import Files
from fhtagn.content.checks import (
    Check,
    Place,
    check_fields,
    check_languages,
    is_table,
    is_tables,
)
from fhtagn.content.toml import (
    Table,
    Toml,
    table_of,
    tables_of,
    text_of,
    texts_of,
    whole_of,
    wholes_of,
)
from fhtagn.games.fate.shapes import FILES, LANGUAGES, PLAYERS, SHAPES, THINGS
from fhtagn.games.fate.vocabulary import (
    ANY,
    CLASHES,
    FACES,
    GIFT,
    LOCATIONS,
    MOMENTS,
    NEEDED,
    NEEDED_WITH,
    OPS,
    STORM,
    TRIGGERS,
    are_faces,
    are_options,
    are_steps,
    one_of,
)
from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.rules import cites

DEALT: Final = 2  # gods to each player


# -- each entry by itself --------------------------------------------------------------------------


def faults_of(tables: Files) -> list[Complaint]:
    """All faults; whether things add up is asked only of sound entries."""
    told = [fault for name, table in tables.items() for fault in check_entries(name, table)]
    told += repeated(tables)
    return told or list(check_sense(tables))


def check_entries(name: str, table: Table) -> Iterator[Complaint]:
    file, heads = f"{name}.toml", heads_of(name)
    parts: dict[str, Check] = dict.fromkeys(heads, is_table)
    parts |= dict.fromkeys(FILES[name], is_tables)
    yield from check_fields(Place(file, "file"), table, parts)
    for word in parts:
        for entry in entries(table, word):
            yield from check_entry(Place(file, str(entry.get("id", word))), entry, word)


def heads_of(name: str) -> tuple[str, ...]:
    return ("components", "counts") if name == "components" else (name,)


def entries(table: Table, word: str) -> list[Table]:
    """The head, or the entries of a list; none if they are of the wrong sort."""
    found = table.get(word)
    if is_table(found):
        return [found]
    return found if is_tables(found) else []


def check_entry(place: Place, entry: Table, word: str) -> Iterator[Complaint]:
    shape = SHAPES[word]
    wrong = list(check_fields(place, entry, {**shape.must, **shape.may}, optional=shape.may))
    yield from wrong
    yield from check_languages(place, entry, shape.said, LANGUAGES)
    if word == "curse" and not wrong:
        yield from check_trigger(place, entry)
    if word in THINGS and not wrong:
        yield from check_effect(place, tables_of(entry, "effect"), word, moment(word, entry))


@cites("FG 15.1.3")
def check_trigger(place: Place, entry: Table) -> Iterator[Complaint]:
    """A Curse says all that its condition needs to be known, and nothing else."""
    needed = TRIGGERS[text_of(entry, "when")]
    for field in ("n", "at", "ahead", "alone"):
        if field in needed and field not in entry:
            yield place.fault("field-missing", field)
        if field in entry and field not in needed:
            yield place.fault("field-unknown", field, nearest=nearest(field, needed))


def moment(word: str, entry: Table) -> str:
    """When the effect of a thing happens."""
    moments = {"god": GIFT, "storm": STORM, "curse": entry.get("when")}
    return str(moments.get(word) or entry["time"])


def repeated(tables: Files) -> Iterator[Complaint]:
    """Ids that two things bear, be it in different files; a location or face may share one."""
    seen = set()
    for name, table in tables.items():
        for word in FILES[name]:
            for entry in entries(table, word):
                one = ("" if word in THINGS else word, str(entry.get("id")))
                if one in seen:
                    yield Complaint("id-twice", file=f"{name}.toml", entry=one[1])
                seen.add(one)


# -- effects ---------------------------------------------------------------------------------------


def check_effect(
    place: Place, steps: Iterable[Table], word: str, now: str, before: tuple[Table, ...] = ()
) -> Iterator[Complaint]:
    """What is wrong with a list of steps, each of which may speak of those before it."""
    for step in steps:
        wrong = list(check_words(place, step))
        yield from wrong or check_step(place, step, before)
        yield from () if wrong else check_moment(place, step, word, now)
        before = (*before, step)
        for steps_within in nested(step):
            yield from check_effect(place, steps_within, word, now, before)


def nested(step: Table) -> list[list[Table]]:
    """The lists of steps within a step."""
    faces, options = step.get("faces"), step.get("options")
    lists: list[Toml | None] = [step.get(word) for word in ("then", "otherwise", "alone")]
    lists += faces.values() if are_faces(faces) else ()
    lists += options if are_options(options) else ()
    return [one for one in lists if are_steps(one)]


def check_words(place: Place, step: Table) -> Iterator[Complaint]:
    """Words the step does not know, and values they cannot have."""
    op = str(step.get("op"))
    if op not in OPS:
        near = nearest(op, OPS)
        yield place.fault("effect-unknown", "effect", found=op[:60], nearest=near)
        return
    words: dict[str, Check] = {"op": one_of(op), "alone": are_steps, **OPS[op]}
    for word, value in step.items():
        if word not in words:
            near = nearest(word, words)
            yield place.fault("effect-word", "effect", op=op, word=word, nearest=near)
        elif not words[word](value):
            yield place.fault("effect-value", "effect", op=op, word=word, found=repr(value)[:60])


def check_step(place: Place, step: Table, before: tuple[Table, ...]) -> Iterator[Complaint]:
    """Words that are missing, or do not go together, or speak of nothing."""
    op = text_of(step, "op")
    needed = [word for said, word in NEEDED_WITH if says(step, said)]
    for word in dict.fromkeys((*NEEDED.get(op, ()), *needed)):
        if word not in step:
            yield place.fault("effect-incomplete", "effect", op=op, word=word)
    for clash in CLASHES:
        if says(step, clash):
            words = ", ".join(word for word in clash if word != "op")
            yield place.fault("effect-clash", "effect", op=op, words=words)
    for word in unfounded(step, before):
        yield place.fault("effect-before", "effect", op=op, word=word)


def says(step: Table, said: dict[str, object]) -> bool:
    return all(word in step and value in (ANY, step[word]) for word, value in said.items())


def unfounded(step: Table, before: tuple[Table, ...]) -> Iterator[str]:
    """Words that speak of a step before this one, if there is none that fits."""
    ops = [one.get("op") for one in before]
    rival = "steal_artifact" in ops or any(one.get("who") == "rival" for one in before)
    sound = {
        ("count", "done"): bool(before),
        ("when", "done_fewer"): bool(before),
        ("who", "that"): rival,
        ("to", "same"): "choose_location" in ops,
        ("from", "same"): "choose_location" in ops,
    }
    for (word, said), founded in sound.items():
        spoken = step.get(word)
        if not founded and (spoken == said or (isinstance(spoken, list) and said in spoken)):
            yield word


def check_moment(place: Place, step: Table, word: str, now: str) -> Iterator[Complaint]:
    """Steps that mean nothing at that moment, and those that would go on for ever."""
    op = text_of(step, "op")
    if now not in MOMENTS.get(op, (now,)):
        yield place.fault("effect-clash", "effect", op=op, words=now)
    if (op, word) == ("use_monster", "monster"):
        yield place.fault("effect-clash", "effect", op=op, words=word)
    if (op, word) == ("base_action", "god") and "ceremony" not in texts_of(step, "except", ()):
        yield place.fault("effect-clash", "effect", op=op, words="ceremony")


# -- whether things add up -------------------------------------------------------------------------


def check_sense(tables: Files) -> Iterator[Complaint]:
    yield from check_board(tables["components"])
    yield from check_gods(tables_of(tables["gods"], "god"))
    yield from check_decks(tables)
    yield from check_tokens(tables)


@cites("FG 1.1.2")
def check_board(table: Table) -> Iterator[Complaint]:
    """Every location and every face of the die is there."""
    for word, wanted in (("location", LOCATIONS), ("face", FACES)):
        there = [text_of(entry, "id") for entry in tables_of(table, word)]
        missing = [one for one in wanted if one not in there]
        yield from (Place("components.toml", word).fault("field-missing", one) for one in missing)


@cites("FG 1.1.7", "FG 1.2.6")
def check_gods(gods: Sequence[Table]) -> Iterator[Complaint]:
    """The gods of the base game suffice to deal two to each player, for every number of players."""
    for players in range(1, PLAYERS + 1):
        found = sum(players in wholes_of(god, "players") for god in gods if god["box"] == "base")
        if found < DEALT * players:
            about = {"players": players, "found": found, "needed": DEALT * players}
            yield Place("gods.toml", "gods").fault("gods-few", "players", **about)


@cites("FG 1.1.3", "FG 1.1.6")
def check_decks(tables: Files) -> Iterator[Complaint]:
    """There are as many cards and tokens of each sort as the boxes hold."""
    spells = tables_of(tables["spells"], "spell")
    found = {
        ("spells", "base"): (copies(one for one in spells if one["box"] == "base"), 65),
        ("spells", "expansion"): (copies(one for one in spells if one["box"] != "base"), 15),
        ("artifacts", "artifact"): (len(tables_of(tables["artifacts"], "artifact")), 20),
        ("curses", "curse"): (len(tables_of(tables["curses"], "curse")), 20),
        ("storms", "storm"): (copies(tables_of(tables["storms"], "storm")), 8),
    }
    for (file, entry), (count, needed) in found.items():
        if count != needed:
            place = Place(f"{file}.toml", entry)
            yield place.fault("deck-size", "copies", found=count, needed=needed)


def copies(entries: Iterable[Table]) -> int:
    return sum(whole_of(entry, "copies") for entry in entries)


@cites("FG 40.1.37")
def check_tokens(tables: Files) -> Iterator[Complaint]:
    """The tokens suffice for the Monsters of all players at once."""
    slots = sorted(whole_of(entry, "slots") for entry in tables_of(tables["monsters"], "monster"))
    counts = table_of(tables["components"], "counts")
    needed, found = sum(slots[-PLAYERS:]), whole_of(counts, "monster_tokens")
    if found < needed:
        place = Place("components.toml", "counts")
        yield place.fault("monster-tokens", "monster_tokens", found=found, needed=needed)
