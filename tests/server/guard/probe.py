"""Routes that do whatever a test wants, behind the same guard as all others."""

from typing import Annotated, Literal

from fastapi import APIRouter, Body
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.websockets import WebSocket

from fhtagn.server.answers import ALWAYS
from fhtagn.server.asking import Anybody, Somebody
from fhtagn.server.errors import Conflict

router = APIRouter(prefix="/api/probe", responses=ALWAYS)


class Wish(BaseModel):
    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, Field(min_length=2, max_length=5)]
    count: Annotated[int, Field(ge=1, le=9)] = 1
    colour: Literal["red", "green"] = "red"
    names: Annotated[list[str], Field(max_length=2)] = []


@router.get("")
async def who(person: Anybody) -> str:
    return person.name if person else ""


@router.get("/own")
async def own(person: Somebody) -> str:
    return person.name


@router.post("")
async def wish(wished: Wish) -> Wish:
    return wished


@router.put("")
async def anything(sent: Annotated[object, Body()]) -> object:
    return sent


@router.patch("")
async def length(request: Request) -> int:
    return len(await request.body())


@router.delete("")
async def nothing() -> None:
    pass


@router.post("/refused")
async def refused() -> None:
    raise Conflict("no-such-card", found="Dagon")


@router.get("/teapot")
async def teapot() -> None:
    raise HTTPException(418)


@router.get("/broken")
async def broken() -> None:
    raise LookupError("a jar is empty")


@router.websocket("/echo")
async def echo(socket: WebSocket, person: Anybody) -> None:
    await socket.accept()
    await socket.send_text(person.name if person else "nobody")
    async for text in socket.iter_text():
        if text == "refuse":
            raise Conflict("no-such-card", found="Dagon")
        if text == "break":
            raise LookupError("a jar is empty")
        await socket.send_text(text)


@router.websocket("/broken")
async def broken_socket(_socket: WebSocket) -> None:
    raise LookupError("a jar is empty")


@router.websocket("/own")
async def own_echo(socket: WebSocket, person: Somebody) -> None:
    await socket.accept()
    await socket.send_text(person.name)
    await socket.close()
