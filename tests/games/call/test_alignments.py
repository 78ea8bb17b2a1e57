"""Heroic and Villainous (chapter 15)."""

import pytest

from tests.games.call.scene import A, B, scene
from tests.games.playing import told


def told_of(s, *kinds):
    return [one for one in s.told(A) if one["kind"] in kinds]


@pytest.mark.example("CC ex-107")
def test_heroic_and_villainous():
    table = {"hands": {A: "F043 F099 F007"}, "domains": {A: "cthulhu*2 | hastur*2 | agency*2"}}
    s = scene(play={A: "F002", B: "F046 F108"}, **table)
    s.refuses(A, "play:F043", "play:F099")
    s.offers(A, "play:F007")


@pytest.mark.example("CC ex-103")
def test_shocking_transformation():
    deck = {A: "F043 F128 F010 F010"}
    table = {"hands": {A: "F140"}, "domains": {A: "shub_niggurath*3"}, "deck": deck}
    s = scene(play={A: "F029 F001"}, **table).do("A play:F140", "A offer:F029")
    s.asks(A, "find_play", "find:2", "find:3", "find_none")
    s.do("A find:2")
    assert (s.play(A), s.status("F128"), s.discard(A)) == (
        ["F001", "F128"], "exhausted", ["F029", "F140"],
    )  # fmt: skip
    assert told_of(s, "shuffled") == [told("shuffled", seat=A)]


@pytest.mark.rule("CC 15.6", "CC 15.7", "CC 15.11")
@pytest.mark.parametrize(("mine", "card", "works"), [
    ("F043", "F007", False), ("F007", "F043", False), ("F043", "F050", True),
    ("F007", "F010", True), ("F043 F010", "F046", True), ("F010", "F007", True),
    ("F043:insane", "F007", True),
])  # fmt: skip
def test_one_alignment_keeps_the_other_out(mine, card, works):
    table = {"hands": {A: card}, "domains": {A: "agency*4 | cthulhu*4"}}
    for others in ("", "F007", "F108"):
        s = scene(play={A: mine, B: others}, **table)
        (s.offers if works else s.refuses)(A, f"play:{card}")


@pytest.mark.rule("CC 15.8")
@pytest.mark.card("F119")
@pytest.mark.parametrize(("mine", "works"), [("F007", False), ("F010", True), ("F108", True)])
def test_nor_can_an_effect_put_it_into_play(mine, works):
    table = {"hands": {A: "F119"}, "domains": {A: "yog_sothoth*2"}, "discard": {A: "F043"}}
    s = scene(play={A: mine}, **table)
    (s.offers if works else s.refuses)(A, "play:F119")


@pytest.mark.rule("CC 15.9")
@pytest.mark.card("F099")
@pytest.mark.parametrize(("mine", "his", "works"), [
    ("F007", "F108", False), ("F043", "F007", False),
    ("F007", "F023", True), ("F043", "F029", True),
])  # fmt: skip
def test_nor_can_one_take_control_of_it(mine, his, works):
    s = scene(play={A: mine, B: his}, hands={A: "F099"}, domains={A: "hastur*2"})
    (s.offers if works else s.refuses)(A, "play:F099")


@pytest.mark.rule("CC 15.10", "CC 40.3", "CC 40.34")
def test_restored_among_the_others_one_kind_must_go():
    play = {A: "F007 F023 F010 F043:insane F046:insane", B: "F043"}
    s = scene(play=play, at="refresh").do("A restore:F043:1")
    s.asks(A, "keep_alignment", "keep:heroic", "keep:villainous")
    s.do("A keep:villainous")
    assert (s.play(A), s.play(B)) == (["F010", "F043", "F046"], ["F043"])
    assert (s.status("F043"), s.status("F046")) == ("exhausted", "insane")
    assert s.discard(A) == ["F007", "F023"]
    other = scene(play=play, at="refresh").do("A restore:F043:1", "A keep:heroic")
    assert other.play(A) == ["F007", "F023", "F010", "F046"]


@pytest.mark.rule("CC 40.3")
def test_discarding_is_neither_destruction_nor_sacrifice():
    s = scene(play={A: "F007 F043:insane"}, at="refresh").do("A keep:villainous")
    assert told_of(s, "fell") == [
        told("fell", how="discarded", seat=A, card="F007"),
    ]  # fmt: skip


@pytest.mark.rule("CC 15.10", "CC 40.34")
@pytest.mark.card("F146")
def test_it_is_settled_at_once_in_any_phase():
    s = scene(play={A: "F146 F007", B: "F043:insane F023"}, domains={A: "neutral"})
    s.do("A use:F146").asks(B, "keep_alignment", "keep:heroic", "keep:villainous")
    s.do("B keep:heroic")
    assert (s.play(B), s.discard(B)) == (["F023"], ["F043"])
    s.asks_for(B, "act")


@pytest.mark.rule("CC 15.11")
def test_the_opponents_characters_do_not_matter():
    s = scene(play={A: "F007 F010", B: "F043"}, at="operations")
    s.asks_for(A, "act")
    assert (s.play(A), s.play(B)) == (["F007", "F010"], ["F043"])


@pytest.mark.rule("CC 15.10", "CC 15.9")
@pytest.mark.card("F099")
def test_who_comes_back_at_the_end_of_the_phase_may_find_the_other_kind():
    table = {"hands": {A: "F099", B: "F043"}, "domains": {A: "hastur*2", B: "cthulhu*2"}}
    s = scene(play={B: "F007"}, active=B, **table)
    s.refuses(B, "play:F043")
    s.passes(B).do("A play:F099", "B play:F043").passes(A, B)
    s.asks(B, "keep_alignment", "keep:heroic", "keep:villainous")
    s.do("B keep:villainous")
    assert (s.play(A), s.play(B), s.discard(B)) == ([], ["F043"], ["F007"])


@pytest.mark.rule("CC 15.10", "CC 15.30")
@pytest.mark.card("F155", "F146")
def test_a_blank_text_box_has_no_alignment():
    row = "F156 F157 F158 F155~1"
    s = scene(play={A: "F007@4 F043:insane F146"}, row=row, domains={A: "neutral"}, at="last")
    s.do("A use:F146").asks_for(B, "act")
    assert s.status("F043") == "ready"
    s.passes(B, A).asks(A, "keep_alignment", "keep:heroic", "keep:villainous")


@pytest.mark.rule("CC 15.10")
@pytest.mark.card("F063")
def test_a_keyword_gained_makes_the_conflict():
    s = scene(play={A: "F063 F043", B: "F007 F010"}, domains={A: "agency*2"})
    s.do("A use:F063", "A choose:F007").asks(A, "keep_alignment", "keep:heroic", "keep:villainous")
    s.do("A keep:heroic")
    assert (s.play(A), s.discard(A)) == (["F063"], ["F043"])
