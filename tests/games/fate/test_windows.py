"""Windows: where Spells may be cast between steps, who is asked first, and what opens them."""

import pytest

from fhtagn.games.fate.game import record
from tests.games.fate.scene import GAME, A, B, C, scene


def casts(s, seat=A):
    return [key.removeprefix("cast:") for key in s.keys(seat, "cast:")]


# -- between steps ---------------------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.63")
def test_spells_are_cast_at_the_questions_of_a_turn():
    s = scene(
        hands={A: "anonymous_tip crack_the_seal"},
        cultists={A: "streets 2"},
        reserve={B: "call_to_the_faithful"},
    )
    s.rolls("TT")
    for prompt, *moves in (
        ("move", "A move:anonymous_tip>streets", "B pass", "B pass", "A send:1", "A send:1"),
        ("control_action", "A no_control_action"),
        ("prepare",),
    ):
        s.asks_for(A, prompt)
        assert casts(s, B) == ["call_to_the_faithful"]
        s.do(*moves)
    s = scene(here="library", reserve={B: "call_to_the_faithful"}, at="actions")
    s.asks_for(A, "control_die")
    assert casts(s, B) == ["call_to_the_faithful"]


@pytest.mark.rule("FG 40.1.63")
@pytest.mark.parametrize(
    ("here", "prompt"), [("streets", "send"), ("museum", "artifact"), ("gathering", "spread")]
)
def test_no_spell_is_cast_while_an_action_is_half_way(here, prompt):
    s = scene(here=here, reserve={B: "call_to_the_faithful"}, at="actions").do("A no_die")
    s.asks_for(A, prompt)
    assert casts(s, B) == []


@pytest.mark.rule("FG 40.1.63")
def test_no_spell_is_cast_while_a_slot_is_being_made():
    full = "dark_communion_museum dark_communion_streets dark_communion_ceremony"
    reserve = {A: full, B: "call_to_the_faithful"}
    s = scene(here="museum", hands={A: "crack_the_seal"}, reserve=reserve, at="conclude")
    s.do("A prepare:crack_the_seal")
    s.asks_for(A, "overflow")
    assert casts(s, B) == []


@pytest.mark.rule("FG 40.1.19", "FG 40.1.63")
def test_no_spell_is_cast_inside_a_roll_a_raid_or_a_gaining():
    s = scene(
        hands={A: "marginalia Gate"},
        here="museum",
        reserve={A: "call_to_the_faithful", B: "fog_over_arkham"},
        artifacts={A: "amulet_of_nephren_ka"},
    )
    s.do("A move_gate>other_worlds", "A pass", "B pass", "A pass", "B pass")
    s.rolls("EE").do("A no_die")
    s.asks(A, "answer_roll", "use:amulet_of_nephren_ka", "pass")
    assert (casts(s, A), casts(s, B)) == ([], [])
    s = scene(
        artifacts={A: "zanns_viol star_stone"},
        reserve={B: "fog_over_arkham"},
        investigators="A 5",
        at="conclude",
    )
    s.do("B pass")
    s.asks(A, "answer_raid", "use:zanns_viol", "pass")
    assert casts(s, B) == []
    s.rolls("EEEEE").do("A pass")
    s.asks(A, "answer_signs", "use:star_stone", "pass")
    assert casts(s, B) == []


@pytest.mark.rule("FG 40.1.63", "FG 40.1.19")
def test_in_a_window_the_active_player_is_first_then_clockwise_until_all_pass_in_a_row():
    s = scene(
        hands={A: "marginalia"},
        reserve={
            A: "call_to_the_faithful",
            B: "fog_over_arkham maddening_glimpse",
            C: "exodus",
        },
        investigators="B 3",
    )
    s.do("A move:marginalia>library")
    s.asks(A, "between", "cast:call_to_the_faithful", "pass")
    s.do("A pass")
    s.asks(B, "between", "cast:fog_over_arkham", "cast:maddening_glimpse", "pass")
    s.do("B cast:fog_over_arkham", "B destroy_investigators:1:library")
    s.asks(C, "between", "cast:exodus", "pass")
    s.do("C pass")
    s.asks_for(A, "between")  # once more, since B has acted
    s.do("A pass")
    s.asks(B, "between", "cast:maddening_glimpse", "pass")
    s.do("B pass")
    assert s.cultists(A, "library") == 2  # all have passed: the Cultist was placed
    s.asks_for(A, "between")  # the window after placement


@pytest.mark.rule("FG 40.1.63")
@pytest.mark.card("maddening_glimpse")
def test_a_window_before_the_raid_of_the_conclude_phase():
    s = scene(reserve={A: "maddening_glimpse"}, investigators="A 5", at="conclude")
    s.asks(A, "between", "cast:maddening_glimpse", "pass")
    s.do("A cast:maddening_glimpse", "A destroy_investigators:1:lodge")
    assert (s.investigators(A), s.g.turn.seat) == (4, B)
    assert not [event for event in s.told(A) if event["kind"] == "raid"]


# -- public facts ----------------------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.64")
@pytest.mark.parametrize(
    ("back", "opens"), [("dark_communion_streets", True), ("dark_communion_museum", False)]
)
def test_a_window_opens_by_the_backs_of_prepared_spells(back, opens):
    """Of all Spells that answer Investigators at the door there is one, with the Streets' back."""
    s = scene(hands={A: "marginalia"}, reserve={A: back}, investigators="library 3")
    s.do("A move:marginalia>library", auto=False)
    s.asks(A, "between", "pass")
    s.do("A pass", auto=False)
    assert (s.asked()[0] == "A answer_lodge: pass") == opens
    assert s.investigators(A) == (0 if opens else 3)


@pytest.mark.rule("FG 40.1.64")
@pytest.mark.parametrize(
    ("things", "asked"),
    [
        ({"reserve": {B: "dark_communion_streets"}}, True),
        ({"reserve": {B: "dark_communion_ceremony"}}, False),  # none for any time has this back
        ({"artifacts": {B: "essential_saltes"}}, True),
        ({"artifacts": {B: "essential_saltes~"}}, False),
        ({"artifacts": {B: "black_stone"}}, False),
        ({}, False),
    ],
)
def test_a_rival_is_asked_in_a_window_by_what_everybody_sees(things, asked):
    base = {code: one for code, one in GAME.content.spells.items() if one.box == "base"}
    s = scene(hands={A: "marginalia"}, game=record(GAME.content._replace(spells=base)), **things)
    s.do("A move:marginalia>library", auto=False)
    assert s.asked()[0].startswith("B between:") == asked


@pytest.mark.rule("FG 40.1.64")
@pytest.mark.parametrize(("monster", "asked"), [("nightgaunt", True), ("shoggoth", False)])
def test_monster_tokens_open_a_window(monster, asked):
    s = scene(hands={A: "marginalia"}, monsters={B: monster}).do(
        "A move:marginalia>library", auto=False
    )
    assert s.asked()[0].startswith("B between: ") == asked
