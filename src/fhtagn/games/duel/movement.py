"""Move («Движение»): any number of units, each to an adjacent area, each for 1 Power.

One unit after another is moved; the march in progress is a record: which units have moved, how much
was paid for units, whether an area's surcharge was paid, and where all have to set out from.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple

from fhtagn.games.duel.abilities import Question
from fhtagn.games.duel.actions import payable
from fhtagn.games.duel.kinds import (
    MARCH,
    Listed,
    Listing,
    Only,
    action,
    answers,
    menu,
    too_dear,
)
from fhtagn.games.duel.queries import (
    HINDERS,
    adjacent,
    by_area,
    each_kind,
    label,
    name_of_area,
    opponent,
    surcharge,
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
from fhtagn.kernel.legality import Reason
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


NO_UNITS: Final = Reason("CW 10.5.2", "no_units")
ALL_ON_GATES: Final = Reason("CW 10.5.7", "all_on_gates")
ALL_MOVED: Final = Reason("CW 10.5.5", "all_moved")


@cites("CW 10.5.2", "CW 10.5.3", "CW 10.5.4", "CW 10.5.5", "CW 10.5.6")
def steps(
    g: Duel, seat: Seat, near: Mapping[int, list[int]], so_far: March
) -> list[tuple[int, int]] | Reason:
    """Units of these areas that have not moved, with those they can go to and Power lasts for."""
    if g.power[seat] < MOVE:
        return too_dear(MOVE, g.power[seat])
    found: list[tuple[int, int]] = []
    refused = ALL_MOVED if so_far.moved else ALL_ON_GATES
    hindered = bool(HINDERS.of(g, opponent(seat)))
    for area, units in near.items():
        if left := afoot(g, units, so_far.moved):
            ways: Collection[int] | Reason = adjacent(g, area)
            if hindered:
                ways = payable(g, seat, MOVE - so_far.surcharge, adjacent(g, area), None)
            if isinstance(ways, Reason):
                refused = ways
            else:
                found += [(unit, to) for unit in each_kind(g, left) for to in ways]
    return found or refused


@cites("CW 10.5.7")
def afoot(g: Duel, units: list[int], moved: tuple[int, ...]) -> list[int]:
    """A unit on a gate must step off first."""
    return [unit for unit in units if unit not in moved and g.gates[g.where[unit]] != unit]


@action("move", MARCH, "CW 10.5.2")
def moves(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """The first unit; one that acts out of turn sets out from the one area."""
    near = by_area(g, seat)
    if not near:
        return NO_UNITS
    origin = NOWHERE if only is None else only.area
    found = steps(g, seat, setting_out(g, seat, origin), March())
    if isinstance(found, Reason):
        return only.elsewhere if only is not None and found is ALL_ON_GATES else found
    return [(set_out, (seat, *step, origin)) for step in found]


def setting_out(g: Duel, seat: Seat, origin: int) -> Mapping[int, list[int]]:
    """The units by area that may take part in the Move."""
    near = by_area(g, seat)
    return near if origin == NOWHERE else {origin: near.get(origin, [])}


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


def further(g: Duel, seat: Seat) -> list[tuple[int, int]] | Reason:
    so_far = march(g)
    return steps(g, seat, setting_out(g, seat, so_far.origin), so_far)


@choice("CW 10.5.3", "CW 10.5.5")
def move_on(g: Duel, seat: Seat) -> Decision:
    """Another unit, as long as the Power lasts, or no more."""
    found = further(g, seat)
    left = [] if isinstance(found, Reason) else found
    options: list[Task] = [(move_also, (seat, *step)) for step in left]
    return Decision(seat, "move_on", [*options, (stop, (seat,))])


@menu("move_on", MARCH)
def why_no_further(g: Duel, seat: Seat, _listing: Listing) -> Reason | None:
    found = further(g, seat)
    return found if isinstance(found, Reason) else None


@rule("CW 10.5.3", says=lambda _g, _seat: Saying("stop"))
def stop(g: Duel, seat: Seat) -> None:
    paid = march(g).paid
    close_record(g)
    for answer in MARCHED.of(g, seat):
        answer(g, seat, paid)


answers("stop", "move_on", "CW 10.5.3")
