"""The balance of Fate of the Elder Gods, by games of bots: gods, cards, endings, what is used.

    python -m tools.balance --seats 4 --rounds 300

In a round every god plays once; so many rounds are as many appearances of each god. Each rate is
printed with its 95 % interval. A player *reacts* by casting or using something in the window of an
event. The bots look one move ahead in few worlds, to be quick; `--worlds`, `--depth` and `--looks`
change that.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from fhtagn.bots.bot import dice, position
from fhtagn.bots.greedy import GreedyBot
from fhtagn.games import load
from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.chance import seeded
from fhtagn.kernel.game import Game, settings, start
from fhtagn.kernel.present import offered
from fhtagn.lab.arena import standing
from fhtagn.lab.play import PlayedMove, do
from fhtagn.lab.pool import cores, spread

ACTS = {"cast": "casts", "artifact_used": "uses Artifacts", "gift_used": "uses gifts",
        "monster_used": "uses Monsters", "control_action": "takes Control Actions"}  # fmt: skip
CARDS = {"cast": "spell", "artifact_gained": "artifact", "summoned": "monster"}


class Result(NamedTuple):
    """One game: the gods by seat, their shares of the win, the end, and what each seat did."""

    gods: tuple[str, ...]
    shares: tuple[float, ...]
    reason: str
    turns: int
    acts: tuple[frozenset[str], ...]
    cards: tuple[frozenset[str], ...]


class Plan(NamedTuple):
    seats: int
    worlds: int
    depth: int
    looks: int
    seed: int
    table: dict[str, Any]


def tables(game: Game, plan: Plan, rounds: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The gods of every game: each once in a round, in an order of chance."""
    order = dice(plan.seed)
    gods = [god.id for god in game.content.gods.values() if plan.seats in god.players]
    number = 0
    for _ in range(rounds):
        row = order.sample(gods, len(gods))
        row += order.sample([god for god in gods if god not in row[-plan.seats :]], plan.seats)
        for first in range(0, len(gods), plan.seats):
            number += 1
            yield number, tuple(row[first : first + plan.seats])


def play(game: Game, plan: Plan, table: tuple[int, tuple[str, ...]]) -> Result:
    """A game of greedy bots."""
    number, gods = table
    seed = seeded(plan.seed) ^ seeded(number)
    chosen = settings(game, plan.seats, plan.table, [{"god": god} for god in gods])
    g = start(game, chosen, seed, listen=True)
    bots = [GreedyBot(seed + seat, plan.worlds, plan.depth, plan.looks) for seat in range(g.seats)]
    acts: list[set[str]] = [set() for _ in range(g.seats)]
    cards: list[set[str]] = [set() for _ in range(g.seats)]
    while g.outcome is None:
        question = next(one for one in decisions(g) if not one.sealed)
        place = position(game, g, question.seat)
        key = bots[question.seat].choose(place)
        if question.prompt.startswith("answer_") and key != "pass":
            acts[question.seat].add("reacts")
        do(
            g,
            PlayedMove(
                question.seat, offered(game, g, question.seat)[key], key not in place.options
            ),
        )
        for event in g.events:
            told, kind = event.told, event.told["kind"]
            if kind in ACTS:
                acts[told["seat"]].add(ACTS[kind])
            if kind in CARDS:
                cards[told["seat"]].add(told[CARDS[kind]])
        g.events.clear()
    firsts = g.outcome.places.count(1)
    shares = tuple((one == 1) / max(1, firsts) for one in g.outcome.places)
    return Result(
        gods, shares, g.outcome.reason, g.turns,
        tuple(map(frozenset, acts)), tuple(map(frozenset, cards)),
    )  # fmt: skip


# -- the report ------------------------------------------------------------------------------------


def line(name: str, wins: float, games: int) -> str:
    rate = standing(wins, games)
    interval = f"{100 * rate.low:5.1f} - {100 * rate.high:4.1f}"
    return f"  {name:<26}{games:>6}  {100 * rate.rate:5.1f} %   {interval}"


def report(plan: Plan, results: Sequence[Result]) -> Iterator[str]:
    games = len(results)
    turns = sum(one.turns for one in results) / games / plan.seats
    yield f"{plan.seats} players, {games} games, {turns:.1f} turns each"
    for reason, count in Counter(one.reason for one in results).most_common():
        yield line(f"ends: {reason}", count, games)
    rows: dict[str, list[float]] = {}
    cards: dict[str, list[float]] = {}
    for one in results:
        for god, share, owned in zip(one.gods, one.shares, one.cards, strict=True):
            rows.setdefault(god, []).append(share)
            for card in owned:
                cards.setdefault(card, []).append(share)
    yield "gods: share of wins"
    for god, shares in sorted(rows.items(), key=lambda row: -sum(row[1]) / len(row[1])):
        yield line(god, sum(shares), len(shares))
    yield "in so many of its games a player"
    players = sum(len(one.acts) for one in results)
    for act, count in sorted(Counter(a for one in results for s in one.acts for a in s).items()):
        yield line(act, count, players)
    whole = sum(1 for one in results if {"casts", "reacts", "uses gifts"} <= set().union(*one.acts))
    yield line("games with all of: casts, reacts, uses gifts", whole, games)
    yield "cards: share of wins of those who cast, gained or summoned them"
    for card, shares in sorted(cards.items(), key=lambda row: -sum(row[1]) / len(row[1])):
        yield line(card, sum(shares), len(shares))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name, default in (("seats", 4), ("rounds", 30), ("worlds", 1), ("depth", 1), ("looks", 40),
                          ("seed", 1)):  # fmt: skip
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--base", action="store_true", help="without the expansion")
    parser.add_argument("--level", default="adept")
    chosen = parser.parse_args()
    game = load("fate")
    beasts = {god.id: True for god in game.content.gods.values() if god.box != "base"}
    table = {} if chosen.base else beasts | {"monsters": True, "everything": chosen.seats > 1}
    plan = Plan(chosen.seats, chosen.worlds, chosen.depth, chosen.looks, chosen.seed,
                table | {"level": chosen.level})  # fmt: skip
    found = list(tables(game, plan, chosen.rounds))
    if chosen.base:
        base = {god.id for god in game.content.gods.values() if god.box == "base"}
        found = [one for one in found if set(one[1]) <= base]
    results = []
    for result in spread(partial(play, game, plan), found, cores()):
        results.append(result)
        if len(results) % 50 == 0:
            print(f"{len(results)} of {len(found)}", file=sys.stderr)
    print(*report(plan, results), sep="\n")


if __name__ == "__main__":
    main()
