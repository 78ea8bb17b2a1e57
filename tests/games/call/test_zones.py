"""Where cards lie, whose they are and who sees them (chapter 1)."""

import pytest

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import settings
from fhtagn.kernel.state import SPECTATOR
from tests.games.call.scene import GAME, A, B, scene
from tests.games.playing import told


def player(s, eyes, seat):
    """What the eyes see of the seat's part of the table."""
    return s.sees(eyes)["players"][seat]


def in_play(s, eyes, seat):
    return {one["card"]: one for one in player(s, eyes, seat)["play"]}


# -- the table -------------------------------------------------------------------------------------


@pytest.mark.rule("CC 1.1")
def test_exactly_two_play_against_each_other():
    for players in (1, 3):
        with pytest.raises(Complaint) as refused:
            settings(GAME, players, {})
        assert refused.value.name == "seats"
    s = scene()
    s.passes(A)
    s.asks_for(B, "act")
    assert len(s.sees(A)["players"]) == 2


@pytest.mark.rule("CC 1.2")
def test_what_each_player_has_and_what_both_share():
    s = scene(
        play={A: "F010"},
        hands={A: "F029"},
        deck={A: 7, B: 9},
        discard={A: "F020"},
        domains={A: "agency | - | !hastur"},
        won={A: "F160"},
    )
    mine, theirs = s.sees(A)["players"]
    assert [len(one["deck"]) for one in (mine, theirs)] == [7, 9]
    assert (mine["hand"], mine["discard"], mine["won"]) == (["F029", "F121"], ["F020"], ["F160"])
    assert [one["resources"] for one in mine["domains"]] == [["F010"], [], ["F092"]]
    assert [one["card"] for one in mine["play"]] == ["F010"]
    assert [theirs[name] for name in ("discard", "won", "play")] == [[], [], []]
    for seat in (A, B, SPECTATOR):
        assert [one["story"] for one in s.sees(seat)["row"]] == ["F156", "F157", "F158"]
        assert len(s.sees(seat)["story_deck"]) == 6


@pytest.mark.rule("CC 1.3", "CC 18.16")
def test_a_shot_finds_nobody_out_of_play():
    elsewhere = {
        "hands": {A: "F016", B: "F064"},
        "deck": {B: "F064 F064"},
        "discard": {B: "F064"},
        "domains": {A: "agency*4 | - | -", B: "F064 | - | -"},
    }
    scene(**elsewhere).refuses(A, "play:F016")
    s = scene(play={B: "F010"}, **elsewhere)
    s.do("A play:F016", "A x:4")
    assert (s.status("F010"), s.discard(B)) == ("out", ["F064", "F010"])
    assert (s.deck(B), s.hand(B), s.domains(B)) == (["F064", "F064"], ["F064"], ["F064", "", ""])


@pytest.mark.rule("CC 1.3")
def test_of_the_stories_only_the_row_is_in_play():
    s = scene(hands={A: "F151"}, domains={A: "neutral*2 | - | -"}, won={A: "F160", B: "F159"})
    s.do("A play:F151")
    s.asks(A, "choose_story", "choose:F156", "choose:F157", "choose:F158")


@pytest.mark.example("CC ex-152")
@pytest.mark.rule("CC 1.3", "CC 1.16", "CC 7.13")
def test_effects_on_zones_out_of_play():
    s = scene(
        hands={A: "F137 F018"},
        domains={A: "shub_niggurath*2 | agency*2 | -", B: "F153 F104 | - | -"},
        discard={B: "F074"},
        play={A: "F010"},
    )
    s.refuses(A, "play:F137")
    s.do("A play:F018", "A choose:F104@1~1")
    assert s.discard(B) == ["F074", "F104"]
    assert s.domains(B) == ["F153", "", ""]
    s.asks_for(B, "act")
    assert s.wounds("F010") == 0
    assert s.status("F010") == "ready"


# -- what is seen ----------------------------------------------------------------------------------


@pytest.mark.rule("CC 1.4")
@pytest.mark.parametrize("eyes", [A, B, SPECTATOR])
def test_discard_piles_and_resources_are_public(eyes):
    s = scene(discard={A: "F016 F029"}, domains={A: "F010 F143 | !F092 | -"})
    seen = player(s, eyes, A)
    assert seen["discard"] == ["F016", "F029"]
    assert [(one["resources"], one["drained"]) for one in seen["domains"]] == [
        (["F010", "F143"], False),
        (["F092"], True),
        ([], False),
    ]


@pytest.mark.rule("CC 1.5")
def test_a_hand_is_its_owners_and_a_deck_nobodys():
    s = scene(hands={A: "F029 F016"}, deck={A: "F010 F012", B: "F043"}, spare=False)
    assert player(s, A, A)["hand"] == ["F029", "F016"]
    for eyes in (B, SPECTATOR):
        assert player(s, eyes, A)["hand"] == [None, None]
    for eyes in (A, B, SPECTATOR):
        assert player(s, eyes, A)["deck"] == [None, None]
        assert player(s, eyes, B)["deck"] == [None]
        assert set(s.sees(eyes)["story_deck"]) == {None}


@pytest.mark.rule("CC 1.5", "CC 6.3")
def test_a_card_that_is_drawn_is_seen_by_its_owner_alone():
    s = scene(deck={A: "F010 F012 F029"}, at="draw")
    assert [one for one in s.told(A) if one["kind"] == "drew"] == [
        told("drew", seat=A, card="F010"), told("drew", seat=A, card="F012")
    ]  # fmt: skip
    for eyes in (B, SPECTATOR):
        assert [one for one in s.told(eyes) if one["kind"] == "drew"] == [told("drew", seat=A)] * 2
        assert not [card for card in ("F010", "F012", "F029") if card in repr(s.told(eyes))]


@pytest.mark.example("CC ex-153")
@pytest.mark.rule("CC 1.4", "CC 1.5", "CC 1.6", "CC 22.4")
def test_public_and_hidden_information():
    hand = "F016 " * 40
    s = scene(
        play={A: "F145"},
        hands={A: hand},
        deck={A: "F041 F010 F029"},
        discard={A: "F043 F010"},
        domains={A: "F010 F029 | - | -"},
    )
    s.do("A use:F145")
    for eyes in (B, SPECTATOR):
        seen = player(s, eyes, A)
        assert seen["discard"] == ["F043", "F010", "F145"]
        assert seen["domains"][0]["resources"] == ["F010", "F029"]
        assert seen["hand"] == [None] * 41
        assert seen["deck"] == [None, None]
        assert seen["domains"][3]["card"] is None
    mine = player(s, A, A)
    assert mine["domains"][3]["card"] == "F041"
    assert mine["deck"] == [None, None]
    assert len(mine["hand"]) == 41


# -- piles -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC 1.6")
def test_the_card_discarded_last_lies_on_top():
    s = scene(
        play={A: "F089", B: "F010"},
        hands={A: "F016 F018"},
        discard={B: "F043"},
        deck={B: "F029 F064 F092 F112 F132"},
        domains={A: "agency*3 | agency*2 | -", B: "F052 | - | -"},
    )
    s.do("A play:F016", "A choose:F010")
    assert s.discard(B) == ["F043", "F010"]
    s.do("B pass", "A play:F018")
    assert s.discard(B) == ["F043", "F010", "F052"]
    s.do("B pass", "A use:F089")
    assert s.discard(B) == ["F043", "F010", "F052", "F029", "F064", "F092"]
    assert s.discard(A) == ["F016", "F018", "F089"]


@pytest.mark.rule("CC 1.6", "CC 18.3")
@pytest.mark.card("F095")
def test_cards_from_hand_are_discarded_one_on_the_other():
    s = scene(
        hands={A: "F095", B: "F010 F029 F064"},
        discard={B: "F043"},
        domains={A: "hastur*2"},
        spare=False,
    )
    s.do("A play:F095", "B discard:F064", "B discard:F010")
    assert (s.hand(B), s.discard(B)) == (["F029"], ["F043", "F064", "F010"])


@pytest.mark.example("CC ex-136")
@pytest.mark.rule("CC 1.6", "CC 18.14", "CC 40.27")
@pytest.mark.card("F157")
def test_the_shadow_out_of_time():
    s = scene(
        hands={A: "F064 F066 F112", B: "F092"},
        discard={A: "F029 F016 F010"},
        tokens={"F157": (5, 0)},
    )
    s.asks(A, "story_effect", "carry_out:F157", "decline")
    s.do("A carry_out:F157", "A give:2", "A give:1", "A enough")
    assert sorted(s.hand(A)) == ["F010", "F016", "F112"]
    assert s.discard(A) == ["F029", "F066", "F064"]
    assert (s.hand(B), s.discard(B)) == (["F092"], [])
    s.asks_for(A, "act")


# -- limits that are not there ---------------------------------------------------------------------


@pytest.mark.rule("CC 1.7")
def test_a_hand_may_be_of_any_size():
    s = scene(hands={A: "F121 " * 30}, deck={A: 20}, at="draw")
    s.pass_until("resource", B)
    assert len(s.g.hands[A]) == 33


@pytest.mark.rule("CC 1.7")
def test_tokens_and_markers_do_not_run_out():
    """The box has 36 tokens and six markers; here are more."""
    s = scene(
        play={A: "F010@1", B: "F013:w3 " * 6},
        tokens={"F156": (1, 4), "F157": (4, 4), "F158": (4, 4)},
        domains={A: "!agency | !agency | !agency | agency", B: "!agency | !agency | !agency"},
        hands={A: "F020"},
        at="opposed",
    )
    s.do("A play:F020", "A choose:F010")
    assert s.drained(A) == [1, 2, 3, 4]
    s.passes(B, A)
    s.do("A tokens:1", "A tokens:2")
    assert s.tokens("F156") == (4, 4)
    assert sum(s.g.wounds) + 8 * 3 == 42


# -- owners and controllers ------------------------------------------------------------------------


@pytest.mark.rule("CC 1.8", "CC 1.11")
def test_a_card_under_foreign_control_goes_back_to_its_owner():
    s = scene(
        play={A: "F010~1 F029~1"},
        hands={A: "F016 F096"},
        domains={A: "agency*3 | hastur*2 | -"},
    )
    assert in_play(s, A, A)["F010"]["owner"] == B
    s.do("A play:F016", "A x:3", "A choose:F010")
    assert (s.discard(A), s.discard(B)) == (["F016"], ["F010"])
    s.do("B pass", "A play:F096")
    assert (s.hand(A), s.hand(B)) == ([], ["F029"])


@pytest.mark.rule("CC 1.8", "CC 1.9", "CC 20.11")
def test_ownership_never_changes():
    s = scene(play={B: "F029"}, hands={A: "F099"}, domains={A: "hastur*2 | - | -"})
    s.do("A play:F099")
    assert (s.play(A), s.play(B)) == (["F029"], [])
    assert in_play(s, B, A)["F029"]["owner"] == B
    s.passes(B, A)
    assert (s.play(A), s.play(B)) == ([], ["F029"])


@pytest.mark.rule("CC 1.9")
def test_who_plays_a_card_controls_it():
    s = scene(hands={A: "F010"}, domains={A: "agency*2 | - | -"})
    s.do("A play:F010")
    assert (s.play(A), s.play(B)) == (["F010"], [])
    assert s.g.controller[s.card("F010")] == A


@pytest.mark.rule("CC 1.10")
def test_your_and_opponents_are_said_by_the_controller():
    s = scene(
        play={A: "F135~1 F010", B: "F064"},
        hands={A: "F019"},
        domains={A: "agency | - | -"},
    )
    assert (s.skill("F010"), s.skill("F064")) == (4, 2)
    s.do("A play:F019")
    s.asks(A, "lose_mind", "insane:F010", "insane:F064")


@pytest.mark.rule("CC 1.10", "CC 8.9")
def test_the_controller_uses_the_abilities_of_a_card():
    s = scene(
        play={A: "F004~1 F010"},
        domains={A: "agency | agency | -", B: "agency | - | -"},
    )
    s.offers(A, "use:F004")
    s.passes(A)
    s.refuses(B, "use:F004")


@pytest.mark.example("CC ex-111")
@pytest.mark.rule("CC 1.11", "CC 40.29")
@pytest.mark.card("F104")
def test_the_stolen_mummy():
    s = scene(
        play={A: "F104~1 F010", B: "F029"},
        hands={A: "F017"},
        domains={A: "agency*3 | - | -"},
    )
    s.do("A play:F017", "A choose:F104")
    assert (s.discard(A), s.discard(B)) == (["F017"], ["F104"])
    assert (s.status("F010"), s.status("F029")) == ("ready", "ready")
    own = scene(
        play={A: "F104 F010", B: "F029"}, hands={A: "F017"}, domains={A: "agency*3 | - | -"}
    )
    own.do("A play:F017", "A choose:F104")
    assert (own.status("F010"), own.status("F029")) == ("out", "out")


@pytest.mark.example("CC ex-143")
@pytest.mark.rule("CC 1.11", "CC 18.16")
@pytest.mark.card("F141")
def test_talisman_and_bounty_hunter():
    s = scene(
        play={A: "F141", B: "F010 F014>F010"},
        discard={A: "F150 F153", B: "F143 F010"},
        hands={},
    )
    s.do("A use:F141")
    assert (s.hand(A), s.hand(B)) == (["F150"], ["F143"])
    assert (s.discard(A), s.discard(B)) == (["F153", "F141"], ["F010"])
    assert s.status("F014") == "ready"


# -- leaving play ----------------------------------------------------------------------------------


@pytest.mark.rule("CC 1.12")
def test_a_card_that_comes_back_is_a_new_card():
    """The sheriff was wounded, helped, driven about and at work; now he is just the sheriff."""
    s = scene(
        play={A: "F003@1:w1 F015>F003"},
        hands={A: "F016 F020"},
        domains={A: "agency | agency*4 | hastur | agency*5"},
    )
    s.do("A play:F020", "A drain:1", "B pass")
    assert (s.icons("F003"), s.at("F003")) == ("CCCI", "F156")
    s.do("A play:F016", "A x:4", "A drain:2", "A pass")
    assert sorted(s.discard(A)) == ["F003", "F015", "F016", "F020"]
    s.do("B pass", "A use:F003", "A drain:3", "B pass", "A play:F003")
    assert (s.icons("F003"), s.wounds("F003"), s.at("F003")) == ("CI", 0, "")
    assert (s.status("F003"), s.status("F015")) == ("ready", "out")


@pytest.mark.rule("CC 1.12", "CC 40.24")
@pytest.mark.card("F122")
def test_a_new_card_has_no_old_obligations():
    """Bound to follow Y'Golonac, shot, raised from the dead: nobody has bound the new one."""
    s = scene(
        play={A: "F122", B: "F010"},
        hands={A: "F016", B: "F119"},
        domains={A: "hastur | agency*3", B: "yog_sothoth*2"},
        at="story",
    )
    s.do("A use:F122", "A choose:F010", "A drain:1", "B pass", "A play:F016", "B play:F119")
    assert s.play(B) == ["F010"]
    s.passes(A, B)
    s.do("A commit:F122:F156")
    s.pass_until("commit", B)
    s.asks(B, "commit", "commit:F010:F156", "stay:F010")


@pytest.mark.example("CC ex-175")
@pytest.mark.rule("CC 1.12", "CC 40.41")
def test_what_happened_before_it_came():
    s = scene(
        play={A: "F008@1 F008@2 F006 F024", B: "F010@1 F104@2"},
        domains={A: "agency*2 | miskatonic*2 | -"},
        at="resolve",
    )
    s.do("A resolve:F156", "A tokens:0", "A tokens:0")
    assert (s.status("F006"), s.status("F024")) == ("out", "out")
    s.asks(A, "respond", "use:F024", "pass")
    s.do("A use:F024", "A drain:2", "A enter:F006", "B enter:F010")
    assert (s.status("F006"), s.status("F024")) == ("ready", "ready")
    assert s.drained(A) == [2]
    s.asks_for(A, "act")


@pytest.mark.rule("CC 1.21")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("F017", ["A play:F017", "A choose:F010"]),
        ("F096", ["A play:F096", "A choose:F010"]),
        ("F117", ["A play:F117", "B sacrifice:F010"]),
    ],
)
def test_what_is_attached_is_destroyed_with_its_bearer(card, moves):
    s = scene(
        play={A: "F014>F010", B: "F010 F015>F010 F029"},
        hands={A: card},
        domains={A: "agency*3 | hastur*3 | yog_sothoth*3"},
    )
    s.do(*moves)
    assert s.status("F010") == "out"
    assert (s.status("F014"), s.status("F015")) == ("out", "out")
    assert "F014" in s.discard(A)
    assert "F015" in s.discard(B)
    assert told("fell", how="destroyed", seat=A, card="F014") in s.told(B)


@pytest.mark.example("CC ex-36")
@pytest.mark.rule("CC 1.21", "CC 17.11", "CC 17.25")
@pytest.mark.card("F150")
def test_an_attachment_dies_with_its_bearer():
    s = scene(
        play={A: "F010 F143>F010 F150>F010"},
        hands={B: "F016"},
        domains={A: "agency | - | -", B: "agency*3 | - | -"},
    )
    s.do("A pass", "B play:F016")
    assert sorted(s.discard(A)) == ["F010", "F143", "F150"]
    s.asks(A, "respond", "use:F150", "pass")
    s.do("A use:F150")
    assert (s.hand(A), s.drained(A)) == (["F150"], [1])


@pytest.mark.example("CC ex-159")
@pytest.mark.rule("CC 1.20")
def test_cards_stay_in_play():
    s = scene(
        hands={A: "F153 F010"},
        domains={A: "neutral*2 | agency*2 | -"},
        turn=1,
    )
    s.do("A play:F153", "A drain:1", "B pass", "A play:F010")
    s.pass_until("resource", B).pass_until("resource", A)
    assert s.g.turn == 3
    assert s.play(A) == ["F153", "F010"]


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("CC 1.22", "CC 1.23", "CC 1.24")
def test_types_factions_and_icons():
    cards = GAME.content.cards.values()
    assert {card.type for card in cards} == {
        "story", "character", "support", "event", "conspiracy"
    }  # fmt: skip
    assert {card.faction for card in cards if card.type != "story"} == {
        "agency", "miskatonic", "syndicate", "cthulhu", "hastur", "yog_sothoth", "shub_niggurath",
        "neutral",
    }  # fmt: skip
    shown = in_play(scene(play={A: "F121 F010"}), B, A)
    assert (shown["F121"]["skill"], shown["F121"]["icons"]) == (7, [3, 1, 1, 0])
    assert (shown["F010"]["skill"], shown["F010"]["icons"]) == (3, [0, 0, 0, 1])
    assert in_play(scene(play={A: "F153"}), B, A)["F153"]["skill"] is None


@pytest.mark.rule("CC 1.13", "CC 7.7", "CC 8.5")
def test_a_neutral_card_belongs_to_no_faction():
    s = scene(
        hands={A: "F018 F010"},
        domains={A: "neutral*3 | agency | agency", B: "neutral | agency | -"},
    )
    s.refuses(A, "play:F010")
    t = scene(hands={A: "F018"}, domains={A: "agency*2 | - | -", B: "neutral | agency | -"})
    t.do("A play:F018")
    assert t.domains(B) == ["", "F010", ""]


@pytest.mark.rule("CC 1.14")
def test_a_subtype_matters_only_to_what_names_it():
    """A Location can be torched; other supports cannot, and neither fights or pays otherwise."""
    s = scene(
        play={B: "F153 F073"},
        hands={A: "F018"},
        domains={A: "agency*2 | - | -"},
    )
    s.do("A play:F018")
    assert (s.status("F153"), s.status("F073")) == ("out", "ready")
    none = scene(play={B: "F073"}, hands={A: "F018"}, domains={A: "agency*2 | - | -"})
    none.refuses(A, "play:F018")


@pytest.mark.rule("CC 1.15", "CC 19.9")
@pytest.mark.card("F155")
def test_what_an_empty_text_box_leaves():
    s = scene(play={A: "F013@4"}, row="F156 F157 F158 F155", at="opposed")
    shown = in_play(s, B, A)["F013"]
    assert (shown["keywords"], shown["subtypes"], shown["blank"]) == ({}, [], True)
    assert (shown["card"], shown["skill"], shown["icons"]) == ("F013", 6, [0, 5, 0, 0])
    assert shown["character"]
    sane = in_play(scene(play={A: "F013"}), B, A)["F013"]
    assert sane["keywords"] == {"heroic": 1, "toughness": 3, "willpower": 1}
    assert sane["subtypes"] == ["government"]


@pytest.mark.rule("CC 1.16", "CC 9.17")
def test_a_resource_has_no_text():
    """Neither static nor bold text, and no answer to its going."""
    s = scene(
        play={A: "F010"},
        hands={A: "F018"},
        domains={A: "agency*2 | F004 F135 | -", B: "F150 | - | -"},
    )
    s.refuses(A, "use:F004")
    assert s.skill("F010") == 3
    t = scene(
        play={A: "F010"}, hands={A: "F018"}, domains={A: "agency*2 | -", B: "F150 | agency | -"}
    )
    t.do("A play:F018")
    assert t.discard(B) == ["F150"]
    t.asks_for(B, "act")


@pytest.mark.rule("CC 1.17", "CC 9.3")
@pytest.mark.card("F128")
def test_a_card_prevails_over_the_rules():
    """Whoever is played enters ready, says the book; not he, says his card."""
    s = scene(hands={A: "F128 F126"}, domains={A: "shub_niggurath*3 | shub_niggurath*4 | -"})
    s.do("A play:F128", "A drain:1", "B pass", "A play:F126")
    assert (s.status("F128"), s.status("F126")) == ("exhausted", "ready")


@pytest.mark.rule("CC 1.18")
def test_tokens_lie_on_either_side_of_a_story():
    s = scene(play={A: "F010@1"}, tokens={"F156": (1, 4)}, at="resolve")
    s.do("A tokens:1", "A tokens:2")
    assert s.tokens("F156") == (4, 4)
    assert s.sees(B)["row"][0]["tokens"] == [4, 4]
    assert s.won(A) == s.won(B) == []
    assert s.tokens("F157") == (0, 0)


@pytest.mark.rule("CC 1.18")
@pytest.mark.card("F165")
def test_each_player_puts_tokens_on_his_own_side():
    s = scene(row="F165 F157 F158", tokens={"F165": (5, 0), "F157": (0, 2)}, active=A)
    s.do("A carry_out:F165", "A token:F157", "B token:F157")
    assert s.tokens("F157") == (1, 3)


@pytest.mark.rule("CC 1.19", "CC 16.18")
def test_each_wound_is_a_token():
    s = scene(
        play={B: "F044"},
        hands={A: "F016 F016"},
        domains={A: "agency*2 | agency*2 | -"},
    )
    s.do("A play:F016", "B pass")
    assert in_play(s, A, B)["F044"]["wounds"] == 1
    s.do("A play:F016")
    assert in_play(s, A, B)["F044"]["wounds"] == 2
