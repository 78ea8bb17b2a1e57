"""The odds of a battle before it is declared: for whoever may declare it, and for nobody else."""

from fhtagn.games.duel.forecast import odds_as_data
from fhtagn.games.duel.odds import odds
from fhtagn.kernel.present import offered
from fhtagn.kernel.rules import saying
from tests.server.lobby.tables import ok
from tests.server.replays.logs import keep, new_pen


async def fighting(house, players):
    """A match at which the seat that is asked may start a battle, and that option."""
    pen = await new_pen(house, "duel", players)
    for number in range(1500):
        match, seat = pen.state.match, pen.state.questions()[0].seat
        for key, task in offered(match.game, match.state, seat).items():
            if saying(match.state, task).verb == "battle":
                return await keep(house, pen), match, seat, key, task
        pen.play_on(1, seed=number)
    raise AssertionError("no battle in sight")


async def test_the_odds_are_those_the_rules_tell(house, anna, bob):
    match, played, seat, key, task = await fighting(house, (anna, bob))
    where, body = f"/api/matches/{match}/odds", {"seat": seat, "key": key}
    found = ok(await (anna, bob)[seat].post(where, json=body))
    told = odds_as_data(played.state, odds(played.state, seat, task[1][-1]))
    assert found["key"] == key
    assert found["chances"]["attacker"]["dice"] == told["attacker"]["dice"]
    assert found["chances"]["defender"]["results"] == told["defender"]["results"]
    assert abs(sum(one["chance"] for one in found["chances"]["attacker"]["results"]) - 1) < 1e-9
    other = await (anna, bob)[1 - seat].post(where, json=body)
    assert (other.status_code, other.json()["error"]) == (403, "not-your-seat")


async def test_what_leaves_nothing_to_chance_has_none_and_what_is_not_offered_is_refused(
    house, anna, bob
):
    match, _played, seat, _key, _task = await fighting(house, (anna, bob))
    where, player = f"/api/matches/{match}/odds", (anna, bob)[seat]
    assert ok(await player.post(where, json={"seat": seat, "key": "resign"}))["chances"] == {}
    answer = await player.post(where, json={"seat": seat, "key": "battle@mars"})
    assert (answer.status_code, answer.json()["error"]) == (409, "odds-not-offered")
