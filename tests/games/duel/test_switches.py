"""Declining abilities by their standing switches (chapter 7.2)."""

import pytest

from fhtagn.kernel.legality import Reason
from tests.games.duel.scene import GAME, A, B, scene
from tests.games.playing import told

TWO = {A: {"india": "3 acolyte", "baltica": "acolyte"}, B: {"siberia": "acolyte"}}
MARCH = ("A move:acolyte@india>kalahari", "A move:acolyte@india>kalahari", "A stop")


@pytest.mark.rule("CW 7.2.8")
def test_an_ability_is_used_unless_its_owner_says_otherwise():
    s = scene(units=TWO, books={A: "burrow"})
    assert s.sees(B)["players"][A]["declined"] == []
    assert s.do(*MARCH).power(A) == 8 - 2 + 1


@pytest.mark.rule("CW 7.2.7")
def test_an_ongoing_ability_may_be_declined():
    s = scene(units=TWO, books={A: "burrow"}).do("A switch_off:burrow")
    s.is_turn_of(A)
    assert s.do(*MARCH).power(A) == 8 - 2


@pytest.mark.rule("CW 7.2.7", "CW 7.2.8")
def test_a_switch_is_thrown_back_in_a_later_turn():
    s = scene(units=TWO, books={A: "burrow"}).do("A switch_off:burrow")
    s.refuses(A, "switch_on:burrow")
    s.do("A recruit:acolyte@india", "A end").offers(A, "switch_on:burrow")
    s.do("A switch_on:burrow")
    assert s.sees(B)["players"][A]["declined"] == []
    s.do("B recruit:acolyte@siberia", "B end", *MARCH)
    assert s.power(A) == 7 - 2 + 1


@pytest.mark.rule("CW 40.1.17")
def test_once_per_turn_of_either_player_and_shown_to_both():
    s = scene(units=TWO, books={A: "burrow"})
    s.offers(A, "switch_off:burrow")
    s.do("A switch_off:burrow")
    assert told("switched_off", seat=A, ability="burrow") in s.told(B)
    assert s.sees(B)["players"][A]["declined"] == ["burrow"]
    assert s.keys(A, "switch") == []
    assert s.why(A, "switch_on") == Reason("CW 40.1.17", "no_switch")
    s.do("A recruit:acolyte@india", "A end", "A switch_on:burrow")
    assert told("switched_on", seat=A, ability="burrow") in s.told(B)
    assert s.keys(A, "switch") == []
    s.do("B recruit:acolyte@siberia", "B end")
    assert s.keys(A, "switch") == ["switch_off:burrow"]


@pytest.mark.rule("CW 7.2.7")
def test_only_what_one_has_and_what_has_a_switch():
    assert scene(units=TWO, books={A: "energy_nexus"}).keys(A, "switch") == []
    assert scene(units=TWO).keys(B, "switch") == []
    ithaqua = scene(units=TWO | {B: {"siberia": "ithaqua"}}, books={B: "herald howl"})
    assert ithaqua.keys(B, "switch") == ["switch_off:ferox", "switch_off:herald"]


@pytest.mark.rule("CW 7.2.7")
def test_no_ability_of_the_four_factions_is_obligatory():
    """Each is declined at its moment or by its switch."""
    kinds = {one.declining for one in GAME.content.abilities.values()}
    assert kinds == {"moment", "switch"}


@pytest.mark.rule("CW 7.2.7", "CW 7.2.8")
def test_a_declined_ability_of_a_great_old_one():
    units = {A: {"india": "serpent_man"}, B: {"india": "acolyte", "siberia": "ithaqua"}}
    s = scene(units=units)
    s.refuses(A, "capture@india")
    s.do("B switch_off:ferox").offers(A, "capture@india")


@pytest.mark.rule("CW 40.1.17")
def test_a_new_phase_is_a_new_moment_for_switches():
    units = {A: {"salem": "3 acolyte"}, B: {"arkham": "acolyte"}}
    s = scene("sleeper", "black_goat", map="lovecraft_country", units=units, power=(1, 0),
              books={A: "burrow"})  # fmt: skip
    s.do("A switch_off:burrow", "A pass_turn").asks_for(A, "doom")
    s.offers(A, "switch_on:burrow")
