"""Bots think in processes of their own, so that no table ever waits for another's bot."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from fhtagn.bots.bot import position
from fhtagn.bots.levels import make_bot
from fhtagn.kernel.game import Game, restored
from fhtagn.kernel.save import save
from fhtagn.kernel.state import Seat
from fhtagn.server.library import game_of


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    async def choose(self, game: Game, g: Any, seat: Seat, level: str) -> str:
        """The bot's answer. It is given a world its seat cannot tell from the real one."""
        seed = secrets.randbits(32)
        world = save(game.redeal(g, seat, seed))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, think, game.name, world, seat, level, seed)

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def think(game: str, world: Any, seat: Seat, level: str, seed: int) -> str:
    """In the other process."""
    played = game_of(game)
    return make_bot(level, seed).choose(position(played, restored(played, world), seat))
