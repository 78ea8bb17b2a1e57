"""The odds of a battle as plain data, for whoever shows them."""

from __future__ import annotations

from typing import TypedDict

from fhtagn.games.duel.battle import battle
from fhtagn.games.duel.odds import Numbers, Odds, Side, mean, odds
from fhtagn.games.duel.state import Duel
from fhtagn.kernel.rules import Task
from fhtagn.kernel.state import Seat


class Result(TypedDict):
    kills: int
    pains: int
    chance: float


class Spread(TypedDict):
    expected: float
    chances: Numbers


class Expected(TypedDict):
    """What a battle may bring for one faction."""

    faction: str
    dice: int
    results: list[Result]
    losses: dict[str, Spread]
    placed: dict[str, Spread]
    doom: Spread
    wiped: float
    stays: float
    holds: float
    great_old_one_lost: float


def forecast(g: Duel, seat: Seat, option: Task) -> dict[str, Expected]:
    """What may come of a battle, if the option starts one."""
    rule, arguments = option
    return odds_as_data(g, odds(g, seat, arguments[-1])) if rule is battle else {}


def odds_as_data(g: Duel, found: Odds) -> dict[str, Expected]:
    sides = {"attacker": found.attacker, "defender": 1 - found.attacker}
    return {name: side_as_data(g.factions[seat], found.sides[seat]) for name, seat in sides.items()}


def side_as_data(faction: str, side: Side) -> Expected:
    results: list[Result] = [
        {"kills": kills, "pains": pains, "chance": chance}
        for (kills, pains), chance in side.results.items()
    ]
    return {
        "faction": faction,
        "dice": side.dice,
        "results": results,
        "losses": {kind: spread(one) for kind, one in side.losses.items()},
        "placed": {kind: spread(one) for kind, one in side.placed.items()},
        "doom": spread(side.doom),
        "wiped": side.wiped,
        "stays": side.stays,
        "holds": side.holds,
        "great_old_one_lost": side.great,
    }


def spread(found: Numbers) -> Spread:
    return {"expected": mean(found), "chances": found}
