"""The stories: what happens when their winners carry them out."""

import pytest

from tests.games.call.scene import A, B, scene
from tests.games.playing import told

TEN = [f"F{number}" for number in range(156, 166)]


def win(story, *, winner=A, carry_out=True, tokens=None, **more):
    """The winner has five tokens on the story, which lies first in the row."""
    five = (5, 0) if winner == A else (0, 5)
    row = more.pop("row", "F157 F158" if story == "F156" else "F156 F158")
    left = [one for one in TEN if one != story and one not in row]
    s = scene(
        row=f"{story} {row}", story_deck=" ".join(left), tokens={story: five} | (tokens or {}),
        **more,
    )  # fmt: skip
    s.asks(winner, "story_effect", f"carry_out:{story}", "decline")
    return s.do(f"{'AB'[winner]} {f'carry_out:{story}' if carry_out else 'decline'}")


@pytest.mark.card(
    "F156", "F157", "F158", "F159", "F160", "F161", "F162", "F163", "F164", "F165"
)  # fmt: skip
@pytest.mark.rule("CC 13.4", "CC 13.8", "CC 13.9")
@pytest.mark.parametrize("story", TEN)
def test_a_winner_may_leave_the_effect_alone(story):
    s = win(
        story, carry_out=False, tokens={"F158": (0, 1)} if story != "F158" else {},
        row="F155 F158" if story != "F158" else "F155 F156", won={B: "F155"},
        play={A: "F010", B: "F064"}, discard={A: "F029", B: "F065"}, hands={A: "F016"},
        domains={A: "agency", B: "hastur"},
    )  # fmt: skip
    s.asks_for(A, "act")
    assert (s.won(A), s.won(B)) == ([story], ["F155"])
    assert s.tokens("F158") == ((0, 1) if story != "F158" else (0, 0))
    assert (s.play(A), s.play(B), s.hand(A)) == (["F010"], ["F064"], ["F016"])
    assert (s.discard(A), s.discard(B)) == (["F029"], ["F065"])
    assert (s.domains(A), s.domains(B)) == (["F010"], ["F092"])
    assert s.row()[0] not in ("F155", story)


# -- F156 Nowhere to Hide --------------------------------------------------------------------------


@pytest.mark.card("F156")
@pytest.mark.rule("CC 14.3", "CC 18.17", "CC 13.13")
def test_nowhere_to_hide_takes_all_tokens_off_all_stories():
    tokens = {"F157": (4, 1), "F155": (0, 2), "F158": (1, 0)}
    s = win("F156", row="F157 F155 F158", tokens=tokens)
    assert [s.tokens(one) for one in ("F156", "F157", "F155", "F158")] == [(0, 0)] * 4
    assert s.row() == ["F159", "F157", "F155", "F158"]
    s.asks_for(A, "act")


# -- F157 The Shadow out of Time -------------------------------------------------------------------

HANDS = {A: "F010 F016 F029", B: "F043 F044"}
PILES = {A: "F064 F065 F066", B: "F092"}


@pytest.mark.card("F157")
@pytest.mark.rule("CC 1.6", "CC 18.14", "CC 40.27")
def test_the_shadow_exchanges_cards_for_the_top_of_the_discard_pile():
    s = win("F157", hands=HANDS, discard=PILES | {B: ""}, spare=False)
    s.asks(A, "exchange", "give:1", "give:2", "give:3", "enough")
    s.do("A give:2", "A give:1", "A enough")
    assert s.hand(A) == ["F029", "F065", "F066"]
    assert s.discard(A) == ["F064", "F016", "F010"]
    assert s.hand(B) == ["F043", "F044"]
    s.asks_for(A, "act")


@pytest.mark.card("F157")
@pytest.mark.rule("CC 18.14", "CC 13.14")
def test_the_shadow_gives_no_more_than_the_pile_holds_and_equal_cards_are_offered_once():
    s = win("F157", hands=HANDS | {B: "F043 F043 F044"}, discard=PILES, spare=False)
    s.do("A enough")
    s.asks(B, "exchange", "give:1", "give:3", "enough")
    s.do("B give:3")
    assert (s.hand(B), s.discard(B)) == (["F043", "F043", "F092"], ["F044"])
    assert (s.hand(A), s.discard(A)) == (["F010", "F016", "F029"], ["F064", "F065", "F066"])


@pytest.mark.card("F157")
@pytest.mark.rule("CC 1.5", "CC 40.27", "CC 13.14")
def test_what_the_active_player_gives_is_seen_when_the_other_has_chosen():
    s = win("F157", winner=B, hands=HANDS, discard=PILES, spare=False)
    s.do("A give:2", "A enough")
    s.asks(B, "exchange", "give:1", "give:2", "enough")
    assert s.sees(B)["players"][A]["hand"] == [None] * 3
    assert [one for one in s.told(B) if "F016" in str(one)] == []
    s.do("B enough")
    assert s.discard(A) == ["F064", "F065", "F016"]
    assert told("exchanged", seat=A, given=("F016",), taken=("F066",)) in s.told(B)


# -- F158 Opening Night ----------------------------------------------------------------------------


@pytest.mark.card("F158", "F082")
@pytest.mark.rule("CC 16.14", "CC 40.33", "CC 40.35", "CC 9.19")
def test_opening_night_brings_all_characters_back_insane():
    s = win(
        "F158", row="F156 F157", play={A: "F002 F001", B: "F010"},
        discard={A: "F005 F016 F043 F001", B: "F082 F082"},
    )  # fmt: skip
    s.asks(A, "enter_next", "enter:F005", "enter:F043")
    s.do("A enter:F043")
    assert s.play(A) == ["F002", "F001", "F043", "F005"]
    assert s.play(B) == ["F010", "F082"]
    assert [s.status(one) for one in ("F005", "F043", "F082")] == ["insane"] * 3
    assert (s.discard(A), s.discard(B)) == (["F016", "F001"], ["F082"])
    assert s.status("F010") == "ready"
    assert [(one["seat"], one["card"]) for one in s.told(B) if one["kind"] == "entered_insane"] == [
        (A, "F043"), (A, "F005"), (B, "F082"),
    ]  # fmt: skip
    s.asks_for(A, "act")


# -- F159 Ancient Apocrypha ------------------------------------------------------------------------


@pytest.mark.card("F159")
@pytest.mark.rule("CC 22.1", "CC 22.2", "CC 22.3", "CC 22.4")
def test_the_apocrypha_give_each_player_a_domain_of_his_dead():
    s = win(
        "F159", discard={A: "F010 F016 F029", B: "F143"}, deck={A: "F064 F065", B: "F066 F067"},
        domains={A: "neutral", B: "!neutral"},
    )  # fmt: skip
    assert s.domains(A) == ["F142", "F010 F029"]
    assert s.domains(B) == ["!F142", ""]
    assert (s.discard(A), s.discard(B)) == (["F016"], ["F143"])
    assert (s.deck(A), s.deck(B)) == (["F065"], ["F067"])
    assert s.sees(A)["players"][A]["domains"][1]["card"] == "F064"
    assert s.sees(B)["players"][A]["domains"][1]["card"] is None


@pytest.mark.card("F159")
@pytest.mark.rule("CC 22.5", "CC 13.14", "CC 3.8")
def test_the_apocrypha_may_cost_the_last_card():
    s = win("F159", winner=B, deck={A: 1, B: 1})
    assert s.winner() == B
    assert s.domains(B) == ["", "", ""]


# -- F160 The Call of Cthulhu ----------------------------------------------------------------------


@pytest.mark.card("F160")
@pytest.mark.rule("CC 18.13", "CC 18.19", "CC 40.62", "CC 13.14")
def test_each_player_takes_any_card_out_of_his_deck_unseen():
    s = win("F160", deck={A: "F010 F016 F016 F029", B: "F064 F065"})
    s.asks(A, "find_hand", "find:1", "find:2", "find:4")
    s.do("A find:4")
    assert s.hand(A) == ["F029"]
    assert sorted(s.deck(A)) == ["F010", "F016", "F016"]
    assert [one for one in s.told(B) if "F029" in str(one)] == []
    s.asks(B, "find_hand", "find:1", "find:2")
    s.do("B find:2")
    assert (s.hand(B), s.deck(B)) == (["F065"], ["F064"])
    assert [one["seat"] for one in s.told(A) if one["kind"] == "shuffled"] == [A, B]


@pytest.mark.card("F160")
@pytest.mark.rule("CC 3.6", "CC 40.62")
def test_who_takes_his_last_card_loses():
    assert win("F160", deck={A: 1}).winner() == B


# -- F161 Through the Gates, F162 Rotting Away -----------------------------------------------------

PEOPLE = {A: "F010 F029 F064 F013:insane F135", B: "F088 F066 F111 F112 F107"}


@pytest.mark.card("F161", "F135", "F111")
@pytest.mark.rule("CC 13.14", "CC 16.16", "CC 18.10", "CC 40.20")
def test_through_the_gates_go_all_of_printed_skill_three_or_more():
    s = win("F161", play=PEOPLE)
    assert (s.play(A), s.discard(A)) == (["F029", "F064", "F013", "F135"], ["F010"])
    assert (s.play(B), s.discard(B)) == (["F066", "F112"], ["F088", "F111", "F107"])
    assert told("fell", how="sacrificed", seat=B, card="F088") in s.told(A)


@pytest.mark.card("F162", "F107", "F111")
@pytest.mark.rule("CC 18.10", "CC 40.20", "CC 40.21")
def test_all_of_printed_skill_two_or_less_rot_away():
    s = win("F162", play=PEOPLE)
    assert (s.play(A), s.discard(A)) == (["F010", "F135"], ["F029", "F064", "F013"])
    assert (s.play(B), s.discard(B)) == (["F088", "F111", "F107"], ["F066", "F112"])


@pytest.mark.card("F161", "F162", "F082")
@pytest.mark.rule("CC 13.14")
@pytest.mark.parametrize(("story", "kept"), [("F161", "F064"), ("F162", "F010")])
def test_the_active_player_gives_up_his_characters_first(story, kept):
    s = win(story, winner=A, active=B, play={A: "F010 F064", B: "F010 F064"})
    lost = [one["seat"] for one in s.told(A) if one.get("how") == "sacrificed"]
    assert lost == [B, A]
    assert (s.play(A), s.play(B)) == ([kept], [kept])


# -- F163 Frozen in Time ---------------------------------------------------------------------------


@pytest.mark.card("F163")
@pytest.mark.rule("CC 7.12", "CC 7.13", "CC 3.6", "CC 13.14")
def test_for_each_resource_two_cards_are_discarded_or_it_is_destroyed():
    s = win(
        "F163", domains={A: "agency hastur | - | !agency", B: "neutral"},
        deck={A: "F029 F064 F065 F066 F067", B: "F029 F029 F064"},
    )  # fmt: skip
    s.asks(A, "save_resource", "save:F010:1", "lose:F010:1")
    s.do("A save:F010:1", "A lose:F092:1", "A save:F010:3")
    assert s.domains(A) == ["F010", "", "!F010"]
    assert s.discard(A) == ["F029", "F064", "F092", "F065", "F066"]
    s.asks(B, "save_resource", "save:F142:1", "lose:F142:1")
    s.do("B save:F142:1")
    assert (s.domains(B), s.deck(B)) == (["F142"], ["F064"])
    s.asks_for(A, "act")


@pytest.mark.card("F163")
@pytest.mark.rule("CC 3.6", "CC 3.7")
def test_who_saves_a_resource_with_his_last_cards_loses():
    assert win("F163", domains={A: "agency"}, deck={A: 1}).do("A save:F010:1").winner() == B
    assert win("F163", domains={A: "agency"}, deck={A: 2}).do("A save:F010:1").winner() == B
    win("F163", domains={A: "agency"}, deck={A: 1}).do("A lose:F010:1").asks_for(A, "act")


# -- F164 Dreamwalkers -----------------------------------------------------------------------------


@pytest.mark.card("F164")
@pytest.mark.rule("CC 3.4", "CC 40.22", "CC 13.10", "CC 2.3")
def test_the_dreamwalkers_give_an_earlier_story_back():
    s = scene(
        row="F164 F158 F159", story_deck="F160 F161 F162 F163 F165", tokens={"F164": (5, 0)},
        won={A: "F156", B: "F155 F157"},
    ).do("A carry_out:F164")  # fmt: skip
    assert (s.won(A), s.won(B)) == (["F164"], ["F155"])
    pile = ["F156", "F157", "F160", "F161", "F162", "F163", "F165"]
    left = [s.g.code[one] for one in s.g.story_deck]
    assert sorted([s.row()[0], *left]) == pile
    assert [s.row()[0], *left] != ["F160", "F161", "F162", "F163", "F165", "F156", "F157"]
    assert s.sees(A)["story_deck"] == [None] * 6


@pytest.mark.card("F164")
@pytest.mark.rule("CC 18.3", "CC 18.8", "CC 13.14")
def test_who_has_won_several_stories_chooses_and_who_has_none_is_spared():
    row = {"row": "F164 F158 F159", "story_deck": "F160 F161 F162 F163 F165"}
    s = scene(**row, tokens={"F164": (0, 5)}, won={A: "F156 F157"}).do("B carry_out:F164")
    s.asks(A, "return_story", "return:F156", "return:F157")
    s.do("A return:F157")
    assert (s.won(A), s.won(B)) == (["F156"], ["F164"])
    assert told("lost_story", seat=A, story="F157") in s.told(B)


# -- F165 The Other Path ---------------------------------------------------------------------------


@pytest.mark.card("F165")
@pytest.mark.rule("CC 1.18", "CC 13.10", "CC 13.14", "CC 18.8")
def test_each_player_may_add_a_token_where_he_has_at_most_two():
    tokens = {"F156": (2, 4), "F158": (3, 0), "F155": (0, 3)}
    s = win("F165", row="F156 F158 F155", tokens=tokens, active=B)
    s.asks(B, "add_token", "token:F158", "decline")
    s.do("B token:F158")
    s.asks(A, "add_token", "token:F156", "token:F155", "decline")
    s.do("A token:F156")
    assert (s.tokens("F156"), s.tokens("F158")) == ((3, 4), (3, 1))


@pytest.mark.card("F165")
@pytest.mark.rule("CC 13.14", "CC 18.8")
def test_the_other_path_may_be_declined_and_may_be_closed():
    s = win("F165", tokens={"F156": (0, 3), "F158": (1, 4)}).do("A decline")
    assert (s.tokens("F156"), s.tokens("F158")) == ((0, 3), (1, 4))
    s.asks_for(A, "act")
