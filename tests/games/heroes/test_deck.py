"""Abilities that touch the deck, the discard pile and faction cards: draw, look, take."""

import re

import pytest

from fhtagn.kernel.present import offered
from tests.games.heroes.other_cards import printed
from tests.games.heroes.scene import GAME, A, B, C, D, scene
from tests.games.playing import told

HERO, MONSTER = "inn_f_h1", "inn_f_m1"

# -- draw ------------------------------------------------------------------------------------------


@pytest.mark.example("MH ex-33")
def test_draw():
    s = scene(hands={A: "ldn_servant inn_zadok"}, deck="inn_dagon " + "inn_ticket " * 9)
    s.do("A play:ldn_servant")
    s.asks(A, "draw_cards", "draw_cards:1", "decline")
    s.do("A draw_cards:1")
    assert (s.hand(A), s.deck()) == (["inn_zadok", "inn_dagon"], 9)
    s.is_turn_of(B)


@pytest.mark.example("MH ex-34")
def test_watson_and_the_hand_limit():
    area = {A: "shk_holmes"}
    s = scene(hands={A: "shk_watson inn_zadok inn_obed"}, areas=area).do("A play:shk_watson")
    s.asks(A, "draw_cards", "draw_cards:1", "decline")
    s.do("A draw_cards:1")
    assert (len(s.hand(A)), s.deck()) == (3, 9)
    s.is_turn_of(B)
    for drawn in (0, 1, 2):
        s = scene(hands={A: "shk_watson inn_zadok"}, areas=area).do("A play:shk_watson")
        s.asks(A, "draw_cards", "draw_cards:1", "draw_cards:2", "decline")
        s.do(f"A draw_cards:{drawn}" if drawn else "A decline")
        assert (len(s.hand(A)), s.deck()) == (1 + drawn, 10 - drawn)
        s.is_turn_of(B)


@pytest.mark.example("MH ex-35")
def test_watson_with_holmes_elsewhere():
    s = scene(hands={A: "shk_watson"}, areas={B: "shk_holmes"}).do("A play:shk_watson")
    s.asks(A, "draw_cards", "draw_cards:1", "decline")
    s.do("A draw_cards:1")
    assert (len(s.hand(A)), s.deck()) == (1, 9)
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.24")
def test_only_the_area_at_that_moment_helps_watson():
    for elsewhere in ({"discard": "shk_holmes"}, {"hands": {A: "shk_watson shk_holmes"}}):
        s = scene(**{"hands": {A: "shk_watson"}} | elsewhere).do("A play:shk_watson")
        s.asks(A, "draw_cards", "draw_cards:1", "decline")
    s = scene(hands={A: "shk_watson"}, areas={A: "shk_watson shk_mycroft"}).do("A play:shk_watson")
    s.asks(A, "draw_cards", "draw_cards:1", "decline")


@pytest.mark.rule("MH 5.22", "MH 10.1")
def test_a_draw_stops_at_three_cards():
    s = scene(hands={A: "shk_satan inn_zadok"}, deck="inn_orne inn_dagon inn_hydra inn_obed")
    printed(s, "shk_satan", {"op": "draw", "count": 3}).do("A play:shk_satan", auto=False)
    assert s.hand(A) == ["inn_zadok", "inn_orne", "inn_dagon"]  # from the top, one after another
    assert s.deck() == 2
    s.is_turn_of(B)
    s = scene(hands={A: "shk_satan"}, deck="inn_orne inn_dagon inn_hydra inn_obed inn_zadok")
    printed(s, "shk_satan", {"op": "draw", "count": 4}).do("A play:shk_satan", auto=False)
    assert s.hand(A) == ["inn_orne", "inn_dagon", "inn_hydra"]
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.22", "MH 10.4")
def test_a_full_hand_is_not_asked_whether_it_draws():
    s = scene(hands={A: "shk_imp inn_zadok inn_orne"})
    printed(s, "shk_imp", {"op": "draw"}, {"op": "draw", "may": True})
    s.do("A play:shk_imp", auto=False)
    assert (len(s.hand(A)), s.deck()) == (3, 9)
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.6", "MH 5.23")
def test_a_mandatory_draw_is_not_asked_about():
    s = scene(hands={A: "shk_satan"}).do("A play:shk_satan", auto=False)
    assert (len(s.hand(A)), s.deck()) == (1, 9)
    s.is_turn_of(B)


@pytest.mark.example("MH ex-66")
@pytest.mark.parametrize(
    "code", ["inn_hybrid", "inn_ticket", "mtn_student", "shk_imp", "shk_irregular"]
)
def test_plain_drawing_cards(code):
    hands = {A: f"{code} inn_zadok inn_obed"}
    s = scene(hands=hands).do(f"A play:{code}", "A draw_cards:1")
    assert (len(s.hand(A)), s.deck()) == (3, 9)
    s.is_turn_of(B)
    s = scene(hands=hands).do(f"A play:{code}", "A decline")
    assert (s.hand(A), s.deck()) == (["inn_zadok", "inn_obed"], 10)
    s.is_turn_of(B)


def draws_all(s):
    """Draw as many cards as are offered."""
    return s.do(f"A {max(key for key in offered(GAME, s.g, A) if key.startswith('draw_cards'))}")


@pytest.mark.example("MH ex-74")
def test_the_end_by_an_ability_cancels_the_rest():
    s = scene(hands={A: "shk_watson"}, areas={A: "shk_holmes"}, deck="inn_dagon")
    draws_all(s.do("A play:shk_watson"))
    s.is_over()
    assert s.area(A) == ["shk_holmes", "shk_watson"]
    assert s.points(A, HERO) == 2 + 1
    assert s.points(A, MONSTER) == -3  # Dagon, the card drawn, does not score
    assert told("drew", seat=A, card="inn_dagon") in s.told(A)
    assert sum(event["kind"] == "drew" for event in s.told(A)) == 1
    assert "inn_dagon" in s.discard()


@pytest.mark.example("MH ex-76")
def test_a_hieroglyph_ends_the_game():
    s = scene(hands={A: "mtn_hieroglyph", B: "inn_zadok"}, deck="inn_dagon")
    s.do("A play:mtn_hieroglyph", auto=False)
    s.is_over()
    assert s.area(A) == ["mtn_hieroglyph"]
    assert (s.points(A, HERO), s.points(A, MONSTER)) == (-1, -1)
    assert sorted(s.discard()) == ["inn_dagon", "inn_zadok"]


# -- the discard pile ------------------------------------------------------------------------------


@pytest.mark.example("MH ex-53")
def test_take_from_the_discard_pile():
    s = scene(hands={A: "inn_tilton"}, discard="inn_zadok inn_dagon inn_agent")
    s.do("A play:inn_tilton")
    s.asks(A, "take_from_discard", "take_back:inn_zadok", "take_back:inn_agent", "decline")
    s.do("A take_back:inn_zadok")
    assert (s.hand(A), s.discard()) == (["inn_zadok"], ["inn_dagon", "inn_agent"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.42", "MH 10.4")
def test_only_the_pile_is_looked_through():
    s = scene(
        hands={A: "inn_tilton inn_orne", B: "inn_zadok"},
        areas={A: "inn_agent", B: "inn_casey"},
        deck="inn_ticket inn_ticket",
        discard="inn_dagon",
    )
    s.do("A play:inn_tilton", auto=False)
    s.is_turn_of(B)  # the card just played does not lie in the pile either
    assert (s.hand(A), s.discard()) == (["inn_orne"], ["inn_dagon"])


@pytest.mark.rule("MH 5.42", "MH 10.7")
def test_a_card_taken_from_the_pile_is_known_to_all():
    s = scene(seats=3, hands={A: "inn_priest inn_zadok"}, discard="inn_obed inn_obed inn_orne")
    s.do("A play:inn_priest")
    s.asks(A, "take_from_discard", "take_back:inn_obed", "decline")
    s.do("A take_back:inn_obed")
    assert s.discard() == ["inn_obed", "inn_orne"]
    for seat in (B, C):
        assert s.sees(seat)["players"][A]["hand"] == ["inn_obed", None]
        assert told("took_from_discard", seat=A, card="inn_obed") in s.told(seat)
    s.is_turn_of(B)


@pytest.mark.rule("MH 10.1", "MH 5.42")
def test_a_card_is_taken_from_the_pile_into_a_hand_of_two_but_not_into_a_full_one():
    hands = {A: "inn_tilton inn_zadok inn_orne"}
    s = scene(hands=hands, discard="inn_agent").do("A play:inn_tilton", "A take_back:inn_agent")
    assert (s.hand(A), s.discard()) == (["inn_zadok", "inn_orne", "inn_agent"], [])
    s.is_turn_of(B)
    s = scene(hands=hands, discard="inn_agent")
    take = {"op": "take_from_discard", "filter": {"kind": "hero"}}
    printed(s, "inn_tilton", {"op": "draw"}, take).do("A play:inn_tilton", auto=False)
    assert (len(s.hand(A)), s.discard()) == (3, ["inn_agent"])
    s.is_turn_of(B)


# -- looking at the deck ---------------------------------------------------------------------------


@pytest.mark.example("MH ex-57")
def test_mina_harker_with_one_card_left():
    s = scene(hands={A: "ldn_mina", B: ""}, deck="inn_dagon").do("A play:ldn_mina")
    s.asks(A, "look_at_deck", "look", "decline")
    s.do("A look", auto=False)
    assert told("saw_deck", seat=A, cards=("inn_dagon",)) in s.told(A)
    s.asks(A, "take_seen", "take_top:0")
    s.do("A take_top:0", auto=False)
    s.is_over()
    assert (s.area(A), s.hand(A), s.discard()) == (["ldn_mina"], [], ["inn_dagon"])
    assert s.points(A, HERO) == 1


@pytest.mark.example("MH ex-58")
@pytest.mark.parametrize("code", ["inn_grocery", "shk_mycroft"])
def test_looking_is_not_taking(code):
    s = scene(hands={A: code}, deck="inn_dagon").do(f"A play:{code}", "A look", auto=False)
    assert s.deck() == 1
    assert s.g.outcome is None
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.43", "MH 5.5")
def test_the_cards_seen_go_back_on_top_in_any_order():
    s = scene(hands={A: "inn_grocery"}, deck="inn_dagon inn_hydra inn_obed inn_zadok")
    s.do("A play:inn_grocery")
    s.asks(A, "look_at_deck", "look", "decline")
    assert s.sees(A)["piles"][0]["known"] == []
    s.do("A look")
    assert s.sees(A)["piles"][0]["known"] == ["inn_dagon", "inn_hydra", "inn_obed"]
    s.asks(A, "put_back", "top:0", "top:1", "top:2")
    s.do("A top:2", auto=False)  # Obed is to lie on top
    s.asks(A, "put_back", "top:1", "top:2")
    s.do("A top:2", auto=False)  # then Hydra
    assert s.sees(A)["piles"][0]["known"] == ["inn_obed", "inn_hydra", "inn_dagon"]
    s.is_turn_of(B)
    s.do("B draw")
    assert (s.hand(B)[-1], s.deck()) == ("inn_obed", 3)
    assert s.hand(A) == []


@pytest.mark.rule("MH 5.43")
def test_all_six_orders_can_be_chosen():
    found = set()
    for first in range(3):
        for second in (1, 2):
            s = scene(hands={A: "inn_grocery"}, deck="inn_dagon inn_hydra inn_obed inn_zadok")
            s.do("A play:inn_grocery", "A look", f"A top:{first}", f"A top:{second}")
            s.is_turn_of(B)
            found.add(tuple(s.sees(A)["piles"][0]["known"]))
    assert len(found) == 6


@pytest.mark.rule("MH 5.43")
def test_a_look_may_be_declined():
    s = scene(hands={A: "inn_grocery"}, deck="inn_dagon inn_hydra").do("A play:inn_grocery")
    s.do("A decline")
    assert s.sees(A)["piles"][0]["known"] == []
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.43")
def test_a_short_deck_shows_fewer_cards():
    s = scene(seats=3, hands={A: "inn_grocery"}, deck="inn_dagon inn_hydra")
    s.do("A play:inn_grocery", "A look")
    assert told("saw_deck", seat=A, count=2) in s.told(B)
    assert not re.search("inn_(dagon|hydra)", str(s.told(B)))
    s.asks(A, "put_back", "top:0", "top:1")
    s.do("A top:1")
    assert s.sees(A)["piles"][0]["known"] == ["inn_hydra", "inn_dagon"]
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.44", "MH 5.19")
def test_having_looked_one_must_take_one():
    s = scene(hands={A: "ldn_mina"}, deck="inn_dagon inn_hydra inn_obed")
    s.do("A play:ldn_mina", "A look")
    s.asks(A, "take_seen", "take_top:0", "take_top:1")
    s.do("A take_top:1")
    assert (s.hand(A), s.deck()) == (["inn_hydra"], 2)
    assert s.sees(A)["piles"][0]["known"] == ["inn_dagon"]
    s.is_turn_of(B)
    s.do("B draw")
    assert s.hand(B)[-1] == "inn_dagon"  # the other went back on top


@pytest.mark.rule("MH 5.43", "MH 5.44")
def test_pabodie_takes_one_and_orders_the_others():
    s = scene(hands={A: "mtn_pabodie inn_orne"}, deck="inn_dagon inn_hydra inn_obed inn_zadok")
    s.do("A play:mtn_pabodie", "A look")
    s.asks(A, "take_seen", "take_top:0", "take_top:1", "take_top:2")
    s.do("A take_top:1")
    s.asks(A, "put_back", "top:0", "top:1")
    s.do("A top:1")
    assert (s.hand(A), s.deck()) == (["inn_orne", "inn_hydra"], 3)
    assert s.sees(A)["piles"][0]["known"] == ["inn_obed", "inn_dagon"]
    s.is_turn_of(B)


@pytest.mark.rule("MH 10.1", "MH 5.44")
def test_who_looks_with_a_full_hand_takes_nothing():
    s = scene(hands={A: "ldn_mina inn_orne inn_zadok"}, deck="inn_ticket inn_dagon inn_hydra")
    printed(s, "ldn_mina", {"op": "draw"}, {"op": "look_at_deck", "count": 2, "take": 1})
    s.do("A play:ldn_mina")
    assert (s.hand(A), s.deck()) == (["inn_orne", "inn_zadok", "inn_ticket"], 2)
    s.asks(A, "put_back", "top:0", "top:1")
    s.do("A top:0")
    s.is_turn_of(B)


# -- faction cards ---------------------------------------------------------------------------------


@pytest.mark.example("MH ex-59")
def test_looking_at_a_faction_card():
    s = scene(seats=3, hands={A: "ldn_invisible"}, factions={B: "ldn_f_h2", C: "ldn_f_m3"})
    s.do("A play:ldn_invisible")
    s.asks(A, "look_at_faction_from", "choose:1", "choose:2", "decline")
    s.do("A choose:2")
    assert s.sees(A)["players"][C]["factions"] == ["ldn_f_m3"]
    assert s.sees(A)["players"][B]["factions"] == [None]
    assert s.sees(B)["players"][C]["factions"] == [None]  # it stays face down
    assert told("saw_faction", seat=A, other=C, faction="ldn_f_m3") in s.told(A)
    for seat in (B, C):
        assert told("saw_faction", seat=A, other=C) in s.told(seat)
        assert "ldn_f_m3" not in str(s.told(seat))
    s.is_turn_of(B)


@pytest.mark.example("MH ex-72")
@pytest.mark.parametrize("code", ["mtn_mctighe", "inn_zadok", "shk_moriarty"])
def test_other_looks_at_a_faction_card(code):
    s = scene(seats=4, hands={A: f"{code} ldn_invisible"}, factions={D: "ldn_f_m3"})
    s.do(f"A play:{code}")
    s.asks(A, "look_at_faction_from", "choose:1", "choose:2", "choose:3", "decline")
    s.do("A choose:3")
    for seat in (B, C):
        assert s.sees(seat)["players"][D]["factions"] == [None]
    s.is_turn_of(B)
    s.do("B draw", "C draw", "D draw", "A play:ldn_invisible")
    s.asks(A, "look_at_faction_from", "choose:1", "choose:2", "choose:3", "decline")
    s.do("A choose:3")  # a second look at the same player
    assert s.told(A).count(told("saw_faction", seat=A, other=D, faction="ldn_f_m3")) == 2
    assert [one["factions"] for one in s.sees(A)["players"][1:]] == [[None], [None], ["ldn_f_m3"]]
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.45", "MH 5.5")
def test_a_look_at_a_faction_card_may_be_declined():
    s = scene(hands={A: "inn_zadok"}).do("A play:inn_zadok", "A decline")
    assert s.sees(A)["players"][B]["factions"] == [None]
    assert not any(event["kind"] == "saw_faction" for event in s.told(B))
    s.is_turn_of(B)
