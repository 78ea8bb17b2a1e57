"""Once more."""

import asyncio

import pytest
from sqlalchemy import update

from fhtagn.server.store.schema import people
from tests.server.lobby.tables import BOT, MINE, OPEN, begun, ok, opened, refused, rows_of, set_row


@pytest.fixture
async def over(anna, boris, house):
    """A table at which Anna, a bot and Boris have played; Anna had a deck, Boris is of age."""
    more = {"pace": {"per_move": 60}, "undo": "none", "draw_seats": False, "options": {}}
    table = await opened(anna, MINE | {"options": {"deck": "london"}}, BOT, OPEN, **more)
    ok(await boris.post(f"{table}/join", json={"options": {"age": 30}}))
    ok(await anna.post(f"{table}/start"))
    await set_row(house, table, status="finished", finished_at=1)
    return table


async def again(player, table):
    return f"/api/tables/{ok(await player.post(f'{table}/rematch'))['id']}"


async def test_everybody_is_asked_again_one_seat_further(anna, boris, house, over):
    table = await again(boris, over)
    told = ok(await boris.get(table))
    assert [one["kind"] for one in told["seats"]] == ["person", "invited", "bot"]
    assert [(one["person"] or {}).get("name") for one in told["seats"]] == ["Boris", "Anna", None]
    assert told["host"]["name"] == "Boris"
    assert told["status"] == "open"
    before, old = await rows_of(house, over)
    row, sitting = await rows_of(house, table)
    assert (row.terms, row.listed, row.game) == (before.terms, before.listed, before.game)
    assert row.server_seed != before.server_seed
    assert [one.options for one in sitting] == [one.options for one in (old[2], old[0], old[1])]
    assert not {one.value for one in sitting if one.value} & {one.value for one in old}
    assert ok(await boris.get(over))["rematch"] == row.id


async def test_both_get_the_same_table(anna, boris, over):
    tables = await asyncio.gather(again(anna, over), again(boris, over))
    assert tables[0] == tables[1] == await again(anna, over)
    told = ok(await anna.get(tables[0]))
    assert [one["kind"] for one in told["seats"]] == ["person", "person", "bot"]
    host = anna if told["host"]["name"] == "Anna" else boris
    assert ok(await host.post(f"{tables[0]}/start"))["status"] == "playing"


async def test_a_seat_that_is_kept_is_for_one_alone(anna, boris, clara, over):
    table = await again(boris, over)
    refused(await clara.post(f"{table}/join", json={"seat": 1}), 403, "seat-kept", seat=1)
    refused(await clara.post(f"{table}/join", json={}), 409, "table-full")
    secret = ok(await boris.post(f"{table}/invitations", json={}), 201)["secret"]
    refused(
        await clara.post("/api/invitations/accept", json={"secret": secret}), 409, "invitation-full"
    )
    assert ok(await anna.get("/api/tables/mine"))["tables"][0]["waits_for_me"]
    told = ok(await anna.post(f"{table}/join", json={}))
    assert told["mine"] == [1]
    assert told["seats"][1]["options"]["deck"] == "london"
    assert "deck" not in ok(await boris.get(table))["seats"][1]["options"]


async def test_whoever_declines_frees_the_seat(anna, boris, clara, over):
    table = await again(boris, over)
    ok(await anna.post(f"{table}/leave"), 204)
    assert ok(await clara.post(f"{table}/join", json={}))["mine"] == [1]


async def test_whoever_sits_down_elsewhere_gives_up_the_seat_that_was_kept(anna, boris, over):
    table = await again(boris, over)
    ok(await boris.put(f"{table}/seats/2", json=OPEN))
    told = ok(await anna.post(f"{table}/join", json={"seat": 2}))
    assert told["mine"] == [2]
    assert (told["seats"][1]["kind"], told["seats"][1]["options"]) == ("open", {})
    assert await again(anna, over) == table
    assert ok(await anna.get(table))["mine"] == [2]


async def test_what_follows_a_fork_is_a_whole_match(anna, house, over):
    row, _ = await rows_of(house, over)
    await set_row(house, over, terms=row.terms | {"origin": {"match": "another", "ply": 7}})
    following, _ = await rows_of(house, await again(anna, over))
    assert following.terms == row.terms | {"origin": None}


async def test_after_a_table_that_was_closed_comes_another(anna, boris, over):
    first = await again(boris, over)
    ok(await boris.post(f"{first}/close"))
    second = await again(anna, over)
    assert second != first
    assert await again(boris, over) == second


async def test_whoever_had_two_seats_has_two_again(anna, boris, house):
    table = await opened(anna, MINE, MINE, OPEN, draw_seats=False)
    ok(await boris.post(f"{table}/join", json={}))
    ok(await anna.post(f"{table}/start"))
    await set_row(house, table, status="aborted", finished_at=1)
    following = await again(boris, table)
    assert await again(anna, table) == following
    assert ok(await anna.get(following))["mine"] == [1, 2]


async def test_whoever_has_gone_is_not_asked(anna, boris, house, over):
    gone = update(people).where(people.c.id == boris.person).values(deleted_at=1)
    await house.store.write(lambda db: db.execute(gone).rowcount)
    told = ok(await anna.get(await again(anna, over)))
    assert [one["kind"] for one in told["seats"]] == ["open", "person", "bot"]


async def test_only_players_ask_and_only_after_the_end(anna, boris, clara, client, over):
    refused(await clara.post(f"{over}/rematch"), 403, "not-a-player")
    refused(await client.post(f"{over}/rematch"), 401, "who-are-you")
    refused(await anna.post(f"{await begun(anna, boris)}/rematch"), 409, "not-over")
    refused(await anna.post(f"{await opened(anna)}/rematch"), 409, "not-over")
