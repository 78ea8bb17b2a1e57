"""What has happened in a window, and who was there to answer it."""

from __future__ import annotations

import json

import pytest

from fhtagn.kernel.effects import Departed, Living, after, bring, grant, modifies, query, remove
from fhtagn.kernel.events import Event, happened
from fhtagn.kernel.fields import given
from fhtagn.kernel.occurrences import close, witnesses
from fhtagn.kernel.save import load, save
from fhtagn.kernel.state import Hooks, same


class Fell(Event):
    thing: int


class Rose(Event):
    thing: int


class Slept(Event):
    """Nobody is told."""

    thing: int

    told = False


@query("watched mute", 0)
def mute(g, thing):
    return g.code[thing] == "mute"


@query("watched size", 1)
def size(_g, _thing):
    return 0


class Watched(Living):
    happened: tuple[Fell | Rose | Slept, ...]
    hooks: Hooks = given(Hooks(heard={"fell", "rose"}, silenced=mute))


@after("fell", "sigh", timing="later")
def sigh(_g, _me, _occurrence): ...


@after("fell", "scream", timing="at once")
def scream(_g, _me, _occurrence): ...


@after("rose", "cheer", timing="later")
def cheer(_g, _me, _occurrence): ...


@after("slept", "snore", timing="later")
def snore(_g, _me, _occurrence): ...


@modifies(size, "swell")
def swell(_g, _me, _thing, value):
    return value + 1


@pytest.fixture
def g():
    table = Watched()
    table.code = ["a", "b", "c", "d"]
    return table


def reloaded(g):
    return load(Watched(), json.loads(json.dumps(save(g))))


# -- keeping ---------------------------------------------------------------------------------------


def test_what_happens_is_told_and_kept_by_the_same_call(g):
    g.events = []
    happened(g, Fell, 0)
    happened(g, Rose, 1)
    assert g.happened == (Fell(0), Rose(1))
    assert [one.told for one in g.events] == [
        {"kind": "fell", "thing": 0},
        {"kind": "rose", "thing": 1},
    ]


def test_an_occurrence_may_be_kept_without_being_told(g):
    g.events = []
    bring(g, 0, ["snore"])
    happened(g, Slept, 1)
    assert (g.happened, g.events) == ((Slept(1),), [])


def test_an_occurrence_is_kept_though_nobody_listens(g):
    happened(g, Fell, 0)
    assert (g.happened, g.events) == ((Fell(0),), None)


def test_what_nobody_can_answer_is_not_kept(g):
    """Neither an ability in force, nor one of a thing that has just gone."""
    happened(g, Slept, 1)
    assert g.happened == ()
    bring(g, 0, ["snore"])
    happened(g, Slept, 1)
    assert g.happened == (Slept(1),)
    remove(g, 0)
    happened(g, Slept, 0)
    assert g.happened == (Slept(1), Slept(0))
    close(g)
    happened(g, Slept, 1)
    assert g.happened == ()


def test_when_the_window_closes_nothing_of_it_is_left(g):
    bring(g, 0, ["sigh"])
    happened(g, Fell, 1)
    bring(g, 1, ["sigh"])
    g.effect_from = 1
    remove(g, 0)
    close(g)
    assert (g.happened, g.departed, g.arrived, g.effect_from) == ((), (), {}, 0)
    happened(g, Fell, 2)
    assert witnesses(g, "later", 0) == [(1, "sigh")]


# -- those who are there ---------------------------------------------------------------------------


def test_answers_are_found_by_timing_and_kind_of_the_occurrence(g):
    bring(g, 0, ["sigh", "scream", "cheer"])
    bring(g, 1, ["sigh"])
    happened(g, Fell, 2)
    happened(g, Rose, 2)
    assert witnesses(g, "later", 0) == [(0, "sigh"), (1, "sigh")]
    assert witnesses(g, "at once", 0) == [(0, "scream")]
    assert witnesses(g, "later", 1) == [(0, "cheer")]
    assert witnesses(g, "at once", 1) == []


def test_who_comes_later_has_not_seen_it(g):
    bring(g, 0, ["sigh"])
    happened(g, Fell, 2)
    bring(g, 1, ["sigh"])
    happened(g, Fell, 3)
    assert g.arrived == {1: 1}
    assert witnesses(g, "later", 0) == [(0, "sigh")]
    assert witnesses(g, "later", 1) == [(0, "sigh"), (1, "sigh")]
    assert witnesses(reloaded(g), "later", 0) == [(0, "sigh")]


def test_a_granted_ability_does_not_make_its_bearer_a_newcomer(g):
    bring(g, 0, ["swell"])
    happened(g, Fell, 2)
    grant(g, 0, ["sigh"], "night")
    assert (g.arrived, witnesses(g, "later", 0)) == ({}, [(0, "sigh")])


def test_a_clone_has_newcomers_of_its_own(g):
    happened(g, Fell, 2)
    clone = g.clone()
    bring(clone, 0, ["sigh"])
    assert (g.arrived, clone.arrived) == ({}, {0: 1})


def test_the_silenced_do_not_answer(g):
    bring(g, 0, ["sigh"])
    happened(g, Fell, 2)
    g.code[0] = "mute"
    g.rebuild()
    assert witnesses(g, "later", 0) == []


# -- those who have gone ---------------------------------------------------------------------------


def fall(g, thing):
    remove(g, thing)
    happened(g, Fell, thing)


def test_a_thing_answers_its_own_going_and_nothing_after_it(g):
    bring(g, 0, ["sigh", "swell"])
    fall(g, 0)
    happened(g, Fell, 1)
    assert g.departed == (Departed(0, "sigh", 0, 0),)
    assert witnesses(g, "later", 0) == [(0, "sigh")]
    assert witnesses(g, "later", 1) == []
    assert (same(reloaded(g), g), witnesses(reloaded(g), "later", 0)) == (True, [(0, "sigh")])


def test_a_thing_that_has_gone_answers_the_effect_that_made_it_go_and_no_other(g):
    bring(g, 0, ["sigh"])
    happened(g, Fell, 1)
    g.effect_from = len(g.happened)
    happened(g, Fell, 2)
    fall(g, 0)
    assert g.departed == (Departed(0, "sigh", 1, 2),)
    assert [witnesses(g, "later", number) for number in range(3)] == [
        [], [(0, "sigh")], [(0, "sigh")],
    ]  # fmt: skip


def test_those_who_are_there_come_before_those_who_have_gone(g):
    bring(g, 0, ["sigh"])
    bring(g, 1, ["sigh"])
    fall(g, 0)
    assert witnesses(g, "later", 0) == [(1, "sigh"), (0, "sigh")]


def test_the_silenced_do_not_answer_their_going(g):
    bring(g, 0, ["sigh"])
    bring(g, 1, ["sigh"])
    g.code[0] = "mute"
    g.rebuild()
    remove(g, 0, 1)
    happened(g, Fell, 0)
    assert (g.departed, witnesses(g, "later", 0)) == (
        (Departed(1, "sigh", 0, 0),), [(1, "sigh")],
    )  # fmt: skip


def test_only_what_answers_is_remembered_of_those_who_have_gone(g):
    bring(g, 0, ["swell"])
    fall(g, 0)
    assert (g.departed, size(g, 1)) == ((), 0)


def test_what_has_come_back_is_another_thing(g):
    """It neither answers what came before it, nor its own going."""
    bring(g, 0, ["sigh"])
    happened(g, Fell, 1)
    fall(g, 0)
    bring(g, 0, ["sigh"])
    assert [witnesses(g, "later", number) for number in range(2)] == [[], []]
    happened(g, Fell, 2)
    assert witnesses(g, "later", 2) == [(0, "sigh")]
    fall(g, 0)
    assert witnesses(g, "later", 3) == [(0, "sigh")]
