"""A table as the database has it. Whoever changes one locks it first: the second one waits."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Executable, Row, Select, select

from fhtagn.server.errors import Conflict, Forbidden, Unknown
from fhtagn.server.room.match_setup import BEGUN
from fhtagn.server.store.schema import matches, people, seats

AnyRow = Row[Any]
ENDED: Final = ("finished", "aborted")
TAKEN: Final = ("person", "bot")


def tables() -> Select[Any]:
    """The rows of tables, each with the name of its host."""
    return select(matches, people.c.name.label("host_name")).join(
        people, people.c.id == matches.c.host
    )


def found(db: Connection, table: str) -> AnyRow:
    return _one(db, tables().where(matches.c.id == table))


def locked(db: Connection, table: str) -> AnyRow:
    """The table, which nobody else changes until this job is done."""
    return _one(db, tables().where(matches.c.id == table).with_for_update(of=matches))


def _one(db: Connection, wanted: Executable) -> AnyRow:
    row = db.execute(wanted).one_or_none()
    if row is None:
        raise Unknown("no-such-table")
    return row


def seats_of(db: Connection, table: str) -> list[AnyRow]:
    return seats_by_table(db, [table])[table]


def seats_by_table(db: Connection, ids: Sequence[str]) -> dict[str, list[AnyRow]]:
    """The seats of tables in their order, each with the name of its person."""
    wanted = select(seats, people.c.name).outerjoin(people, people.c.id == seats.c.person)
    rows = db.execute(wanted.where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat))
    return {table: list(group) for table, group in groupby(rows, key=lambda row: row.match)}


# -- who may do what -------------------------------------------------------------------------------


def may_look(table: AnyRow, sitting: Sequence[AnyRow], reader: str | None) -> bool:
    """Whether the table is listed, concerns the reader, or has begun and may be watched."""
    concerned = {table.host, *(row.person for row in sitting)}
    watched = table.status in BEGUN and table.terms["watching"]
    return bool(table.listed or watched or (reader is not None and reader in concerned))


def check_look(table: AnyRow, sitting: Sequence[AnyRow], reader: str | None) -> None:
    if not may_look(table, sitting, reader):
        raise Unknown("no-such-table")


def check_open(table: AnyRow) -> None:
    """Only a table that has not begun can be changed."""
    if table.status == "closed":
        raise Conflict("table-closed")
    if table.status != "open":
        raise Conflict("table-started")


def hosted(db: Connection, table: str, host: str) -> tuple[AnyRow, list[AnyRow]]:
    """The open table and its seats, locked for its host."""
    row, sitting = locked(db, table), seats_of(db, table)
    check_host(row, sitting, host)
    check_open(row)
    return row, sitting


def check_host(table: AnyRow, sitting: Sequence[AnyRow], person: str) -> None:
    check_look(table, sitting, person)
    if table.host != person:
        raise Forbidden("not-the-host", name=table.host_name)


def seat_of(sitting: Sequence[AnyRow], seat: int) -> AnyRow:
    if not 0 <= seat < len(sitting):
        raise Unknown("no-such-seat", seat=seat, most=len(sitting) - 1)
    return sitting[seat]


def is_kept_for(row: AnyRow, person: str | None) -> bool:
    """Whether the seat waits for this very person."""
    return row.kind == "invited" and row.person is not None and row.person == person
