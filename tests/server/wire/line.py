"""A socket of a room without a network between: everything else is as over a real one."""

import asyncio
import itertools
import json
import re

from fhtagn.server.protocol import VERSION
from tests.clock import patient
from tests.server.guard.handshake import scope

numbers = itertools.count()
SETTLED = re.compile('"is":"refused","id":"(settle-[0-9]+)"')


class Line:
    """Somebody's socket; `frames` is what has come, to the byte.

    `closed` is the code with which the server has closed it, or the status it was refused with.
    """

    def __init__(self, app, match, visitor, since=(), *, watch=False):
        self.app, self.frames, self.closed = app, [], None
        self.scope = scope(f"/api/matches/{match}/socket", visitor)
        asked = [f"since={seat}:{number}" for seat, number in dict(since).items()]
        asked += [f"protocol={VERSION}", *["watch=true"] * watch]
        self.scope["query_string"] = "&".join(asked).encode()
        self._coming, self._more = asyncio.Queue(), asyncio.Event()
        self._settled = ""

    async def __aenter__(self):
        await self.open()
        return self

    async def __aexit__(self, *_):
        await self.leave()

    async def open(self):
        """Until it is open and everything is told, or refused."""
        self._coming.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.create_task(self.app(self.scope, self._coming.get, self._take))
        self._serving.add_done_callback(lambda _: self._more.set())
        await self.until(lambda: self.closed or any('"is":"room"' in one for one in self.frames))

    async def leave(self):
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with patient():
            await self._serving

    async def _take(self, message):
        if message["type"] == "websocket.send":
            self._keep(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
        elif message["type"] == "websocket.http.response.start":
            self.closed = message["status"]
        self._more.set()

    def _keep(self, frame):
        """The answers to `settle` are nobody else's business."""
        settled = SETTLED.search(frame)
        if settled:
            self._settled = settled[1]
        else:
            self.frames.append(frame)

    async def until(self, condition):
        async with patient():
            while not condition():
                assert not self._serving.done(), "the socket has ended without a word"
                self._more.clear()
                await self._more.wait()

    def send(self, frame):
        """A text, bytes as a binary frame, or something to be written as JSON."""
        kind = "bytes" if isinstance(frame, bytes) else "text"
        text = frame if isinstance(frame, str | bytes) else json.dumps(frame)
        self._coming.put_nowait({"type": "websocket.receive", kind: text})

    async def settle(self):
        """Wait until everything that was sent is answered, and whatever comes of it has come."""
        asked = f"settle-{next(numbers)}"
        self.send({"do": "buzz", "id": asked, "seat": 15})
        await self.until(lambda: self.closed or self._settled == asked)
