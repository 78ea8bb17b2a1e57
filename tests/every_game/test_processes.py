"""The same seed gives the same game in another process, whatever it hashes and imports first."""

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages

import pytest

from fhtagn.lab.matches import played
from tests.effort import effort
from tests.every_game.cases import cases_of, wanted, where
from tests.processes import environment, run

ROOT = Path(__file__).parents[2]
PLAY = """
import importlib, json
for module in {!r}:
    importlib.import_module(module)
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


def modules_beside(module):
    """All modules of its package, by name."""
    package = module.rpartition(".")[0]
    folders = find_spec(package).submodule_search_locations
    return sorted(one.name for one in walk_packages(folders, f"{package}."))


@pytest.mark.slow
@pytest.mark.parametrize("table", wanted())
def test_other_processes_play_the_same(table, did):
    assert find_spec(where(table)), f"the table {table} is missing"
    number = effort(5)
    here = json.loads(json.dumps(games(table, number)))
    modules = modules_beside(where(table))
    for hash_seed, imported in (("1", modules), ("2", modules[::-1])):
        command = [sys.executable, "-c", PLAY.format(imported, table, number)]
        told = run(command, cwd=ROOT, env=environment(PYTHONHASHSEED=hash_seed), check=True).stdout
        assert json.loads(told) == here
        did["games"] += len(here)
