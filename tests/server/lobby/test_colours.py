"""Colours: chosen by people as they sit down, no two the same, left over for bots."""

from fhtagn.games import GAMES
from fhtagn.server.colours import COLOURS
from fhtagn.server.library import game_of
from tests.server.lobby.tables import (
    BOT,
    INVITED,
    MINE,
    OPEN,
    asked,
    begun,
    ok,
    opened,
    refused,
    rows_of,
    set_row,
)

FIRST, SECOND, THIRD = COLOURS[:3]


def colours(table):
    return [seat["colour"] for seat in table["seats"]]


def test_there_are_enough_for_every_table():
    assert len(COLOURS) >= max(max(game_of(name).rules.seats) for name in GAMES)


async def test_the_host_chooses_and_bots_get_what_is_left_at_the_start(anna):
    mine = MINE | {"colour": SECOND}
    table = await opened(anna, BOT, mine, MINE, BOT, draw_seats=False)
    assert colours(ok(await anna.get(table))) == [None, SECOND, FIRST, None]
    started = ok(await anna.post(f"{table}/start"))
    assert colours(started) == [THIRD, SECOND, FIRST, COLOURS[3]]
    room = ok(await anna.get(f"/api/matches/{started['id']}/room"))
    assert colours(room) == colours(started)


async def test_a_colour_goes_with_whoever_has_it_when_seats_are_drawn(anna, boris):
    table = await opened(anna, MINE | {"colour": "rose"}, OPEN)
    ok(await boris.post(f"{table}/join", json={"colour": "ash"}))
    started = ok(await anna.post(f"{table}/start"))
    found = {seat["person"]["name"]: seat["colour"] for seat in started["seats"]}
    assert found == {"Anna": "rose", "Boris": "ash"}


async def test_nobody_gets_a_colour_that_another_has(anna, boris, clara):
    table = await opened(anna, MINE, OPEN, OPEN)
    refused(await boris.post(f"{table}/join", json={"colour": FIRST}), 409, "colour-taken",
            colour=FIRST)  # fmt: skip
    assert ok(await boris.post(f"{table}/join", json={}))["seats"][1]["colour"] == SECOND
    joined = ok(await clara.post(f"{table}/join", json={"colour": "azure"}))
    assert colours(joined) == [FIRST, SECOND, "azure"]
    chosen = ok(await boris.patch(f"{table}/seats/1", json={"colour": "rose"}))
    assert colours(chosen) == [FIRST, "rose", "azure"]
    refused(await boris.patch(f"{table}/seats/1", json={"colour": "azure"}), 409, "colour-taken")
    same = ok(await boris.patch(f"{table}/seats/1", json={"colour": "rose"}))
    assert colours(same) == colours(chosen)
    ok(await clara.post(f"{table}/leave"), 204)
    assert colours(ok(await anna.get(table))) == [FIRST, "rose", None]


async def test_two_seats_at_one_screen_have_two_colours(anna):
    twice = asked(MINE | {"colour": FIRST}, MINE | {"colour": FIRST})
    refused(await anna.post("/api/tables", json=twice), 409, "colour-taken", colour=FIRST)
    unknown = asked(MINE | {"colour": "octarine"}, MINE)
    assert (await anna.post("/api/tables", json=unknown)).status_code == 422


async def test_a_guest_chooses_with_the_invitation(anna, boris):
    table = await opened(anna, MINE, INVITED)
    made = ok(await anna.post(f"{table}/invitations", json={}), 201)
    asked_for = {"secret": made["secret"], "colour": FIRST}
    refused(await boris.post("/api/invitations/accept", json=asked_for), 409, "colour-taken")
    sat = ok(await boris.post("/api/invitations/accept", json=asked_for | {"colour": "moss"}))
    assert colours(sat) == [FIRST, "moss"]


async def test_once_more_everybody_keeps_their_colour(anna, boris, house):
    table = await begun(anna, boris)
    before = {one["person"]["name"]: one["colour"] for one in ok(await anna.get(table))["seats"]}
    await set_row(house, table, status="finished", finished_at=1)
    again = ok(await anna.post(f"{table}/rematch"))
    assert {one["person"]["name"]: one["colour"] for one in again["seats"]} == before


async def test_figures_have_the_colours_of_their_players(anna, house):
    sitting = (MINE | {"colour": "teal"}, BOT | {"options": {"colour": "crimson"}}, BOT)
    table = await opened(anna, *sitting, game="fate", draw_seats=False)
    started = ok(await anna.post(f"{table}/start"))
    assert colours(started) == ["teal", "crimson", "amber"]
    figures = [one.options["colour"] for one in (await rows_of(house, table))[1]]
    assert figures == ["teal", "crimson", "amber"]


async def test_figures_that_somebody_asked_for_are_theirs(anna, house):
    sitting = (MINE | {"colour": "teal"}, BOT | {"options": {"colour": "teal"}})
    table = await opened(anna, *sitting, game="fate", draw_seats=False)
    ok(await anna.post(f"{table}/start"))
    figures = [one.options["colour"] for one in (await rows_of(house, table))[1]]
    assert figures == ["", "teal"]


async def test_once_more_the_figures_follow_whoever_has_another_colour(anna, house):
    table = await opened(anna, MINE | {"colour": "teal"}, BOT, game="fate", draw_seats=False)
    ok(await anna.post(f"{table}/start"))
    await set_row(house, table, status="finished", finished_at=1)
    again = ok(await anna.post(f"{table}/rematch"))
    (seat,) = again["mine"]
    again_at = f"/api/tables/{again['id']}"
    ok(await anna.patch(f"{again_at}/seats/{seat}", json={"colour": "crimson"}))
    started = ok(await anna.post(f"{again_at}/start"))
    figures = [one.options["colour"] for one in (await rows_of(house, again_at))[1]]
    assert figures == colours(started)
    assert sorted(figures) == ["crimson", "teal"]
