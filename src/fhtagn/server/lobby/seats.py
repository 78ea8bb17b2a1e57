"""Seats are taken, set, left and given away; whoever comes first has one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection

from fhtagn.server.colours import Colour, pick
from fhtagn.server.decks.choosing import with_deck
from fhtagn.server.errors import Conflict, Forbidden
from fhtagn.server.house import House
from fhtagn.server.library import game_of
from fhtagn.server.lobby.bodies import Joining, SeatAsked, SeatChoice, Table
from fhtagn.server.lobby.fitting import check_seat
from fhtagn.server.lobby.rows import (
    AnyRow,
    check_look,
    check_open,
    hosted,
    is_kept_for,
    locked,
    seat_of,
    seats_of,
)
from fhtagn.server.lobby.tables import (
    NOBODY,
    Participant,
    check_rated,
    look,
    participant,
    seat_down,
)
from fhtagn.server.lobby.terms import Setting, read_terms

Sitting = Sequence[AnyRow]


# -- taking one ------------------------------------------------------------------------------------


async def join(house: House, table: str, me: str, asked: Joining) -> Table:
    """Sit down at the seat asked for, or at any that is free."""
    choice = await resolved(house, await look(house, table, me), me, asked)
    await house.store.write(_join, table, me, asked.seat, choice)
    return await look(house, table, me)


async def resolved(house: House, table: Table, me: str, asked: SeatChoice) -> SeatChoice:
    """What is asked to be set for a seat, with the deck it means."""
    options = await with_deck(house, game_of(table.game), me, asked.options)
    return SeatChoice(options=options, value=asked.value, colour=asked.colour)


def _join(db: Connection, table: str, me: str, seat: int | None, choice: SeatChoice) -> None:
    row, sitting = _opened(db, table, me)
    free = [one for one in sitting if one.kind == "open" or is_kept_for(one, me)]
    if seat is not None and seat_of(sitting, seat) not in free:
        if sitting[seat].kind == "invited":
            raise Forbidden("seat-kept", seat=seat)
        raise Conflict("seat-taken", seat=seat)
    if not free:
        raise Conflict("table-full")
    first = min(free, key=lambda one: one.kind == "open").seat  # the one that is kept
    take(db, row, sitting, me, first if seat is None else seat, choice)


def take(
    db: Connection, table: AnyRow, sitting: Sitting, me: str, seat: int, choice: SeatChoice
) -> None:
    """Sit down at a free seat; what was set for one that was kept stays.

    Whoever had two seats may have two again; whoever sits down elsewhere gives them up.
    """
    others = [row for row in sitting if row.seat != seat]
    if not is_kept_for(sitting[seat], me):
        _check_not_seated(sitting, me)
        _give_up(db, table.id, [row for row in sitting if row.person == me])
        others = [row for row in others if row.person != me]
    whole = {**sitting[seat].options, **choice.options}
    if choice.options:
        _check_fits(table, sitting, seat, whole)
    colour = pick(choice.colour or sitting[seat].colour, _colours(others))
    who = Participant("person", me, None, whole, choice.value or "", colour)
    check_rated(db, read_terms(table.terms), [*others, who])
    seat_down(db, table.id, seat, who)


def _colours(sitting: Sitting) -> list[Colour | None]:
    return [row.colour for row in sitting]


def _check_not_seated(sitting: Sitting, person: str) -> None:
    for row in sitting:
        if row.kind == "person" and row.person == person:
            raise Conflict("already-seated", seat=row.seat)


def _check_fits(table: AnyRow, sitting: Sitting, seat: int, options: Mapping[str, Setting]) -> None:
    chosen = [options if row.seat == seat else row.options for row in sitting]
    check_seat(game_of(table.game), read_terms(table.terms), chosen, seat)


def _opened(db: Connection, table: str, me: str) -> tuple[AnyRow, Sitting]:
    """The table and its seats, locked, if I may know of it and it has not begun."""
    row, sitting = locked(db, table), seats_of(db, table)
    check_look(row, sitting, me)
    check_open(row)
    return row, sitting


# -- what is set for it ----------------------------------------------------------------------------


async def choose(house: House, table: str, me: str, seat: int, asked: SeatChoice) -> Table:
    """Set what belongs to one's own seat, or to a bot's at one's own table."""
    choice = await resolved(house, await look(house, table, me), me, asked)
    await house.store.write(_choose, table, me, seat, choice)
    return await look(house, table, me)


def _choose(db: Connection, table: str, me: str, seat: int, choice: SeatChoice) -> None:
    row, sitting = _opened(db, table, me)
    one = seat_of(sitting, seat)
    owner = {"person": one.person, "bot": row.host}.get(one.kind)
    if owner != me:
        raise Forbidden("not-your-seat", seat=seat)
    whole = {**one.options, **choice.options}
    if choice.options:
        _check_fits(row, sitting, seat, whole)
    others = [row for row in sitting if row.seat != seat]
    colour = pick(choice.colour, _colours(others)) if choice.colour else one.colour
    who = Participant(one.kind, one.person, one.level, whole, choice.value or one.value, colour)
    seat_down(db, table, seat, who)


# -- giving it up ----------------------------------------------------------------------------------


async def leave(house: House, table: str, me: str) -> None:
    """Give up every seat one has, or that is kept for one."""
    await house.store.write(_leave, table, me)


def _leave(db: Connection, table: str, me: str) -> None:
    _, sitting = _opened(db, table, me)
    mine = [row for row in sitting if row.person == me]
    if not mine:
        raise Conflict("not-seated")
    _give_up(db, table, mine)


def _give_up(db: Connection, table: str, rows: Sitting) -> None:
    for row in rows:
        seat_down(db, table, row.seat, NOBODY)


# -- the host --------------------------------------------------------------------------------------


async def remove(house: House, table: str, host: str, seat: int) -> Table:
    """Whoever sits there sits there no more; the seat is open."""
    await house.store.write(_remove, table, host, seat)
    return await look(house, table, host)


def _remove(db: Connection, table: str, host: str, seat: int) -> None:
    _, sitting = hosted(db, table, host)
    seat_down(db, table, seat_of(sitting, seat).seat, NOBODY)


async def place(house: House, table: str, host: str, seat: int, asked: SeatAsked) -> Table:
    """Give a seat that nobody else has to a bot or oneself, keep it for somebody, or open it."""
    game = game_of((await look(house, table, host)).game)
    who = await participant(house, game, host, asked)
    await house.store.write(_place, table, host, seat, who)
    return await look(house, table, host)


def _place(db: Connection, table: str, host: str, seat: int, who: Participant) -> None:
    row, sitting = hosted(db, table, host)
    before = seat_of(sitting, seat)
    if before.kind == "person" and before.person != host:
        raise Conflict("seat-taken", seat=seat)
    others = [one for one in sitting if one.seat != seat]
    check_rated(db, read_terms(row.terms), [*others, who])
    if who.options:
        _check_fits(row, sitting, seat, who.options)
    if who.kind == "person":
        who = who._replace(colour=pick(who.colour, _colours(others)))
    seat_down(db, table, seat, who)
