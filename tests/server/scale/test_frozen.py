"""A worker is stopped for a while and does not know it: its matches go on at another meanwhile.

When it is woken, it writes nothing under its old leases and tells nobody what is no longer so.
"""

import asyncio
import json
import os
import signal
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest

from fhtagn.clock import CLOCK
from tests.clock import PATIENCE
from tests.server.crash.harness import judge
from tests.server.scale.evening import HELD, Evening, rows, two_workers
from tests.server.scale.writers import check_writers, read_writers

TABLES = 4
FURTHER = 6  # entries that each match goes on by meanwhile


@pytest.fixture
def clock():
    """Processes go by the clock of the machine."""
    return CLOCK


def other_device(evening, player, worker):
    """The same person at another worker, with ids of commands of its own."""
    table = next(one for one in evening.tables if one[1] == player.match)
    other = evening.sit_down(table, player.seat, worker, commands=1000)
    other.notes.sent, other.notes.acked = player.notes.sent, player.notes.acked
    return other


def asking(worker, player, method, what, body=None):
    """A request that lies before the worker until it takes it."""
    address = urlsplit(worker.url)
    connection = HTTPConnection(address.hostname, address.port, timeout=PATIENCE)
    headers = player.headers | {"Content-Type": "application/json"}
    connection.request(method, f"/api/matches/{player.match}/{what}", body, headers)
    return connection


async def answer(worker, player, *request, first=None):
    """What the worker says; who is told to come again does."""
    asked = first or asking(worker, player, *request)
    told = await asyncio.to_thread(asked.getresponse)
    body = json.loads(told.read())
    asked.close()
    if told.status == 503:
        return await answer(worker, player, *request)
    return body


async def speaks(worker, player):
    """Something new is accepted there, wherever the match is played."""
    said = {"do": "say", "id": "awake", "seat": player.seat, "text": "Are you awake?"}
    player.notes.sent.add(said["id"])
    told = await answer(worker, player, "POST", "commands", json.dumps(said))
    assert (told["is"], told["id"]) == ("ack", said["id"])
    player.notes.acked.add(said["id"])


@pytest.mark.slow
async def test_a_worker_that_was_stopped_does_no_harm_when_it_goes_on(store, config, did):
    with two_workers(config) as workers:
        evening = Evening(store, workers)
        await evening.begin(TABLES)
        frozen, left = await evening.busier()
        os.kill(frozen.pid, signal.SIGSTOP)
        moving = [one for one in (await evening.owners()).values() if one == frozen.name]
        before = await store.read(rows)
        away = [other_device(evening, player, left) for player in evening.of(frozen)]
        evening.let(2 * HELD)
        await evening.all_go_on(before, FURTHER)
        seen = [player.n for player in away]
        look = "GET", f"state?seat={away[0].seat}"
        first = [asking(frozen, player, *look) for player in away]
        os.kill(frozen.pid, signal.SIGCONT)
        for player, asked, n in zip(away, first, seen, strict=True):
            assert (await answer(frozen, player, *look, first=asked))["n"] >= n, "a stale answer"
            await speaks(frozen, player)
        await evening.finish()
        writers = await store.read(read_writers)
    check_writers(writers)
    await judge(store, evening.players, did)
    did["moved"] += len(moving)
    did.at_least(moved=1)
