"""What the four icon struggles bring about (chapter 11)."""

import pytest

from tests.games.call.scene import A, B, scene
from tests.games.playing import told

TERROR, COMBAT, ARCANE, INVESTIGATION = "terror", "combat", "arcane", "investigation"
VALUES = {"struggle_won": ("seat", "icon", "count"), "tied_struggle": ("icon", "first", "second")}
ENOUGH = "put_tokens", "tokens:1", "tokens:0"


def story(mine, others="", **table):
    """The first story of the row (or the one said) is being resolved."""
    return scene(**({"play": {A: mine, B: others}, "at": "resolve"} | table))


def struggles(s):
    """Who won which struggle by how much; a tie is a pair of equal counts."""
    return [
        tuple(one[name] for name in VALUES[one["kind"]])
        for one in s.told(A)
        if one["kind"] in VALUES
    ]


def won(s):
    return [
        (one["seat"], one["icon"], one["count"])
        for one in s.told(A)
        if one["kind"] == "struggle_won"
    ]


# -- Terror ----------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-43")
def test_a_lost_terror_struggle():
    s = story("F043@1", "F010@1 F112@1")
    assert (s.status("F010"), s.at("F010"), s.status("F112")) == ("insane", "", "exhausted")
    assert won(s)[0] == (A, TERROR, 1)


@pytest.mark.example("CC ex-44")
def test_everyone_is_protected():
    s = story("F043@1", "F112@1 F003@1")
    assert won(s)[0] == (A, TERROR, 1)
    s.asks(B, *ENOUGH)
    assert (s.status("F112"), s.status("F003")) == ("exhausted", "exhausted")


@pytest.mark.example("CC ex-45")
def test_terror_ties():
    s = story("F112@1", "F125@1 F010@1")
    assert struggles(s) == [(TERROR, 1, 1), (A, COMBAT, 1)]
    assert (s.status("F125"), s.status("F010")) == ("exhausted", "exhausted")
    none = story("F010@1", "F029@1")
    assert struggles(none)[0] == (TERROR, 0, 0)
    assert (none.status("F010"), none.status("F029")) == ("exhausted", "exhausted")


@pytest.mark.example("CC ex-164")
def test_terror_in_the_wrong_story():
    s = story("F085@1 F010@2", "F112@1 F010@2 F029").do("A resolve:F156")
    assert won(s)[0] == (A, TERROR, 2)
    assert [s.status(one) for one in ("F112", "F010#2", "F029")] == [
        "exhausted", "exhausted", "ready",
    ]  # fmt: skip


@pytest.mark.rule("CC 11.13", "CC 11.21")
def test_the_loser_chooses_who_goes_insane():
    s = story("F043@1", "F010@1 F029@1")
    s.asks(B, "lose_mind", "insane:F010", "insane:F029")
    s.do("B insane:F029")
    assert (s.status("F029"), s.at("F029"), s.status("F010"), s.at("F010")) == (
        "insane", "", "exhausted", "F156",
    )  # fmt: skip


@pytest.mark.rule("CC 11.13", "CC 11.21")
def test_the_active_player_loses_as_well():
    s = story("F010@1 F029@1", "F043@1")
    s.asks(A, "lose_mind", "insane:F010", "insane:F029")


@pytest.mark.rule("CC 11.14", "CC 15.28", "CC 15.29")
def test_neither_terror_icon_nor_willpower_can_be_chosen():
    s = story("F085@1", "F010@1 F029@1 F003@1 F112@1")
    s.asks(B, "lose_mind", "insane:F010", "insane:F029")


@pytest.mark.rule("CC 11.15", "CC 11.14")
@pytest.mark.parametrize("there", ["F003@1", "F112@1", "F003@1 F112@1"])
def test_a_terror_struggle_lost_by_the_protected_has_no_effect(there):
    s = story("F085@1", there)
    assert won(s)[0][:2] == (A, TERROR)
    assert not [one for one in s.told(A) if one["kind"] == "went_insane"]


@pytest.mark.rule("CC 11.16", "CC 11.17")
def test_the_loser_has_nobody_there():
    s = story("F126@1 F029@2", "F010 F029@2").do("A resolve:F156")
    assert won(s) == [(A, TERROR, 2), (A, COMBAT, 2)]
    assert (s.status("F010"), s.status("F029#2"), s.wounds("F029#2")) == ("ready", "exhausted", 0)
    s.asks(A, "put_tokens", "tokens:2", "tokens:1", "tokens:0")


# -- Combat ----------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-50")
def test_wound_and_death_and_counting_anew():
    tie = story("F008@1", "F052@1 F092@1")
    assert struggles(tie)[1:] == [(COMBAT, 3, 3), (B, ARCANE, 2)]
    assert [tie.wounds(one) for one in ("F008", "F052", "F092")] == [0, 0, 0]
    s = story("F008@1 F143>F008", "F052@1 F092@1")
    s.asks(B, "be_wounded", "wound:F052", "wound:F092")
    s.do("B wound:F092")
    assert (s.status("F092"), s.discard(B)) == ("out", ["F092"])
    assert won(s) == [(A, COMBAT, 1), (B, ARCANE, 1)]


@pytest.mark.rule("CC 11.18", "CC 11.21")
def test_the_loser_chooses_who_is_wounded():
    s = story("F124@1 F066@1", "F008@1 F047@1")
    s.asks(B, "be_wounded", "wound:F008", "wound:F047")
    s.do("B wound:F047")
    assert (s.wounds("F008"), s.wounds("F047")) == (0, 1)


@pytest.mark.rule("CC 11.17", "CC 11.18")
def test_only_those_at_the_story_can_be_wounded():
    s = story("F008@1 F010@2", "F064@2 F029 F010@1 F092@1").do("A resolve:F156")
    s.asks(B, "be_wounded", "wound:F010:2", "wound:F092")


@pytest.mark.rule("CC 11.19", "CC 16.15")
def test_one_wound_destroys_who_is_not_tough():
    s = story("F064@1", "F010@1")
    assert (s.status("F010"), s.at("F010"), s.discard(B)) == ("out", "", ["F010"])
    assert told("wounded", seat=B, card="F010", count=1) in s.told(A)


@pytest.mark.example("CC ex-54")
def test_combat_against_the_invulnerable():
    s = story("F126@1", "F122@1")
    assert (A, COMBAT, 1) in won(s)
    assert (s.status("F122"), s.wounds("F122")) == ("exhausted", 0)
    other = story("F126@1", "F122@1 F010@1")
    assert (other.status("F010"), other.wounds("F122")) == ("out", 0)


@pytest.mark.rule("CC 11.20", "CC 15.12")
def test_the_invulnerable_is_not_among_the_choices():
    s = story("F126@1 F064@1", "F122@1 F010@1 F125@1")
    s.asks(B, "be_wounded", "wound:F010", "wound:F125")


@pytest.mark.rule("CC 11.21")
@pytest.mark.parametrize(("mine", "state"), [("F043@1", "insane"), ("F064@1", "out")])
def test_a_single_legal_character_must_be_taken(mine, state):
    s = story(mine, "F010@1")
    assert s.status("F010") == state


# -- Arcane ----------------------------------------------------------------------------------------


@pytest.mark.rule("CC 11.22", "CC 11.23", "CC 10.12")
def test_the_winner_may_ready_one_of_his_there():
    s = story("F068@1 F010@1 F029 F064@2:exhausted", "F029@1").do("A resolve:F156")
    s.asks(A, "ready_one", "ready:F010", "ready:F068", "decline")
    s.do("A ready:F010")
    assert (s.status("F010"), s.at("F010"), s.status("F068")) == ("ready", "F156", "exhausted")


@pytest.mark.rule("CC 11.22")
def test_only_one_and_of_the_winners_own():
    s = story("F010@1 F029@1", "F030@1 F010@1")
    s.asks(B, "ready_one", "ready:F030", "ready:F010:2", "decline")
    s.do("B ready:F030")
    assert [s.status(one) for one in ("F010#1", "F029", "F030", "F010#2")] == [
        "exhausted", "exhausted", "ready", "exhausted",
    ]  # fmt: skip


@pytest.mark.rule("CC 11.22")
def test_there_is_nothing_to_ready():
    s = story("F068@1:ready", "F029@1")
    assert won(s)[0] == (A, ARCANE, 2)
    s.asks(B, *ENOUGH)


# -- Investigation ---------------------------------------------------------------------------------


@pytest.mark.rule("CC 11.24", "CC 1.18")
def test_the_winner_may_put_a_token_on_his_side():
    s = story("F071@1", "F029@1")
    s.asks(A, *ENOUGH)
    s.do("A tokens:1")
    assert s.tokens("F156") == (1, 0)


@pytest.mark.rule("CC 11.25")
def test_the_opponent_may_win_tokens_too():
    s = story("F029@1", "F071@1")
    s.asks(B, *ENOUGH)
    s.do("B tokens:1")
    assert s.tokens("F156") == (0, 1)


@pytest.mark.rule("CC 11.25", "CC 13.2")
def test_the_opponent_may_win_the_story_by_it():
    s = story("F029@1", "F071@1", tokens={"F156": (4, 4)}).do("B tokens:1", "B decline")
    assert (s.won(B), s.won(A), s.row()) == (["F156"], [], ["F159", "F157", "F158"])


@pytest.mark.rule("CC 11.26", "CC 13.6")
def test_a_token_by_investigation_may_win_at_once():
    s = story("F010@1", tokens={"F156": (4, 0)}).do("A tokens:1")
    s.asks(A, "story_effect", "carry_out:F156", "decline")
    assert not [one for one in s.told(A) if one["kind"] == "succeeded"]
    s.do("A decline").asks_for(A, "act")


@pytest.mark.rule("CC 11.27")
def test_the_struggles_go_on_without_the_active_player():
    s = story("F029@1", "F064@1")
    assert s.status("F029") == "out"
    s.asks(B, *ENOUGH)
    s.do("B tokens:1")
    assert s.tokens("F156") == (0, 1)
    s.asks_for(A, "act")


@pytest.mark.rule("CC 11.28")
def test_the_benefits_may_be_declined():
    s = story("F022@1", "F029").do("A decline")
    assert s.status("F022") == "exhausted"
    s.do("A tokens:0").asks(A, "put_tokens", "tokens:2", "tokens:1", "tokens:0")
    s.do("A tokens:0")
    assert s.tokens("F156") == (0, 0)
    one = story("F022@1", "F029").do("A decline", "A tokens:0", "A tokens:1")
    assert one.tokens("F156") == (1, 0)
