"""The turn: play or draw, the hand's limit, no passing, putting a card down (chapters 4 and 5)."""

import pytest

from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.game import settings
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.match import Match
from fhtagn.kernel.state import EVERYONE, TABLE
from tests.games.heroes.other_cards import printed
from tests.games.heroes.scene import GAME, A, B, C, scene
from tests.games.playing import told


@pytest.mark.rule("MH 4.3", "MH 4.4")
def test_with_three_cards_one_must_play():
    s = scene(hands={A: "inn_zadok inn_obed inn_casey"})
    s.asks(A, "act", "play:inn_zadok", "play:inn_obed", "play:inn_casey")
    assert s.why(A, "draw") == Reason("MH 4.4", "hand_full", {"count": 3})


@pytest.mark.rule("MH 4.1")
def test_a_turn_is_a_play_or_the_top_card_of_the_deck():
    drawn = scene(hands={A: "inn_zadok"}, deck="inn_dagon inn_hydra").do("A draw")
    assert drawn.hand(A) == ["inn_zadok", "inn_dagon"]
    drawn.is_turn_of(B)
    played = scene(hands={A: "inn_casey"}).do("A play:inn_casey")
    assert played.area(A) == ["inn_casey"]
    played.is_turn_of(B)


@pytest.mark.rule("MH 4.5")
def test_with_no_cards_one_must_draw():
    s = scene(hands={A: ""})
    s.asks(A, "act", "draw")
    assert s.why(A, "play") == Reason("MH 4.5", "hand_empty")
    s.do("A draw")
    assert (len(s.hand(A)), s.deck()) == (1, 9)


@pytest.mark.example("MH ex-14")
def test_with_one_or_two_cards_the_choice_is_free():
    scene(hands={A: "inn_zadok"}, deck=9).asks(A, "act", "play:inn_zadok", "draw")
    two = scene(hands={A: "inn_zadok inn_obed"}, deck=9)
    two.asks(A, "act", "play:inn_zadok", "play:inn_obed", "draw")


@pytest.mark.example("MH ex-15")
def test_playing_does_not_draw():
    s = scene(hands={A: "inn_casey inn_obed"}, deck=9).do("A play:inn_casey")
    assert (s.hand(A), s.deck(), s.area(A)) == (["inn_obed"], 9, ["inn_casey"])
    s.is_turn_of(B)


@pytest.mark.rule("MH 4.2", "MH 4.7")
def test_drawing_does_not_play_and_nobody_else_sees_the_card():
    s = scene(hands={A: "inn_zadok"}, deck="inn_dagon inn_hydra").do("A draw")
    assert s.hand(A) == ["inn_zadok", "inn_dagon"]
    s.is_turn_of(B)
    assert told("drew", seat=A, card="inn_dagon") in s.told(A)
    assert told("drew", seat=A) in s.told(B)
    assert "inn_dagon" not in str(s.told(B))
    assert s.sees(B)["players"][A]["hand"] == [None, None]


@pytest.mark.rule("MH 4.8", "MH 4.9")
def test_there_is_no_passing_and_the_turn_goes_round():
    s = scene(seats=3, hands={A: "", B: "", C: ""}, deck=9)
    for name, seat, following in (("A", A, B), ("B", B, C), ("C", C, A)):
        s.asks(seat, "act", *(["draw"] if not s.hand(seat) else []))
        s.do(f"{name} draw")
        s.is_turn_of(following)


@pytest.mark.example("MH ex-17")
def test_an_area_has_no_limit():
    s = scene(hands={A: "inn_casey"}, areas={A: "inn_ticket " * 14}).do("A play:inn_casey")
    assert len(s.area(A)) == 15


@pytest.mark.rule("MH 5.1", "MH 5.3")
def test_a_card_goes_face_up_to_the_own_area_and_nowhere_else():
    s = scene(hands={A: "inn_casey"}).do("A play:inn_casey")
    assert (s.area(A), s.area(B)) == (["inn_casey"], [])
    assert s.sees(B)["players"][A]["area"] == [("inn_casey", 0)]
    assert told("put", seat=A, card="inn_casey", to=A) in s.told(B)


@pytest.mark.rule("MH 5.21")
def test_a_card_played_again_uses_its_ability_again():
    s = scene(hands={A: "inn_lawrence", B: ""}, areas={A: "inn_casey", B: "inn_hybrid"})
    s.do("A play:inn_lawrence", "A return:inn_casey@0", "B draw")
    s.do("A play:inn_casey")
    assert s.discard() == ["inn_hybrid"]


@pytest.mark.rule("MH 10.10")
def test_what_is_not_offered_is_refused_and_changes_nothing():
    match = Match(GAME, settings(GAME, 2, {}), 1)
    match.play(TABLE, "first:0")
    match.play(TABLE, "no_more")
    before = match.record()
    for seat, key, name in (
        (0, "draw", "not-offered"),
        (1, "keep", "not-asked"),
        (7, "keep", "no-such-seat"),
        (0, "fly:moon", "not-offered"),
    ):
        with pytest.raises(IllegalChoice) as refused:
            match.play(seat, key)
        assert refused.value.name == name
    with pytest.raises(IllegalChoice, match="stale"):
        match.play(0, "keep", seq=0)
    assert match.record() == before


@pytest.mark.rule("MH 10.14")
@pytest.mark.example("MH ex-107")
def test_a_played_card_cannot_be_taken_back():
    match = Match(GAME, settings(GAME, 2, {}), 1)
    for key in ("first:0", "no_more"):
        match.play(TABLE, key)
    match.play(0, "keep")
    assert not match.can_undo(0)  # the answer is final
    match.play(1, "keep")
    card = next(key for key in match.state.code)
    first = match.decisions()[0]
    from fhtagn.kernel.present import keyed

    play = next(key for key in keyed(match.state, first.options) if key.startswith("play:"))
    match.play(0, play)
    with pytest.raises(IllegalChoice, match="no-undo"):
        match.undo(0)
    assert card in match.state.code


@pytest.mark.rule("MH 10.15")
def test_a_game_of_400_turns_is_counted_as_it_stands():
    s = scene(hands={A: "inn_casey"}, factions={A: "inn_f_h1", B: "inn_f_m1"})
    s.g.turns = 400
    s.do("A play:inn_casey")
    s.is_over()
    assert s.g.outcome.reason == "counted"
    assert s.winner() == A


@pytest.mark.rule("MH 10.17")
def test_resigning():
    two = scene().do("B resign")
    two.is_over()
    assert (two.winner(), two.g.outcome.reason) == (A, "resigned")
    assert two.sees(A)["players"][B]["factions"] != [None]
    three = scene(seats=3, turn=B).do("A resign")
    three.is_turn_of(B)
    three.refuses(A, "resign")
    assert three.why(A, "resign") == Reason("MH 10.17", "resigned")
    three.do("C resign")
    three.is_over()
    assert three.g.outcome.places == (2, 1, 2)


@pytest.mark.rule("MH 10.17")
def test_resigning_while_a_card_is_being_put_down_loses_no_card():
    s = scene(hands={A: "mtn_penguin"}).do("A play:mtn_penguin", "B resign")
    s.is_over()
    assert (s.area(A), s.g.stack) == (["mtn_penguin"], ())
    assert sorted(card for cards in GAME.proof.pieces(s.g).values() for card in cards) == list(
        range(len(s.g.code))
    )


@pytest.mark.rule("MH 10.17")
def test_whoever_resigned_comes_last():
    s = scene(seats=3, hands={A: "", B: "", C: ""}, deck=1, areas={A: "inn_zadok"},
              factions={A: "inn_f_h1"})  # fmt: skip
    s.do("A resign", "A draw")
    s.is_over()
    assert s.g.outcome.places[A] == 3


def at_a_match(s):
    """A match that goes on from the scene."""
    match = Match(GAME, settings(GAME, s.g.seats, {}), 1)
    match.state = s.g
    return match


@pytest.mark.rule("MH 5.36", "MH 10.14")
def test_nobody_takes_a_card_back_after_seeing_what_the_others_passed():
    s = scene(hands={A: "mtn_beyond inn_casey inn_obed", B: "inn_agent inn_ticket"})
    s.g.known = [EVERYONE] * len(s.g.known)
    match = at_a_match(s)
    match.play(A, "play:mtn_beyond")
    match.play(A, "pass_on:0")
    assert match.can_undo(A)  # sealed: nobody has seen it
    match.play(B, "pass_on:0")
    assert not match.can_undo(B)


@pytest.mark.rule("MH 10.14")
def test_a_play_is_final_even_if_everybody_knew_the_card():
    s = scene(hands={A: "inn_casey"})
    s.g.known = [EVERYONE] * len(s.g.known)
    match = at_a_match(s)
    match.play(A, "play:inn_casey")
    assert not match.can_undo(A)


@pytest.mark.rule("MH 10.14")
def test_a_step_that_taught_nobody_can_be_taken_back():
    s = scene(seats=3, hands={A: "inn_obed"}, areas={A: "inn_casey"})
    match = at_a_match(s)
    match.play(A, "play:inn_obed")
    match.play(A, "move:inn_casey@0")
    seq = match.seq
    match.undo(A)
    assert match.seq > seq  # a key sent before the undo is stale
    match.play(A, "decline")


@pytest.mark.rule("MH 5.28")
def test_the_consequence_follows_if_one_stops_early():
    step = {"op": "discard_in_play", "may": True, "count": 2, "up_to": True}
    s = scene(hands={A: "inn_casey"}, areas={B: "inn_obed inn_dagon"})
    printed(s, "inn_casey", step | {"then": [{"op": "discard_this"}]})
    s.do("A play:inn_casey", "A discard:inn_obed@1", "A enough")
    assert s.discard() == ["inn_obed", "inn_casey"]
    s.is_turn_of(B)


@pytest.mark.rule("MH 5.41")
def test_a_returner_is_never_returned_whatever_the_filter_says():
    s = scene(hands={A: "inn_casey"}, areas={A: "inn_lawrence inn_obed"})
    printed(s, "inn_casey", {"op": "return_to_hand", "may": True})
    s.do("A play:inn_casey", auto=False)
    s.asks(A, "return_to_hand", "return:inn_obed@0", "decline")


@pytest.mark.rule("MH 9.10")
def test_a_cancelled_ability_is_not_shown_as_going_on():
    s = scene(duel=True, hands={A: "inn_ticket"}, deck={A: 1, B: 5})
    s.do("A play:inn_ticket", "A draw_cards:1")
    assert s.sees(B)["playing"] == []
