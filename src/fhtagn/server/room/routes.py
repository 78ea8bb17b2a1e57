"""The routes of a room: its socket, and the same by HTTP for those who cannot have one."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from starlette.websockets import WebSocket

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.server.answers import refusals
from fhtagn.server.asking import Anybody, Somebody, TheHouse
from fhtagn.server.errors import Conflict, Forbidden, Refusal, TooMany, Unavailable, Unknown
from fhtagn.server.protocol import Ack, AnyCommand, Reasons, Room, State
from fhtagn.server.room.socket import decoded, encoder, serve

router: Final = APIRouter(prefix="/api/matches", tags=["room"])
MatchId = Annotated[str, Path(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SINCE: Final = re.compile(r"(\d{1,2}):(\d{1,9})")
_schemas: Final = msgspec.json.schema_components(
    [AnyCommand, Ack | Reasons | State, State, Room], ref_template="#/components/schemas/{name}"
)
(_command, _answer, _state, _room), SCHEMAS = _schemas


def _body(schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


def _json(message: msgspec.Struct) -> Response:
    return Response(encoder.encode(message), media_type="application/json")


@router.websocket("/{match}/socket")
async def socket(
    socket: WebSocket,
    house: TheHouse,
    person: Anybody,
    match: MatchId,
    since: Annotated[list[str] | None, Query(max_length=16)] = None,
) -> None:
    """`since=SEAT:NUMBER` tells what the client has seen of a seat's stream."""
    await serve(socket, house, match, person.id if person else "", _numbers(since or []))


def _numbers(since: list[str]) -> dict[Seat, int]:
    found = [SINCE.fullmatch(one) for one in since]
    if not all(found):
        raise Complaint("since-malformed")
    return {int(one[1]): int(one[2]) for one in found if one}


@router.post(
    "/{match}/commands",
    responses={
        200: _body(_answer),
        **refusals(Refusal, Forbidden, Unknown, Conflict, TooMany, Unavailable),
    },
    openapi_extra={"requestBody": {"required": True, **_body(_command)}},
)
async def command(request: Request, house: TheHouse, person: Somebody, match: MatchId) -> Response:
    """The same commands as over the socket, with the same answers."""
    house.limits.hit("command", person.id)
    wish = decoded(await request.body())
    return _json(await house.rooms.obey(match, person.id, wish))


@router.get(
    "/{match}/state",
    responses={200: _body(_state), **refusals(Refusal, Forbidden, Unknown, Unavailable)},
)
async def state(
    house: TheHouse,
    person: Anybody,
    match: MatchId,
    seat: Annotated[int, Query(ge=SPECTATOR, le=15)],
    since: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """What a seat is sent now; -2 is a watcher's."""
    return _json(await house.rooms.look(match, person.id if person else "", seat, since))


@router.get(
    "/{match}/room",
    responses={200: _body(_room), **refusals(Refusal, Forbidden, Unknown, Unavailable)},
)
async def about(house: TheHouse, person: Anybody, match: MatchId) -> Response:
    """Who sits at the table, and how they stand."""
    return _json(await house.rooms.look_around(match, person.id if person else ""))
