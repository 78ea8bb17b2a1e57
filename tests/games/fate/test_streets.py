"""The Streets of Arkham: Investigators for the others, and Raids (chapter 11)."""

import pytest

from tests.games.fate.scene import A, B, C, D, scene


def streets(players=3, **table):
    return scene(players, at="actions", here="streets", **table)


def raids(s):
    return [(seen["seat"], seen["count"]) for seen in s.told(A) if seen["kind"] == "raid"]


@pytest.mark.example("FG ex-24")
def test_raids_in_the_streets():
    s = streets(4, investigators="A 5, B 2", supply=8).do("A no_die")
    s.rolls("X E T K").do("A send_own:2", "A send:2")
    assert raids(s) == [(B, 2), (C, 2)]
    assert (s.signs(B), s.investigators(B)) == (2, 1)
    assert (s.signs(C), s.investigators(C)) == (0, 0)
    assert (s.investigators("supply"), s.investigators(A), s.signs(A)) == (10, 4, 0)
    s.asks_for(B, "move")


@pytest.mark.example("FG ex-25")
def test_an_investigator_for_each_rival():
    s = streets(4, cultists={A: "streets 3"}, supply=2)
    s.rolls("T T").do("A send:1", "A send:2")
    assert [s.investigators(one) for one in (B, C, D, "supply")] == [0, 0, 0, 2]
    s.do("A control_action:streets")
    assert s.cultists(A, "streets") == 2
    assert [s.investigators(one) for one in (B, C, D, "supply")] == [1, 1, 0, 0]
    assert len(raids(s)) == 2
    s.asks_for(B, "move")


@pytest.mark.rule("FG 11.1.1", "FG 11.1.2")
def test_each_from_lodge_or_supply_to_one_other_lodge_or_to_two():
    s = streets(investigators="A 1").do("A no_die")
    s.asks(A, "send", "send:1", "send:2", "send_own:1", "send_own:2")
    s.do("A send_own:1").asks(A, "send", "send:1", "send:2")
    s.rolls("T T").do("A send:1")
    assert (raids(s), s.investigators(A)) == ([(B, 2)], 0)
    two = streets(investigators="A 2").do("A no_die").rolls("T T")
    two.do("A send_own:1", "A send_own:2")
    assert (raids(two), two.investigators(A)) == ([(B, 1), (C, 1)], 0)


@pytest.mark.rule("FG 11.1.3", "FG 11.1.4")
def test_every_other_player_with_an_investigator_is_raided_at_once():
    s = streets(4, investigators="A 4, B 1, D 2").do("A no_die")
    s.rolls("T TTT TT").do("A send:2", "A send:2")
    assert raids(s) == [(B, 1), (C, 2), (D, 2)]
    assert (s.investigators(A), s.signs(A)) == (4, 0)


@pytest.mark.rule("FG 11.1.5", "FG 11.1.6")
def test_the_control_action_comes_after_the_raids_and_sets_off_none():
    s = streets(cultists={A: "streets 3, abyss 4"})
    s.rolls("T T").do("A send:1", "A send:1")
    s.asks(A, "control_action", "control_action:streets", "no_control_action")
    s.do("A control_action:streets")
    assert raids(s) == [(B, 2)]
    assert (s.investigators(A), s.investigators(B), s.investigators(C)) == (0, 1, 1)
    assert (s.cultists(A, "streets"), s.cultists(A, "abyss")) == (2, 5)


@pytest.mark.rule("FG 11.1.5")
def test_the_control_action_may_be_left_and_needs_control():
    left = streets(cultists={A: "streets 3"}).rolls("T T").do("A send:1", "A send:1")
    left.do("A no_control_action")
    assert (left.cultists(A, "streets"), left.investigators(B)) == (3, 0)
    none = streets(cultists={A: "streets 2"}).do("A no_die").rolls("T T")
    none.do("A send:1", "A send:1").asks_for(B, "move")


@pytest.mark.rule("FG 40.1.24")
def test_two_must_be_moved_if_there_are_two():
    s = streets(investigators="A 1", supply=1).do("A no_die")
    s.asks(A, "send", "send:1", "send:2", "send_own:1", "send_own:2")
    s.do("A send:1").asks(A, "send", "send_own:1", "send_own:2")


@pytest.mark.rule("FG 40.1.24")
def test_with_only_one_there_one_is_moved():
    s = streets(supply=1).do("A no_die").rolls("E").do("A send:2")
    s.asks_for(B, "move")
    assert s.signs(C) == 1


@pytest.mark.rule("FG 40.1.24")
def test_the_raids_take_place_anyway():
    s = streets(investigators="C 2", supply=0).rolls("E T").do("A no_die")
    assert (raids(s), s.signs(C), s.investigators(C)) == ([(C, 2)], 1, 0)
