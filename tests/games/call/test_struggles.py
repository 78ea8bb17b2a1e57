"""Resolving stories: the four icon struggles (chapter 11)."""

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


# -- the order of things ---------------------------------------------------------------------------


@pytest.mark.example("CC ex-42")
def test_the_order_of_resolution():
    s = story("F010@1 F064@2", tokens={"F156": (3, 0), "F157": (4, 0)})
    s.asks(A, "resolve", "resolve:F156", "resolve:F157")
    s.do("A resolve:F157", "A tokens:1").asks(A, "story_effect", "carry_out:F157", "decline")
    s.do("A decline")
    seen = [one for one in s.told(B) if one["kind"] in ("resolving", "won_story", "new_story")]
    assert seen == [
        told("resolving", story="F157"),
        told("won_story", seat=A, story="F157", count=1),
        told("new_story", story="F159"),
        told("resolving", story="F156"),
    ]
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
    assert [one["story"] for one in s.told(A) if one["kind"] == "resolving"] == ["F156"]
    assert s.tokens("F157") == (0, 0)


@pytest.mark.example("CC ex-87")
def test_a_forced_response_inside_the_resolution():
    s = story("F124@1 F010@1 F029@2", "F104@1 F047@2").do("A resolve:F156")
    assert [s.status(one) for one in ("F104", "F124", "F010", "F029")] == ["out"] * 4
    assert (s.status("F047"), s.wounds("F047")) == ("exhausted", 1)
    assert won(s) == [(A, COMBAT, 1)]
    assert [one["story"] for one in s.told(A) if one["kind"] == "resolving"] == ["F156"]
    assert (s.tokens("F156"), s.tokens("F157")) == ((0, 0), (0, 0))
    s.asks_for(A, "act")


@pytest.mark.rule("CC 11.3")
def test_four_struggles_and_then_success():
    s = story("F112@1 F009@1 F010@1").do("A decline", "A tokens:0")
    assert won(s) == [(A, TERROR, 1), (A, COMBAT, 2), (A, ARCANE, 1), (A, INVESTIGATION, 1)]
    s.asks(A, "put_tokens", "tokens:2", "tokens:1", "tokens:0")


@pytest.mark.rule("CC 11.3")
def test_the_order_is_the_printed_one():
    """All stories of the box show the same order: one is printed anew."""
    s = story("F112@1 F009@1 F010@1", at="opposed")
    cards = s.g.content.cards
    other = cards["F156"]._replace(struggles=(3, 1, 0))
    s.g.content = s.g.content._replace(cards={**cards, "F156": other})
    s.passes(A, B).do("A tokens:0")
    assert won(s) == [(A, INVESTIGATION, 1), (A, COMBAT, 2), (A, TERROR, 1)]


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
