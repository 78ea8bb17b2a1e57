"""Tables at two real workers: one of each pair of players comes to one worker, one to the other."""

import asyncio
from collections import Counter
from contextlib import ExitStack, contextmanager
from math import inf

from sqlalchemy import select
from tools.player import Player

from fhtagn.server.store.schema import matches
from tests.clock import until
from tests.server.crash.harness import put_table
from tests.server.scale.process import process
from tests.server.scale.writers import read_writers, writers_noted

BEGUN = 3  # moves of each before something happens
HELD = 8  # moves after which they wait until it has; no match is over before each has made twenty


@contextmanager
def two_workers(config):
    """Two workers at one database, which notes who writes."""
    with ExitStack() as ending:
        ending.enter_context(writers_noted(config.database))
        yield [
            ending.enter_context(process(config.data, config.database, name))
            for name in ("first", "second")
        ]


def rows(db):
    """The matches by their names."""
    found = select(matches.c.id, matches.c.owner, matches.c.seq)
    return {row.id: row for row in db.execute(found)}


class Evening:
    """Matches that are played at two workers at once."""

    def __init__(self, store, workers):
        self.store, self.workers = store, workers
        self._most, self._raised = float(HELD), asyncio.Event()
        self.tables, self.players, self.playing = [], [], []

    async def begin(self, count):
        """So many matches, each of them begun."""
        self.tables = [await self.store.write(put_table, number) for number in range(count)]
        for table in self.tables:
            for seat, worker in enumerate(self.workers):
                self.sit_down(table, seat, worker)
        await until(lambda: all(len(player.notes.acked) >= BEGUN for player in self.players))

    def sit_down(self, table, seat, worker, commands=0):
        """Somebody plays a seat, coming to this worker; with ids of commands of their own."""
        pair, match, tokens = table
        player = Player(worker.url, match, tokens[seat], seat, seed=seat)
        player.person, player.worker, player.commands = pair[seat], worker, commands
        player.pause = lambda: self._may_go_on(player)
        self.players.append(player)
        self.playing.append(asyncio.create_task(player.run()))
        return player

    async def _may_go_on(self, player):
        while len(player.notes.acked) >= self._most:
            await self._raised.wait()

    def let(self, most=inf):
        """Everybody may make so many moves in all."""
        self._most, raised, self._raised = most, self._raised, asyncio.Event()
        raised.set()

    def of(self, worker):
        """Who comes to this worker."""
        return [player for player in self.players if player.worker is worker]

    async def busier(self):
        """The worker with the more matches, and the other one.

        Leases may move at any time, if the machine is slow: nobody knows beforehand who has which.
        """
        held = Counter()

        async def is_known():
            held.update((await self.owners()).values())
            return held

        await until(is_known)
        first, second = self.workers
        return (first, second) if held[first.name] >= held[second.name] else (second, first)

    async def owners(self):
        """The workers of the matches, as far as they have written."""
        writers, found = await self.store.read(read_writers), await self.store.read(rows)
        return {
            match: next(iter(writers[row.owner]))
            for match, row in found.items()
            if row.owner in writers
        }

    async def all_go_on(self, before, entries=0):
        """Until every match has more entries than it had, by so many."""

        async def all_have():
            now = await self.store.read(rows)
            return all(now[match].seq > row.seq + entries for match, row in before.items())

        await until(all_have)

    async def finish(self):
        """To the end of all matches."""
        self.let()
        await asyncio.gather(*self.playing)
