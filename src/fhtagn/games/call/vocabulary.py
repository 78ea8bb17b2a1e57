"""The words in which cards are written: factions, icons, types, keywords, packs."""

from __future__ import annotations

import re
from typing import Final, Literal

from fhtagn.content.checks import Check, is_whole

LANGUAGES: Final = ("en", "ru")
FACTIONS: Final = (
    "agency", "miskatonic", "cthulhu", "syndicate", "hastur", "yog_sothoth", "shub_niggurath",
)  # fmt: skip
NEUTRAL: Final = "neutral"  # belongs to no faction
STORY: Final = "story"  # stories belong to nobody's deck
NEUTRAL_PACKS: Final = ("neutral_a", "neutral_b")
CONSPIRACY: Final = "conspiracy"
OTHER: Final = "other"  # a card that is in no ready-made deck
PACKS: Final = (*FACTIONS, *NEUTRAL_PACKS, CONSPIRACY, STORY, OTHER)
Struggle = Literal["terror", "combat", "arcane", "investigation"]
ICONS: Final[tuple[Struggle, ...]] = ("terror", "combat", "arcane", "investigation")
LETTERS: Final = "TCAI"  # the icons as data write them
TYPES: Final = ("character", "support", "event", "conspiracy", "story")
KEYWORDS: Final = (
    "fast", "willpower", "heroic", "villainous", "invulnerability", "loyal", "transient",
    "toughness", "steadfast",
)  # fmt: skip
MOST: Final = 20  # of anything a card counts
ID: Final = re.compile("[A-Z][0-9]{3}")  # the collector number
WORD: Final = re.compile("[a-z][a-z0-9_]*")  # it stands in keys
SHOWN: Final = re.compile("T*C*A*I*")  # icons, in their order
STRUGGLES: Final = re.compile(f"[{LETTERS}]+")  # in the order printed


def one_of(*words: str) -> Check:
    return lambda value: value in words


def between(least: int, most: int = MOST) -> Check:
    return lambda value: is_whole(value) and least <= value <= most


def spelt(pattern: re.Pattern[str]) -> Check:
    return lambda value: isinstance(value, str) and pattern.fullmatch(value) is not None


def is_number_or_x(value: object) -> bool:
    return value == "X" or between(0)(value)
