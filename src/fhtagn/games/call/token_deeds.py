"""What effects do to success tokens (CC 13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fhtagn.games.call.course_verbs import put_tokens
from fhtagn.games.call.naming import about_story
from fhtagn.games.call.queries import tokens
from fhtagn.games.call.state import NOWHERE, Call
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import Seat


def add_token(g: Call, seat: Seat, story: int) -> None:
    g.then(token_added, seat, story)


@rule("CC 13.2", "CC 1.18")
def token_added(g: Call, seat: Seat, story: int) -> None:
    if story != NOWHERE:
        put_tokens(g, seat, story, 1)


def take_tokens(g: Call, seat: Seat, story: int, count: int) -> None:
    """The player takes exactly so many tokens off the story, from either side as he likes."""
    for _ in range(count):
        g.then(from_a_side, seat, story, "take_token")


def move_token(g: Call, seat: Seat, story: int) -> None:
    """One token changes sides; the player says whose."""
    g.then(from_a_side, seat, story, "move_token")


@rule("CC 18.3", "CC 40.11", "CC 40.32")
def from_a_side(g: Call, seat: Seat, story: int, deed: str) -> None:
    """From the only side that has tokens, or from the one the player chooses."""
    sides = sides_with_tokens(g, story)
    if len(sides) == 1:
        g.then(DEEDS[deed], story, sides[0])
    elif sides:
        g.then(choose_side, seat, story, deed)


def sides_with_tokens(g: Call, story: int) -> list[Seat]:
    return [side for side in range(g.seats) if tokens(g, side, story)]


@choice("CC 40.11", "CC 40.32")
def choose_side(g: Call, seat: Seat, story: int, deed: str) -> Decision:
    options = [option(DEEDS[deed], story, side) for side in sides_with_tokens(g, story)]
    return Decision(seat, deed, options, tuple(about_story(g, story).items()))


@rule("CC 40.11", says=lambda _g, _story, side: Saying("take_token", {"of": side}))
def token_taken(g: Call, story: int, side: Seat) -> None:
    put_tokens(g, side, story, -1)


@rule("CC 40.32", says=lambda _g, _story, side: Saying("move_token", {"of": side}))
def token_moved(g: Call, story: int, side: Seat) -> None:
    put_tokens(g, side, story, -1)
    put_tokens(g, 1 - side, story, 1)


DEEDS: Final[dict[str, Callable[[Call, int, Seat], None]]] = {
    "take_token": token_taken,
    "move_token": token_moved,
}
