"""Bots think in processes of their own, in turn, and for no longer than they are given."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Final

from structlog import get_logger

from fhtagn.bots.bot import position
from fhtagn.bots.levels import make_bot
from fhtagn.kernel.game import Game
from fhtagn.kernel.save import save
from fhtagn.kernel.state import Seat
from fhtagn.server.metrics import BOTS_THINKING, BOTS_WAITING

STARTING: Final = 30.0  # seconds a new process has for its first answer on top of the thinking
MOST_BYTES: Final = 1_000_000
log = get_logger()


class Thinker:
    """One process; started when it is first asked, and anew after it has failed."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.ending: list[Process] = []  # killed, and not yet gone

    async def ask(self, question: dict[str, Any], seconds: float) -> str:
        """The answer; TimeoutError or EOFError, and the process is gone."""
        fresh = self.process is None
        process = self.process = self.process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            async with asyncio.timeout(seconds + STARTING * fresh):
                await process.stdin.drain()
                line = await process.stdout.readuntil()
        except BaseException:
            self.stop()
            raise
        key: str = json.loads(line)
        return key

    async def _start(self) -> Process:
        """In a session of its own: whoever interrupts the server leaves it time to end."""
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "fhtagn.server.thinking",
            stdin=PIPE, stdout=PIPE, limit=MOST_BYTES, start_new_session=True,
        )  # fmt: skip

    def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            self.ending = [one for one in self.ending if one.returncode is None] + [self.process]
        self.process = None

    async def close(self) -> None:
        self.stop()
        for process in self.ending:
            await process.wait()


class Thinkers:
    """As many as the operator allows; who finds none idle waits in a queue."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.all = [Thinker() for _ in range(workers)]
        self.idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.all:
            self.idle.put_nowait(thinker)

    async def choose(self, game: Game, g: Any, seat: Seat, level: str) -> str:
        """The bot's answer; if it has none in time, one of the possible ones by chance."""
        seed = secrets.randbits(32)
        try:
            world = save(game.redeal(g, seat, seed))
            question = {
                "game": game.name, "world": world, "seat": seat, "level": level, "seed": seed,
            }  # fmt: skip
            return await self._ask(question)
        except (TimeoutError, EOFError, ConnectionError, LookupError) as error:
            log.warning("bot-failed", game=game.name, level=level, error=type(error).__name__)
            return make_bot("random", seed).choose(position(game, g, seat))

    async def _ask(self, question: dict[str, Any]) -> str:
        with BOTS_THINKING.labels(question["level"]).time():
            return await self._ask_idle(question)

    async def _ask_idle(self, question: dict[str, Any]) -> str:
        with BOTS_WAITING.track_inprogress():
            thinker = await self.idle.get()
        try:
            return await thinker.ask(question, self.seconds)
        finally:
            self.idle.put_nowait(thinker)

    async def close(self) -> None:
        for thinker in self.all:
            await thinker.close()
