"""The Ceremony, Dark Gifts set off there, and Gates (chapter 10)."""

import pytest

from tests.games.fate.scene import A, B, scene
from tests.games.playing import told


def ceremony(**table):
    return scene(at="actions", here="ceremony", **table)


def rolled(s):
    return [seen["faces"] for seen in s.told(B) if seen["kind"] == "rolled"]


@pytest.mark.example("FG ex-21")
def test_gate_and_dark_gift():
    s = ceremony(cultists={A: "ceremony 1, lodge 5, abyss 7"}).rolls("T K E").do("A no_die")
    assert (s.g.gate_held[A], s.g.gates) == (True, 14)
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss"), s.token()) == (6, 6, 1)
    assert rolled(s) == [("tentacle", "cthulhu", "sign")]


@pytest.mark.example("FG ex-22")
@pytest.mark.parametrize(("given", "held", "left"), [
    ({"hands": {A: "Gate"}}, True, 14),
    ({"gates": 0}, False, 0),
])  # fmt: skip
def test_no_second_gate_and_none_from_an_empty_stack(given, held, left):
    s = ceremony(cultists={A: "ceremony 1, lodge 5, abyss 7"}, **given)
    s.rolls("T K E").do("A no_die")
    assert (s.g.gate_held[A], s.g.gates) == (held, left)
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss"), s.token()) == (6, 6, 1)


@pytest.mark.example("FG ex-23")
def test_two_cultists_for_one_space():
    cultists = {A: "ceremony 3, lodge 4, abyss 8", B: "ceremony 1"}
    s = ceremony(cultists=cultists, token={A: 4}, dice="E E X T")
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss"), s.g.loaded) == (5, 7, ())
    s.do("A control_action:ceremony")
    assert (s.cultists(A, "ceremony"), s.cultists(A, "abyss"), s.token()) == (1, 9, 5)
    s.asks_for(B, "move")
    s.refuses(A, "control_action:ceremony")


@pytest.mark.rule("FG 10.1.1", "FG 10.1.2")
def test_first_the_gate_then_the_gift():
    s = ceremony().rolls("E E E").do("A no_die")
    order = [seen["kind"] for seen in s.told(B) if seen["kind"] in ("took_gate", "gift_used")]
    assert order == ["took_gate", "gift_used"]


@pytest.mark.rule("FG 10.1.2")
def test_the_gift_is_that_of_the_players_own_god():
    s = ceremony(gods="dagon cthulhu azathoth", cultists={A: "abyss 5"}).do("A no_die")
    s.asks_for(A, "recall")
    gifts = [seen for seen in s.told(B) if seen["kind"] == "gift_used"]
    assert gifts == [told("gift_used", seat=A, god="dagon")]


@pytest.mark.rule("FG 10.1.3", "FG 10.1.4")
def test_one_space_only_however_many_are_there():
    s = ceremony(cultists={A: "ceremony 6, abyss 4"}, dice="E E E X")
    s.do("A control_action:ceremony").asks_for(B, "move")
    assert (s.token(), s.cultists(A, "ceremony"), s.cultists(A, "abyss")) == (1, 4, 6)


@pytest.mark.rule("FG 10.1.3")
def test_it_may_be_left_and_needs_control():
    left = ceremony(cultists={A: "ceremony 3"}, dice="E E E E").do("A no_control_action")
    assert (left.token(), left.cultists(A, "ceremony")) == (0, 3)
    none = ceremony(cultists={A: "ceremony 3", B: "ceremony 3"}).rolls("E E E").do("A no_die")
    none.asks_for(B, "move")


# -- Gates -----------------------------------------------------------------------------------------


@pytest.mark.rule("FG 10.2.1", "FG 10.2.2")
@pytest.mark.card("forbidden_door")
@pytest.mark.parametrize("hand", ["Gate", ""])
def test_never_more_than_one_gate_in_hand(hand):
    s = scene(hands={A: hand}, reserve={A: "forbidden_door"}).do("A cast:forbidden_door")
    assert (s.g.gate_held[A], s.g.gates, len(s.hand(A))) == (True, 14, 1)


@pytest.mark.rule("FG 10.2.3")
@pytest.mark.parametrize(("hand", "after"), [("Gate M", 3), ("Gate M C", 3), ("Gate M C S", 4)])
def test_a_gate_is_not_counted_when_one_draws(hand, after):
    s = scene(at="conclude", hands={A: hand}).do("A prepare_no_more")
    assert (len(s.hand(A)), s.g.gate_held[A]) == (after, True)


@pytest.mark.rule("FG 10.2.4")
def test_a_gate_leads_to_any_other_location():
    s = scene(here="library", hands={A: "Gate"})
    s.asks(A, "move", *(
        f"move_gate>{at}" for at in ("other_worlds", "museum", "ceremony", "streets", "gathering")
    ))  # fmt: skip
    s.do("A move_gate>other_worlds")
    assert (s.here(), s.g.gate_held[A]) == ("other_worlds", False)


@pytest.mark.rule("FG 10.2.5")
def test_a_gate_played_stays_in_the_column_as_a_wild_symbol():
    s = scene(here="museum", hands={A: "Gate"}, columns={"museum": "S"})
    s.do("A move_gate>library")
    assert (s.column("museum"), s.column("library"), s.g.gates) == ("S Gate", "", 14)
    hand = {A: "crack_the_seal"}
    wild = scene(at="conclude", here="museum", hands=hand, columns={"museum": "S Gate"})
    wild.offers(A, "prepare:crack_the_seal")
    plain = scene(at="conclude", here="museum", hands=hand, columns={"museum": "S"})
    plain.refuses(A, "prepare:crack_the_seal")
