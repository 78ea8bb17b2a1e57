"""The application: its routes, and what stands before all of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI
from starlette.middleware import Middleware
from starlette.routing import BaseRoute

import fhtagn
from fhtagn.clock import CLOCK, Clock
from fhtagn.content.structs import Json
from fhtagn.server import address, leaders, operations
from fhtagn.server.answers import ALWAYS, answer_errors, read_words
from fhtagn.server.catalog import routes as catalog
from fhtagn.server.client.files import BUILT, Client
from fhtagn.server.client.routes import serve_client
from fhtagn.server.config import Config
from fhtagn.server.decks import routes as decks
from fhtagn.server.guard import Guard
from fhtagn.server.headers import Headers
from fhtagn.server.house import open_house
from fhtagn.server.lessons import routes as lessons
from fhtagn.server.lobby import routes as lobby
from fhtagn.server.people import routes as people
from fhtagn.server.replays import routes as replays
from fhtagn.server.request_log import RequestLog
from fhtagn.server.room import routes as room

ROUTERS: Final = tuple(
    one.router
    for one in (
        operations, address, people, lobby, catalog, lessons, decks, room, replays, leaders,
    )
)  # fmt: skip


@cache
def routes() -> list[BaseRoute]:
    """All routes, made ready once: whoever includes a router reads all its types anew."""
    whole = APIRouter(responses=ALWAYS)
    for router in ROUTERS:
        whole.include_router(router)
    return whole.routes


class Application(FastAPI):
    def openapi(self) -> dict[str, Json]:
        """The description of all routes, with what the room's protocol is made of."""
        described = super().openapi()
        described["components"]["schemas"] |= room.SCHEMAS
        return described


def create_app(config: Config, built: Path = BUILT, clock: Clock = CLOCK) -> FastAPI:
    """The server's application; its house is open while its lifespan lasts.

    `built` is the folder of the client's files.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(config, clock) as house:
            app.state.house = house
            reading = asyncio.create_task(asyncio.to_thread(read_words))
            yield
            await reading

    app = Application(
        title="Fhtagn",
        version=fhtagn.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        middleware=[
            Middleware(Headers, config),
            Middleware(RequestLog, clock),
            Middleware(Guard, config),
        ],
    )
    answer_errors(app)
    app.router.routes += routes()
    serve_client(app, Client(built))
    return app
