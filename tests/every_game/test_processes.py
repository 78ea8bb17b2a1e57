"""The same seed gives the same game in another process, whatever its hash seed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fhtagn.lab.matches import played
from tests.effort import effort
from tests.every_game.cases import cases_of, find_spec, wanted, where

ROOT = Path(__file__).parents[2]
PLAY = """
import json
from tests.every_game.test_processes import games
print(json.dumps(games({!r}, {})))
"""


def games(table, number):
    """Records of games with every number of seats, and what the first seat was told."""
    matches = [
        played(case.game, case.settings(seed), seed)
        for case in cases_of(table)
        for seed in range(number)
    ]
    return [[match.record(), match.told(0)] for match in matches]


@pytest.mark.slow
@pytest.mark.parametrize("table", wanted())
def test_other_processes_play_the_same(table, did):
    assert find_spec(where(table)), f"the table {table} is missing"
    number = effort(5)
    here = json.loads(json.dumps(games(table, number)))
    for hash_seed in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", PLAY.format(table, number)],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
        ).stdout
        assert json.loads(told) == here
        did["games"] += len(here)
