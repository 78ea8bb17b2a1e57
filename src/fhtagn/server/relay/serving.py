"""The room's end: what other workers ask of the matches that are played here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from structlog import get_logger

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.errors import Refusal, Unavailable
from fhtagn.server.protocol import AnyMessage
from fhtagn.server.relay.frames import (
    Answer,
    Ask,
    Delivery,
    Dismissed,
    Enter,
    Leave,
    LookAround,
    LookRequest,
    Obey,
    RelayedRefusal,
)
from fhtagn.server.relay.relays import Send

if TYPE_CHECKING:
    from fhtagn.server.room.room import Room
    from fhtagn.server.room.rooms import Rooms

CLOSED: Final = Unavailable("room-closed")
log = get_logger()


class RemoteListener:
    """A listener at another worker, for the room it is in."""

    def __init__(self, serving: Serving, peer: str, request: Enter) -> None:
        self.serving, self.peer, self.id, self.seats = (
            serving,
            peer,
            request.listener,
            request.seats,
        )
        self.room: Room | None = None

    def send(self, message: AnyMessage) -> None:
        self.serving.send(self.peer, Delivery(self.id, message))

    def dismiss(self, refusal: Refusal) -> None:
        """If only this worker ends, there will be another one for the match."""
        self.serving.listeners.pop((self.peer, self.id), None)
        why = CLOSED if refusal.name == "server-stops" else refusal
        self.serving.send(self.peer, Dismissed(self.id, RelayedRefusal.of(why)))


class Serving:
    def __init__(self, rooms: Rooms, send: Send) -> None:
        self.rooms, self.send = rooms, send
        self.listeners: dict[tuple[str, str], RemoteListener] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def peers(self) -> set[str]:
        return {peer for peer, _id in self.listeners}

    def asked(self, peer: str, ask: Ask) -> None:
        task = asyncio.create_task(self._answer(peer, ask))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _answer(self, peer: str, ask: Ask) -> None:
        try:
            message = await ANSWERS[type(ask.request)](self, peer, ask.match, ask.request)
            answer = Answer(ask.id, message)
        except Complaint as refusal:
            answer = Answer(ask.id, refused=RelayedRefusal.of(refusal))
        except Exception:
            log.exception("relayed-failed", match=ask.match)
            answer = Answer(ask.id, refused=RelayedRefusal.of(Unavailable("server-failed")))
        self.send(peer, answer)

    async def _enter(self, peer: str, match: str, request: Enter) -> None:
        key = peer, request.listener
        self.listeners[key] = listener = RemoteListener(self, peer, request)
        try:
            listener.room = await self.rooms.room(match)
            await listener.room.enter(listener, request.since)
        except BaseException:
            self.listeners.pop(key, None)
            raise
        if self.listeners.get(key) is not listener:  # it has gone meanwhile
            listener.room.leave(listener)

    async def _obey(self, _peer: str, match: str, request: Obey) -> AnyMessage:
        room = await self.rooms.room(match)
        return await room.obey(request.person, request.command)

    async def _look(self, _peer: str, match: str, request: LookRequest) -> AnyMessage:
        room = await self.rooms.room(match)
        return await room.look(request.person, request.seat, request.since)

    async def _look_around(self, _peer: str, match: str, request: LookAround) -> AnyMessage:
        room = await self.rooms.room(match)
        return await room.look_around(request.person)

    def left(self, peer: str, frame: Leave) -> None:
        listener = self.listeners.pop((peer, frame.listener), None)
        if listener is not None and listener.room is not None:
            listener.room.leave(listener)

    def lose(self, peer: str) -> None:
        """Nobody who listens at the peer is known to be there any more."""
        for at, listener in list(self.listeners):
            if at == peer:
                self.left(peer, Leave(listener))

    async def close(self) -> None:
        await asyncio.gather(*self.tasks)


ANSWERS: Final[dict[type, Callable[[Serving, str, str, Any], Awaitable[AnyMessage | None]]]] = {
    Enter: Serving._enter,  # noqa: SLF001
    Obey: Serving._obey,  # noqa: SLF001
    LookRequest: Serving._look,  # noqa: SLF001
    LookAround: Serving._look_around,  # noqa: SLF001
}
