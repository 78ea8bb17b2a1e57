"""A room: one match, those who listen to it, and the order in which everything is entered.

Whatever is accepted goes the same way: it is admitted to the state, written to the log, and only
when it is on the disk is anybody told. One entry is under way at a time; whoever wants to look at
the state waits for it too, so nobody sees what is not on the disk. If writing fails, the room is
closed and read again from the log.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from structlog import get_logger

from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.server.errors import Conflict, Forbidden, Refusal, Unavailable
from fhtagn.server.metrics import MOVES
from fhtagn.server.protocol import (
    Ack,
    AnyMessage,
    Buzz,
    Claim,
    Command,
    Reasons,
    State,
    Sync,
    Why,
)
from fhtagn.server.protocol import Room as RoomMessage
from fhtagn.server.room import messages
from fhtagn.server.room.broadcast import Broadcast
from fhtagn.server.room.clocks import Steady
from fhtagn.server.room.entries import Lease, LogEntry, Proposal, append, note_asked
from fhtagn.server.room.finish import finish
from fhtagn.server.room.listeners import Audience, Listener
from fhtagn.server.room.offers import back_to
from fhtagn.server.room.proposals import LIMITED, changes_nothing, propose, still_on
from fhtagn.server.room.room_state import RoomState
from fhtagn.server.room.scheduler import Scheduler
from fhtagn.server.room.snapshots import is_due, snapshot
from fhtagn.server.room.spectators import spectators_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from fhtagn.server.house import House

IDLE: Final = 1000  # commands that have changed nothing, of which the latest are kept in mind
log = get_logger()


class Room:
    def __init__(self, house: House, lease: Lease, state: RoomState, kept: int) -> None:
        self.house, self.lease, self.state = house, lease, state
        self.kept = kept  # the entry of the last snapshot
        self.lock = asyncio.Lock()
        self.closed = False
        self.idle: deque[str] = deque(maxlen=IDLE)  # commands that the log has no entry of
        self.asked = state.asked_since()
        self.used_at = house.clock.steady()
        self.clock = Steady(house.clock, state.at)
        self.opened_at = self.clock.now()
        self.audience = Audience(len(state.setup.seatings), self.opened_at)
        self.broadcast = Broadcast(state, self.audience)
        self.spectators = spectators_of(self)
        self.scheduler = Scheduler(self)
        self.scheduler.stir()

    # -- listening --------------------------------------------------------------------------------

    async def enter(self, listener: Listener, since: Mapping[Seat, int]) -> None:
        """From here on the listener is told everything, beginning with where the table is now."""
        if SPECTATOR in listener.seats:
            await self._watch(listener, since)
            return
        async with self.lock:
            self._open()
            self.broadcast.enter(listener, since)
            self._tell_room()
        await asyncio.shield(self._welcome(listener.seats))

    async def _welcome(self, seats: tuple[Seat, ...]) -> None:
        async with self.lock:
            self._open()
            await self._give_back(seats)

    async def _watch(self, listener: Listener, since: Mapping[Seat, int]) -> None:
        await self.spectators.wake()
        async with self.lock:
            self._open()
            self._check_watched()
            self.spectators.enter(listener, since)
            self._tell_room()

    def leave(self, listener: Listener) -> None:
        hearing = self.spectators if SPECTATOR in listener.seats else self.broadcast
        hearing.leave(listener, self.clock.now())
        if not self.lock.locked():  # else whoever holds it tells, when it is on the disk
            self._tell_room()

    async def look(self, person: str, seat: Seat, since: int | None) -> State:
        """What a seat would be sent, for those who do not listen all the time."""
        if seat == SPECTATOR:
            return await self._look_on(since)
        async with self.lock:
            self._open()
            if seat not in self.state.setup.seats_of(person):
                raise Forbidden("not-your-seat", seat=seat)
            self.audience.seen(seat, self.clock.now())
            return self.state_for(seat, since)

    async def _look_on(self, since: int | None) -> State:
        await self.spectators.wake()
        async with self.lock:
            self._open()
            self._check_watched()
            return self.spectators.state_for(since)

    async def look_around(self, person: str) -> RoomMessage:
        """Who sits at the table, for a player or for somebody who watches."""
        plays = bool(self.state.setup.seats_of(person))
        if not plays:
            await self.spectators.wake()
        async with self.lock:
            self._open()
            if plays:
                return self.about()
            self._check_watched()
            return self.spectators.about()

    def _check_watched(self) -> None:
        if not self.state.watched:
            raise Forbidden("not-watched")

    def state_for(self, seat: Seat, since: int | None) -> State:
        return self.broadcast.state_for(seat, since)

    # -- commands ---------------------------------------------------------------------------------

    async def obey(self, person: str, command: Command) -> AnyMessage:
        """Carry a command out, at most once; a Complaint if it is refused."""
        return await asyncio.shield(self._obey(person, command))

    async def _obey(self, person: str, command: Command) -> AnyMessage:
        if command.seat not in self.state.setup.seats_of(person):
            raise Forbidden("not-your-seat", seat=command.seat)
        async with self.lock:
            self._open()
            tag = f"{person}:{command.id}"
            if tag in self.state.commands or tag in self.idle:
                return self._ack(command)
            before = self.broadcast.numbers()
            await self._give_back((command.seat,))
            answer = ANSWERS.get(type(command))
            if answer is not None:
                self.audience.seen(command.seat, self.clock.now())
                return answer(self, command)
            if type(command) in LIMITED:
                self.house.limits.hit(LIMITED[type(command)], person)
            await self._carry_out(self._propose(command), tag)
            self._note_seen(command.seat, before)
            return self._ack(command)

    def _propose(self, command: Command) -> Proposal:
        proposal = propose(self.state, command, self.clock.now())
        if isinstance(command, Claim):
            self._check_absent(command.whom)
        return proposal

    async def _carry_out(self, proposal: Proposal, tag: str) -> None:
        if changes_nothing(self.state, proposal):
            self.idle.append(tag)
            return
        state, ply = self.state, back_to(self.state, proposal)
        if ply is not None:  # in a match that was just read, it is a long way: not in the loop
            await asyncio.to_thread(state.milestones.lay, state.match, ply)
        await self.write(proposal, tag)

    def _note_seen(self, seat: Seat, before: Mapping[Seat, int]) -> None:
        """Unless the others heard nothing: then not even a claim of the seat may tell of it."""
        now = self.broadcast.numbers()
        if any(now[one] != before[one] for one in now if one != seat):
            self.audience.seen(seat, self.clock.now())

    def _ack(self, command: Command) -> Ack:
        return Ack(id=command.id, n=self.state.feeds[command.seat].n)

    def _why(self, command: Command) -> Reasons:
        return messages.reasons(self.state, command.seat, command.id)

    def _sync(self, command: Sync) -> State:
        return self.state_for(command.seat, command.since)

    def _buzz(self, command: Command) -> Ack:
        still_on(self.state)
        if not self.scheduler.buzzed(command.seat):
            raise Conflict("no-buzzer")
        return self._ack(command)

    def _check_absent(self, seat: Seat) -> None:
        since, now = self.audience.absent_since.get(seat), self.clock.now()
        left = 0 if since is None else since + round(self.house.config.absent_after * 1000) - now
        if since is None or left > 0:
            raise Conflict("still-here", seat=seat, seconds=ceil(left / 1000))

    async def _give_back(self, seats: tuple[Seat, ...]) -> None:
        """Whoever is seen again has their seat back."""
        for seat in seats:
            if seat in self.state.stand_ins and not self.state.over:
                await self.write(Proposal("back", seat))

    # -- the log ----------------------------------------------------------------------------------

    def _open(self) -> None:
        """Nobody is told anything unless the match is still ours; whoever asks keeps it awake."""
        if self.closed or not self.house.rooms.leases.holds(self.lease):
            raise Unavailable("room-closed")
        self.used_at = self.house.clock.steady()

    def wakes_at(self) -> int | None:
        """When something is to happen though nobody comes."""
        due = self.scheduler.due()
        return self.clock.on_the_wall(due.at) if due else None

    async def write(self, proposal: Proposal, command: str | None = None) -> None:
        """Enter it into the log, and tell everybody. Only to be called with the lock held."""
        state = self.state
        before = self.broadcast.numbers()
        was_over, entry = state.over, state.entry(proposal, self.clock.now(), command)
        try:
            state.admit(entry)
            await self.house.store.write(self._job(entry, ends=state.over and not was_over))
        except IllegalChoice:
            raise  # refused: nothing has changed
        except BaseException as error:
            log.warning("entry-lost", match=self.lease.match, error=type(error).__name__)
            self.close()
            raise
        if entry.kind == "key":
            MOVES.labels(state.match.game.name).inc()
        self._publish(entry, before)
        self.scheduler.stir()

    def _job(self, entry: LogEntry, *, ends: bool) -> Callable[[Connection], None]:
        """What is to be written, fixed now: the state may go on before it is."""
        state, wake_at, asked = self.state, self.wakes_at(), self._newly_asked()
        taken = snapshot(state) if is_due(state, self.kept) else None
        self.kept = taken.seq if taken else self.kept

        def job(db: Connection) -> None:
            append(db, self.lease, entry, wake_at, taken)
            note_asked(db, self.lease.match, asked)
            if ends:
                finish(db, state, entry.at)

        return job

    def _newly_asked(self) -> dict[Seat, int | None]:
        """The seats that the match waits for since another time than was noted."""
        before, self.asked = self.asked, self.state.asked_since()
        return {seat: at for seat, at in self.asked.items() if before.get(seat) != at}

    def close(self, refusal: Refusal | None = None) -> None:
        """Nothing more is accepted or done; whoever listens must come again."""
        if self.closed:
            return
        self.closed = True
        self.scheduler.stop()
        self.house.rooms.forget(self)
        why = refusal or Unavailable("room-closed")
        self.broadcast.dismiss(why)
        self.spectators.close(why)

    # -- broadcasts -------------------------------------------------------------------------------

    def _publish(self, entry: LogEntry, before: dict[Seat, int]) -> None:
        self.broadcast.publish(entry, before)
        self.spectators.publish(entry, before)
        if not self.state.watched:
            self.spectators.send_away()
        self._tell_room()

    def _tell_room(self) -> None:
        self.broadcast.tell_room(self.about())
        self.spectators.tell_room()

    def about(self) -> RoomMessage:
        return messages.room(
            self.state,
            self.audience.left_at,
            self.clock.now(),
            watchers=len(self.spectators.listeners),
            watched=self.state.watched,
        )


ANSWERS: Final[dict[type[Command], Callable[[Room, Any], AnyMessage]]] = {
    Why: Room._why,  # noqa: SLF001
    Sync: Room._sync,  # noqa: SLF001
    Buzz: Room._buzz,  # noqa: SLF001
}
