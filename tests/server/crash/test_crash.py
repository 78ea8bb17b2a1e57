"""Servers killed at random moments under load: at least 20 a store, 500 in `make soak`."""

import signal
from statistics import quantiles
from typing import NamedTuple

import httpx2
import pytest

from fhtagn.server.store.engines import open_store, sqlite_url
from fhtagn.server.store.migrate import upgrade
from tests.clock import PATIENCE
from tests.effort import EFFORT
from tests.server.crash.harness import crash, judge, servers
from tests.server.ops.serving import serving
from tests.server.postgres import cluster, database

KILLS = max(20, round(25 * EFFORT))


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
        late = quantiles(waits(tmp_path, players), n=20)[-1]
        did[f"ms_until_nearly_all_resumed_on_{on}"] += round(1000 * late)
    finally:
        store.close()


def waits(folder, players):
    """How long each had to wait for a server that listened, as often as they lost one.

    Told, not judged: it says as much about the machine as about the server.
    """
    listening = [float(line) for line in (folder / "listening").read_text().split()]
    return [
        min(lost, at - max(one for one in listening if one < at))
        for player in players
        for lost, at in zip(player.notes.resumed, player.notes.resumed_at, strict=True)
    ]


@pytest.mark.slow
def test_the_command_itself_goes_on_where_it_was_killed(tmp_path):
    with serving("--data", tmp_path) as first:
        pair = [guest(first.address, name) for name in ("Ann", "Bob")]
        match = f"/api/matches/{begun(*pair)}"
        seat = asked(pair[0], "GET", f"{match}/state?seat=0")["sent"]["asked"][0][0]
        play = {"do": "play", "id": "a", "seat": seat, "expect": 0, "key": "faction:sleeper"}
        acked = asked(pair[seat], "POST", f"{match}/commands", play)
        before = asked(pair[0], "GET", f"{match}/state?seat=0")
        assert first.stopped(by=signal.SIGKILL) == -signal.SIGKILL
    with serving("--data", tmp_path) as second:
        pair = [one._replace(address=second.address) for one in pair]
        assert asked(pair[0], "GET", f"{match}/state?seat=0") == before
        assert asked(pair[seat], "POST", f"{match}/commands", play) == acked
        say = {"do": "say", "id": "b", "seat": 0, "text": "Again!"}
        assert asked(pair[0], "POST", f"{match}/commands", say)["n"] == before["n"] + 1


class Client(NamedTuple):
    address: str
    token: str = ""


def asked(client, method, path, body=None):
    """What the server answers, if it goes well."""
    headers = {"Authorization": f"Bearer {client.token}"} if client.token else {}
    with httpx2.Client(base_url=client.address, headers=headers, timeout=PATIENCE) as wire:
        answer = wire.request(method, path, json=body)
    assert answer.is_success, answer.text
    return answer.json()


def guest(address, name):
    come = asked(Client(address), "POST", "/api/guests", {"name": name, "bearer": True})
    return Client(address, come["token"])


def begun(host, other):
    """A match of two, each where they sat down."""
    wish = {"game": "duel", "seats": [{"kind": "mine"}, {"kind": "open"}], "draw_seats": False}
    table = asked(host, "POST", "/api/tables", wish)["id"]
    asked(other, "POST", f"/api/tables/{table}/join", {})
    asked(host, "POST", f"/api/tables/{table}/start")
    return table
