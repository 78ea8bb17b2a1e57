"""The draw phase, and what is drawing (chapter 6)."""

import pytest

from tests.games.call.scene import A, B, scene
from tests.games.playing import told


def drew(s, seat):
    return [one["card"] for one in s.told(seat) if one["kind"] == "drew"]


@pytest.mark.example("CC ex-08")
@pytest.mark.rule("CC 6.1", "CC 6.2", "CC 6.3")
def test_the_draw_is_compulsory():
    s = scene(hands={A: "F010 F029 F064"}, deck={A: 20, B: 20}, spare=False, at="draw")
    assert (len(s.hand(A)), len(s.deck(A))) == (5, 18)
    assert (len(s.hand(B)), len(s.deck(B))) == (0, 20)
    assert [one["kind"] for one in s.told(A)] == ["phase", "drew", "drew"]
    s.asks_for(A, "act")
    assert s.g.phase == "draw"


@pytest.mark.rule("CC 6.1")
def test_the_active_player_draws_the_two_top_cards():
    s = scene(deck={A: "F010 F012 F029 F064", B: "F043 F044 F045"}, active=B, at="draw")
    assert (s.hand(A), s.hand(B)) == ([], ["F043", "F044"])
    assert (s.deck(A), s.deck(B)) == (["F010", "F012", "F029", "F064"], ["F045"])


@pytest.mark.rule("CC 6.3", "CC 3.7")
def test_cards_are_drawn_one_at_a_time():
    """With one card left the first draw loses; there is no second one."""
    s = scene(deck={A: "F010"}, at="draw")
    assert (s.hand(A), s.winner()) == (["F010"], B)
    assert drew(s, A) == ["F010"]


@pytest.mark.rule("CC 6.3")
def test_an_effect_draws_one_card_after_another():
    s = scene(hands={A: "F040"}, deck={A: "F010 F012 F029 F064"}, domains={A: "miskatonic*3"})
    s.do("A play:F040")
    assert drew(s, A) == s.hand(A) == ["F010", "F012", "F029"]


@pytest.mark.rule("CC 6.4")
def test_a_card_that_comes_back_to_hand_is_not_drawn():
    s = scene(
        hands={A: "F118"},
        discard={A: "F010"},
        play={B: "F029"},
        domains={A: "yog_sothoth*2 | hastur*2"},
    )
    s.do("A play:F118")
    assert (s.hand(A), drew(s, A)) == (["F010"], [])


@pytest.mark.example("CC ex-148")
@pytest.mark.rule("CC 6.4")
@pytest.mark.card("F115")
def test_journey_and_drawing():
    s = scene(
        hands={A: "F115"},
        deck={A: "F010 F012 F029 F043 F064 F092"},
        domains={A: "yog_sothoth*2"},
    )
    s.do("A play:F115", "A take:3")
    assert s.hand(A) == ["F029"]
    s.do("A top:4", "A top:1", "A top:2")
    assert s.deck(A) == ["F064", "F010", "F012", "F043", "F092"]
    assert drew(s, A) == []
    assert [one for one in s.told(B) if one["kind"] in ("looked", "took")] == [
        told("looked", seat=A, owner=A, count=5), told("took", seat=A),
    ]  # fmt: skip
    seen = repr(s.told(B))
    assert not [card for card in ("F010", "F012", "F029", "F043", "F064") if card in seen]


@pytest.mark.rule("CC 6.4")
def test_who_has_overpaid_for_the_journey_may_still_keep_nothing():
    held = {"hands": {A: "F115"}, "deck": {A: "F010 F012 F029 F043 F064 F092"}}
    s = scene(**held, domains={A: "yog_sothoth*2"})
    s.do("A play:F115")
    s.asks(A, "keep_one", "take:1", "take:2", "take:3", "take:4", "take:5", "decline")
    s.do("A decline", "A top:5", "A top:4", "A top:3", "A top:2")
    assert s.hand(A) == []
    assert s.deck(A) == ["F064", "F043", "F029", "F012", "F010", "F092"]
    exact = scene(**held, domains={A: "yog_sothoth"})
    exact.do("A play:F115")
    exact.asks_for(A, "to_top")


@pytest.mark.rule("CC 6.4", "CC 40.28")
@pytest.mark.card("F041")
def test_effects_on_drawing_do_not_mind_what_is_not_drawn():
    s = scene(
        play={A: "F041", B: "F010"},
        hands={B: "F115"},
        domains={B: "yog_sothoth*2"},
        deck={B: 9},
        active=B,
        at="refresh",
    )
    s.do("B play:F115", "B take:1", "B top:1", "B top:2", "B top:3")
    assert s.status("F010") == "ready"


@pytest.mark.example("CC ex-154")
@pytest.mark.rule("CC 1.5", "CC 6.4", "CC 8.13")
@pytest.mark.card("F028")
def test_the_strange_librarian():
    s = scene(play={A: "F028"}, deck={B: "F010 F012 F029 F064 F092"})
    s.do("A use:F028", "A choose:1")
    assert s.sees(A)["players"][B]["deck"] == ["F010", "F012", "F029", None, None]
    assert told("looked", seat=A, owner=B, cards=("F010", "F012", "F029")) in s.told(A)
    assert told("looked", seat=A, owner=B, count=3) in s.told(B)
    s.asks(A, "to_bottom", "bottom:1", "bottom:2", "bottom:3")
    s.do("A bottom:2", "A top:2")
    assert s.deck(B) == ["F029", "F010", "F064", "F092", "F012"]
    assert (s.hand(A), s.hand(B), drew(s, A)) == ([], [], [])
    assert s.status("F028") == "exhausted"
    assert set(s.sees(B)["players"][B]["deck"]) == {None}
    s.passes(B)
    s.refuses(A, "use:F028")
