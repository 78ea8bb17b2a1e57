"""The client over HTTP: one page for all paths that it shows something at, and its files."""

from __future__ import annotations

from typing import Final, cast

from fastapi import APIRouter, FastAPI, Request, Response
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ExceptionHandler

from fhtagn.server.answers import on_http
from fhtagn.server.asking import is_api
from fhtagn.server.client.files import ASSETS, Client, unbuilt
from fhtagn.server.guard import HARMLESS
from fhtagn.server.pages import answered

PAGES: Final = (
    "about", "account", "decks", "games", "hand", "invite", "learn", "play", "replay", "rules",
    "table",
)  # fmt: skip
LOOK: Final = ["GET", "HEAD"]
router: Final = APIRouter(include_in_schema=False)


class OwnPage(StringConvertor):
    """The beginning of a path at which the client has a page."""

    regex = "|".join(PAGES)


register_url_convertor("own", OwnPage())


def client_of(connection: HTTPConnection) -> Client:
    return cast(Client, connection.app.state.client)


@router.api_route("/", methods=LOOK)
@router.api_route("/{page:own}", methods=LOOK)
@router.api_route("/{page:own}/{rest:path}", methods=LOOK)
async def page(request: Request) -> Response:
    index = client_of(request).index
    return answered(request, index) if index else answered(request, unbuilt(), 503)


@router.api_route(f"/{ASSETS}{{name:path}}", methods=LOOK)
async def asset(request: Request, name: str) -> Response:
    return _file(request, ASSETS + name)


@router.api_route("/{name}", methods=LOOK)
async def file(request: Request, name: str) -> Response:
    """What is not among the assets, such as an icon."""
    return _file(request, name)


def _file(request: Request, path: str) -> Response:
    found = client_of(request).files.get(path)
    if found is None:
        raise HTTPException(404)
    return answered(request, found)


# -- what is nowhere -------------------------------------------------------------------------------


async def on_lost(connection: HTTPConnection, error: HTTPException) -> Response | None:
    """Whoever looks for a page is told by the client that there is none."""
    index = client_of(connection).index
    if index and _seeks_page(connection):
        return answered(Request(connection.scope), index, 404)
    return await on_http(connection, error)


def _seeks_page(connection: HTTPConnection) -> bool:
    scope = connection.scope
    looks = scope["type"] == "http" and scope["method"] in HARMLESS and not is_api(scope)
    return looks and "text/html" in connection.headers.get("accept", "")


def serve_client(app: FastAPI, client: Client) -> None:
    app.state.client = client
    app.include_router(router)
    app.add_exception_handler(404, cast(ExceptionHandler, on_lost))
