"""The wire does not mind which database there is."""

import pytest

from fhtagn.kernel import match as kernel
from fhtagn.server.limits import Limits
from fhtagn.server.lobby.terms import Pace
from fhtagn.server.room import snapshots
from fhtagn.server.room.match_setup import read_setup
from fhtagn.server.room.scheduler import Scheduler
from tests.server.room.tables import put_match
from tests.server.wire.evening import Evening, World
from tests.server.wire.twins import OPTIONS


@pytest.fixture
def database_url():
    return ""


@pytest.fixture
def by_hand(monkeypatch):
    """Nothing happens in rooms by itself: what the table would do, the test does."""
    monkeypatch.setattr(Scheduler, "stir", lambda _scheduler: None)


@pytest.fixture
def tables(monkeypatch):
    """Matches whose secrets are these begin with the tables given, instead of one that is dealt."""
    given, start = {}, kernel.start

    def started(game, chosen, seed, *, secret=0, listen=False):
        if secret not in given:
            return start(game, chosen, seed, secret=secret, listen=listen)
        g = given[secret].clone()
        g.events = []
        return g

    monkeypatch.setattr(kernel, "start", started)
    return given


@pytest.fixture
def often_kept(monkeypatch):
    """Rooms are read again from snapshots, not from the beginning."""
    monkeypatch.setattr(snapshots, "EVERY", 12)


@pytest.fixture
async def evening(app, clock, guest, tables, by_hand, often_kept):
    """Makes an evening at two tables of a game which its listener cannot tell apart."""
    house = app.state.house
    house.limits = Limits(clock, 0)
    players = [await guest("Ann"), await guest("Bob", "ru"), await guest("Cid")]
    watcher = await guest("Wim", "ru")

    async def make(name, twins, chance):
        sitting = players[: twins.worlds[0].seats]
        terms = {
            "options": OPTIONS.get(name),
            "undo": chance.choice(["free", "free", "consent"]),
            "delay": chance.choice([0, 0, 90]),
            "pace": Pace(per_move=30, bank=100_000),
        }
        worlds = [
            await begun(name, [one.person for one in sitting], g, terms) for g in twins.worlds
        ]
        return Evening(app, clock, twins, worlds, [*sitting, watcher], chance)

    async def begun(name, people, g, terms):
        def put(db):
            match = put_match(db, name, people, seed=f"seed {len(tables)}", **terms)
            return read_setup(db, match)

        setup = await house.store.write(put)
        tables[setup.secret] = g
        return World(house, setup, people)

    return make
