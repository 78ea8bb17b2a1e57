"""What kinds of action wait for: the gods, one's turn and its phases, a question of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fhtagn.games.fate.queries import is_active, turn
from fhtagn.games.fate.state import Fate
from fhtagn.kernel.agenda import Decision, in_window
from fhtagn.kernel.legality import Reason, kinds
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

OVER: Final = Reason("FG 3.2.6", "over")
GODS_FIRST: Final = Reason("FG 2.1.1", "gods_first")
NOT_THIS_QUESTION: Final = Reason("FG 4.1.1", "not_this_question")


def question_of(seat: Seat, questions: Sequence[Decision]) -> Decision | None:
    """The question that is open for the seat."""
    return next((one for one in questions if one.seat == seat), None)


def is_asked(seat: Seat, questions: Sequence[Decision], prompt: str) -> bool:
    return any(one.seat == seat and one.prompt == prompt for one in questions)


def why_not_playing(g: Fate) -> Reason | None:
    """The gods are still being chosen, or the game is over."""
    if g.outcome is not None:
        return OVER
    return GODS_FIRST if g.turn is None else None


@cites("FG 4.1.1", "FG 4.1.2")
def why_not_in(g: Fate, seat: Seat, phase: int, wrong: Reason) -> Reason | None:
    """It is another's turn, or another phase of one's own."""
    if early := why_not_playing(g):
        return early
    if not is_active(g, seat):
        return Reason("FG 4.1.2", "not_your_turn", {"seat": turn(g).seat})
    return None if turn(g).phase == phase else wrong


# -- the answers to questions ----------------------------------------------------------------------


ANSWERS: Final = (
    "god", "draw_to_move", "move_fate", "piece", "no_die", "no_control_action", "prepare_no_more",
    "prepare_free", "replace", "artifact", "artifact_top", "give_up", "renew", "leave_display",
    "break_sign", "send", "send_own", "spread", "enough", "decline", "pass", "option", "rival",
    "location", "signs", "die", "reroll", "reroll_all", "keep_dice", "sacrifice",
    "destroy_cultists", "devour", "seize", "release", "recall", "move_cultist",
    "destroy_investigators", "lead_to_location", "lead_to_rival", "discard", "take", "steal",
    "discard_prepared", "column", "move_column", "take_column", "put_back", "add_gate", "loot",
    "ruin", "curse", "base_action", "summon", "summon_top", "lay_storm", "harvest", "withdraw",
    "place_mi_go", "move_mi_go", "take_mi_go",
)  # fmt: skip


def check_answer(kind: str, g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """Given only to a question that asks for it, by the seat that is asked."""
    own = question_of(seat, questions)
    if own is None:
        return why_not_playing(g) or why_not_asked(g, questions)
    if kind in kinds(g, own.options):
        return None
    if g.turn is None:
        return GODS_FIRST
    return why_missing(own, kind)


@cites("FG 4.1.2", "FG 40.1.19")
def why_not_asked(g: Fate, questions: Sequence[Decision]) -> Reason:
    """Another seat is asked: in its turn, in a window, or by an effect that stops the turn."""
    asked = next(one.seat for one in questions if not one.sealed)
    if is_active(g, asked):
        return Reason("FG 4.1.2", "not_your_turn", {"seat": asked})
    if in_window(g):
        return Reason("FG 40.1.19", "others_moment", {"seat": asked})
    return Reason("FG 40.1.19", "other_decides", {"seat": asked})


MISSING: Final[dict[tuple[str, str], Reason]] = {  # by question and kind
    ("move", "draw_to_move"): Reason("FG 40.1.13", "cards_can_move"),
    ("send", "send_own"): Reason("FG 40.1.24", "lodge_empty"),
    ("send", "send"): Reason("FG 40.1.24", "supply_empty"),
    ("effect", "decline"): Reason("FG 40.2.5", "must_choose"),
    ("effect", "enough"): Reason("FG 40.1.48", "no_stopping"),
}
NO_WINDOW: Final = Reason("FG 40.1.63", "no_window")


def why_missing(asked: Decision, kind: str) -> Reason:
    """The seat is asked, but not this; `effect` stands for every question of an effect."""
    if kind == "pass":
        return NO_WINDOW
    about = "effect" if asked.about and asked.about[0][0] == "effect" else asked.prompt
    return MISSING.get((about, kind), NOT_THIS_QUESTION)
