"""Responses: when, by whom, how often; those of cards that have gone (chapter 17, rulings)."""

import pytest

from fhtagn.games.call.deeds import destroyed
from fhtagn.games.call.timing import after_the_step
from tests.games.call.doubles import staged
from tests.games.call.scene import A, B, scene


def after_the_fall_of(s, *names):
    """These are destroyed at the same time, and the step is over."""
    return s.happens(destroyed, tuple(s.card(name) for name in names)).happens(after_the_step)


# -- when ------------------------------------------------------------------------------------------


@pytest.mark.rule("CC 17.5")
@pytest.mark.parametrize(("other", "clearly"), [("F052", False), ("F092", True)])
def test_a_response_needs_its_circumstances_and_is_optional(other, clearly):
    """Combat is won 3:2 or 3:1."""
    s = scene(play={A: "F008@1 F006", B: f"{other}@1 F029"}, domains={A: "agency*2"}, at="resolve")
    s.do("A tokens:0")
    if clearly:
        s.asks(A, "respond", "use:F006", "pass")
        s.do("A pass")
    assert (s.drained(A), s.status("F029")) == ([], "ready")
    s.asks_for(A, "act")


@pytest.mark.rule("CC 17.6")
def test_a_response_waits_until_the_whole_effect_is_over():
    """Wounded by the first half of the effect, the Advisor answers after the second."""
    s = staged(play={B: "F148 F010"}, hands={A: "T051"}, domains={B: "agency*2"})
    s.do("A play:T051", "A choose:F148", "A choose:F010")
    s.asks(B, "respond", "use:F148", "pass")
    assert (s.wounds("F148"), s.status("F010"), s.skill("F148")) == (1, "insane", 6)


@pytest.mark.rule("CC 17.17", "CC 4.20")
@pytest.mark.parametrize(("first", "second"), [(A, B), (B, A)])
def test_the_active_player_responds_first_then_they_alternate(first, second):
    s = staged(play={A: "T033 T033", B: "T033 T033"}, active=first)
    after_the_fall_of(s, "T033#1", "T033#2", "T033#3", "T033#4")
    one, other = "AB"[first], "AB"[second]
    mine = ["use:T033:1", "use:T033:2"] if first == A else ["use:T033:3", "use:T033:4"]
    s.asks(first, "respond", *mine, "pass")
    s.do(f"{one} {mine[0]}").asks_for(second, "respond")
    s.do(f"{other} pass").asks(first, "respond", mine[1], "pass")
    s.do(f"{one} {mine[1]}").asks_for(second, "respond")
    s.do(f"{other} pass").asks_for(first, "act")
    assert (len(s.hand(first)), len(s.hand(second))) == (2, 0)


@pytest.mark.rule("CC 17.20")
def test_what_is_not_used_by_the_end_of_the_window_is_lost():
    s = staged(play={A: "T033", B: "F010"}, hands={A: "T054 T054"})
    s.do("A play:T054", "A choose:T033", "A pass", "B pass", "A play:T054")
    assert (s.status("F010"), s.hand(A)) == ("out", [])
    s.asks(B, "act", "pass")


@pytest.mark.example("CC ex-161")
def test_when_and_after_are_the_same_moment():
    s = staged(play={A: "T031 F022"}, at="commit")
    s.do("A commit:T031:F156", "A commit:F022:F157")
    s.asks(A, "respond", "use:T031", "use:F022", "pass")
    s.do("A use:F022", "A use:T031")
    assert len(s.hand(A)) == 2
    s.asks_for(A, "act")


# -- how often -------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-89")
def test_responses_wait_for_all_stories():
    s = scene(
        play={A: "F008@1 F043@2 F006", B: "F010@1 F153 F029 F064"},
        hands={A: "F098 F144"},
        domains={A: "agency*2 | agency*2 | hastur"},
        at="resolve",
    )
    s.do("A resolve:F156")
    assert s.status("F010") == "out"
    s.asks(A, "put_tokens", "tokens:2", "tokens:1", "tokens:0")
    s.do("A tokens:0", "A tokens:0")
    s.asks(A, "respond", "use:F006", "play:F098", "play:F144", "pass")
    s.do("A use:F006", "A choose:F029")
    s.asks(A, "respond", "use:F006", "play:F098", "play:F144", "pass")
    s.do("A use:F006", "A choose:F064")
    s.asks(A, "respond", "play:F098", "play:F144", "pass")
    s.do("A play:F144")
    assert (s.discard(A), s.play(B)) == (["F144"], [])
    s.do("A pass").asks(A, "act", "pass")
    assert s.hand(A) == ["F098"]


@pytest.mark.example("CC ex-90")
def test_one_response_for_each_occurrence_and_copy():
    s = scene(
        play={A: "F008@1 F006 F006", B: "F029 F064 F092"},
        domains={A: "agency*2 | agency*2 | agency*2"},
        at="resolve",
    )
    s.do("A tokens:0").asks(A, "respond", "use:F006:1", "use:F006:2", "pass")
    s.do("A use:F006:1", "A choose:F029").asks(A, "respond", "use:F006:2", "pass")
    s.do("A use:F006:2", "A choose:F064")
    assert (s.play(B), s.drained(A)) == (["F092"], [1, 2])
    s.asks_for(A, "act")


@pytest.mark.example("CC ex-91")
def test_a_response_to_a_response():
    s = scene(
        play={A: "F008@1 F006 F066 F065 F010", B: "F148 F029"},
        domains={A: "agency | agency*2", B: "agency*2"},
        at="opposed",
    )
    s.do("A use:F066", "A choose:F148", "A drain:1", "B pass", "A use:F065", "A choose:F148")
    assert s.skill("F148") == 2
    s.passes(B, A).do("A tokens:0").asks(A, "respond", "use:F006", "pass")
    s.do("A use:F006", "A choose:F148")
    assert s.wounds("F148") == 1
    s.asks(B, "respond", "use:F148", "pass")
    s.do("B use:F148").asks(B, "choose_character", "choose:F065", "choose:F029")
    s.do("B choose:F065")
    assert s.status("F065") == "out"


@pytest.mark.rule("CC 17.18", "CC 17.19")
def test_every_occurrence_of_the_window_is_answered_once():
    """Two cards enter one after the other; the Herald that saw both answers both."""
    s = staged(
        play={A: "T034"}, hands={A: "F131 F029"}, domains={A: "shub_niggurath*8"}, deck={A: 20}
    )
    s.do("A play:F131").asks(A, "respond", "use:T034", "use:F131", "pass")
    s.do("A use:T034").asks(A, "respond", "use:F131", "pass")
    s.do("A use:F131", "A bring:F029@hand").asks(A, "respond", "use:T034", "pass")
    s.do("A use:T034").asks_for(B, "act")
    assert len(s.hand(A)) == 2


# -- those who were there --------------------------------------------------------------------------


@pytest.mark.rule("CC 40.41")
def test_a_card_does_not_answer_what_came_before_it():
    s = staged(hands={A: "F131 T034"}, domains={A: "shub_niggurath*8"})
    s.do("A play:F131", "A use:F131", "A bring:T034@hand")
    assert s.status("T034") == "ready"
    s.asks_for(B, "act")


@pytest.mark.rule("CC 40.41", "CC 17.28")
def test_a_card_answers_though_it_could_not_have_been_used_at_that_moment():
    """When Combat was won nobody was weak enough; when all is resolved the insane one is."""
    s = scene(play={A: "F008@1 F043@2 F006:exhausted F148", B: "F010@2 F148"}, at="resolve",
              domains={A: "agency*2"})  # fmt: skip
    s.do("A resolve:F156", "A tokens:0")
    assert s.status("F010") == "insane"
    s.do("A tokens:0").asks(A, "respond", "use:F006", "pass")
    s.do("A use:F006").asks(A, "choose_character", "choose:F006", "choose:F010")


@pytest.mark.rule("CC 40.41", "CC 1.12")
def test_what_has_come_back_does_not_answer_its_own_leaving():
    s = staged(play={A: "T033 F024"}, domains={A: "miskatonic*2"})
    after_the_fall_of(s, "T033", "F024")
    s.asks(A, "respond", "use:T033", "use:F024", "pass")
    s.do("A use:F024", "A enter:T033")
    assert sorted(s.play(A)) == ["F024", "T033"]
    s.asks_for(A, "act")
