"""Every table is in order, from the beginning to the end.

Somebody is asked and has options; every thing lies in exactly one place; what is told is declared;
nothing that settles by itself waits. To look is cheap beside playing: these laws share their games.
"""

from fhtagn.lab.laws import conservation, events_are_declared, no_dead_ends, settled
from tests.every_game.cases import keep_laws


def test_every_table_is_in_order(case, did):
    keep_laws(case, did, 15_000, no_dead_ends, conservation(), events_are_declared, settled)
