"""What a seat may know of the table: built up from nothing. Only Elder Signs are hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from fhtagn.games.duel.abilities import available
from fhtagn.games.duel.doom import marked_price
from fhtagn.games.duel.ending import is_annihilated
from fhtagn.games.duel.queries import (
    areas,
    by_area,
    combat,
    cost,
    gates_held,
    keeper,
    name_of_area,
)
from fhtagn.games.duel.state import CAPTIVE, LENT, NO_GATE, NOBODY, POOL, SHEET, Battle, Duel
from fhtagn.kernel.knowledge import knows
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat


def view(g: Duel, seat: Seat) -> dict[str, Any]:
    """The table by a seat's eyes, or by those of somebody who only looks on."""
    return {
        "seats": g.seats,
        "map": g.map,
        "round": g.round,
        "phase": g.phase,
        "first": g.first,
        "turn": g.turn.seat if g.turn else NOBODY,
        "decay": g.decay,
        "ritual": {
            "price": marked_price(g),
            "step": g.ritual,
            "track": list(g.content.track[g.track]),
            "end": is_annihilated(g),
        },
        "bag": len(g.bag),
        "areas": areas_seen(g),
        "players": [player(g, seat, other) for other in range(g.seats)],
        "battles": [battle(g, one) for one in g.battles],
        "tokens": {token: name_of_area(g, area) for token, area in g.tokens.items()},
    }


def areas_seen(g: Duel) -> list[dict[str, Any]]:
    units = [by_area(g, seat) for seat in range(g.seats)]
    return [
        {
            "id": name_of_area(g, area),
            "gate": g.gates[area] != NO_GATE,
            "keeper": max(keeper(g, area), NOBODY),
            "on_gate": g.code[g.gates[area]] if g.gates[area] >= 0 else "",
            "tower": area in g.towers,
            "units": [counted(g, units[seat].get(area, ())) for seat in range(g.seats)],
        }
        for area in areas(g)
    ]


def counted(g: Duel, units: Iterable[int]) -> dict[str, int]:
    return dict(Counter(g.code[unit] for unit in units))


@cites("CW 8.1.2")
def player(g: Duel, seat: Seat, other: Seat) -> dict[str, Any]:
    """A faction sheet; of its Elder Signs the owner sees the values, the others the number."""
    return {
        "faction": g.factions[other],
        "power": g.power[other],
        "doom": g.doom[other],
        "signs": signs_seen(g, seat, other),
        "books": list(g.books[other]),
        "abilities": available(g, other),
        "declined": list(g.declined[other]),
        "gates": gates_held(g, other),
        "start": name_of_area(g, g.start[other]) if g.start[other] >= 0 else "",
        "hibernating": bool(g.hibernating >> other & 1),
        "resigned": bool(g.resigned >> other & 1),
        **{name: counted(g, standing(g, other, place)) for name, place in PLACES.items()},
        "units": {g.code[unit]: worth(g, unit) for unit in reversed(g.units[other])},
    }


def worth(g: Duel, unit: int) -> dict[str, int]:
    """What such a unit takes to bring into play now, and what it rolls."""
    return {"cost": cost(g, g.owner[unit], g.code[unit]), "combat": combat(g, unit)}


PLACES = {"pool": POOL, "captured": CAPTIVE, "sheet": SHEET, "lent": LENT}


def standing(g: Duel, seat: Seat, place: int) -> list[int]:
    return [unit for unit in g.units[seat] if g.where[unit] == place]


def signs_seen(g: Duel, seat: Seat, other: Seat) -> list[int | None]:
    """The values the seat knows, then nothing for each that lies face down."""
    known = sorted(int(g.code[sign]) for sign in g.signs[other] if knows(g, seat, sign))
    return [*known, *[None] * (len(g.signs[other]) - len(known))]


def battle(g: Duel, now: Battle) -> dict[str, Any]:
    return {
        "area": name_of_area(g, now.area),
        "attacker": now.attacker,
        "sides": [counted(g, side) for side in now.sides],
        "dice": list(now.dice),
        "extra": list(now.extra),
        "kills": list(now.kills),
        "pains": list(now.pains),
        "spared": [bool(now.spared >> seat & 1) for seat in range(g.seats)],
        "results": [[g.owner[unit], g.code[unit], result] for unit, result in now.results],
        "fates": [[g.owner[unit], g.code[unit], fate] for unit, fate in now.fates],
    }
