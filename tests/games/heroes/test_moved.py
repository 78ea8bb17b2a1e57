"""Abilities that move cards lying on the table: take, give, move, exchange, return to hand."""

import pytest

from tests.games.heroes.other_cards import printed
from tests.games.heroes.scene import A, B, C, scene
from tests.games.playing import told

# -- take ------------------------------------------------------------------------------------------


@pytest.mark.example("MH ex-46")
def test_the_damsel_takes_a_young_man():
    s = scene(
        seats=3,
        hands={A: "ldn_damsel"},
        areas={A: "ldn_young_man", B: "ldn_young_man", C: "ldn_servant"},
    )
    s.do("A play:ldn_damsel", auto=False)
    s.asks(A, "take_in_play", "take:ldn_young_man@1")
    s.do("A take:ldn_young_man@1", auto=False)
    s.is_turn_of(B)  # the young man's ability was not used
    assert s.area(A) == ["ldn_young_man", "ldn_damsel", "ldn_young_man"]
    assert (s.area(B), s.area(C), s.discard()) == ([], ["ldn_servant"], [])
    assert s.points(A, "inn_f_h1") == 3
    assert told("moved", card="ldn_young_man", at=B, to=A) in s.told(C)


@pytest.mark.rule("MH 5.37", "MH 5.48")
def test_one_copy_of_several_is_taken():
    s = scene(
        seats=3,
        hands={A: "ldn_damsel"},
        areas={B: "ldn_young_man ldn_young_man ldn_jekyll", C: "ldn_young_man"},
    )
    s.do("A play:ldn_damsel")
    s.asks(A, "take_in_play", "take:ldn_young_man@1", "take:ldn_young_man@2")
    s.do("A take:ldn_young_man@2")
    assert (s.area(B), s.area(C)) == (["ldn_young_man", "ldn_young_man", "ldn_jekyll"], [])
    s.is_turn_of(B)


@pytest.mark.example("MH ex-70")
def test_taking_named_cards_in_play():
    s = scene(hands={A: "mtn_dyer mtn_lake"}, areas={B: "mtn_hieroglyph mtn_elder"}, deck=9)
    s.do("A play:mtn_dyer")
    s.asks(A, "take_in_play", "take:mtn_hieroglyph@1", "decline")
    s.do("A take:mtn_hieroglyph@1")
    s.is_turn_of(B)
    assert s.area(A) == ["mtn_dyer", "mtn_hieroglyph"]
    assert (s.hand(A), s.deck()) == (["mtn_lake"], 9)  # the hieroglyph was not played
    before = s.do("B draw").points(A, "inn_f_m1")
    s.do("A play:mtn_lake", auto=False)
    s.asks(A, "take_in_play", "take:mtn_elder@1")
    s.do("A take:mtn_elder@1")
    assert (s.area(A)[2:], s.area(B)) == (["mtn_lake", "mtn_elder"], [])
    assert s.points(A, "inn_f_m1") == before - 2 + 1  # Lake's suns, the skull
    s.is_turn_of(B)
    s = scene(hands={A: "inn_orne"}, areas={B: "inn_olmstead"}, deck=9)
    s.do("A play:inn_orne", "A take:inn_olmstead@1")
    assert (s.area(A), s.area(B)) == (["inn_orne", "inn_olmstead"], [])
    assert (s.hand(A), s.deck()) == ([], 9)
    s.is_turn_of(B)


# -- give, move, exchange --------------------------------------------------------------------------


@pytest.mark.example("MH ex-48")
def test_the_phantom_gives_a_card_away():
    s = scene(seats=3, hands={A: "ldn_phantom"}, areas={A: "ldn_jekyll", C: "ldn_mina"})
    s.do("A play:ldn_phantom")
    s.asks(A, "give_in_play", "move:ldn_jekyll@0", "decline")
    s.do("A move:ldn_jekyll@0")
    s.asks(A, "destination", "bring>1", "bring>2")
    s.do("A bring>2")
    s.is_turn_of(B)  # C was not asked
    assert (s.area(A), s.area(B), s.area(C)) == (["ldn_phantom"], [], ["ldn_mina", "ldn_jekyll"])
    assert s.points(C, "inn_f_h1") == 3


@pytest.mark.rule("MH 5.38", "MH 5.19")
def test_who_has_named_a_card_to_give_must_give_it():
    s = scene(seats=3, hands={A: "ldn_phantom"}, areas={A: "ldn_jekyll ldn_mina", B: "ldn_hyde"})
    s.do("A play:ldn_phantom")
    s.asks(A, "give_in_play", "move:ldn_jekyll@0", "move:ldn_mina@0", "decline")
    s.do("A move:ldn_mina@0")
    s.asks(A, "destination", "bring>1", "bring>2")
    s.do("A bring>1")
    assert (s.area(A), s.area(B)) == (["ldn_jekyll", "ldn_phantom"], ["ldn_hyde", "ldn_mina"])
    s.is_turn_of(B)


@pytest.mark.example("MH ex-49")
def test_sargent_moves_a_hero():
    s = scene(
        seats=3,
        hands={A: "inn_sargent"},
        areas={A: "inn_tilton", B: "inn_zadok", C: "inn_hybrid"},
    )
    s.do("A play:inn_sargent")
    s.asks(A, "move_in_play", "move:inn_tilton@0", "move:inn_zadok@1", "decline")
    s.refuses(A, "move:inn_hybrid@2")
    s.do("A move:inn_zadok@1")
    s.asks(A, "destination", "bring>0", "bring>2")
    s.refuses(A, "bring>1", "decline")
    s.do("A bring>0", auto=False)
    assert s.area(A) == ["inn_tilton", "inn_sargent", "inn_zadok"]
    assert (s.area(B), s.area(C)) == ([], ["inn_hybrid"])
    s.is_turn_of(B)  # no look at a faction card follows


@pytest.mark.rule("MH 5.39")
def test_a_card_is_moved_between_two_others_or_away_from_oneself():
    areas = {A: "inn_tilton", B: "inn_zadok"}
    s = scene(seats=3, hands={A: "inn_sargent"}, areas=areas)
    s.do("A play:inn_sargent", "A move:inn_zadok@1", "A bring>2")
    assert (s.area(B), s.area(C)) == ([], ["inn_zadok"])
    s = scene(seats=3, hands={A: "inn_sargent"}, areas=areas)
    s.do("A play:inn_sargent", "A move:inn_tilton@0")
    s.asks(A, "destination", "bring>1", "bring>2")
    s.do("A bring>1")
    assert (s.area(A), s.area(B)) == (["inn_sargent"], ["inn_zadok", "inn_tilton"])
    s.is_turn_of(B)


@pytest.mark.example("MH ex-50")
def test_mephistopheles_exchanges():
    s = scene(hands={A: "shk_mephisto"}, areas={A: "shk_watson", B: "shk_satan"}, deck=9)
    s.do("A play:shk_mephisto")
    s.asks(A, "swap_in_play", "offer:shk_watson@0", "decline")
    s.do("A offer:shk_watson@0", auto=False)
    s.asks(A, "swap_for", "swap:shk_satan@1")
    s.do("A swap:shk_satan@1", auto=False)
    assert (s.area(A), s.area(B)) == (["shk_mephisto", "shk_satan"], ["shk_watson"])
    assert (s.hand(A), s.deck()) == ([], 9)  # neither draws: they were not played
    s.is_turn_of(B)
    s = scene(hands={A: "shk_mephisto"}, areas={B: "shk_satan"})
    s.do("A play:shk_mephisto", auto=False)
    s.is_turn_of(B)
    assert s.area(B) == ["shk_satan"]


@pytest.mark.rule("MH 5.40", "MH 10.4")
def test_an_exchange_needs_a_card_on_either_side():
    s = scene(hands={A: "shk_mephisto"}, areas={A: "shk_watson"})
    s.do("A play:shk_mephisto", auto=False)
    s.is_turn_of(B)
    assert s.area(A) == ["shk_watson", "shk_mephisto"]


@pytest.mark.rule("MH 5.40", "MH 5.19", "MH 5.16")
def test_in_an_exchange_both_cards_are_chosen_and_neither_is_the_card_itself():
    s = scene(
        seats=3,
        hands={A: "shk_mephisto"},
        areas={A: "shk_watson shk_imp", B: "shk_satan", C: "shk_soul shk_mary"},
    )
    s.do("A play:shk_mephisto")
    s.asks(A, "swap_in_play", "offer:shk_watson@0", "offer:shk_imp@0", "decline")
    s.do("A offer:shk_imp@0")
    s.asks(A, "swap_for", "swap:shk_satan@1", "swap:shk_soul@2", "swap:shk_mary@2")
    s.do("A swap:shk_mary@2")
    assert s.area(A) == ["shk_watson", "shk_mephisto", "shk_mary"]
    assert (s.area(B), s.area(C)) == (["shk_satan"], ["shk_soul", "shk_imp"])
    s.is_turn_of(B)


@pytest.mark.example("MH ex-68")
def test_other_givers():
    s = scene(seats=3, hands={A: "mtn_douglas"}, areas={A: "mtn_penguin mtn_dyer", B: "mtn_lake"})
    s.do("A play:mtn_douglas", "A move:mtn_penguin@0", "A bring>1")
    assert s.area(A) == ["mtn_dyer", "mtn_douglas"]
    assert (s.area(B), s.area(C)) == (["mtn_lake", "mtn_penguin"], [])
    s.is_turn_of(B)
    s = scene(seats=3, hands={A: "inn_obed"}, areas={A: "inn_orne"})
    s.do("A play:inn_obed", "A move:inn_orne@0", "A bring>2")
    assert (s.area(A), s.area(B), s.area(C)) == (["inn_obed"], [], ["inn_orne"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 10.4")
def test_without_another_card_there_is_nothing_to_give():
    s = scene(hands={A: "inn_obed"}, areas={B: "inn_orne"}).do("A play:inn_obed", auto=False)
    s.is_turn_of(B)
    assert (s.area(A), s.area(B)) == (["inn_obed"], ["inn_orne"])


# -- return ----------------------------------------------------------------------------------------


@pytest.mark.example("MH ex-52")
def test_returners_cannot_be_returned():
    s = scene(seats=6, hands={A: "ldn_seward"}, areas={A: "shk_hudson ldn_fogg", B: "ldn_mina"})
    s.do("A play:ldn_seward")
    s.asks(A, "return_to_hand", "return:ldn_fogg@0", "decline")
    s.do("A return:ldn_fogg@0")
    assert (s.hand(A), s.area(A)) == (["ldn_fogg"], ["shk_hudson", "ldn_seward"])
    assert told("returned", seat=A, card="ldn_fogg") in s.told(B)
    s.is_turn_of(B)
    for other in ("shk_hudson", "inn_lawrence", "mtn_atwood"):
        s = scene(seats=6, hands={A: "ldn_seward"}, areas={A: other})
        s.do("A play:ldn_seward", auto=False)
        s.is_turn_of(B)
        assert (s.hand(A), s.area(A)) == ([], [other, "ldn_seward"])


@pytest.mark.rule("MH 5.41")
@pytest.mark.parametrize("code", ["ldn_seward", "shk_hudson", "mtn_atwood", "inn_lawrence"])
def test_no_returner_returns_another_nor_anothers_card(code):
    everybody = "ldn_seward shk_hudson mtn_atwood inn_lawrence"
    s = scene(hands={A: code}, areas={A: everybody, B: "inn_zadok"})
    s.do(f"A play:{code}", auto=False)
    s.is_turn_of(B)
    s = scene(hands={A: code}, areas={A: "mtn_hieroglyph inn_dagon inn_orne", B: "inn_zadok"})
    s.do(f"A play:{code}")
    mine = ("return:mtn_hieroglyph@0", "return:inn_dagon@0", "return:inn_orne@0")
    s.asks(A, "return_to_hand", *mine, "decline")
    s.do("A return:inn_dagon@0")
    assert (s.hand(A), s.area(A)) == (["inn_dagon"], ["mtn_hieroglyph", "inn_orne", code])
    assert (s.area(B), s.discard()) == (["inn_zadok"], [])
    s.is_turn_of(B)


@pytest.mark.rule("MH 10.1", "MH 5.41")
def test_a_card_is_returned_to_a_hand_of_two_but_not_to_a_full_one():
    hands = {A: "inn_lawrence inn_zadok inn_orne"}
    s = scene(hands=hands, areas={A: "inn_dagon"})
    s.do("A play:inn_lawrence", "A return:inn_dagon@0")
    assert s.hand(A) == ["inn_zadok", "inn_orne", "inn_dagon"]
    s.is_turn_of(B)
    s = scene(hands=hands, areas={A: "inn_dagon"})
    printed(s, "inn_lawrence", {"op": "draw"}, {"op": "return_to_hand", "may": True})
    s.do("A play:inn_lawrence", auto=False)
    assert (len(s.hand(A)), s.area(A)) == (3, ["inn_dagon", "inn_lawrence"])
    s.is_turn_of(B)


# -- cards that were not played --------------------------------------------------------------------


@pytest.mark.rule("MH 5.20")
@pytest.mark.parametrize(
    ("plays", "areas", "moves"),
    [
        ("mtn_dyer", {B: "mtn_hieroglyph"}, ("take:mtn_hieroglyph@1",)),
        ("shk_mephisto", {A: "inn_casey", B: "shk_beelzebub"},
         ("offer:inn_casey@0", "swap:shk_beelzebub@1")),
        ("ldn_phantom", {A: "shk_satan"}, ("move:shk_satan@0", "bring>1")),
        ("inn_sargent", {A: "inn_ticket"}, ("move:inn_ticket@0", "bring>1")),
        ("inn_lawrence", {A: "inn_dagon"}, ("return:inn_dagon@0",)),
    ],
)  # fmt: skip
def test_a_card_that_changes_its_place_does_not_use_its_ability(plays, areas, moves):
    s = scene(hands={A: plays, B: "inn_obed"}, areas=areas, deck=9)
    s.do(f"A play:{plays}")
    for move in moves:
        s.do(f"A {move}", auto=False)
    s.is_turn_of(B)
    assert (s.deck(), s.discard(), s.hand(B)) == (9, [], ["inn_obed"])
