"""Spellbooks: requirements met, books chosen (chapter 7.4)."""

import pytest

from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

GOAT = ("ghroth", "necrophagy", "blood_sacrifice", "red_sign", "frenzy", "thousand_young")
FIVE = {1: "dreams", 2: "devolve", 3: "absorb", 4: "regenerate", 5: "submerge"}


def books(*names):
    return [f"book:{one}" for one in names]


@pytest.mark.example("CW ex-14")
def test_black_goat_in_four_areas():
    units = {
        A: {"india": "2 acolyte", "baltica": "acolyte", "siberia": "acolyte"},
        B: {"india": "wendigo", "baltica": "wendigo", "siberia": "wendigo"},
    }
    s = scene("black_goat", "windwalker", units=units, books={A: {4: "frenzy"}}, power=(1, 9))
    s.do("A move:acolyte@india>kalahari")
    left = [one for one in GOAT if one != "frenzy"]
    s.asks(A, "choose_book", *books(*left))
    s.do("A book:ghroth", "A end")
    assert s.books(A) == {1: "ghroth", 4: "frenzy"}
    s.do("B capture@india", "B end", "B capture@baltica", "B end", "B capture@siberia")
    assert [s.units(A, area) for area in ("india", "baltica", "siberia")] == [{}, {}, {}]
    assert s.books(A) == {1: "ghroth", 4: "frenzy"}


@pytest.mark.rule("CW 7.4.1", "CW 7.4.2")
@pytest.mark.parametrize("book", GOAT)
def test_the_book_must_be_chosen_at_once_and_any_will_do(book):
    units = {A: {"india": "2 acolyte", "baltica": "acolyte", "siberia": "acolyte"}}
    s = scene("black_goat", "sleeper", units=units).do("A move:acolyte@india>kalahari", "A stop")
    s.asks(A, "choose_book", *books(*GOAT))
    s.refuses(A, "end", "pass_turn", "pass")
    s.do(f"A book:{book}")
    assert s.books(A) == {1: book}
    assert told("opened", seat=A, book=book, slot=1) in s.told(B)
    s.asks_for(A, "act")


@pytest.mark.rule("CW 7.4.2")
def test_only_books_of_the_pool():
    units = {A: {"india": "2 acolyte", "baltica": "acolyte", "siberia": "acolyte"}}
    opened = {3: "frenzy", 6: "ghroth"}
    s = scene("black_goat", "sleeper", units=units, books={A: opened})
    s.do("A move:acolyte@india>kalahari", "A stop")
    s.asks(A, "choose_book", *books("necrophagy", "blood_sacrifice", "red_sign", "thousand_young"))
    s.do("A book:red_sign")
    assert s.books(A) == {1: "red_sign", **opened}


@pytest.mark.rule("CW 7.4.3", "CW 7.4.5")
def test_a_book_is_never_lost_and_earned_only_once():
    units = {A: {"india": "2 acolyte", "baltica": "acolyte", "siberia": "acolyte"}}
    s = scene("black_goat", "sleeper", units=units, power=(8, 0))
    s.do("A move:acolyte@india>kalahari", "A stop", "A book:frenzy", "A end")
    s.do("A move:acolyte@kalahari>india", "A stop", "A end")
    assert s.books(A) == {1: "frenzy"}
    s.do("A move:acolyte@india>kalahari", "A stop").asks_for(A, "act")
    assert s.books(A) == {1: "frenzy"}


@pytest.mark.rule("CW 7.4.4")
def test_two_requirements_at_once_earn_two_books():
    units = {
        A: {"india": "2 acolyte", "baltica": "acolyte", "siberia": "acolyte"},
        B: {"kalahari": "acolyte"},
    }
    s = scene("black_goat", "sleeper", units=units, power=(1, 4))
    s.do("A move:acolyte@india>kalahari", "A book:frenzy").asks_for(A, "choose_book")
    s.do("A book:ghroth")
    assert s.books(A) == {1: "frenzy", 4: "ghroth"}
    assert s.power(A) == 1
    s.asks_for(A, "act")


@pytest.mark.example("CW ex-15")
def test_six_dice_in_one_battle():
    units = {A: {"india": "tsathoggua wizard"}, B: {"india": "wendigo", "baltica": "acolyte"}}
    opened = {B: {1: "cannibalism"}, A: {1: "energy_nexus"}}
    s = scene(units=units, books=opened, power=(4, 6)).rolls(*[1] * 6, 6)
    s.do("A battle@india", "A decline")
    assert s.dice() == (6, 1)
    s.asks(A, "choose_kill", "kill:wizard", "kill:tsathoggua")
    assert s.books(A) == {1: "energy_nexus"}
    s.do("A kill:wizard")
    s.asks(B, "choose_newcomer", "cannibalism:wendigo", "cannibalism:acolyte", "decline")
    s.do("B cannibalism:wendigo")
    left = ("burrow", "ancient_sorcery", "capture_monster", "demand_sacrifice", "cursed_slumber")
    s.asks(A, "choose_book", *books(*left))
    s.do("A book:demand_sacrifice")
    s.asks_for(A, "act")
    assert s.books(A) == {1: "energy_nexus", 4: "demand_sacrifice"}


@pytest.mark.rule("CW 7.4.6", "CW 7.4.7")
def test_a_book_earned_in_a_battle_waits_for_its_end():
    units = {A: {"india": "cthulhu"}, B: {"india": "acolyte wizard"}}
    s = scene("great_cthulhu", "sleeper", units=units, books={A: {5: "dreams"}}).rolls(*[1] * 6)
    s.do("A battle@india", "A devour", "B feed:acolyte")
    s.asks(A, "choose_book", *books("devolve", "absorb", "regenerate", "submerge", "yha_nthlei"))
    assert s.dice() == (6, 0)
    assert s.g.battles == ()


@pytest.mark.rule("CW 7.4.6", "CW 7.4.8")
def test_a_position_reached_in_a_battle_is_rewarded_after_it():
    s = scene("windwalker", "black_goat", units={
        A: {"india": "wendigo"},
        B: {"india": "acolyte ghoul", "kalahari": "acolyte", "baltica": "acolyte"},
    }, books={A: "howl", B: {4: "frenzy"}}).rolls(1, 1)  # fmt: skip
    s.do("A battle@india", "A howl", "B drive_off:ghoul>australia")
    assert s.dice() == (1, 1)
    s.asks_for(B, "choose_book")
    assert s.g.battles == ()


@pytest.mark.rule("CW 7.4.6", "CW 7.4.7")
def test_a_book_taken_at_any_moment_waits_for_the_battle_too():
    units = {A: {"india": "serpent_man"}, B: {"india": "wendigo"}}
    s = scene(units=units, books={B: "howl"}).rolls(1, 1).do("A battle@india", "B free_book")
    s.asks(B, "pre_battle", "howl", "ready")
    s.refuses(B, "free_book")
    s.do("B ready").asks_for(B, "choose_book")
    assert s.dice() == (1, 1)


@pytest.mark.rule("CW 7.4.8", "CW 7.4.1")
def test_a_requirement_may_be_met_in_the_opponents_turn():
    units = {A: {"india": "acolyte"}, B: {"kalahari": "acolyte"}}
    s = scene("sleeper", "black_goat", units=units, power=(3, 3))
    s.do("A move:acolyte@india>kalahari")
    s.asks(B, "choose_book", *books(*GOAT))
    s.do("B book:ghroth")
    assert (s.books(B), s.power(B)) == ({4: "ghroth"}, 4)
    s.asks(A, "act", "end")


@pytest.mark.rule("CW 7.4.8")
def test_a_book_opened_may_be_what_another_waits_for():
    units = {A: {"india": "acolyte"}}
    s = scene("great_cthulhu", "windwalker", units=units, books={A: FIVE}, at="doom turn")
    s.do("A book:yha_nthlei").asks_for(B, "choose_book")
    s.do("B book:herald")
    assert s.books(B) == {6: "herald"}
    s.asks_for(A, "doom")


@pytest.mark.rule("CW 40.1.12", "CW 7.4.8", "CW 33.4.3")
def test_a_free_book_in_the_middle_of_a_move_does_not_look_at_positions():
    s = scene(
        "black_goat", "windwalker", power=(5, 5),
        units={A: {"siberia": "acolyte", "baltica": "acolyte", "kalahari": "2 acolyte"},
               B: {"arctica": "acolyte"}},
    )  # fmt: skip
    s.do("A move:acolyte@kalahari>india", "B free_book", "B book:herald")
    s.asks_for(A, "move_on")
    s.do("A move:acolyte@kalahari>india", "A stop")
    assert s.books(A) == {}
