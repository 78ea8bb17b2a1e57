"""The resource phase, domains and resources (chapter 7)."""

import pytest

from tests.games.call.scene import A, B, scene
from tests.games.playing import told


def resources(s, eyes, seat):
    return [one["resources"] for one in s.sees(eyes)["players"][seat]["domains"]]


# -- the phase -------------------------------------------------------------------------------------


@pytest.mark.rule("CC 7.1", "CC 7.5")
def test_a_card_from_hand_becomes_a_resource_of_a_domain():
    s = scene(hands={A: "F010 F016"}, domains={A: "agency | -"}, spare=False, at="resource")
    s.asks(
        A, "resource",
        "resource:F010:1", "resource:F010:2", "resource:F016:1", "resource:F016:2", "no_resource",
    )  # fmt: skip
    s.do("A resource:F016:2")
    assert (s.hand(A), s.domains(A)) == (["F010"], ["F010", "F016"])
    assert resources(s, B, A) == [["F010"], ["F016"]]


@pytest.mark.rule("CC 7.1", "CC 7.2")
def test_attaching_is_optional():
    s = scene(hands={A: "F010"}, at="resource")
    s.do("A no_resource")
    assert (s.hand(A), s.domains(A)) == (["F010"], ["", "", ""])
    s.asks_for(A, "act")


@pytest.mark.rule("CC 7.1", "CC 7.3")
def test_only_the_active_player_attaches_and_only_one_card():
    s = scene(hands={A: "F010 F029", B: "F064"}, at="resource")
    s.do("A resource:F010:1")
    s.asks_for(A, "act")
    s.passes(A, B)
    assert (s.g.phase, s.domains(A), s.domains(B)) == ("operations", ["F010", "", ""], [""] * 3)


@pytest.mark.rule("CC 7.3")
def test_without_a_card_nothing_is_asked():
    s = scene(hands={B: "F010"}, spare=False, at="resource")
    s.asks_for(B, "act")
    assert s.g.phase == "resource"


@pytest.mark.rule("CC 7.4")
def test_a_domain_takes_any_number_of_resources():
    s = scene(hands={A: "F013"}, domains={A: "agency*25 | - | -"}, at="resource")
    s.do("A resource:F013:1")
    assert len(s.domains(A)[0].split()) == 26


@pytest.mark.rule("CC 7.5")
def test_a_resource_serves_for_nothing_but_paying():
    s = scene(
        hands={A: "F020 F020"},
        play={A: "F064"},
        domains={A: "agency | - | -"},
        at="resource",
    )
    s.do("A resource:F020:2")
    assert s.hand(A) == ["F020"]
    s.do("A play:F020", "A drain:1", "B pass")
    assert (s.hand(A), s.domains(A)) == ([], ["!F010", "F020", ""])
    s.refuses(A, "play:F020")


@pytest.mark.rule("CC 7.6")
@pytest.mark.parametrize("card", ["F010", "F014", "F016", "F155", "F121", "F143"])
def test_every_card_of_a_deck_may_be_a_resource(card):
    s = scene(hands={A: card}, at="resource")
    s.do(f"A resource:{card}:3")
    assert s.domains(A) == ["", "", card]


@pytest.mark.rule("CC 7.7", "CC 8.5")
def test_a_resource_shows_the_faction_of_its_card():
    for resource, played in (("F016", "F010"), ("F094", "F092"), ("F023", "F010")):
        s = scene(hands={A: played}, domains={A: f"{resource} neutral"})
        s.offers(A, f"play:{played}")
    for resource in ("F142", "F155", "F029"):
        s = scene(hands={A: "F010"}, domains={A: f"{resource} neutral"})
        s.refuses(A, "play:F010")


# -- drained domains -------------------------------------------------------------------------------


@pytest.mark.rule("CC 7.8")
def test_a_drained_domain_takes_a_resource_and_stays_drained():
    s = scene(
        hands={A: "F012 F020"},
        play={A: "F010"},
        domains={A: "!agency | - | -"},
        at="resource",
    )
    s.do("A resource:F012:1")
    assert s.domains(A) == ["!F010 F012", "", ""]
    s.refuses(A, "play:F020")


@pytest.mark.rule("CC 7.9", "CC 8.3")
def test_a_drained_domain_is_marked_and_not_drained_again():
    s = scene(
        play={A: "F010"},
        hands={A: "F020 F020", B: "F020"},
        domains={A: "agency*3 | - | -", B: "agency"},
    )
    s.do("A play:F020")
    for eyes in (A, B):
        drained = [one["drained"] for one in s.sees(eyes)["players"][A]["domains"]]
        assert drained == [True, False, False]
    assert told("drained", seat=A, domain=1) in s.told(B)
    s.do("B pass")
    s.refuses(A, "play:F020")


@pytest.mark.rule("CC 7.10")
def test_a_domain_is_refreshed_in_its_owners_refresh_phase_only():
    s = scene(domains={A: "!agency | - | -"}, at="operations")
    s.pass_until("resource", B)
    assert s.drained(A) == [1]
    s.pass_until("resource", A)
    assert s.drained(A) == []


@pytest.mark.rule("CC 7.10", "CC 40.12")
@pytest.mark.card("F030")
def test_a_domain_is_refreshed_by_a_card():
    s = scene(
        play={A: "F030 F010"},
        hands={A: "F020"},
        domains={A: "!agency | -", B: "agency | !agency"},
    )
    s.refuses(A, "play:F020")
    s.do("A use:F030", "A choose:1~1", "B pass")
    assert (s.drained(A), s.drained(B)) == ([], [1, 2])
    s.offers(A, "play:F020")


@pytest.mark.rule("CC 7.11")
def test_resources_are_not_used_up():
    s = scene(hands={A: "F010"}, domains={A: "agency*2 neutral | - | -"})
    s.do("A play:F010")
    assert s.domains(A) == ["!F010 F010 F142", "", ""]
    assert s.discard(A) == []


@pytest.mark.example("CC ex-30")
@pytest.mark.rule("CC 7.11", "CC 15.25", "CC 15.26", "CC 17.14")
@pytest.mark.card("F026")
def test_transient_pays_for_two_and_is_destroyed():
    s = scene(hands={A: "F028"}, domains={A: "F026 | miskatonic"})
    s.do("A play:F028")
    assert (s.domains(A), s.discard(A)) == (["!", "F029"], ["F026"])
    later = scene(hands={A: "F028"}, domains={A: "F026 | miskatonic"})
    later.do("A play:F028", "B pass", "A pass")
    later.asks_for(A, "act")
    assert later.g.phase == "story"
    later.refuses(A, "use:F026")
    s.do("B pass", "A use:F026")
    assert (s.hand(A), s.discard(A), s.drained(A)) == (["F026"], [], [1, 2])


# -- resources that go -----------------------------------------------------------------------------


@pytest.mark.rule("CC 7.12", "CC 1.16")
@pytest.mark.card("F018")
def test_a_destroyed_resource_goes_to_the_discard_pile_and_the_domain_stays():
    s = scene(
        hands={A: "F018", B: "F010"},
        domains={A: "agency*2", B: "hastur | - | -"},
    )
    s.do("A play:F018")
    assert (s.domains(B), s.discard(B)) == (["", "", ""], ["F092"])
    s.pass_until("resource", B)
    s.do("B resource:F010:1")
    assert s.domains(B) == ["F010", "", ""]


@pytest.mark.rule("CC 7.12")
@pytest.mark.card("F102")
def test_a_resource_may_be_sacrificed():
    s = scene(hands={A: "F102"}, domains={A: "!agency | hastur | -"})
    s.do("A play:F102")
    s.asks(A, "lose_resource", "lose:F010:1", "lose:F092:2")
    s.do("A lose:F010:1")
    assert (s.domains(A), s.discard(A)) == (["!", "F092", ""], ["F010"])


@pytest.mark.rule("CC 7.13", "CC 1.3")
def test_what_is_not_said_of_resources_does_not_touch_them():
    """Every character is wounded, every Attachment comes back; those under domains lie still."""
    s = scene(
        play={A: "F104 F141"},
        hands={A: "F017"},
        domains={A: "agency*3 F143 | -", B: "F010 F143 | -"},
    )
    s.do("A play:F017", "A choose:F104", "B pass")
    assert s.domains(B) == ["F010 F143", ""]
    t = scene(play={A: "F141"}, domains={A: "F143", B: "F143"})
    t.do("A use:F141")
    assert (t.domains(A), t.domains(B), t.hand(A), t.hand(B)) == (["F143"], ["F143"], [], [])
