"""A match is played by one worker at a time; another one's lease is left alone until it expires."""

import asyncio
from contextlib import suppress
from threading import Event

import pytest
from sqlalchemy import event, update

from fhtagn.server.config import Config
from fhtagn.server.errors import Unavailable, Unknown
from fhtagn.server.house import open_house
from fhtagn.server.protocol import Say
from fhtagn.server.room.entries import LeaseLost, Proposal
from fhtagn.server.room.leases import BEAT, LEASE, Elsewhere
from fhtagn.server.room.maintenance import due
from fhtagn.server.room.room import Room
from fhtagn.server.store.schema import matches
from tests.clock import PATIENCE, until
from tests.server.room.tables import Ear, two_people
from tests.server.scale.scenes import (
    freeze,
    log_of,
    put_tables,
    row_of,
    say,
    set_row,
    take,
    while_time_passes,
)


async def test_two_workers_race_for_a_match(worker):
    workers = [await worker(), await worker()]
    [(_pair, match)] = await put_tables(workers[0], 1)
    came = await asyncio.gather(*(one.rooms.room(match) for one in workers), return_exceptions=True)
    (won,) = [one for one in came if isinstance(one, Room)]
    (told,) = [one for one in came if isinstance(one, Elsewhere)]
    row = await row_of(workers[0], match)
    assert told.owner == row.owner == won.house.rooms.leases.worker
    assert 0 < told.left <= LEASE
    assert row.fence == won.lease.fence == 1


async def test_a_lease_lasts_as_long_as_its_worker(worker, clock):
    first, second = await worker(), await worker()
    _pair, match, room = await two_people(first)
    before = (await row_of(first, match)).lease_until

    async def is_renewed():
        return (await row_of(first, match)).lease_until > before

    async def is_free():
        with suppress(Elsewhere):
            return await second.rooms.room(match)

    await clock.advance(1000 * BEAT)
    await until(is_renewed)
    assert not await is_free()
    await freeze(first)
    await clock.advance(1000 * LEASE - 1)
    assert not await is_free()
    await clock.advance(1)
    assert await is_free()
    assert second.rooms.awake[match].lease.fence == room.lease.fence + 1


async def test_what_is_written_under_an_old_fence_is_refused(worker):
    first, second = await worker(), await worker()
    (ann, bob), match, stale = await two_people(first)
    await say(first, match, ann, 0)
    ear = Ear(0)
    await stale.enter(ear, {})
    await freeze(first)
    await take(second, match)
    async with stale.lock:
        with pytest.raises(LeaseLost):
            await stale.write(Proposal("said", 0, "nobody hears this"))
    assert stale.closed
    assert ear.ended == ["room-closed"]
    assert not any(getattr(one, "text", "") == "nobody hears this" for one in ear.heard)
    await say(second, match, bob, 1, "but this")
    assert [row.value for row in await log_of(second, match)] == ["hm", "but this"]


async def test_a_room_that_has_lost_its_match_is_read_again_where_it_is_played(worker):
    first, second = await worker(), await worker()
    (ann, _bob), match, stale = await two_people(first)
    await take(second, match)
    await while_time_passes([first, second], say(first, match, ann, 0))  # refused here, done there
    assert stale.closed
    assert match not in first.rooms.awake
    assert second.rooms.awake[match].state.seq == 1


async def test_a_room_whose_lease_was_taken_closes_by_itself(worker, clock):
    first, second = await worker(), await worker()
    _pair, match, stale = await two_people(first)
    await take(second, match)
    await clock.advance(1000 * BEAT)
    await until(lambda: stale.closed)
    assert not first.rooms.leases.until


async def test_a_room_that_could_not_renew_in_time_answers_nothing(worker, clock):
    house = await worker()
    (ann, _bob), _match, room = await two_people(house)
    await freeze(house)
    clock.go_on(1000 * LEASE)
    spoken = Say(id="s", seat=0, text="hm")
    for asking in (
        room.look(ann, 0, None), room.look_around(ann), room.enter(Ear(0), {}),
        room.obey(ann, spoken),
    ):  # fmt: skip
        with pytest.raises(Unavailable):
            await asking


async def test_a_room_that_cannot_renew_closes(worker, clock):
    house = await worker()
    _pair, _match, room = await two_people(house)

    async def fails(*_args):
        raise Unavailable("store-unavailable")

    house.rooms.leases.renew = fails
    await clock.advance(1000 * BEAT)
    assert not room.closed
    await clock.advance(1000 * LEASE)
    await until(lambda: room.closed)


async def test_whoever_ends_lets_go_at_once(worker):
    first, second = await worker(), await worker()
    _pair, match, room = await two_people(first)
    await first.rooms.close()
    assert room.closed
    row = await row_of(second, match)
    assert (row.owner, row.lease_until) == (None, 0)
    assert (await second.rooms.room(match)).lease.fence == room.lease.fence + 1


async def test_all_leases_are_renewed_in_one_statement(worker, clock):
    house = await worker()
    await house.rooms.maintenance.close()
    tables = await put_tables(house, 20)
    rooms = [await house.rooms.room(match) for _pair, match in tables]
    held = [(await row_of(house, match)).lease_until for _pair, match in tables]
    statements = []
    event.listen(
        house.store.readers, "before_cursor_execute",
        lambda _db, _cursor, statement, *_more: statements.append(statement),
    )  # fmt: skip
    clock.go_on(1)
    await house.rooms.leases.renew()
    assert len([one for one in statements if one.startswith("UPDATE matches")]) == 1
    assert all(house.rooms.leases.holds(room.lease) for room in rooms)
    now = [(await row_of(house, match)).lease_until for _pair, match in tables]
    assert all(after > before for before, after in zip(held, now, strict=True))


async def test_leases_are_renewed_while_the_writer_is_busy(worker, clock):
    """A match that is being written to waits for the next time, and is not taken for lost."""
    house = await worker()
    await house.rooms.maintenance.close()
    tables = await put_tables(house, 2)
    busy, quiet = [await house.rooms.room(match) for _pair, match in tables]
    until, writing, enough = dict(house.rooms.leases.until), Event(), Event()

    def write(db):
        db.execute(update(matches).where(matches.c.id == busy.lease.match).values(wake_at=None))
        writing.set()
        enough.wait(PATIENCE)

    written = asyncio.create_task(house.store.write(write))
    try:
        assert await asyncio.to_thread(writing.wait, PATIENCE)
        clock.go_on(1)
        await house.rooms.leases.renew()
    finally:
        enough.set()
        await written
    renewed = house.rooms.leases.until
    assert renewed[quiet.lease] > until[quiet.lease]
    assert renewed[busy.lease] == until[busy.lease]
    await house.rooms.leases.renew()
    assert renewed[busy.lease] > until[busy.lease]


async def test_the_sweep_leaves_live_leases_alone(worker):
    first, second = await worker(), await worker()
    for house in (first, second):
        await house.rooms.maintenance.close()
    [(_pair, match)] = await put_tables(first, 1)

    async def found():
        return await second.store.read(due, second.clock.wall(), [], second.rooms.leases.free)

    assert await found() == [match]
    await first.rooms.room(match)
    await set_row(first, match, wake_at=0)
    assert await found() == []
    await second.rooms.maintenance.wake()
    assert match not in second.rooms.awake
    await set_row(first, match, lease_until=0)
    assert await found() == [match]
    await second.rooms.maintenance.wake()
    assert match in second.rooms.awake


async def test_what_has_not_begun_cannot_be_claimed(worker):
    house = await worker()
    [(_pair, match)] = await put_tables(house, 1)
    await set_row(house, match, status="open")
    for name in (match, "nothing"):
        with pytest.raises(Unknown):
            await house.rooms.room(name)
    assert (await row_of(house, match)).fence == 0


async def test_whoever_is_alone_needs_no_lease(tmp_path):
    """On SQLite nobody else can be alive, whatever the last server has left behind."""
    config = Config(data=tmp_path, port=0)
    async with open_house(config) as house:
        await house.rooms.maintenance.close()
        [(_pair, match)] = await put_tables(house, 1)
        await set_row(house, match, owner="somebody", lease_until=house.clock.wall() + 10**9)
        free = house.rooms.leases.free
        assert await house.store.read(due, house.clock.wall(), [], free) == [match]
        room = await house.rooms.room(match)
        await set_row(house, match, wake_at=0)
        assert await house.store.read(due, house.clock.wall(), [match], free) == []
        house.rooms.leases.until[room.lease] = 0  # it never expires
        assert house.rooms.leases.holds(room.lease)
        room.close()
        assert (await house.rooms.room(match)).lease.fence == room.lease.fence + 1
