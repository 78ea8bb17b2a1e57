"""What a second reading of the rulebook against the code brought to light."""

import pytest

from tests.games.call.scene import A, B, scene
from tests.games.call.test_winning import put

# -- what has gone ---------------------------------------------------------------------------------


@pytest.mark.rule("CC 17.13", "CC 40.41")
@pytest.mark.card("F006")
def test_what_fell_answers_no_later_struggle_of_the_resolution():
    """Combat is lost, then Arcane is won by two icons: the Hunter who fell did not see it."""

    def fight():
        fighters = {A: "F006@1 F108@1 F108@1", B: "F013@1"}
        return scene(play=fighters, domains={A: "agency*2"}, at="resolve")

    fight().do("A wound:F006", "A decline").asks(A, "act", "pass")
    fight().do("A wound:F108:1", "A decline").asks(A, "respond", "use:F006", "pass")


@pytest.mark.rule("CC 17.13")
@pytest.mark.card("F006")
def test_what_went_back_to_hand_before_the_resolution_answers_nothing_in_it():
    s = scene(
        play={A: "F006 F064@1 F064@1"}, hands={B: "F096"},
        domains={A: "agency*2", B: "hastur*2"}, at="opposed",
    )  # fmt: skip
    s.do("A pass", "B play:F096", "B choose:F006")
    assert s.hand(A) == ["F006"]
    s.passes(A, B).do("A tokens:0", "A tokens:0").asks(A, "act", "pass")


@pytest.mark.rule("CC 17.13", "CC 40.41")
@pytest.mark.card("F074", "F144")
def test_a_support_destroyed_in_the_window_answers_nothing_after_it():
    table = {"domains": {A: "agency*3"}, "hands": {A: "F144"}, "at": "resolve"}

    def window():
        s = scene(play={A: "F006@1 F008@1 F074", B: "F092"}, **table)
        return s.do("A decline", "A tokens:0")

    kept = window().do("A use:F006", "A choose:F092")
    kept.offers(A, "use:F074", "play:F144")
    gone = window().do("A play:F144")
    assert gone.status("F074") == "out"
    gone.do("A use:F006", "A choose:F092").asks(A, "act", "pass")


@pytest.mark.rule("CC 40.65")
@pytest.mark.card("F104")
def test_the_pile_grows_in_the_order_in_which_the_fallen_had_come():
    s = scene(
        play={A: "F029 F010 F143>F010 F064 F015>F064 F104:insane", B: "F104 F052"},
        hands={B: "F016"}, domains={B: "agency*4"}, active=B,
    )  # fmt: skip
    s.do("B play:F016", "B x:4", "B choose:F104:2")
    assert s.discard(A) == ["F029", "F010", "F143", "F104"]
    assert (s.discard(B), s.wounds("F064")) == (["F104", "F016", "F052"], 1)


# -- what is hidden --------------------------------------------------------------------------------


def hand_seen(s, seat, by):
    return s.sees(by)["players"][seat]["hand"]


@pytest.mark.rule("CC 1.5")
@pytest.mark.card("F028")
def test_whose_cards_another_puts_back_cannot_tell_them_any_more():
    """A knows the top of his deck; then B looks at three of the cards and moves them about."""
    deck = "F008 F009 F010 F011 F012 F013 F014"
    s = scene(
        play={B: "F028"}, hands={A: "F115"}, deck={A: deck}, domains={A: "yog_sothoth"},
    )  # fmt: skip
    s.do("A play:F115", *(f"A top:{place}" for place in range(1, 5)))
    assert s.sees(A)["players"][A]["deck"][:6] == [*deck.split()[:5], None]
    s.do("B use:F028", "B choose:0", "B bottom:2", "B top:2")
    assert s.deck(A) == ["F010", "F008", "F011", "F012", "F013", "F014", "F009"]
    assert s.sees(A)["players"][A]["deck"] == [None, None, "F011", "F012", None, None, None]
    known = s.sees(B)["players"][A]["deck"]
    assert known == ["F010", "F008", None, None, None, None, "F009"]


@pytest.mark.rule("CC 1.5", "CC 18.19")
@pytest.mark.card("F160", "F028")
def test_what_another_knew_of_a_deck_does_not_tell_what_a_search_found():
    s = scene(
        play={B: "F028"}, deck={A: "F008 F009 F010 F011"}, row="F160 F156 F157",
        tokens={"F160": (4, 0)}, active=B,
    )  # fmt: skip
    s.do("B use:F028", "B choose:0", "B bottom:1", "B top:1")
    assert s.sees(B)["players"][A]["deck"] == ["F009", "F010", None, "F008"]
    put(s, (A, "F160")).do("A carry_out:F160")
    s.do("A find:4")
    assert (s.hand(A), hand_seen(s, A, B)) == (["F008"], [None, None])


@pytest.mark.rule("CC 1.5")
@pytest.mark.parametrize("key", ["play:F029", "resource:F029:1"])
def test_of_equal_cards_the_known_one_seems_to_have_gone(key):
    """B saw one Assistant go back to A's hand; that there were two is A's secret."""
    s = scene(
        play={A: "F029"}, hands={A: "F029", B: "F096"},
        domains={A: "miskatonic | -", B: "hastur*2"}, active=B, at="story",
    )  # fmt: skip
    s.do("B play:F096")
    assert hand_seen(s, A, B) == [None, None, "F029"]
    s.pass_until("resource", A)
    if key.startswith("play"):
        s.do("A no_resource").passes(A, B)
    s.do(f"A {key}")
    assert hand_seen(s, A, B).count("F029") == 0
    assert hand_seen(s, A, A).count("F029") == 1


@pytest.mark.rule("CC 1.5")
def test_a_card_that_was_known_stays_so_when_an_equal_known_one_goes():
    s = scene(
        play={A: "F029 F029"}, hands={B: "F096 F096"},
        domains={A: "miskatonic | -", B: "hastur*2 | hastur*2"}, active=B,
    )  # fmt: skip
    s.do("B play:F096", "B choose:F029:1", "A pass", "B play:F096")
    s.pass_until("resource", A).do("A resource:F029:1")
    assert hand_seen(s, A, B).count("F029") == 1


# -- stories won at once ---------------------------------------------------------------------------


@pytest.mark.rule("CC 40.64", "CC 13.11")
@pytest.mark.card("F156")
def test_stories_won_at_once_are_won_whatever_becomes_of_their_tokens():
    s = scene(tokens={"F156": (4, 0), "F157": (0, 4), "F158": (0, 4)})
    put(s, (A, "F156"), (B, "F157"), (B, "F158")).do("A first:F156", "A carry_out:F156")
    assert (s.tokens("F157"), s.tokens("F158")) == ((0, 0), (0, 0))
    s.asks(A, "order_stories", "first:F157", "first:F158")
    s.do("A first:F158", "B decline").asks(B, "story_effect", "carry_out:F157", "decline")
    s.do("B decline").asks_for(A, "act")
    assert (s.won(A), s.won(B)) == (["F156"], ["F158", "F157"])
    assert s.row() == ["F159", "F162", "F161"]


# -- blank, attached -------------------------------------------------------------------------------


@pytest.mark.rule("CC 19.9", "CC 16.8")
@pytest.mark.card("F063", "F155")
def test_what_a_card_was_given_it_has_though_its_text_box_is_blank():
    """Pickman has gone where texts do not count: his own is lost, Hastur's is not."""
    s = scene(
        play={A: "F063 F081", B: "F010"}, domains={A: "syndicate*2 | hastur*3 | -"},
        row="F156 F157 F158 F155~0", at="story",
    )  # fmt: skip
    s.do("A use:F063", "A choose:F081", "A drain:1", "B pass", "A pass")
    s.do("A commit:F063:F155", "A stay:F081").asks(A, "act", "use:F063:F081/1", "pass")
    s.do("A use:F063:F081/1", "A choose:F010").pass_until("act", A)
    assert s.status("F010") == "insane"


@pytest.mark.rule("CC 16.8", "CC 16.9")
@pytest.mark.card("F063", "F081")
def test_the_insane_have_not_even_what_they_were_given():
    def copied():
        domains = {A: "syndicate*2 | shub_niggurath*4", B: "hastur*3"}
        s = scene(play={A: "F063 F124", B: "F081"}, domains=domains)
        return s.do("A use:F063", "A choose:F124", "A drain:1")

    copied().do("B pass").offers(A, "use:F063:F124/1")
    copied().do("B use:F081", "B choose:F063").asks(A, "act", "pass")


@pytest.mark.rule("CC 9.12", "CC 1.21")
@pytest.mark.card("F110", "F143", "F015")
def test_what_the_hound_bears_stays_on_it():
    s = scene(
        play={A: "F110 F143>F110", B: "F010 F015>F110"}, domains={A: "agency", B: "cthulhu"},
        hands={B: "F058"},
    )  # fmt: skip
    s.do("A use:F110:1")
    assert (s.status("F143"), s.status("F015")) == ("ready", "ready")
    s.do("B pass", "A use:F110:3")
    assert s.icons("F110") == "CCCAA"
    s.do("B pass", "A use:F110:1")
    s.do("B play:F058", "B choose:F110")
    assert (s.discard(A), s.discard(B)) == (["F110", "F143"], ["F015", "F058"])
