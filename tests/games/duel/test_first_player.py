"""The Determine First Player phase (chapter 15)."""

import pytest

from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

MORE = {A: {"india": "3 acolyte"}, B: {"baltica": "4 acolyte"}}
SAME = {A: {"india": "3 acolyte"}, B: {"baltica": "3 acolyte"}}


@pytest.mark.rule("CW 15.1.1", "CW 15.1.3")
@pytest.mark.parametrize("before", [A, B])
def test_more_power_makes_the_first_player(before):
    s = scene("sleeper", "black_goat", units=MORE, at="gather", power=(0, 0), first=before)
    assert s.g.first == B
    s.asks_for(B, "doom")
    poorer = {A: MORE[B], B: MORE[A]}
    s = scene("sleeper", "black_goat", units=poorer, at="gather", power=(0, 0), first=before)
    assert s.g.first == A
    s.asks_for(A, "doom")


@pytest.mark.rule("CW 15.1.2")
@pytest.mark.parametrize("before", [A, B])
@pytest.mark.parametrize("chosen", [A, B])
def test_on_a_tie_the_former_first_player_decides(before, chosen):
    s = scene("sleeper", "black_goat", units=SAME, at="gather", power=(0, 0), first=before)
    s.asks(before, "choose_first", "first:0", "first:1")
    s.do(f"{'AB'[before]} first:{chosen}")
    assert s.g.first == chosen
    assert told("first_player", seat=chosen) in s.told(A)
    s.asks_for(chosen, "doom")


@pytest.mark.rule("CW 40.3.3")
def test_in_the_first_round_the_starting_player_decides_a_tie():
    s = scene("sleeper", "black_goat", units=SAME, at="round", round=0, first=B, power=(1, 1))
    assert s.g.round == 1
    s.do("B pass_turn", "A pass_turn").asks(B, "choose_first", "first:0", "first:1")


@pytest.mark.example("CW ex-45")
@pytest.mark.rule("CW 15.1.4")
def test_two_actions_in_a_row():
    units = {A: {"salem": "acolyte! 3 acolyte"}, B: {"arkham": "acolyte!"}}
    s = scene("sleeper", "black_goat", map="lovecraft_country", units=units, power=(3, 2), first=B)
    s.do("A recruit:acolyte@salem", "A end", "B pass_turn")
    s.do("A recruit:acolyte@salem", "A end")
    assert s.power(A) > s.power(B)
    s.do("A done", "B done").is_turn_of(A)
    turns = [seen for seen in s.told(A) if seen["kind"] == "turn"]
    assert turns[-1] == told("turn", seat=A)
    assert s.g.round == 3


@pytest.mark.rule("CW 15.1.3", "CW 15.1.4")
def test_the_first_player_begins_the_doom_phase_and_the_next_action_phase():
    units = {A: {"salem": "acolyte"}, B: {"arkham": "acolyte! acolyte"}}
    s = scene("sleeper", "black_goat", map="lovecraft_country", units=units, at="gather",
              power=(0, 0))  # fmt: skip
    s.do("B done", "A done").is_turn_of(B)


@pytest.mark.rule("CW 40.3.4")
def test_windwalker_may_be_first_from_the_first_such_phase_on():
    s = scene(units=MORE, at="gather", power=(0, 0), round=1)
    s.asks_for(B, "choose_book")
    assert s.g.first == B
    s.do("B book:howl").asks_for(B, "doom")


@pytest.mark.rule("CW 40.3.5", "CW 40.3.4")
def test_a_tie_decision_fulfils_windwalkers_second_requirement():
    s = scene(units=SAME, at="gather", power=(0, 0)).do("A first:1")
    s.asks_for(B, "choose_book")
    s.do("B book:herald")
    assert s.books(B) == {2: "herald"}
    other = scene(units=SAME, at="gather", power=(0, 0)).do("A first:0")
    other.asks_for(A, "doom")
    assert other.books(B) == {}
