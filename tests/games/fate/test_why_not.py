"""Why a kind of action is not offered; with that one fact changed it is, or the next reason is."""

import pytest

from fhtagn.games import load
from fhtagn.games.fate.activation import ACTIONS
from fhtagn.games.fate.course_verbs import change_turn
from fhtagn.games.fate.queries import LOCATIONS
from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.game import settings
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.match import Match
from tests.games.fate.scene import NAMES, A, B, C, scene

HAND = {A: "M C S"}
FULL = dict.fromkeys(("ceremony", "library", "other_worlds"), "M C S G L M")
OFFERED = ("", "")
TURN_OF_A = ("not_your_turn", "FG 4.1.2")


def why(s, seat, kind):
    """The reason and its rule; OFFERED if there is none."""
    found = s.why(seat, kind)
    return (found.why, found.rule) if isinstance(found, Reason) else OFFERED


def turns(seat, kind, table, refused, fact, then=OFFERED):
    """At this table the kind is refused; with the fact changed it is offered or what is next."""
    table = {"hands": HAND} | table
    assert why(scene(**table), seat, kind) == refused
    assert why(scene(**(table | fact)), seat, kind) == then


# -- moving ----------------------------------------------------------------------------------------


@pytest.mark.rule("FG 4.1.2", "FG 5.1.1", "FG 5.1.3", "FG 5.1.4")
@pytest.mark.parametrize(
    ("kind", "table", "refused", "fact"),
    [
        ("move", {"at": "conclude"}, ("not_moving", "FG 5.1.1"), {"at": "move"}),
        (
            "move", {"here": "museum", "hands": {A: "M"}}, ("no_other_symbol", "FG 5.1.3"),
            {"here": "streets"},
        ),
        ("move", {"hands": {A: "Gate"}}, ("no_spell", "FG 5.1.2"), {"hands": {A: "Gate M"}}),
        ("move_pair", {}, ("no_pair", "FG 5.1.4"), {"hands": {A: "M C M"}}),
        ("move_gate", {}, ("no_gate", "FG 5.1.5"), {"hands": {A: "M Gate"}}),
    ],
)  # fmt: skip
def test_what_moves_the_fate_piece(kind, table, refused, fact):
    turns(A, kind, table, refused, fact)


@pytest.mark.rule("FG 4.1.2", "FG 5.1.1", "FG 40.1.19")
def test_moving_waits_for_what_is_half_way_and_is_done_once():
    spell = {A: "tangle_the_skein"}
    s = scene(hands=HAND, reserve=spell, columns={"museum": "L L"})
    assert why(s, B, "move") == TURN_OF_A
    assert why(s, A, "move") == OFFERED
    s.do("A cast:tangle_the_skein", auto=False)
    assert [why(s, A, kind) for kind in ("move", "move_pair")] == [("half_way", "FG 40.1.19")] * 2
    s = scene(hands={A: "M Gate"}, reserve={B: "exodus"}, cultists={B: "museum 2"})
    s.do("A move_gate>ceremony").asks_for(B, "between")
    assert why(s, A, "move_gate") == ("moved_already", "FG 5.1.1")


@pytest.mark.rule("FG 40.1.13")
def test_one_draws_to_move_only_without_a_movement_by_cards():
    turns(
        A, "draw_to_move", {"here": "museum"}, ("cards_can_move", "FG 40.1.13"),
        {"hands": {A: "M"}},
    )  # fmt: skip


# -- using -----------------------------------------------------------------------------------------


@pytest.mark.rule("FG 7.4.4", "FG 40.1.72", "FG 1.3.6")
@pytest.mark.parametrize(
    ("seat", "table", "refused", "fact"),
    [
        (A, {}, ("nothing_prepared", "FG 1.3.6"), {"reserve": {A: "marginalia"}}),
        (
            B, {"reserve": {B: "marginalia"}}, ("only_my_turn", "FG 7.4.4"),
            {"reserve": {B: "exodus"}, "cultists": {B: "museum 2"}},
        ),
        (
            A, {"reserve": {A: "veil_museum"}}, ("other_moment", "FG 7.4.4"),
            {"reserve": {A: "marginalia"}},
        ),
        (A, {"reserve": {A: "crack_the_seal"}}, ("no_effect", "FG 40.1.72"), {"signs": {A: 1}}),
        (
            A, {"reserve": {A: "dark_communion_museum"}, "here": "museum",
                "cultists": {A: "museum 1"}},
            ("cannot_pay", "FG 40.1.72"), {"cultists": {A: "museum 2"}},
        ),
        (
            A, {"reserve": {A: "command_museum"}}, ("no_monster", "FG 18.2.2"),
            {"monsters": {A: "deep_ones"}, "cultists": {A: "abyss 4"}},
        ),
        (
            A, {"reserve": {A: "second_reading"}, "cultists": {A: "gathering 2"}},
            ("base_not_done", "FG 7.4.4"),
            {"at": "actions", "here": "library", "cultists": {A: "library 4, gathering 2"}},
        ),
    ],
)  # fmt: skip
def test_when_a_spell_is_cast(seat, table, refused, fact):
    turns(seat, "cast", table, refused, fact)


@pytest.mark.rule("FG 7.4.4")
def test_a_spell_for_whom_does_not_control_the_location():
    turns(
        A, "cast",
        {"at": "activate", "here": "museum", "reserve": {A: "hooded_usurper"},
         "monsters": {A: "mi_go"}, "cultists": {A: "museum 4"}},
        ("controlled_already", "FG 7.4.4"), {"cultists": {A: "museum 1"}},
    )  # fmt: skip


@pytest.mark.rule("FG 40.1.63", "FG 7.4.5")
def test_what_is_for_any_moment_waits_for_what_is_half_way_and_for_ones_turn_to_speak():
    reserve = {A: "tangle_the_skein", B: "exodus"}
    table = {"hands": HAND, "columns": {"museum": "L L"}, "cultists": {B: "museum 2"}}
    s = scene(reserve=reserve, **table)
    assert why(s, B, "cast") == OFFERED
    s.do("A cast:tangle_the_skein", auto=False)
    assert why(s, B, "cast") == ("half_way", "FG 40.1.63")
    reserve = {A: "call_to_the_faithful", B: "exodus"}
    s = scene(reserve=reserve, at="activate", **table)
    s.asks_for(A, "between")
    assert why(s, A, "cast") == OFFERED
    assert why(s, B, "cast") == ("window_open", "FG 40.1.63")
    s.do("A pass", auto=False)
    assert why(s, B, "cast") == OFFERED


@pytest.mark.rule("FG 9.1.1", "FG 9.2.3", "FG 7.4.4", "FG 40.1.72")
@pytest.mark.parametrize(
    ("seat", "table", "refused", "fact"),
    [
        (A, {}, ("no_artifact", "FG 9.1.1"), {"artifacts": {A: "black_stone"}, "signs": {A: 1}}),
        (
            A, {"artifacts": {A: "black_stone~"}, "signs": {A: 1}}, ("tilted", "FG 9.2.3"),
            {"artifacts": {A: "black_stone"}},
        ),
        (A, {"artifacts": {A: "black_stone"}}, ("no_effect", "FG 40.1.72"), {"signs": {A: 1}}),
        (
            B, {"artifacts": {B: "black_stone"}, "signs": {B: 1}}, ("only_my_turn", "FG 7.4.4"),
            {"artifacts": {B: "essential_saltes"}, "cultists": {B: "abyss 3"}},
        ),
        (
            A, {"artifacts": {A: "zanns_viol"}, "signs": {A: 1}}, ("other_moment", "FG 7.4.4"),
            {"artifacts": {A: "black_stone"}},
        ),
    ],
)  # fmt: skip
def test_when_an_artifact_is_used(seat, table, refused, fact):
    turns(seat, "use", table, refused, fact)


@pytest.mark.rule("FG 40.1.71")
def test_what_is_in_use_is_not_used_again():
    table = {"hands": HAND, "artifacts": {A: "violet_crystal"}, "cultists": {A: "museum 2"}}
    s = scene(**table)
    assert why(s, A, "use") == OFFERED
    s.do("A use:violet_crystal", auto=False)
    assert why(s, A, "use") == ("half_way", "FG 40.1.63")


@pytest.mark.rule("FG 18.2.2", "FG 18.2.9", "FG 7.4.4")
@pytest.mark.parametrize(
    ("table", "refused", "fact"),
    [
        ({"signs": {A: 1}}, ("no_monster", "FG 18.2.2"), {"monsters": {A: "star_vampire"}}),
        (
            {"monsters": {A: "mi_go"}}, ("other_moment", "FG 7.4.4"),
            {"at": "activate"},
        ),
        ({"monsters": {A: "star_vampire"}}, ("no_effect", "FG 40.1.72"), {"signs": {A: 1}}),
    ],
)  # fmt: skip
def test_when_a_monster_is_used(table, refused, fact):
    turns(A, "command", table, refused, fact)


@pytest.mark.rule("FG 18.2.9")
def test_a_monster_is_used_once_in_a_turn():
    s = scene(here="ceremony", hands=HAND, monsters={A: "star_vampire"}, signs={A: 3})
    assert why(s, A, "command") == OFFERED
    s.do("A command:star_vampire")
    assert why(s, A, "command") == ("used_up", "FG 18.2.9")


# -- Control and its action ------------------------------------------------------------------------

LIBRARY = {"at": "actions", "here": "library"}


@pytest.mark.rule("FG 6.3.4", "FG 40.1.2")
@pytest.mark.parametrize(
    ("table", "refused", "fact"),
    [
        ({}, ("not_activating", "FG 40.1.2"), LIBRARY),
        (
            {"at": "actions", "here": "gathering", "cultists": {A: "gathering 4"}},
            ("in_control", "FG 6.3.4"), {"cultists": {A: "gathering 1"}},
        ),
    ],
)  # fmt: skip
def test_when_the_die_is_rolled(table, refused, fact):
    turns(A, "roll_for_control", table, refused, fact)


@pytest.mark.rule("FG 6.3.4")
def test_the_die_is_offered_once():
    s = scene(at="actions", here="streets", hands=HAND, investigators="A 2")
    assert why(s, A, "roll_for_control") == OFFERED
    s.do("A no_die", auto=False)
    s.asks_for(A, "send")
    assert why(s, A, "roll_for_control") == ("die_once", "FG 6.3.4")
    assert why(s, A, "control_action")[0] == "no_control"


@pytest.mark.rule("FG 6.1.2", "FG 6.1.1", "FG 6.1.4", "FG 40.1.48")
def test_who_may_take_the_control_action_and_when():
    museum = {"hands": HAND, "here": "museum", "display": "star_stone"}
    s = scene(at="actions", cultists={A: "museum 4"}, **museum)
    assert why(s, A, "control_action") == OFFERED
    assert why(s, B, "control_action") == TURN_OF_A
    s.do("A control_action:museum", auto=False)
    assert why(s, A, "control_action") == ("once_a_turn", "FG 6.1.4")
    s = scene(cultists={A: "museum 4"}, **museum)
    assert why(s, A, "control_action") == ("not_activating", "FG 6.1.2")
    s = scene(at="actions", cultists={A: "museum 1"}, **museum)
    assert why(s, A, "control_action") == ("no_control", "FG 6.1.2")
    s = scene(at="actions", here="gathering", hands=HAND, cultists={A: "gathering 4"})
    s.asks_for(A, "spread")
    assert why(s, A, "control_action") == ("base_action_first", "FG 6.1.1")
    s.do("A enough")
    assert why(s, A, "control_action") == OFFERED


@pytest.mark.rule("FG 30.3.4")
@pytest.mark.parametrize(
    ("storm", "expected"), [("whiteout", "barred"), ("calm", "base_action_first")]
)
def test_a_winter_storm_forbids_the_control_action(storm, expected):
    s = scene(
        gods="yig ithaqua cthulhu", here="ceremony", storms={"gathering": storm},
        hands={A: "M Gate"}, cultists={A: "gathering 4"},
    )  # fmt: skip
    s.do("A move_gate>gathering").asks_for(A, "spread")
    assert why(s, A, "control_action")[0] == expected


FEW = "too_few_cultists"


@pytest.mark.rule("FG 40.1.48", "FG 40.1.17", "FG 8.1.6", "FG 9.1.4")
@pytest.mark.parametrize(
    ("place", "table", "refused", "fact"),
    [
        ("library", {}, (FEW, "FG 13.1.6"), {"altar": 1}),
        ("library", {"altar": 1, "hand": ()}, ("no_spell", "FG 40.1.17"), {"hand": (0,)}),
        ("museum", {}, ("no_display_no_sign", "FG 9.1.4"), {"display": (0,)}),
        ("museum", {"altar": 1}, ("no_display_no_sign", "FG 9.1.4"), {"signs": 1}),
        ("streets", {}, (FEW, "FG 11.1.5"), {"altar": 1}),
        ("streets", {"altar": 1, "supply": 0}, ("supply_empty", "FG 11.1.5"), {"supply": 1}),
        ("gathering", {}, (FEW, "FG 12.1.3"), {"altar": 1}),
        ("ceremony", {"altar": 1}, (FEW, "FG 10.1.3"), {"altar": 2}),
        ("other_worlds", {"abyss": 1}, ("no_cthulhu", "FG 8.1.6"), {"cthulhus": 1}),
        ("other_worlds", {"cthulhus": 1}, ("abyss_empty", "FG 8.1.5"), {"abyss": 1}),
    ],
)
def test_what_the_control_action_of_a_location_needs(place, table, refused, fact):
    """The check that offers the action, at a table of which only these facts matter."""

    def needs(facts):
        g = scene(hands=HAND).g
        at = NAMES.index(place)
        g.altar[A] = tuple(facts.get("altar", 0) if one == at else 0 for one in LOCATIONS)
        g.hands[A] = facts.get("hand", g.hands[A])
        g.display, g.signs[A] = facts.get("display", ()), facts.get("signs", 0)
        g.supply, g.abyss[A] = facts.get("supply", 5), facts.get("abyss", 0)
        change_turn(g, cthulhus=facts.get("cthulhus", 0))
        found = ACTIONS[at].why_not(g, A)
        return found and (found.why, found.rule)

    assert needs(table) == refused
    assert needs(table | fact) is None


@pytest.mark.rule("FG 17.3.2")
def test_alone_the_streets_need_an_investigator_in_the_lodge():
    g = scene(1, hands=HAND, here="streets", cultists={A: "streets 4"}).g
    streets = ACTIONS[NAMES.index("streets")]
    g.visitors[A] = 0
    assert streets.why_not(g, A) == Reason("FG 17.3.2", "lodge_empty")
    g.visitors[A] = 1
    assert streets.why_not(g, A) is None


@pytest.mark.rule("FG 17.4.2", "FG 17.4.3")
def test_alone_a_curse_is_bought_off_once():
    table = {"at": "actions", "here": "gathering", "cultists": {A: "gathering 4, abyss 0"}}
    table |= {"hands": HAND}
    curses = {A: "overreach informer"}
    assert why(scene(**table), A, "buy_off") == ("only_alone", "FG 17.4.2")
    assert why(scene(1, **table), A, "buy_off") == ("no_curse", "FG 17.4.2")
    s = scene(1, curses=curses, **table)
    s.asks_for(A, "spread")
    assert why(s, A, "buy_off") == ("base_action_first", "FG 6.1.1")
    s.do("A enough")
    assert why(s, A, "buy_off") == OFFERED
    s.do("A buy_off")
    assert why(s, A, "buy_off") == ("bought", "FG 17.4.3")
    few = {"cultists": {A: "gathering 1, abyss 0"}, "curses": curses}
    assert why(scene(1, **(table | few)), A, "buy_off") == ("no_control", "FG 6.1.2")
    moving = table | {"at": "move", "curses": curses}
    assert why(scene(1, **moving), A, "buy_off") == ("not_activating", "FG 6.1.2")


# -- preparing -------------------------------------------------------------------------------------

HELPED = {
    "at": "conclude", "here": "ceremony", "hands": {A: "call_wicked_museum"},
    "artifacts": {A: "necronomicon"},
}  # fmt: skip


@pytest.mark.rule("FG 7.1.1", "FG 7.1.2", "FG 18.1.4")
@pytest.mark.parametrize(
    ("kind", "table", "refused", "fact"),
    [
        ("prepare", {}, ("not_concluding", "FG 7.1.1"), {"at": "conclude", "columns": FULL}),
        (
            "prepare", {"at": "conclude", "here": "library"}, ("too_dear", "FG 7.1.2"),
            {"columns": {"library": "M C S G L M C S G L"}},
        ),
        ("prepare_with", HELPED | {"artifacts": {}}, ("no_helper", "FG 18.1.4"), HELPED),
        (
            "prepare_with", HELPED | {"columns": {"ceremony": "Gate"}},
            ("help_not_needed", "FG 18.1.4"), {"columns": {}},
        ),
    ],
)  # fmt: skip
def test_what_is_prepared(kind, table, refused, fact):
    turns(A, kind, table, refused, fact)


@pytest.mark.rule("FG 18.1.4")
def test_one_symbol_more_may_be_too_few():
    dear = {"hands": {A: "second_reading"}, "here": "museum"}
    turns(A, "prepare_with", HELPED | dear, ("help_too_small", "FG 18.1.4"), HELPED)


@pytest.mark.rule("FG 7.1.1", "FG 4.1.1")
def test_spells_are_prepared_in_their_place():
    """One is Prepared; then the slot for it is chosen, and no second one follows."""
    s = scene(
        at="conclude",
        here="library",
        columns=FULL,
        hands={A: "marginalia exodus"},
        reserve={A: "fog_over_arkham ink_of_forgetting curators_bargain"},
    )
    assert why(s, A, "prepare") == OFFERED
    assert why(s, B, "prepare") == TURN_OF_A
    s.do("A prepare:marginalia", auto=False)
    s.asks_for(A, "overflow")
    assert why(s, A, "prepare") == ("prepared_enough", "FG 7.1.1")


# -- answers and giving up -------------------------------------------------------------------------


@pytest.mark.rule("FG 2.1.1")
def test_first_the_gods_are_chosen():
    fate = load("fate")
    match = Match(fate, settings(fate, 3, {}), seed=5)

    def given(seat, kind):
        return match.present.why_not(seat)[kind]

    for kind in ("move", "cast", "use", "command", "buy_off", "pass", "decline"):
        assert given(0, kind) == Reason("FG 2.1.1", "gods_first")
    assert isinstance(given(0, "god"), tuple)
    with pytest.raises(IllegalChoice) as refused:
        match.play(0, "move:0>museum")
    assert refused.value.reason == Reason("FG 2.1.1", "gods_first")


@pytest.mark.rule("FG 4.1.1", "FG 40.1.19", "FG 40.1.63")
def test_an_answer_waits_for_its_question():
    s = scene(hands=HAND)
    assert why(s, A, "rival") == ("not_this_question", "FG 4.1.1")
    assert why(s, A, "pass") == ("no_window", "FG 40.1.63")
    assert why(s, A, "decline") == ("not_this_question", "FG 4.1.1")
    assert why(s, B, "rival") == TURN_OF_A
    s = scene(hands={A: "M Gate"}, reserve={B: "exodus"}, cultists={B: "museum 2"})
    s.do("A move_gate>ceremony").asks_for(B, "between")
    assert why(s, B, "pass") == OFFERED
    assert why(s, A, "pass") == ("others_moment", "FG 40.1.19")


@pytest.mark.rule("FG 40.1.48", "FG 40.2.5")
def test_an_effect_with_something_to_choose_is_neither_declined_nor_stopped():
    s = scene(hands=HAND, reserve={A: "tangle_the_skein"}, columns={"museum": "L L"})
    s.do("A cast:tangle_the_skein", auto=False).asks_for(A, "choose_option")
    assert why(s, A, "decline") == ("must_choose", "FG 40.2.5")
    assert why(s, A, "enough") == ("no_stopping", "FG 40.1.48")
    assert why(s, A, "option") == OFFERED
    assert why(s, B, "option") == TURN_OF_A
    s = scene(hands={A: "M Gate"}, reserve={B: "tangle_the_skein"}, columns={"museum": "L L"})
    s.do("A move_gate>ceremony", "B cast:tangle_the_skein", auto=False)
    s.asks_for(B, "choose_option")
    assert why(s, A, "option") == ("other_decides", "FG 40.1.19")


@pytest.mark.rule("FG 40.1.24")
def test_investigators_are_sent_from_where_there_are_some():
    table = {"hands": HAND, "at": "actions", "here": "streets"}
    s = scene(**table).do("A no_die", auto=False)
    s.asks_for(A, "send")
    assert why(s, A, "send_own") == ("lodge_empty", "FG 40.1.24")
    assert why(s, A, "send") == OFFERED
    s = scene(investigators="A 2", supply=0, **table).do("A no_die", auto=False)
    assert why(s, A, "send_own") == OFFERED
    assert why(s, A, "send") == ("supply_empty", "FG 40.1.24")


@pytest.mark.rule("FG 40.1.50", "FG 3.2.6")
def test_one_gives_up_once_and_while_the_game_is_on():
    s = scene(hands=HAND, reserve={B: "exodus"}, cultists={B: "museum 2"})
    assert why(s, B, "resign") == why(s, B, "cast") == OFFERED
    s.do("B resign", auto=False)
    assert why(s, B, "resign") == ("resigned", "FG 40.1.50")
    assert why(s, C, "resign") == OFFERED
    s.do("C resign", auto=False)
    s.is_over()
    for kind in ("move", "cast", "use", "command", "buy_off", "prepare", "resign", "rival"):
        assert why(s, A, kind) == ("over", "FG 3.2.6")
