"""Every character does what its text says: those that touch hands, deck and pile, or are put down.

Those that touch cards lying in the areas are in `test_cards.py`.
"""

import pytest

from tests.games.heroes.scene import GAME, A, B, C, scene
from tests.games.playing import told

CHARACTERS = GAME.content.characters
EVERY = " ".join(CHARACTERS)
HEROES = " ".join(code for code, one in CHARACTERS.items() if one.suns)
MONSTERS = " ".join(code for code, one in CHARACTERS.items() if one.skulls)


def all_but(words):
    """A copy of every other character."""
    return " ".join(code for code in CHARACTERS if code not in words.split())


# -- the discard pile and the deck -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "targets"),
    [
        pytest.param("inn_priest", MONSTERS, marks=pytest.mark.card("inn_priest")),
        pytest.param("inn_tilton", HEROES, marks=pytest.mark.card("inn_tilton")),
        pytest.param("mtn_gedney", HEROES, marks=pytest.mark.card("mtn_gedney")),
        pytest.param("shk_lilith", MONSTERS, marks=pytest.mark.card("shk_lilith")),
        pytest.param("shk_mary", HEROES, marks=pytest.mark.card("shk_mary")),
    ],
)
def test_it_may_take_one_of_these_from_the_pile(code, targets):
    first = targets.split()[0]
    s = scene(hands={A: f"{code} inn_zadok"}, discard=EVERY).do(f"A play:{code}")
    s.asks(A, "take_from_discard", *[f"take_back:{one}" for one in targets.split()], "decline")
    s.do(f"A take_back:{first}", auto=False)
    assert (s.hand(A), s.discard()) == (["inn_zadok", first], all_but(first).split())
    s.is_turn_of(B)
    s = scene(hands={A: code}, discard=EVERY).do(f"A play:{code}", "A decline")
    assert (s.hand(A), s.discard()) == ([], EVERY.split())
    s.is_turn_of(B)
    s = scene(hands={A: code}, areas={B: EVERY}, discard=all_but(targets))
    s.do(f"A play:{code}", auto=False)
    assert s.hand(A) == []
    s.is_turn_of(B)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("inn_hybrid", marks=pytest.mark.card("inn_hybrid")),
        pytest.param("inn_olmstead", marks=pytest.mark.card("inn_olmstead")),
        pytest.param("inn_ticket", marks=pytest.mark.card("inn_ticket")),
        pytest.param("ldn_servant", marks=pytest.mark.card("ldn_servant")),
        pytest.param("mtn_student", marks=pytest.mark.card("mtn_student")),
        pytest.param("shk_imp", marks=pytest.mark.card("shk_imp")),
        pytest.param("shk_irregular", marks=pytest.mark.card("shk_irregular")),
        pytest.param("shk_watson", marks=pytest.mark.card("shk_watson")),
    ],
)
def test_it_may_draw_one_card(code):
    areas = {A: all_but("shk_holmes"), B: EVERY}
    s = scene(hands={A: code}, areas=areas, deck="inn_dagon inn_orne").do(f"A play:{code}")
    s.asks(A, "draw_cards", "draw_cards:1", "decline")
    s.do("A draw_cards:1", auto=False)
    assert (s.hand(A), s.deck()) == (["inn_dagon"], 1)
    s.is_turn_of(B)
    s = scene(hands={A: code}, deck="inn_dagon inn_orne").do(f"A play:{code}", "A decline")
    assert (s.hand(A), s.deck()) == ([], 2)
    s.is_turn_of(B)


@pytest.mark.card("shk_watson")
def test_watson_may_draw_two_beside_holmes():
    s = scene(hands={A: "shk_watson"}, areas={A: "shk_holmes"}, deck="inn_dagon inn_orne inn_obed")
    s.do("A play:shk_watson")
    s.asks(A, "draw_cards", "draw_cards:1", "draw_cards:2", "decline")
    s.do("A draw_cards:2", auto=False)
    assert (s.hand(A), s.deck()) == (["inn_dagon", "inn_orne"], 1)
    s.is_turn_of(B)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("mtn_hieroglyph", marks=pytest.mark.card("mtn_hieroglyph")),
        pytest.param("shk_satan", marks=pytest.mark.card("shk_satan")),
    ],
)
def test_it_must_draw_one_card(code):
    s = scene(hands={A: f"{code} inn_zadok"}, areas={A: EVERY}, deck="inn_dagon inn_orne")
    s.do(f"A play:{code}", auto=False)
    assert (s.hand(A), s.deck()) == (["inn_zadok", "inn_dagon"], 1)
    s.is_turn_of(B)


@pytest.mark.parametrize(
    ("code", "seen", "taken"),
    [
        pytest.param("inn_grocery", 3, 0, marks=pytest.mark.card("inn_grocery")),
        pytest.param("ldn_mina", 2, 1, marks=pytest.mark.card("ldn_mina")),
        pytest.param("mtn_pabodie", 3, 1, marks=pytest.mark.card("mtn_pabodie")),
        pytest.param("shk_mycroft", 3, 0, marks=pytest.mark.card("shk_mycroft")),
    ],
)
def test_it_may_look_at_the_top_of_the_deck(code, seen, taken):
    deck = "inn_dagon inn_hydra inn_obed inn_zadok"
    s = scene(hands={A: code}, deck=deck).do(f"A play:{code}")
    s.asks(A, "look_at_deck", "look", "decline")
    s.do("A look", auto=False)
    assert told("saw_deck", seat=A, cards=tuple(deck.split()[:seen])) in s.told(A)
    assert told("saw_deck", seat=A, count=seen) in s.told(B)
    assert not any(card in str(s.told(B)) for card in deck.split())
    left = deck.split()
    if taken:
        s.asks(A, "take_seen", *[f"take_top:{place}" for place in range(seen)])
        s.do("A take_top:1", auto=False)
        assert s.hand(A) == [left.pop(1)]
    for place in range(seen - taken - 1):
        s.asks(A, "put_back", *[f"top:{one}" for one in range(place, seen - taken)])
        s.do(f"A top:{seen - taken - 1}", auto=False)
    s.is_turn_of(B)
    order = left[: seen - taken][::-1] + left[seen - taken :]
    assert [s.g.code[card] for card in s.g.decks[0]] == order
    s = scene(hands={A: code}, deck=deck).do(f"A play:{code}", "A decline")
    assert (s.hand(A), s.deck()) == ([], 4)
    s.is_turn_of(B)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("inn_zadok", marks=pytest.mark.card("inn_zadok")),
        pytest.param("ldn_invisible", marks=pytest.mark.card("ldn_invisible")),
        pytest.param("mtn_mctighe", marks=pytest.mark.card("mtn_mctighe")),
        pytest.param("shk_moriarty", marks=pytest.mark.card("shk_moriarty")),
    ],
)
def test_it_may_look_at_anothers_faction_card(code):
    def played():
        s = scene(seats=3, hands={A: code}, factions={B: "ldn_f_h1", C: "ldn_f_m1"})
        return s.do(f"A play:{code}")

    s = played()
    s.asks(A, "look_at_faction_from", "choose:1", "choose:2", "decline")
    s.do("A choose:2", auto=False)
    assert [one["factions"] for one in s.sees(A)["players"]][1:] == [[None], ["ldn_f_m1"]]
    assert s.sees(B)["players"][C]["factions"] == [None]
    s.is_turn_of(B)
    s = played().do("A decline")
    assert [one["factions"] for one in s.sees(A)["players"]][1:] == [[None], [None]]
    s.is_turn_of(B)


# -- hands -----------------------------------------------------------------------------------------


@pytest.mark.card("mtn_danforth")
def test_danforth_must_discard_from_hand():
    s = scene(hands={A: "mtn_danforth inn_zadok inn_obed", B: "inn_orne"}, areas={A: EVERY})
    s.do("A play:mtn_danforth")
    s.asks(A, "discard_from_hand", "discard:inn_zadok", "discard:inn_obed")
    s.do("A discard:inn_obed", auto=False)
    assert (s.hand(A), s.hand(B), s.discard()) == (["inn_zadok"], ["inn_orne"], ["inn_obed"])
    s.is_turn_of(B)
    s = scene(hands={A: "mtn_danforth"}, areas={A: EVERY}).do("A play:mtn_danforth", auto=False)
    assert s.discard() == []
    s.is_turn_of(B)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("inn_peabody", marks=pytest.mark.card("inn_peabody")),
        pytest.param("shk_victoria", marks=pytest.mark.card("shk_victoria")),
    ],
)
def test_it_may_discard_one_or_two_from_hand(code):
    def played():
        return scene(hands={A: f"{code} inn_zadok inn_obed"}).do(f"A play:{code}")

    s = played()
    s.asks(A, "discard_from_hand", "discard:inn_zadok", "discard:inn_obed", "decline")
    s.do("A discard:inn_obed")
    s.asks(A, "discard_from_hand", "discard:inn_zadok", "enough")
    s.do("A discard:inn_zadok", auto=False)
    assert (s.hand(A), s.discard()) == ([], ["inn_obed", "inn_zadok"])
    s.is_turn_of(B)
    s = played().do("A discard:inn_zadok", "A enough")
    assert s.hand(A) == ["inn_obed"]
    s.is_turn_of(B)
    s = played().do("A decline")
    assert s.hand(A) == ["inn_zadok", "inn_obed"]
    s.is_turn_of(B)
    scene(hands={A: code}).do(f"A play:{code}", auto=False).is_turn_of(B)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("inn_barnabas", marks=pytest.mark.card("inn_barnabas")),
        pytest.param("ldn_mummy", marks=pytest.mark.card("ldn_mummy")),
        pytest.param("shk_hellhound", marks=pytest.mark.card("shk_hellhound")),
    ],
)
def test_another_player_must_discard_a_random_card(code):
    for lot, gone in enumerate(("inn_obed", "inn_orne", "inn_casey")):
        hands = {A: f"{code} inn_zadok", B: "inn_dagon", C: "inn_obed inn_orne inn_casey"}
        s = scene(seats=3, hands=hands).do(f"A play:{code}")
        s.asks(A, "discard_from_hand_from", "choose:1", "choose:2")
        s.draw_lots(lot).do("A choose:2", auto=False)
        assert (s.discard(), len(s.hand(C))) == ([gone], 2)
        assert (s.hand(A), s.hand(B)) == (["inn_zadok"], ["inn_dagon"])
        s.is_turn_of(B)
    s = scene(hands={A: f"{code} inn_zadok", B: ""}).do(f"A play:{code}", auto=False)
    assert s.discard() == []
    s.is_turn_of(B)


@pytest.mark.card("shk_holmes")
def test_holmes_may_look_at_a_hand_and_discard():
    hands = {A: "shk_holmes inn_zadok", B: "inn_dagon", C: "inn_obed inn_orne"}
    s = scene(seats=3, hands=hands).do("A play:shk_holmes")
    s.asks(A, "discard_from_hand_from", "choose:1", "choose:2", "decline")
    s.do("A choose:2")
    s.asks(A, "discard_seen", "discard:inn_obed", "discard:inn_orne")
    s.do("A discard:inn_orne", auto=False)
    assert (s.discard(), s.hand(C), s.hand(B)) == (["inn_orne"], ["inn_obed"], ["inn_dagon"])
    s.is_turn_of(B)
    s = scene(seats=3, hands=hands).do("A play:shk_holmes", "A decline")
    assert s.discard() == []
    s.is_turn_of(B)
    scene(hands={A: "shk_holmes", B: ""}).do("A play:shk_holmes", auto=False).is_turn_of(B)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("mtn_colour", marks=pytest.mark.card("mtn_colour")),
        pytest.param("shk_beelzebub", marks=pytest.mark.card("shk_beelzebub")),
    ],
)
def test_each_other_player_must_discard_from_hand(code):
    hands = {A: f"{code} inn_zadok", B: "inn_dagon inn_hydra", C: "inn_obed inn_orne"}
    s = scene(seats=3, hands=hands).do(f"A play:{code}")
    s.asks(B, "discard_from_hand", "discard:inn_dagon", "discard:inn_hydra")
    s.do("B discard:inn_hydra")
    s.asks(C, "discard_from_hand", "discard:inn_obed", "discard:inn_orne")
    s.do("C discard:inn_orne", auto=False)
    assert [s.hand(seat) for seat in (A, B, C)] == [["inn_zadok"], ["inn_dagon"], ["inn_obed"]]
    s.is_turn_of(B)
    s = scene(hands={A: f"{code} inn_zadok", B: ""}).do(f"A play:{code}", auto=False)
    assert (s.hand(A), s.discard()) == (["inn_zadok"], [])
    s.is_turn_of(B)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("inn_clerk", marks=pytest.mark.card("inn_clerk")),
        pytest.param("ldn_lupin", marks=pytest.mark.card("ldn_lupin")),
        pytest.param("mtn_migo", marks=pytest.mark.card("mtn_migo")),
    ],
)
def test_it_may_take_a_random_card_from_a_hand(code):
    hands = {A: f"{code} inn_zadok", B: "inn_dagon", C: "inn_obed inn_orne"}
    for lot, taken, left in ((0, "inn_obed", "inn_orne"), (1, "inn_orne", "inn_obed")):
        s = scene(seats=3, hands=hands).do(f"A play:{code}")
        s.asks(A, "take_from_hand_from", "choose:1", "choose:2", "decline")
        s.draw_lots(lot).do("A choose:2", auto=False)
        assert (s.hand(A), s.hand(C)) == (["inn_zadok", taken], [left])
        assert s.hand(B) == ["inn_dagon"]
        s.is_turn_of(B)
    s = scene(seats=3, hands=hands).do(f"A play:{code}", "A decline")
    assert s.hand(A) == ["inn_zadok"]
    s.is_turn_of(B)
    scene(hands={A: code, B: ""}).do(f"A play:{code}", auto=False).is_turn_of(B)


@pytest.mark.card("shk_adler")
def test_adler_may_take_a_card_and_must_give_one():
    hands = {A: "shk_adler inn_zadok", B: "inn_dagon", C: "inn_obed inn_orne"}
    s = scene(seats=3, hands=hands).do("A play:shk_adler")
    s.asks(A, "take_from_hand_from", "choose:1", "choose:2", "decline")
    s.draw_lots(1).do("A choose:2")
    s.asks(A, "give_back", "give:0", "give:1")
    s.do("A give:0", auto=False)
    assert [s.hand(seat) for seat in (A, B, C)] == [
        ["inn_orne"], ["inn_dagon"], ["inn_obed", "inn_zadok"],
    ]  # fmt: skip
    s.is_turn_of(B)
    s = scene(seats=3, hands=hands).do("A play:shk_adler", "A decline")
    assert s.hand(A) == ["inn_zadok"]
    s.is_turn_of(B)
    scene(hands={A: "shk_adler", B: ""}).do("A play:shk_adler", auto=False).is_turn_of(B)


@pytest.mark.card("ldn_rasputin")
def test_rasputin_may_swap_hands():
    hands = {A: "ldn_rasputin inn_zadok", B: "inn_dagon", C: "inn_obed inn_orne"}
    s = scene(seats=3, hands=hands).do("A play:ldn_rasputin")
    s.asks(A, "swap_hands_from", "choose:1", "choose:2", "decline")
    s.do("A choose:2", auto=False)
    assert [s.hand(seat) for seat in (A, B, C)] == [
        ["inn_obed", "inn_orne"], ["inn_dagon"], ["inn_zadok"],
    ]  # fmt: skip
    s.is_turn_of(B)
    s = scene(seats=3, hands=hands).do("A play:ldn_rasputin", "A decline")
    assert s.hand(A) == ["inn_zadok"]
    s.is_turn_of(B)


@pytest.mark.card("mtn_beyond")
def test_the_thing_beyond_makes_each_player_pass_a_card():
    hands = {A: "mtn_beyond inn_zadok inn_casey", B: "inn_dagon", C: "inn_obed inn_orne"}
    s = scene(seats=3, hands=hands).do("A play:mtn_beyond")
    s.do("A pass_on:1", "B pass_on:0", "C pass_on:0")
    assert [s.hand(seat) for seat in (A, B, C)] == [
        ["inn_zadok", "inn_obed"], ["inn_casey"], ["inn_orne", "inn_dagon"],
    ]  # fmt: skip
    s.is_turn_of(B)
    s = scene(hands={A: "mtn_beyond", B: ""}).do("A play:mtn_beyond", auto=False)
    s.is_turn_of(B)


# -- plays -----------------------------------------------------------------------------------------


@pytest.mark.card("inn_deep_one")
def test_a_deep_one_may_bring_another():
    hands = {A: "inn_deep_one inn_deep_one inn_hybrid"}
    s = scene(hands=hands).do("A play:inn_deep_one")
    s.asks(A, "play_extra", "play:inn_deep_one", "decline")
    s.do("A play:inn_deep_one", auto=False)
    assert s.area(A) == ["inn_deep_one", "inn_deep_one"]
    s.asks(A, "play_extra", "decline")
    s.do("A decline")
    s.is_turn_of(B)
    s = scene(hands=hands).do("A play:inn_deep_one", "A decline")
    assert (s.hand(A), s.area(A)) == (["inn_deep_one", "inn_hybrid"], ["inn_deep_one"])
    s.is_turn_of(B)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("ldn_fogg", marks=pytest.mark.card("ldn_fogg")),
        pytest.param("shk_cerberus", marks=pytest.mark.card("shk_cerberus")),
    ],
)
def test_it_may_bring_any_other_card(code):
    hands = {A: f"{code} inn_casey mtn_hieroglyph"}
    s = scene(hands=hands, areas={B: "inn_obed"}, deck=9).do(f"A play:{code}")
    s.asks(A, "play_extra", "play:inn_casey", "play:mtn_hieroglyph", "decline")
    s.do("A play:mtn_hieroglyph", auto=False)
    assert (s.area(A), len(s.hand(A)), s.deck()) == ([code, "mtn_hieroglyph"], 2, 8)
    s.is_turn_of(B)
    s = scene(hands=hands).do(f"A play:{code}", "A decline")
    assert (s.area(A), s.hand(A)) == ([code], ["inn_casey", "mtn_hieroglyph"])
    s.is_turn_of(B)
    scene(hands={A: code}).do(f"A play:{code}", auto=False).is_turn_of(B)


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("mtn_penguin", marks=pytest.mark.card("mtn_penguin")),
        pytest.param("shk_soul", marks=pytest.mark.card("shk_soul")),
    ],
)
def test_it_lies_in_any_area_one_chooses(code):
    for seat in (A, B, C):
        s = scene(seats=3, hands={A: code}).do(f"A play:{code}")
        s.asks(A, "put", "put>0", "put>1", "put>2")
        s.do(f"A put>{seat}", auto=False)
        assert [s.area(one) for one in (A, B, C)] == [[code] * (one == seat) for one in (A, B, C)]
        s.is_turn_of(B)


# -- at the end -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("area", "heroes", "monsters"),
    [
        pytest.param("inn_olmstead", 2, -2, marks=pytest.mark.card("inn_olmstead")),
        pytest.param("inn_olmstead inn_deep_one", 1, -1, marks=pytest.mark.card("inn_olmstead")),
        pytest.param(
            "inn_olmstead inn_deep_one inn_deep_one", -4, 4, marks=pytest.mark.card("inn_olmstead")
        ),
        pytest.param("mtn_hieroglyph", -1, -1, marks=pytest.mark.card("mtn_hieroglyph")),
        pytest.param("mtn_hieroglyph " * 2, 2, 2, marks=pytest.mark.card("mtn_hieroglyph")),
        pytest.param("mtn_hieroglyph " * 3, 4, 4, marks=pytest.mark.card("mtn_hieroglyph")),
        pytest.param("mtn_hieroglyph " * 4, 6, 6, marks=pytest.mark.card("mtn_hieroglyph")),
        pytest.param("mtn_hieroglyph " * 6, 10, 10, marks=pytest.mark.card("mtn_hieroglyph")),
        pytest.param("shk_moriarty", 2, 2, marks=pytest.mark.card("shk_moriarty")),
        pytest.param("shk_soul", -1, -1, marks=pytest.mark.card("shk_soul")),
        pytest.param("shk_soul shk_soul", -2, -2, marks=pytest.mark.card("shk_soul")),
    ],
)
def test_what_it_is_worth_at_the_end(area, heroes, monsters):
    s = scene(areas={A: area, B: "inn_deep_one inn_deep_one mtn_hieroglyph"})
    assert (s.points(A, "ldn_f_h1"), s.points(A, "ldn_f_m1")) == (heroes, monsters)
