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
def test_a_demonstration_needs_a_victory_by_two_and_a_support():
    s = scene(play={A: "F066@1", B: "F153"}, hands={A: "F144"}, at="resolve").do("A tokens:0")
    s.do("A pass") if s.asked()[0].startswith("A respond") else None
    assert s.discard(B) == []
