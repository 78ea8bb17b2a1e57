"""Domains that are added in the course of the game (chapter 22)."""

import pytest

from fhtagn.kernel.state import SPECTATOR
from tests.games.call.scene import A, B, scene


def domains(s, eyes, seat):
    return s.sees(eyes)["players"][seat]["domains"]


@pytest.mark.rule("CC 22.1", "CC 22.4")
@pytest.mark.card("F145")
def test_the_top_card_is_laid_face_down_beside_the_domains():
    s = scene(play={A: "F145"}, deck={A: "F041 F010 F029"}, domains={A: "agency | !hastur | -"})
    s.do("A use:F145")
    assert (s.deck(A), s.discard(A), s.hand(A)) == (["F010", "F029"], ["F145"], [])
    assert s.domains(A) == ["F010", "!F092", "", ""]
    seen = {eyes: domains(s, eyes, A)[3] for eyes in (A, B, SPECTATOR)}
    assert seen[A] == {"resources": [], "worth": 0, "drained": False, "card": "F041"}
    assert seen[B] == seen[SPECTATOR] == seen[A] | {"card": None}
    assert "F041" not in repr(s.told(B))


@pytest.mark.rule("CC 22.2")
def test_the_card_is_only_a_domain():
    """Neither its text nor its faction nor its type counts, and nobody can choose it."""
    s = scene(
        play={A: "F145 F010"},
        hands={A: "F018 F092"},
        deck={A: "F135 F010 F029"},
        domains={A: "hastur agency | agency"},
    )
    s.do("A use:F145", "B pass")
    assert s.skill("F010") == 3
    s.do("A play:F018")
    assert s.domains(A) == ["!F010", "F010", ""]
    own = scene(play={A: "F145"}, hands={A: "F053"}, deck={A: "F052 F010"}, domains={A: "neutral"})
    own.do("A use:F145", "B pass")
    own.refuses(A, "play:F053")


@pytest.mark.rule("CC 22.3")
@pytest.mark.card("F145")
def test_an_added_domain_is_a_domain_like_the_others():
    s = scene(
        play={A: "F145 F010"},
        hands={A: "F012 F020"},
        deck={A: 9},
        domains={A: "hastur"},
        at="draw",
    )
    s.do("A use:F145", "B pass", "A pass")
    s.do("A resource:F012:2")
    assert s.domains(A) == ["F092", "F012"]
    s.do("A play:F020")
    assert (s.drained(A), s.icons("F010")) == ([2], "CCI")
    s.pass_until("resource", B).pass_until("resource", A)
    assert s.drained(A) == []


@pytest.mark.rule("CC 22.1", "CC 22.3")
@pytest.mark.card("F154")
def test_eldritch_nexus_brings_a_domain_with_a_resource():
    s = scene(hands={A: "F154"}, deck={A: "F041 F010 F029"}, domains={A: "hastur"})
    s.do("A play:F154")
    assert (s.domains(A), s.deck(A), s.discard(A)) == (["!F092", "F010"], ["F029"], ["F154"])
    assert [one["resources"] for one in domains(s, B, A)] == [["F092"], ["F010"]]
    assert domains(s, B, A)[1]["card"] is None


@pytest.mark.rule("CC 22.4")
def test_an_added_domain_is_undrained_and_empty():
    s = scene(play={A: "F145"}, deck={A: 4}, domains={A: "!agency | !agency"})
    s.do("A use:F145")
    assert s.domains(A) == ["!F010", "!F010", ""]


@pytest.mark.rule("CC 22.5", "CC 3.7")
@pytest.mark.card("F154")
@pytest.mark.parametrize("left", [1, 2])
def test_the_last_card_taken_for_a_domain_loses(left):
    s = scene(hands={A: "F154"}, deck={A: left}, domains={A: "hastur"})
    s.do("A play:F154")
    s.is_over()
    assert (s.winner(), len(s.domains(A))) == (B, 2)


@pytest.mark.example("CC ex-137")
@pytest.mark.rule("CC 22.1", "CC 22.2", "CC 22.3", "CC 22.4")
@pytest.mark.card("F159")
def test_ancient_apocrypha():
    s = scene(
        row="F159 F157 F158",
        tokens={"F159": (5, 0)},
        deck={A: "F041 " + "F064 " * 9, B: "F042 " + "F064 " * 9},
        discard={A: "F010 F016 F029"},
        domains={A: "agency | -", B: "hastur"},
    )
    s.do("A carry_out:F159")
    assert s.domains(A) == ["F010", "", "F010 F029"]
    assert s.domains(B) == ["F092", ""]
    assert (s.discard(A), len(s.deck(A)), len(s.deck(B))) == (["F016"], 9, 9)
    assert [domains(s, eyes, A)[2]["card"] for eyes in (A, B)] == ["F041", None]
    assert [domains(s, eyes, B)[1]["card"] for eyes in (A, B)] == [None, "F042"]
    assert domains(s, B, A)[2]["drained"] is False
