"""Continuous effects: what holds at every ply, and the pitfalls of an earlier try."""

from __future__ import annotations

from collections import Counter

import pytest

from fhtagn.kernel.agenda import apply
from fhtagn.kernel.effects import ABILITIES, QUERIES, Query, touch
from fhtagn.kernel.game import settings
from fhtagn.lab.play import busy, walk
from tests.kernel.tables.continuous import GAME
from tests.kernel.tables.continuous_cards import CARDS
from tests.kernel.tables.continuous_scene import Scene
from tests.kernel.tables.continuous_table import (
    begin_turn,
    cost,
    may_go_out,
    shuffle,
    skill,
)


def numbers(g):
    """Every query of every card to which it applies, cached from now on."""
    in_play = [(name, card) for name in QUERIES if name.startswith("CE ") for card in g.play]
    hidden = [("CE cost", card) for pile in (*g.hand, *g.deck) for card in pile]
    return {key: QUERIES[key[0]](g, key[1]) for key in in_play + hidden}


def fresh_numbers(g):
    bare = g.clone()
    touch(bare)
    return numbers(bare)


@pytest.mark.slow
def test_every_cached_answer_equals_a_fresh_one_in_the_clone_too():
    plies = 0
    for seed in range(30):
        fresh = {}
        for at in walk(GAME, settings(GAME, 2, {}), seed, busy):
            plies += 1
            warm = numbers(at.g)
            assert warm == (fresh or fresh_numbers(at.g))
            if at.move is None:
                break
            clone = at.g.clone()
            assert clone.cache is at.g.cache
            apply(clone, at.move.seat, at.move.task)
            fresh = fresh_numbers(clone)  # which is the table at the next ply
            assert numbers(clone) == fresh
            assert {key: at.g.cache[key] for key in warm} == warm
    assert plies > 3000


def test_a_new_turn_is_seen_by_the_cache():
    t = Scene(("", ""), ("cultist", ""))
    t.play(0, "play:cultist").quietly()
    assert not may_go_out(t.g, t.card("cultist"))
    begin_turn(t.g, 1)
    assert may_go_out(t.g, t.card("cultist"))


def test_a_shuffle_is_seen_by_the_cache():
    t = Scene(("", ""), deck=("guard captain", "guard " * 9))
    top = t.g.deck[0][0]
    assert cost(t.g, top) == 1
    t.g.loaded = (0,)
    shuffle(t.g, 0)
    assert cost(t.g, top) == 2


def test_a_clone_leaves_the_cache_of_the_table_alone_even_if_it_is_empty():
    t = Scene(("captain guard", ""), ("bolt", ""))
    touch(t.g)
    clone = t.cloned()
    assert clone.g.cache is t.g.cache
    clone.play(0, "play:bolt>captain").quietly()
    assert clone.g.cache is not t.g.cache
    assert (skill(clone.g, t.card("guard")), skill(t.g, t.card("guard"))) == (2, 3)


@pytest.mark.slow
def test_every_ability_is_carried_through_in_some_random_game(monkeypatch):
    done: Counter[str] = Counter()

    def counting(name, fn):
        def counted(*args):
            done[name] += 1
            return fn(*args)

        return counted

    names = {name for card in CARDS.values() for name in card.abilities}
    for name in names:
        ability = ABILITIES[name]
        monkeypatch.setitem(ABILITIES, name, ability._replace(fn=counting(name, ability.fn)))
    for seed in range(40):
        for _ in walk(GAME, settings(GAME, 2, {"income": 5}), seed, busy):
            pass
    assert {name for name in names if not done[name]} == set()


def test_what_is_offered_can_be_paid_for():
    t = Scene(("guard", "cultist collector"), ("bolt dominate", ""), power=2)
    assert [cost(t.g, card) for card in t.g.hand[0]] == [2, 3]
    assert "play:bolt" in t.offers()
    assert "play:dominate" not in t.offers()
    t.play(0, "play:bolt>cultist").quietly()
    assert t.g.power == [0, 2]


def test_no_modifier_asks_a_query_of_its_own_or_a_higher_layer(monkeypatch):
    asking: list[Query] = []
    plain = Query.explain

    def checked(self, g, thing):
        assert not asking or self.layer < asking[-1].layer, f"{asking[-1].name} asks {self.name}"
        asking.append(self)
        told = plain(self, g, thing)
        asking.pop()
        return told

    monkeypatch.setattr(Query, "explain", checked)
    for seed in range(5):
        for at in walk(GAME, settings(GAME, 2, {"income": 5}), seed, busy):
            fresh_numbers(at.g)
