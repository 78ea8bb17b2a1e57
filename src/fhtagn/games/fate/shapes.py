"""What the entries of content look like: which fields they have, and of what sort."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from fhtagn.content.checks import (
    Check,
    are_texts,
    is_flag,
    is_provenance,
    is_table,
    is_tables,
    is_text,
)
from fhtagn.games.fate.vocabulary import (
    FACES,
    LOCATIONS,
    REQUIREMENTS,
    SYMBOLS,
    TIMES,
    TRIGGERS,
    WILD,
    are_steps,
    between,
    one_of,
)

LANGUAGES: Final = ("en", "ru")
ID: Final = re.compile("[a-z][a-z0-9_]*")  # it stands in keys
PLAYERS: Final = 4
BOXES: Final = ("base", "expansion")
# The arrays of entries in each file; its head bears the file's name.
FILES: Final = {
    "components": ("location", "face"),
    "gods": ("god",),
    "spells": ("spell",),
    "artifacts": ("artifact",),
    "curses": ("curse",),
    "monsters": ("monster",),
    "storms": ("storm",),
}
LISTS: Final = tuple(word for words in FILES.values() for word in words)
THINGS: Final = ("god", "spell", "artifact", "curse", "monster", "storm")  # they have effects


# -- sorts of values -------------------------------------------------------------------------------


def is_id(value: object) -> bool:
    return isinstance(value, str) and ID.fullmatch(value) is not None


def are_provenances(value: object) -> bool:
    return is_table(value) and bool(value) and all(map(is_provenance, value.values()))


def filled(check: Check) -> Check:
    """A list with something in it, and each of that sort."""
    return lambda value: isinstance(value, list) and bool(value) and all(map(check, value))


def is_die(value: object) -> bool:
    return isinstance(value, list) and len(value) == 6 and all(map(one_of(*FACES), value))


# -- the entries -----------------------------------------------------------------------------------


class Shape(NamedTuple):
    """What an entry must say and what it may; `said` are its words in every language."""

    must: Mapping[str, Check]
    may: Mapping[str, Check]
    said: tuple[str, ...] = ("name", "text")


TOLD: Final[dict[str, Check]] = {"note": is_text}
WORDS: Final[dict[str, Check]] = {
    "id": is_id, "name": is_table, "text": is_table, "effect": are_steps,
    "provenance": are_provenances,
}  # fmt: skip
HEAD: Final = Shape({}, {"cites": are_texts, **TOLD}, ())
USE: Final[dict[str, Check]] = {"requires": one_of(*REQUIREMENTS), "alone": is_flag, **TOLD}
SHAPES: Final = {
    **dict.fromkeys(FILES, HEAD),
    "components": Shape({"die": is_die}, HEAD.may, ()),
    "counts": Shape(
        {"cultists": between(20, 99), "investigators": between(12, 99), "signs": between(40, 99),
         "gates": between(1, 99), "monster_tokens": between(0, 99), "dice": between(1, 99)},
        {},
        (),
    ),
    "location": Shape(
        {"id": one_of(*LOCATIONS), "provenance": are_provenances,
         **dict.fromkeys(("name", "symbol", "base", "control"), is_table)},
        {"base_alone": is_table, "control_alone": is_table, **TOLD},
        ("name", "symbol", "base", "control", "base_alone", "control_alone"),
    ),
    "face": Shape(
        {"id": one_of(*FACES), "name": is_table, "provenance": are_provenances}, TOLD, ("name",)
    ),
    "god": Shape(
        {**WORDS, "gift": is_table, "box": one_of(*BOXES), "players": filled(between(1, PLAYERS))},
        {"needs_monsters": is_flag, "removes": are_texts, **TOLD},
        ("name", "text", "gift"),
    ),
    "spell": Shape(
        {**WORDS, "box": one_of(*BOXES), "symbol": one_of(*SYMBOLS), "copies": between(0),
         "cost": filled(one_of(*SYMBOLS, WILD)), "time": one_of(*TIMES)},
        {"family": is_id, **USE},
    ),
    "artifact": Shape({**WORDS, "use": one_of("tilt", "destroy"), "time": one_of(*TIMES)}, USE),
    "curse": Shape(
        {**WORDS, "when": one_of(*TRIGGERS)},
        {"n": between(1), "at": one_of(*LOCATIONS), "ahead": between(1), "alone": between(1),
         "delays": is_flag, **TOLD},
    ),
    "monster": Shape(
        {**WORDS, "slots": between(1), "figures": between(0), "time": one_of(*TIMES)},
        {"limit": one_of("turn", "roll"), **TOLD},
    ),
    "storm": Shape({**WORDS, "effect": is_tables, "copies": between(0)}, TOLD),
}  # fmt: skip
