"""The guard: every request and every socket passes it, and it finds out who asks.

Whatever would change something must come from our own pages or from no page at all. A browser
says where from (`Origin`, `Sec-Fetch-Site`), and sends its cookie along by itself; so whoever
comes with a cookie must also bring a header that the pages of others cannot send. Its value is the
version of the protocol that the page speaks: a page that was loaded before the server changed is
told so.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.answers import answer
from fhtagn.server.asking import Person, house_of, is_api
from fhtagn.server.body import whole
from fhtagn.server.config import Config
from fhtagn.server.errors import Forbidden, Outdated
from fhtagn.server.people.cookies import BEARER, read_token
from fhtagn.server.people.sessions import whose
from fhtagn.server.protocol import VERSION

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
HEADER: Final = "X-Fhtagn"
PARAMETER: Final = "protocol"  # of a socket, for which a page can set no headers
FIRST: Final = "1"  # of pages that did not say it for sockets
SCHEMES: Final = {"ws": "http", "wss": "https"}
BY_ADDRESS: Final = ("/healthz", "/metrics")  # for the operator's tools, which know no names


class Guard:
    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app, self.config = app, config
        known = (config.public_url, *config.origins)
        self.origins = frozenset(filter(None, known))
        self.hosts = frozenset(urlsplit(origin).netloc for origin in self.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        try:
            heard = await self._let_in(asked, receive)
        except Complaint as complaint:
            await answer(asked, complaint)(scope, receive, send)
        else:
            await self.app(scope, heard, send)

    async def _let_in(self, asked: HTTPConnection, receive: Receive) -> Receive:
        """Check where it comes from, find out from whom, and take in what was sent."""
        is_socket = asked.scope["type"] == "websocket"
        is_change = not is_socket and asked.scope["method"] not in HARMLESS
        self._check_host(asked)
        if is_socket:
            self._check_handshake(asked)
        if is_change:
            self._check_change(asked)
        _check_version(asked, is_socket=is_socket)
        asked.scope["person"] = await _person(asked)
        return await whole(asked, receive) if is_change else receive

    def _check_host(self, asked: HTTPConnection) -> None:
        host = asked.headers.get("host", "").lower()
        is_ours = host in self.hosts or asked.scope["path"] in BY_ADDRESS
        if self.config.public_url and not is_ours:
            raise Complaint("host-not-ours", host=host)

    def _check_handshake(self, asked: HTTPConnection) -> None:
        """A browser always says where from; only those who bring no cookie need not."""
        if "origin" in asked.headers or _has_cookie(asked):
            self._check_origin(asked)

    def _check_change(self, asked: HTTPConnection) -> None:
        is_listed = asked.headers.get("origin") in self.origins
        if asked.headers.get("sec-fetch-site") == "cross-site" and not is_listed:
            raise Forbidden("cross-site")
        if "origin" in asked.headers:
            self._check_origin(asked)
        if _has_cookie(asked) and not asked.headers.get(HEADER, "").isdecimal():
            raise Forbidden("header-missing", header=HEADER, version=VERSION)

    def _check_origin(self, asked: HTTPConnection) -> None:
        origin = asked.headers.get("origin", "")
        if origin not in self.origins and origin != self._own(asked):
            raise Forbidden("origin-refused", origin=origin)

    def _own(self, asked: HTTPConnection) -> str:
        """Our own origin: as the operator says, else as the asker called us."""
        scheme = SCHEMES.get(asked.scope["scheme"], asked.scope["scheme"])
        called = f"{scheme}://{asked.headers.get('host', '').lower()}"
        return self.config.public_url or called


def _check_version(asked: HTTPConnection, *, is_socket: bool) -> None:
    """A version that is named must be ours. A program need not name one."""
    said = asked.query_params.get(PARAMETER) if is_socket else asked.headers.get(HEADER)
    if said is None and is_socket and _has_cookie(asked):
        said = FIRST
    if said and said.isdecimal() and said != str(VERSION):
        raise Outdated("other-protocol", found=said[:9], version=VERSION)


def _has_cookie(asked: HTTPConnection) -> bool:
    """Whether a browser may have said by itself who asks; no browser bears a token by itself."""
    bearer = asked.headers.get("authorization", "").lower().startswith(BEARER)
    return "cookie" in asked.headers and not bearer


async def _person(asked: HTTPConnection) -> Person | None:
    """Whose the token is; what is not of the interface is the same for everybody."""
    house = house_of(asked)
    token = read_token(asked.headers, house.config)
    return await whose(house, token) if token and is_api(asked.scope) else None
