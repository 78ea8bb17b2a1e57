"""The windows of what is about to happen to a player: Raid, roll, Elder Signs, Curse (FG 40.1.19).

Each is opened with the seat concerned, and asks it alone.
"""

from __future__ import annotations

from fhtagn.games.fate.casting import WINDOW_TIMES, uses_in
from fhtagn.games.fate.queries import is_active
from fhtagn.games.fate.state import Fate
from fhtagn.games.fate.usable import may_have
from fhtagn.kernel.rules import Task, window
from fhtagn.kernel.state import Seat


def could_answer_raid(g: Fate, seat: Seat) -> bool:
    now = g.raids[-1]
    open_still = not (now.called_off or now.fixed) and g.visitors[seat] > 0
    return seat == now.seat and open_still and may_have(g, seat, "raid")


@window("FG 40.1.19", "FG 40.1.25", "FG 40.2.3", prompt="answer_raid", could=could_answer_raid)
def answer_raid(g: Fate, seat: Seat, _passed: int) -> list[Task]:
    """A Raid on the seat, before its dice are rolled; a punishment's cannot be answered."""
    return uses_in(g, seat, "answer_raid")


def could_answer_roll(g: Fate, seat: Seat) -> bool:
    now = g.rolls[-1]
    return seat == now.seat and not now.fixed and bool(now.dice) and may_have(g, seat, "roll")


@window("FG 40.1.56", "FG 15.1.6", prompt="answer_roll", could=could_answer_roll)
def answer_roll(g: Fate, seat: Seat, _passed: int) -> list[Task]:
    """The seat has just rolled; nothing has looked at the result yet."""
    return uses_in(g, seat, "answer_roll")


def sign_times(g: Fate) -> tuple[str, ...]:
    return ("signs", "raid_signs") if g.gains[-1].cause == "raid" else ("signs",)


def could_answer_signs(g: Fate, seat: Seat) -> bool:
    now = g.gains[-1]
    open_still = now.cause in ("effect", "raid") and now.count > 0
    return seat == now.seat and open_still and may_have(g, seat, *sign_times(g))


@window("FG 40.1.54", "FG 40.1.55", "FG 40.1.75", prompt="answer_signs", could=could_answer_signs)
def answer_signs(g: Fate, seat: Seat, _passed: int) -> list[Task]:
    """The seat would gain Elder Signs, neither as a price nor as a punishment."""
    return uses_in(g, seat, "answer_signs")


def could_answer_curse(g: Fate, seat: Seat) -> bool:
    now = g.hexes[-1]
    return seat == now.seat and not now.averted and may_have(g, seat, "curse")


@window("FG 40.1.25", "FG 40.1.19", prompt="answer_curse", could=could_answer_curse)
def answer_curse(g: Fate, seat: Seat, _passed: int) -> list[Task]:
    """The seat would gain a Curse, which nobody has drawn yet."""
    return uses_in(g, seat, "answer_curse")


def could_answer_lodge(g: Fate, seat: Seat) -> bool:
    return is_active(g, seat) and g.entering > 0 and may_have(g, seat, "lodge")


@window("FG 5.2.1", "FG 40.1.19", prompt="answer_lodge", could=could_answer_lodge)
def answer_lodge(g: Fate, seat: Seat, _passed: int) -> list[Task]:
    """Three or more Investigators are about to come to the Lodge of the active player."""
    return uses_in(g, seat, "answer_lodge")


WINDOW_TIMES.update(
    {
        "answer_raid": lambda *_: ("raid",),
        "answer_roll": lambda *_: ("roll",),
        "answer_signs": lambda g, _seat: sign_times(g),
        "answer_curse": lambda *_: ("curse",),
        "answer_lodge": lambda *_: ("lodge",),
    }
)
