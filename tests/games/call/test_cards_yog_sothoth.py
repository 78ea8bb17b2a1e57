"""The cards of Yog-Sothoth: each does what it says, when it says so, and to nobody else."""

import pytest

from fhtagn.games.call.queries import PHASE
from fhtagn.games.call.verbs import lay
from tests.games.call.scene import A, B, scene
from tests.games.playing import told

# -- F101 Yog-Sothoth ------------------------------------------------------------------------------


@pytest.mark.card("F101")
@pytest.mark.rule("CC 9.18")
def test_yog_sothoth_is_cheaper_for_each_spell_in_your_own_discard_pile():
    three = {A: "F115 F116 F010 F118 F119", B: "F117 F120"}  # two of A's cards are no Spells
    scene(hands={A: "F101"}, discard=three, domains={A: "yog_sothoth*4"}).refuses(A, "play:F101")
    s = scene(hands={A: "F101"}, discard=three, domains={A: "yog_sothoth*5"})
    s.do("A play:F101")
    assert s.play(A) == ["F101"]
    assert s.drained(A) == [1]


@pytest.mark.card("F101")
def test_without_spells_yog_sothoth_costs_what_is_printed():
    scene(hands={A: "F101"}, domains={A: "yog_sothoth*7"}).refuses(A, "play:F101")
    scene(hands={A: "F101"}, domains={A: "yog_sothoth*8"}).offers(A, "play:F101")


@pytest.mark.card("F101")
@pytest.mark.rule("CC 8.20")
def test_yog_sothoth_costs_at_least_1():
    spells = {A: "F115 " * 9}
    scene(hands={A: "F101"}, discard=spells).refuses(A, "play:F101")
    scene(hands={A: "F101"}, discard=spells, domains={A: "hastur*3"}).refuses(A, "play:F101")
    s = scene(hands={A: "F101"}, discard=spells, domains={A: "yog_sothoth"})
    s.do("A play:F101")
    assert s.play(A) == ["F101"]
    assert s.drained(A) == [1]


# -- F102 Servant from Out of Time -----------------------------------------------------------------


@pytest.mark.card("F102")
def test_the_servant_costs_a_resource_even_of_a_drained_domain():
    domains = {A: "agency hastur*2 | !cthulhu | -", B: "syndicate"}
    s = scene(hands={A: "F102"}, domains=domains)
    s.do("A play:F102")
    s.asks(A, "lose_resource", "lose:F010:1", "lose:F092:1", "lose:F052:2")
    s.do("A lose:F052:2")
    assert s.domains(A) == ["F010 F092 F092", "!", ""]
    assert s.domains(B) == ["F064"]
    assert s.discard(A) == ["F052"]
    assert s.play(A) == ["F102"]
    s.asks_for(B, "act")


@pytest.mark.card("F102")
def test_the_servant_costs_nothing_if_there_is_no_resource():
    s = scene(hands={A: "F102"}, domains={B: "agency"})
    s.do("A play:F102")
    s.asks_for(B, "act")
    assert s.play(A) == ["F102"]
    assert s.discard(A) == []
    assert s.domains(B) == ["F010"]


@pytest.mark.card("F102")
def test_the_servant_minds_only_his_own_coming():
    s = scene(play={A: "F102"}, hands={A: "F108"}, domains={A: "yog_sothoth | agency"})
    s.do("A play:F108")
    s.asks_for(B, "act")
    assert s.domains(A) == ["!F112", "F010"]


# -- F103 Son of Yeb -------------------------------------------------------------------------------


@pytest.mark.card("F103")
def test_son_of_yeb_counts_himself():
    assert scene(play={A: "F103"}).icons("F103") == "CC"


@pytest.mark.card("F103")
def test_son_of_yeb_counts_the_cultists_of_his_side():
    s = scene(play={A: "F103 F102 F123:exhausted F112 F092:insane", B: "F092 F050"})
    assert s.icons("F103") == "CCCC"
    assert s.icons("F102") == "TT"
    assert s.icons("F123") == ""


@pytest.mark.card("F103")
def test_an_insane_son_of_yeb_shows_nothing():
    assert scene(play={A: "F103:insane F102"}).icons("F103") == ""


# -- F104 Living Mummy -----------------------------------------------------------------------------


def shoot(target, *, x=4, **more):
    """A plays Shotgun Blast at the target."""
    s = scene(hands={A: "F016"}, domains={A: "agency*4"}, **more)
    return s.do("A play:F016", f"A x:{x}", f"A choose:{target}")


@pytest.mark.card("F104")
def test_the_mummy_wounds_everybody_when_it_falls():
    s = shoot("F104", play={A: "F044 F104 F108", B: "F010 F122 F148:w1 F032:insane"})
    assert s.discard(A) == ["F104", "F016", "F108"]
    assert sorted(s.discard(B)) == ["F010", "F032"]
    assert (s.wounds("F044"), s.wounds("F122"), s.wounds("F148")) == (1, 0, 2)


@pytest.mark.card("F104")
@pytest.mark.rule("CC 16.16")
def test_the_mummy_does_so_when_it_is_sacrificed():
    s = scene(play={A: "F010", B: "F104"}, hands={A: "F117"}, domains={A: "yog_sothoth*2"})
    s.do("A play:F117")
    assert s.discard(B) == ["F104"]
    assert s.status("F010") == "out"


@pytest.mark.card("F104")
@pytest.mark.rule("CC 17.12")
def test_the_mummy_does_nothing_if_it_was_insane_or_blank():
    s = shoot("F104", x=0, play={B: "F104:insane F132"})
    assert s.discard(B) == ["F104"]
    assert s.play(B) == ["F132"]
    s = scene(play={B: "F104 F010"}, hands={A: "F016"}, domains={A: "agency*4"})
    lay(s.g, "blank", s.card("F104"), 1, PHASE)
    s.do("A play:F016", "A x:4", "A choose:F104")
    assert s.discard(B) == ["F104"]
    assert s.play(B) == ["F010"]


@pytest.mark.card("F104")
@pytest.mark.rule("CC 40.29")
def test_the_mummy_does_nothing_under_a_foreign_controller():
    s = shoot("F104", play={A: "F104~1 F010", B: "F029"})
    assert s.discard(B) == ["F104"]
    assert s.play(A) == ["F010"]
    assert s.play(B) == ["F029"]


@pytest.mark.card("F104")
def test_the_mummy_does_nothing_when_it_returns_to_hand_or_another_falls():
    s = scene(play={B: "F104:exhausted F010"}, hands={A: "F105"}, domains={A: "yog_sothoth*3"})
    s.do("A play:F105")
    assert s.hand(B) == ["F104"]
    assert s.play(B) == ["F010"]
    s = shoot("F010", play={B: "F104 F010 F029"})
    assert s.play(B) == ["F104", "F029"]


@pytest.mark.card("F104")
@pytest.mark.rule("CC 17.27")
def test_the_mummy_strikes_at_once_in_the_middle_of_a_story():
    s = scene(play={A: "F124@1 F010", B: "F104@1 F029"}, at="resolve")
    assert s.play(A) == s.play(B) == []
    assert s.tokens("F156") == (0, 0)


# -- F105 Fishers from Outside ---------------------------------------------------------------------


@pytest.mark.card("F105")
def test_the_fishers_take_any_exhausted_character_back_to_its_owner():
    s = scene(
        play={A: "F010:exhausted F029~1:exhausted F112", B: "F064:exhausted F092 F052:insane"},
        hands={A: "F105"},
        domains={A: "yog_sothoth*3"},
    )
    s.do("A play:F105")
    s.asks(A, "choose_character", "choose:F010", "choose:F029", "choose:F064")
    s.do("A choose:F029")
    assert s.hand(B) == ["F029"]
    assert s.hand(A) == []
    assert s.play(A) == ["F010", "F112", "F105"]


@pytest.mark.card("F105")
def test_the_fishers_take_nobody_if_nobody_is_exhausted():
    s = scene(
        play={A: "F010", B: "F052:insane F055:exhausted"},
        hands={A: "F105"},
        domains={A: "yog_sothoth*3"},
    )
    s.do("A play:F105")
    s.asks_for(B, "act")
    assert s.play(A) == ["F010", "F105"]
    assert s.play(B) == ["F052", "F055"]


@pytest.mark.card("F105")
@pytest.mark.rule("CC 15.17")
def test_the_fishers_are_steadfast():
    hand = {A: "F105"}
    scene(hands=hand, domains={A: "yog_sothoth agency*3"}).refuses(A, "play:F105")
    scene(hands=hand, domains={A: "yog_sothoth agency*3 | yog_sothoth"}).offers(A, "play:F105")


# -- F106 Cannibal Ghast ---------------------------------------------------------------------------


@pytest.mark.card("F106")
@pytest.mark.rule("CC 18.9")
def test_the_ghast_commits_in_the_opponents_turn_only():
    s = scene(play={A: "F106 F112", B: "F010"}, at="commit")
    s.asks_for(A, "commit")
    s.do("A stay:F112")
    s.pass_until("commit", B)
    s.do("B commit:F010:F156")
    s.pass_until("commit", A)
    s.offers(A, "commit:F106:F156", "stay:F106")


@pytest.mark.card("F106")
def test_whoever_controls_the_ghast_cannot_commit_it_in_his_turn():
    s = scene(play={A: "F106~1"}, at="commit")
    assert s.at("F106") == ""
    assert s.g.active == B


# -- F107 Spell-bound Shoggoth ---------------------------------------------------------------------


@pytest.mark.card("F107")
def test_the_shoggoth_lowers_everybody_else_on_both_sides():
    s = scene(play={A: "F107 F112", B: "F010 F132"})
    assert s.skill("F107") == 3
    assert (s.skill("F112"), s.skill("F010"), s.skill("F132")) == (1, 2, 0)


@pytest.mark.card("F107")
@pytest.mark.rule("CC 19.1")
def test_two_shoggoths_lower_each_other():
    s = scene(play={A: "F107 F107", B: "F010"})
    assert (s.skill("F107"), s.skill("F107#2"), s.skill("F010")) == (2, 2, 1)


@pytest.mark.card("F107")
@pytest.mark.rule("CC 19.7")
def test_an_insane_shoggoth_lowers_nobody():
    assert scene(play={A: "F107:insane", B: "F010"}).skill("F010") == 3


# -- F108 Arcane Initiate --------------------------------------------------------------------------


@pytest.mark.card("F108")
def test_the_initiate_has_willpower():
    s = scene(play={A: "F102@1", B: "F108@1"}, at="resolve")
    s.asks(B, "ready_one", "ready:F108", "decline")
    assert (s.skill("F108"), s.icons("F108")) == (1, "A")


@pytest.mark.card("F108")
def test_the_initiate_is_villainous():
    hand, domains = {A: "F108"}, {A: "yog_sothoth"}
    scene(play={A: "F002"}, hands=hand, domains=domains).refuses(A, "play:F108")
    scene(play={A: "F010"}, hands=hand, domains=domains).offers(A, "play:F108")


# -- F109 Guardian Elder Thing ---------------------------------------------------------------------


@pytest.mark.card("F109")
def test_the_guardian_wounds_everybody_at_its_story_itself_too():
    s = scene(
        play={A: "F109@1 F102@1 F112", B: "F010@1 F122@1 F044@2"},
        domains={A: "agency*2"},
        at="opposed",
    )
    s.do("A use:F109")
    assert s.wounds("F109") == 1
    assert s.drained(A) == [1]
    assert s.discard(A) == ["F102"]
    assert s.discard(B) == ["F010"]
    assert s.play(A) == ["F109", "F112"]
    assert s.wounds("F122") == s.wounds("F044") == 0


@pytest.mark.card("F109")
def test_the_guardian_survives_two_wounds():
    s = scene(play={A: "F109@1:w2"}, domains={A: "agency*2"}, at="opposed")
    s.do("A use:F109")
    assert s.discard(A) == ["F109"]


@pytest.mark.card("F109")
def test_the_guardian_has_to_be_committed_and_paid():
    rich, poor = {A: "agency*2"}, {A: "agency | agency"}
    scene(play={A: "F109 F010@1"}, domains=rich, at="opposed").refuses(A, "use:F109")
    scene(play={A: "F109@1"}, domains=poor, at="opposed").refuses(A, "use:F109")
    s = scene(play={A: "F109@1"}, domains={A: "agency*2", B: "agency*2"}, at="opposed")
    s.passes(A).refuses(B, "use:F109")


# -- F110 Hound of Tindalos ------------------------------------------------------------------------


@pytest.mark.card("F110")
@pytest.mark.rule("CC 40.23", "CC 19.10")
def test_the_hound_hangs_on_another_and_lets_go_again():
    s = scene(play={A: "F110@1 F112@1", B: "F010@1"}, domains={A: "agency"}, at="opposed")
    s.offers(A, "use:F110:1")
    s.refuses(A, "use:F110:3")
    s.do("A use:F110:1")
    s.asks(A, "choose_character", "choose:F112", "choose:F010")
    s.do("A choose:F010")
    assert (s.skill("F010"), s.skill("F112")) == (0, 2)
    assert (s.skill("F110"), s.icons("F110")) == (0, "")
    assert s.at("F110") == ""
    assert s.status("F110") == "exhausted"
    assert s.drained(A) == []
    s.passes(B)
    s.refuses(A, "use:F110:1")
    s.do("A use:F110:3")
    assert s.drained(A) == [1]
    assert s.skill("F010") == 3
    assert (s.skill("F110"), s.icons("F110"), s.status("F110")) == (2, "CCAA", "exhausted")
    assert s.at("F110") == ""
    assert s.at("F010") == "F156"


@pytest.mark.card("F110")
@pytest.mark.rule("CC 12.11")
def test_what_the_hound_takes_below_nothing_is_remembered():
    s = scene(play={A: "F110>F029 F029 F135"})
    assert s.skill("F029") == 0
    s = scene(play={A: "F110>F029 F029 F135 F135 F135 F135"})
    assert s.skill("F029") == 1


@pytest.mark.card("F110")
def test_an_attached_hound_is_a_support():
    s = scene(
        play={A: "F110>F010", B: "F010 F122"}, hands={B: "F137 F016"},
        domains={B: "shub_niggurath*2 | agency*4"}, active=B,
    )  # fmt: skip
    s.do("B play:F016", "B x:4")
    assert s.discard(B) == ["F010", "F016"]  # nobody else could be chosen
    s = scene(
        play={A: "F110>F010", B: "F010"},
        hands={B: "F137"},
        domains={B: "shub_niggurath*2"},
        active=B,
    )
    s.do("B play:F137")
    assert s.discard(A) == ["F110"]
    assert s.skill("F010") == 3


@pytest.mark.card("F110")
def test_an_attached_hound_stays_at_home():
    s = scene(play={A: "F110>F010 F010"}, at="commit")
    s.asks_for(A, "commit")
    s.do("A commit:F010:F156")
    s.asks_for(A, "act")
    assert s.at("F110") == ""


@pytest.mark.card("F110")
@pytest.mark.rule("CC 1.21", "CC 16.5")
def test_the_hound_goes_down_with_its_bearer():
    s = shoot("F010", play={A: "F110>F010", B: "F010 F029"})
    assert s.discard(A) == ["F110", "F016"]
    assert s.discard(B) == ["F010"]
    s = scene(play={A: "F102@1", B: "F010@1 F110>F010"}, at="resolve")
    assert s.status("F010") == "insane"
    assert s.discard(B) == ["F110"]


@pytest.mark.card("F110")
def test_a_fallen_hound_is_a_character_again():
    s = scene(hands={A: "F119"}, discard={A: "F110"}, domains={A: "yog_sothoth*4"})
    s.do("A play:F119")
    assert s.play(A) == ["F110"]
    assert s.skill("F110") == 2


@pytest.mark.card("F110")
def test_the_hound_needs_another_character_and_a_resource_to_let_go():
    scene(play={A: "F110 F113"}, domains={A: "agency"}).refuses(A, "use:F110:1", "use:F110:3")
    scene(play={A: "F110>F010", B: "F010"}).refuses(A, "use:F110:1", "use:F110:3")


# -- F111 Disciple of the Gate ---------------------------------------------------------------------


@pytest.mark.card("F111")
def test_the_disciple_counts_the_yog_sothoth_characters_of_both_sides():
    s = scene(play={A: "F111 F112 F112:insane F113 F010", B: "F103:exhausted F132"})
    assert s.skill("F111") == 3
    assert s.skill("F112") == 2


@pytest.mark.card("F111")
@pytest.mark.rule("CC 8.16")
def test_a_blank_disciple_has_no_x():
    s = scene(play={A: "F111 F112"})
    lay(s.g, "blank", s.card("F111"), 1, PHASE)
    assert s.skill("F111") == 0


@pytest.mark.card("F111")
@pytest.mark.rule("CC 19.2")
def test_what_changes_skill_is_added_to_the_disciples_x():
    assert scene(play={A: "F111 F135"}).skill("F111") == 2


# -- F112 Servant of Nodens ------------------------------------------------------------------------


@pytest.mark.card("F112")
def test_the_servant_of_nodens_has_what_is_printed():
    s = scene(hands={A: "F112"}, domains={A: "agency yog_sothoth"})
    s.do("A play:F112")
    assert (s.skill("F112"), s.icons("F112"), s.status("F112")) == (2, "TC", "ready")
    assert s.keys(A, "use:") == []


# -- F113 Forbidden Shrine -------------------------------------------------------------------------


@pytest.mark.card("F113")
def test_the_shrine_helps_your_committed_characters():
    s = scene(play={A: "F113 F112@1 F103@2:ready F102", B: "F010@1"}, at="opposed")
    assert (s.skill("F112"), s.skill("F103")) == (3, 3)
    assert (s.skill("F102"), s.skill("F010")) == (1, 3)


# -- F114 Blackmoor Estate -------------------------------------------------------------------------


@pytest.mark.card("F114")
def test_blackmoor_estate_empties_a_deck_of_your_choice():
    deck = {A: "F010 F029", B: "F010 F029 F052 F064"}
    s = scene(play={A: "F114"}, deck=deck, domains={A: "agency*2 hastur"})
    s.do("A use:F114")
    s.asks(A, "name_x", "x:0", "x:1", "x:2", "x:3")
    s.do("A x:2")
    s.asks(A, "choose_player", "choose:0", "choose:1")
    s.do("A choose:1")
    assert s.discard(B) == ["F010", "F029"]
    assert s.deck(B) == ["F052", "F064"]
    assert s.deck(A) == ["F010", "F029"]
    assert s.status("F114") == "exhausted"
    assert s.drained(A) == [1]


@pytest.mark.card("F114")
@pytest.mark.rule("CC 3.6", "CC 3.8")
def test_blackmoor_estate_can_win_the_game():
    s = scene(play={A: "F114"}, deck={B: "F010 F029"}, domains={A: "agency*3"})
    s.do("A use:F114", "A x:3", "A choose:1")
    s.is_over()
    assert s.winner() == A


@pytest.mark.card("F114")
def test_an_exhausted_estate_cannot_be_used():
    scene(play={A: "F114:exhausted"}, domains={A: "agency*3"}).refuses(A, "use:F114")


# -- F115 Journey to the Other Side ----------------------------------------------------------------

SEVEN = "F010 F029 F052 F064 F092 F132 F112"


@pytest.mark.card("F115")
def test_the_journey_puts_the_top_five_in_any_order():
    s = scene(hands={A: "F115"}, deck={A: SEVEN}, domains={A: "yog_sothoth"})
    s.do("A play:F115")
    s.asks(A, "to_top", "top:1", "top:2", "top:3", "top:4", "top:5")
    s.do("A top:5", "A top:1", "A top:3", "A top:4")
    assert s.deck(A) == ["F092", "F010", "F052", "F064", "F029", "F132", "F112"]
    assert s.hand(A) == []
    assert s.discard(A) == ["F115"]
    s.asks_for(B, "act")


@pytest.mark.card("F115")
@pytest.mark.rule("CC 6.4", "CC 8.21")
def test_the_journey_overpaid_keeps_one():
    s = scene(hands={A: "F115"}, deck={A: SEVEN}, domains={A: "yog_sothoth agency"})
    s.do("A play:F115")
    s.asks(A, "keep_one", "take:1", "take:2", "take:3", "take:4", "take:5", "decline")
    s.do("A take:3", "A top:4", "A top:3", "A top:2")
    assert s.hand(A) == ["F052"]
    assert s.deck(A) == ["F092", "F064", "F029", "F010", "F132", "F112"]
    assert told("took", seat=A) in s.told(B)
    assert "F052" not in repr(s.told(B))


@pytest.mark.card("F115")
def test_the_journey_overpaid_need_not_keep_any():
    s = scene(hands={A: "F115"}, deck={A: "F010 F029 F052"}, domains={A: "yog_sothoth agency"})
    s.do("A play:F115", "A decline", "A top:2", "A top:1")
    assert s.hand(A) == []
    assert s.deck(A) == ["F029", "F010", "F052"]


# -- F116 Opening the Limbo Gate -------------------------------------------------------------------

GATE = {"hands": {A: "F116"}, "domains": {A: "yog_sothoth*4"}}


@pytest.mark.card("F116")
@pytest.mark.rule("CC 40.35", "CC 1.9")
def test_the_gate_brings_one_character_of_each_pile_as_its_player_chooses():
    s = scene(discard={A: "F010 F029 F115 F055", B: "F064 F092 F014"}, **GATE)
    s.do("A play:F116")
    s.asks(A, "choose_discarded", "choose:F010", "choose:F029")
    s.do("A choose:F029")
    s.asks(A, "choose_discarded", "choose:F064~1", "choose:F092~1")
    s.do("A choose:F092~1")
    assert s.play(A) == ["F029"]
    assert s.play(B) == ["F092"]
    assert s.discard(A) == ["F010", "F115", "F055", "F116"]
    assert s.discard(B) == ["F064", "F014"]


@pytest.mark.card("F116")
@pytest.mark.rule("CC 18.2")
def test_the_gate_needs_a_character_in_both_piles():
    scene(discard={A: "F010", B: "F016"}, **GATE).refuses(A, "play:F116")
    scene(discard={A: "F115", B: "F010"}, **GATE).refuses(A, "play:F116")


@pytest.mark.card("F116")
@pytest.mark.rule("CC 20.2", "CC 15.8")
def test_the_gate_lets_nobody_through_who_cannot_stand_there():
    piles = {A: "F010", B: "F001"}
    scene(discard=piles, **GATE).offers(A, "play:F116")
    scene(discard=piles, play={A: "F001"}, **GATE).offers(A, "play:F116")
    scene(discard=piles, play={B: "F001"}, **GATE).refuses(A, "play:F116")
    scene(discard=piles, play={B: "F108"}, **GATE).refuses(A, "play:F116")


@pytest.mark.card("F116")
def test_the_gate_opens_in_your_operations_phase_only():
    piles = {A: "F010", B: "F029"}
    scene(discard=piles, at="story", **GATE).refuses(A, "play:F116")
    s = scene(discard=piles, active=B, **GATE).passes(B)
    s.refuses(A, "play:F116")


# -- F117 A Single Glimpse -------------------------------------------------------------------------

GLIMPSE = {"hands": {A: "F117"}, "domains": {A: "yog_sothoth*2"}}


@pytest.mark.card("F117")
def test_the_opponent_sacrifices_whom_he_chooses():
    s = scene(play={A: "F112", B: "F010 F122 F055 F029:insane"}, **GLIMPSE)
    s.do("A play:F117")
    s.asks(B, "sacrifice", "sacrifice:F010", "sacrifice:F122", "sacrifice:F029")
    s.do("B sacrifice:F122")
    assert s.discard(B) == ["F122"]
    assert s.play(B) == ["F010", "F055", "F029"]
    assert s.play(A) == ["F112"]
    assert s.discard(A) == ["F117"]


@pytest.mark.card("F117")
@pytest.mark.rule("CC 18.8")
def test_a_glimpse_of_nobody_does_nothing():
    s = scene(play={A: "F112", B: "F055"}, **GLIMPSE)
    s.do("A play:F117")
    s.asks_for(B, "act")
    assert s.play(A) == ["F112"]
    assert s.play(B) == ["F055"]
    assert s.discard(A) == ["F117"]


@pytest.mark.card("F117")
def test_a_glimpse_is_for_your_operations_phase():
    scene(play={B: "F010"}, at="story", **GLIMPSE).refuses(A, "play:F117")
    scene(play={B: "F010"}, active=B, **GLIMPSE).passes(B).refuses(A, "play:F117")


# -- F118 Gathering at the Stones ------------------------------------------------------------------

STONES = {"hands": {A: "F118"}, "domains": {A: "yog_sothoth*2"}}


@pytest.mark.card("F118")
def test_the_gathering_returns_any_card_of_your_pile():
    s = scene(discard={A: "F010 F115 F055", B: "F029"}, **STONES)
    s.do("A play:F118")
    s.asks(A, "choose_discarded", "choose:F010", "choose:F115", "choose:F055")
    s.do("A choose:F115")
    assert s.hand(A) == ["F115"]
    assert s.discard(A) == ["F010", "F055", "F118"]


@pytest.mark.card("F118")
def test_the_gathering_needs_a_card_in_your_own_pile_and_your_operations_phase():
    scene(discard={B: "F029"}, **STONES).refuses(A, "play:F118")
    scene(discard={A: "F010"}, at="story", **STONES).refuses(A, "play:F118")
    scene(discard={A: "F010"}, active=B, **STONES).passes(B).refuses(A, "play:F118")


# -- F119 Unspeakable Resurrection -----------------------------------------------------------------

RISE = {"hands": {A: "F119"}, "domains": {A: "yog_sothoth*2 agency"}}


@pytest.mark.card("F119")
def test_the_resurrection_brings_back_a_character_of_cost_x():
    s = scene(discard={A: "F010 F029 F088 F104 F115 F113", B: "F132"}, **RISE)
    s.do("A play:F119")
    s.asks(A, "name_x", "x:1", "x:2", "x:3")  # with 0 there is nobody to choose
    s.do("A x:2")
    s.asks(A, "choose_discarded", "choose:F010", "choose:F029")
    s.do("A choose:F010")
    assert s.play(A) == ["F010"]
    assert s.status("F010") == "ready"
    assert s.drained(A) == [1]


@pytest.mark.card("F119")
@pytest.mark.rule("CC 8.17")
def test_the_resurrection_of_a_character_of_cost_0_is_free():
    s = scene(hands={A: "F119"}, discard={A: "F102"}, domains={A: "!agency"})
    s.do("A play:F119")
    assert s.play(A) == ["F102"]
    assert s.domains(A) == ["!"]


@pytest.mark.card("F119")
@pytest.mark.rule("CC 20.2", "CC 9.16")
def test_the_resurrection_is_bound_by_uniqueness():
    scene(discard={A: "F082"}, play={A: "F082:insane"}, **RISE).refuses(A, "play:F119")
    scene(discard={A: "F082"}, play={B: "F082"}, **RISE).offers(A, "play:F119")


@pytest.mark.card("F119")
@pytest.mark.rule("CC 9.7")
def test_the_resurrection_is_for_any_action_window():
    s = scene(discard={A: "F010"}, active=B, at="story", **RISE).passes(B)
    s.do("A play:F119", "A x:2")
    assert s.play(A) == ["F010"]


# -- F120 Dampen Light -----------------------------------------------------------------------------


@pytest.mark.card("F120")
@pytest.mark.rule("CC 40.19")
def test_dampen_light_makes_every_card_dearer_for_both():
    s = scene(
        hands={A: "F120 F102 F108 F112", B: "F016 F020"},
        domains={A: "yog_sothoth | yog_sothoth*2 | hastur", B: "agency"},
        play={A: "F010"},
    )
    s.offers(A, "play:F102", "play:F108", "play:F112")
    s.do("A play:F120", "A drain:1")
    s.refuses(B, "play:F020")  # which costs 1
    s.do("B pass")
    s.offers(A, "play:F102", "play:F108")  # for 1 and for 2
    s.refuses(A, "play:F112")
    s.do("A play:F102")
    assert s.drained(A) == [1, 2]


@pytest.mark.card("F120")
@pytest.mark.rule("CC 40.19", "CC 8.5")
def test_a_card_of_cost_0_then_needs_a_match():
    s = scene(hands={A: "F120 F102"}, domains={A: "yog_sothoth | hastur"})
    s.do("A play:F120", "B pass")
    s.refuses(A, "play:F102")


@pytest.mark.card("F120")
def test_dampen_light_leaves_abilities_alone():
    s = scene(
        hands={A: "F120"}, play={A: "F110>F010", B: "F010"}, domains={A: "yog_sothoth | agency"}
    )
    s.do("A play:F120", "B pass", "A use:F110:3")
    assert s.drained(A) == [1, 2]


@pytest.mark.card("F120")
@pytest.mark.rule("CC 19.5")
def test_dampen_light_ends_with_the_phase():
    s = scene(
        hands={A: "F120", B: "F020"}, play={B: "F010"}, domains={A: "yog_sothoth", B: "agency"}
    )
    s.do("A play:F120").passes(B, A)
    s.asks_for(A, "act")
    s.passes(A).offers(B, "play:F020")


@pytest.mark.card("F120")
@pytest.mark.rule("CC 8.18")
def test_two_of_dampen_light_add_up():
    s = scene(hands={A: "F120 F120 F102"}, domains={A: "yog_sothoth | yog_sothoth*2 | agency"})
    s.do("A play:F120", "A drain:1", "B pass", "A play:F120", "B pass")
    assert s.drained(A) == [1, 2]
    s.refuses(A, "play:F102")
