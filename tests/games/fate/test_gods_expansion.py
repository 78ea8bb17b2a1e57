"""Dark Gifts of the gods of the expansion (FG 30.2)."""

import pytest

from tests.games.fate.gifts import EMPTY, gift, is_given
from tests.games.fate.scene import A, B, C, scene

FULL = "M C S Gate"  # a Column of four cards

# -- Shub-Niggurath --------------------------------------------------------------------------------


@pytest.mark.card("shub_niggurath")
@pytest.mark.rule("FG 30.2.1", "FG 18.3.3")
@pytest.mark.example("FG ex-93")
def test_shub_nigguraths_choices():
    s = gift("shub_niggurath", monsters_shown="deep_ones shoggoth")
    s.asks(A, "summon", "summon:deep_ones", "summon:shoggoth", "summon_top")
    options = [f"option:shub_niggurath:{number}" for number in (1, 2, 3)]
    s = gift("shub_niggurath", monsters={A: "byakhee:2"})
    s.asks(A, "choose_option", *options)
    s.do("A option:shub_niggurath:2")
    assert s.monster() == ("byakhee", 3)
    is_given(s)
    s = gift("shub_niggurath", monsters={A: "byakhee:2"}).do("A option:shub_niggurath:3")
    assert (s.monster(), s.token()) == (("", 0), 1)
    assert (s.cultists(A, "ceremony"), s.cultists(A, "abyss")) == (0, 8)
    assert s.g.code[s.g.monster_stack[-1]] == "byakhee"
    is_given(s)
    gift("shub_niggurath", monsters={A: "byakhee:1"}).asks(A, "choose_option", *options[:2])


@pytest.mark.card("shub_niggurath")
@pytest.mark.rule("FG 30.2.1", "FG 18.3.3", "FG 18.2.8")
def test_shub_niggurath_too_has_one_monster():
    s = gift("shub_niggurath", monsters={A: "byakhee:2"}, monsters_shown="deep_ones shoggoth")
    s.do("A option:shub_niggurath:1", "A summon:shoggoth")
    assert s.monster() == ("shoggoth", 2)
    assert "byakhee" in [s.g.code[card] for card in s.g.monster_stack]


@pytest.mark.card("shub_niggurath")
@pytest.mark.rule("FG 30.2.1")
def test_shub_niggurath_puts_no_token_above_the_slots():
    s = gift("shub_niggurath", monsters={A: "byakhee:3"})
    s.asks(A, "choose_option", "option:shub_niggurath:1", "option:shub_niggurath:3")


@pytest.mark.card("shub_niggurath")
@pytest.mark.rule("FG 30.2.1")
def test_shub_niggurath_needs_a_cultist_in_the_ceremony():
    gods = ("shub_niggurath", "dagon", "azathoth")
    more = {"monsters": {A: "byakhee:2"}, "cultists": {A: "ceremony 0"}}
    s = scene(gods=gods, here="museum", reserve={A: "black_litany"}, **more)
    s.do("A cast:black_litany")
    s.asks(A, "choose_option", "option:shub_niggurath:1", "option:shub_niggurath:2")


@pytest.mark.card("shub_niggurath")
@pytest.mark.rule("FG 18.3.3", "FG 18.2.10")
def test_shub_niggurath_also_summons_by_spells():
    s = scene(gods=("shub_niggurath", "dagon", "azathoth"), reserve={A: "call_wicked_museum"})
    s.do("A cast:call_wicked_museum", "A summon_top")
    assert s.monster() != ("", 0)


# -- Ghatanothoa -----------------------------------------------------------------------------------


@pytest.mark.card("ghatanothoa")
@pytest.mark.rule("FG 30.2.2", "FG 40.1.36")
@pytest.mark.example("FG ex-94")
def test_mi_go_count_for_control():
    figures = {A: "gathering 2, abyss 0", B: "gathering 2"}
    more = {"gods": ("ghatanothoa", "dagon", "azathoth"), "mi_go": {A: "gathering"}}
    cards = {"reserve": {A: "blood_upon_the_altar"}, "at": "actions", "here": "gathering"}
    s = scene(cultists=figures, **more, **cards).do("A enough")
    s.asks_for(A, "control_action")
    s.do("A cast:blood_upon_the_altar")
    most = max(key.count("gathering") for key in s.keys(A, "sacrifice"))
    assert most == 2
    s = gift("ghatanothoa", mi_go={A: "gathering museum library"})
    s.do("A option:ghatanothoa:3", "A take_mi_go:museum")
    assert (s.token(), s.mi_go()) == (1, ["gathering", "library"])
    is_given(s)


@pytest.mark.card("ghatanothoa")
@pytest.mark.rule("FG 30.2.2")
def test_ghatanothoa_places_a_mi_go_where_none_is():
    s = gift("ghatanothoa", mi_go={A: "museum"}).do("A option:ghatanothoa:1")
    s.refuses(A, "place_mi_go:museum")
    s.do("A place_mi_go:other_worlds")
    assert (s.mi_go(), s.token()) == (["other_worlds", "museum"], 0)
    is_given(s)


@pytest.mark.card("ghatanothoa")
@pytest.mark.rule("FG 30.2.2")
def test_ghatanothoa_moves_a_mi_go_to_where_none_is():
    s = gift("ghatanothoa", mi_go={A: "museum library"}).do("A option:ghatanothoa:2")
    s.refuses(A, "move_mi_go:museum>library", "move_mi_go:museum>museum")
    s.do("A move_mi_go:museum>streets")
    assert (s.mi_go(), s.token()) == (["streets", "library"], 0)
    is_given(s)


@pytest.mark.card("ghatanothoa")
@pytest.mark.rule("FG 30.2.2")
def test_ghatanothoa_has_three_mi_go():
    gift("ghatanothoa").asks_for(A, "place_mi_go")  # without any there is nothing else to do
    three = gift("ghatanothoa", mi_go={A: "museum library streets"})
    three.asks(A, "choose_option", "option:ghatanothoa:2", "option:ghatanothoa:3")
    two = gift("ghatanothoa", mi_go={A: "museum library"})
    two.asks(A, "choose_option", "option:ghatanothoa:1", "option:ghatanothoa:2")


@pytest.mark.card("ghatanothoa")
@pytest.mark.rule("FG 30.2.2", "FG 40.1.36")
def test_mi_go_count_against_all_others():
    more = {"gods": ("dagon", "ghatanothoa", "azathoth"), "mi_go": {B: "gathering"}}
    figures = {A: "gathering 3", B: "gathering 2"}
    s = scene(at="actions", here="gathering", cultists=figures, **more)
    s.asks_for(A, "control_die")
    s = scene(at="actions", here="gathering", cultists=figures | {A: "gathering 4"}, **more)
    s.asks_for(A, "spread")


@pytest.mark.card("ghatanothoa")
@pytest.mark.rule("FG 30.2.2")
def test_a_mi_go_rolls_no_die():
    figures = {"cultists": {A: "other_worlds 1"}, "mi_go": {A: "other_worlds"}}
    gods = ("ghatanothoa", "dagon", "azathoth")
    s = scene(gods=gods, at="actions", hands={A: "M"}, dice="T T", **figures).do("A no_die")
    assert (s.token(), len(s.g.loaded)) == (1, 1)


# -- Yig -------------------------------------------------------------------------------------------


def venom(b="museum 1", **more):
    """B's Cultists on the Altar; a Curse that does not fire at once."""
    figures = {A: "ceremony 1", B: f"{EMPTY}, {b}"}
    return gift("yig", cultists=figures, curse_top="informer", **more)


@pytest.mark.card("yig")
@pytest.mark.rule("FG 30.2.3")
@pytest.mark.example("FG ex-95")
def test_yigs_bargain():
    s = venom(dice="E").do("A rival:1")
    assert (s.curses(B), s.cultists(B, "museum"), s.token()) == (["informer"], 1, 0)
    is_given(s)
    s = venom(dice="E T", curses={C: "overreach"}).do("A rival:1")
    assert (s.curses(B), s.token()) == (["informer"], 1)
    is_given(s)


@pytest.mark.card("yig")
@pytest.mark.rule("FG 30.2.3")
def test_the_rival_prefers_to_sacrifice():
    s = venom("museum 1, library 2").do("A rival:1")
    s.asks(B, "choose_option", "option:yig:1", "option:yig:2")
    s.do("B option:yig:2", "B sacrifice:1.library+1.library")
    assert (s.curses(B), s.cultists(B, "library"), s.cultists(B, "abyss")) == ([], 0, 9)
    is_given(s)  # no Curse on rivals: no die


@pytest.mark.card("yig")
@pytest.mark.rule("FG 30.2.3")
@pytest.mark.parametrize(("dice", "advanced"), [("X", 0), ("E", 0), ("T", 1), ("K", 1)])
def test_yig_advances_by_a_tentacle_or_cthulhu(dice, advanced):
    s = venom(dice=dice, curses={A: "overreach"}).do("A rival:1")  # one's own does not count
    assert (s.token(), s.g.loaded) == (advanced, ())
    is_given(s)


@pytest.mark.card("yig")
@pytest.mark.rule("FG 30.2.3")
def test_yig_rolls_two_dice_at_most_and_advances_once():
    s = venom(dice="T K E", curses={B: "overreach grave_mould", C: "backlash"}).do("A rival:1")
    assert (s.token(), len(s.g.loaded)) == (1, 1)


@pytest.mark.card("yig")
@pytest.mark.rule("FG 30.2.3", "FG 40.1.32")
def test_yig_alone_does_nothing():
    s = gift("yig", 1, curses={A: "overreach"}, dice="K")
    assert (s.token(), s.curses()) == (0, ["overreach"])
    is_given(s)


# -- Cthugha ---------------------------------------------------------------------------------------


@pytest.mark.card("cthugha")
@pytest.mark.rule("FG 30.2.4")
@pytest.mark.example("FG ex-96")
def test_cthugha_burns_a_column():
    s = gift("cthugha", columns={"ceremony": FULL, "museum": "M C S"})
    gates = s.g.gates
    s.do("A option:cthugha:1")
    assert (s.column("ceremony"), s.column("museum")) == ("", "M C S")
    assert (len(s.discard()), s.g.gates) == (3, gates + 1)
    s.do("A sacrifice:0.library")
    assert (s.cultists(A, "library"), s.cultists(A, "abyss"), s.token()) == (0, 8, 1)
    is_given(s)


@pytest.mark.card("cthugha")
@pytest.mark.rule("FG 30.2.4")
def test_cthugha_chooses_among_long_columns():
    s = gift("cthugha", columns={"ceremony": FULL, "museum": "M C S G", "library": "M"})
    s.do("A option:cthugha:1").asks(A, "discard_column", "column:ceremony", "column:museum")
    s.do("A column:museum")
    assert (s.column("museum"), s.column("ceremony")) == ("", FULL)


@pytest.mark.card("cthugha")
@pytest.mark.rule("FG 30.2.4")
@pytest.mark.parametrize("place", ["lodge", "museum"])
def test_cthugha_destroys_up_to_three_investigators_in_one_place(place):
    s = gift("cthugha", investigators="A 4, museum 4", columns={"ceremony": FULL})
    s.do("A option:cthugha:2").refuses(A, f"destroy_investigators:4:{place}")
    s.offers(A, f"destroy_investigators:1:{place}", "destroy_investigators:0:lodge")
    s.do(f"A destroy_investigators:3:{place}")
    assert s.investigators(A) + s.investigators("museum") == 5
    is_given(s)


@pytest.mark.card("cthugha")
@pytest.mark.rule("FG 30.2.4")
def test_cthugha_needs_a_long_column_and_a_cultist_on_the_altar():
    gift("cthugha", columns={"ceremony": "M C S"}).asks_for(A, "destroy_investigators")
    none = {"cultists": {A: EMPTY}, "columns": {"ceremony": FULL}}
    gift("cthugha", **none).asks_for(A, "destroy_investigators")
    nobody = ", ".join(f"{at} 0" for at in ("other_worlds", "museum", "ceremony", "streets"))
    s = gift("cthugha", investigators=f"{nobody}, gathering 0, library 0")
    is_given(s)


@pytest.mark.card("cthugha")
@pytest.mark.rule("FG 30.2.4")
def test_cthugha_alone():
    s = gift("cthugha", 1, second="museum", columns={"museum": FULL})
    s.do("A option:cthugha:1", "A sacrifice:0.museum")
    assert (s.token(), s.column("museum")) == (1, "")
