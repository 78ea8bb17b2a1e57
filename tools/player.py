"""A client of the room's protocol that plays by itself: for crash tests, load and experiments.

It keeps its seat's table by the updates it gets, answers what it is asked, sends again whatever was
not acknowledged, and comes back with the numbers it has seen when the socket is lost.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from fhtagn.clock import CLOCK

TABLE = -1
BREATH = 0.02  # seconds before it comes back
LOST = (OSError, EOFError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)


@dataclass
class Notes:
    """What a player has noticed: for whoever judges the server by it."""

    sent: set[str] = field(default_factory=set)
    acked: set[str] = field(default_factory=set)
    refused: list[dict[str, Any]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # seconds from a command to its answer
    resumed: list[float] = field(default_factory=list)  # from the loss of the socket to a message
    resumed_at: list[float] = field(default_factory=list)  # when that was, by the steady clock
    gaps: int = 0


def changed(old: Any, path: list[Any], value: list[Any]) -> Any:
    """The thing with one part changed, or gone if there is no value."""
    if not path:
        return value[0]
    place, new = path[0], old.copy()
    if len(path) > 1:
        new[place] = changed(new[place], path[1:], value)
    elif value:
        new[place] = value[0]
    else:
        del new[place]
    return new


class Player:
    """One person at one seat of one match."""

    def __init__(self, url: str, match: str, token: str, seat: int, seed: int) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        self.headers = {"Authorization": f"Bearer {token}"}
        self.match, self.seat, self.dice = match, seat, Random(seed)  # noqa: S311
        self.n: int | None = None
        self.sent: dict[str, Any] = {}
        self.events: list[Any] = []
        self.pending: dict[str, Any] | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.asked_at = 0.0
        self.lost_at: float | None = None
        self.commands = 0
        self.notes = Notes()
        self.seen = asyncio.Event()  # once it has the table before it
        self.buzzed = False
        self.over = False
        self.pause: Callable[[], Awaitable[None]] = self._no_pause

    async def _no_pause(self) -> None:
        """As fast as the server answers."""

    async def run(self) -> None:
        """Play until the match is over, however often the socket is lost."""
        while not self.over:
            try:
                await self._session()
            except LOST:
                self.lost_at = self.lost_at or CLOCK.steady()
                self.buzzed = False  # no server keeps it until the first are known
                await CLOCK.sleep(BREATH)

    async def _session(self) -> None:
        since = "" if self.n is None else f"?since={self.seat}:{self.n}"
        async with connect(
            self.url + since, additional_headers=self.headers, open_timeout=None, max_size=None,
            ping_timeout=None, compression=None, proxy=None,
        ) as socket:  # fmt: skip
            async for frame in socket:
                if self.lost_at is not None:
                    self.notes.resumed_at.append(CLOCK.steady())
                    self.notes.resumed.append(self.notes.resumed_at[-1] - self.lost_at)
                    self.lost_at = None
                    await self._again(socket)
                await self._hear(socket, json.loads(frame))
                if self.over:
                    return

    async def _again(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))

    # -- hearing ----------------------------------------------------------------------------------

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        hear = getattr(self, f"_{message['is']}", None)
        if hear is not None:
            await hear(socket, message)
        if self.sent.get("outcome"):
            self.over = self.pending is None
        elif message["is"] != "room":
            await self._think(socket)

    async def _state(self, _socket: ClientConnection, message: dict[str, Any]) -> None:
        if self.n is not None and message["n"] < self.n:
            self.notes.faults.append(f"the number went back from {self.n} to {message['n']}")
        self.n, self.sent = message["n"], message["sent"]
        self.events[message["keep"] :] = message["events"]
        self.seen.set()

    async def _update(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if not await self._next(socket, message["n"]):
            return
        for path, *value in message["changes"]:
            self.sent = changed(self.sent, path, value)
        self.events[message["keep"] :] = message["events"]

    async def _noted(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await self._next(socket, message["n"])

    _said = _noted

    async def _next(self, socket: ClientConnection, n: int) -> bool:
        """Whether the number is the next one; after a gap everything is asked for."""
        if self.n is not None and n == self.n + 1:
            self.n = n
            return True
        self.notes.gaps += 1
        wish = {"do": "sync", "id": "sync", "seat": self.seat, "since": self.n}
        await socket.send(json.dumps(wish))
        return False

    async def _ack(self, _socket: ClientConnection, message: dict[str, Any]) -> None:
        self.notes.acked.add(message["id"])
        self._answered(message["id"])

    async def _refused(self, _socket: ClientConnection, message: dict[str, Any]) -> None:
        self.notes.refused.append(message)
        self._answered(message["id"])

    def _answered(self, command: str) -> None:
        if self.pending is not None and self.pending["id"] == command:
            self.notes.delays.append(CLOCK.steady() - self.asked_at)
            self.pending = None

    # -- thinking ---------------------------------------------------------------------------------

    async def _think(self, socket: ClientConnection) -> None:
        """Answer if asked; one command is under way at a time, and one thought."""
        if self.thinking is None and self._asked() is not None:
            self.thinking = asyncio.create_task(self._answer(socket))
            self.thinking.add_done_callback(self._thought)

    def _thought(self, done: asyncio.Task[None]) -> None:
        """A socket that was lost meanwhile is noticed by whoever hears."""
        self.thinking = None
        if not done.cancelled() and not isinstance(done.exception(), (*LOST, type(None))):
            self.notes.faults.append(repr(done.exception()))

    def _asked(self) -> int | None:
        """Who is asked of those we answer for: our seat, or the table; nobody otherwise."""
        if self.pending is not None or self.n is None or self.sent.get("outcome"):
            return None
        open_to = [one[0] for one in self.sent["asked"] if not one[3]]
        if self.seat in open_to:
            return self.seat
        return TABLE if TABLE in open_to and not self.buzzed else None

    async def _answer(self, socket: ClientConnection) -> None:
        """What is answered is what is asked after the thought."""
        await self.pause()
        asked = self._asked()
        if asked is None:
            return
        self.commands += 1
        wish: dict[str, Any] = {"id": f"p{self.seat}-{self.commands}", "seat": self.seat}
        if asked == TABLE:
            self.buzzed, wish = True, wish | {"do": "buzz"}
        else:
            key = self.dice.choice(self.sent["options"])
            wish |= {"do": "play", "expect": self.n, "key": key}
            self.notes.sent.add(wish["id"])
        self.pending, self.asked_at = wish, CLOCK.steady()
        await socket.send(json.dumps(wish))
