"""Wounds, destruction and sacrifice (chapter 16), and the standing checks."""

import pytest

from fhtagn.games.call.course_verbs import put_tokens
from fhtagn.games.call.verbs import restore
from tests.games.call.scene import A, B, scene
from tests.games.playing import told

RICH = "agency*3 | cthulhu*3 | hastur*3 | miskatonic*3 | neutral*3 | shub_niggurath*3 | syndicate*3"


def told_of(s, *kinds):
    return [one for one in s.told(A) if one["kind"] in kinds]


def rich(play, hand="", **table):
    """The active player can pay for anything he holds."""
    return scene(play=play, hands={A: hand}, domains={A: RICH, B: RICH}, **table)


@pytest.mark.example("CC ex-82")
def test_cthulhu_hits_both_players():
    s = scene(play={A: "F041", B: "F010"}, at="draw")
    assert (s.play(A), s.discard(A), s.play(B)) == ([], ["F041"], ["F010"])
    assert told_of(s, "fell") == [told("fell", how="sacrificed", seat=A, card="F041")]
    none = scene(play={A: "F041", B: "F153"}, active=B, at="draw", domains={B: "agency*2"})
    none.asks_for(B, "act")
    assert none.play(A) == ["F041"]
    play = {A: "F041", B: "F010 F029 F008 F153"}
    more = scene(play=play, active=B, at="draw", domains={B: "agency*2"})
    more.do("B sacrifice:F010", "B use:F153").asks_for(A, "act")
    assert (len(more.hand(B)), more.play(B)) == (3, ["F029", "F008", "F153"])


@pytest.mark.example("CC ex-88")
def test_serpent_from_yoth_in_a_struggle():
    s = scene(play={A: "F126@1 F065", B: "F149@1"}, at="resolve")
    assert s.status("F149") == "out"
    s.asks(A, "sacrifice", "sacrifice:F065", "sacrifice:F126")


# -- wounds, destruction, sacrifice ----------------------------------------------------------------


@pytest.mark.rule("CC 16.15", "CC 1.11")
@pytest.mark.card("F137")
def test_the_destroyed_go_to_their_owners():
    s = rich({A: "F010~1", B: "F153~0"}, "F137 F016").do("A play:F137", "B pass")
    assert (s.discard(A), s.discard(B)) == (["F153", "F137"], [])
    s.do("A play:F016")
    assert (s.discard(A), s.discard(B)) == (["F153", "F137", "F016"], ["F010"])


@pytest.mark.rule("CC 16.16")
@pytest.mark.card("F140")
def test_one_sacrifices_only_what_one_controls():
    s = rich({A: "F010 F029~1", B: "F064"}, "F140").do("A play:F140")
    s.asks(A, "offer_sacrifice", "offer:F010", "offer:F029")
    s.do("A offer:F029")
    assert (s.discard(B), s.discard(A)) == (["F029"], [])


@pytest.mark.rule("CC 16.16", "CC 18.8")
@pytest.mark.card("F117")
def test_whoever_must_sacrifice_chooses_himself():
    table = {"hands": {A: "F117"}, "domains": {A: "yog_sothoth*2"}}
    s = scene(play={A: "F064", B: "F010 F029~0 F153"}, **table).do("A play:F117")
    s.asks(B, "sacrifice", "sacrifice:F010", "sacrifice:F029")
    s.do("B sacrifice:F029")
    assert (s.discard(A), s.discard(B)) == (["F029", "F117"], [])


@pytest.mark.rule("CC 16.17")
@pytest.mark.card("F042")
def test_sacrificing_is_not_destroying():
    """Dagon escapes an event that destroys him, not one that demands a sacrifice."""
    domains = {A: "cthulhu*5 | yog_sothoth*2", B: "agency"}
    table = {"play": {B: "F042 F052"}, "hands": {A: "F056 F117"}, "domains": domains}
    s = scene(**table).do("A play:F056", "A x:5", "A choose:F042")
    s.asks(B, "disrupt", "use:F042", "pass")
    given = scene(**table).do("A play:F117", "B sacrifice:F042")
    assert told_of(given, "fell") == [told("fell", how="sacrificed", seat=B, card="F042")]
    assert given.play(B) == ["F052"]


@pytest.mark.rule("CC 16.18")
def test_wounds_remain_in_the_refresh_phase():
    s = scene(play={A: "F008:w1 F044:w2:exhausted"}, at="refresh")
    assert (s.wounds("F008"), s.wounds("F044"), s.status("F044")) == (1, 2, "ready")


@pytest.mark.rule("CC 16.18", "CC 1.12")
@pytest.mark.card("F096")
def test_wounds_are_gone_with_the_character():
    s = scene(play={B: "F008:w1"}, hands={A: "F096"}, domains={A: "hastur*2"}).do("A play:F096")
    assert (s.hand(B), s.wounds("F008")) == (["F008"], 0)


@pytest.mark.rule("CC 16.19")
@pytest.mark.card("F017")
def test_wounds_of_one_effect_are_placed_at_once():
    s = rich({B: "F010 F130"}, "F017").do("A play:F017", "A choose:F010", "B use:F130")
    assert told_of(s, "prevented", "wounded", "fell") == [
        told("prevented", card="F010", count=1),
        told("wounded", seat=B, card="F010", count=6),
        told("fell", how="destroyed", seat=B, card="F010"),
    ]  # fmt: skip


@pytest.mark.rule("CC 40.31", "CC 16.19")
@pytest.mark.card("F148")
def test_whoever_was_spared_was_not_wounded():
    table = {"play": {A: "F124 F010", B: "F148"}, "domains": {A: "agency*4", B: RICH}}
    s = scene(hands={B: "F136"}, **table).do("A use:F124", "A choose:F148", "B play:F136")
    s.asks_for(B, "act")
    assert (s.wounds("F148"), told_of(s, "wounded")) == (0, [])
    hit = scene(**table).do("A use:F124", "A choose:F148")
    hit.asks(B, "respond", "use:F148", "pass")


# -- standing checks -------------------------------------------------------------------------------


@pytest.mark.rule("CC 40.2")
@pytest.mark.card("F005")
def test_one_thing_leads_to_another():
    """The sixth character: Mulder goes insane, his wagon is lost, and he dies of his wound."""
    table = {"hands": {A: "F029"}, "domains": {A: "miskatonic"}}
    s = scene(play={A: "F005:w1 F015>F005 F010", B: "F008 F064 F009"}, **table)
    assert s.status("F005") == "ready"
    s.do("A play:F029")
    assert told_of(s, "entered", "went_insane", "fell") == [
        told("entered", seat=A, card="F029"),
        told("went_insane", seat=A, card="F005"),
        told("fell", how="destroyed", seat=A, card="F015"),
        told("fell", how="destroyed", seat=A, card="F005"),
    ]  # fmt: skip


@pytest.mark.rule("CC 40.2", "CC 40.34")
def test_first_the_alignments_then_the_stories():
    s = scene(play={A: "F007 F043:insane"}, tokens={"F156": (4, 0)})

    def both(g):
        put_tokens(g, A, s.card("F156"), 1)
        restore(g, s.card("F043"))

    s.happens(both).asks(A, "keep_alignment", "keep:heroic", "keep:villainous")
    s.do("A keep:heroic").asks(A, "story_effect", "carry_out:F156", "decline")
    s.do("A decline")
    assert (s.play(A), s.won(A)) == (["F007"], ["F156"])


@pytest.mark.rule("CC 40.2")
def test_a_table_that_waits_for_a_check_is_unsettled():
    s = scene(play={A: "F010"})
    assert not s.game.proof.unsettled(s.g)
    s.g.wounds[s.card("F010")] = 1
    assert s.game.proof.unsettled(s.g)
