"""The leader boards over HTTP: who plays a game best."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from pydantic import BaseModel

from fhtagn.server import ratings
from fhtagn.server.answers import refusals
from fhtagn.server.asking import A_LOOK, KnownGame, TheHouse
from fhtagn.server.errors import TooMany, Unknown

router: Final = APIRouter(prefix="/api", tags=["ratings"])
Skip = Annotated[int, Query(ge=0, le=10_000, description="so many leaders before")]


class Leader(BaseModel):
    """`ordinal` is mu less three sigma, by which they are ranked; equals share a rank."""

    rank: int
    person: str
    name: str
    mu: float
    sigma: float
    ordinal: float
    played: int


class Leaders(BaseModel):
    leaders: list[Leader]
    more: bool


@router.get("/ratings/{game}", responses=refusals(Unknown, TooMany), dependencies=A_LOOK)
async def leader_board(house: TheHouse, game: KnownGame, skip: Skip = 0) -> Leaders:
    """Those who have played rated matches of the game, the best first."""
    found, more = await house.store.read(ratings.leaders, game, skip)
    return Leaders(leaders=[_shown(one) for one in found], more=more)


def _shown(leader: ratings.RankedPerson) -> Leader:
    own = leader.rating
    return Leader(
        rank=leader.rank,
        person=leader.person,
        name=leader.name,
        mu=own.mu,
        sigma=own.sigma,
        ordinal=own.ordinal,
        played=own.played,
    )
