"""What happens in the game, by chapters: each event with its words and its rules."""

from __future__ import annotations

from typing import Final

from fhtagn.games.duel.events import abilities, battles, course, doom, ending, gates, power, units
from fhtagn.kernel.events import declared

KINDS: Final = declared(abilities, battles, course, doom, ending, gates, power, units)
