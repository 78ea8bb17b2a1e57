"""Unique cards and control (chapter 20)."""

import pytest

from fhtagn.games.call.deeds import destroyed
from tests.games.call.doubles import staged
from tests.games.call.scene import A, B, scene

SUBMIT = {"hands": {A: "F099"}, "domains": {A: "hastur*2"}}


def submitted(theirs, more="", mine="", **table):
    """A has just taken control of the one B has to lose."""
    s = staged(play={A: mine, B: f"{theirs} {more}"}, **(SUBMIT | table))
    return s.do("A play:F099")


# -- unique cards ----------------------------------------------------------------------------------


@pytest.mark.example("CC ex-104")
def test_uniqueness():
    s = staged(play={A: "F001", B: "F001"}, hands={A: "F001"}, domains={A: "agency*4"})
    assert (s.play(A), s.play(B)) == (["F001"], ["F001"])
    s.refuses(A, "play:F001")
    s.happens(destroyed, (s.card("F001"),)).do("A play:F001")
    assert (s.play(A), s.play(B), s.discard(A)) == (["F001"], ["F001"], ["F001"])


@pytest.mark.example("CC ex-105")
def test_uniqueness_and_putting_into_play_or_taking_control():
    s = scene(
        play={A: "F082:insane", B: "F082"}, hands={A: "F119 F099"}, discard={A: "F082"},
        domains={A: "yog_sothoth*2 | hastur*2"},
    )  # fmt: skip
    s.asks(A, "act", "pass")
    free = scene(
        play={B: "F082"}, hands={A: "F119 F099"}, discard={A: "F082"},
        domains={A: "yog_sothoth*2 | hastur*2"},
    )  # fmt: skip
    free.asks(A, "act", "play:F119", "play:F099", "pass")
    free.do("A play:F099", "B pass")
    assert free.play(A) == ["F082"]
    free.asks(A, "act", "pass")


@pytest.mark.example("CC ex-106")
def test_an_owned_copy_under_foreign_control_counts():
    table = {"domains": {A: "hastur*2", B: "hastur*2"}}
    s = scene(play={A: "F082"}, hands={A: "F082", B: "F099"}, **table)
    s.passes(A).do("B play:F099")
    assert s.play(B) == ["F082"]
    s.refuses(A, "play:F082")
    s.happens(destroyed, (s.card("F082"),)).offers(A, "play:F082")


@pytest.mark.rule("CC 20.5", "CC 20.2")
def test_who_controls_a_copy_has_it_in_play_too():
    s = scene(play={A: "F082~1"}, hands={A: "F082"}, domains={A: "hastur*2"})
    s.refuses(A, "play:F082")


@pytest.mark.rule("CC 20.6", "CC 20.1")
def test_copies_are_recognised_by_their_title():
    def able(**table):
        s = staged(hands={A: "F082"}, domains={A: "hastur*2"}, **table)
        return "play:F082" in s.keys(A)

    assert able()
    assert not able(play={A: "T055"})
    assert not able(play={A: "T055:insane"})
    assert able(play={B: "T055"})


@pytest.mark.rule("CC 20.1", "CC 20.4")
def test_a_copy_out_of_play_does_not_count():
    s = scene(hands={A: "F082 F082"}, discard={A: "F082"}, domains={A: "hastur*2 F082"})
    s.offers(A, "play:F082")


# -- taking control --------------------------------------------------------------------------------


@pytest.mark.rule("CC 20.7")
@pytest.mark.parametrize("state", ["ready", "exhausted", "insane"])
def test_a_card_taken_changes_sides_and_nothing_else(state):
    s = submitted(f"F047:{state}:w1" if state != "insane" else "F047:insane")
    assert (s.play(A), s.play(B)) == (["F047"], [])
    assert (s.status("F047"), s.wounds("F047")) == (state, int(state != "insane"))


@pytest.mark.rule("CC 20.8")
def test_a_committed_character_stays_and_counts_for_its_new_controller():
    s = staged(play={A: "F010@1", B: "F064@1 F106"}, at="opposed", **SUBMIT)
    assert s.sees(A)["row"][0]["skill"] == [3, 2]
    s.do("A play:F099")
    assert (s.at("F064"), s.status("F064")) == ("F156", "exhausted")
    assert (s.sees(A)["row"][0]["skill"], s.sees(A)["row"][0]["icons"][A]) == ([5, 0], [0, 2, 0, 2])
    s.passes(B, A).do("A tokens:1", "A tokens:2")
    assert s.tokens("F156") == (3, 0)


@pytest.mark.rule("CC 20.9")
def test_attachments_stay_under_the_control_of_those_who_had_them():
    s = submitted("F047", "F015>F047", hands={A: "F099 F016"},
                  domains={A: "hastur*2 | agency", B: "agency*2"})  # fmt: skip
    assert (s.play(A), s.play(B)) == (["F047"], ["F015"])
    s.passes(B).do("A play:F016")
    s.asks(B, "disrupt", "use:F015", "pass")


@pytest.mark.rule("CC 20.2", "CC 15.9")
def test_nobody_takes_what_he_may_not_have():
    torn = staged(play={A: "F007", B: "F108"}, **SUBMIT)
    torn.refuses(A, "play:F099")
    doubled = staged(play={A: "F082", B: "F082"}, **SUBMIT)
    doubled.refuses(A, "play:F099")


@pytest.mark.example("CC ex-110")
def test_two_control_effects():
    s = scene(
        play={B: "F029"}, hands={A: "F099", B: "F099"}, domains={A: "hastur*2", B: "hastur*2"}
    )
    s.do("A play:F099")
    assert (s.play(A), s.play(B)) == (["F029"], [])
    s.do("B play:F099")
    assert (s.play(A), s.play(B)) == ([], ["F029"])
    s.passes(A, B)
    assert (s.g.phase, s.play(A), s.play(B)) == ("story", [], ["F029"])


@pytest.mark.rule("CC 20.10", "CC 19.6")
def test_the_latest_effect_prevails_also_when_an_earlier_one_ends():
    s = submitted("F029", hands={A: "F099 T052"}).passes(B).do("A play:T052").passes(B, A)
    assert (s.g.phase, s.play(A), s.play(B)) == ("story", ["F029"], [])
    back = staged(play={B: "F029"}, hands={A: "T052", B: "F099"}, domains={B: "hastur*2"})
    back.do("A play:T052", "B play:F099")
    assert back.play(B) == ["F029"]
    back.passes(A, B)
    assert (back.g.phase, back.play(A), back.play(B)) == ("story", ["F029"], [])


@pytest.mark.rule("CC 20.11", "CC 19.5")
def test_what_was_taken_for_a_time_goes_back_in_the_state_it_is_in():
    s = submitted("F065", "F010", hands={A: "F099"}).passes(B)
    s.do("A use:F065", "A choose:F010")
    assert (s.play(A), s.status("F065")) == (["F065"], "exhausted")
    s.passes(B, A)
    assert (s.g.phase, s.play(A), s.play(B)) == ("story", [], ["F010", "F065"])
    assert s.status("F065") == "exhausted"


@pytest.mark.rule("CC 20.11", "CC 1.11")
def test_what_has_fallen_meanwhile_does_not_come_back():
    s = submitted("F029")
    s.happens(destroyed, (s.card("F029"),))
    assert s.discard(B) == ["F029"]
    s.passes(B, A)
    assert (s.play(A), s.play(B), s.discard(B)) == ([], [], ["F029"])


@pytest.mark.rule("CC 19.6")
def test_control_and_entering_without_an_end_are_for_good():
    s = staged(
        play={B: "F029"}, hands={A: "T052 F119"}, discard={A: "F132"}, domains={A: "yog_sothoth"}
    )
    s.do("A play:T052", "B pass", "A play:F119")
    assert s.play(A) == ["F029", "F132"]
    s.pass_until("resource", B)
    assert (s.g.active, s.play(A)) == (B, ["F029", "F132"])
