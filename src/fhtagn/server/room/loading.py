"""A match as the store has it: its opening, the latest snapshot, and the log since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from fhtagn.kernel.state import Seat
from fhtagn.server.room.course import Course
from fhtagn.server.room.entries import Entry, Snapshot, read_entries, read_snapshot
from fhtagn.server.room.following import follow
from fhtagn.server.room.opening import Opening, read_opening
from fhtagn.server.room.snapshots import unpacked, version_of
from fhtagn.server.store.schema import seats


class Kept(NamedTuple):
    opening: Opening
    snapshot: Snapshot | None
    tail: Sequence[Entry]

    @property
    def seq(self) -> int:
        """The entry of the snapshot."""
        return self.snapshot.seq if self.snapshot else 0


def read_match(db: Connection, match: str) -> Kept:
    opening = read_opening(db, match)
    taken = read_snapshot(db, match)
    if taken is not None and taken.rules != version_of(opening.game):
        taken = None
    return Kept(opening, taken, read_entries(db, match, taken.seq if taken else 0))


def course_of(kept: Kept) -> Course:
    """The course as its log tells; a Complaint if the present rules would have it otherwise."""
    course = unpacked(kept.opening, kept.snapshot) if kept.snapshot else Course(kept.opening)
    return follow(course, kept.tail)


def seats_of(db: Connection, match: str, person: str) -> tuple[Seat, ...]:
    """The seats a person has in a match."""
    own = select(seats.c.seat).where(seats.c.match == match, seats.c.person == person)
    return tuple(db.execute(own.order_by(seats.c.seat)).scalars())
