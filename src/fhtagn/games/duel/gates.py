"""Gates («Врата», «Взятие под контроль/Освобождение врат»): free to take and to leave."""

from __future__ import annotations

from collections.abc import Iterator

from fhtagn.games.duel.actions import says_at
from fhtagn.games.duel.events.gates import Abandoned
from fhtagn.games.duel.queries import (
    arrangement,
    by_area,
    each_kind,
    may_keep,
    name_of_area,
)
from fhtagn.games.duel.state import FREE, Arrangement, Duel
from fhtagn.games.duel.verbs import leave_gate, take_gate
from fhtagn.kernel.rules import Saying, Task, cites, rule
from fhtagn.kernel.state import Seat


@cites("CW 12.2.5", "CW 12.2.7", "CW 40.1.2", "CW 40.1.16")
def gate_changes(g: Duel, seat: Seat) -> list[Task]:
    """Any number of them, but none that leads back to where the gates have been already."""
    assert g.turn is not None
    now, seen = arrangement(g, seat), g.turn.seen
    found: list[Task] = [
        (control, (seat, unit))
        for unit in takers(g, seat)
        if with_gate(now, g.where[unit], g.code[unit]) not in seen
    ]
    found += [(abandon, (seat, area)) for area, _ in now if without_gate(now, area) not in seen]
    return found


@cites("CW 12.2.2", "CW 12.2.3", "CW 17.3.2", "CW 12.2.6")
def takers(g: Duel, seat: Seat) -> Iterator[int]:
    """The units that could step on a free gate; nobody can on one under a dark tower."""
    if FREE not in g.gates:
        return
    for area, units in by_area(g, seat).items():
        if g.gates[area] == FREE and area not in g.towers:
            yield from each_kind(g, (unit for unit in units if may_keep(g, unit)))


def with_gate(now: Arrangement, area: int, kind: str) -> Arrangement:
    return tuple(sorted((*now, (area, kind))))


def without_gate(now: Arrangement, area: int) -> Arrangement:
    return tuple(one for one in now if one[0] != area)


def says_control(g: Duel, _seat: Seat, unit: int) -> Saying:
    return Saying("control", {"unit": g.code[unit], "at": name_of_area(g, g.where[unit])})


@rule("CW 12.2.1", "CW 12.2.2", says=says_control)
def control(g: Duel, _seat: Seat, unit: int) -> None:
    take_gate(g, unit)


@rule("CW 12.2.1", "CW 12.2.4", says=says_at("abandon"))
def abandon(g: Duel, _seat: Seat, area: int) -> None:
    leave_gate(g, area, Abandoned)
