"""Disrupts: before an effect, and before wounds are placed (chapter 17, rulings)."""

import pytest

from fhtagn.games.call.events.play import Wounded
from tests.games.call.doubles import staged
from tests.games.call.scene import A, B, scene

# -- cancelling ------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-77")
def test_power_drain_hits_neither_a_disrupt_nor_a_forced_response():
    s = scene(
        play={B: "F088"}, hands={A: "F016 F100", B: "F100"},
        domains={A: "agency*3 | hastur*2", B: "hastur*2 | -"},
    )  # fmt: skip
    s.do("A play:F016").asks(B, "disrupt", "play:F100", "pass")
    s.do("B play:F100")
    assert (s.wounds("F088"), s.hand(A), s.hand(B)) == (0, ["F100"], [])
    s.asks_for(B, "act")
    later = scene(
        play={A: "F010"}, hands={A: "F100", B: "F012"}, active=B,
        domains={A: "hastur*2 | -", B: "agency*5 | -"},
    )  # fmt: skip
    later.do("B play:F012").asks(B, "choose_character", "choose:F012", "choose:F010")
    later.do("B choose:F010")
    assert (later.status("F010"), later.hand(A)) == ("out", ["F100"])


@pytest.mark.example("CC ex-78")
def test_power_drain_does_not_hit_the_playing_of_a_character():
    s = scene(hands={A: "F010", B: "F100"}, domains={A: "agency*2", B: "hastur*2"})
    s.do("A play:F010").asks_for(B, "act")
    assert (s.status("F010"), s.hand(B)) == ("ready", ["F100"])


@pytest.mark.rule("CC 17.10", "CC 9.10", "CC 8.14")
@pytest.mark.parametrize(
    ("use", "given"),
    [
        ("use:F124", {"drained": [1]}),
        ("use:F065", {"status": "exhausted"}),
        ("use:F089", {"discard": ["F089"]}),
        ("play:T054", {"discard": ["T054"]}),
    ],
)
def test_a_cancelled_effect_does_nothing_and_its_cost_stays_paid(use, given):
    s = staged(
        play={A: "F124 F065 F089", B: "F010"}, hands={A: "T054", B: "T041"},
        domains={A: "agency*4 | -"},
    )  # fmt: skip
    s.do(f"A {use}", *(["A choose:F010"] if "F089" not in use else []), "B play:T041")
    assert (s.status("F010"), s.skill("F010"), len(s.deck(B))) == ("ready", 3, 20)
    assert s.drained(A) == given.get("drained", [])
    assert s.discard(A) == given.get("discard", [])
    assert s.status("F065") == given.get("status", "ready")
    s.asks_for(B, "act")


@pytest.mark.rule("CC 17.10", "CC 17.19")
def test_a_cancelled_response_has_been_used():
    s = scene(play={A: "F006 F008@1 F008@2", B: "F087 F092"}, at="resolve",
              domains={A: "agency*2 | agency*2"}, row="F156 F157 F158")  # fmt: skip
    s.do("A resolve:F156", "A tokens:0", "A tokens:0").asks(A, "respond", "use:F006", "pass")
    s.do("A use:F006", "A choose:F092").asks(B, "disrupt", "use:F087", "pass")
    s.do("B use:F087")
    assert (s.status("F092"), s.status("F087")) == ("ready", "out")
    s.do("A use:F006", "A choose:F092")
    assert s.status("F092") == "out"
    s.asks_for(A, "act")


# -- disrupting disrupts ---------------------------------------------------------------------------


@pytest.mark.rule("CC 17.23", "CC 17.9", "CC 40.5")
def test_a_disrupt_can_be_disrupted_and_the_last_one_is_completed_first():
    s = staged(play={B: "F010"}, hands={A: "T054 T041", B: "T041 T041"})
    s.do("A play:T054").asks(B, "disrupt", "play:T041", "pass")
    s.do("B play:T041").asks(A, "disrupt", "play:T041", "pass")
    s.do("A play:T041").asks(B, "disrupt", "play:T041", "pass")
    assert [use["card"] for use in s.sees(A)["uses"]] == ["T054", "T041", "T041"]
    even, odd = s, staged(play={B: "F010"}, hands={A: "T054 T041", B: "T041"})
    even.do("B play:T041")
    assert (even.status("F010"), even.discard(A)) == ("ready", ["T041", "T054"])
    odd.do("A play:T054", "B play:T041", "A play:T041")
    assert (odd.status("F010"), odd.discard(B)) == ("out", ["T041", "F010"])


@pytest.mark.rule("CC 17.23")
def test_a_cancelled_disrupt_lets_its_effect_go_on():
    """The Adult Deep One cancels, the Performance Artist cancels the cancelling."""
    s = scene(
        play={A: "F066 F087", B: "F048"}, domains={A: "agency", B: "agency*2 | agency*2"},
    )  # fmt: skip
    s.do("A use:F066", "A choose:F048").asks(B, "disrupt", "use:F048", "pass")
    s.do("B use:F048").asks(A, "disrupt", "use:F087", "pass")
    s.do("A use:F087")
    s.asks(B, "disrupt", "use:F048", "pass")
    s.do("B pass")
    assert (s.skill("F048"), s.status("F087"), s.drained(B)) == (0, "out", [1])


@pytest.mark.rule("CC 40.4", "CC 40.5", "CC 17.22")
def test_the_opponent_is_asked_first_and_both_until_they_decline():
    s = staged(play={A: "F010", B: "F064"}, hands={A: "T054 T042", B: "T042"})
    s.do("A play:T054", "A choose:F064").asks(B, "disrupt", "play:T042", "pass")
    s.do("B pass").asks(A, "disrupt", "play:T042", "pass")
    s.do("A play:T042", "A choose:F010", "B pass")
    assert (s.hand(A), s.status("F064")) == (["F010"], "ready")
    s.asks(B, "disrupt", "play:T042", "pass")
    s.do("B pass")
    assert s.status("F064") == "out"


@pytest.mark.rule("CC 17.22", "CC 17.4")
def test_an_effect_that_is_being_carried_out_can_no_longer_be_disrupted():
    """The Mummy's wounds follow one by one; the event that started them is past disrupting."""
    s = staged(play={A: "F044", B: "F104"}, hands={A: "T054", B: "T041"})
    s.do("A play:T054", "A choose:F104", "B pass")
    assert s.status("F104") == "out"
    s.asks(B, "disrupt", "play:T041", "pass")
    assert [use["card"] for use in s.sees(B)["uses"]] == ["F104"]
    s.do("B pass")
    assert s.wounds("F044") == 1


# -- changing what it hits -------------------------------------------------------------------------


@pytest.mark.example("CC ex-80")
def test_brady_escapes():
    s = scene(play={A: "F124", B: "F061 F010"}, domains={A: "agency*4"})
    s.do("A use:F124", "A choose:F061").asks(B, "disrupt", "use:F061", "pass")
    s.do("B use:F061")
    assert (s.hand(B), s.drained(A)) == (["F061"], [1])
    assert [s.wounds(one) for one in ("F061", "F124", "F010")] == [0, 0, 0]
    s.asks_for(B, "act")


@pytest.mark.rule("CC 17.9", "CC 18.4")
def test_a_disrupt_may_take_one_target_away_and_leave_the_other():
    s = staged(play={B: "F044 F010"}, hands={A: "T051", B: "T042"})
    s.do("A play:T051", "A choose:F044")
    s.do("B play:T042", "B choose:F010")
    assert (s.hand(B), s.wounds("F044"), s.skill("F044")) == (["F010"], 1, 3)


# -- wounds ----------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-84")
def test_a_wound_is_prevented_during_a_struggle():
    s = scene(play={A: "F126@1", B: "F125@1 F148"}, domains={B: "agency"}, at="resolve")
    s.asks(B, "disrupt", "use:F125", "pass")
    s.do("B use:F125")
    assert (s.status("F125"), s.wounds("F125"), s.drained(B)) == ("exhausted", 0, [1])
    assert not [one for one in s.g.happened if isinstance(one, Wounded)]
    s.asks_for(A, "put_tokens")


@pytest.mark.example("CC ex-160")
def test_disrupting_ones_own_effect_and_the_order_of_disrupts():
    s = scene(
        play={A: "F125", B: "F130"}, hands={A: "F017"}, domains={A: "agency*3 | agency | agency"}
    )
    s.do("A play:F017", "A choose:F125").asks(B, "disrupt", "use:F130", "pass")
    s.do("B pass").asks(A, "disrupt", "use:F125", "pass")
    s.do("A use:F125").asks(B, "disrupt", "use:F130", "pass")
    assert s.g.harms[-1].hits == ((s.card("F125"), 6),)
    s.do("B pass", "A pass")
    assert s.status("F125") == "out"
    struggle = scene(
        play={A: "F126@1 F130", B: "F112@1 F130"}, domains={A: "-", B: "-"}, at="resolve"
    )
    struggle.asks(A, "disrupt", "use:F130:1", "pass")
    struggle.do("A pass").asks(B, "disrupt", "use:F130:2", "pass")


@pytest.mark.example("CC ex-174")
def test_first_the_effect_then_its_wounds():
    s = scene(
        play={B: "F125"}, hands={A: "F016", B: "F100"},
        domains={A: "agency*2", B: "hastur*2 | agency"},
    )  # fmt: skip
    s.do("A play:F016").asks(B, "disrupt", "play:F100", "pass")
    s.do("B pass").asks(B, "disrupt", "use:F125", "pass")
    s.do("B use:F125", "B drain:2")
    assert (s.wounds("F125"), s.status("F125"), s.hand(B)) == (0, "ready", ["F100"])


@pytest.mark.rule("CC 40.40", "CC 16.19", "CC 40.31")
def test_each_prevented_wound_is_one_less():
    """Two of seven are prevented: five are placed, which these can just bear."""
    table = {"hands": {A: "F017", B: "F136"}, "domains": {A: "agency*3", B: "shub_niggurath"}}
    s = scene(play={B: "F013 F130 F015>F013 F073"}, **table)
    s.do("A play:F017", "A choose:F013").asks(B, "disrupt", "use:F130", "play:F136", "pass")
    s.do("B use:F130", "B play:F136")
    assert (s.status("F013"), s.wounds("F013")) == ("ready", 5)
