"""How a match begins: everything the state of its room depends on besides the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from fhtagn.host.promise import Promise
from fhtagn.kernel.chance import commitment, secret_of
from fhtagn.kernel.game import Game, Settings
from fhtagn.kernel.state import Seat
from fhtagn.server.colours import Colour
from fhtagn.server.errors import Unknown
from fhtagn.server.library import game_of
from fhtagn.server.lobby.match_settings import match_settings
from fhtagn.server.lobby.terms import Terms, read_terms
from fhtagn.server.store.schema import matches, people, seats


class Seating(NamedTuple):
    """Who was given the seat: a person, or a bot of some level."""

    name: str
    person: str = ""
    bot: str = ""
    colour: Colour | None = None


class MatchSetup(NamedTuple):
    match: str
    game: Game
    settings: Settings
    terms: Terms
    seatings: tuple[Seating, ...]
    server_seed: str
    seat_values: tuple[str, ...]  # in the order of the places where people sat down
    started_at: int
    status: str
    rules: str  # what it has been played by so far

    @property
    def secret(self) -> int:
        return secret_of(self.server_seed, self.seat_values)

    @property
    def commitment(self) -> str:
        return commitment(self.server_seed)

    @property
    def promise(self) -> Promise:
        """What is told of its chance after the end."""
        return Promise(
            match=self.match,
            commitment=self.commitment,
            server_seed=self.server_seed,
            seat_values=self.seat_values,
            drawn=self.terms.drawn,
        )

    @property
    def players(self) -> frozenset[str]:
        """The people who play together."""
        return frozenset(one.person for one in self.seatings if one.person)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return tuple(
            seat for seat, one in enumerate(self.seatings) if person and one.person == person
        )


BEGUN = ("playing", "finished", "aborted")


def read_setup(db: Connection, match: str) -> MatchSetup:
    """The set-up of a match that has begun."""
    row = db.execute(select(matches).where(matches.c.id == match)).one_or_none()
    if row is None or row.status not in BEGUN:
        raise Unknown("no-such-match")
    found = select(seats, people.c.name).outerjoin(people, people.c.id == seats.c.person)
    sitting = db.execute(found.where(seats.c.match == match).order_by(seats.c.seat)).all()
    game, terms = game_of(row.game), read_terms(row.terms)
    return MatchSetup(
        match,
        game,
        match_settings(game, terms, sitting),
        terms,
        tuple(
            Seating(one.name or "", one.person or "", one.level or "", one.colour)
            for one in sitting
        ),
        row.server_seed,
        _by_place([one.value for one in sitting], terms.drawn),
        row.started_at,
        row.status,
        row.rules,
    )


def _by_place(values: Sequence[str], drawn: Sequence[int]) -> tuple[str, ...]:
    """As they were mixed: before the lot gave everybody their seat."""
    seat_of = {place: seat for seat, place in enumerate(drawn or range(len(values)))}
    return tuple(values[seat_of[place]] for place in range(len(values)))
