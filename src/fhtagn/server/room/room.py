"""A room: one match, those who listen to it, and the order in which everything is entered.

Whatever is accepted goes the same way: it is admitted to the course, written to the log, and only
when it is on the disk is anybody told. One entry is under way at a time; whoever wants to look at
the course waits for it too, so nobody sees what is not on the disk. If writing fails, the room is
closed and read again from the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from structlog import get_logger

from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.server.errors import Conflict, Forbidden, Unavailable
from fhtagn.server.ids import now_ms
from fhtagn.server.protocol import (
    Ack,
    AnyMessage,
    Claim,
    Command,
    Cry,
    Reasons,
    Sitting,
    State,
    Sync,
    Why,
)
from fhtagn.server.protocol import Room as RoomMessage
from fhtagn.server.room import messages
from fhtagn.server.room.course import Course
from fhtagn.server.room.drafts import draft, still_on
from fhtagn.server.room.entries import Draft, Entry, Lease, append
from fhtagn.server.room.finish import finish
from fhtagn.server.room.listeners import Audience, Listener
from fhtagn.server.room.snapshots import is_due, snapshot
from fhtagn.server.room.tending import Tending

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from fhtagn.server.house import House

log = get_logger()


class Room:
    def __init__(self, house: House, lease: Lease, course: Course, kept: int) -> None:
        self.house, self.lease, self.course = house, lease, course
        self.kept = kept  # the entry of the last snapshot
        self.lock = asyncio.Lock()
        self.closed = False
        self.opened_at = now_ms()
        self.audience = Audience(len(course.opening.seatings), self.opened_at)
        self.shown: dict[Seat, dict[str, Any]] = {}  # what each seat with a listener has now
        self.last_room: RoomMessage | None = None
        self.tending = Tending(self)
        self.tending.stir()

    # -- listening --------------------------------------------------------------------------------

    async def enter(self, listener: Listener, since: dict[Seat, int]) -> None:
        """From here on the listener is told everything, beginning with where the table is now."""
        async with self.lock:
            self._open()
            if SPECTATOR in listener.seats:
                self._may_see("", SPECTATOR)
            self.audience.enter(listener)
            for seat in listener.seats:
                listener.send(self.state(seat, since.get(seat)))
            self.last_room = None  # so that the newcomer is told, too
            self._tell_room()
            await self._give_back(listener.seats)

    def leave(self, listener: Listener) -> None:
        self.audience.leave(listener, now_ms())
        self.shown = {seat: self.shown[seat] for seat in self.shown if any(self.audience.at(seat))}
        self._tell_room()

    async def look(self, person: str, seat: Seat, since: int | None) -> State:
        """What a seat would be sent, for those who do not listen all the time."""
        async with self.lock:
            self._open()
            self._may_see(person, seat)
            return self.state(seat, since)

    async def look_around(self, person: str) -> RoomMessage:
        async with self.lock:
            self._open()
            if not self.course.opening.seats_of(person):
                self._may_see(person, SPECTATOR)
            return self.about()

    def _may_see(self, person: str, seat: Seat) -> None:
        if seat == SPECTATOR and not self.course.watched:
            raise Forbidden("not-watched")
        if seat != SPECTATOR and seat not in self.course.opening.seats_of(person):
            raise Forbidden("not-your-seat", seat=seat)

    def state(self, seat: Seat, since: int | None) -> State:
        if seat not in self.shown:
            shown = messages.table_of(self.course, seat)
            if any(self.audience.at(seat)):
                self.shown[seat] = shown
            return messages.state(self.course, seat, since, shown)
        return messages.state(self.course, seat, since, self.shown[seat])

    # -- commands ---------------------------------------------------------------------------------

    async def obey(self, person: str, command: Command) -> AnyMessage:
        """Carry a command out, at most once; a Complaint if it is refused."""
        return await asyncio.shield(self._obey(person, command))

    async def _obey(self, person: str, command: Command) -> AnyMessage:
        if command.seat not in self.course.opening.seats_of(person):
            raise Forbidden("not-your-seat", seat=command.seat)
        async with self.lock:
            self._open()
            tag = f"{person}:{command.id}"
            if tag in self.course.commands:
                return self._ack(command)
            await self._give_back((command.seat,))
            answer = ANSWERS.get(type(command))
            if answer is not None:
                return answer(self, command)
            if isinstance(command, Claim):
                self._check_absent(command.whom)
            await self.write(draft(self.course, command), tag)
            return self._ack(command)

    def _ack(self, command: Command) -> Ack:
        return Ack(id=command.id, n=self.course.streams[command.seat].n)

    def _why(self, command: Command) -> Reasons:
        return messages.reasons(self.course, command.seat, command.id)

    def _sync(self, command: Sync) -> State:
        return self.state(command.seat, command.since)

    def _cry(self, command: Command) -> Ack:
        still_on(self.course)
        self.tending.cried(command.seat)
        return self._ack(command)

    def _check_absent(self, seat: Seat) -> None:
        since = self.audience.absent_since.get(seat)
        left = 0 if since is None else since + self.house.config.absent_after * 1000 - now_ms()
        if since is None or left > 0:
            raise Conflict("still-here", seat=seat, seconds=max(0, -(-left // 1000)))

    async def _give_back(self, seats: tuple[Seat, ...]) -> None:
        """Whoever is seen again has their seat back."""
        for seat in seats:
            if seat in self.course.stand_ins and not self.course.over:
                await self.write(Draft("back", seat))

    # -- the log ----------------------------------------------------------------------------------

    def _open(self) -> None:
        if self.closed:
            raise Unavailable("room-closed")

    async def write(self, wish: Draft, command: str | None = None) -> None:
        """Enter it into the log, and tell everybody. Only to be called with the lock held."""
        course = self.course
        before = {seat: stream.n for seat, stream in course.streams.items()}
        was_over, entry = course.over, course.entry(wish, now_ms(), command)
        course.admit(entry)
        try:
            await self.house.store.write(self._job(entry, ends=course.over and not was_over))
        except BaseException as error:
            log.warning("entry-lost", match=self.lease.match, error=type(error).__name__)
            self.close()
            raise
        self._publish(entry, before)
        self.tending.stir()

    def _job(self, entry: Entry, *, ends: bool) -> Callable[[Connection], None]:
        """What is to be written, fixed now: the course may go on before it is."""
        course, due = self.course, self.tending.due()
        taken = snapshot(course) if is_due(course, self.kept) else None
        self.kept = taken.seq if taken else self.kept

        def job(db: Connection) -> None:
            append(db, self.lease, entry, due.at if due else None, taken)
            if ends:
                finish(db, course, entry.at)

        return job

    def close(self, error: str = "room-closed") -> None:
        """Nothing more is accepted or done; whoever listens must come again."""
        self.closed = True
        self.tending.stop()
        self.house.rooms.forget(self)
        for listener in self.audience.listeners:
            listener.end(error)

    # -- telling ----------------------------------------------------------------------------------

    def _publish(self, entry: Entry, before: dict[Seat, int]) -> None:
        for seat in self.audience.seats():
            if self.course.streams[seat].n != before[seat]:
                self.audience.tell(seat, self._message(seat, entry))
        self._tell_room()

    def _message(self, seat: Seat, entry: Entry) -> AnyMessage:
        course = self.course
        if entry.kind == "said":
            return messages.said(course, seat, course.said[-1])
        old, new = self.shown[seat], messages.table_of(course, seat)
        if entry.kind not in messages.ON_THE_TABLE and old == new:
            return messages.noted(course, seat, entry)
        self.shown[seat] = new
        return messages.update(course, seat, old, new)

    def _tell_room(self) -> None:
        """Who sits here and how they stand, if it has changed."""
        about = self.about()
        if self.last_room != _at_the_time(about, self.last_room):
            self.last_room = about
            self.audience.tell_all(about)

    def about(self) -> RoomMessage:
        course, opening = self.course, self.course.opening
        ended = "aborted" if course.aborted else "finished"
        return RoomMessage(
            status=ended if course.over else "playing",  # type: ignore[arg-type]
            now=now_ms(),
            seats=tuple(self._sitting(seat) for seat in range(len(opening.seatings))),
            offer=course.offer,
            watchers=self.audience.watchers,
            watched=course.watched,
            commitment=opening.commitment,
            server_seed=opening.server_seed if course.over else "",
        )

    def _sitting(self, seat: Seat) -> Sitting:
        course, seating = self.course, self.course.opening.seatings[seat]
        bot = course.bot_of(seat)
        return Sitting(
            seat=seat,
            name=seating.name,
            person=seating.person,
            bot=bot,
            stand_in=bool(bot) and not seating.bot,
            present=bool(seating.bot) or seat not in self.audience.absent_since,
            absent_since=None if seating.bot else self.audience.absent_since.get(seat),
            bank=course.clocks.bank(seat),
            deadline=None if bot else course.clocks.deadline(seat),
        )


ANSWERS: dict[type[Command], Callable[[Room, Any], AnyMessage]] = {
    Why: Room._why,  # noqa: SLF001
    Sync: Room._sync,  # noqa: SLF001
    Cry: Room._cry,  # noqa: SLF001
}


def _at_the_time(about: RoomMessage, last: RoomMessage | None) -> RoomMessage:
    """The message as if it were of the same moment as the last one."""
    return replace(about, now=last.now) if last else about
