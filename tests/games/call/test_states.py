"""Ready, exhausted and insane (chapter 16)."""

import pytest

from fhtagn.games.call.course_verbs import put_tokens
from fhtagn.games.call.harm import harm
from fhtagn.games.call.queries import KEYWORDS, cost, faction, has, has_subtype
from tests.games.call.scene import A, B, scene
from tests.games.playing import told

RICH = "agency*3 | cthulhu*3 | hastur*3 | miskatonic*3 | neutral*3 | shub_niggurath*3 | syndicate*3"


def told_of(s, *kinds):
    return [one for one in s.told(A) if one["kind"] in kinds]


def rich(play, hand="", **table):
    """The active player can pay for anything he holds."""
    return scene(play=play, hands={A: hand}, domains={A: RICH, B: RICH}, **table)


def hastur(others):
    """Hastur may twice drive somebody insane."""
    return scene(play={A: "F081", B: others}, domains={A: "agency*3 | agency*3"})


# -- scenarios -------------------------------------------------------------------------------------


@pytest.mark.example("CC ex-97")
def test_insanity_with_attachments_and_wounds():
    play = {A: "F008 F143>F008 F015>F008 F047:w1", B: "F044 F081"}
    s = scene(play=play, hands={B: "F082"}, domains={B: "hastur*2 | agency*3"}, active=B)
    s.do("B play:F082").asks(B, "choose_character", "choose:F008", "choose:F047")
    s.do("B choose:F008")
    assert (s.status("F008"), s.discard(A)) == ("insane", ["F143", "F015"])
    s.do("A pass", "B use:F081")
    assert (s.status("F047"), s.discard(A)[-1]) == ("out", "F047")


@pytest.mark.example("CC ex-98")
def test_the_insane_cannot_be_modified():
    s = rich({A: "F010:insane", B: "F107"}, "F020 F038").do("A play:F020", "A choose:F010")
    card = s.card("F010")
    assert (s.icons("F010"), s.skill("F010"), cost(s.g, card)) == ("", 0, 0)
    assert faction(s.g, card) != "agency"
    s.do("B pass", "A play:F038")
    assert s.status("F010") == "insane"
    mad = hastur("F010:insane F107")
    mad.refuses(A, "use:F081")


@pytest.mark.example("CC ex-134")
def test_opening_night():
    table = {"discard": {A: "F005 F043 F001", B: "F082 F082"}, "tokens": {"F158": (4, 0)}}
    s = scene(play={A: "F002 F001"}, **table)
    s.happens(put_tokens, A, s.card("F158"), 1).do("A carry_out:F158", "A enter:F043")
    assert (s.play(A), s.discard(A)) == (["F002", "F001", "F043", "F005"], ["F001"])
    assert (s.play(B), s.discard(B)) == (["F082"], ["F082"])
    assert [s.status(one) for one in ("F043", "F005", "F082", "F002")] == [
        "insane", "insane", "insane", "ready",
    ]  # fmt: skip
    s.asks_for(A, "act")


@pytest.mark.example("CC ex-158")
def test_exhausted_cards_keep_their_passive_text():
    s = scene(play={A: "F129:exhausted F130 F072:exhausted"}, domains={A: "agency | agency"})
    assert (s.icons("F129"), s.icons("F130")) == ("CCI", "CI")
    s.do("A use:F072")
    assert s.status("F072") == "ready"
    again = scene(play={A: "F072"}, domains={A: "agency"}).do("A use:F072")
    assert (again.status("F072"), told_of(again, "readied")) == ("ready", [])


# -- ready and exhausted ---------------------------------------------------------------------------


@pytest.mark.rule("CC 16.1", "CC 16.2")
def test_what_was_used_is_exhausted_and_not_used_again():
    s = scene(play={A: "F084 F084", B: "F010"}).do("A use:F084:1", "A choose:F010")
    assert (s.status("F084#1"), s.status("F084#2")) == ("exhausted", "ready")
    s.passes(B).offers(A, "use:F084:2")
    s.refuses(A, "use:F084:1")


@pytest.mark.rule("CC 16.2")
def test_once_readied_it_may_be_used_again():
    s = scene(play={A: "F028:exhausted"}, at="refresh")
    s.offers(A, "use:F028")
    tired = scene(play={A: "F028:exhausted"})
    tired.refuses(A, "use:F028")


@pytest.mark.rule("CC 16.3", "CC 5.9")
@pytest.mark.parametrize(("card", "state"), [("F038", "ready"), ("F077", "exhausted")])
def test_the_insane_are_neither_readied_nor_exhausted(card, state):
    s = rich({A: "F029:exhausted F010:insane" if card == "F038" else "F029 F010:insane"}, card)
    s.do(f"A play:{card}", *(("A x:3",) if card == "F077" else ()))
    assert (s.status("F010"), s.status("F029")) == ("insane", state)


@pytest.mark.rule("CC 16.3")
def test_the_insane_are_no_exhausted_characters():
    table = {"play": {A: "F085", B: "F010:insane F029"}, "hands": {A: "F057"}}
    s = scene(domains={A: "cthulhu*2"}, **table)
    s.refuses(A, "play:F057")
    table["play"][B] = "F010:insane F029:exhausted"
    scene(domains={A: "cthulhu*2"}, **table).do("A play:F057").refuses(A, "choose:F010")


@pytest.mark.rule("CC 16.4")
@pytest.mark.card("F107", "F066")
def test_exhausted_cards_speak():
    s = scene(play={A: "F107:exhausted F066:exhausted", B: "F010"}, domains={A: "agency"})
    assert s.skill("F010") == 2
    s.do("A use:F066", "A choose:F010")
    assert s.skill("F010") == 0


@pytest.mark.rule("CC 16.20")
def test_no_change_is_no_occurrence():
    s = rich({A: "F010", B: "F029:exhausted"}, "F078").do("A play:F078", "A choose:F010")
    assert (s.status("F010"), told_of(s, "readied")) == ("ready", [])
    tired = rich({A: "F065", B: "F029:exhausted"}, "F077").do("A play:F077", "A x:3")
    assert told_of(tired, "exhausted") == [told("exhausted", seat=A, card="F065")]


# -- insane ----------------------------------------------------------------------------------------


@pytest.mark.rule("CC 16.5", "CC 1.21")
def test_going_insane_destroys_what_is_attached():
    s = hastur("F010 F143>F010 F143>F029 F029:insane").do("A use:F081")
    assert (s.status("F010"), s.discard(B), s.play(B)) == (
        "insane", ["F143"], ["F010", "F143", "F029"],
    )  # fmt: skip
    assert told_of(s, "went_insane", "fell") == [
        told("went_insane", seat=B, card="F010"),
        told("fell", how="destroyed", seat=B, card="F143"),
    ]


@pytest.mark.rule("CC 16.6", "CC 40.2")
@pytest.mark.parametrize(("wounds", "state"), [("", "insane"), (":w1", "out")])
def test_the_wounded_who_go_insane_are_destroyed(wounds, state):
    s = hastur(f"F148{wounds}").do("A use:F081")
    assert s.status("F148") == state


@pytest.mark.rule("CC 16.7", "CC 40.2")
def test_the_insane_who_are_wounded_are_destroyed():
    s = rich({B: "F013:insane F148"}, "F017").do("A play:F017", "A choose:F013")
    assert (s.status("F013"), s.status("F148")) == ("out", "ready")
    one = scene(play={B: "F148:insane"})
    one.happens(harm, ((one.card("F148"), 1),), A)
    assert one.status("F148") == "out"


@pytest.mark.rule("CC 16.8")
def test_the_insane_have_nothing_but_themselves():
    s = scene(play={A: "F013:insane F064:insane F122:insane F082:insane F129:insane F130"})
    for code in ("F013", "F064", "F122", "F082"):
        card = s.card(code)
        assert (cost(s.g, card), s.skill(code), s.icons(code)) == (0, 0, "")
        assert not any(has(s.g, card, keyword) for keyword in KEYWORDS)
        assert not any(has_subtype(s.g, card, one) for one in s.g.content.cards[code].subtypes)
        assert faction(s.g, card) == "neutral"
    assert s.icons("F130") == "C"
    sane = scene(play={A: "F013"})
    assert [has(sane.g, sane.card("F013"), keyword) for keyword in KEYWORDS] == [
        False, True, True, False, False, True,
    ]  # fmt: skip


@pytest.mark.rule("CC 16.8")
@pytest.mark.card("F056")
def test_the_insane_cost_nothing():
    s = scene(play={B: "F013:insane F010"}, hands={A: "F056"}).do("A play:F056")
    assert (s.status("F013"), s.status("F010")) == ("out", "ready")


@pytest.mark.rule("CC 16.9")
@pytest.mark.card("F135", "F055", "F073")
def test_nothing_modifies_the_insane():
    s = rich({A: "F052:insane F135 F055 F073 F054>F052"}, "F020 F078")
    s.do("A play:F020", "B pass", "A play:F078")
    assert (s.icons("F052"), s.skill("F052"), s.status("F052")) == ("", 0, "insane")
    s.happens(harm, ((s.card("F052"), 1),), B)
    assert s.status("F052") == "out"


@pytest.mark.rule("CC 16.10", "CC 11.13")
def test_the_insane_are_committed_nowhere():
    s = scene(play={A: "F043@1", B: "F008@1"}, at="resolve")
    assert (s.at("F008"), s.status("F008")) == ("", "insane")
    s.asks(A, "put_tokens", "tokens:2", "tokens:1", "tokens:0")


@pytest.mark.rule("CC 16.11", "CC 18.2")
@pytest.mark.card("F081")
def test_nobody_goes_insane_twice():
    s = hastur("F010:insane F029:insane F008").do("A use:F081")
    assert s.status("F008") == "insane"
    s.passes(B).refuses(A, "use:F081")


@pytest.mark.rule("CC 16.12")
@pytest.mark.card("F117", "F096", "F005")
def test_the_insane_are_still_characters():
    table = {"hands": {A: "F117 F096"}, "domains": {A: "yog_sothoth*2 | hastur*2"}}
    given = scene(play={B: "F010:insane"}, **table).do("A play:F117")
    assert (given.discard(B), given.play(B)) == (["F010"], [])
    back = scene(play={B: "F010:insane"}, **table).do("A play:F096")
    assert (back.hand(B), back.play(B)) == (["F010"], [])
    five = scene(play={A: "F005 F010:insane F029:insane", B: "F008:insane F064"})
    assert five.status("F005") == "ready"
    six = scene(play={A: "F005 F010:insane F029:insane", B: "F008:insane F064 F009:insane"})
    assert six.status("F005") == "insane"


@pytest.mark.rule("CC 16.13", "CC 5.1")
def test_the_restored_have_everything_again():
    s = scene(play={A: "F064:insane"}, at="refresh")
    card = s.card("F064")
    assert (s.status("F064"), s.skill("F064"), s.icons("F064")) == ("exhausted", 2, "CCI")
    assert (cost(s.g, card), faction(s.g, card)) == (3, "syndicate")
    assert has_subtype(s.g, card, "criminal")
    assert [has(s.g, card, keyword) for keyword in KEYWORDS] == [True, *[False] * 5]


@pytest.mark.rule("CC 16.14", "CC 40.33")
@pytest.mark.card("F158")
def test_put_in_insane_whatever_would_protect():
    table = {"discard": {A: "F043 F003", B: "F068"}, "tokens": {"F158": (4, 0)}}
    s = scene(play={B: "F029"}, **table)
    s.happens(put_tokens, A, s.card("F158"), 1).do("A carry_out:F158", "A enter:F003")
    assert [s.status(one) for one in ("F043", "F003", "F068")] == ["insane"] * 3
    assert s.status("F029") == "ready"  # F068 would exhaust a character as it enters play


@pytest.mark.rule("CC 40.33", "CC 9.16")
@pytest.mark.card("F158")
def test_opening_night_brings_each_unique_title_once():
    table = {"discard": {A: "F082 F082 F007", B: "F082 F001"}, "tokens": {"F158": (4, 0)}}
    s = scene(play={A: "F043", B: "F001:insane"}, **table)
    s.happens(put_tokens, A, s.card("F158"), 1).do("A carry_out:F158", "A enter:F082")
    assert (s.play(A), s.discard(A)) == (["F043", "F082", "F007"], ["F082"])
    assert (s.play(B), s.discard(B)) == (["F001", "F082"], ["F001"])
    assert s.status("F007") == "insane"


@pytest.mark.rule("CC 16.8")
def test_an_insane_character_is_seen_without_values():
    s = scene(play={A: "F013:insane F008"})
    insane, sane = s.sees(B)["players"][A]["play"]
    assert (insane["card"], insane["state"], insane["skill"]) == ("F013", "insane", 0)
    assert (insane["icons"], insane["subtypes"], insane["keywords"]) == ([0, 0, 0, 0], [], {})
    assert (sane["card"], sane["skill"], sane["icons"]) == ("F008", 3, [0, 3, 0, 0])
