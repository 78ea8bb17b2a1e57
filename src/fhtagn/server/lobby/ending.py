"""For whom a match is over: those who watch hear of the end as late as of everything else."""

from __future__ import annotations

from sqlalchemy import Connection, select

from fhtagn.server.lobby.rows import ENDED, AnyRow
from fhtagn.server.lobby.terms import Terms
from fhtagn.server.store.schema import entries


def is_over(table: AnyRow, late: int, now: int) -> bool:
    """Whether those know of the end who hear of everything so many ms later."""
    return table.status in ENDED and (not late or table.finished_at <= now - late)


def is_watched(db: Connection, match: str, terms: Terms) -> bool:
    """Whether all players let others watch, by what each of them said last."""
    said = select(entries.c.seat, entries.c.value).where(
        entries.c.match == match, entries.c.kind == "watch"
    )
    last = {row.seat: row.value for row in db.execute(said.order_by(entries.c.seq))}
    return terms.watching and all(last.values())


def is_open_to_all(db: Connection, table: AnyRow, terms: Terms, now: int) -> bool:
    """Whether it is over, and everything may be known even to those who did not play."""
    return is_over(table, terms.delay * 1000, now) and is_watched(db, table.id, terms)
