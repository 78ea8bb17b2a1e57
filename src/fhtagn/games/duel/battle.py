"""Battle («Бой»): declared, prepared, rolled; its results are in `results.py`, `retreats.py`.

A battle in progress is a record on `g.battles`. An action taken in between may start another one:
records form a stack, and every rule here speaks of the innermost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from fhtagn.games.duel.abilities import Question
from fhtagn.games.duel.actions import Within, pay_action, says_at
from fhtagn.games.duel.battle_verbs import change_battle, close_battle, open_battle, roll, suffer
from fhtagn.games.duel.events.battles import BattleOff, BattleOver, Rolled
from fhtagn.games.duel.queries import (
    SPELLBOOKS,
    at,
    by_area,
    combat,
    enemies_in,
    open_books,
    opponent,
    units_in,
)
from fhtagn.games.duel.results import (
    added_pains,
    apply_results,
    assign_kills,
    assign_pains,
    eliminations,
    kills_assigned,
    pains_assigned,
)
from fhtagn.games.duel.retreats import after_retreats, retreats
from fhtagn.games.duel.spellbooks import check
from fhtagn.games.duel.state import ACTION, UNLIMITED, Duel
from fhtagn.games.duel.verbs import note_battle
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

BATTLE: Final = 1
KILL_FACE: Final = 6
PAIN_FACES: Final = (4, 5)

DECLARED: Final[Question[Callable[[Duel, Seat, int], None]]] = Question("battle declared")
PRE_BATTLE: Final[Question[Callable[[Duel, Seat], Iterator[Task]]]] = Question("pre-battle")
ROLLED: Final[Question[Callable[[Duel, Seat, list[int]], list[int]]]] = Question("rolled")


@cites(
    "CW 10.6.2",
    "CW 10.6.3",
    "CW 10.6.4",
    "CW 12.3.7",
    "CW 12.3.5",
    "CW 12.3.8",
    "CW 12.3.9",
    "CW 40.5.25",
)
def battles(g: Duel, seat: Seat, within: Within) -> Iterator[Task]:
    """Where both have units and the attacker's combat is above 0; once per area and turn."""
    assert g.turn is not None
    for area, units in by_area(g, seat).items():
        if area not in within or not enemies_in(g, seat, area) or (seat, area) in g.turn.fought:
            continue
        if at(g, seat, area, BATTLE) and any(combat(g, unit) for unit in units):
            yield battle, (seat, area)


@cites("CW 12.3.1", "CW 12.3.2")
def unlimited_battle(g: Duel) -> bool:
    """Either player's six spellbooks open it to both."""
    return any(open_books(g, seat) == SPELLBOOKS for seat in range(g.seats))


@rule("CW 10.6.1", "CW 10.6.5", "CW 12.3.3", "CW 40.1.20", says=says_at("battle"))
def battle(g: Duel, seat: Seat, area: int) -> None:
    """Pay; then step after step in the rulebook's order."""
    pay_action(g, seat, BATTLE, area, taken=UNLIMITED if unlimited_battle(g) else ACTION)
    note_battle(g, seat, area)
    open_battle(g, area, seat)
    g.scope("battle")
    g.then(declared, area)
    g.then(fight, seat)


@rule("CW 19.1.4")
def fight(g: Duel, attacker: Seat) -> None:
    """The steps of a battle; the attacker comes first wherever there is an order."""
    defender = opponent(attacker)
    g.then(muster)
    g.then(prepare, attacker)
    g.then(prepare, defender)
    g.then(roll_dice)
    g.then(assign_kills, attacker)
    g.then(assign_kills, defender)
    g.then(kills_assigned)
    g.then(eliminations)
    g.then(added_pains)
    g.then(assign_pains, attacker)
    g.then(assign_pains, defender)
    g.then(pains_assigned)
    g.then(apply_results)
    g.then(retreats, attacker)
    g.then(retreats, defender)
    g.then(after_retreats)
    g.then(battle_over)


@rule("CW 19.1.4")
def declared(g: Duel, area: int) -> None:
    """An ability may answer the declaration."""
    attacker = g.battles[-1].attacker
    for seat in (attacker, opponent(attacker)):
        for answer in DECLARED.of(g, seat):
            answer(g, seat, area)


@rule("CW 19.1.1", "CW 19.1.2", "CW 19.1.3", "CW 19.1.5", "CW 32.5.3")
def muster(g: Duel) -> None:
    """All units of the area take part."""
    area = g.battles[-1].area
    change_battle(g, sides=tuple(tuple(units_in(g, seat, area)) for seat in range(g.seats)))


# -- pre-battle abilities --------------------------------------------------------------------------


@rule("CW 19.2.3", "CW 19.2.4", "CW 19.2.10")
def prepare(g: Duel, seat: Seat) -> None:
    """One ability after another, in any order, until the seat is ready."""
    if is_deserted(g):
        g.leave("battle")
        g.then(battle_off)
    elif any(True for _ in preparations(g, seat)):
        g.scope("preparing")
        g.then(pre_battle, seat)
        g.then(prepare, seat)


@cites("CW 19.2.10", "CW 32.5.5")
def is_deserted(g: Duel) -> bool:
    """Whether one side has no units left: then there is no battle any more."""
    return not all(g.battles[-1].sides)


@cites("CW 7.2.3", "CW 19.1.6", "CW 13.1.2", "CW 13.1.3", "CW 19.2.2", "CW 19.2.7")
def preparations(g: Duel, seat: Seat) -> Iterator[Task]:
    for uses in PRE_BATTLE.of(g, seat):
        yield from uses(g, seat)


@choice("CW 19.2.1", "CW 19.2.3")
def pre_battle(g: Duel, seat: Seat) -> Decision:
    return Decision(seat, "pre_battle", [*preparations(g, seat), (ready, (seat,))])


@rule("CW 19.2.1", "CW 19.2.5", says=lambda _g, _seat: Saying("ready"))
def ready(g: Duel, _seat: Seat) -> None:
    """Abilities not used by now are declined."""
    g.leave("preparing")


# -- dice ------------------------------------------------------------------------------------------


@rule("CW 19.3.1", "CW 19.3.2", "CW 19.3.8", "CW 19.3.7")
def roll_dice(g: Duel) -> None:
    """Each side rolls as many dice as its combat; what falls is the other's to suffer."""
    attacker = g.battles[-1].attacker
    counts = {seat: dice(g, seat) for seat in (attacker, opponent(attacker))}
    for seat, count in counts.items():
        fallen = roll(g, seat, count)
        for change in ROLLED.of(g, seat):
            fallen = change(g, seat, fallen)
        strike(g, seat, fallen)


@cites("CW 19.3.2", "CW 40.1.14")
def dice(g: Duel, seat: Seat) -> int:
    """The combat of all units taking part, and what abilities add."""
    now = g.battles[-1]
    return sum(combat(g, unit) for unit in now.sides[seat]) + now.extra[seat]


@cites("CW 19.3.4", "CW 19.3.5", "CW 19.3.6", "CW 40.2.6")
def strike(g: Duel, seat: Seat, fallen: list[int]) -> None:
    """Every 6 is a Kill, every 4 and 5 a Pain; whoever is spared takes Kills as Pains."""
    other = opponent(seat)
    kills, pains = fallen.count(KILL_FACE), sum(fallen.count(face) for face in PAIN_FACES)
    happened(g, Rolled, seat, len(fallen), kills, pains)
    spared = g.battles[-1].spared >> other & 1
    suffer(g, other, *((0, kills + pains) if spared else (kills, pains)))


# -- the end of a battle ---------------------------------------------------------------------------


@rule("CW 7.4.6")
def battle_over(g: Duel) -> None:
    """What was earned in the battle is known now, and is paid out when the battle is closed."""
    check(g, "battle")
    close_battle(g, BattleOver)


@rule("CW 19.2.10", "CW 7.4.6")
def battle_off(g: Duel) -> None:
    """It ends before the dice; what was done before it still counts."""
    check(g, "battle")
    close_battle(g, BattleOff)
