"""The cards of Miskatonic University."""

import pytest

from fhtagn.games.call.queries import STRUGGLES, can_go_insane
from tests.games.call.scene import LETTERS, A, B, scene
from tests.games.playing import told


def struggles(s, story):
    """`TCAI`"""
    return "".join(LETTERS[icon] for icon in STRUGGLES(s.g, s.card(story)))


# -- F021 Professor Albert Wilmarth ----------------------------------------------------------------


@pytest.mark.card("F021")
@pytest.mark.rule("CC 40.16", "CC 19.14")
def test_wilmarth_names_a_struggle_that_his_story_lacks_while_he_is_there():
    s = scene(play={A: "F021"}, at="commit").do("A commit:F021:F157")
    s.asks(A, "choose_icon", "choose:terror", "choose:combat", "choose:arcane",
           "choose:investigation")  # fmt: skip
    s.do("A choose:investigation")
    assert [struggles(s, story) for story in ("F156", "F157", "F158")] == ["TCAI", "TCA", "TCAI"]
    s.pass_until("put_tokens", A).do("A tokens:2")
    assert s.tokens("F157") == (2, 0)
    assert struggles(s, "F157") == "TCA"
    s.pass_until("resource", B)
    assert struggles(s, "F157") == "TCAI"


@pytest.mark.card("F021", "F034")
@pytest.mark.rule("CC 19.14")
def test_wilmarth_removes_one_of_several_struggles_of_a_kind():
    s = scene(play={A: "F021 F034>F156"}, at="commit")
    s.do("A commit:F021:F156", "A choose:investigation")
    assert struggles(s, "F156") == "TCAAII"


@pytest.mark.card("F021")
@pytest.mark.rule("CC 40.16")
def test_wilmarth_names_for_the_defender_too_and_not_at_home():
    s = scene(play={A: "F021 F010"}, at="commit").do("A stay:F021", "A commit:F010:F156")
    s.asks_for(A, "act")
    assert struggles(s, "F156") == "TCAI"
    s = scene(play={A: "F010@1", B: "F021"}, at="committed").passes(A, B)
    s.do("B commit:F021:F156", "B choose:terror")
    assert struggles(s, "F156") == "CAI"


@pytest.mark.card("F021", "F033")
@pytest.mark.rule("CC 40.16")
def test_wilmarth_s_struggle_is_back_when_he_has_left_the_story():
    s = scene(play={A: "F021 F010", B: "F033"}, domains={B: "miskatonic*5"}, at="commit")
    s.do("A commit:F021:F156", "A commit:F010:F156", "A choose:combat", "A pass")
    assert struggles(s, "F156") == "TAI"
    s.do("B use:F033", "B x:5", "B choose:F021")
    assert struggles(s, "F156") == "TCAI"


@pytest.mark.card("F021", "F063")
@pytest.mark.rule("CC 40.16")
def test_wilmarth_without_his_text_removes_nothing_and_names_nothing():
    s = scene(play={A: "F021", B: "F063"}, domains={B: "syndicate*2"}, at="commit")
    s.do("A commit:F021:F156", "A choose:combat", "A pass", "B use:F063", "B choose:F021")
    assert struggles(s, "F156") == "TCAI"
    s = scene(play={A: "F021", B: "F063"}, domains={B: "syndicate*2"}, at="story")
    s.do("A pass", "B use:F063", "B choose:F021").passes(A, B).do("A commit:F021:F156")
    s.asks_for(A, "act")
    assert struggles(s, "F156") == "TCAI"


# -- F022 Dr. Ali Kafour ---------------------------------------------------------------------------


@pytest.mark.card("F022")
@pytest.mark.rule("CC 17.5")
def test_kafour_draws_a_card_after_committing():
    s = scene(play={A: "F022"}, deck={A: "F029 F142"}, at="commit").do("A commit:F022:F156")
    s.asks(A, "respond", "use:F022", "pass")
    assert s.hand(A) == []
    s.do("A use:F022")
    assert s.hand(A) == ["F029"]
    s.asks_for(A, "act")


@pytest.mark.card("F022")
def test_kafour_does_not_answer_others_and_need_not_answer():
    s = scene(play={A: "F022 F010"}, at="commit").do("A stay:F022", "A commit:F010:F156")
    s.asks_for(A, "act")
    s = scene(play={A: "F010@1 F022", B: "F022"}, at="committed").passes(A, B)
    s.do("B commit:F022:2:F156")
    s.asks(B, "respond", "use:F022:2", "pass")
    s.do("B pass")
    assert s.hand(A) == s.hand(B) == []
    s.asks_for(A, "act")


# -- F024 Professor Nathaniel Peaslee --------------------------------------------------------------


def shot(**more):
    """The active player A throws dynamite at Peaslee."""
    given = {"play": {A: "F024"}, "domains": {A: "agency*3 | miskatonic*2"}} | more
    s = scene(hands={A: "F017"}, **given).do("A play:F017")
    return s.do("A choose:F024") if s.keys(A, "choose") else s


@pytest.mark.card("F024")
@pytest.mark.rule("CC 40.35", "CC 17.11")
def test_peaslee_brings_back_the_characters_fallen_in_this_phase():
    s = shot(discard={A: "F010 F029 F033", B: "F064 F008"}, fallen="F029 F033 F064")
    s.asks(A, "respond", "use:F024", "pass")
    s.do("A use:F024")
    s.asks(A, "enter_next", "enter:F029", "enter:F024")
    s.do("A enter:F029")
    assert (s.play(A), s.play(B)) == (["F029", "F024"], ["F064"])
    assert [s.status(card) for card in ("F024", "F029", "F064")] == ["ready"] * 3
    assert (s.discard(A), s.discard(B)) == (["F010", "F033", "F017"], ["F008"])
    assert s.wounds("F024") == 0
    assert s.drained(A) == [1, 2]


@pytest.mark.card("F024")
def test_peaslee_costs_two_and_may_stay_dead():
    s = shot(domains={A: "agency*3 | miskatonic"})
    assert s.discard(A) == ["F024", "F017"]
    s.asks_for(B, "act")
    s = shot().do("A pass")
    assert (s.play(A), s.drained(A)) == ([], [1])


@pytest.mark.card("F024")
@pytest.mark.rule("CC 17.12")
def test_peaslee_insane_or_blank_does_not_answer():
    s = shot(play={A: "F024:insane"})
    assert s.discard(A) == ["F024", "F017"]
    s.asks_for(B, "act")
    s = scene(play={A: "F024", B: "F063"}, hands={A: "F017"},
              domains={A: "agency*3 | miskatonic*2", B: "syndicate*2"})  # fmt: skip
    s.do("A pass", "B use:F063", "B choose:F024", "A play:F017", "A choose:F024")
    assert s.discard(A) == ["F024", "F017"]
    s.asks_for(B, "act")


@pytest.mark.card("F024")
@pytest.mark.rule("CC 40.29")
def test_peaslee_under_foreign_control_does_not_answer():
    s = shot(play={B: "F024~0"}, domains={A: "agency*3 | miskatonic*2", B: "miskatonic*2"})
    assert s.discard(A) == ["F024", "F017"]
    s.asks_for(B, "act")


@pytest.mark.card("F024", "F037")
def test_peaslee_discarded_from_hand_does_not_answer():
    s = scene(hands={A: "F037 F024"}, domains={A: "miskatonic*3 | miskatonic*2"})
    s.do("A play:F037", "A discard:F024")
    assert s.discard(A) == ["F024", "F037"]
    s.asks(A, "act", "pass")


@pytest.mark.card("F024")
@pytest.mark.rule("CC 9.16", "CC 15.8", "CC 20.2")
def test_peaslee_leaves_in_the_pile_whom_uniqueness_or_alignment_bars():
    s = shot(play={A: "F024 F043 F062"}, discard={A: "F013 F062 F029"}, fallen="F013 F062 F029")
    s.do("A use:F024")
    s.asks(A, "enter_next", "enter:F029", "enter:F024")
    s.do("A enter:F024")
    assert s.discard(A) == ["F013", "F062", "F017"]


# -- F025 Anthropology Advisor ---------------------------------------------------------------------


@pytest.mark.card("F025")
@pytest.mark.rule("CC 8.18")
def test_anthropology_advisor_makes_your_investigators_cheaper():
    s = scene(play={A: "F025"}, hands={A: "F026 F027 F030"}, domains={A: "miskatonic"})
    s.offers(A, "play:F027")
    s.refuses(A, "play:F026", "play:F030")
    s = scene(play={A: "F025"}, hands={A: "F026 F064"}, domains={A: "miskatonic syndicate"})
    s.refuses(A, "play:F064")
    s.do("A play:F026")
    assert (s.play(A), s.drained(A)) == (["F025", "F026"], [1])


@pytest.mark.card("F025")
@pytest.mark.rule("CC 8.7", "CC 19.1")
def test_anthropology_advisors_add_up_to_nothing_to_pay():
    s = scene(play={A: "F025 F025 F025"}, hands={A: "F026"})
    s.do("A play:F026")
    assert "F026" in s.play(A)


@pytest.mark.card("F025")
def test_anthropology_advisor_helps_neither_the_other_player_nor_when_insane():
    s = scene(play={B: "F025"}, hands={A: "F027"}, domains={A: "miskatonic"})
    s.refuses(A, "play:F027")
    s = scene(play={A: "F025:insane F026"}, hands={A: "F027"}, domains={A: "miskatonic"})
    s.refuses(A, "play:F027")
    assert s.icons("F026") == "CII"


@pytest.mark.card("F025")
def test_anthropology_advisor_gives_your_investigators_an_icon():
    s = scene(play={A: "F025 F026 F029", B: "F022"})
    assert [s.icons(card) for card in ("F025", "F026", "F029", "F022")] == [
        "CAII", "CIII", "I", "CAI",
    ]  # fmt: skip


# -- F026 Visiting Author --------------------------------------------------------------------------


@pytest.mark.card("F026")
@pytest.mark.rule("CC 17.14")
def test_visiting_author_returns_in_the_phase_it_was_discarded_in():
    s = scene(discard={A: "F026", B: "F026"}, fallen="F026", domains={A: "agency | -"})
    s.do("A use:F026")
    assert (s.hand(A), s.discard(A), s.drained(A)) == (["F026"], [], [1])
    s.refuses(B, "use:F026")


@pytest.mark.card("F026")
def test_visiting_author_needs_one_to_pay_and_the_same_phase():
    scene(discard={A: "F026"}, fallen="F026").refuses(A, "use:F026")
    scene(discard={A: "F026"}, domains={A: "agency"}).refuses(A, "use:F026")
    s = scene(discard={A: "F026"}, fallen="F026", domains={A: "agency"})
    s.offers(A, "use:F026")
    s.passes(A, B).asks(A, "act", "pass")


@pytest.mark.card("F026", "F037")
@pytest.mark.rule("CC 17.14", "CC 15.26")
def test_visiting_author_returns_from_domain_hand_and_madness():
    s = scene(hands={A: "F028"}, domains={A: "F026 | miskatonic"}).do("A play:F028")
    s.do("B pass", "A use:F026")
    assert (s.hand(A), s.domains(A)) == (["F026"], ["!", "!F029"])
    s = scene(hands={A: "F037 F026"}, domains={A: "miskatonic*3 | agency"})
    s.do("A play:F037", "A discard:F026", "A use:F026")
    assert "F026" in s.hand(A)
    s = scene(play={A: "F026:insane"}, hands={A: "F016"}, domains={A: "agency | agency"})
    s.do("A play:F016", "A x:0", "B pass", "A use:F026")
    assert s.hand(A) == ["F026"]


# -- F027 Mad Genius -------------------------------------------------------------------------------


@pytest.mark.card("F027")
def test_mad_genius_restored_adds_a_token_to_any_story():
    s = scene(play={A: "F027:insane"}, tokens={"F157": (0, 2)}, at="refresh")
    s.asks(A, "respond", "use:F027", "pass")
    s.do("A use:F027")
    s.asks(A, "choose_story", "choose:F156", "choose:F157", "choose:F158")
    s.do("A choose:F157")
    assert s.tokens("F157") == (1, 2)


@pytest.mark.card("F027")
@pytest.mark.rule("CC 13.2")
def test_mad_genius_wins_a_story_at_once():
    s = scene(play={B: "F027:insane"}, tokens={"F156": (0, 4)}, active=B, at="refresh")
    s.do("B use:F027", "B choose:F156")
    assert s.won(B) == ["F156"]


@pytest.mark.card("F027")
def test_mad_genius_answers_only_his_own_restoring():
    s = scene(play={A: "F027:exhausted F010:insane"}, at="refresh")
    s.asks_for(A, "act")
    assert (s.status("F027"), s.status("F010")) == ("ready", "exhausted")
    s = scene(play={A: "F027:insane"}, at="refresh").do("A pass")
    assert [s.tokens(story) for story in ("F156", "F157", "F158")] == [(0, 0)] * 3


# -- F028 Strange Librarian ------------------------------------------------------------------------


@pytest.mark.card("F028")
@pytest.mark.rule("CC 1.5", "CC 18.3")
def test_strange_librarian_arranges_three_cards_of_either_deck_in_secret():
    s = scene(play={A: "F028"}, deck={B: "F010 F029 F064 F142"}).do("A use:F028")
    s.asks(A, "choose_player", "choose:0", "choose:1")
    s.do("A choose:1")
    s.asks(A, "to_bottom", "bottom:1", "bottom:2", "bottom:3")
    s.do("A bottom:1")
    s.asks(A, "to_top", "top:1", "top:2")
    s.do("A top:2")
    assert s.deck(B) == ["F064", "F029", "F142", "F010"]
    assert s.status("F028") == "exhausted"
    assert told("looked", seat=A, owner=B, cards=("F010", "F029", "F064")) in s.told(A)
    assert told("looked", seat=A, owner=B, count=3) in s.told(B)
    s.asks_for(B, "act")


@pytest.mark.card("F028")
def test_strange_librarian_looks_at_what_there_is_and_must_be_ready():
    s = scene(play={A: "F028"}, deck={A: "F010 F029"}).do("A use:F028", "A choose:0", "A bottom:1")
    assert s.deck(A) == ["F029", "F010"]
    s.do("B pass")
    s.refuses(A, "use:F028")


# -- F029 Laboratory Assistant ---------------------------------------------------------------------


@pytest.mark.card("F029")
def test_laboratory_assistant_has_an_icon_and_no_text():
    s = scene(hands={A: "F029"}, domains={A: "miskatonic | agency*3"}).do("A play:F029")
    assert (s.icons("F029"), s.skill("F029"), s.status("F029")) == ("I", 1, "ready")
    assert s.drained(A) == [1]
    s.do("B pass")
    s.asks(A, "act", "pass")


# -- F030 Itinerant Scholar ------------------------------------------------------------------------


@pytest.mark.card("F030")
@pytest.mark.rule("CC 40.12", "CC 15.26")
def test_itinerant_scholar_drains_a_domain_of_either_player_for_one_of_yours():
    s = scene(play={A: "F030"},
              domains={A: "!miskatonic*2 | miskatonic | !-", B: "F026 agency | !-"})  # fmt: skip
    s.do("A use:F030")
    s.asks(A, "choose_domain", "choose:1", "choose:3")
    s.do("A choose:1")
    s.asks(A, "choose_domain", "choose:2", "choose:1~1")
    s.do("A choose:1~1")
    assert s.domains(A) == ["F029 F029", "F029", "!"]
    assert s.domains(B) == ["!F010", "!"]
    assert (s.discard(A), s.discard(B)) == (["F030"], ["F026"])


@pytest.mark.card("F030")
@pytest.mark.rule("CC 18.2", "CC 40.30")
def test_itinerant_scholar_needs_a_drained_and_an_undrained_domain():
    scene(play={A: "F030"}, domains={A: "- | -", B: "!- | -"}).refuses(A, "use:F030")
    scene(play={A: "F030"}, domains={A: "!- | !-", B: "!- | !-"}).refuses(A, "use:F030")
    s = scene(play={A: "F030"}, domains={A: "!- | -", B: "!-"}).do("A use:F030")
    assert (s.drained(A), s.drained(B)) == ([2], [1])


# -- F031 Natural Philosopher ----------------------------------------------------------------------


@pytest.mark.card("F031")
@pytest.mark.rule("CC 17.7", "CC 18.8")
def test_natural_philosopher_draws_and_then_everybody_discards():
    s = scene(hands={A: "F031 F010", B: "F064"}, deck={A: "F029 F142"},
              domains={A: "miskatonic*3"})  # fmt: skip
    s.do("A play:F031")
    s.asks(A, "discard", "discard:F010", "discard:F029", "discard:F121")
    s.do("A discard:F010")
    s.asks(B, "discard", "discard:F064", "discard:F121")
    s.do("B discard:F064")
    assert (s.hand(A), s.hand(B)) == (["F029"], [])
    assert (s.discard(A), s.discard(B)) == (["F010"], ["F064"])


@pytest.mark.card("F031")
@pytest.mark.rule("CC 18.8")
def test_natural_philosopher_passes_over_an_empty_hand():
    s = scene(hands={A: "F031"}, deck={A: "F029 F142"}, domains={A: "miskatonic*3"}, spare=False)
    s.do("A play:F031")
    assert (s.hand(A), s.discard(A), s.discard(B)) == ([], ["F029"], [])


@pytest.mark.card("F031")
@pytest.mark.rule("CC 15.17")
def test_natural_philosopher_is_steadfast_and_answers_only_his_own_coming():
    s = scene(hands={A: "F031"}, domains={A: "miskatonic agency*2 | -"})
    s.refuses(A, "play:F031")
    s = scene(hands={A: "F031"}, domains={A: "miskatonic agency*2 | !miskatonic"})
    s.offers(A, "play:F031")
    s = scene(play={A: "F031"}, hands={A: "F029"}, domains={A: "miskatonic"}).do("A play:F029")
    s.asks_for(B, "act")
    assert (s.hand(A), s.discard(A)) == ([], [])


@pytest.mark.card("F031", "F024")
def test_natural_philosopher_answers_being_put_into_play():
    s = shot(discard={B: "F031"}, fallen="F031", deck={B: "F029 F142"}).do("A use:F024")
    s.do("B discard:F029")
    assert (s.play(B), s.discard(B)) == (["F031"], ["F029"])
    assert s.discard(A) == ["F017", "F121"]


# -- F032 Student Archaeologist --------------------------------------------------------------------


@pytest.mark.card("F032")
def test_student_archaeologist_restored_draws_and_then_everybody_discards():
    s = scene(play={A: "F032:insane"}, hands={A: "F010", B: "F064"}, deck={A: "F029 F142"},
              at="refresh")  # fmt: skip
    s.asks(A, "respond", "use:F032", "pass")
    s.do("A use:F032")
    s.asks(A, "discard", "discard:F010", "discard:F029", "discard:F121")
    s.do("A discard:F029", "B discard:F121")
    assert (s.discard(A), s.discard(B)) == (["F029"], ["F121"])


@pytest.mark.card("F032")
def test_student_archaeologist_answers_only_his_own_restoring():
    s = scene(play={A: "F032:exhausted F010:insane"}, at="refresh")
    s.asks_for(A, "act")
    s = scene(play={A: "F032:insane"}, at="refresh").do("A pass")
    assert (s.discard(A), s.discard(B)) == ([], [])


# -- F033 Celano Fragments -------------------------------------------------------------------------


@pytest.mark.card("F033")
@pytest.mark.rule("CC 10.14")
def test_celano_fragments_remove_a_committed_character_of_cost_x():
    s = scene(play={A: "F029@1 F010@2:ready F065", B: "F033"}, domains={B: "miskatonic*2"},
              at="committed")  # fmt: skip
    s.do("A pass", "B use:F033")
    s.asks(B, "name_x", "x:1", "x:2")
    s.do("B x:2")
    s.asks(B, "choose_character", "choose:F029", "choose:F010")
    s.do("B choose:F010")
    assert (s.at("F010"), s.status("F010"), s.at("F029")) == ("", "ready", "F156")
    assert (s.status("F033"), s.drained(B)) == ("exhausted", [1])


@pytest.mark.card("F033")
def test_celano_fragments_reach_no_dearer_one_and_keep_the_state():
    s = scene(play={A: "F029@1 F010@1", B: "F033"}, domains={B: "miskatonic*2"}, at="committed")
    s.do("A pass", "B use:F033", "B x:1")
    assert (s.at("F029"), s.status("F029"), s.at("F010")) == ("", "exhausted", "F156")


@pytest.mark.card("F033")
@pytest.mark.rule("CC 18.2")
def test_celano_fragments_need_a_committed_character_and_to_be_ready():
    s = scene(play={A: "F033 F029", B: "F010"}, domains={A: "miskatonic*2"})
    s.refuses(A, "use:F033")
    s = scene(play={A: "F029@1 F033:exhausted"}, domains={A: "miskatonic*2"}, at="committed")
    s.refuses(A, "use:F033")
    s = scene(play={A: "F029@1 F033"}, at="committed")
    s.refuses(A, "use:F033")


# -- F034 Open for Inspection ----------------------------------------------------------------------


@pytest.mark.card("F034")
@pytest.mark.rule("CC 19.11", "CC 19.12")
def test_open_for_inspection_adds_struggles_to_its_story():
    s = scene(play={A: "F010"}, hands={A: "F034"}, domains={A: "miskatonic*2"})
    s.do("A play:F034")
    s.asks(A, "choose_story", "choose:F156", "choose:F157", "choose:F158")
    s.do("A choose:F157")
    assert [struggles(s, story) for story in ("F156", "F157", "F158")] == [
        "TCAI", "TCAAIII", "TCAI",
    ]  # fmt: skip


@pytest.mark.card("F034")
@pytest.mark.rule("CC 16.5", "CC 13.7")
def test_open_for_inspection_goes_with_its_story():
    s = scene(play={A: "F029@1 F034>F156"}, at="resolve")
    s.do("A tokens:1", "A tokens:1", "A tokens:1", "A tokens:2")
    assert (s.won(A), s.discard(A)) == (["F156"], ["F034"])


# -- F035 Atwood Science Hall ----------------------------------------------------------------------


@pytest.mark.card("F035", "F025")
def test_atwood_science_hall_counts_the_investigation_icons_of_your_characters():
    s = scene(play={A: "F035 F026 F029 F030 F032:insane", B: "F022"})
    assert [s.skill(card) for card in ("F026", "F029", "F030", "F032", "F022")] == [5, 2, 1, 0, 3]
    s = scene(play={A: "F035 F035 F025 F026"})
    assert s.skill("F026") == 3 + 2 * 3


# -- F036 Binding ----------------------------------------------------------------------------------


@pytest.mark.card("F036", "F025")
@pytest.mark.rule("CC 18.10", "CC 19.5")
def test_binding_takes_the_printed_icons_for_the_phase():
    s = scene(play={A: "F025", B: "F072"}, hands={A: "F036"}, domains={A: "miskatonic"})
    s.do("A play:F036")
    s.asks(A, "choose_character", "choose:F025", "choose:F072")
    s.do("A choose:F072")
    assert (s.icons("F072"), s.icons("F025")) == ("", "CAII")
    s.passes(B, A)
    assert s.icons("F072") == "CCI"


@pytest.mark.card("F036", "F025")
def test_binding_leaves_icons_that_were_gained():
    s = scene(play={A: "F025"}, hands={A: "F036"}, domains={A: "miskatonic"}).do("A play:F036")
    assert s.icons("F025") == "I"


@pytest.mark.card("F036")
@pytest.mark.rule("CC 15.29")
def test_binding_lays_a_character_open_to_madness():
    s = scene(play={B: "F112"}, hands={A: "F036"}, domains={A: "miskatonic"})
    assert not can_go_insane(s.g, s.card("F112"))
    s.do("A play:F036")
    assert can_go_insane(s.g, s.card("F112"))


# -- F037 Feast of Famine --------------------------------------------------------------------------


@pytest.mark.card("F037")
@pytest.mark.rule("CC 18.8")
def test_feast_of_famine_draws_two_and_then_everybody_discards():
    s = scene(hands={A: "F037", B: "F064"}, deck={A: "F029 F010 F142"}, domains={A: "miskatonic*3"})
    s.do("A play:F037")
    s.asks(A, "discard", "discard:F010", "discard:F029", "discard:F121")
    s.do("A discard:F029", "B discard:F064")
    assert (s.hand(A), s.hand(B)) == (["F010"], [])
    assert (s.discard(A), s.discard(B)) == (["F029", "F037"], ["F064"])


@pytest.mark.card("F037")
def test_feast_of_famine_passes_over_an_empty_hand():
    s = scene(hands={A: "F037"}, deck={A: "F029 F010 F142"}, domains={A: "miskatonic*3"},
              spare=False)  # fmt: skip
    s.do("A play:F037", "A discard:F010")
    assert (s.hand(A), s.discard(B)) == (["F029"], [])


# -- F038 Restless and Wary ------------------------------------------------------------------------


@pytest.mark.card("F038")
@pytest.mark.rule("CC 16.3", "CC 18.17")
def test_restless_and_wary_readies_the_exhausted_of_both_players():
    s = scene(play={A: "F010@1 F029:exhausted F033:exhausted", B: "F064:exhausted F065:insane"},
              hands={A: "F038"}, domains={A: "miskatonic*2"}, at="committed")  # fmt: skip
    s.do("A play:F038")
    assert [s.status(card) for card in ("F010", "F029", "F064")] == ["ready"] * 3
    assert (s.status("F033"), s.status("F065"), s.at("F010")) == ("exhausted", "insane", "F156")


# -- F039 Dr. Carson's Treatment -------------------------------------------------------------------


@pytest.mark.card("F039")
@pytest.mark.rule("CC 16.13", "CC 18.3")
def test_dr_carson_s_treatment_restores_and_readies_up_to_two():
    s = scene(play={A: "F010:insane F029:exhausted", B: "F064:insane F065:insane"},
              hands={A: "F039"}, domains={A: "miskatonic"})  # fmt: skip
    s.do("A play:F039")
    s.asks(A, "choose_character", "choose:F010", "choose:F064", "choose:F065")
    s.do("A choose:F010")
    s.asks(A, "choose_character", "choose:F064", "choose:F065", "enough")
    s.do("A choose:F064")
    assert [s.status(card) for card in ("F010", "F064", "F065", "F029")] == [
        "ready", "ready", "insane", "exhausted",
    ]  # fmt: skip
    assert (s.icons("F010"), s.icons("F064")) == ("I", "CCI")


@pytest.mark.card("F039")
@pytest.mark.rule("CC 8.21")
def test_dr_carson_s_treatment_overpaid_gives_combat_icons():
    s = scene(play={A: "F010:insane F029:insane"}, hands={A: "F039"}, domains={A: "miskatonic*2"})
    s.do("A play:F039", "A choose:F029", "A enough")
    assert (s.icons("F029"), s.status("F010")) == ("CCI", "insane")
    s.passes(B, A)
    assert s.icons("F029") == "I"


@pytest.mark.card("F039", "F032", "F027")
@pytest.mark.rule("CC 18.2")
def test_dr_carson_s_treatment_is_answered_by_those_it_restores():
    s = scene(play={A: "F032:insane F027:insane"}, hands={A: "F039"}, domains={A: "miskatonic"})
    s.do("A play:F039", "A choose:F032", "A choose:F027")
    s.asks(A, "respond", "use:F032", "use:F027", "pass")
    s = scene(play={A: "F010:exhausted"}, hands={A: "F039"}, domains={A: "miskatonic"})
    s.refuses(A, "play:F039")


# -- F040 Unearthing the Ancients ------------------------------------------------------------------


@pytest.mark.card("F040")
@pytest.mark.rule("CC 9.8")
def test_unearthing_the_ancients_draws_three_in_your_operations_phase():
    given = {"hands": {A: "F040"}, "deck": {A: "F029 F010 F064 F142 F142 F142"},
             "domains": {A: "miskatonic*3"}}  # fmt: skip
    s = scene(**given).do("A play:F040")
    assert s.hand(A) == ["F029", "F010", "F064"]
    scene(**given, at="story").refuses(A, "play:F040")
    s = scene(**given, active=B).do("B pass")
    s.asks(A, "act", "pass")
