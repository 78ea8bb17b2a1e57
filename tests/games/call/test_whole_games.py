"""Whole random games: they end as the rules say, and the table is whole at every question."""

from collections import Counter
from itertools import cycle

import pytest

from fhtagn.games.call.queries import is_conspiracy, toughness
from fhtagn.games.call.state import EXHAUSTED, INSANE, NOWHERE, OUT
from fhtagn.kernel.agenda import in_window
from fhtagn.lab import flat, laws
from fhtagn.lab.laws import keep
from fhtagn.lab.play import busy, uniform, walk
from tests.effort import effort
from tests.games.call.scene import GAME

TABLES = GAME.proof.variants(2)
LAWS = (
    laws.no_dead_ends, laws.keys_are_unique, laws.settled, laws.events_are_declared,
    flat.agenda_is_plain,
)  # fmt: skip


def games(count, did):
    """So many games, at all tables in turn; the plies of each."""
    policies = cycle((busy, uniform, busy))
    for number, seed in zip(range(count), did.seeds(), strict=False):
        did["games"] += 1
        yield walk(GAME, TABLES[number % len(TABLES)], seed, next(policies))


@pytest.mark.slow
@pytest.mark.rule("CC 3.1", "CC 3.5", "CC 3.8", "CC 1.2")
def test_games_end_by_stories_or_by_a_deck(did):
    for plies in games(effort(40, least=8), did):
        did["plies"] += keep([*LAWS, laws.conservation()], remembered := Memory(plies))
        g = remembered.last
        winner = g.outcome.places.index(1)
        assert g.outcome.places == ((1, 2) if winner == 0 else (2, 1))
        did[g.outcome.reason] += 1
        if g.outcome.reason == "stories":
            assert len(g.won[winner]) + due(g, winner) >= 3
            assert len(g.won[1 - winner]) < 3
        else:
            assert g.decks[1 - winner] == ()
    did.at_least(games=8, plies=500)


class Memory:
    """Plies that remember the last table."""

    def __init__(self, plies):
        self.plies, self.last = plies, None

    def __iter__(self):
        for at in self.plies:
            self.last = at.g
            yield at


def due(g, seat):
    return sum(both[seat] >= 5 for story, both in g.success.items() if story in g.row)


@pytest.mark.slow
@pytest.mark.rule("CC 13.9", "CC 16.10", "CC 1.3", "CC 15.22")
def test_the_table_is_in_order_at_every_question(did):
    for plies in games(effort(30, least=6), did):
        for at in plies:
            g = at.g
            did["plies"] += 1
            if g.turn and g.outcome is None:
                rows_are_full(g)
                cards_are_where_they_can_be(g)
    did.at_least(games=6, plies=400)


def rows_are_full(g):
    """Three stories, or what is left of ten, unless one has just been won."""
    stories = [one for one in g.row if not is_conspiracy(g, one)]
    assert len(stories) + len(g.claims) >= min(3, len(stories) + len(g.story_deck))
    assert len(stories) <= 3
    assert all(max(both) < 5 or g.contested for one, both in g.success.items() if one in g.row)


def cards_are_where_they_can_be(g):
    here = {card for seat in (0, 1) for card in g.play[seat]}
    for card in range(len(g.code)):
        assert (g.status[card] != OUT) == (card in here)
        if card not in here:
            assert (g.wounds[card], g.at[card], g.host[card]) == (0, NOWHERE, NOWHERE)
        elif g.status[card] == INSANE:
            assert (g.wounds[card], g.at[card]) == (0, NOWHERE)
        else:
            assert g.wounds[card] <= toughness(g, card)
        if card in here and g.at[card] != NOWHERE:
            assert g.phase == "story"
            assert g.at[card] in g.row
    for seat in (0, 1):
        assert all(g.controller[card] == seat for card in g.play[seat])
        piles = (*g.decks[seat], *g.hands[seat], *g.discards[seat])
        assert all(g.owner[card] == seat for card in piles)


@pytest.mark.rule("CC 4.1", "CC 4.2", "CC 4.4", "CC 6.1")
def test_turns_and_phases_follow_each_other(did):
    """In every game: whose turn it is, what phases it has, how many cards its phase draws."""
    phases = ["refresh", "draw", "resource", "operations", "story"]
    for plies in games(effort(30, least=6), did):
        seen = [event.seen_by(0) for at in plies for event in at.told]
        turns = [(one["seat"], one["number"]) for one in seen if one["kind"] == "turn"]
        first, _ = turns[0]
        assert turns == [((first + number) % 2, number + 1) for number in range(len(turns))]
        walked = Counter()
        turn = 0
        for one in seen:
            if one["kind"] == "turn":
                assert walked[turn] in (0, 4 if turn == 1 else 5)
                turn = one["number"]
            elif one["kind"] == "phase":
                assert one["phase"] == phases[walked[turn]]
                walked[turn] += 1
        did["turns"] += len(turns)
    did.at_least(games=6, turns=40)


@pytest.mark.rule("CC 5.2", "CC 5.6", "CC 5.7")
def test_after_refreshing_only_who_was_restored_is_exhausted(did):
    for plies in games(effort(20, least=4), did):
        turn = 0
        for at in plies:
            g = at.g
            first = g.turn != turn and g.phase == "refresh" and in_window(g)
            if g.outcome is None and first:
                turn = g.turn
                tired = [card for card in g.play[g.active] if g.status[card] == EXHAUSTED]
                assert len(tired) <= 1
                assert not any(domain.drained for domain in g.domains[g.active])
                did["refreshed"] += 1
                did["restored"] += len(tired)
    did.at_least(games=4, refreshed=20)
