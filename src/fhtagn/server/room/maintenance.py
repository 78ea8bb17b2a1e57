"""Maintenance of the rooms of a worker: renews leases, wakes rooms, puts them to sleep, tidies."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Final

from sqlalchemy import ColumnElement, Connection, select
from structlog import get_logger

from fhtagn.clock import Clock
from fhtagn.server.errors import Unavailable
from fhtagn.server.room.leases import BEAT, Elsewhere
from fhtagn.server.store.schema import matches
from fhtagn.server.tidying import tidy

if TYPE_CHECKING:
    from fhtagn.server.room.room import Room
    from fhtagn.server.room.rooms import Rooms

SWEEP: Final = 1.0  # seconds between looks at what is due
WOKEN: Final = 100  # matches that are looked at in one of them at most
AT_ONCE: Final = 8  # of them that are opened together, so that their writes share a commit
IDLE: Final = 60.0  # seconds a room stays awake that nobody uses
SOON: Final = 60_000  # ms before something is due in which it is not worth sleeping
HOUR: Final = 3600.0  # seconds between two times that the house is tidied
log = get_logger()


def due(db: Connection, now: int, awake: Collection[str], free: ColumnElement[bool]) -> list[str]:
    """The matches in which something is to happen, and that nobody plays."""
    found = select(matches.c.id).where(
        matches.c.status == "playing", matches.c.wake_at <= now, matches.c.id.not_in(awake), free
    )
    return list(db.execute(found.order_by(matches.c.wake_at).limit(WOKEN)).scalars())


class Maintenance:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        rounds = [(self.wake, SWEEP), (self.put_to_sleep, SWEEP)]
        if not self.rooms.leases.alone:
            rounds += [(self.renew, BEAT), (self.rooms.exchange.beat, BEAT)]
        clock = self.rooms.house.clock
        self.tasks = [asyncio.create_task(_every(clock, pause, go)) for go, pause in rounds]
        self.tasks.append(asyncio.create_task(_every(clock, HOUR, self.tidy, HOUR)))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []

    async def renew(self) -> None:
        """Renew all leases; a room that may have lost its own is closed."""
        leases = self.rooms.leases
        try:
            await leases.renew()
        finally:
            for room in list(self.rooms.awake.values()):
                if not leases.holds(room.lease):
                    log.warning("lease-lost", match=room.lease.match)
                    room.close()

    async def wake(self) -> None:
        """Open the rooms in which something is due: after a restart, or when days have passed."""
        rooms, house = self.rooms, self.rooms.house
        now = house.clock.wall()
        found = await house.store.read(due, now, list(rooms.awake), rooms.leases.free)
        secrets.SystemRandom().shuffle(found)  # so that several workers share them
        for first in range(0, len(found), AT_ONCE):
            await asyncio.gather(*map(self._wake, found[first : first + AT_ONCE]))

    async def _wake(self, match: str) -> None:
        try:
            await self.rooms.room(match)
        except Elsewhere:
            log.debug("already-awake", match=match)
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001  the rooms have logged it and put the match off
            log.debug("not-woken", match=match, error=type(error).__name__)

    async def tidy(self) -> None:
        """Delete what nobody can use any more."""
        house = self.rooms.house
        days = house.config.guest_days, house.config.table_days
        deleted = await house.store.write_apart(tidy, house.clock.wall(), *days)
        if any(deleted.values()):
            log.info("tidied", **deleted)

    async def put_to_sleep(self) -> None:
        idle = [room for room in self.rooms.awake.values() if is_idle(room)]
        await self.rooms.put_to_sleep(idle)


def is_idle(room: Room) -> bool:
    """Whether nobody has been there for a while, and nothing is to happen soon."""
    clock = room.house.clock
    in_use = room.audience.listeners or room.spectators.listeners or room.lock.locked()
    if in_use or clock.steady() - room.used_at < IDLE:
        return False
    wakes_at = room.wakes_at()
    return wakes_at is None or wakes_at > clock.wall() + SOON


async def _every(
    clock: Clock, pause: float, go: Callable[[], Awaitable[None]], first: float = 0
) -> None:
    """Again and again, whatever happens."""
    await clock.sleep(first)
    while True:
        try:
            await go()
        except (Unavailable, TimeoutError) as error:
            log.warning("store-missed", what=go.__name__, error=type(error).__name__)
        except Exception:
            log.exception("caretaking-failed", what=go.__name__)
        await clock.sleep(pause)
