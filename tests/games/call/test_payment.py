"""Paying for cards and abilities (chapter 8)."""

import pytest

from fhtagn.games.call.abilities import DISCOUNTS, cheaper
from tests.games.call.scene import A, B, scene


def playable(card, domains, **more):
    """Whether A may play the card."""
    return f"play:{card}" in scene(hands={A: card}, domains={A: domains}, **more).keys(A)


# -- one domain ------------------------------------------------------------------------------------


@pytest.mark.rule("CC 8.1")
def test_a_domain_with_enough_resources_pays():
    s = scene(hands={A: "F008"}, domains={A: "agency*2 | agency*3 | agency*4"})
    s.do("A play:F008")
    s.asks(A, "pay", "drain:2", "drain:3")
    s.do("A drain:2")
    assert (s.drained(A), s.play(A)) == ([2], ["F008"])


@pytest.mark.rule("CC 8.1", "CC 8.2")
def test_two_domains_do_not_pay_together():
    assert not playable("F008", "agency*2 | agency*2 | agency*2")
    assert playable("F008", "agency*2 | agency*2 | agency*3")


@pytest.mark.rule("CC 8.2", "CC 8.11")
@pytest.mark.card("F124")
def test_two_domains_do_not_pay_together_for_an_ability():
    s = scene(play={A: "F124", B: "F010"}, domains={A: "agency*3 | agency*3"})
    s.refuses(A, "use:F124")


@pytest.mark.rule("CC 8.3")
def test_a_drained_domain_does_not_pay():
    assert not playable("F008", "!agency*5 | - | -")
    s = scene(play={A: "F004 F010"}, domains={A: "!agency*5 | - | -"})
    s.refuses(A, "use:F004")


@pytest.mark.rule("CC 8.4")
def test_what_is_in_excess_is_lost():
    s = scene(hands={A: "F010 F010 F020"}, domains={A: "agency*5 | - | -"})
    s.do("A play:F010", "B pass")
    assert s.domains(A)[0] == "!" + " ".join(["F010"] * 5)
    s.refuses(A, "play:F010", "play:F020")


@pytest.mark.rule("CC 8.5", "CC 8.8")
def test_the_domain_that_pays_holds_a_resource_of_the_faction():
    assert playable("F008", "agency hastur neutral")
    assert not playable("F008", "hastur*2 neutral | agency | agency")
    assert not playable("F008", "hastur*5")
    assert not playable("F016", "hastur*5 | -", play={B: "F010"})
    assert playable("F016", "hastur*5 agency | -", play={B: "F010"})


@pytest.mark.rule("CC 8.6")
def test_a_neutral_card_needs_no_match():
    assert playable("F142", "hastur*3")
    assert playable("F142", "neutral*3")
    assert not playable("F142", "hastur*2 | neutral")


@pytest.mark.rule("CC 8.7", "CC 8.19")
def test_a_card_of_cost_0_is_free():
    s = scene(hands={A: "F102"}, domains={A: "agency*2 | - | -"})
    s.do("A play:F102")
    assert (s.play(A), s.drained(A)) == (["F102"], [])
    assert playable("F102", "-")
    assert playable("F143", "!agency", play={A: "F010"})


@pytest.mark.rule("CC 8.9")
def test_one_pays_only_with_ones_own():
    s = scene(
        play={A: "F153", B: "F153~0 F064"},
        hands={A: "F010"},
        domains={A: "- | -", B: "agency*5 | agency*5"},
    )
    s.refuses(A, "play:F010", "use:F153")
    t = scene(play={A: "F010", B: "F043~0"}, hands={A: "F057"}, domains={A: "cthulhu*2"})
    t.refuses(A, "play:F057")


# -- abilities -------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-17")
@pytest.mark.rule("CC 8.10", "CC 8.11")
@pytest.mark.card("F124")
def test_abilities_need_no_match():
    s = scene(play={A: "F124", B: "F010"}, domains={A: "agency*4 | agency*3"})
    s.do("A use:F124", "A choose:F010")
    assert (s.drained(A), s.status("F010"), s.discard(B)) == ([1], "out", ["F010"])


@pytest.mark.example("CC ex-173")
@pytest.mark.rule("CC 8.11", "CC 15.26", "CC 40.61")
def test_transient_pays_for_an_ability():
    s = scene(play={A: "F124", B: "F010"}, domains={A: "F003 agency*2 | -"})
    s.do("A use:F124", "A choose:F010")
    assert (s.domains(A), s.discard(A)) == (["!F010 F010", ""], ["F003"])
    assert s.status("F010#1") == "out"


@pytest.mark.rule("CC 8.12")
@pytest.mark.card("F153")
def test_the_whole_cost_is_paid():
    club = {"deck": {A: "F010 F029"}}
    s = scene(play={A: "F153"}, domains={A: "agency*2"}, **club)
    s.do("A use:F153")
    assert (s.status("F153"), s.drained(A), s.hand(A)) == ("exhausted", [1], ["F010"])
    scene(play={A: "F153"}, domains={A: "agency"}, **club).refuses(A, "use:F153")
    tired = scene(play={A: "F153:exhausted"}, domains={A: "agency*2"}, **club)
    tired.refuses(A, "use:F153")


@pytest.mark.rule("CC 8.12", "CC 16.16")
@pytest.mark.card("F140")
def test_a_sacrifice_is_part_of_the_cost():
    s = scene(
        play={A: "F029 F010"},
        hands={A: "F140"},
        deck={A: "F064 F016"},
        domains={A: "shub_niggurath*3"},
    )
    s.do("A play:F140", "A offer:F010", auto=False)
    assert (s.status("F010"), s.status("F029"), s.drained(A)) == ("out", "ready", [1])
    scene(hands={A: "F140"}, domains={A: "shub_niggurath*3"}).refuses(A, "play:F140")


@pytest.mark.rule("CC 8.13")
@pytest.mark.card("F065")
def test_only_a_ready_card_is_exhausted_for_a_cost():
    s = scene(play={A: "F065", B: "F010"})
    s.do("A use:F065", "A choose:F010", "B pass")
    assert (s.status("F065"), s.skill("F010")) == ("exhausted", 2)
    s.refuses(A, "use:F065")
    scene(play={A: "F065:insane", B: "F010"}).refuses(A, "use:F065")


@pytest.mark.rule("CC 8.14", "CC 17.10")
@pytest.mark.card("F100")
def test_what_was_paid_for_a_cancelled_effect_is_not_returned():
    s = scene(
        play={A: "F145 F153"},
        hands={B: "F100 F100"},
        domains={A: "agency*2", B: "hastur*2 | hastur*2"},
        deck={A: "F010 F029"},
    )
    s.do("A use:F145", "B play:F100", "B pass")
    assert (s.discard(A), len(s.domains(A)), s.deck(A)) == (["F145"], 1, ["F010", "F029"])
    s.do("A use:F153", "B play:F100")
    assert (s.status("F153"), s.drained(A), s.hand(A)) == ("exhausted", [1], [])


@pytest.mark.rule("CC 8.23")
@pytest.mark.card("F057")
def test_who_becomes_a_target_only_by_the_payment_is_none():
    held = {"hands": {A: "F057"}, "domains": {A: "cthulhu*2"}}
    scene(play={A: "F043", B: "F010"}, **held).refuses(A, "play:F057")
    s = scene(play={A: "F043", B: "F010:exhausted"}, **held)
    s.do("A play:F057")
    assert (s.status("F043"), s.status("F010"), s.drained(A)) == ("exhausted", "out", [])


@pytest.mark.rule("CC 8.23")
def test_a_resource_lost_by_the_payment_cannot_be_what_it_pays_for():
    """The sheriff gets to the discard pile only when his domain is drained."""
    s = scene(play={A: "F010"}, domains={A: "F003 | -"})
    s.refuses(A, "use:F003")
    s.asks(A, "act", "pass")


@pytest.mark.rule("CC 8.24")
def test_a_newcomer_may_use_what_exhausts_it():
    s = scene(play={B: "F010"}, hands={A: "F065"}, domains={A: "syndicate"})
    s.do("A play:F065", "B pass", "A use:F065", "A choose:F010")
    assert (s.status("F065"), s.skill("F010")) == ("exhausted", 2)


# -- X ---------------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-20")
@pytest.mark.rule("CC 8.15", "CC 8.21")
@pytest.mark.card("F016")
def test_x_below_what_the_domain_holds():
    s = scene(
        play={B: "F064 F088"},
        hands={A: "F016"},
        domains={A: "agency*4 | - | -", B: "hastur*2"},
        open_lists=False,
    )
    s.do("A play:F016")
    s.asks(A, "name_x", "x:2", "x:3", "x:4")
    s.do("A x:2", auto=False)
    s.asks_for(B, "disrupt")
    (use,) = s.sees(B)["uses"]
    assert (use["x"], use["chosen"]) == (2, [{"card": "F064"}])
    assert s.g.uses[0].overpaid
    s.go_on()
    assert (s.status("F064"), s.status("F088"), s.drained(A)) == ("out", "ready", [1])


@pytest.mark.rule("CC 8.15")
@pytest.mark.card("F033")
def test_x_is_chosen_for_an_ability_too():
    s = scene(
        play={A: "F033", B: "F029@1 F010@1"},
        domains={A: "agency*2 | agency*3"},
        at="opposed",
    )
    s.do("A use:F033")
    s.asks(A, "name_x", "x:1", "x:2", "x:3")
    s.do("A x:1", "A drain:2")
    assert (s.at("F029"), s.at("F010"), s.drained(A)) == ("", "F156", [2])


@pytest.mark.example("CC ex-21")
@pytest.mark.rule("CC 8.17", "CC 16.7", "CC 16.8")
def test_x_of_nothing():
    s = scene(
        play={B: "F010:insane F029"},
        hands={A: "F016"},
        domains={A: "!agency*4 | - | -"},
    )
    s.do("A play:F016")
    assert (s.drained(A), s.status("F010"), s.discard(B)) == ([1], "out", ["F010"])
    undrained = scene(play={B: "F010:insane"}, hands={A: "F016"}, domains={A: "hastur*4"})
    undrained.do("A play:F016")
    assert (undrained.drained(A), undrained.status("F010")) == ([], "out")


@pytest.mark.example("CC ex-22")
@pytest.mark.rule("CC 8.16", "CC 19.9")
@pytest.mark.card("F111")
def test_an_x_without_its_text_is_0():
    s = scene(play={A: "F111@4"}, row="F156 F157 F158 F155~0", at="opposed")
    assert s.skill("F111") == 0
    assert scene(play={A: "F111@1 F112"}, at="opposed").skill("F111") == 2


@pytest.mark.rule("CC 8.16", "CC 16.8")
@pytest.mark.card("F056")
def test_what_the_insane_and_an_unpaid_x_cost():
    """Nothing: an assault of X = 0 reaches the insane, and nobody else."""
    s = scene(
        play={B: "F010:insane F029 F013:insane"},
        hands={A: "F056"},
        domains={A: "cthulhu"},
    )
    s.do("A play:F056", "A x:0")
    s.asks(A, "choose_card", "choose:F010", "choose:F013")
    s.do("A choose:F013")
    assert (s.status("F013"), s.status("F029"), s.drained(A)) == ("out", "ready", [])


# -- increases and reductions ----------------------------------------------------------------------


@pytest.mark.rule("CC 8.18")
def test_a_cost_is_raised_first_and_then_lowered():
    """Three advisers and dimmed light: 2 + 1 - 3 is nothing; 2 - 3 + 1 would be more."""
    s = scene(
        play={A: "F025 F025 F025"},
        hands={A: "F120 F010"},
        domains={A: "yog_sothoth"},
    )
    s.do("A play:F120", "B pass", "A play:F010")
    assert (s.play(A)[-1], s.drained(A)) == ("F010", [1])
    s = scene(play={A: "F025"}, hands={A: "F120 F010"}, domains={A: "yog_sothoth | agency"})
    s.offers(A, "play:F120", "play:F010")
    s.do("A play:F120", "B pass")
    s.refuses(A, "play:F010")


@pytest.mark.rule("CC 8.18", "CC 8.19")
def test_reductions_add_up_and_end_at_nothing():
    costs = []
    for advisers in range(5):
        play = {A: "F025 " * advisers}
        costs.append(
            next(
                cost
                for cost in range(5)
                if playable("F010", f"agency*{cost}" if cost else "-", play=play)
            )
        )
    assert costs == [2, 1, 0, 0, 0]


@pytest.mark.rule("CC 8.20")
def test_a_minimum_binds_all_reductions(monkeypatch):
    monkeypatch.setitem(DISCOUNTS, "F010", lambda _g, _seat, _domain: cheaper(1, 1))
    assert not playable("F010", "-", play={A: "F025 F025 F025"})
    assert playable("F010", "agency", play={A: "F025 F025 F025"})
    monkeypatch.setitem(DISCOUNTS, "F010", lambda _g, _seat, _domain: cheaper(1))
    assert playable("F010", "-", play={A: "F025"})


@pytest.mark.rule("CC 8.19", "CC 8.20")
def test_a_minimum_makes_nothing_dearer(monkeypatch):
    monkeypatch.setitem(DISCOUNTS, "F102", lambda _g, _seat, _domain: cheaper(1, 1))
    assert playable("F102", "-")


@pytest.mark.example("CC ex-122")
@pytest.mark.rule("CC 8.18", "CC 8.20", "CC 9.18")
@pytest.mark.card("F101")
def test_yog_sothoths_discount():
    spells = "F115 F116 F117 F119 F120 F036 F100 F115"
    s = scene(hands={A: "F101"}, discard={A: spells}, domains={A: "yog_sothoth"})
    s.do("A play:F101")
    assert (s.play(A), s.drained(A)) == (["F101"], [1])
    scene(hands={A: "F101"}, discard={A: spells}, domains={A: "-"}).refuses(A, "play:F101")
    for count, able in ((4, False), (5, True)):
        found = playable("F101", f"yog_sothoth*{count}", discard={A: "F115 F116 F036 F118"})
        assert found == able


@pytest.mark.example("CC ex-123")
@pytest.mark.rule("CC 8.5", "CC 9.18", "CC 40.13")
@pytest.mark.card("F085")
def test_thing_from_the_stars():
    domains = "hastur agency*2 neutral | hastur*5 | agency cthulhu neutral"
    s = scene(hands={A: "F085"}, domains={A: domains})
    s.do("A play:F085")
    s.asks(A, "pay", "drain:1", "drain:2")
    s.do("A drain:1")
    assert (s.play(A), s.drained(A)) == (["F085"], [1])
    assert not playable("F085", "hastur*4")
    assert not playable("F085", "hastur agency*2")
    assert playable("F085", "hastur agency neutral")


@pytest.mark.example("CC ex-145")
@pytest.mark.rule("CC 8.18", "CC 40.26")
@pytest.mark.card("F050")
def test_the_lord_of_the_silver_twilight():
    s = scene(play={B: "F050"}, hands={A: "F041"}, domains={A: "cthulhu*5"})
    s.do("A play:F041")
    assert (s.play(A), s.drained(A)) == (["F041"], [1])
    assert not playable("F041", "cthulhu*5")
    assert not playable("F041", "cthulhu*4", play={B: "F050"})
    assert not playable("F042", "cthulhu*4", play={B: "F050"})
    assert not playable("F043", "cthulhu", play={A: "F050"})


# -- overpaying ------------------------------------------------------------------------------------


@pytest.mark.rule("CC 8.21")
@pytest.mark.card("F020")
def test_one_resource_more_than_the_cost_is_overpaying():
    for domain, shown in (("agency", "CCI"), ("agency*2", "CCAII"), ("agency*4", "CCAII")):
        s = scene(play={A: "F010"}, hands={A: "F020"}, domains={A: domain})
        s.do("A play:F020")
        assert s.icons("F010") == shown


@pytest.mark.rule("CC 8.21", "CC 8.18")
def test_it_is_the_actual_cost_that_is_overpaid():
    s = scene(play={A: "F010"}, hands={A: "F120 F020"}, domains={A: "yog_sothoth | agency*2"})
    s.do("A play:F120", "B pass", "A play:F020")
    assert s.icons("F010") == "CCI"


@pytest.mark.rule("CC 8.21")
@pytest.mark.card("F071")
def test_a_character_that_was_overpaid_may_say_so():
    for domain, asked in (("syndicate*2", "act"), ("syndicate*3", "respond")):
        s = scene(play={B: "F010"}, hands={A: "F071"}, domains={A: domain})
        s.do("A play:F071")
        s.asks_for({"act": B, "respond": A}[asked], asked)


@pytest.mark.example("CC ex-26")
@pytest.mark.rule("CC 8.22")
def test_nothing_is_not_overpaid(monkeypatch):
    monkeypatch.setitem(DISCOUNTS, "F020", lambda _g, _seat, _domain: cheaper(1))
    monkeypatch.setitem(DISCOUNTS, "F071", lambda _g, _seat, _domain: cheaper(2))
    s = scene(play={A: "F010"}, hands={A: "F020 F071"}, domains={A: "agency*3 | syndicate*3"})
    s.do("A play:F020", "B pass")
    assert (s.icons("F010"), s.drained(A)) == ("CCI", [])
    s.do("A play:F071")
    s.asks_for(B, "act")
    assert s.drained(A) == []


@pytest.mark.example("CC ex-146")
@pytest.mark.rule("CC 8.21", "CC 17.2")
@pytest.mark.card("F074")
def test_the_cathouse():
    house = {"play": {A: "F074 F066 F064:exhausted", B: "F010"}}
    s = scene(**house, domains={A: "syndicate*2"})
    s.do("A use:F066", "A choose:F010")
    s.asks(A, "respond", "use:F074", "pass")
    s.do("A use:F074", "A choose:F064")
    assert (s.status("F064"), s.skill("F010")) == ("ready", 1)
    exact = scene(**house, domains={A: "syndicate"})
    exact.do("A use:F066", "A choose:F010")
    exact.asks_for(B, "act")
    event = scene(**house, hands={A: "F076"}, domains={A: "syndicate*3"})
    event.do("A play:F076", "A choose:F010")
    event.asks_for(B, "act")
    played = scene(**house, hands={A: "F065"}, domains={A: "syndicate*3"})
    played.do("A play:F065")
    played.asks_for(B, "act")


@pytest.mark.example("CC ex-99")
@pytest.mark.rule("CC 8.21", "CC 16.13", "CC 18.3")
@pytest.mark.card("F039")
def test_dr_carsons_treatment():
    patients = {"play": {A: "F010:insane F029:insane"}, "hands": {A: "F039"}}
    s = scene(**patients, domains={A: "miskatonic agency"})
    s.do("A play:F039", "A choose:F010", "A choose:F029")
    assert (s.status("F010"), s.status("F029")) == ("ready", "ready")
    assert (s.icons("F010"), s.icons("F029")) == ("CCI", "CCI")
    s.passes(B, A)
    assert s.icons("F010") == "I"
    one = scene(**patients, domains={A: "miskatonic"})
    one.do("A play:F039", "A choose:F010", "A enough")
    assert (one.status("F010"), one.status("F029"), one.icons("F010")) == ("ready", "insane", "I")
