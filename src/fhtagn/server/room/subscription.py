"""A listener is subscribed to a match, wherever it is played.

If the room is closed, because its worker has died or writing failed, they are led into the next one
with the numbers they have seen. They notice no more of it than that they are told where the table
is now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from structlog import get_logger

from fhtagn.kernel.state import Seat
from fhtagn.server.errors import Refusal, Unavailable
from fhtagn.server.protocol import AnyMessage, Noted, Said, State, Update
from fhtagn.server.room.listeners import Listener
from fhtagn.server.room.room_handle import RoomHandle

if TYPE_CHECKING:
    from fhtagn.server.room.rooms import Rooms

BREATH: Final = 0.5  # seconds in a room at least before the next: one may fail again and again
log = get_logger()


class Subscription:
    """While it lasts, the listener is told everything. It is what rooms take for the listener."""

    def __init__(
        self, rooms: Rooms, match: str, listener: Listener, since: Mapping[Seat, int]
    ) -> None:
        self.rooms, self.match, self.listener = rooms, match, listener
        self.seats = listener.seats
        self.numbers = dict(since)  # the last that each seat has been told
        self.place: RoomHandle | None = None
        self._put_out = asyncio.Event()
        self._entered_at = 0.0
        self._moving = asyncio.Lock()  # whoever is on the way in must arrive before they can leave

    async def __aenter__(self) -> Self:
        try:
            await self._go_in()
        except BaseException:
            self._leave()
            raise
        self._following = asyncio.create_task(self._follow())
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        async with self._moving:
            self._following.cancel()
            self._leave()

    async def _go_in(self) -> None:
        async with self._moving:
            await self.rooms.at(self.match, self._enter)

    async def _enter(self, place: RoomHandle) -> None:
        self._leave()
        self._put_out.clear()
        self._entered_at = self.rooms.house.clock.steady()
        self.place = place
        await place.enter(self, self.numbers)

    def _leave(self) -> None:
        if self.place is not None:
            self.place.leave(self)
            self.place = None

    async def _follow(self) -> None:
        """Into the next room, as often as the last one is closed."""
        clock = self.rooms.house.clock
        try:
            while await self._put_out.wait():
                await clock.sleep(self._entered_at + BREATH - clock.steady())
                await self._go_in()
        except Refusal as refusal:
            self.listener.dismiss(refusal)
        except Exception:
            log.exception("not-led-on", match=self.match)
            self.listener.dismiss(Unavailable("server-failed"))

    # -- as a listener of the room -----------------------------------------------------------------

    def send(self, message: AnyMessage) -> None:
        if isinstance(message, State | Update | Said | Noted):
            self.numbers[message.seat] = message.n
        self.listener.send(message)

    def dismiss(self, refusal: Refusal) -> None:
        if refusal.name == "room-closed":
            self._put_out.set()
        else:
            self.listener.dismiss(refusal)
