"""What may be done at any moment: Elder Signs, standing switches, free spellbooks, giving up."""

from __future__ import annotations

from typing import Final

from fhtagn.games.duel.abilities import switches
from fhtagn.games.duel.events.ending import Resigned, Won
from fhtagn.games.duel.events.gates import SteppedOff
from fhtagn.games.duel.kinds import ANY_TIME, Listed, Uses, effect, options, used
from fhtagn.games.duel.queries import held_areas, may_keep, opponent
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.verbs import cancel_all, leave_gate, reveal_sign, throw_switch
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, Task, cites, rule
from fhtagn.kernel.state import Seat

OF_SHEETS: Final[list[Uses]] = []  # what a sheet adds to these
NO_SIGNS: Final = Reason("CW 8.1.4", "no_signs")
NO_SWITCH: Final = Reason("CW 40.1.17", "no_switch")


def asides(g: Duel, seat: Seat) -> list[Task]:
    if g.resigned:
        return []
    found = [*options(reveals(g, seat)), *throws(g, seat)]
    return found + used(g, seat, (*OF_SHEETS, resignations))


@effect("reveal", ANY_TIME, "CW 8.1.2", "CW 8.1.4")
def reveals(g: Duel, seat: Seat) -> Listed:
    """An Elder Sign of each value the seat has: in any phase, in anybody's turn."""
    values = {g.code[sign]: sign for sign in g.signs[seat]}
    return [(reveal, (seat, sign)) for sign in values.values()] or NO_SIGNS


def says_reveal(g: Duel, _seat: Seat, sign: int) -> Saying:
    return Saying("reveal", {"value": int(g.code[sign])})


@rule("CW 8.1.4", says=says_reveal)
def reveal(g: Duel, seat: Seat, sign: int) -> None:
    reveal_sign(g, seat, sign)


@cites("CW 7.2.7")
def throws(g: Duel, seat: Seat) -> list[Task]:
    """Abilities that are hardly ever declined have a standing switch."""
    off = g.declined[seat]
    return [(switch_on if name in off else switch_off, (seat, name)) for name in switches(g, seat)]


@effect("switch_off", ANY_TIME, "CW 40.1.17")
def switches_off(g: Duel, seat: Seat) -> Listed:
    return [task for task in throws(g, seat) if task[0] is switch_off] or NO_SWITCH


@effect("switch_on", ANY_TIME, "CW 40.1.17")
def switches_on(g: Duel, seat: Seat) -> Listed:
    return [task for task in throws(g, seat) if task[0] is switch_on] or NO_SWITCH


@rule(
    "CW 7.2.7",
    "CW 40.6.30",
    says=lambda _g, _seat, ability: Saying("switch_off", {"ability": ability}),
)
def switch_off(g: Duel, seat: Seat, ability: str) -> None:
    """Whoever held a gate by it steps off."""
    throw_switch(g, seat, ability)
    for area in held_areas(g, seat):
        if not may_keep(g, g.gates[area]):
            leave_gate(g, area, SteppedOff)


@rule("CW 7.2.8", says=lambda _g, _seat, ability: Saying("switch_on", {"ability": ability}))
def switch_on(g: Duel, seat: Seat, ability: str) -> None:
    throw_switch(g, seat, ability)


@effect("resign", ANY_TIME, "CW 40.1.18")
def resignations(_g: Duel, seat: Seat) -> Listed:
    return [(resign, (seat,))]


@rule("CW 40.1.18", says=lambda _g, _seat: Saying("resign"))
def resign(g: Duel, seat: Seat) -> None:
    """Give up: the other wins at once."""
    cancel_all(g)
    happened(g, Resigned, seat)
    g.resign(seat)
    happened(g, Won, opponent(seat))
