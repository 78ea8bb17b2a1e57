"""Contests are fair, and say how sure they are."""

import pytest

from fhtagn.bots.greedy import GreedyBot
from fhtagn.bots.random import RandomBot
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.game import settings, start
from fhtagn.kernel.rules import Saying, choice, rule
from fhtagn.lab.arena import arena, contest, standing
from tests.altered import altered
from tests.effort import effort
from tests.kernel.leaky import GAME
from tests.kernel.tables import alone


def test_greedy_beats_random(did):
    games = effort(200, least=60)
    greedy, random = arena(GAME, [GreedyBot, RandomBot], games, 1, workers=1)
    did["games"] += greedy.games
    assert greedy.games == games
    assert greedy.wins + random.wins == pytest.approx(games)
    assert greedy.low > 0.65
    assert random.high < 0.35


class Noted(RandomBot):
    """Notes the hands it is dealt."""

    def __init__(self, seed, deals):
        super().__init__(seed)
        self.deals = deals

    def choose(self, position):
        self.deals.append((position.seat, str(position.sent["view"]["hands"][position.seat])))
        return super().choose(position)


def test_every_bot_plays_every_deal_from_every_seat():
    dealt = [[], []]
    bots = [lambda seed, own=own: Noted(seed, own) for own in dealt]
    told = []
    arena(GAME, bots, 9, 3, workers=1, progress=lambda *at: told.append(at))
    assert told == [(2, 10), (4, 10), (6, 10), (8, 10), (10, 10)]
    firsts = [{(seat, hand) for seat, hand in own if hand.count("'") == 6} for own in dealt]
    assert firsts[0] & firsts[1], "the bots never saw the same deal"
    assert {seat for seat, _ in firsts[0]} == {0, 1}


def test_a_bot_is_no_better_than_itself():
    one, other = arena(GAME, [RandomBot, RandomBot], effort(200, least=100), 1, workers=1)
    assert one.low < 0.5 < one.high
    assert other.low < 0.5 < other.high


def test_the_interval_is_wilsons():
    found = standing(81, 100)
    assert (round(found.low, 4), round(found.high, 4)) == (0.7222, 0.8749)
    assert standing(0, 10).low == 0.0
    assert standing(0, 10).high == pytest.approx(0.2775, abs=1e-4)
    assert standing(10, 10).high == pytest.approx(1.0)


@rule(says=lambda _g, points: Saying("take", {"points": points}))
def take(g, points):
    g.points[0] += points


@choice()
def box(g):
    return Decision(0, "box", [option(take, points) for points in (1, 3)])


@rule()
def three_boxes(g):
    """Up to nine points; with seven the game is won, otherwise the game has won."""
    for _ in range(3):
        g.then(box)
    g.then(lose)


@rule()
def lose(g):
    g.end("time", (2,))


BOXES = altered(alone.GAME, first=three_boxes)


def test_alone_a_bot_wins_or_loses_to_the_game():
    chosen = settings(BOXES, 1, {})
    shares = [contest(BOXES, chosen, [RandomBot(seed)], seed) for seed in range(40)]
    assert {one for (one,) in shares} == {0.0, 1.0}


def test_alone_each_bot_is_counted_by_itself(did):
    games = effort(60, least=30)
    (greedy,) = arena(BOXES, [GreedyBot], games, 1, workers=1)
    (random,) = arena(BOXES, [RandomBot], games, 1, workers=1)
    did["games"] += greedy.games + random.games
    assert (greedy.games, greedy.wins, greedy.rate) == (games, games, 1.0)
    assert random.games == games
    assert 0 < random.high < greedy.low


def test_alone_every_bot_plays_the_same_deals():
    dealt = [[], []]
    for own in dealt:
        arena(alone.GAME, [lambda seed, own=own: Noted(seed, own)], 5, 3, workers=1)
    hands = [{hand for _, hand in own if hand.count("'") == 6} for own in dealt]
    assert hands[0] == hands[1]
    assert len(hands[0]) > 1


def test_the_win_is_shared_by_all_who_are_first():
    shares = [
        contest(GAME, settings(GAME, 3, {}), [RandomBot(s) for s in range(3)], seed)
        for seed in range(60)
    ]
    assert all(sum(one) == pytest.approx(1) for one in shares)
    assert any(0.5 in one for one in shares)
    assert start(GAME, settings(GAME, 3, {}), 1).outcome is None
