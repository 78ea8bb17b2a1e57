"""The catalog over HTTP. What stays the same may be kept, and is asked for again by its tag."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from fastapi import APIRouter, Request, Response

from fhtagn.server.answers import Responses, refusals
from fhtagn.server.asking import KnownGame
from fhtagn.server.catalog import printing
from fhtagn.server.catalog.bodies import BookShown, GuideShown, RulesShown
from fhtagn.server.errors import Unknown
from fhtagn.server.pages import CachedPage, answered

router: Final = APIRouter(prefix="/api/games/{game}", tags=["games"])
KEPT: Final[Responses] = {
    304: {"description": "It is the same as the one whose `ETag` came as `If-None-Match`"},
    **refusals(Unknown),
}


async def _taken(request: Request, game: str, page: Callable[[str], CachedPage]) -> Response:
    """From the catalog; the first time, it is read from the disk and compressed."""
    return await asyncio.to_thread(lambda: answered(request, page(game)))


@router.get("/book", response_model=BookShown, responses=KEPT)
async def book(request: Request, game: KnownGame) -> Response:
    """All that never changes about a game: its options, its events, and what is printed of it."""
    return await _taken(request, game, printing.book_page)


@router.get("/rules", response_model=RulesShown, responses=KEPT)
async def rules(request: Request, game: KnownGame) -> Response:
    """Every rule of the game as a numbered statement, in order, and the worked examples."""
    return await _taken(request, game, printing.rules_page)


@router.get("/guide", response_model=GuideShown, responses=KEPT)
async def guide(request: Request, game: KnownGame) -> Response:
    """The short guide to the game, part by part."""
    return await _taken(request, game, printing.guide_page)
