"""The cards of Cthulhu: each does what it says, when it says so, and to nobody else."""

import pytest

from tests.games.call.scene import A, B, scene

# -- F041 Cthulhu ----------------------------------------------------------------------------------


@pytest.mark.card("F041")
@pytest.mark.rule("CC 40.28", "CC 16.12")
def test_cthulhu_takes_a_character_of_whoever_has_drawn_as_that_player_chooses():
    s = scene(play={A: "F041", B: "F010 F032:insane"}, active=B, at="draw")
    s.asks(B, "sacrifice", "sacrifice:F010", "sacrifice:F032")
    s.do("B sacrifice:F032")
    assert s.discard(B) == ["F032"]
    assert s.play(B) == ["F010"]
    s.asks_for(B, "act")
    assert s.play(A) == ["F041"]


@pytest.mark.card("F041")
def test_cthulhu_takes_of_his_own_player_too_and_even_himself():
    s = scene(play={A: "F041", B: "F010 F029"}, at="draw")
    assert s.discard(A) == ["F041"]
    assert s.play(B) == ["F010", "F029"]


@pytest.mark.card("F041")
def test_cthulhu_takes_nothing_of_who_has_no_character():
    s = scene(play={A: "F041", B: "F055"}, active=B, at="draw")
    s.asks_for(B, "act")
    assert s.play(A) == ["F041"]
    assert s.play(B) == ["F055"]


@pytest.mark.card("F041")
@pytest.mark.rule("CC 40.28")
def test_cthulhu_does_not_mind_cards_drawn_by_an_effect():
    s = scene(play={A: "F041", B: "F032:insane F010"}, active=B, at="refresh")
    s.do("B use:F032", "B discard:F142")
    s.asks_for(B, "act")
    assert s.play(B) == ["F032", "F010"]


@pytest.mark.card("F041")
def test_two_of_cthulhu_and_one_of_them_takes_the_other():
    """The second has gone before its own text could be carried out."""
    s = scene(play={A: "F041", B: "F041 F010"}, active=B, at="draw")
    s.asks_for(B, "order_forced")
    s.do("B next:F041:1", "B sacrifice:F041:2")
    s.asks_for(B, "act")
    assert s.play(B) == ["F010"]
    assert s.play(A) == ["F041"]


# -- F042 Dagon ------------------------------------------------------------------------------------


def assault_on_dagon(**more):
    """B plays Deep One Assault; A has Dagon and Deep Ones."""
    s = scene(
        play={A: "F042 F052 F046 F043 F052:insane"},
        hands={B: "F056"},
        domains={A: more.get("pays", "agency"), B: "cthulhu*5"},
        active=B,
    )
    return s.do("B play:F056", "B x:5", f"B choose:{more.get('at', 'F042')}")


@pytest.mark.card("F042")
@pytest.mark.rule("CC 17.10")
def test_dagon_gives_a_deep_one_and_pays_to_stop_an_event_that_would_destroy_him():
    s = assault_on_dagon()
    s.asks(A, "disrupt", "use:F042", "pass")
    s.do("A use:F042")
    s.asks(A, "offer_sacrifice", "offer:F052:1", "offer:F046")
    s.do("A offer:F046")
    assert s.discard(A) == ["F046"]
    assert s.drained(A) == [1]
    assert s.status("F042") == "ready"
    assert s.discard(B) == ["F056"]
    assert s.drained(B) == [1]


@pytest.mark.card("F042")
def test_dagon_is_destroyed_if_he_lets_it_happen():
    s = assault_on_dagon().do("A pass")
    assert s.discard(A) == ["F042"]


@pytest.mark.card("F042")
@pytest.mark.parametrize("more", [{"pays": "-"}, {"at": "F043"}])
def test_dagon_needs_the_price_and_minds_only_himself(more):
    s = assault_on_dagon(**more)
    s.asks_for(A, "act")


@pytest.mark.card("F042")
def test_dagon_needs_a_deep_one():
    s = scene(play={A: "F042 F043", B: "F052"}, hands={B: "F056"},
              domains={A: "agency", B: "cthulhu*5"}, active=B)  # fmt: skip
    s.do("B play:F056", "B x:5", "B choose:F042")
    assert s.discard(A) == ["F042"]


@pytest.mark.card("F042")
def test_dagon_does_not_stop_an_ability():
    """Malone is no event."""
    s = scene(play={A: "F042@1 F052", B: "F001@1 F010@1"}, domains={A: "agency"}, at="resolve")
    s.do("B insane:F010", "A decline", "B use:F001")
    assert s.discard(A) == ["F042"]
    assert not s.drained(A)


@pytest.mark.card("F042")
def test_dagon_does_not_stop_an_event_that_does_something_else():
    s = scene(play={A: "F042 F052"}, hands={B: "F060"}, domains={A: "agency"}, active=B)
    s.do("B play:F060", "B choose:F042")
    s.asks_for(A, "act")
    assert s.icons("F042") == "TTTTAA"


# -- cards without text of their own ---------------------------------------------------------------


@pytest.mark.card("F043")
@pytest.mark.rule("CC 15.7")
def test_keeper_of_the_golden_path_is_villainous():
    s = scene(play={A: "F010"}, hands={A: "F043"}, domains={A: "cthulhu*2"}).do("A play:F043")
    assert (s.icons("F043"), s.skill("F043")) == ("TT", 3)
    s = scene(play={A: "F007"}, hands={A: "F043"}, domains={A: "cthulhu*2"})
    s.refuses(A, "play:F043")


@pytest.mark.card("F044", "F047")
@pytest.mark.parametrize(("code", "tough", "skill"), [("F044", 2, 2), ("F047", 1, 1)])
def test_tough_ones_fall_with_one_wound_too_many(code, tough, skill):
    shots = {"hands": {B: "F016"}, "domains": {B: f"agency*{skill}"}, "active": B}
    s = scene(play={A: f"{code}:w{tough - 1}"}, **shots).do("B play:F016")
    assert s.status(code) == "ready"
    assert s.wounds(code) == tough
    assert s.skill(code) == skill
    s = scene(play={A: f"{code}:w{tough}"}, **shots).do("B play:F016")
    assert s.status(code) == "out"


@pytest.mark.card("F052")
@pytest.mark.rule("CC 12.3")
def test_young_deep_one_fights_but_has_no_skill():
    s = scene(play={A: "F052@1", B: "F029@1"}, at="resolve")
    s.do("A ready:F052")
    assert s.discard(B) == ["F029"]
    assert s.tokens("F156") == (0, 0)


# -- F045 Shadow-spawned Hunting Horror ------------------------------------------------------------


@pytest.mark.card("F045")
@pytest.mark.rule("CC 19.1", "CC 19.3")
def test_hunting_horror_dims_all_investigation_at_all_stories():
    s = scene(play={A: "F045@1 F003@2", B: "F071@2 F029 F026@1"}, at="opposed")
    assert s.icons("F003") == "C"
    assert s.icons("F071") == "I"
    assert s.icons("F026") == "CI"
    assert s.icons("F029") == "I"
    s = scene(play={A: "F045@1 F045@1", B: "F071@2 F003@2"}, at="opposed")
    assert s.icons("F071") == ""
    assert s.icons("F003") == "C"


@pytest.mark.card("F045")
def test_hunting_horror_at_home_dims_nothing():
    s = scene(play={A: "F045 F003@2"}, at="committed")
    assert s.icons("F003") == "CI"


# -- F046 Ravager from the Deep --------------------------------------------------------------------


@pytest.mark.card("F046")
@pytest.mark.rule("CC 15.14", "CC 40.45")
def test_ravager_wounds_friend_and_foe_at_its_story():
    """It is the opponent who commits it; all who commit with it are there already."""
    s = scene(play={A: "F010@1 F029@2 F042@1", B: "F046 F044 F052 F029"}, at="committed")
    s.pass_until("commit", B)
    s.do("B commit:F046:F156", "B commit:F044:F156", "B commit:F052:F157", "B stay:F029:2")
    assert s.discard(A) == ["F010"]
    assert s.wounds("F044") == 1
    assert not s.wounds("F046")
    assert not s.wounds("F042")
    assert s.at("F052") == "F157"
    assert s.play(B) == ["F046", "F044", "F052", "F029"]


@pytest.mark.card("F046")
def test_ravager_minds_only_its_own_committing():
    s = scene(play={A: "F010", B: "F046@1"}, at="committed", active=B)
    s.pass_until("commit", A).do("A commit:F010:F156")
    assert s.at("F010") == "F156"
    s = scene(play={A: "F046 F010"}, at="commit")
    s.do("A stay:F046", "A commit:F010:F156")
    assert s.at("F010") == "F156"


# -- F048 Adult Deep One ---------------------------------------------------------------------------


@pytest.mark.card("F048")
@pytest.mark.rule("CC 17.10", "CC 18.1")
def test_adult_deep_one_cancels_an_effect_that_has_chosen_it():
    s = scene(play={A: "F048 F010"}, hands={B: "F016"}, domains={A: "agency*2", B: "agency"},
              active=B)  # fmt: skip
    s.do("B play:F016")
    s.asks(A, "disrupt", "use:F048", "pass")
    s.do("A use:F048")
    assert s.status("F048") == "ready"
    assert not s.wounds("F048")
    assert s.drained(A) == [1]
    assert s.drained(B) == [1]
    assert s.discard(B) == ["F016"]


@pytest.mark.card("F048")
def test_adult_deep_one_cancels_the_whole_effect():
    """Not only for itself: the other one chosen goes free, too."""
    s = scene(play={A: "F048", B: "F010"}, hands={B: "F019"},
              domains={A: "agency*2", B: "agency"}, active=B)  # fmt: skip
    s.do("B play:F019", "A use:F048")
    s.asks_for(A, "act")
    assert s.status("F048") == "ready"
    assert s.status("F010") == "ready"


@pytest.mark.card("F048")
@pytest.mark.rule("CC 40.5")
def test_adult_deep_one_may_cancel_what_its_own_player_does_and_what_abilities_do():
    s = scene(play={A: "F048 F084"}, domains={A: "agency*2"})
    s.do("A use:F084", "A choose:F048")
    s.asks(A, "disrupt", "use:F048", "pass")
    s.do("A use:F048")
    assert s.skill("F048") == 1
    assert s.status("F084") == "exhausted"


@pytest.mark.card("F048")
@pytest.mark.rule("CC 18.15")
def test_adult_deep_one_cancels_nothing_that_did_not_choose_it():
    """Somebody else is chosen; the price is missing; nobody is chosen; it is a struggle."""
    s = scene(play={A: "F048 F010"}, hands={B: "F016 F097"},
              domains={A: "agency*2", B: "agency*3|hastur*2"}, active=B)  # fmt: skip
    s.do("B play:F016", "B x:3", "B choose:F010")
    s.asks_for(A, "act")
    s.do("A pass", "B play:F097")
    s.asks_for(A, "act")
    s = scene(play={A: "F048"}, hands={B: "F016"}, domains={A: "agency", B: "agency"}, active=B)
    s.do("B play:F016")
    assert s.discard(A) == ["F048"]
    s = scene(play={A: "F013@1", B: "F048@1"}, domains={B: "agency*2"}, at="resolve")
    assert s.discard(B) == ["F048"]
    assert not s.drained(B)


# -- F049 Ocean Crawlers, F050 Lord of the Silver Twilight -----------------------------------------


@pytest.mark.card("F049")
def test_ocean_crawlers_grow_with_every_attachment():
    s = scene(play={A: "F049 F010 F054>F010 F055", B: "F053>F156 F029 F094>F029"})
    assert s.skill("F049") == 4
    assert s.skill("F010") == 3
    s = scene(play={A: "F049", B: "F055 F010"})
    assert s.skill("F049") == 1


@pytest.mark.card("F050")
@pytest.mark.rule("CC 40.26", "CC 19.1", "CC 8.18")
def test_lord_of_the_silver_twilight_makes_the_card_cthulhu_cheaper_for_both():
    for owner in (A, B):
        s = scene(play={owner: "F050"}, hands={A: "F041 F042"}, domains={A: "cthulhu*5 | -"})
        s.offers(A, "play:F041", "play:F042")
        s = scene(play={owner: "F050"}, hands={A: "F041 F042"}, domains={A: "cthulhu*4"})
        s.refuses(A, "play:F041", "play:F042")
    s = scene(play={A: "F050 F050"}, hands={A: "F041"}, domains={A: "cthulhu*4"})
    s.do("A play:F041")
    assert s.status("F041") == "ready"
    s = scene(hands={A: "F041"}, domains={A: "cthulhu*5"})
    s.refuses(A, "play:F041")


@pytest.mark.card("F050")
@pytest.mark.rule("CC 8.20")
def test_cthulhu_never_costs_less_than_one():
    s = scene(play={A: "F050 " * 7}, hands={A: "F041"}, domains={A: "-"})
    s.refuses(A, "play:F041")
    s = scene(play={A: "F050 " * 7}, hands={A: "F041"}, domains={A: "cthulhu"}).do("A play:F041")
    assert s.status("F041") == "ready"
    assert s.drained(A) == [1]


# -- F051 Mature Deep One, F058 Get it Off! --------------------------------------------------------


@pytest.mark.card("F051", "F058")
@pytest.mark.parametrize(
    ("mine", "hand", "key", "cost"),
    [(" F051", "", "use:F051", "agency*3"), ("", "F058", "play:F058", "cthulhu")],
)
def test_an_attachment_of_either_player_is_destroyed(mine, hand, key, cost):
    table = {A: "F010 F055 F054>F010" + mine, B: "F053>F156 F110>F010"}
    s = scene(play=table, hands={A: hand}, domains={A: cost}).do(f"A {key}")
    s.asks(A, "choose_support", "choose:F054", "choose:F053", "choose:F110")
    s.do("A choose:F053")
    assert s.discard(B) == ["F053"]
    assert s.drained(A) == [1]
    s = scene(play={A: "F010 F055" + mine}, hands={A: hand}, domains={A: cost})
    s.refuses(A, key)
    poorer = "agency*2" if mine else "agency"
    scene(play=table, hands={A: hand}, domains={A: poorer}).refuses(A, key)


# -- F053 Sleep of Reason --------------------------------------------------------------------------


@pytest.mark.card("F053")
@pytest.mark.rule("CC 9.11", "CC 9.13", "CC 19.11", "CC 19.12")
def test_sleep_of_reason_brings_three_more_terrors_before_the_fight():
    s = scene(
        hands={A: "F053"}, domains={A: "cthulhu*2"}, play={A: "F043", B: "F010 F029 F065 F070 F091"}
    )
    s.do("A play:F053")
    s.asks(A, "choose_story", "choose:F156", "choose:F157", "choose:F158")
    s.do("A choose:F156").pass_until("commit", A)
    s.do("A commit:F043:F156").pass_until("commit", B)
    s.do(*(f"B commit:{code}:F156" for code in ("F010", "F029", "F065", "F070", "F091")))
    s.pass_until("lose_mind", B)
    s.do(*(f"B insane:{code}" for code in ("F029", "F065", "F070", "F091")))
    assert s.status("F010") == "exhausted"
    assert s.status("F091") == "insane"


@pytest.mark.card("F053")
@pytest.mark.rule("CC 11.9")
def test_sleep_of_reason_matters_at_its_own_story_only():
    s = scene(play={A: "F043@2 F053>F156", B: "F010@2 F029@2"}, at="resolve")
    s.do("B insane:F029")
    assert s.status("F010") == "exhausted"
    assert s.icons("F043") == "TT"


# -- F054 Sword of Y'ha-tallo, F055 Shadowed Reef --------------------------------------------------


@pytest.mark.card("F054")
@pytest.mark.rule("CC 15.21", "CC 8.7", "CC 9.13")
def test_sword_of_yha_tallo_frightens_and_strikes():
    table = {A: "F010", B: "F029"}
    s = scene(play=table, hands={A: "F054"}, domains={A: "cthulhu | !cthulhu"}).do("A play:F054")
    s.asks(A, "choose_character", "choose:F010", "choose:F029")
    s.do("A choose:F029")
    assert s.icons("F029") == "TCI"
    assert s.icons("F010") == "I"
    assert s.drained(A) == [2]
    s = scene(play=table, hands={A: "F054"}, domains={A: "cthulhu agency*4"})
    s.refuses(A, "play:F054")
    s = scene(play={A: "F010 F054>F010 F054>F010"})
    assert s.icons("F010") == "TTCCI"


@pytest.mark.card("F055")
@pytest.mark.rule("CC 19.1", "CC 16.9", "CC 18.17")
def test_shadowed_reef_lends_terror_to_all_deep_ones():
    s = scene(play={A: "F052 F010", B: "F046 F055 F043"})
    assert s.icons("F052") == "TCCA"
    assert s.icons("F046") == "TCCA"
    assert s.icons("F010") == "I"
    assert s.icons("F043") == "TT"
    s = scene(play={A: "F052 F055", B: "F055 F046:insane"})
    assert s.icons("F052") == "TTCCA"
    assert s.icons("F046") == ""


# -- F056 Deep One Assault -------------------------------------------------------------------------


@pytest.mark.card("F056")
@pytest.mark.rule("CC 15.16", "CC 15.27", "CC 15.13")
def test_deep_one_assault_destroys_what_costs_no_more_than_x():
    s = scene(play={A: "F010 F055", B: "F064 F029 F042:insane F053>F156"}, hands={A: "F056"},
              domains={A: "cthulhu*2 agency*3"})  # fmt: skip
    s.do("A play:F056")
    s.asks(A, "name_x", "x:0", "x:1", "x:2")
    s.do("A x:1")
    s.asks(A, "choose_card", "choose:F055", "choose:F029", "choose:F042")
    s.do("A choose:F055")
    assert s.discard(A) == ["F055", "F056"]
    assert s.drained(A) == [1]


@pytest.mark.card("F056")
@pytest.mark.rule("CC 8.17", "CC 16.8")
def test_deep_one_assault_for_nothing_finds_the_insane():
    s = scene(play={A: "F010", B: "F042:insane"}, hands={A: "F056"}, domains={A: "cthulhu"})
    s.do("A play:F056", "A x:0")
    assert s.discard(B) == ["F042"]
    assert not s.drained(A)
    s = scene(play={A: "F010", B: "F064"}, hands={A: "F056"}, domains={A: "cthulhu"})
    s.refuses(A, "play:F056")


# -- F057 Pulled Under -----------------------------------------------------------------------------


@pytest.mark.card("F057")
@pytest.mark.rule("CC 8.23", "CC 8.13", "CC 16.3")
def test_pulled_under_exhausts_a_terrible_one_and_drowns_an_exhausted_one():
    s = scene(
        play={A: "F043 F085 F112 F102:exhausted F101:exhausted",
              B: "F010:exhausted F029 F032:insane"},
        hands={A: "F057"}, domains={A: "cthulhu | !cthulhu"},
    )  # fmt: skip
    s.do("A play:F057")
    s.asks(A, "choose_character", "choose:F102", "choose:F010")
    s.do("A choose:F010")
    s.asks(A, "offer_exhaust", "offer:F043", "offer:F085")
    s.do("A offer:F043")
    assert s.status("F043") == "exhausted"
    assert s.discard(B) == ["F010"]
    assert s.drained(A) == [2]


@pytest.mark.card("F057")
@pytest.mark.rule("CC 15.21")
def test_pulled_under_needs_its_price_its_resources_and_a_victim():
    hand, steadfast = {A: "F057"}, {A: "cthulhu*2"}
    victim = {B: "F010:exhausted F043"}
    scene(play={A: "F043", **victim}, hands=hand, domains=steadfast).offers(A, "play:F057")
    for price in ("F043:exhausted", "F112", "F043:insane"):
        scene(play={A: price, **victim}, hands=hand, domains=steadfast).refuses(A, "play:F057")
    scene(play={A: "F043", B: "F010"}, hands=hand, domains=steadfast).refuses(A, "play:F057")
    scene(play={A: "F043", **victim}, hands=hand, domains={A: "cthulhu"}).refuses(A, "play:F057")


# -- F059 Sacrificial Offerings --------------------------------------------------------------------


def offerings(**more):
    table = {A: "F010 F042", B: more.get("against", "F008 F029 F012")}
    s = scene(play=table, hands={A: "F059"}, domains={A: "cthulhu", B: "agency"})
    return s.do("A play:F059")


@pytest.mark.card("F059")
@pytest.mark.rule("CC 18.7", "CC 15.12")
def test_sacrificial_offerings_are_answered_in_kind():
    s = offerings()
    s.asks(A, "choose_character", "choose:F008", "choose:F029", "choose:F012")
    s.do("A choose:F008")
    assert s.wounds("F008") == 1
    s.asks(B, "may_wound", "wound:F010", "wound:F008", "wound:F029", "wound:F012", "decline")
    s.do("B wound:F010")
    assert s.discard(A) == ["F010", "F059"]
    assert s.wounds("F008") == 1


@pytest.mark.card("F059")
def test_sacrificial_offerings_need_not_be_answered():
    s = offerings().do("A choose:F029")
    assert s.discard(B) == ["F029"]
    s.asks(B, "may_wound", "wound:F010", "wound:F008", "wound:F012", "decline")
    s.do("B decline")
    assert s.status("F010") == "ready"
    assert not s.wounds("F008")
    assert not s.wounds("F012")


@pytest.mark.card("F059")
@pytest.mark.rule("CC 18.7", "CC 40.31")
def test_a_prevented_offering_is_not_answered():
    s = offerings(against="F125").do("B use:F125")
    s.asks_for(B, "act")
    assert s.status("F125") == "ready"
    assert s.status("F010") == "ready"


@pytest.mark.card("F059")
def test_sacrificial_offerings_want_an_enemy_that_can_be_wounded():
    s = scene(play={A: "F010", B: "F042"}, hands={A: "F059"}, domains={A: "cthulhu"})
    s.refuses(A, "play:F059")


# -- F060 Touched by the Sleeper -------------------------------------------------------------------


@pytest.mark.card("F060")
@pytest.mark.rule("CC 19.5", "CC 8.7")
def test_touched_by_the_sleeper_lends_terror_to_a_follower_of_cthulhu():
    s = scene(play={A: "F052 F010 F043:insane", B: "F044"}, hands={A: "F060"})
    s.do("A play:F060")
    s.asks(A, "choose_character", "choose:F052", "choose:F044")
    s.do("A choose:F044")
    assert s.icons("F044") == "TTTC"
    assert s.icons("F052") == "CCA"
    s.passes(B, A)
    assert s.icons("F044") == "TC"
    scene(play={A: "F010 F043:insane"}, hands={A: "F060"}).refuses(A, "play:F060")
