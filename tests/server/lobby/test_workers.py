"""Several workers on one database: it is the database that decides who was first."""

import asyncio
from types import SimpleNamespace

import pytest

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.decks import keeping
from fhtagn.server.lobby import bounds, invitations
from fhtagn.server.lobby.bodies import Accepting, Joining, NewTable
from fhtagn.server.lobby.rematch import rematch
from fhtagn.server.lobby.seats import join
from fhtagn.server.lobby.starting import start
from fhtagn.server.lobby.tables import open_table
from fhtagn.server.store.engines import open_store
from tests.server.lobby.tables import OPEN, asked, begun, ok, opened, rows_of, set_row

ROUNDS = 8


@pytest.fixture
def other(house):
    """What another worker has of the house: the same database."""
    store = open_store(house.config.store_url)
    yield SimpleNamespace(store=store, config=house.config)
    store.close()


async def at_once(*tries):
    """What each gave, or the name of its complaint."""
    results = await asyncio.gather(*tries, return_exceptions=True)
    strange = [
        one for one in results if isinstance(one, Exception) and not isinstance(one, Complaint)
    ]
    assert not strange
    return [one.name if isinstance(one, Complaint) else one for one in results]


def name(table):
    return table.rsplit("/", 1)[1]


async def test_a_seat_is_taken_once(anna, boris, clara, house, other):
    for _ in range(ROUNDS):
        table = await opened(anna)
        results = await at_once(
            join(house, name(table), boris.person, Joining(seat=1)),
            join(other, name(table), clara.person, Joining(seat=1)),
        )
        assert results.count("seat-taken") == 1
        _, sitting = await rows_of(house, table)
        assert sitting[1].person == (clara if results[0] == "seat-taken" else boris).person
        ok(await anna.post(f"{table}/close"))


async def test_an_invitation_is_used_once(anna, boris, clara, house, other):
    for _ in range(ROUNDS):
        table = await opened(anna, OPEN, OPEN, OPEN, listed=False)
        secret = ok(await anna.post(f"{table}/invitations", json={}), 201)["secret"]
        results = await at_once(
            invitations.accept(house, boris.person, Accepting(secret=secret)),
            invitations.accept(other, clara.person, Accepting(secret=secret)),
        )
        assert results.count("invitation-used") == 1
        _, sitting = await rows_of(house, table)
        assert [row.kind for row in sitting].count("person") == 1
        ok(await anna.post(f"{table}/close"))


async def test_a_table_begins_once(anna, boris, house, other):
    for _ in range(ROUNDS):
        table = await opened(anna)
        ok(await boris.post(f"{table}/join", json={}))
        results = await at_once(
            start(house, name(table), anna.person), start(other, name(table), anna.person)
        )
        assert results.count("table-started") == 1


async def test_the_last_table_one_may_have_is_had_once(anna, house, other, monkeypatch):
    monkeypatch.setattr(bounds, "MOST_OPEN", 1)
    new = NewTable.model_validate(asked())
    for _ in range(ROUNDS):
        results = await at_once(
            open_table(house, anna.person, new), open_table(other, anna.person, new)
        )
        assert results.count("tables-many") == 1
        (made,) = [one.id for one in results if one != "tables-many"]
        ok(await anna.post(f"/api/tables/{made}/close"))


async def test_the_last_table_that_may_be_in_play_begins_once(anna, boris, house, other):
    few = house.config.model_copy(update={"tables_in_play": 1})
    house.config = other.config = few
    for _ in range(ROUNDS):
        pair = [await opened(anna), await opened(anna)]
        for table in pair:
            ok(await boris.post(f"{table}/join", json={}))
        results = await at_once(
            start(house, name(pair[0]), anna.person), start(other, name(pair[1]), anna.person)
        )
        assert results.count("tables-in-play") == 1
        began, waits = pair if results[1] == "tables-in-play" else reversed(pair)
        await set_row(house, began, status="finished")
        ok(await anna.post(f"{waits}/close"))


async def test_the_last_deck_one_may_have_is_had_once(anna, house, other, monkeypatch):
    monkeypatch.setattr(keeping, "MOST", 1)
    for _ in range(ROUNDS):
        results = await at_once(
            house.store.write(keeping.add, anna.person, "heroes", "Deep", ""),
            other.store.write(keeping.add, anna.person, "heroes", "Deep", ""),
        )
        assert results.count("decks-many") == 1
        (made,) = [one for one in results if one != "decks-many"]
        await keeping.drop(house, anna.person, made)


async def test_one_table_follows(anna, boris, house, other):
    for _ in range(ROUNDS):
        table = await begun(anna, boris)
        await set_row(house, table, status="finished")
        first, second = await at_once(
            rematch(house, name(table), anna.person), rematch(other, name(table), boris.person)
        )
        assert first.id == second.id
        ok(
            await (anna if first.host.name == "Anna" else boris).post(
                f"/api/tables/{first.id}/close"
            )
        )
