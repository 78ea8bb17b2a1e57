"""Common actions («Восемь стандартных действий»): recruit, summon, awaken, create a gate, pass."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from operator import itemgetter
from typing import Final, NamedTuple

from fhtagn.games.duel.abilities import Question
from fhtagn.games.duel.between import after_action
from fhtagn.games.duel.events.power import Passed
from fhtagn.games.duel.kinds import (
    AREA_ACTION,
    TURN_ACTION,
    Actions,
    Listed,
    Only,
    action,
    too_dear,
)
from fhtagn.games.duel.queries import (
    CULTIST,
    GREAT_OLD_ONE,
    HINDERS,
    MONSTER,
    areas,
    by_area,
    cost,
    gates_left,
    held_areas,
    in_pool,
    may_keep,
    name_of_area,
    opponent,
    pool_kinds,
    surcharge,
)
from fhtagn.games.duel.state import ACTION, NO_GATE, UNLIMITED, Duel
from fhtagn.games.duel.verbs import (
    create_gate,
    drop_power,
    note_awakening,
    pay,
    place,
    take_action,
)
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, Task, cites, rule
from fhtagn.kernel.state import Seat

Places = Callable[[Duel, Seat], list[int] | Reason]
Bringing = Callable[[Duel, Seat, str, int], None]

ACTIONS: Final = Actions("action", AREA_ACTION)  # unique actions, carried out in an area
TURN_ACTIONS: Final = Actions("turn action", TURN_ACTION)  # only as the action of a turn
UNLIMITED_KINDS: Final[Question[Callable[[str], bool]]] = Question("unlimited")
AWOKEN: Final[Question[Callable[[Duel, Seat, str], None]]] = Question("awoken")

RECRUIT: Final = 1
GATE: Final = 3


NO_CULTIST: Final = Reason("CW 10.1.5", "no_cultist_in_pool")
NO_MONSTER: Final = Reason("CW 5.1.4", "no_monster_in_pool")
NO_GATE_HELD: Final = Reason("CW 10.2.2", "no_gate_held")
ALL_AWAKE: Final = Reason("CW 5.1.7", "all_awake")
NO_GATE_TOKEN: Final = Reason("CW 40.1.13", "no_gate_token")
GATES_THERE: Final = Reason("CW 10.4.3", "gates_there")
NO_BUILDER: Final = Reason("CW 10.4.2", "no_builder")


@cites("CW 9.1.4", "CW 40.6.20")
def payable(
    g: Duel, seat: Seat, price: int, places: Collection[int], only: Only | None
) -> Collection[int] | Reason:
    """Those of the areas in which the seat can pay for an action."""
    if only is not None:
        places = [only.area] if only.area in places else []
        if not places:
            return only.elsewhere
    if price > g.power[seat]:
        return too_dear(price, g.power[seat])
    for hinders in HINDERS.of(g, opponent(seat)):
        refused = {area: hinders(g, seat, area, price) for area in places}
        places = [area for area, reason in refused.items() if reason is None]
        if not places:
            return next(reason for reason in refused.values() if reason is not None)
    return places


@cites("CW 9.1.3", "CW 40.5.12", "CW 40.6.18")
def pay_action(g: Duel, seat: Seat, price: int, *where: int, taken: int = ACTION) -> None:
    """Pay for an action, with what the areas add to it once; it is the turn's action.

    One taken before a battle that has been declared is nobody's action of a turn.
    """
    extra = max((surcharge(g, seat, area) for area in where), default=0)
    pay(g, seat, price + extra)
    if not g.battles:
        take_action(g, taken)


def says_at(verb: str) -> Callable[..., Saying]:
    """An option about an area: `gate@arkham`."""
    return lambda g, _seat, area, *_: Saying(verb, {"at": name_of_area(g, area)})


def says_unit_at(verb: str) -> Callable[..., Saying]:
    """An option about a kind of unit and an area: `summon:ghoul@arkham`."""
    return lambda g, _seat, kind, area: Saying(verb, {"unit": kind, "at": name_of_area(g, area)})


def says_priced(verb: str) -> Callable[..., Saying]:
    """The same with the price, which depends on the unit and the area."""

    def says(g: Duel, seat: Seat, kind: str, area: int) -> Saying:
        price = cost(g, seat, kind) + surcharge(g, seat, area)
        return says_unit_at(verb)(g, seat, kind, area)._replace(also={"price": price})

    return says


# -- recruit a cultist -----------------------------------------------------------------------------


@action("recruit", AREA_ACTION, "CW 10.1.2", "CW 10.1.3", "CW 10.1.5", "CW 5.1.8")
def recruits(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """Where a unit of the seat stands; anywhere if none does."""
    kinds = pool_kinds(g, seat, CULTIST, CULTIST)
    if not kinds:
        return NO_CULTIST
    places = payable(g, seat, RECRUIT, by_area(g, seat) or areas(g), only)
    if isinstance(places, Reason):
        return places
    return [(recruit, (seat, kind, area)) for kind in kinds for area in places]


@rule("CW 10.1.1", "CW 10.1.4", says=says_unit_at("recruit"))
def recruit(g: Duel, seat: Seat, kind: str, area: int) -> None:
    pay_action(g, seat, RECRUIT, area)
    place(g, in_pool(g, seat, kind)[0], area)


# -- summon a monster ------------------------------------------------------------------------------


@action("summon", AREA_ACTION, "CW 10.2.2", "CW 10.2.3")
def summons(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """At the gates the seat controls."""
    kinds = pool_kinds(g, seat, MONSTER, GREAT_OLD_ONE - 1)
    if not kinds:
        return NO_MONSTER
    gates = held_areas(g, seat)
    return brought(g, seat, summon, dict.fromkeys(kinds, gates), only) if gates else NO_GATE_HELD


def brought(
    g: Duel, seat: Seat, fn: Bringing, places: Mapping[str, Collection[int]], only: Only | None
) -> Listed:
    """The kinds of unit for which the seat can pay, and where; or what forbids the cheapest."""
    found: list[Task] = []
    refused: list[tuple[int, Reason]] = []
    for kind, near in places.items():
        price = cost(g, seat, kind)
        there = payable(g, seat, price, near, only)
        if isinstance(there, Reason):
            refused.append((price, there))
        else:
            found += [(fn, (seat, kind, area)) for area in there]
    return found or min(refused, key=itemgetter(0))[1]


@rule("CW 10.2.1", "CW 10.2.4", says=says_priced("summon"))
def summon(g: Duel, seat: Seat, kind: str, area: int) -> None:
    taken = UNLIMITED if is_unlimited(g, seat, "summon") else ACTION
    pay_action(g, seat, cost(g, seat, kind), area, taken=taken)
    place(g, in_pool(g, seat, kind)[0], area)


@cites("CW 12.1.1")
def is_unlimited(g: Duel, seat: Seat, kind: str) -> bool:
    """Whether an ability makes this kind of action an unlimited one for the seat."""
    return any(one(kind) for one in UNLIMITED_KINDS.of(g, seat))


# -- awaken a Great Old One ------------------------------------------------------------------------


class Awakening(NamedTuple):
    """Where the sheet lets him appear, or why nowhere; and what has to be done before he does."""

    areas: Places
    steps: Callable[[Duel, Seat, int], None] | None


AWAKENINGS: Final[dict[str, Awakening]] = {}


def awakening(
    kind: str, *ids: str, steps: Callable[[Duel, Seat, int], None] | None = None
) -> Callable[[Places], Places]:
    """`fn(g, seat)` lists the areas in which the Great Old One may appear now."""

    def register(fn: Places) -> Places:
        AWAKENINGS[kind] = Awakening(cites(*ids)(fn), steps)
        return fn

    return register


@action("awaken", AREA_ACTION, "CW 10.3.1", "CW 10.3.5", "CW 5.1.7")
def awakenings(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """Those in the pool whose steps can all be done."""
    places: dict[str, list[int]] = {}
    forbidden: Reason = ALL_AWAKE
    for kind in pool_kinds(g, seat, GREAT_OLD_ONE, GREAT_OLD_ONE):
        found = AWAKENINGS[kind].areas(g, seat)
        if isinstance(found, Reason):
            forbidden = found
        else:
            places[kind] = found
    return brought(g, seat, awaken, places, only) if places else forbidden


@rule("CW 10.3.1", "CW 10.3.2", says=says_priced("awaken"))
def awaken(g: Duel, seat: Seat, kind: str, area: int) -> None:
    """Pay, do the other steps of the sheet, and he appears."""
    pay_action(g, seat, cost(g, seat, kind), area)
    steps = AWAKENINGS[kind].steps
    if steps is not None:
        steps(g, seat, area)
    g.then(appear, seat, kind, area)


@rule("CW 10.3.2", "CW 10.3.3")
def appear(g: Duel, seat: Seat, kind: str, area: int) -> None:
    place(g, in_pool(g, seat, kind)[0], area)
    note_awakening(g, seat, kind)
    for answer in AWOKEN.of(g, seat):
        answer(g, seat, kind)


# -- create a gate ---------------------------------------------------------------------------------


@action("gate", AREA_ACTION, "CW 10.4.2", "CW 10.4.3", "CW 10.4.4", "CW 17.3.6")
def gate_places(g: Duel, seat: Seat, only: Only | None) -> Listed:
    """Areas without a gate in which the seat has somebody who can create one."""
    if not gates_left(g):
        return NO_GATE_TOKEN
    near = by_area(g, seat)
    free = [area for area in near if g.gates[area] == NO_GATE]
    if near and not free:
        return GATES_THERE
    built = [area for area in free if any(may_keep(g, unit) for unit in near[area])]
    if not built:
        return NO_BUILDER
    places = payable(g, seat, GATE, built, only)
    return places if isinstance(places, Reason) else [(gate, (seat, area)) for area in places]


@rule("CW 10.4.1", "CW 10.4.5", "CW 10.4.6", says=says_at("gate"))
def gate(g: Duel, seat: Seat, area: int) -> None:
    """Whoever wants to control it steps on it by the free action."""
    pay_action(g, seat, GATE, area)
    create_gate(g, seat, area)


# -- pass ------------------------------------------------------------------------------------------


@action("pass_turn", TURN_ACTION, "CW 10.8.1")
def passing(_g: Duel, seat: Seat, _only: Only | None) -> Listed:
    """Always."""
    return [(pass_turn, (seat,))]


@rule("CW 10.8.1", "CW 40.1.4", says=lambda _g, _seat: Saying("pass_turn"))
def pass_turn(g: Duel, seat: Seat) -> None:
    """All remaining Power is lost, and the turn is over."""
    drop_power(g, seat, Passed)
    g.leave("turn")
    g.then(after_action)
