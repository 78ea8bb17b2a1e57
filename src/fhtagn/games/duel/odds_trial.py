"""A battle tried out on copies of the table: how it ends for a side that takes such results.

The rules themselves do the work, one side at a time. Of the other side, a unit's fate depends only
on what that side eliminates, on whether it lost somebody to a Kill, and on where it has retreated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fhtagn.games.duel.battle import BATTLE, muster, prepare
from fhtagn.games.duel.battle_verbs import leave_battle, open_battle, suffer
from fhtagn.games.duel.odds_policy import Policy, Uses
from fhtagn.games.duel.queries import GREAT_OLD_ONE, opponent, rank, surcharge, units_in
from fhtagn.games.duel.results import (
    CAPACITY,
    ELIMINATES,
    KILL,
    added_pains,
    apply_results,
    assign_elimination,
    assign_kills,
    assign_pains,
    fate_of,
    kills_assigned,
    pains_assigned,
)
from fhtagn.games.duel.retreats import after_retreats, retreats
from fhtagn.games.duel.state import POOL, Duel
from fhtagn.games.duel.verbs import pay, retreat
from fhtagn.kernel.agenda import apply, decision, interject
from fhtagn.kernel.rules import Task
from fhtagn.kernel.state import Seat


class Struck(NamedTuple):
    """A side with its Kills assigned."""

    table: Duel
    eliminates: int  # units of the opponent, by abilities
    killed: bool  # whether a unit dies of them


class Other(NamedTuple):
    """What a side has to know of the other."""

    eliminates: int = 0
    killed: bool = False
    areas: tuple[int, ...] = ()  # to which its units have retreated before


class End(NamedTuple):
    """How the battle ends for a side."""

    lost: tuple[str, ...]  # kinds, as often as units are lost
    placed: tuple[str, ...]  # likewise, units brought to the area from the pool
    doom: int  # for the opponent
    wiped: bool  # whether all its units are lost
    stays: bool  # whether units of it stand in the area
    great: bool  # whether a Great Old One is lost
    areas: tuple[int, ...]  # to which its units have retreated


class Trial:
    """One battle, from its declaration to the ends it may have."""

    def __init__(self, g: Duel, attacker: Seat, area: int, uses: Uses) -> None:
        self.before, self.attacker, self.area = g, attacker, area
        self.units = [units_in(g, seat, area) for seat in range(g.seats)]
        policy = Policy(uses)
        self.ready = self._prepared(policy)
        self.uses = policy.left
        self.is_off = len(self.ready.battles) == len(g.battles)
        self.struck = [[] if self.is_off else self._struck(seat) for seat in range(g.seats)]
        self._tables: dict[tuple[Seat, int, int, int], Duel] = {}
        self._ends: dict[tuple[Seat, int, int, Other], End] = {}

    def _prepared(self, policy: Policy) -> Duel:
        """The table when the dice are about to fall; Pains to be added later are noted already."""
        table, attacker = self.before.clone(), self.attacker
        pay(table, attacker, BATTLE + surcharge(table, attacker, self.area))
        open_battle(table, self.area, attacker)
        sides = (prepare, (attacker,)), (prepare, (opponent(attacker),))
        play(table, policy, (muster, ()), *sides, (added_pains, ()))
        return table

    # -- Kills ------------------------------------------------------------------------------------

    def _struck(self, seat: Seat) -> list[Struck]:
        """The side by the number of its Kills: each goes where the policy puts the next."""
        table = self.ready.clone()
        found = [self._with_kills(table, seat)]
        for _ in range(room(self.ready, seat)):
            suffer(table, seat, 1, 0)
            play(table, Policy({}), (assign_kills, (seat,)))
            found.append(self._with_kills(table, seat))
        return found

    def _with_kills(self, g: Duel, seat: Seat) -> Struck:
        """All that follows the last Kill at once."""
        table = g.clone()
        play(table, Policy(self.uses), (kills_assigned, ()))
        battle = table.battles[-1]
        killed = any(fate_of(table, battle, unit) == KILL for unit in battle.sides[seat])
        eliminates = sum(count(table, seat) for count in ELIMINATES.of(table, seat))
        return Struck(table, eliminates, killed)

    # -- Pains and the end ------------------------------------------------------------------------

    def end(self, seat: Seat, kills: int, pains: int, other: Other) -> End:
        """How it ends for the side that takes such results, none of them surplus."""
        key = seat, kills, pains, other
        if key not in self._ends:
            hurt = self._hurt(seat, kills, other.eliminates, pains)
            self._ends[key] = self._played_out(hurt, seat, other)
        return self._ends[key]

    def _hurt(self, seat: Seat, kills: int, eliminated: int, pains: int) -> Duel:
        """The side with all results assigned: each Pain goes where the policy puts the next."""
        key = seat, kills, eliminated, pains
        if key not in self._tables:
            if pains:
                table = self._hurt(seat, kills, eliminated, pains - 1).clone()
                suffer(table, seat, 0, 1)
                play(table, Policy({}), (assign_pains, (seat,)))
            else:
                table = self.struck[seat][kills].table.clone()
                play(table, Policy({}), *[(assign_elimination, (seat,))] * eliminated)
            self._tables[key] = table
        return self._tables[key]

    def _played_out(self, g: Duel, seat: Seat, other: Other) -> End:
        """Pains are looked at, results applied, units retreat and others come."""
        table, policy = g.clone(), Policy(self.uses)
        stand_in = table.battles[-1].sides[opponent(seat)][0]
        for area in other.areas:
            retreat(table, stand_in, area)
        play(table, policy, (pains_assigned, ()), (apply_results, ()), (retreats, (seat,)))
        after = table.clone()
        if other.killed:
            leave_battle(after, (stand_in,), KILL)
        play(after, policy, (after_retreats, ()))
        return self.told(seat, table, after)

    def told(self, seat: Seat, g: Duel, after: Duel) -> End:
        """The end of it for the seat: before and after units were placed."""
        units, other = self.units[seat], opponent(seat)
        lost = [unit for unit in units if g.where[unit] == POOL]
        left = [unit for unit in units if g.where[unit] not in (POOL, self.area)]
        placed = [unit for unit in units_in(after, seat, self.area) if g.where[unit] == POOL]
        return End(
            lost=tuple(g.code[unit] for unit in lost),
            placed=tuple(g.code[unit] for unit in placed),
            doom=g.doom[other] - self.before.doom[other],
            wiped=len(lost) == len(units),
            stays=bool(units_in(after, seat, self.area)),
            great=any(rank(g, unit) == GREAT_OLD_ONE for unit in lost),
            areas=tuple(sorted({g.where[unit] for unit in left})),
        )


def room(g: Duel, seat: Seat) -> int:
    """How many results the seat's units can take: all others are surplus."""
    more = CAPACITY.of(g, seat)
    return sum(max([1, *(one(g, unit) for one in more)]) for unit in g.battles[-1].sides[seat])


def play(g: Duel, policy: Policy, *steps: Task) -> None:
    """Take the steps of a battle and whatever follows from them, answering by the policy."""
    over: list[Callable[[Duel], None]] = []

    def within_battle(g: Duel) -> None:
        g.scope("battle")
        for fn, args in steps:
            g.then(fn, *args)

    def done(_g: Duel) -> None:
        over.append(done)

    def begin(g: Duel) -> None:
        g.then(within_battle)
        g.then(done)

    interject(g, (begin, ()))
    while not over:
        asked = decision(g)
        apply(g, asked.seat, policy.answer(g, asked))
