"""The Summon track, Elder Signs, both endings and the longer games (chapters 3, 14 and 19)."""

import pytest

from fhtagn.kernel.game import settings, start
from fhtagn.kernel.state import Outcome
from tests.games.fate.scene import GAME, A, B, C, D, scene
from tests.games.playing import told

QUIET = "hungry_door"  # a Curse that waits for a Gate


def advancing(**table):
    """A has Prepared Dread Ascension, which advances who has the fewest signs."""
    return scene(reserve={A: "dread_ascension"}, **{"curse_top": QUIET} | table)


def raided(dice, **table):
    """A is Raided at the end of the turn, with so many Investigators."""
    count = len(dice.split())
    s = scene(at="conclude", hands={A: "M"}, investigators=f"A {count}", **table)
    return s.rolls(dice).do("A prepare_no_more")


def kinds(s, *wanted):
    return [seen["kind"] for seen in s.told(B) if seen["kind"] in wanted]


def spaces(s, seat=A):
    gained = [seen for seen in s.told(B) if seen["kind"] == "sign_gained"]
    return [seen["space"] for seen in gained if seen["seat"] == seat]


# -- the god arrives -------------------------------------------------------------------------------


@pytest.mark.rule("FG 3.1.1")
def test_space_nine_wins_at_once():
    s = advancing(token={A: 8, B: 8}, hands={A: "M"}).do("A cast:dread_ascension")
    s.is_over()
    assert s.g.outcome == Outcome("summoned", (1, 2, 2))
    assert told("won", seat=A) in s.told(C)
    assert advancing(token={A: 7}).do("A cast:dread_ascension").g.outcome is None


@pytest.mark.rule("FG 3.1.3")
@pytest.mark.card("martyrdom")
def test_a_win_on_the_turn_of_another():
    s = scene(
        here="museum", reserve={A: "night_of_knives", B: "martyrdom"}, token={B: 8},
        cultists={B: "museum 1", C: "museum 0"},
    )  # fmt: skip
    s.do("A cast:night_of_knives", "A destroy_cultists:1.museum", "B cast:martyrdom")
    assert s.g.outcome == Outcome("summoned", (2, 1, 2))


@pytest.mark.rule("FG 3.2.6")
def test_nothing_is_resolved_after_the_end():
    s = raided("X X T T T", signs={A: 9})
    s.is_over()
    assert (s.signs(A), s.investigators(A)) == (10, 5)
    won = scene(here="museum", hands={A: "Gate"}, token={A: 8}, cultists={A: "other_worlds 3"})
    won.rolls("T T T T").do("A move_gate>other_worlds")
    assert (won.token(), won.cultists(A, "other_worlds")) == (9, 4)


# -- the track is full -----------------------------------------------------------------------------


@pytest.mark.example("FG ex-50")
def test_ending_by_signs():
    signs, token = {A: 9, B: 4, C: 4, D: 5}, {B: 5, C: 6, D: 8}
    s = raided("X T T T T", players=4, signs=signs, token=token, met=(C, D))
    assert s.g.outcome == Outcome("sealed", (4, 2, 1, 3))
    assert told("won", seat=C) in s.told(A)


@pytest.mark.example("FG ex-52")
def test_the_first_tenth_sign_ends_everything():
    s = scene(at="actions", here="streets", signs={A: 6, B: 9, C: 9}).do("A no_die")
    s.rolls("E").do("A send:1", "A send:2").is_over()
    assert [seen["seat"] for seen in s.told(A) if seen["kind"] == "raid"] == [B]
    assert (s.signs(B), s.signs(C), s.investigators(C)) == (10, 9, 1)
    assert s.g.outcome == Outcome("sealed", (1, 3, 2))


@pytest.mark.example("FG ex-53")
def test_ending_by_signs_for_two():
    s = raided("X T T T T", players=2, signs={A: 9, B: 9}, token={A: 8}, met=(A,))
    assert s.g.outcome == Outcome("sealed", (2, 1))


@pytest.mark.rule("FG 3.2.1", "FG 3.2.2")
def test_the_tenth_sign_loses_and_the_fewest_win():
    s = raided("X T T T T", signs={A: 9, B: 5, C: 2}, token={B: 4})
    assert s.g.outcome == Outcome("sealed", (3, 2, 1))
    assert s.signs(A) == 10
    assert raided("X T T T T", signs={A: 8}).g.outcome is None


@pytest.mark.rule("FG 3.2.3", "FG 40.1.46")
def test_among_equals_the_token_further_on():
    s = raided("X T T T T", signs={A: 9, B: 3, C: 3}, token={B: 2, C: 1})
    assert s.g.outcome.places == (3, 1, 2)
    fewest_first = raided("X T T T T", signs={A: 9, B: 3, C: 2}, token={B: 6})
    assert fewest_first.g.outcome.places == (3, 2, 1)


@pytest.mark.rule("FG 3.2.4")
def test_with_both_equal_they_share_the_victory():
    s = raided("X T T T T", signs={A: 9, B: 3, C: 3}, token={B: 2, C: 2})
    assert s.g.outcome.places == (3, 1, 1)
    assert [seen["seat"] for seen in s.told(A) if seen["kind"] == "won"] == [B, C]


@pytest.mark.rule("FG 3.2.5", "FG 40.1.9")
@pytest.mark.parametrize(("players", "places"), [(3, (3, 1, 1)), (2, (2, 1))])
def test_the_full_track_is_not_compared(players, places):
    signs = dict.fromkeys(range(players), 9)
    s = raided("X T T T T", players=players, signs=signs, token={A: 8}, met=(A,))
    assert s.g.outcome.places == places


# -- Elder Signs -----------------------------------------------------------------------------------


@pytest.mark.rule("FG 14.1.1", "FG 40.1.5")
def test_signs_are_laid_from_nine_downwards():
    s = raided(" ".join("X" * 10))
    assert spaces(s) == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
    assert (s.signs(A), s.g.sign_supply) == (10, 30)


@pytest.mark.example("FG ex-43")
@pytest.mark.card("black_litany")
def test_sign_and_token_meet_once():
    s = scene(
        gods="azathoth cthulhu dagon", token={A: 5}, signs={A: 4}, curse_top=f"{QUIET} informer",
        reserve={A: "black_litany"}, artifacts={A: "black_stone shining_trapezohedron"},
    )  # fmt: skip
    s.rolls("X E E").do("A cast:black_litany", "A die:star")
    assert (spaces(s), s.curses(A)) == ([5], [QUIET])
    s.do("A use:black_stone", "A signs:2")
    assert s.signs(A) == 3
    s.rolls("X X E").do("A use:shining_trapezohedron", "A die:star", "A die:star")
    assert (spaces(s), s.signs(A), s.curses(A)) == ([5, 6, 5], 5, [QUIET])


@pytest.mark.rule("FG 14.1.2", "FG 14.1.3")
def test_the_token_comes_to_a_sign():
    s = advancing(token={A: 6}, signs={A: 3, B: 3, C: 3}).do("A cast:dread_ascension")
    assert (s.token(), s.curses(A), s.curses(B)) == (7, [QUIET], [])
    short = advancing(token={A: 5}, signs={A: 3, B: 3, C: 3}).do("A cast:dread_ascension")
    assert short.curses(A) == []


@pytest.mark.rule("FG 14.1.3")
def test_a_sign_comes_to_the_token():
    s = raided("X T T T T", token={A: 6}, signs={A: 3}, curse_top=QUIET)
    assert (s.signs(A), s.curses(A)) == (4, [QUIET])


@pytest.mark.rule("FG 14.1.4")
def test_later_meetings_give_no_curse():
    s = advancing(token={A: 6}, signs={A: 3, B: 3, C: 3}, met=(A,)).do("A cast:dread_ascension")
    assert (s.token(), s.curses(A)) == (7, [])
    again = raided("X X T T T", token={A: 6}, signs={A: 4}, met=(A,))
    assert (again.signs(A), again.curses(A)) == (6, [])


@pytest.mark.rule("FG 14.1.5")
def test_signs_do_not_stop_the_token():
    s = scene(at="actions", cultists={A: "other_worlds 2"}, token={A: 4}, signs={A: 5}, met=(A,))
    s.rolls("T T").do("A no_die")
    assert s.token() == 6


@pytest.mark.rule("FG 14.1.6")
@pytest.mark.card("crack_the_seal")
def test_the_sign_laid_last_is_taken_off_and_goes_to_the_supply():
    s = scene(
        at="conclude", hands={A: "M"}, investigators="A 5", signs={A: 3},
        reserve={A: "crack_the_seal"},
    ).rolls("X T T T T")  # fmt: skip
    s.do("A cast:crack_the_seal")
    assert (s.signs(A), s.g.sign_supply) == (2, 38)
    s.do("A prepare_no_more")
    assert spaces(s) == [7]


@pytest.mark.rule("FG 14.1.7")
def test_each_sign_is_checked_before_the_next_is_laid():
    s = raided("X X X T T", token={A: 8}, curse_top=QUIET)
    assert kinds(s, "sign_gained", "met", "cursed") == [
        "sign_gained", "sign_gained", "met", "cursed", "sign_gained"
    ]  # fmt: skip
    assert told("cursed", seat=A) in s.told(B)


# -- the order of the checks -----------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.6")
def test_the_tenth_sign_comes_before_the_elder_sign_curse():
    s = raided("X T T T T", signs={A: 9})
    assert (s.g.outcome.reason, kinds(s, "met")) == ("sealed", [])


@pytest.mark.rule("FG 40.1.6")
def test_the_elder_sign_curse_comes_before_other_curses_and_the_goal():
    s = advancing(
        token={A: 8}, signs={A: 1, B: 1, C: 1}, curses={A: "last_seal"}, curse_top="stars_not_right"
    ).do("A cast:dread_ascension")
    order = kinds(s, "advanced", "met", "cursed", "curse_fired", "moved_back")
    assert order == ["advanced", "met", "cursed", "curse_fired", "moved_back"]
    assert told("cursed", seat=A) in s.told(B)
    assert (s.token(), s.signs(A), s.curses(A), s.g.outcome) == (8, 2, ["stars_not_right"], None)


@pytest.mark.rule("FG 40.1.6")
@pytest.mark.card("banish_the_herald")
def test_moving_back_does_not_renew_the_elder_sign_curse():
    s = scene(
        here="museum", token={B: 7}, signs={B: 3}, met=(B,),
        cultists={B: "museum 1", C: "museum 0"},
        reserve={A: "banish_the_herald night_of_knives", B: "martyrdom"},
    )  # fmt: skip
    s.do("A cast:banish_the_herald")
    assert s.token(B) == 6
    s.do("A cast:night_of_knives", "A destroy_cultists:1.museum", "B cast:martyrdom")
    assert (s.token(B), s.curses(B)) == (7, [])


# -- longer games, more Investigators --------------------------------------------------------------


@pytest.mark.example("FG ex-74")
def test_the_epic_goal():
    s = scene(
        goal=13, token={A: 11}, signs={A: 8, B: 8, C: 8}, curse_top=QUIET,
        reserve={A: "dread_ascension feast_of_the_faithful"}, cultists={A: "lodge 2"},
    )  # fmt: skip
    assert s.curses(A) == []
    s.do("A cast:dread_ascension")
    assert (s.token(), s.curses(A), s.g.outcome) == (12, [QUIET], None)
    s.do("A cast:feast_of_the_faithful", "A devour:0.lodge+0.lodge")
    assert (s.token(), s.g.outcome) == (13, Outcome("summoned", (1, 2, 2)))


@pytest.mark.rule("FG 19.2.1", "FG 19.2.2")
@pytest.mark.parametrize(("goal", "token"), [(9, 8), (10, 9), (13, 12)])
def test_the_god_arrives_later_in_a_longer_game(goal, token):
    early = advancing(goal=goal, token={A: token - 1}).do("A cast:dread_ascension")
    assert (early.token(), early.g.outcome) == (token, None)
    s = advancing(goal=goal, token={A: token}).do("A cast:dread_ascension")
    assert s.g.outcome == Outcome("summoned", (1, 2, 2))


@pytest.mark.rule("FG 19.2.3", "FG 40.1.33")
def test_the_tenth_sign_ends_a_longer_game_and_all_steps_are_compared():
    s = raided("X T T T T", goal=13, signs={A: 9, B: 3, C: 3}, token={A: 10, B: 11, C: 6})
    assert s.g.outcome == Outcome("sealed", (3, 1, 2))


@pytest.mark.rule("FG 40.1.33")
@pytest.mark.parametrize(("goal", "token", "after"), [(9, 8, 7), (13, 8, 9), (13, 12, 11)])
def test_curses_mean_the_longer_goal(goal, token, after):
    s = advancing(goal=goal, token={A: token}, curses={A: "stars_not_right"})
    s.do("A cast:dread_ascension")
    assert (s.token(), s.g.outcome) == (after, None)


@pytest.mark.rule("FG 19.1.1")
@pytest.mark.example("FG ex-76")
@pytest.mark.parametrize(("count", "supply"), [(2, 13), (1, 19)])
def test_two_investigators_everywhere(count, supply):
    g = start(GAME, settings(GAME, 4, {"investigators": count}), seed=1)
    assert (g.investigators, g.supply) == ([count] * 6, supply)
