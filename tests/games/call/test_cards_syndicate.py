"""The cards of the Syndicate."""

import pytest

from fhtagn.games.call.queries import (
    HEROIC,
    WILLPOWER,
    can_go_insane,
    has,
    toughness,
)
from tests.games.call.scene import A, B, scene

# -- F061 Jack "Brass" Brady -----------------------------------------------------------------------


@pytest.mark.card("F061")
@pytest.mark.rule("CC 17.9", "CC 18.4")
def test_brady_escapes_an_ability_for_free():
    s = scene(play={A: "F066", B: "F061"}, domains={A: "syndicate"})
    s.do("A use:F066", "A choose:F061")
    s.asks(B, "disrupt", "use:F061", "pass")
    s.do("B use:F061")
    assert (s.hand(B), s.play(B), s.drained(A)) == (["F061"], [], [1])
    s.asks_for(B, "act")


@pytest.mark.card("F061")
def test_brady_may_stay_and_may_escape_what_does_not_concern_him():
    s = scene(play={A: "F066", B: "F061"}, domains={A: "syndicate"})
    s.do("A use:F066", "A choose:F061", "B pass")
    assert (s.skill("F061"), s.status("F061")) == (1, "ready")
    s = scene(play={A: "F072:exhausted", B: "F061"}, domains={A: "syndicate"})
    s.do("A use:F072", "B use:F061")
    assert (s.hand(B), s.status("F072")) == (["F061"], "ready")


@pytest.mark.card("F061")
@pytest.mark.rule("CC 17.2")
def test_brady_escapes_neither_events_nor_cards_played_nor_struggles():
    s = scene(play={B: "F061"}, hands={A: "F017"}, domains={A: "agency*3"}).do("A play:F017")
    assert s.discard(B) == ["F061"]
    s = scene(play={B: "F061"}, hands={A: "F029"}, domains={A: "miskatonic"}).do("A play:F029")
    s.asks_for(B, "act")
    s = scene(play={B: "F061"}, discard={A: "F026"}, fallen="F026", domains={A: "agency"})
    s.do("A use:F026")
    assert s.hand(A) == ["F026"]
    s.asks_for(B, "act")
    s = scene(play={A: "F013@1", B: "F061@1"}, at="resolve")
    assert s.discard(B) == ["F061"]


@pytest.mark.card("F061")
@pytest.mark.rule("CC 40.5", "CC 40.4")
def test_brady_escapes_abilities_of_his_own_side_to_his_owner():
    s = scene(play={A: "F065 F061~1"}).do("A use:F065", "A choose:F065")
    s.asks(A, "disrupt", "use:F061", "pass")
    s.do("A use:F061")
    assert (s.hand(A), s.hand(B), s.skill("F065")) == ([], ["F061"], 0)


@pytest.mark.card("F061")
@pytest.mark.rule("CC 17.23")
def test_brady_escapes_a_response_and_another_brady_but_each_only_once():
    s = scene(play={A: "F065 F061", B: "F061"}).do("A use:F065", "A choose:F065")
    s.asks(B, "disrupt", "use:F061:2", "pass")
    s.do("B use:F061:2")
    s.asks(A, "disrupt", "use:F061:1", "pass")
    s.do("A use:F061:1")
    assert (s.hand(A), s.hand(B), s.skill("F065")) == (["F061"], ["F061"], 0)
    s = scene(play={A: "F022", B: "F061"}, at="commit").do("A commit:F022:F156", "A use:F022")
    s.asks(B, "disrupt", "use:F061", "pass")


@pytest.mark.card("F061")
def test_brady_insane_cannot_escape():
    s = scene(play={A: "F066", B: "F061:insane"}, domains={A: "syndicate"})
    s.do("A use:F066", "A choose:F061")
    s.asks_for(B, "act")


# -- F062 Dr. Marinus Bicknell Willett -------------------------------------------------------------


@pytest.mark.card("F062")
@pytest.mark.rule("CC 15.1", "CC 15.28")
def test_willett_is_fast_and_strong_willed():
    s = scene(play={A: "F062@1", B: "F112@1"}, at="resolve")
    assert s.discard(B) == ["F112"]
    assert (s.status("F062"), s.icons("F062"), s.skill("F062")) == ("exhausted", "CAI", 3)
    s.asks_for(A, "ready_one")


@pytest.mark.card("F062")
@pytest.mark.rule("CC 20.1")
def test_willett_is_unique():
    s = scene(play={A: "F062"}, hands={A: "F062", B: "F062"}, domains={A: "syndicate*4"})
    s.refuses(A, "play:F062")
    s = scene(play={B: "F062"}, hands={A: "F062"}, domains={A: "syndicate*4"}).do("A play:F062")
    assert s.play(A) == ["F062"]


# -- F063 Richard Upton Pickman --------------------------------------------------------------------


def painted(target, *, domains="syndicate*2 | agency", **more):
    """Pickman of A uses his ability on the target."""
    s = scene(domains={A: domains}, **more).do("A use:F063")
    return s.do(f"A choose:{target}")


@pytest.mark.card("F063")
@pytest.mark.rule("CC 19.9", "CC 19.5")
def test_pickman_takes_an_ability_for_the_phase():
    s = painted("F066", play={A: "F063", B: "F066"}, domains="syndicate*2 | agency | agency")
    assert s.drained(A) == [1]
    s.asks(B, "act", "pass")
    s.do("B pass", "A use:F063:F066/1", "A choose:F066")
    assert s.skill("F066") == 0
    s.do("B pass")
    s.asks(A, "act", "use:F063:F066/1", "pass")
    s.passes(A)
    assert s.skill("F066") == 2
    s.asks(A, "act", "pass")


@pytest.mark.card("F063")
def test_pickman_chooses_between_his_own_and_the_copied_ability():
    s = painted("F066", play={A: "F063 F010", B: "F066"}, domains="syndicate*2 | syndicate*2")
    s.do("B pass")
    s.asks(A, "act", "use:F063:1", "use:F063:F066/1", "pass")
    s.do("A use:F063:F066/1", "A choose:F010")
    assert (s.skill("F010"), s.drained(A)) == (1, [1, 2])


@pytest.mark.card("F063")
@pytest.mark.rule("CC 18.12")
def test_pickman_cannot_use_what_names_its_own_card():
    s = painted("F070", play={A: "F063", B: "F070"}, tokens={"F156": (0, 3)})
    s.asks(B, "act", "pass")
    s.do("B pass").asks(A, "act", "pass")
    s = painted("F072", play={A: "F063:exhausted", B: "F072"})
    s.do("B pass").asks(A, "act", "pass")


@pytest.mark.card("F063")
@pytest.mark.rule("CC 19.9", "CC 40.2")
def test_pickman_takes_keywords_and_the_model_lives_without():
    s = painted("F013", play={A: "F063", B: "F013 F008"})
    pickman, model = s.card("F063"), s.card("F013")
    assert (has(s.g, pickman, HEROIC), has(s.g, pickman, WILLPOWER)) == (True, True)
    assert (toughness(s.g, pickman), toughness(s.g, model)) == (3, 0)
    assert not has(s.g, model, HEROIC)
    assert (s.skill("F013"), s.icons("F013")) != (0, "")
    s.passes(B, A)
    assert (toughness(s.g, pickman), toughness(s.g, model)) == (0, 3)
    assert (has(s.g, pickman, HEROIC), has(s.g, model, HEROIC)) == (False, True)


@pytest.mark.card("F063")
@pytest.mark.rule("CC 40.2")
def test_pickman_kills_the_wounded_by_taking_their_toughness():
    s = painted("F013", play={A: "F063", B: "F013:w1"})
    assert s.discard(B) == ["F013"]


@pytest.mark.card("F063")
@pytest.mark.rule("CC 18.7", "CC 15.10")
def test_pickman_blanks_the_model_only_if_he_has_gained_its_text():
    given = {"play": {A: "F063 F043", B: "F013"}}
    s = painted("F013", **given).do("A keep:villainous")
    assert (s.play(A), toughness(s.g, s.card("F013"))) == (["F043"], 3)
    s = painted("F013", **given).do("A keep:heroic")
    assert (s.play(A), toughness(s.g, s.card("F013"))) == (["F063"], 0)


@pytest.mark.card("F063")
def test_pickman_gains_nothing_from_the_insane_and_needs_two():
    s = painted("F066", play={A: "F063", B: "F066:insane"}, domains="syndicate*2 | syndicate*2")
    s.do("B pass").asks(A, "act", "use:F063", "pass")
    scene(play={A: "F063", B: "F066"}, domains={A: "syndicate"}).refuses(A, "use:F063")


# -- F064 Bag Man, F067 Triggerman -----------------------------------------------------------------


@pytest.mark.card("F064", "F072")
@pytest.mark.rule("CC 15.1")
def test_bag_man_is_fast():
    s = scene(play={A: "F064@1", B: "F072@1"}, at="resolve")
    assert (s.discard(B), s.icons("F064"), s.skill("F064")) == (["F072"], "CCI", 2)


@pytest.mark.card("F067")
@pytest.mark.rule("CC 15.16", "CC 15.28")
def test_triggerman_is_loyal_and_strong_willed():
    s = scene(hands={A: "F067"}, domains={A: "syndicate agency*2"})
    s.refuses(A, "play:F067")
    s = scene(hands={A: "F067"}, domains={A: "syndicate*2"}).do("A play:F067")
    assert (s.status("F067"), s.icons("F067"), s.skill("F067")) == ("ready", "CI", 2)
    assert not can_go_insane(s.g, s.card("F067"))


# -- F065 Clover Club Bouncer, F066 Clover Club Torch Singer ---------------------------------------


@pytest.mark.card("F065")
@pytest.mark.rule("CC 19.5")
def test_clover_club_bouncer_exhausts_to_lower_a_skill_by_one():
    s = scene(play={A: "F065 F010", B: "F064"}).do("A use:F065")
    s.asks(A, "choose_character", "choose:F065", "choose:F010", "choose:F064")
    s.do("A choose:F064")
    assert (s.skill("F064"), s.status("F065")) == (1, "exhausted")
    s.do("B pass")
    s.refuses(A, "use:F065")
    s.do("A pass")
    assert s.skill("F064") == 2


@pytest.mark.card("F066")
@pytest.mark.rule("CC 12.11")
def test_clover_club_torch_singer_lowers_a_skill_by_two_for_one():
    s = scene(play={A: "F066 F010", B: "F064"}, domains={A: "agency | agency", B: "agency"})
    s.do("A use:F066")
    s.asks(A, "choose_character", "choose:F066", "choose:F010", "choose:F064")
    s.do("A choose:F010")
    assert (s.skill("F010"), s.status("F066"), s.drained(A)) == (1, "ready", [1])
    s.refuses(B, "use:F066")
    s.do("B pass", "A use:F066", "A choose:F010")
    assert s.skill("F010") == 0
    s.do("B pass")
    s.refuses(A, "use:F066")


# -- F068 Syndicate Liaison ------------------------------------------------------------------------


@pytest.mark.card("F068")
@pytest.mark.rule("CC 17.7")
def test_syndicate_liaison_must_exhaust_a_ready_character():
    s = scene(play={A: "F010:exhausted", B: "F064 F065:insane F066:exhausted"}, hands={A: "F068"},
              domains={A: "syndicate*3"})  # fmt: skip
    s.do("A play:F068")
    s.asks(A, "choose_character", "choose:F068", "choose:F064")
    s.do("A choose:F064")
    assert (s.status("F064"), s.status("F068")) == ("exhausted", "ready")


@pytest.mark.card("F068")
def test_syndicate_liaison_alone_exhausts_itself_and_answers_nobody_else():
    s = scene(hands={A: "F068"}, domains={A: "syndicate*3"}).do("A play:F068")
    assert s.status("F068") == "exhausted"
    s = scene(play={A: "F068"}, hands={A: "F065"}, domains={A: "syndicate"}).do("A play:F065")
    assert (s.status("F068"), s.status("F065")) == ("ready", "ready")


# -- F069 Hard Case --------------------------------------------------------------------------------


@pytest.mark.card("F069")
def test_hard_case_exhausts_a_character_no_dearer_than_your_domains():
    s = scene(play={A: "F010:exhausted", B: "F064 F062 F013:insane"}, hands={A: "F069"},
              domains={A: "syndicate*2 | - | -"})  # fmt: skip
    s.do("A play:F069")
    s.asks(A, "respond", "use:F069", "pass")
    s.do("A use:F069")
    s.asks(A, "choose_character", "choose:F069", "choose:F010", "choose:F064", "choose:F013")
    s.do("A choose:F064")
    assert (s.status("F064"), s.status("F062")) == ("exhausted", "ready")


@pytest.mark.card("F069")
def test_hard_case_counts_his_own_domains_and_need_not_answer():
    s = scene(play={B: "F064"}, hands={A: "F069"}, domains={A: "syndicate*2 | -", B: "-|-|-|-"})
    s.do("A play:F069", "A use:F069")
    assert (s.status("F069"), s.status("F064")) == ("exhausted", "ready")
    s = scene(hands={A: "F069"}, domains={A: "syndicate*2 | -"}).do("A play:F069", "A pass")
    assert s.status("F069") == "ready"
    s = scene(play={A: "F069"}, hands={A: "F065"}, domains={A: "syndicate"}).do("A play:F065")
    s.asks_for(B, "act")


# -- F070 Patsy ------------------------------------------------------------------------------------


@pytest.mark.card("F070")
@pytest.mark.rule("CC 40.10", "CC 40.11")
def test_patsy_takes_two_tokens_off_a_story_with_two_to_four():
    s = scene(play={A: "F070"}, row="F156 F157 F158 F159",
              tokens={"F156": (2, 2), "F157": (3, 2), "F158": (0, 2), "F159": (1, 0)})  # fmt: skip
    s.do("A use:F070")
    s.asks(A, "choose_story", "choose:F156", "choose:F158")
    s.do("A choose:F156")
    assert s.discard(A) == ["F070"]
    s.asks(A, "take_token", "take_token~0", "take_token~1")
    s.do("A take_token~1", "A take_token~0")
    assert s.tokens("F156") == (1, 1)


@pytest.mark.card("F070")
@pytest.mark.rule("CC 18.2", "CC 40.11")
def test_patsy_takes_exactly_two_from_any_side():
    s = scene(play={A: "F070"}, tokens={"F156": (0, 2)}).do("A use:F070")
    assert s.tokens("F156") == (0, 0)
    s = scene(play={A: "F070"}, tokens={"F156": (1, 0), "F157": (4, 1)})
    s.refuses(A, "use:F070")


# -- F071 Extortionist -----------------------------------------------------------------------------


@pytest.mark.card("F071")
@pytest.mark.rule("CC 8.21")
def test_extortionist_overpaid_exhausts_anybody_but_ancient_ones():
    s = scene(play={A: "F010:exhausted", B: "F064 F041 F065:insane"}, hands={A: "F071"},
              domains={A: "syndicate*3"})  # fmt: skip
    s.do("A play:F071")
    s.asks(A, "respond", "use:F071", "pass")
    s.do("A use:F071")
    s.asks(A, "choose_character", "choose:F071", "choose:F010", "choose:F064", "choose:F065")
    s.do("A choose:F064")
    assert s.status("F064") == "exhausted"


@pytest.mark.card("F071", "F024")
def test_extortionist_does_nothing_if_paid_exactly_or_not_at_all():
    s = scene(play={B: "F064"}, hands={A: "F071"}, domains={A: "syndicate*2"}).do("A play:F071")
    s.asks_for(B, "act")
    s = scene(play={A: "F024", B: "F064"}, hands={A: "F017"}, discard={A: "F071"}, fallen="F071",
              domains={A: "agency*3 | miskatonic*3"})  # fmt: skip
    s.do("A play:F017", "A choose:F024", "A use:F024", "A enter:F071")
    assert s.play(A) == ["F071", "F024"]
    s.asks_for(B, "act")


# -- F072 Freelance Photographer -------------------------------------------------------------------


@pytest.mark.card("F072")
def test_freelance_photographer_pays_to_stand_ready():
    s = scene(play={A: "F072@1 F010@1"}, domains={A: "agency"}, at="committed").do("A use:F072")
    assert (s.status("F072"), s.at("F072"), s.status("F010")) == ("ready", "F156", "exhausted")
    assert s.drained(A) == [1]
    scene(play={A: "F072:exhausted"}).refuses(A, "use:F072")


# -- F073 Dutch Courage ----------------------------------------------------------------------------


@pytest.mark.card("F073")
@pytest.mark.rule("CC 15.22", "CC 15.23")
def test_dutch_courage_gives_your_characters_toughness():
    s = scene(play={A: "F073 F010 F008", B: "F029 F073:exhausted F065:insane"})
    told = {card: toughness(s.g, s.card(card)) for card in ("F010", "F008", "F029", "F065")}
    assert told == {"F010": 1, "F008": 2, "F029": 1, "F065": 0}
    s = scene(play={A: "F073 F010:w1", B: "F029"}, hands={A: "F016"}, domains={A: "agency"})
    assert s.status("F010") == "ready"
    s.do("A play:F016")
    assert s.discard(B) == ["F029"]


@pytest.mark.card("F073")
@pytest.mark.rule("CC 19.1")
def test_dutch_courage_adds_up_and_keeps_alive():
    s = scene(play={A: "F073 F073 F010@1", B: "F064@1"}, at="resolve")
    assert (s.wounds("F010"), s.play(A)) == (1, ["F073", "F073", "F010"])
    assert toughness(s.g, s.card("F010")) == 2


# -- F074 Cathouse ---------------------------------------------------------------------------------


@pytest.mark.card("F074")
@pytest.mark.rule("CC 8.21", "CC 17.19")
def test_cathouse_readies_a_character_for_each_ability_you_overpay():
    s = scene(play={A: "F074 F074 F066 F010:exhausted", B: "F064:exhausted"},
              domains={A: "agency*2"})  # fmt: skip
    s.do("A use:F066", "A choose:F066")
    s.asks(A, "respond", "use:F074:1", "use:F074:2", "pass")
    s.do("A use:F074:1")
    s.asks(A, "choose_character", "choose:F066", "choose:F010", "choose:F064")
    s.do("A choose:F010")
    s.asks(A, "respond", "use:F074:2", "pass")
    s.do("A use:F074:2", "A choose:F064")
    assert [s.status(card) for card in ("F010", "F064", "F074")] == ["ready"] * 3
    s.asks_for(B, "act")


@pytest.mark.card("F074")
@pytest.mark.rule("CC 8.22", "CC 17.2")
def test_cathouse_does_not_answer_what_is_no_overpaid_ability_of_yours():
    s = scene(play={A: "F074 F066"}, domains={A: "agency"}).do("A use:F066")
    s.asks_for(B, "act")
    s = scene(play={A: "F074 F065"}, domains={A: "agency*3"}).do("A use:F065")
    s.asks_for(B, "act")
    s = scene(play={A: "F074 F066"}, hands={A: "F078"}, domains={A: "syndicate*3"})
    s.do("A play:F078")
    s.asks_for(B, "act")
    s = scene(play={A: "F074"}, hands={A: "F065"}, domains={A: "syndicate*3"}).do("A play:F065")
    s.asks_for(B, "act")
    s = scene(play={A: "F074 F010"}, discard={A: "F026"}, fallen="F026", domains={A: "agency*3"})
    s.do("A use:F026")
    s.asks_for(B, "act")
    s = scene(play={A: "F066", B: "F074"}, domains={A: "agency*2"}).do("A use:F066")
    s.asks_for(B, "act")


# -- F075 Alhazred Lamp ----------------------------------------------------------------------------


@pytest.mark.card("F075")
def test_alhazred_lamp_gives_its_bearer_an_icon_of_each_kind():
    s = scene(play={A: "F065", B: "F064"}, hands={A: "F075"}, domains={A: "syndicate*2"})
    s.do("A play:F075")
    s.asks(A, "choose_character", "choose:F065", "choose:F064")
    s.do("A choose:F064")
    assert (s.icons("F064"), s.icons("F065")) == ("TCCCAII", "")
    assert not can_go_insane(s.g, s.card("F064"))


@pytest.mark.card("F075")
@pytest.mark.rule("CC 9.11")
def test_alhazred_lamp_needs_a_character():
    s = scene(hands={A: "F075"}, domains={A: "syndicate*2"})
    s.refuses(A, "play:F075")
    s = scene(play={A: "F065 F075>F065 F073"})
    assert s.icons("F065") == "TCAI"


# -- F076 Like a Moth ------------------------------------------------------------------------------


@pytest.mark.card("F076")
@pytest.mark.rule("CC 18.10", "CC 19.2")
def test_like_a_moth_sets_the_printed_skill_to_nothing():
    s = scene(play={A: "F010", B: "F013"}, hands={A: "F076 F078"},
              domains={A: "syndicate*2 | syndicate*3"})  # fmt: skip
    s.do("A play:F076")
    s.asks(A, "choose_character", "choose:F010", "choose:F013")
    s.do("A choose:F013", "A drain:1")
    assert (s.skill("F013"), s.skill("F010")) == (0, 3)
    s.do("B pass", "A play:F078", "A choose:F013")
    assert s.skill("F013") == 3
    s.passes(B, A)
    assert s.skill("F013") == 6


@pytest.mark.card("F076", "F035", "F111")
def test_like_a_moth_leaves_what_comes_on_top_and_takes_an_x():
    s = scene(play={A: "F035 F026"}, hands={A: "F076"}, domains={A: "syndicate*2"})
    s.do("A play:F076")
    assert s.skill("F026") == 2
    s = scene(play={B: "F111"}, hands={A: "F076"}, domains={A: "syndicate*2"}).do("A play:F076")
    assert s.skill("F111") == 0


# -- F077 Panic ------------------------------------------------------------------------------------


@pytest.mark.card("F077")
@pytest.mark.rule("CC 18.17", "CC 16.3")
def test_panic_exhausts_everybody_of_skill_below_x():
    s = scene(play={A: "F065 F010", B: "F064 F088 F066:insane"}, hands={A: "F077"},
              domains={A: "syndicate*3"})  # fmt: skip
    s.do("A play:F077", "A x:3")
    assert [s.status(card) for card in ("F065", "F064", "F010", "F088", "F066")] == [
        "exhausted", "exhausted", "ready", "ready", "insane",
    ]  # fmt: skip


@pytest.mark.card("F077")
@pytest.mark.rule("CC 15.16", "CC 8.17")
def test_panic_is_loyal():
    s = scene(play={B: "F064"}, hands={A: "F077"}, domains={A: "syndicate*2 agency*2"})
    s.do("A play:F077")
    s.asks(A, "name_x", "x:0", "x:1", "x:2")
    s.do("A x:2")
    assert (s.status("F064"), s.drained(A)) == ("ready", [1])


# -- F078 Get On Yer Feet! -------------------------------------------------------------------------


@pytest.mark.card("F078")
@pytest.mark.rule("CC 8.21")
def test_get_on_yer_feet_readies_and_overpaid_strengthens():
    s = scene(play={A: "F010:exhausted", B: "F064"}, hands={A: "F078"}, domains={A: "syndicate*2"})
    s.do("A play:F078", "A choose:F010")
    assert (s.status("F010"), s.skill("F010")) == ("ready", 6)
    s.passes(B, A)
    assert s.skill("F010") == 3


@pytest.mark.card("F078")
@pytest.mark.rule("CC 18.6")
def test_get_on_yer_feet_may_strengthen_the_ready_and_paid_exactly_does_not():
    s = scene(play={A: "F010"}, hands={A: "F078"}, domains={A: "syndicate*2"}).do("A play:F078")
    assert s.skill("F010") == 6
    s = scene(play={A: "F010:exhausted"}, hands={A: "F078"}, domains={A: "syndicate"})
    s.do("A play:F078")
    assert (s.status("F010"), s.skill("F010")) == ("ready", 3)


# -- F079 Low Blow ---------------------------------------------------------------------------------


@pytest.mark.card("F079")
@pytest.mark.rule("CC 40.15", "CC 18.9")
def test_low_blow_exhausts_the_ready_and_maddens_the_exhausted():
    play = {A: "F010 F062:exhausted F067", B: "F064:exhausted F065:insane F112:exhausted"}
    given = {"play": play, "hands": {A: "F079"}, "domains": {A: "syndicate*2"}}
    s = scene(**given).do("A play:F079")
    s.asks(A, "choose_character", "choose:F010", "choose:F067", "choose:F064")
    s.do("A choose:F010")
    assert s.status("F010") == "exhausted"
    s = scene(**given).do("A play:F079", "A choose:F064")
    assert s.status("F064") == "insane"
    s = scene(**given).do("A play:F079", "A choose:F067")
    assert s.status("F067") == "exhausted"


# -- F080 Legacy of Ramses -------------------------------------------------------------------------


def ramses(domains):
    s = scene(play={A: "F010:exhausted F064", B: "F065:exhausted F066:insane"}, hands={A: "F080"},
              domains={A: domains})  # fmt: skip
    s.do("A play:F080")
    s.asks(A, "choose_character", "choose:F010", "choose:F065")
    return s.do("A choose:F010")


@pytest.mark.card("F080")
@pytest.mark.rule("CC 40.25", "CC 18.11")
def test_legacy_of_ramses_readies_and_may_be_kept_for_a_domain():
    s = ramses("syndicate*2 | - | F026 | !agency")
    assert s.status("F010") == "ready"
    s.asks(A, "drain_to_keep", "drain:2", "drain:3", "decline")
    s.do("A drain:3")
    assert (s.hand(A), s.discard(A), s.drained(A)) == (["F080"], ["F026"], [1, 3, 4])


@pytest.mark.card("F080")
def test_legacy_of_ramses_is_discarded_if_nothing_is_drained():
    s = ramses("syndicate*2 | -").do("A decline")
    assert (s.hand(A), s.discard(A), s.drained(A)) == ([], ["F080"], [1])
    s = ramses("syndicate*2 | !-")
    assert (s.hand(A), s.discard(A)) == ([], ["F080"])
    s = scene(play={A: "F010"}, hands={A: "F080"}, domains={A: "syndicate*2"})
    s.refuses(A, "play:F080")
