"""Spectators see least."""

from fhtagn.lab.laws import spectators_see_least
from tests.every_game.cases import keep_laws


def test_every_seat_sees_what_a_spectator_sees(case, did):
    keep_laws(case, did, 3_000, spectators_see_least)
