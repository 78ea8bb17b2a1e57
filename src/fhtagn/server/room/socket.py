"""The socket of a room: frames in, commands to the room; messages out as they are taken."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from msgspec import DecodeError
from msgspec.json import Decoder, Encoder
from starlette.websockets import WebSocket
from structlog import get_logger

from fhtagn.clock import Clock
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.server.answers import language_of, words_in
from fhtagn.server.errors import Refusal, Unavailable, Unnamed
from fhtagn.server.house import House
from fhtagn.server.metrics import REFUSED
from fhtagn.server.people.sessions import whose
from fhtagn.server.protocol import AnyCommand, AnyMessage, Bye, Command, Refused
from fhtagn.server.room.loading import seats_of
from fhtagn.server.room.subscription import Subscription

BACKLOG: Final = 1_000_000  # bytes a listener may be behind
COME_AGAIN, TOO_SLOW = 1012, 1013  # the codes a socket is closed with
PATIENCE: Final = 10.0  # seconds in which a listener must take something of what is sent
ASK_AGAIN: Final = 60.0  # seconds after which even the silent are asked who they are
decoder: Final[Decoder[AnyCommand]] = Decoder(AnyCommand)
encoder: Final = Encoder()
log = get_logger()


class Visitor(NamedTuple):
    """Who has come: a person by the token of a session, or somebody unknown."""

    person: str
    token: str
    counted: str  # whom limits count
    watches: bool  # even if they have a seat: this screen is for everybody around it


class SocketListener:
    """A listener at the end of a websocket; what it has not taken yet waits in a queue."""

    def __init__(self, socket: WebSocket, seats: tuple[Seat, ...], clock: Clock) -> None:
        self.socket, self.seats, self.clock = socket, seats, clock
        self.words = words_in(language_of(socket))
        self.waiting = 0
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()

    def send(self, message: AnyMessage) -> None:
        frame = encoder.encode(message)
        self.waiting += len(frame)
        if self.waiting <= BACKLOG:
            self.queue.put_nowait(frame)
        else:
            self._give_up()

    def _give_up(self) -> None:
        """Whoever is so far behind is not sent the rest either."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(TOO_SLOW)

    def dismiss(self, refusal: Refusal) -> None:
        self.send(Bye(error=refusal.name, text=self.words.complaint(refusal)))
        self.queue.put_nowait(COME_AGAIN)

    async def pump(self) -> None:
        """Send what waits, until it is to be closed with a code, or nothing of it is taken."""
        try:
            while not isinstance(frame := await self.queue.get(), int):
                async with self.clock.timeout(PATIENCE):
                    await self.socket.send_text(frame.decode())
                self.waiting -= len(frame)
            async with self.clock.timeout(PATIENCE):
                await self.socket.close(frame)
        except TimeoutError:
            log.info("listener-stuck", waiting=self.waiting)


async def serve(
    socket: WebSocket, house: House, match: str, visitor: Visitor, since: dict[Seat, int]
) -> None:
    """Let the visitor listen and speak until the socket is closed; a watcher can only listen.

    What fails unexpectedly is raised: then the socket is closed as well.
    """
    with house.limits.holding(visitor.counted):
        seats = () if visitor.watches else await house.store.read(seats_of, match, visitor.person)
        listener = SocketListener(socket, seats or (SPECTATOR,), house.clock)
        await _attend(house, match, listener, visitor, since)


async def _attend(
    house: House, match: str, listener: SocketListener, visitor: Visitor, since: dict[Seat, int]
) -> None:
    async with Subscription(house.rooms, match, listener, since) as subscription:
        try:
            await listener.socket.accept()
        except OSError:  # whoever came has gone meanwhile
            return
        pumping = asyncio.create_task(listener.pump())
        hearing = asyncio.create_task(_hear(house, subscription, listener, visitor))
        asking = asyncio.create_task(_ask_again(house, listener, visitor))
        tasks = hearing, pumping, asking  # whoever has gone, the first says, can be sent nothing
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            next(task for task in tasks if task.done()).result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _check_known(house: House, visitor: Visitor) -> None:
    """Whoever has come with a session stays no longer than it lasts."""
    if visitor.person and await whose(house, visitor.token) is None:
        raise Unnamed("who-are-you")


async def _ask_again(house: House, listener: SocketListener, visitor: Visitor) -> None:
    while True:
        await house.clock.sleep(ASK_AGAIN)
        try:
            await _check_known(house, visitor)
        except Unnamed as refusal:
            listener.dismiss(refusal)
        except Unavailable as error:
            log.warning("session-not-read", error=error.name)


async def _hear(
    house: House, subscription: Subscription, listener: SocketListener, visitor: Visitor
) -> None:
    async for frame in _frames(listener.socket):
        try:
            house.limits.hit("command", visitor.counted)
            await _check_known(house, visitor)
            command = decoded(frame)
        except Unnamed as refusal:
            listener.dismiss(refusal)
        except Complaint as refusal:
            listener.send(_refused("", refusal, listener, 0))
        else:
            listener.send(await _obeyed(subscription, listener, visitor.person, command))


async def _frames(socket: WebSocket) -> AsyncIterator[str | bytes]:
    while (event := await socket.receive())["type"] == "websocket.receive":
        yield event.get("text") or event.get("bytes") or ""


def decoded(frame: str | bytes) -> AnyCommand:
    """The command of a frame; a Complaint says what is wrong with it."""
    try:
        return decoder.decode(frame)
    except (DecodeError, RecursionError, UnicodeError) as error:
        raise Complaint("command-malformed", why=str(error)[:200]) from error


async def _obeyed(
    subscription: Subscription, listener: SocketListener, person: str, command: Command
) -> AnyMessage:
    try:
        return await subscription.rooms.obey(subscription.match, person, command)
    except Complaint as refusal:
        seen = subscription.numbers.get(command.seat, 0)
        return _refused(command.id, refusal, listener, seen)


def _refused(id_: str, refusal: Complaint, listener: SocketListener, n: int) -> Refused:
    REFUSED.labels(refusal.name).inc()
    text = listener.words.complaint(refusal)
    return Refused(id=id_, error=refusal.name, about=plain(refusal), text=text, n=n)


def plain(refusal: Complaint) -> dict[str, str | int]:
    return {name: one if isinstance(one, int) else str(one) for name, one in refusal.about.items()}
