"""The rooms that are awake at this worker: opened when somebody comes or something is due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Final, TypeVar

from structlog import get_logger

from fhtagn.kernel.state import Seat
from fhtagn.server.errors import Refusal, Unavailable
from fhtagn.server.metrics import ROOMS, UNPLAYABLE
from fhtagn.server.protocol import AnyMessage, Command, State
from fhtagn.server.protocol import Room as RoomMessage
from fhtagn.server.relay.exchange import Exchange
from fhtagn.server.relay.relays import Relay
from fhtagn.server.room.entries import Lease, note_asked
from fhtagn.server.room.leases import Elsewhere, Leases
from fhtagn.server.room.loading import load
from fhtagn.server.room.maintenance import Maintenance
from fhtagn.server.room.room import Room
from fhtagn.server.room.room_handle import RoomHandle

if TYPE_CHECKING:
    from fhtagn.server.house import House

R = TypeVar("R")
MOVING: Final = ("room-closed", "lease-lost")  # nothing was done: there is another room, or soon
PATIENCE: Final = 5.0  # seconds to look for it
PAUSE: Final = 0.05
log = get_logger()


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self.leases = Leases(
            house.store, house.clock, house.shared_now, alone=not house.config.database
        )
        self.exchange = Exchange(self, self.leases.worker, house.config.database, house.clock)
        self.maintenance = Maintenance(self)
        self.awake: dict[str, Room] = {}
        self._setup: dict[str, asyncio.Task[Room]] = {}
        self._unplayable: set[str] = set()  # what has been logged as such

    async def begin(self) -> None:
        if not self.leases.alone:
            await self.exchange.begin()
        self.maintenance.begin()

    async def close(self) -> None:
        """When it is over for all rooms here: other workers may go on with them at once."""
        await self.maintenance.close()
        await self.exchange.take_leave()
        rooms = list(self.awake.values())
        async with AsyncExitStack() as quiet:
            for room in rooms:
                await quiet.enter_async_context(room.lock)
            await self._let_go(self.leases.release(_wakes(rooms)))
            for room in rooms:
                room.close(Unavailable("server-stops"))
        await self.exchange.close()

    # -- for whoever comes -------------------------------------------------------------------------

    async def at(self, match: str, do: Callable[[RoomHandle], Awaitable[R]]) -> R:
        """Do it where the match is played; should it move just then, where it is played next."""
        clock = self.house.clock
        until = clock.steady() + PATIENCE
        while True:
            try:
                return await do(await self._place(match))
            except Refusal as refusal:
                if refusal.name not in MOVING or clock.steady() > until:
                    raise
            await clock.sleep(PAUSE)

    async def obey(self, match: str, person: str, command: Command) -> AnyMessage:
        return await self.at(match, lambda place: place.obey(person, command))

    async def look(self, match: str, person: str, seat: Seat, since: int | None) -> State:
        return await self.at(match, lambda place: place.look(person, seat, since))

    async def look_around(self, match: str, person: str) -> RoomMessage:
        return await self.at(match, lambda place: place.look_around(person))

    async def _place(self, match: str) -> RoomHandle:
        relay = self.exchange.relays.by_match.get(match)
        if relay is not None and match not in self.awake:
            return relay
        try:
            return await self.room(match)
        except Elsewhere as held:
            return Relay(self.exchange.relays, match, held)

    # -- the rooms here ----------------------------------------------------------------------------

    async def room(self, match: str) -> Room:
        """The room of a match that has begun; opened if it sleeps and no other worker has it."""
        if match in self.awake:
            return self.awake[match]
        if match not in self._setup:
            self._setup[match] = setup = asyncio.create_task(self._open(match))
            setup.add_done_callback(lambda done: self._opened(match, done))
        return await asyncio.shield(self._setup[match])

    def _opened(self, match: str, setup: asyncio.Task[Room]) -> None:
        """Whether somebody still waits for it or not."""
        del self._setup[match]
        if not setup.cancelled() and setup.exception() is None:
            self.exchange.relays.drop(match)

    async def _open(self, match: str) -> Room:
        lease = await self.leases.claim(match)
        try:
            state, kept = await load(self.house.store, match)  # nobody else writes any more
            await self.house.store.write(note_asked, match, state.asked_since())
            room = Room(self.house, lease, state, kept)
        except Unavailable:
            self.leases.drop(lease)
            raise
        except Exception as error:
            await self.give_up(lease, error)
            raise
        self.awake[match] = room
        ROOMS.inc()
        return room

    async def give_up(self, lease: Lease, error: Exception) -> None:
        """A match that cannot be played by these rules is not tried again all the time."""
        if lease.match not in self._unplayable:
            self._unplayable.add(lease.match)
            UNPLAYABLE.inc()
            name = getattr(error, "name", type(error).__name__)  # its words might tell of cards
            log.error("match-unplayable", match=lease.match, error=name)
        await self._let_go(self.leases.put_off(lease))

    def forget(self, room: Room) -> None:
        self.leases.drop(room.lease)
        if self.awake.get(room.lease.match) is room:
            del self.awake[room.lease.match]
            ROOMS.dec()

    async def put_to_sleep(self, rooms: Collection[Room]) -> None:
        """Close rooms in which nothing is under way."""
        wakes = _wakes(rooms)
        for room in rooms:
            room.close()
        await self._let_go(self.leases.release(wakes))

    async def _let_go(self, letting: Awaitable[None]) -> None:
        try:
            await letting
        except Unavailable as error:
            log.warning("leases-left-to-expire", error=error.name)


def _wakes(rooms: Iterable[Room]) -> dict[Lease, int | None]:
    return {room.lease: room.wakes_at() for room in rooms}
