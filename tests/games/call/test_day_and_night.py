"""Day and Night (chapter 21), with cards that the core set does not have."""

import pytest

from fhtagn.games.call.deeds import destroyed
from fhtagn.games.call.queries import hours
from tests.games.call.doubles import staged
from tests.games.call.scene import A, B, scene

NEITHER, DAY, NIGHT, BOTH = (False, False), (True, False), (False, True), (True, True)


def seen(s):
    """What everybody sees of it, which is what is true."""
    views = [s.sees(seat) for seat in (A, B)]
    assert [(view["day"], view["night"]) for view in views] == [hours(s.g)] * 2
    return hours(s.g)


@pytest.mark.example("CC ex-155")
def test_day_and_night():
    s = staged(hands={A: "T001 T002"}, play={B: "F010"})
    assert seen(s) == NEITHER
    s.do("A play:T001")
    assert seen(s) == DAY
    s.do("B pass", "A play:T002")
    assert seen(s) == BOTH
    values = s.skill("F010"), s.icons("F010"), s.status("F010"), s.asked()
    s.happens(destroyed, (s.card("T001"), s.card("T002")))
    assert seen(s) == NEITHER
    assert values == (s.skill("F010"), s.icons("F010"), s.status("F010"), s.asked())


@pytest.mark.rule("CC 21.1", "CC 21.2")
def test_without_such_a_card_in_play_it_is_neither():
    assert seen(scene(play={A: "F010", B: "F153"})) == NEITHER
    out_of_play = staged(
        hands={A: "T001"}, discard={A: "T002"}, deck={A: "T001 T002 F010"}, domains={B: "T001 T002"}
    )
    assert seen(out_of_play) == NEITHER


@pytest.mark.rule("CC 21.2")
@pytest.mark.parametrize(("card", "hour"), [("T001", DAY), ("T002", NIGHT), ("T003", DAY)])
def test_either_players_card_brings_its_time(card, hour):
    assert seen(staged(play={A: card})) == hour
    assert seen(staged(play={B: card})) == hour


@pytest.mark.rule("CC 21.2", "CC 16.8")
def test_a_card_without_text_brings_no_time():
    assert seen(staged(play={A: "T003:insane"})) == NEITHER
    s = staged(play={A: "T003"}, hands={A: "T053"})
    assert seen(s) == DAY
    s.do("A play:T053")
    assert seen(s) == NEITHER


@pytest.mark.rule("CC 21.3")
def test_with_both_it_is_day_and_night():
    s = staged(play={A: "T001", B: "T002 T003"})
    assert seen(s) == BOTH
    s.happens(destroyed, (s.card("T001"),))
    assert seen(s) == BOTH
    s.happens(destroyed, (s.card("T003"),))
    assert seen(s) == NIGHT


@pytest.mark.rule("CC 21.4")
def test_they_only_switch_on_what_refers_to_them():
    """The Watchman is stronger by night, also if it is day as well; nobody else minds."""
    s = staged(play={A: "T004 F010", B: "T004 F062"})
    plain = s.skill("T004"), s.skill("F010"), s.icons("F062")
    assert plain == (1, 3, "CAI")
    for cards, skill in (("T001", 1), ("T002", 3), ("T001 T002", 3)):
        s = staged(play={A: f"T004 F010 {cards}", B: "T004 F062"})
        assert [s.skill("T004#1"), s.skill("T004#2")] == [skill, skill]
        assert (s.skill("F010"), s.icons("F062")) == plain[1:]
