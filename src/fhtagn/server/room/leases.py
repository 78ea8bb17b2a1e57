"""Leases: a match is played by one worker at a time, and by another when that one is gone.

A worker claims a match and renews its claims all the time; what it does not renew expires, by the
database's clock. Each claim has a higher fence, and nothing is written under a lower one, so a
worker that has been taken for dead can do no harm. It stops answering, too, when by its own clock
its lease must have expired. Whoever is alone with its database needs none of this: nobody else
can be alive, so whatever it does not hold itself is free.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Connection,
    String,
    any_,
    bindparam,
    func,
    literal,
    or_,
    select,
    true,
    update,
)

from fhtagn.clock import Clock
from fhtagn.server.errors import Unavailable, Unknown
from fhtagn.server.ids import new_id
from fhtagn.server.room.entries import Lease
from fhtagn.server.room.match_setup import BEGUN
from fhtagn.server.store.schema import entries, matches
from fhtagn.server.store.store import Store
from fhtagn.server.store.times import SharedNow, now

LEASE: Final = 2.0  # seconds a claim holds
BEAT: Final = 0.5  # seconds between its renewals
SHORTEST, LONGEST = 60_000, 3_600_000  # ms that a match which cannot be opened is left alone


class Elsewhere(Unavailable):
    """Another worker plays the match: for some seconds more, or longer if it renews its claim."""

    def __init__(self, owner: str, left: float) -> None:
        super().__init__("room-closed")
        self.owner, self.left = owner, left


class Leases:
    """What this worker holds, and until when it may be sure of that by its own clock."""

    def __init__(self, store: Store, clock: Clock, shared_now: SharedNow, *, alone: bool) -> None:
        self.store, self.clock, self.shared_now = store, clock, shared_now
        self.alone, self.worker = alone, new_id()
        self.until: dict[Lease, float] = {}

    @property
    def free(self) -> ColumnElement[bool]:
        """Whether nobody holds a match."""
        if self.alone:
            return true()
        return matches.c.lease_until <= self.shared_now()

    def holds(self, lease: Lease) -> bool:
        return lease in self.until and (self.alone or self.clock.steady() < self.until[lease])

    def drop(self, lease: Lease) -> None:
        self.until.pop(lease, None)

    async def claim(self, match: str) -> Lease:
        """Become the match's owner, unless another worker is: that is Elsewhere."""
        asked_at = self.clock.steady()
        lease = await self.store.write_apart(
            _claim, match, self.worker, self.free, self.shared_now()
        )
        self.until[lease] = asked_at + LEASE
        return lease

    async def renew(self) -> None:
        """Hold for as long again what is still ours, and drop what has become another's."""
        held, asked_at = list(self.until), self.clock.steady()
        if not held:
            return
        async with self.clock.timeout(LEASE - BEAT):
            matches_held = [lease.match for lease in held]
            ours, renewed = await self.store.write_apart(
                _renew, self.worker, matches_held, self.shared_now()
            )
        for lease in held:
            if lease not in ours:
                self.drop(lease)
            elif lease in renewed and lease in self.until:
                self.until[lease] = asked_at + LEASE

    async def release(self, wakes: Mapping[Lease, int | None]) -> None:
        """Let others have the matches at once; each is to be woken at its time, if at all."""
        for lease in wakes:
            self.drop(lease)
        if wakes:
            await self.store.write(_release, list(wakes.items()))

    async def put_off(self, lease: Lease) -> None:
        """Let it go and leave it alone: for as long again as nothing has happened in it."""
        self.drop(lease)
        await self.store.write(_put_off, lease)


# -- in the database -------------------------------------------------------------------------------


def _claim(
    db: Connection,
    match: str,
    worker: str,
    free: ColumnElement[bool],
    shared_now: ColumnElement[int],
) -> Lease:
    begun = matches.c.id == match, matches.c.status.in_(BEGUN)
    claimed = db.execute(
        update(matches)
        .where(*begun, or_(free, matches.c.owner == worker))
        .values(
            owner=worker,
            fence=matches.c.fence + 1,
            lease_until=shared_now + round(LEASE * 1000),
        )
        .returning(matches.c.fence)
    ).scalar_one_or_none()
    if claimed is not None:
        return Lease(match, claimed)
    left = matches.c.lease_until - shared_now
    row = db.execute(select(matches.c.owner, left).where(*begun)).one_or_none()
    if row is None:
        raise Unknown("no-such-match")
    raise Elsewhere(row[0] or "", max(0, row[1]) / 1000)


def _renew(
    db: Connection, worker: str, held: Sequence[str], shared_now: ColumnElement[int]
) -> tuple[Collection[Lease], Collection[Lease]]:
    """Those that are still ours, and those of them that are renewed.

    What is being written to just now is left for the next time: whoever waited for one row and held
    another could stop the writer, or be stopped by it.
    """
    these = matches.c.id == any_(literal(held, ARRAY(String))), matches.c.owner == worker
    at_rest = select(matches.c.id).where(*these).with_for_update(skip_locked=True)
    renewed = db.execute(
        update(matches)
        .where(matches.c.id.in_(at_rest))
        .values(lease_until=shared_now + round(LEASE * 1000))
        .returning(matches.c.id, matches.c.fence)
    ).all()
    ours = db.execute(select(matches.c.id, matches.c.fence).where(*these)).all()
    return {Lease(*row) for row in ours}, {Lease(*row) for row in renewed}


def _release(db: Connection, wakes: Sequence[tuple[Lease, int | None]]) -> None:
    left = (
        update(matches)
        .where(matches.c.id == bindparam("left"), matches.c.fence == bindparam("under"))
        .values(owner=None, lease_until=0, wake_at=bindparam("at"))
    )
    db.execute(left, [{"left": one.match, "under": one.fence, "at": at} for one, at in wakes])


def _put_off(db: Connection, lease: Lease) -> None:
    last = select(func.max(entries.c.at)).where(entries.c.match == lease.match)
    row = db.execute(select(matches.c.started_at).where(matches.c.id == lease.match)).one()
    quiet = now(db) - (db.execute(last).scalar_one() or row.started_at)
    at = now(db) + min(max(quiet, SHORTEST), LONGEST)
    _release(db, [(lease, at)])
