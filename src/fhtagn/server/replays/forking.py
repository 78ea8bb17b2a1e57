"""A fork: a match that is over, played on from one of its positions, against bots.

The new match is one like any other. Its log begins with the moves that led to the position, which
the table makes; its chance is that of the origin, so the same moves meet the same dice.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection, insert, update

from fhtagn.bots.levels import make_bot
from fhtagn.kernel.complaint import Complaint
from fhtagn.server.asking import Person
from fhtagn.server.house import House
from fhtagn.server.lobby import tables
from fhtagn.server.lobby.bodies import Table
from fhtagn.server.lobby.bounds import check_playing
from fhtagn.server.lobby.tables import Participant, add_table
from fhtagn.server.lobby.terms import Origin, Pace, kept_terms
from fhtagn.server.replays.bodies import ForkAsked
from fhtagn.server.replays.looking import sight_of
from fhtagn.server.replays.timeline import Timeline
from fhtagn.server.room.entries import LogEntry, Proposal, as_row
from fhtagn.server.room.match_setup import MatchSetup, Seating
from fhtagn.server.room.room_state import RoomState
from fhtagn.server.store.schema import entries, matches


async def fork(house: House, match: str, person: Person, asked: ForkAsked) -> Table:
    """A new table at which the person plays on; it has begun already."""
    house.limits.hit("table", person.id)
    make_bot(asked.level, 0)  # complains of a level that is none
    seen = await sight_of(house, match, person.id)
    seen.check_over()
    seen.check_seat(asked.seat)
    setup = _setup(seen.setup, person, asked, house.clock.wall())
    log = await house.timelines.look(seen, lambda one: _log(setup, one, asked.ply))
    most = house.config.tables_in_play
    table = await house.store.write(_begin, person.id, setup, log, most)
    return await tables.look(house, table, person.id)


def _setup(origin: MatchSetup, person: Person, asked: ForkAsked, at: int) -> MatchSetup:
    """As the origin began, but for who plays, and that nothing is at stake."""
    terms = replace(
        origin.terms, pace=Pace(), undo="free", delay=0, draw_seats=False, drawn=(), rated=False,
        hints=True, origin=Origin(origin.match, asked.ply),
    )  # fmt: skip
    who = [Seating("", bot=asked.level, colour=one.colour) for one in origin.seatings]
    who[asked.seat] = Seating(person.name, person.id, colour=origin.seatings[asked.seat].colour)
    return origin._replace(match="", terms=terms, seatings=tuple(who), started_at=at)


def _log(setup: MatchSetup, timeline: Timeline, ply: int) -> list[LogEntry]:
    """The entries that lead to the position."""
    moves = timeline.match.moves
    if ply > len(moves):
        raise Complaint("no-such-ply", found=ply, most=len(moves))
    state, log = RoomState.begun(setup), []
    for move in moves[:ply]:
        entry = state.entry(Proposal("key", move.seat, move.key, "table"), setup.started_at)
        state.admit(entry)
        log.append(entry)
    if state.over:
        raise Complaint("fork-at-the-end", found=ply)
    return log


def _begin(db: Connection, host: str, setup: MatchSetup, log: Sequence[LogEntry], most: int) -> str:
    check_playing(db, host, most)
    participants = [
        Participant(
            "person" if one.person else "bot",
            one.person or None,
            one.bot or None,
            options,
            value,
            one.colour,
        )
        for one, options, value in zip(
            setup.seatings, setup.settings.by_seat, setup.seat_values, strict=True
        )
    ]
    table = add_table(db, host, setup.game, kept_terms(setup.terms), False, participants)
    begun = update(matches).where(matches.c.id == table)
    now = setup.started_at
    db.execute(
        begun.values(
            status="playing", started_at=now, wake_at=now, server_seed=setup.server_seed,
            seq=len(log),
        )
    )  # fmt: skip
    if log:
        db.execute(insert(entries), [as_row(table, entry) for entry in log])
    return table
