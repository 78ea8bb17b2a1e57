"""How well a seat stands: Doom first, then what will bring Doom and Power."""

from __future__ import annotations

from typing import Final

from fhtagn.games.duel.doom import marked_price
from fhtagn.games.duel.queries import (
    GREAT_OLD_ONE,
    cultists_in_play,
    gates_held,
    open_books,
    rank,
    unit_of,
    units_in_play,
)
from fhtagn.games.duel.state import Duel
from fhtagn.kernel.state import Seat

WON: Final = 1000.0
DOOM: Final = 3.0
SIGN: Final = 1.6  # Doom an Elder Sign is worth on average
GATE: Final = 5.0
BOOK: Final = 4.0
CULTIST: Final = 1.2
POWER: Final = 0.6
UNIT: Final = 0.7  # of its cost
GREAT: Final = 4.0  # a Great Old One beyond his cost


def judge(g: Duel, seat: Seat) -> float:
    """Higher is better; after the end only winning counts."""
    if g.outcome is not None:
        return WON if g.outcome.places[seat] == 1 else -WON
    return standing(g, seat) - standing(g, 1 - seat)


def standing(g: Duel, seat: Seat) -> float:
    if not g.units[seat]:
        return 0.0
    value = DOOM * (g.doom[seat] + SIGN * len(g.signs[seat]))
    value += GATE * gates_held(g, seat) + BOOK * open_books(g, seat)
    value += CULTIST * len(cultists_in_play(g, seat)) + POWER * min(
        g.power[seat], marked_price(g) * 2
    )
    for unit in units_in_play(g, seat):
        if rank(g, unit):
            value += UNIT * unit_of(g, unit).value + GREAT * (rank(g, unit) == GREAT_OLD_ONE)
    return value
