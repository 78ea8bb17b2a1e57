"""Lists of tables: those that wait for players, those that can be watched, and one's own."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Text,
    and_,
    case,
    cast,
    exists,
    or_,
    select,
)

from fhtagn.server.lobby.bodies import Tables
from fhtagn.server.lobby.rows import ENDED, TAKEN, seats_by_table, tables
from fhtagn.server.lobby.showing import shown
from fhtagn.server.store.schema import entries, matches, seats
from fhtagn.server.store.times import now

PAGE: Final = 50  # tables at most
FURTHEST: Final = 10_000  # that a page may begin at
RANKS: Final = {"playing": 1, "open": 2}  # after those that wait for somebody; the past is last


def open_tables(db: Connection, reader: str | None, game: str | None, skip: int) -> Tables:
    """The tables everybody may see that have not begun, the newest first."""
    wanted = tables().where(*_listed(game), matches.c.status == "open")
    return _page(db, reader, wanted.order_by(matches.c.created_at.desc(), matches.c.id), skip)


def watched_tables(db: Connection, reader: str | None, game: str | None, skip: int) -> Tables:
    """The matches everybody may see that are played and may be watched, the newest first."""
    mine = exists().where(seats.c.match == matches.c.id, seats.c.person == reader)
    unheard = ~mine & _ended_lately(now(db))  # whoever watches hears of the end later
    played = or_(matches.c.status == "playing", unheard)
    wanted = tables().where(*_listed(game), played, _is_watched())
    return _page(db, reader, wanted.order_by(matches.c.started_at.desc(), matches.c.id), skip)


def _listed(game: str | None) -> list[ColumnElement[bool]]:
    return [matches.c.listed] if game is None else [matches.c.listed, matches.c.game == game]


def _is_watched() -> ColumnElement[bool]:
    """As `ending.is_watched` has it: the terms allow it, and nobody said no last."""
    said, later = entries.alias(), entries.alias()
    again = later.c.seat == said.c.seat, later.c.kind == "watch", later.c.seq > said.c.seq
    no = exists().where(
        said.c.match == matches.c.id, said.c.kind == "watch", cast(said.c.value, Text) == "false",
        ~exists().where(later.c.match == matches.c.id, *again),
    )  # fmt: skip
    return and_(matches.c.terms["watching"].as_boolean(), ~no)


def my_tables(db: Connection, me: str, skip: int) -> Tables:
    """All I have to do with: what waits for me, then what is in play; the newest first."""
    mine = exists().where(seats.c.match == matches.c.id, seats.c.person == me)
    wanted = tables().where(or_(matches.c.host == me, mine), matches.c.status != "closed")
    ranks = [(matches.c.status == status, rank) for status, rank in RANKS.items()]
    unheard = ~mine & _ended_lately(now(db)), RANKS["playing"]
    rank = case((_waits_for(me), 0), *ranks, unheard, else_=len(RANKS) + 1)
    return _page(db, me, wanted.order_by(rank, matches.c.created_at.desc(), matches.c.id), skip)


def _waits_for(me: str) -> ColumnElement[bool]:
    """As `showing.waits_for` has it."""
    here = select(seats.c.seat).where(seats.c.match == matches.c.id)
    kept = here.where(seats.c.kind == "invited", seats.c.person == me).exists()
    full = ~here.where(seats.c.kind.not_in(TAKEN)).exists()
    asked = here.where(seats.c.asked_at.is_not(None), seats.c.person == me).exists()
    to_begin = (matches.c.status == "open") & (kept | ((matches.c.host == me) & full))
    return to_begin | ((matches.c.status == "playing") & asked)


def _ended_lately(now: int) -> ColumnElement[bool]:
    """Whether those who watch have not heard of the end yet; as `ending.is_over` has it."""
    late = matches.c.terms["delay"].as_integer() * 1000
    return and_(matches.c.status.in_(ENDED), late > 0, matches.c.finished_at + late > now)


def _page(db: Connection, reader: str | None, wanted: Select[Any], skip: int) -> Tables:
    rows = db.execute(wanted.offset(skip).limit(PAGE + 1)).all()
    sitting = seats_by_table(db, [row.id for row in rows])
    told = [shown(db, row, sitting[row.id], reader) for row in rows[:PAGE]]
    return Tables(tables=told, more=len(rows) > PAGE)
