"""Golden saves and counts: what a later version must still be able to read and to count.

`make golden` writes them anew; the difference is read like any other change. A save holds the names
of rules, so a renamed rule without its former name shows here; a changed legality changes a count.
"""

import json
import random
from pathlib import Path

from fhtagn.games import load
from fhtagn.kernel.agenda import apply, decision, decisions
from fhtagn.kernel.game import restored, start
from fhtagn.kernel.present import keyed
from fhtagn.kernel.save import digest, save

# Of the counts: wider games are counted less deep.
DEPTHS = {"call": 3, "duel": 3, "fate": 4, "heroes": 5}


def path(game):
    return Path(__file__).parent / "games" / game / "golden.json"


def read(game):
    return json.loads(path(game).read_text("utf-8"))


def made(name):
    """One save for each kind of question met in some random games, and the counts."""
    game = load(name)
    saves, counts = {}, []
    for seats in game.rules.seats:
        for number, chosen in enumerate(tables(game, seats)):
            g = start(game, chosen, number)
            count = perft(advanced(g.clone(), 12), DEPTHS[name])
            counts.append({"seats": seats, "table": number, "count": count})
            for prompt, saved in met(g).items():
                saves.setdefault(prompt, {"save": saved, "end": digest(finished(game, saved))})
    return {"saves": dict(sorted(saves.items())), "counts": counts}


def tables(game, seats):
    """The first and the last way to lay the table, and more between if there are few seats."""
    every = game.proof.variants(seats)
    count = max(2, 14 // len(game.rules.seats))
    return [every[number * (len(every) - 1) // (count - 1)] for number in range(count)]


def met(g):
    """The first save at each kind of question of a random game."""
    found, chance = {}, random.Random(1)
    while g.outcome is None:
        asked = decision(g)
        found.setdefault(asked.prompt, save(g))
        apply(g, asked.seat, chance.choice(asked.options))
    return found


def finished(game, saved):
    """The saved table, played on by the first option of every question."""
    g = restored(game, saved)
    while g.outcome is None:
        asked = decision(g)
        apply(g, asked.seat, asked.options[0])
    return g


def advanced(g, plies):
    for _ in range(plies):
        asked = decision(g)
        apply(g, asked.seat, asked.options[-1])
    return g


def perft(g, depth):
    """How many sequences of keys there are to that depth."""
    if depth == 0 or not decisions(g):
        return 1
    asked = decision(g)
    total = 0
    for task in keyed(g, asked.options).values():
        new = g.clone()
        apply(new, asked.seat, task)
        total += perft(new, depth - 1)
    return total
