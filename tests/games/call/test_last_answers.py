"""Answers of cards that have left play, and one window for all stories (chapter 17, rulings)."""

import pytest

from tests.games.call.doubles import staged
from tests.games.call.scene import A, B, scene

# -- those who have gone ---------------------------------------------------------------------------


@pytest.mark.example("CC ex-92")
def test_the_military_advisor_is_killed_by_the_wound():
    def shot(advisor, **more):
        domains = {A: "agency*4 | -", B: "agency*2"}
        return staged(play={A: "F124 F010 F013", B: advisor}, domains=domains, **more)

    s = shot("F148:w2").do("A use:F124", "A choose:F148")
    assert s.status("F148") == "out"
    s.asks(B, "respond", "use:F148", "pass")
    s.do("B use:F148").asks(B, "choose_character", "choose:F124", "choose:F010")
    s.do("B choose:F010")
    assert (s.status("F010"), s.drained(B)) == ("out", [1])
    insane = shot("F148:insane").do("A use:F124", "A choose:F148")
    insane.asks_for(B, "act")
    blank = shot("F148", hands={A: "T053"}).do("A play:T053", "A choose:F148")
    blank.passes(B).do("A use:F124", "A choose:F148")
    assert blank.status("F148") == "out"
    blank.asks_for(B, "act")


@pytest.mark.rule("CC 17.13")
def test_a_card_that_has_gone_answers_only_the_effect_that_made_it_go():
    """Wounded by one effect, destroyed by another: the wound is no longer its business."""
    table = {"domains": {A: "agency*4", B: "agency*2"}}
    s = staged(play={A: "F124 T036 F010", B: "F148 F029"}, **table)
    s.do("A use:F124", "A choose:F148").asks(A, "respond", "use:T036", "pass")
    spared = staged(play={A: "F124 T036 F010", B: "F148 F029"}, **table)
    spared.do("A use:F124", "A choose:F148", "A use:T036", "A choose:F029")
    spared.asks(B, "respond", "use:F148", "pass")
    s.do("A use:T036", "A choose:F148")
    assert s.status("F148") == "out"
    s.asks_for(B, "act")


@pytest.mark.rule("CC 17.11", "CC 1.21")
def test_a_card_answers_its_own_fall_whatever_it_bore():
    s = staged(play={A: "T033 F143>T033 F015>T033"}, hands={A: "T054"})
    s.do("A play:T054")
    assert s.discard(A) == ["T033", "F143", "F015", "T054"]
    s.asks(A, "respond", "use:T033", "pass")


@pytest.mark.rule("CC 17.11")
def test_a_card_lying_in_the_discard_pile_does_nothing():
    s = staged(play={B: "F010"}, hands={A: "T054"}, discard={A: "T033 T032", B: "F148"})
    s.do("A play:T054").asks_for(B, "act")
    assert s.hand(A) == []


@pytest.mark.rule("CC 17.12")
@pytest.mark.parametrize("state", ["sane", "insane", "blank"])
def test_the_insane_and_the_blank_do_not_answer_their_leaving(state):
    s = staged(play={A: "T033:insane" if state == "insane" else "T033"}, hands={A: "T053 T054"})
    if state == "blank":
        s.do("A play:T053").passes(B)
    s.do("A play:T054")
    assert s.status("T033") == "out"
    s.asks_for(*((A, "respond") if state == "sane" else (B, "act")))


@pytest.mark.rule("CC 17.12", "CC 1.16")
def test_a_resource_does_not_answer_its_leaving():
    s = staged(hands={A: "F018"}, domains={A: "agency*2 | T033"})
    s.do("A play:F018")
    assert s.domains(A)[1] == ""
    s.asks_for(B, "act")


@pytest.mark.rule("CC 17.11", "CC 17.19")
def test_copies_that_fell_together_answer_each_for_itself():
    """One fell with its skill lowered, so they reach different characters."""
    s = scene(
        play={A: "F066 F148:w2 F148:w2", B: "F104 F109"},
        hands={A: "F056"},
        domains={A: "agency | cthulhu*4 | agency*2 | agency*2"},
    )
    s.do(
        "A use:F066",
        "A choose:F148:1",
        "A drain:1",
        "B pass",
        "A play:F056",
        "A x:4",
        "A choose:F104",
    )
    assert s.play(A) == []
    s.asks(A, "respond", "use:F148:2", "pass")


@pytest.mark.rule("CC 17.13", "CC 17.20")
def test_a_card_that_left_in_an_earlier_window_answers_nothing_any_more():
    """Back in hand since the window before, the Hunter does not see the struggle."""
    s = scene(
        play={A: "F006 F008@1", B: "F029"}, hands={B: "F096"},
        domains={A: "agency*2", B: "hastur*2"}, at="opposed",
    )  # fmt: skip
    s.do("A pass", "B play:F096", "B choose:F006", "A pass", "B pass", "A tokens:0")
    assert s.hand(A) == ["F006"]
    s.asks(A, "act", "pass")


@pytest.mark.rule("CC 40.17", "CC 1.10")
def test_the_last_controller_answers_for_a_card_that_has_gone():
    s = scene(
        play={A: "F148~1:w2 F010", B: "F124 F029"}, active=B,
        domains={A: "agency*2", B: "agency*4 | agency*2"},
    )  # fmt: skip
    s.do("B use:F124", "B choose:F148").asks(A, "respond", "use:F148~1", "pass")
    s.do("A use:F148~1", "A choose:F029")
    assert (s.discard(B), s.drained(A)) == (["F148", "F029"], [1])


@pytest.mark.rule("CC 40.17", "CC 1.12")
def test_who_controlled_it_before_it_came_back_is_forgotten():
    """Taken back from A to B's hand and played by B, it speaks for B when it falls."""
    s = staged(play={A: "T033~1"}, hands={A: "T054", B: "F096"}, domains={B: "hastur*2"}, active=B)
    s.do("B play:F096", "A pass", "B play:T033", "A play:T054")
    s.asks(B, "respond", "use:T033", "pass")


# -- one window for all stories --------------------------------------------------------------------


@pytest.mark.rule("CC 17.28", "CC 17.13")
@pytest.mark.parametrize("between", ["", "F149@1"])
def test_who_falls_in_a_later_story_still_answers_the_earlier_one(between):
    """All stories together are one effect, even if a Forced Response came in between."""
    s = scene(
        play={A: "F013@1 F006@2 F150>F006 F010", B: f"{between} F126@2 F029"},
        domains={A: "agency*2"},
        at="resolve",
    )
    s.do("A resolve:F156", *(["A sacrifice:F010"] if between else []), "A tokens:0")
    assert (s.status("F006"), s.status("F150")) == ("out", "out")
    s.asks(A, "respond", "use:F006", "use:F150", "pass")
    s.do("A use:F006")
    assert s.status("F029") == "out"
