"""The refresh phase: one is restored, the others are readied, domains are refreshed (chapter 5)."""

import pytest

from fhtagn.kernel.state import SPECTATOR
from tests.games.call.scene import A, B, scene
from tests.games.playing import told


@pytest.mark.example("CC ex-05")
@pytest.mark.rule("CC 5.1", "CC 5.3", "CC 5.6", "CC 5.7")
@pytest.mark.card("F032")
def test_restore_ready_refresh():
    s = scene(
        play={A: "F032:insane F010:exhausted F153:exhausted F027:insane", B: "F064:exhausted"},
        domains={A: "!agency | !hastur | agency", B: "!agency | - | -"},
        hands={A: "F029", B: "F092"},
        deck={A: "F112 F132"},
        at="refresh",
    )
    s.asks(A, "restore", "restore:F032", "restore:F027")
    s.do("A restore:F032")
    assert (s.status("F032"), s.icons("F032"), s.skill("F032")) == ("exhausted", "I", 2)
    assert (s.status("F010"), s.status("F153")) == ("ready", "ready")
    assert s.status("F027") == "insane"
    assert s.drained(A) == []
    assert (s.status("F064"), s.drained(B)) == ("exhausted", [1])
    s.asks(A, "respond", "use:F032", "pass")
    s.do("A use:F032", "A discard:F029", "B discard:F092")
    assert (s.hand(A), s.discard(A), s.discard(B)) == (["F112"], ["F029"], ["F092"])
    s.asks_for(A, "act")


@pytest.mark.rule("CC 5.1", "CC 5.5")
def test_the_restored_character_stays_exhausted_until_the_next_turn():
    s = scene(play={A: "F010:insane"}, at="refresh")
    assert (s.status("F010"), s.skill("F010")) == ("exhausted", 3)
    assert told("restored", seat=A, card="F010") in s.told(B)
    s.pass_until("resource", B)
    assert s.status("F010") == "exhausted"
    s.pass_until("resource", A)
    assert s.status("F010") == "ready"


@pytest.mark.rule("CC 5.5")
def test_an_effect_may_ready_the_restored_character():
    s = scene(play={A: "F010:insane"}, hands={A: "F038"}, domains={A: "miskatonic*2"}, at="refresh")
    assert s.status("F010") == "exhausted"
    s.do("A play:F038")
    assert s.status("F010") == "ready"


@pytest.mark.rule("CC 5.2", "CC 5.3", "CC 5.9")
def test_one_is_restored_and_the_others_stay_insane():
    s = scene(play={A: "F010:insane F029:insane F064:insane"}, at="refresh")
    s.asks(A, "restore", "restore:F010", "restore:F029", "restore:F064")
    s.do("A restore:F029")
    assert [s.status(card) for card in ("F010", "F029", "F064")] == [
        "insane", "exhausted", "insane"
    ]  # fmt: skip
    s.asks_for(A, "act")
    s.pass_until("restore", A)
    s.asks(A, "restore", "restore:F010", "restore:F064")
    assert s.status("F029") == "exhausted"


@pytest.mark.example("CC ex-06")
@pytest.mark.rule("CC 5.4")
def test_restoring_is_mandatory():
    s = scene(play={A: "F010:insane"}, at="refresh")
    assert s.status("F010") == "exhausted"
    two = scene(play={A: "F010:insane F029:insane"}, at="refresh")
    two.asks(A, "restore", "restore:F010", "restore:F029")


@pytest.mark.rule("CC 5.6", "CC 5.8")
def test_all_of_the_active_players_cards_are_readied_and_no_others():
    s = scene(
        play={
            A: "F010:exhausted F153:exhausted F014>F010:exhausted F064~1:exhausted F029",
            B: "F092:exhausted F074:exhausted F112~0:exhausted",
        },
        at="refresh",
    )
    cards = ("F010", "F153", "F014", "F064", "F029")
    assert {s.status(card) for card in cards} == {"ready"}
    assert {s.status(card) for card in ("F092", "F074", "F112")} == {"exhausted"}
    assert told("readied", seat=A, card="F029") not in s.told(A)


@pytest.mark.rule("CC 5.7", "CC 5.8", "CC 7.10")
def test_all_of_the_active_players_domains_are_refreshed_and_no_others():
    drained = {A: "!agency*3 | !- | hastur | !neutral", B: "!agency | !- | -"}
    s = scene(domains=drained, at="refresh")
    assert (s.drained(A), s.drained(B)) == ([], [1, 2])
    theirs = scene(domains=drained, active=B, at="refresh")
    assert (theirs.drained(A), theirs.drained(B)) == ([1, 2, 4], [])


@pytest.mark.rule("CC 5.8")
def test_the_opponents_insane_are_not_restored():
    s = scene(play={A: "F010", B: "F029:insane"}, at="refresh")
    assert s.status("F029") == "insane"
    s.pass_until("resource", B)
    assert s.status("F029") == "exhausted"


@pytest.mark.rule("CC 5.9")
def test_the_insane_are_not_readied():
    s = scene(play={A: "F010:insane F029:insane F064:exhausted"}, at="refresh")
    s.do("A restore:F010")
    assert (s.status("F029"), s.status("F064")) == ("insane", "ready")
    assert told("readied", seat=A, card="F029") not in s.told(A)


@pytest.mark.example("CC ex-07")
@pytest.mark.rule("CC 5.10", "CC 18.9")
@pytest.mark.card("F094")
def test_sedated_blocks_restoring():
    s = scene(play={A: "F010:insane F094>F010 F027:insane"}, at="refresh")
    assert (s.status("F010"), s.status("F027")) == ("insane", "exhausted")
    alone = scene(play={A: "F010:insane F094>F010"}, at="refresh")
    assert alone.status("F010") == "insane"
    alone.asks_for(A, "act")


@pytest.mark.rule("CC 5.10")
@pytest.mark.card("F093")
def test_nobody_is_restored_if_nobody_can_be():
    s = scene(play={A: "F010:insane F029:insane F064:exhausted", B: "F093"}, at="refresh")
    assert {s.status("F010"), s.status("F029")} == {"insane"}
    assert s.status("F064") == "ready"
    s.asks_for(A, "act")


@pytest.mark.rule("CC 5.11")
def test_the_insane_come_first_then_the_exhausted():
    s = scene(play={A: "F064:exhausted F010:insane F029:exhausted"}, at="refresh")
    seen = [one for one in s.told(SPECTATOR) if one["kind"] in ("restored", "readied")]
    assert seen == [
        told("restored", seat=A, card="F010"),
        told("readied", seat=A, card="F064"),
        told("readied", seat=A, card="F029"),
    ]
