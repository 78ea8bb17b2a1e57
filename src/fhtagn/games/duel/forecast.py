"""The odds of a battle as plain data, for whoever shows them."""

from __future__ import annotations

from typing import Any

from fhtagn.games.duel.battle import battle
from fhtagn.games.duel.odds import Numbers, Odds, Side, mean, odds
from fhtagn.games.duel.state import Duel
from fhtagn.kernel.rules import Task
from fhtagn.kernel.state import Seat


def forecast(g: Duel, seat: Seat, option: Task) -> dict[str, Any]:
    """What may come of a battle, if the option starts one."""
    rule, arguments = option
    return odds_as_data(g, odds(g, seat, arguments[-1])) if rule is battle else {}


def odds_as_data(g: Duel, found: Odds) -> dict[str, Any]:
    sides = {"attacker": found.attacker, "defender": 1 - found.attacker}
    return {
        name: {"faction": g.factions[seat], **side_as_data(found.sides[seat])}
        for name, seat in sides.items()
    }


def side_as_data(side: Side) -> dict[str, Any]:
    results = [
        {"kills": kills, "pains": pains, "chance": chance}
        for (kills, pains), chance in side.results.items()
    ]
    return {
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


def spread(found: Numbers) -> dict[str, Any]:
    return {"expected": mean(found), "chances": found}
