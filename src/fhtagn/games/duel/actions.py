"""Common actions («Восемь стандартных действий»): recruit, summon, awaken, create a gate, pass.

Every kind of action has a function that lists its options within some areas: those of the whole
map in a turn, the battle area alone for an action out of turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from fhtagn.games.duel.abilities import Question
from fhtagn.games.duel.between import after_action
from fhtagn.games.duel.events.power import Passed
from fhtagn.games.duel.queries import (
    CULTIST,
    GREAT_OLD_ONE,
    MONSTER,
    areas,
    at,
    by_area,
    cost,
    gates_left,
    held_areas,
    in_pool,
    may_keep,
    name_of_area,
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
from fhtagn.kernel.rules import Saying, Task, cites, rule
from fhtagn.kernel.state import Seat

Within = Sequence[int]
Listing = Callable[[Duel, Seat, Within], Iterable[Task]]

ACTIONS: Final[Question[Listing]] = Question("action")  # unique actions, carried out in an area
TURN_ACTIONS: Final[Question[Listing]] = Question("turn action")  # only as the action of a turn
UNLIMITED_KINDS: Final[Question[Callable[[str], bool]]] = Question("unlimited")
AWOKEN: Final[Question[Callable[[Duel, Seat, str], None]]] = Question("awoken")

RECRUIT: Final = 1
GATE: Final = 3


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


@cites("CW 10.1.2", "CW 10.1.3", "CW 10.1.5", "CW 5.1.8")
def recruits(g: Duel, seat: Seat, within: Within) -> Iterator[Task]:
    """Where a unit of the seat stands; anywhere if none does."""
    for kind in pool_kinds(g, seat, CULTIST, CULTIST):
        for area in by_area(g, seat) or areas(g):
            if area in within and at(g, seat, area, RECRUIT):
                yield recruit, (seat, kind, area)


@rule("CW 10.1.1", "CW 10.1.4", says=says_unit_at("recruit"))
def recruit(g: Duel, seat: Seat, kind: str, area: int) -> None:
    pay_action(g, seat, RECRUIT, area)
    place(g, in_pool(g, seat, kind)[0], area)


# -- summon a monster ------------------------------------------------------------------------------


@cites("CW 10.2.2", "CW 10.2.3")
def summons(g: Duel, seat: Seat, within: Within) -> Iterator[Task]:
    """At the gates the seat controls."""
    gates = [area for area in held_areas(g, seat) if area in within]
    if not gates:
        return
    for kind in pool_kinds(g, seat, MONSTER, GREAT_OLD_ONE - 1):
        price = cost(g, seat, kind)
        for area in gates:
            if at(g, seat, area, price):
                yield summon, (seat, kind, area)


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
    """Where the sheet lets him appear, and what has to be done before he does."""

    areas: Callable[[Duel, Seat], Iterator[int]]
    steps: Callable[[Duel, Seat, int], None] | None


AWAKENINGS: Final[dict[str, Awakening]] = {}


def awakening(
    kind: str, *ids: str, steps: Callable[[Duel, Seat, int], None] | None = None
) -> Callable[[Callable[[Duel, Seat], Iterator[int]]], Callable[[Duel, Seat], Iterator[int]]]:
    """`fn(g, seat)` lists the areas in which the Great Old One may appear now."""

    def register(
        fn: Callable[[Duel, Seat], Iterator[int]],
    ) -> Callable[[Duel, Seat], Iterator[int]]:
        AWAKENINGS[kind] = Awakening(cites(*ids)(fn), steps)
        return fn

    return register


@cites("CW 10.3.1", "CW 10.3.5", "CW 5.1.7")
def awakenings(g: Duel, seat: Seat, within: Within) -> Iterator[Task]:
    """Those in the pool whose steps can all be done."""
    for kind in pool_kinds(g, seat, GREAT_OLD_ONE, GREAT_OLD_ONE):
        price = cost(g, seat, kind)
        if price <= g.power[seat]:
            for area in AWAKENINGS[kind].areas(g, seat):
                if area in within and at(g, seat, area, price):
                    yield awaken, (seat, kind, area)


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


@cites("CW 10.4.2", "CW 10.4.3", "CW 10.4.4", "CW 17.3.6")
def gate_places(g: Duel, seat: Seat, within: Within) -> Iterator[Task]:
    """Areas without a gate in which the seat has somebody who can create one."""
    if g.power[seat] < GATE or not gates_left(g):
        return
    for area, units in by_area(g, seat).items():
        if area not in within or g.gates[area] != NO_GATE:
            continue
        if at(g, seat, area, GATE) and any(may_keep(g, unit) for unit in units):
            yield gate, (seat, area)


@rule("CW 10.4.1", "CW 10.4.5", "CW 10.4.6", says=says_at("gate"))
def gate(g: Duel, seat: Seat, area: int) -> None:
    """Whoever wants to control it steps on it by the free action."""
    pay_action(g, seat, GATE, area)
    create_gate(g, seat, area)


# -- pass ------------------------------------------------------------------------------------------


@rule("CW 10.8.1", "CW 40.1.4", says=lambda _g, _seat: Saying("pass_turn"))
def pass_turn(g: Duel, seat: Seat) -> None:
    """All remaining Power is lost, and the turn is over."""
    drop_power(g, seat, Passed)
    g.leave("turn")
    g.then(after_action)
