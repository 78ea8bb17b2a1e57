"""Lists of tables: those that wait for players, those that can be watched, and one's own."""

from sqlalchemy import update

from fhtagn.server.ids import new_id
from fhtagn.server.lobby import lists
from fhtagn.server.store.schema import seats
from tests.server.lobby.tables import BOT, MINE, OPEN, begun, ok, opened, refused, set_row


def ids(answer):
    return [f"/api/tables/{one['id']}" for one in ok(answer)["tables"]]


async def test_the_open_tables_are_listed_the_newest_first(anna, boris, client, house):
    heroes, duel = await opened(anna), await opened(boris, game="duel")
    hidden = await opened(anna, listed=False)
    await begun(anna, boris)
    await set_row(house, heroes, created_at=1)
    assert ids(await client.get("/api/tables")) == [duel, heroes]
    assert ids(await client.get("/api/tables?game=heroes")) == [heroes]
    assert ids(await client.get("/api/tables?game=fate")) == []
    assert hidden in ids(await anna.get("/api/tables/mine"))
    refused(await client.get("/api/tables?game=chess"), 400, "no-such-game", game="chess")


WATCHED = "/api/tables?status=playing"


async def say_whether_watched(player, table, allow):
    """What everybody who plays may say at any time."""
    match = table.rsplit("/", 1)[1]
    told = ok(await player.get(f"/api/tables/{match}"))
    command = {"do": "watch", "id": new_id(), "seat": told["mine"][0], "allow": allow}
    ok(await player.post(f"/api/matches/{match}/commands", json=command))


async def test_matches_that_can_be_watched_are_listed_the_newest_first(anna, boris, client, house):
    await opened(anna)
    heroes, duel = await begun(anna, boris), await begun(anna, boris, game="duel")
    hidden = await begun(anna, boris)
    await set_row(house, hidden, listed=False)
    await begun(anna, boris, watching=False)
    over = await begun(anna, boris)
    await set_row(house, heroes, started_at=1)
    await set_row(house, over, status="finished", finished_at=1)
    assert ids(await client.get(WATCHED)) == [duel, heroes]
    assert ids(await client.get(f"{WATCHED}&game=heroes")) == [heroes]
    assert ids(await client.get(f"{WATCHED}&skip=1")) == [heroes]
    assert (await client.get("/api/tables?status=finished")).status_code == 422


async def test_one_player_who_does_not_want_it_is_enough(anna, boris, client):
    table = await begun(anna, boris)
    for player, allow, listed in (
        (boris, False, []), (anna, True, []), (boris, True, [table]), (anna, False, []),
    ):  # fmt: skip
        await say_whether_watched(player, table, allow)
        assert ids(await client.get(WATCHED)) == listed


async def test_the_list_tells_those_who_watch_nothing_early(anna, boris, client, house):
    """The end is told as late as everything; nothing of the game is told at all."""
    table = await begun(anna, boris, delay=60)
    (before,) = ok(await client.get(WATCHED))["tables"]
    ended = {"status": "finished", "outcome": ["last_standing", [1, 2]]}
    await set_row(house, table, **ended, finished_at=house.clock.wall())
    assert ok(await client.get(WATCHED))["tables"] == [before]
    assert (before["status"], before["outcome"], before["server_seed"]) == ("playing", None, "")
    assert ids(await anna.get(WATCHED)) == [], "who plays knows"
    await set_row(house, table, finished_at=house.clock.wall() - 60_000)
    assert ids(await client.get(WATCHED)) == []


async def test_a_list_comes_in_pages(anna, client, house, monkeypatch):
    monkeypatch.setattr(lists, "PAGE", 2)
    tables = [await opened(anna) for _ in range(5)]
    for number, table in enumerate(tables):
        await set_row(house, table, created_at=number)
    for asked in (client.get, anna.get):
        path = "/api/tables/mine" if asked == anna.get else "/api/tables"
        pages = [await asked(f"{path}?skip={skip}") for skip in (0, 2, 4, 6)]
        assert [ok(page)["more"] for page in pages] == [True, True, False, False]
        assert [table for page in pages for table in ids(page)] == tables[::-1]
    for skip in ("-1", "10001", "x"):
        assert (await client.get(f"/api/tables?skip={skip}")).status_code == 422


async def test_ones_own_tables_are_those_one_has_to_do_with(anna, boris, clara):
    table = await opened(anna)
    assert ids(await boris.get("/api/tables/mine")) == []
    ok(await boris.post(f"{table}/join", json={}))
    assert ids(await boris.get("/api/tables/mine")) == [table]
    assert ids(await clara.get("/api/tables/mine")) == []
    ok(await anna.post(f"{table}/close"))
    assert ids(await boris.get("/api/tables/mine")) == []


async def test_what_waits_for_me_comes_first(anna, boris, house):
    """A table that can begin, or a seat that is kept; then games in play, then the rest."""
    over = await begun(anna, boris)
    await set_row(house, over, status="finished", created_at=9)
    playing = await begun(anna, boris)
    ready = await opened(anna, MINE, BOT)
    kept = await opened(boris)
    place = (seats.c.match == kept.rsplit("/", 1)[1]) & (seats.c.seat == 1)
    keep = update(seats).where(place).values(kind="invited", person=anna.person)
    await house.store.write(lambda db: db.execute(keep).rowcount)
    waiting = await opened(anna, MINE, OPEN)
    order = [ready, kept, playing, waiting, over]
    for age, table in enumerate([*order[:2], waiting, playing]):
        await set_row(house, table, created_at=100 - age)
    assert ids(await anna.get("/api/tables/mine")) == order
    waits = [one["waits_for_me"] for one in ok(await anna.get("/api/tables/mine"))["tables"]]
    assert waits == [True, True, False, False, False]


async def test_the_order_does_not_tell_a_host_who_watches_of_the_end(anna, boris, clara, house):
    watched, waits = [await opened(anna, OPEN, OPEN, delay=60), await opened(anna)]
    for player in (boris, clara):
        ok(await player.post(f"{watched}/join", json={}))
    ok(await anna.post(f"{watched}/start"))
    for ago, order in ((0, [watched, waits]), (60_000, [waits, watched])):
        await set_row(house, watched, status="finished", finished_at=house.clock.wall() - ago)
        assert ids(await anna.get("/api/tables/mine")) == order
    await set_row(house, watched, finished_at=house.clock.wall())
    other = await opened(boris)
    assert ids(await boris.get("/api/tables/mine")) == [other, watched]


async def test_only_somebody_has_tables(client):
    refused(await client.get("/api/tables/mine"), 401, "who-are-you")
