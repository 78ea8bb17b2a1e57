"""Why a kind of action is not to be had now: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fhtagn.games.fate.activation import ACTIONS as OF_LOCATION
from fhtagn.games.fate.casting import is_quiet, is_ready, straight, times_of, uses
from fhtagn.games.fate.queries import (
    alone,
    here,
    is_active,
    location,
    monster_of,
    turn,
)
from fhtagn.games.fate.state import ACTIVATE, CONCLUDE, MOVE, Fate
from fhtagn.kernel.agenda import Decision, in_window
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

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


@cites("FG 4.1.2", "FG 40.1.61")
def reason(kind: str, g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason:
    """Why the seat has no option of this kind at this moment."""
    if g.outcome is not None:
        return Reason("FG 3.2.6", "over")
    if kind == "resign":
        return Reason("FG 40.1.50", "resigned")
    if g.turn is None:
        return Reason("FG 2.1.1", "gods_first")
    if kind in USING and in_window(g) and has_other_moment(g, seat, questions[0]):
        return Reason("FG 40.1.63", "half_way")
    if kind in REFUSALS:
        return REFUSALS[kind](g, seat)
    return unasked(seat, questions)


def unasked(seat: Seat, questions: Sequence[Decision]) -> Reason:
    """The kind is an answer to a question that is not put now, or not to this seat."""
    asked = questions[0].seat
    if asked == seat:
        return Reason("FG 40.1.61", "not_this_question")
    return Reason("FG 4.1.2", "not_your_turn", {"seat": asked})


# -- moving ----------------------------------------------------------------------------------------


def not_moving(g: Fate, seat: Seat) -> Reason | None:
    """Not one's turn, another phase, or the Fate Piece has moved."""
    if not is_active(g, seat):
        return Reason("FG 4.1.2", "not_your_turn", {"seat": turn(g).seat})
    if turn(g).phase != MOVE:
        return Reason("FG 5.1.1", "not_moving")
    return Reason("FG 5.1.1", "moved_already") if turn(g).arrived else half_way(g)


def half_way(g: Fate) -> Reason | None:
    return None if is_quiet(g) else Reason("FG 40.1.63", "half_way")


def why_no_move(g: Fate, seat: Seat) -> Reason:
    current = location(g, here(g, seat))
    return not_moving(g, seat) or Reason("FG 5.1.3", "no_other_symbol", {"location": current})


def why_no_pair(g: Fate, seat: Seat) -> Reason:
    return not_moving(g, seat) or Reason("FG 5.1.4", "no_pair")


def why_no_gate(g: Fate, seat: Seat) -> Reason:
    return not_moving(g, seat) or Reason("FG 5.1.5", "no_gate")


# -- using -----------------------------------------------------------------------------------------


USING: Final = ("cast", "use", "command")


@cites("FG 40.1.63")
def has_other_moment(g: Fate, seat: Seat, question: Decision) -> bool:
    """In a window the seat has its turn to speak, but not now or not in this one."""
    if question.seat == seat and question.prompt in ("between", "phase_one"):
        return False
    return bool(uses(g, seat, *times_of(g, seat)))


def why_no_spell(g: Fate, seat: Seat) -> Reason:
    if not g.reserve[seat]:
        return Reason("FG 1.3.6", "nothing_prepared")
    times = {g.content.spells[g.code[card]].time for card in g.reserve[seat]}
    return untimely(g, seat, times) or Reason("FG 40.1.72", "no_effect")


def why_no_artifact(g: Fate, seat: Seat) -> Reason:
    if not g.artifacts[seat]:
        return Reason("FG 9.1.1", "no_artifact")
    usable = straight(g, seat)
    if not usable:
        return Reason("FG 9.2.3", "all_tilted")
    times = {g.content.artifacts[g.code[card]].time for card in usable}
    return untimely(g, seat, times) or Reason("FG 40.1.72", "no_effect")


def why_no_monster(g: Fate, seat: Seat) -> Reason:
    printed = monster_of(g, seat)
    if printed is None:
        return Reason("FG 18.2.2", "no_monster")
    late = untimely(g, seat, {printed.time})
    if late is not None:
        return late
    if not is_ready(g, seat, (printed.time,)):
        return Reason("FG 18.2.9", "used_up", {"monster": printed.id})
    return Reason("FG 40.1.72", "no_effect")


@cites("FG 7.4.4", "FG 40.1.19", "FG 40.1.63")
def untimely(g: Fate, seat: Seat, times: set[str]) -> Reason | None:
    """None of the times is now: another's turn, another moment, or something is half-way."""
    if times & set(times_of(g, seat)):
        return half_way(g)
    if "my_turn" in times:
        return Reason("FG 7.4.4", "only_my_turn")
    return Reason("FG 7.4.4", "other_moment")


# -- phases III and IV -----------------------------------------------------------------------------


def not_in(g: Fate, seat: Seat, phase: int, rule: str, why: str) -> Reason | None:
    if not is_active(g, seat):
        return Reason("FG 4.1.2", "not_your_turn", {"seat": turn(g).seat})
    return None if turn(g).phase == phase else Reason(rule, why)


def why_no_die(g: Fate, seat: Seat) -> Reason:
    if wrong := not_in(g, seat, ACTIVATE, "FG 40.1.2", "not_activating"):
        return wrong
    if turn(g).control:
        return Reason("FG 6.3.4", "in_control")
    return Reason("FG 6.3.4", "die_once")


def why_no_control_action(g: Fate, seat: Seat) -> Reason:
    if wrong := not_in(g, seat, ACTIVATE, "FG 6.1.2", "not_activating"):
        return wrong
    at = {"location": location(g, here(g, seat))}
    if not turn(g).control:
        return Reason("FG 6.1.2", "no_control", at)
    if turn(g).barred:
        return Reason("FG 30.3.4", "barred")
    if not OF_LOCATION[here(g, seat)].can(g, seat):
        return Reason("FG 40.1.48", "cannot_do", at)
    return Reason("FG 6.1.4", "once_a_turn")


def why_no_buying(g: Fate, seat: Seat) -> Reason:
    if not alone(g):
        return Reason("FG 17.4.2", "only_alone")
    if not g.waiting[seat]:
        return Reason("FG 17.4.2", "no_curse")
    if g.bought:
        return Reason("FG 17.4.3", "bought")
    return why_no_control_action(g, seat)


def why_no_preparing(g: Fate, seat: Seat) -> Reason:
    if wrong := not_in(g, seat, CONCLUDE, "FG 7.1.1", "not_concluding"):
        return wrong
    if turn(g).prepared >= turn(g).preparations:
        return Reason("FG 7.1.1", "prepared_enough")
    if not g.hands[seat]:
        return Reason("FG 7.1.1", "no_spell")
    return half_way(g) or Reason("FG 7.1.2", "too_dear", {"location": location(g, here(g, seat))})


def why_no_help(g: Fate, seat: Seat) -> Reason:
    """An Artifact that adds a symbol is used only where one symbol is missing."""
    times = [g.content.artifacts[g.code[card]].time for card in straight(g, seat)]
    if "ready" not in times:
        return Reason("FG 18.1.4", "no_helper")
    return why_no_preparing(g, seat)


REFUSALS: Final[dict[str, Callable[[Fate, Seat], Reason]]] = {
    "move": why_no_move,
    "move_pair": why_no_pair,
    "move_gate": why_no_gate,
    "cast": why_no_spell,
    "use": why_no_artifact,
    "command": why_no_monster,
    "roll_for_control": why_no_die,
    "control_action": why_no_control_action,
    "buy_off": why_no_buying,
    "prepare": why_no_preparing,
    "prepare_with": why_no_help,
}
ACTIONS: Final = (*REFUSALS, "resign", *ANSWERS)


# -- the guide -------------------------------------------------------------------------------------

PARTS: Final = ("setup", "turn", "move", "activate", "conclude")  # by phase


def moment(g: Fate, _seat: Seat) -> str:
    """The part of the guide that helps now."""
    if g.outcome is not None:
        return "end"
    if g.raids:
        return "raid"
    if g.hexes or any(one.sort == "curse" for one in g.effects):
        return "curses"
    return PARTS[g.turn.phase if g.turn else 0]
