"""The log of a match: one entry for everything that was accepted, in the order it was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from fhtagn.content.structs import Json
from fhtagn.server.errors import Conflict
from fhtagn.server.store.schema import entries, matches, seats, snapshots

Kind = Literal[
    "key", "undo", "offer", "reply", "said", "mute", "stops", "takeover", "back", "watch"
]
By = Literal["person", "bot", "clock", "table"]


class Proposal(NamedTuple):
    """What somebody wants to enter into the log."""

    kind: Kind
    seat: int
    value: Any = None
    by: By = "person"


class LogEntry(Struct, frozen=True, kw_only=True):
    """`command` is who asked for it and the id they gave it; `mark` how much had happened then."""

    seq: int
    at: int
    kind: Kind
    seat: int
    value: Any
    by: By
    command: str | None
    mark: str


class Lease(NamedTuple):
    """The right to write to a match's log; a later lease of the match ends it."""

    match: str
    fence: int


class LeaseLost(Conflict):
    """Another worker plays the match now: what was to be written has not been."""

    def __init__(self) -> None:
        super().__init__("lease-lost")


class Repeated(Conflict):
    """The command was carried out before."""

    def __init__(self) -> None:
        super().__init__("command-repeated")


class Snapshot(NamedTuple):
    seq: int
    rules: str
    digest: str
    course: bytes


def append(
    db: Connection, lease: Lease, entry: LogEntry, wake_at: int | None, snapshot: Snapshot | None
) -> None:
    """Enter it, if the lease still holds and nobody was quicker."""
    moved = db.execute(
        update(matches)
        .where(
            matches.c.id == lease.match,
            matches.c.fence == lease.fence,
            matches.c.seq == entry.seq - 1,
        )
        .values(seq=entry.seq, wake_at=wake_at)
    )
    if moved.rowcount != 1:
        raise LeaseLost
    try:
        db.execute(insert(entries), as_row(lease.match, entry))
    except IntegrityError as error:
        raise Repeated from error
    if snapshot:
        keep(db, lease.match, snapshot)


def note_asked(db: Connection, match: str, asked: Mapping[int, int | None]) -> None:
    """Since when the match has waited for which seats, for the lists of those who sit there."""
    here = seats.c.match == match, seats.c.seat == bindparam("asked_seat")
    noted = update(seats).where(*here).values(asked_at=bindparam("since"))
    if asked:
        db.execute(noted, [{"asked_seat": seat, "since": at} for seat, at in asked.items()])


def as_row(match: str, entry: LogEntry) -> dict[str, Json]:
    return {"match": match} | {name: getattr(entry, name) for name in LogEntry.__struct_fields__}


def keep(db: Connection, match: str, snapshot: Snapshot) -> None:
    """Only the latest is kept."""
    db.execute(snapshots.delete().where(snapshots.c.match == match))
    db.execute(insert(snapshots), {"match": match, **snapshot._asdict()})


def read_snapshot(db: Connection, match: str) -> Snapshot | None:
    row = db.execute(select(snapshots).where(snapshots.c.match == match)).one_or_none()
    return Snapshot(row.seq, row.rules, row.digest, bytes(row.course)) if row else None


def read_entries(db: Connection, match: str, after: int = 0) -> list[LogEntry]:
    found = select(entries).where(entries.c.match == match, entries.c.seq > after)
    rows = db.execute(found.order_by(entries.c.seq)).mappings()
    return [LogEntry(**{name: row[name] for name in LogEntry.__struct_fields__}) for row in rows]


EVERY: Final = 50  # entries between snapshots, at least
