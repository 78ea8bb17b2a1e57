"""Why a kind of action is not offered; with that one fact changed it is, or the next reason is."""

import pytest

from fhtagn.games import load
from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.game import settings
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.match import Match
from tests.games.heroes.scene import A, B, C, scene

OVER = Reason("MH 6.22", "over")
PLAYED = Reason("MH 4.2", "played_already")


def is_offered(s, seat, *kinds):
    """The kinds are offered, and by the same check nothing forbids them."""
    for kind in kinds:
        assert isinstance(s.why(seat, kind), tuple), s.why(seat, kind)


@pytest.mark.rule("MH 4.4", "MH 4.5")
def test_the_hand_decides_between_playing_and_drawing():
    s = scene(hands={A: "* * *"})
    assert s.why(A, "draw") == Reason("MH 4.4", "hand_full", {"count": 3})
    is_offered(s, A, "play")
    is_offered(scene(hands={A: "* *"}), A, "play", "draw")
    s = scene(hands={A: ""})
    assert s.why(A, "play") == Reason("MH 4.5", "hand_empty")
    is_offered(s, A, "draw")


@pytest.mark.rule("MH 4.2", "MH 4.9", "MH 10.10")
def test_one_action_and_only_in_the_own_turn():
    s = scene(hands={A: "inn_casey inn_ticket", B: "inn_zadok"}, areas={A: "inn_obed"})
    for kind in ("play", "draw"):
        assert s.why(B, kind) == Reason("MH 4.9", "not_your_turn", {"seat": A})
    is_offered(s, A, "play", "draw")
    s.do("A play:inn_casey", auto=False)
    assert (s.why(A, "play"), s.why(A, "draw")) == (PLAYED, PLAYED)
    assert s.why(B, "draw") == Reason("MH 4.9", "not_your_turn", {"seat": A})


@pytest.mark.rule("MH 5.46", "MH 10.20")
def test_one_more_card_is_played_if_the_hand_has_one():
    s = scene(hands={A: "inn_deep_one inn_deep_one"}).do("A play:inn_deep_one", auto=False)
    is_offered(s, A, "play", "decline")
    s = scene(hands={A: "inn_deep_one inn_ticket"}).do("A play:inn_deep_one", auto=False)
    assert s.why(A, "play") == Reason("MH 5.46", "no_such_card", {"card": "inn_deep_one"})
    is_offered(s, A, "decline")
    assert s.why(A, "draw") == PLAYED


@pytest.mark.rule("MH 3.13", "MH 3.11", "MH 3.19")
def test_the_exchange_is_offered_once_to_each_in_turn_order():
    heroes = load("heroes")
    match = Match(heroes, settings(heroes, 3, {}), seed=7)

    def why(seat, kind):
        return match.present.why_not(seat)[kind]

    for kind in ("exchange", "keep", "draw", "take"):
        assert why(1, kind) == Reason("MH 3.13", "nobody_begins")
    match.play(-1, "first:1")
    match.play(-1, "no_more")
    assert isinstance(why(1, "exchange"), tuple)
    assert isinstance(why(1, "keep"), tuple)
    assert why(0, "exchange") == Reason("MH 3.19", "others_first", {"seat": 1})
    for kind in ("draw", "play", "take"):
        assert why(1, kind) == Reason("MH 3.19", "exchange_first")
    match.play(1, "keep")
    assert why(1, "exchange") == Reason("MH 3.19", "answered")
    match.play(2, "keep")
    assert isinstance(why(0, "keep"), tuple)
    match.play(0, "keep")
    assert why(0, "exchange") == Reason("MH 3.11", "only_before")
    assert isinstance(why(1, "play"), tuple)
    with pytest.raises(IllegalChoice) as refused:
        match.play(1, "exchange")
    assert refused.value.reason == Reason("MH 3.11", "only_before")


@pytest.mark.rule("MH 9.4", "MH 9.11")
def test_only_the_additional_turn_is_declined_and_by_whom_it_is_for():
    s = scene(duel=True, deck={A: 1, B: 5}, hands={B: "inn_casey ldn_jekyll"}, areas={B: "*"})
    for seat in (A, B):
        assert s.why(seat, "skip") == Reason("MH 9.11", "no_additional_turn")
    s.do("A draw")
    is_offered(s, B, "skip", "play", "draw")
    assert s.why(A, "skip") == Reason("MH 9.4", "additional_turn_not_for_you")
    s.do("B play:inn_casey", auto=False)
    s.asks_for(B, "discard_in_play")
    assert s.why(B, "skip") == Reason("MH 9.11", "additional_turn_taken")


@pytest.mark.rule("MH 10.17", "MH 6.22")
def test_one_resigns_once_and_while_the_game_is_on():
    s = scene(seats=3)
    is_offered(s, B, "resign")
    s.do("B resign", auto=False)
    assert s.why(B, "resign") == Reason("MH 10.17", "resigned")
    is_offered(s, A, "resign")
    s.do("A resign", auto=False)
    s.is_over()
    for kind in ("resign", "play", "draw", "keep", "skip", "take", "decline"):
        assert s.why(C, kind) == OVER


# -- answers to abilities --------------------------------------------------------------------------


@pytest.mark.rule("MH 5.4", "MH 5.13", "MH 5.14")
def test_an_ability_puts_its_own_questions_to_whom_it_says():
    s = scene(hands={A: "inn_casey"}, areas={A: "inn_obed", B: "inn_hybrid"})
    assert s.why(A, "discard") == Reason("MH 5.4", "no_ability")
    assert s.why(B, "discard") == Reason("MH 4.9", "not_your_turn", {"seat": A})
    s.do("A play:inn_casey", auto=False)
    is_offered(s, A, "discard")
    assert s.why(A, "take") == Reason("MH 5.13", "other_step", {"card": "inn_casey"})
    chooses = {"seat": A, "card": "inn_casey"}
    assert s.why(B, "discard") == Reason("MH 5.14", "other_chooses", chooses)


@pytest.mark.rule("MH 5.6", "MH 5.18", "MH 5.19")
def test_what_is_mandatory_is_not_declined_and_only_up_to_lets_one_stop():
    peabody = {"card": "inn_peabody"}
    s = scene(hands={A: "inn_peabody inn_ticket inn_hybrid"}).do("A play:inn_peabody", auto=False)
    is_offered(s, A, "decline", "discard")
    assert s.why(A, "enough") == Reason("MH 5.18", "no_stopping", peabody)
    s.do("A discard:inn_ticket", auto=False)
    is_offered(s, A, "enough")
    assert s.why(A, "decline") == Reason("MH 5.19", "begun", peabody)
    s = scene(hands={A: "inn_casey"}, areas={A: "inn_obed", B: "inn_hybrid"})
    s.do("A play:inn_casey", auto=False)
    assert s.why(A, "enough") == Reason("MH 5.18", "no_stopping", {"card": "inn_casey"})
    mandatory = Reason("MH 5.6", "mandatory", {"card": "inn_casey"})
    assert s.why(A, "decline") == mandatory
