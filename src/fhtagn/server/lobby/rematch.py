"""Once more: the same table with the same people, everybody one seat further."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from fhtagn.server.colours import FIGURES
from fhtagn.server.errors import Conflict, Forbidden
from fhtagn.server.house import House
from fhtagn.server.library import game_of
from fhtagn.server.lobby.bodies import SeatChoice, Table
from fhtagn.server.lobby.bounds import check_open
from fhtagn.server.lobby.rows import ENDED, AnyRow, check_look, is_kept_for, locked, seats_of
from fhtagn.server.lobby.seats import take
from fhtagn.server.lobby.tables import NOBODY, Participant, add_table, look
from fhtagn.server.lobby.terms import kept_terms, read_terms
from fhtagn.server.store.schema import matches, people


async def rematch(house: House, table: str, me: str) -> Table:
    """The one table that follows this one; whoever asks first is its host."""
    following = await house.store.write(_rematch, table, me)
    return await look(house, following, me)


def _rematch(db: Connection, table: str, me: str) -> str:
    row, sitting = locked(db, table), seats_of(db, table)
    check_look(row, sitting, me)
    if me not in [one.person for one in sitting]:
        raise Forbidden("not-a-player")
    if row.status not in ENDED:
        raise Conflict("not-over")
    following: str | None = row.rematch
    if following is not None and _sit_down(db, following, me):
        return following
    following = _again(db, row, sitting, me)
    db.execute(update(matches).where(matches.c.id == table).values(rematch=following))
    return following


def _sit_down(db: Connection, following: str, me: str) -> bool:
    """Take the seats that are kept for me; False if that table was closed meanwhile."""
    row, sitting = locked(db, following), seats_of(db, following)
    if row.status == "open":
        for one in sitting:
            if is_kept_for(one, me):
                take(db, row, sitting, me, one.seat, SeatChoice())
    return bool(row.status != "closed")


def _again(db: Connection, row: AnyRow, sitting: Sequence[AnyRow], me: str) -> str:
    check_open(db, me)
    players = [one.person for one in sitting if one.person]
    here = select(people.c.id).where(people.c.id.in_(players), people.c.deleted_at.is_(None))
    still = set(db.scalars(here))
    participants = [_returning(one, me, still) for one in sitting]
    terms = replace(read_terms(row.terms), origin=None, drawn=())  # even after a fork
    further = [participants[-1], *participants[:-1]]
    return add_table(db, me, game_of(row.game), kept_terms(terms), row.listed, further)


def _returning(one: AnyRow, me: str, still: Collection[str]) -> Participant:
    """Who had the seat, with what was set for it: bots and I sit down, for others it is kept.

    Colours stay with people; figures get theirs anew at the start.
    """
    options = {name: value for name, value in one.options.items() if name != FIGURES}
    if one.kind == "bot":
        return Participant("bot", None, one.level, options)
    if one.person == me:
        return Participant("person", me, None, options, colour=one.colour)
    kept = Participant("invited", one.person, None, options, colour=one.colour)
    return kept if one.person in still else NOBODY
