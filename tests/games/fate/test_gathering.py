"""The Gathering: Cultists return and spread (chapter 12)."""

import pytest

from tests.games.fate.scene import A, B, scene

ELSEWHERE = ("other_worlds", "museum", "ceremony", "streets", "library")
SPREAD = (*(f"spread>{at}" for at in ELSEWHERE), "enough")


def gathering(**table):
    return scene(at="actions", here="gathering", **table)


def row(s, *places):
    return tuple(s.cultists(A, place) for place in places)


@pytest.mark.example("FG ex-26")
def test_a_nearly_empty_abyss():
    s = gathering(cultists={A: "gathering 2, other_worlds 1, abyss 2, lodge 3"}).do("A no_die")
    assert row(s, "lodge", "abyss") == (5, 0)
    s.do("A spread>other_worlds").asks_for(B, "move")
    assert row(s, "gathering", "other_worlds") == (1, 2)


@pytest.mark.example("FG ex-27")
def test_a_crowd_leaves_the_gathering():
    s = gathering(cultists={A: "gathering 4, abyss 6, lodge 3"})
    s.do("A spread>other_worlds", "A control_action:gathering")
    s.do("A spread>ceremony", "A spread>ceremony", "A spread>museum").asks_for(B, "move")
    assert row(s, "gathering", "other_worlds", "ceremony", "museum") == (0, 2, 3, 2)
    assert row(s, "abyss", "lodge") == (3, 6)


@pytest.mark.rule("FG 12.1.1")
def test_three_return():
    s = gathering(cultists={A: "abyss 7, lodge 7", B: "abyss 7, lodge 7"}).do("A no_die")
    assert row(s, "abyss", "lodge") == (4, 10)
    assert (s.cultists(B, "abyss"), s.cultists(B, "lodge")) == (7, 7)


@pytest.mark.rule("FG 12.1.4")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_with_fewer_all_of_them(there):
    s = gathering(cultists={A: f"abyss {there}, lodge 2"}).do("A no_die")
    assert row(s, "abyss", "lodge") == (0, 2 + there)
    s.asks_for(A, "spread")


@pytest.mark.rule("FG 12.1.2")
def test_then_one_may_move_to_any_other_location():
    s = gathering(cultists={A: "gathering 2"}).do("A no_die")
    s.asks(A, "spread", *SPREAD)
    stay = gathering(cultists={A: "gathering 2"}).do("A no_die", "A enough")
    assert row(stay, "gathering", *ELSEWHERE) == (2, 1, 1, 1, 1, 1)
    s.do("A spread>library").asks_for(B, "move")
    assert row(s, "gathering", *ELSEWHERE) == (1, 1, 1, 1, 1, 2)


@pytest.mark.rule("FG 12.1.3")
def test_any_number_together_or_divided():
    s = gathering(cultists={A: "gathering 5"}).do("A enough", "A control_action:gathering")
    s.do("A spread>streets", "A spread>streets").asks(A, "spread", *SPREAD)
    s.do("A enough").asks_for(B, "move")
    assert row(s, "gathering", "streets") == (3, 3)


@pytest.mark.rule("FG 12.1.3")
def test_only_with_control():
    tied = gathering(cultists={A: "gathering 3", B: "gathering 3"}).do("A no_die", "A enough")
    tied.asks_for(B, "move")
