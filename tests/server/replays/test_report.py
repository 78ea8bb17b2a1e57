"""A report has all that a seat was sent and nothing else, until the match is over."""

import platform

import pytest

import fhtagn
from fhtagn.games import GAMES
from fhtagn.host.report import seal
from fhtagn.lab.laws import wire
from fhtagn.server.library import game_of
from fhtagn.server.limits import Limits
from fhtagn.server.replays import reporting
from tests.server.lobby.tables import ok
from tests.server.replays.logs import frames, keep, new_pen, told


async def asked(visitor, match, seat, words=""):
    return await visitor.post(f"/api/matches/{match}/report", json={"seat": seat, "words": words})


async def refused(visitor, match, seat, status):
    answer = await asked(visitor, match, seat)
    assert answer.status_code == status, answer.text
    return answer.json()["error"]


@pytest.mark.parametrize("game", GAMES)
async def test_it_has_what_the_seat_was_sent(house, anna, bob, game):
    pen = (await new_pen(house, game, (anna, bob))).play_on(20)
    match = await keep(house, pen)
    answer = await asked(anna, match, 0, "Странно: my card is gone.\nWhy?")
    found = ok(answer)
    assert 'filename="report-' in answer.headers["content-disposition"]
    assert found["words"] == "Странно: my card is gone.\nWhy?"
    assert (found["fhtagn"], found["python"]) == (fhtagn.__version__, platform.python_version())
    assert found["replay"] == (await told(anna, match, "replay", seat=0)).json()
    assert found["replay"]["content"] == game_of(game).content.digest
    assert found["frames"] == await frames(anna, match, 0, 0, 49)
    assert wire(found["events"]) == wire(pen.state.match.told(0))
    assert found["seal"] == seal(found)
    assert found["terms"]["undo"] == "free"


async def test_while_it_is_played_nothing_else(house, anna, bob):
    """Neither the others' keys and decks, nor what chance is made from."""
    decks, duel = [{"deck": "london"}, {"deck": "hunters"}], {"mode": "duel"}
    pen = await new_pen(
        house, "heroes", (anna, bob), options=duel, seat_options=decks, seed="a very secret seed"
    )
    match = await keep(house, pen.play_on(12))
    answer = await asked(anna, match, 0)
    found = ok(answer)
    assert found["record"] is None
    assert [one.get("deck") for one in found["replay"]["settings"]["by_seat"]] == ["london", None]
    assert {one["seat"] for one in found["replay"]["steps"]} == {0, None}
    assert "a very secret seed" not in answer.text
    assert f"{pen.state.setup.secret:x}" not in answer.text


async def test_whoever_has_two_seats_reports_one_of_them(house, anna):
    decks, duel = [{"deck": "london"}, {"deck": "hunters"}], {"mode": "duel"}
    pen = await new_pen(house, "heroes", (anna, anna), options=duel, seat_options=decks)
    match = await keep(house, pen.play_on(6))
    replay = ok(await asked(anna, match, 1))["replay"]
    assert (replay["seats"], replay["seat"]) == ([1], 1)
    assert [one.get("deck") for one in replay["settings"]["by_seat"]] == [None, "hunters"]


async def test_after_the_end_it_has_the_record(house, anna, bob):
    match = await keep(house, (await new_pen(house, "heroes", (anna, bob))).play_out())
    found = ok(await asked(bob, match, 1))
    assert found["record"] == (await told(bob, match, "record")).json()
    assert found["replay"]["status"] == "finished"


async def test_of_a_long_match_it_has_the_latest_frames(house, anna, bob, monkeypatch):
    monkeypatch.setattr(reporting, "LAST", 5)
    pen = (await new_pen(house, "duel", (anna, bob))).play_on(20)
    match = await keep(house, pen)
    found = ok(await asked(anna, match, 0))
    assert [one["number"] for one in found["frames"]] == [16, 17, 18, 19, 20]
    assert wire(found["events"]) == wire(pen.state.match.told(0))


async def test_only_whoever_plays_can_report(house, anna, bob, client):
    match = await keep(house, (await new_pen(house, "duel", (anna, bob))).play_on(3))
    assert await refused(anna, match, 1, 403) == "not-your-seat"
    assert await refused(client, match, 0, 401) == "who-are-you"


async def test_not_too_often(house, anna, bob):
    house.limits = Limits(house.clock, 0.1)
    match = await keep(house, await new_pen(house, "duel", (anna, bob)))
    ok(await asked(anna, match, 0))
    assert await refused(anna, match, 0, 429) == "too-many"
