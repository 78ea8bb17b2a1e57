"""Capture a cultist («Захват культиста»)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fhtagn.games.duel.abilities import Question
from fhtagn.games.duel.actions import pay_action, payable, says_at
from fhtagn.games.duel.kinds import AREA_ACTION, Listed, Only, action, answers
from fhtagn.games.duel.losses import score_loss
from fhtagn.games.duel.queries import (
    CULTIST,
    GREAT_OLD_ONE,
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
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

CAPTURE: Final = 1
FORBIDDEN: Final[Question[Callable[[Duel, int], Reason | None]]] = Question("capture forbidden")
NO_CAPTOR: Final = Reason("CW 10.7.2", "nobody_to_capture")
GUARDED: Final = Reason("CW 10.7.4", "protected")
GUARDED_FROM_MONSTERS: Final = Reason("CW 10.7.5", "protected")


@action("capture", AREA_ACTION, "CW 10.7.2", "CW 10.7.3", "CW 10.7.7", "CW 10.7.8")
def captures(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """Rank alone counts: the captor must stand above everything that could protect."""
    other = opponent(seat)
    theirs = by_area(g, other)
    captors = {
        area: [unit for unit in units if rank(g, unit) > CULTIST]
        for area, units in by_area(g, seat).items()
        if area in theirs and cultists_in(g, other, area)
    }
    if not any(captors.values()):
        return NO_CAPTOR
    able = allowed(g, other, captors)
    if isinstance(able, Reason):
        return able
    guards = {area: protection(g, other, area) for area in able}
    taken = [area for area, best in able.items() if best > guards[area]]
    if not taken:
        return GUARDED if min(guards.values()) == GREAT_OLD_ONE else GUARDED_FROM_MONSTERS
    places = payable(g, seat, CAPTURE, taken, only)
    return places if isinstance(places, Reason) else [(seize, (seat, area)) for area in places]


def allowed(g: Duel, victim: Seat, captors: dict[int, list[int]]) -> dict[int, int] | Reason:
    """The highest rank of captor in each area that no ability of the victim keeps from it."""
    able: dict[int, int] = {}
    forbidden: Reason = NO_CAPTOR
    for area, units in captors.items():
        for unit in units:
            reasons = (forbids(g, unit) for forbids in FORBIDDEN.of(g, victim))
            reason = next((one for one in reasons if one is not None), None)
            if reason is None:
                able[area] = max(able.get(area, CULTIST), rank(g, unit))
            else:
                forbidden = reason
    return able or forbidden


@cites("CW 10.7.4", "CW 10.7.5", "CW 10.7.6")
def protection(g: Duel, victim: Seat, area: int) -> int:
    """A Great Old One protects from everything, a monster from monsters."""
    return max((rank(g, unit) for unit in units_in(g, victim, area)), default=CULTIST)


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


answers("give_up", "choose_captive", "CW 10.7.10")
