"""Gates («Врата», «Взятие под контроль/Освобождение врат»): free to take and to leave."""

from __future__ import annotations

from typing import Final

from fhtagn.games.duel.actions import says_at
from fhtagn.games.duel.events.gates import Abandoned
from fhtagn.games.duel.kinds import FREELY, Listed, effect, options
from fhtagn.games.duel.queries import (
    arrangement,
    by_area,
    each_kind,
    may_keep,
    name_of_area,
)
from fhtagn.games.duel.state import FREE, Arrangement, Duel
from fhtagn.games.duel.verbs import leave_gate, take_gate
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, Task, cites, rule
from fhtagn.kernel.state import Seat

NO_FREE_GATE: Final = Reason("CW 12.2.2", "no_free_gate")
UNDER_TOWER: Final = Reason("CW 17.3.2", "under_tower")
NO_GATE_HELD: Final = Reason("CW 12.2.4", "no_gate_held")
GATES_WERE_SO: Final = Reason("CW 40.1.16", "gates_were_so")


@cites("CW 12.2.5", "CW 12.2.7", "CW 40.1.2")
def gate_changes(g: Duel, seat: Seat) -> list[Task]:
    """Any number of them."""
    taken, left = controls(g, seat), abandonments(g, seat)
    if isinstance(taken, Reason):
        return options(left)
    return taken if isinstance(left, Reason) else taken + left


@effect("control", FREELY, "CW 12.2.2", "CW 12.2.3", "CW 17.3.2", "CW 12.2.6", "CW 40.1.16")
def controls(g: Duel, seat: Seat) -> Listed:
    """On a free gate, not under a dark tower; not back to where the gates have been already."""
    if FREE not in g.gates:
        return NO_FREE_GATE
    takers = [
        unit
        for area, units in by_area(g, seat).items()
        if g.gates[area] == FREE
        for unit in units
        if may_keep(g, unit)
    ]
    if not takers:
        return NO_FREE_GATE
    unbarred = [unit for unit in takers if g.where[unit] not in g.towers]
    if not unbarred:
        return UNDER_TOWER
    assert g.turn is not None
    now, seen = arrangement(g, seat), g.turn.seen
    found: list[Task] = [
        (control, (seat, unit))
        for unit in each_kind(g, unbarred)
        if with_gate(now, g.where[unit], g.code[unit]) not in seen
    ]
    return found or GATES_WERE_SO


@effect("abandon", FREELY, "CW 12.2.4", "CW 40.1.16")
def abandonments(g: Duel, seat: Seat) -> Listed:
    now = arrangement(g, seat)
    if not now:
        return NO_GATE_HELD
    assert g.turn is not None
    seen = g.turn.seen
    found: list[Task] = [
        (abandon, (seat, area)) for area, _ in now if without_gate(now, area) not in seen
    ]
    return found or GATES_WERE_SO


def with_gate(now: Arrangement, area: int, kind: str) -> Arrangement:
    return tuple(sorted((*now, (area, kind))))


def without_gate(now: Arrangement, area: int) -> Arrangement:
    return tuple([one for one in now if one[0] != area])


def says_control(g: Duel, _seat: Seat, unit: int) -> Saying:
    return Saying("control", {"unit": g.code[unit], "at": name_of_area(g, g.where[unit])})


@rule("CW 12.2.1", "CW 12.2.2", says=says_control)
def control(g: Duel, _seat: Seat, unit: int) -> None:
    take_gate(g, unit)


@rule("CW 12.2.1", "CW 12.2.4", says=says_at("abandon"))
def abandon(g: Duel, _seat: Seat, area: int) -> None:
    leave_gate(g, area, Abandoned)
