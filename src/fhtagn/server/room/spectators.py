"""The spectators: those who watch a match. They are told what happens as late as was agreed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING

from fhtagn.clock import Timer
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.server.errors import Forbidden, Refusal
from fhtagn.server.protocol import Room as RoomMessage
from fhtagn.server.protocol import State
from fhtagn.server.room import messages
from fhtagn.server.room.broadcast import Broadcast
from fhtagn.server.room.entries import LogEntry, read_entries
from fhtagn.server.room.following import follow
from fhtagn.server.room.listeners import Audience, Listener
from fhtagn.server.room.room_state import RoomState

if TYPE_CHECKING:
    from fhtagn.server.room.room import Room


class Spectators:
    """Watchers who hear of the same events as the players, at the same time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.broadcast = Broadcast(room.state, Audience(0, 0))

    @property
    def listeners(self) -> list[Listener]:
        return self.broadcast.audience.listeners

    @property
    def moment(self) -> int:
        """What time it is for the watchers."""
        return self.room.clock.now()

    async def wake(self) -> None:
        """Have at hand what the watchers may see."""

    def enter(self, listener: Listener, since: Mapping[Seat, int]) -> None:
        self.broadcast.enter(listener, since)

    def leave(self, listener: Listener, now: int) -> None:
        self.broadcast.leave(listener, now)

    def state_for(self, since: int | None) -> State:
        return self.broadcast.state_for(SPECTATOR, since)

    def about(self) -> RoomMessage:
        """Who is away, but not since when: that would tell them of now."""
        room = self.room
        return messages.room(
            self.broadcast.state,
            dict.fromkeys(room.audience.left_at),
            self.moment,
            watchers=len(self.listeners),
            watched=room.state.watched,
        )

    def tell_room(self) -> None:
        if self.listeners:
            self.broadcast.tell_room(self.about())

    def publish(self, entry: LogEntry, before: Mapping[Seat, int]) -> None:
        """The entry is on the disk; the numbers of the feeds were those before it."""
        self.broadcast.publish(entry, before)

    def send_away(self) -> None:
        """Somebody does not want to be watched any more: nobody watches, from this moment on."""
        gone = self.listeners
        self.broadcast.dismiss(Forbidden("not-watched"))
        for listener in gone:
            self.leave(listener, self.moment)

    def close(self, refusal: Refusal) -> None:
        self.broadcast.dismiss(refusal)


class DelayedSpectators(Spectators):
    """Watchers who have a room state of their own, which admits the same entries later.

    It is played up to their moment when the first of them comes.
    """

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.coming: deque[LogEntry] | None = None  # what they are still to be told, once they came
        self._waking = asyncio.Lock()
        self._timer: Timer | None = None

    @property
    def moment(self) -> int:
        return self.room.clock.now() - self.room.state.setup.terms.delay * 1000

    async def wake(self) -> None:
        async with self._waking:
            if self.coming is None:
                await self._follow_the_log()

    async def _follow_the_log(self) -> None:
        room, setup, moment = self.room, self.room.state.setup, self.moment
        log = await room.house.store.read(read_entries, setup.match)
        past = [entry for entry in log if entry.at <= moment]
        state = await asyncio.to_thread(lambda: follow(RoomState.begun(setup), past))
        async with room.lock:  # so that nothing is entered meanwhile
            rest = await room.house.store.read(read_entries, setup.match, len(log))
            self.broadcast = Broadcast(state, Audience(0, 0))
            self.coming = deque([*log[len(past) :], *rest])
        self.catch_up()

    def publish(self, entry: LogEntry, before: Mapping[Seat, int]) -> None:  # noqa: ARG002  of another state
        if self.coming is not None:
            self.coming.append(entry)
            self._set_timer()

    def catch_up(self) -> None:
        """Tell the watchers whatever it is time for."""
        while self.coming and self.coming[0].at <= self.moment:
            before, entry = self.broadcast.numbers(), self.coming.popleft()
            self.broadcast.state.admit(entry)
            self.broadcast.publish(entry, before)
            self.tell_room()
        self._set_timer()

    def _set_timer(self) -> None:
        self._stop_timer()
        if self.coming and not self.room.closed:
            wait = max(0, self.coming[0].at - self.moment) / 1000
            self._timer = self.room.house.clock.later(wait, self.catch_up)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def close(self, refusal: Refusal) -> None:
        self._stop_timer()
        super().close(refusal)


def spectators_of(room: Room) -> Spectators:
    return DelayedSpectators(room) if room.state.setup.terms.delay else Spectators(room)
