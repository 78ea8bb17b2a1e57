"""Tables are set up, looked at and closed."""

import hashlib

from fhtagn.bots.levels import LEVELS
from fhtagn.games import GAMES, load
from fhtagn.server.lobby.bounds import MOST_OPEN
from tests.server.lobby.tables import (
    BOT,
    INVITED,
    MINE,
    OPEN,
    asked,
    give_accounts,
    ok,
    opened,
    refused,
    rows_of,
    set_row,
)

DAY = 24 * 3600


async def test_the_games_are_told_with_all_that_can_be_set(client):
    told = {one["name"]: one for one in ok(await client.get("/api/games"))["games"]}
    assert tuple(told) == GAMES
    for name, one in told.items():
        game = load(name)
        assert one["seats"] == list(game.rules.seats)
        assert [option["name"] for option in one["options"]] == [o.name for o in game.rules.options]
        assert one["levels"] == list(LEVELS)
        assert (one["windows"], one["stops"]) == (
            list(game.display.windows),
            list(game.display.stops),
        )
        assert (one["presets"] is None) == (game.rules.decks is None)
    assert [o["name"] for o in told["call"]["seat_options"] if o["secret"]] == ["deck"]
    assert told["heroes"]["presets"]["innsmouth"].keys() == {"en", "ru"}


# -- setting up ------------------------------------------------------------------------------------


async def test_a_table_is_as_it_was_asked_for(anna):
    more = {
        "pace": {"per_move": 60, "bank": 600}, "undo": "consent", "watching": False, "delay": 30,
        "draw_seats": False, "listed": False, "options": {"map": "lovecraft_country"},
    }  # fmt: skip
    mine = {"kind": "mine", "options": {"faction": "black_goat"}}
    table = ok(await anna.get(await opened(anna, mine, INVITED, game="duel", **more)))
    assert table["game"] == "duel"
    assert table["status"] == "open"
    assert table["host"] == {"id": anna.person, "name": "Anna"}
    assert (
        table["options"]
        == {o.name: o.default for o in load("duel").rules.options} | more["options"]
    )
    assert table["pace"] == {"kind": "live", "per_move": 60, "bank": 600}
    same = ("undo", "watching", "delay", "draw_seats", "listed")
    assert [table[name] for name in same] == [more[name] for name in same]
    first, second = table["seats"]
    assert first["person"] == {"id": anna.person, "name": "Anna"}
    assert (first["kind"], first["options"], first["value"]) == (
        "person", {"faction": "black_goat"}, "",
    )  # fmt: skip
    assert (second["kind"], second["person"], second["level"]) == ("invited", None, None)
    assert table["mine"] == [0]


async def test_a_table_may_have_bots_and_more_than_one_seat_of_the_host(anna):
    table = ok(await anna.get(await opened(anna, MINE, BOT, MINE, OPEN)))
    assert [one["kind"] for one in table["seats"]] == ["person", "bot", "person", "open"]
    assert table["seats"][1]["level"] == "random"
    assert table["mine"] == [0, 2]
    assert {one["value"] for one in table["seats"]} == {""}, "the server makes none up"


async def test_a_table_has_a_pace(anna):
    for per_move, kind in ((None, "none"), (5, "live"), (3 * DAY, "days")):
        table = ok(await anna.get(await opened(anna, pace={"per_move": per_move})))
        assert table["pace"] == {"kind": kind, "per_move": per_move, "bank": 0}


async def test_a_table_commits_to_its_seed_and_does_not_tell_it(anna, house):
    table = await opened(anna)
    answer = await anna.get(table)
    row, _ = await rows_of(house, table)
    assert len(row.server_seed) >= 43, "256 bits"
    assert ok(answer)["commitment"] == hashlib.sha256(row.server_seed.encode()).hexdigest()
    assert ok(answer)["server_seed"] == ""
    assert row.server_seed not in answer.text


async def test_a_table_is_pinned_to_rules_and_content(anna, house):
    row, _ = await rows_of(house, await opened(anna, game="fate"))
    assert (row.rules, row.content) == (load("fate").version, load("fate").content.digest)


WRONG = {
    "no-such-game": (asked(game="chess"), 400, {"game": "chess"}),
    "seats": (asked(*[OPEN] * 9), 400, {"found": 9, "least": 2, "most": 8}),
    "option-unknown": (asked(options={"moed": "duel"}), 400, {"nearest": "mode"}),
    "option-value": (asked(options={"mode": "chess"}), 400, {"option": "mode"}),
    "option-type": (asked(MINE | {"options": {"age": "old"}}, OPEN), 400, {"option": "age"}),
    "duel-seats": (asked(MINE, OPEN, OPEN, options={"mode": "duel"}), 400, {"found": 3}),
    "no-such-bot": (asked(MINE, {"kind": "bot", "level": "gredy"}), 400, {"nearest": "greedy"}),
    "pace-bank-alone": (asked(pace={"bank": 60}), 400, {}),
    "rated-people": (asked(MINE, BOT, rated=True), 400, {}),
    "same-faction": (
        asked(*[{"kind": "mine", "options": {"faction": "sleeper"}}] * 2, game="duel"), 400, {},
    ),
    "field-too-small": (asked(pace={"per_move": 1}), 422, {"field": "pace.per_move"}),
    "field-too-large": (asked(delay=3601), 422, {"field": "delay"}),
    "field-too-long": (asked(*[OPEN] * 17), 422, {"field": "seats"}),
    "field-choice": (asked(undo="always"), 422, {"field": "undo"}),
    "field-unexpected": (asked(host="me"), 422, {"field": "host"}),
    "field-absent": ({"game": "heroes"}, 422, {"field": "seats"}),
}  # fmt: skip


async def test_what_is_wrong_with_a_table_is_named(anna, boris):
    for error, (body, status, about) in WRONG.items():
        english = refused(await anna.post("/api/tables", json=body), status, error, **about)
        russian = refused(await boris.post("/api/tables", json=body), status, error, **about)
        assert english != russian
    assert ok(await anna.get("/api/tables/mine"))["tables"] == []


NO_SEATS = [
    {"kind": "throne"},
    {"kind": "bot"},
    {"kind": "open", "options": {"age": 3}},
    {"kind": "mine", "value": "before the commitment"},
    {"kind": "mine", "options": {"age": 2**40}},
    {"kind": "mine", "options": {"age": 1.5}},
    {"kind": "mine", "options": {"deck": ["x"]}},
    {"kind": "mine", "options": {"deck": "x" * 40_001}},
    {"kind": "mine", "options": {f"x{n}": n for n in range(51)}},
    "mine",
    None,
]


async def test_what_is_no_seat_is_refused(anna):
    for seat in NO_SEATS:
        answer = await anna.post("/api/tables", json=asked(seat, OPEN))
        assert answer.status_code == 422, (seat, answer.text)
        assert answer.json()["about"]["field"].startswith("seats.0")


async def test_a_rated_table_is_for_different_people(anna, house):
    await give_accounts(house, anna)
    refused(await anna.post("/api/tables", json=asked(MINE, MINE, rated=True)), 400, "rated-people")
    alone = asked(MINE, game="fate", rated=True)
    refused(await anna.post("/api/tables", json=alone), 400, "rated-people")
    assert ok(await anna.post("/api/tables", json=asked(rated=True)), 201)["rated"]


async def test_at_a_rated_table_there_are_no_hints(anna, house):
    await give_accounts(house, anna)
    table = ok(await anna.post("/api/tables", json=asked(rated=True, hints=True)), 201)
    assert (table["rated"], table["hints"]) == (True, False)


async def test_a_rated_table_is_for_those_who_have_accounts(anna, boris, clara, house):
    refused(await anna.post("/api/tables", json=asked(rated=True)), 403, "rated-accounts")
    for_others = await opened(anna, OPEN, OPEN, rated=True)
    refused(await anna.put(f"{for_others}/seats/0", json=MINE), 403, "rated-accounts")
    await give_accounts(house, anna, boris)
    table = await opened(anna, rated=True)
    english = refused(await clara.post(f"{table}/join", json={}), 403, "rated-accounts")
    invitation = ok(await anna.post(f"{table}/invitations", json={}), 201)["secret"]
    accepting = await clara.post("/api/invitations/accept", json={"secret": invitation})
    assert refused(accepting, 403, "rated-accounts") == english
    ok(await boris.post(f"{table}/join", json={}))
    assert ok(await anna.post(f"{table}/start"))["status"] == "playing"


async def test_a_guest_who_sat_there_before_does_not_begin_a_rated_game(anna, boris, house):
    table = await opened(anna)
    ok(await boris.post(f"{table}/join", json={}))
    row, _ = await rows_of(house, table)
    await set_row(house, table, terms=row.terms | {"rated": True})
    refused(await anna.post(f"{table}/start"), 403, "rated-accounts")


async def test_a_host_has_only_so_many_tables_that_wait(anna):
    tables = [await opened(anna) for _ in range(MOST_OPEN)]
    refused(await anna.post("/api/tables", json=asked()), 409, "tables-many", most=MOST_OPEN)
    ok(await anna.post(f"{tables[0]}/close"))
    await opened(anna)


async def test_only_somebody_sets_up_a_table(client):
    refused(await client.post("/api/tables", json=asked()), 401, "who-are-you")


# -- looking ---------------------------------------------------------------------------------------


async def test_a_listed_table_is_shown_to_everybody(anna, client):
    table = ok(await client.get(await opened(anna)))
    assert table["mine"] == []


async def test_a_table_by_link_is_for_those_it_concerns(anna, boris, client):
    table = await opened(anna, listed=False)
    assert ok(await anna.get(table))
    for other in (boris, client):
        refused(await other.get(table), 404, "no-such-table")
    for what in ("join", "leave", "start", "close", "rematch", "invitations"):
        refused(await boris.post(f"{table}/{what}", json={}), 404, "no-such-table")


async def test_there_is_no_other_table(client):
    for name in ("nothing", "AAAAAAAAAAAAAAAA"):
        refused(await client.get(f"/api/tables/{name}"), 404, "no-such-table")
    for name in ("%00", "a%20b", "x" * 33, "%F0%9F%90%99"):
        assert (await client.get(f"/api/tables/{name}")).status_code == 422


# -- closing ---------------------------------------------------------------------------------------


async def test_the_host_closes_a_table(anna, boris):
    table = await opened(anna)
    refused(await boris.post(f"{table}/close"), 403, "not-the-host", name="Anna")
    assert ok(await anna.post(f"{table}/close"))["status"] == "closed"
    for what in ("close", "start", "join", "leave", "invitations"):
        refused(await anna.post(f"{table}/{what}", json={}), 409, "table-closed")
    assert ok(await boris.get("/api/tables"))["tables"] == []
