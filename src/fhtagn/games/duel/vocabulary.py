"""The words in which factions and maps are written."""

from __future__ import annotations

from typing import Final, Literal, get_args

Category = Literal["cultist", "monster", "terror", "goo"]
Kind = Literal["unique", "goo", "spellbook"]
Timing = Literal["action", "pre_battle", "battle", "post_battle", "gather", "doom", "ongoing"]
Declining = Literal["moment", "switch", "obligatory"]
RANKS: Final[dict[Category, int]] = {"cultist": 0, "monster": 1, "terror": 2, "goo": 3}
KINDS: Final[tuple[str, ...]] = get_args(Kind)
TIMINGS: Final[tuple[str, ...]] = get_args(Timing)
DECLININGS: Final[tuple[str, ...]] = get_args(Declining)
TOWERS: Final = "towers"  # the glyph that belongs to no faction


def sort_of(file: str) -> str:
    """Which sort of file it is, by its name: components, faction or map."""
    return file.partition("_")[0]
