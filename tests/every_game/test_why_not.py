"""Each kind of action is offered, or its check says which rule forbids it: one or the other."""

from fhtagn.lab.laws import legality_is_once, reasons_are_given
from tests.every_game.cases import keep_laws


def test_every_kind_of_action_has_keys_or_a_reason(case, did):
    keep_laws(case, did, 3_000, reasons_are_given, legality_is_once)
