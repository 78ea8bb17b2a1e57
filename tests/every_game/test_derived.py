"""Caches and indexes say what they would say if they were made anew."""

from fhtagn.lab.flat import derived_are_fresh
from tests.every_game.cases import keep_laws


def test_cached_answers_are_fresh(case, did):
    keep_laws(case, did, 5_000, derived_are_fresh)
