"""The rooms that are awake at this worker: opened when somebody comes or something is due."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Connection, select, update
from structlog import get_logger

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.errors import Conflict
from fhtagn.server.ids import new_id, now_ms
from fhtagn.server.room.course import Course
from fhtagn.server.room.entries import Entry, Lease, Snapshot, read_entries, read_snapshot
from fhtagn.server.room.opening import Opening, read_opening
from fhtagn.server.room.room import Room
from fhtagn.server.room.snapshots import unpacked
from fhtagn.server.store.schema import matches

if TYPE_CHECKING:
    from fhtagn.server.house import House

SWEEP: Final = 1.0  # seconds between looks at what is due
WOKEN: Final = 100  # rooms that are opened in one sweep at most
log = get_logger()


class Kept(NamedTuple):
    """What the store has of a match."""

    opening: Opening
    snapshot: Snapshot | None
    tail: Sequence[Entry]


def read_match(db: Connection, match: str) -> Kept:
    opening = read_opening(db, match)
    taken = read_snapshot(db, match)
    if taken is not None and taken.rules != opening.game.rules:
        taken = None  # of other rules: the whole log is played anew
    return Kept(opening, taken, read_entries(db, match, taken.seq if taken else 0))


def course_of(kept: Kept) -> Course:
    """The course as its log tells; a Complaint if the present rules would have it otherwise."""
    course = unpacked(kept.opening, kept.snapshot) if kept.snapshot else Course(kept.opening)
    for entry in kept.tail:
        if entry.mark != course.mark:
            raise Conflict("match-held", match=kept.opening.match, seq=entry.seq)
        try:
            course.admit(entry)
        except Complaint as refusal:
            raise Conflict("match-held", match=kept.opening.match, seq=entry.seq) from refusal
    return course


def claim(db: Connection, match: str, worker: str) -> Lease:
    """Become the match's owner; whoever was before can write no more."""
    claimed = db.execute(
        update(matches)
        .where(matches.c.id == match)
        .values(owner=worker, fence=matches.c.fence + 1)
        .returning(matches.c.fence)
    )
    return Lease(match, claimed.scalar_one())


def due(db: Connection, now: int) -> list[str]:
    """The matches in which something is to happen."""
    found = select(matches.c.id).where(matches.c.status == "playing", matches.c.wake_at <= now)
    return list(db.execute(found.order_by(matches.c.wake_at).limit(WOKEN)).scalars())


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self.worker = new_id()
        self.awake: dict[str, Room] = {}
        self._opening: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._sweeping: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep())

    async def room(self, match: str) -> Room:
        """The room of a match that has begun; opened if it sleeps."""
        async with self._opening[match]:
            if match not in self.awake:
                self.awake[match] = await self._open(match)
            return self.awake[match]

    async def _open(self, match: str) -> Room:
        kept = await self.house.store.read(read_match, match)
        lease = await self.house.store.write(claim, match, self.worker)
        kept = await self.house.store.read(read_match, match)  # nobody else writes from here on
        course = course_of(kept)
        return Room(self.house, lease, course, kept.snapshot.seq if kept.snapshot else 0)

    def forget(self, room: Room) -> None:
        if self.awake.get(room.lease.match) is room:
            del self.awake[room.lease.match]

    async def _sweep(self) -> None:
        """Wake the rooms in which something is due: after a restart, or when days have passed."""
        while True:
            try:
                for match in await self.house.store.read(due, now_ms()):
                    if match not in self.awake:
                        await self.room(match)
            except Complaint as refusal:
                log.warning("sweep-failed", error=str(refusal))
            await asyncio.sleep(SWEEP)

    async def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
        for room in list(self.awake.values()):
            async with room.lock:
                room.close("server-stops")
