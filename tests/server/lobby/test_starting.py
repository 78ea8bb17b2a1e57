"""A table begins."""

import asyncio
import itertools

from fhtagn.games import load
from fhtagn.host.seating import drawn_seats
from fhtagn.kernel.chance import secret_of
from fhtagn.kernel.game import start
from fhtagn.server.lobby.match_settings import match_settings
from fhtagn.server.lobby.terms import read_terms
from fhtagn.server.room.match_setup import read_setup
from tests.server.lobby.tables import (
    BOT,
    INVITED,
    MINE,
    OPEN,
    begun,
    ok,
    opened,
    refused,
    rows_of,
    set_row,
)


async def test_the_host_begins_when_all_seats_are_taken(anna, boris, house):
    table = await opened(anna, MINE, BOT, OPEN, INVITED)
    refused(await boris.post(f"{table}/start"), 403, "not-the-host", name="Anna")
    refused(await anna.post(f"{table}/start"), 409, "seats-empty", count=2)
    ok(await boris.post(f"{table}/join", json={}))
    assert "1 seat is" in refused(await anna.post(f"{table}/start"), 409, "seats-empty", count=1)
    ok(await anna.put(f"{table}/seats/3", json=BOT))
    await set_row(house, table, rules="of old", content="of old")
    told = ok(await anna.post(f"{table}/start"))
    row, _ = await rows_of(house, table)
    assert told["status"] == row.status == "playing"
    assert row.started_at == told["started_at"] >= row.created_at
    assert (row.rules, row.content) == (load("heroes").version, load("heroes").content.digest)
    refused(await anna.post(f"{table}/start"), 409, "table-started")
    refused(await anna.post(f"{table}/close"), 409, "table-started")


async def test_a_table_that_has_begun_is_due_at_once(anna, boris, house):
    """So that the room wakes, even if nobody comes."""
    table = await opened(anna)
    ok(await boris.post(f"{table}/join", json={}))
    await house.rooms.close()
    ok(await anna.post(f"{table}/start"))
    row, _ = await rows_of(house, table)
    assert row.wake_at == row.started_at


async def test_of_two_starts_at_once_one_is_it(anna, boris):
    table = await opened(anna)
    ok(await boris.post(f"{table}/join", json={}))
    answers = await asyncio.gather(*(anna.post(f"{table}/start") for _ in range(4)))
    assert sorted(one.status_code for one in answers) == [200, 409, 409, 409]
    for answer in answers:
        if answer.status_code == 409:
            refused(answer, 409, "table-started")


async def test_somebody_must_play(anna):
    table = await opened(anna, BOT, BOT)
    refused(await anna.post(f"{table}/start"), 400, "nobody-plays")


async def test_everybody_sits_where_they_sat_down_if_that_was_agreed(anna, boris, house):
    table = await begun(anna, boris, options={"mode": "duel"})
    _, sitting = await rows_of(house, table)
    assert [row.person for row in sitting] == [anna.person, boris.person]
    assert [row.options for row in sitting] == [{"age": 0, "deck": "innsmouth"}] * 2, "complete"


def turning_round(seed):
    """A value for the second place with which a table of two is turned round."""
    values = (f"second {number}" for number in itertools.count())
    return next(one for one in values if drawn_seats(secret_of(seed, ["first", one]), 2) == [1, 0])


async def test_seats_are_drawn_with_all_that_is_set_for_them(anna, boris, house):
    """By the secret of the match, which is made of the values by the places people took."""
    table = await opened(anna, MINE | {"options": {"faction": "sleeper"}}, OPEN, game="duel")
    row, _ = await rows_of(house, table)
    second = turning_round(row.server_seed)
    ok(await anna.patch(f"{table}/seats/0", json={"value": "first"}))
    ok(await boris.post(f"{table}/join", json={"options": {"age": 50}, "value": second}))
    ok(await anna.post(f"{table}/start"))
    row, sitting = await rows_of(house, table)
    assert [(row.seat, row.person, row.value) for row in sitting] == [
        (0, boris.person, second), (1, anna.person, "first"),
    ]  # fmt: skip
    assert [row.options for row in sitting] == [
        {"faction": "", "age": 50}, {"faction": "sleeper", "age": 0},
    ]  # fmt: skip
    setup = await house.store.read(read_setup, row.id)
    assert setup.terms.drawn == (1, 0)
    assert setup.seat_values == ("first", second)
    assert setup.secret == secret_of(row.server_seed, ["first", second])


async def test_whoever_sends_no_value_mixes_none(anna, house):
    """One the server drew when it knows the others' could be chosen to suit them."""
    table = await opened(anna, MINE, BOT)
    ok(await anna.patch(f"{table}/seats/0", json={"value": "hers"}))
    ok(await anna.post(f"{table}/start"))
    row, _ = await rows_of(house, table)
    assert (await house.store.read(read_setup, row.id)).seat_values == ("hers", "")


async def test_both_orders_come_up(anna, house):
    met = set()
    for _ in range(30):  # all alike: once in half a milliard
        table = await opened(anna, MINE, BOT)
        ok(await anna.post(f"{table}/start"))
        _, sitting = await rows_of(house, table)
        met.add(tuple(row.kind for row in sitting))
        if len(met) == 2:
            break
    assert met == {("person", "bot"), ("bot", "person")}


async def test_the_settings_of_the_match_are_those_of_the_table(anna, boris, house):
    options = {"goal": 10, "monsters": True}
    table = await opened(anna, MINE, BOT, OPEN, game="fate", options=options, draw_seats=False)
    ok(await boris.post(f"{table}/join", json={"options": {"god": "dagon", "colour": "teal"}}))
    ok(await anna.post(f"{table}/start"))
    row, sitting = await rows_of(house, table)
    game, terms = load("fate"), read_terms(row.terms)
    settings = match_settings(game, terms, reversed(sitting))
    assert settings.seats == 3
    assert settings.table == {o.name: o.default for o in game.rules.options} | options
    assert settings.of(2, "god") == "dagon"
    assert start(game, settings, 1).outcome is None
