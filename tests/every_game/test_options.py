"""Asking changes nothing; keys are unique; options carry through; giving up is final."""

from fhtagn.lab.laws import (
    giving_up_is_final,
    keys_are_unique,
    options_carry_through,
    questions_are_pure,
    what_is_sent_is_plain,
)
from tests.every_game.cases import keep_laws


def test_looking_changes_nothing(case, did):
    keep_laws(case, did, 400, questions_are_pure, what_is_sent_is_plain)


def test_keys_are_unique(case, did):
    keep_laws(case, did, 8_000, keys_are_unique)


def test_every_option_carries_through(case, did):
    keep_laws(case, did, 1_500, options_carry_through, every=5)


def test_giving_up_is_final(case, did):
    keep_laws(case, did, 300, giving_up_is_final, every=5)
