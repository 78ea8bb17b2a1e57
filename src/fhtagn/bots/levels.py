"""The bots by name, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fhtagn.bots.bot import Bot
from fhtagn.bots.greedy import GreedyBot
from fhtagn.bots.random import RandomBot
from fhtagn.kernel.complaint import Complaint, nearest

LEVELS: Final[Mapping[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(level: str, seed: int) -> Bot:
    """The bot of that name, with its own random numbers; a Complaint names the nearest name."""
    if level not in LEVELS:
        raise Complaint("no-such-bot", bot=level, nearest=nearest(level, LEVELS))
    return LEVELS[level](seed)
