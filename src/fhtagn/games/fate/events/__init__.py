"""What happens in the game, by chapters: each event with its words and its rules."""

from __future__ import annotations

from typing import Final

from fhtagn.games.fate.events import (
    columns,
    cultists,
    curses,
    dice,
    ending,
    investigators,
    monsters,
    relics,
    setup,
    spells,
    storms,
    track,
    turns,
)
from fhtagn.kernel.events import declared

KINDS: Final = declared(
    columns,
    cultists,
    curses,
    dice,
    ending,
    investigators,
    monsters,
    relics,
    setup,
    spells,
    storms,
    track,
    turns,
)
