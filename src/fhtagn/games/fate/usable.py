"""What may be used, and why not: its time, its own condition, its prices, its effect (FG 7.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fhtagn.games.fate.effects import why_idle
from fhtagn.games.fate.queries import (
    controls,
    here,
    in_use,
    is_active,
    is_out,
    monster_of,
    symbol_of,
    thing,
    turn,
)
from fhtagn.games.fate.state import NOTHING, Fate
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

# -- when ------------------------------------------------------------------------------------------


@cites("FG 40.1.19", "FG 40.1.63", "FG 7.4.5")
def is_quiet(g: Fate) -> bool:
    """Whether a turn is on and nothing is half-way: no effect, roll, Raid or gaining."""
    return (
        g.turn is not None
        and not (g.effects or g.rolls or g.raids or g.gains or g.hexes or g.entering)
        and g.preparing == NOTHING
    )


@cites("FG 7.4.3", "FG 4.2.1")
def times_of(g: Fate, seat: Seat) -> tuple[str, ...]:
    """The times at which a seat may act between steps: in one's own turn there is one more."""
    return ("my_turn", "any") if is_active(g, seat) else ("any",)


NO_MONSTER: Final = Reason("FG 18.2.2", "no_monster")
REQUIRES: Final[dict[str, tuple[Callable[[Fate, Seat], bool], Reason]]] = {
    "base_done": (
        lambda g, seat: is_active(g, seat) and turn(g).base_done,
        Reason("FG 7.4.4", "base_not_done"),
    ),
    "no_control": (
        lambda g, seat: not controls(g, seat, here(g, seat), turn(g).bonus),
        Reason("FG 7.4.4", "controlled_already"),
    ),
    "monster": (lambda g, seat: g.monsters[seat] != NOTHING, NO_MONSTER),
}


@cites("FG 40.1.61", "FG 40.1.72", "FG 40.1.32")
def why_no_use(g: Fate, seat: Seat, code: str) -> Reason | None:
    """The card's own condition does not hold, or it would do nothing."""
    printed = thing(g, code)
    if required := getattr(printed, "requires", ""):
        holds, reason = REQUIRES[required]
        if not holds(g, seat):
            return reason
    return why_idle(g, seat, code, printed.effect)


# -- each thing ------------------------------------------------------------------------------------

ONLY_MY_TURN: Final = Reason("FG 7.4.4", "only_my_turn")
OTHER_MOMENT: Final = Reason("FG 7.4.4", "other_moment")
TILTED: Final = Reason("FG 9.2.3", "tilted")
IN_USE: Final = Reason("FG 40.1.71", "in_use")
USED_UP: Final = Reason("FG 18.2.9", "used_up")


@cites("FG 7.4.4")
def why_not_now(time: str, times: tuple[str, ...]) -> Reason | None:
    """The card is for another moment than these."""
    if time in times:
        return None
    return ONLY_MY_TURN if time == "my_turn" else OTHER_MOMENT


def why_not_cast(g: Fate, seat: Seat, card: int, times: tuple[str, ...]) -> Reason | None:
    code = g.code[card]
    return why_not_now(g.content.spells[code].time, times) or why_no_use(g, seat, code)


@cites("FG 9.2.3", "FG 40.1.71")
def why_not_straight(g: Fate, card: int) -> Reason | None:
    if card in g.tilted:
        return TILTED
    return IN_USE if card in in_use(g) else None


def straight(g: Fate, seat: Seat) -> list[int]:
    """Artifacts that are neither tilted nor in use."""
    return [card for card in g.artifacts[seat] if why_not_straight(g, card) is None]


def why_not_used(g: Fate, seat: Seat, card: int, times: tuple[str, ...]) -> Reason | None:
    code = g.code[card]
    return (
        why_not_now(g.content.artifacts[code].time, times)
        or why_not_straight(g, card)
        or why_no_use(g, seat, code)
    )


@cites("FG 18.2.9", "FG 40.1.71")
def why_not_ready(g: Fate, seat: Seat, times: tuple[str, ...]) -> Reason | None:
    """No Monster, another time, in use, or used up for the turn or the roll."""
    printed, card = monster_of(g, seat), g.monsters[seat]
    if printed is None:
        return NO_MONSTER
    if late := why_not_now(printed.time, times):
        return late
    if any(one.sort == "monster" and one.card == card for one in g.effects):
        return IN_USE
    spent = printed.limit == "turn" and card in turn(g).used
    rolled = printed.limit == "roll" and bool(g.rolls) and printed.id in g.rolls[-1].used
    return USED_UP if spent or rolled else None


def why_not_commanded(g: Fate, seat: Seat, times: tuple[str, ...]) -> Reason | None:
    return why_not_ready(g, seat, times) or why_no_use(g, seat, g.code[g.monsters[seat]])


@cites("FG 40.1.64")
def may_have(g: Fate, seat: Seat, *times: str) -> bool:
    """By what everybody sees: backs of Prepared Spells, straight Artifacts, Monsters."""
    if is_out(g, seat):
        return False
    for card in g.reserve[seat]:
        symbol = symbol_of(g, card)
        if any(symbol in g.times.get(time, ()) for time in times):
            return True
    if g.artifacts[seat]:
        printed = g.content.artifacts
        if any(printed[g.code[card]].time in times for card in straight(g, seat)):
            return True
    return g.monsters[seat] != NOTHING and why_not_ready(g, seat, times) is None
