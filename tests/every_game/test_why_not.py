"""Each kind of action is offered, or a rule says why not."""

from fhtagn.lab.laws import reasons_are_given
from tests.every_game.cases import keep_laws


def test_every_kind_of_action_has_keys_or_a_reason(case, did):
    keep_laws(case, did, 3_000, reasons_are_given)
