"""Punishments: carried out in full, before a victory, and answered by nobody (chapter 15)."""

import pytest

from fhtagn.kernel.state import Outcome
from tests.games.fate.scene import A, B, C, scene
from tests.games.playing import told

QUIET = "hungry_door"  # waits for a Gate
LIFTED = {"reserve": {A: "dread_ascension"}}  # A can advance
PAIR = "move_pair:dark_communion_museum+unravel_museum>"


def heard(s, *words):
    return [seen for seen in s.told(B) if seen["kind"] in words]


def kinds(s, *words):
    return [seen["kind"] for seen in heard(s, *words)]


def bottom(s):
    return s.g.code[s.g.curse_deck[-1]]


# -- delays of victory -----------------------------------------------------------------------------


@pytest.mark.example("FG ex-48")
@pytest.mark.card("stars_not_right")
def test_pulled_back_from_the_goal():
    s = scene(
        here="museum", hands={A: "Gate"}, cultists={A: "other_worlds 2"}, token={A: 8},
        curses={A: "stars_not_right"},
    )  # fmt: skip
    s.rolls("T T T").do("A move_gate>other_worlds")
    assert [seen["count"] for seen in heard(s, "advanced", "moved_back")] == [9, 7, 8, 9]
    assert s.g.outcome == Outcome("summoned", (1, 2, 2))
    assert (s.curses(A), bottom(s)) == ([], "stars_not_right")


@pytest.mark.example("FG ex-49")
@pytest.mark.card("last_seal")
def test_the_tenth_sign_before_the_victory():
    signs = {A: 9, B: 9, C: 9}
    s = scene(**LIFTED, token={A: 8}, signs=signs, met=(A,), curses={A: "last_seal"})
    s.do("A cast:dread_ascension")
    assert heard(s, "advanced", "moved_back", "sign_gained") == [
        told("advanced", seat=A, count=9),
        told("moved_back", seat=A, count=8),
        told("sign_gained", seat=A, space=0),
    ]
    assert s.g.outcome == Outcome("sealed", (3, 1, 1))


@pytest.mark.rule("FG 3.1.2", "FG 40.1.7")
@pytest.mark.card("faltering_chant")
def test_on_the_goal_the_punishment_comes_first_and_then_the_victory():
    altar = "other_worlds 0, museum 3, ceremony 0, streets 0, gathering 0, library 0, abyss 4"
    s = scene(
        **LIFTED, token={A: 8}, signs={A: 1, B: 1, C: 1}, cultists={A: altar},
        curse_top="faltering_chant",
    )  # fmt: skip
    s.do("A cast:dread_ascension")
    assert (s.token(), s.cultists(A, "museum"), s.cultists(A, "abyss")) == (9, 0, 7)
    assert (bottom(s), s.g.outcome.reason) == ("faltering_chant", "summoned")


@pytest.mark.rule("FG 3.1.2")
def test_back_to_a_space_before_the_goal_is_no_victory():
    s = scene(**LIFTED, token={A: 8}, curses={A: "last_seal"}).do("A cast:dread_ascension")
    assert (s.token(), s.signs(A), s.g.outcome) == (8, 1, None)


# -- as far as possible, and in full ---------------------------------------------------------------


@pytest.mark.example("FG ex-106")
@pytest.mark.card("faltering_chant")
def test_as_much_as_possible():
    altar = "other_worlds 0, museum 1, ceremony 1, streets 0, gathering 0, library 0, abyss 4"
    s = scene(**LIFTED, token={A: 7}, cultists={A: altar}, curses={A: "faltering_chant"})
    s.do("A cast:dread_ascension")
    assert (s.cultists(A, "museum"), s.cultists(A, "ceremony"), s.cultists(A, "abyss")) == (0, 0, 6)
    assert (s.token(), bottom(s), s.curses(A)) == (7, "faltering_chant", [])
    s.is_settled()


@pytest.mark.rule("FG 40.1.26")
@pytest.mark.card("informer")
@pytest.mark.parametrize(("supply", "come"), [(9, 3), (2, 2), (0, 0)])
def test_as_many_investigators_as_there_are(supply, come):
    s = scene(
        at="actions", here="gathering", cultists={A: "gathering 4"}, curses={A: "informer"},
        supply=supply,
    )  # fmt: skip
    s.do("A enough", "A control_action:gathering", "A enough")
    assert (s.investigators(A), s.curses(A)) == (come, [])


@pytest.mark.example("FG ex-82")
@pytest.mark.card("loose_tongues")
def test_a_draw_is_one_step():
    s = scene(at="actions", here="library", hands={A: "M M M C"}, curses={A: "loose_tongues"})
    s.do("A no_die").asks_for(A, "discard")
    assert len(s.hand(A)) == 7
    s.do("A " + s.keys(A, "discard")[0])
    assert (len(s.hand(A)), len(s.discard()), s.curses(A)) == (3, 4, [])


@pytest.mark.rule("FG 40.1.58")
@pytest.mark.parametrize("hand", ["M M M C C", "M M M C C S"])
def test_all_three_are_drawn_before_the_curse_looks(hand):
    s = scene(at="actions", here="library", hands={A: hand}, curses={A: "loose_tongues"})
    s.do("A no_die")
    assert len(s.hand(A)) == len(hand.split()) + 3


@pytest.mark.rule("FG 40.1.58")
@pytest.mark.card("usurpers_fall")
def test_cultists_who_return_by_one_instruction_are_one_step():
    s = scene(
        here="museum", reserve={A: "rise_from_the_pit"}, curses={A: "usurpers_fall"},
        cultists={A: "museum 2, ceremony 4, abyss 5"},
    )  # fmt: skip
    s.do("A cast:rise_from_the_pit", "A recall:2>museum")
    assert (s.cultists(A, "museum"), s.cultists(A, "ceremony"), s.cultists(A, "abyss")) == (2, 2, 7)


@pytest.mark.rule("FG 40.1.58")
@pytest.mark.card("pride_of_the_chosen")
def test_advances_are_single_steps():
    cultists, curses = {A: "other_worlds 2"}, {A: "pride_of_the_chosen"}
    s = scene(at="actions", cultists=cultists, token={A: 2}, curses=curses)
    s.rolls("T T").do("A no_die")
    assert [seen["count"] for seen in heard(s, "advanced", "moved_back")] == [3, 2, 3]


@pytest.mark.rule("FG 40.1.62")
@pytest.mark.card("empty_pews")
def test_a_curse_gained_in_the_middle_looks_afterwards():
    s = scene(
        hands={A: "M M S G"}, curses={A: "echo_in_the_dark"}, curse_top="empty_pews",
        token={A: 9}, goal=13, cultists={A: "lodge 0"},
    )  # fmt: skip
    s.do(f"A {PAIR}museum")
    words = ("curse_fired", "sign_gained", "met", "cursed", "discarded")
    assert kinds(s, *words)[:6] == [
        "curse_fired", "sign_gained", "met", "cursed", "discarded", "curse_fired"
    ]  # fmt: skip
    assert heard(s, "cursed") == [told("cursed", seat=A)]


@pytest.mark.rule("FG 40.1.62")
def test_a_punishment_is_complete_before_the_next_curse():
    s = scene(hands={A: "M M S G"}, curses={A: "unquiet_stacks echo_in_the_dark"})
    s.do(f"A {PAIR}library")
    words = ("curse_fired", "investigators_sent", "sign_gained", "discarded")
    assert kinds(s, *words) == [
        "curse_fired", "investigators_sent", "curse_fired", "sign_gained", "discarded"
    ]  # fmt: skip


# -- no way out ------------------------------------------------------------------------------------


@pytest.mark.rule("FG 15.1.6", "FG 40.1.54")
@pytest.mark.card("star_stone")
def test_the_signs_of_a_punishment_cannot_be_ignored():
    s = scene(
        hands={A: "M M S"}, curses={A: "echo_in_the_dark"}, artifacts={A: "star_stone"},
        reserve={A: "antiquarys_ward"},
    )  # fmt: skip
    s.do(f"A {PAIR}library").asks_for(A, "control_die")
    assert (s.signs(A), s.artifacts(A), len(s.reserve(A))) == (1, ["star_stone"], 1)


@pytest.mark.rule("FG 40.1.54")
def test_signs_that_are_a_price_cannot_be_ignored():
    s = scene(
        1, at="actions", here="gathering", cultists={A: "gathering 4"}, curses={A: QUIET},
        artifacts={A: "star_stone"}, investigators="gathering 0", hands={A: "M"},
    )  # fmt: skip
    s.do("A enough", "A buy_off")
    assert (s.signs(A), s.curses(A), s.artifacts(A)) == (3, [], ["star_stone"])


@pytest.mark.rule("FG 40.2.3", "FG 15.1.6")
@pytest.mark.card("marked_house")
def test_nobody_answers_the_raid_of_a_punishment():
    s = scene(
        here="museum", hands={A: "L"}, curses={A: "marked_house"}, investigators="A 1, library 3",
        reserve={A: "bribed_constable veil_museum antiquarys_ward"},
        artifacts={A: "zanns_viol amulet_of_nephren_ka star_stone"},
    )  # fmt: skip
    s.rolls("X E T T").do("A move:dark_communion_library>library").asks_for(A, "control_die")
    assert (s.signs(A), s.investigators(A), len(s.reserve(A))) == (2, 1, 3)
    assert s.artifacts(A) == ["zanns_viol", "amulet_of_nephren_ka", "star_stone"]


@pytest.mark.rule("FG 40.2.3", "FG 40.1.25")
def test_a_curse_gained_through_a_punishment_may_be_prevented():
    s = scene(
        hands={A: "M M S"}, curses={A: "echo_in_the_dark"}, artifacts={A: "jade_amulet_of_leng"},
        token={A: 9}, goal=13, curse_top=QUIET,
    )  # fmt: skip
    s.do(f"A {PAIR}library").asks(A, "answer_curse", "use:jade_amulet_of_leng", "pass")
    s.do("A use:jade_amulet_of_leng")
    assert (s.signs(A), s.curses(A), s.artifacts(A)) == (1, [], [])


# -- whose effect it is ----------------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.60")
@pytest.mark.card("martyrdom")
def test_a_storm_is_an_effect_of_ithaquas_player():
    s = scene(
        gods="cthulhu ithaqua dagon", hands={A: "M"}, reserve={A: "martyrdom"},
        storms={"museum": "frostbite"}, cultists={A: "museum 2"},
    )  # fmt: skip
    s.do("A move:dark_communion_museum>museum").asks(A, "answer_loss", "cast:martyrdom", "pass")


@pytest.mark.rule("FG 40.1.60")
@pytest.mark.card("watcher_at_the_threshold")
def test_a_punishment_is_nobodys_effect():
    s = scene(
        here="museum", hands={A: "Gate"}, reserve={A: "martyrdom"},
        curses={A: "watcher_at_the_threshold"}, cultists={A: "other_worlds 2, abyss 4"},
    )  # fmt: skip
    s.do("A move_gate>other_worlds").asks_for(A, "control_die")
    assert (s.cultists(A, "other_worlds"), s.cultists(A, "abyss")) == (1, 6)
    assert s.reserve(A) == ["martyrdom"]
