"""The end of a match, written with its last entry."""

from __future__ import annotations

from sqlalchemy import Connection, update

from fhtagn.server.room.course import Course
from fhtagn.server.store.schema import matches


def finish(db: Connection, course: Course, at: int) -> None:
    outcome = course.match.state.outcome
    db.execute(
        update(matches)
        .where(matches.c.id == course.opening.match)
        .values(
            status="aborted" if course.aborted else "finished",
            finished_at=at,
            wake_at=None,
            outcome=[outcome.reason, list(outcome.places)] if outcome else None,
        )
    )
