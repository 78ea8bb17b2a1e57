"""How fast a game is: random play-outs, with nobody listening."""

from __future__ import annotations

import json
from time import process_time
from typing import Any, NamedTuple

from fhtagn.bots.bot import dice
from fhtagn.kernel.agenda import apply, decision
from fhtagn.kernel.game import Game, Settings, settings, start
from fhtagn.kernel.save import save
from fhtagn.kernel.state import TABLE

CLONES = 2_000


class Run(NamedTuple):
    games: int
    decisions: int
    options: int
    seconds: float


def bench(
    game: Game, seats: int, seconds: float = 2.0, chosen: Settings | None = None
) -> dict[str, Any]:
    """Decisions and games a second, the size of the tree, and what a clone and a save cost.

    A decision counts if a seat has at least two options. Time is this process's own.
    """
    chosen = chosen or settings(game, seats, {})
    play_out(game, chosen, 0)
    run = timed(game, chosen, seconds)
    middle = play_out(game, chosen, 1, limit=run.decisions // run.games // 2)[0]
    return {
        "game": game.name,
        "seats": seats,
        "decisions_per_s": round(run.decisions / run.seconds, 1),
        "games_per_s": round(run.games / run.seconds, 2),
        "decisions_per_game": round(run.decisions / run.games, 2),
        "branching": round(run.options / max(1, run.decisions), 2),
        "clone_us": round(clone_us(middle), 3),
        "save_bytes": len(json.dumps(save(middle), separators=(",", ":")).encode()),
    }


def timed(game: Game, chosen: Settings, seconds: float) -> Run:
    games = decisions = options = 0
    began = process_time()
    while True:
        _, count, width = play_out(game, chosen, games)
        games, decisions, options = games + 1, decisions + count, options + width
        if (spent := process_time() - began) >= seconds:
            return Run(games, decisions, options, spent)


def play_out(
    game: Game, chosen: Settings, seed: int, limit: int | None = None
) -> tuple[Any, int, int]:
    """A random game to its end, or to so many decisions: the table, decisions and their options."""
    g = start(game, chosen, seed)
    random = dice(seed).random
    count = width = 0
    while g.agenda is not None and count != limit:
        question = decision(g)
        options = question.options
        number = len(options)
        if number > 1 and question.seat != TABLE:
            count += 1
            width += number
        apply(g, question.seat, options[int(random() * number)])
    return g, count, width


def clone_us(g: Any) -> float:
    """Microseconds for a clone, the best of some rounds."""
    rounds = []
    for _ in range(5):
        began = process_time()
        for _ in range(CLONES):
            g.clone()
        rounds.append(process_time() - began)
    return min(rounds) / CLONES * 1e6
