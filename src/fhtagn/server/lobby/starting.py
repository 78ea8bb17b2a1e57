"""A table begins: all seats are taken, everything fits, and the lot is cast."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection, update

from fhtagn.host.seating import drawn_seats
from fhtagn.kernel.chance import secret_of
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import Game
from fhtagn.server.colours import FIGURES
from fhtagn.server.errors import Conflict
from fhtagn.server.house import House
from fhtagn.server.library import game_of
from fhtagn.server.lobby.bodies import Table
from fhtagn.server.lobby.bounds import check_playing
from fhtagn.server.lobby.fitting import check_whole
from fhtagn.server.lobby.rows import TAKEN, AnyRow, hosted
from fhtagn.server.lobby.tables import Participant, check_rated, look, seat_down, with_colours
from fhtagn.server.lobby.terms import kept_terms, read_terms
from fhtagn.server.store.schema import matches
from fhtagn.server.store.times import now


async def start(house: House, table: str, host: str) -> Table:
    await house.store.write(_start, table, host, house.config.tables_in_play)
    return await look(house, table, host)


def _start(db: Connection, table: str, host: str, most: int) -> None:
    """From here on the match is the room's; rules and content are those of this moment."""
    row, sitting = hosted(db, table, host)
    game, terms = game_of(row.game), read_terms(row.terms)
    _check_taken(sitting)
    check_rated(db, terms, sitting)
    check_playing(db, host, most)
    whole = check_whole(game, terms, sitting, host)
    participants = [
        Participant(one.kind, one.person, one.level, dict(options), one.value, one.colour)
        for one, options in zip(sitting, whole.by_seat, strict=True)
    ]
    participants = with_figures(game, with_colours(participants, TAKEN))
    if terms.draw_seats:
        terms = replace(terms, drawn=_lot(row.server_seed, participants))
        participants = [participants[place] for place in terms.drawn]
    for seat, who in enumerate(participants):
        seat_down(db, table, seat, who)
    at = now(db)
    begun = {
        "status": "playing", "started_at": at, "wake_at": at, "terms": kept_terms(terms),
    }  # fmt: skip
    pinned = {"rules": game.version, "content": game.content.digest}
    db.execute(update(matches).where(matches.c.id == table).values(**begun, **pinned))


def _lot(server_seed: str, participants: Sequence[Participant]) -> tuple[int, ...]:
    """From the secret of the match, so that it is promised and checked like the dice."""
    secret = secret_of(server_seed, [one.value for one in participants])
    return tuple(drawn_seats(secret, len(participants)))


def with_figures(game: Game, participants: Sequence[Participant]) -> list[Participant]:
    """Everybody has the figures of their own colour, if the game has such and nobody wants them."""
    choices = {
        value for one in game.rules.seat_options if one.name == FIGURES for value in one.choices
    }
    free = choices - {one.options.get(FIGURES) for one in participants}
    return [
        one._replace(options={**one.options, FIGURES: one.colour})
        if one.colour in free and not one.options[FIGURES]
        else one
        for one in participants
    ]


def _check_taken(sitting: Sequence[AnyRow]) -> None:
    empty = sum(one.kind not in TAKEN for one in sitting)
    if empty:
        raise Conflict("seats-empty", count=empty)
    if not any(one.kind == "person" for one in sitting):
        raise Complaint("nobody-plays")
