"""The speed of a game: random play-outs without listeners."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NamedTuple

from fhtagn.bots.bot import dice
from fhtagn.clock import CLOCK
from fhtagn.kernel.agenda import PASS, apply, decision
from fhtagn.kernel.chance import seeded
from fhtagn.kernel.game import Game, Settings, restored, settings, start
from fhtagn.kernel.save import save
from fhtagn.kernel.state import TABLE, State

CLONES = 2_000
POLICIES = {"random": 0.0, "busy": 0.75}  # how often a seat that can pass does something else
Start = Callable[[int], State]  # the table of a game, by its seed


class BenchRun(NamedTuple):
    games: int
    decisions: int
    options: int
    answers: int
    seconds: float


def bench(
    game: Game, seats: int, seconds: float = 2.0, chosen: Settings | None = None,
    policy: str = "random", position: object = None,
) -> dict[str, str | float]:  # fmt: skip
    """Decisions and games a second, the size of the tree, and what a clone and a save cost.

    A decision counts if a seat has at least two options; "all decisions" also counts those in
    which it can only pass. Time is this process's own. With a position, a saved table, the games
    start from there.
    """
    begin = starting(game, chosen or settings(game, seats, {}), position)
    busy = POLICIES[policy]
    play_out(begin, 0, busy)
    run = timed(begin, seconds, busy)
    middle = play_out(begin, 1, busy, limit=run.decisions // run.games // 2)[0]
    return {
        "game": game.name,
        "seats": seats,
        "decisions_per_s": round(run.decisions / run.seconds, 1),
        "all_decisions_per_s": round(run.answers / run.seconds, 1),
        "games_per_s": round(run.games / run.seconds, 2),
        "decisions_per_game": round(run.decisions / run.games, 2),
        "branching": round(run.options / max(1, run.decisions), 2),
        "clone_us": round(clone_us(middle), 3),
        "save_bytes": len(json.dumps(save(middle), separators=(",", ":")).encode()),
    }


def starting(game: Game, chosen: Settings, position: object) -> Start:
    """The start of each game: a new table, or the saved table with a new random stream."""
    if position is None:
        return lambda seed: start(game, chosen, seed)

    table: State = restored(game, position)

    def played_on(seed: int) -> State:
        g = table.clone()
        g.rng = seeded(seed)
        return g

    return played_on


def timed(begin: Start, seconds: float, busy: float) -> BenchRun:
    games = decisions = options = answers = 0
    began = CLOCK.spent()
    while True:
        _, count, width, every = play_out(begin, games, busy)
        games, decisions, options = games + 1, decisions + count, options + width
        answers += every
        if (spent := CLOCK.spent() - began) >= seconds:
            return BenchRun(games, decisions, options, answers, spent)


def play_out(
    begin: Start, seed: int, busy: float = 0.0, limit: int | None = None
) -> tuple[State, int, int, int]:
    """Play a random game to its end, or for so many decisions.

    Returns the table, the decisions and their options, and all answers.
    """
    g = begin(seed)
    random = dice(seed).random
    count = width = every = 0
    while g.agenda is not None and count != limit:
        question = decision(g)
        options = question.options
        number = len(options)
        if number > 1 and question.seat != TABLE:
            count += 1
            width += number
            if options[-1] is PASS and random() < busy:
                number -= 1
        apply(g, question.seat, options[int(random() * number)])
        every += 1
    return g, count, width, every


def clone_us(g: State) -> float:
    """Microseconds for a clone: the best of several rounds."""
    rounds = []
    for _ in range(5):
        began = CLOCK.spent()
        for _ in range(CLONES):
            g.clone()
        rounds.append(CLOCK.spent() - began)
    return min(rounds) / CLONES * 1e6
