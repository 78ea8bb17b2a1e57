"""The benchmark counts what it says it counts."""

import json

from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.game import settings
from fhtagn.kernel.rules import Saying, choice, rule, window
from fhtagn.kernel.save import save
from fhtagn.kernel.state import TABLE
from fhtagn.lab.bench import bench, play_out, starting
from tests.altered import altered
from tests.kernel.leaky import GAME


@rule(says=lambda _g, number: Saying("take", {"number": number}))
def take(g, number):
    """Nothing more."""


@choice()
def among(g, seat, number):
    return Decision(seat, "among", [option(take, one) for one in range(number)])


@rule()
def ten_questions(g):
    for number in (3, 1, 5, 1, 1):
        g.then(among, 0, number)
        g.then(among, TABLE, number)
    g.then(stop)


@rule()
def stop(g):
    g.end("done", (1, 2))


COUNTED = altered(GAME, first=ten_questions)


def test_only_real_decisions_of_seats_count():
    assert play_out(starting(COUNTED, settings(COUNTED, 2, {}), None), 1)[1:3] == (2, 8)


def test_nobody_listens():
    assert play_out(starting(GAME, settings(GAME, 2, {}), None), 1)[0].events is None


def test_what_is_measured():
    found = bench(COUNTED, 2, seconds=0.05)
    assert (found["game"], found["seats"]) == ("tiny", 2)
    assert (found["decisions_per_game"], found["branching"]) == (2.0, 4.0)
    assert 0 < found["clone_us"] < 1000
    assert 100 < found["save_bytes"] < 2000
    assert abs(found["decisions_per_s"] / found["games_per_s"] - 2.0) < 0.05


def test_games_are_played_on_from_a_saved_table():
    g = play_out(starting(COUNTED, settings(COUNTED, 2, {}), None), 1, limit=1)[0]
    position = json.loads(json.dumps(save(g)))
    assert bench(COUNTED, 2, seconds=0.05, position=position)["decisions_per_game"] == 1.0


@window(prompt="speak")
def speak(_g, _seat, _passed):
    return [option(speech)]


@rule(says=lambda _g: Saying("speech"))
def speech(g):
    g.end("speech", (1, 2))


@rule()
def silence(g):
    g.end("silence", (1, 2))


@rule()
def meeting(g):
    g.then(speak, 0, 0)
    g.then(silence)


def test_the_busy_seldom_pass():
    game = altered(GAME, first=meeting)
    begin = starting(game, settings(game, 2, {}), None)

    def endings(busy):
        return {play_out(begin, seed, busy)[0].outcome.reason for seed in range(20)}

    assert (endings(0.0), endings(1.0)) == ({"speech", "silence"}, {"speech"})
