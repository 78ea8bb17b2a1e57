"""Contests between bots: the same deals from every seat, with a confidence interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil, sqrt
from random import Random
from typing import Final, NamedTuple

from fhtagn.bots.bot import Bot, dice, position
from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.chance import seeded
from fhtagn.kernel.game import Game, Settings, settings, start
from fhtagn.kernel.present import offered
from fhtagn.kernel.state import TABLE, State
from fhtagn.lab.broken import Broken
from fhtagn.lab.play import CAP, PlayedMove, do
from fhtagn.lab.pool import cores, spread

SURE: Final = 1.959964  # standard deviations on each side of a 95 % interval
Maker = Callable[[int], Bot]
Progress = Callable[[int, int], None]


class Standing(NamedTuple):
    """The result of one bot: `rate` is its share of wins, with 95 % between `low` and `high`."""

    games: int
    wins: float  # a shared first place counts as a part of a win
    rate: float
    low: float
    high: float


def arena(
    game: Game,
    bots: Sequence[Maker],
    games: int,
    seed: int,
    *,
    chosen: Settings | None = None,
    workers: int | None = None,
    progress: Progress = lambda _done, _all: None,
) -> list[Standing]:
    """Let the bots play each deal once for each seat, so that every bot has every seat.

    So the number of games is rounded up to a multiple of the number of bots. At a table of one seat
    the only bot plays against the game itself; another bot gets the same deals with the same
    seed.
    """
    whole = chosen or settings(game, len(bots), {})
    rounds = ceil(games / len(bots))
    wins = [0.0] * len(bots)
    play = partial(_round, game, whole, bots, seed)
    for done, won in enumerate(spread(play, range(rounds), workers or cores()), 1):
        wins = [old + new for old, new in zip(wins, won, strict=True)]
        progress(done * len(bots), rounds * len(bots))
    return [standing(won, rounds * len(bots)) for won in wins]


def standing(wins: float, games: int) -> Standing:
    """The share of wins with Wilson's interval, which holds near 0 and 1 too."""
    rate, z = wins / games, SURE * SURE / games
    middle = (rate + z / 2) / (1 + z)
    half = SURE * sqrt(rate * (1 - rate) / games + z / (4 * games)) / (1 + z)
    return Standing(games, wins, rate, max(0.0, middle - half), min(1.0, middle + half))


def _round(
    game: Game, chosen: Settings, bots: Sequence[Maker], seed: int, number: int
) -> list[float]:
    """Play one deal with every shift of the bots around the table; the wins of each bot."""
    deal = seeded(seed) ^ seeded(number)
    wins = [0.0] * len(bots)
    for shift in range(len(bots)):
        sitting = [(seat + shift) % len(bots) for seat in range(len(bots))]
        players = [bots[bot](deal ^ seeded(bot + 1)) for bot in sitting]
        for seat, share in enumerate(contest(game, chosen, players, deal)):
            wins[sitting[seat]] += share
    return wins


def contest(game: Game, chosen: Settings, players: Sequence[Bot], seed: int) -> list[float]:
    """Play one game; the share of the win by seat, zero if all have lost to the game."""
    g = start(game, chosen, seed)
    clock = dice(seed)
    for _ in range(CAP):
        if g.outcome is not None:
            firsts = max(1, g.outcome.places.count(1))
            return [(place == 1) / firsts for place in g.outcome.places]
        do(g, _answer(game, g, players, clock))
    raise Broken("games end", CAP, "the bots do not finish")


def _answer(game: Game, g: State, players: Sequence[Bot], clock: Random) -> PlayedMove:
    question = next(one for one in decisions(g) if not one.sealed)
    if question.seat == TABLE:
        return PlayedMove(TABLE, clock.choice(question.options))
    place = position(game, g, question.seat)
    key = players[question.seat].choose(place)
    return PlayedMove(question.seat, offered(game, g, question.seat)[key], key not in place.options)
