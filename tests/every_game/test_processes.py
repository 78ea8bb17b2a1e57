"""The same seed and keys give the same game in another process, whatever its hash seed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fhtagn.kernel.save import digest
from fhtagn.lab.matches import played
from tests.effort import effort
from tests.every_game.cases import cases_of

ROOT = Path(__file__).parents[2]
PLAY = """
import json
from tests.every_game.test_processes import games
print(json.dumps(games({!r}, {})))
"""


def games(case_name, seeds):
    """The keys and the last digest of each game, and every seat's last sight of it."""
    table = case_name.split("-")[0]
    case = next(one for one in cases_of(table) if str(one) == case_name)
    matches = [played(case.game, case.settings, seed) for seed in range(seeds)]
    return [[match.record(), digest(match.state), match.told(0)] for match in matches]


@pytest.mark.slow
def test_other_processes_play_the_same(case, did):
    seeds = effort(10 * case.share)
    here = json.loads(json.dumps(games(str(case), seeds)))
    for hash_seed in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", PLAY.format(str(case), seeds)],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
        ).stdout
        assert json.loads(told) == here
        did["games"] += seeds
