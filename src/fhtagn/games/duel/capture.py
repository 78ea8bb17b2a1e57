"""Capture a cultist («Захват культиста»)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from fhtagn.games.duel.abilities import Question
from fhtagn.games.duel.actions import Within, pay_action, says_at
from fhtagn.games.duel.losses import score_loss
from fhtagn.games.duel.queries import (
    CULTIST,
    at,
    by_area,
    cultists_in,
    each_kind,
    label,
    opponent,
    rank,
    unit_of,
    units_in,
)
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.verbs import capture
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

CAPTURE: Final = 1
FORBIDDEN: Final[Question[Callable[[Duel, int], bool]]] = Question("capture forbidden")


def captures(g: Duel, seat: Seat, within: Within) -> Iterator[Task]:
    other = opponent(seat)
    for area, units in by_area(g, seat).items():
        if area not in within or not cultists_in(g, other, area):
            continue
        if at(g, seat, area, CAPTURE) and may_capture(g, units, other, area):
            yield seize, (seat, area)


@cites("CW 10.7.2", "CW 10.7.3", "CW 10.7.7", "CW 10.7.8")
def may_capture(g: Duel, units: Iterable[int], victim: Seat, area: int) -> bool:
    """Rank alone counts: the captor must stand above everything that could protect."""
    captors = (unit for unit in units if not is_forbidden(g, victim, unit))
    captor = max((rank(g, unit) for unit in captors), default=CULTIST)
    return captor > protection(g, victim, area)


@cites("CW 10.7.4", "CW 10.7.5", "CW 10.7.6")
def protection(g: Duel, victim: Seat, area: int) -> int:
    """A Great Old One protects from everything, a monster from monsters."""
    return max((rank(g, unit) for unit in units_in(g, victim, area)), default=CULTIST)


def is_forbidden(g: Duel, victim: Seat, captor: int) -> bool:
    """Whether an ability of the victim keeps this unit from capturing."""
    return any(forbids(g, captor) for forbids in FORBIDDEN.of(g, victim))


@rule("CW 10.7.1", "CW 10.7.9", says=says_at("capture"))
def seize(g: Duel, seat: Seat, area: int) -> None:
    pay_action(g, seat, CAPTURE, area)
    g.then(choose_captive, opponent(seat), area)


@choice("CW 10.7.10", "CW 7.3.1")
def choose_captive(g: Duel, seat: Seat, area: int) -> Decision:
    """The victim chooses which of the cultists is taken."""
    found = each_kind(g, cultists_in(g, seat, area))
    return Decision(seat, "choose_captive", [option(give_up, unit) for unit in found])


def says_unit(verb: str) -> Callable[..., Saying]:
    """An option about a single unit: `lose:acolyte_on_gate`."""
    return lambda g, unit, *_: Saying(verb, {"unit": label(g, unit)})


@rule("CW 10.7.11", "CW 40.2.1", says=says_unit("give_up"))
def give_up(g: Duel, unit: int) -> None:
    """The captive counts as eliminated."""
    capture(g, unit)
    if g.doom_for_captures:
        score_loss(g, unit, unit_of(g, unit).value)
