"""Assigning results («Распределение результатов и способности «после боя»») and applying them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fhtagn.games.duel.abilities import Question
from fhtagn.games.duel.battle_verbs import assign, ease, leave_battle, suffer
from fhtagn.games.duel.capture import says_unit
from fhtagn.games.duel.events.units import Eliminated, Killed
from fhtagn.games.duel.kinds import answers
from fhtagn.games.duel.losses import escape, lose
from fhtagn.games.duel.queries import GREAT_OLD_ONE, each_kind, opponent, rank
from fhtagn.games.duel.state import Battle, Duel
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

KILL: Final = "kill"
PAIN: Final = "pain"
ELIMINATION: Final = "elimination"
LOST: Final = {KILL: Killed, ELIMINATION: Eliminated}  # what is told of the unit

CAPACITY: Final[Question[Callable[[Duel, int], int]]] = Question("results")  # more than one
SURVIVES: Final[Question[Callable[[Duel, int, list[str]], bool]]] = Question("survives")
KILLS_ASSIGNED: Final[Question[Callable[[Duel, Seat], None]]] = Question("kills assigned")
ELIMINATES: Final[Question[Callable[[Duel, Seat], int]]] = Question("eliminates")
ADDED_PAINS: Final[Question[Callable[[Duel, Seat], None]]] = Question("added pains")
PAINS_ASSIGNED: Final[Question[Callable[[Duel, Seat], None]]] = Question("pains assigned")


def results_of(battle: Battle, unit: int) -> list[str]:
    return [result for one, result in battle.results if one == unit]


@cites("CW 19.4.3", "CW 19.4.10")
def without_result(battle: Battle, seat: Seat) -> list[int]:
    """The units that have to take the next result: one each."""
    taken = {unit for unit, _ in battle.results}
    return [unit for unit in battle.sides[seat] if unit not in taken]


@cites("CW 19.4.3", "CW 40.5.8")
def with_room(g: Duel, battle: Battle, seat: Seat) -> list[int]:
    """Units with a result that an ability lets take another Kill or Pain."""
    changes = CAPACITY.of(g, seat)
    if not changes:
        return []
    taken = {unit: results_of(battle, unit) for unit, _ in battle.results}
    return [
        unit
        for unit in battle.sides[seat]
        if unit in taken
        and ELIMINATION not in taken[unit]
        and any(len(taken[unit]) < room(g, unit) for room in changes)
    ]


# -- Kills -----------------------------------------------------------------------------------------


@rule("CW 19.4.1", "CW 19.4.2", "CW 19.4.4", "CW 40.5.23")
def assign_kills(g: Duel, seat: Seat) -> None:
    """One Kill after another to a unit of one's own; what is over is ignored."""
    if g.battles[-1].kills[seat] and takers(g, seat):
        g.then(choose_kill, seat)
        g.then(assign_kills, seat)


def takers(g: Duel, seat: Seat) -> list[int]:
    battle = g.battles[-1]
    return without_result(battle, seat) or with_room(g, battle, seat)


@choice("CW 19.4.1", "CW 19.4.5")
def choose_kill(g: Duel, seat: Seat) -> Decision:
    return Decision(seat, "choose_kill", result_options(g, seat, KILL))


@cites("CW 19.4.5", "CW 40.5.8")
def result_options(
    g: Duel, seat: Seat, result: str
) -> list[tuple[Callable[..., None], tuple[int | str, ...]]]:
    """A unit without a result; or one that can take another, which nobody has to choose."""
    battle = g.battles[-1]
    fresh = each_kind(g, without_result(battle, seat))
    again = each_kind(g, with_room(g, battle, seat))
    found = [option(take_result, unit, result) for unit in fresh]
    found += [option(take_another, unit, result) for unit in again]
    return found if fresh else [*found, option(ignore, seat, result)]


@rule("CW 19.4.1", says=lambda g, unit, result: says_unit(result)(g, unit))
def take_result(g: Duel, unit: int, result: str) -> None:
    lessen(g, g.owner[unit], result)
    assign(g, unit, result)


@rule("CW 30.5.9", says=lambda g, unit, result: says_unit(f"{result}_again")(g, unit))
def take_another(g: Duel, unit: int, result: str) -> None:
    """By an ability that lets a unit take more than one."""
    take_result(g, unit, result)


@rule("CW 40.5.8", says=lambda _g, _seat, _result: Saying("ignore"))
def ignore(g: Duel, seat: Seat, result: str) -> None:
    """No unit need take a second result: the rest is surplus."""
    battle = g.battles[-1]
    suffer(g, seat, 0, battle.pains[seat] if result == KILL else 0)


def lessen(g: Duel, seat: Seat, result: str) -> None:
    """One result less to be assigned."""
    battle = g.battles[-1]
    kills, pains = battle.kills[seat], battle.pains[seat]
    suffer(g, seat, *((kills - 1, pains) if result == KILL else (kills, pains - 1)))


@rule("CW 19.4.6", "CW 19.4.8", "CW 40.5.2")
def kills_assigned(g: Duel) -> None:
    """Abilities that act on Kills, of both sides, whatever becomes of their units."""
    for seat in in_order(g):
        for answer in KILLS_ASSIGNED.of(g, seat):
            answer(g, seat)


def in_order(g: Duel) -> tuple[Seat, Seat]:
    attacker = g.battles[-1].attacker
    return attacker, opponent(attacker)


# -- eliminations ----------------------------------------------------------------------------------


@rule("CW 19.4.7", "CW 19.4.13", "CW 19.4.14")
def eliminations(g: Duel) -> None:
    """Abilities may add eliminations; nothing that protects from Kills protects from them."""
    for seat in in_order(g):
        for _ in range(sum(count(g, seat) for count in ELIMINATES.of(g, seat))):
            g.then(assign_elimination, opponent(seat))


@rule("CW 19.4.7")
def assign_elimination(g: Duel, seat: Seat) -> None:
    """Surplus ones are ignored."""
    if expendable(g, seat):
        g.then(choose_elimination, seat)


def expendable(g: Duel, seat: Seat) -> list[int]:
    """Monsters and cultists without a result."""
    fresh = without_result(g.battles[-1], seat)
    return [unit for unit in fresh if rank(g, unit) < GREAT_OLD_ONE]


@choice("CW 19.4.7", "CW 7.3.1")
def choose_elimination(g: Duel, seat: Seat) -> Decision:
    found = each_kind(g, expendable(g, seat))
    return Decision(seat, "choose_elimination", [option(mark_eliminated, unit) for unit in found])


@rule("CW 19.4.7", says=says_unit("eliminate"))
def mark_eliminated(g: Duel, unit: int) -> None:
    assign(g, unit, ELIMINATION)


# -- Pains -----------------------------------------------------------------------------------------


@rule("CW 40.5.2")
def added_pains(g: Duel) -> None:
    for seat in in_order(g):
        for answer in ADDED_PAINS.of(g, seat):
            answer(g, seat)


@rule("CW 19.4.10", "CW 19.4.11", "CW 40.5.23")
def assign_pains(g: Duel, seat: Seat) -> None:
    """After all Kills and eliminations; what is over is ignored."""
    if g.battles[-1].pains[seat] and takers(g, seat):
        g.then(choose_pain, seat)
        g.then(assign_pains, seat)


@choice("CW 19.4.10", "CW 19.4.5")
def choose_pain(g: Duel, seat: Seat) -> Decision:
    return Decision(seat, "choose_pain", result_options(g, seat, PAIN))


@rule("CW 19.4.12")
def pains_assigned(g: Duel) -> None:
    """Abilities that act on Pains."""
    for seat in in_order(g):
        for answer in PAINS_ASSIGNED.of(g, seat):
            answer(g, seat)


# -- applying --------------------------------------------------------------------------------------


@rule("CW 19.5.1", "CW 19.4.9")
def apply_results(g: Duel) -> None:
    """Killed and eliminated units of both sides go to their pools; others have escaped."""
    battle = g.battles[-1]
    for seat in in_order(g):
        for unit in battle.sides[seat]:
            fate = fate_of(g, battle, unit)
            if fate in LOST:
                lose(g, unit, LOST[fate])
                leave_battle(g, (unit,), fate)
            elif KILL in results_of(battle, unit):
                escape(g, unit)
                ease(g, unit)


@cites("CW 19.4.14", "CW 40.2.7")
def fate_of(g: Duel, battle: Battle, unit: int) -> str:
    """What the results on a unit come to: elimination, Kill, Pain or nothing."""
    found = results_of(battle, unit)
    if ELIMINATION in found:
        return ELIMINATION
    if KILL in found:
        survives = any(saves(g, unit, found) for saves in SURVIVES.of(g, g.owner[unit]))
        return PAIN if survives else KILL
    return PAIN if PAIN in found else ""


EACH_HAS_ONE: Final = Reason("CW 19.4.3", "each_has_one")
NO_SECOND_RESULT: Final = Reason("CW 19.4.3", "no_second_result")
RESULT_DUE: Final = Reason("CW 19.4.5", "result_due")

answers("kill", "choose_kill", "CW 19.4.1", missing=EACH_HAS_ONE)
answers("kill_again", "choose_kill", "CW 19.4.1", missing=NO_SECOND_RESULT)
answers("pain", "choose_pain", "CW 19.4.10", missing=EACH_HAS_ONE)
answers("pain_again", "choose_pain", "CW 19.4.10", missing=NO_SECOND_RESULT)
answers("ignore", "choose_kill", "CW 40.5.8", missing=RESULT_DUE)
answers("ignore", "choose_pain", "CW 40.5.8", missing=RESULT_DUE)
answers("eliminate", "choose_elimination", "CW 19.4.7")
