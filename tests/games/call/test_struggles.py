"""Resolving stories: the four icon struggles (chapter 11)."""

import pytest

from tests.games.call.scene import A, B, scene

TERROR, COMBAT, ARCANE, INVESTIGATION = "terror", "combat", "arcane", "investigation"
ENOUGH = "put_tokens", "tokens:1", "tokens:0"


def story(mine, others="", **table):
    """The first story of the row (or the one said) is being resolved."""
    return scene(**({"play": {A: mine, B: others}, "at": "resolve"} | table))


def struggles(s):
    """Who won which struggle by how much; a tie is a pair of equal counts."""
    return [one[1:] for one in s.told(A) if one[0] in ("won_struggle", "tied_struggle")]


def won(s):
    return [one[1:] for one in s.told(A) if one[0] == "won_struggle"]


# -- the order of things ---------------------------------------------------------------------------


@pytest.mark.example("CC ex-42")
def test_the_order_of_resolution():
    s = story("F010@1 F064@2", tokens={"F156": (3, 0), "F157": (4, 0)})
    s.asks(A, "resolve", "resolve:F156", "resolve:F157")
    s.do("A resolve:F157", "A tokens:1").asks(A, "story_effect", "carry_out:F157", "decline")
    s.do("A decline")
    told = [one for one in s.told(B) if one[0] in ("resolving", "won_story", "new_story")]
    assert told == [("resolving", "F157"), ("won_story", A, "F157", 1), ("new_story", "F159"),
                    ("resolving", "F156")]  # fmt: skip
    s.do("A tokens:1")
    assert s.tokens("F156") == (4, 0)


@pytest.mark.rule("CC 11.1")
def test_each_story_is_resolved_to_its_end():
    s = story("F010@1 F029@2 F064@3").do("A resolve:F157")
    s.do("A tokens:1", "A tokens:2").asks(A, "resolve", "resolve:F156", "resolve:F158")
    assert s.tokens("F157") == (3, 0)
    s.do("A resolve:F158", "A tokens:1", "A tokens:2", "A tokens:1", "A tokens:2")
    assert (s.tokens("F158"), s.tokens("F156")) == ((3, 0), (3, 0))
    s.asks_for(A, "act")


@pytest.mark.rule("CC 11.2")
def test_only_where_the_active_player_has_somebody():
    s = story("F010@1", "F064@2").do("A tokens:0", "A tokens:0")
    assert [one for one in s.told(A) if one[0] == "resolving"] == [("resolving", "F156")]
    assert s.tokens("F157") == (0, 0)


@pytest.mark.example("CC ex-87")
def test_a_forced_response_inside_the_resolution():
    s = story("F124@1 F010@1 F029@2", "F104@1 F047@2").do("A resolve:F156")
    assert [s.status(one) for one in ("F104", "F124", "F010", "F029")] == ["out"] * 4
    assert (s.status("F047"), s.wounds("F047")) == ("exhausted", 1)
    assert won(s) == [(A, COMBAT, 1)]
    assert [one for one in s.told(A) if one[0] == "resolving"] == [("resolving", "F156")]
    assert (s.tokens("F156"), s.tokens("F157")) == ((0, 0), (0, 0))
    s.asks_for(A, "act")


@pytest.mark.rule("CC 11.3")
def test_four_struggles_and_then_success():
    s = story("F112@1 F009@1 F010@1").do("A decline", "A tokens:0")
    assert won(s) == [(A, TERROR, 1), (A, COMBAT, 2), (A, ARCANE, 1), (A, INVESTIGATION, 1)]
    s.asks(A, "put_tokens", "tokens:2", "tokens:1", "tokens:0")


@pytest.mark.rule("CC 11.4", "CC 11.12")
def test_nobody_responds_before_all_stories_are_resolved():
    table = {"domains": {A: "neutral*2"}}
    s = story("F008@1 F029@2 F006", "F064", **table).do("A resolve:F156", "A tokens:0")
    assert won(s) == [(A, COMBAT, 3), (A, INVESTIGATION, 1)]
    s.do("A tokens:0", "A tokens:0").asks(A, "respond", "use:F006", "pass")


@pytest.mark.rule("CC 11.4")
def test_nobody_acts_between_struggles():
    s = story("F008@1", "F092@1 F010@1", hands={A: "F016"}, domains={A: "agency*3"})
    s.asks(B, "be_wounded", "wound:F010", "wound:F092")
    s.refuses(A, "play:F016")
    s.do("B wound:F092", "B tokens:0").asks_for(A, "act")
    s.offers(A, "play:F016")


# -- counting --------------------------------------------------------------------------------------


@pytest.mark.rule("CC 11.5")
def test_the_icons_of_all_who_are_there_and_of_nobody_else():
    s = story("F066@1 F069@1 F064@2 F008", "F011@1 F013").do("A resolve:F156")
    assert struggles(s)[1] == (COMBAT, 2, 2)
    more = story("F066@1 F064@1", "F011@1")
    assert won(more)[0] == (A, COMBAT, 1)


@pytest.mark.rule("CC 11.5")
def test_the_opponent_wins_with_more_icons():
    s = story("F066@1 F010@1", "F064@1")
    assert won(s) == [(B, COMBAT, 1)]
    s.asks(A, "be_wounded", "wound:F010", "wound:F066")


@pytest.mark.rule("CC 11.6", "CC 11.11")
def test_the_result_comes_before_the_next_struggle():
    """The Terror struggle takes the fighter out of the Combat struggle."""
    s = story("F043@1 F066@1", "F008@1")
    assert (s.status("F008"), s.at("F008")) == ("insane", "")
    assert won(s) == [(A, TERROR, 2), (A, COMBAT, 1)]


@pytest.mark.rule("CC 11.7")
def test_a_tie_has_neither_winner_nor_loser():
    s = story("F092@1", "F006@1")
    assert struggles(s)[1:3] == [(COMBAT, 1, 1), (ARCANE, 1, 1)]
    assert (s.wounds("F092"), s.wounds("F006")) == (0, 0)
    assert (s.status("F092"), s.status("F006"), won(s)) == ("exhausted", "exhausted", [])


@pytest.mark.rule("CC 11.8")
def test_nothing_against_nothing_is_a_tie():
    s = story("F065@1", "F070@1")
    assert [one[1:] for one in struggles(s)] == [(0, 0)] * 4
    s.asks_for(A, "act")
    assert s.tokens("F156") == (0, 0)


@pytest.mark.example("CC ex-116")
def test_sleep_of_reason():
    s = story("F043@1 F053>F156", "F010@1 F029@1 F032@1 F064@1")
    s.asks(B, "lose_mind", *(f"insane:{one}" for one in ("F010", "F029", "F032", "F064")))
    s.do("B insane:F010").asks(B, "lose_mind", "insane:F029", "insane:F032", "insane:F064")
    s.do("B insane:F029", "B insane:F032")
    assert [s.status(one) for one in ("F010", "F029", "F032", "F064")] == ["insane"] * 4
    assert won(s) == [(A, TERROR, 2)] * 4
    s.asks(A, "put_tokens", "tokens:2", "tokens:1", "tokens:0")


@pytest.mark.rule("CC 11.9")
def test_struggle_icons_of_the_story_and_boosters_are_no_icons():
    s = story("F065@1 F034>F156", "F070@1")
    assert struggles(s) == [
        (TERROR, 0, 0), (COMBAT, 0, 0), (ARCANE, 0, 0), (ARCANE, 0, 0),
        (INVESTIGATION, 0, 0), (INVESTIGATION, 0, 0), (INVESTIGATION, 0, 0),
    ]  # fmt: skip


@pytest.mark.rule("CC 11.10", "CC 11.16")
def test_one_may_win_against_nobody():
    s = story("F126@1 F010@1", "F064 F029@2")
    assert won(s) == [(A, TERROR, 2), (A, COMBAT, 2), (A, INVESTIGATION, 1)]
    assert (s.status("F064"), s.status("F029")) == ("ready", "exhausted")
    assert (s.wounds("F064"), s.wounds("F029")) == (0, 0)


@pytest.mark.rule("CC 11.11")
def test_who_has_left_does_not_count():
    s = story("F064@1 F010@1", "F028@1 F030@1").do("B wound:F030")
    assert won(s) == [(A, COMBAT, 2), (B, ARCANE, 1)]
    s.do("B decline").asks(A, *ENOUGH)


@pytest.mark.rule("CC 11.12")
def test_a_struggle_is_won_by_the_difference():
    s = story("F008@1", "F066@1 F009@1 F109@1")
    s.asks_for(B, "be_wounded")
    assert won(s) == [(A, COMBAT, 1)]


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
    assert not [one for one in s.told(A) if one[0] == "went_insane"]


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
    assert ("wounded", B, "F010", 1) in s.told(A)


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
    assert not [one for one in s.told(A) if one[0] == "succeeded"]
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
