"""The headers of every answer: what a browser must not do with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fhtagn.server.asking import is_api
from fhtagn.server.config import Config

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
FOR_A_YEAR: Final = "max-age=31536000; includeSubDomains"
STARTS: Final = ("http.response.start", "websocket.http.response.start")


class Headers:
    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app, self.config = app, config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in self._wanted(scope):
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers)

    def _wanted(self, scope: Scope) -> Iterator[tuple[str, str]]:
        yield from HEADERS.items()
        if self.config.public_url.startswith("https:"):
            yield "Strict-Transport-Security", FOR_A_YEAR
        if is_api(scope):
            yield "Cache-Control", "no-store"
