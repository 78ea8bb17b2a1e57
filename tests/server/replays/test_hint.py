"""A hint is the strongest bot's move, for whoever has to decide and for nobody else."""

import pytest

from fhtagn.bots.levels import LEVELS
from fhtagn.games import GAMES
from fhtagn.kernel.present import offered
from fhtagn.kernel.rules import cites_of
from fhtagn.rulebook.book import book
from fhtagn.server.limits import Limits
from fhtagn.server.thinkers import Thinkers
from tests.server.lobby.tables import ok
from tests.server.replays.logs import keep, new_pen


async def asked(visitor, match, seat):
    return await visitor.post(f"/api/matches/{match}/hint", json={"seat": seat})


async def refused(visitor, match, seat, status):
    answer = await asked(visitor, match, seat)
    assert answer.status_code == status, answer.text
    return answer.json()


async def begun(house, players, game="duel", moves=0, **more):
    """A match that is on, the pen that goes on with it, and the seat that is asked."""
    pen = (await new_pen(house, game, players, **more)).play_on(moves)
    while pen.state.questions()[0].seat < 0:
        pen.play_on(1)
    return await keep(house, pen), pen, pen.state.questions()[0].seat


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_a_move_with_the_rules_it_rests_on(house, anna, bob, game):
    match, pen, seat = await begun(house, (anna, bob), game, moves=12)
    found = ok(await asked((anna, bob)[seat], match, seat))
    table = pen.state.match
    rule, _arguments = offered(table.game, table.state, seat)[found["key"]]
    question, _about = table.state.agenda[0]
    assert found["rules"] == list(cites_of(rule) or cites_of(question))
    assert found["rules"]
    assert {*found["rules"]} <= book(game).statements.keys()
    assert found["level"] == list(LEVELS)[-1] == "greedy"
    assert found["n"] == pen.state.feeds[seat].n


async def test_whoever_asks_waits_in_a_queue_of_their_own(house, anna, bob, monkeypatch):
    """So nobody's bots wait for the hints of another, nor the other way round."""
    match, _pen, seat = await begun(house, (anna, bob), "heroes", moves=6)
    heard = []
    usual = Thinkers._ask

    async def overheard(thinkers, question, who):
        heard.append((question.seat, question.level, who))
        return await usual(thinkers, question, who)

    monkeypatch.setattr(Thinkers, "_ask", overheard)
    player = (anna, bob)[seat]
    ok(await asked(player, match, seat))
    assert heard == [(seat, "greedy", ("hint", player.person))]


async def test_it_is_for_ones_own_seat_only(house, anna, bob, client):
    match, _pen, seat = await begun(house, (anna, bob))
    other = (anna, bob)[1 - seat]
    assert (await refused(other, match, seat, 403))["error"] == "not-your-seat"
    assert (await refused(client, match, seat, 401))["error"] == "who-are-you"


async def test_it_is_for_whoever_has_to_decide(house, anna, bob):
    match, _pen, seat = await begun(house, (anna, bob))
    found = await refused((anna, bob)[1 - seat], match, 1 - seat, 409)
    assert found["error"] == "hint-not-asked"
    assert str(1 - seat) in found["text"]


async def test_an_answer_that_is_sealed_needs_no_hint(house, anna, bob):
    pen = await new_pen(house, "fate", (anna, bob))
    pen.play(1, pen.options(1)[0])
    match = await keep(house, pen)
    assert (await refused(bob, match, 1, 409))["error"] == "hint-not-asked"
    assert ok(await asked(anna, match, 0))["key"] in pen.options(0)


async def test_after_the_end_there_are_none(house, anna, bob):
    match = await keep(house, (await new_pen(house, "heroes", (anna, bob))).play_out())
    assert (await refused(anna, match, 0, 409))["error"] == "match-over"


async def test_a_table_may_do_without(house, anna, bob):
    match, _pen, seat = await begun(house, (anna, bob), hints=False)
    assert (await refused((anna, bob)[seat], match, seat, 403))["error"] == "no-hints"


async def test_if_the_bot_fails_chance_is_not_taken_for_advice(house, anna, bob, monkeypatch):
    async def fails(*_asked):
        raise TimeoutError

    monkeypatch.setattr(Thinkers, "_ask", fails)
    match, _pen, seat = await begun(house, (anna, bob))
    assert (await refused((anna, bob)[seat], match, seat, 503))["error"] == "hint-failed"


async def test_not_too_often(house, anna, bob):
    house.limits = Limits(house.clock, 0.05)
    match, _pen, seat = await begun(house, (anna, bob))
    player = (anna, bob)[seat]
    ok(await asked(player, match, seat))
    assert (await refused(player, match, seat, 429))["error"] == "too-many"


async def test_the_host_says_whether_there_are_hints(anna):
    new = {"game": "duel", "seats": [{"kind": "mine"}, {"kind": "open"}]}
    assert ok(await anna.post("/api/tables", json=new), 201)["hints"]
    assert not ok(await anna.post("/api/tables", json=new | {"hints": False}), 201)["hints"]
