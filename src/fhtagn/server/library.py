"""The games this server plays, each loaded once."""

from __future__ import annotations

from functools import cache

from fhtagn import games
from fhtagn.kernel.game import Game


@cache
def game_of(name: str) -> Game:
    return games.load(name)
