"""One process that serves: uvicorn with our settings."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fhtagn.clock import CLOCK
from fhtagn.server.app import create_app
from fhtagn.server.config import Config
from fhtagn.server.logs import set_up_logs

FRAME: Final = 64 * 1024  # bytes of a socket's message at most
PING: Final = 20  # seconds between looks whether a socket is still there
GRACE: Final = 5  # seconds that requests have to end when the server does
SELDOM: Final = (10_000, 10, 10_000)  # little at a time: all of hundreds of matches, hardly ever
BACKLOG: Final = 2048  # connections that wait to be accepted


def work(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in this process until a signal ends it."""
    set_up_logs(config)
    gc.set_threshold(*SELDOM)
    Server(config, ready).run([listening])


class Wire(WebSocketsSansIOProtocol):
    """A websocket. If nobody takes what was sent, it is cut off and does not wait to be taken."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()


class Server(uvicorn.Server):
    """It says when it listens, and lets the rooms take leave while their sockets are open."""

    def __init__(self, config: Config, ready: Callable[[], None]) -> None:
        self.app = create_app(config)
        self.ready = ready
        super().__init__(
            uvicorn.Config(
                self.app,
                loop="uvloop",
                http="httptools",
                ws=Wire,
                ws_max_size=FRAME,
                ws_ping_interval=PING,
                ws_ping_timeout=PING,
                ws_per_message_deflate=False,  # its memory for each socket is not worth it
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                workers=1,
                proxy_headers=bool(config.trusted_proxies),
                forwarded_allow_ips=list(config.trusted_proxies),
                timeout_graceful_shutdown=GRACE,
                backlog=BACKLOG,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.openapi()  # builds the routes, which the first who asks would wait for
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        try:
            await self.app.state.house.rooms.close()
            if under_way := self.server_state.tasks:
                with suppress(TimeoutError):
                    async with CLOCK.timeout(GRACE):
                        await asyncio.wait(under_way)
        finally:
            await super().shutdown(sockets)


@contextmanager
def leaving_by(*signals: signal.Signals) -> Iterator[None]:
    """The signals end the process as if it had come to its end: with everything closed, and 0."""
    before = {one: signal.signal(one, lambda *_: sys.exit(0)) for one in signals}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
