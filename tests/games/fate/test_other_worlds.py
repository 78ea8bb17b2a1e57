"""Other Worlds: dice for the Summon track (chapter 8)."""

import pytest

from tests.games.fate.scene import A, B, scene


def rolled(s):
    return [(seen["why"], seen["faces"]) for seen in s.told(B) if seen["kind"] == "rolled"]


def course(s):
    """Steps and Sacrifices in the order in which they came."""
    return [seen["kind"] for seen in s.told(B) if seen["kind"] in ("advanced", "sacrificed")]


@pytest.mark.example("FG ex-15")
def test_control_outlasts_the_sacrifices():
    cultists = {A: "other_worlds 4, lodge 6, abyss 8", B: "other_worlds 2"}
    s = scene(at="actions", cultists=cultists, token={A: 2}, dice="T K K X")
    assert (s.token(), s.signs(), s.cultists(A, "other_worlds")) == (5, 0, 1)
    assert s.cultists(A, "abyss") == 11
    s.asks(A, "control_action", "control_action:other_worlds", "no_control_action")
    s.do("A control_action:other_worlds")
    assert (s.cultists(A, "abyss"), s.cultists(A, "lodge")) == (9, 8)
    assert rolled(s) == []


@pytest.mark.rule("FG 8.1.1")
def test_a_die_for_each_own_cultist_with_the_one_just_placed():
    s = scene(here="museum", hands={A: "Gate"}, cultists={A: "other_worlds 1", B: "other_worlds 3"})
    s.rolls("E X").do("A move_gate>other_worlds", "A no_die")
    assert rolled(s) == [("summon", ("sign", "star"))]


@pytest.mark.rule("FG 8.1.2", "FG 8.1.3")
@pytest.mark.parametrize(("dice", "successes"), [("T T", 2), ("K K", 2), ("T K", 2), ("E K", 1)])
def test_each_tentacle_and_each_cthulhu_is_a_step_and_a_sacrifice(dice, successes):
    s = scene(at="actions", cultists={A: "other_worlds 2, abyss 5"}).rolls(dice).do("A no_die")
    assert (s.token(), s.cultists(A, "other_worlds")) == (successes, 2 - successes)
    assert (s.cultists(A, "abyss"), s.token(B)) == (5 + successes, 0)
    s.asks_for(B, "move")


@pytest.mark.rule("FG 8.1.4")
def test_stars_and_signs_do_nothing_and_the_others_stay():
    s = scene(at="actions", cultists={A: "other_worlds 3, abyss 5", B: "other_worlds 3"})
    s.rolls("X E T").do("A no_die")
    assert (s.token(), s.signs(), s.cultists(A, "other_worlds")) == (1, 0, 2)
    assert (s.cultists(A, "abyss"), s.cultists(B, "other_worlds")) == (6, 3)


@pytest.mark.rule("FG 8.1.5")
@pytest.mark.parametrize(("dice", "back"), [("K X X", 1), ("K K T", 2), ("K K K", 3)])
def test_a_cultist_returns_for_each_cthulhu(dice, back):
    s = scene(at="actions", cultists={A: "other_worlds 3, lodge 2, abyss 7"}, dice=dice)
    fallen = s.cultists(A, "abyss")
    s.do("A control_action:other_worlds")
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss")) == (2 + back, fallen - back)


@pytest.mark.rule("FG 8.1.5", "FG 8.1.6")
def test_without_a_cthulhu_in_the_roll_there_is_no_control_action():
    s = scene(at="actions", cultists={A: "other_worlds 3, lodge 2"}, dice="T T T")
    s.asks_for(B, "move")
    assert s.cultists(A, "lodge") == 2


@pytest.mark.rule("FG 8.1.5")
def test_the_control_action_may_be_left_and_needs_control():
    left = scene(at="actions", cultists={A: "other_worlds 3, lodge 2"}, dice="K K X")
    left.do("A no_control_action").asks_for(B, "move")
    assert left.cultists(A, "lodge") == 2
    none = scene(at="actions", cultists={A: "other_worlds 2, lodge 2"}).rolls("K K").do("A no_die")
    none.asks_for(B, "move")
    assert none.cultists(A, "lodge") == 2


@pytest.mark.rule("FG 8.1.6")
def test_the_die_for_control_is_no_die_of_the_roll():
    s = scene(at="actions", cultists={A: "other_worlds 1, lodge 2, abyss 7"})
    s.rolls("K K").do("A roll_for_control", "A control_action:other_worlds")
    assert rolled(s) == [("control", ("cthulhu",)), ("summon", ("cthulhu",))]
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss")) == (3, 7)


@pytest.mark.rule("FG 40.1.23")
def test_advance_then_sacrifice_one_success_after_the_other():
    s = scene(here="museum", hands={A: "Gate"}, cultists={A: "other_worlds 1, lodge 2, abyss 0"})
    s.rolls("T K").do("A move_gate>other_worlds", "A no_die")
    assert course(s) == ["advanced", "sacrificed"] * 2


@pytest.mark.rule("FG 40.1.23")
def test_those_just_sacrificed_may_come_back():
    s = scene(at="actions", cultists={A: "other_worlds 3, lodge 2, abyss 0"}, dice="K K X")
    s.do("A control_action:other_worlds")
    assert (s.cultists(A, "abyss"), s.cultists(A, "lodge")) == (0, 4)


@pytest.mark.rule("FG 40.1.23")
def test_at_the_goal_nothing_more_is_sacrificed():
    s = scene(at="actions", cultists={A: "other_worlds 2, abyss 5"}, token={A: 8})
    s.rolls("T T").do("A no_die").is_over()
    assert (s.token(), s.cultists(A, "other_worlds"), s.cultists(A, "abyss")) == (9, 2, 5)
