"""Replays over HTTP: a match step by step, its record, and playing on from where it was."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Response

from fhtagn.kernel.state import SPECTATOR
from fhtagn.server.answers import as_json, refusals
from fhtagn.server.asking import Anybody, Counted, Somebody, TheHouse
from fhtagn.server.errors import (
    Conflict,
    Forbidden,
    Refusal,
    TooMany,
    Unavailable,
    Unknown,
    Unnamed,
)
from fhtagn.server.lobby.bodies import Id, Table
from fhtagn.server.replays import looking
from fhtagn.server.replays.bodies import (
    Forecast,
    ForkAsked,
    Frames,
    Hint,
    HintAsked,
    OddsAsked,
    Record,
    Replay,
    Report,
    ReportAsked,
)
from fhtagn.server.replays.forking import fork as fork_match
from fhtagn.server.replays.hinting import hint as think_of_hint
from fhtagn.server.replays.hinting import odds as find_odds
from fhtagn.server.replays.reporting import report as write_report

router: Final = APIRouter(prefix="/api/matches", tags=["replays"])
Viewer = Annotated[int, Query(ge=SPECTATOR, le=15, description="-2 is the watchers' view")]
Number = Annotated[int, Query(ge=0, le=2**31 - 1)]
LOOK: Final = refusals(Refusal, Forbidden, Unknown, Conflict, TooMany)


async def reading(house: TheHouse, person: Anybody, counted: Counted) -> str:
    """One look more of somebody; their id, if it is known."""
    house.limits.hit("replay", counted)
    return person.id if person else ""


Reader = Annotated[str, Depends(reading)]


@router.get("/{match}/replay", response_model=Replay, responses=LOOK)
async def replay(house: TheHouse, me: Reader, match: Id, seat: Viewer | None = None) -> Response:
    """What the match was about, and its steps as a seat may know them."""
    return as_json(await looking.replay(house, match, me, seat))


@router.get("/{match}/replay/frames", response_model=Frames, responses=LOOK)
async def frames(
    house: TheHouse,
    me: Reader,
    match: Id,
    seat: Viewer,
    first: Annotated[Number, Query(alias="from")],
    last: Annotated[Number, Query(alias="to")],
) -> Response:
    """What a seat was sent at the steps from one number to another, both included."""
    return as_json(await looking.frames(house, match, me, seat, first, last))


@router.get("/{match}/record", response_model=Record, responses=LOOK)
async def record(house: TheHouse, me: Reader, match: Id) -> Response:
    """The whole match after its end, to be kept, shown and checked elsewhere."""
    return _to_keep(await looking.record(house, match, me), match)


def _to_keep(body: bytes, name: str) -> Response:
    """As a file that the browser puts where it puts files."""
    found = as_json(body)
    found.headers["content-disposition"] = f'attachment; filename="{name}.json"'
    return found


@router.post(
    "/{match}/fork",
    status_code=201,
    responses=refusals(Refusal, Unnamed, Forbidden, Unknown, Conflict, TooMany),
)
async def fork(house: TheHouse, person: Somebody, match: Id, asked: ForkAsked) -> Table:
    """Play on from a position of a match that is over, against bots."""
    return await fork_match(house, match, person, asked)


@router.post(
    "/{match}/hint",
    responses=refusals(Unnamed, Forbidden, Unknown, Conflict, TooMany, Unavailable),
)
async def hint(house: TheHouse, person: Somebody, match: Id, asked: HintAsked) -> Hint:
    """What the strongest bot would do at a seat of one's own that is to decide now."""
    return await think_of_hint(house, match, person.id, asked.seat)


@router.post(
    "/{match}/odds", responses=refusals(Unnamed, Forbidden, Unknown, Conflict, TooMany)
)  # fmt: skip
async def odds(house: TheHouse, person: Somebody, match: Id, asked: OddsAsked) -> Forecast:
    """What chance may bring if one of one's own options is taken, such as a battle."""
    return await find_odds(house, match, person.id, asked.seat, asked.key)


@router.post(
    "/{match}/report",
    response_model=Report,
    responses=refusals(Unnamed, Forbidden, Unknown, Conflict, TooMany),
)
async def report(house: TheHouse, person: Somebody, match: Id, asked: ReportAsked) -> Response:
    """Something is wrong: all that a seat of one's own was sent, to be kept and looked at."""
    return _to_keep(await write_report(house, match, person.id, asked), f"report-{match}")
