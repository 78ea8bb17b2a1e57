"""Lessons made ready once: the list of a game's, and each of them stop by stop."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pydantic import BaseModel

from fhtagn.content.structs import Json
from fhtagn.kernel.complaint import nearest
from fhtagn.kernel.events import Told
from fhtagn.kernel.game import Game
from fhtagn.rulebook.book import book
from fhtagn.rulebook.lessons import Comment, Lesson, Step, lessons, played
from fhtagn.server.errors import Unknown
from fhtagn.server.lessons.bodies import LessonListed, Lessons, LessonShown, StopShown
from fhtagn.server.library import game_of
from fhtagn.server.pages import CachedPage


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    return lessons(book(game))


@cache
def list_page(game: str) -> CachedPage:
    return _page(Lessons(lessons=[_listed(one) for one in lessons_of(game).values()]))


def lesson_page(game: str, name: str) -> CachedPage:
    known = lessons_of(game)
    if name not in known:
        raise Unknown("no-such-lesson", lesson=name, nearest=nearest(name, known))
    return _lesson_page(game, name)


@cache
def _lesson_page(game: str, name: str) -> CachedPage:
    lesson = lessons_of(game)[name]
    return _page(
        LessonShown(
            **dict(_listed(lesson)),
            game=game,
            seat=lesson.seat,
            seats=lesson.seats,
            stops=list(stops(game_of(game), lesson)),
        )
    )


def _page(shown: BaseModel) -> CachedPage:
    return CachedPage(shown.model_dump_json().encode(), "application/json")


def _listed(lesson: Lesson) -> LessonListed:
    return LessonListed(
        name=lesson.name,
        title=lesson.title,
        about=lesson.about,
        example=lesson.example,
        moves=sum(step.seat == lesson.seat and bool(step.comment) for step in lesson.steps),
    )


# -- stop by stop ----------------------------------------------------------------------------------


def stops(game: Game, lesson: Lesson) -> Iterator[StopShown]:
    told = 0
    for match, step in zip(played(game, lesson), (*lesson.steps, None), strict=True):
        events = match.told(lesson.seat, told)
        told = len(match.events)
        comment = step.comment if step else lesson.end
        yield _stop(match.present.sent(lesson.seat), events, comment, step)


def _stop(
    shown: dict[str, Json], events: list[Told], comment: Comment | None, step: Step | None
) -> StopShown:
    return StopShown(
        sent=shown,
        events=[dict(event) for event in events],
        words=comment.text if comment else None,
        rules=list(comment.rules) if comment else [],
        seat=step.seat if step else None,
        key=step.key if step else None,
    )
