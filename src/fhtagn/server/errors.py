"""What the server says when it cannot do as asked: complaints with the status HTTP has for them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from fhtagn.kernel.complaint import Complaint


class Refusal(Complaint):
    """A complaint that knows its status; other complaints are the asker's bad request."""

    status: ClassVar[int] = 400


class Unknown(Refusal):
    """There is no such thing, or the asker may not know that there is."""

    status: ClassVar[int] = 404


class Unnamed(Refusal):
    """Nobody knows who asks."""

    status: ClassVar[int] = 401


class Forbidden(Refusal):
    status: ClassVar[int] = 403


class Conflict(Refusal):
    """Somebody was there before, or things have changed since."""

    status: ClassVar[int] = 409


class TooLarge(Refusal):
    status: ClassVar[int] = 413


class NotJson(Refusal):
    status: ClassVar[int] = 415


class Outdated(Refusal):
    """The page that asks speaks another version of the protocol."""

    status: ClassVar[int] = 426


class TooMany(Refusal):
    status: ClassVar[int] = 429


class Unavailable(Refusal):
    """The store cannot be reached or written; nothing was accepted."""

    status: ClassVar[int] = 503


def status_of(complaint: Complaint) -> int:
    return complaint.status if isinstance(complaint, Refusal) else Refusal.status


@contextmanager
def about_game(game: str) -> Iterator[None]:
    """What is complained of here is to be told in the words of that game."""
    try:
        yield
    except Complaint as complaint:
        vars(complaint)["game"] = game
        raise


def game_told(complaint: Complaint) -> str:
    """The game in whose words it is told; nothing if it is about none."""
    return str(vars(complaint).get("game", ""))
