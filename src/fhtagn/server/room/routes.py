"""The routes of a room: its socket, and the same by HTTP for those who cannot have one."""

from __future__ import annotations

import re
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.websockets import WebSocket

from fhtagn.content.structs import Json
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.server.answers import as_json, refusals
from fhtagn.server.asking import Counted, Looking, Somebody, TheHouse
from fhtagn.server.errors import (
    Conflict,
    Forbidden,
    Refusal,
    TooMany,
    Unavailable,
    Unknown,
    Unnamed,
)
from fhtagn.server.lobby.bodies import Id
from fhtagn.server.people.cookies import read_token
from fhtagn.server.protocol import Ack, AnyCommand, Reasons, Room, State
from fhtagn.server.room.socket import Visitor, decoded, encoder, serve

router: Final = APIRouter(prefix="/api/matches", tags=["room"])
SINCE: Final = re.compile(rf"({SPECTATOR}|\d{{1,2}}):(\d{{1,9}})")
_schemas: Final = msgspec.json.schema_components(
    [AnyCommand, Ack | Reasons | State, State, Room], ref_template="#/components/schemas/{name}"
)
(_command, _answer, _state, _room), SCHEMAS = _schemas


def _body(schema: dict[str, Json]) -> dict[str, Json]:
    return {"content": {"application/json": {"schema": schema}}}


def _json(message: msgspec.Struct) -> Response:
    return as_json(encoder.encode(message))


LOOK: Final = refusals(Refusal, Forbidden, Unknown, TooMany, Unavailable)


async def visiting(
    socket: WebSocket, house: TheHouse, me: Looking, counted: Counted, watch: bool = False
) -> Visitor:
    """With `watch` even a player is sent only what watchers see: for a screen that all look at."""
    token = read_token(socket.headers, house.config) or ""
    return Visitor(me, token, counted, watch)


@router.websocket("/{match}/socket")
async def socket(
    socket: WebSocket,
    house: TheHouse,
    visitor: Annotated[Visitor, Depends(visiting)],
    match: Id,
    since: Annotated[list[str] | None, Query(max_length=16)] = None,
) -> None:
    """`since=SEAT:NUMBER` tells what the client has seen of a seat's feed; -2 is a watcher's."""
    await serve(socket, house, match, visitor, _numbers(since or []))


def _numbers(since: list[str]) -> dict[Seat, int]:
    found = [SINCE.fullmatch(one) for one in since]
    if not all(found):
        raise Complaint("since-malformed")
    return {int(one[1]): int(one[2]) for one in found if one}


@router.post(
    "/{match}/commands",
    responses={
        200: _body(_answer),
        **refusals(Refusal, Unnamed, Forbidden, Unknown, Conflict, TooMany, Unavailable),
    },
    openapi_extra={"requestBody": {"required": True, **_body(_command)}},
)
async def command(request: Request, house: TheHouse, person: Somebody, match: Id) -> Response:
    """The same commands as over the socket, with the same answers."""
    house.limits.hit("command", person.id)
    command = decoded(await request.body())
    return _json(await house.rooms.obey(match, person.id, command))


@router.get(
    "/{match}/state",
    responses={200: _body(_state), **LOOK},
)
async def state(
    house: TheHouse,
    me: Looking,
    match: Id,
    seat: Annotated[int, Query(ge=SPECTATOR, le=15)],
    since: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """What a seat is sent now; -2 is a watcher's."""
    return _json(await house.rooms.look(match, me, seat, since))


@router.get(
    "/{match}/room",
    responses={200: _body(_room), **LOOK},
)
async def about(house: TheHouse, me: Looking, match: Id) -> Response:
    """Who sits at the table, and how they stand."""
    return _json(await house.rooms.look_around(match, me))
