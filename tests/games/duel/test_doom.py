"""The Doom phase and rituals of annihilation (chapter 16)."""

import pytest

from fhtagn.kernel.legality import Reason
from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

PLAIN = (5, 6, 7, 8, 9, 10)
LONG = (5, 6, 7, 7, 8, 8, 9, 10)
GATES = {A: {"india": "acolyte!", "kalahari": "acolyte!"}, B: {"baltica": "acolyte!"}}
QUIET = ("great_cthulhu", "black_goat")  # neither has anything of its own to do here


def price(s):
    return s.sees(A)["ritual"]["price"]


@pytest.mark.rule("CW 16.1.1", "CW 16.1.3")
@pytest.mark.parametrize("first", [A, B])
def test_the_first_player_decides_first(first):
    s = scene(*QUIET, units=GATES, at="doom", first=first)
    s.asks(first, "doom", "ritual", "done")
    s.refuses(1 - first, "ritual")
    s.do(f"{'AB'[first]} ritual", f"{'AB'[first]} done")
    s.asks(1 - first, "doom", "ritual", "done")


@pytest.mark.rule("CW 16.1.2", "CW 16.1.4", "CW 3.2.4")
def test_a_ritual_is_optional_and_gates_alone_score_nothing():
    units = {A: {"salem": "acolyte!", "boston": "acolyte!"}, B: {"arkham": "acolyte!"}}
    s = scene(*QUIET, map="lovecraft_country", at="doom", units=units)
    s.do("A done", "B done")
    assert (s.doom(A), s.doom(B), s.power(A), price(s)) == (0, 0, 8, 5)
    assert (s.g.phase, s.g.round) == ("action", 3)
    s.is_turn_of(A)


@pytest.mark.rule("CW 16.2.1")
def test_one_ritual_in_a_doom_phase():
    s = scene(*QUIET, units=GATES, at="doom", power=(20, 8)).do("A ritual")
    s.asks(A, "doom", "done")
    assert s.why(A, "ritual") == Reason("CW 16.2.1", "one_ritual")


@pytest.mark.rule("CW 16.2.2", "CW 16.2.4", "CW 16.2.5", "CW 16.2.7")
def test_a_ritual_costs_the_price_shown_and_scores_the_gates():
    s = scene(*QUIET, units=GATES, at="doom", power=(8, 8), doom=(3, 4)).do("A ritual")
    assert (s.power(A), price(s), s.doom(A), s.signs(A)) == (3, 6, 5, 0)
    assert told("ritual", seat=A, price=5, gates=2) in s.told(B)
    s.do("A done", "B ritual")
    assert (s.power(B), price(s), s.doom(B)) == (2, 7, 5)


@pytest.mark.rule("CW 16.2.3")
@pytest.mark.parametrize(("power", "step"), [(4, 0), (5, 1), (9, 5)])
def test_without_enough_power_there_is_no_ritual(power, step):
    s = scene(*QUIET, units=GATES, at="doom turn", power=(power, 8), ritual=step)
    s.asks(A, "doom", "done")
    about = {"price": PLAIN[step], "power": power}
    assert s.why(A, "ritual") == Reason("CW 16.2.3", "too_dear", about)
    enough = scene(*QUIET, units=GATES, at="doom turn", power=(power + 1, 8), ritual=step)
    assert (power + 1 >= PLAIN[step]) == ("ritual" in enough.keys(A))


@pytest.mark.rule("CW 16.2.6")
def test_an_elder_sign_for_each_great_old_one_of_ones_own():
    units = {A: {"india": "rhan_tegoth", "kalahari": "ithaqua"}, B: {"india": "tsathoggua"}}
    s = scene("windwalker", "sleeper", units=units, at="doom turn").do("A ritual")
    assert (s.signs(A), s.signs(B), s.doom(A)) == (2, 0, 0)


@pytest.mark.rule("CW 16.2.8")
def test_a_ritual_for_nothing_is_legal_and_advances_the_marker():
    s = scene(*QUIET, units={B: {"baltica": "acolyte"}}, at="doom turn").do("A ritual")
    assert (s.power(A), price(s), s.doom(A), s.signs(A)) == (3, 6, 0, 0)


@pytest.mark.example("CW ex-46")
def test_egors_ritual_with_herald():
    units = {
        A: {"india": "acolyte! rhan_tegoth", "kalahari": "acolyte! ithaqua", "siberia": "acolyte!"}
    }
    s = scene(
        "windwalker", "sleeper", units=units, at="doom", power=(6, 8), ritual=2,
        books={A: {2: "herald", 1: "howl", 4: "ice_age"}},
    )  # fmt: skip
    assert price(s) == 7
    s.do("A ritual")
    assert (s.power(A), price(s), s.doom(A), s.signs(A)) == (1, 8, 3, 2)


@pytest.mark.rule("CW 1.1.10", "CW 1.1.11", "CW 40.2.10", "CW 16.3.1")
@pytest.mark.parametrize(("track", "prices"), [("plain", PLAIN), ("long", LONG)])
def test_the_track_from_its_first_price_to_the_end(track, prices):
    for step, cost in enumerate(prices):
        s = scene(*QUIET, units=GATES, at="doom turn", power=(20, 8), ritual=step, track=track)
        assert (price(s), s.sees(B)["ritual"]["end"]) == (cost, False)
        s.do("A ritual")
        assert s.power(A) == 20 - cost
        assert s.sees(B)["ritual"]["end"] == (step == len(prices) - 1)
        assert (told("annihilation") in s.told(A)) == (step == len(prices) - 1)


@pytest.mark.rule("CW 16.3.1", "CW 16.3.3", "CW 16.3.4")
def test_on_end_a_ritual_costs_ten_and_the_marker_stays():
    s = scene(*QUIET, units=GATES, at="doom", power=(11, 11), ritual=5).do("A ritual", "A done")
    assert s.sees(A)["ritual"]["end"]
    s.asks(B, "doom", "ritual", "done")
    s.do("B ritual")
    assert (s.power(B), s.doom(B), s.g.ritual) == (1, 1, 6)
    poor = scene(*QUIET, units=GATES, at="doom", power=(11, 9), ritual=5).do("A ritual", "A done")
    poor.asks(B, "doom", "done")


@pytest.mark.rule("CW 16.3.2")
def test_on_end_the_game_ends_with_the_phase():
    s = scene(*QUIET, units=GATES, at="doom", power=(11, 8), ritual=5).do("A ritual")
    assert s.g.outcome is None
    s.do("A done")
    assert s.g.outcome is None
    s.do("B done").is_over()
    assert s.g.outcome.reason == "annihilation"


# -- effects ---------------------------------------------------------------------------------------


@pytest.mark.rule("CW 16.4.1", "CW 7.2.5")
def test_doom_phase_abilities_without_a_ritual_on_ones_own_turn():
    units = {A: {"india": "acolyte"}, B: {"baltica": "acolyte"}}
    action = scene("black_goat", "sleeper", units=units, turn=B)
    assert action.keys(B, "death_from_below") == []
    s = scene("black_goat", "sleeper", units=units, at="doom", power=(0, 0))
    assert s.keys(B, "death_from_below") == []
    s.do("A done").asks(B, "doom", "death_from_below:wizard@baltica", "done")
    s.do("B death_from_below:wizard@baltica")
    assert s.units(B, "baltica") == {"acolyte": 1, "wizard": 1}
    s.asks(B, "doom", "done")


@pytest.mark.rule("CW 16.4.1")
def test_requirements_of_the_doom_phase_come_without_a_ritual():
    s = scene(*QUIET, units=GATES, at="doom", round=1)
    s.asks_for(A, "choose_book")
    assert s.signs(A) == 1
    late = scene(*QUIET, units=GATES, at="doom", round=1, first=B, power=(8, 0))
    late.asks_for(B, "doom")
    late.do("B done").asks_for(A, "choose_book")


@pytest.mark.rule("CW 16.4.2")
@pytest.mark.parametrize(
    "order",
    [("ritual", "death_from_below:wizard@india"), ("death_from_below:wizard@india", "ritual")],
)
def test_effects_in_any_order_before_or_after_the_ritual(order):
    s = scene(units={A: {"india": "acolyte!"}}, at="doom turn", books={A: {5: "burrow"}})
    for key in order:
        s.do(f"A {key}")
    assert (s.power(A), s.doom(A), s.units(A, "india")) == (3, 1, {"acolyte": 1, "wizard": 1})
    s.asks(A, "doom", "done")


@pytest.mark.rule("CW 16.4.2", "CW 7.4.8")
def test_a_position_reached_in_a_doom_turn_counts_at_once():
    units = {A: {"india": "acolyte", "lent": "serpent_man"}, B: {"baltica": "acolyte"}}
    s = scene("sleeper", "black_goat", units=units, books={A: "ancient_sorcery"}, at="doom turn")
    s.do("A come_home@baltica").asks_for(B, "choose_book")
    s.do("B book:frenzy")
    assert (s.books(B), s.power(B)) == ({4: "frenzy"}, 9)
    s.asks_for(A, "doom")


@pytest.mark.example("CW ex-48")
def test_the_serpent_man_pays_for_the_ritual():
    units = {A: {"india": "acolyte", "lent": "serpent_man"}, B: {"baltica": "acolyte"}}
    s = scene("sleeper", "black_goat", units=units, books={A: {1: "ancient_sorcery", 5: "burrow"}},
              at="doom turn", ritual=3, power=(7, 8))  # fmt: skip
    assert price(s) == 8
    s.refuses(A, "ritual", "done")
    s.do("A come_home@siberia")
    assert (s.power(A), s.units(A, "siberia")) == (8, {"serpent_man": 1})
    s.do("A ritual")
    assert s.power(A) == 0


@pytest.mark.rule("CW 16.4.3")
def test_power_gained_before_the_ritual_may_be_spent_on_it():
    units = {A: {"lent": "serpent_man", "india": "acolyte!"}}
    s = scene("sleeper", "black_goat", units=units, books={A: {1: "ancient_sorcery", 5: "burrow"}},
              at="doom turn", power=(4, 8))  # fmt: skip
    s.refuses(A, "ritual")
    s.do("A come_home@india", "A ritual")
    assert (s.power(A), s.doom(A)) == (0, 1)
