"""Playing cards and putting them into play (chapter 9)."""

import pytest

from tests.games.call.doubles import staged
from tests.games.call.scene import A, B, scene
from tests.games.playing import told

STEPS = ["refresh", "draw", "resource", "operations", "story", "committed", "opposed", "last"]


def window(at, **more):
    """The first action window from that moment on, with everything needed to play on both sides."""
    s = scene(at=at, domains={A: "agency*3 | agency*3", B: "agency*3 | agency*3"}, **more)
    return s.do("A no_resource") if at == "resource" else s


# -- characters and supports -----------------------------------------------------------------------


@pytest.mark.example("CC ex-14")
@pytest.mark.rule("CC 9.1", "CC 9.2", "CC 9.3", "CC 9.4")
def test_playing_bag_man():
    s = scene(
        hands={A: "F064 F064"},
        domains={A: "syndicate agency neutral | agency*3 | syndicate*2"},
    )
    s.do("A play:F064", auto=False)
    assert s.domains(A) == ["!F064 F010 F142", "F010 F010 F010", "F064 F064"]
    assert (s.status("F064"), s.at("F064"), s.play(A)) == ("ready", "", ["F064"])
    s.asks_for(B, "act")
    s.passes(B)
    s.refuses(A, "play:F064")


@pytest.mark.rule("CC 9.1")
@pytest.mark.parametrize("at", STEPS)
def test_characters_and_supports_are_played_in_ones_own_operations_phase(at):
    s = window(at, play={A: "F029@1"}, hands={A: "F010 F153 F155", B: "F010 F153 F155"})
    for card in ("F010", "F153", "F155"):
        (s.offers if at == "operations" else s.refuses)(A, f"play:{card}")
    s.passes(A)
    s.asks_for(B, "act")
    s.refuses(B, "play:F010", "play:F153", "play:F155")


@pytest.mark.rule("CC 9.2", "CC 14.2")
@pytest.mark.parametrize("card", ["F010", "F153", "F155", "F014"])
def test_playing_a_card_is_an_action(card):
    s = window("operations", play={A: "F029"}, hands={A: f"{card} F020"})
    s.do(f"A play:{card}")
    s.asks_for(B, "act")
    s.passes(B)
    s.asks_for(A, "act")


@pytest.mark.rule("CC 9.3")
def test_what_is_played_enters_ready_and_face_up():
    s = scene(hands={A: "F010 F153"}, domains={A: "agency*2 | neutral*2"})
    s.do("A play:F010", "B pass", "A play:F153")
    assert [(one["card"], one["state"]) for one in s.sees(B)["players"][A]["play"]] == [
        ("F010", "ready"), ("F153", "ready")
    ]  # fmt: skip
    assert s.hand(A) == []


@pytest.mark.rule("CC 9.4", "CC 10.15")
def test_a_newcomer_is_at_no_story_but_may_commit():
    s = scene(hands={A: "F010"}, domains={A: "agency*2"})
    s.do("A play:F010")
    assert s.at("F010") == ""
    s.pass_until("commit", A)
    s.do("A commit:F010:F157")
    assert s.at("F010") == "F157"


@pytest.mark.rule("CC 9.5")
def test_as_many_cards_as_one_can_pay_for():
    s = scene(
        hands={A: "F010 F029 F065 F047 F143"},
        domains={A: "agency*2 | miskatonic | syndicate | cthulhu"},
    )
    s.do("A play:F010", "B pass", "A play:F029", "B pass", "A play:F065", "B pass")
    s.do("A play:F047", "B pass", "A play:F143", "A choose:F010")
    assert s.play(A) == ["F010", "F029", "F065", "F047", "F143"]


# -- events ----------------------------------------------------------------------------------------


@pytest.mark.rule("CC 9.6")
def test_an_event_goes_to_the_discard_pile_after_its_effect():
    s = scene(play={B: "F010"}, hands={A: "F016"}, domains={A: "agency*3"})
    s.do("A play:F016")
    assert (s.hand(A), s.discard(A), s.discard(B)) == ([], ["F016"], ["F010"])
    assert s.play(A) == []


@pytest.mark.rule("CC 9.6", "CC 9.7")
@pytest.mark.parametrize("at", STEPS)
def test_an_action_event_is_played_by_either_in_any_window(at):
    s = window(at, play={A: "F029@1"}, hands={A: "F020 F136", B: "F020 F100"})
    s.offers(A, "play:F020")
    s.refuses(A, "play:F136")
    s.passes(A)
    s.offers(B, "play:F020")
    s.refuses(B, "play:F100")
    s.do("B play:F020")
    assert s.icons("F029").startswith("CC")


@pytest.mark.rule("CC 9.8")
@pytest.mark.card("F017")
@pytest.mark.parametrize("at", STEPS)
def test_some_events_are_for_ones_own_operations_phase(at):
    s = window(at, play={A: "F029@1"}, hands={A: "F017", B: "F017"})
    (s.offers if at == "operations" else s.refuses)(A, "play:F017")
    s.passes(A)
    s.refuses(B, "play:F017")


@pytest.mark.example("CC ex-33")
@pytest.mark.rule("CC 9.8")
@pytest.mark.card("F117")
def test_an_event_of_the_operations_phase_only():
    glimpse = {
        "play": {A: "F010", B: "F029"},
        "hands": {A: "F117", B: "F117"},
        "domains": {A: "yog_sothoth*2", B: "yog_sothoth*2"},
    }
    s = scene(**glimpse)
    s.offers(A, "play:F117")
    s.passes(A)
    s.refuses(B, "play:F117")
    scene(**glimpse, at="story").refuses(A, "play:F117")


@pytest.mark.rule("CC 9.9")
@pytest.mark.card("F118")
def test_an_event_being_played_is_not_in_the_discard_pile_yet():
    held = {"hands": {A: "F118"}, "domains": {A: "yog_sothoth*2"}}
    scene(**held).refuses(A, "play:F118")
    s = scene(**held, discard={A: "F010 F029"})
    s.do("A play:F118")
    s.asks_for(A, "choose_discarded")
    assert (s.hand(A), s.discard(A)) == ([], ["F010", "F029"])
    s.do("A choose:F010")
    assert (s.hand(A), s.discard(A)) == (["F010"], ["F029", "F118"])


@pytest.mark.rule("CC 9.10", "CC 8.14")
@pytest.mark.card("F100")
def test_a_cancelled_event_is_discarded_without_effect():
    s = scene(
        play={B: "F010"},
        hands={A: "F016", B: "F100"},
        domains={A: "agency*3", B: "hastur*2"},
    )
    s.do("A play:F016", "B play:F100")
    assert (s.status("F010"), s.discard(A), s.discard(B)) == ("ready", ["F016"], ["F100"])
    assert s.drained(A) == [1]
    assert told("cancelled", card="F016") in s.told(A)


@pytest.mark.example("CC ex-125")
@pytest.mark.rule("CC 9.9", "CC 18.11", "CC 40.25")
@pytest.mark.card("F080")
def test_the_legacy_of_ramses():
    legacy = {
        "play": {A: "F064:exhausted"},
        "hands": {A: "F080"},
        "domains": {A: "syndicate*2 | - | !agency"},
    }
    s = scene(**legacy)
    s.do("A play:F080")
    assert (s.status("F064"), s.discard(A)) == ("ready", [])
    s.asks(A, "drain_to_keep", "drain:2", "decline")
    s.do("A drain:2")
    assert (s.hand(A), s.discard(A), s.drained(A)) == (["F080"], [], [1, 2, 3])
    t = scene(**legacy)
    t.do("A play:F080", "A decline")
    assert (t.hand(A), t.discard(A), t.drained(A)) == ([], ["F080"], [1, 3])


# -- announcing ------------------------------------------------------------------------------------


@pytest.mark.rule("CC 40.38", "CC 17.21")
def test_an_event_and_its_x_are_seen_before_the_targets():
    s = scene(play={B: "F010 F029"}, hands={A: "F016"}, domains={A: "agency*4"})
    s.do("A play:F016")
    s.asks_for(A, "name_x")
    (use,) = s.sees(B)["uses"]
    assert (use["card"], use["chosen"]) == ("F016", [])
    assert told("declared", seat=A, card="F016") in s.told(B)
    assert s.sees(B)["players"][A]["hand"] == [None]
    s.do("A x:3")
    s.asks(A, "choose_character", "choose:F010", "choose:F029")
    assert s.sees(B)["uses"][0]["x"] == 3
    assert s.drained(A) == []
    s.do("A choose:F029")
    assert (s.drained(A), s.status("F029")) == ([1], "out")


@pytest.mark.rule("CC 40.39")
@pytest.mark.parametrize("card", ["F010", "F153", "F155"])
def test_playing_a_card_cannot_be_disrupted(card):
    """A Veto cancels any effect; that somebody plays a card is none."""
    s = staged(
        play={A: "F029"}, hands={A: f"{card} F020", B: "T041"}, domains={A: "agency neutral"}
    )
    s.do(f"A play:{card}")
    s.asks_for(B, "act")
    assert card in s.play(A) + s.row()
    event = staged(play={A: "F029"}, hands={A: "F020", B: "T041"}, domains={A: "agency"})
    event.do("A play:F020")
    event.asks(B, "disrupt", "play:T041", "pass")


# -- attachments -----------------------------------------------------------------------------------


@pytest.mark.rule("CC 9.11")
def test_an_attachment_enters_attached_or_not_at_all():
    s = scene(play={A: "F153"}, hands={A: "F014 F034"}, domains={A: "agency miskatonic | agency"})
    s.refuses(A, "play:F014")
    s.do("A play:F034", "A choose:F157")
    assert s.sees(B)["players"][A]["play"][1]["host"] == {"story": "F157"}
    t = scene(play={B: "F010:insane F029"}, hands={A: "F014"}, domains={A: "agency"})
    t.do("A play:F014")
    t.asks(A, "choose_character", "choose:F010", "choose:F029")
    t.do("A choose:F029")
    assert t.g.host[t.card("F014")] == t.card("F029")
    assert t.play(A) == ["F014"]


@pytest.mark.example("CC ex-34")
@pytest.mark.rule("CC 9.11", "CC 9.13")
@pytest.mark.card("F143", "F150")
def test_attachments():
    s = scene(
        play={B: "F010"},
        hands={A: "F150 F143 F094"},
        domains={A: "neutral*2 | hastur*2"},
    )
    s.refuses(A, "play:F150", "play:F094")
    s.do("A play:F143")
    assert (s.play(A), s.icons("F010")) == (["F143"], "CI")
    assert s.g.controller[s.card("F143")] == A


@pytest.mark.rule("CC 9.12")
@pytest.mark.card("F150")
def test_the_requirement_is_checked_only_as_it_enters():
    """The talisman is for one's own character; its bearer changes sides and keeps it."""
    s = scene(play={B: "F029 F150>F029"}, hands={A: "F099"}, domains={A: "hastur*2"})
    s.do("A play:F099")
    assert (s.play(A), s.play(B)) == (["F029"], ["F150"])
    assert s.icons("F029") == "TTI"


@pytest.mark.rule("CC 9.13")
def test_a_card_bears_any_number_of_attachments():
    s = scene(
        play={A: "F143>F010 F143>F010 F143>F010", B: "F010 F014>F010"},
        hands={A: "F143"},
        domains={A: "-"},
    )
    s.do("A play:F143")
    assert s.icons("F010") == "CCCCI"


# -- put into play ---------------------------------------------------------------------------------


@pytest.mark.rule("CC 9.14")
@pytest.mark.card("F071", "F119")
def test_putting_into_play_is_not_playing():
    """Who was overpaid is asked; who came from the discard pile was not paid for."""
    s = scene(
        play={B: "F010"},
        hands={A: "F119"},
        discard={A: "F071"},
        domains={A: "yog_sothoth*4"},
    )
    s.do("A play:F119", "A x:2")
    assert s.play(A) == ["F071"]
    s.asks_for(B, "act")


@pytest.mark.rule("CC 9.14", "CC 17.7")
@pytest.mark.card("F082")
def test_entering_play_is_both():
    played = scene(play={B: "F010"}, hands={A: "F082"}, domains={A: "hastur*2"})
    played.do("A play:F082")
    assert played.status("F010") == "insane"
    put = scene(
        play={B: "F010"}, hands={A: "F119"}, discard={A: "F082"}, domains={A: "yog_sothoth*2"}
    )
    put.do("A play:F119")
    assert put.status("F010") == "insane"


@pytest.mark.example("CC ex-147")
@pytest.mark.rule("CC 9.14", "CC 17.7", "CC 17.8")
@pytest.mark.card("F082")
def test_victoria_glasser_must_choose():
    s = scene(play={A: "F010", B: "F043"}, hands={A: "F082"}, domains={A: "hastur*2"})
    s.do("A play:F082")
    assert (s.status("F010"), s.status("F043")) == ("insane", "ready")
    nobody = scene(play={B: "F043"}, hands={A: "F082"}, domains={A: "hastur*2"})
    nobody.do("A play:F082")
    assert nobody.status("F043") == "ready"
    nobody.asks_for(B, "act")


@pytest.mark.rule("CC 9.15", "CC 40.60")
@pytest.mark.card("F116")
def test_what_is_put_into_play_is_not_paid_for_and_enters_ready():
    """Neither cost nor match nor Loyal nor Steadfast, and no matter how it left."""
    s = scene(
        hands={A: "F116"},
        discard={A: "F127", B: "F067"},
        domains={A: "yog_sothoth*4"},
    )
    s.do("A play:F116")
    assert (s.play(A), s.play(B)) == (["F127"], ["F067"])
    assert (s.status("F127"), s.status("F067"), s.drained(A)) == ("ready", "ready", [1])


@pytest.mark.rule("CC 9.16", "CC 20.2")
@pytest.mark.card("F119")
def test_what_is_put_into_play_is_still_unique():
    held = {"hands": {A: "F119"}, "discard": {A: "F001"}, "domains": {A: "yog_sothoth*4"}}
    scene(play={A: "F001"}, **held).refuses(A, "play:F119")
    s = scene(play={B: "F001"}, **held)
    s.do("A play:F119")
    assert s.play(A) == ["F001"]


@pytest.mark.rule("CC 40.60")
@pytest.mark.card("F121")
def test_what_is_fetched_from_the_deck_enters_ready():
    s = scene(play={A: "F121"}, deck={A: "F010 F126 F029"}, domains={A: "agency*3"}, spare=False)
    s.do("A use:F121", "A find:2")
    assert (s.play(A), s.status("F126")) == (["F121", "F126"], "ready")


@pytest.mark.example("CC ex-93")
@pytest.mark.rule("CC 9.14", "CC 9.15", "CC 9.19", "CC 40.35")
@pytest.mark.card("F024")
def test_peaslee_brings_everybody_back():
    s = scene(
        play={A: "F024"},
        hands={B: "F017"},
        discard={A: "F092 F010 F029", B: "F064"},
        fallen="F010 F029 F064",
        domains={A: "agency*2", B: "agency*3"},
        active=B,
    )
    s.do("B play:F017")
    s.asks(A, "respond", "use:F024", "pass")
    s.do("A use:F024")
    s.asks(A, "enter_next", "enter:F010", "enter:F029", "enter:F024")
    s.do("A enter:F029", "A enter:F024")
    assert (s.play(A), s.play(B)) == (["F029", "F024", "F010"], ["F064"])
    for card in ("F024", "F010", "F029", "F064"):
        assert (s.status(card), s.wounds(card), s.at(card)) == ("ready", 0, "")
    assert (s.discard(A), s.discard(B)) == (["F092"], ["F017"])


@pytest.mark.example("CC ex-101")
@pytest.mark.rule("CC 1.9", "CC 9.15", "CC 18.2", "CC 40.35")
@pytest.mark.card("F116")
def test_the_limbo_gate_needs_both_piles():
    held = {"hands": {A: "F116"}, "domains": {A: "yog_sothoth*4"}}
    scene(discard={A: "F010", B: "F016 F020"}, **held).refuses(A, "play:F116")
    s = scene(discard={A: "F010", B: "F016 F064"}, **held)
    s.do("A play:F116")
    assert (s.play(A), s.play(B)) == (["F010"], ["F064"])
    assert s.g.controller[s.card("F064")] == B


# -- text out of play ------------------------------------------------------------------------------


@pytest.mark.rule("CC 9.17")
def test_texts_work_only_in_play():
    s = scene(
        play={A: "F010"},
        hands={A: "F004 F135"},
        discard={A: "F004 F135"},
        domains={A: "agency F004 F135"},
    )
    s.refuses(A, "use:F004")
    assert s.skill("F010") == 3
    insane = scene(play={A: "F004:insane F010"}, domains={A: "agency"})
    insane.refuses(A, "use:F004")


@pytest.mark.example("CC ex-95")
@pytest.mark.rule("CC 9.17", "CC 17.3", "CC 17.14")
@pytest.mark.card("F003")
def test_the_local_sheriff_comes_back():
    here = {"discard": {A: "F003"}, "domains": {A: "hastur | -"}}
    s = scene(**here, fallen="F003")
    s.do("A use:F003")
    assert (s.hand(A), s.discard(A), s.drained(A)) == (["F003"], [], [1])
    insane = scene(play={A: "F003:insane"}, hands={A: "F016"}, domains={A: "hastur | -"})
    insane.do("A play:F016", "B pass", "A use:F003")
    assert insane.hand(A) == ["F003"]
    scene(**here).refuses(A, "use:F003")


@pytest.mark.rule("CC 9.18")
@pytest.mark.card("F101")
def test_a_discount_of_its_own_works_from_the_hand():
    """One Spell in the pile: 7 for Yog-Sothoth, while everybody else costs what is printed."""
    s = scene(
        hands={A: "F101 F124"},
        discard={A: "F115"},
        domains={A: "yog_sothoth*7 | shub_niggurath*4"},
    )
    s.offers(A, "play:F101")
    s.refuses(A, "play:F124")


@pytest.mark.rule("CC 9.19")
@pytest.mark.card("F024")
def test_the_owner_says_in_which_order_his_cards_enter():
    """Both alignments lie there, and only what comes first can come."""
    pile = {"discard": {A: "F001 F043", B: "F029"}, "fallen": "F001 F043"}
    for first, left in (("F001", "F043"), ("F043", "F001")):
        s = scene(play={A: "F024"}, hands={A: "F017"}, domains={A: "agency*3 | agency*2"}, **pile)
        s.do("A play:F017", "A use:F024", f"A enter:{first}")
        assert s.play(A) == [first, "F024"]
        assert left in s.discard(A)


@pytest.mark.rule("CC 9.15", "CC 40.60", "CC 1.5")
@pytest.mark.card("F131")
def test_a_follower_comes_for_nothing_and_ready():
    s = scene(
        hands={A: "F131 F067 F013"},
        discard={A: "F007"},
        domains={A: "shub_niggurath*3"},
    )
    s.do("A play:F131", "A use:F131")
    s.asks(A, "bring", "bring:F067@hand", "bring:F007@pile", "decline")
    s.do("A bring:F007@pile")
    assert (s.play(A), s.status("F007")) == (["F131", "F007"], "ready")
    assert (s.hand(A), s.discard(A)) == (["F067", "F013"], [])
