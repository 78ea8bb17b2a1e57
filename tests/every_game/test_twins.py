"""What a seat is sent depends on nothing it may not know; the leaky games are caught."""

import pytest

from fhtagn.bots.bot import dice
from fhtagn.kernel.game import settings
from fhtagn.lab.broken import Broken
from fhtagn.lab.twins import Tally, check, record
from tests.effort import effort
from tests.every_game.cases import POLICIES
from tests.kernel.leaky import LEAKS, tiny


def compare(game, chosen, seed, tally, twins):
    check(record(game, chosen, seed, POLICIES[seed % len(POLICIES)]), dice(seed), twins, tally)


def compare_many(game, seats, games, tally):
    for seed in range(games):
        compare(game, settings(game, seats, {}), seed, tally, twins=40)


def test_twin_worlds_look_alike(case, did):
    tally, enough = Tally(), effort(5_000 * case.share, least=50)
    for seed in did.seeds():
        compare(case.game, case.settings(seed), seed, tally, twins=10)
        did["games"] += 1
        assert did["games"] < 20 or tally.checks, "there is nothing to compare"
        if tally.checks >= enough:
            break
    did.update(leak_checks=tally.checks, twins=tally.twins, abandoned=tally.abandoned)
    assert tally.abandoned < tally.twins / 2, "most twins had to be given up"


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_caught(leak):
    tally = Tally()
    with pytest.raises(Broken, match="twin worlds"):
        compare_many(tiny(leak), 2, 10, tally)
    assert tally.checks < 1000, "it took too long to see"


def test_the_sound_game_passes(did):
    tally = Tally()
    compare_many(tiny(), 3, effort(10, least=8), tally)
    did["leak_checks"] += tally.checks
    did.at_least(leak_checks=1000)
