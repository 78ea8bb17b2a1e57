"""Ratings: how well each person plays each game, as the places of rated matches tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, insert, select, update

from fhtagn.server.store.schema import people, ratings

if TYPE_CHECKING:
    from fhtagn.server.room.room_state import RoomState

MODEL: Final = PlackettLuce()
PAGE: Final = 50  # leaders at most


class Rating(NamedTuple):
    """A guess at somebody's strength, and how sure it is."""

    game: str
    mu: float
    sigma: float
    played: int

    @property
    def ordinal(self) -> float:
        """What they are worth at least, as good as surely: leaders are ranked by it."""
        return self.mu - 3 * self.sigma


class RankedPerson(NamedTuple):
    rank: int  # equals share it
    person: str
    name: str
    rating: Rating


# -- looking ---------------------------------------------------------------------------------------


def of(db: Connection, person: str) -> list[Rating]:
    """All ratings of a person."""
    found = select(ratings).where(ratings.c.person == person).order_by(ratings.c.game)
    return [Rating(row.game, row.mu, row.sigma, row.played) for row in db.execute(found)]


def leaders(db: Connection, game: str, skip: int) -> tuple[list[RankedPerson], bool]:
    """A page of the board, and whether there are more; who has gone is not on it."""
    worth = ratings.c.mu - 3 * ratings.c.sigma
    rank = func.rank().over(order_by=worth.desc()).label("rank")
    found = (
        select(ratings, people.c.name, rank)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.game == game, people.c.deleted_at.is_(None))
        .order_by(worth.desc(), ratings.c.person)
    )
    rows = db.execute(found.offset(skip).limit(PAGE + 1)).all()
    page = [
        RankedPerson(row.rank, row.person, row.name, Rating(game, row.mu, row.sigma, row.played))
        for row in rows[:PAGE]
    ]
    return page, len(rows) > PAGE


# -- the end of a match ----------------------------------------------------------------------------


def rate(db: Connection, state: RoomState) -> None:
    """Write what the end of a match says of its players; a bot that stood in played for them."""
    setup, outcome = state.setup, state.match.state.outcome
    players = [seating.person for seating in setup.seatings]
    between_people = all(players) and len(set(players)) == len(players) > 1
    if setup.terms.rated and between_people and outcome and not state.aborted:
        _rate(db, setup.game.name, players, outcome.places)


def _rate(db: Connection, game: str, players: Sequence[str], places: Sequence[int]) -> None:
    living = _held(db, players)
    before = [_rating(db, person, game) for person in players]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = MODEL.rate(teams, ranks=list(map(float, places)))
    for person, old, (new,) in zip(players, before, rated, strict=True):
        if person in living:
            _write(db, person, Rating(game, new.mu, new.sigma, old.played + 1))


def _held(db: Connection, players: Sequence[str]) -> set[str]:
    """Those who are still there, locked: another match of theirs that ends now must wait."""
    there = select(people.c.id).where(people.c.id.in_(players), people.c.deleted_at.is_(None))
    return set(db.scalars(there.order_by(people.c.id).with_for_update(key_share=True)))


def _rating(db: Connection, person: str, game: str) -> Rating:
    found = select(ratings).where(ratings.c.person == person, ratings.c.game == game)
    row = db.execute(found).one_or_none()
    return Rating(game, row.mu, row.sigma, row.played) if row else Rating(game, *_first(), 0)


def _first() -> tuple[float, float]:
    unknown = MODEL.rating()
    return unknown.mu, unknown.sigma


def _write(db: Connection, person: str, rating: Rating) -> None:
    values = {"mu": rating.mu, "sigma": rating.sigma, "played": rating.played}
    own = (ratings.c.person == person, ratings.c.game == rating.game)
    if db.execute(update(ratings).where(*own).values(**values)).rowcount == 0:
        db.execute(insert(ratings), {"person": person, "game": rating.game, **values})
