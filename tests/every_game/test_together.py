"""Answers given together: order does not matter, and nobody sees another's."""

from fhtagn.lab.laws import together_in_any_order
from tests.every_game.cases import keep_laws


def test_the_order_of_answers_does_not_matter(case, did):
    keep_laws(case, did, 5_000, together_in_any_order)
