"""The tables every law is tried on: all games, the proof tables, the tiny game."""

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from typing import NamedTuple

from fhtagn.games import GAMES, load
from fhtagn.lab.laws import keep
from fhtagn.lab.play import busy, restless, uniform, walk
from tests.effort import effort

PROOFS = ("interrupts", "reactions", "continuous", "alone")
POLICIES = (restless(uniform), restless(busy), uniform, busy)


class Case(NamedTuple):
    """A table with so many seats. `share` is its part of what is done for the whole game."""

    table: str
    seats: int
    share: float

    def __str__(self):
        return f"{self.table}-{self.seats}"

    @property
    def game(self):
        return game_of(self.table)

    def settings(self, number):
        """The ways to lay this table, in turn."""
        variants = variants_of(self.table, self.seats)
        return variants[number % len(variants)]


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


@cache
def variants_of(table, seats):
    """Read once: some games build all their decks for them."""
    return game_of(table).proof.variants(seats)


def cases_of(table):
    if find_spec(where(table)) is None:
        return [Case(table, 0, 1.0)]
    seats = game_of(table).rules.seats
    whole = 1 if table in GAMES else 0.5  # the games themselves are tried harder
    share = whole / max(2, len(seats))  # a table for one number of players no longer than for two
    return [Case(table, number, share) for number in seats]


def slow_ones(cases):
    """All but the largest table of a game wait for the full suites."""
    return cases[:-1]


def walks(case, did, plies, policies=POLICIES):
    """Games of the case, by various policies, until so many plies have been walked."""
    enough = effort(plies * case.share, least=20)
    for seed, policy in zip(did.seeds(), cycle(policies), strict=False):
        for at in walk(case.game, case.settings(seed), seed, policy):
            did["plies"] += 1
            yield at
        did["games"] += 1
        if did["plies"] >= enough:
            return


def keep_laws(case, did, plies, *laws, every=1):
    keep(laws, walks(case, did, plies), every)
