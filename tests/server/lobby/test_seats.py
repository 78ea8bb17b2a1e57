"""Seats are taken, set, left and given away."""

import asyncio

from fhtagn.games import load
from fhtagn.server.library import game_of
from tests.server.lobby.tables import (
    BOT,
    INVITED,
    MINE,
    OPEN,
    asked,
    begun,
    give_accounts,
    ok,
    opened,
    refused,
    rows_of,
    set_row,
)

HEROES = load("heroes").rules.decks
SMALL = {"game": "call", "options": {"mode": "decks", "collection": "one"}}
"""A table whose default deck is not legal: it needs more than one core set."""


# -- taking one ------------------------------------------------------------------------------------


async def test_a_seat_that_is_free_is_taken(anna, boris, clara):
    table = await opened(anna, MINE, BOT, OPEN, OPEN)
    joined = ok(await boris.post(f"{table}/join", json={"seat": 3, "value": "Бочка"}))
    assert joined["mine"] == [3]
    assert joined["seats"][3]["person"] == {"id": boris.person, "name": "Boris"}
    assert joined["seats"][3]["value"] == "Бочка"
    assert ok(await clara.post(f"{table}/join", json={}))["mine"] == [2]


async def test_a_seat_that_is_not_free_is_not_taken(anna, boris, clara):
    table = await opened(anna, MINE, INVITED, BOT, OPEN)
    for seat in (0, 2):
        refused(
            await boris.post(f"{table}/join", json={"seat": seat}), 409, "seat-taken", seat=seat
        )
    refused(await boris.post(f"{table}/join", json={"seat": 1}), 403, "seat-kept", seat=1)
    refused(await boris.post(f"{table}/join", json={"seat": 4}), 404, "no-such-seat", most=3)
    assert (await boris.post(f"{table}/join", json={"seat": -1})).status_code == 422
    ok(await boris.post(f"{table}/join", json={}))
    refused(await boris.post(f"{table}/join", json={}), 409, "table-full")
    refused(await clara.post(f"{table}/join", json={}), 409, "table-full")


async def test_nobody_sits_down_twice(anna, boris):
    table = await opened(anna, MINE, OPEN, OPEN)
    refused(await anna.post(f"{table}/join", json={}), 409, "already-seated", seat=0)
    ok(await boris.post(f"{table}/join", json={}))
    refused(await boris.post(f"{table}/join", json={}), 409, "already-seated", seat=1)


async def test_of_all_who_want_a_seat_at_once_one_gets_it(anna, guest, house):
    table = await opened(anna)
    crowd = [await guest(f"Guest {number}") for number in range(6)]
    answers = await asyncio.gather(*(one.post(f"{table}/join", json={"seat": 1}) for one in crowd))
    assert sorted(one.status_code for one in answers) == [200, *[409] * 5]
    for answer in answers:
        if answer.status_code == 409:
            refused(answer, 409, "seat-taken", seat=1)
    winner = next(
        one for one, answer in zip(crowd, answers, strict=True) if answer.status_code == 200
    )
    _, sitting = await rows_of(house, table)
    assert [row.person for row in sitting] == [anna.person, winner.person]


async def test_those_who_take_any_seat_at_once_get_different_ones(anna, guest, house):
    table = await opened(anna, MINE, OPEN, OPEN, OPEN)
    crowd = [await guest(f"Guest {number}") for number in range(5)]
    answers = await asyncio.gather(*(one.post(f"{table}/join", json={}) for one in crowd))
    assert sorted(one.status_code for one in answers) == [200, 200, 200, 409, 409]
    _, sitting = await rows_of(house, table)
    assert len({row.person for row in sitting}) == 4


async def test_nobody_joins_what_has_begun(anna, boris, clara):
    table = await begun(anna, boris)
    refused(await clara.post(f"{table}/join", json={}), 409, "table-started")
    refused(await boris.post(f"{table}/leave"), 409, "table-started")
    refused(await boris.patch(f"{table}/seats/1", json={"value": "late"}), 409, "table-started")
    refused(await anna.put(f"{table}/seats/1", json=BOT), 409, "table-started")
    refused(await anna.delete(f"{table}/seats/1"), 409, "table-started")


# -- what is set for it ----------------------------------------------------------------------------


async def test_one_sets_ones_own_seat(anna, boris):
    table = await opened(anna, game="duel")
    joined = {"options": {"faction": "sleeper"}}
    ok(await boris.post(f"{table}/join", json=joined))
    told = ok(await boris.patch(f"{table}/seats/1", json={"options": {"age": 40}}))
    assert told["seats"][1]["options"] == {"faction": "sleeper", "age": 40}
    told = ok(await boris.patch(f"{table}/seats/1", json={"value": "Dunwich"}))
    assert told["seats"][1]["options"] == {"faction": "sleeper", "age": 40}
    assert told["seats"][1]["value"] == "Dunwich"
    for seat in (0, 1):
        other = anna if seat else boris
        answer = await other.patch(f"{table}/seats/{seat}", json={"value": "mine"})
        refused(answer, 403, "not-your-seat", seat=seat)
    refused(await boris.patch(f"{table}/seats/2", json={}), 404, "no-such-seat", most=1)


async def test_the_host_sets_the_seats_of_bots(anna, boris):
    table = await opened(anna, MINE, BOT, OPEN)
    told = ok(await anna.patch(f"{table}/seats/1", json={"options": {"age": 7}}))
    assert told["seats"][1]["options"] == {"age": 7}
    refused(await boris.patch(f"{table}/seats/1", json={}), 403, "not-your-seat", seat=1)
    refused(await anna.patch(f"{table}/seats/2", json={}), 403, "not-your-seat", seat=2)


async def test_what_does_not_fit_is_told_by_its_printed_name(anna, boris, clara):
    """Also in a deck: the words are those of the game."""
    printed = game_of("duel").display.printed["faction"]["sleeper"].name
    mine = {"kind": "mine", "options": {"faction": "sleeper"}}
    table = await opened(anna, mine, OPEN, game="duel")
    for guest, language in ((boris, "ru"), (clara, "en")):
        twice = await guest.post(f"{table}/join", json={"options": mine["options"]})
        assert printed[language] in refused(twice, 400, "same-faction")
    cards = game_of("call").display.printed["card"]
    sheriff = next(one.name for one in cards.values() if one.name["en"] == "Local Sheriff")
    options = {"deck": "5 Local Sheriff\n20 Shotgun Blast"}
    for guest, language in ((boris, "ru"), (clara, "en")):
        new = asked({"kind": "mine", "options": options}, OPEN, **SMALL)
        told = refused(await guest.post("/api/tables", json=new), 400, "deck-refused")
        assert sheriff[language] in told


async def test_no_refusal_speaks_of_the_command_line(anna, boris):
    few = asked(MINE, game="heroes")
    odd = asked(MINE, OPEN, options={"moed": "duel"})
    other = asked(game="chess")
    three = asked(MINE, OPEN, OPEN, options={"mode": "duel"})
    for new in (few, odd, other, three):
        for guest in (anna, boris):
            told = (await guest.post("/api/tables", json=new)).json()["text"]
            assert not [word for word in ("--", "fhtagn") if word in told], told


async def test_what_does_not_fit_is_refused_and_changes_nothing(anna, boris):
    table = await opened(
        anna, {"kind": "mine", "options": {"faction": "sleeper"}}, OPEN, game="duel"
    )
    wrong = {"options": {"faction": "sleeper"}}
    refused(await boris.post(f"{table}/join", json=wrong), 400, "same-faction")
    assert ok(await boris.get(table))["seats"][1]["kind"] == "open"
    ok(await boris.post(f"{table}/join", json={}))
    refused(await boris.patch(f"{table}/seats/1", json=wrong), 400, "same-faction")
    typo = {"options": {"faktion": "sleeper"}}
    refused(await boris.patch(f"{table}/seats/1", json=typo), 400, "option-unknown")
    odd = {"options": {"faction": "lizard"}}
    refused(await boris.patch(f"{table}/seats/1", json=odd), 400, "option-value")
    assert ok(await boris.get(table))["seats"][1]["options"] == {}


async def test_two_who_choose_the_same_at_once_do_not_both_get_it(anna, boris):
    table = await opened(anna, game="duel")
    ok(await boris.post(f"{table}/join", json={}))
    want = {"options": {"faction": "windwalker"}}
    answers = await asyncio.gather(
        anna.patch(f"{table}/seats/0", json=want), boris.patch(f"{table}/seats/1", json=want)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 400]


# -- secrets ---------------------------------------------------------------------------------------


async def test_what_is_secret_of_a_seat_is_shown_to_nobody_else_before_the_end(
    anna, boris, client, house
):
    table = await opened(anna, options={"mode": "duel"}, draw_seats=False)
    ok(await boris.post(f"{table}/join", json={"options": {"deck": "sherlock", "age": 9}}))
    ok(await anna.patch(f"{table}/seats/0", json={"options": {"deck": "london"}}))
    ok(await anna.post(f"{table}/start"))
    for reader, own in ((anna, 0), (boris, 1), (client, None)):
        told = ok(await reader.get(table))
        assert [seat["options"].get("deck") for seat in told["seats"]] == [
            deck if seat == own else None for seat, deck in enumerate(("london", "sherlock"))
        ]
        assert told["seats"][1]["options"]["age"] == 9
        listed = ok(await reader.get("/api/tables/mine")) if own is not None else {"tables": [told]}
        assert listed["tables"] == [told]
    await set_row(house, table, status="finished", finished_at=1)
    told = ok(await client.get(table))
    assert [seat["options"]["deck"] for seat in told["seats"]] == ["london", "sherlock"]
    row, _ = await rows_of(house, table)
    assert told["server_seed"] == row.server_seed


async def of_the_end(reader, table):
    """What the reader is shown of Anna's deck, and whether of the seed."""
    told = ok(await reader.get(table))
    return told["seats"][0]["options"].get("deck"), bool(told["server_seed"])


async def over(anna, boris, house, finished_at, **more):
    """A match that Anna has played with a deck of hers against Boris."""
    table = await opened(anna, options={"mode": "duel"}, draw_seats=False, **more)
    ok(await boris.post(f"{table}/join", json={}))
    ok(await anna.patch(f"{table}/seats/0", json={"options": {"deck": "london"}}))
    ok(await anna.post(f"{table}/start"))
    await set_row(house, table, status="finished", finished_at=finished_at)
    return table


async def test_after_the_end_strangers_know_no_more_than_who_may_watch(
    anna, boris, clara, client, house
):
    table = await over(anna, boris, house, 1, watching=False)
    assert await of_the_end(boris, table) == ("london", True)
    for stranger in (clara, client):
        assert await of_the_end(stranger, table) == (None, False)


async def test_nor_if_somebody_did_not_want_it_any_more(anna, boris, client, house):
    table = await over(anna, boris, house, None)
    await set_row(house, table, status="playing")
    no = {"do": "watch", "id": "a", "seat": 1, "allow": False}
    ok(await boris.post(f"{table.replace('tables', 'matches')}/commands", json=no))
    await set_row(house, table, status="finished", finished_at=1)
    assert await of_the_end(client, table) == (None, False)
    assert await of_the_end(anna, table) == ("london", True)


async def test_strangers_know_it_as_late_as_who_watches(anna, boris, client, house):
    for finished_at, known in (
        (house.clock.wall(), (None, False)),
        (house.clock.wall() - 3_600_000, ("london", True)),
    ):
        table = await over(anna, boris, house, finished_at, delay=3600)
        assert await of_the_end(client, table) == known
        assert await of_the_end(boris, table) == ("london", True)


async def test_nor_do_they_hear_of_the_end_before(anna, boris, client, house):
    for finished_at, known in ((house.clock.wall(), False), (house.clock.wall() - 3_600_000, True)):
        table = await over(anna, boris, house, finished_at, delay=3600)
        await set_row(house, table, outcome=["resigned", [1, 2]], rematch="another")
        ended = ("finished", finished_at, ["resigned", [1, 2]], "another")
        for reader, knows in ((client, known), (boris, True)):
            told = ok(await reader.get(table))
            shown = tuple(told[one] for one in ("status", "finished_at", "outcome", "rematch"))
            assert shown == (ended if knows else ("playing", None, None, None))


async def test_the_deck_of_a_bot_is_known_to_the_host_alone(anna, boris):
    bot = BOT | {"options": {"deck": "hunters"}}
    table = await opened(anna, MINE, bot, options={"mode": "duel"})
    assert ok(await anna.get(table))["seats"][1]["options"] == {"deck": "hunters"}
    assert ok(await boris.get(table))["seats"][1]["options"] == {}


async def test_a_closed_table_keeps_its_secrets(anna, boris):
    mine = {"kind": "mine", "options": {"deck": "london"}}
    table = await opened(anna, mine, OPEN, options={"mode": "duel"})
    ok(await anna.post(f"{table}/close"))
    told = ok(await boris.get(table))
    assert (told["seats"][0]["options"], told["server_seed"]) == ({}, "")


# -- decks -----------------------------------------------------------------------------------------


async def test_a_deck_is_kept_as_it_was_meant(anna, boris, house):
    table = await opened(anna, options={"mode": "duel"})
    whole = HEROES.read("abyss")
    text = HEROES.write(whole, "ru")
    told = ok(await boris.post(f"{table}/join", json={"options": {"deck": text}}))
    assert told["seats"][1]["options"]["deck"] == HEROES.compact(whole)
    told = ok(await boris.patch(f"{table}/seats/1", json={"options": {"deck": "hunters"}}))
    assert told["seats"][1]["options"]["deck"] == "hunters"


async def test_a_kept_deck_is_chosen_by_its_id(anna, boris):
    table = await opened(anna, options={"mode": "duel"})
    ok(await boris.post(f"{table}/join", json={}))
    new = {"game": "heroes", "name": "Глубина", "text": HEROES.write(HEROES.read("abyss"), "en")}
    deck = ok(await boris.post("/api/decks", json=new), 201)["id"]
    other = ok(await anna.post("/api/decks", json=new), 201)["id"]
    told = ok(await boris.patch(f"{table}/seats/1", json={"options": {"deck": deck}}))
    assert told["seats"][1]["options"]["deck"] == HEROES.compact(HEROES.read("abyss"))
    ok(await boris.delete(f"/api/decks/{deck}"), 204)
    assert ok(await boris.get(table))["seats"][1]["options"] == told["seats"][1]["options"]
    answer = await boris.patch(f"{table}/seats/1", json={"options": {"deck": other}})
    refused(answer, 400, "no-such-preset")


async def test_a_deck_that_is_not_legal_is_refused_with_the_reasons(anna, boris):
    table = await opened(anna, options={"mode": "duel"})
    short = {"options": {"deck": "3 Imp\n1 Father Dagon"}}
    ok(await boris.post(f"{table}/join", json={}))
    english = refused(await anna.patch(f"{table}/seats/0", json=short), 400, "deck-refused")
    russian = refused(await boris.patch(f"{table}/seats/1", json=short), 400, "deck-refused")
    assert "MH 8.2" in english
    assert "The deck is not legal" in english
    assert "MH 8.2" in russian
    assert "Колода" in russian


async def test_a_deck_must_fit_the_collection_of_the_table(anna, boris):
    """Each is told what is wrong with their own deck, and nothing about another's."""
    badge, big = ({"options": {"deck": deck}} for deck in ("badge", "gate"))
    refused(
        await anna.post("/api/tables", json=asked({"kind": "mine", **big}, OPEN, **SMALL)),
        400,
        "deck-refused",
    )
    table = await opened(anna, {"kind": "mine", **badge}, OPEN, **SMALL)
    refused(await boris.post(f"{table}/join", json=big), 400, "deck-refused")
    ok(await boris.post(f"{table}/join", json={}))
    told = refused(await anna.post(f"{table}/start"), 409, "seat-unfit", seat=1)
    assert "\n" not in told, "not what is wrong with it"
    ok(await boris.patch(f"{table}/seats/1", json={"options": {"deck": "temple"}}))
    assert ok(await anna.post(f"{table}/start"))["status"] == "playing"


async def test_the_host_is_told_what_is_wrong_with_the_deck_of_a_bot(anna):
    mine = {"kind": "mine", "options": {"deck": "badge"}}
    table = await opened(anna, mine, BOT, **SMALL)
    told = refused(await anna.post(f"{table}/start"), 409, "seat-unfit", seat=1)
    assert "The deck is not legal" in told


# -- giving it up ----------------------------------------------------------------------------------


async def test_whoever_leaves_frees_the_seat(anna, boris, house):
    table = await opened(anna, MINE, MINE, OPEN)
    ok(await boris.post(f"{table}/join", json={"options": {"age": 30}, "value": "B"}))
    ok(await boris.post(f"{table}/leave"), 204)
    refused(await boris.post(f"{table}/leave"), 409, "not-seated")
    ok(await anna.post(f"{table}/leave"), 204)
    _, sitting = await rows_of(house, table)
    assert {(row.kind, row.person, row.value) for row in sitting} == {("open", None, "")}
    assert [row.options for row in sitting] == [{}] * 3
    assert ok(await anna.get(table))["host"]["name"] == "Anna"


async def test_the_host_removes_somebody(anna, boris):
    table = await opened(anna, MINE, OPEN, BOT)
    ok(await boris.post(f"{table}/join", json={}))
    refused(await boris.delete(f"{table}/seats/0"), 403, "not-the-host", name="Anna")
    for seat in (1, 2):
        assert ok(await anna.delete(f"{table}/seats/{seat}"))["seats"][seat]["kind"] == "open"
    assert ok(await boris.get(table))["mine"] == []
    refused(await anna.delete(f"{table}/seats/7"), 404, "no-such-seat", most=2)


async def test_the_host_gives_seats_that_nobody_else_has(anna, boris, house):
    table = await opened(anna, MINE, OPEN, OPEN)
    ok(await boris.post(f"{table}/join", json={"seat": 2}))
    refused(await boris.put(f"{table}/seats/1", json=BOT), 403, "not-the-host")
    refused(await anna.put(f"{table}/seats/2", json=BOT), 409, "seat-taken", seat=2)
    for wanted, kind in ((BOT, "bot"), (INVITED, "invited"), (OPEN, "open"), (MINE, "person")):
        assert ok(await anna.put(f"{table}/seats/1", json=wanted))["seats"][1]["kind"] == kind
    assert ok(await anna.get(table))["mine"] == [0, 1]
    stranger = {"kind": "bot", "level": "alphazero"}
    refused(await anna.put(f"{table}/seats/1", json=stranger), 400, "no-such-bot")
    await give_accounts(house, anna)
    rated = await opened(anna, rated=True)
    refused(await anna.put(f"{rated}/seats/1", json=BOT), 400, "rated-people")
