"""Move («Движение»): any number of units, each to an adjacent area, each for 1 Power.

One unit after another is moved; the march in progress is a record: which units have moved, how much
was paid for units, whether an area's surcharge was paid, and where all have to set out from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from fhtagn.games.duel.abilities import Question
from fhtagn.games.duel.actions import Within
from fhtagn.games.duel.queries import (
    adjacent,
    by_area,
    each_kind,
    label,
    name_of_area,
    surcharge,
    surcharges,
)
from fhtagn.games.duel.state import ACTION, NOWHERE, Duel
from fhtagn.games.duel.verbs import (
    change_record,
    close_record,
    move,
    open_record,
    pay,
    take_action,
)
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

MOVE: Final = 1
MOVED: Final[Question[Callable[[Duel, Seat, int, int], None]]] = Question("moved")
MARCHED: Final[Question[Callable[[Duel, Seat, int], None]]] = Question("marched")


class March(NamedTuple):
    moved: tuple[int, ...] = ()
    paid: int = 0
    surcharge: int = 0
    origin: int = NOWHERE


def march(g: Duel) -> March:
    return March(*g.stack[-1])


@cites("CW 10.5.2", "CW 10.5.3", "CW 10.5.4", "CW 10.5.5", "CW 10.5.6")
def steps(g: Duel, seat: Seat, within: Within, so_far: March) -> list[tuple[int, int]]:
    """Units that have not moved, with the areas they can go to and the Power lasts for."""
    left = g.power[seat] - MOVE + so_far.surcharge
    found: list[tuple[int, int]] = []
    if g.power[seat] < MOVE:
        return found
    extra = surcharges(g, seat)
    for area, units in by_area(g, seat).items():
        if area in within:
            ways = adjacent(g, area)
            if extra:
                ways = tuple(to for to in ways if extra.get(to, 0) <= left)
            for unit in each_kind(g, afoot(g, units, so_far.moved)):
                found += [(unit, to) for to in ways]
    return found


@cites("CW 10.5.7")
def afoot(g: Duel, units: list[int], moved: tuple[int, ...]) -> list[int]:
    """A unit on a gate must step off first."""
    return [unit for unit in units if unit not in moved and g.gates[g.where[unit]] != unit]


def moves(g: Duel, seat: Seat, within: Within) -> list[Task]:
    origin = within[0] if len(within) == 1 else NOWHERE
    return [(set_out, (seat, *step, origin)) for step in steps(g, seat, within, March())]


def says_move(g: Duel, _seat: Seat, unit: int, to: int, *_: int) -> Saying:
    names = {"at": name_of_area(g, g.where[unit]), "to": name_of_area(g, to)}
    return Saying("move", {"unit": label(g, unit)} | names)


@rule("CW 10.5.1", says=says_move)
def set_out(g: Duel, seat: Seat, unit: int, to: int, origin: int) -> None:
    """The first unit of a Move action."""
    if not g.battles:
        take_action(g, ACTION)
    open_record(g, *March(origin=origin))
    walk(g, seat, unit, to)


@rule("CW 10.5.1", says=says_move)
def move_also(g: Duel, seat: Seat, unit: int, to: int) -> None:
    walk(g, seat, unit, to)


@cites("CW 10.5.1", "CW 40.6.18")
def walk(g: Duel, seat: Seat, unit: int, to: int) -> None:
    """1 Power for the unit; an area's surcharge once for the whole action."""
    so_far, left = march(g), g.where[unit]
    extra = max(surcharge(g, seat, to) - so_far.surcharge, 0)
    pay(g, seat, MOVE + extra)
    move(g, unit, to)
    change_record(
        g, (*so_far.moved, unit), so_far.paid + MOVE, so_far.surcharge + extra, so_far.origin
    )
    for answer in MOVED.of(g, seat):
        answer(g, seat, unit, left)
    g.then(move_on, seat)


@choice("CW 10.5.3", "CW 10.5.5")
def move_on(g: Duel, seat: Seat) -> Decision:
    """Another unit, as long as the Power lasts, or no more."""
    so_far = march(g)
    within = range(len(g.gates)) if so_far.origin == NOWHERE else (so_far.origin,)
    further: list[Task] = [(move_also, (seat, *step)) for step in steps(g, seat, within, so_far)]
    return Decision(seat, "move_on", [*further, (stop, (seat,))])


@rule("CW 10.5.3", says=lambda _g, _seat: Saying("stop"))
def stop(g: Duel, seat: Seat) -> None:
    paid = march(g).paid
    close_record(g)
    for answer in MARCHED.of(g, seat):
        answer(g, seat, paid)
