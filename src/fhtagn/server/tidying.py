"""Tidying: what nobody can use any more is deleted, a little at a time.

Never a match that has begun, nor anybody who has a seat at one, nor an account.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Select, Table, delete, exists, func, select, update

from fhtagn.server.lobby.terms import DAY
from fhtagn.server.store.schema import (
    decks,
    doors,
    invitations,
    matches,
    people,
    ratings,
    seats,
    sessions,
)

MOST: Final = 500  # of each kind at a time
TIDYING: Final = 0x0F47AA  # PostgreSQL's lock for whoever does it


def tidy(db: Connection, now: int, guest_days: int, table_days: int) -> dict[str, int]:
    """How many were deleted, by kind; none while another worker is at it."""
    if not _is_alone(db):
        return {}
    stale, forgotten = now - table_days * DAY * 1000, now - guest_days * DAY * 1000
    return {
        "sessions": _sessions(db, now),
        "doors": _doors(db, now),
        "invitations": _invitations(db, stale),
        "tables": _tables(db, stale),
        "guests": _guests(db, forgotten),
    }


def _is_alone(db: Connection) -> bool:
    """Until the job is done; SQLite has one writer anyway."""
    if db.dialect.name != "postgresql":
        return True
    return bool(db.execute(select(func.pg_try_advisory_xact_lock(TIDYING))).scalar_one())


def _sessions(db: Connection, now: int) -> int:
    ids = _some(db, select(sessions.c.id).where(sessions.c.expires_at <= now))
    return _delete(db, sessions, "id", ids)


def _doors(db: Connection, now: int) -> int:
    people_with = _some(db, select(doors.c.person).where(doors.c.expires_at <= now))
    return _delete(db, doors, "person", people_with)


def _invitations(db: Connection, before: int) -> int:
    """While a match is on, whoever has come to it by an invitation may find it so again."""
    playing = exists().where(matches.c.id == invitations.c.match, matches.c.status == "playing")
    old = select(invitations.c.id).where(invitations.c.expires_at <= before, ~playing)
    return _delete(db, invitations, "id", _some(db, old))


def _tables(db: Connection, before: int) -> int:
    """Those that were closed, or that nobody has begun."""
    waiting = matches.c.status.in_(("open", "closed"))
    ids = _some(db, select(matches.c.id).where(waiting, matches.c.created_at <= before))
    for table in (invitations, seats):
        _delete(db, table, "match", ids)
    if ids:
        db.execute(update(matches).where(matches.c.rematch.in_(ids)).values(rematch=None))
    return _delete(db, matches, "id", ids)


def _guests(db: Connection, before: int) -> int:
    """Those who have not been here since, and have nothing to do with any table."""
    columns = (seats.c.person, matches.c.host, invitations.c.used_by)
    ties = [exists().where(column == people.c.id) for column in columns]
    gone = people.c.login.is_(None), people.c.seen_at <= before
    ids = _some(db, select(people.c.id).where(*gone, *(~tie for tie in ties)))
    for table in (sessions, doors, decks, ratings):
        _delete(db, table, "person", ids)
    return _delete(db, people, "id", ids)


def _some(db: Connection, wanted: Select[str]) -> list[str]:
    """As many as may be dealt with at a time, of those that nobody else is changing."""
    return list(db.scalars(wanted.limit(MOST).with_for_update(skip_locked=True)))


def _delete(db: Connection, table: Table, column: str, ids: list[str]) -> int:
    if not ids:
        return 0
    return db.execute(delete(table).where(table.c[column].in_(ids))).rowcount
