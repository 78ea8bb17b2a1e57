"""A worker is killed: its matches go on at another.

The workers are real processes, the sockets are real. How soon a match goes on, and how many sockets
the other worker has lost, is told and not judged: that depends on the machine. What a worker
promises by the clock is tested with a clock that is moved by hand.
"""

import pytest

from fhtagn.clock import CLOCK
from tests.server.crash.harness import judge
from tests.server.scale.evening import HELD, Evening, rows, two_workers
from tests.server.scale.writers import check_writers, read_writers

TABLES = 6


@pytest.fixture
def clock():
    """Processes go by the clock of the machine."""
    return CLOCK


@pytest.mark.slow
async def test_the_matches_of_a_killed_worker_go_on_at_another(store, config, did):
    with two_workers(config) as workers:
        evening = Evening(store, workers)
        await evening.begin(TABLES)
        killed, left = await evening.busier()
        there = evening.of(left)
        resumed = sum(len(player.notes.resumed) for player in there)
        killed.kill()
        killed_at = CLOCK.steady()
        killed.wait()
        for player in evening.of(killed):
            player.url = player.url.replace(killed.url[4:], left.url[4:])
        moving = [one for one in (await evening.owners()).values() if one == killed.name]
        before = await store.read(rows)
        evening.let(2 * HELD)
        await evening.all_go_on(before)
        took = CLOCK.steady() - killed_at
        await evening.finish()
        writers = await store.read(read_writers)
    check_writers(writers)
    await judge(store, evening.players, did)
    did["moved"] += len(moving)
    did["milliseconds_until_all_went_on"] += round(took * 1000)
    did["sockets_lost_elsewhere"] += sum(len(one.notes.resumed) for one in there) - resumed
    did.at_least(moved=1)
