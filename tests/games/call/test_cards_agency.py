"""The cards of the Agency."""

import pytest

from fhtagn.games.call.queries import HEROIC, can_go_insane, has, toughness
from tests.games.call.scene import A, B, scene
from tests.games.playing import told

# -- F001 Thomas F. Malone -------------------------------------------------------------------------


def malone():
    """Malone's story is over; others of the kind he looks for are elsewhere."""
    s = scene(play={A: "F001@1 F013@1 F152@1", B: "F046@1 F145@1 F064@1 F108@2 F043"}, at="resolve")
    return s.do("B wound:F046", "B decline", "B tokens:0", "A tokens:0")


@pytest.mark.card("F001")
@pytest.mark.rule("CC 17.28", "CC 16.15")
def test_malone_destroys_an_enemy_villain_or_cultist_of_his_story():
    s = malone()
    s.asks(A, "respond", "use:F001", "pass")
    s.do("A use:F001")
    s.asks(A, "choose_character", "choose:F046", "choose:F145")
    s.do("A choose:F145")
    assert s.discard(B) == ["F145"]
    s.asks_for(A, "act")


@pytest.mark.card("F001")
def test_malone_s_victim_is_not_saved_by_toughness_and_he_may_let_it_go():
    assert malone().do("A use:F001", "A choose:F046").discard(B) == ["F046"]
    s = malone().do("A pass")
    s.asks_for(A, "act")
    assert s.discard(B) == []


@pytest.mark.card("F001")
def test_malone_answers_only_for_a_story_he_was_at():
    s = scene(play={A: "F001 F013@1", B: "F145@1 F066@1"}, at="resolve")
    s.do("B wound:F066", "B decline", "A tokens:0")
    s.asks_for(A, "act")
    s = scene(play={A: "F001@2 F013@1", B: "F145@1 F066@1"}, at="resolve")
    s.do("A resolve:F156", "B wound:F066", "B decline", "A tokens:0", "A tokens:0")
    s.asks_for(A, "act")


@pytest.mark.card("F001")
@pytest.mark.rule("CC 16.8")
def test_malone_leaves_the_insane_alone_and_does_nothing_when_insane():
    s = scene(play={A: "F001@1 F044@1", B: "F092@1"}, at="resolve").do("A tokens:0")
    assert s.status("F092") == "insane"
    s.asks_for(A, "act")
    s = scene(play={A: "F001@1 F013@1", B: "F082@1 F066@1"}, at="resolve")
    s.do("B wound:F066", "B decline", "A tokens:0")
    assert s.status("F001") == "insane"
    s.asks_for(A, "act")


@pytest.mark.card("F001")
@pytest.mark.rule("CC 13.6")
def test_malone_answers_for_a_story_that_was_won():
    s = scene(play={A: "F001@1 F013@1", B: "F046@1"}, tokens={"F156": (4, 0)}, at="resolve")
    s.do("B decline", "A tokens:1", "A decline", "A use:F001")
    assert s.won(A) == ["F156"]
    assert s.discard(B) == ["F046"]


@pytest.mark.card("F001", "F024")
@pytest.mark.rule("CC 1.12", "CC 40.41")
def test_malone_does_not_find_a_cultist_who_has_left_play_and_come_back():
    s = scene(
        play={A: "F001@1 F013@1 F008@2", B: "F145@1 F024@2"}, domains={B: "miskatonic*2"},
        at="resolve",
    )  # fmt: skip
    s.do("A resolve:F156", "A tokens:0", "A tokens:0")
    s.asks(B, "respond", "use:F024", "pass")
    s.do("B use:F024", "B enter:F145")
    assert s.status("F145") == "ready"
    s.asks_for(A, "act")


# -- F002 Kirby O'Donnell --------------------------------------------------------------------------


@pytest.mark.card("F002")
@pytest.mark.rule("CC 19.3", "CC 19.4", "CC 19.7")
def test_odonnell_helps_heroes_and_hinders_villains_everywhere():
    here = {A: "F002@1 F022 F010@1 F007:insane", B: "F043@1 F112@1 F046 F108:insane"}
    s = scene(play=here, at="opposed")
    assert [s.icons(one) for one in ("F002", "F022", "F010", "F007")] == ["CCI", "CCAI", "I", ""]
    assert [s.icons(one) for one in ("F043", "F112", "F046")] == ["T", "TC", "CCA"]
    assert scene(play={A: "F002@1", B: "F013"}, at="opposed").icons("F013") == "CCCCCC"


@pytest.mark.card("F002")
def test_odonnell_does_nothing_at_home():
    s = scene(play={A: "F002 F022 F010@1", B: "F043@1"}, at="opposed")
    assert [s.icons(one) for one in ("F002", "F022", "F043")] == ["CI", "CAI", "TT"]


# -- F003 Local Sheriff ----------------------------------------------------------------------------


@pytest.mark.card("F003")
@pytest.mark.rule("CC 17.14", "CC 9.17")
def test_the_sheriff_returns_to_hand_in_the_phase_in_which_he_fell():
    s = scene(discard={A: "F003"}, fallen="F003", domains={A: "neutral"}).do("A use:F003")
    assert s.hand(A) == ["F003"]
    assert s.discard(A) == []
    assert s.drained(A) == [1]


@pytest.mark.card("F003")
def test_the_sheriff_does_not_return_later_nor_for_nothing_nor_from_play():
    scene(discard={A: "F003"}, domains={A: "neutral"}).refuses(A, "use:F003")
    scene(discard={A: "F003"}, fallen="F003").refuses(A, "use:F003")
    scene(play={A: "F003"}, domains={A: "neutral"}).refuses(A, "use:F003")
    s = scene(discard={B: "F003"}, fallen="F003", domains={A: "neutral", B: "neutral"})
    s.refuses(A, "use:F003", "use:F003~1")
    s.do("A pass").offers(B, "use:F003")
    s.do("B pass").refuses(A, "use:F003")


@pytest.mark.card("F003")
@pytest.mark.rule("CC 15.25", "CC 15.26", "CC 17.14")
def test_the_sheriff_pays_for_two_and_returns_from_the_drained_domain():
    s = scene(hands={A: "F010"}, domains={A: "F003 | neutral"}).do("A play:F010")
    assert s.play(A) == ["F010"]
    assert s.discard(A) == ["F003"]
    s.do("B pass", "A use:F003")
    assert s.hand(A) == ["F003"]


@pytest.mark.card("F003", "F016")
@pytest.mark.rule("CC 17.14")
def test_the_sheriff_returns_although_he_fell_insane():
    s = scene(hands={A: "F016"}, play={B: "F003:insane"}, domains={B: "neutral"})
    s.do("A play:F016", "B use:F003")
    assert s.hand(B) == ["F003"]


@pytest.mark.card("F003", "F007", "F013", "F023", "F010")
@pytest.mark.rule("CC 15.28")
def test_those_with_willpower_cannot_go_insane():
    s = scene(play={A: "F003 F007 F013 F023 F010"})
    able = [one for one in s.play(A) if can_go_insane(s.g, s.card(one))]
    assert able == ["F010"]


# -- F004 Paul Lemond ------------------------------------------------------------------------------


@pytest.mark.card("F004", "F143")
@pytest.mark.rule("CC 18.10", "CC 19.5")
def test_lemond_gains_printed_icons_until_the_end_of_the_phase():
    s = scene(play={A: "F004", B: "F126 F064 F143>F126"}, domains={A: "neutral | neutral"})
    assert s.icons("F126") == "TTCCC"
    s.do("A use:F004")
    s.asks(A, "choose_character", "choose:F004", "choose:F126", "choose:F064")
    s.do("A choose:F126")
    assert s.icons("F004") == "TTCC"
    s.do("B pass", "A use:F004", "A choose:F064")
    assert s.icons("F004") == "TTCCCCI"
    assert s.drained(A) == [1, 2]
    s.passes(B, A)
    assert s.icons("F004") == ""


@pytest.mark.card("F004")
@pytest.mark.rule("CC 16.8", "CC 18.10")
def test_lemond_finds_no_icons_on_the_insane_and_has_to_pay():
    s = scene(play={A: "F004", B: "F013:insane"}, domains={A: "neutral"})
    s.do("A use:F004", "A choose:F013")
    assert s.icons("F004") == ""
    assert s.drained(A) == [1]
    scene(play={A: "F004", B: "F013"}, domains={A: "!neutral | -"}).refuses(A, "use:F004")


# -- F005 Professor Hermann Mulder -----------------------------------------------------------------


@pytest.mark.card("F005")
@pytest.mark.rule("CC 19.4", "CC 40.2")
def test_mulder_goes_insane_when_a_sixth_character_is_there():
    s = scene(
        play={A: "F005 F010", B: "F064 F065:insane F066"}, hands={A: "F152"},
        domains={A: "neutral"},
    )  # fmt: skip
    assert s.status("F005") == "ready"
    s.do("A play:F152")
    assert s.status("F005") == "insane"
    assert s.status("F010") == "ready"


SIX = {A: "F005 F054>F005 F010 F029", B: "F051 F065 F066"}


@pytest.mark.card("F005", "F054", "F051")
@pytest.mark.rule("CC 15.30", "CC 40.2")
def test_mulder_is_protected_by_a_terror_icon_as_long_as_he_has_it():
    s = scene(play=SIX, domains={B: "neutral*3"})
    assert s.status("F005") == "ready"
    s.do("A pass", "B use:F051")
    assert s.status("F005") == "insane"


@pytest.mark.card("F005", "F015")
@pytest.mark.rule("CC 16.6")
def test_mulder_dies_of_it_if_he_is_wounded():
    s = scene(
        play={A: "F005:w1 F015>F005 F010", B: "F064 F065 F066"}, hands={A: "F152"},
        domains={A: "neutral"},
    )  # fmt: skip
    s.do("A play:F152")
    assert s.discard(A) == ["F015", "F005"]


@pytest.mark.card("F005")
@pytest.mark.rule("CC 40.2")
def test_mulder_restored_in_a_crowd_goes_insane_again():
    s = scene(play={A: "F005:insane F010 F029", B: "F064 F065 F066"}, at="refresh")
    assert told("restored", seat=A, card="F005") in s.told(A)
    assert s.status("F005") == "insane"


@pytest.mark.card("F005", "F155")
@pytest.mark.rule("CC 19.7")
def test_mulder_without_his_text_keeps_his_mind():
    crowd = {A: "F005@1 F010 F029", B: "F064 F065 F066"}
    assert scene(play=crowd, row="F155 F156", at="opposed").status("F005") == "exhausted"
    assert scene(play=crowd, row="F157 F156", at="opposed").status("F005") == "insane"


# -- F006 Monster Hunter ---------------------------------------------------------------------------


@pytest.mark.card("F006", "F091")
@pytest.mark.rule("CC 11.12", "CC 15.12", "CC 17.19")
def test_the_monster_hunter_wounds_a_weak_character_after_a_clear_victory():
    s = scene(
        play={A: "F008@1 F006", B: "F010@1 F029 F064 F088 F091@2"},
        domains={A: "neutral*2 | neutral*2"}, at="resolve",
    )  # fmt: skip
    s.do("A tokens:0")
    s.asks(A, "respond", "use:F006", "pass")
    s.do("A use:F006")
    s.asks(A, "choose_character", "choose:F006", "choose:F029", "choose:F064")
    s.do("A choose:F064")
    assert s.discard(B) == ["F010", "F064"]
    assert s.drained(A) == [1]
    s.asks_for(A, "act")


@pytest.mark.card("F006")
@pytest.mark.rule("CC 17.19")
def test_the_monster_hunter_answers_each_clear_victory_once():
    s = scene(
        play={A: "F008@1 F126@2 F006", B: "F029 F064 F065"},
        domains={A: "neutral*2 | neutral*2 | neutral*2"}, at="resolve",
    )  # fmt: skip
    s.do("A resolve:F156", "A tokens:0", "A tokens:0")
    for victim in ("F029", "F064", "F065"):
        s.do("A use:F006", f"A choose:{victim}")
    assert s.discard(B) == ["F029", "F064", "F065"]
    s.asks_for(A, "act")


@pytest.mark.card("F006")
def test_the_monster_hunter_needs_two_icons_more_and_two_resources():
    two = {A: "neutral*2", B: "neutral*2"}
    s = scene(play={A: "F066@1 F006", B: "F029 F006"}, domains=two, at="resolve").do("A tokens:0")
    s.asks_for(A, "act")
    s = scene(play={A: "F008@1 F006", B: "F029"}, domains={A: "neutral"}, at="resolve")
    s.do("A tokens:0").asks_for(A, "act")
    s = scene(play={A: "F008@1", B: "F029 F006"}, domains=two, at="resolve").do("A tokens:0")
    s.asks_for(A, "act")


# -- F007, F008, F009, F010, F013: no text but keywords --------------------------------------------


@pytest.mark.card("F007")
@pytest.mark.rule("CC 15.6", "CC 15.17", "CC 15.19")
def test_undercover_security_is_steadfast_and_heroic():
    two = {A: "agency neutral | !agency"}
    scene(hands={A: "F007"}, domains={A: "agency neutral | !neutral"}).refuses(A, "play:F007")
    scene(hands={A: "F007"}, domains=two, play={A: "F043"}).refuses(A, "play:F007")
    s = scene(hands={A: "F007"}, domains=two).do("A play:F007")
    assert has(s.g, s.card("F007"), HEROIC)
    assert s.icons("F007") == "CI"


@pytest.mark.card("F008", "F016")
@pytest.mark.rule("CC 15.22")
def test_hired_muscle_bears_one_wound():
    s = scene(play={B: "F008"}, hands={A: "F016 F016"}, domains={A: "agency*3 | agency*3"})
    s.do("A play:F016")
    assert s.wounds("F008") == 1
    s.do("B pass", "A play:F016")
    assert s.discard(B) == ["F008"]


@pytest.mark.card("F009")
@pytest.mark.rule("CC 15.1")
def test_the_freelance_occultist_wins_ties():
    s = scene(play={A: "F009@1", B: "F066@1"}, at="resolve")
    assert s.discard(B) == ["F066"]
    s = scene(play={A: "F006@1", B: "F066@1"}, at="resolve")
    assert s.discard(B) == []


@pytest.mark.card("F010")
@pytest.mark.rule("CC 11.24", "CC 12.7")
def test_the_file_clerk_investigates():
    s = scene(hands={A: "F010"}, domains={A: "agency neutral"}).do("A play:F010")
    assert (s.skill("F010"), s.icons("F010")) == (3, "I")
    s.passes(B, A, A, B).do("A commit:F010:F156").passes(A, B, A, B).do("A tokens:1", "A tokens:2")
    assert s.tokens("F156") == (3, 0)


@pytest.mark.card("F013", "F017")
@pytest.mark.rule("CC 15.22")
def test_the_g_men_bear_three_wounds():
    s = scene(play={B: "F013:w3"}, hands={A: "F016"}, domains={A: "agency*6"})
    assert (s.status("F013"), s.icons("F013"), s.skill("F013")) == ("ready", "CCCCC", 6)
    assert has(s.g, s.card("F013"), HEROIC)
    s.do("A play:F016")
    assert s.discard(B) == ["F013"]


# -- F011 Peeler -----------------------------------------------------------------------------------


@pytest.mark.card("F011")
@pytest.mark.rule("CC 15.28", "CC 19.4")
@pytest.mark.parametrize(
    ("others", "minded"),
    [("F010", True), ("F010 F073", True), ("F010 F143>F010", False), ("F053>F156", False)],
)
def test_the_peeler_has_willpower_while_there_is_an_attachment(others, minded):
    s = scene(play={A: "F011", B: others})
    assert can_go_insane(s.g, s.card("F011")) == minded


@pytest.mark.card("F011", "F143")
@pytest.mark.rule("CC 19.7")
def test_only_the_peeler_gains_willpower_and_loses_it_with_the_last_attachment():
    s = scene(play={A: "F011 F010 F143>F010"}, hands={A: "F016"}, domains={A: "agency*3"})
    assert can_go_insane(s.g, s.card("F010"))
    assert not can_go_insane(s.g, s.card("F011"))
    s.do("A play:F016", "A x:3", "A choose:F010")
    assert can_go_insane(s.g, s.card("F011"))


@pytest.mark.card("F011", "F110")
@pytest.mark.rule("CC 19.10")
def test_an_attached_hound_is_an_attachment_for_the_peeler():
    s = scene(play={A: "F110>F010", B: "F011 F010"})
    assert not can_go_insane(s.g, s.card("F011"))


# -- F012 T-Men ------------------------------------------------------------------------------------

FIVE = {A: "agency*2 neutral*3"}


@pytest.mark.card("F012")
@pytest.mark.rule("CC 17.7", "CC 17.8", "CC 15.12")
def test_the_t_men_wound_somebody_on_entering_play():
    s = scene(play={A: "F010", B: "F064 F122"}, hands={A: "F012"}, domains=FIVE)
    s.do("A play:F012")
    s.asks(A, "choose_character", "choose:F010", "choose:F012", "choose:F064")
    s.do("A choose:F064")
    assert s.discard(B) == ["F064"]
    s.asks_for(B, "act")


@pytest.mark.card("F012")
@pytest.mark.rule("CC 17.7")
def test_the_t_men_wound_themselves_if_nobody_else_is_there():
    s = scene(play={B: "F122"}, hands={A: "F012"}, domains=FIVE).do("A play:F012")
    assert s.discard(A) == ["F012"]


@pytest.mark.card("F012")
@pytest.mark.rule("CC 15.17")
def test_the_t_men_are_steadfast_and_mind_nobody_else_s_coming():
    s = scene(hands={A: "F012"}, domains={A: "agency neutral*4"})
    s.refuses(A, "play:F012")
    s = scene(play={A: "F012"}, hands={A: "F152"}, domains={A: "neutral"}).do("A play:F152")
    assert s.play(A) == ["F012", "F152"]
    s.asks_for(B, "act")


# -- F014 Shotgun ----------------------------------------------------------------------------------


@pytest.mark.card("F014")
@pytest.mark.rule("CC 9.11", "CC 9.13")
def test_a_shotgun_is_attached_to_any_character():
    s = scene(play={A: "F010", B: "F064 F073"}, hands={A: "F014"}, domains={A: "agency"})
    s.do("A play:F014")
    s.asks(A, "choose_character", "choose:F010", "choose:F064")
    s.do("A choose:F064")
    assert s.g.host[s.card("F014")] == s.card("F064")
    assert s.play(A) == ["F010", "F014"]
    scene(play={B: "F073"}, hands={A: "F014"}, domains={A: "agency"}).refuses(A, "play:F014")


@pytest.mark.card("F014")
@pytest.mark.rule("CC 8.11", "CC 15.12")
def test_the_bearer_shoots_at_the_same_story_as_often_as_it_can_pay():
    s = scene(
        play={A: "F010@1 F014>F010 F008@2", B: "F013@1 F064@2 F065 F067@1"},
        domains={A: "neutral | neutral"}, at="opposed",
    )  # fmt: skip
    s.do("A use:F014")
    s.asks(A, "choose_character", "choose:F010", "choose:F013", "choose:F067")
    s.do("A choose:F013")
    assert s.wounds("F013") == 1
    s.do("B pass", "A use:F014", "A choose:F067")
    assert s.discard(B) == ["F067"]
    assert s.drained(A) == [1, 2]
    s.do("B pass").refuses(A, "use:F014")
    s = scene(
        play={A: "F010@1 F014>F010", B: "F122@1"}, domains={A: "neutral"}, at="opposed"
    ).do("A use:F014")  # fmt: skip
    assert s.discard(A) == ["F010", "F014"]


@pytest.mark.card("F014")
@pytest.mark.rule("CC 4.14", "CC 17.3")
def test_the_bearer_shoots_when_the_story_is_over_but_not_at_home():
    s = scene(play={A: "F010@1 F014>F010", B: "F013@1"}, domains={A: "neutral"}, at="last")
    s.do("A use:F014", "A choose:F013")
    assert s.wounds("F013") == 1
    s = scene(play={A: "F010 F014>F010 F008@1", B: "F013@1"}, domains={A: "neutral"}, at="opposed")
    s.refuses(A, "use:F014")


@pytest.mark.card("F014")
@pytest.mark.rule("CC 1.10")
def test_the_controller_of_the_bearer_shoots():
    s = scene(
        play={A: "F010@1 F014>F064", B: "F064@1"}, domains={A: "neutral", B: "neutral"},
        at="opposed",
    )  # fmt: skip
    s.refuses(A, "use:F014")
    s.do("A pass", "B use:F014", "B choose:F010")
    assert s.discard(A) == ["F010"]
    assert (s.drained(A), s.drained(B)) == ([], [1])


@pytest.mark.card("F014", "F061")
@pytest.mark.rule("CC 18.4")
def test_a_shotgun_whose_bearer_has_escaped_hits_nobody():
    s = scene(play={A: "F061@1 F014>F061", B: "F010@1"}, domains={A: "neutral"}, at="opposed")
    s.do("A use:F014", "A choose:F010", "A use:F061")
    assert s.hand(A) == ["F061"]
    assert s.discard(A) == ["F014"]
    assert s.at("F010") == "F156"


# -- F015 Patrol Wagon -----------------------------------------------------------------------------


@pytest.mark.card("F015", "F017")
@pytest.mark.rule("CC 15.23", "CC 1.21")
def test_the_patrol_wagon_adds_toughness_to_its_bearer_alone():
    s = scene(play={A: "F010", B: "F044:w3 F015>F044 F029"})
    assert [toughness(s.g, s.card(one)) for one in ("F044", "F029", "F010")] == [3, 0, 0]
    s = scene(play={B: "F044:w3 F015>F044"}, hands={A: "F016"}, domains={A: "agency*2"})
    s.do("A play:F016")
    assert s.discard(B) == ["F044", "F015"]


SHOT = {A: "agency*3", B: "neutral*2 | neutral*2"}


@pytest.mark.card("F015", "F016")
@pytest.mark.rule("CC 17.9", "CC 16.19", "CC 40.31")
def test_the_patrol_wagon_prevents_a_wound_for_two():
    s = scene(play={B: "F010 F015>F010"}, hands={A: "F016"}, domains=SHOT)
    s.do("A play:F016")
    s.asks(B, "disrupt", "use:F015", "pass")
    s.do("B use:F015")
    assert s.wounds("F010") == 0
    assert s.drained(B) == [1]
    s.asks_for(B, "act")


@pytest.mark.card("F015", "F016")
def test_the_patrol_wagon_prevents_only_its_bearer_s_wounds_and_only_if_paid():
    s = scene(play={B: "F010 F029 F015>F029"}, hands={A: "F016"}, domains=SHOT)
    s.do("A play:F016", "A x:3", "A choose:F010")
    assert s.discard(B) == ["F010"]
    s = scene(play={B: "F010 F015>F010"}, hands={A: "F016"}, domains={A: "agency*3", B: "neutral"})
    s.do("A play:F016")
    assert (s.wounds("F010"), s.status("F010")) == (1, "ready")


@pytest.mark.card("F015", "F016")
@pytest.mark.rule("CC 1.10", "CC 9.13")
def test_the_patrol_wagon_is_driven_by_its_own_controller():
    s = scene(play={A: "F015>F010", B: "F010"}, hands={A: "F016"}, domains=SHOT | {
        A: "agency*3 | neutral*2"})  # fmt: skip
    s.do("A play:F016")
    s.asks(A, "disrupt", "use:F015", "pass")
    s.do("A use:F015")
    assert s.wounds("F010") == 0
    s = scene(play={B: "F073"}, hands={A: "F015"}, domains={A: "agency"})
    s.refuses(A, "play:F015")


# -- F016 Shotgun Blast ----------------------------------------------------------------------------


@pytest.mark.card("F016")
@pytest.mark.rule("CC 8.15", "CC 15.12", "CC 18.2")
def test_shotgun_blast_wounds_somebody_of_skill_x_or_lower():
    s = scene(
        play={A: "F029", B: "F064 F088 F091@1"}, hands={A: "F016"}, domains={A: "agency*4"},
    )  # fmt: skip
    s.do("A play:F016")
    s.asks(A, "name_x", "x:1", "x:2", "x:3", "x:4")
    s.do("A x:2")
    s.asks(A, "choose_character", "choose:F029", "choose:F064")
    s.do("A choose:F064")
    assert s.discard(B) == ["F064"]
    assert s.discard(A) == ["F016"]
    assert s.drained(A) == [1]


@pytest.mark.card("F016")
@pytest.mark.rule("CC 8.5", "CC 8.17", "CC 16.7")
def test_shotgun_blast_for_nothing_hits_the_insane():
    s = scene(play={B: "F013:insane F029"}, hands={A: "F016"}).do("A play:F016")
    assert s.discard(B) == ["F013"]
    scene(play={B: "F029"}, hands={A: "F016"}, domains={A: "neutral*3"}).refuses(A, "play:F016")


@pytest.mark.card("F016")
@pytest.mark.rule("CC 9.7")
def test_shotgun_blast_may_be_fired_in_the_other_player_s_turn():
    s = scene(play={A: "F029@1"}, hands={B: "F016"}, domains={B: "agency"}, at="opposed")
    s.do("A pass", "B play:F016")
    assert s.discard(A) == ["F029"]


# -- F017 Short Fuse -------------------------------------------------------------------------------


@pytest.mark.card("F017", "F130", "F015", "F073")
@pytest.mark.rule("CC 16.19", "CC 15.23")
def test_short_fuse_deals_seven_wounds_at_once():
    s = scene(
        play={B: "F013 F015>F013 F073 F130"}, hands={A: "F017"},
        domains={A: "agency*3", B: "neutral*2"},
    )  # fmt: skip
    s.do("A play:F017", "A choose:F013", "B use:F015")
    assert s.status("F013") == "ready"
    s.do("B use:F130")
    assert (s.status("F013"), s.wounds("F013")) == ("ready", 5)


@pytest.mark.card("F017", "F073", "F015")
def test_short_fuse_is_too_much_for_almost_everybody():
    s = scene(play={B: "F013 F015>F013 F073"}, hands={A: "F017"}, domains={A: "agency*3"})
    assert s.do("A play:F017").discard(B) == ["F013", "F015"]


@pytest.mark.card("F017")
@pytest.mark.rule("CC 9.8", "CC 15.12")
def test_short_fuse_is_for_one_s_own_operations_phase_and_the_vulnerable():
    three = {A: "agency*3", B: "agency*3"}
    s = scene(play={B: "F013"}, hands={B: "F017"}, domains=three).do("A pass")
    s.refuses(B, "play:F017")
    scene(play={B: "F013"}, hands={A: "F017"}, domains=three, at="story").refuses(A, "play:F017")
    scene(play={B: "F122"}, hands={A: "F017"}, domains=three).refuses(A, "play:F017")


# -- F018 Torch the Joint! -------------------------------------------------------------------------


@pytest.mark.card("F018")
@pytest.mark.rule("CC 7.12", "CC 1.16", "CC 18.16")
def test_torch_the_joint_destroys_a_resource_of_another_faction_or_a_location():
    s = scene(
        play={A: "F153", B: "F073 F010 F113"}, hands={A: "F018"},
        domains={A: "agency*2 neutral", B: "hastur*2 | agency hastur"},
    )  # fmt: skip
    s.do("A play:F018")
    s.asks(A, "choose_card", "choose:F142@1", "choose:F092@1~1", "choose:F092@2~1",
           "choose:F153", "choose:F113")  # fmt: skip
    s.do("A choose:F092@2~1")
    assert s.domains(B) == ["F092 F092", "F010"]
    assert s.discard(B) == ["F092"]


@pytest.mark.card("F018")
@pytest.mark.rule("CC 15.17", "CC 9.8")
def test_torch_the_joint_burns_a_location_and_is_steadfast():
    s = scene(play={B: "F113"}, hands={A: "F018"}, domains={A: "agency*2"}).do("A play:F018")
    assert s.discard(B) == ["F113"]
    here = {"play": {B: "F113"}, "hands": {A: "F018", B: "F018"}}
    scene(**here, domains={A: "agency F003"}, at="story").refuses(A, "play:F018")
    scene(**here, domains={A: "neutral F003"}).refuses(A, "play:F018")
    scene(**here, domains={B: "agency*2"}).do("A pass").refuses(B, "play:F018")
    scene(hands={A: "F018"}, domains={A: "agency*2"}).refuses(A, "play:F018")


# -- F019 Small Price to Pay -----------------------------------------------------------------------

ONE = {A: "agency"}


@pytest.mark.card("F019")
@pytest.mark.rule("CC 18.7")
@pytest.mark.parametrize(
    ("mad", "states"), [("F010", ["insane", "out"]), ("F064", ["out", "insane"])]
)
def test_of_two_one_loses_his_mind_and_the_other_is_wounded(mad, states):
    s = scene(play={A: "F010", B: "F064"}, hands={A: "F019"}, domains=ONE).do("A play:F019")
    s.asks(A, "lose_mind", "insane:F010", "insane:F064")
    s.do(f"A insane:{mad}")
    assert [s.status("F010"), s.status("F064")] == states


@pytest.mark.card("F019")
@pytest.mark.rule("CC 15.29", "CC 18.9")
def test_who_cannot_go_insane_is_wounded():
    s = scene(play={A: "F010", B: "F043"}, hands={A: "F019"}, domains=ONE).do("A play:F019")
    assert [s.status("F010"), s.status("F043")] == ["insane", "out"]
    s = scene(play={A: "F013", B: "F064"}, hands={A: "F019"}, domains=ONE).do("A play:F019")
    assert [s.wounds("F013"), s.status("F064")] == [1, "insane"]


@pytest.mark.card("F019")
@pytest.mark.rule("CC 18.2", "CC 18.3")
def test_a_small_price_takes_one_of_each_side_of_whom_one_can_go_insane():
    scene(play={A: "F010 F029"}, hands={A: "F019"}, domains=ONE).refuses(A, "play:F019")
    scene(play={B: "F010 F029"}, hands={A: "F019"}, domains=ONE).refuses(A, "play:F019")
    scene(play={A: "F013", B: "F043"}, hands={A: "F019"}, domains=ONE).refuses(A, "play:F019")
    scene(play={A: "F010", B: "F122"}, hands={A: "F019"}, domains=ONE).refuses(A, "play:F019")
    s = scene(play={A: "F013 F010", B: "F043 F122"}, hands={A: "F019"}, domains=ONE)
    s.do("A play:F019")
    assert [s.status("F010"), s.status("F043")] == ["insane", "out"]


# -- F020 Working a Hunch --------------------------------------------------------------------------


@pytest.mark.card("F020")
@pytest.mark.rule("CC 8.21", "CC 19.5")
def test_a_hunch_gives_combat_icons_and_more_if_overpaid():
    s = scene(play={A: "F010", B: "F064"}, hands={A: "F020"}, domains=ONE).do("A play:F020")
    s.asks(A, "choose_character", "choose:F010", "choose:F064")
    s.do("A choose:F010")
    assert (s.icons("F010"), s.icons("F064")) == ("CCI", "CCI")
    s = scene(play={A: "F010"}, hands={A: "F020"}, domains={A: "agency*2"}).do("A play:F020")
    assert s.icons("F010") == "CCAII"
    s.passes(B, A)
    assert s.icons("F010") == "I"


@pytest.mark.card("F020")
@pytest.mark.rule("CC 16.9")
def test_a_hunch_does_nothing_for_the_insane():
    s = scene(play={A: "F010:insane"}, hands={A: "F020"}, domains={A: "agency*2"})
    assert s.do("A play:F020").icons("F010") == ""
    assert s.drained(A) == [1]


# -- F023 Steve Clarney ----------------------------------------------------------------------------


@pytest.mark.card("F023", "F015")
@pytest.mark.rule("CC 15.24", "CC 19.4", "CC 40.2")
def test_while_clarney_is_committed_nobody_has_toughness():
    s = scene(play={A: "F023 F008", B: "F013:w1 F044 F010:w1 F015>F010 F029"}, at="commit")
    assert s.status("F013") == "ready"
    s.do("A commit:F023:F156", "A stay:F008")
    assert sorted(s.discard(B)) == ["F010", "F013", "F015"]
    assert [toughness(s.g, s.card(one)) for one in ("F008", "F044")] == [0, 0]
    assert s.play(B) == ["F044", "F029"]


@pytest.mark.card("F023")
@pytest.mark.rule("CC 40.8", "CC 7.7")
def test_clarney_is_an_agency_card_unless_the_table_is_balanced():
    for balanced, able in ((False, "agency"), (True, "miskatonic")):
        for faction in ("agency", "miskatonic"):
            s = scene(hands={A: "F023"}, domains={A: f"{faction}*3"}, balanced=balanced)
            assert ("play:F023" in s.offered(A)) == (faction == able)
