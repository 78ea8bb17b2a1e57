"""How well a seat stands: Doom first, then what will bring Doom and Power."""

from __future__ import annotations

from typing import Final

from fhtagn.games.duel.doom import marked_price
from fhtagn.games.duel.queries import gates_held, open_books
from fhtagn.games.duel.state import CAPTIVE, POOL, Duel
from fhtagn.kernel.state import Seat

WON: Final = 1000.0
DOOM: Final = 3.0
SIGN: Final = 1.6  # Doom an Elder Sign is worth on average
GATE: Final = 5.0
BOOK: Final = 4.0
POWER: Final = 0.6
UNIT: Final = 0.7  # for each point of its cost
WORTH: Final = (0.5, 0.0, 0.0, 4.0)  # beyond that: cultist, monster, terror, Great Old One
OUT: Final = (POOL, CAPTIVE)


def judge(g: Duel, seat: Seat) -> float:
    """Higher is better; after the end only winning counts."""
    if g.outcome is not None:
        return WON if g.outcome.places[seat] == 1 else -WON
    return standing(g, seat) - standing(g, 1 - seat)


def standing(g: Duel, seat: Seat) -> float:
    if not g.units[seat]:
        return 0.0
    return (
        DOOM * (g.doom[seat] + SIGN * len(g.signs[seat]))
        + GATE * gates_held(g, seat)
        + BOOK * open_books(g, seat)
        + POWER * min(g.power[seat], 2 * marked_price(g))
        + army(g, seat)
    )


def army(g: Duel, seat: Seat) -> float:
    """What the units in play are worth."""
    worth, where, code, units = 0.0, g.where, g.code, g.content.units
    for unit in g.units[seat]:
        if where[unit] not in OUT:
            kind = units[code[unit]]
            worth += WORTH[kind.rank] + UNIT * kind.value
    return worth
