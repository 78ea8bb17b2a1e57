"""Phase III: Control, the die for temporary control, Base and Control Actions (chapter 6)."""

import pytest

from fhtagn.games.fate.state import NOBODY
from tests.games.fate.scene import NAMES, A, B, C, scene
from tests.games.playing import told

DAGON = "dagon cthulhu azathoth"


def recalls(s):
    """How many Cultists Dagon's gift may bring at most."""
    return max(int(key.split(":")[1][0]) for key in s.keys(A, "recall:"))


# -- Control ---------------------------------------------------------------------------------------


@pytest.mark.rule("FG 6.2.1", "FG 6.2.2", "FG 6.2.3")
@pytest.mark.parametrize(
    ("own", "second", "third", "holder"),
    [
        (3, 0, 0, A),
        (2, 0, 0, NOBODY),
        (3, 2, 2, A),  # more than any other, not than all of them together
        (3, 3, 0, NOBODY),
        (4, 1, 4, NOBODY),
        (4, 5, 0, B),
        (5, 4, 4, A),
    ],
)
def test_three_cultists_and_more_than_any_other(own, second, third, holder):
    cultists = {A: f"gathering {own}", B: f"gathering {second}", C: f"gathering {third}"}
    s = scene(here="gathering", cultists=cultists, at="actions")
    assert ("roll_for_control" in s.keys(A)) == (holder != A)
    assert s.sees(C)["locations"][4]["controlled"] == holder


@pytest.mark.rule("FG 6.2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cultist_just_placed_counts_and_investigators_do_not(players):
    s = scene(
        players,
        hands={A: "marginalia"},
        cultists={A: "library 2"},
        investigators="library 2",
    )
    s.do("A move:marginalia>library")
    assert s.investigators("library") == 3
    s.asks(A, "control_action", "control_action:library", "no_control_action")


@pytest.mark.rule("FG 40.1.3")
def test_control_won_before_the_actions_is_not_lost_by_them():
    s = scene(here="gathering", cultists={A: "gathering 3"}, at="actions")
    s.do("A spread>museum")
    assert s.cultists(A, "gathering") == 2
    s.offers(A, "control_action:gathering")


@pytest.mark.rule("FG 40.1.3")
@pytest.mark.card("rise_from_the_pit")
def test_control_is_not_tested_a_second_time():
    s = scene(
        here="gathering",
        cultists={A: "gathering 2"},
        hands={A: "marginalia"},
        reserve={A: "rise_from_the_pit"},
        at="actions",
    )
    s.do("A cast:rise_from_the_pit", "A recall:2>gathering")
    assert s.cultists(A, "gathering") == 4
    s.do("A no_die", "A enough")
    s.asks_for(A, "prepare")  # and no Control Action before


# -- temporary control -----------------------------------------------------------------------------


@pytest.mark.example("FG ex-14")
@pytest.mark.rule("FG 6.3.1", "FG 6.3.2", "FG 6.3.3", "FG 6.3.4")
@pytest.mark.parametrize("face", ["K", "E", "X", "T"])
def test_temporary_control(face):
    s = scene(
        gods=DAGON,
        here="ceremony",
        cultists={A: "ceremony 2", B: "ceremony 2"},
        hands={A: "marginalia"},
        token={A: 3},
        gates=15,
        at="actions",
    )
    s.asks(A, "control_die", "roll_for_control", "no_die")
    s.rolls(face).do("A roll_for_control")
    s.asks_for(A, "recall")  # the die is not rolled a second time
    s.do("A recall:0>museum")
    assert (s.g.gate_held[A], s.g.gates) == (True, 14)
    if face == "K":
        s.do("A control_action:ceremony")
        assert (s.token(A), s.cultists(A, "ceremony")) == (4, 0)
    else:
        s.refuses(A, "control_action:ceremony")
        assert (s.token(A), s.cultists(A, "ceremony")) == (3, 2)
    s.asks_for(A, "prepare")
    s.refuses(A, "roll_for_control", "control_action:ceremony")
    s.do("A prepare_no_more")
    assert (s.g.turn.seat, s.sees(A)["control"]) == (B, "")


@pytest.mark.rule("FG 6.3.4")
def test_who_controls_the_location_rolls_no_die():
    s = scene(here="streets", cultists={A: "streets 3"}, at="actions")
    s.asks_for(A, "send")
    s.refuses(A, "roll_for_control")


@pytest.mark.rule("FG 6.3.4")
def test_no_majority_is_needed_for_the_die():
    s = scene(here="gathering", cultists={A: "gathering 1", B: "gathering 9"}, at="actions")
    s.rolls("K").do("A roll_for_control", "A enough")
    s.asks(A, "control_action", "control_action:gathering", "no_control_action")


@pytest.mark.rule("FG 40.1.2")
@pytest.mark.parametrize("here", NAMES)
def test_the_die_comes_before_any_action(here):
    s = scene(here=here, at="actions")
    s.asks(A, "control_die", "roll_for_control", "no_die")
    assert not [event for event in s.told(B) if event["kind"] in ("base_action", "control_action")]


@pytest.mark.rule("FG 4.1.4", "FG 6.3.2")
def test_temporary_control_is_for_one_turn():
    s = scene(
        here="gathering",
        hands={A: "marginalia", B: "anonymous_tip", C: "call_to_the_faithful"},
        at="actions",
    )
    s.rolls("K").do("A roll_for_control", "A enough", "A no_control_action", "A prepare_no_more")
    s.do("B move:anonymous_tip>streets", "B no_die", "B send:0", "B send:0")
    s.do("C move:call_to_the_faithful>gathering")
    s.asks(C, "control_die", "roll_for_control", "no_die")


# -- actions ---------------------------------------------------------------------------------------


@pytest.mark.rule("FG 6.1.1")
def test_the_base_action_must_be_performed():
    s = scene(here="museum", at="actions").do("A no_die")
    s.asks_for(A, "artifact")
    s.refuses(A, "pass", "decline", "enough", "prepare_no_more")
    s = scene(here="gathering", at="actions").do("A no_die")
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss")) == (10, 4)
    s = scene(here="streets", at="actions").do("A no_die")
    s.asks_for(A, "send")
    s.refuses(A, "pass", "enough")


@pytest.mark.rule("FG 6.1.2")
@pytest.mark.parametrize("here", NAMES)
def test_without_control_there_is_no_control_action(here):
    s = scene(here=here, cultists={A: f"{here} 2"}, hands={A: "marginalia"}, at="actions")
    s.rolls("EEE").do("A no_die")
    while not s.keys(A, "prepare_no_more"):
        assert not s.keys(A, "control_action")
        s.do(f"A {s.keys(A)[0]}")


@pytest.mark.rule("FG 6.1.3", "FG 6.1.4")
def test_the_control_action_is_optional_and_taken_once():
    def at_streets():
        s = scene(
            here="streets", hands={A: "marginalia"}, cultists={A: "streets 3"}, at="actions"
        ).rolls("TT")
        return s.do("A send:1", "A send:2")

    s = at_streets()
    s.asks(A, "control_action", "control_action:streets", "no_control_action")
    s.do("A no_control_action")
    s.asks_for(A, "prepare")
    assert (s.cultists(A, "streets"), s.investigators(B)) == (3, 0)
    s = at_streets().do("A control_action:streets")
    s.asks_for(A, "prepare")
    s.refuses(A, "control_action:streets")
    assert (s.cultists(A, "streets"), s.investigators(B)) == (2, 1)


@pytest.mark.example("FG ex-98")
@pytest.mark.rule("FG 6.1.2")
def test_exactly_two_up_to_three():
    s = scene(gods=DAGON, here="ceremony", hands={A: "marginalia"}, at="actions").rolls("K")
    s.do("A roll_for_control", "A recall:0>museum")
    assert s.cultists(A, "ceremony") == 1
    s.refuses(A, "control_action:ceremony")
    s = scene(here="museum", cultists={A: "museum 3"}, signs={A: 2, B: 4}, at="actions")
    s.do("A control_action:museum", "A leave_display", "A enough")
    assert (s.cultists(A, "museum"), s.signs(A), s.signs(B)) == (3, 2, 4)
    s.asks_for(A, "artifact")


@pytest.mark.rule("FG 1.1.10")
def test_more_than_ten_dice_are_all_rolled():
    s = scene(here="museum", hands={A: "marginalia Gate"}, cultists={A: "other_worlds 11"})
    s.rolls("E" * 11 + "K").do("A move_gate>other_worlds")
    assert told("rolled", seat=A, why="summon", faces=("sign",) * 11 + ("cthulhu",)) in s.told(B)


@pytest.mark.rule("FG 40.1.44")
@pytest.mark.card("second_reading")
def test_a_base_action_is_done_as_far_as_possible_and_counts():
    s = scene(
        here="gathering",
        cultists={A: "gathering 1, abyss 1, lodge 3, museum 2"},
        hands={A: "marginalia"},
        reserve={A: "second_reading"},
        at="actions",
    )
    s.refuses(A, "cast:second_reading")
    s.do("A no_die", "A enough")
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss")) == (4, 0)
    s.asks_for(A, "prepare")
    s.do("A cast:second_reading")
    s.asks_for(A, "artifact")


@pytest.mark.rule("FG 40.1.45")
def test_a_base_action_from_afar():
    s = scene(
        gods="nyarlathotep cthulhu azathoth",
        here="ceremony",
        cultists={A: "ceremony 1, gathering 4, lodge 5, abyss 6"},
        columns={"ceremony": "L", "gathering": "S"},
        hands={A: "lift_the_malediction anonymous_tip"},
        at="actions",
    )
    s.do("A no_die", "A spread>museum")
    assert (s.cultists(A, "gathering"), s.cultists(A, "ceremony")) == (3, 1)
    assert (s.cultists(A, "abyss"), s.here()) == (3, "ceremony")
    s.asks(A, "prepare", "prepare:lift_the_malediction", "prepare_no_more")


# -- if you Control the Ceremony -------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.51", "FG 6.3.1")
def test_the_gift_in_the_ceremony_uses_the_stored_result():
    s = scene(gods=DAGON, here="ceremony", at="actions").rolls("K").do("A roll_for_control")
    assert recalls(s) == 5  # temporary control counts here
    s = scene(gods=DAGON, here="ceremony", at="actions").do("A no_die")
    assert recalls(s) == 4
    s = scene(
        gods=DAGON,
        here="ceremony",
        cultists={A: "ceremony 3"},
        hands={A: "marginalia"},
        reserve={A: "black_litany"},
        at="actions",
    )
    s.do("A recall:0>museum", "A control_action:ceremony", "A cast:black_litany")
    assert s.cultists(A, "ceremony") == 1
    assert recalls(s) == 5


@pytest.mark.rule("FG 40.1.51")
@pytest.mark.parametrize(("there", "most"), [(2, 4), (3, 5)])
def test_elsewhere_control_of_the_ceremony_is_tested_at_that_moment(there, most):
    s = scene(
        gods=DAGON,
        here="library",
        cultists={A: f"ceremony {there}"},
        hands={A: "marginalia"},
        reserve={A: "black_litany"},
        at="actions",
    )
    s.rolls("K").do("A roll_for_control", "A cast:black_litany")
    assert s.g.turn.control == "temporary"  # of the Library
    assert recalls(s) == most


@pytest.mark.rule("FG 40.1.51")
@pytest.mark.card("hooded_usurper")
def test_before_the_activate_phase_temporary_control_does_not_count():
    s = scene(
        gods=DAGON,
        here="ceremony",
        reserve={A: "hooded_usurper black_litany"},
        at="activate",
    )
    s.do("A cast:hooded_usurper", "A cast:black_litany")
    assert recalls(s) == 4
    s.do("A recall:0>museum")
    assert recalls(s) == 5  # the Base Action, with the result that now stands
