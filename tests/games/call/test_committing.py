"""Committing characters to stories (chapter 10)."""

import pytest

from fhtagn.games.call.deeds import removed
from tests.games.call.scene import A, B, scene


def committing(mine, others="", **table):
    return scene(play={A: mine, B: others}, at="commit", **table)


@pytest.mark.example("CC ex-38")
def test_holding_characters_back():
    s = committing("F010 F029 F064 F008 F092", "F052")
    s.do("A commit:F010:F156", "A commit:F029:F157", "A stay:F064", "A stay:F008", "A stay:F092")
    assert (s.at("F010"), s.at("F029")) == ("F156", "F157")
    assert [s.status(one) for one in ("F064", "F008", "F092")] == ["ready"] * 3
    s.passes(A, B).asks(B, "commit", "commit:F052:F156", "commit:F052:F157", "stay:F052")


@pytest.mark.example("CC ex-40")
def test_the_opponents_commitment():
    s = committing("F010", "F064 F008").do("A commit:F010:F156").passes(A, B)
    s.asks(B, "commit", "commit:F064:F156", "stay:F064")
    s.do("B commit:F064:F156").asks(B, "commit", "commit:F008:F156", "stay:F008")
    s.do("B stay:F008")
    assert (s.at("F064"), s.status("F064"), s.at("F008"), s.status("F008")) == (
        "F156", "exhausted", "", "ready",
    )  # fmt: skip
    s.asks_for(A, "act")


@pytest.mark.example("CC ex-41")
def test_the_only_character_leaves_before_the_opponent_commits():
    s = committing("F029", "F033 F064", domains={B: "miskatonic"}).do("A commit:F029:F156")
    s.passes(A).do("B use:F033").passes(A, B)
    assert (s.at("F029"), s.status("F029"), s.status("F033"), s.drained(B)) == (
        "", "exhausted", "exhausted", [1],
    )  # fmt: skip
    s.asks(B, "commit", "commit:F064:F156", "stay:F064")
    s.do("B commit:F064:F156").passes(A, B)
    assert not [seen for seen in s.told(A) if seen["kind"] == "resolving"]
    s.asks_for(A, "act")


@pytest.mark.example("CC ex-172")
def test_named_one_by_one_committed_together():
    s = committing("F010 F046").do("A commit:F010:F156")
    assert (s.at("F010"), s.status("F010")) == ("", "ready")
    s.do("A commit:F046:F156")
    assert (s.status("F010"), s.at("F046"), s.status("F046")) == ("out", "F156", "exhausted")


@pytest.mark.rule("CC 10.1", "CC 10.4")
def test_any_number_to_the_same_and_to_different_stories():
    s = committing("F010 F029 F064 F008")
    s.do("A commit:F010:F156", "A commit:F029:F156", "A commit:F064:F156", "A commit:F008:F158")
    assert [s.at(one) for one in ("F010", "F029", "F064", "F008")] == ["F156"] * 3 + ["F158"]


@pytest.mark.rule("CC 10.1", "CC 40.45")
def test_nobody_is_committed_before_all_are_named():
    s = committing("F010 F064").do("A commit:F010:F156")
    s.asks(A, "commit", *(f"commit:F064:{one}" for one in s.row()), "stay:F064")
    assert (s.at("F010"), s.status("F010")) == ("", "ready")
    s.do("A commit:F064:F157")
    assert [(s.at(one), s.status(one)) for one in ("F010", "F064")] == [
        ("F156", "exhausted"), ("F157", "exhausted"),
    ]  # fmt: skip


@pytest.mark.rule("CC 10.1", "CC 40.45")
def test_what_answers_committing_finds_all_of_them_there():
    s = committing("F023 F008 F013:w1").do("A commit:F023:F156", "A commit:F008:F156")
    assert (s.status("F013"), s.wounds("F013")) == ("ready", 1)
    s.do("A commit:F013:F157")
    seen = [one for one in s.told(B) if one["kind"] in ("committed", "fell")]
    assert [(one["kind"], one["seat"], one["card"]) for one in seen] == [
        ("committed", A, "F023"), ("committed", A, "F008"), ("committed", A, "F013"),
        ("fell", A, "F013"),
    ]  # fmt: skip


@pytest.mark.rule("CC 10.2")
def test_each_character_is_asked_about_once():
    s = committing("F010 F010").do("A commit:F010:1:F156")
    s.asks(A, "commit", *(f"commit:F010:2:{one}" for one in s.row()), "stay:F010:2")
    s.do("A commit:F010:2:F157").asks_for(A, "act")
    assert (s.at("F010#1"), s.at("F010#2")) == ("F156", "F157")


@pytest.mark.rule("CC 10.3", "CC 16.1")
def test_committing_exhausts():
    s = committing("F010 F064", "F008").do("A commit:F010:F156", "A stay:F064").passes(A, B)
    s.do("B commit:F008:F156")
    assert [s.status(one) for one in ("F010", "F064", "F008")] == [
        "exhausted", "ready", "exhausted",
    ]  # fmt: skip


@pytest.mark.rule("CC 10.5", "CC 16.10")
def test_neither_the_exhausted_nor_the_insane():
    s = committing("F010:exhausted F029:insane F064", "F052:exhausted F092:insane F112")
    s.asks(A, "commit", *(f"commit:F064:{one}" for one in s.row()), "stay:F064")
    s.do("A commit:F064:F156").passes(A, B)
    s.asks(B, "commit", "commit:F112:F156", "stay:F112")
    s.do("B stay:F112").asks_for(A, "act")


@pytest.mark.rule("CC 10.6")
def test_supports_and_attachments_stay_where_they_are():
    s = committing("F153 F143>F064 F064 F110>F064")
    s.asks(A, "commit", *(f"commit:F064:{one}" for one in s.row()), "stay:F064")
    s.do("A commit:F064:F156").asks_for(A, "act")
    assert (s.status("F153"), s.status("F143"), s.status("F110")) == ("ready",) * 3


@pytest.mark.rule("CC 10.7")
def test_the_active_player_may_commit_nobody():
    s = committing("F010 F064", "F008").do("A stay:F010", "A stay:F064")
    assert (s.g.active, s.g.phase, s.status("F010")) == (B, "refresh", "ready")


@pytest.mark.rule("CC 10.8", "CC 14.4")
def test_any_story_of_the_row_a_conspiracy_too():
    s = committing("F010", "F064", row="F156 F157 F158 F155~1")
    s.asks(A, "commit", *(f"commit:F010:{one}" for one in ("F155", "F156", "F157", "F158")),
           "stay:F010")  # fmt: skip
    s.do("A commit:F010:F155").passes(A, B)
    s.asks(B, "commit", "commit:F064:F155", "stay:F064")


@pytest.mark.rule("CC 10.9")
def test_the_opponent_follows_only_where_the_active_player_went():
    s = committing("F010 F064", "F008", active=B)
    s.asks(B, "commit", *(f"commit:F008:{one}" for one in s.row()), "stay:F008")
    s.do("B commit:F008:F157").passes(B, A)
    s.asks(A, "commit", "commit:F010:F157", "stay:F010")


@pytest.mark.rule("CC 10.9")
def test_where_he_went_in_another_phase_does_not_count():
    s = committing("F010 F064", "F008").do("A commit:F010:F156", "A stay:F064").passes(A, B)
    s.do("B stay:F008").pass_until("put_tokens").do("A tokens:0").do("A tokens:0")
    s.pass_until("commit", B).do("B commit:F008:F158").passes(B, A)
    s.asks(A, "commit", "commit:F064:F158", "stay:F064")


@pytest.mark.rule("CC 10.10", "CC 10.7")
def test_the_opponent_may_commit_any_number_or_none():
    table = {"play": {A: "F010@1 F029@2", B: "F064 F008 F052"}, "at": "committed"}
    s = scene(**table).passes(A, B)
    s.do("B commit:F064:F156", "B commit:F008:F156", "B commit:F052:F157")
    assert [s.at(one) for one in ("F064", "F008", "F052")] == ["F156", "F156", "F157"]
    assert [s.status(one) for one in ("F064", "F008", "F052")] == ["exhausted"] * 3
    none = scene(**table).passes(A, B).do("B stay:F064", "B stay:F008", "B stay:F052")
    none.asks_for(A, "act")
    assert [none.status(one) for one in ("F064", "F008", "F052")] == ["ready"] * 3


@pytest.mark.rule("CC 10.11", "CC 10.9", "CC 11.2")
def test_the_opponent_may_go_where_the_attackers_have_fallen():
    table = {"hands": {B: "F016"}, "domains": {B: "agency"}}
    s = committing("F029", "F064", **table).do("A commit:F029:F157").passes(A)
    s.do("B play:F016").passes(A, B)
    assert s.status("F029") == "out"
    s.asks(B, "commit", "commit:F064:F157", "stay:F064")
    s.do("B commit:F064:F157").passes(A, B)
    assert not [seen for seen in s.told(A) if seen["kind"] == "resolving"]
    assert s.tokens("F157") == (0, 0)


@pytest.mark.rule("CC 10.11", "CC 4.15")
def test_whoever_falls_in_committing_has_been_committed():
    """Its Toughness is blank at the conspiracy: it falls, but the phase goes on."""
    s = committing("F008:w1", "F064", row="F156 F157 F158 F155~1").do("A commit:F008:F155")
    assert s.status("F008") == "out"
    s.passes(A, B).asks(B, "commit", "commit:F064:F155", "stay:F064")


@pytest.mark.rule("CC 10.12", "CC 12.9")
def test_a_readied_character_stays_committed_and_counts():
    s = scene(play={A: "F068@1", B: "F029@1"}, at="resolve").do("A ready:F068")
    assert (s.at("F068"), s.status("F068")) == ("F156", "ready")
    s.do("B tokens:0").asks(A, "put_tokens", "tokens:1", "tokens:0")


@pytest.mark.rule("CC 10.13", "CC 20.8")
def test_who_changes_sides_at_a_story_is_not_exhausted_by_it():
    table = {"hands": {A: "F099"}, "domains": {A: "hastur*2"}, "at": "opposed"}
    s = scene(play={A: "F010@1", B: "F029@1:ready"}, **table).do("A play:F099")
    assert (s.play(A), s.at("F029"), s.status("F029")) == (["F010", "F029"], "F156", "ready")


@pytest.mark.rule("CC 10.14")
@pytest.mark.parametrize("state", ["ready", "exhausted"])
def test_who_is_removed_keeps_its_state_and_commits_no_more(state):
    table = {"domains": {B: "miskatonic"}, "at": "committed"}
    s = scene(play={A: f"F029@1:{state} F010@1", B: "F033 F064"}, **table).passes(A)
    s.do("B use:F033")
    assert (s.at("F029"), s.status("F029"), s.at("F010")) == ("", state, "F156")
    s.passes(A, B).do("B stay:F064").passes(A, B)
    assert [seen["story"] for seen in s.told(A) if seen["kind"] == "resolving"] == ["F156"]
    assert s.at("F029") == ""


@pytest.mark.rule("CC 10.14")
def test_the_opponents_too_when_he_has_committed():
    s = scene(play={A: "F010@1", B: "F029@1:ready"}, at="opposed")
    s.happens(removed, s.card("F029")).passes(A, B)
    assert (s.at("F029"), s.status("F029")) == ("", "ready")
    s.asks(A, "put_tokens", "tokens:1", "tokens:0")


@pytest.mark.rule("CC 10.15", "CC 9.3")
def test_a_newcomer_may_be_committed_at_once():
    s = scene(hands={A: "F010"}, domains={A: "agency*2"}).do("A play:F010").passes(B, A)
    s.passes(A, B).asks(A, "commit", *(f"commit:F010:{one}" for one in s.row()), "stay:F010")
    s.do("A commit:F010:F156")
    assert (s.at("F010"), s.status("F010"), s.g.turn) == ("F156", "exhausted", 3)


# -- Y'Golonac -------------------------------------------------------------------------------------


def bound(other, **table):
    """It is bound to Y'Golonac in the window before anybody commits."""
    table = {"domains": {A: "neutral"}, "at": "story"} | table
    return scene(**table).do("A use:F122", f"A choose:{other}").passes(B, A)


@pytest.mark.rule("CC 40.24")
@pytest.mark.card("F122")
def test_whoever_is_bound_goes_where_he_goes():
    s = bound("F010", play={A: "F010:exhausted F122 F064"})
    assert s.status("F010") == "ready"
    s.asks_for(A, "commit")
    s.do("A commit:F122:F157", "A stay:F064")
    assert (s.at("F122"), s.at("F010"), s.at("F064")) == ("F157", "F157", "")


@pytest.mark.rule("CC 40.24")
@pytest.mark.card("F122")
def test_nobody_is_bound_if_he_stays():
    s = bound("F010", play={A: "F010 F122"}).do("A stay:F122")
    s.asks(A, "commit", *(f"commit:F010:{one}" for one in s.row()), "stay:F010")
    s.do("A stay:F010")
    assert (s.g.active, s.g.phase) == (B, "refresh")


@pytest.mark.rule("CC 40.24")
@pytest.mark.card("F122")
def test_the_opponents_character_is_bound_in_its_own_step():
    s = bound("F064", play={A: "F122 F010", B: "F064 F008"})
    s.do("A commit:F122:F157", "A commit:F010:F156").passes(A, B)
    s.asks(B, "commit", "commit:F008:F156", "commit:F008:F157", "stay:F008")
    s.do("B stay:F008")
    assert (s.at("F064"), s.status("F064")) == ("F157", "exhausted")


@pytest.mark.rule("CC 40.24", "CC 10.14")
@pytest.mark.card("F122")
def test_after_its_commit_step_it_is_only_readied():
    s = scene(play={A: "F122@1", B: "F064:exhausted"}, domains={A: "neutral"}, at="opposed")
    s.do("A use:F122", "A choose:F064").passes(B, A)
    assert (s.at("F064"), s.status("F064")) == ("", "ready")


@pytest.mark.rule("CC 40.24")
@pytest.mark.card("F122")
def test_in_another_phase_it_is_only_readied():
    s = bound("F010", play={A: "F010:exhausted F122"}, at="operations").passes(A, B)
    assert s.status("F010") == "ready"
    s.do("A stay:F010", "A commit:F122:F156")
    assert (s.at("F010"), s.at("F122")) == ("", "F156")
