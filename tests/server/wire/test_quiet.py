"""What is played, said and held in hand is in no line of the log, whatever goes wrong."""

import json
import re
from random import Random

import pytest

from fhtagn.kernel.match import Match
from fhtagn.kernel.present import offered
from fhtagn.kernel.state import TABLE
from fhtagn.server.limits import Limits
from fhtagn.server.logs import set_up_logs
from fhtagn.server.room.entries import Proposal
from fhtagn.server.thinkers import Thinkers
from tests.server.lobby.tables import MINE, OPEN, ok, opened, rows_of
from tests.server.room.logs import CASES
from tests.server.room.tables import Party
from tests.server.wire.line import Line
from tests.server.wire.spoiling import Spoiler

MOVES = 60
CHAT = "that-is-not-dead-which-can-eternal-lie"


class Table(Party):
    """Guests at a table of the lobby, each with a socket, and all that nobody else may know."""

    def __init__(self, app, match, players):
        super().__init__(app.state.house, match, [one.person for one in players])
        self.lines = [Line(app, match, one) for one in players]
        self.hidden = {CHAT, *(one.token for one in players)}

    async def play_on(self, chance, moves):
        """Random moves, with talk and nonsense between; everything that was sent is hidden."""
        spoiler = Spoiler(chance)
        for _ in range(moves):
            state = await self.state()
            if state.over:
                return
            self.hidden.update(state.match.state.code)
            seat = chance.choice(sorted(state.asked_seats()))
            keys = offered(state.match.game, state.match.state, seat)
            key = chance.choice([one for one in keys if one != "resign"])
            self.hidden.add(key)
            await self.move(state, seat, key)
            teller = chance.randrange(len(self.lines))
            self.lines[teller].send(spoiler.frame(state, teller))
            self.lines[teller].send(
                {"do": "say", "id": f"s{state.seq}", "seat": teller, "text": CHAT}
            )
            await self.lines[teller].settle()

    async def move(self, state, seat, key):
        if seat == TABLE:
            room = await self.room()
            async with room.lock:
                await room.write(Proposal("key", TABLE, key, "table"))
            return
        n = state.feeds[seat].n
        line = self.lines[seat]
        line.send({"do": "play", "id": f"m{state.seq}", "seat": seat, "expect": n, "key": key})
        await line.settle()

    def found_in(self, log):
        """Of what is hidden, all that has a name of its own and stands somewhere in the log."""
        words = set(re.findall(r"[\w:.,-]+", log))
        telling = {one for one in self.hidden if len(one) > 3 and one != "pass"}
        return {one for one in telling if one in words or (":" in one and one in log)}


@pytest.fixture
def asked_in_vain(monkeypatch):
    """The levels of the bots that were asked: none has an answer in time."""
    levels = []

    async def no_answer(_thinkers, question, _who):
        levels.append(question.level)
        raise TimeoutError

    monkeypatch.setattr(Thinkers, "_ask", no_answer)
    return levels


@pytest.fixture
async def table(app, guest):
    """Makes a begun table of a game."""
    app.state.house.limits = Limits(app.state.house.clock, 0)

    async def make(name):
        players = [await guest(one) for one in ("Ann", "Bob", "Cid")[: CASES[name]]]
        host, *others = players
        sitting = [MINE, *(OPEN for _ in others)]
        address = await opened(host, *sitting, game=name, draw_seats=False, listed=False)
        made = Table(app, address.rsplit("/", 1)[1], players)
        for other in others:
            secret = ok(await host.post(f"{address}/invitations", json={}), 201)["secret"]
            ok(await other.post("/api/invitations/accept", json={"secret": secret}))
            made.hidden.add(secret)
        ok(await host.post(f"{address}/start"))
        made.hidden.add((await rows_of(app.state.house, address))[0].server_seed)
        return made

    return make


def events(logged):
    return {json.loads(line)["event"] for line in logged.getvalue().splitlines()}


@pytest.mark.usefixtures("clock", "by_hand")
@pytest.mark.parametrize("name", CASES)
async def test_a_match_leaves_nothing_hidden_in_the_log(table, asked_in_vain, logged, name, did):
    played = await table(name)
    for line in played.lines:
        await line.open()
    await played.play_on(Random(1), 10)
    match = (await played.state()).match
    seat = max(one.seat for one in match.decisions())
    played.hidden.add(await played.house.thinkers.choose(match.game, match.state, seat, "greedy"))
    await played.play_on(Random(2), MOVES)
    for line in played.lines:
        await line.leave()
    did["moves"] += len(await played.log())
    did["hidden"] += len(played.hidden)
    did.at_least(moves=30, hidden=30)
    assert asked_in_vain == ["greedy"]
    assert events(logged) >= {"request", "socket", "bot-failed"}
    assert played.found_in(logged.getvalue()) == set()


@pytest.mark.usefixtures("clock", "by_hand")
@pytest.mark.parametrize("style", ["json", "console"])
async def test_what_fails_is_told_without_its_words(config, table, logged, monkeypatch, style):
    """An error may be about a card: its kind and its place are enough."""
    set_up_logs(config.model_copy(update={"log_format": style}), logged)
    played = await table("heroes")
    (host, *_) = played.lines
    code = (await played.state()).match.state.code[0]
    played.hidden.add(code)

    def fail(*_args, **_more):
        raise ExceptionGroup(code, [KeyError(code)])

    await host.open()
    with monkeypatch.context() as broken:
        broken.setattr(Match, "play", fail)
        host.send({"do": "play", "id": "a", "seat": 0, "expect": 0, "key": "resign"})
        await host.until(lambda: host.closed)
    await host.leave()
    told = logged.getvalue()
    assert host.closed == 1011
    assert all(one in told for one in ("socket-failed", "entry-lost", "KeyError", "room_state.py"))
    assert played.found_in(told) == set()
