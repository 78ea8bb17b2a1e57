"""The turn: phases, framework steps, action windows, the end of phase and turn (chapter 4)."""

import pytest

from fhtagn.games.call import stops
from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.present import asked
from fhtagn.kernel.state import SPECTATOR
from tests.games.call.scene import A, B, scene
from tests.games.playing import NAMES, told

PHASES = ["refresh", "draw", "resource", "operations", "story"]


def course(s):
    """Turns and phases as they were told: `["refresh", "draw", (B, 4), "refresh"]`."""
    return [
        (one["seat"], one["number"]) if one["kind"] == "turn" else one["phase"]
        for one in s.told(SPECTATOR)
        if one["kind"] in ("turn", "phase")
    ]


def window(s, *seats):
    """These are asked for an action, one after the other, and pass."""
    for seat in seats:
        s.asks_for(seat, "act")
        s.passes(seat)


# -- turns and phases ------------------------------------------------------------------------------


@pytest.mark.rule("CC 4.1", "CC 4.2", "CC 4.3")
def test_players_take_whole_turns_of_five_phases_by_turns():
    s = scene(at="refresh")
    s.pass_until("resource", B).pass_until("resource", A)
    assert course(s) == [*PHASES, (B, 4), *PHASES, (A, 5), *PHASES[:3]]
    assert (s.g.active, s.sees(B)["active"], s.sees(B)["turn"]) == (A, A, 5)


@pytest.mark.example("CC ex-04")
@pytest.mark.rule("CC 4.4", "CC 4.5", "CC 4.6", "CC 6.1")
def test_the_penalty_of_the_first_player():
    s = scene(
        turn=1,
        at="refresh",
        hands={A: "F121 " * 5, B: "F121 " * 5},
        deck={A: 39, B: 39},
        spare=False,
    )
    assert (len(s.hand(A)), len(s.deck(A))) == (5, 39)
    window(s, A, B)
    assert (len(s.hand(A)), len(s.deck(A))) == (6, 38)
    window(s, A, B)
    s.do("A no_resource")
    window(s, A, B, A, B)
    assert course(s) == [*PHASES[:4], (B, 2), "refresh"]
    s.asks_for(B, "act")
    s.pass_until("resource", B)
    assert len(s.hand(B)) == 7
    s.pass_until("resource", A)
    assert course(s)[4:] == [(B, 2), *PHASES, (A, 3), *PHASES[:3]]
    assert len(s.hand(A)) == 8
    s.pass_until("resource", B)
    assert course(s)[-9:] == [*PHASES, (B, 4), *PHASES[:3]]


@pytest.mark.rule("CC 4.6")
def test_only_the_very_first_turn_is_without_stories():
    for turn in (2, 3):
        s = scene(turn=turn, play={A: "F010"}, at="operations")
        window(s, A, B)
        assert s.g.phase == "story"
        window(s, A, B)
        s.asks_for(A, "commit")
    first = scene(turn=1, play={A: "F010"}, at="operations")
    window(first, A, B)
    assert (first.g.active, first.g.phase) == (B, "refresh")


# -- what comes first in a phase -------------------------------------------------------------------


@pytest.mark.rule("CC 4.7")
def test_refreshing_comes_before_actions():
    s = scene(play={A: "F010:exhausted"}, domains={A: "!agency | - | -"}, at="refresh")
    s.asks_for(A, "act")
    assert (s.g.phase, s.status("F010"), s.drained(A)) == ("refresh", "ready", [])
    window(s, A, B)
    assert s.g.phase == "draw"


@pytest.mark.rule("CC 4.8")
def test_drawing_comes_before_actions():
    s = scene(deck={A: "F020 F010 F029"}, play={A: "F064"}, domains={A: "agency"}, at="draw")
    assert s.g.phase == "draw"
    s.offers(A, "play:F020")
    window(s, A, B)
    s.asks_for(A, "resource")


@pytest.mark.rule("CC 4.9")
def test_attaching_comes_before_actions():
    s = scene(hands={A: "F020"}, play={A: "F064"}, domains={A: "agency"}, at="resource")
    s.refuses(A, "play:F020")
    s.do("A no_resource")
    assert s.g.phase == "resource"
    s.offers(A, "play:F020")
    window(s, A, B)
    assert s.g.phase == "operations"


@pytest.mark.rule("CC 4.10")
def test_the_operations_phase_is_one_window():
    s = scene(at="resource")
    s.do("A no_resource")
    window(s, A, B)
    assert s.g.phase == "operations"
    window(s, A, B)
    assert s.g.phase == "story"


def window_of(g, seat):
    return stops.window(g, asked(g, seat))


@pytest.mark.rule("CC 4.11", "CC 4.12", "CC 4.13", "CC 4.14")
def test_the_four_windows_of_the_story_phase():
    s = scene(play={A: "F010", B: "F029"}, at="story")
    assert window_of(s.g, A) == "own_story"
    window(s, A, B)
    assert s.status("F010") == "ready"
    s.do("A commit:F010:F156")
    assert window_of(s.g, A) == "own_committed"
    window(s, A, B)
    assert s.at("F029") == ""
    s.do("B commit:F029:F156")
    assert s.tokens("F156") == (0, 0)
    assert window_of(s.g, A) == "own_opposed"
    window(s, A, B)
    s.do("A tokens:1")
    assert s.tokens("F156") == (1, 0)
    assert (s.at("F010"), s.at("F029")) == ("F156", "F156")
    assert window_of(s.g, A) == "own_resolved"
    window(s, A, B)
    assert (s.at("F010"), s.at("F029")) == ("", "")
    assert (s.g.active, s.g.phase) == (B, "refresh")


@pytest.mark.rule("CC 4.15")
def test_the_phase_is_over_if_nobody_is_committed():
    s = scene(play={A: "F010", B: "F029 F064"}, tokens={"F156": (4, 4)}, at="story")
    window(s, A, B)
    s.do("A stay:F010")
    s.asks_for(B, "act")
    assert (s.g.active, s.g.phase, s.tokens("F156")) == (B, "refresh", (4, 4))
    assert course(s) == ["story", (B, 4), "refresh"]


@pytest.mark.rule("CC 4.15")
def test_the_phase_is_over_if_nobody_can_be_committed():
    s = scene(play={A: "F010:exhausted F153", B: "F029"}, at="story")
    window(s, A, B)
    assert (s.g.active, s.g.phase) == (B, "refresh")


# -- action windows --------------------------------------------------------------------------------


@pytest.mark.rule("CC 4.16", "CC 4.3")
@pytest.mark.parametrize("active", [A, B])
@pytest.mark.parametrize("at", ["refresh", "draw", "operations", "story", "opposed", "last"])
def test_the_active_player_acts_first(at, active):
    s = scene(play={A: "F010@1", B: "F029@1"}, at=at, active=active)
    window(s, active, 1 - active)


@pytest.mark.rule("CC 4.17")
def test_one_action_at_a_time():
    """Both have two cards to play; nobody plays both in a row unless the other passes."""
    s = scene(
        play={A: "F010", B: "F029"},
        hands={A: "F020 F020", B: "F020 F020"},
        domains={A: "agency | agency", B: "agency | agency"},
    )
    for seat in (A, B, A, B):
        s.refuses(1 - seat, "play:F020")
        s.do(f"{NAMES[seat]} play:F020", f"{NAMES[seat]} choose:F010")
    window(s, A, B)
    assert s.g.phase == "story"


@pytest.mark.example("CC ex-149")
@pytest.mark.rule("CC 4.16", "CC 4.17", "CC 4.18")
def test_the_order_of_an_action_window():
    s = scene(
        play={A: "F010 F064"},
        hands={A: "F020", B: "F016"},
        domains={A: "agency", B: "agency*2"},
    )
    s.do("A pass", "B play:F016")
    assert s.status("F064") == "out"
    s.offers(A, "play:F020")
    s.do("A play:F020", "B pass")
    s.asks_for(A, "act")
    assert s.g.phase == "operations"
    s.passes(A)
    assert s.g.phase == "story"


@pytest.mark.rule("CC 4.18")
def test_a_window_closes_on_two_passes_in_a_row():
    s = scene(play={A: "F010"}, hands={B: "F020"}, domains={B: "agency"})
    s.do("A pass", "B play:F020")
    window(s, A)
    assert s.g.phase == "operations"
    window(s, B)
    assert s.g.phase == "story"


@pytest.mark.rule("CC 4.18")
def test_who_has_nothing_to_act_with_is_not_asked():
    """No card in hand and no ability in play, as everybody sees."""
    s = scene(hands={A: "F121"}, play={B: "F010"}, spare=False)
    window(s, A)
    assert s.g.phase == "story"
    window(s, A)
    assert s.g.active == B


# -- framework steps -------------------------------------------------------------------------------


@pytest.mark.rule("CC 4.19", "CC 17.27")
def test_disrupts_come_into_the_resolution_of_stories_but_no_actions():
    s = scene(
        play={A: "F008@1 F008@2", B: "F010@1 F015>F010 F004@2"},
        hands={A: "F020", B: "F020"},
        domains={A: "agency", B: "agency*2 | agency"},
        at="resolve",
    )
    s.do("A resolve:F156")
    s.asks(B, "disrupt", "use:F015", "pass")
    s.refuses(B, "use:F004", "play:F020")
    s.do("B use:F015")
    assert (s.wounds("F010"), s.g.phase) == (0, "story")
    s.do("B tokens:0", "A tokens:1")
    assert s.at("F008") == "F156"
    s.asks_for(A, "act")
    assert s.sees(A)["row"][1]["resolved"]


@pytest.mark.rule("CC 4.19", "CC 17.7")
def test_a_forced_response_comes_at_once_in_the_draw_phase():
    """Before anybody can act, and before Responses."""
    s = scene(play={A: "F041", B: "F010"}, active=B, at="draw")
    assert s.status("F010") == "out"
    s.asks_for(B, "act")
    two = scene(play={A: "F041", B: "F010 F029"}, hands={B: "F020"}, active=B, at="draw")
    two.asks(B, "sacrifice", "sacrifice:F010", "sacrifice:F029")
    two.refuses(B, "play:F020")


@pytest.mark.rule("CC 4.19", "CC 4.20", "CC 17.28")
def test_responses_wait_for_the_end_of_the_step():
    s = scene(
        play={A: "F001@1 F010@2", B: "F145@1 F029@1"},
        at="resolve",
    )
    s.do("A resolve:F156", "B wound:F029", "B decline", "A tokens:1")
    assert s.g.fray.story == s.card("F157")
    s.refuses(A, "use:F001")
    s.do("A tokens:1", "A tokens:2")
    s.asks(A, "respond", "use:F001", "pass")
    s.do("A use:F001")
    assert s.status("F145") == "out"
    s.asks_for(A, "act")


@pytest.mark.rule("CC 4.20")
@pytest.mark.card("F022")
def test_after_committing_one_may_respond_before_the_window():
    s = scene(play={A: "F022"}, deck={A: "F010 F029"}, at="commit")
    s.do("A commit:F022:F156")
    s.asks(A, "respond", "use:F022", "pass")
    s.do("A use:F022")
    assert s.hand(A) == ["F010"]
    s.asks_for(A, "act")
    s.refuses(A, "use:F022")


@pytest.mark.example("CC ex-151")
@pytest.mark.rule("CC 4.14", "CC 17.3")
@pytest.mark.card("F014")
def test_the_shotgun_after_the_resolution():
    s = scene(
        play={A: "F010@1 F014>F010", B: "F029@1 F092@2"},
        domains={A: "hastur"},
        at="resolve",
    )
    s.asks(A, "put_tokens", "tokens:1", "tokens:0")
    s.do("A tokens:1")
    s.asks(A, "act", "use:F014", "pass")
    s.do("A use:F014")
    s.asks(A, "choose_character", "choose:F010", "choose:F029")
    s.do("A choose:F029")
    assert (s.status("F029"), s.drained(A), s.at("F010")) == ("out", [1], "F156")
    kinds = [one["kind"] for one in s.told(A)]
    assert kinds.index("story_resolved") < kinds.index("declared")


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("CC 4.21")
def test_all_are_released_in_the_state_they_are_in():
    s = scene(play={A: "F010@1 F029@2:ready", B: "F064@1 F092@2:ready"}, at="last")
    window(s, A, B)
    assert {s.at(card) for card in ("F010", "F029", "F064", "F092")} == {""}
    assert (s.status("F010"), s.status("F029")) == ("exhausted", "ready")
    assert s.g.active == B


@pytest.mark.rule("CC 4.22", "CC 19.5")
def test_what_lasts_for_the_phase_has_ended_before_the_turn_ends():
    s = scene(
        play={A: "F010@1", B: "F029"},
        hands={A: "F020 F099"},
        domains={A: "agency | hastur*2"},
        at="last",
    )
    s.do("A play:F020", "A choose:F010", "B pass", "A play:F099")
    assert (s.icons("F010"), s.play(A)) == ("CCI", ["F010", "F029"])
    window(s, B, A)
    assert (s.icons("F010"), s.play(A), s.play(B)) == ("I", ["F010"], ["F029"])
    seen = s.told(SPECTATOR)
    taken, turned = told("took_control", seat=B, card="F029"), told("turn", seat=B, number=4)
    assert seen.index(taken) < seen.index(turned)


@pytest.mark.rule("CC 4.22", "CC 19.5")
@pytest.mark.parametrize("at", ["refresh", "draw", "resource", "operations"])
def test_effects_end_with_their_phase(at):
    s = scene(play={A: "F010"}, hands={A: "F020"}, domains={A: "agency"}, at=at)
    if at == "resource":
        s.do("A no_resource")
    s.do("A play:F020")
    assert s.icons("F010") == "CCI"
    s.passes(B)
    assert s.icons("F010") == "CCI"
    s.passes(A)
    assert s.icons("F010") == "I"


@pytest.mark.example("CC ex-179")
@pytest.mark.rule("CC 4.23", "CC 20.11", "CC 40.63")
@pytest.mark.card("F099")
def test_the_end_of_a_phase():
    s = scene(
        play={A: "F010", B: "F029"},
        hands={A: "F099 F078"},
        domains={A: "hastur*2 | syndicate*2"},
    )
    s.do("A play:F078", "A choose:F010", "B pass", "A play:F099")
    assert (s.skill("F010"), s.play(A)) == (6, ["F010", "F029"])
    s.passes(B, A)
    assert (s.skill("F010"), s.play(A), s.play(B)) == (3, ["F010"], ["F029"])
    s.asks_for(A, "act")
    assert s.g.phase == "story"


@pytest.mark.example("CC ex-131")
@pytest.mark.rule("CC 4.23", "CC 19.8")
@pytest.mark.card("F084")
def test_an_effect_outlives_its_source():
    s = scene(
        play={A: "F084", B: "F064"},
        hands={B: "F016"},
        domains={B: "agency*2"},
    )
    s.do("A use:F084", "A choose:F064", "B play:F016", "B x:2", "B choose:F084")
    assert (s.status("F084"), s.skill("F064")) == ("out", 0)
    window(s, A, B)
    assert (s.skill("F064"), s.g.phase) == (2, "story")
    s.asks_for(A, "act")


@pytest.mark.rule("CC 1.1")
def test_the_turn_goes_to_and_fro_between_two_players():
    s = scene(turn=3, active=A).pass_until("act", B)
    for number, seat in ((4, B), (5, A)):
        while s.g.turn < number:
            s.pass_until("act")
            (asked,) = decisions(s.g)
            s.do(f"{'AB'[asked.seat]} pass")
        assert (s.g.turn, s.g.active) == (number, seat)
