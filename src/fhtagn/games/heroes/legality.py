"""What kinds of action wait for: the end of the set-up, one's turn, a question of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fhtagn.games.heroes.state import NOBODY, Heroes
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

OVER: Final = Reason("MH 6.22", "over")
NOBODY_BEGINS: Final = Reason("MH 3.13", "nobody_begins")
EXCHANGE_FIRST: Final = Reason("MH 3.19", "exchange_first")
TURNS: Final = ("act", "additional_turn")  # the questions that are a turn, not a choice


def question_of(seat: Seat, questions: Sequence[Decision]) -> Decision | None:
    """The question that is open for the seat."""
    return next((one for one in questions if one.seat == seat), None)


@cites("MH 6.22", "MH 3.13", "MH 3.19")
def why_not_playing(g: Heroes) -> Reason | None:
    """The turns have not begun, or the game is over."""
    if g.outcome is not None:
        return OVER
    if g.first == NOBODY:
        return NOBODY_BEGINS
    return None if g.turns else EXCHANGE_FIRST


@cites("MH 4.9", "MH 10.10")
def why_no_turn(g: Heroes, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """The seat is not choosing the one action of its turn."""
    if early := why_not_playing(g):
        return early
    if g.last != seat:
        return Reason("MH 4.9", "not_your_turn", {"seat": g.last})
    own = question_of(seat, questions)
    return None if own and own.prompt in TURNS else Reason("MH 4.2", "played_already")


@cites("MH 5.14")
def why_not_asked(questions: Sequence[Decision]) -> Reason:
    """Another seat is asked: for its turn, or by an ability."""
    asked = next(one for one in questions if not one.sealed)
    if asked.prompt in TURNS:
        return Reason("MH 4.9", "not_your_turn", {"seat": asked.seat})
    about = {"seat": asked.seat, "card": dict(asked.about)["card"]}
    return Reason("MH 5.14", "other_chooses", about)
