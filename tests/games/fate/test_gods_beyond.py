"""Dark Gifts of base gods: Azathoth, Yog-Sothoth, Dagon (FG 30.1)."""

import pytest

from tests.games.fate.gifts import CONTROL, EMPTY, gift, is_given
from tests.games.fate.scene import A, B, C, scene

# -- Azathoth --------------------------------------------------------------------------------------


@pytest.mark.card("azathoth")
@pytest.mark.rule("FG 30.1.6")
@pytest.mark.example("FG ex-90")
def test_azathoths_dice():
    figures = {B: f"{EMPTY}, museum 1", A: "ceremony 1"}
    s = gift("azathoth", dice="K T X", cultists=figures)
    s.asks(A, "choose_die", "die:star", "die:tentacle", "die:cthulhu")
    s.do("A die:tentacle", "A destroy_cultists:1.museum")
    assert (s.cultists(B, "museum"), s.cultists(B, "abyss")) == (0, 8)
    s.do("A die:cthulhu")
    assert (s.token(), s.signs()) == (1, 1)
    is_given(s)


@pytest.mark.card("azathoth")
@pytest.mark.rule("FG 30.1.6")
def test_azathoth_draws_and_gains_signs():
    s = gift("azathoth", dice="E E X", deck="C C").do("A die:sign", "A die:sign")
    assert (len(s.hand()), s.signs()) == (3, 1)
    is_given(s)


@pytest.mark.card("azathoth")
@pytest.mark.rule("FG 30.1.6")
def test_azathoth_may_roll_all_three_again_with_control():
    s = gift("azathoth", control=True, dice="X X E").asks(
        A, "reroll_all", "reroll_all", "keep_dice"
    )
    s = gift("azathoth", control=True, dice="X X E").rolls("K K K").do("A reroll_all")
    assert (s.token(), s.signs()) == (3, 0)
    is_given(s)
    s = gift("azathoth", control=True, dice="K K K").do("A keep_dice")
    assert s.token() == 3


@pytest.mark.card("azathoth")
@pytest.mark.rule("FG 30.1.6")
def test_azathoth_finds_no_rival_on_the_altar():
    s = gift("azathoth", dice="T T T", cultists={A: "ceremony 1", B: EMPTY, C: EMPTY})
    assert (s.cultists(B, "abyss"), s.cultists(C, "abyss")) == (7, 7)
    is_given(s)


@pytest.mark.card("azathoth")
@pytest.mark.rule("FG 30.1.6", "FG 40.1.32")
def test_azathoth_alone_destroys_investigators():
    s = gift("azathoth", 1, dice="T T T", second="museum")
    s.do("A destroy_investigators:1:museum", "A destroy_investigators:1:library")
    s.do("A destroy_investigators:1:streets")
    assert (s.investigators("museum"), s.investigators("library")) == (0, 0)
    assert (s.investigators("streets"), s.investigators("supply")) == (0, 22)
    is_given(s)


# -- Yog-Sothoth -----------------------------------------------------------------------------------


@pytest.mark.card("yog_sothoth")
@pytest.mark.rule("FG 30.1.7")
@pytest.mark.example("FG ex-91")
def test_yog_sothoths_gate():
    cards = {"hands": {A: "M Gate"}, "columns": {"ceremony": "M"}}
    s = gift("yog_sothoth", cultists={A: "gathering 2, museum 1, ceremony 1"}, **cards)
    assert s.g.gates == 14
    s.do("A add_gate:ceremony")
    assert (s.g.gates, s.column("ceremony"), s.g.gate_held[A]) == (13, "M Gate", True)
    s.do(*["A move_cultist:0:gathering>other_worlds"] * 2)
    assert (s.cultists(A, "gathering"), s.cultists(A, "other_worlds")) == (0, 3)
    is_given(s)


@pytest.mark.card("yog_sothoth")
@pytest.mark.rule("FG 30.1.7")
def test_yog_sothoth_may_leave_them_where_they_are():
    s = gift("yog_sothoth").do("A add_gate:library", "A enough")
    assert (s.cultists(A, "other_worlds"), s.column("library")) == (1, "Gate")
    is_given(s)


@pytest.mark.card("yog_sothoth")
@pytest.mark.rule("FG 30.1.7")
def test_yog_sothoth_without_gates_in_the_stack():
    s = gift("yog_sothoth", gates=0)
    s.do("A move_cultist:0:museum>other_worlds", "A enough")
    assert s.cultists(A, "other_worlds") == 2
    is_given(s)


# -- Dagon -----------------------------------------------------------------------------------------


@pytest.mark.card("dagon")
@pytest.mark.rule("FG 30.1.8")
@pytest.mark.example("FG ex-92")
def test_dagons_brood():
    s = gift("dagon", control=True, cultists={A: f"{CONTROL}, abyss 2"})
    assert not [key for key in s.keys(A, "recall") if key.endswith("other_worlds")]
    assert {key[7] for key in s.keys(A, "recall")} == {"0", "1", "2"}
    s.do("A recall:2>ceremony")
    assert (s.cultists(A, "ceremony"), s.cultists(A, "abyss")) == (5, 0)
    is_given(s)


@pytest.mark.card("dagon")
@pytest.mark.rule("FG 30.1.8")
@pytest.mark.parametrize(("control", "most"), [(False, 4), (True, 5)])
def test_dagon_places_one_more_with_control(control, most):
    figures = {A: f"ceremony {3 if control else 1}, abyss 6"}
    s = gift("dagon", control=control, cultists=figures)
    s.refuses(A, f"recall:{most + 1}>library")
    s.do(f"A recall:{most}>library")
    assert (s.cultists(A, "library"), s.cultists(A, "abyss")) == (1 + most, 6 - most)


@pytest.mark.card("dagon")
@pytest.mark.rule("FG 30.1.8")
def test_dagon_may_place_none_and_none_from_an_empty_abyss():
    s = gift("dagon")
    (none,) = s.keys(A, "recall:0")
    s.do(f"A {none}")
    assert s.cultists(A, "abyss") == 7
    is_given(s)
    is_given(gift("dagon", cultists={A: "ceremony 1, abyss 0"}))


@pytest.mark.rule("FG 40.1.78")
def test_each_sign_of_azathoths_dice_is_an_event_of_its_own():
    s = scene(
        gods="azathoth dagon cthulhu", at="actions", here="ceremony", artifacts={A: "star_stone"},
        signs={A: 1},
    )  # fmt: skip
    s.rolls("X X E").do("A no_die")
    s.asks(A, "choose_die", "die:star", "die:sign")
    s.do("A die:star").asks(A, "answer_signs", "use:star_stone", "pass")
    s.do("A pass").asks(A, "choose_die", "die:star", "die:sign")
    s.do("A die:star").asks_for(A, "answer_signs")
    assert s.signs(A) == 2


@pytest.mark.rule("FG 40.1.76")
def test_nothing_rerolls_the_dice_of_nuclear_chaos_after_azathoth():
    s = scene(
        gods="azathoth dagon cthulhu", at="actions", here="ceremony", dice="E E E",
        cultists={A: "ceremony 3"}, artifacts={A: "amulet_of_nephren_ka"},
    )  # fmt: skip
    s.asks(A, "answer_roll", "use:amulet_of_nephren_ka", "pass")
    s.do("A pass").asks(A, "reroll_all", "reroll_all", "keep_dice")
    s.rolls("X X X").do("A reroll_all", auto=False)
    assert s.asked()[0].split(":")[0] != "A answer_roll"
    assert s.signs(A) == 3
