"""Why an action is not to be had: the rule that forbids it."""

import pytest

from tests.games.fate.scene import A, B, scene

HAND = {A: "M C S"}


def why(seat, kind, **table):
    found = scene(**({"hands": HAND} | table)).why(seat, kind)
    return found.why, found.rule


@pytest.mark.rule("FG 7.4.4", "FG 40.1.63")
@pytest.mark.parametrize(
    ("seat", "kind", "table", "expected"),
    [
        (A, "cast", {}, ("nothing_prepared", "FG 1.3.6")),
        (B, "cast", {"reserve": {B: "marginalia"}}, ("only_my_turn", "FG 7.4.4")),
        (A, "cast", {"reserve": {A: "veil_museum"}}, ("other_moment", "FG 7.4.4")),
        (A, "cast", {"reserve": {A: "crack_the_seal"}}, ("no_effect", "FG 40.1.72")),
        (A, "use", {}, ("no_artifact", "FG 9.1.1")),
        (A, "use", {"artifacts": {A: "black_stone~"}}, ("all_tilted", "FG 9.2.3")),
        (A, "use", {"artifacts": {A: "black_stone"}}, ("no_effect", "FG 40.1.72")),
        (B, "use", {"artifacts": {B: "black_stone"}}, ("only_my_turn", "FG 7.4.4")),
        (A, "command", {}, ("no_monster", "FG 18.2.2")),
        (A, "command", {"monsters": {A: "mi_go"}}, ("other_moment", "FG 7.4.4")),
        (A, "command", {"monsters": {A: "star_vampire"}}, ("no_effect", "FG 40.1.72")),
    ],
)
def test_what_cannot_be_used(seat, kind, table, expected):
    assert why(seat, kind, **table) == expected


@pytest.mark.rule("FG 18.2.9")
def test_a_monster_used_this_turn():
    s = scene(here="ceremony", hands=HAND, monsters={A: "star_vampire"}, signs={A: 2})
    s.do("A command:star_vampire")
    assert (s.why(A, "command").why, s.why(A, "command").rule) == ("used_up", "FG 18.2.9")


@pytest.mark.rule("FG 4.1.2", "FG 5.1.1", "FG 5.1.3", "FG 5.1.4")
@pytest.mark.parametrize(
    ("seat", "kind", "table", "expected"),
    [
        (B, "move", {}, ("not_your_turn", "FG 4.1.2")),
        (A, "move", {"at": "conclude"}, ("not_moving", "FG 5.1.1")),
        (A, "move", {"here": "museum", "hands": {A: "M"}}, ("no_other_symbol", "FG 5.1.3")),
        (A, "move_pair", {}, ("no_pair", "FG 5.1.4")),
        (A, "move_gate", {}, ("no_gate", "FG 5.1.5")),
    ],
)
def test_what_cannot_be_moved(seat, kind, table, expected):
    assert why(seat, kind, **table) == expected


@pytest.mark.rule("FG 6.1.2", "FG 6.3.4", "FG 7.1.1", "FG 7.1.2")
@pytest.mark.parametrize(
    ("kind", "table", "expected"),
    [
        ("roll_for_control", {}, ("not_activating", "FG 40.1.2")),
        ("control_action", {}, ("not_activating", "FG 6.1.2")),
        ("control_action", {"at": "actions", "here": "library"}, ("no_control", "FG 6.1.2")),
        ("prepare", {}, ("not_concluding", "FG 7.1.1")),
        ("prepare", {"at": "conclude", "here": "library"}, ("too_dear", "FG 7.1.2")),
        ("prepare_with", {"at": "conclude"}, ("no_helper", "FG 18.1.4")),
        ("buy_off", {}, ("only_alone", "FG 17.4.2")),
        ("rival", {}, ("not_this_question", "FG 40.1.61")),
    ],
)
def test_what_the_phases_do_not_offer(kind, table, expected):
    assert why(A, kind, **table) == expected


@pytest.mark.rule("FG 6.3.4", "FG 40.1.48")
def test_who_is_in_control_rolls_no_die_and_pays_in_full():
    s = scene(at="actions", here="gathering", hands=HAND, cultists={A: "gathering 4"})
    assert s.why(A, "roll_for_control").why == "in_control"
    s = scene(at="actions", here="ceremony", hands=HAND, cultists={A: "ceremony 1"})
    s.rolls("K T T T T").do("A roll_for_control")
    assert s.why(A, "control_action").why in ("cannot_do", "not_activating")


@pytest.mark.rule("FG 17.4.3")
def test_alone_a_curse_is_bought_off_once():
    table = {"at": "actions", "here": "gathering", "cultists": {A: "gathering 4, abyss 0"}}
    s = scene(1, hands=HAND, curses={A: "overreach informer"}, **table).do("A enough")
    s.do("A buy_off")
    assert s.why(A, "buy_off").why == "bought"
    assert scene(1, hands=HAND, **table).why(A, "buy_off").why == "no_curse"
