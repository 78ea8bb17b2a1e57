"""The end of the game and victory (chapters 3.1 and 20)."""

import pytest

from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

SIX = "necrophagy blood_sacrifice red_sign thousand_young ghroth frenzy"
GATES = {A: {"india": "acolyte!", "kalahari": "acolyte!"}, B: {"baltica": "acolyte!"}}
QUIET = ("great_cthulhu", "black_goat")


def places(s):
    s.is_over()
    return s.g.outcome.places


@pytest.mark.rule("CW 20.1.1", "CW 20.1.4", "CW 1.1.7")
@pytest.mark.parametrize(("value", "over"), [(1, False), (2, True), (3, True)])
def test_thirty_doom_ends_the_game_with_the_turn(value, over):
    s = scene(units=GATES, doom=(28, 0), signs=((value,), ()))
    s.do("A reveal:" + str(value), "A recruit:acolyte@india").asks_for(A, "act")
    s.do("A end")
    assert (s.g.outcome is not None) == over
    if over:
        assert (s.g.outcome.reason, places(s), s.doom(A)) == ("doom", (1, 2), 28 + value)


@pytest.mark.rule("CW 20.1.4")
def test_whoever_is_at_turn_when_thirty_is_reached():
    s = scene(units=GATES, doom=(0, 28), signs=((), (2,))).do("B reveal:2")
    s.asks_for(A, "act")
    s.do("A recruit:acolyte@india", "A end")
    assert places(s) == (2, 1)
    in_vain = scene(units=GATES, doom=(0, 28), signs=((), (2,))).do("A pass_turn", "B reveal:2")
    in_vain.asks_for(B, "act")
    assert places(in_vain.do("B pass_turn")) == (2, 1)


@pytest.mark.rule("CW 20.1.5")
def test_the_turn_is_played_to_its_end_unlimited_actions_included():
    units = {
        A: {"india": "fungi", "baltica": "fungi"},
        B: {"india": "acolyte", "baltica": "acolyte"},
    }
    s = scene("black_goat", "sleeper", units=units, books={A: SIX}, doom=(29, 30)).rolls(6, 6)
    s.do("A battle@india")
    assert s.doom(A) == 30
    s.do("A move:fungi@india>kalahari", "A stop", "A battle@baltica")
    assert s.doom(A) == 31
    assert places(s.do("A end")) == (1, 2)


@pytest.mark.example("CW ex-72")
def test_thirty_one_doom_on_the_opponents_turn():
    units = {
        A: {"india": "3 acolyte serpent_man", "siberia": "acolyte!"},
        B: {"india": "2 wendigo"},
    }
    s = scene(units=units, doom=(25, 25), signs=((), (1, 3))).rolls(4, 6, 6)
    s.do("A battle@india", "A kill:acolyte", "A kill:acolyte")
    s.do("B retreat:wendigo>kalahari")
    assert s.doom(B) == 27
    s.do("B reveal:3", "B reveal:1")
    assert (s.doom(B), s.g.outcome) == (31, None)
    s.asks(A, "act", "abandon@siberia", "end")
    s.do("A abandon@siberia", "A end")
    assert places(s) == (2, 1)


@pytest.mark.rule("CW 1.1.8")
def test_doom_beyond_thirty_counts():
    s = scene(units=GATES, doom=(30, 31), signs=((2,), ()))
    s.do("A reveal:2")
    assert s.doom(A) == 32
    assert places(s.do("A pass_turn")) == (1, 2)


@pytest.mark.rule("CW 20.1.2", "CW 20.1.3", "CW 20.1.6", "CW 20.1.10")
def test_end_of_the_track_ends_the_game_after_both_rituals():
    s = scene(*QUIET, units=GATES, at="doom", power=(10, 10), ritual=5, doom=(3, 3))
    s.do("A ritual", "A done").asks(B, "doom", "ritual", "done")
    s.do("B ritual", "B done")
    assert (s.doom(A), s.doom(B), places(s)) == (5, 4, (1, 2))
    assert s.g.outcome.reason == "annihilation"
    assert (s.books(A), s.books(B)) == ({}, {})
    assert not s.towers()


@pytest.mark.rule("CW 20.1.3")
def test_thirty_in_the_doom_phase_lets_the_other_have_his_turn():
    s = scene(*QUIET, units=GATES, at="doom", doom=(28, 29)).do("A ritual", "A done")
    assert s.doom(A) == 30
    s.do("B ritual").asks(B, "doom", "done")
    assert places(s.do("B done")) == (1, 1)
    assert s.g.outcome.reason == "doom"


@pytest.mark.rule("CW 20.1.7")
def test_elder_signs_are_revealed_before_the_winner_is_named():
    s = scene(units=GATES, doom=(30, 28), signs=((1,), (1, 3))).do("A pass_turn")
    assert (s.doom(A), s.doom(B), places(s)) == (31, 32, (2, 1))
    assert (s.signs(A), s.signs(B)) == (0, 0)
    assert [seen for seen in s.told(A) if seen["kind"] == "revealed_sign"] == [
        told("revealed_sign", seat=A, value=1),
        told("revealed_sign", seat=B, value=1),
        told("revealed_sign", seat=B, value=3),
    ]


@pytest.mark.rule("CW 20.1.8", "CW 3.1.1")
@pytest.mark.parametrize(("doom", "won"), [((31, 30), A), ((30, 31), B), ((30, 12), A)])
def test_more_doom_wins_whoever_brought_the_end(doom, won):
    s = scene(units=GATES, doom=doom).do("A pass_turn")
    assert places(s)[won] == 1
    assert places(s)[1 - won] == 2
    assert told("won", seat=won) in s.told(A)


@pytest.mark.rule("CW 20.1.9")
def test_equal_doom_is_a_shared_victory():
    s = scene(units=GATES, doom=(31, 28), signs=((), (3,))).do("A pass_turn")
    assert places(s) == (1, 1)
    assert told("shared") in s.told(B)


@pytest.mark.rule("CW 40.2.8")
def test_thirty_between_the_phases_ends_the_game_with_the_phase():
    same = {A: {"india": "3 acolyte"}, B: {"baltica": "3 acolyte"}}
    s = scene(*QUIET, units=same, at="gather", power=(0, 0), doom=(28, 5), signs=((2,), ()))
    s.do("A reveal:2").asks_for(A, "choose_first")
    assert places(s.do("A first:0")) == (1, 2)
    assert s.g.phase == "first_player"
    early = scene(*QUIET, units=same, at="gather", power=(0, 0), doom=(30, 5))
    assert places(early) == (1, 2)
    assert early.g.phase == "gather"


@pytest.mark.rule("CW 40.2.9")
def test_both_reaching_thirty_changes_nothing():
    s = scene(units=GATES, doom=(29, 29), signs=((2,), (3,))).do("B reveal:3", "A reveal:2")
    assert (s.doom(A), s.doom(B)) == (31, 32)
    assert places(s.do("A recruit:acolyte@india", "A end")) == (2, 1)


@pytest.mark.rule("CW 20.1.10")
def test_nobody_needs_six_spellbooks_to_win():
    s = scene("black_goat", "sleeper", units={A: {"india": "acolyte"}}, books={A: SIX},
              doom=(12, 30)).do("A pass_turn")  # fmt: skip
    assert (places(s), s.books(B)) == ((2, 1), {})


@pytest.mark.rule("CW 20.1.3", "CW 8.1.4")
def test_signs_revealed_while_towers_are_chosen_end_the_game_with_the_phase():
    s = scene(
        "sleeper", "windwalker", at="doom", power=(3, 3), doom=(28, 5), signs=((3,), ()),
        units={A: {"kalahari": "acolyte"}, B: {"india": "acolyte"}},
    )  # fmt: skip
    s.do("A done", "B done", "A reveal:3", "A tower@arctica", "A tower@antarctica")
    s.is_over()
    assert (s.g.outcome.places, s.doom(A)) == ((1, 2), 31)
