"""Lessons over HTTP; like everything in the catalog they may be kept and asked for by their tag."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from fhtagn.server.asking import KnownGame
from fhtagn.server.catalog.routes import KEPT
from fhtagn.server.lessons import pages
from fhtagn.server.lessons.bodies import Lessons, LessonShown
from fhtagn.server.pages import answered

router: Final = APIRouter(prefix="/api/games/{game}/lessons", tags=["games"])
LessonName = Annotated[str, Path(max_length=100)]


@router.get("", response_model=Lessons, responses=KEPT)
async def lessons(request: Request, game: KnownGame) -> Response:
    """The guided first game and the worked examples one can step through."""
    return await asyncio.to_thread(lambda: answered(request, pages.list_page(game)))


@router.get("/{lesson}", response_model=LessonShown, responses=KEPT)
async def lesson(request: Request, game: KnownGame, lesson: LessonName) -> Response:
    """A lesson stop by stop, as the learner's seat sees it."""
    return await asyncio.to_thread(lambda: answered(request, pages.lesson_page(game, lesson)))
