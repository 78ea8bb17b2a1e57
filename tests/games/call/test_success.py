"""Determining success (chapter 12)."""

import pytest

from tests.games.call.scene import A, B, scene

ONE = "put_tokens", "tokens:1", "tokens:0"
TWO = "put_tokens", "tokens:2", "tokens:1", "tokens:0"


def story(mine, others="", **table):
    """The first story of the row is being resolved."""
    return scene(**({"play": {A: mine, B: others}, "at": "resolve"} | table))


def totals(s):
    """The total skills of a success: the active player's, the opponent's."""
    return [(one["first"], one["second"]) for one in s.told(A) if one["kind"] == "succeeded"]


@pytest.mark.example("CC ex-60")
def test_success_and_unopposed_success():
    s = story("F064@1").do("A tokens:1")
    assert s.tokens("F156") == (1, 0)
    s.do("A tokens:2")
    assert s.tokens("F156") == (3, 0)


@pytest.mark.example("CC ex-61")
def test_unopposed_although_the_opponent_is_there():
    s = story("F010@1 F015>F010", "F052@1")
    assert (s.wounds("F010"), s.status("F010")) == (1, "exhausted")
    s.asks(B, "ready_one", "ready:F052", "decline")
    s.do("B ready:F052", "A tokens:1", "A tokens:2")
    assert (s.tokens("F156"), s.status("F052"), totals(s)) == ((3, 0), "ready", [(3, 0)])


@pytest.mark.example("CC ex-63")
def test_skill_0_cannot_succeed():
    s = story("F052@1").do("A decline")
    assert (s.tokens("F156"), totals(s)) == ((0, 0), [])
    s.asks_for(A, "act")


@pytest.mark.example("CC ex-64")
def test_those_who_fell_do_not_count():
    s = story("F043@1", "F010@1 F029@1").do("B insane:F010")
    s.asks(B, *ONE)
    s.do("B tokens:1").asks(A, *ONE)
    s.do("A tokens:1")
    assert (s.tokens("F156"), totals(s)) == ((1, 1), [(3, 1)])


@pytest.mark.example("CC ex-65")
def test_higher_skill_of_the_opponent():
    s = story("F029@1", "F010@1")
    s.asks_for(A, "act")
    assert s.tokens("F156") == (0, 0)


@pytest.mark.example("CC ex-66")
def test_negative_skill():
    table = {"hands": {A: "F078"}, "domains": {A: "neutral | syndicate*2"}}
    s = scene(play={A: "F084 F066", B: "F064"}, **table)
    s.do("A use:F084", "A choose:F064", "B pass")
    assert s.skill("F064") == 0
    s.do("A use:F066", "A choose:F064", "A drain:1", "B pass")
    assert s.skill("F064") == 0
    s.do("A play:F078", "A choose:F064")
    assert (s.drained(A), s.skill("F064")) == ([1, 2], 1)


@pytest.mark.rule("CC 12.1")
def test_the_skill_of_all_who_are_still_there_is_added():
    s = story("F010@1 F029@1 F008", "F032@1 F064").do("A tokens:0")
    assert totals(s) == [(4, 2)]


@pytest.mark.rule("CC 12.2", "CC 12.4")
def test_the_active_player_succeeds_with_more_skill():
    s = story("F010@1", "F032@1")
    s.asks(A, *ONE)
    s.do("A tokens:1")
    assert s.tokens("F156") == (1, 0)


@pytest.mark.rule("CC 12.2", "CC 12.3")
def test_at_least_one_point_of_skill_is_needed():
    none = story("F132@1")
    none.asks_for(A, "act")
    assert (none.tokens("F156"), totals(none)) == ((0, 0), [])
    one = story("F132@1 F065@1")
    one.asks(A, *TWO)


@pytest.mark.rule("CC 12.4")
def test_the_token_lies_on_the_active_players_side():
    s = scene(play={B: "F032@1", A: "F029@1"}, active=B, at="resolve").do("B tokens:1")
    assert s.tokens("F156") == (0, 1)


@pytest.mark.rule("CC 12.5")
@pytest.mark.parametrize(("mine", "lost"), [("F043@1", "insane"), ("F008@1", "out")])
def test_neither_the_insane_nor_the_destroyed_add_skill(mine, lost):
    s = story(mine, "F010@1")
    s.asks(A, *TWO)
    assert (s.status("F010"), totals(s)) == (lost, [(3, 0)])


@pytest.mark.rule("CC 12.6")
@pytest.mark.parametrize("others", ["F029@1", "F032@1"])
def test_an_equal_or_higher_total_of_the_opponent_brings_nothing(others):
    s = story("F029@1", others)
    s.asks_for(A, "act")
    assert (s.tokens("F156"), totals(s)) == ((0, 0), [])


@pytest.mark.rule("CC 12.7", "CC 12.2")
def test_unopposed_gives_one_more():
    s = story("F032@1", "F064").do("A tokens:0")
    s.asks(A, *TWO)
    s.do("A tokens:2")
    assert s.tokens("F156") == (2, 0)


@pytest.mark.rule("CC 12.8", "CC 12.7")
def test_unopposed_against_somebody_of_skill_0():
    s = story("F049@1 F066@1", "F132@1")
    s.asks(A, *TWO)
    assert (s.at("F132"), totals(s)) == ("F156", [(3, 0)])


@pytest.mark.rule("CC 12.9")
@pytest.mark.parametrize("state", ["ready", "exhausted"])
def test_ready_or_exhausted(state):
    s = story(f"F010@1:{state}", f"F032@1:{state}")
    assert totals(s) == [(3, 2)]


@pytest.mark.rule("CC 12.10")
@pytest.mark.card("F084")
def test_nobody_counts_as_less_than_nothing():
    s = scene(play={A: "F010@1 F029@1", B: "F032@1 F084"}, at="opposed").passes(A)
    s.do("B use:F084", "B choose:F029").passes(A, B)
    s.do("A tokens:0")
    assert totals(s) == [(3, 2)]


@pytest.mark.rule("CC 12.11", "CC 19.2")
@pytest.mark.card("F066", "F135")
def test_what_was_lost_below_nothing_is_remembered():
    table = {"domains": {A: "neutral | shub_niggurath"}, "hands": {A: "F135"}}
    s = scene(play={A: "F066 F029"}, **table).do("A use:F066", "A choose:F029", "A drain:1")
    s.do("B pass", "A play:F135")
    assert s.skill("F029") == 0
    s.passes(B, A)
    assert s.skill("F029") == 2
