"""Applying Pains («Применение результатов боя»): retreats, and what follows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fhtagn.games.duel.abilities import Question
from fhtagn.games.duel.battle_verbs import leave_battle
from fhtagn.games.duel.capture import says_unit
from fhtagn.games.duel.events.units import Eliminated
from fhtagn.games.duel.kinds import answers
from fhtagn.games.duel.losses import lose
from fhtagn.games.duel.queries import adjacent, each_kind, enemies_in, label, name_of_area
from fhtagn.games.duel.results import ELIMINATION, KILL, PAIN, in_order, results_of
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.verbs import retreat
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

CHOOSES_RETREATS: Final[Question[Callable[[Duel, Seat, int], bool]]] = Question("chooses retreats")
AFTER_BATTLE: Final[Question[Callable[[Duel, Seat], None]]] = Question("after battle")


def pained(g: Duel, seat: Seat) -> list[int]:
    battle = g.battles[-1]
    return [unit for unit in battle.sides[seat] if PAIN in results_of(battle, unit)]


@cites("CW 19.5.2", "CW 19.5.6", "CW 40.5.6", "CW 19.5.11")
def retreat_areas(g: Duel, unit: int) -> list[int]:
    """Adjacent areas without an enemy unit, as they are at this moment."""
    near = adjacent(g, g.battles[-1].area)
    return [area for area in near if not enemies_in(g, g.owner[unit], area)]


@rule("CW 19.5.2", "CW 19.5.5", "CW 19.5.8", "CW 19.5.9")
def retreats(g: Duel, seat: Seat) -> None:
    """Every unit with a Pain retreats; of those that cannot, one is eliminated, the rest stay."""
    units = pained(g, seat)
    cornered = tuple(unit for unit in units if not retreat_areas(g, unit))
    if cornered:
        g.then(choose_cornered, seat, cornered)
    for unit in units:
        if unit not in cornered:
            g.then(choose_retreat, chooser(g, unit), unit)


@cites("CW 19.5.3", "CW 7.3.2")
def chooser(g: Duel, unit: int) -> Seat:
    """The owner, unless an ability says otherwise."""
    for seat in range(g.seats):
        if any(chooses(g, seat, unit) for chooses in CHOOSES_RETREATS.of(g, seat)):
            return seat
    return g.owner[unit]


@choice("CW 19.5.3", "CW 19.5.4")
def choose_retreat(g: Duel, seat: Seat, unit: int) -> Decision:
    options = [option(retreat_to, seat, unit, area) for area in retreat_areas(g, unit)]
    about = (("unit", label(g, unit)), ("owner", g.owner[unit]))
    return Decision(seat, "choose_retreat", options, about)


def says_retreat(g: Duel, _seat: Seat, unit: int, area: int) -> Saying:
    return Saying("retreat", {"unit": label(g, unit), "to": name_of_area(g, area)})


@rule("CW 19.5.2", "CW 19.5.7", "CW 19.5.12", says=says_retreat)
def retreat_to(g: Duel, _seat: Seat, unit: int, area: int) -> None:
    """Not a Move."""
    retreat(g, unit, area)


@choice("CW 19.5.8")
def choose_cornered(g: Duel, seat: Seat, units: tuple[int, ...]) -> Decision:
    found = [option(fall, unit) for unit in each_kind(g, units)]
    return Decision(seat, "choose_cornered", found)


@rule("CW 19.5.8", "CW 19.5.10", says=says_unit("fall"))
def fall(g: Duel, unit: int) -> None:
    """Eliminated for lack of a retreat: its full value is scored."""
    lose(g, unit, Eliminated)
    leave_battle(g, (unit,), ELIMINATION)


@rule("CW 19.4.8", "CW 19.4.9", "CW 40.5.2")
def after_retreats(g: Duel) -> None:
    """Placements by post-battle abilities, of both sides."""
    for seat in in_order(g):
        for answer in AFTER_BATTLE.of(g, seat):
            answer(g, seat)


def enemy_killed(g: Duel, seat: Seat) -> list[int]:
    """The opponent's units killed in this battle."""
    fates = g.battles[-1].fates
    return [unit for unit, fate in fates if fate == KILL and g.owner[unit] != seat]


answers("retreat", "choose_retreat", "CW 19.5.3")
answers("fall", "choose_cornered", "CW 19.5.8")
