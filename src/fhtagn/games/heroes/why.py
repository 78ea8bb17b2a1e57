"""Why a kind of action is not to be had now: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fhtagn.games.heroes.state import NOBODY, Heroes
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

ANSWERS: Final = (
    "put", "choose", "discard", "take", "move", "bring", "offer", "swap", "return", "give",
    "pass_on", "draw_cards", "look", "take_top", "top", "take_back", "decline", "enough",
)  # fmt: skip
ACTIONS: Final = ("play", "draw", "keep", "exchange", "skip", "resign", *ANSWERS)


@cites("MH 10.10")
def reason(kind: str, g: Heroes, seat: Seat, questions: Sequence[Decision]) -> Reason:
    """Why the seat has no option of this kind at this moment."""
    if g.outcome is not None:
        return Reason("MH 6.22", "over")
    if kind == "resign":
        return Reason("MH 10.17", "resigned")
    if kind in ("keep", "exchange"):
        return Reason("MH 3.19", "only_before")
    if kind == "skip":
        return Reason("MH 9.11", "no_additional_turn")
    asked = [one for one in questions if one.seat == seat]
    if not asked:
        return not_asked(g, questions)
    if kind == "draw" and asked[0].prompt in ("act", "additional_turn"):
        return Reason("MH 4.4", "hand_full", {"count": len(g.hands[seat])})
    if kind == "play" and asked[0].prompt in ("act", "additional_turn"):
        return Reason("MH 4.5", "hand_empty")
    if kind in ("play", "draw"):
        return Reason("MH 4.2", "finish_first")
    return Reason("MH 5.4", "not_this_question")


def not_asked(g: Heroes, questions: Sequence[Decision]) -> Reason:
    """Somebody else is to decide."""
    if g.first == NOBODY:
        return Reason("MH 3.13", "nobody_begins")
    if not g.turns:
        return Reason("MH 3.19", "exchange_first")
    return Reason("MH 4.9", "not_your_turn", {"seat": questions[0].seat})
