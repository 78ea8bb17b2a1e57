"""Leases that are lost again and again while everybody writes."""

import asyncio
from collections import defaultdict
from contextlib import AsyncExitStack
from random import Random

import msgspec
import pytest

from fhtagn.server.errors import Refusal
from fhtagn.server.room.room import Room
from fhtagn.server.room.rooms import MOVING
from fhtagn.server.room.subscription import Subscription
from tests.clock import until
from tests.server.room.tables import Ear
from tests.server.scale.scenes import (
    check_feed,
    log_of,
    put_tables,
    row_of,
    say,
    take,
    while_time_passes,
)

TABLES = 3
LOSSES = 200


@pytest.fixture
def accepted(monkeypatch):
    """By match and number, every entry that some worker took to be accepted."""
    found, publish = defaultdict(set), Room._publish

    def record(room, entry, before):
        found[room.lease.match, entry.seq].add(msgspec.json.encode(entry))
        publish(room, entry, before)

    monkeypatch.setattr(Room, "_publish", record)
    return found


class Speaker:
    """Says one thing after another at a worker, each until it is acknowledged."""

    def __init__(self, house, match, person, seat):
        self.house, self.match, self.person, self.seat = house, match, person, seat
        self.ear, self.acked, self.enough = Ear(seat), [], False

    async def run(self):
        while not self.enough:
            id_ = f"{self.seat}-{len(self.acked)}"
            try:
                await say(self.house, self.match, self.person, self.seat, id_=id_)
                self.acked.append(id_)
            except Refusal as refusal:
                if refusal.name not in MOVING:
                    raise


@pytest.mark.slow
async def test_no_match_has_two_owners_however_often_leases_are_lost(worker, accepted, did):
    houses, dice = [await worker(), await worker()], Random(6)
    tables = await put_tables(houses[0], TABLES)
    speakers = [
        Speaker(houses[seat], match, pair[seat], seat) for pair, match in tables for seat in (0, 1)
    ]
    async with AsyncExitStack() as listening:
        for one in speakers:
            subscription = Subscription(one.house.rooms, one.match, one.ear, {})
            await listening.enter_async_context(subscription)
        async with asyncio.TaskGroup() as speaking:
            tasks = [speaking.create_task(one.run()) for one in speakers]
            losing = lose(houses, tables, speakers, dice)
            fences = await while_time_passes(houses, losing)
            for one in speakers:
                one.enough = True
            done = until(lambda: all(task.done() for task in tasks))
            await while_time_passes(houses, done)
        for pair, match in tables:
            own = [one for one in speakers if one.match == match]
            judging = judge(houses[0], pair, match, own, accepted)
            did["entries"] += await while_time_passes(houses, judging)
    did["losses"] += fences
    did.at_least(losses=LOSSES, entries=LOSSES)


async def lose(houses, tables, speakers, dice):
    """Take the matches away from those who play them; how often that has happened."""
    taken = set()
    while len(taken) < LOSSES:
        taken.add((await lose_one(houses, dice.choice(tables)[1])).lease)
        await more(speakers, dice.randrange(8))
    return len(taken)


async def lose_one(houses, match):
    """Whoever plays the match loses it to the other worker, without knowing."""
    owner = (await row_of(houses[0], match)).owner
    thief = next(one for one in houses if one.rooms.leases.worker != owner)
    return await take(thief, match)


async def more(speakers, count):
    """Until so much more has been acknowledged."""
    enough = sum(len(one.acked) for one in speakers) + count
    await until(lambda: sum(len(one.acked) for one in speakers) >= enough)


async def judge(house, pair, match, speakers, accepted):
    """No hole, nothing twice, nothing acknowledged lost, nothing accepted that is not there."""
    rows = await log_of(house, match)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    for one in speakers:
        own = [row.command for row in rows if row.seat == one.seat]
        assert own == [f"{pair[one.seat]}:{id_}" for id_ in one.acked]
        await one.ear.until(lambda ear, seat=one.seat: check_feed(ear, seat) == len(rows))
        assert one.ear.ended == []
    for row in rows:
        seen = accepted.get((match, row.seq), set())
        assert len(seen) <= 1, "two workers took different entries to be accepted"
        assert all(msgspec.json.decode(one)["command"] == row.command for one in seen)
    assert not [seq for of, seq in accepted if of == match and seq > len(rows)]
    return len(rows)
