"""Players who leave: played on by another, or skipped (FG 40.1.50, FG 40.1.69)."""

import pytest

from fhtagn.kernel.game import settings, start
from fhtagn.kernel.state import EVERYONE, Outcome
from tests.games.fate.scene import GAME, A, B, C, Scene, scene
from tests.games.fate.spells import cast, is_done
from tests.games.playing import told

CURSES = {A: "hungry_door", C: "informer"}  # held by C and by B


def leaving(leavers, **table):
    hands = {A: "M", B: "G", C: "L"}
    return scene(at="conclude", hands=hands, curses=CURSES, leavers=leavers, **table)


def read(s, seat, cursed):
    """The Curses on a player, as the seat can read them."""
    return [one for one in s.sees(seat)["players"][cursed]["curses"] if one]


@pytest.mark.example("FG ex-111")
def test_a_player_leaves_and_is_played_on():
    s = leaving("stand_in").do("B resign", "A prepare_no_more")
    s.asks_for(B, "move")
    assert s.keys(B) == ["move:dark_communion_gathering>gathering"]
    s.do("B move:dark_communion_gathering>gathering", "B no_die", "B enough").asks_for(C, "move")
    assert (read(s, B, C), read(s, A, C)) == (["informer"], [])


@pytest.mark.example("FG ex-111")
def test_a_player_leaves_and_is_skipped():
    s = leaving("skip")
    assert (read(s, B, C), read(s, A, C), read(s, C, A)) == (["informer"], [], ["hungry_door"])
    s.do("B resign", "A prepare_no_more").asks_for(C, "move")
    assert (read(s, A, C), read(s, C, A)) == (["informer"], ["hungry_door"])
    assert s.sees(A)["players"][C]["holder"] == A
    s.do("C move:dark_communion_library>library", "C no_die", "C prepare_no_more")
    s.asks_for(A, "move")


@pytest.mark.rule("FG 40.1.69")
def test_the_table_settles_it_beforehand():
    chosen = settings(GAME, 3, {}).table["leavers"]
    assert chosen == "stand_in"
    assert next(one for one in GAME.rules.options if one.name == "leavers").choices == (
        "stand_in",
        "skip",
    )


@pytest.mark.rule("FG 40.1.50")
def test_whoever_has_left_has_lost():
    s = leaving("skip", token={B: 8}, signs={A: 9}, investigators="A 5").do("B resign")
    s.rolls("X T T T T").do("A prepare_no_more")
    assert s.g.outcome == Outcome("sealed", (2, 3, 1))


@pytest.mark.rule("FG 40.1.50")
def test_a_turn_that_is_left_is_over():
    s = scene(
        hands={A: "M", B: "G", C: "L"}, reserve={A: "shatter_the_pentacle"}, signs={A: 2},
        leavers="skip",
    )  # fmt: skip
    s.do("A cast:shatter_the_pentacle", "A resign").asks_for(B, "move")
    s.is_settled()
    assert s.discard() == ["shatter_the_pentacle"]
    s.do("B move:dark_communion_gathering>gathering", "B no_die", "B enough")
    s.do("C move:dark_communion_library>library", "C no_die", "C prepare_no_more")
    s.asks_for(B, "move")


@pytest.mark.rule("FG 40.1.50")
def test_a_spell_about_to_be_prepared_is_discarded_for_all_to_see():
    s = scene(
        at="conclude", here="museum", hands={A: "unravel_museum"}, columns={"museum": "C S"},
        reserve={A: "crack_the_seal veil_museum scapegoat"}, leavers="skip",
    )  # fmt: skip
    s.do("A prepare:unravel_museum", "A resign").asks_for(B, "move")
    assert s.discard()[-1] == "unravel_museum"
    assert {s.g.known[card] for card in s.g.discard} == {EVERYONE}


@pytest.mark.rule("FG 40.1.50")
@pytest.mark.parametrize("seed", range(8))
def test_who_has_left_before_the_first_turn_does_not_begin(seed):
    gods = [{"god": "cthulhu"}, {}, {"god": "dagon"}]
    s = Scene(start(GAME, settings(GAME, 3, {"leavers": "skip"}, gods), seed), GAME)
    s.do("B resign", "B " + s.keys(B, "god")[0])
    assert s.g.turn.seat in (A, C)


@pytest.mark.rule("FG 40.1.50")
@pytest.mark.card("frostbite")
def test_who_is_skipped_gains_nothing_by_a_storm():
    s = scene(
        gods="cthulhu ithaqua dagon", hands={A: "M"}, storms={"museum": "frostbite"},
        cultists={A: "museum 2", B: "museum 3"}, leavers="skip",
    )  # fmt: skip
    s.do("B resign", "A move:dark_communion_museum>museum").asks_for(A, "control_die")


@pytest.mark.rule("FG 40.1.50")
def test_who_is_skipped_is_nobodys_rival():
    s = leaving("skip", reserve={A: "hex_of_the_hanged mob_fury"}, curse_top="backlash")
    s.do("B resign", "A cast:hex_of_the_hanged", "A cast:mob_fury")
    assert (s.curses(B), s.curses(C)) == ([], ["informer", "backlash"])
    assert (s.investigators(B), s.investigators(C)) == (0, 1)


@pytest.mark.rule("FG 40.1.50")
@pytest.mark.parametrize("leavers", ["stand_in", "skip"])
def test_with_one_player_left_the_game_is_over(leavers):
    s = leaving(leavers).do("B resign", "C resign")
    assert s.g.outcome == Outcome("resigned", (1, 2, 2))
    assert told("won", seat=A) in s.told(C)


@pytest.mark.rule("FG 40.1.79")
def test_nobody_is_sent_to_raided_or_cursed_in_place_of_one_who_has_left():
    s = scene(
        at="actions", here="streets", leavers="skip", signs={B: 9}, investigators="B 3, C 0",
        curses={B: "marked_house"}, hands={A: "M"},
    )  # fmt: skip
    s.do("B resign").rolls("T T").do("A no_die").asks_for(A, "prepare")
    assert (s.investigators(B), s.signs(B), s.curses(B)) == (3, 9, ["marked_house"])
    assert (s.investigators(C), s.signs(C)) == (0, 0)


@pytest.mark.rule("FG 40.2.5")
def test_what_was_to_be_chosen_leaves_with_its_owner():
    s = cast("covetous_hand", artifacts={B: "silver_key black_stone"}, leavers="skip")
    s.asks(A, "steal_artifact", "loot:1:silver_key", "loot:1:black_stone")
    s.do("B resign", auto=False).asks(A, "steal_artifact", "decline")
    s.do("A decline")
    assert s.artifacts(A) == []
    is_done(s, "covetous_hand")
