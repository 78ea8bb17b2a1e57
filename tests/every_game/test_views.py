"""Spectators see least; events are declared; nothing that settles by itself waits."""

from fhtagn.lab.laws import events_are_declared, settled, spectators_see_least
from tests.every_game.cases import keep_laws


def test_every_seat_sees_what_a_spectator_sees(case, did):
    keep_laws(case, did, 3_000, spectators_see_least)


def test_events_are_declared(case, did):
    keep_laws(case, did, 15_000, events_are_declared)


def test_questions_are_asked_at_settled_tables(case, did):
    keep_laws(case, did, 15_000, settled)
