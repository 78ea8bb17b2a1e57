"""Raids: when they happen, how they are rolled, and what the faces bring (FG 7.6)."""

import pytest

from tests.games.fate.scene import A, B, C, D, scene
from tests.games.playing import told

FACES = {"X": "star", "E": "sign", "T": "tentacle", "K": "cthulhu"}


def raids(s):
    return [(event["seat"], event["count"]) for event in s.told(A) if event["kind"] == "raid"]


# -- at the end of a turn --------------------------------------------------------------------------


@pytest.mark.example("FG ex-40")
@pytest.mark.rule("FG 7.6.1", "FG 7.6.3", "FG 7.6.7", "FG 7.6.8")
def test_a_raid_at_the_end_of_the_turn():
    s = scene(hands={A: "marginalia"}, investigators="A 5", signs={A: 1}, at="conclude")
    before = s.investigators("supply")
    s.rolls("X X E T K").do("A prepare_no_more")
    assert raids(s) == [(A, 5)]
    (rolled,) = [event for event in s.told(A) if event["kind"] == "rolled"]
    faces = ("star", "star", "sign", "tentacle", "cthulhu")
    assert rolled == told("rolled", seat=A, why="raid", faces=faces)
    assert [event["space"] for event in s.told(A) if event["kind"] == "sign_gained"] == [8, 7, 6]
    assert (s.signs(A), s.investigators(A)) == (4, 2)
    assert s.investigators("supply") == before + 3


@pytest.mark.rule("FG 7.6.7")
def test_stars_come_first_then_signs_then_the_others():
    s = scene(hands={A: "marginalia"}, investigators="A 5", at="conclude")
    s.rolls("T E K X E").do("A prepare_no_more")
    gained, destroyed = "sign_gained", "visitors_destroyed"
    kinds = [event["kind"] for event in s.told(B) if event["kind"] in (gained, destroyed)]
    assert kinds == [gained, gained, destroyed, gained, destroyed, destroyed, destroyed]


@pytest.mark.rule("FG 7.6.4", "FG 7.6.5", "FG 7.6.6", "FG 7.6.9")
@pytest.mark.parametrize(
    ("face", "signs", "left"), [("X", 1, 1), ("E", 1, 0), ("T", 0, 0), ("K", 0, 0)]
)
def test_what_one_face_brings(face, signs, left):
    s = scene(
        hands={A: "marginalia"},
        reserve={A: "knock_at_midnight"},
        investigators="B 1",
    )
    before = s.investigators("supply")
    s.rolls(face).do("A cast:knock_at_midnight")
    assert told("rolled", seat=B, why="raid", faces=(FACES[face],)) in s.told(A)
    assert (s.signs(B), s.investigators(B)) == (signs, left)
    assert s.investigators("supply") == before + 1 - left


@pytest.mark.rule("FG 7.6.9")
@pytest.mark.parametrize("dice", ["XXXXX", "XXEEE", "XETKT", "TTKKE", "XXXEEEETT"])
def test_as_many_stay_as_stars_were_rolled(dice):
    s = scene(hands={A: "marginalia"}, investigators=f"A {len(dice)}", at="conclude")
    s.rolls(dice).do("A prepare_no_more")
    assert s.investigators(A) == dice.count("X")
    assert s.signs(A) == dice.count("X") + dice.count("E")


@pytest.mark.rule("FG 7.6.1", "FG 7.6.2")
@pytest.mark.parametrize(("count", "raided"), [(4, False), (5, True), (7, True)])
def test_five_investigators_set_off_the_raid_of_a_turn(count, raided):
    s = scene(hands={A: "marginalia"}, investigators=f"A {count}, B 9", at="conclude")
    s.rolls("T" * count).do("A prepare_no_more")
    assert raids(s) == [(A, count)] * raided  # and never one on B
    assert s.investigators(A) == (0 if raided else count)


@pytest.mark.rule("FG 7.6.1")
def test_the_raid_comes_after_the_draw():
    s = scene(hands={A: "marginalia"}, investigators="A 5", at="conclude")
    s.rolls("TTTTT").do("A prepare_no_more")
    kinds = [event["kind"] for event in s.told(A) if event["kind"] in ("drew", "raid")]
    assert kinds == ["drew", "raid"]


@pytest.mark.example("FG ex-41")
@pytest.mark.rule("FG 40.1.42", "FG 7.6.9")
def test_five_elder_stars():
    s = scene(
        here="ceremony",
        hands={A: "marginalia", B: "palimpsest", C: "crack_the_seal"},
        deck="call_to_the_faithful exodus",
        investigators="A 5",
        at="conclude",
    )
    s.rolls("XXXXX").do("A prepare_no_more")
    assert (s.signs(A), s.investigators(A), raids(s)) == (5, 5, [(A, 5)])
    s.do("B move:palimpsest>library", "B no_die", "B prepare_no_more")
    s.do("C move:crack_the_seal>museum", "C no_die", "C artifact_top")
    s.do("A move:call_to_the_faithful>gathering", "A no_die", "A enough")
    assert raids(s) == [(A, 5)]
    s.rolls("TTTTT").do("A prepare_no_more")
    assert raids(s) == [(A, 5), (A, 5)]
    assert (s.signs(A), s.investigators(A)) == (5, 0)


# -- by other causes -------------------------------------------------------------------------------


@pytest.mark.rule("FG 7.6.10")
@pytest.mark.card("knock_at_midnight")
def test_another_cause_raids_one_investigator_too():
    s = scene(hands={A: "marginalia"}, reserve={A: "knock_at_midnight"}, investigators="B 1, C 2")
    s.do("A cast:knock_at_midnight")
    s.asks(A, "choose_rival", "rival:1", "rival:2")
    s.rolls("E").do("A rival:1")
    assert (raids(s), s.signs(B), s.investigators(B)) == ([(B, 1)], 1, 0)
    assert s.investigators(C) == 2


@pytest.mark.rule("FG 7.6.10")
def test_without_an_investigator_there_is_no_raid():
    s = scene(here="streets", investigators="A 3", supply=0, at="actions")
    s.rolls("TT").do("A no_die", "A send_own:1", "A send_own:1")
    assert raids(s) == [(B, 2)]  # C has none, and A is not raided


@pytest.mark.rule("FG 40.1.8")
def test_in_the_streets_the_left_neighbour_is_raided_first():
    s = scene(4, here="streets", investigators="B 1, C 1, D 1", at="actions")
    s.rolls("TTTTT").do("A no_die", "A send:3", "A send:3")
    assert raids(s) == [(B, 1), (C, 1), (D, 3)]


@pytest.mark.rule("FG 40.1.8")
def test_with_an_empty_supply_the_active_player_is_raided_first_and_the_tenth_sign_stops_all():
    s = scene(
        hands={A: "crack_the_seal"},
        investigators="A 2, B 2, C 2",
        supply=0,
        signs={A: 1, B: 9, C: 9},
        met=(B, C),
    )
    s.rolls("TTEE").do("A move:crack_the_seal>museum")
    s.is_over()
    assert raids(s) == [(A, 2), (B, 2)]
    assert (s.signs(B), s.signs(C)) == (10, 9)


@pytest.mark.rule("FG 7.6.9", "FG 40.1.42")
def test_after_a_raid_nothing_is_left_in_progress():
    s = scene(at="conclude", hands={A: "M"}, investigators="A 5")
    s.rolls("X X X X X").do("A prepare_no_more")
    assert s.investigators(A) == 5
    s.is_settled()
