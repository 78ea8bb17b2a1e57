"""The words in which cards are written: factions, icons, types, keywords, packs."""

from __future__ import annotations

from typing import Final, Literal, get_args

FACTIONS: Final = (
    "agency", "miskatonic", "cthulhu", "syndicate", "hastur", "yog_sothoth", "shub_niggurath",
)  # fmt: skip
NEUTRAL: Final = "neutral"  # belongs to no faction
STORY: Final = "story"  # stories belong to nobody's deck
NEUTRAL_PACKS: Final = ("neutral_a", "neutral_b")
PackName = Literal[
    "agency", "miskatonic", "cthulhu", "syndicate", "hastur", "yog_sothoth", "shub_niggurath",
    "neutral_a", "neutral_b", "conspiracy", "story", "other",
]  # fmt: skip
PACKS: Final[tuple[str, ...]] = get_args(PackName)
CONSPIRACY: Final = "conspiracy"
OTHER: Final = "other"  # a card that is in no ready-made deck
Struggle = Literal["terror", "combat", "arcane", "investigation"]
ICONS: Final[tuple[Struggle, ...]] = ("terror", "combat", "arcane", "investigation")
LETTERS: Final = "TCAI"  # the icons as data write them
TYPES: Final = ("character", "support", "event", "conspiracy", "story")
KEYWORDS: Final = (
    "fast", "willpower", "heroic", "villainous", "invulnerability", "loyal", "transient",
    "toughness", "steadfast",
)  # fmt: skip
MOST: Final = 20  # of anything a card counts
