"""Sessions are known by tokens of which only the hash is kept."""

import asyncio
from types import SimpleNamespace

import pytest
from sqlalchemy import select, update

from fhtagn.server.errors import Unavailable, Unknown
from fhtagn.server.ids import hashed
from fhtagn.server.people import memory, sessions
from fhtagn.server.people.arriving import _new_guest
from fhtagn.server.people.memory import MOMENT, Memory
from fhtagn.server.people.sessions import DAY, HOUR, MOST, revoke, whose
from fhtagn.server.store.engines import open_store
from fhtagn.server.store.schema import metadata, people
from fhtagn.server.store.schema import sessions as rows


@pytest.fixture
def place(store, clock):
    """What sessions need of the house."""
    return SimpleNamespace(store=store, clock=clock, memory=Memory(clock))


async def come(store, name="Anna"):
    """The token of a new guest."""
    return (await store.write(_new_guest, name, "ru", "a browser")).token


async def only(store, table):
    (row,) = await store.read(lambda db: list(db.execute(select(table))))
    return row


async def change(store, table, **values):
    await store.write(lambda db: db.execute(update(table).values(**values)) and None)


# -- whose a token is ------------------------------------------------------------------------------


async def test_a_token_is_its_persons(store, place):
    token = await come(store)
    person = await whose(place, token)
    row, session = await only(store, people), await only(store, rows)
    assert person == (row.id, "Anna", "ru", False, session.id)
    assert await whose(place, token) == person


async def test_any_other_token_is_nobodys(store, place):
    await come(store)
    for token in ("", "nobody's", "ключ", "x" * 10_000):
        assert await whose(place, token) is None


async def test_the_hash_is_no_token(store, place):
    token = await come(store)
    assert await whose(place, hashed(token)) is None


async def test_tokens_are_long_and_never_the_same(store):
    tokens = {await come(store, f"Anna {one}") for one in range(20)}
    assert len(tokens) == 20
    assert {len(one) for one in tokens} == {43}  # 256 bits, six to a letter


async def test_the_database_has_only_the_hash(store):
    token = await come(store)

    def everything(db):
        return [tuple(row) for table in metadata.sorted_tables for row in db.execute(select(table))]

    kept = repr(await store.read(everything))
    assert token not in kept
    assert hashed(token) in kept


# -- the memory ------------------------------------------------------------------------------------


async def test_the_answer_is_remembered_for_a_moment(store, place, clock):
    token = await come(store)
    await whose(place, token)
    await change(store, people, name="Another worker's Anna")
    assert (await whose(place, token)).name == "Anna"
    clock.go_on(1000 * MOMENT)
    assert (await whose(place, token)).name == "Another worker's Anna"


async def test_another_worker_notices_within_the_moment(store, place, config, clock):
    other = SimpleNamespace(
        store=open_store(config.store_url, clock), clock=clock, memory=Memory(clock)
    )
    try:
        token = await come(store)
        person = await whose(other, token)
        await revoke(place, person, person.session)
        assert await whose(place, token) is None
        clock.go_on(1000 * MOMENT)
        assert await whose(other, token) is None
    finally:
        other.store.close()


async def test_what_was_read_before_a_change_is_not_remembered(store, place):
    token = await come(store)
    read = store.read

    async def late(job, *args):
        found = await read(job, *args)
        store.read = read
        await revoke(place, found.person, found.person.session)
        return found

    store.read = late
    assert await whose(place, token)  # it was asked before the end
    assert await whose(place, token) is None


async def test_only_so_many_are_remembered(store, place, monkeypatch):
    monkeypatch.setattr(memory, "REMEMBERED", 3)
    tokens = [await come(store, f"Anna {one}") for one in range(5)]
    for token in tokens:
        await whose(place, token)
    assert list(place.memory.known) == [hashed(one) for one in tokens[2:]]


# -- how long they last ----------------------------------------------------------------------------


@pytest.mark.parametrize(("account", "days"), [(False, 365), (True, 90)])
async def test_unused_sessions_end(store, place, clock, account, days):
    await come(store)
    person = (await only(store, people)).id
    token = await store.write(sessions.begin, person, "", account=account)
    then = clock.wall()
    clock.go_on(days * DAY - HOUR)
    assert await whose(place, token)
    place.memory.forget(person)
    await change(store, rows, expires_at=then + days * DAY)
    clock.go_on(HOUR)
    assert await whose(place, token) is None


async def test_being_seen_is_noted_at_most_once_an_hour(store, place, clock):
    token = await come(store)
    began = (await only(store, rows)).seen_at
    seen = []
    for later in (0, HOUR - 1, HOUR, HOUR + 1, 2 * HOUR - 1, 2 * HOUR):
        clock.go_on(began + later - clock.wall())
        place.memory.known.clear()
        await whose(place, token)
        session, person = await only(store, rows), await only(store, people)
        assert session.expires_at == session.seen_at + 365 * DAY
        assert person.seen_at in (session.seen_at, person.created_at)
        seen.append(session.seen_at - began)
    assert seen == [0, 0, HOUR, HOUR, HOUR, 2 * HOUR]


async def test_a_store_that_cannot_be_written_turns_nobody_away(store, place, monkeypatch):
    token = await come(store)
    await change(store, rows, seen_at=0)

    async def full(job, *args):
        raise Unavailable("store-unavailable")

    monkeypatch.setattr(store, "write", full)
    assert await whose(place, token)


# -- several ---------------------------------------------------------------------------------------


async def test_the_one_unseen_for_longest_gives_way(store, place, clock):
    await come(store)
    person = (await only(store, people)).id
    tokens = []
    for at in range(MOST + 3):
        tokens.append(await store.write(sessions.begin, person, "", account=True))
        mine = rows.c.token == hashed(tokens[-1])
        seen = update(rows).where(mine).values(seen_at=clock.wall() + at)
        await store.write(lambda db, seen: db.execute(seen) and None, seen)
    assert [bool(await whose(place, one)) for one in tokens] == [False] * 3 + [True] * MOST


async def test_a_new_session_stays_even_if_the_clock_was_set_back(store, place, clock):
    await come(store)
    person = (await only(store, people)).id
    for _ in range(MOST):
        await store.write(sessions.begin, person, "", account=True)
    clock.set_back(HOUR)
    assert await whose(place, await store.write(sessions.begin, person, "", account=True))


async def test_a_session_is_ended_by_its_owner_alone(store, place):
    annas, boris = await come(store, "Anna"), await come(store, "Boris")
    anna, thief = await whose(place, annas), await whose(place, boris)
    with pytest.raises(Unknown, match="no-such-session"):
        await revoke(place, thief, anna.session)
    assert await whose(place, annas)
    await revoke(place, anna, anna.session)
    assert await whose(place, annas) is None
    with pytest.raises(Unknown, match="no-such-session"):
        await revoke(place, anna, anna.session)


async def test_many_may_ask_at_once(store, place):
    tokens = [await come(store, f"Anna {one}") for one in range(10)]
    found = await asyncio.gather(*(whose(place, one) for one in tokens * 20))
    assert [one.name for one in found] == [f"Anna {one}" for one in range(10)] * 20
