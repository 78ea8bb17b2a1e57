"""The Curses that look at the Summon token: they delay a victory, or humble the one in front."""

import pytest

from tests.games.fate.cursed import FEW, READ_WORM, WORM, has_fired, is_done, play
from tests.games.fate.scene import A, B, scene
from tests.games.playing import told

GOALS = pytest.mark.parametrize("goal", [9, 10, 13])


def reach_goal(goal, curses="", **table):
    return scene(**WORM, goal=goal, token={A: goal - 1}, curses={A: curses}, **table).do(*READ_WORM)


@GOALS
@pytest.mark.card("stars_not_right")
@pytest.mark.rule("FG 3.1.2", "FG 40.1.33")
def test_the_stars_take_two_spaces_and_the_victory(goal):
    s = reach_goal(goal, "stars_not_right")
    assert (s.token(A), s.signs(A)) == (goal - 2, 0)
    assert is_done(s, "stars_not_right")
    s.asks_for(A, "move")
    reach_goal(goal).is_over()


@GOALS
@pytest.mark.card("last_seal")
@pytest.mark.rule("FG 3.1.2", "FG 40.1.33")
def test_the_last_seal_takes_a_space_and_gives_a_sign(goal):
    s = reach_goal(goal, "last_seal", met=(A,))
    assert (s.token(A), s.signs(A)) == (goal - 1, 1)
    assert is_done(s, "last_seal")
    s.asks_for(A, "move")


@pytest.mark.card("stars_not_right", "last_seal")
@pytest.mark.rule("FG 40.1.25", "FG 40.2.1")
def test_of_two_the_older_fires_and_the_other_waits_for_the_next_time():
    s = reach_goal(9, "last_seal stars_not_right")
    assert (s.token(A), s.signs(A), s.curses(A)) == (8, 1, ["stars_not_right"])


@GOALS
@pytest.mark.card("faltering_chant")
@pytest.mark.rule("FG 40.1.33")
def test_the_chant_falters_one_space_before_the_goal(goal):
    table = WORM | {
        "goal": goal,
        "cultists": {A: "other_worlds 2"},
        "curses": {A: "faltering_chant"},
    }
    s = scene(**table, token={A: goal - 2}).do(*READ_WORM)
    s.asks_for(A, "sacrifice")
    assert len(s.keys(A, "sacrifice:")) == 20  # any three of the six
    s.do("A sacrifice:0.other_worlds+0.museum+0.library")
    assert [s.cultists(A, place) for place in ("other_worlds", "museum", "library")] == [0, 0, 0]
    assert s.token(A) == goal - 1
    assert is_done(s, "faltering_chant")
    assert scene(**table, token={A: goal - 3}).do(*READ_WORM).curses(A) == ["faltering_chant"]


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.card("faltering_chant")
@pytest.mark.rule("FG 40.1.26")
def test_who_cannot_pay_for_the_chant_pays_what_is_there_and_a_space(count):
    s = play("faltering_chant", cultists={A: f"other_worlds {count + 1}, {FEW}, abyss 5"})
    assert (s.cultists(A, "other_worlds"), s.cultists(A, "abyss")) == (0, 6 + count)
    assert s.token(A) == 7


@pytest.mark.card("faltering_chant")
def test_who_can_pay_for_the_chant_on_the_goal_has_won():
    table = {"token": {A: 8}, "signs": {A: 1}, "cultists": {A: f"other_worlds 4, {FEW}, abyss 5"}}
    s = scene(**WORM, **table, curse_top="faltering_chant").do(*READ_WORM)
    s.is_over()
    assert (s.cultists(A, "abyss"), s.token(A)) == (9, 9)
    assert s.g.outcome.places[A] == 1


@pytest.mark.parametrize(("others", "fires"), [(1, True), (2, False)])
@pytest.mark.card("pride_of_the_chosen")
def test_pride_is_two_spaces_ahead_of_every_rival(others, fires):
    s = play("pride_of_the_chosen", token={A: 2, B: others}, reserve={A: "M C"})
    assert has_fired(s, "pride_of_the_chosen") == fires
    assert s.token(A) == (2 if fires else 3)


@pytest.mark.card("pride_of_the_chosen")
def test_pride_costs_a_prepared_spell_of_ones_choice():
    s = play("pride_of_the_chosen", reserve={A: "crack_the_seal marginalia"})
    s.asks(A, "discard_prepared", *map("discard_prepared:{}".format, s.reserve(A)))
    s.do("A discard_prepared:marginalia")
    assert (s.token(A), s.reserve(A), s.discard()) == (2, ["crack_the_seal"], ["marginalia"])
    assert is_done(s, "pride_of_the_chosen")
    assert is_done(play("pride_of_the_chosen"), "pride_of_the_chosen")


@pytest.mark.card("pride_of_the_chosen")
def test_alone_pride_begins_on_the_fifth_space():
    assert not has_fired(
        play("pride_of_the_chosen", players=1, strict=True, token={A: 3}), "pride_of_the_chosen"
    )


@pytest.mark.parametrize("code", ["stars_not_right", "last_seal", "faltering_chant"])
@pytest.mark.rule("FG 15.1.8", "FG 14.1.2")
def test_one_gained_on_the_goal_still_delays_the_victory(code):
    """The token meets its first Elder Sign there; with two Cultists the chant falters."""
    table = {"token": {A: 8}, "signs": {A: 1}, "cultists": {A: f"other_worlds 3, {FEW}"}}
    s = scene(**WORM, **table, curse_top=code).do(*READ_WORM)
    assert is_done(s, code)
    assert s.token(A) == {"stars_not_right": 7, "last_seal": 8, "faltering_chant": 8}[code]
    assert s.g.outcome is None


@pytest.mark.card("last_seal")
@pytest.mark.card("jade_amulet_of_leng")
@pytest.mark.rule("FG 40.2.3", "FG 40.1.62")
def test_a_curse_gained_through_the_last_seal_may_be_averted():
    """Back on 9 the token meets the sign that the punishment has just laid there."""
    s = scene(goal=10, token={A: 9}, curses={A: "last_seal"}, curse_top="pride_of_the_chosen",
              artifacts={A: "de_vermis_mysteriis jade_amulet_of_leng"}).do(*READ_WORM)  # fmt: skip
    s.asks(A, "answer_curse", "use:jade_amulet_of_leng", "pass")
    s.do("A pass")
    fired = [event for event in s.told(A) if event["kind"] == "curse_fired"]
    curses = ("last_seal", "pride_of_the_chosen")
    assert fired == [told("curse_fired", seat=A, curse=curse) for curse in curses]
    assert (s.token(A), s.signs(A), s.artifacts(A)) == (8, 1, ["jade_amulet_of_leng"])
