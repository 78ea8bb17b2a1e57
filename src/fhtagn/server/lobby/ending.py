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
