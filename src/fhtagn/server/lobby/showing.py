"""A table as one reader may see it: what is secret stays so until it is over for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection

from fhtagn.kernel.chance import commitment
from fhtagn.server.library import game_of
from fhtagn.server.lobby.bodies import PaceShown, SeatShown, Table, Who
from fhtagn.server.lobby.ending import is_over, is_watched
from fhtagn.server.lobby.fitting import secret_names
from fhtagn.server.lobby.rows import ENDED, TAKEN, AnyRow, is_kept_for
from fhtagn.server.lobby.terms import Setting, read_terms
from fhtagn.server.store.times import now


def shown(db: Connection, table: AnyRow, sitting: Sequence[AnyRow], reader: str | None) -> Table:
    terms = read_terms(table.terms)
    mine = [row.seat for row in sitting if row.kind == "person" and row.person == reader]
    over = is_over(table, 0 if mine else terms.delay * 1000, now(db))
    told = over or table.status not in ENDED  # whoever watches hears of the end later
    open_to_all = over and (bool(mine) or is_watched(db, table.id, terms))
    return Table(
        id=table.id,
        game=table.game,
        status=table.status if told else "playing",
        host=Who(id=table.host, name=table.host_name),
        listed=table.listed,
        options=terms.options,
        pace=PaceShown(kind=terms.pace.kind, per_move=terms.pace.per_move, bank=terms.pace.bank),
        undo=terms.undo,
        watching=terms.watching,
        delay=terms.delay,
        draw_seats=terms.draw_seats,
        rated=terms.rated,
        hints=terms.hints,
        created_at=table.created_at,
        started_at=table.started_at,
        finished_at=table.finished_at if told else None,
        rules=table.rules,
        content=table.content,
        commitment=commitment(table.server_seed),
        server_seed=table.server_seed if open_to_all else "",
        seats=[
            _seat(table, row, knows_all=open_to_all or _has_set(table, row, reader))
            for row in sitting
        ],
        mine=mine,
        waits_for_me=waits_for(table, sitting, reader),
        outcome=table.outcome if told else None,
        rematch=table.rematch if told else None,
    )


def _seat(table: AnyRow, row: AnyRow, *, knows_all: bool) -> SeatShown:
    return SeatShown(
        seat=row.seat,
        kind=row.kind,
        person=Who(id=row.person, name=row.name) if row.person else None,
        level=row.level,
        options=row.options if knows_all else public(table.game, row.options),
        value=row.value,
        colour=row.colour,
    )


def _has_set(table: AnyRow, row: AnyRow, reader: str | None) -> bool:
    """Whether what is set for the seat is the reader's own choice."""
    setter = table.host if row.kind == "bot" else row.person
    return reader is not None and reader == setter


def public(game: str, options: Mapping[str, Setting]) -> dict[str, Setting]:
    """What everybody may know of a seat's options."""
    secret = secret_names(game_of(game))
    return {name: value for name, value in options.items() if name not in secret}


def waits_for(table: AnyRow, sitting: Sequence[AnyRow], reader: str | None) -> bool:
    """Whether the reader is asked, their seat is kept for them, or their table can begin."""
    if table.status == "playing":
        return any(row.person == reader and row.asked_at is not None for row in sitting if reader)
    if table.status != "open":
        return False
    ready = all(row.kind in TAKEN for row in sitting)
    return any(is_kept_for(row, reader) for row in sitting) or (ready and table.host == reader)
