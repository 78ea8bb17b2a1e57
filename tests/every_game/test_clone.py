"""A clone shares nothing with the table it was made from."""

from fhtagn.lab.flat import clones_share_nothing
from tests.every_game.cases import keep_laws


def test_a_clone_shares_nothing(case, did):
    keep_laws(case, did, 1_000, clones_share_nothing)
