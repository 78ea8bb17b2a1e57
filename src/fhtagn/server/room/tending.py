"""What happens in a room without anybody asking: bots, the clock, windows nobody stops at, cries.

One task does it, one thing after another, and sleeps until the next is due. `due` is a function of
the course and the clock alone, so a room that is opened again goes on where it was.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from structlog import get_logger

from fhtagn.host.cry import Cry, delays, keys
from fhtagn.kernel.game import asked, keyed
from fhtagn.kernel.state import TABLE, Seat
from fhtagn.server.errors import Refusal
from fhtagn.server.ids import now_ms
from fhtagn.server.room.drafts import STAND_IN
from fhtagn.server.room.entries import Draft

if TYPE_CHECKING:
    from fhtagn.kernel.match import Match
    from fhtagn.server.room.room import Room

LAPSES: Final = 3  # questions in a row let pass: then a bot plays until the player is back
PARDON: Final = 30_000  # ms that nobody's time runs out after the server was away
TICK: Final = 100  # ms between looks at a cry
log = get_logger()


class Due(NamedTuple):
    at: int
    what: Literal["cry", "bot", "pass", "lapse"]
    seat: Seat


class Tending:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.cry: Cry | None = None
        self.changed = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def stir(self) -> None:
        """Something has changed: look again at what is due."""
        self.changed.set()
        if (self.task is None or self.task.done()) and self.due() and not self.room.closed:
            self.task = asyncio.create_task(self._tend())

    def stop(self) -> None:
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()

    def due(self) -> Due | None:
        """The next thing to happen by itself."""
        course = self.room.course
        asked_now = [self._due(one.seat) for one in course.questions()]
        return min((one for one in asked_now if one), default=None)

    def _due(self, seat: Seat) -> Due | None:
        course = self.room.course
        if seat == TABLE:
            return Due(course.at if self.cry is None else now_ms() + TICK, "cry", seat)
        if course.bot_of(seat):
            return Due(course.at, "bot", seat)
        if course.passes(seat):
            return Due(course.at + round(self.room.house.config.pass_pause * 1000), "pass", seat)
        deadline = course.clocks.deadline(seat)
        if deadline is None:
            return None
        return Due(max(deadline, self.room.opened_at + PARDON), "lapse", seat)

    async def _tend(self) -> None:
        while (due := self.due()) and not self.room.closed:
            self.changed.clear()
            if not await self._slept(due.at - now_ms()):
                continue
            try:
                await DO[due.what](self, due.seat)
            except Refusal as refusal:
                log.info("tending-refused", match=self.room.lease.match, error=refusal.name)
                return

    async def _slept(self, ms: int) -> bool:
        """Whether the time has come; not if something changed before."""
        if ms <= 0:
            return True
        try:
            await asyncio.wait_for(self.changed.wait(), ms / 1000)
        except TimeoutError:
            return True
        return False

    # -- the things ------------------------------------------------------------------------------

    async def bot_moves(self, seat: Seat) -> None:
        await self._answer(seat, self.room.course.bot_of(seat), "bot")

    async def time_is_over(self, seat: Seat) -> None:
        """MH 10.11, 10.12: what the game lets chance pick from, or else a bot's answer."""
        room, course = self.room, self.room.course
        question = asked(course.match.state, seat)
        picked = list(course.match.game.lapse(course.match.state, question)) if question else []
        if picked:
            key = secrets.choice(list(keyed(course.match.state, picked)))
            await self._enter(course.match, course.match.seq, Draft("key", seat, key, "clock"))
        else:
            await self._answer(seat, STAND_IN, "clock")
        if course.lapses[seat] >= LAPSES and not course.over and not course.bot_of(seat):
            async with room.lock:
                await room.write(Draft("takeover", seat, STAND_IN, "clock"))

    async def window_is_passed(self, seat: Seat) -> None:
        match = self.room.course.match
        question = asked(match.state, seat)
        if question is not None and self.room.course.passes(seat):
            *_, key = keyed(match.state, question.options)  # a window ends with the pass
            await self._enter(match, match.seq, Draft("key", seat, key, "table"))

    async def _answer(self, seat: Seat, level: str, by: Literal["bot", "clock"]) -> None:
        """A bot's answer; it gets a world that its seat cannot tell from the real one."""
        match = self.room.course.match
        seen = match.seq
        key = await self.room.house.thinkers.choose(match.game, match.state, seat, level)
        await self._enter(match, seen, Draft("key", seat, key, by))

    async def _enter(self, match: Match, seen: int, draft: Draft) -> None:
        """Unless the table has changed meanwhile: then it is another question."""
        room = self.room
        async with room.lock:
            if not room.closed and room.course.match is match and match.seq == seen:
                await room.write(draft)

    # -- the cry ----------------------------------------------------------------------------------

    def cried(self, seat: Seat) -> None:
        if self.cry is not None:
            self.cry.press(seat, now_ms() / 1000)

    async def hear(self, _table: Seat) -> None:
        """Let the cry go on by the clock; when it is over, tell the game."""
        course = self.room.course
        question = asked(course.match.state, TABLE)
        offered = keyed(course.match.state, question.options) if question else {}
        if "nobody" not in offered:  # read again between the cry and its end
            await self._tell(["no_more"])
        elif not course.people():
            await self._tell(keys((secrets.randbelow(len(course.opening.seatings)),)))
        else:
            await self._listen()

    async def _listen(self) -> None:
        seats = range(len(self.room.course.opening.seatings))
        bots = [seat for seat in seats if self.room.course.bot_of(seat)]
        if self.cry is None:
            self.cry = Cry(now_ms() / 1000, delays(bots, Random(secrets.randbits(32))))  # noqa: S311
        callers = self.cry.callers(now_ms() / 1000)
        if callers is not None:
            await self._tell(keys(callers))

    async def _tell(self, told: Sequence[str]) -> None:
        self.cry = None
        for key in told:
            match = self.room.course.match
            await self._enter(match, match.seq, Draft("key", TABLE, key, "table"))


DO: Final = {
    "cry": Tending.hear,
    "bot": Tending.bot_moves,
    "pass": Tending.window_is_passed,
    "lapse": Tending.time_is_over,
}
