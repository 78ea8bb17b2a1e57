"""Tables are set up, looked at and closed."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection, insert, select, update

from fhtagn.bots.levels import make_bot
from fhtagn.content.structs import Json
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import Game
from fhtagn.server.colours import Colour, pick
from fhtagn.server.decks.choosing import with_deck
from fhtagn.server.errors import Forbidden
from fhtagn.server.house import House
from fhtagn.server.ids import new_id, new_secret
from fhtagn.server.library import game_of
from fhtagn.server.lobby.bodies import ByBot, Mine, NewTable, SeatAsked, Table
from fhtagn.server.lobby.bounds import check_open
from fhtagn.server.lobby.fitting import check_seat
from fhtagn.server.lobby.rows import AnyRow, check_look, found, hosted, seats_of
from fhtagn.server.lobby.showing import shown
from fhtagn.server.lobby.terms import Pace, Setting, Terms, kept_terms
from fhtagn.server.store.schema import matches, people, seats
from fhtagn.server.store.times import now


class Participant(NamedTuple):
    """Who has a seat, or may have it, and what is set for it.

    Whoever sends no value mixes none into chance: one that the server drew when it knows those of
    the others could be chosen to suit them.
    """

    kind: str
    person: str | None = None
    level: str | None = None
    options: Mapping[str, Setting] = {}
    value: str = ""
    colour: Colour | None = None


NOBODY: Final = Participant("open")


# -- setting up ------------------------------------------------------------------------------------


async def open_table(house: House, host: str, new: NewTable) -> Table:
    game = game_of(new.game)
    participants = [await participant(house, game, host, asked) for asked in new.seats]
    terms = await asyncio.to_thread(_agreed, game, new, participants)
    table = await house.store.write(_open, host, game, terms, new.listed, participants)
    return await look(house, table, host)


async def participant(house: House, game: Game, host: str, asked: SeatAsked) -> Participant:
    """Who is to have a seat, as the host asks."""
    match asked:
        case Mine():
            options = await with_deck(house, game, host, asked.options)
            return Participant("person", host, None, options, colour=asked.colour)
        case ByBot():
            make_bot(asked.level, 0)  # complains of a level that is none
            options = await with_deck(house, game, host, asked.options)
            return Participant("bot", None, asked.level, options)
        case _:
            return Participant(asked.kind)


def _agreed(game: Game, new: NewTable, participants: Sequence[Participant]) -> Terms:
    """The terms, complete with the options' defaults; what is set for the seats fits them."""
    terms = Terms(
        seats=len(participants),
        options=new.options,
        pace=Pace(new.pace.per_move, new.pace.bank),
        undo=new.undo,
        watching=new.watching,
        delay=new.delay,
        draw_seats=new.draw_seats,
        rated=new.rated,
        hints=new.hints and not new.rated,
    )
    chosen = [one.options for one in participants]
    told = [seat for seat, options in enumerate(chosen) if options]
    fits = [check_seat(game, terms, chosen, seat) for seat in told or [0]]
    return replace(terms, options=dict(fits[0].table))


def with_colours(participants: Sequence[Participant], kinds: Collection[str]) -> list[Participant]:
    """All of these kinds have a colour: the one they want, or the next that nobody wants."""
    done = list(participants)
    for seat, one in enumerate(participants):
        if one.kind in kinds:
            others = [other.colour for other in (*done[:seat], *done[seat + 1 :])]
            done[seat] = one._replace(colour=pick(one.colour, others))
    return done


def check_rated(db: Connection, terms: Terms, sitting: Sequence[AnyRow | Participant]) -> None:
    """A rated match is one between different people, who have accounts: guests come and go."""
    if not terms.rated:
        return
    players = [one.person for one in sitting if one.kind == "person"]
    bots = any(one.kind == "bot" for one in sitting)
    if bots or terms.seats < 2 or len(set(players)) < len(players):
        raise Complaint("rated-people")
    guests = select(people.c.id).where(people.c.id.in_(players), people.c.login.is_(None))
    if db.execute(guests).first():
        raise Forbidden("rated-accounts")


def _open(
    db: Connection,
    host: str,
    game: Game,
    terms: Terms,
    listed: bool,
    participants: Sequence[Participant],
) -> str:
    check_rated(db, terms, participants)
    check_open(db, host)
    seated = with_colours(participants, ("person",))
    return add_table(db, host, game, kept_terms(terms), listed, seated)


def add_table(
    db: Connection,
    host: str,
    game: Game,
    terms: Mapping[str, Json],
    listed: bool,
    participants: Iterable[Participant],
) -> str:
    """A new table; its seed is committed to from the beginning."""
    table = new_id()
    db.execute(
        insert(matches),
        {
            "id": table, "game": game.name, "host": host, "status": "open", "terms": terms,
            "listed": listed, "created_at": now(db), "rules": game.version,
            "content": game.content.digest, "server_seed": new_secret(), "seq": 0, "fence": 0,
            "lease_until": 0,
        },
    )  # fmt: skip
    rows = [
        {"match": table, "seat": seat, **one._asdict()} for seat, one in enumerate(participants)
    ]
    db.execute(insert(seats), rows)
    return table


def seat_down(db: Connection, table: str, seat: int, who: Participant) -> None:
    """The seat is theirs from now on."""
    place = update(seats).where(seats.c.match == table, seats.c.seat == seat)
    db.execute(place.values(**who._asdict()))


# -- looking ---------------------------------------------------------------------------------------


async def look(house: House, table: str, reader: str | None) -> Table:
    return await house.store.read(_look, table, reader)


def _look(db: Connection, table: str, reader: str | None) -> Table:
    row, sitting = found(db, table), seats_of(db, table)
    check_look(row, sitting, reader)
    return shown(db, row, sitting, reader)


# -- closing ---------------------------------------------------------------------------------------


async def close(house: House, table: str, host: str) -> Table:
    await house.store.write(_close, table, host)
    return await look(house, table, host)


def _close(db: Connection, table: str, host: str) -> None:
    hosted(db, table, host)
    db.execute(update(matches).where(matches.c.id == table).values(status="closed"))
