"""The cards of Shub-Niggurath: each does what it says, when it says so, and to nobody else."""

import pytest

from tests.games.call.scene import A, B, scene
from tests.games.playing import told

# -- F121 Shub-Niggurath ---------------------------------------------------------------------------

BROOD = "F010 F126 F124 F131 F128 F131"


@pytest.mark.card("F121")
@pytest.mark.rule("CC 18.13")
def test_shub_niggurath_fetches_a_dark_young():
    s = scene(play={A: "F121"}, deck={A: BROOD}, domains={A: "agency*3"})
    s.do("A use:F121")
    s.asks(A, "find_play", "find:2", "find:4", "find:5", "find_none")
    s.do("A find:4")
    assert s.play(A) == ["F121", "F131"]
    assert sorted(s.deck(A)) == ["F010", "F124", "F126", "F128", "F131"]
    assert s.drained(A) == [1]
    assert told("shuffled", seat=A) in s.told(B)


@pytest.mark.card("F121")
@pytest.mark.rule("CC 40.62")
def test_shub_niggurath_may_find_none():
    s = scene(play={A: "F121"}, deck={A: BROOD}, domains={A: "agency*3"})
    s.do("A use:F121", "A find_none")
    assert s.play(A) == ["F121"]
    assert sorted(s.deck(A)) == sorted(BROOD.split())
    assert told("shuffled", seat=A) in s.told(B)


@pytest.mark.card("F121")
def test_shub_niggurath_is_paid_with_3():
    scene(play={A: "F121"}, domains={A: "agency*2 | agency*2"}).refuses(A, "use:F121")


# -- F122 Y'Golonac --------------------------------------------------------------------------------


def called(**more):
    """A calls B's character to Y'Golonac's side before he commits."""
    s = scene(play={A: "F122 F010", B: "F029:exhausted F052"}, domains={A: "agency"}, at="story")
    s.do("A use:F122")
    s.asks(A, "choose_character", "choose:F122", "choose:F010", "choose:F029", "choose:F052")
    return s.do(f"A choose:{more.get('target', 'F029')}").passes(B, A)


@pytest.mark.card("F122")
@pytest.mark.rule("CC 40.24")
def test_y_golonac_readies_a_character_that_must_follow_him():
    s = called()
    assert s.status("F029") == "ready"
    s.do("A commit:F122:F157", "A commit:F010:F156").passes(A, B)
    s.offers(B, "commit:F052:F156", "commit:F052:F157", "stay:F052")
    s.do("B stay:F052")
    assert s.at("F029") == "F157"  # without being asked


@pytest.mark.card("F122")
@pytest.mark.rule("CC 40.24", "CC 16.20")
def test_a_ready_character_can_be_called_too():
    s = called(target="F052")
    s.do("A commit:F122:F157", "A stay:F010").passes(A, B)
    assert s.at("F052") == "F157"


@pytest.mark.card("F122")
@pytest.mark.rule("CC 40.24")
def test_nobody_has_to_follow_y_golonac_if_he_stays():
    s = called()
    s.do("A stay:F122", "A commit:F010:F156").passes(A, B)
    s.asks(B, "commit", "commit:F052:F156", "stay:F052")
    s.do("B stay:F052")
    s.asks(B, "commit", "commit:F029:F156", "stay:F029")


@pytest.mark.card("F122")
@pytest.mark.rule("CC 40.24")
def test_his_own_character_follows_y_golonac_in_the_same_step():
    s = called(target="F010")
    s.do("A commit:F122:F158")
    assert s.at("F010") == s.at("F122") == "F158"


@pytest.mark.card("F122")
@pytest.mark.rule("CC 40.24")
def test_the_call_of_y_golonac_ends_with_the_phase():
    s = scene(play={A: "F122 F010", B: "F029"}, domains={A: "agency"})
    s.do("A use:F122", "A choose:F010").passes(B, A)
    s.pass_until("commit", A)
    s.do("A commit:F122:F156")
    s.asks(A, "commit", "commit:F010:F156", "commit:F010:F157", "commit:F010:F158", "stay:F010")


@pytest.mark.card("F122")
@pytest.mark.rule("CC 16.3")
def test_y_golonac_cannot_ready_the_insane():
    s = scene(play={A: "F122", B: "F029:insane"}, domains={A: "agency"}, at="story")
    s.do("A use:F122", "A choose:F029")
    assert s.status("F029") == "insane"


@pytest.mark.card("F122")
def test_y_golonac_is_paid_with_1():
    scene(play={A: "F122 F010"}, domains={A: "!agency"}).refuses(A, "use:F122")


# -- F123 Priestess of Bubastis --------------------------------------------------------------------


@pytest.mark.card("F123")
def test_the_priestess_makes_your_next_child_of_the_goat_cheaper():
    s = scene(
        play={A: "F123"},
        hands={A: "F010 F125 F128 F128 F135"},
        domains={A: "shub_niggurath | agency shub_niggurath | shub_niggurath*2"},
    )
    s.refuses(A, "play:F128")
    s.do("A use:F123")
    assert s.status("F123") == "exhausted"
    s.do("B pass", "A play:F010", "B pass")  # of another faction, at its full cost
    assert s.drained(A) == [2]
    s.do("A play:F135", "A drain:1", "B pass")  # no character
    s.offers(A, "play:F128")
    s.do("A play:F128", "B pass")
    assert s.drained(A) == [1, 2, 3]
    assert s.play(A) == ["F123", "F010", "F135", "F128"]


@pytest.mark.card("F123")
def test_the_priestess_helps_with_one_card_only():
    s = scene(
        play={A: "F123"},
        hands={A: "F125 F128"},
        domains={A: "shub_niggurath | shub_niggurath*2"},
    )
    s.do("A use:F123", "B pass")
    s.offers(A, "play:F125", "play:F128")
    s.do("A play:F125", "A drain:1", "B pass")
    s.refuses(A, "play:F128")


@pytest.mark.card("F123")
@pytest.mark.rule("CC 8.20", "CC 19.1")
def test_two_priestesses_add_up_but_not_below_1():
    s = scene(play={A: "F123 F123"}, hands={A: "F132 F128"}, domains={A: "hastur | shub_niggurath"})
    s.do("A use:F123:1", "B pass", "A use:F123:2", "B pass")
    s.offers(A, "play:F128")
    s.do("A play:F132")
    assert s.drained(A) == [2]


@pytest.mark.card("F123")
def test_the_priestess_helps_you_alone_and_in_this_phase_alone():
    s = scene(
        play={A: "F123"},
        hands={A: "F128", B: "F128"},
        domains={A: "shub_niggurath*2", B: "shub_niggurath*2"},
        at="resource",
    )
    s.do("A no_resource", "A use:F123").passes(B, A)
    s.asks_for(A, "act")
    assert s.g.phase == "operations"
    s.refuses(A, "play:F128")
    s = scene(
        play={A: "F123"}, hands={B: "F128"}, domains={B: "shub_niggurath*2"}, active=B
    ).passes(B)
    s.do("A use:F123")
    s.refuses(B, "play:F128")


@pytest.mark.card("F123")
@pytest.mark.rule("CC 8.13")
def test_an_exhausted_priestess_helps_nobody():
    scene(play={A: "F123:exhausted"}).refuses(A, "use:F123")


# -- F124 Slavering Gug ----------------------------------------------------------------------------


@pytest.mark.card("F124")
@pytest.mark.rule("CC 15.12")
def test_the_gug_wounds_whom_it_likes():
    s = scene(play={A: "F124 F112", B: "F010 F122 F055"}, domains={A: "agency*4"})
    s.do("A use:F124")
    s.asks(A, "choose_character", "choose:F124", "choose:F112", "choose:F010")
    s.do("A choose:F010")
    assert s.discard(B) == ["F010"]
    assert s.drained(A) == [1]


@pytest.mark.card("F124")
def test_the_gug_is_paid_with_4():
    s = scene(play={A: "F124", B: "F010"}, domains={A: "agency*3 | agency*3"})
    s.refuses(A, "use:F124")


# -- F125 Forest Sister ----------------------------------------------------------------------------


@pytest.mark.card("F125")
def test_the_sister_prevents_her_own_wound():
    s = scene(play={A: "F124", B: "F125 F010"}, domains={A: "agency*4", B: "agency"})
    s.do("A use:F124", "A choose:F125")
    s.asks(B, "disrupt", "use:F125", "pass")
    s.do("B use:F125")
    assert s.play(B) == ["F125", "F010"]
    assert s.wounds("F125") == 0
    assert s.drained(B) == [1]


@pytest.mark.card("F125")
def test_the_sister_saves_nobody_else_and_not_without_payment():
    s = scene(play={A: "F124", B: "F125 F010"}, domains={A: "agency*4", B: "agency"})
    s.do("A use:F124", "A choose:F010")
    s.asks_for(B, "act")
    assert s.discard(B) == ["F010"]
    s = scene(play={A: "F124", B: "F125"}, domains={A: "agency*4", B: "!agency"})
    s.do("A use:F124", "A choose:F125")
    assert s.discard(B) == ["F125"]


@pytest.mark.card("F125")
@pytest.mark.rule("CC 16.19")
def test_each_payment_of_the_sister_prevents_one_wound():
    s = scene(
        play={A: "F112", B: "F125" + 5 * " F015>F125"},  # Toughness +5
        hands={A: "F017"},
        domains={A: "agency*3", B: "agency | agency"},
    )
    s.do("A play:F017", "A choose:F125", "B use:F125", "B use:F125")
    assert s.drained(B) == [1, 2]
    assert s.wounds("F125") == 5


@pytest.mark.card("F125")
@pytest.mark.rule("CC 17.27")
def test_the_sister_prevents_the_wound_of_a_struggle():
    s = scene(play={A: "F126@1", B: "F125@1"}, domains={B: "agency"}, at="resolve")
    s.asks(B, "disrupt", "use:F125", "pass")
    s.do("B use:F125")
    assert s.status("F125") == "exhausted"
    assert s.wounds("F125") == 0


# -- F126 Ancient Guardian -------------------------------------------------------------------------


@pytest.mark.card("F126")
def test_the_guardian_readies_a_card_of_yours():
    s = scene(
        play={
            A: "F126:exhausted F010:exhausted F114:exhausted F112 F029:insane",
            B: "F052:exhausted F055:exhausted",
        },
        domains={A: "agency"},
    )
    s.do("A use:F126")
    s.asks(A, "choose_card", "choose:F126", "choose:F010", "choose:F114")
    s.do("A choose:F114")
    assert (s.status("F114"), s.status("F010")) == ("ready", "exhausted")
    assert s.drained(A) == [1]


@pytest.mark.card("F126")
def test_the_guardian_needs_somebody_exhausted_and_payment():
    scene(play={A: "F126", B: "F010:exhausted"}, domains={A: "agency"}).refuses(A, "use:F126")
    scene(play={A: "F126:exhausted"}).refuses(A, "use:F126")


# -- F127 Small Ghouls -----------------------------------------------------------------------------

GHOULS = {"hands": {A: "F127"}, "domains": {A: "shub_niggurath*5"}}


@pytest.mark.card("F127")
@pytest.mark.rule("CC 18.3")
def test_the_ghouls_bury_three_cards_of_your_pile_in_any_order():
    piles = {A: "F010 F115 F055 F029", B: "F052"}
    s = scene(discard=piles, deck={A: "F112"}, **GHOULS)
    s.do("A play:F127")
    s.asks(A, "bury", "bury:F010", "bury:F115", "bury:F055", "bury:F029")
    s.do("A bury:F055", "A bury:F010", "A bury:F029")
    assert s.deck(A) == ["F112", "F055", "F010", "F029"]
    assert s.discard(A) == ["F115"]
    assert s.discard(B) == ["F052"]
    s.asks_for(B, "act")


@pytest.mark.card("F127")
@pytest.mark.rule("CC 18.3")
def test_the_ghouls_bury_nothing_if_there_are_fewer_than_three():
    s = scene(discard={A: "F010 F115", B: "F052 F052 F052"}, deck={A: "F112"}, **GHOULS)
    s.do("A play:F127")
    s.asks_for(B, "act")
    assert s.discard(A) == ["F010", "F115"]
    assert s.deck(A) == ["F112"]


@pytest.mark.card("F127")
@pytest.mark.rule("CC 15.17")
def test_the_ghouls_are_steadfast_and_mind_only_themselves():
    scene(hands={A: "F127"}, domains={A: "shub_niggurath agency*4"}).refuses(A, "play:F127")
    s = scene(
        play={A: "F127"},
        hands={A: "F132"},
        discard={A: "F010 F010 F010"},
        domains={A: "shub_niggurath"},
    )
    s.do("A play:F132")
    assert s.discard(A) == ["F010", "F010", "F010"]


# -- F128 Watcher of the Woods ---------------------------------------------------------------------

WATCHER = {"hands": {A: "F128"}, "domains": {A: "shub_niggurath*3"}}


@pytest.mark.card("F128")
def test_the_watcher_comes_exhausted_without_a_support():
    s = scene(play={A: "F010", B: "F055"}, **WATCHER)
    s.do("A play:F128")
    assert s.status("F128") == "exhausted"


@pytest.mark.card("F128")
@pytest.mark.parametrize("support", ["F055", "F143>F010", "F114:exhausted"])
def test_the_watcher_comes_ready_beside_a_support(support):
    s = scene(play={A: f"{support} F010"}, **WATCHER)
    s.do("A play:F128")
    assert s.status("F128") == "ready"


@pytest.mark.card("F128")
def test_the_watcher_put_into_play_comes_exhausted_too():
    s = scene(hands={A: "F119"}, discard={A: "F128"}, domains={A: "yog_sothoth*3"})
    s.do("A play:F119")
    assert s.status("F128") == "exhausted"


# -- F129 Mi-Go Scout ------------------------------------------------------------------------------


@pytest.mark.card("F129")
def test_the_scout_gives_every_mi_go_an_investigation_icon():
    s = scene(play={A: "F129 F010", B: "F130 F112"})
    assert (s.icons("F129"), s.icons("F130")) == ("CCI", "CI")
    assert (s.icons("F010"), s.icons("F112")) == ("I", "TC")


@pytest.mark.card("F129")
@pytest.mark.rule("CC 19.1", "CC 19.7")
def test_two_scouts_add_up_and_an_insane_one_gives_nothing():
    s = scene(play={A: "F129 F129", B: "F130"})
    assert s.icons("F130") == "CII"
    s = scene(play={A: "F129 F129:insane", B: "F130 F130:insane"})
    assert s.icons("F130") == "CI"
    assert s.icons("F130#2") == ""


# -- F130 Mi-Go Warrior ----------------------------------------------------------------------------


@pytest.mark.card("F130")
def test_the_warrior_prevents_a_wound_of_anybody():
    s = scene(play={A: "F124", B: "F130 F010"}, domains={A: "agency*4"})
    s.do("A use:F124", "A choose:F010")
    s.asks(B, "disrupt", "use:F130", "pass")
    s.do("B use:F130")
    assert s.play(B) == ["F130", "F010"]
    assert s.status("F130") == "exhausted"


@pytest.mark.card("F130")
@pytest.mark.rule("CC 40.5")
def test_the_warrior_saves_even_an_enemy_of_its_player():
    s = scene(play={A: "F124 F130", B: "F010"}, domains={A: "agency*4"})
    s.do("A use:F124", "A choose:F010", "A use:F130")
    assert s.play(B) == ["F010"]


@pytest.mark.card("F130")
def test_the_warrior_chooses_among_those_about_to_be_wounded():
    s = scene(
        play={A: "F109@1 F102@1", B: "F010@1 F130 F029"}, domains={A: "agency*2"}, at="opposed"
    )
    s.do("A use:F109", "B use:F130")
    s.asks(B, "choose_harmed", "choose:F109", "choose:F102", "choose:F010")
    s.do("B choose:F010")
    assert s.play(B) == ["F010", "F130", "F029"]
    assert s.discard(A) == ["F102"]
    assert s.wounds("F109") == 1


@pytest.mark.card("F130")
@pytest.mark.rule("CC 8.13")
def test_an_exhausted_warrior_saves_nobody():
    s = scene(play={A: "F124", B: "F130:exhausted F010"}, domains={A: "agency*4"})
    s.do("A use:F124", "A choose:F010")
    assert s.discard(B) == ["F010"]


# -- F131 Hungry Dark Young ------------------------------------------------------------------------

HUNGRY = {"domains": {A: "shub_niggurath*3"}}


@pytest.mark.card("F131")
@pytest.mark.rule("CC 9.15")
def test_the_dark_young_brings_a_cheap_character_from_hand_or_pile():
    piles = {A: "F029 F132 F104 F115", B: "F052"}
    s = scene(hands={A: "F131 F010 F132 F088 F135"}, discard=piles, **HUNGRY)
    s.do("A play:F131")
    s.asks(A, "respond", "use:F131", "pass")
    s.do("A use:F131")
    s.asks(
        A, "bring", "bring:F010@hand", "bring:F132@hand", "bring:F029@pile", "bring:F132@pile",
        "decline",
    )  # fmt: skip
    s.do("A bring:F132@pile")
    assert s.play(A) == ["F131", "F132"]
    assert s.discard(A) == ["F029", "F104", "F115"]
    assert s.hand(A) == ["F010", "F132", "F088", "F135"]
    assert s.drained(A) == [1]
    s.asks_for(B, "act")


@pytest.mark.card("F131")
def test_the_dark_young_brings_one_out_of_the_hand():
    s = scene(hands={A: "F131 F010 F132"}, **HUNGRY)
    s.do("A play:F131", "A use:F131", "A bring:F010@hand")
    assert s.play(A) == ["F131", "F010"]
    assert s.hand(A) == ["F132"]
    assert s.status("F010") == "ready"


@pytest.mark.card("F131")
def test_the_dark_young_need_not_bring_anybody():
    s = scene(hands={A: "F131 F010"}, **HUNGRY)
    s.do("A play:F131", "A pass")
    assert s.play(A) == ["F131"]
    s = scene(hands={A: "F131 F010"}, **HUNGRY)
    s.do("A play:F131", "A use:F131", "A decline")
    assert s.play(A) == ["F131"]
    assert s.hand(A) == ["F010"]


@pytest.mark.card("F131")
@pytest.mark.rule("CC 1.5")
def test_whether_the_dark_young_can_be_used_tells_nothing_of_the_hand():
    s = scene(hands={A: "F131 F088"}, **HUNGRY)
    s.do("A play:F131")
    s.asks(A, "respond", "use:F131", "pass")
    s = scene(hands={A: "F131"}, spare=False, **HUNGRY)
    s.do("A play:F131")
    assert s.play(A) == ["F131"]
    assert s.keys(A, "use:") == []  # everybody sees that there is nobody to bring


@pytest.mark.card("F131")
@pytest.mark.rule("CC 15.8", "CC 20.2")
def test_the_dark_young_brings_nobody_who_cannot_stand_there():
    s = scene(play={A: "F004 F108"}, hands={A: "F131 F004 F007 F010"}, **HUNGRY)
    s.do("A play:F131", "A use:F131")
    s.asks(A, "bring", "bring:F010@hand", "decline")


@pytest.mark.card("F131")
def test_the_dark_young_answers_any_way_of_its_coming_but_no_other_card():
    s = scene(
        hands={A: "F119"}, discard={A: "F131 F132"}, domains={A: "yog_sothoth*3"}, spare=False
    )
    s.do("A play:F119", "A x:3", "A choose:F131", "A use:F131", "A bring:F132@pile")
    assert s.play(A) == ["F131", "F132"]
    s = scene(play={A: "F131"}, hands={A: "F132 F010"}, **HUNGRY)
    s.do("A play:F132")
    s.asks_for(B, "act")


# -- F132 Degenerate Ghoul -------------------------------------------------------------------------


@pytest.mark.card("F132")
def test_the_degenerate_ghoul_has_what_is_printed():
    s = scene(hands={A: "F132"}, domains={A: "shub_niggurath"})
    s.do("A play:F132")
    assert (s.skill("F132"), s.icons("F132"), s.status("F132")) == (0, "TC", "ready")
    assert s.drained(A) == [1]


# -- F133 Shadowed Woods ---------------------------------------------------------------------------


@pytest.mark.card("F133")
def test_the_woods_return_a_character_of_cost_x():
    s = scene(
        play={A: "F133"},
        hands={A: "F132"},
        discard={A: "F010 F029 F088 F115", B: "F052"},
        domains={A: "shub_niggurath | agency*2"},
    )
    s.do("A play:F132")
    s.asks(A, "respond", "use:F133", "pass")
    s.do("A use:F133")
    s.asks(A, "name_x", "x:1", "x:2")  # with 0 there is nobody to choose
    s.do("A x:2")
    s.asks(A, "choose_discarded", "choose:F010", "choose:F029")
    s.do("A choose:F010")
    assert s.hand(A) == ["F010"]
    assert s.discard(A) == ["F029", "F088", "F115"]
    assert s.drained(A) == [1, 2]


@pytest.mark.card("F133")
@pytest.mark.rule("CC 17.19")
def test_the_woods_answer_each_character_once():
    s = scene(
        play={A: "F133"},
        hands={A: "F132"},
        discard={A: "F102 F102"},
        domains={A: "shub_niggurath"},
    )
    s.do("A play:F132", "A use:F133")
    s.asks_for(B, "act")
    assert s.hand(A) == ["F102"]


@pytest.mark.card("F133")
@pytest.mark.parametrize("card", ["F010", "F135"])
def test_the_woods_answer_neither_other_factions_nor_other_cards(card):
    s = scene(
        play={A: "F133"},
        hands={A: card},
        discard={A: "F102"},
        domains={A: "shub_niggurath agency"},
    )
    s.do(f"A play:{card}")
    s.asks_for(B, "act")
    assert s.discard(A) == ["F102"]


@pytest.mark.card("F133")
@pytest.mark.rule("CC 9.14")
def test_the_woods_answer_neither_the_opponent_nor_what_is_put_into_play():
    s = scene(
        play={A: "F133"},
        hands={B: "F132"},
        discard={A: "F102"},
        domains={B: "shub_niggurath"},
        active=B,
    )
    s.do("B play:F132")
    s.asks_for(A, "act")
    s = scene(
        play={A: "F133"},
        hands={A: "F119"},
        discard={A: "F132 F102"},
        domains={A: "yog_sothoth"},
    )
    s.do("A play:F119", "A x:1", "A choose:F132")
    s.asks_for(B, "act")


# -- F134 Ghoul Taint ------------------------------------------------------------------------------


@pytest.mark.card("F134")
@pytest.mark.rule("CC 9.11", "CC 9.13")
def test_the_taint_is_attached_to_any_character():
    s = scene(play={A: "F112", B: "F010 F055"}, hands={A: "F134"}, domains={A: "shub_niggurath"})
    s.do("A play:F134")
    s.asks(A, "choose_character", "choose:F112", "choose:F010")
    s.do("A choose:F010")
    assert s.g.host[s.card("F134")] == s.card("F010")
    assert s.play(A) == ["F112", "F134"]
    scene(play={B: "F055"}, hands={A: "F134"}, domains={A: "shub_niggurath"}).refuses(
        A, "play:F134"
    )


@pytest.mark.card("F134")
@pytest.mark.rule("CC 18.9")
def test_the_tainted_cannot_commit_in_their_own_turn():
    s = scene(play={A: "F134>F010", B: "F010 F029"}, active=B, at="commit")
    s.asks(B, "commit", "commit:F029:F156", "commit:F029:F157", "commit:F029:F158", "stay:F029")


@pytest.mark.card("F134")
def test_the_tainted_may_commit_in_the_other_players_turn():
    s = scene(play={A: "F112@1 F134>F010", B: "F010"}, at="committed").passes(A, B)
    s.asks(B, "commit", "commit:F010:F156", "stay:F010")


# -- F135 Altar of the Blessed ---------------------------------------------------------------------


@pytest.mark.card("F135")
@pytest.mark.rule("CC 19.1")
def test_the_altar_raises_all_your_characters():
    s = scene(play={A: "F135 F010 F132@1 F029:insane", B: "F064"}, at="opposed")
    assert (s.skill("F010"), s.skill("F132"), s.skill("F029"), s.skill("F064")) == (4, 1, 0, 2)
    assert scene(play={A: "F135 F135 F132"}).skill("F132") == 2


# -- F136 Regeneration -----------------------------------------------------------------------------


@pytest.mark.card("F136")
def test_regeneration_prevents_a_wound_of_your_character():
    s = scene(
        play={A: "F124", B: "F010"},
        hands={B: "F136"},
        domains={A: "agency*4", B: "shub_niggurath"},
    )
    s.do("A use:F124", "A choose:F010")
    s.asks(B, "disrupt", "play:F136", "pass")
    s.do("B play:F136")
    assert s.play(B) == ["F010"]
    assert s.discard(B) == ["F136"]
    assert s.drained(B) == [1]


@pytest.mark.card("F136")
def test_regeneration_does_not_help_the_enemy():
    s = scene(
        play={A: "F109@1:w1", B: "F010@1"},
        hands={A: "F136"},
        domains={A: "agency*2 | shub_niggurath"},
        at="opposed",
    )
    s.do("A use:F109", "A play:F136")
    assert s.wounds("F109") == 1  # the only one it could be
    assert s.discard(B) == ["F010"]


@pytest.mark.card("F136")
def test_regeneration_is_no_action():
    s = scene(play={A: "F010"}, hands={A: "F136"}, domains={A: "shub_niggurath"})
    s.refuses(A, "play:F136")


# -- F137 Burrowing Beneath ------------------------------------------------------------------------


@pytest.mark.card("F137")
def test_burrowing_beneath_destroys_any_support():
    s = scene(
        play={A: "F135 F010", B: "F055 F143>F010 F122"},
        hands={A: "F137"},
        domains={A: "shub_niggurath*2"},
    )
    s.do("A play:F137")
    s.asks(A, "choose_support", "choose:F135", "choose:F055", "choose:F143")
    s.do("A choose:F143")
    assert s.discard(B) == ["F143"]
    assert s.icons("F010") == "I"


@pytest.mark.card("F137")
@pytest.mark.rule("CC 18.2")
def test_burrowing_beneath_needs_a_support():
    s = scene(play={B: "F010"}, hands={A: "F137"}, domains={A: "shub_niggurath*2"})
    s.refuses(A, "play:F137")


# -- F138 Horrid Mutation --------------------------------------------------------------------------


@pytest.mark.card("F138")
@pytest.mark.rule("CC 40.18")
def test_the_mutation_gives_terror_to_those_of_yours_at_stories():
    s = scene(
        play={A: "F010@1 F112@2 F029", B: "F064@1 F092"},
        hands={A: "F138"},
        domains={A: "shub_niggurath"},
        at="committed",
    )
    s.do("A play:F138")
    assert (s.icons("F010"), s.icons("F112")) == ("TI", "TTC")
    assert (s.icons("F029"), s.icons("F064")) == ("I", "CCI")


@pytest.mark.card("F138")
@pytest.mark.rule("CC 40.18")
def test_the_mutation_does_not_reach_later_comers():
    s = scene(
        play={A: "F010@1", B: "F103 F029@1"},
        hands={B: "F138"},
        domains={B: "shub_niggurath"},
        at="committed",
    )
    s.passes(A)
    s.do("B play:F138").passes(A, B)
    s.do("B commit:F103:F156")
    assert (s.icons("F103"), s.icons("F029")) == ("CC", "TI")


@pytest.mark.card("F138")
@pytest.mark.rule("CC 19.5")
def test_the_mutation_ends_with_the_phase():
    s = scene(play={A: "F010@1"}, hands={A: "F138"}, domains={A: "shub_niggurath"}, at="last")
    s.do("A play:F138")
    assert s.icons("F010") == "TI"
    s.passes(B, A)
    assert s.icons("F010") == "I"


# -- F139 Bred to Survive --------------------------------------------------------------------------


@pytest.mark.card("F139")
@pytest.mark.rule("CC 40.18", "CC 15.12")
def test_those_bred_to_survive_cannot_be_wounded():
    s = scene(
        play={A: "F124 F010:exhausted F029:insane", B: "F064"},
        hands={A: "F139 F132"},
        domains={A: "shub_niggurath*2 | agency*4 | shub_niggurath"},
    )
    s.do("A play:F139", "B pass", "A play:F132", "B pass", "A use:F124")
    s.asks(A, "choose_character", "choose:F029", "choose:F132", "choose:F064")


@pytest.mark.card("F139")
@pytest.mark.rule("CC 19.5")
def test_bred_to_survive_ends_with_the_phase():
    s = scene(
        play={A: "F124 F010", B: "F112"},
        hands={B: "F139"},
        domains={A: "agency*4", B: "shub_niggurath*2"},
    )
    s.do("A pass", "B play:F139").passes(A, B)
    s.do("A use:F124")
    s.asks(A, "choose_character", "choose:F124", "choose:F010", "choose:F112")


# -- F140 Shocking Transformation ------------------------------------------------------------------

SHOCK = {"hands": {A: "F140"}, "domains": {A: "shub_niggurath*3"}}


@pytest.mark.card("F140")
@pytest.mark.rule("CC 8.12", "CC 18.13")
def test_the_transformation_gives_one_character_for_another():
    s = scene(
        play={A: "F010 F029:insane F055", B: "F064"}, deck={A: "F121 F104 F135 F132"}, **SHOCK
    )
    s.do("A play:F140")
    s.asks(A, "offer_sacrifice", "offer:F010", "offer:F029")
    s.do("A offer:F029")
    s.asks(A, "find_play", "find:2", "find:4", "find_none")
    s.do("A find:2")
    assert s.play(A) == ["F010", "F055", "F104"]
    assert s.discard(A) == ["F029", "F140"]
    assert sorted(s.deck(A)) == ["F121", "F132", "F135"]
    assert told("shuffled", seat=A) in s.told(B)


@pytest.mark.card("F140")
@pytest.mark.rule("CC 8.12")
def test_the_transformation_needs_somebody_to_transform():
    scene(play={A: "F055", B: "F064"}, **SHOCK).refuses(A, "play:F140")


@pytest.mark.card("F140")
@pytest.mark.rule("CC 8.14")
def test_the_sacrifice_for_a_cancelled_transformation_is_lost():
    s = scene(
        play={A: "F010"},
        hands={A: "F140", B: "F100"},
        domains={A: "shub_niggurath*3", B: "hastur*2"},
    )
    s.do("A play:F140", "B play:F100")
    assert s.play(A) == []
    assert s.discard(A) == ["F010", "F140"]


@pytest.mark.card("F140")
@pytest.mark.rule("CC 9.16", "CC 15.8")
def test_the_transformation_is_bound_by_uniqueness_and_alignment():
    s = scene(play={A: "F010 F001 F005"}, deck={A: "F043 F005 F132"}, **SHOCK)
    s.do("A play:F140", "A offer:F010")
    s.asks(A, "find_play", "find:3", "find_none")
