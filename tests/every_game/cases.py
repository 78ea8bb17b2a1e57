"""The tables every law is tried on: all games, the proof tables, the tiny game."""

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import count, cycle
from typing import NamedTuple

from fhtagn.games import GAMES, load
from fhtagn.lab.laws import keep
from fhtagn.lab.play import busy, restless, uniform, walk
from tests.effort import effort

PROOFS = ("interrupts", "reactions", "continuous")
POLICIES = (restless(uniform), restless(busy), uniform, busy)


class Case(NamedTuple):
    """One way to lay one table. `share` is its part of what is done for the whole game."""

    table: str
    seats: int
    variant: int
    share: float

    def __str__(self):
        return f"{self.table}-{self.seats}-{self.variant}"

    @property
    def game(self):
        return game_of(self.table)

    @property
    def settings(self):
        return self.game.variants(self.seats)[self.variant]


def wanted():
    """The names of all tables, or of those in FHTAGN_TABLES, for work on one of them."""
    names = os.environ.get("FHTAGN_TABLES", "")
    return tuple(names.split(",")) if names else (*GAMES, *PROOFS, "tiny")


def where(table):
    """The module that must be there, for a table not to be missing."""
    modules = {
        "tiny": "tests.kernel.leaky",
        **{name: f"fhtagn.games.{name}.game" for name in GAMES},
    }
    return modules.get(table, f"tests.kernel.tables.{table}")


@cache
def game_of(table):
    return load(table) if table in GAMES else import_module(where(table)).GAME


def cases_of(table):
    if find_spec(where(table)) is None:
        return [Case(table, 0, 0, 1.0)]
    game = game_of(table)
    ways = [(seats, way) for seats in game.seats for way in range(len(game.variants(seats)))]
    return [Case(table, *way, 1 / len(ways)) for way in ways]


def slow_ones(cases):
    """All but the first and the last way to lay a table wait for the full suites."""
    return cases[1:-1]


def walks(case, did, plies, policies=POLICIES):
    """Games of the case, by various policies, until so many plies have been walked."""
    enough = effort(plies * case.share, least=20)
    for seed, policy in zip(count(), cycle(policies), strict=False):
        if did["plies"] >= enough:
            return
        for at in walk(case.game, case.settings, seed, policy):
            did["plies"] += 1
            yield at
        did["games"] += 1


def keep_laws(case, did, plies, *laws, every=1):
    keep(laws, walks(case, did, plies), every)
