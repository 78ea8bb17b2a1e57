"""The answers to the questions of the rules: by kind, where each belongs, and why it is missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fhtagn.games.call.state import Call
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.legality import Reason, open_kinds
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

# By kind of answer: the statement by which the rules ask for it.
ANSWERS: Final = {
    "pass": "CC 4.18", "commit": "CC 10.1", "stay": "CC 10.7", "resource": "CC 7.1",
    "no_resource": "CC 7.2", "resolve": "CC 11.1", "tokens": "CC 11.24", "choose": "CC 18.1",
    "enough": "CC 18.3", "offer": "CC 8.12", "drain": "CC 8.1", "x": "CC 8.15",
    "restore": "CC 5.3", "insane": "CC 11.13", "wound": "CC 11.18", "ready": "CC 11.22",
    "decline": "CC 11.28", "sacrifice": "CC 16.16", "discard": "CC 18.3", "bury": "CC 18.3",
    "lose": "CC 7.12", "save": "CC 7.12", "enter": "CC 9.19", "bring": "CC 9.15",
    "carry_out": "CC 13.3", "first": "CC 13.11", "next": "CC 17.16", "keep": "CC 40.3",
    "repeat": "CC 18.18", "find": "CC 18.13", "find_none": "CC 40.62", "take": "CC 6.4",
    "top": "CC 18.3", "bottom": "CC 18.3", "take_token": "CC 40.11", "move_token": "CC 40.32",
    "token": "CC 13.14", "return": "CC 18.3", "give": "CC 40.27", "factions": "CC 40.36",
    "faction": "CC 40.36", "keep_hand": "CC 2.8", "redraw": "CC 2.8", "resources": "CC 2.6",
}  # fmt: skip
TURNS: Final = {"act": "CC 4.17", "respond": "CC 17.17", "disrupt": "CC 17.22"}
"""By window: the statement that gives each player his turn to speak."""

OVER: Final = Reason("CC 3.1", "over")
MISSING: Final = {
    ("commit", "stay"): Reason("CC 40.24", "must_go"),
    ("find_play", "find"): Reason("CC 40.62", "nobody_found"),
    ("find_hand", "find_none"): Reason("CC 40.62", "any_card"),
    ("bring", "bring"): Reason("CC 9.15", "nobody_to_bring"),
}
"""By question and kind: why an answer is missing that belongs to the question."""
COMPULSORY: Final = {
    "restore": "CC 5.4", "be_wounded": "CC 11.18", "lose_mind": "CC 18.3", "pay": "CC 8.12",
    "offer_exhaust": "CC 8.12", "offer_sacrifice": "CC 8.12", "order_forced": "CC 17.7",
    "sacrifice": "CC 18.3", "discard": "CC 18.3", "bury": "CC 18.3", "to_bottom": "CC 18.3",
    "to_top": "CC 18.3", "take_token": "CC 40.11", "return_story": "CC 18.3",
    "keep_alignment": "CC 40.3",
}  # fmt: skip
"""By question: the statement that lets nobody decline."""


@cites("CC 3.1", "CC 4.17", "CC 4.18", "CC 17.17", "CC 17.22")
def why_not_asked(g: Call, seat: Seat, questions: Sequence[Decision], rule: str) -> Reason | None:
    """The game is over, or somebody else is to decide: by the rule, if it is no window."""
    if g.outcome is not None:
        return OVER
    if any(one.seat == seat for one in questions):
        return None
    first = questions[0]
    return Reason(TURNS.get(first.prompt, rule), "not_asked", {"seat": first.seat})


def why_no_answer(kind: str, g: Call, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """Why this kind of answer is none to the seat's open question."""
    if (reason := why_not_asked(g, seat, questions, ANSWERS[kind])) is not None:
        return reason
    if kind in open_kinds(g, seat, questions):
        return None
    (prompt,) = (one.prompt for one in questions if one.seat == seat)
    if (prompt, kind) in MISSING:
        return MISSING[prompt, kind]
    if kind in ("decline", "enough") and (rule := compels(prompt)):
        return Reason(rule, "compulsory")
    return Reason(ANSWERS[kind], "other_question")


@cites("CC 5.4", "CC 8.12", "CC 18.3")
def compels(prompt: str) -> str:
    """The statement that lets nobody decline the question; an empty text if there is none."""
    return "CC 18.3" if prompt.startswith("choose_") else COMPULSORY.get(prompt, "")


@cites("CC 40.44")
def why_no_resigning(g: Call, _seat: Seat, _questions: Sequence[Decision]) -> Reason | None:
    """A player may give up as long as the game is on."""
    return OVER if g.outcome is not None else None
