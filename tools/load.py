"""How many tables and moves a server bears.

Called by `make load`, or:

    python -m tools.load human [--matches 500] [--seconds 60] [--think 5]
    python -m tools.load burst [--matches 60] [--seconds 30]
    python -m tools.load scale [--matches 40] [--seconds 20] [--step 5]

It starts a server of its own (SQLite in a folder of its own; `scale` a PostgreSQL too), lets guests
sit down over HTTP and play over sockets, two at each table, all four games in turn, and prints how
long answers took and what the server and the players' own process took of the processors.
`human`: everybody thinks a while. `burst`: nobody thinks. `scale`: one worker, then two, with every
rules step slowed down; needs the development environment. The exit code is 1 if it was less than
what `docs/operating.md` promises.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx2
from tools.player import Notes, Player

from fhtagn.games import GAMES
from fhtagn.server.protocol import VERSION

ROOT = Path(__file__).resolve().parent.parent
HEADERS = {"X-Fhtagn": str(VERSION)}
AT_ONCE = 20  # tables that are set up at the same time
LATE = ("stale-number", "no-buzzer")  # the table had moved on, as it does among people
P99, BURST = 200, 300  # ms at human pace; moves in a second when nobody thinks
TICKS = os.sysconf("SC_CLK_TCK")


# -- the server ------------------------------------------------------------------------------------


@contextmanager
def server(*more: str, step: float = 0.0) -> Iterator[tuple[str, int]]:
    """A server of our own: its address and its process."""
    module = "tools.slow_server" if step else "fhtagn"
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {
            "FHTAGN_LIMITS": "1000000", "FHTAGN_LOG_LEVEL": "error", "FHTAGN_STEP": str(step),
        }  # fmt: skip
        process = subprocess.Popen(
            [sys.executable, "-m", module, "serve", "--port", "0", "--data", folder, *more],
            cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip
        try:
            yield address(process), process.pid
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        for word in line.split():
            if word.startswith("http://"):
                return word.rstrip(".,/")
    raise SystemExit("the server has not started")


def cpu_seconds(session: int) -> float:
    """What all processes of a session have taken so far."""
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except (OSError, IndexError):  # it has just ended
            continue
        if int(fields[3]) == session:
            total += (int(fields[11]) + int(fields[12])) / TICKS
    return total


# -- the people ------------------------------------------------------------------------------------


async def guest(client: httpx2.AsyncClient, number: int) -> str:
    body = {"name": f"Guest {number}", "language": "en", "bearer": True}
    answer = await client.post("/api/guests", json=body)
    answer.raise_for_status()
    token: str = answer.json()["token"]
    return token


async def sit_down(client: httpx2.AsyncClient, url: str, number: int) -> list[Player]:
    """Two guests at a new table that has begun."""
    tokens = [await guest(client, 2 * number + seat) for seat in range(2)]
    game = GAMES[number % len(GAMES)]
    new = {"game": game, "seats": [{"kind": "mine"}, {"kind": "open"}], "draw_seats": False}
    host, other = ({"Authorization": f"Bearer {token}"} for token in tokens)
    answer = await client.post("/api/tables", json=new, headers=host)
    answer.raise_for_status()
    table = answer.json()["id"]
    for who, what in ((other, "join"), (host, "start")):
        done = await client.post(f"/api/tables/{table}/{what}", json={}, headers=who)
        done.raise_for_status()
    return [Player(url, table, token, seat, 2 * number + seat) for seat, token in enumerate(tokens)]


async def seated(url: str, matches: int) -> list[Player]:
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx2.AsyncClient(base_url=url, headers=HEADERS, timeout=60) as client:

        async def one(number: int) -> list[Player]:
            async with gate:
                return await sit_down(client, url, number)

        pairs = await asyncio.gather(*(one(number) for number in range(matches)))
    return [player for pair in pairs for player in pair]


async def play(players: list[Player], seconds: float, think: float) -> Open:
    """Everybody plays for that long; the numbers before the last socket is open do not count."""
    tasks = []
    for player in players:
        if think:
            player.pause = pause(player.dice, think)
        tasks.append(asyncio.create_task(player.run()))
        await asyncio.wait_for(player.seen.wait(), 60)
    for player in players:
        player.notes = Notes()
    await asyncio.sleep(seconds)
    left = still_open(players)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return left


class Open(NamedTuple):
    """What had not come to an end when the time was over."""

    waits: list[float]  # seconds that commands have been without an answer
    away: int  # sockets that were lost and have not come back


def still_open(players: list[Player]) -> Open:
    now = time.monotonic()
    return Open(
        [now - player.asked_at for player in players if player.pending is not None],
        sum(player.lost_at is not None for player in players),
    )


def pause(dice: Random, mean: float) -> Any:
    async def think() -> None:
        await asyncio.sleep(dice.expovariate(1 / mean))

    return think


# -- what came of it -------------------------------------------------------------------------------


class Found(NamedTuple):
    rate: float  # moves in a second
    p99: float  # ms
    lost: int  # sockets
    errors: int  # refusals that a person would wonder at

    def shortcomings(self, how: str) -> list[str]:
        """What is less than what is promised."""
        wanting = {
            f"p99 is not below {P99} ms": how == "human" and self.p99 >= P99,
            f"fewer than {BURST} moves/s": how == "burst" and self.rate < BURST,
            "sockets were lost": self.lost > 0,
            "commands were refused": self.errors > 0,
        }
        return [words for words, is_so in wanting.items() if is_so]


def report(
    what: str, players: list[Player], left: Open, seconds: float, cpus: dict[str, float]
) -> Found:
    answered = [delay for player in players for delay in player.notes.delays]
    delays = sorted([*answered, *left.waits])
    refused = Counter(one["error"] for player in players for one in player.notes.refused)
    lost = sum(len(player.notes.resumed) for player in players) + left.away
    rate, p99 = len(answered) / seconds, part(delays, 0.99)
    shares = ", ".join(f"{name} {spent / seconds:.0%}" for name, spent in cpus.items())
    print(
        f"{what}: {len(players) // 2} matches, {len(players)} sockets, {rate:.0f} moves/s; "
        f"answers p50 {part(delays, 0.5):.1f} ms, p99 {p99:.1f} ms, "
        f"worst {part(delays, 1):.1f} ms; {refused.total()} refused, {lost} sockets lost; "
        f"of one processor: {shares}",
        flush=True,
    )
    for error, count in refused.items():
        print(f"  refused: {error} {count}")
    return Found(rate, p99, lost, refused.total() - sum(refused[one] for one in LATE))


def part(delays: list[float], share: float) -> float:
    return 1000 * delays[min(len(delays) - 1, int(share * len(delays)))] if delays else 0.0


def measured(
    what: str, chosen: argparse.Namespace, think: float, *more: str, step: float = 0
) -> Found:
    with server(*more, step=step) as (url, pid):
        began = time.monotonic()
        players = asyncio.run(seated(url, chosen.matches))
        print(f"{len(players)} people seated in {time.monotonic() - began:.1f} s", flush=True)
        before, own = cpu_seconds(pid), time.process_time()
        database = database_cpu()
        left = asyncio.run(play(players, chosen.seconds, think))
        cpus = {"server": cpu_seconds(pid) - before, "players": time.process_time() - own}
        if database is not None:
            cpus["database"] = (database_cpu() or 0.0) - database
        return report(what, players, left, chosen.seconds, cpus)


def database_cpu() -> float | None:
    """What PostgreSQL has taken, if one runs for us."""
    pids = [stat for stat in Path("/proc").glob("[0-9]*/stat") if "(postgres)" in _read(stat)]
    if not pids:
        return None
    fields = [_read(stat).rsplit(")", 1)[1].split() for stat in pids]
    return sum((int(one[11]) + int(one[12])) / TICKS for one in fields)


def _read(stat: Path) -> str:
    try:
        return stat.read_text()
    except OSError:
        return ""


def scale(chosen: argparse.Namespace) -> list[str]:
    from tests.server.postgres import cluster, database  # noqa: PLC0415  only in development

    with ExitStack() as stack:
        home = stack.enter_context(cluster(f"load-{os.getpid()}", hasty=False))
        found = []
        for workers in (1, 2):
            with database(home) as url:
                more = ("--database", url, "--workers", str(workers))
                step = chosen.step / 1000
                found.append(measured(f"{workers} worker(s)", chosen, 0.0, *more, step=step))
    one, two = found
    print(f"two workers / one: {two.rate / one.rate:.2f}")
    slower = ["two workers do not beat one"] if two.rate <= one.rate else []
    return [*slower, *one.shortcomings("scale"), *two.shortcomings("scale")]


def main() -> int:
    parser = argparse.ArgumentParser(description="How many tables and moves a server bears.")
    parser.add_argument("how", choices=("human", "burst", "scale"), nargs="?", default="human")
    parser.add_argument("--matches", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--think", type=float, default=5.0, help="seconds, on average")
    parser.add_argument("--step", type=float, default=5.0, help="ms that each rules step takes")
    chosen = parser.parse_args()
    usual = {"human": (500, 60.0), "burst": (60, 30.0), "scale": (40, 20.0)}[chosen.how]
    chosen.matches, chosen.seconds = chosen.matches or usual[0], chosen.seconds or usual[1]
    if chosen.how == "scale":
        wanting = scale(chosen)
    else:
        think = chosen.think if chosen.how == "human" else 0.0
        wanting = measured(chosen.how, chosen, think).shortcomings(chosen.how)
    for words in wanting:
        print(f"less than promised: {words}")
    return 1 if wanting else 0


if __name__ == "__main__":
    sys.exit(main())
