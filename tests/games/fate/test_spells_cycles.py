"""The four families of the base box: the same Spell with each of the five symbols."""

import pytest

from tests.games.fate.scene import NAMES, A, B, C, scene
from tests.games.fate.spells import cast, family, idle_windows, is_done, prepared, refused

LAST = "dark_communion_gathering"
PAYING = {"here": "museum", "cultists": {A: "museum 3, lodge 6, abyss 6"}}  # for Dark Communion

# -- Unravel the Weave -----------------------------------------------------------------------------


@pytest.mark.card(
    "unravel_museum", "unravel_ceremony", "unravel_streets",
    "unravel_gathering", "unravel_library",
)  # fmt: skip
@pytest.mark.parametrize("code", family("unravel"))
def test_unravel_cancels_a_rivals_spell_before_anything_is_paid(code):
    s = cast(LAST, reserve={B: code}, **PAYING)
    s.asks(B, "answer_spell", f"cast:{code}", "pass")
    s.do(f"B cast:{code}")
    assert (s.cultists(A, "museum"), s.token(A)) == (3, 0)
    assert (s.reserve(A), s.reserve(B)) == ([], [])
    is_done(s, code, LAST)
    s.asks_for(A, "move")
    s = cast(LAST, reserve={B: code}, **PAYING).do("B pass")
    assert (s.cultists(A, "museum"), s.token(A), s.reserve(B)) == (1, 1, [code])


@pytest.mark.parametrize("code", family("unravel"))
def test_unravel_may_itself_be_unravelled(code):
    answer = "unravel_museum" if code != "unravel_museum" else "unravel_library"
    s = cast(LAST, reserve={A: answer, B: code}, **PAYING)
    s.asks(B, "answer_spell", f"cast:{code}", "pass")  # one's own Spell is not answered
    s.do(f"B cast:{code}")
    s.asks(A, "answer_spell", f"cast:{answer}", "pass")
    s.do(f"A cast:{answer}")
    assert (s.cultists(A, "museum"), s.token(A)) == (1, 1)
    is_done(s, answer, code, LAST)


@pytest.mark.rule("FG 40.1.19")
def test_a_third_player_may_unravel_after_the_first_has_failed():
    reserve = {A: "unravel_museum", B: "unravel_streets", C: "unravel_library"}
    s = cast(LAST, reserve=reserve, **PAYING).do("B cast:unravel_streets")
    s.asks(A, "answer_spell", "cast:unravel_museum", "pass")
    s.do("A cast:unravel_museum", "C pass")  # C might have saved the Spell of B
    s.asks(C, "answer_spell", "cast:unravel_library", "pass")
    s.do("C cast:unravel_library")
    assert (s.cultists(A, "museum"), s.token(A)) == (3, 0)
    is_done(s, "unravel_museum", "unravel_streets", "unravel_library", LAST)


@pytest.mark.rule("FG 40.1.19")
def test_the_active_player_is_asked_first_then_the_others_clockwise():
    reserve = {A: "unravel_museum", C: "unravel_library"}
    s = cast("fog_over_arkham", B, reserve=reserve)
    s.asks(A, "answer_spell", "cast:unravel_museum", "pass")
    s.do("A pass")
    s.asks(C, "answer_spell", "cast:unravel_library", "pass")
    s.do("C cast:unravel_library", "A pass")
    assert s.investigators("museum") == 1
    is_done(s, "unravel_library", "fog_over_arkham")


@pytest.mark.rule("FG 40.1.64")
@pytest.mark.parametrize("back", ["M", "C", "S", "G", "L"])
def test_every_back_may_hide_an_unravelling(back):
    s = prepared("crack_the_seal", signs={A: 1}, reserve={B: back})
    assert idle_windows(s, "A cast:crack_the_seal") == ["B answer_spell"]
    s = prepared("crack_the_seal", signs={A: 1}, reserve={A: back})
    assert idle_windows(s, "A cast:crack_the_seal") == []


def test_unravelling_is_for_spells_only():
    s = scene(artifacts={A: "black_stone"}, signs={A: 1}, reserve={B: "unravel_museum"})
    s.do("A use:black_stone")
    s.refuses(B, "cast:unravel_museum")
    s = scene(monsters={A: "star_vampire"}, signs={A: 1}, reserve={B: "unravel_museum"})
    s.do("A command:star_vampire")
    assert (s.signs(A), s.reserve(B)) == (0, ["unravel_museum"])


def test_alone_nobody_answers_a_spell():
    s = prepared("crack_the_seal", players=1, signs={A: 1}, reserve={A: "unravel_museum"})
    assert idle_windows(s, "A cast:crack_the_seal") == []
    assert s.signs(A) == 0


# -- Astral Step -----------------------------------------------------------------------------------


@pytest.mark.card(
    "astral_step_museum", "astral_step_ceremony", "astral_step_streets",
    "astral_step_gathering", "astral_step_library",
)  # fmt: skip
@pytest.mark.parametrize("code", family("astral_step"))
@pytest.mark.parametrize("to", ["other_worlds", "streets"])
def test_astral_step_moves_to_any_other_location_without_a_card(code, to):
    s = prepared(code, here="museum", hands={A: "M S"}, columns={"museum": "L"})
    s.do(f"A cast:{code}")
    s.asks(A, "move_fate", *(f"move_fate>{name}" for name in NAMES if name != "museum"))
    s.do(f"A move_fate>{to}")
    assert (s.here(), s.column("museum"), len(s.hand(A))) == (to, "L", 2)
    assert (s.cultists(A, to), s.investigators(to)) == (2, 2)  # the Move phase goes on
    is_done(s, code)
    s.asks_for(A, "control_die")


@pytest.mark.parametrize("code", family("astral_step"))
@pytest.mark.parametrize("players", [1, 2])
def test_astral_step_moves_the_own_piece_and_not_to_the_other_one(code, players):
    s = cast(code, players=players, here="museum", second="streets")
    s.asks(
        A,
        "move_fate",
        *(f"move_fate>{name}" for name in NAMES if name not in {"museum", "streets"}),
    )
    s.do("A move_fate>library")
    assert [NAMES[at] for at in s.g.fate] == ["library", "streets"]


@pytest.mark.rule("FG 40.1.53")
@pytest.mark.parametrize("code", family("astral_step"))
def test_astral_step_unravelled_leaves_the_duty_to_move(code):
    s = cast(code, here="museum", hands={A: "S M"}, reserve={B: "unravel_museum"})
    s.do("B cast:unravel_museum")
    s.asks(A, "move", "move:dark_communion_streets>streets")
    s = cast(code, here="museum", hands={}, reserve={B: "unravel_museum"})
    s.do("B cast:unravel_museum")
    s.asks(A, "move", "draw_to_move")


# -- Veil of Shadows -------------------------------------------------------------------------------


def raided(code, count, **table):
    s = prepared(code, at="conclude", investigators=f"A {count}, B 3", **table)
    s.asks(A, "answer_raid", f"cast:{code}", "pass")
    return s


@pytest.mark.card(
    "veil_museum", "veil_ceremony", "veil_streets",
    "veil_gathering", "veil_library",
)  # fmt: skip
@pytest.mark.parametrize("code", family("veil"))
@pytest.mark.parametrize("gone", [1, 2])
def test_veil_destroys_up_to_two_before_the_dice_are_rolled(code, gone):
    s = raided(code, 5).do(f"A cast:{code}")
    assert len(s.keys(A, "destroy")) == 3  # none, one or two
    s.offers(A, "destroy_investigators:1:lodge", "destroy_investigators:2:lodge")
    s.rolls("X" * (5 - gone)).do(f"A destroy_investigators:{gone}:lodge")
    assert (s.signs(A), s.investigators(A), s.investigators(B)) == (5 - gone, 5 - gone, 3)
    is_done(s, code)


@pytest.mark.parametrize("code", family("veil"))
def test_veil_may_end_a_raid_before_it_has_begun(code):
    s = prepared("knock_at_midnight", investigators="A 2, B 2, C 0", reserve={B: code})
    s.do("A cast:knock_at_midnight")
    s.asks(B, "answer_raid", f"cast:{code}", "pass")
    s.do(f"B cast:{code}", "B destroy_investigators:2:lodge")
    assert (s.signs(B), s.investigators(A), s.investigators(B)) == (0, 2, 0)
    assert not [event for event in s.told(C) if event["kind"] == "rolled"]
    is_done(s, code, "knock_at_midnight")


@pytest.mark.parametrize("code", family("veil"))
def test_veil_is_not_for_the_raid_on_another_or_of_a_punishment(code):
    s = prepared("knock_at_midnight", investigators="B 2", reserve={C: code}).rolls("X X")
    s.do("A cast:knock_at_midnight")
    assert (s.signs(B), s.reserve(C)) == (2, [code])
    table = {"investigators": "A 4", "curses": {A: "marked_house"}, "dice": "X X X X"}
    s = prepared(code, **table)
    assert (s.signs(A), s.reserve(A)) == (4, [code])


@pytest.mark.parametrize("code", family("veil"))
def test_veil_alone_helps_against_the_raid_of_the_investigators_turn(code):
    table = {"at": "investigators", "players": 1, "second": "museum", "deck": "S"}
    s = prepared(code, investigators="A 2", **table)
    s.asks(A, "answer_raid", f"cast:{code}", "pass")
    s.do(f"A cast:{code}", "A destroy_investigators:2:lodge")
    assert (s.signs(A), s.investigators(A)) == (0, 0)


@pytest.mark.rule("FG 40.1.64")
@pytest.mark.parametrize("back", ["M", "C", "S", "G", "L"])
def test_every_back_may_hide_a_veil(back):
    s = scene(reserve={A: "knock_at_midnight", B: back}, investigators="B 1").rolls("T")
    assert "B answer_raid" in idle_windows(s, "A cast:knock_at_midnight")
    s = scene(reserve={A: "knock_at_midnight", C: back}, investigators="B 1").rolls("T")
    assert idle_windows(s, "A cast:knock_at_midnight") == ["C answer_spell"]


# -- Dark Communion --------------------------------------------------------------------------------


@pytest.mark.card(
    "dark_communion_museum", "dark_communion_ceremony", "dark_communion_streets",
    "dark_communion_gathering", "dark_communion_library",
)  # fmt: skip
@pytest.mark.parametrize("code", family("dark_communion"))
@pytest.mark.parametrize("players", [1, 3])
def test_dark_communion_sacrifices_two_for_a_space(code, players):
    s = cast(code, players=players, **PAYING)
    assert (s.cultists(A, "museum"), s.cultists(A, "abyss"), s.token(A)) == (1, 8, 1)
    is_done(s, code)


@pytest.mark.rule("FG 40.1.48", "FG 40.1.72")
@pytest.mark.parametrize("code", family("dark_communion"))
def test_dark_communion_is_paid_in_full_from_the_current_location(code):
    refused(code, here="museum", cultists={A: "museum 1, library 4, lodge 4"})
    s = cast(code, here="museum", cultists={A: "museum 2, library 4, lodge 3"})
    assert (s.cultists(A, "museum"), s.cultists(A, "library")) == (0, 4)


@pytest.mark.parametrize("code", family("dark_communion"))
def test_dark_communion_may_win_the_game(code):
    s = prepared(code, token={A: 8}, **PAYING).do(f"A cast:{code}")
    s.is_over()
    assert s.g.outcome.places[A] == 1
