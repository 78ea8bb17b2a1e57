"""Whole random games: they end by the deck, hands stay small, no card is lost (ex-108)."""

import random

import pytest

from fhtagn.kernel.agenda import apply, decision
from fhtagn.kernel.game import start
from tests.effort import effort
from tests.games.heroes.scene import GAME

TABLES = [one for seats in GAME.rules.seats for one in GAME.proof.variants(seats)]


@pytest.mark.example("MH ex-108")
@pytest.mark.rule("MH 6.1", "MH 10.1", "MH 10.15")
def test_games_end_by_the_deck():
    longest = 0
    for number in range(effort(300, least=60)):
        g = start(GAME, TABLES[number % len(TABLES)], number)
        chance = random.Random(number)
        while g.outcome is None:
            asked = decision(g)
            apply(g, asked.seat, chance.choice(asked.options))
            assert max(map(len, g.hands)) <= 3
            places = GAME.proof.pieces(g)
            assert sorted(card for cards in places.values() for card in cards) == list(
                range(len(g.code))
            )
        assert () in g.decks
        longest = max(longest, g.turns)
    assert 20 < longest < 400
