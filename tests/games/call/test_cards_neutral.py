"""The neutral cards, the conspiracy among them."""

import pytest

from fhtagn.games.call.queries import (
    FAST,
    HEROIC,
    STRUGGLES,
    can_be_wounded,
    can_go_insane,
    has,
    has_subtype,
    toughness,
)
from tests.games.call.scene import LETTERS, A, B, scene


def struggles(s, story):
    """`TCAI`"""
    return "".join(LETTERS[icon] for icon in STRUGGLES(s.g, s.card(story)))


# -- F141 Mystic Bounty Hunter ---------------------------------------------------------------------


@pytest.mark.card("F141")
@pytest.mark.rule("CC 1.11", "CC 18.17", "CC 8.12")
def test_the_bounty_hunter_returns_every_attachment_to_its_owner():
    s = scene(
        play={A: "F141 F010 F014>F010"}, discard={A: "F150 F010 F016", B: "F143 F110 F053 F073"}
    )
    s.do("A use:F141")
    assert (s.hand(A), s.discard(A)) == (["F150"], ["F010", "F016", "F141"])
    assert (s.hand(B), s.discard(B)) == (["F143", "F053"], ["F110", "F073"])
    assert s.play(A) == ["F010", "F014"]


@pytest.mark.card("F141")
@pytest.mark.rule("CC 16.16", "CC 16.8")
def test_only_the_controller_can_sacrifice_the_bounty_hunter_and_only_if_sane():
    s = scene(play={A: "F141:insane", B: "F141"}, discard={A: "F150"})
    s.refuses(A, "use:F141", "use:F141:1", "use:F141:2")
    s.do("A pass", "B use:F141:2")
    assert s.hand(A) == ["F150"]
    assert s.discard(B) == ["F141"]


# -- F142 Freelance Agent --------------------------------------------------------------------------


@pytest.mark.card("F142")
@pytest.mark.rule("CC 40.14", "CC 19.4")
def test_the_freelance_agent_counts_weaker_committed_enemies_at_all_stories():
    s = scene(
        play={A: "F142@1 F008@2 F029@2", B: "F064@1 F065@2 F010@2 F066"}, at="opposed"
    )  # fmt: skip
    assert s.icons("F142") == "C" * 6
    assert has(s.g, s.card("F142"), FAST)
    assert scene(play={A: "F142 F008@2", B: "F064@2"}, at="opposed").icons("F142") == "CC"


@pytest.mark.card("F142", "F135")
@pytest.mark.rule("CC 40.14")
def test_the_freelance_agent_compares_skills_as_they_are_now():
    s = scene(play={A: "F142@1", B: "F064@1 F135"}, at="opposed")
    assert s.icons("F142") == "CC"
    s = scene(play={A: "F142@1 F135", B: "F064@1 F010@1"}, at="opposed")
    assert s.icons("F142") == "C" * 6


# -- F143 .45 Pistols ------------------------------------------------------------------------------


@pytest.mark.card("F143")
@pytest.mark.rule("CC 8.7", "CC 9.11", "CC 9.13")
def test_pistols_are_for_any_character_and_free():
    s = scene(play={A: "F010", B: "F064 F073"}, hands={A: "F143"}).do("A play:F143")
    s.asks(A, "choose_character", "choose:F010", "choose:F064")
    s.do("A choose:F064")
    assert (s.icons("F064"), s.icons("F010")) == ("CCCI", "I")
    assert s.play(A) == ["F010", "F143"]
    assert s.drained(A) == []
    scene(play={B: "F073"}, hands={A: "F143"}).refuses(A, "play:F143")


# -- F144 Political Demonstration ------------------------------------------------------------------


@pytest.mark.card("F144", "F110")
@pytest.mark.rule("CC 17.28", "CC 11.12", "CC 19.10")
def test_a_demonstration_destroys_a_support_after_a_clear_victory():
    s = scene(
        play={A: "F008@1 F073", B: "F010 F153 F110>F010"}, hands={A: "F144"}, at="resolve"
    ).do("A tokens:0")  # fmt: skip
    s.asks(A, "respond", "play:F144", "pass")
    s.do("A play:F144")
    s.asks(A, "choose_support", "choose:F073", "choose:F153", "choose:F110")
    s.do("A choose:F153")
    assert (s.discard(A), s.discard(B)) == (["F144"], ["F153"])
    s.asks_for(A, "act")


@pytest.mark.card("F144")
@pytest.mark.rule("CC 17.5", "CC 18.2")
@pytest.mark.parametrize(
    ("play", "hands"),
    [
        ({A: "F066@1", B: "F153"}, {A: "F144"}),  # a victory by one icon
        ({A: "F008@1", B: "F010"}, {A: "F144"}),  # no support in play
        ({A: "F008@1", B: "F153"}, {B: "F144"}),  # the other player's victory
    ],
)
def test_a_demonstration_needs_your_victory_by_two_and_a_support(play, hands):
    s = scene(play=play, hands=hands, at="resolve").do("A tokens:0")
    s.asks(A, "act", "pass")


@pytest.mark.card("F144")
@pytest.mark.rule("CC 17.5")
def test_a_demonstration_is_no_action():
    scene(play={A: "F008@1", B: "F153"}, hands={A: "F144"}).refuses(A, "play:F144")


# -- F145 Overzealous Initiate ---------------------------------------------------------------------


@pytest.mark.card("F145")
@pytest.mark.rule("CC 22.1", "CC 22.4", "CC 8.12")
def test_the_initiate_makes_the_top_card_a_domain():
    s = scene(play={A: "F145"}, domains={A: "neutral"}, deck={A: "F010 F029"}).do("A use:F145")
    assert s.domains(A) == ["F142", ""]
    assert (s.deck(A), s.discard(A)) == (["F029"], ["F145"])
    assert s.sees(A)["players"][A]["domains"][1]["card"] == "F010"
    assert s.sees(B)["players"][A]["domains"][1]["card"] is None


@pytest.mark.card("F145")
@pytest.mark.rule("CC 22.5", "CC 3.6")
def test_the_initiate_who_takes_the_last_card_loses_the_game():
    assert scene(play={A: "F145"}, deck={A: 1}).do("A use:F145").winner() == B


# -- F146 Arkham Asylum ----------------------------------------------------------------------------


@pytest.mark.card("F146")
@pytest.mark.rule("CC 16.13", "CC 8.11")
def test_the_asylum_restores_and_readies_an_insane_character_of_either_player():
    s = scene(
        play={A: "F146 F010:insane F029", B: "F013:insane F064:exhausted"},
        domains={A: "neutral | neutral"},
    ).do("A use:F146")  # fmt: skip
    s.asks(A, "choose_character", "choose:F010", "choose:F013")
    s.do("A choose:F013", "B pass", "A use:F146")
    assert [s.status(one) for one in ("F010", "F013", "F146")] == ["ready"] * 3
    assert s.drained(A) == [1, 2]


@pytest.mark.card("F146", "F094")
@pytest.mark.rule("CC 18.2", "CC 18.9", "CC 5.10")
def test_the_asylum_cannot_help_the_sedated_nor_work_for_nothing():
    sedated = {A: "F146 F010:insane F094>F010"}
    scene(play=sedated, domains={A: "neutral"}).refuses(A, "use:F146")
    scene(play={A: "F146 F010:insane"}).refuses(A, "use:F146")


# -- F147 Moving the Scenery -----------------------------------------------------------------------


def moving(tokens, play="F008@1 F064@1", paid="neutral*2"):
    """A story is over at which A had some Combat icons; Moving the Scenery is in his hand."""
    s = scene(
        play={A: play}, hands={A: "F147"}, domains={A: paid}, tokens=tokens, at="resolve"
    ).pass_until("put_tokens")  # fmt: skip
    while s.asked()[0].startswith("A put_tokens"):
        s.do("A tokens:0")
    return s


@pytest.mark.card("F147")
@pytest.mark.rule("CC 40.32", "CC 40.30")
def test_the_scenery_moves_a_token_across_any_story():
    s = moving({"F156": (1, 0), "F157": (1, 2)}).do("A play:F147")
    s.asks(A, "choose_story", "choose:F156", "choose:F157")
    s.do("A choose:F157")
    s.asks(A, "move_token", "move_token~0", "move_token~1")
    s.do("A move_token~1")
    assert s.tokens("F157") == (2, 1)
    assert s.drained(A) == [1]
    s = moving({"F156": (1, 0)}).do("A play:F147")
    assert s.tokens("F156") == (0, 1)


@pytest.mark.card("F147")
@pytest.mark.rule("CC 13.2", "CC 40.32")
@pytest.mark.parametrize(("side", "winner", "loser"), [(A, B, A), (B, A, B)])
def test_the_fifth_token_wins_the_story_for_whoever_gets_it(side, winner, loser):
    s = moving({"F157": (4, 4)}).do("A play:F147", f"A move_token~{side}")
    s.asks_for(winner, "story_effect")
    assert (s.won(winner), s.won(loser)) == (["F157"], [])


@pytest.mark.card("F147")
@pytest.mark.rule("CC 18.2", "CC 17.5")
def test_the_scenery_needs_a_token_a_clear_victory_and_two_resources():
    moving({}).asks(A, "act", "pass")
    moving({"F157": (1, 0)}, paid="neutral").asks(A, "act", "pass")
    moving({"F157": (1, 0)}, play="F130@1").asks(A, "act", "pass")


# -- F148 Military Advisor -------------------------------------------------------------------------


def advisor(more="", paid="neutral*2", **others):
    """The opponent shoots at the Advisor."""
    s = scene(
        play={A: "F064 F001 F091@1", B: f"F148{more} F010"}, hands={A: "F016"},
        domains={A: "agency*5", B: paid}, **others,
    )  # fmt: skip
    return s.do("A play:F016", "A x:5", "A choose:F148")


@pytest.mark.card("F148", "F016")
@pytest.mark.rule("CC 17.5", "CC 15.12", "CC 15.22")
def test_the_advisor_wounded_wounds_somebody_weaker():
    s = advisor()
    assert s.wounds("F148") == 1
    s.asks(B, "respond", "use:F148", "pass")
    s.do("B use:F148")
    s.asks(B, "choose_character", "choose:F064", "choose:F010")
    s.do("B choose:F064")
    assert s.discard(A) == ["F016", "F064"]
    assert s.drained(B) == [1]
    s.asks_for(B, "act")


@pytest.mark.card("F148", "F016")
@pytest.mark.rule("CC 40.17", "CC 17.11")
def test_the_advisor_answers_even_the_wound_that_destroyed_him():
    s = advisor(":w2")
    assert s.discard(B) == ["F148"]
    s.do("B use:F148")
    s.asks(B, "choose_character", "choose:F064", "choose:F010")
    s.do("B choose:F064")
    assert s.discard(A) == ["F016", "F064"]


@pytest.mark.card("F148", "F155")
@pytest.mark.rule("CC 17.12")
def test_the_advisor_does_not_answer_insane_or_blank_nor_unpaid_nor_for_others():
    advisor(":insane").asks_for(B, "act")
    advisor("@1", row="F155 F156", at="opposed").asks_for(B, "act")
    advisor(paid="neutral").asks_for(B, "act")
    s = scene(
        play={A: "F064", B: "F148 F010"}, hands={A: "F016"},
        domains={A: "agency*3", B: "neutral*2"},
    )  # fmt: skip
    s.do("A play:F016", "A x:3", "A choose:F010").asks_for(B, "act")


@pytest.mark.card("F148", "F066")
@pytest.mark.rule("CC 19.5")
def test_the_advisor_weakened_finds_only_those_who_are_weaker_still():
    s = scene(
        play={A: "F066 F029 F010 F124", B: "F148"},
        domains={A: "neutral | neutral*4", B: "neutral*2"},
    )  # fmt: skip
    s.do("A use:F066", "A choose:F148", "A drain:1", "B pass", "A use:F124", "A choose:F148")
    s.do("B use:F148")
    s.asks(B, "choose_character", "choose:F029", "choose:F066")


# -- F149 Serpent from Yoth ------------------------------------------------------------------------


def serpent(mine, theirs, *moves):
    """A shoots the Serpent of B."""
    s = scene(play={A: mine, B: theirs}, hands={A: "F016"}, domains={A: "agency*2"})
    s.do("A play:F016", *moves)
    assert s.status("F149") == "out"
    return s


@pytest.mark.card("F149", "F016")
@pytest.mark.rule("CC 17.7", "CC 17.8", "CC 16.16", "CC 18.8")
def test_the_serpent_s_end_costs_the_opponent_a_character_of_his_choice():
    s = serpent("F010 F013 F073", "F149 F088")
    s.asks(A, "sacrifice", "sacrifice:F010", "sacrifice:F013")
    s.do("A sacrifice:F013")
    assert (s.play(A), s.play(B)) == (["F010", "F073"], ["F088"])
    assert serpent("F013", "F149").play(A) == []
    assert serpent("F073", "F149").play(A) == ["F073"]


@pytest.mark.card("F149")
@pytest.mark.rule("CC 17.12", "CC 40.29")
def test_the_serpent_insane_or_under_a_stranger_takes_nobody_along():
    assert serpent("F013", "F149:insane", "A x:0").play(A) == ["F013"]
    assert serpent("F013", "F149~0").play(A) == ["F013"]
    s = scene(play={A: "F089 F013", B: "F010"}, deck={B: "F149 F029 F029 F029"}).do("A use:F089")
    assert s.discard(B) == ["F149", "F029", "F029"]
    assert s.play(A) == ["F013"]


# -- F150 Tcho-Tcho Talisman -----------------------------------------------------------------------


@pytest.mark.card("F150")
@pytest.mark.rule("CC 9.11", "CC 15.29")
def test_the_talisman_frightens_for_your_own_character():
    s = scene(play={A: "F010 F029", B: "F064"}, hands={A: "F150"}, domains={A: "neutral"})
    s.do("A play:F150")
    s.asks(A, "choose_character", "choose:F010", "choose:F029")
    s.do("A choose:F010")
    assert (s.icons("F010"), s.icons("F029")) == ("TTI", "I")
    assert not can_go_insane(s.g, s.card("F010"))
    scene(play={B: "F064"}, hands={A: "F150"}, domains={A: "neutral"}).refuses(A, "play:F150")


def with_talisman(paid="neutral"):
    """The bearer is shot by B."""
    return scene(
        play={A: "F010 F150>F010"}, hands={B: "F016"}, domains={A: paid, B: "agency*3"}
    ).do("A pass", "B play:F016")  # fmt: skip


@pytest.mark.card("F150", "F016")
@pytest.mark.rule("CC 1.21", "CC 17.11", "CC 17.25")
def test_the_talisman_returns_to_hand_for_one():
    s = with_talisman()
    assert s.discard(A) == ["F010", "F150"]
    s.asks(A, "respond", "use:F150", "pass")
    s.do("A use:F150")
    assert (s.hand(A), s.discard(A), s.drained(A)) == (["F150"], ["F010"], [1])


@pytest.mark.card("F150", "F016", "F089")
@pytest.mark.rule("CC 17.5", "CC 17.11")
def test_the_talisman_does_not_return_unpaid_nor_from_elsewhere():
    with_talisman(paid="!neutral").asks_for(A, "act")
    s = scene(play={A: "F089"}, deck={B: "F150 F029 F029 F029"}, domains={B: "neutral"})
    s.do("A use:F089").asks_for(B, "act")
    assert s.discard(B) == ["F150", "F029", "F029"]
    s = scene(play={A: "F010 F150>F010", B: "F146"}, discard={A: "F150"}, domains={A: "neutral"})
    s.refuses(A, "use:F150")


# -- F151 Inside Information -----------------------------------------------------------------------


@pytest.mark.card("F151")
@pytest.mark.rule("CC 19.14", "CC 19.5")
def test_inside_information_takes_a_struggle_away_for_the_phase():
    s = scene(hands={A: "F151"}, domains={A: "neutral*2"}).do("A play:F151")
    s.asks(A, "choose_story", "choose:F156", "choose:F157", "choose:F158")
    s.do("A choose:F157")
    s.asks(A, "choose_icon", "choose:terror", "choose:combat", "choose:arcane",
           "choose:investigation")  # fmt: skip
    s.do("A choose:combat")
    assert [struggles(s, one) for one in ("F156", "F157")] == ["TCAI", "TAI"]
    s.passes(B, A)
    assert struggles(s, "F157") == "TCAI"


@pytest.mark.card("F151", "F053")
@pytest.mark.rule("CC 19.14", "CC 11.3")
def test_inside_information_takes_one_of_several_and_only_what_is_there():
    two = {A: "neutral*2 | neutral*2"}
    s = scene(play={A: "F010@1 F053>F156"}, hands={A: "F151"}, domains=two, at="opposed")
    s.do("A play:F151", "A choose:F156", "A choose:terror")
    assert struggles(s, "F156") == "TTTCAI"
    s = scene(play={A: "F010@1"}, hands={A: "F151 F151"}, domains=two, at="opposed")
    s.do("A play:F151", "A choose:F156", "A choose:investigation")
    s.do("B pass", "A play:F151", "A choose:F156")
    s.asks(A, "choose_icon", "choose:terror", "choose:combat", "choose:arcane")
    s.do("A choose:arcane").passes(B, A)
    s.asks(A, "put_tokens", "tokens:2", "tokens:1", "tokens:0")


# -- F152 Dabbler in the Unknown -------------------------------------------------------------------


@pytest.mark.card("F152")
@pytest.mark.rule("CC 40.10", "CC 40.30", "CC 8.12")
def test_the_dabbler_begins_a_story_that_nobody_has_begun():
    s = scene(play={A: "F152"}, tokens={"F156": (1, 0), "F157": (0, 1)}).do("A use:F152")
    assert s.tokens("F158") == (1, 0)
    assert s.discard(A) == ["F152"]
    s = scene(play={B: "F152"}).do("A pass", "B use:F152", "B choose:F157")
    assert s.tokens("F157") == (0, 1)


@pytest.mark.card("F152")
@pytest.mark.rule("CC 18.2")
def test_the_dabbler_finds_nothing_where_all_stories_have_begun():
    s = scene(play={A: "F152"}, tokens={"F156": (1, 0), "F157": (0, 1), "F158": (1, 1)})
    s.refuses(A, "use:F152")


# -- F153 Gentleman's Club -------------------------------------------------------------------------


@pytest.mark.card("F153")
@pytest.mark.rule("CC 8.13", "CC 6.4")
def test_the_club_draws_a_card_for_two_once_it_is_ready():
    s = scene(play={A: "F153"}, domains={A: "neutral*2 | neutral*2"}, deck={A: "F010 F029"})
    s.do("A use:F153")
    assert (s.hand(A), s.status("F153"), s.drained(A)) == (["F010"], "exhausted", [1])
    s.do("B pass").refuses(A, "use:F153")
    scene(play={A: "F153"}, domains={A: "neutral"}).refuses(A, "use:F153")


# -- F154 Eldritch Nexus ---------------------------------------------------------------------------


@pytest.mark.card("F154")
@pytest.mark.rule("CC 22.3", "CC 18.7", "CC 9.6")
def test_the_nexus_is_a_new_domain_with_a_resource():
    s = scene(hands={A: "F154"}, domains={A: "neutral"}, deck={A: "F010 F029 F064"})
    s.do("A play:F154")
    assert s.domains(A) == ["!F142", "F029"]
    assert (s.deck(A), s.discard(A)) == (["F064"], ["F154"])
    assert s.sees(A)["players"][A]["domains"][1]["card"] == "F010"
    scene(hands={A: "F154"}).refuses(A, "play:F154")


@pytest.mark.card("F154")
@pytest.mark.rule("CC 3.6", "CC 22.5")
@pytest.mark.parametrize("cards", [1, 2])
def test_the_nexus_may_empty_the_deck(cards):
    s = scene(hands={A: "F154"}, domains={A: "neutral"}, deck={A: cards}).do("A play:F154")
    assert s.winner() == B


# -- F155 The Bootleg Whiskey Cover-Up -------------------------------------------------------------


@pytest.mark.card("F155")
@pytest.mark.rule("CC 14.2", "CC 14.3", "CC 14.4")
def test_the_cover_up_is_played_as_one_more_story():
    s = scene(play={A: "F010"}, hands={A: "F155"}, domains={A: "neutral"}).do("A play:F155")
    assert s.row() == ["F156", "F157", "F158", "F155"]
    s.passes(B, A, A, B).offers(A, "commit:F010:F155")
    assert struggles(s, "F155") == "TCAI"


@pytest.mark.card("F155")
@pytest.mark.rule("CC 19.9", "CC 1.15", "CC 14.12")
def test_at_the_cover_up_nobody_has_a_text_box():
    s = scene(
        play={A: "F013@1 F143>F013 F008", B: "F111@1 F091@1 F145@2"}, row="F155 F156",
        at="opposed",
    )  # fmt: skip
    men, ghost = s.card("F013"), s.card("F091")
    assert (toughness(s.g, men), has(s.g, men, HEROIC), can_go_insane(s.g, men)) == (0, False, True)
    assert not has_subtype(s.g, men, "government")
    assert can_be_wounded(s.g, ghost)
    assert s.skill("F111") == 0
    assert (s.skill("F013"), s.icons("F013")) == (6, "CCCCCC")
    assert toughness(s.g, s.card("F008")) == 1
    assert has_subtype(s.g, s.card("F145"), "cultist")


@pytest.mark.card("F155")
@pytest.mark.rule("CC 15.24", "CC 19.7")
def test_the_text_is_gone_as_long_as_one_is_at_the_cover_up():
    s = scene(play={A: "F013 F008:w1"}, row="F155 F156", at="commit")
    s.do("A commit:F013:F155", "A commit:F008:F155")
    assert s.discard(A) == ["F008"]
    s.pass_until("put_tokens").do("A tokens:0").pass_until("resource", B)
    assert toughness(s.g, s.card("F013")) == 3


@pytest.mark.card("F155")
@pytest.mark.rule("CC 14.7", "CC 14.10", "CC 14.12")
def test_the_cover_up_won_counts_and_has_no_effect():
    s = scene(play={A: "F008@4"}, row="F156 F157 F158 F155", tokens={"F155": (4, 0)}, at="resolve")
    s.do("A tokens:1")
    assert (s.won(A), s.row()) == (["F155"], ["F156", "F157", "F158"])
    s.asks_for(A, "act")
