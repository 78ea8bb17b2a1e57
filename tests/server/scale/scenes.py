"""What happens to workers and their leases in these tests."""

import asyncio
import itertools
from contextlib import suppress

from sqlalchemy import select, update

from fhtagn.server.protocol import Noted, Say, Update
from fhtagn.server.protocol import Said as SaidMessage
from fhtagn.server.protocol import State as StateMessage
from fhtagn.server.room.leases import BEAT, Elsewhere
from fhtagn.server.store.schema import entries, matches
from tests.clock import until
from tests.server.room.tables import put_match, put_person

ids = (f"s{number}" for number in itertools.count())
MARK = "mark "
marks = (f"{MARK}{number}" for number in itertools.count())


async def while_time_passes(houses, work):
    """What `work` gives; time passes, but no faster than the workers can follow it.

    Each maintenance finishes its round, and what one worker says to another arrives, before more
    time passes.
    """
    clock = houses[0].clock

    async def caught_up():
        tasks = [task for one in houses for task in one.rooms.maintenance.tasks]
        await until(lambda: clock.sleeping.issuperset(tasks))
        await asyncio.gather(*(arrived(a, b) for a in houses for b in houses if a is not b))

    return await clock.passing(work, within=1000 * BEAT, caught_up=caught_up)


def with_marks(house):
    """The house; marks that other workers send are kept apart from what they say."""
    post, house.marks = house.rooms.exchange.post, set()
    receive = post._receive

    def heard(payload):
        house.marks.add(payload) if payload.startswith(MARK) else receive(payload)

    post._receive = heard
    return house


async def arrived(sender, receiver):
    """All that one worker has said to another has been heard, if both are connected."""
    post, other, mark = sender.rooms.exchange.post, receiver.rooms.exchange.post, next(marks)

    def connected():
        tasks = post._sending, other._listening
        return None not in tasks and sender.clock.sleeping.isdisjoint(tasks)

    def is_heard():
        if connected():
            post.send(other.worker, [mark])  # again: a connection may have been lost
        return mark in receiver.marks or not connected()

    await until(is_heard)


async def put_tables(house, count, **more):
    """So many tables of two people, as their pairs and matches."""

    def put(db, number):
        pair = put_person(db, f"Ann {number}"), put_person(db, f"Bob {number}")
        return pair, put_match(db, "heroes", pair, **more)

    return [await house.store.write(put, number) for number in range(count)]


async def row_of(house, match):
    return await house.store.read(
        lambda db: db.execute(select(matches).where(matches.c.id == match)).one()
    )


async def set_row(house, match, **values):
    def job(db):
        db.execute(update(matches).where(matches.c.id == match).values(**values))

    await house.store.write(job)


async def log_of(house, match):
    found = select(entries).where(entries.c.match == match).order_by(entries.c.seq)
    return await house.store.read(lambda db: db.execute(found).all())


async def say(house, match, person, seat, text="hm", id_=None):
    command = Say(id=id_ or next(ids), seat=seat, text=text)
    return await house.rooms.obey(match, person, command)


async def freeze(house):
    """As if the worker were dead: it renews nothing, hears nothing and says nothing."""
    await house.rooms.maintenance.close()
    post = house.rooms.exchange.post
    await post.stop_listening()
    sending, post._sending = post._sending, None
    sending.cancel()
    await asyncio.wait([sending])


async def take(house, match):
    """Let the worker have the match, though another one holds it and may renew its lease."""
    while True:
        await set_row(house, match, lease_until=0)
        with suppress(Elsewhere):
            return await house.rooms.room(match)


def feed(ear, seat):
    """The numbered messages, as they are written."""
    numbered = StateMessage | Update | SaidMessage | Noted
    return [one for one in ear.heard if isinstance(one, numbered) and one.seat == seat]


def check_feed(ear, seat):
    """Every number comes once and in order; after a state, from there on."""
    last = None
    for one in feed(ear, seat):
        if isinstance(one, StateMessage):
            assert last is None or one.n >= last
        else:
            assert one.n == last + 1
        last = one.n
    return last
