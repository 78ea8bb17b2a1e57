"""The kernel's exceptions: the index of what is in force, queries, what lasts, what answers."""

from __future__ import annotations

import json

import pytest

from fhtagn.kernel.effects import (
    QUERIES,
    UNSILENCED,
    Departed,
    Grant,
    Lasting,
    Living,
    after,
    bring,
    expire,
    grant,
    last,
    modifies,
    query,
    remove,
    sources,
    touch,
)
from fhtagn.kernel.events import Event, happened
from fhtagn.kernel.fields import given
from fhtagn.kernel.occurrences import close
from fhtagn.kernel.rules import cites_of
from fhtagn.kernel.save import load, save
from fhtagn.kernel.state import Hooks, same
from tests.kernel.tables.answering import answering


@query("toy mute", 0, "TOY 1")
def mute(_g, _thing):
    return False


@query("toy size", 1, "TOY 2")
def size(g, thing):
    return g.code[thing].count("x")


@query("toy reach", 2, "TOY 3")
def reach(g, thing):
    return 10 * size(g, thing)


@query("toy may", 3, "TOY 4")
def may(_g, thing):
    return thing != 9


class Fell(Event):
    thing: int
    how: str


class Slept(Event):
    thing: int


class Toy(Living):
    happened: tuple[Fell, ...]
    hooks: Hooks = given(Hooks(heard={"fell"}, silenced=mute))


UNSILENCED.add("toy mute")


@modifies(mute, "muzzle", stage="set")
def muzzle(_g, me, thing, value):
    return value or thing == me + 1


@modifies(size, "giant", "TOY 5")
def giant(_g, me, thing, value):
    return value + 1 if thing == me else value


@modifies(size, "crowd")
def crowd(_g, _me, _thing, value):
    return value + 1


@modifies(size, "level", stage="set")
def level(_g, _me, _thing, _value):
    return 5


@modifies(size, "drink")
def drink(_g, amount, _thing, value):
    return value + amount


@modifies(reach, "long arms")
def long_arms(g, _me, thing, value):
    return value + size(g, thing)


@modifies(may, "permit")
def permit(_g, _me, _thing, _allowed):
    return True


@modifies(may, "veto", stage="cannot")
def veto(_g, me, thing, allowed):
    return allowed and thing == me


@after("fell", "weep")
def weep(_g, me, occurrence):
    return me, occurrence


@after("fall", "catch", timing="would")
def catch(_g, me, occurrence):
    return me, occurrence


@pytest.fixture
def g():
    toy = Toy()
    toy.code = ["x", "xx", "", "xxx"]
    return toy


def reloaded(g):
    return load(Toy(), json.loads(json.dumps(save(g))))


# -- the index -------------------------------------------------------------------------------------


def test_an_ability_is_in_force_from_bring_to_remove(g):
    bring(g, 0, ["giant", "weep"])
    bring(g, 1, ["crowd"])
    assert g.abilities == {0: ("giant", "weep"), 1: ("crowd",)}
    assert sources(g, "toy size") == [(0, "giant"), (1, "crowd")]
    remove(g, 0)
    assert g.abilities == {1: ("crowd",)}
    assert sources(g, "toy size") == [(1, "crowd")]
    assert sources(g, "after:fell") == []


def test_a_granted_ability_comes_besides_the_others_and_goes_with_them(g):
    bring(g, 0, ["giant"])
    bring(g, 0, ["long arms"])
    assert (size(g, 0), reach(g, 0), reach(g, 1)) == (2, 22, 22)
    assert g.abilities[0] == ("giant", "long arms")
    remove(g, 0)
    assert (size(g, 0), reach(g, 0)) == (1, 10)


def test_what_has_no_abilities_can_be_removed(g):
    bring(g, 0, ["crowd"])
    remove(g, 1)
    assert size(g, 1) == 3


def test_a_clone_has_an_index_of_its_own(g):
    bring(g, 0, ["giant"])
    clone = g.clone()
    bring(clone, 1, ["crowd"])
    remove(clone, 0)
    last(clone, "drink", 3, 1, "night")
    assert sources(g, "toy size") == [(0, "giant")]
    assert (g.abilities, g.lasting, g.departed) == ({0: ("giant",)}, (), ())
    assert sources(clone, "toy size") == [(1, "crowd")]


def test_a_loaded_table_has_the_index_it_had(g):
    bring(g, 2, ["giant", "weep"])
    bring(g, 0, ["crowd", "long arms"])
    bring(g, 1, ["level", "catch"])
    last(g, "drink", 0, 2, "night")
    remove(g, 2)
    bring(g, 2, ["crowd"])
    back = reloaded(g)
    assert same(back, g)
    assert back.in_force == {channel: found for channel, found in g.in_force.items() if found}
    assert [list(back.abilities), back.departed] == [[0, 1, 2], (Departed(2, "weep", 0, 0),)]
    assert [(size(back, n), reach(back, n)) for n in range(4)] == [
        (size(g, n), reach(g, n)) for n in range(4)
    ]


def test_rebuilding_gives_the_index_there_is_once(g):
    bring(g, 0, ["crowd", "giant"])
    before = g.in_force
    g.rebuild()
    assert g.in_force == before
    assert g.in_force is not before


def test_rebuilding_forgets_what_was_cached(g):
    assert size(g, 0) == 1
    g.code[0] = "xxxx"
    g.rebuild()
    assert size(g, 0) == 4


# -- queries ---------------------------------------------------------------------------------------


def test_without_exceptions_the_printed_value_holds(g):
    assert [size(g, thing) for thing in range(4)] == [1, 2, 0, 3]


@pytest.mark.parametrize("names", [("level", "crowd"), ("crowd", "level")])
def test_what_sets_comes_before_what_adds(g, names):
    bring(g, 0, names)
    assert size(g, 1) == 6


@pytest.mark.parametrize("names", [("permit", "veto"), ("veto", "permit")])
def test_what_forbids_has_the_last_word(g, names):
    bring(g, 0, names)
    assert not may(g, 9)
    assert may(g, 0)
    assert not may(g, 1)


def test_explain_tells_who_changed_what_and_only_those(g):
    bring(g, 0, ["giant", "crowd"])
    bring(g, 1, ["level"])
    last(g, "drink", 0, 3, "night")
    told = size.explain(g, 0)
    assert told == [(None, 1), ((1, "level"), 5), ((0, "giant"), 6), ((0, "crowd"), 7),
                    ((3, "drink"), 10)]  # fmt: skip
    assert size.explain(g, 1) == [(None, 2), ((1, "level"), 5), ((0, "crowd"), 6)]
    assert (size(g, 0), size(g, 1)) == (10, 6)


def test_a_query_reads_those_of_lower_layers_with_their_exceptions(g):
    bring(g, 0, ["long arms"])
    bring(g, 1, ["crowd"])
    assert reach(g, 0) == 22
    remove(g, 1)
    assert reach(g, 0) == 11


def test_queries_are_found_by_name_and_cite_their_rule():
    assert QUERIES["toy size"] is size
    assert size.layer < reach.layer
    assert cites_of(size.printed) == ("TOY 2",)
    assert cites_of(giant) == ("TOY 5",)


# -- blanking --------------------------------------------------------------------------------------


def test_the_abilities_of_a_silenced_bearer_are_not_in_force(g):
    bring(g, 1, ["crowd", "weep"])
    bring(g, 2, ["crowd"])
    assert size(g, 0) == 3
    bring(g, 0, ["muzzle"])
    assert (mute(g, 1), mute(g, 2)) == (True, False)
    assert size(g, 0) == 2
    assert answering(g, "after", "fell") == []
    remove(g, 0)
    assert size(g, 0) == 3
    assert answering(g, "after", "fell") == [(1, "weep")]


def test_what_silences_is_asked_before_silence(g):
    bring(g, 0, ["muzzle"])
    bring(g, 1, ["muzzle"])
    bring(g, 2, ["crowd"])
    assert [mute(g, thing) for thing in range(3)] == [False, True, True]
    assert size(g, 0) == 1


# -- what lasts ------------------------------------------------------------------------------------


def test_an_effect_lasts_on_its_thing_until_its_moment(g):
    last(g, "drink", 0, 2, "night")
    last(g, "drink", 0, 4, "week")
    last(g, "level", 1, 0, "night")
    assert [size(g, thing) for thing in range(3)] == [7, 5, 0]
    expire(g, "day")
    assert [size(g, thing) for thing in range(3)] == [7, 5, 0]
    expire(g, "night")
    assert [size(g, thing) for thing in range(3)] == [5, 2, 0]
    assert g.lasting == (Lasting("drink", 0, 4, "week"),)


def test_a_granted_ability_ends_at_its_moment_and_its_own_does_not(g):
    bring(g, 0, ["giant"])
    grant(g, 0, ["crowd", "giant"], "night")
    grant(g, 1, ["crowd"], "week")
    assert g.granted == (Grant(0, "crowd", "night"), Grant(0, "giant", "night"),
                         Grant(1, "crowd", "week"))  # fmt: skip
    assert [size(g, thing) for thing in (0, 1)] == [1 + 2 + 2, 2 + 2]
    expire(g, "day")
    assert size(g, 0) == 5
    expire(g, "night")
    assert (g.abilities, g.granted) == (
        {0: ("giant",), 1: ("crowd",)}, (Grant(1, "crowd", "week"),)
    )  # fmt: skip
    assert [size(g, thing) for thing in (0, 1)] == [1 + 1 + 1, 2 + 1]


def test_what_was_granted_goes_with_its_bearer_and_is_saved(g):
    bring(g, 0, ["giant"])
    grant(g, 0, ["crowd", "weep"], "night")
    back = reloaded(g)
    assert same(back, g)
    assert back.granted == (Grant(0, "crowd", "night"), Grant(0, "weep", "night"))
    expire(back, "night")
    assert (back.abilities, size(back, 1)) == ({0: ("giant",)}, 2)
    clone = g.clone()
    remove(g, 0)
    assert (g.granted, [one.ability for one in g.departed]) == ((), ["weep"])
    expire(g, "night")
    assert (g.abilities, size(g, 1)) == ({}, 2)
    assert len(clone.granted) == 2


def test_what_lasts_on_a_thing_is_over_when_it_is_removed(g):
    bring(g, 0, ["giant"])
    last(g, "drink", 0, 2, "night")
    last(g, "drink", 1, 2, "night")
    remove(g, 0)
    assert g.lasting == (Lasting("drink", 1, 2, "night"),)
    bring(g, 0, ["giant"])
    assert size(g, 0) == 2


# -- the cache -------------------------------------------------------------------------------------


def test_an_answer_is_kept_until_something_changes(g):
    assert size(g, 0) == 1
    g.code[0] = "xxxx"  # unseen by the cache, which is how we know that it answers
    assert size(g, 0) == 1
    touch(g)
    assert size(g, 0) == 4


def test_every_change_replaces_the_cache_even_an_empty_one(g):
    bring(g, 0, ["giant"])
    for change in (
        lambda: bring(g, 1, ["crowd"]), lambda: remove(g, 1), lambda: touch(g),
        lambda: last(g, "drink", 0, 1, "night"), lambda: expire(g, "night"), g.rebuild,
    ):  # fmt: skip
        before, clone = g.cache, g.clone()
        assert clone.cache is before == {}
        change()
        assert g.cache is not before
        assert clone.cache is before


def test_a_clone_shares_the_cache_and_its_changes_stay_its_own(g):
    bring(g, 0, ["giant"])
    clone = g.clone()
    assert size(clone, 0) == 2
    assert ("toy size", 0) in g.cache
    bring(clone, 1, ["crowd"])
    assert (size(clone, 0), size(g, 0)) == (3, 2)


# -- occurrences -----------------------------------------------------------------------------------


def test_what_happens_is_told_and_kept_if_anybody_answers_its_kind(g):
    g.events = []
    happened(g, Fell, 0, "far")
    happened(g, Slept, 1)
    assert g.happened == (Fell(0, "far"),)
    assert [one.told for one in g.events] == [
        {"kind": "fell", "thing": 0, "how": "far"},
        {"kind": "slept", "thing": 1},
    ]


def test_answers_are_found_by_timing_and_kind(g):
    bring(g, 0, ["weep"])
    bring(g, 1, ["catch", "weep"])
    assert answering(g, "after", "fell") == [(0, "weep"), (1, "weep")]
    assert answering(g, "would", "fall") == [(1, "catch")]
    assert answering(g, "would", "fell") == []


def test_what_has_gone_still_answers_until_the_window_closes(g):
    bring(g, 0, ["weep", "giant"])
    bring(g, 1, ["weep"])
    remove(g, 0)
    happened(g, Fell, 0, "far")
    assert g.departed == (Departed(0, "weep", 0, 0),)
    assert answering(g, "after", "fell") == [(1, "weep"), (0, "weep")]
    assert answering(reloaded(g), "after", "fell") == [(1, "weep"), (0, "weep")]
    assert size(g, 0) == 1
    close(g)
    assert answering(g, "after", "fell") == [(1, "weep")]
    assert (g.happened, g.departed) == ((), ())
