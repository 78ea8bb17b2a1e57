"""Measure other libraries and our games in one run, by uniformly random play.

Run by `make bench-peers` with the python of `.venv-peers`. Every peer is measured in a process of
its own, single-threaded, by CPU time; ours by `fhtagn bench GAME --json`. Ours and theirs take
turns, round by round, so that a busy machine slows both; printed is the median of the rounds.

A decision includes listing the legal actions, choosing, applying, the test for the end, its share
of chance and of setting the game up. Two countings: *all* decisions, and those with a *choice* of
at least two options. The first ratio compares these with each other; beside it stand the stricter
comparison, with all of theirs, and all decisions on both sides.
"""

from __future__ import annotations

import argparse
import copy
import functools
import gc
import importlib
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

LONGEST_GAME = 20_000
QUIET = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_VIDEODRIVER": "dummy",
    "PYTHONWARNINGS": "ignore",
}
Row = dict[str, Any]


# ---------------------------------------------------------------- the peers


class Peer:
    """One game of one library; made inside the process that measures it."""

    def new(self, rng: random.Random) -> Any:
        raise NotImplementedError

    def is_over(self, state: Any) -> bool:
        raise NotImplementedError

    def legal(self, state: Any) -> Sequence[Any]:
        raise NotImplementedError

    def play(self, state: Any, action: Any) -> None:
        raise NotImplementedError

    def chance(self, state: Any, rng: random.Random) -> bool:  # noqa: ARG002
        """Resolve one step of chance, if one is due."""
        return False

    def clone(self, state: Any) -> Any:
        """Copy a position in the cheapest way the library documents."""
        return copy.deepcopy(state)


class OpenSpiel(Peer):
    def __init__(self, game: str) -> None:
        self.game = importlib.import_module("pyspiel").load_game(game)

    def new(self, rng: random.Random) -> Any:  # noqa: ARG002
        return self.game.new_initial_state()

    def is_over(self, state: Any) -> bool:
        return bool(state.is_terminal())

    def legal(self, state: Any) -> Sequence[Any]:
        return state.legal_actions()  # type: ignore[no-any-return]

    def play(self, state: Any, action: Any) -> None:
        state.apply_action(action)

    def chance(self, state: Any, rng: random.Random) -> bool:
        if not state.is_chance_node():
            return False
        outcomes = state.chance_outcomes()
        mark = rng.random()
        drawn = outcomes[-1][0]
        for action, weight in outcomes:
            mark -= weight
            if mark < 0:
                drawn = action
                break
        state.apply_action(drawn)
        return True

    def clone(self, state: Any) -> Any:
        return state.clone()


class RLCard(Peer):
    """The environment is its own state, so a position is the pair of it and what it last told."""

    def __init__(self, game: str) -> None:
        self.table = importlib.import_module("rlcard").make(game, config={"seed": 1})

    def new(self, rng: random.Random) -> Any:  # noqa: ARG002
        return [self.table, self.table.reset()[0]]

    def is_over(self, state: Any) -> bool:
        return bool(state[0].is_over())

    def legal(self, state: Any) -> Sequence[Any]:
        return list(state[1]["legal_actions"])

    def play(self, state: Any, action: Any) -> None:
        state[1] = state[0].step(action)[0]


class PettingZoo(Peer):
    def __init__(self, game: str) -> None:
        self.table = importlib.import_module(f"pettingzoo.classic.{game}").env()

    def new(self, rng: random.Random) -> Any:
        self.table.reset(seed=rng.getrandbits(30))
        return self.table

    def is_over(self, state: Any) -> bool:
        return not state.agents or all(state.terminations.values())

    def legal(self, state: Any) -> Sequence[Any]:
        seen, _, _, _, info = state.last()
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        return mask.nonzero()[0]  # type: ignore[no-any-return]

    def play(self, state: Any, action: Any) -> None:
        state.step(int(action))


class Catanatron(Peer):
    def __init__(self, players: int) -> None:
        self.library = importlib.import_module("catanatron")
        colours = list(self.library.Color)[:players]
        self.players = [self.library.RandomPlayer(colour) for colour in colours]

    def new(self, rng: random.Random) -> Any:
        return self.library.Game(self.players, seed=rng.getrandbits(30))

    def is_over(self, state: Any) -> bool:
        return state.winning_color() is not None or state.state.num_turns >= 1000

    def legal(self, state: Any) -> Sequence[Any]:
        return state.state.playable_actions  # type: ignore[no-any-return]

    def play(self, state: Any, action: Any) -> None:
        state.execute(action)

    def clone(self, state: Any) -> Any:
        return state.copy()


class Chess(Peer):
    def __init__(self) -> None:
        self.library = importlib.import_module("chess")

    def new(self, rng: random.Random) -> Any:  # noqa: ARG002
        return self.library.Board()

    def is_over(self, state: Any) -> bool:
        return bool(state.is_game_over())

    def legal(self, state: Any) -> Sequence[Any]:
        return list(state.legal_moves)

    def play(self, state: Any, action: Any) -> None:
        state.push(action)

    def clone(self, state: Any) -> Any:
        return state.copy(stack=False)


class Entry(NamedTuple):
    library: str
    seats: int
    make: Callable[[], Peer]


PEERS = {
    "uno": Entry("rlcard", 2, functools.partial(RLCard, "uno")),
    "leduc-holdem": Entry("rlcard", 2, functools.partial(RLCard, "leduc-holdem")),
    "gin-rummy": Entry("rlcard", 2, functools.partial(RLCard, "gin-rummy")),
    "catan-2": Entry("catanatron", 2, functools.partial(Catanatron, 2)),
    "catan-4": Entry("catanatron", 4, functools.partial(Catanatron, 4)),
    "chess": Entry("chess", 2, Chess),
    "connect-four": Entry("pettingzoo", 2, functools.partial(PettingZoo, "connect_four_v3")),
    "hearts": Entry("open_spiel C++", 4, functools.partial(OpenSpiel, "hearts")),
    "backgammon": Entry("open_spiel C++", 2, functools.partial(OpenSpiel, "backgammon")),
}


# ---------------------------------------------------------------- measuring one peer


class Tally(NamedTuple):
    """What one random game came to, and the position it was stopped at, if it was."""

    decisions: int
    choices: int
    options: int
    position: Any = None


def play_out(peer: Peer, rng: random.Random, stop_at: int = LONGEST_GAME) -> Tally:
    """Play one random game to its end, or to the position before decision number `stop_at`."""
    state = peer.new(rng)
    decisions = choices = options = 0
    while True:
        while peer.chance(state, rng):
            pass
        if peer.is_over(state):
            return Tally(decisions, choices, options)
        if decisions == stop_at:
            return Tally(decisions, choices, options, state)
        actions = peer.legal(state)
        count = len(actions)
        decisions += 1
        if count > 1:
            choices += 1
            options += count
        peer.play(state, actions[int(rng.random() * count)])


def measure(name: str, seconds: float) -> Row:
    entry = PEERS[name]
    peer = entry.make()
    rng = random.Random(12345)  # noqa: S311  dice for a benchmark
    play_out(peer, rng)
    gc.collect()
    tallies, began = [], time.process_time()
    while time.process_time() - began < seconds:
        tallies.append(play_out(peer, rng)._replace(position=None))
    spent = time.process_time() - began
    games = len(tallies)
    decisions = sum(tally.decisions for tally in tallies)
    choices = sum(tally.choices for tally in tallies)
    options = sum(tally.options for tally in tallies)
    return {
        "game": name,
        "library": entry.library,
        "seats": entry.seats,
        "decisions_per_s": choices / spent,
        "all_decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "decisions_per_game": choices / games,
        "branching": options / max(choices, 1),
        "clone_us": clone_us(peer, rng, decisions // games // 2, seconds / 4),
    }


def clone_us(peer: Peer, rng: random.Random, middle: int, seconds: float) -> float | None:
    """Time a copy of positions in mid-game; None where the library cannot copy one."""
    costs: list[float] = []
    ends = time.process_time() + seconds
    while time.process_time() < ends or len(costs) < 5:
        position = play_out(peer, rng, middle).position
        if position is None:
            continue
        try:
            once = timed_clones(peer, position, 1)
        except (TypeError, ValueError, RuntimeError):
            return None
        costs.append(timed_clones(peer, position, max(1, min(100, int(10_000 / once)))))
    return statistics.median(costs)


def timed_clones(peer: Peer, position: Any, times: int) -> float:
    """Give the microseconds of CPU time of one copy, by making several."""
    clone = peer.clone
    began = time.process_time_ns()
    for _ in range(times):
        clone(position)
    return max(1, time.process_time_ns() - began) / times / 1000


# ---------------------------------------------------------------- all of them, in rounds


def run_json(command: list[str], what: str) -> list[Row]:
    """Run a program that prints a JSON list; nothing, and a line that says why, if it fails."""
    env = {**os.environ, **QUIET}
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    except OSError as error:
        print(f"# {what} not measured: {error}", file=sys.stderr)
        return []
    try:
        rows: list[Row] = json.loads(done.stdout[done.stdout.index("[") :])
    except ValueError:
        said = (done.stderr.strip() or done.stdout.strip() or "it printed nothing").splitlines()
        print(f"# {what} not measured: {said[-1]}", file=sys.stderr)
        return []
    return rows


def one_round(peers: list[str], chosen: argparse.Namespace) -> list[Row]:
    ours = [chosen.ours, "bench", chosen.game, "--json", *chosen.how.split()]
    rows = run_json(ours, "ours") if chosen.ours else []
    rows = [{**row, "library": "fhtagn"} for row in rows]
    for name in peers:
        command = [sys.executable, __file__, "--measure", name, "--seconds", str(chosen.seconds)]
        rows += run_json(command, name)
    return rows


def medians(rounds: list[list[Row]]) -> list[Row]:
    """Join the rounds: for each game and number of seats, the median of every figure."""
    groups: dict[tuple[str, str, int], list[Row]] = {}
    for row in (row for rows in rounds for row in rows):
        groups.setdefault((row["library"], row["game"], row["seats"]), []).append(row)
    return [
        {key: middle([row.get(key) for row in rows]) for key in rows[0]} for rows in groups.values()
    ]


def middle(values: list[Any]) -> Any:
    if all(isinstance(value, int | float) for value in values):
        return statistics.median(values)
    return values[0]


# ---------------------------------------------------------------- printing

COLUMNS = {
    "with a choice/s": "decisions_per_s",
    "all decisions/s": "all_decisions_per_s",
    "games/s": "games_per_s",
    "choices/game": "decisions_per_game",
    "branching": "branching",
    "clone us": "clone_us",
    "save bytes": "save_bytes",
}


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.1f}"


def table(rows: list[Row]) -> str:
    head = f"{'game':<14}{'library':<16}{'seats':>5}" + "".join(f"{name:>16}" for name in COLUMNS)
    lines = [head, "-" * len(head)]
    for row in rows:
        figures = "".join(f"{number(row.get(key)):>16}" for key in COLUMNS.values())
        lines.append(f"{row['game']:<14}{row['library']:<16}{row['seats']:>5}{figures}")
    return "\n".join(lines)


def ratios(rows: list[Row], mine: str) -> Iterator[str]:
    """Compare our game with uno and catanatron: in decisions, and in the cost of a clone."""
    ours = {row["seats"]: row for row in rows if row["library"] == "fhtagn" and row["game"] == mine}
    theirs = {row["game"]: row for row in rows if row["library"] != "fhtagn"}
    for peer, seats in (("uno", 2), ("gin-rummy", 2), ("catan-2", 2), ("catan-4", 4)):
        if seats in ours and peer in theirs:
            rate, other = ours[seats]["decisions_per_s"], theirs[peer]
            like, strict = rate / other["decisions_per_s"], rate / other["all_decisions_per_s"]
            both = f"{like:.2f}  ({seats} seats; counting all of theirs: {strict:.2f})"
            yield f"{mine}/{peer} decisions: {both}"
            every = ours[seats]["all_decisions_per_s"] / other["all_decisions_per_s"]
            yield f"{mine}/{peer} all decisions, on both sides: {every:.2f}"
    for seats in (2, 4):
        catan = theirs.get(f"catan-{seats}")
        if seats in ours and catan:
            ratio = ours[seats]["clone_us"] / catan["clone_us"]
            yield f"{mine}/catanatron clone: {ratio:.3f}  ({seats} seats)"


# ---------------------------------------------------------------- the command


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Ours beside other libraries, in one run.")
    parser.add_argument("--ours", default="", help="the fhtagn command; without it the peers only")
    parser.add_argument("--game", default="heroes", help="which of our games (heroes)")
    parser.add_argument("--how", default="", help="further options of our bench, as one word")
    parser.add_argument("--rounds", type=int, default=3, help="median of how many (3)")
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU seconds per peer (1.5)")
    parser.add_argument("--only", default="", help=f"some of {','.join(PEERS)}")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON instead")
    parser.add_argument("--measure", choices=PEERS, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    for name in filter(None, chosen.only.split(",")):
        if name not in PEERS:
            parser.error(f"no peer {name!r}; there are: {', '.join(PEERS)}")
    return chosen


def main() -> int:
    chosen = arguments()
    if chosen.measure:
        print(json.dumps([measure(chosen.measure, chosen.seconds)]))
        return 0
    peers = list(filter(None, chosen.only.split(","))) or list(PEERS)
    rounds = [one_round(peers, chosen) for _ in range(chosen.rounds)]
    rows = medians(rounds)
    if chosen.json:
        print(json.dumps(rows, indent=1))
    else:
        version = sys.version.split()[0]
        print(f"# Python {version}, one core, CPU time, random play, median of {chosen.rounds}")
        print(table(rows))
        print(*ratios(rows, chosen.game), sep="\n")
    measured = {row["game"] for row in rows}
    wanted = {*peers, chosen.game} if chosen.ours else set(peers)
    return 0 if wanted <= measured else 1


if __name__ == "__main__":
    sys.exit(main())
