"""The words in which factions and maps are written: which fields an entry has, and of what sort."""

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
    is_text,
    is_whole,
)

LANGUAGES: Final = ("en", "ru")
RANKS: Final = {"cultist": 0, "monster": 1, "terror": 2, "goo": 3}
KINDS: Final = ("unique", "goo", "spellbook")
TIMINGS: Final = ("action", "pre_battle", "battle", "post_battle", "gather", "doom", "ongoing")
DECLININGS: Final = ("moment", "switch", "obligatory")
TOWERS: Final = "towers"  # the glyph that belongs to no faction
ID: Final = re.compile("[a-z][a-z0-9_]*")  # it stands in keys
# The arrays of entries in each sort of file; its head bears the sort's name.
SORTS: Final = {
    "components": ("unit", "track"),
    "faction": ("unit", "ability", "requirement"),
    "map": ("area", "edge", "glyph"),
}


def sort_of(file: str) -> str:
    """Which sort of file it is, by its name."""
    return file.partition("_")[0]


# -- sorts of values -------------------------------------------------------------------------------


def one_of(*words: str) -> Check:
    return lambda value: value in words


def at_least(least: int) -> Check:
    return lambda value: is_whole(value) and value >= least


def filled(check: Check) -> Check:
    """A list with something in it, and each of that sort."""
    return lambda value: isinstance(value, list) and bool(value) and all(map(check, value))


def pair_of(check: Check) -> Check:
    return lambda value: isinstance(value, list) and len(value) == 2 and all(map(check, value))


def is_id(value: object) -> bool:
    return isinstance(value, str) and ID.fullmatch(value) is not None


def is_combat(value: object) -> bool:
    return value == "varies" or at_least(0)(value)


def is_awaken(value: object) -> bool:
    return (
        is_table(value) and value.keys() == {"name", "text"} and all(map(is_said, value.values()))
    )


def is_said(value: object) -> bool:
    return is_table(value) and all(is_text(value.get(language)) for language in LANGUAGES)


def is_part(value: object) -> bool:
    return (
        is_table(value)
        and value.keys() == {"id", "name", "side"}
        and is_id(value["id"])
        and is_said(value["name"])
        and is_text(value["side"])
    )


def are_provenances(value: object) -> bool:
    return is_table(value) and bool(value) and all(map(is_provenance, value.values()))


# -- the entries -----------------------------------------------------------------------------------


class Shape(NamedTuple):
    """What an entry must say and what it may; `said` are its words in every language."""

    must: Mapping[str, Check]
    may: Mapping[str, Check]
    said: tuple[str, ...] = ("name", "text")


TOLD: Final[dict[str, Check]] = {"sources": are_texts, "note": is_text}
WORDS: Final[dict[str, Check]] = {"name": is_table, "text": is_table, "provenance": are_provenances}
SHAPES: Final = {
    "components": Shape(
        {"signs": filled(at_least(1)), "gates": at_least(2), "towers": at_least(0)},
        {"cites": are_texts},
        (),
    ),
    "faction": Shape(
        {"id": is_id, "name": is_table, "color": is_text, "box": is_text, "power": at_least(1),
         "provenance": is_provenance},
        {"begins": one_of("always", "never"), "sets_up_last": is_flag, "cites": are_texts, **TOLD},
        ("name",),
    ),
    "map": Shape(
        {"id": is_id, "name": is_table, "box": is_text},
        {"bridge": filled(pair_of(is_id)), "note": is_text, "cites": are_texts},
        ("name",),
    ),
    "unit": Shape(
        {"id": is_id, "category": one_of(*RANKS), "count": at_least(1),
         "costs": filled(at_least(0)), "combat": is_combat, **WORDS},
        {"awaken": is_awaken, **TOLD},
    ),
    "track": Shape(
        {"id": is_id, "prices": filled(at_least(0)), "provenance": is_provenance},
        {"note": is_text},
        (),
    ),
    "ability": Shape(
        {"id": is_id, "kind": one_of(*KINDS), "timing": one_of(*TIMINGS),
         "declining": one_of(*DECLININGS), **WORDS},
        {"unit": is_id, "cost": at_least(0), **TOLD},
    ),
    "requirement": Shape(
        {"id": is_id, "slot": is_whole, **WORDS},
        {"action": is_flag, "cost": at_least(0), "gives": is_whole, **TOLD},
    ),
    "area": Shape(
        {"id": is_id, "name": is_table, "water": is_flag, "xy": filled(pair_of(is_whole)),
         "provenance": is_provenance},
        {"merged": one_of("portal", "wraparound"), "parts": filled(is_part), "note": is_text},
        ("name",),
    ),
    "edge": Shape(
        {"id": is_text, "between": pair_of(is_id), "provenance": is_provenance},
        {"via": are_texts, "why": is_text, "removed": is_flag},
        (),
    ),
    "glyph": Shape(
        {"id": is_id, "areas": filled(is_id), "provenance": is_provenance},
        {"note": is_text},
        (),
    ),
}  # fmt: skip
