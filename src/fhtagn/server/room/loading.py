"""A match as the store has it: its set-up, the latest snapshot, and the log since."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select
from structlog import get_logger

from fhtagn.kernel.state import Seat
from fhtagn.server.room.entries import LogEntry, Snapshot, read_entries, read_snapshot
from fhtagn.server.room.following import follow
from fhtagn.server.room.match_setup import MatchSetup, read_setup
from fhtagn.server.room.room_state import RoomState
from fhtagn.server.room.snapshots import is_usable, unpacked
from fhtagn.server.store.schema import seats
from fhtagn.server.store.store import Store

log = get_logger()


class StoredMatch(NamedTuple):
    setup: MatchSetup
    snapshot: Snapshot | None
    tail: Sequence[LogEntry]

    @property
    def seq(self) -> int:
        """The entry of the snapshot."""
        return self.snapshot.seq if self.snapshot else 0


async def load(store: Store, match: str) -> tuple[RoomState, int]:
    """The state of a match, and the entry of the snapshot it goes on from.

    The log is the truth: with a snapshot that is of no use it is followed from its beginning.
    """
    kept = await store.read(read_match, match)
    try:
        return await asyncio.to_thread(state_of, kept), kept.seq
    except Exception as error:
        if kept.snapshot is None:
            raise
        name = getattr(error, "name", type(error).__name__)  # its words might tell of cards
        log.warning("snapshot-unusable", match=match, seq=kept.seq, error=name)
    whole = await store.read(read_whole, match)
    return await asyncio.to_thread(state_of, whole), whole.seq


def read_match(db: Connection, match: str) -> StoredMatch:
    setup = read_setup(db, match)
    taken = read_snapshot(db, match)
    if taken is not None and not is_usable(taken, setup.game):
        taken = None
    return StoredMatch(setup, taken, read_entries(db, match, taken.seq if taken else 0))


def read_whole(db: Connection, match: str) -> StoredMatch:
    """The same without the snapshot."""
    return StoredMatch(read_setup(db, match), None, read_entries(db, match))


def state_of(kept: StoredMatch) -> RoomState:
    """The state as its log tells; a Complaint if the present rules would have it otherwise."""
    state = unpacked(kept.setup, kept.snapshot) if kept.snapshot else RoomState.begun(kept.setup)
    return follow(state, kept.tail)


def seats_of(db: Connection, match: str, person: str) -> tuple[Seat, ...]:
    """The seats a person has in a match."""
    own = select(seats.c.seat).where(seats.c.match == match, seats.c.person == person)
    return tuple(db.execute(own.order_by(seats.c.seat)).scalars())
