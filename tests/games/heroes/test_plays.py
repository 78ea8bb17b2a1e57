"""Playing cards: the order of an ability, further cards, cards put in another's area."""

import re

import pytest

from fhtagn.kernel.present import sent
from tests.games.heroes.other_cards import printed
from tests.games.heroes.scene import GAME, A, B, C, scene
from tests.games.playing import told

HERO, MONSTER = "inn_f_h1", "inn_f_m1"


# -- a further card --------------------------------------------------------------------------------


@pytest.mark.example("MH ex-60")
def test_a_chain_of_deep_ones():
    s = scene(hands={A: "inn_deep_one inn_deep_one inn_deep_one"}, areas={A: "inn_zadok"})
    s.do("A play:inn_deep_one")
    s.asks(A, "play_extra", "play:inn_deep_one", "decline")
    s.do("A play:inn_deep_one")
    s.asks(A, "play_extra", "play:inn_deep_one", "decline")
    s.do("A play:inn_deep_one", auto=False)
    assert s.area(A) == ["inn_zadok", *["inn_deep_one"] * 3]
    assert (s.hand(A), s.g.turns) == ([], 2)  # B's turn is the second
    s.is_turn_of(B)
    s = scene(hands={A: "inn_deep_one inn_hybrid"}).do("A play:inn_deep_one", auto=False)
    s.asks(A, "play_extra", "decline")
    s.do("A decline")
    assert (s.hand(A), s.area(A)) == (["inn_hybrid"], ["inn_deep_one"])
    s.is_turn_of(B)
    s = scene(hands={A: "inn_deep_one"}).do("A play:inn_deep_one", auto=False)
    s.is_turn_of(B)


@pytest.mark.rule("MH 10.20")
def test_neither_the_question_nor_its_absence_tells_of_the_hand():
    def others_are_sent(hand):
        s = scene(seats=3, hands={A: hand}).do("A play:inn_deep_one", auto=False)
        return [(sent(GAME, s.g, seat), s.told(seat)) for seat in (B, C)]

    one_more = others_are_sent("inn_deep_one inn_deep_one")
    assert one_more == others_are_sent("inn_deep_one inn_hybrid")
    assert one_more == others_are_sent("inn_deep_one inn_zadok")
    assert one_more[0][0]["asked"] == [[A, "play_extra", {"card": "inn_deep_one"}, False]]


@pytest.mark.example("MH ex-61")
def test_fogg_brings_a_card_with_its_full_ability():
    s = scene(hands={A: "ldn_fogg ldn_priest inn_zadok"}, areas={B: "ldn_hyde"})
    s.do("A play:ldn_fogg")
    s.asks(A, "play_extra", "play:ldn_priest", "play:inn_zadok", "decline")
    s.do("A play:ldn_priest")
    assert s.area(A) == ["ldn_fogg", "ldn_priest"]
    assert (s.hand(A), s.area(B), s.discard()) == (["inn_zadok"], [], ["ldn_hyde"])
    s.refuses(A, "play:ldn_priest", "play:inn_zadok")
    s.is_turn_of(B)
    assert s.g.turns == 2


@pytest.mark.rule("MH 5.46", "MH 10.5")
def test_further_cards_of_different_kinds_in_one_turn():
    s = scene(
        hands={A: "shk_cerberus ldn_fogg inn_casey"},
        areas={B: "inn_obed inn_zadok"},
    )
    s.do("A play:shk_cerberus", "A play:ldn_fogg", "A play:inn_casey")
    s.asks(A, "discard_in_play", "discard:shk_cerberus@0", "discard:inn_obed@1")
    s.do("A discard:inn_obed@1")
    assert s.area(A) == ["shk_cerberus", "ldn_fogg", "inn_casey"]
    s.is_turn_of(B)
    assert (s.g.last, s.g.turns) == (B, 2)


@pytest.mark.rule("MH 5.46", "MH 5.16")
def test_a_further_card_may_hit_the_card_that_brought_it():
    s = scene(hands={A: "shk_cerberus shk_lestrade"}, areas={B: "shk_watson"})
    s.do("A play:shk_cerberus", "A play:shk_lestrade")
    assert (s.area(A), s.discard()) == (["shk_lestrade"], ["shk_cerberus"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.46", "MH 5.5")
def test_a_further_card_may_be_declined_and_must_come_from_the_hand():
    s = scene(
        hands={A: "inn_deep_one inn_deep_one", B: "inn_deep_one"},
        areas={A: "inn_deep_one"},
        discard="inn_deep_one",
    )
    s.do("A play:inn_deep_one", "A decline")
    assert (s.hand(A), s.area(A)) == (["inn_deep_one"], ["inn_deep_one"] * 2)
    s.is_turn_of(B)
    s = scene(hands={A: "ldn_fogg"}, discard="inn_zadok").do("A play:ldn_fogg", auto=False)
    s.is_turn_of(B)


@pytest.mark.rule("MH 10.5")
def test_a_further_card_is_no_further_turn_when_a_tie_is_broken():
    s = scene(
        seats=3,
        hands={A: "ldn_fogg inn_casey", B: "", C: ""},
        areas={C: "inn_ticket inn_ticket"},
        factions={A: "mtn_f_h1", B: "mtn_f_m1", C: "mtn_f_h2"},
        deck=2,
        turn=A,
    )
    s.do("A play:ldn_fogg", "A play:inn_casey", auto=False)
    s.is_turn_of(B)
    s.do("B draw", "C draw")
    s.is_over()
    assert s.g.turns == 3
    assert s.winner() == C  # A has two points as well, but C's turn was the last


@pytest.mark.rule("MH 5.46", "MH 5.47")
def test_a_further_card_may_go_to_another_area():
    s = scene(seats=3, hands={A: "ldn_fogg mtn_penguin"})
    s.do("A play:ldn_fogg", "A play:mtn_penguin")
    s.asks(A, "put", "put>0", "put>1", "put>2")
    s.do("A put>2")
    assert (s.area(A), s.area(C)) == (["ldn_fogg"], ["mtn_penguin"])
    s.is_turn_of(B)


# -- the order of an ability -----------------------------------------------------------------------


@pytest.mark.rule("MH 5.13", "MH 5.4")
def test_steps_are_carried_out_in_the_order_of_the_text():
    draw, drop = {"op": "draw"}, {"op": "discard_from_hand", "who": "self", "selection": "owner"}
    s = printed(scene(hands={A: "shk_satan inn_zadok"}, deck=9), "shk_satan", draw, drop)
    s.do("A play:shk_satan")
    assert (len(s.hand(A)), s.deck()) == (2, 8)  # drawn before anything is discarded
    s.asks(A, "discard_from_hand", *[f"discard:{card}" for card in s.hand(A)])
    s = printed(scene(hands={A: "shk_satan inn_zadok"}, deck=9), "shk_satan", drop, draw)
    s.do("A play:shk_satan", auto=False)
    s.asks(A, "discard_from_hand", "discard:inn_zadok")
    assert s.deck() == 9  # discarded before anything is drawn
    s.do("A discard:inn_zadok", auto=False)
    assert (len(s.hand(A)), s.deck(), s.discard()) == (1, 8, ["inn_zadok"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.13", "MH 5.46")
def test_a_further_cards_ability_is_finished_before_the_rest_of_the_first():
    s = scene(hands={A: "ldn_fogg mtn_danforth inn_zadok"}, deck=9)
    printed(s, "ldn_fogg", {"op": "play_extra", "may": True}, {"op": "draw", "may": True})
    s.do("A play:ldn_fogg", "A play:mtn_danforth", auto=False)
    s.asks(A, "discard_from_hand", "discard:inn_zadok")  # nothing has been drawn yet
    assert s.deck() == 9
    assert s.sees(B)["playing"] == [(A, "ldn_fogg"), (A, "mtn_danforth")]
    s.do("A discard:inn_zadok", auto=False)
    s.asks(A, "draw_cards", "draw_cards:1", "decline")
    assert s.sees(B)["playing"] == [(A, "ldn_fogg")]
    s.do("A draw_cards:1")
    assert (len(s.hand(A)), s.deck(), s.discard()) == (1, 8, ["inn_zadok"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.4", "MH 5.1")
def test_a_card_lies_in_the_area_before_its_ability_is_carried_out():
    s = scene(hands={A: "ldn_priest"}, areas={A: "ldn_hyde", B: "ldn_mummy"})
    s.do("A play:ldn_priest")
    assert s.area(A) == ["ldn_hyde", "ldn_priest"]
    assert s.sees(B)["playing"] == [(A, "ldn_priest")]
    assert s.told(B)[-2:] == [
        told("played", seat=A, card="ldn_priest"),
        told("put", seat=A, card="ldn_priest", to=A),
    ]


# -- in another's area -----------------------------------------------------------------------------


@pytest.mark.example("MH ex-62")
def test_a_penguin_in_anothers_area():
    s = scene(seats=3, hands={A: "mtn_penguin"}, areas={A: "mtn_dyer", C: "mtn_lake"})
    s.do("A play:mtn_penguin")
    s.asks(A, "put", "put>0", "put>1", "put>2")
    s.do("A put>2")
    assert (s.area(A), s.area(B)) == (["mtn_dyer"], [])
    assert s.area(C) == ["mtn_lake", "mtn_penguin"]
    assert s.points(C, MONSTER) == -2 + 1
    assert told("put", seat=A, card="mtn_penguin", to=C) in s.told(B)
    s.is_turn_of(B)


@pytest.mark.example("MH ex-63")
def test_a_lost_soul():
    s = scene(seats=3, hands={A: "shk_soul"}, areas={B: "inn_casey inn_obed"})
    before = [s.points(B, faction) for faction in (HERO, MONSTER)]
    s.do("A play:shk_soul")
    s.asks(A, "put", "put>0", "put>1", "put>2")
    s.refuses(A, "decline")
    s.do("A put>1")
    assert s.area(B) == ["inn_casey", "inn_obed", "shk_soul"]
    assert [s.points(B, faction) for faction in (HERO, MONSTER)] == [one - 1 for one in before]
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.47")
@pytest.mark.parametrize("code", ["mtn_penguin", "shk_soul"])
def test_such_a_card_may_also_lie_in_ones_own_area(code):
    s = scene(seats=3, hands={A: code}).do(f"A play:{code}", "A put>0")
    assert (s.area(A), s.area(B), s.area(C)) == ([code], [], [])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.47", "MH 5.3")
def test_the_area_is_chosen_before_anything_else_of_the_ability():
    s = scene(seats=3, hands={A: "mtn_penguin"}, areas={A: "inn_casey", C: "inn_zadok"})
    place = {"op": "place_this", "to": "other_player"}
    printed(s, "mtn_penguin", {"op": "discard_in_play", "filter": {"kind": "hero"}}, place)
    s.do("A play:mtn_penguin")
    s.asks(A, "put", "put>1", "put>2")  # «put it in another's area» leaves no choice of one's own
    s.do("A put>2")
    s.asks(A, "discard_in_play", "discard:inn_casey@0", "discard:inn_zadok@2")
    s.do("A discard:inn_zadok@2")
    assert (s.area(A), s.area(C)) == (["inn_casey"], ["mtn_penguin"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.47", "MH 5.38")
def test_a_card_put_elsewhere_belongs_to_that_area_only():
    s = scene(hands={A: "mtn_penguin", B: "mtn_douglas"}, areas={B: "mtn_dyer"})
    s.do("A play:mtn_penguin", "A put>1", "B play:mtn_douglas")
    s.asks(B, "give_in_play", "move:mtn_dyer@1", "move:mtn_penguin@1", "decline")
    s.do("B move:mtn_penguin@1")
    assert s.area(A) == ["mtn_penguin"]
    s.is_turn_of(A)


# -- texts and areas -------------------------------------------------------------------------------


@pytest.mark.rule("MH 10.16")
def test_you_may_stands_at_the_beginning_or_nowhere():
    for one in GAME.content.characters.values():
        optional = one.place_may or any(step.may for step in one.steps)
        for language, words in (("en", "you may"), ("ru", "вы можете")):
            text = one.text[language].casefold()
            assert text.startswith(words) == optional, one.id
            assert (words in text) == optional, one.id
        assert re.search("[а-яё]", one.text["ru"]), one.id
        assert not re.search("[а-яё]", one.text["en"]), one.id


@pytest.mark.rule("MH 5.2", "MH 5.7")
def test_points_come_from_the_area_however_full_and_from_nothing_else():
    s = scene(
        hands={A: "inn_zadok inn_casey"},
        areas={A: "inn_ticket " * 20},
        discard="inn_zadok",
        deck="inn_zadok inn_zadok",
    )
    assert s.points(A, HERO) == 20
    s.do("A play:inn_casey")
    assert (len(s.area(A)), s.points(A, HERO)) == (21, 21)
    s.is_turn_of(B)
