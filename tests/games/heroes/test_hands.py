"""Abilities that touch hands: discard from hand, look, take, give back, swap, pass on."""

import pytest

from tests.games.heroes.other_cards import printed
from tests.games.heroes.scene import NAMES, A, B, C, D, scene
from tests.games.playing import told

# -- one's own hand --------------------------------------------------------------------------------


@pytest.mark.example("MH ex-36")
def test_danforth_discards():
    for picked, kept in (("inn_zadok", "inn_obed"), ("inn_obed", "inn_zadok")):
        s = scene(hands={A: "mtn_danforth inn_zadok inn_obed"}, discard="inn_dagon")
        s.do("A play:mtn_danforth")
        s.asks(A, "discard_from_hand", "discard:inn_zadok", "discard:inn_obed")
        s.do(f"A discard:{picked}")
        assert (s.hand(A), s.area(A)) == ([kept], ["mtn_danforth"])
        assert s.sees(B)["piles"][0]["discard"] == ["inn_dagon", picked]
        s.is_turn_of(B)
    s = scene(hands={A: "mtn_danforth"}).do("A play:mtn_danforth", auto=False)
    assert (s.area(A), s.discard()) == (["mtn_danforth"], [])
    s.is_turn_of(B)


@pytest.mark.example("MH ex-37")
def test_queen_victoria():
    def played():
        return scene(hands={A: "shk_victoria inn_zadok inn_obed"}).do("A play:shk_victoria")

    one = played()
    one.asks(A, "discard_from_hand", "discard:inn_zadok", "discard:inn_obed", "decline")
    one.do("A discard:inn_obed")
    one.asks(A, "discard_from_hand", "discard:inn_zadok", "enough")
    one.do("A enough")
    assert (one.hand(A), one.discard()) == (["inn_zadok"], ["inn_obed"])
    one.is_turn_of(B)
    two = played().do("A discard:inn_obed", "A discard:inn_zadok", auto=False)
    assert (two.hand(A), two.discard()) == ([], ["inn_obed", "inn_zadok"])
    two.is_turn_of(B)
    none = played().do("A decline")
    assert (none.hand(A), none.discard()) == (["inn_zadok", "inn_obed"], [])
    none.is_turn_of(B)


@pytest.mark.rule("MH 5.29", "MH 10.4")
def test_with_an_empty_hand_there_is_nothing_to_discard():
    s = scene(hands={A: "shk_victoria"}).do("A play:shk_victoria", auto=False)
    s.is_turn_of(B)
    s = scene(hands={A: "shk_victoria inn_zadok"}).do("A play:shk_victoria")
    s.asks(A, "discard_from_hand", "discard:inn_zadok", "decline")
    s.do("A discard:inn_zadok", auto=False)
    assert (s.hand(A), s.discard()) == ([], ["inn_zadok"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.18", "MH 5.29")
def test_up_to_two_without_you_may_includes_none():
    step = {"op": "discard_from_hand", "who": "self", "selection": "owner", "count": 2}
    s = scene(hands={A: "mtn_danforth inn_zadok inn_obed"})
    printed(s, "mtn_danforth", step | {"up_to": True}).do("A play:mtn_danforth")
    s.asks(A, "discard_from_hand", "discard:inn_zadok", "discard:inn_obed", "decline")
    s.do("A decline")
    assert s.discard() == []
    s.is_turn_of(B)
    s = scene(hands={A: "mtn_danforth inn_zadok inn_obed"})
    printed(s, "mtn_danforth", step).do("A play:mtn_danforth", auto=False)
    s.asks(A, "discard_from_hand", "discard:inn_zadok", "discard:inn_obed")
    s.do("A discard:inn_obed", auto=False)
    s.asks(A, "discard_from_hand", "discard:inn_zadok")  # without «up to» there is no stopping
    s.do("A discard:inn_zadok")
    s.is_turn_of(B)


@pytest.mark.rule("MH 10.19")
def test_in_the_duel_copies_of_different_owners_are_two_options():
    s = scene(duel=True, hands={A: "mtn_danforth shk_imp shk_imp~1"}).do("A play:mtn_danforth")
    s.asks(A, "discard_from_hand", "discard:shk_imp", "discard:shk_imp~1")
    s.do("A discard:shk_imp~1")
    assert (s.discard(A), s.discard(B)) == ([], ["shk_imp"])
    s.is_turn_of(B)


# -- another's hand --------------------------------------------------------------------------------


@pytest.mark.example("MH ex-38")
def test_the_mummy_discards_by_lot():
    for lot, gone, kept in ((0, "inn_zadok", "inn_obed"), (1, "inn_obed", "inn_zadok")):
        s = scene(seats=3, hands={A: "ldn_mummy inn_orne", B: "inn_zadok inn_obed", C: ""})
        s.do("A play:ldn_mummy", auto=False)
        s.asks(A, "discard_from_hand_from", "choose:1")
        s.draw_lots(lot).do("A choose:1")
        assert (s.hand(B), s.hand(A)) == ([kept], ["inn_orne"])
        assert s.g.loaded == ()  # the lot was asked
        for seat in (A, B, C):
            assert s.sees(seat)["piles"][0]["discard"] == [gone]
            assert told("discarded_from_hand", seat=B, card=gone) in s.told(seat)
        s.is_turn_of(B)


@pytest.mark.example("MH ex-39")
def test_the_mummy_with_all_other_hands_empty():
    s = scene(seats=3, hands={A: "ldn_mummy inn_orne", B: "", C: ""})
    s.do("A play:ldn_mummy", auto=False)
    assert (s.area(A), s.hand(A), s.discard()) == (["ldn_mummy"], ["inn_orne"], [])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.30", "MH 5.14", "MH 10.2")
def test_the_victim_is_another_player_with_cards():
    hands = {A: "ldn_mummy inn_orne", B: "inn_zadok", C: "", D: "inn_obed"}
    s = scene(seats=4, hands=hands).do("A play:ldn_mummy")
    s.asks(A, "discard_from_hand_from", "choose:1", "choose:3")
    s.draw_lots(0).do("A choose:3")
    assert (s.hand(B), s.hand(D), s.discard()) == (["inn_zadok"], [], ["inn_obed"])
    s.is_turn_of(B)


@pytest.mark.example("MH ex-40")
def test_holmes_looks_and_discards():
    s = scene(hands={A: "shk_holmes", B: "inn_zadok inn_obed inn_orne"})
    s.do("A play:shk_holmes")
    s.asks(A, "discard_from_hand_from", "choose:1", "decline")
    assert s.sees(A)["players"][B]["hand"] == [None] * 3
    s.do("A choose:1")
    assert s.sees(A)["players"][B]["hand"] == ["inn_obed", "inn_orne", "inn_zadok"]
    three = ("discard:inn_zadok", "discard:inn_obed", "discard:inn_orne")
    s.asks(A, "discard_seen", *three)  # declining is refused now
    s.do("A discard:inn_obed")
    assert (s.discard(), s.hand(B)) == (["inn_obed"], ["inn_zadok", "inn_orne"])
    seen = ("inn_obed", "inn_orne", "inn_zadok")
    assert told("saw_hand", seat=A, other=B, cards=seen) in s.told(A)
    assert told("saw_hand", seat=A, other=B) in s.told(B)
    assert not any("inn_zadok" in str(event) for event in s.told(B))
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.31", "MH 10.8", "MH 5.14")
def test_only_the_looker_sees_the_hand():
    hands = {A: "shk_holmes", B: "inn_zadok", C: "inn_obed inn_orne", D: ""}
    s = scene(seats=4, hands=hands).do("A play:shk_holmes")
    s.asks(A, "discard_from_hand_from", "choose:1", "choose:2", "decline")
    s.do("A choose:2")
    for seat in (B, D):
        assert s.sees(seat)["players"][C]["hand"] == [None, None]
        assert s.told(seat)[-1] == told("saw_hand", seat=A, other=C)
        assert not any(card in str(s.told(seat)) for card in s.hand(C))
        s.refuses(seat, "discard:inn_obed", "discard:inn_orne")
    s.refuses(C, "discard:inn_obed", "discard:inn_orne")  # it is A who picks
    s.do("A discard:inn_orne")
    assert (s.hand(C), s.hand(B), s.discard()) == (["inn_obed"], ["inn_zadok"], ["inn_orne"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.31", "MH 5.17")
def test_two_cards_are_picked_one_after_another_from_the_hand_that_was_seen():
    step = {"op": "discard_from_hand", "who": "one_opponent", "selection": "seen", "count": 2}
    s = scene(hands={A: "shk_holmes", B: "inn_zadok inn_obed inn_orne"})
    printed(s, "shk_holmes", step).do("A play:shk_holmes", "A discard:inn_orne")
    s.asks(A, "discard_seen", "discard:inn_zadok", "discard:inn_obed")
    s.do("A discard:inn_zadok", auto=False)
    assert (s.hand(B), s.discard()) == (["inn_obed"], ["inn_orne", "inn_zadok"])
    s.is_turn_of(B)
    s = printed(scene(hands={A: "shk_holmes", B: "inn_zadok"}), "shk_holmes", step)
    s.do("A play:shk_holmes")
    assert (s.hand(B), s.discard()) == ([], ["inn_zadok"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.5", "MH 10.2")
def test_holmes_may_be_declined_and_needs_a_hand_with_cards():
    s = scene(hands={A: "shk_holmes", B: "inn_zadok"}).do("A play:shk_holmes", "A decline")
    assert s.sees(A)["players"][B]["hand"] == [None]
    assert not any(event["kind"] == "saw_hand" for event in s.told(B))
    s.is_turn_of(B)
    s = scene(hands={A: "shk_holmes", B: ""}).do("A play:shk_holmes", auto=False)
    s.is_turn_of(B)


@pytest.mark.example("MH ex-41")
def test_beelzebub_each_other_player():
    hands = {A: "shk_beelzebub inn_dagon", B: "inn_zadok inn_obed", C: "",
             D: "inn_orne inn_hydra inn_casey"}  # fmt: skip
    s = scene(seats=4, hands=hands).do("A play:shk_beelzebub")
    s.asks(B, "discard_from_hand", "discard:inn_zadok", "discard:inn_obed")
    s.do("B discard:inn_obed")
    s.asks(D, "discard_from_hand", "discard:inn_orne", "discard:inn_hydra", "discard:inn_casey")
    s.do("D discard:inn_casey")
    assert [len(s.hand(seat)) for seat in (A, B, C, D)] == [1, 1, 0, 2]
    assert s.discard() == ["inn_obed", "inn_casey"]
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.32")
def test_each_other_player_in_turn_order_after_the_one_who_played():
    hands = dict.fromkeys((A, B, D), "inn_zadok inn_obed") | {C: "mtn_colour inn_orne inn_obed"}
    s = scene(seats=4, hands=hands, turn=C).do("C play:mtn_colour")
    for seat in (D, A, B):
        s.asks(seat, "discard_from_hand", "discard:inn_zadok", "discard:inn_obed")
        s.refuses(C, "discard:inn_orne")
        s.do(f"{NAMES[seat]} discard:inn_zadok")
    assert s.hand(C) == ["inn_orne", "inn_obed"]
    assert s.discard() == ["inn_zadok"] * 3
    s.is_turn_of(D)


@pytest.mark.rule("MH 5.29", "MH 5.14")
def test_a_card_may_leave_the_pick_to_the_hands_owner():
    s = scene(seats=3, hands={A: "ldn_mummy", B: "inn_zadok", C: "inn_obed inn_orne"})
    step = {"op": "discard_from_hand", "who": "one_opponent", "selection": "owner"}
    printed(s, "ldn_mummy", step).do("A play:ldn_mummy")
    s.asks(A, "discard_from_hand_from", "choose:1", "choose:2")
    s.do("A choose:2")
    s.asks(C, "discard_from_hand", "discard:inn_obed", "discard:inn_orne")
    s.do("C discard:inn_orne")
    assert (s.hand(C), s.discard()) == (["inn_obed"], ["inn_orne"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.17", "MH 5.30")
def test_a_hand_smaller_than_the_discard_is_emptied():
    s = scene(seats=3, hands={A: "ldn_mummy", B: "inn_zadok inn_obed", C: "inn_orne"})
    step = {"op": "discard_from_hand", "who": "one_opponent", "selection": "random", "count": 3}
    printed(s, "ldn_mummy", step).draw_lots(1, 0).do("A play:ldn_mummy", "A choose:1")
    assert (s.hand(B), s.discard()) == ([], ["inn_obed", "inn_zadok"])
    s.is_turn_of(B)


# -- take and give back ----------------------------------------------------------------------------


@pytest.mark.example("MH ex-43")
def test_irene_adler_gives_back():
    s = scene(hands={A: "shk_adler", B: "inn_zadok inn_obed"}).do("A play:shk_adler")
    s.asks(A, "take_from_hand_from", "choose:1", "decline")
    s.draw_lots(0).do("A choose:1", auto=False)
    s.asks(A, "give_back", "give:0")
    s.do("A give:0")
    assert (s.hand(A), sorted(s.hand(B))) == ([], ["inn_obed", "inn_zadok"])
    s.is_turn_of(B)
    for given, kept, back in ((0, "inn_zadok", "inn_orne"), (1, "inn_orne", "inn_zadok")):
        s = scene(hands={A: "shk_adler inn_orne", B: "inn_zadok inn_obed"})
        s.draw_lots(0).do("A play:shk_adler", "A choose:1")
        assert s.hand(A) == ["inn_orne", "inn_zadok"]
        s.asks(A, "give_back", "give:0", "give:1")
        s.do(f"A give:{given}")
        assert (s.hand(A), sorted(s.hand(B))) == ([kept], sorted(["inn_obed", back]))
        s.is_turn_of(B)


@pytest.mark.rule("MH 5.34", "MH 5.33")
def test_the_card_goes_back_to_the_player_it_was_taken_from():
    s = scene(seats=3, hands={A: "shk_adler inn_orne", B: "inn_dagon", C: "inn_zadok inn_obed"})
    s.do("A play:shk_adler")
    s.asks(A, "take_from_hand_from", "choose:1", "choose:2", "decline")
    s.draw_lots(1).do("A choose:2", "A give:0")
    assert [s.hand(seat) for seat in (A, B, C)] == [
        ["inn_obed"], ["inn_dagon"], ["inn_zadok", "inn_orne"],
    ]  # fmt: skip
    s.is_turn_of(B)


@pytest.mark.example("MH ex-67")
@pytest.mark.parametrize("code", ["inn_clerk", "mtn_migo"])
def test_other_thieves(code):
    s = scene(seats=3, hands={A: code, B: "inn_zadok inn_obed", C: "inn_orne"})
    s.do(f"A play:{code}")
    s.asks(A, "take_from_hand_from", "choose:1", "choose:2", "decline")
    s.do("A choose:2", auto=False)
    assert (s.hand(A), s.hand(C), s.hand(B)) == (["inn_orne"], [], ["inn_zadok", "inn_obed"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.33")
def test_the_lot_decides_which_card_is_taken():
    hands = {A: "inn_clerk", B: "inn_zadok inn_obed inn_orne"}
    for lot, card in enumerate(("inn_zadok", "inn_obed", "inn_orne")):
        s = scene(hands=hands).draw_lots(lot).do("A play:inn_clerk", "A choose:1")
        assert s.hand(A) == [card]
        assert card not in s.hand(B)


@pytest.mark.rule("MH 10.2", "MH 5.33")
def test_nothing_can_be_taken_from_empty_hands():
    s = scene(seats=3, hands={A: "inn_clerk inn_orne", B: "", C: ""})
    s.do("A play:inn_clerk", auto=False)
    assert s.hand(A) == ["inn_orne"]
    s.is_turn_of(B)
    s = scene(seats=3, hands={A: "shk_adler inn_orne", B: "", C: "inn_obed"}).do("A play:shk_adler")
    s.asks(A, "take_from_hand_from", "choose:2", "decline")


@pytest.mark.rule("MH 10.1", "MH 5.33")
def test_a_card_is_taken_into_a_hand_of_two_but_not_into_a_full_one():
    hands = {A: "inn_clerk inn_orne inn_zadok", B: "inn_obed"}
    s = scene(hands=hands).do("A play:inn_clerk", "A choose:1")
    assert (s.hand(A), s.hand(B)) == (["inn_orne", "inn_zadok", "inn_obed"], [])
    s.is_turn_of(B)
    s = printed(scene(hands=hands), "inn_clerk", {"op": "draw"}, {"op": "take_from_hand"})
    s.do("A play:inn_clerk", auto=False)
    assert (len(s.hand(A)), s.hand(B)) == (3, ["inn_obed"])
    s.is_turn_of(B)


# -- swap ------------------------------------------------------------------------------------------


@pytest.mark.example("MH ex-44")
def test_rasputin_swaps_hands():
    s = scene(hands={A: "ldn_rasputin inn_orne", B: "inn_zadok inn_obed inn_dagon"})
    s.do("A play:ldn_rasputin")
    s.asks(A, "swap_hands_from", "choose:1", "decline")
    s.do("A choose:1")
    assert (s.hand(A), s.hand(B)) == (["inn_zadok", "inn_obed", "inn_dagon"], ["inn_orne"])
    s.is_turn_of(B)
    s = scene(hands={A: "ldn_rasputin inn_orne", B: ""}).do("A play:ldn_rasputin", "A choose:1")
    assert (s.hand(A), s.hand(B)) == ([], ["inn_orne"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.35", "MH 10.2")
def test_ones_own_empty_hand_can_be_swapped_with_anybodys():
    s = scene(seats=3, hands={A: "ldn_rasputin", B: "", C: "inn_zadok inn_obed"})
    s.do("A play:ldn_rasputin")
    s.asks(A, "swap_hands_from", "choose:1", "choose:2", "decline")
    s.do("A choose:2")
    assert (s.hand(A), s.hand(B), s.hand(C)) == (["inn_zadok", "inn_obed"], [], [])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.35", "MH 5.5")
def test_a_swap_may_be_declined():
    s = scene(hands={A: "ldn_rasputin inn_orne", B: "inn_zadok"})
    s.do("A play:ldn_rasputin", "A decline")
    assert (s.hand(A), s.hand(B)) == (["inn_orne"], ["inn_zadok"])
    s.is_turn_of(B)


# -- pass on ---------------------------------------------------------------------------------------

HANDS = {A: "mtn_beyond inn_zadok inn_obed", B: "", C: "inn_orne inn_dagon inn_hydra",
         D: "inn_casey"}  # fmt: skip


@pytest.mark.example("MH ex-45")
def test_passing_cards():
    s = scene(seats=4, hands=HANDS).do("A play:mtn_beyond")
    assert s.asked() == [
        "A pass_cards: pass_on:0 pass_on:1",
        "C pass_cards: pass_on:0 pass_on:1 pass_on:2",
        "D pass_cards: pass_on:0",
    ]
    before = len(s.told(B))
    s.do("A pass_on:0", "C pass_on:1")
    for seat in (A, B, C, D):
        assert len(s.told(seat)) == before  # nobody is told another's pick
    assert s.hand(B) == []
    s.do("D pass_on:0")
    assert s.hand(A) == ["inn_obed", "inn_casey"]
    assert s.hand(B) == ["inn_zadok"]
    assert s.hand(C) == ["inn_orne", "inn_hydra"]
    assert s.hand(D) == ["inn_dagon"]
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.36")
def test_the_order_of_picking_does_not_matter_and_a_pick_can_be_changed():
    s = scene(seats=4, hands=HANDS).do("A play:mtn_beyond")
    s.do("D pass_on:0", "C pass_on:0", "C pass_on:2", "A pass_on:1")
    assert [s.hand(seat) for seat in (A, B, C, D)] == [
        ["inn_zadok", "inn_casey"], ["inn_obed"], ["inn_orne", "inn_dagon"], ["inn_hydra"],
    ]  # fmt: skip
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.36", "MH 10.1")
def test_a_card_that_arrives_cannot_be_passed_on_and_full_hands_stay_full():
    hands = {A: "mtn_beyond inn_zadok", B: "inn_orne inn_dagon inn_hydra"}
    s = scene(hands=hands).do("A play:mtn_beyond", "A pass_on:0", "B pass_on:2")
    assert (s.hand(A), s.hand(B)) == (["inn_hydra"], ["inn_orne", "inn_dagon", "inn_zadok"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.36")
def test_with_all_hands_empty_nothing_is_passed():
    s = scene(seats=3, hands={A: "mtn_beyond", B: "", C: ""})
    s.do("A play:mtn_beyond", auto=False)
    assert [s.hand(seat) for seat in (A, B, C)] == [[], [], []]
    s.is_turn_of(B)
