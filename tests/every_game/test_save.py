"""A table can be saved at any question, and goes on as if nothing had been."""

from fhtagn.lab.flat import agenda_is_plain, saves_come_back, state_is_flat
from tests.every_game.cases import keep_laws


def test_a_save_comes_back_and_goes_on_alike(case, did):
    keep_laws(case, did, 300, saves_come_back)


def test_the_state_is_flat_and_the_agenda_plain(case, did):
    keep_laws(case, did, 1_000, agenda_is_plain, state_is_flat)
