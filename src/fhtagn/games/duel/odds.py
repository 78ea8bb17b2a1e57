"""What a battle may bring, exactly: dice, Kills and Pains, losses and Doom.

The abilities before the battle are played on a copy of the table; then every combination of Kills
and Pains is gone through with its probability. Choices are made by the policy of `odds_policy.py`:
each owner loses the cheapest units the rules allow, and optional abilities are used as the query
says. An action before the battle by an ability is not taken, and what a battle earns besides Doom
(spellbooks and what comes with them) is not counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import comb
from typing import Final, NamedTuple

from fhtagn.games.duel.battle import BATTLE, KILL_FACE, PAIN_FACES, dice, strike
from fhtagn.games.duel.odds_policy import Uses
from fhtagn.games.duel.odds_trial import End, Other, Trial, room
from fhtagn.games.duel.queries import combat, name_of_area, opponent, surcharge, units_in
from fhtagn.games.duel.state import Duel
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.state import Seat

FACES: Final = 6
MISS: Final = 1
MISSES: Final = FACES - 1 - len(PAIN_FACES)  # faces that do nothing

Results = dict[tuple[int, int], float]  # the probability of so many Kills and Pains
Numbers = dict[int, float]  # the probability of each number of something
Ends = dict[tuple[End, End], float]  # how it ends for seat 0 and for seat 1


class Side(NamedTuple):
    """What a battle may bring for one seat."""

    dice: int
    results: Results  # that its units have to take
    losses: dict[str, Numbers]  # units lost, by kind
    placed: dict[str, Numbers]  # units brought to the area by abilities, by kind
    doom: Numbers  # gained
    wiped: float  # that all its units are lost
    stays: float  # that units of it stand in the area at the end
    holds: float  # and none of the opponent's
    great: float  # that a Great Old One is lost


class Odds(NamedTuple):
    attacker: Seat
    sides: tuple[Side, Side]  # by seat
    unused: tuple[str, ...]  # uses that were wanted and not made before the dice fell


def odds(g: Duel, seat: Seat, area: int, uses: Uses | None = None) -> Odds:
    """What comes of it if the seat starts a battle in the area now.

    `uses` says which optional abilities are used how often, by the verbs of the options:
    `{"absorb": 2, "howl": 1, "cannibalism:wendigo": 1}`.
    """
    check(g, seat, area)
    trial = Trial(g, seat, area, uses or {})
    rolled, results, ends = off(trial) if trial.is_off else fought(trial)
    first, second = (summed(one, rolled[one], results[one], ends) for one in (0, 1))
    unused = tuple(use for use, left in trial.uses.items() if left)
    return Odds(seat, (first, second), unused)


def check(g: Duel, seat: Seat, area: int) -> None:
    """Whether there can be such a battle, no matter whose turn it is."""
    units = units_in(g, seat, area)
    if not units or not units_in(g, opponent(seat), area):
        raise Complaint("odds-nobody", area=name_of_area(g, area))
    if not any(combat(g, unit) for unit in units):
        raise Complaint("odds-no-combat")
    price = BATTLE + surcharge(g, seat, area)
    if price > g.power[seat]:
        raise Complaint("odds-no-power", price=price)


# -- dice ------------------------------------------------------------------------------------------


def rolls(count: int) -> Iterator[tuple[list[int], float]]:
    """Each number of Kills and Pains among so many dice, as faces, with its probability."""
    for kills in range(count + 1):
        for pains in range(count - kills + 1):
            misses = count - kills - pains
            ways = comb(count, kills) * comb(count - kills, pains)
            ways *= len(PAIN_FACES) ** pains * MISSES**misses
            yield (
                [KILL_FACE] * kills + [PAIN_FACES[0]] * pains + [MISS] * misses,
                ways / FACES**count,
            )


def results_of_dice(g: Duel, seat: Seat) -> Results:
    """What the opponent's dice make the seat's units take, with the Pains that abilities add."""
    other, table = opponent(seat), g.clone()
    added = g.battles[-1].pains[seat]
    found: Results = {}
    for faces, chance in rolls(dice(g, other)):
        strike(table, other, faces)
        battle = table.battles[-1]
        results = battle.kills[seat], battle.pains[seat] + added
        found[results] = found.get(results, 0.0) + chance
    return found


def limited(results: Results, most: int) -> Results:
    """The results without surplus, of which nothing depends."""
    found: Results = {}
    for (kills, pains), chance in results.items():
        taken = min(kills, most)
        key = taken, min(pains, most - taken)
        found[key] = found.get(key, 0.0) + chance
    return found


# -- ends ------------------------------------------------------------------------------------------

Outcome = tuple[tuple[int, int], tuple[Results, Results], Ends]  # dice and results by seat, ends


def off(trial: Trial) -> Outcome:
    """Nobody is left to fight with: no dice."""
    table = trial.ready
    first, second = (trial.told(seat, table, table) for seat in (0, 1))
    none: Results = {(0, 0): 1.0}
    return (0, 0), (none, none), {(first, second): 1.0}


def fought(trial: Trial) -> Outcome:
    table = trial.ready
    results = results_of_dice(table, 0), results_of_dice(table, 1)
    return (dice(table, 0), dice(table, 1)), results, ends_of(trial, results)


def ends_of(trial: Trial, results: tuple[Results, Results]) -> Ends:
    """Every end with its probability: results of both sides, the attacker retreating first."""
    found: Ends = {}
    attacker, defender = trial.attacker, opponent(trial.attacker)
    ours, theirs = (limited(results[one], room(trial.ready, one)) for one in (attacker, defender))
    for (kills, pains), chance in ours.items():
        struck = trial.struck[attacker][kills]
        for (other_kills, other_pains), other_chance in theirs.items():
            other = trial.struck[defender][other_kills]
            known = Other(other.eliminates, other.killed)
            own = trial.end(attacker, kills, pains, known)
            known = Other(struck.eliminates, struck.killed, own.areas)
            end = trial.end(defender, other_kills, other_pains, known)
            both = (own, end) if attacker == 0 else (end, own)
            found[both] = found.get(both, 0.0) + chance * other_chance
    return found


def summed(seat: Seat, rolled: int, results: Results, ends: Ends) -> Side:
    """All ends in a few numbers, for one seat."""
    pairs = [(both[seat], both[opponent(seat)], chance) for both, chance in ends.items()]
    return Side(
        rolled,
        results,
        losses=by_kind([(own.lost, chance) for own, _, chance in pairs]),
        placed=by_kind([(own.placed, chance) for own, _, chance in pairs]),
        doom=numbers((other.doom, chance) for _, other, chance in pairs),
        wiped=sum(chance * own.wiped for own, _, chance in pairs),
        stays=sum(chance * own.stays for own, _, chance in pairs),
        holds=sum(chance * (own.stays and not other.stays) for own, other, chance in pairs),
        great=sum(chance * own.great for own, _, chance in pairs),
    )


def by_kind(ends: Sequence[tuple[tuple[str, ...], float]]) -> dict[str, Numbers]:
    """For each kind that occurs, how often it does."""
    kinds = dict.fromkeys(kind for units, _ in ends for kind in units)
    return {kind: numbers((units.count(kind), chance) for units, chance in ends) for kind in kinds}


def numbers(counted: Iterable[tuple[int, float]]) -> Numbers:
    found: Numbers = {}
    for number, chance in counted:
        found[number] = found.get(number, 0.0) + chance
    return dict(sorted(found.items()))


def mean(found: Numbers) -> float:
    """The number to be expected on average."""
    return sum(number * chance for number, chance in found.items())
