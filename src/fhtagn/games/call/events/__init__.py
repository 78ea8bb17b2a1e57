"""What happens in the game, by chapters: each event with its words and its rules."""

from __future__ import annotations

from typing import Final

from fhtagn.games.call.events import course, domains, effects, ending, piles, play, stories
from fhtagn.kernel.events import declared

KINDS: Final = declared(course, domains, effects, ending, piles, play, stories)
