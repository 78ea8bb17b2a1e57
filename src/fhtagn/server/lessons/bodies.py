"""Lessons as JSON; what is meant to be read is there in every language."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from fhtagn.server.catalog.bodies import Words


class LessonListed(BaseModel):
    """`example` is the worked example it shows, if any; `moves` are those the learner makes."""

    name: str
    title: Words
    about: Words
    example: str
    moves: int


class Lessons(BaseModel):
    lessons: list[LessonListed]


class StopShown(BaseModel):
    """What the learner's seat is sent, what it was told since the last stop, and what is said.

    `seat` and `key` are the move that leads on; nothing leads on from the last stop.
    """

    sent: dict[str, Any]
    events: list[dict[str, Any]]
    words: Words | None
    rules: list[str]
    seat: int | None
    key: str | None


class LessonShown(LessonListed):
    game: str
    seat: int
    seats: int
    stops: list[StopShown]
