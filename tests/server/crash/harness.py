"""Servers that are killed at random moments while people play, and what must be true afterwards."""

import asyncio
import os
import signal
import socket
import sys
from contextlib import contextmanager
from pathlib import Path
from random import Random

from sqlalchemy import insert, select
from tools.player import Player

from fhtagn.clock import CLOCK
from fhtagn.kernel.state import same
from fhtagn.server.ids import hashed, new_id, new_secret
from fhtagn.server.room.loading import read_match, state_of
from fhtagn.server.store.schema import entries, sessions
from tests.clock import until, wait_until
from tests.processes import PIPE, start
from tests.server.crash.zygote import STANDING
from tests.server.room.logs import plain
from tests.server.room.tables import put_match, put_person

ROOT = Path(__file__).resolve().parents[3]
PAIRS = 4  # matches that are played at a time
TURNS = 200  # of the event loop at most, between a move and the kill


class Servers:
    """One server at a time, on one port, in one folder."""

    def __init__(self, zygote, folder, port):
        self.zygote, self.folder, self.port = zygote, folder, port
        self.url = f"http://127.0.0.1:{port}"
        self.start()

    def start(self):
        self.zygote.stdin.write("start\n")
        self.zygote.stdin.flush()
        self.pid = int(self.zygote.stdout.readline())

    def kill(self):
        """At once; whoever starts the next one waits until the system has cleared it away."""
        os.kill(self.pid, signal.SIGKILL)
        wait_until(lambda: not Path(f"/proc/{self.pid}").exists())

    def standing(self):
        """What each thread of the server does."""
        told = self.folder / STANDING
        os.kill(self.pid, signal.SIGUSR1)
        wait_until(lambda: told.exists() and told.stat().st_size)
        return told.read_text()


@contextmanager
def servers(folder, database):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    zygote = start(
        [sys.executable, "-m", "tests.server.crash.zygote", str(folder), database, str(port)],
        cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        yield Servers(zygote, folder, port)
    finally:
        os.killpg(zygote.pid, signal.SIGKILL)
        zygote.wait()
        zygote.stdin.close()
        zygote.stdout.close()


def put_table(db, number):
    """Two people with their sessions, and a match of theirs."""
    pair = [put_person(db, f"P{number}-{seat}") for seat in range(2)]
    tokens, at = [new_secret() for _ in pair], CLOCK.wall()
    for person, token in zip(pair, tokens, strict=True):
        db.execute(
            insert(sessions),
            {
                "id": new_id(), "person": person, "token": hashed(token), "label": "",
                "created_at": at, "seen_at": at, "expires_at": at + 10**9,
            },
        )  # fmt: skip
    return pair, put_match(db, "heroes", pair, seed=f"seed {number}"), tokens


class Evening:
    """People who play one match after another at a server, until enough."""

    def __init__(self, store, url, seed):
        self.store, self.url, self.dice = store, url, Random(seed)
        self.players = []
        self.enough = False
        self.number = 0

    async def play(self):
        await asyncio.gather(*(self._play_on() for _ in range(PAIRS)))

    async def _play_on(self):
        while not self.enough:
            self.number += 1
            pair, match, tokens = await self.store.write(put_table, self.number)
            seats = [
                Player(self.url, match, token, seat, self.dice.getrandbits(32))
                for seat, token in enumerate(tokens)
            ]
            for player, person in zip(seats, pair, strict=True):
                player.person = person
            self.players += seats
            await asyncio.gather(*(player.run() for player in seats))


async def crash(servers, store, kills, seed, did):
    """Kill the server that often under load; the people play their last matches to the end."""
    evening, dice = Evening(store, servers.url, seed), Random(seed)
    playing = asyncio.create_task(evening.play())
    for _ in range(kills):
        acked = sum(len(player.notes.acked) for player in evening.players)
        try:
            await moves(evening, acked + dice.randrange(1, 40), playing)
        except AssertionError as error:
            waiting = "\n".join(map(standing, evening.players))
            raise AssertionError(f"{error}\n{waiting}\n{servers.standing()}") from error
        for _ in range(dice.randrange(TURNS)):
            await asyncio.sleep(0)
        servers.kill()
        servers.start()
        did["kills"] += 1
    evening.enough = True
    await playing
    return evening.players


async def moves(evening, count, playing):
    """Until that many commands are acknowledged."""

    def enough():
        assert not playing.done(), playing.exception()
        return sum(len(player.notes.acked) for player in evening.players) >= count

    await until(enough)


def standing(player):
    """How far somebody is, and what they wait for."""
    asked = player.sent.get("asked")
    return f"{player.url} {player.seat}: {player.n} {player.lost_at} {player.pending} {asked}"


async def judge(store, players, did):
    """No acknowledged move lost, no hole, no phantom, and everybody saw what there was to see."""
    for player in players:
        assert player.notes.faults == []
        rows = await store.read(_rows, player.match)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "a hole"
        own = [row.command for row in rows if row.command and row.command.startswith(player.person)]
        kept = {command.split(":", 1)[1] for command in own}
        assert len(own) == len(kept), "a command was carried out twice"
        assert player.notes.acked & player.notes.sent <= kept, "an acknowledged move was lost"
        assert kept <= player.notes.sent, "a phantom"
        state = state_of(await store.read(read_match, player.match))
        assert state.match.over
        assert same(state.match.state, state.match.fork(state.match.ply).state)
        assert player.events == plain(state.match.told(player.seat))
        did["entries"] += len(rows)
        did["acked"] += len(player.notes.acked)


def _rows(db, match):
    found = select(entries.c.seq, entries.c.command).where(entries.c.match == match)
    return db.execute(found.order_by(entries.c.seq)).all()
