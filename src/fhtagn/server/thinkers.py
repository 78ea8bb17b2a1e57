"""Bots think in processes of their own, in turn, and for no longer than they are given."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Hashable
from typing import Final, NamedTuple

import msgspec
from structlog import get_logger

from fhtagn.bots.bot import position
from fhtagn.bots.levels import make_bot
from fhtagn.clock import Clock
from fhtagn.kernel.game import Game
from fhtagn.kernel.present import offered
from fhtagn.kernel.save import save
from fhtagn.kernel.state import Seat, State
from fhtagn.server.metrics import BOTS_THINKING, BOTS_WAITING
from fhtagn.server.turns import Turns

STARTING: Final = 30.0  # seconds a new process has for its first answer on top of the thinking
MOST_BYTES: Final = 1_000_000
PROGRAM: Final = ("-m", "fhtagn.server.thinking")  # for Python
log = get_logger()


class Question(NamedTuple):
    """What a bot is asked, about a table of its own: the real one may go on meanwhile."""

    game: Game
    table: State
    seat: Seat
    level: str
    seed: int

    def written(self) -> bytes:
        """As a line: instead of the table, a world that the seat cannot tell from it."""
        told = {
            "game": self.game.name, "seat": self.seat, "level": self.level, "seed": self.seed,
            "world": save(self.game.rules.redeal(self.table, self.seat, self.seed)),
        }  # fmt: skip
        return json.dumps(told).encode() + b"\n"

    def checked(self, key: str) -> str:
        if key not in offered(self.game, self.table, self.seat):
            raise LookupError("not offered")
        return key

    def by_chance(self) -> str:
        return make_bot("random", self.seed).choose(position(self.game, self.table, self.seat))


class Thinker:
    """One process; started when it is first asked, and anew after it has failed."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.process: Process | None = None
        self.ending: list[Process] = []  # killed, and not yet gone
        self.starting = asyncio.Lock()  # whoever closes waits for a process that is being started
        self.closed = False

    async def ask(self, question: bytes, seconds: float) -> str:
        """The answer; if there is none that can be read in time, the process is gone."""
        fresh = self.process is None
        process = self.process or await self._begin()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question)
            async with self.clock.timeout(seconds + STARTING * fresh):
                await process.stdin.drain()
                return msgspec.json.decode(await process.stdout.readuntil(), type=str)
        except BaseException:
            self.stop()
            raise

    async def _begin(self) -> Process:
        async with self.starting:
            if self.closed:
                raise ConnectionError("nobody thinks here any more")
            self.process = await self._start()
            return self.process

    async def _start(self) -> Process:
        """In a session of its own: whoever interrupts the server leaves it time to end."""
        return await asyncio.create_subprocess_exec(
            sys.executable, *PROGRAM,
            stdin=PIPE, stdout=PIPE, limit=MOST_BYTES, start_new_session=True,
        )  # fmt: skip

    def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            self.ending = [one for one in self.ending if one.returncode is None] + [self.process]
        self.process = None

    async def close(self) -> None:
        self.closed = True
        async with self.starting:
            self.stop()
        for process in self.ending:
            await process.wait()


class Thinkers:
    """As many as the operator allows; who finds none idle waits for a turn."""

    def __init__(self, workers: int, seconds: float, clock: Clock) -> None:
        self.seconds = seconds
        self.all = [Thinker(clock) for _ in range(workers)]
        self.turns = Turns(self.all)

    async def choose(
        self, game: Game, g: State, seat: Seat, level: str, who: Hashable = None
    ) -> str:
        """The bot's answer; if it has none in time, one of the possible ones by chance.

        `who` waits for it: turns go round among them.
        """
        question = Question(game, g.clone(), seat, level, secrets.randbits(32))
        answer = await self._answer(question, who)
        return await asyncio.to_thread(question.by_chance) if answer is None else answer

    async def advise(
        self, game: Game, g: State, seat: Seat, level: str, who: Hashable
    ) -> str | None:
        """What the bot would do; none if it does not know in time."""
        return await self._answer(Question(game, g.clone(), seat, level, secrets.randbits(32)), who)

    async def _answer(self, question: Question, who: Hashable) -> str | None:
        game, level = question.game.name, question.level
        try:
            with BOTS_THINKING.labels(level).time():
                return question.checked(await self._ask(question, who))
        except Exception as error:  # noqa: BLE001  whatever it was, the table must go on
            log.warning("bot-failed", game=game, level=level, error=type(error).__name__)
            return None

    async def _ask(self, question: Question, who: Hashable) -> str:
        with BOTS_WAITING.track_inprogress():
            thinker = await self.turns.take(who)
        try:
            written = await asyncio.to_thread(question.written)
            return await thinker.ask(written, self.seconds)
        finally:
            self.turns.give(thinker)

    async def close(self) -> None:
        for thinker in self.all:
            await thinker.close()
