"""What was saved by an earlier version is still read, goes on the same way, and counts the same."""

import pytest

from fhtagn.games import GAMES, load
from fhtagn.kernel.agenda import decision
from fhtagn.kernel.game import restored, start
from fhtagn.kernel.save import digest
from tests import golden


@pytest.mark.parametrize("name", GAMES)
def test_golden_saves_go_on_as_they_did(name):
    game, found = load(name), golden.read(name)["saves"]
    assert len(found) >= 10
    for prompt, one in found.items():
        assert decision(restored(game, one["save"])).prompt == prompt
        assert digest(golden.finished(game, one["save"])) == one["end"], prompt


@pytest.mark.parametrize("name", GAMES)
def test_as_many_sequences_of_keys_are_legal_as_before(name):
    game = load(name)
    laid = {seats: golden.tables(game, seats) for seats in game.rules.seats}
    for one in golden.read(name)["counts"]:
        g = start(game, laid[one["seats"]][one["table"]], one["table"])
        assert golden.perft(golden.advanced(g, 12), golden.DEPTHS[name]) == one["count"], one
