"""Servers killed at random moments under load: at least 20 a store, 500 in `make soak`."""

from statistics import median

import pytest

from fhtagn.server.store.engines import open_store, sqlite_url
from fhtagn.server.store.migrate import upgrade
from tests.effort import EFFORT
from tests.server.crash.harness import crash, judge, servers
from tests.server.postgres import cluster, database

KILLS = max(20, round(25 * EFFORT))
SOON = 3.0  # seconds from the loss of a socket, the start of the next server included


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request, tmp_path):
    if request.param == "sqlite":
        yield ""
    else:
        with cluster(f"crash-{tmp_path.name}", hasty=False) as server, database(server) as url:
            yield url


@pytest.mark.slow
async def test_nothing_acknowledged_is_lost(tmp_path, database_url, did):
    url = database_url or sqlite_url(tmp_path / "fhtagn.db")
    upgrade(url)
    store = open_store(url)
    try:
        with servers(tmp_path, database_url) as running:
            players = await crash(running, store, KILLS, seed=1, did=did)
        await judge(store, players, did)
        resumed = [one for player in players for one in player.notes.resumed]
        on = "postgres" if database_url else "sqlite"
        did[f"ms_until_resumed_at_most_on_{on}"] += round(1000 * max(resumed))
        assert median(resumed) < SOON
    finally:
        store.close()
