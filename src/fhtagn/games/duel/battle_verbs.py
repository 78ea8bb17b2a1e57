"""The verbs of a battle: they change its record, the innermost of `g.battles`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypedDict, Unpack

from fhtagn.games.duel.events.battles import Battle as BattleBegan
from fhtagn.games.duel.events.battles import Cancelled, Result
from fhtagn.games.duel.state import Battle, Duel
from fhtagn.kernel.chance import die
from fhtagn.kernel.events import Event, happened
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat


def open_battle(g: Duel, area: int, attacker: Seat) -> None:
    g.battles += (Battle(area, attacker),)
    happened(g, BattleBegan, attacker, area)


class Changes(TypedDict, total=False):
    """What changes in the course of a battle."""

    sides: tuple[tuple[int, ...], ...]
    extra: tuple[int, ...]
    dice: tuple[int, ...]
    kills: tuple[int, ...]
    pains: tuple[int, ...]
    spared: int
    results: tuple[tuple[int, str], ...]
    fates: tuple[tuple[int, str], ...]
    scored: tuple[tuple[int, int], ...]
    used: tuple[str, ...]


def change_battle(g: Duel, **changes: Unpack[Changes]) -> None:
    """The innermost battle's record, with these changes."""
    *outer, battle = g.battles
    g.battles = (*outer, battle._replace(**changes))


def close_battle(g: Duel, told: Callable[[int], Event]) -> None:
    battle = g.battles[-1]
    g.battles = g.battles[:-1]
    happened(g, told, battle.area)


def of_seat(values: Sequence[int], seat: Seat, value: int) -> tuple[int, ...]:
    """The values by seat, with one of them exchanged."""
    return tuple(value if number == seat else old for number, old in enumerate(values))


def leave_battle(g: Duel, units: Iterable[int], fate: str) -> None:
    """The units take no further part, and it is known why."""
    gone = tuple(units)
    battle = g.battles[-1]
    sides = tuple(tuple(u for u in side if u not in gone) for side in battle.sides)
    change_battle(g, sides=sides, fates=battle.fates + tuple((unit, fate) for unit in gone))


@cites("CW 1.1.5")
def roll(g: Duel, seat: Seat, dice: int) -> list[int]:
    """So many dice of the seat in the battle."""
    fallen = [die(g) for _ in range(dice)]
    change_battle(g, dice=of_seat(g.battles[-1].dice, seat, dice))
    return fallen


def suffer(g: Duel, seat: Seat, kills: int, pains: int) -> None:
    """The seat's units have to take such results."""
    battle = g.battles[-1]
    change_battle(
        g, kills=of_seat(battle.kills, seat, kills), pains=of_seat(battle.pains, seat, pains)
    )


def assign(g: Duel, unit: int, result: str) -> None:
    battle = g.battles[-1]
    change_battle(g, results=(*battle.results, (unit, result)))
    happened(g, Result, g.owner[unit], unit, result)


def cancel(g: Duel, unit: int, result: str) -> None:
    """The result still counts as the one the unit can take, but does nothing."""
    battle = g.battles[-1]
    left = tuple((one, "none" if one == unit else what) for one, what in battle.results)
    change_battle(g, results=left)
    happened(g, Cancelled, g.owner[unit], unit, result)


def ease(g: Duel, unit: int) -> None:
    """What the unit has to bear comes to a Pain, whatever happens from now on."""
    battle = g.battles[-1]
    left = tuple(one for one in battle.results if one[0] != unit)
    change_battle(g, results=(*left, (unit, "pain")))


def use_once(g: Duel, ability: str) -> None:
    change_battle(g, used=(*g.battles[-1].used, ability))
