"""Who knows what: views and events after takes, passes, swaps, looks, returns; equal copies."""

import re

import pytest

from fhtagn.games.heroes.verbs import leave_hand
from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.present import keyed, sent
from fhtagn.kernel.state import EVERYONE, SPECTATOR
from tests.games.heroes.eyes import DECK, PASSING, hand, looked, shown, top
from tests.games.heroes.other_cards import printed
from tests.games.heroes.scene import GAME, A, B, C, D, scene
from tests.games.playing import told

PLACES = re.compile(r"(give|pass_on|take_top|top):\d")


# -- what is secret --------------------------------------------------------------------------------


@pytest.mark.rule("MH 10.6")
def test_a_seat_is_sent_what_it_may_see_and_nothing_else():
    hands = {A: "inn_zadok inn_obed", B: "inn_dagon ldn_fogg", C: "inn_orne"}
    s = scene(
        seats=3,
        hands=hands,
        areas={B: "inn_casey"},
        deck="ldn_mina ldn_hyde ldn_mummy",
        discard="inn_clerk",
        factions={A: "ldn_f_h1", B: "ldn_f_h2", C: "ldn_f_m1"},
        turn=B,
    )
    secrets = {seat: [*s.hand(seat), *s.factions(seat)] for seat in (A, B, C)}
    for viewer in (A, B, C, SPECTATOR):
        everything = str(sent(GAME, s.g, viewer))
        for owner, cards in secrets.items():
            assert all((card in everything) == (owner == viewer) for card in cards)
        assert not re.search("ldn_(mina|hyde|mummy)", everything)
        view = s.sees(viewer)
        assert [len(one["hand"]) for one in view["players"]] == [2, 2, 1]
        assert [one["area"] for one in view["players"]] == [[], [("inn_casey", 0)], []]
        assert view["piles"] == [{"deck": 3, "known": [], "discard": ["inn_clerk"]}]


@pytest.mark.rule("MH 10.6")
def test_nobody_is_sent_the_options_of_another():
    s = scene(seats=3, hands={A: "shk_holmes", B: "inn_zadok inn_obed"})
    s.do("A play:shk_holmes", "A choose:1")
    assert sent(GAME, s.g, A)["options"] == ["discard:inn_obed", "discard:inn_zadok"]
    for seat in (B, C, SPECTATOR):
        received = sent(GAME, s.g, seat)
        assert received["options"] == []
        assert received["asked"] == [[A, "discard_seen", {"card": "shk_holmes"}, False]]


# -- from hand to hand -----------------------------------------------------------------------------


@pytest.mark.rule("MH 10.7")
def test_a_card_taken_is_known_to_the_two_concerned():
    s = scene(seats=3, hands={A: "inn_clerk inn_orne", B: "inn_zadok inn_obed", C: "inn_dagon"})
    s.draw_lots(0).do("A play:inn_clerk", "A choose:1")
    assert hand(s, A, A) == ["inn_orne", "inn_zadok"]
    assert hand(s, B, A) == ["inn_zadok", None]
    assert hand(s, C, A) == [None, None]
    assert hand(s, A, B) == hand(s, C, B) == [None]
    for seat in (A, B):
        assert told("took", seat=A, other=B, card="inn_zadok") in s.told(seat)
    for seat in (C, SPECTATOR):
        assert told("took", seat=A, other=B) in s.told(seat)
        assert "inn_zadok" not in str(s.told(seat))


@pytest.mark.rule("MH 10.7")
def test_a_card_given_back_is_known_to_the_two_concerned():
    s = scene(seats=3, hands={A: "shk_adler inn_orne", B: "inn_zadok inn_obed", C: "inn_dagon"})
    s.draw_lots(0).do("A play:shk_adler", "A choose:1", "A give:0")
    assert hand(s, A, B) == ["inn_orne", None]
    assert hand(s, B, A) == ["inn_zadok"]
    assert (hand(s, C, A), hand(s, C, B)) == ([None], [None, None])
    for seat in (A, B):
        assert told("gave", seat=A, other=B, card="inn_orne") in s.told(seat)
    assert told("gave", seat=A, other=B) in s.told(C)
    assert not re.search("inn_(orne|zadok)", str(s.told(C)))


@pytest.mark.rule("MH 10.7", "MH 5.36")
def test_a_card_passed_is_known_to_the_two_concerned():
    s = scene(seats=4, hands=PASSING)
    s.do("A play:mtn_beyond", "A pass_on:0", "C pass_on:1", "D pass_on:0")
    assert [hand(s, viewer, B) for viewer in (A, C, D)] == [["inn_zadok"], [None], [None]]
    assert [hand(s, viewer, D) for viewer in (A, B, C)] == [[None], [None], ["inn_dagon"]]
    seen = [hand(s, viewer, A) for viewer in (B, C, D)]
    assert seen == [[None, None], [None, None], ["inn_casey", None]]
    assert [hand(s, viewer, C) for viewer in (A, B, D)] == [[None, None]] * 3
    for giver, taker, card in ((A, B, "inn_zadok"), (C, D, "inn_dagon"), (D, A, "inn_casey")):
        for seat in (A, B, C, D):
            concerned = seat in (giver, taker)
            assert (told("passed", seat=giver, other=taker, card=card) in s.told(seat)) == concerned
            assert (told("passed", seat=giver, other=taker) in s.told(seat)) != concerned
            assert (card in str(s.told(seat))) == concerned


@pytest.mark.rule("MH 10.7", "MH 5.36")
def test_a_pick_is_secret_until_all_have_picked():
    def others_are_sent(key):
        s = scene(seats=4, hands=PASSING).do("A play:mtn_beyond", key)
        return [(sent(GAME, s.g, seat), s.told(seat)) for seat in (B, C, D)]

    assert others_are_sent("A pass_on:0") == others_are_sent("A pass_on:1")
    asked = others_are_sent("A pass_on:0")[0][0]["asked"]
    assert [(one[0], one[3]) for one in asked] == [(A, True), (C, False), (D, False)]


@pytest.mark.rule("MH 10.7")
def test_a_discarded_card_is_known_to_all():
    hands = {A: "mtn_colour", B: "inn_zadok inn_obed", C: "inn_orne"}
    s = scene(seats=3, hands=hands).do("A play:mtn_colour", "B discard:inn_obed")
    for seat in (A, B, C, SPECTATOR):
        assert s.sees(seat)["piles"][0]["discard"] == ["inn_obed", "inn_orne"]
        assert told("discarded_from_hand", seat=B, card="inn_obed") in s.told(seat)
    assert hand(s, A, B) == [None]


# -- what one has seen of a hand -------------------------------------------------------------------


@pytest.mark.rule("MH 10.18")
def test_what_was_seen_stays_known_while_cards_come_and_go_openly():
    hands = {"A": "inn_zadok inn_casey inn_orne", "B": "shk_holmes inn_dagon", "C": "ldn_fogg"}
    s = looked(turn=B, at=A, seats=3, **hands)
    assert hand(s, B, A) == ["inn_casey", "inn_orne"]
    assert hand(s, C, A) == [None, None]
    s.do("C draw", "A draw", "B draw", "C draw", "A play:inn_casey")
    assert hand(s, B, A) == ["inn_orne", None]  # the card drawn was not seen
    assert hand(s, C, A) == [None, None]


@pytest.mark.rule("MH 10.18")
def test_a_card_that_leaves_unseen_takes_the_knowledge_with_it():
    hands = {"A": "inn_zadok inn_casey inn_orne", "C": "shk_holmes", "D": "inn_clerk", "B": ""}
    for lot in (0, 1):
        s = looked(turn=C, at=A, **hands)
        assert hand(s, C, A) == ["inn_casey", "inn_orne"]
        s.draw_lots(lot).do("D play:inn_clerk", "D choose:0")
        assert (hand(s, C, A), hand(s, C, D)) == ([None], [None])
        assert hand(s, A, D) == s.hand(D)
        assert (hand(s, B, A), hand(s, D, A)) == ([None], [None])


@pytest.mark.rule("MH 10.18")
def test_the_only_card_of_a_hand_stays_known_where_it_goes():
    hands = {"A": "inn_zadok inn_casey", "C": "shk_holmes", "D": "inn_clerk inn_obed", "B": ""}
    s = looked(turn=C, at=A, **hands).draw_lots(0).do("D play:inn_clerk", "D choose:0")
    assert (s.hand(A), hand(s, C, D)) == ([], ["inn_casey", None])
    assert hand(s, B, D) == [None, None]  # a bystander has seen nothing


@pytest.mark.rule("MH 10.18")
def test_the_one_who_takes_still_knows_the_rest():
    hands = {"A": "inn_zadok inn_casey inn_orne", "C": "shk_holmes inn_clerk", "B": "", "D": ""}
    s = looked(turn=C, at=A, **hands)
    s.do("D draw", "A draw", "B draw").draw_lots(0).do("C play:inn_clerk", "C choose:0")
    assert s.hand(C) == ["inn_casey"]
    assert hand(s, C, A) == ["inn_orne", None]
    assert (hand(s, B, C), hand(s, D, C)) == ([None], [None])


@pytest.mark.rule("MH 10.18", "MH 10.7")
def test_a_gift_hides_the_givers_hand_from_the_others():
    hands = {
        "A": "inn_obed shk_adler inn_orne",
        "B": "inn_zadok",
        "C": "shk_holmes",
        "D": "inn_dagon",
    }
    s = looked(turn=C, at=A, **hands)
    assert hand(s, C, A) == ["inn_orne", "shk_adler"]
    s.do("D draw", "A play:shk_adler")
    assert hand(s, C, A) == ["inn_orne"]
    s.do("A choose:1", "A give:0")  # Zadok came, Orne went
    assert (s.hand(A), s.hand(B)) == (["inn_zadok"], ["inn_orne"])
    assert (hand(s, C, A), hand(s, C, B)) == ([None], [None])
    assert (hand(s, B, A), hand(s, A, B)) == (["inn_zadok"], ["inn_orne"])


@pytest.mark.rule("MH 10.18")
def test_passing_hides_hands_from_all_but_the_two_concerned():
    s = scene(seats=4, hands={A: "mtn_beyond inn_zadok inn_obed", B: "inn_orne inn_dagon",
                              C: "inn_casey", D: "ldn_fogg ldn_mina"})  # fmt: skip
    shown(s, A, 1, B, C)
    shown(s, A, 2, B, C)
    shown(s, B, 0, D)
    shown(s, C, 0, A)
    s.do("A play:mtn_beyond", "A pass_on:0", "B pass_on:0", "C pass_on:0", "D pass_on:1")
    assert s.hand(A) == ["inn_obed", "ldn_mina"]
    assert hand(s, B, A) == ["inn_obed", None]  # B received Zadok and can tell the rest
    assert hand(s, C, A) == [None, None]
    assert hand(s, C, B) == [None, None]
    assert hand(s, D, B) == [None, None]  # Orne has gone, or not
    assert hand(s, D, C) == [None]
    assert hand(s, A, D) == ["inn_casey", None]  # the only card of C's hand
    assert hand(s, A, B) == ["inn_zadok", None]  # it arrived after B had picked
    assert hand(s, C, D) == ["inn_casey", None]


@pytest.mark.rule("MH 10.18")
def test_whole_hands_that_are_swapped_stay_known():
    hands = {"A": "inn_zadok ldn_rasputin inn_orne", "B": "inn_dagon inn_hydra",
             "D": "shk_holmes", "C": ""}  # fmt: skip
    s = looked(turn=D, at=A, **hands).do("A play:ldn_rasputin", "A choose:1")
    assert (hand(s, D, B), hand(s, D, A)) == (["inn_orne"], [None, None])
    assert (hand(s, C, B), hand(s, C, A)) == ([None], [None, None])
    assert (hand(s, A, B), hand(s, B, A)) == (["inn_orne"], ["inn_dagon", "inn_hydra"])
    assert told("swapped_hands", seat=A, other=B) in s.told(C)
    assert not re.search("inn_(orne|dagon|hydra)", str(s.told(C)))


# -- cards that lay open ---------------------------------------------------------------------------


@pytest.mark.rule("MH 10.18")
def test_a_returned_card_is_known_until_something_leaves_the_hand_unseen():
    s = scene(
        seats=3,
        hands={A: "inn_lawrence inn_orne", B: "inn_clerk", C: "inn_zadok"},
        areas={A: "inn_dagon"},
    )
    s.do("A play:inn_lawrence", "A return:inn_dagon@0")
    assert hand(s, B, A) == hand(s, C, A) == ["inn_dagon", None]
    s.draw_lots(1).do("B play:inn_clerk", "B choose:0")
    assert s.hand(B) == ["inn_dagon"]
    assert (hand(s, A, B), hand(s, C, B)) == (["inn_dagon"], [None])
    assert hand(s, C, A) == [None]


@pytest.mark.rule("MH 10.6", "MH 10.18")
def test_a_returned_card_is_shown_to_a_spectator_too():
    s = scene(hands={A: "inn_lawrence inn_orne"}, areas={A: "inn_dagon"})
    s.do("A play:inn_lawrence", "A return:inn_dagon@0")
    assert hand(s, SPECTATOR, A) == ["inn_dagon", None]


# -- the top of the deck ---------------------------------------------------------------------------


@pytest.mark.rule("MH 10.8", "MH 10.6")
def test_of_a_look_at_the_deck_the_others_learn_that_it_happened():
    def played(first, second):
        s = scene(seats=3, hands={A: "inn_grocery"}, deck=DECK)
        return s.do("A play:inn_grocery", "A look", f"A top:{first}", f"A top:{second}")

    s = played(2, 1)
    assert told("saw_deck", seat=A, cards=("inn_dagon", "inn_hydra", "inn_obed")) in s.told(A)
    for seat in (B, C, SPECTATOR):
        assert told("saw_deck", seat=A, count=3) in s.told(seat)
        assert top(s, seat) == []
        assert not any(card in str(s.told(seat)) for card in DECK.split())
    other = played(0, 2)
    assert top(other, A) != top(s, A)
    for seat in (B, C):  # the order chosen is told to nobody
        assert other.told(seat) == s.told(seat)
        assert sent(GAME, other.g, seat) == sent(GAME, s.g, seat)


@pytest.mark.rule("MH 10.18", "MH 5.43")
def test_who_knew_the_top_no_longer_does_when_another_has_arranged_it():
    s = scene(seats=3, hands={A: "inn_grocery", B: "shk_mycroft", C: ""}, deck=DECK)
    s.do("A play:inn_grocery", "A look", "A top:0", "A top:1")
    assert (top(s, A), top(s, B)) == (["inn_dagon", "inn_hydra", "inn_obed"], [])
    s.do("B play:shk_mycroft", "B look")
    assert top(s, A) == top(s, B) == ["inn_dagon", "inn_hydra", "inn_obed"]
    s.do("B top:0", "B top:1")  # for A it makes no difference that nothing was moved
    assert top(s, B) == ["inn_dagon", "inn_hydra", "inn_obed"]
    assert top(s, A) == top(s, C) == []


@pytest.mark.rule("MH 10.18", "MH 5.43")
def test_what_lies_below_the_cards_another_handled_stays_known():
    s = scene(hands={A: "inn_grocery", B: "ldn_mina"}, deck=DECK)
    s.do("A play:inn_grocery", "A look", "A top:0", "A top:1")
    s.do("B play:ldn_mina", "B look", "B take_top:1")
    assert s.hand(B) == ["inn_hydra"]
    assert hand(s, A, B) == [None]
    assert top(s, A) == [None, "inn_obed"]
    assert top(s, B) == ["inn_dagon"]


@pytest.mark.rule("MH 10.18")
def test_a_single_card_cannot_be_arranged():
    s = scene(hands={A: "inn_grocery", B: "shk_mycroft"}, deck="inn_dagon")
    s.do("A play:inn_grocery", "A look", "B play:shk_mycroft", "B look")
    assert top(s, A) == top(s, B) == ["inn_dagon"]


@pytest.mark.rule("MH 10.18")
def test_a_single_card_that_another_looks_at_and_takes_stays_known():
    s = scene(seats=3, hands={A: "inn_grocery", B: "ldn_mina", C: ""}, deck=DECK)
    printed(s, "ldn_mina", {"op": "look_at_deck", "count": 1, "take": 1})
    s.do("A play:inn_grocery", "A look", "A top:0", "A top:1", "B play:ldn_mina")
    assert (hand(s, A, B), hand(s, C, B)) == (["inn_dagon"], [None])
    assert top(s, A) == ["inn_hydra", "inn_obed"]


@pytest.mark.rule("MH 10.18")
def test_a_card_of_the_deck_stays_known_to_the_looker_when_it_is_drawn():
    s = scene(seats=3, hands={A: "inn_grocery", B: "", C: ""}, deck=DECK)
    s.do("A play:inn_grocery", "A look", "A top:1", "A top:1", "B draw")
    assert s.hand(B) == ["inn_hydra"]
    assert (hand(s, A, B), hand(s, C, B)) == (["inn_hydra"], [None])
    assert top(s, A) == ["inn_dagon", "inn_obed"]
    assert told("drew", seat=B) in s.told(A)


@pytest.mark.rule("MH 10.18")
def test_one_may_arrange_ones_own_knowledge_again():
    s = scene(hands={A: "inn_grocery shk_mycroft", B: "inn_casey"}, deck=DECK)
    s.do("A play:inn_grocery", "A look", "A top:2", "A top:2", "B play:inn_casey")
    assert top(s, A) == ["inn_obed", "inn_hydra", "inn_dagon"]
    s.do("A play:shk_mycroft", "A look", "A top:1", "A top:2")
    assert top(s, A) == ["inn_hydra", "inn_dagon", "inn_obed"]


# -- faction cards ---------------------------------------------------------------------------------


@pytest.mark.rule("MH 10.8")
def test_a_faction_card_seen_stays_known_to_the_looker_alone():
    s = scene(seats=3, hands={A: "inn_zadok", B: "mtn_mctighe", C: ""}, factions={C: "ldn_f_m3"})
    s.do("A play:inn_zadok", "A choose:2", "B play:mtn_mctighe", "B choose:0", "C draw")
    assert s.sees(A)["players"][C]["factions"] == ["ldn_f_m3"]
    assert s.sees(B)["players"][C]["factions"] == [None]
    assert s.sees(B)["players"][A]["factions"] == s.factions(A)
    assert s.sees(C)["players"][A]["factions"] == [None]
    assert told("saw_faction", seat=A, other=C) in s.told(SPECTATOR)
    assert "ldn_f_m3" not in str(s.told(SPECTATOR)) + str(s.told(B)) + str(s.told(C))


# -- equal copies ----------------------------------------------------------------------------------


@pytest.mark.rule("MH 10.19")
def test_equal_copies_in_a_hand_are_one_option():
    s = scene(hands={A: "shk_imp shk_imp"})
    s.asks(A, "act", "play:shk_imp", "draw")
    s = scene(hands={A: "mtn_danforth shk_imp shk_imp"}).do("A play:mtn_danforth", auto=False)
    s.asks(A, "discard_from_hand", "discard:shk_imp")
    s = scene(hands={A: "shk_holmes", B: "shk_imp shk_imp inn_zadok"})
    s.do("A play:shk_holmes", "A choose:1")
    s.asks(A, "discard_seen", "discard:shk_imp", "discard:inn_zadok")
    s = scene(duel=True, hands={A: "shk_imp shk_imp~1"})
    s.asks(A, "act", "play:shk_imp", "play:shk_imp~1", "draw")


@pytest.mark.rule("MH 10.19")
def test_the_copy_known_to_most_leaves_first():
    for places in ((0, 1), (1, 0)):
        s = scene(seats=4, hands={A: "shk_imp shk_imp inn_zadok"})
        more, fewer = places
        shown(s, A, fewer, B)
        shown(s, A, more, C, D)
        known = s.g.hands[A][more]
        s.do("A play:shk_imp")
        assert s.g.areas[A] == (known,)
        assert [hand(s, viewer, A) for viewer in (B, C, D)] == [[None, None]] * 3


@pytest.mark.rule("MH 10.19")
def test_after_one_copy_was_played_nobody_is_sure_of_the_other():
    s = scene(hands={A: "shk_hudson shk_imp", B: "inn_zadok"}, areas={A: "shk_imp"})
    s.do("A play:shk_hudson", "A return:shk_imp@0")
    assert hand(s, B, A) == ["shk_imp", None]
    s.do("B draw", "A play:shk_imp", "A decline")
    assert (s.hand(A), hand(s, B, A)) == (["shk_imp"], [None])


@pytest.mark.rule("MH 10.19")
@pytest.mark.parametrize("play", ["play:shk_imp", "play:mtn_danforth"])
def test_an_onlooker_who_knew_another_copy_cannot_be_sure(play):
    rest = "mtn_danforth" if play == "play:mtn_danforth" else "inn_zadok"
    s = scene(seats=4, hands={A: f"shk_imp shk_imp {rest}"})
    shown(s, A, 0, B)
    shown(s, A, 1, C)
    assert [hand(s, viewer, A) for viewer in (B, C)] == [["shk_imp", None, None]] * 2
    s.do(f"A {play}")
    assert "shk_imp" in s.area(A) + s.discard()
    for viewer in (B, C, D):
        assert "shk_imp" not in hand(s, viewer, A)
    assert "shk_imp" in hand(s, A, A)


@pytest.mark.rule("MH 10.19", "MH 10.18")
def test_who_knew_both_copies_still_knows_the_other():
    hands = {"A": "inn_zadok shk_imp shk_imp", "B": "shk_holmes", "C": ""}
    s = looked(turn=B, at=A, seats=3, **hands)
    assert hand(s, B, A) == ["shk_imp", "shk_imp"]
    s.do("C draw", "A play:shk_imp", "A decline")
    assert (hand(s, B, A), hand(s, C, A)) == (["shk_imp"], [None])


@pytest.mark.rule("MH 10.19", "MH 10.18")
def test_other_cards_stay_known_when_a_copy_leaves():
    s = scene(seats=3, hands={A: "shk_imp shk_imp inn_zadok"})
    shown(s, A, 1, B)
    shown(s, A, 2, B, C)
    s.do("A play:shk_imp", "A decline")
    assert hand(s, B, A) == hand(s, C, A) == ["inn_zadok", None]


@pytest.mark.rule("MH 10.19")
def test_the_taker_cannot_tell_a_second_copy_from_the_one_it_took():
    s = scene(hands={A: "inn_clerk", B: "inn_ticket inn_ticket inn_casey"})
    shown(s, B, 0, A)
    s.draw_lots(1).do("A play:inn_clerk", "A choose:1")
    assert s.hand(A) == ["inn_ticket"]
    assert s.sees(A)["players"][B]["hand"] == [None, None]


@pytest.mark.rule("MH 10.19")
def test_nor_can_whoever_is_given_or_passed_a_copy():
    s = scene(seats=4, hands={A: "shk_adler shk_imp shk_imp", B: "inn_zadok"})
    shown(s, A, 1, C, D)
    shown(s, A, 2, B)
    s.do("A play:shk_adler", "A choose:1", "A give:0")
    assert (s.hand(A), s.hand(B)) == (["shk_imp", "inn_zadok"], ["shk_imp"])
    assert hand(s, B, A) == ["inn_zadok", None]
    s = scene(seats=3, hands={A: "mtn_beyond shk_imp shk_imp", B: "", C: "inn_zadok"})
    shown(s, A, 1, C)
    shown(s, A, 2, B)
    s.do("A play:mtn_beyond", "A pass_on:0", "C pass_on:0")
    assert (s.hand(A), s.hand(B)) == (["shk_imp", "inn_zadok"], ["shk_imp"])
    assert hand(s, B, A) == [None, None]


@pytest.mark.rule("MH 10.19")
def test_copies_of_different_owners_are_not_equal():
    s = scene(duel=True, hands={A: "inn_obed inn_obed~1"})
    shown(s, A, 1, B)
    s.do("A play:inn_obed")
    assert s.sees(B)["players"][A]["hand"] == ["inn_obed"]


@pytest.mark.rule("MH 10.19")
def test_of_two_known_copies_one_stays_known():
    s = scene(seats=3, hands={A: "ldn_mummy", B: "inn_agent inn_agent inn_agent"})
    shown(s, B, 0, C)
    shown(s, B, 1, C)
    s.draw_lots(2).do("A play:ldn_mummy", "A choose:1")
    assert s.sees(C)["players"][B]["hand"] == ["inn_agent", None]


@pytest.mark.rule("MH 10.6", "MH 10.19")
def test_a_spectator_is_confused_like_anybody():
    s = scene(hands={A: "inn_agent inn_agent inn_casey"})
    s.g.known[s.g.hands[A][0]] = EVERYONE
    shown(s, A, 1, B)
    leave_hand(s.g, A, s.g.hands[A][1])
    assert s.sees(SPECTATOR)["players"][A]["hand"] == [None, None]
    assert s.sees(B)["players"][A]["hand"] == ["inn_agent", None]


# -- keys ------------------------------------------------------------------------------------------


@pytest.mark.rule("MH 10.7", "MH 10.8")
@pytest.mark.parametrize(
    ("codes", "moves", "prompt"),
    [
        (("shk_adler", "inn_orne"), ("A play:shk_adler", "A choose:1"), "give_back"),
        (("mtn_beyond", "inn_orne", "inn_dagon"), ("A play:mtn_beyond",), "pass_cards"),
        (("ldn_mina",), ("A play:ldn_mina", "A look"), "take_seen"),
        (("inn_grocery",), ("A play:inn_grocery", "A look"), "put_back"),
    ],
)
def test_the_keys_of_secret_picks_name_places(codes, moves, prompt):
    s = scene(hands={A: " ".join(codes), B: "inn_zadok inn_obed"}, deck=DECK)
    s.draw_lots(0).do(*moves)
    assert {one.prompt for one in decisions(s.g)} == {prompt}
    for one in decisions(s.g):
        keys = list(keyed(s.g, one.options))
        assert len(keys) > 1
        assert all(PLACES.fullmatch(key) for key in keys)


@pytest.mark.rule("MH 10.7", "MH 10.18")
def test_a_spectator_of_two_players_does_not_see_which_card_moved():
    s = scene(hands={A: "inn_lawrence mtn_dyer", B: "inn_clerk"}, areas={A: "inn_casey"})
    s.do("A play:inn_lawrence", "A return:inn_casey@0")
    assert s.sees(SPECTATOR)["players"][A]["hand"] == ["inn_casey", None]
    s.draw_lots(1).do("B play:inn_clerk", "B choose:0")
    assert s.sees(SPECTATOR)["players"][B]["hand"] == [None]
    assert s.sees(A)["players"][B]["hand"] == ["inn_casey"]


@pytest.mark.rule("MH 5.36", "MH 10.18")
def test_a_single_card_passed_on_stays_known():
    hands = {A: "mtn_beyond shk_imp", B: "shk_imp inn_zadok", C: "inn_orne"}
    s = scene(seats=3, hands=hands)
    s.g.known[s.g.hands[A][1]] |= 1 << C
    s.do("A play:mtn_beyond", "A pass_on:0", "B pass_on:0", "C pass_on:0", auto=False)
    assert s.sees(C)["players"][B]["hand"] == ["shk_imp", None]
