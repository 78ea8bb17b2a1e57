"""The games this server plays, each loaded once."""

from __future__ import annotations

from functools import cache

from fhtagn import games
from fhtagn.kernel.game import Game


@cache
def game_of(name: str) -> Game:
    return games.load(name)


def load_games() -> None:
    """All of them, before the first table needs one: it takes a second or two."""
    for name in games.GAMES:
        game_of(name)
