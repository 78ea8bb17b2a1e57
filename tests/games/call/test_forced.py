"""Forced Responses: at once, by the controller, in the active player's order (chapter 17)."""

import pytest

from fhtagn.games.call.deeds import destroyed
from fhtagn.games.call.timing import after_the_step
from tests.games.call.doubles import staged
from tests.games.call.scene import A, B, scene


def after_the_fall_of(s, *names):
    """These are destroyed at the same time, and the step is over."""
    return s.happens(destroyed, tuple(s.card(name) for name in names)).happens(after_the_step)


# -- whenever it occurs ----------------------------------------------------------------------------


@pytest.mark.rule("CC 17.7", "CC 18.2")
def test_without_anybody_to_choose_a_forced_response_is_passed_over():
    table = {"hands": {A: "F068"}, "domains": {A: "syndicate*3"}}
    s = scene(play={B: "F010:exhausted"}, **table).do("A play:F068")
    assert s.status("F068") == "exhausted"
    nobody = scene(play={A: "F003", B: "F043"}, hands={A: "F082"}, domains={A: "hastur*2"})
    nobody.do("A play:F082").asks_for(B, "act")
    assert [nobody.status(one) for one in ("F003", "F043", "F082")] == ["ready"] * 3


@pytest.mark.rule("CC 17.7")
def test_a_forced_response_cannot_be_declined():
    """T-Men who find nobody else shoot themselves."""
    s = scene(hands={A: "F012"}, domains={A: "agency*5"}).do("A play:F012")
    assert s.discard(A) == ["F012"]
    choosing = scene(play={A: "F010"}, hands={A: "F012"}, domains={A: "agency*5"})
    choosing.do("A play:F012").asks(A, "choose_character", "choose:F010", "choose:F012")


@pytest.mark.rule("CC 17.7")
def test_a_forced_response_is_carried_out_once_for_an_occurrence():
    """The Herald's Response opens the window again for what has happened; T-Men are done."""
    s = staged(play={A: "T034 F044"}, hands={A: "F012"}, domains={A: "agency*5"})
    s.do("A play:F012", "A choose:F044").asks(A, "respond", "use:T034", "pass")
    s.do("A use:T034")
    assert s.wounds("F044") == 1
    s.asks_for(B, "act")


@pytest.mark.rule("CC 17.7", "CC 40.63", "CC 4.23")
def test_at_the_end_of_a_phase_forced_responses_are_carried_out_but_no_responses():
    """Pickman bore a wound with the G-Men's Toughness; when that is over he falls."""
    s = staged(play={A: "F063 F150>F063 T032", B: "F013"}, domains={A: "agency*2 | agency | -"})
    s.do("A use:F063", "A choose:F013")
    s.g.wounds[s.card("F063")] = 1
    s.passes(B, A)
    s.asks(A, "order_forced", "next:T032:1", "next:T032:2")
    assert (s.status("F063"), s.status("F150"), s.g.phase) == ("out", "out", "operations")
    s.do("A next:T032:1")
    assert (s.g.phase, len(s.hand(A)), s.g.happened) == ("story", 2, ())
    s.passes(A, B).do("A stay:T032").asks_for(B, "act")
    assert "F150" in s.discard(A)


@pytest.mark.rule("CC 17.7", "CC 17.11")
@pytest.mark.parametrize("bears", ["", "F143>F104", "F143>F104 F015>F104"])
def test_a_card_answers_its_own_fall_whatever_it_bore(bears):
    s = staged(play={A: "F044", B: f"F104 {bears}"}, hands={A: "T054"})
    s.do("A play:T054", "A choose:F104")
    assert s.wounds("F044") == 1


@pytest.mark.rule("CC 17.12")
@pytest.mark.parametrize("state", ["", ":insane"])
def test_an_insane_card_does_not_answer_its_fall(state):
    s = staged(play={A: "F044", B: f"F104{state}"}, hands={A: "T054"})
    s.do("A play:T054", "A choose:F104")
    assert (s.status("F104"), s.wounds("F044")) == ("out", 0 if state else 1)


# -- at once ---------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-141")
def test_the_ravager_strikes_before_anything_else():
    s = staged(play={A: "F046 F010 F029 T031"}, at="commit")
    s.do("A commit:F046:F156", "A commit:F010:F156", "A commit:F029:F157", "A commit:T031:F157")
    assert (s.status("F010"), s.status("F029"), s.wounds("F046")) == ("out", "exhausted", 0)
    s.asks(A, "respond", "use:T031", "pass")
    s.do("A use:T031").asks_for(A, "act")


@pytest.mark.rule("CC 17.27", "CC 17.8")
def test_in_a_story_a_forced_response_comes_before_the_next_struggle():
    """The Mummy takes everybody with it before Arcane and Investigation are counted."""
    s = scene(play={A: "F124@1 F029@1", B: "F104@1 F047@1"}, at="resolve")
    s.do("B wound:F104")
    assert (s.play(A), s.play(B), s.wounds("F047")) == ([], ["F047"], 1)
    assert s.tokens("F156") == (0, 0)


@pytest.mark.rule("CC 17.8")
def test_a_forced_response_waits_until_the_whole_effect_is_over():
    s = staged(play={A: "F044", B: "T035 F010"}, hands={A: "T051"})
    s.do("A play:T051", "A choose:T035", "A choose:F010")
    s.asks(B, "choose_character", "choose:F044", "choose:F010")
    assert (s.wounds("T035"), s.status("F010"), s.skill("T035")) == (1, "insane", 2)


@pytest.mark.rule("CC 17.8", "CC 1.10")
def test_the_controller_makes_the_choices():
    s = staged(play={A: "T035~1 F044", B: "F010"}, hands={B: "F016"}, domains={B: "agency"})
    s.passes(A).do("B play:F016")
    s.asks(A, "choose_character", "choose:F044", "choose:F010")


@pytest.mark.rule("CC 17.9", "CC 17.7")
def test_a_forced_response_can_be_cancelled():
    s = scene(play={A: "F010", B: "F087"}, hands={A: "F082"}, domains={A: "hastur*2"})
    s.do("A play:F082", "A choose:F010").asks(B, "disrupt", "use:F087", "pass")
    s.do("B use:F087")
    assert (s.status("F010"), s.discard(B)) == ("ready", ["F087"])
    s.asks_for(B, "act")


# -- in the order of the active player -------------------------------------------------------------


@pytest.mark.rule("CC 17.16")
@pytest.mark.parametrize("active", [A, B])
def test_the_active_player_orders_what_happens_at_the_same_time(active):
    """Two Serpents of different players fall together."""
    s = scene(play={A: "F149 F010 F029", B: "F149 F064 F065"}, active=active)
    after_the_fall_of(s, "F149#1", "F149#2")
    s.asks(active, "order_forced", "next:F149:1", "next:F149:2")
    s.do(f"{'AB'[active]} next:F149:2").asks(A, "sacrifice", "sacrifice:F010", "sacrifice:F029")
    s.do("A sacrifice:F010").asks(B, "sacrifice", "sacrifice:F064", "sacrifice:F065")
    s.do("B sacrifice:F064")
    assert (s.play(A), s.play(B)) == (["F029"], ["F065"])


@pytest.mark.rule("CC 17.16", "CC 17.8")
def test_what_a_forced_response_sets_off_comes_before_the_rest():
    """The Serpent makes the Mummy fall; the Mummy's answer does not wait for the Mourner's."""
    s = staged(play={A: "F149 T032", B: "F104"}, hands={A: "T054"})
    s.do("A play:T054", "A choose:F149").asks(A, "order_forced", "next:T032", "next:F149")
    s.do("A next:F149").asks(A, "order_forced", "next:T032", "next:F104")
    s.do("A next:F104")
    assert (s.wounds("T032"), len(s.hand(A))) == (1, 2)
    s.asks_for(B, "act")


@pytest.mark.rule("CC 17.16", "CC 40.28")
def test_a_forced_response_is_over_when_its_card_has_gone_before():
    """Two Cthulhus: the first takes the second, whose own claim is void."""
    s = scene(play={A: "F041", B: "F041 F010"}, at="draw")
    s.asks(A, "order_forced", "next:F041:1", "next:F041:2")
    s.do("A next:F041:2")
    assert (s.play(A), s.play(B)) == ([], ["F041", "F010"])
    s.asks_for(A, "act")


# -- Cthulhu ---------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-81")
def test_brady_and_the_sacrifice():
    s = scene(play={A: "F041", B: "F061 F010"}, active=B, at="draw")
    s.asks(B, "disrupt", "use:F061", "pass")
    s.do("B use:F061")
    assert (s.hand(B)[-1], s.discard(B), s.play(B)) == ("F061", ["F010"], [])
    s.asks_for(B, "act")
