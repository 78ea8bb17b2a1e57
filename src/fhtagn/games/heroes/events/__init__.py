"""What happens in the game, by chapters: each event with its words and its rules."""

from __future__ import annotations

from typing import Final

from fhtagn.games.heroes.events import ending, hands, looks, play, setup, turns
from fhtagn.kernel.events import declared

KINDS: Final = declared(ending, hands, looks, play, setup, turns)
