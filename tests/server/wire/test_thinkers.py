"""Bots are honest over the wire, too: what is sent to where they think tells nothing hidden.

For twin worlds it is the same to the byte, given the same seed; and so is the answer that is drawn
when no thinker has one.
"""

import json
import secrets
from itertools import islice

import pytest

from fhtagn.bots.bot import dice
from fhtagn.clock import CLOCK
from fhtagn.kernel.agenda import answers, apply, decisions
from fhtagn.kernel.chance import secret_of
from fhtagn.kernel.game import settings
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import asked, offered
from fhtagn.lab import twins
from fhtagn.lab.play import walk_on
from fhtagn.server.library import game_of
from fhtagn.server.thinkers import Thinker, Thinkers
from tests.altered import altered
from tests.effort import effort
from tests.every_game.cases import POLICIES
from tests.server.room.logs import CASES
from tests.server.wire.twins import OPTIONS

SEED = 2026


class Desk:
    """Stands for a thinking process: keeps what it is sent, and always answers the same."""

    def __init__(self):
        self.stdin = self.stdout = self
        self.returncode, self.sent, self.error = 0, b"", None

    def write(self, question):
        self.sent += question

    async def drain(self):
        pass

    async def readuntil(self):
        if self.error:
            raise self.error
        return b'"any key"\n'


@pytest.fixture
def desk(monkeypatch):
    """Where all bots think; they are given the same seed each time."""
    made = Desk()

    async def start(_thinker):
        return made

    monkeypatch.setattr(Thinker, "_start", start)
    monkeypatch.setattr(secrets, "randbits", lambda _bits: SEED)
    return made


async def sent(desk, game, g, seat):
    """What goes to the thinker when the bot at that seat is to answer."""
    desk.sent = b""
    assert await Thinkers(1, 1.0, CLOCK).choose(game, g, seat, "greedy") in offered(game, g, seat)
    return desk.sent


def chosen(name):
    return settings(game_of(name), CASES[name], OPTIONS.get(name, {}))


def twin_tables(name, seeds):
    """Seats that are asked something, each with two tables it cannot tell apart."""
    game = game_of(name)
    for seed in seeds:
        chance, policy = dice(seed), POLICIES[seed % len(POLICIES)]
        recording = twins.record(game, chosen(name), seed, policy)
        for start in chance.sample(range(len(recording.frames)), min(12, len(recording.frames))):
            g, seat = recording.frames[start].g, chance.choice(range(CASES[name]))
            twin = twins._twin(recording, start, 0, seat, chance)
            if twin is not None and asked(g, seat):
                yield seat, g, otherwise_sealed(twin, seat, chance)


def otherwise_sealed(g, seat, chance):
    """What the other seats have answered in secret is something else, too."""
    if g.agenda[0][0] is answers:
        for one in decisions(g):
            if one.sealed and one.seat != seat:
                apply(g, one.seat, chance.choice(one.options))
    return g


@pytest.mark.parametrize("name", CASES)
async def test_a_thinker_is_sent_nothing_hidden(desk, name, did):
    for seat, g, twin in twin_tables(name, did.seeds()):
        own, its = [await sent(desk, game_of(name), one, seat) for one in (g, twin)]
        assert own == its
        assert json.loads(own)["seat"] == seat
        did["questions"] += 1
        if did["questions"] == effort(20, least=10):
            break


async def test_a_thinker_that_is_sent_the_table_is_found_out(desk, did):
    leaky = altered(game_of("heroes"), redeal=lambda g, _seat, _seed: g)
    seat, *tables = next(twin_tables("heroes", did.seeds()))
    own, its = [await sent(desk, leaky, one, seat) for one in tables]
    assert own != its


@pytest.mark.parametrize("name", CASES)
async def test_an_answer_by_chance_knows_nothing_hidden(desk, name, did):
    desk.error = EOFError()
    for seat, g, twin in twin_tables(name, did.seeds()):
        keys = {
            await Thinkers(1, 1.0, CLOCK).choose(game_of(name), one, seat, "greedy")
            for one in (g, twin)
        }
        assert len(keys) == 1
        did["answers"] += 1
        if did["answers"] == effort(10, least=5):
            break


@pytest.mark.parametrize("name", CASES)
async def test_the_secret_of_the_table_stays_there(desk, name):
    """Whoever had it could foresee every die and card."""
    seed, game = "the server's own", game_of(name)
    secret = secret_of(seed, ["mine", "yours"])
    table = Match(game, chosen(name), 0, secret=secret).state
    for at in islice(walk_on(game, table, 1), 40):
        for question in decisions(at.g):
            if question.seat >= 0:
                told = await sent(desk, game, at.g, question.seat)
                world = json.loads(told)["world"]["table"]
                assert world["secret"] == 0
                assert world["rng"] != at.g.rng
                assert not [one for one in (seed, str(secret), f"{secret:x}") if one in str(told)]
