"""What a seat does not know: the Elder Signs of the bag and of the opponent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fhtagn.games.duel.state import CAPTIVE, LENT, POOL, SHEET, Duel
from fhtagn.games.duel.view import standing
from fhtagn.kernel.knowledge import redealt
from fhtagn.kernel.state import Seat

PLACES = {"pool": POOL, "captured": CAPTIVE, "sheet": SHEET, "lent": LENT}


def hidden(g: Duel, _seat: Seat) -> Sequence[Sequence[int]]:
    """All Elder Signs could be swapped unseen."""
    return [range(len(g.content.signs))]


def redeal(g: Duel, seat: Seat, seed: int) -> Duel:
    """A world the seat cannot tell from this one."""
    return redealt(g, seat, seed, hidden(g, seat))


def pieces(g: Duel) -> Mapping[str, Sequence[int]]:
    """Every Elder Sign and every unit by place."""
    places: dict[str, Sequence[int]] = {"bag": g.bag, "revealed": g.revealed}
    for seat in range(g.seats):
        places[f"signs[{seat}]"] = g.signs[seat]
        places[f"map[{seat}]"] = [unit for unit in g.units[seat] if g.where[unit] >= 0]
        for name, place in PLACES.items():
            places[f"{name}[{seat}]"] = standing(g, seat, place)
    return places
