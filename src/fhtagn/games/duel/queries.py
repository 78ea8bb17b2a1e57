"""Questions the rules ask of the table; nothing here changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from fhtagn.games.duel.abilities import Question, is_in_play
from fhtagn.games.duel.content import Unit
from fhtagn.games.duel.state import FREE, NO_GATE, POOL, SHEET, Arrangement, Duel, Roster
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

CULTIST: Final = 0
MONSTER: Final = 1
GREAT_OLD_ONE: Final = 3
SPELLBOOKS: Final = 6
NO_SURCHARGE: Final[Mapping[int, int]] = {}

# What abilities may change about units, gates and prices.
COMBAT: Final[Question[Callable[[Duel, int, int], int]]] = Question("combat")  # g, unit, value
COST: Final[Question[Callable[[Duel, Seat, str, int], int]]] = Question("cost")  # g, seat, kind
SURCHARGE: Final[Question[Callable[[Duel], Mapping[int, int]]]] = Question("surcharge")  # by area
HINDERS: Final[Question[Callable[[Duel, Seat, int, int], Reason | None]]] = Question("hinders")
"""Why the opponent cannot pay such a price for an action in an area."""
KEEPER: Final[Question[Callable[[Duel, int], bool]]] = Question("keeper")  # may it hold a gate
MADE_OF: Final[dict[str, Callable[[Duel, int], int]]] = {}  # combat that is worked out, by kind
PRICED_BY: Final[dict[str, Callable[[Duel, Seat], int]]] = {}  # cost that is worked out, by kind


def combat_of(
    kind: str, *ids: str
) -> Callable[[Callable[[Duel, int], int]], Callable[[Duel, int], int]]:
    """How the combat of such a unit is worked out."""

    def register(fn: Callable[[Duel, int], int]) -> Callable[[Duel, int], int]:
        MADE_OF[kind] = cites(*ids)(fn)
        return fn

    return register


def price_of(
    kind: str, *ids: str
) -> Callable[[Callable[[Duel, Seat], int]], Callable[[Duel, Seat], int]]:
    """How the cost of such a unit is worked out."""

    def register(fn: Callable[[Duel, Seat], int]) -> Callable[[Duel, Seat], int]:
        PRICED_BY[kind] = cites(*ids)(fn)
        return fn

    return register


@cites("CW 1.1.1")
def opponent(seat: Seat) -> Seat:
    """There are two players."""
    return 1 - seat


# -- units -----------------------------------------------------------------------------------------


def unit_of(g: Duel, unit: int) -> Unit:
    return g.content.units[g.code[unit]]


def rank(g: Duel, unit: int) -> int:
    """Cultist, monster, terror or Great Old One."""
    return g.content.units[g.code[unit]].rank


@cites("CW 4.1.4", "CW 6.1.7")
def units_in(g: Duel, seat: Seat, area: int) -> list[int]:
    """The seat's units of an area; one on the gate is in the area too."""
    return roster(g, seat).areas.get(area, [])


def units_on_map(g: Duel, seat: Seat) -> list[int]:
    where = g.where
    return [unit for unit in g.units[seat] if where[unit] >= 0]


def roster(g: Duel, seat: Seat) -> Roster:
    """Where the seat's units are; worked out once for a position."""
    found = g.cache.get(seat)
    if found is None:
        found = g.cache[seat] = Roster({}, {})
        where, code = g.where, g.code
        for unit in g.units[seat]:
            place = where[unit]
            if place >= 0:
                found.areas.setdefault(place, []).append(unit)
            elif place == POOL:
                found.pool.setdefault(code[unit], []).append(unit)
    return found


def by_area(g: Duel, seat: Seat) -> dict[int, list[int]]:
    """The areas in which the seat has units, in the order of the units."""
    return roster(g, seat).areas


@cites("CW 5.1.5")
def units_in_play(g: Duel, seat: Seat) -> list[int]:
    return [unit for unit in g.units[seat] if is_in_play(g, unit)]


def in_play(g: Duel, seat: Seat, kind: str) -> list[int]:
    return [unit for unit in g.units[seat] if g.code[unit] == kind and is_in_play(g, unit)]


def on_map(g: Duel, seat: Seat, kind: str) -> list[int]:
    return [unit for unit in g.units[seat] if g.code[unit] == kind and g.where[unit] >= 0]


@cites("CW 5.1.3", "CW 5.1.4")
def in_pool(g: Duel, seat: Seat, kind: str) -> list[int]:
    """Those of the kind that can be brought into play."""
    return roster(g, seat).pool.get(kind, [])


def pool_kinds(g: Duel, seat: Seat, least: int, most: int) -> list[str]:
    """The kinds of those ranks of which one is left in the pool."""
    units = g.content.units
    return [kind for kind in roster(g, seat).pool if least <= units[kind].rank <= most]


def cultists_in(g: Duel, seat: Seat, area: int) -> list[int]:
    return [unit for unit in units_in(g, seat, area) if rank(g, unit) == CULTIST]


def cultists_on_map(g: Duel, seat: Seat) -> list[int]:
    return [unit for unit in units_on_map(g, seat) if rank(g, unit) == CULTIST]


def cultists_in_play(g: Duel, seat: Seat) -> list[int]:
    return [unit for unit in units_in_play(g, seat) if rank(g, unit) == CULTIST]


def great_old_ones(g: Duel, seat: Seat) -> list[int]:
    """Those of the seat that are in play."""
    return [unit for unit in units_in_play(g, seat) if rank(g, unit) == GREAT_OLD_ONE]


def kinds(g: Duel, units: Iterable[int]) -> list[str]:
    return list(dict.fromkeys(g.code[unit] for unit in units))


def label(g: Duel, unit: int) -> str:
    """The word for a unit: its kind; whether it stands on a gate is part of what it is."""
    area = g.where[unit]
    on_gate = area >= 0 and g.gates[area] == unit
    return f"{g.code[unit]}_on_gate" if on_gate else g.code[unit]


def each_kind(g: Duel, units: Iterable[int]) -> list[int]:
    """Of units that nothing tells apart, one: same kind, same area, both on a gate or neither."""
    found: dict[tuple[str, int, bool], int] = {}
    code, where, gates = g.code, g.where, g.gates
    for unit in units:
        found.setdefault((code[unit], where[unit], gates[where[unit]] == unit), unit)
    return list(found.values())


# -- gates -----------------------------------------------------------------------------------------


@cites("CW 6.1.3", "CW 6.1.4")
def keeper(g: Duel, area: int) -> Seat:
    """Who controls the gate: whose unit stands on it; nobody's if it is free."""
    unit = g.gates[area]
    return g.owner[unit] if unit >= 0 else unit


def gates_on_map(g: Duel) -> list[int]:
    return [area for area, gate in enumerate(g.gates) if gate != NO_GATE]


@cites("CW 14.1.4", "CW 17.3.1", "CW 40.6.16")
def free_gates(g: Duel) -> int:
    """Gates of the map that nobody controls, those under dark towers among them."""
    return g.gates.count(FREE)


@cites("CW 17.3.3")
def held_areas(g: Duel, seat: Seat) -> list[int]:
    """The areas whose gates the seat controls."""
    owner = g.owner
    return [area for area, unit in enumerate(g.gates) if unit >= 0 and owner[unit] == seat]


HELD_ELSEWHERE: Final[Question[Callable[[Duel, Seat], int]]] = Question("held elsewhere")


def gates_held(g: Duel, seat: Seat) -> int:
    """The gates the seat controls, on the map or off it."""
    return len(held_areas(g, seat)) + sum(more(g, seat) for more in HELD_ELSEWHERE.of(g, seat))


@cites("CW 6.1.5", "CW 31.5.15")
def may_keep(g: Duel, unit: int) -> bool:
    """Cultists can stand on gates; others only if an ability lets them."""
    if rank(g, unit) == CULTIST:
        return True
    return any(allows(g, unit) for allows in KEEPER.of(g, g.owner[unit]))


@cites("CW 1.1.4", "CW 40.1.13")
def gates_left(g: Duel) -> int:
    """Gate tokens that are neither on the map nor on a sheet."""
    left = g.content.gates - len(g.gates) + g.gates.count(NO_GATE)
    for seat in range(g.seats):
        for more in HELD_ELSEWHERE.of(g, seat):
            left -= more(g, seat)
    return left


def arrangement(g: Duel, seat: Seat) -> Arrangement:
    """Which gates the seat holds with which kinds of unit."""
    return tuple([(area, g.code[g.gates[area]]) for area in held_areas(g, seat)])


# -- numbers ---------------------------------------------------------------------------------------


@cites("CW 19.3.3")
def combat(g: Duel, unit: int) -> int:
    """What the unit rolls now: as printed or worked out, and as abilities change it."""
    kind = g.code[unit]
    made = MADE_OF.get(kind)
    value = made(g, unit) if made else g.content.units[kind].combat
    for change in COMBAT.of(g, g.owner[unit]):
        value = change(g, unit, value)
    return value


def cost(g: Duel, seat: Seat, kind: str) -> int:
    """What it takes the seat to bring such a unit into play."""
    made = PRICED_BY.get(kind)
    value = made(g, seat) if made else g.content.units[kind].cost
    for change in COST.of(g, seat):
        value = change(g, seat, kind, value)
    return value


@cites("CW 40.6.20", "CW 33.5.11")
def surcharges(g: Duel, seat: Seat) -> Mapping[int, int]:
    """By area: what the opponent's abilities add to the price of an action carried out there."""
    answers = SURCHARGE.of(g, opponent(seat))
    return answers[0](g) if answers else NO_SURCHARGE


def surcharge(g: Duel, seat: Seat, area: int) -> int:
    return surcharges(g, seat).get(area, 0)


def open_books(g: Duel, seat: Seat) -> int:
    return SPELLBOOKS - g.books[seat].count("")


@cites("CW 9.1.11", "CW 33.1.3", "CW 40.1.15")
def is_out(g: Duel, seat: Seat) -> bool:
    """Whether the seat can take no more actions in this phase."""
    return g.power[seat] == 0 or bool(g.hibernating >> seat & 1)


def areas(g: Duel) -> range:
    return range(len(g.gates))


@cites("CW 4.1.2")
def adjacent(g: Duel, area: int) -> tuple[int, ...]:
    return g.board.near[area]


def enemies_in(g: Duel, seat: Seat, area: int) -> bool:
    return area in roster(g, opponent(seat)).areas


def name_of_area(g: Duel, area: int) -> str:
    return g.board.areas[area].id


def on_sheet(g: Duel, seat: Seat) -> Iterator[int]:
    return (unit for unit in g.units[seat] if g.where[unit] == SHEET)
