"""The proof table of interrupts: nested battles, exits out of them, and what waits for their end.

Dice are loaded, so a test also proves how many were rolled: a die too many or too few is an error.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from fhtagn.kernel.agenda import decisions
from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.game import settings
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import sent, why_not
from fhtagn.kernel.save import digest, load, save
from fhtagn.kernel.state import SPECTATOR
from tests.kernel.tables.interrupts import (
    GAME,
    PRINTED,
    SIGNS,
    UNITS,
    WORTH,
    Battle,
    Table,
    arranged,
    lying,
)

SIX, FIVE, FOUR, ONE = 5, 4, 3, 0  # as `below` gives them
HOME = ("marsh", "marsh", "marsh")


def scene(
    mine: Sequence[str] = HOME,
    theirs: Sequence[str] = HOME,
    dice: Sequence[int] = (),
    books: Sequence[tuple[str, ...]] = ((), ()),
) -> Match:
    """The first turn of seat 0 with the units in these places; the light is in the ruins."""
    match = Match(GAME, settings(GAME, 2, {}), seed=7)
    g = match.state
    g.place[: SIGNS.start] = [*mine, *theirs]
    g.light, g.loaded, g.books = "ruins", tuple(dice), tuple(books)
    g.met = (arranged(g, "ruins"),)
    return match


def play(match: Match, *moves: str) -> None:
    for move in moves:
        seat, key = move.split()
        match.play(int(seat), key)


def asks(match: Match) -> list[str]:
    return [f"{one.seat} {one.prompt}" for one in match.decisions()]


def told(match: Match, kind: str) -> list[tuple[Any, ...]]:
    """The values of such events, in the order of their fields."""
    found = [event.told for event in match.events if event.told["kind"] == kind]
    return [tuple(one.values())[1:] for one in found]


def battles(match: Match) -> list[tuple[str, int]]:
    return [(record.place, record.attacker) for record in (Battle(*b) for b in match.state.stack)]


def hand(g: Table, seat: int, *codes: str) -> None:
    """Exchange signs until the seat holds these, in this order."""
    held = lying(g, f"hand{seat}")
    for sign, code in zip(held, codes, strict=True):
        other = next(s for s in SIGNS if g.code[s] == code and s not in held[: held.index(sign)])
        g.code[sign], g.code[other] = g.code[other], g.code[sign]


# -- nesting ---------------------------------------------------------------------------------------

NESTED = (
    "0 battle@marsh", "1 battle@marsh", "0 battle@marsh", "1 hold",
    "1 lose:priest",  # the innermost: seat 0 rolled a six
    "0 lose:cultist",  # the middle one: seat 1 did
    "1 take:fury", "1 hold",
)  # fmt: skip
NESTED_DICE = (SIX, ONE, ONE, ONE, ONE, ONE, SIX, ONE, ONE, ONE, ONE, ONE, ONE, ONE, ONE)


def test_battles_nest_three_deep_in_one_place_and_end_from_the_inside():
    match = scene(dice=NESTED_DICE)
    for depth, (move, asked) in enumerate(
        zip(NESTED[:3], ("1 interrupt", "0 interrupt", "1 interrupt"), strict=True), 1
    ):
        play(match, move)
        assert asks(match) == [asked]
        assert battles(match) == [("marsh", seat) for seat in (0, 1, 0)[:depth]]
        assert told(match, "rolled") == []
    play(match, NESTED[3])
    assert asks(match) == ["1 victim"]
    play(match, NESTED[4])
    assert asks(match) == ["0 victim"]
    assert battles(match) == [("marsh", 0), ("marsh", 1)]
    play(match, NESTED[5])
    assert battles(match) == []
    assert told(match, "closed") == [("marsh", seat, "fought") for seat in (0, 1, 0)]
    assert told(match, "rolled") == [
        (0, (6, 1, 1)), (1, (1, 1, 1)),  # the attacker first
        (1, (6, 1)), (0, (1, 1, 1)),  # one fewer for seat 1
        (0, (1, 1)), (1, (1, 1)),  # and one fewer for seat 0
    ]  # fmt: skip
    assert match.state.loaded == ()


def test_a_fourth_battle_spends_the_last_power_and_a_fifth_cannot_be_declared():
    match = scene()
    play(match, *(f"{seat} battle@marsh" for seat in (0, 1, 0, 1)))
    assert len(match.state.stack) == 4
    assert asks(match) == ["0 interrupt"]
    with pytest.raises(IllegalChoice):
        match.play(0, "battle@marsh")
    assert why_not(GAME, match.state, 0)["battle"] == Reason("IN 2.1", "no-power")


def test_this_battle_is_the_innermost_one_wherever_it_is_fought():
    both = ("marsh", "tower", "tower")
    match = scene(both, both, dice=(ONE, ONE, SIX, ONE, ONE, ONE))
    play(match, "0 battle@marsh", "1 battle@tower", "0 hold")
    assert battles(match) == [("marsh", 0), ("tower", 1)]
    options = match.decisions()[0].options
    assert {match.state.place[args[1]] for _, args in options} == {"tower"}
    play(match, "1 lose:ghoul")
    assert told(match, "rolled")[2:] == [(0, (1,)), (1, (1,))]  # and then the marsh


def test_a_fang_counts_in_the_battle_in_which_it_is_shown_and_in_no_other():
    match = scene(dice=(ONE,) * 13)
    hand(match.state, 0, "fang", "eye")
    play(match, "0 battle@marsh", "1 battle@marsh", "0 reveal:0")
    assert [Battle(*record).extra for record in match.state.stack] == [(0, 0), (1, 0)]
    assert asks(match) == ["0 interrupt"]
    play(match, "0 hold")
    assert [len(pips) for _, pips in told(match, "rolled")] == [3, 4, 3, 3]
    assert match.state.loaded == ()


def test_a_four_kills_in_the_light_only():
    match = scene(dice=(FOUR, ONE, ONE, ONE, ONE, ONE))
    play(match, "0 light>marsh", "0 battle@marsh", "1 hold")
    assert asks(match) == ["1 victim"]
    match = scene(dice=(FOUR, ONE, ONE, ONE, ONE, ONE))
    play(match, "0 battle@marsh", "1 hold")
    assert asks(match) == ["1 turn"]


# -- early ends ------------------------------------------------------------------------------------


def test_a_battle_is_off_before_the_dice_when_one_side_has_marched_away():
    match = scene(theirs=("marsh", "ruins", "ruins"), dice=(SIX,))
    play(match, "0 battle@marsh", "1 march:cultist>tower")
    assert told(match, "closed") == [("marsh", 0, "off")]
    assert match.state.loaded == (SIX,)
    assert match.state.stack == ()
    assert asks(match) == ["1 turn"]


def test_a_battle_is_off_after_one_inside_it_and_the_reward_is_paid_then():
    match = scene(theirs=("marsh", "ruins", "ruins"), dice=(ONE, SIX, ONE, ONE))
    play(match, "0 battle@marsh", "1 battle@marsh", "0 hold", "1 lose:cultist")
    assert told(match, "closed") == [("marsh", 1, "fought"), ("marsh", 0, "off")]
    assert asks(match) == ["1 reward"]


def test_fury_is_a_die_in_every_battle():
    match = scene(dice=(ONE,) * 7, books=(("fury",), ()))
    play(match, "0 battle@marsh", "1 hold")
    assert [len(pips) for _, pips in told(match, "rolled")] == [4, 3]


def test_parley_ends_the_innermost_battle_and_those_around_it_go_on():
    match = scene(dice=(ONE,) * 12, books=((), ("parley",)))
    play(match, "0 battle@marsh", "1 battle@marsh", "0 battle@marsh", "1 parley")
    assert told(match, "closed") == [
        ("marsh", 0, "parley"), ("marsh", 1, "fought"), ("marsh", 0, "fought"),
    ]  # fmt: skip
    assert [seat for seat, _ in told(match, "rolled")] == [1, 0, 0, 1]
    assert asks(match) == ["1 turn"]


def test_kills_beyond_the_last_unit_are_wasted():
    match = scene(theirs=("marsh", "ruins", "ruins"), dice=(SIX, FIVE, FIVE, ONE))
    play(match, "0 battle@marsh", "1 hold", "1 lose:cultist")
    assert battles(match) == []
    assert asks(match) == ["1 reward"]


# -- rewards ---------------------------------------------------------------------------------------


def test_a_reward_earned_in_a_battle_is_chosen_after_the_outermost_and_out_of_turn():
    match = scene(dice=NESTED_DICE)
    play(match, *NESTED[:5])
    assert match.state.earned == ((1, "martyr"),)  # at once
    assert asks(match) == ["0 victim"]  # but no book yet
    play(match, NESTED[5])
    assert asks(match) == ["1 reward"]
    assert told(match, "turn") == [(0,)]
    play(match, "1 take:parley")
    assert match.state.books == ((), ("parley",))
    assert told(match, "turn") == [(0,), (1,)]


def test_rewards_are_paid_in_the_order_earned_even_if_an_aside_comes_between():
    dice = (ONE, ONE, ONE, SIX, SIX, ONE, ONE, ONE, ONE, ONE)
    match = scene(dice=dice)
    play(match, "0 battle@marsh", "1 battle@marsh", "0 hold", "1 lose:ghoul", "1 lose:priest")
    assert match.state.earned == ((1, "martyr"), (0, "hunter"))
    assert told(match, "closed")[-1] == ("marsh", 0, "fought")
    assert asks(match) == ["1 reward"]
    play(match, "0 reveal:0")
    assert asks(match) == ["1 reward"]
    play(match, "1 take:fury")
    assert asks(match) == ["0 reward"]
    play(match, "0 take:fury")
    assert asks(match) == ["1 turn"]


def test_of_two_rewards_for_one_deed_the_seat_out_of_turn_has_the_first():
    match = scene(theirs=("marsh", "marsh", "fallen"), dice=(FIVE, ONE, ONE, ONE, ONE))
    play(match, "0 battle@marsh", "1 hold", "1 lose:cultist")
    assert match.state.earned == ((1, "martyr"), (0, "hunter"))
    assert asks(match) == ["1 reward"]


def test_whoever_falls_in_the_own_turn_is_no_martyr():
    match = scene(dice=(ONE, ONE, ONE, SIX, ONE, ONE))
    play(match, "0 battle@marsh", "1 hold", "0 lose:ghoul")
    assert match.state.earned == ()
    assert asks(match) == ["1 turn"]


# -- saving in the middle --------------------------------------------------------------------------


def press(g: Table, move: str) -> None:
    match = Match(GAME, settings(GAME, 2, {}), seed=0)
    match.state = g
    play(match, move)


@pytest.mark.parametrize("ply", range(len(NESTED) + 1))
def test_a_match_saved_in_mid_nesting_goes_on_as_if_nothing_had_happened(ply):
    played = scene(dice=NESTED_DICE).state
    for move in NESTED[:ply]:
        press(played, move)
    loaded = load(GAME.blank(), json.loads(json.dumps(save(played))))
    assert loaded.stack == played.stack
    for move in NESTED[ply:]:
        press(played, move)
        press(loaded, move)
        assert digest(loaded) == digest(played)


# -- free actions ----------------------------------------------------------------------------------


def lights(match: Match, seat: int) -> tuple[str, ...] | Reason:
    return why_not(GAME, match.state, seat)["light"]


def test_the_light_never_goes_round_in_a_circle():
    match = scene()
    assert lights(match, 0) == ("light>marsh", "light>tower")
    play(match, "0 light>marsh")
    assert lights(match, 0) == ("light>tower",)
    play(match, "0 light>tower")
    assert lights(match, 0) == Reason("IN 3.3", "round-in-a-circle")
    assert asks(match) == ["0 turn"]


def test_a_paid_action_and_a_new_turn_open_the_ways_again():
    match = scene(dice=(ONE,) * 6)
    play(match, "0 light>marsh", "0 light>tower", "0 battle@marsh")
    assert lights(match, 1) == ("light>marsh", "light>ruins")
    play(match, "1 light>ruins", "1 light>marsh", "1 hold")
    assert lights(match, 1) == ("light>ruins", "light>tower")


# -- sealed answers and hidden signs ---------------------------------------------------------------


def both_lose() -> Match:
    match = scene(dice=(SIX, ONE, ONE, SIX, ONE, ONE))
    play(match, "0 battle@marsh", "1 hold")
    return match


def test_both_choose_their_victims_at_once_and_in_secret():
    match = both_lose()
    assert asks(match) == ["0 victim", "1 victim"]
    play(match, "0 lose:cultist")
    assert all(match.state.place[unit] == "marsh" for units in UNITS for unit in units)
    shown = [sent(GAME, match.state, seat) for seat in (1, SPECTATOR)]
    play(match, "0 lose:ghoul")  # thought better of it
    assert [sent(GAME, match.state, seat) for seat in (1, SPECTATOR)] == shown
    assert [one.sealed for one in match.decisions()] == [True, False]
    play(match, "1 lose:priest")
    assert lying(match.state, "fallen", range(6)) == [1]
    assert lying(match.state, "martyrs", range(6)) == [5]


def test_the_order_of_the_sealed_answers_does_not_matter():
    orders = [("0 lose:ghoul", "1 lose:priest"), ("1 lose:priest", "0 lose:ghoul")]
    tables = []
    for order in orders:
        match = both_lose()
        play(match, *order)
        tables.append((digest(match.state), match.events))
    assert tables[0] == tables[1]


def test_no_world_of_a_seat_holds_what_another_has_sealed():
    match = both_lose()
    play(match, "0 lose:cultist")
    fallen = set()
    for seed in range(40):
        world = GAME.rules.redeal(match.state, 1, seed)
        assert sent(GAME, world, 1) == sent(GAME, match.state, 1)
        press(world, "1 lose:priest")
        fallen |= set(lying(world, "fallen", range(6)))
    assert fallen == set(UNITS[0])
    own = GAME.rules.redeal(match.state, 0, 1)
    press(own, "1 lose:priest")
    assert lying(own, "fallen", range(6)) == [0]


def test_chance_deals_the_signs():
    tables = [Match(GAME, settings(GAME, 2, {}), seed).state for seed in range(20)]
    assert {g.code[sign] for g in tables for sign in lying(g, "hand0")} == set(WORTH)
    assert all(sorted(g.code) == sorted(PRINTED) for g in tables)


def test_a_sign_is_drawn_for_the_eyes_of_one_seat():
    match = scene()
    play(match, "0 hold")
    drawn = match.state.code[lying(match.state, "hand0")[-1]]
    drew, turn = {"kind": "drew", "seat": 0}, {"kind": "turn", "seat": 1}
    assert match.told(0)[-2:] == [{**drew, "sign": drawn}, turn]
    assert match.told(1)[-2:] == match.told(SPECTATOR)[-2:] == [drew, turn]
    hands = [GAME.view(match.state, seat)["hands"] for seat in (0, 1, SPECTATOR)]
    assert [None in hands[0][0], None in hands[0][1]] == [False, True]
    assert [None in hands[1][0], None in hands[1][1]] == [True, False]
    assert hands[2] == [[None] * 3, [None] * 2]


def test_in_the_worlds_of_a_seat_the_other_may_hold_any_sign_it_has_not_seen():
    g = scene().state
    hand(g, 1, "star", "star")
    seen = [GAME.rules.redeal(g, 1, seed) for seed in range(60)]
    assert {g.code[sign] for w in seen for sign in lying(w, "hand1")} == {"star"}
    assert {w.code[sign] for w in seen for sign in lying(w, "hand0")} == {"blank", "fang", "eye"}
    assert all(GAME.view(world, 1) == GAME.view(g, 1) for world in seen)


def test_a_revealed_sign_is_seen_by_all_and_cannot_be_taken_back():
    match = scene()
    hand(match.state, 1, "eye", "star")
    play(match, "1 reveal:1")
    assert match.told(0)[-1] == {
        "kind": "moved", "seat": 1, "thing": "star", "start": "hand1", "to": "shown1",
    }  # fmt: skip
    assert GAME.view(match.state, 0)["shown"] == [[], ["star"]]
    assert asks(match) == ["0 turn"]
    assert not match.can_undo(1)


# -- the end and why not ---------------------------------------------------------------------------


def test_resigning_ends_the_game_in_the_middle_of_a_battle():
    match = scene()
    play(match, "0 battle@marsh", "1 battle@marsh", "1 resign")
    assert match.state.outcome == ("resigned", (1, 2))
    assert decisions(match.state) == ()


def test_the_game_ends_when_the_turns_are_over():
    match = scene()
    play(match, *("0 hold", "1 hold") * 3)
    assert match.over
    assert all(GAME.view(match.state, 0)["hands"][1])


def test_the_game_ends_after_the_rewards_when_an_army_is_gone():
    match = scene(theirs=("marsh", "fallen", "fallen"), dice=(SIX, ONE, ONE, ONE))
    match.state.earned, match.state.paid = ((0, "hunter"),), 1
    play(match, "0 battle@marsh", "1 hold", "1 lose:cultist")
    assert asks(match) == ["1 reward"]
    play(match, "1 take:fury")
    assert match.over


def test_every_refusal_names_its_rule():
    match = scene(theirs=("tower", "tower", "tower"))
    reasons = why_not(GAME, match.state, 0)
    assert reasons["battle"] == Reason("IN 4.1", "no-enemy")
    assert reasons["parley"] == Reason("IN 4.3", "no-battle")
    assert reasons["lose"] == Reason("IN 2.2", "not-asked", {"kind": "lose"})
    assert why_not(GAME, match.state, 1)["hold"] == Reason("IN 2.2", "not-asked", {"kind": "hold"})
    play(match, "0 reveal:0", "0 reveal:0", "0 march:ghoul>tower", "1 battle@tower")
    reasons = why_not(GAME, match.state, 0)
    assert reasons["reveal"] == Reason("IN 6.1", "no-sign")
    assert reasons["parley"] == Reason("IN 4.3", "no-book")
