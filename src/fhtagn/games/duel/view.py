"""What a seat may know of the table: built up from nothing. Only Elder Signs are hidden.

`make types` writes the client's types from these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypedDict

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
from fhtagn.games.duel.state import CAPTIVE, LENT, NO_GATE, NOBODY, POOL, SHEET, Duel
from fhtagn.games.duel.state import Battle as Fought
from fhtagn.kernel.knowledge import knows
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

Counts = dict[str, int]  # how many of each kind of unit


class Ritual(TypedDict):
    """The Ritual of Annihilation."""

    price: int
    step: int
    track: list[int]
    end: bool


class Area(TypedDict):
    """A place on the map."""

    id: str
    gate: bool
    keeper: Seat  # who controls the gate, or -1
    on_gate: str  # the kind of unit that stands on it
    tower: bool
    units: list[Counts]  # by seat; the one on the gate is among them


class Worth(TypedDict):
    """What a unit takes to bring into play now, and what it rolls."""

    cost: int
    combat: int


class Player(TypedDict):
    """A faction sheet."""

    faction: str
    power: int
    doom: int
    signs: list[int | None]  # None lies face down
    books: list[str]  # by slot; empty while the requirement is open
    abilities: list[str]
    declined: list[str]
    gates: int
    start: str
    hibernating: bool
    resigned: bool
    pool: Counts
    captured: Counts  # of this player's units
    sheet: Counts
    lent: Counts
    units: dict[str, Worth]


class Fate(NamedTuple):
    """What a unit of a battle has got, or what became of it."""

    seat: Seat
    unit: str
    fate: str


class Battle(TypedDict):
    """A battle that is being fought; lists are by seat."""

    area: str
    attacker: Seat
    sides: list[Counts]
    dice: list[int]
    extra: list[int]
    kills: list[int]  # still to be taken
    pains: list[int]
    spared: list[bool]
    results: list[Fate]
    fates: list[Fate]


class View(TypedDict):
    """The table."""

    seats: int
    map: str
    round: int
    phase: str
    first: Seat
    turn: Seat
    decay: int
    ritual: Ritual
    bag: int
    areas: list[Area]
    players: list[Player]
    battles: list[Battle]
    tokens: dict[str, str]  # the area of each token


def views(g: Duel) -> Callable[[Seat], View]:
    """The table by a seat's eyes, or by those of somebody who only looks on."""
    public = seen_by_all(g)
    return lambda seat: {
        **public,
        "players": [
            {**seen, "signs": signs_seen(g, seat, other)}
            for other, seen in enumerate(public["players"])
        ],
    }


def seen_by_all(g: Duel) -> View:
    """The table with nothing of what only some may know."""
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
        "players": [player(g, seat) for seat in range(g.seats)],
        "battles": [battle(g, one) for one in g.battles],
        "tokens": {token: name_of_area(g, area) for token, area in g.tokens.items()},
    }


def areas_seen(g: Duel) -> list[Area]:
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


def counted(g: Duel, units: Iterable[int]) -> Counts:
    counts: Counts = {}
    for unit in units:
        kind = g.code[unit]
        counts[kind] = counts.get(kind, 0) + 1
    return counts


def player(g: Duel, other: Seat) -> Player:
    """A faction sheet, without its Elder Signs."""
    first = {g.code[unit]: unit for unit in reversed(g.units[other])}  # of each kind
    return {
        "faction": g.factions[other],
        "power": g.power[other],
        "doom": g.doom[other],
        "signs": [],
        "books": list(g.books[other]),
        "abilities": available(g, other),
        "declined": list(g.declined[other]),
        "gates": gates_held(g, other),
        "start": name_of_area(g, g.start[other]) if g.start[other] >= 0 else "",
        "hibernating": bool(g.hibernating >> other & 1),
        "resigned": bool(g.resigned >> other & 1),
        "pool": counted(g, standing(g, other, POOL)),
        "captured": counted(g, standing(g, other, CAPTIVE)),
        "sheet": counted(g, standing(g, other, SHEET)),
        "lent": counted(g, standing(g, other, LENT)),
        "units": {kind: worth(g, unit) for kind, unit in first.items()},
    }


def worth(g: Duel, unit: int) -> Worth:
    """What such a unit takes to bring into play now, and what it rolls."""
    return {"cost": cost(g, g.owner[unit], g.code[unit]), "combat": combat(g, unit)}


def standing(g: Duel, seat: Seat, place: int) -> list[int]:
    return [unit for unit in g.units[seat] if g.where[unit] == place]


@cites("CW 8.1.2")
def signs_seen(g: Duel, seat: Seat, other: Seat) -> list[int | None]:
    """The values the seat knows, then nothing for each that lies face down.

    The owner sees the values of the Elder Signs, the others their number.
    """
    known = sorted(int(g.code[sign]) for sign in g.signs[other] if knows(g, seat, sign))
    return [*known, *[None] * (len(g.signs[other]) - len(known))]


def battle(g: Duel, now: Fought) -> Battle:
    return {
        "area": name_of_area(g, now.area),
        "attacker": now.attacker,
        "sides": [counted(g, side) for side in now.sides],
        "dice": list(now.dice),
        "extra": list(now.extra),
        "kills": list(now.kills),
        "pains": list(now.pains),
        "spared": [bool(now.spared >> seat & 1) for seat in range(g.seats)],
        "results": [Fate(g.owner[unit], g.code[unit], result) for unit, result in now.results],
        "fates": [Fate(g.owner[unit], g.code[unit], fate) for unit, fate in now.fates],
    }
