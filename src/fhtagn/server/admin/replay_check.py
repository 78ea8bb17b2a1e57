"""Whether every match still goes as its log says, by the rules of this program.

To be run with a new version before it is deployed: a live match that would go otherwise is held
there, one that is over cannot be looked at any more.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, select
from sqlalchemy.exc import DBAPIError

from fhtagn.kernel.save import digest
from fhtagn.server.admin.connections import connected
from fhtagn.server.admin.copying import Progress
from fhtagn.server.lobby.rows import ENDED
from fhtagn.server.room.entries import LogEntry, Snapshot, read_entries, read_snapshot
from fhtagn.server.room.finish import outcome_of
from fhtagn.server.room.match_setup import read_setup
from fhtagn.server.room.room_state import RoomState
from fhtagn.server.room.snapshots import differing, version_of
from fhtagn.server.store.engines import snapshot_engine
from fhtagn.server.store.schema import matches


class Difference(NamedTuple):
    """Where a match goes another way, and what the log and the rules say there."""

    match: str
    game: str
    seq: int
    expected: str
    found: str


class CheckReport(NamedTuple):
    matches: int
    entries: int
    differences: list[Difference]


LIVE: Final = ("playing",)


def replay_check(url: str, progress: Progress, statuses: Collection[str] = LIVE) -> CheckReport:
    """Play all matches of these statuses anew; the server may go on meanwhile."""
    with connected(snapshot_engine(url)) as db:
        found = select(matches).where(matches.c.status.in_(statuses)).order_by(matches.c.id)
        rows = db.execute(found).all()
        differences, entries = [], 0
        for place, row in enumerate(rows, 1):
            log = read_entries(db, row.id)
            entries += len(log)
            differences += check(db, row, log)
            progress(place, len(rows))
    return CheckReport(len(rows), entries, differences)


def check(db: Connection, row: Row[Any], log: Iterable[LogEntry]) -> list[Difference]:
    """The first difference of a match; none if it goes as it did."""
    match, game, seq = row.id, row.game, 0
    try:
        state, taken = RoomState.begun(read_setup(db, match)), read_snapshot(db, match)
        for entry in log:
            seq = entry.seq
            if not state.is_at(entry.mark):
                return [Difference(match, game, seq, entry.mark, state.mark)]
            state.admit(entry)
            if taken and taken.seq == seq and (apart := _apart(state, taken)):
                return [Difference(match, game, seq, *apart)]
        if row.status in ENDED and outcome_of(state) != row.outcome:
            return [Difference(match, game, seq, str(row.outcome), str(outcome_of(state)))]
    except DBAPIError:
        raise
    except Exception as error:  # noqa: BLE001  whatever the rules raise here is a difference
        return [Difference(match, game, seq, "", f"{type(error).__name__}: {error}")]
    return []


def _apart(state: RoomState, taken: Snapshot) -> tuple[str, str] | None:
    """Where a snapshot has it otherwise than the log; of another version only the table counts."""
    table = digest(state.match.state)
    if taken.digest != table:
        return taken.digest, table
    current = taken.rules == version_of(state.setup.game)
    parts = differing(state, taken) if current else []
    return ("snapshot", f"other {', '.join(parts)}") if parts else None
