"""Games end, whoever plays: by chance, busily, stubbornly, or with every aside there is."""

from itertools import islice

import pytest

from fhtagn.lab.laws import keep
from fhtagn.lab.play import aside_first, busy, first, last, stubborn, uniform, walk
from tests.effort import effort

POLICIES = {
    "uniform": lambda: uniform,
    "busy": lambda: busy,
    "first": lambda: first,
    "last": lambda: last,
    "stubborn": stubborn,
    "asides": lambda: aside_first,
}


@pytest.mark.parametrize("policy", POLICIES)
def test_games_end(case, did, policy):
    for seed in islice(did.seeds(), effort(60 * case.share)):
        plies = walk(case.game, case.settings(seed), seed, POLICIES[policy]())
        did["plies"] += keep([], plies)
        did["games"] += 1
    did.at_least(games=1, plies=2)
