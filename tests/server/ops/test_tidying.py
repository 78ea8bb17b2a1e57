"""What nobody can use any more goes; matches, those who sit at them, and accounts stay."""

import pytest
from sqlalchemy import func, select, update

from fhtagn.server import tidying
from fhtagn.server.store.engines import open_store
from fhtagn.server.store.schema import decks, doors, invitations, matches, people, seats, sessions
from fhtagn.server.tidying import TIDYING, tidy
from tests.server.lobby.tables import begun, give_accounts, ok, opened, set_row

DAY = 24 * 3600 * 1000
LATER = 100  # days: more than guests and tables are given, less than a session


@pytest.fixture
def config(config):
    return config.model_copy(update={"guest_days": 90})


async def tidied(house, after=LATER):
    """What goes after so many days."""
    config = house.config
    at = house.clock.wall() + after * DAY
    return await house.store.write(tidy, at, config.guest_days, config.table_days)


async def ids(house, table):
    return set(await house.store.read(lambda db: list(db.scalars(select(table.c.id)))))


async def count(house, table):
    counted = select(func.count()).select_from(table)
    return await house.store.read(lambda db: db.execute(counted).scalar_one())


async def change(house, table, **values):
    await house.store.write(lambda db: db.execute(update(table).values(**values)) and None)


def name(table):
    return table.rsplit("/", 1)[1]


async def test_nothing_goes_before_its_time(house, guest):
    anna = await guest("Anna")
    table = await opened(anna)
    ok(await anna.post(f"{table}/invitations", json={}), 201)
    ok(await anna.post(f"{table}/close"))
    assert not any((await tidied(house, 29)).values())


async def test_guests_go_who_have_not_been_here_and_have_no_seat(house, guest):
    idle, plays, other, holder, back = [
        await guest(one) for one in ("Idle", "Plays", "Other", "Holder", "Back")
    ]
    await begun(plays, other)
    await give_accounts(house, holder)
    text = {"game": "heroes", "name": "Deep", "text": "5 Imp\n1 Father Dagon"}
    ok(await idle.post("/api/decks", json=text), 201)
    seen = (
        update(people)
        .where(people.c.id == back.person)
        .values(seen_at=house.clock.wall() + 50 * DAY)
    )
    await house.store.write(lambda db: db.execute(seen) and None)
    assert (await tidied(house))["guests"] == 1
    assert await ids(house, people) == {one.person for one in (plays, other, holder, back)}
    assert (await count(house, decks), await count(house, sessions)) == (0, 4)


async def test_whoever_has_deleted_their_account_leaves_nothing_once_no_match_needs_them(
    house, guest
):
    anna = await guest("Anna")
    assert (await anna.request("DELETE", "/api/me", json={})).status_code == 204
    assert (await tidied(house))["guests"] == 1
    assert await ids(house, people) == set()


async def test_sessions_go_when_they_have_expired(house, guest):
    anna = await guest("Anna")
    await give_accounts(house, anna)
    assert (await tidied(house, 364))["sessions"] == 0
    assert (await tidied(house, 366))["sessions"] == 1
    assert (await anna.get("/api/me")).status_code == 401


async def test_doors_go_when_nobody_has_used_them(house, guest):
    ok(await (await guest("Anna")).post("/api/doors"), 201)
    assert (await tidied(house, 0))["doors"] == 0
    assert (await tidied(house, 1))["doors"] == 1
    assert await count(house, doors) == 0


async def test_tables_go_that_were_closed_or_never_begun(house, guest):
    anna, boris = await guest("Anna"), await guest("Boris")
    closed, waits, on, over = [
        await opened(anna), await opened(anna), await begun(anna, boris), await begun(anna, boris),
    ]  # fmt: skip
    for table in (closed, waits):
        ok(await anna.post(f"{table}/invitations", json={}), 201)
    ok(await anna.post(f"{closed}/close"))
    await set_row(house, over, status="finished", rematch=name(waits))
    assert (await tidied(house))["tables"] == 2
    assert await ids(house, matches) == {name(on), name(over)}
    assert (await count(house, seats), await count(house, invitations)) == (4, 0)
    following = ok(await boris.post(f"{over}/rematch"))
    assert following["id"] not in (name(closed), name(waits))


@pytest.mark.parametrize(("status", "gone"), [("playing", 0), ("finished", 1)])
async def test_invitations_go_when_the_match_is_over_too(house, guest, status, gone):
    anna, boris = await guest("Anna"), await guest("Boris")
    table = await opened(anna, draw_seats=False)
    made = ok(await anna.post(f"{table}/invitations", json={}), 201)
    ok(await boris.post("/api/invitations/accept", json={"secret": made["secret"]}))
    ok(await anna.post(f"{table}/start"))
    await set_row(house, table, status=status)
    assert (await tidied(house))["invitations"] == gone


async def test_not_too_much_goes_at_a_time(house, guest, monkeypatch):
    monkeypatch.setattr(tidying, "MOST", 2)
    for number in range(5):
        await guest(f"Guest {number}")
    assert [(await tidied(house))["guests"] for _ in range(4)] == [2, 2, 1, 0]


async def test_the_maintenance_does_it_and_says_so(house, guest, logged):
    await guest("Anna")
    await change(house, people, seen_at=house.clock.wall() - LATER * DAY)
    await house.rooms.maintenance.tidy()
    assert await ids(house, people) == set()
    assert '"tidied"' in logged.getvalue()


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
async def test_one_worker_does_it_at_a_time(house, guest):
    await guest("Anna")
    other = open_store(house.config.store_url)
    with other.engine.begin() as db:
        db.execute(select(func.pg_advisory_xact_lock(TIDYING)))
        assert await tidied(house) == {}
    assert (await tidied(house))["guests"] == 1
    other.close()
