"""The timing of effects: what comes after what (chapter 17)."""

import pytest

from fhtagn.games.call.deeds import destroyed, returned
from fhtagn.games.call.timing import after_the_step
from tests.games.call.doubles import staged
from tests.games.call.scene import A, B, scene


def kinds(s, *wanted):
    """What was told of these kinds, in order."""
    return [
        f"{one['how']} {one['card']}" if one["kind"] == "fell" else one["kind"]
        for one in s.told(A)
        if one["kind"] in wanted
    ]


# -- the book's example ----------------------------------------------------------------------------


@pytest.mark.example("CC ex-76")
def test_power_drain_against_shotgun_blast():
    s = scene(
        hands={A: "F088 F100", B: "F016"},
        domains={A: "hastur*2 agency*2 | hastur*2 | -", B: "agency cthulhu*2 | - | -"},
    )
    s.do("A play:F088")
    s.asks(B, "act", "play:F016", "pass")
    s.do("B play:F016")
    assert ([use["x"] for use in s.sees(A)["uses"]], s.drained(B)) == ([3], [1])
    s.asks(A, "disrupt", "play:F100", "pass")
    s.do("A play:F100")
    assert (s.status("F088"), s.wounds("F088")) == ("ready", 0)
    assert (s.discard(A), s.discard(B)) == (["F100"], ["F016"])
    assert (s.drained(A), s.drained(B)) == ([1, 2], [1])
    s.asks_for(A, "act")


@pytest.mark.example("CC ex-177")
def test_an_event_is_shown_before_its_targets_are_chosen():
    s = scene(
        play={B: "F010 F064"},
        hands={A: "F016"},
        domains={A: "agency*3 | agency*4"},
        at="operations",
    )

    def shown():
        (use,) = s.sees(B)["uses"]
        return use["card"], use["x"], use["chosen"]

    s.do("A play:F016").asks_for(A, "name_x")
    assert shown() == ("F016", 0, [])
    s.do("A x:3").asks(A, "choose_character", "choose:F010", "choose:F064")
    assert shown() == ("F016", 3, [])
    s.do("A choose:F010").asks(A, "pay", "drain:1", "drain:2")
    assert shown() == ("F016", 3, [{"card": "F010"}])
    assert s.drained(A) == []
    s.do("A drain:2")
    assert (s.status("F010"), s.drained(A)) == ("out", [2])


# -- the order of one use --------------------------------------------------------------------------


@pytest.mark.rule("CC 17.21", "CC 8.12")
def test_everything_is_chosen_before_anything_is_paid():
    """The one to be exhausted for it is still ready when the target is chosen."""
    s = scene(play={A: "F106 F010:exhausted", B: "F064:exhausted"}, hands={A: "F057"},
              domains={A: "cthulhu*2 | -"})  # fmt: skip
    s.do("A play:F057").asks(A, "choose_character", "choose:F010", "choose:F064")
    assert s.status("F106") == "ready"
    s.do("A choose:F064")
    assert (s.status("F106"), s.status("F064")) == ("exhausted", "out")


@pytest.mark.rule("CC 17.21")
def test_nothing_is_declared_that_cannot_be_paid_or_chosen_for():
    poor = scene(play={A: "F066", B: "F010"}, domains={A: "!agency | -"})
    poor.refuses(A, "use:F066")
    paid = scene(play={A: "F066", B: "F010"}, domains={A: "agency | -"}).do("A use:F066")
    paid.asks(A, "choose_character", "choose:F066", "choose:F010")
    assert paid.drained(A) == []
    paid.do("A choose:F010")
    assert (paid.skill("F010"), paid.drained(A)) == (1, [1])


@pytest.mark.rule("CC 17.15", "CC 17.25")
def test_disrupts_then_passive_effects_then_forced_responses_then_responses():
    s = staged(
        play={A: "T032", B: "F148:w2 F143>F148 F130"},
        hands={A: "F016"},
        domains={A: "agency*5", B: "agency*2"},
    )
    s.do("A play:F016", "A x:5", "A choose:F148")
    s.asks(B, "disrupt", "use:F130", "pass")
    assert s.wounds("F148") == 2
    s.do("B pass")
    s.asks(A, "order_forced", "next:T032:1", "next:T032:2")
    assert kinds(s, "wounded", "fell") == [
        "wounded",
        "destroyed F148",
        "destroyed F143",
    ]
    s.do("A next:T032:1")
    assert len(s.hand(A)) == 2
    s.asks(B, "respond", "use:F148", "pass")


@pytest.mark.rule("CC 17.25")
@pytest.mark.parametrize(("deed", "pile"), [(destroyed, ["F010", "F150"]), (returned, ["F150"])])
def test_cards_leave_play_before_anybody_responds(deed, pile):
    """The bearer and its Talisman are gone when the Talisman's Response is asked for."""
    s = scene(play={A: "F010 F150>F010"}, domains={A: "agency"})
    s.happens(deed, (s.card("F010"),)).happens(after_the_step)
    s.asks(A, "respond", "use:F150", "pass")
    assert (s.play(A), s.discard(A)) == ([], pile)


# -- one action after another ----------------------------------------------------------------------


@pytest.mark.rule("CC 17.4", "CC 40.7")
def test_an_action_is_over_before_the_next_and_the_turn_to_act_passes_on():
    s = staged(
        play={A: "F066 T033", B: "F010"}, hands={A: "T054", B: "T041 T054"}, domains={A: "agency"}
    )
    s.do("A play:T054", "A choose:T033")
    s.asks(B, "disrupt", "play:T041", "pass")
    s.refuses(B, "play:T054")
    s.do("B pass").asks(A, "respond", "use:T033", "pass")
    s.refuses(A, "use:F066")
    s.do("A use:T033").asks(B, "disrupt", "play:T041", "pass")
    s.do("B play:T041").asks(B, "act", "play:T054", "pass")
    s.do("B pass").asks(A, "act", "use:F066", "pass")


@pytest.mark.example("CC ex-96")
def test_no_last_action():
    s = scene(play={A: "F070"}, hands={B: "F056"}, domains={B: "cthulhu | -"},
              tokens={"F156": (1, 1)})  # fmt: skip
    s.offers(A, "use:F070")
    s.passes(A).do("B play:F056")
    assert (s.status("F070"), s.tokens("F156")) == ("out", (1, 1))
    s.asks(A, "act", "pass")


@pytest.mark.rule("CC 17.3", "CC 17.27")
def test_no_action_while_stories_are_resolved():
    """The Bouncer could have been used before, and can be used after, but not at this moment."""
    s = scene(play={A: "F010@1 F065", B: "F112"}, at="opposed")
    s.offers(A, "use:F065")
    s.passes(A, B).asks(A, "put_tokens", "tokens:1", "tokens:0")
    s.refuses(A, "use:F065")
    s.do("A tokens:1", "A tokens:2").asks_for(A, "act")
    s.offers(A, "use:F065")


# -- triggered effects -----------------------------------------------------------------------------


@pytest.mark.rule("CC 17.1", "CC 17.24", "CC 40.39")
def test_four_bold_words_make_a_triggered_effect_and_nothing_else_does():
    """An event that cancels any effect is asked for before each of them, and never else."""
    veto = {"hands": {A: "T054 F010 F143", B: "T041"}, "domains": {A: "agency*2 | agency", B: "-"}}
    action = staged(play={B: "F010"}, **veto).do("A play:T054")
    action.asks_for(B, "disrupt")
    answer = staged(play={A: "T033"}, **veto).do("A play:T054", "B pass", "A use:T033")
    answer.asks_for(B, "disrupt")
    forced = staged(play={A: "F149", B: "F010"}, **veto).do(
        "A play:T054", "A choose:F149", "B pass"
    )
    forced.asks_for(B, "disrupt")
    wound = staged(play={A: "F125 F124"}, domains={A: "agency*4 | agency"}, hands={B: "T041"})
    wound.do("A use:F124", "A choose:F125", "B pass", "A use:F125").asks_for(B, "disrupt")
    playing = staged(**veto).do("A play:F010")
    assert playing.status("F010") == "ready"
    playing.asks_for(B, "act")
    mulder = staged(play={A: "F005", B: "F010 F029 F064 F008"}, **veto).do("A play:F010")
    assert mulder.status("F005") == "insane"
    mulder.asks_for(B, "act")


@pytest.mark.rule("CC 17.24", "CC 13.13")
def test_the_effect_of_a_story_cannot_be_cancelled():
    s = staged(hands={A: "T021", B: "T041"}, tokens={"F156": (4, 0), "F157": (1, 1)})
    s.do("A play:T021", "B pass", "A carry_out:F156")
    assert s.tokens("F157") == (0, 0)
    s.asks_for(B, "act")


@pytest.mark.rule("CC 17.2")
def test_an_event_is_no_triggered_ability():
    """The Performance Artist cancels abilities of cards in play only."""
    s = scene(play={A: "F066", B: "F087 F010"}, hands={A: "F020"}, domains={A: "agency | agency"})
    s.do("A play:F020", "A choose:F010").asks_for(B, "act")
    s.do("B pass", "A use:F066", "A choose:F010").asks(B, "disrupt", "use:F087", "pass")


@pytest.mark.rule("CC 17.14", "CC 17.3")
def test_of_equal_cards_in_the_discard_pile_one_is_offered():
    s = scene(discard={A: "F003 F003"}, fallen="F003", domains={A: "agency | agency"})
    s.asks(A, "act", "use:F003", "pass")
    s.do("A use:F003", "B pass")
    assert (s.hand(A), s.discard(A)) == (["F003"], ["F003"])
    s.do("A use:F003")
    assert s.hand(A) == ["F003", "F003"]
