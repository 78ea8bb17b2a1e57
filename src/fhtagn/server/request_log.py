"""The account of all that is asked: a line in the log and a figure for each request and socket.

A request is named by the pattern of its route, never by its address, and nothing of it is told
but who asked. What fails within ends here, with an answer that tells nothing of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from structlog import get_logger

from fhtagn.clock import Clock
from fhtagn.kernel.complaint import Complaint
from fhtagn.server.answers import answer
from fhtagn.server.headers import STARTS
from fhtagn.server.metrics import REQUESTS, SOCKETS

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
GONE: Final = 499  # the status of what nobody waited for
NO_STATUS, INTERNAL_ERROR = 1005, 1011  # the codes with which a socket is closed
log = get_logger()


@dataclass
class RequestRecord:
    """One request or socket, from its beginning to its end."""

    scope: Scope
    receive: Receive
    send: Send
    clock: Clock
    status: int = 0  # of the answer; of a socket, the code it was closed with
    opened: bool = False

    def __post_init__(self) -> None:
        self.began = self.clock.steady()

    async def hear(self) -> Message:
        """Pass on what the asker sends, and note how they leave."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            self.status = self.status or message.get("code", NO_STATUS)
        return message

    async def tell(self, message: Message) -> None:
        """Pass on what is sent to the asker, and note how it goes."""
        if message["type"] in STARTS:
            self.status = message["status"]
        elif message["type"] == "websocket.accept":
            self.opened = True
            SOCKETS.inc()
        elif message["type"] == "websocket.close":
            self.status = message.get("code", 1000)
        await self.send(message)

    @property
    def seconds(self) -> float:
        return self.clock.steady() - self.began

    @property
    def about(self) -> dict[str, str | int]:
        person = self.scope.get("person")
        return {
            "route": getattr(self.scope.get("route"), "path", "unknown"),
            "status": self.status,
            "ms": round(self.seconds * 1000),
            "person": person.id if person else "",
        }


class RequestLog:
    def __init__(self, app: ASGIApp, clock: Clock) -> None:
        self.app, self.clock = app, clock
        self.kinds = {"http": self._request, "websocket": self._socket}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.kinds.get(scope["type"], self.app)(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = RequestRecord(scope, receive, send, self.clock)
        try:
            await self.app(scope, asked.hear, asked.tell)
        except ClientDisconnect:
            asked.status = asked.status or GONE
        except Exception:  # whatever it is, it must be answered
            log.exception("request-failed", **asked.about)
            if asked.status:  # too late for another answer
                raise
            await _give_up(asked)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            about = asked.about
            log.info("request", method=method, **about)
            REQUESTS.labels(method, about["route"], about["status"]).observe(asked.seconds)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = RequestRecord(scope, receive, send, self.clock)
        try:
            await self.app(scope, asked.hear, asked.tell)
        except WebSocketDisconnect as gone:  # nobody there noticed, nor needs to
            asked.status = asked.status or gone.code
        except Exception:  # likewise, if it is not over yet
            log.exception("socket-failed", **asked.about)
            if not asked.status:
                await _give_up(asked)
        finally:
            if asked.opened:
                SOCKETS.dec()
            log.info("socket", **asked.about)


async def _give_up(asked: RequestRecord) -> None:
    """An open socket is closed, anything else is answered."""
    if asked.opened:
        await asked.tell({"type": "websocket.close", "code": INTERNAL_ERROR})
    else:
        failed = answer(HTTPConnection(asked.scope), Complaint("server-failed"), 500)
        await failed(asked.scope, asked.receive, asked.tell)
