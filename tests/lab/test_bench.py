"""The benchmark counts what it says it counts."""

from dataclasses import replace

from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.game import settings
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.kernel.state import TABLE
from fhtagn.lab.bench import bench, play_out
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


COUNTED = replace(GAME, first=ten_questions)


def test_only_real_decisions_of_seats_count():
    assert play_out(COUNTED, settings(COUNTED, 2, {}), 1)[1:] == (2, 8)


def test_nobody_listens():
    assert play_out(GAME, settings(GAME, 2, {}), 1)[0].events is None


def test_what_is_measured():
    found = bench(COUNTED, 2, seconds=0.05)
    assert (found["game"], found["seats"]) == ("tiny", 2)
    assert (found["decisions_per_game"], found["branching"]) == (2.0, 4.0)
    assert 0 < found["clone_us"] < 1000
    assert 100 < found["save_bytes"] < 2000
    assert abs(found["decisions_per_s"] / found["games_per_s"] - 2.0) < 0.05
