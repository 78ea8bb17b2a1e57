"""A worker is killed: its matches go on at another, for those who listen there as if nothing were.

The workers are real processes, the sockets are real.
"""

import asyncio
import signal
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic

import pytest
from sqlalchemy import select
from tools.player import Player

from fhtagn.server.store.schema import matches
from tests.clock import until
from tests.server.crash.harness import judge, put_table

ROOT = Path(__file__).resolve().parents[3]
TABLES = 6
SOON = 5.0  # seconds in which the matches of a killed worker must go on


@contextmanager
def process(folder, database):
    running = subprocess.Popen(
        [sys.executable, "-m", "tests.server.scale.process", str(folder), database],
        cwd=ROOT, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    with running:
        try:
            running.url = running.stdout.readline().strip()
            yield running
        finally:
            running.kill()


def rows(db, status="playing"):
    """The matches by their names."""
    found = select(matches.c.id, matches.c.owner, matches.c.seq)
    return {row.id: row for row in db.execute(found.where(matches.c.status == status))}


def seat_of(table, seat, worker):
    """The player of a seat, who comes to this worker."""
    pair, match, tokens = table
    player = Player(worker.url, match, tokens[seat], seat, seed=seat)
    player.person = pair[seat]
    player.pause = lambda: asyncio.sleep(0.02)
    return player


@pytest.mark.slow
async def test_the_matches_of_a_killed_worker_go_on_at_another(store, config, did):
    tables = [await store.write(put_table, number) for number in range(TABLES)]
    with ExitStack() as ending:
        killed = ending.enter_context(process(config.data, config.database))

        async def all_are_owned():
            return all(row.owner for row in (await store.read(rows)).values())

        await until(all_are_owned)  # by the only worker there is
        left = ending.enter_context(process(config.data, config.database))
        here = [seat_of(table, 0, killed) for table in tables]
        there = [seat_of(table, 1, left) for table in tables]
        players = [*here, *there]
        playing = [asyncio.create_task(player.run()) for player in players]

        async def all_have_begun():
            return all(len(player.notes.acked) >= 3 for player in players)

        await until(all_have_begun)
        before = [len(player.notes.resumed) for player in there]
        killed.send_signal(signal.SIGKILL)
        killed_at = monotonic()
        killed.wait()
        for player in here:
            player.url = player.url.replace(killed.url[4:], left.url[4:])
        dead = await store.read(rows)
        assert len({row.owner for row in dead.values()}) == 1

        async def all_go_on():
            now = await store.read(rows) | await store.read(rows, "finished")
            return all(now[match].seq > row.seq for match, row in dead.items())

        await until(all_go_on)
        took = monotonic() - killed_at
        assert took < SOON
        await asyncio.gather(*playing)
    assert [len(player.notes.resumed) for player in there] == before, "a socket was closed"
    await judge(store, players, did)
    did["moved"] += len(dead)
    did["milliseconds"] += round(took * 1000)
    did.at_least(moved=1)
