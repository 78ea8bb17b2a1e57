"""A worker is stopped for a while and does not know it: its matches go on at another meanwhile.

When it is woken, it writes nothing under its old leases and tells nobody what is no longer so.
"""

import asyncio
import json
import os
import signal
from contextlib import ExitStack
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest

from tests.clock import until
from tests.server.crash.harness import judge, put_table
from tests.server.scale.test_death import process, rows, seat_of

TABLES = 4
FURTHER = 6  # entries that each match goes on by meanwhile


def other_device(player, table, worker):
    """The same person at another worker, with ids of commands of its own."""
    other = seat_of(table, player.seat, worker)
    other.commands = 1000
    other.notes.sent, other.notes.acked = player.notes.sent, player.notes.acked
    return other


def asking(worker, player, method, what, body=None):
    """A request that lies before the worker until it takes it."""
    address = urlsplit(worker.url)
    connection = HTTPConnection(address.hostname, address.port, timeout=60)
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
    tables = [await store.write(put_table, number) for number in range(TABLES)]
    with ExitStack() as ending:
        frozen = ending.enter_context(process(config.data, config.database))

        async def all_are_owned():
            return all(row.owner for row in (await store.read(rows)).values())

        await until(all_are_owned)  # by the only worker there is
        left = ending.enter_context(process(config.data, config.database))
        here = [seat_of(table, 0, frozen) for table in tables]
        there = [seat_of(table, 1, left) for table in tables]
        playing = [asyncio.create_task(player.run()) for player in (*here, *there)]

        async def all_have_begun():
            return all(len(player.notes.acked) >= 3 for player in (*here, *there))

        await until(all_have_begun)
        os.kill(frozen.pid, signal.SIGSTOP)
        before = await store.read(rows)
        ends = {row.owner for row in before.values()}
        away = [other_device(*one, left) for one in zip(here, tables, strict=True)]
        playing += [asyncio.create_task(player.run()) for player in away]

        async def all_go_on():
            now = await store.read(rows) | await store.read(rows, "finished")
            return all(now[one].seq > row.seq + FURTHER for one, row in before.items())

        await until(all_go_on)
        moved = await store.read(rows)
        seen = [player.n for player in away]
        look = "GET", "state?seat=0"
        first = [asking(frozen, player, *look) for player in away]
        os.kill(frozen.pid, signal.SIGCONT)
        for player, asked, n in zip(away, first, seen, strict=True):
            assert (await answer(frozen, player, *look, first=asked))["n"] >= n, "a stale answer"
            await speaks(frozen, player)
        await asyncio.gather(*playing)
        after = await store.read(rows, "finished")
    assert len(ends) == 1
    assert not ends & {row.owner for row in moved.values()}
    assert not ends & {row.owner for row in after.values()}, "it has a match again"
    await judge(store, [*here, *there, *away], did)
    did["moved"] += len(moved)
    did.at_least(moved=1)
