"""A seat cannot tell a redealt world from the real one, and every such world can come up."""

import pytest

from fhtagn.lab.redeals import (
    redeals_can_be_played,
    redeals_forget_the_truth,
    redeals_look_alike,
    redeals_reach_everything,
)
from tests.effort import effort
from tests.every_game.cases import keep_laws, walks


def test_a_redealt_world_looks_alike(case, did):
    keep_laws(case, did, 800, redeals_look_alike)


def test_a_redeal_does_not_depend_on_what_is_hidden(case, did):
    keep_laws(case, did, 1_500, redeals_forget_the_truth)


def test_a_redealt_world_can_be_played(case, did):
    keep_laws(case, did, 1_500, redeals_can_be_played, every=15)


@pytest.mark.slow
def test_every_possible_value_comes_up(case, did):
    enough = effort(6 * case.share)
    for at in walks(case, did, 10**9):
        if at.chance.random() < 0.1 and at.move is not None:
            seat = at.chance.randrange(at.g.seats)
            did["redeals"] += redeals_reach_everything(at, seat)
            did["tables_redealt"] += 1
            if did["tables_redealt"] >= enough:
                break
