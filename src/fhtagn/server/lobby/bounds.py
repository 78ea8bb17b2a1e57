"""How many tables one person may have; nobody adds one while they are counted."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from fhtagn.server.errors import Conflict
from fhtagn.server.people.rows import hold
from fhtagn.server.store.schema import matches

MOST_OPEN: Final = 20  # of one host, that have not begun


def check_open(db: Connection, host: str) -> None:
    """Whether the host may have another table that has not begun."""
    if _count(db, host, "open") >= MOST_OPEN:
        raise Conflict("tables-many", most=MOST_OPEN)


def check_playing(db: Connection, host: str, most: int) -> None:
    """Whether another table of the host's may begin."""
    if _count(db, host, "playing") >= most:
        raise Conflict("tables-in-play", most=most)


def _count(db: Connection, host: str, status: str) -> int:
    hold(db, host)
    own = select(func.count()).where(matches.c.host == host, matches.c.status == status)
    return db.execute(own).scalar_one()
