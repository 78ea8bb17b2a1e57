"""What happens in a room without anybody asking: bots, the clock, windows nobody stops at, buzzers.

One task does it, one thing after another, and sleeps until the next is due. `due` is a function of
the state and the clock alone, so a room that is opened again goes on where it was.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from random import Random
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from structlog import get_logger

from fhtagn.host.buzzing import Buzzing, OpenBuzzer, moments, open_buzzer
from fhtagn.kernel.present import keyed
from fhtagn.kernel.state import TABLE, Seat
from fhtagn.server.errors import Unavailable
from fhtagn.server.room.entries import LeaseLost, Proposal
from fhtagn.server.room.proposals import STAND_IN

if TYPE_CHECKING:
    from fhtagn.server.room.room import Room

LAPSES: Final = 3  # questions in a row let pass: then a bot plays until the player is back
PARDON: Final = 30_000  # ms that nobody's time runs out after the server was away
log = get_logger()


class Due(NamedTuple):
    at: int
    what: Literal["buzzer", "bot", "pass", "lapse", "takeover", "notice"]
    seat: Seat


class Notified(NamedTuple):
    """The last question that somebody away was told of, and when to tell them again, if ever."""

    question: int
    again: int | None = None


class Scheduler:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.buzzing: Buzzing | None = None
        self.told: dict[Seat, Notified] = {}
        self.changed = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def now(self) -> int:
        return self.room.clock.now()

    def stir(self) -> None:
        """Something has changed: look again at what is due."""
        self.changed.set()
        if (self.task is None or self.task.done()) and self.due() and not self.room.closed:
            self.task = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()

    def due(self) -> Due | None:
        """The next thing to happen by itself."""
        state = self.room.state
        seats = [one.seat for one in state.questions()]
        found = [make(seat) for seat in seats for make in (self._due, self._notice_due)]
        return min((one for one in found if one), default=None)

    def _notice_due(self, seat: Seat) -> Due | None:
        """Whoever is away and asked is told so, once for each question."""
        room = self.room
        away = room.audience.absent_since.get(seat)
        if away is None or not room.house.notices.on or room.state.bot_of(seat):
            return None
        since = max(away, room.state.clocks.since.get(seat, away))
        usual = Notified(room.state.match.seq, since + round(room.house.config.absent_after * 1000))
        told = self.told.get(seat, usual)
        at = told.again if told.question == usual.question else usual.again
        return None if at is None else Due(at, "notice", seat)

    def _due(self, seat: Seat) -> Due | None:
        state = self.room.state
        if seat == TABLE:
            return Due(self.buzzing.ends_at if self.buzzing else state.at, "buzzer", seat)
        if state.bot_of(seat):
            return Due(state.at, "bot", seat)
        if state.lapses[seat] >= LAPSES:
            return Due(state.at, "takeover", seat)
        if state.passes(seat):
            pause = round(self.room.house.config.pass_pause * 1000)
            return Due(state.clocks.since[seat] + pause, "pass", seat)
        deadline = state.clocks.deadline(seat)
        if deadline is None:
            return None
        return Due(max(deadline, self.room.opened_at + PARDON), "lapse", seat)

    async def _run(self) -> None:
        due: Due | None = None
        try:
            while (due := self.due()) and not self.room.closed:
                self.changed.clear()
                if await self._slept(due.at - self.now()):
                    await DO[due.what](self, due)
        except Exception as error:  # noqa: BLE001  it is logged, and nobody waits for it
            await self._failed(error, due.what if due else "")

    async def _failed(self, error: Exception, what: str) -> None:
        """Whatever went wrong, the room is read again from the log; `what` was tried last."""
        match, name = self.room.lease.match, getattr(error, "name", type(error).__name__)
        log.warning("scheduler-failed", match=match, what=what, error=name)
        async with self.room.lock:
            self.room.close()
        if not isinstance(error, Unavailable | LeaseLost):
            await self.room.house.rooms.give_up(self.room.lease, error)

    async def _slept(self, ms: int) -> bool:
        """Whether the time has come; not if something changed before."""
        if ms <= 0:
            return True
        try:
            async with self.room.house.clock.timeout(ms / 1000):
                await self.changed.wait()
        except TimeoutError:
            return True
        return False

    # -- the things ------------------------------------------------------------------------------

    async def bot_moves(self, due: Due) -> None:
        await self._answer(due, self.room.state.bot_of(due.seat), "bot")

    async def time_is_over(self, due: Due) -> None:
        """Chance picks from what the game allows, or else a bot answers."""
        match = self.room.state.match
        question = match.present.asked(due.seat)
        picked = (
            keyed(match.state, match.game.rules.lapse(match.state, question)) if question else {}
        )
        if picked:
            key = secrets.choice(list(picked))
            proposal = Proposal("key", due.seat, key, "clock")
            await self._enter(due, self._question(due.seat), proposal)
        else:
            await self._answer(due, STAND_IN, "clock")

    async def bot_takes_over(self, due: Due) -> None:
        proposal = Proposal("takeover", due.seat, STAND_IN, "clock")
        await self._enter(due, self._question(due.seat), proposal)

    async def window_is_passed(self, due: Due) -> None:
        answers = self.room.state.match.present.answers(due.seat)
        if answers:
            *_, key = answers  # a window ends with the pass
            proposal = Proposal("key", due.seat, key, "table")
            await self._enter(due, self._question(due.seat), proposal)

    async def tell_away(self, due: Due) -> None:
        setup, seat = self.room.state.setup, due.seat
        told = self.told[seat] = Notified(self.room.state.match.seq)

        def again(at: int) -> None:
            if self.told[seat] == told:
                self.told[seat] = told._replace(again=at)
                self.stir()

        person, game = setup.seatings[seat].person, setup.game.name
        house = self.room.house
        await house.notices.your_turn(person, game, setup.match, house.clock.wall(), again)

    async def _answer(self, due: Due, level: str, by: Literal["bot", "clock"]) -> None:
        """A bot's answer; it gets a world that its seat cannot tell from the real one."""
        match, players = self.room.state.match, self.room.state.setup.players
        question, thinkers = self._question(due.seat), self.room.house.thinkers
        key = await thinkers.choose(match.game, match.state, due.seat, level, players)
        await self._enter(due, question, Proposal("key", due.seat, key, by))

    def _question(self, seat: Seat) -> tuple[int, int]:
        """Another one whenever what the seat is asked may be another; not by what is hidden."""
        state = self.room.state
        number = state.match.seq if seat == TABLE else state.feeds[seat].changed
        return id(state.match), number

    async def _enter(self, due: Due, question: tuple[int, int], proposal: Proposal) -> bool:
        """Whether it was written: not if something else is asked meanwhile."""
        room = self.room
        async with room.lock:
            same = self._question(due.seat) == question
            if room.closed or not same or not self._is_still(due):
                return False
            await room.write(proposal)
            return True

    def _is_still(self, due: Due) -> bool:
        """Whether it is yet to be done: the player may be back, or all may have agreed to end."""
        asked_now = due.seat in self.room.state.asked_seats()
        now = self._due(due.seat) if asked_now else None
        return now is not None and now.what == due.what and now.at <= self.now()

    # -- buzzers ---------------------------------------------------------------------------------

    def buzzed(self, seat: Seat) -> bool:
        """Whether there is a buzzer that waits for the seat."""
        asked = open_buzzer(self.room.state.match.present)
        if self.buzzing is None or asked is None or not asked.begins or seat not in asked.keys:
            return False
        self.buzzing.buzz(seat, self.now() / 1000)
        self.stir()
        return True

    async def listen(self, due: Due) -> None:
        """Let the buzzer go on by the clock; each time name one of those who were first."""
        match = self.room.state.match
        asked = open_buzzer(match.present)
        assert asked is not None, "the table is asked"
        first = self._first(asked)
        if first is None:
            return
        proposal = Proposal("key", TABLE, asked.answer(first), "table")
        if await self._enter(due, self._question(TABLE), proposal):
            more = open_buzzer(match.present)
            if more is None or more.begins:
                self.buzzing = None

    def _first(self, asked: OpenBuzzer) -> Collection[Seat] | None:
        """The seats that were first, if that is known; without people the lot decides at once."""
        if asked.begins:
            if not self.room.state.people():
                return (secrets.choice(list(asked.keys)),)
            self.buzzing = self.buzzing or self._begin(asked)
        # If the match was read again after the first was named, nobody else was as early.
        return self.buzzing.first(self.now() / 1000) if self.buzzing else ()

    def _begin(self, asked: OpenBuzzer) -> Buzzing:
        bots = [seat for seat in asked.keys if self.room.state.bot_of(seat)]
        dice = Random(secrets.randbits(32))  # noqa: S311
        return Buzzing(asked.buzzer, self.now() / 1000, moments(asked.buzzer, bots, dice))


DO: Final = {
    "buzzer": Scheduler.listen,
    "bot": Scheduler.bot_moves,
    "pass": Scheduler.window_is_passed,
    "lapse": Scheduler.time_is_over,
    "takeover": Scheduler.bot_takes_over,
    "notice": Scheduler.tell_away,
}
