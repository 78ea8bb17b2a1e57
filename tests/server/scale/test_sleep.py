"""Rooms that nobody needs sleep, and are woken when something is due; one that fails harms none."""

from collections import Counter

import pytest
from sqlalchemy import insert
from structlog.testing import capture_logs

from fhtagn.server.config import Config
from fhtagn.server.errors import Conflict
from fhtagn.server.house import open_house
from fhtagn.server.lobby.terms import Pace
from fhtagn.server.room import leases as leases_module
from fhtagn.server.room import loading
from fhtagn.server.room import maintenance as maintenance_module
from fhtagn.server.room.subscription import Subscription
from fhtagn.server.store.schema import entries
from tests.clock import until
from tests.server.room.tables import Ear, put_match, put_person, two_people
from tests.server.scale.scenes import put_tables, row_of, say, set_row


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request):
    return request.getfixturevalue("postgres_ready") if request.param == "postgres" else ""


@pytest.fixture
async def still(config, clock):
    """A house whose maintenance does only what the test tells it to."""
    async with open_house(Config(**config.model_dump()), clock) as house:
        await house.rooms.maintenance.close()
        yield house


@pytest.fixture
def _sleepy(monkeypatch):
    monkeypatch.setattr(maintenance_module, "IDLE", 0)


DAY = 24 * 3600


@pytest.mark.usefixtures("_sleepy")
async def test_a_room_that_nobody_needs_sleeps_until_something_is_due(still):
    _pair, match, room = await two_people(still, "duel", pace=Pace(per_move=3 * DAY))
    deadline = room.scheduler.due().at
    maintenance = still.rooms.maintenance
    await maintenance.put_to_sleep()
    assert room.closed
    assert still.rooms.awake == {}
    row = await row_of(still, match)
    assert row.owner is None
    assert abs(row.wake_at - deadline) < 60_000
    await maintenance.wake()
    assert still.rooms.awake == {}
    await set_row(still, match, wake_at=still.clock.wall())
    await maintenance.wake()
    assert match in still.rooms.awake


@pytest.mark.usefixtures("_sleepy")
async def test_a_room_in_use_stays_awake(still):
    (ann, _bob), match, room = await two_people(still, "duel", pace=Pace(per_move=3 * DAY))
    async with Subscription(still.rooms, match, Ear(0), {}):
        await still.rooms.maintenance.put_to_sleep()
        assert not room.closed
    async with room.lock:
        await still.rooms.maintenance.put_to_sleep()
        assert not room.closed
    await still.rooms.maintenance.put_to_sleep()
    assert room.closed
    await say(still, match, ann, 0)  # and is opened again by whoever comes
    assert match in still.rooms.awake


async def test_a_room_just_used_stays_awake(still):
    _pair, _match, room = await two_people(still, "duel", pace=Pace(per_move=3 * DAY))
    await still.rooms.maintenance.put_to_sleep()
    assert not room.closed


@pytest.mark.usefixtures("_sleepy")
async def test_a_room_in_which_something_is_due_stays_awake(still):
    _pair, _match, room = await two_people(still, "duel", pace=Pace(per_move=5))
    await still.rooms.maintenance.put_to_sleep()
    assert not room.closed


async def test_whoever_opens_rooms_leaves_nothing_behind(still):
    [(_pair, match), (_others, spoilt)] = await put_tables(still, 2)
    await spoil(still, spoilt)
    await still.rooms.room(match)
    with pytest.raises(Conflict):
        await still.rooms.room(spoilt)
    assert still.rooms._setup == {}
    assert set(still.rooms.awake) == {match}
    assert {lease.match for lease in still.rooms.leases.until} == {match}


async def spoil(house, match):
    """An entry that these rules would not have made."""

    def job(db):
        row = {
            "match": match, "seq": 1, "at": house.clock.wall(), "kind": "said", "seat": 0,
            "value": "hm", "by": "person", "command": None, "mark": "other rules",
        }  # fmt: skip
        db.execute(insert(entries), row)

    await house.store.write(job)
    await set_row(house, match, seq=1)


async def test_matches_that_cannot_be_played_are_left_alone(still, monkeypatch):
    tables = await put_tables(still, 4)
    first, second, *others = [match for _pair, match in tables]
    await spoil(still, first)
    tried, state_of = Counter(), loading.state_of

    def failing(kept):
        tried[kept.setup.match] += 1
        if kept.setup.match == second:
            raise ZeroDivisionError
        return state_of(kept)

    monkeypatch.setattr(loading, "state_of", failing)
    with capture_logs() as logged:
        for _ in range(3):
            await still.rooms.maintenance.wake()
    assert set(still.rooms.awake) == set(others)
    assert tried[first] == tried[second] == 1
    failed = [line for line in logged if line["event"] == "match-unplayable"]
    assert {(line["match"], line["error"]) for line in failed} == {
        (first, "match-held"),
        (second, "ZeroDivisionError"),
    }
    for match in (first, second):
        row = await row_of(still, match)
        assert row.owner is None
        assert row.wake_at > still.clock.wall() + leases_module.SHORTEST / 2


@pytest.mark.parametrize(("quiet", "least"), [(0, 60), (900, 900), (10**9, 3600)])
async def test_they_are_tried_again_when_as_much_time_has_passed_again(still, quiet, least):
    [(_pair, match)] = await put_tables(still, 1)
    await spoil(still, match)
    await still.store.write(
        lambda db: db.execute(entries.update().values(at=still.clock.wall() - quiet * 1000))
    )
    with pytest.raises(Conflict):
        await still.rooms.room(match)
    left = (await row_of(still, match)).wake_at - still.clock.wall()
    assert least * 1000 - 30_000 < left < least * 1000 + 30_000


async def test_a_match_that_fails_by_itself_is_left_alone_too(still, monkeypatch):
    """The room can be opened, but whenever its bot is to move, something fails."""

    async def fails(*_args):
        raise ZeroDivisionError

    monkeypatch.setattr(still.thinkers, "choose", fails)

    def put(db):
        return put_match(db, "duel", ("bot:greedy", put_person(db, "Ann")))

    matches = [await still.store.write(put) for _ in range(4)]
    await still.rooms.maintenance.wake()

    async def all_are_put_off():
        rows = [await row_of(still, match) for match in matches]
        return all(row.wake_at > still.clock.wall() + leases_module.SHORTEST / 2 for row in rows)

    await until(all_are_put_off)
    await still.rooms.maintenance.wake()
    assert still.rooms.awake == {}
