"""The solo game: the Investigators' turn, Curses as counters, Control, levels (FG 17)."""

import pytest

from fhtagn.kernel.state import SPECTATOR
from tests.games.fate.scene import A, scene
from tests.games.playing import told

FOUR = "overreach grave_mould backlash informer"  # Curses whose time has not come


def solo(**more):
    return scene(1, **more)


def hunted(deck, **more):
    """The Investigators leave the Streets by the symbol of the top card; A is in the Museum."""
    return solo(**({"at": "investigators", "here": "museum", "deck": deck} | more))


def at_gathering(cultists, investigators, **more):
    """A is there after placement, and the Base Action is done."""
    figures = {"cultists": {A: f"gathering {cultists}, abyss 0"}}
    there = f"gathering {investigators}"
    return solo(at="actions", here="gathering", investigators=there, **figures, **more)


def theirs(s):
    return s.sees(A)["fate"][1]


# -- the Investigators' turn -----------------------------------------------------------------------


@pytest.mark.rule("FG 17.1.3")
def test_the_investigators_turn_follows_each_turn_of_the_player():
    s = solo(at="conclude", here="museum", hands={A: "M"}, deck="G G L C C")
    s.do("A prepare_no_more")
    heard = s.told(A)
    moved, turn = told("investigators_moved", to="library"), told("turn", seat=A)
    assert heard.index(moved) < heard.index(turn)
    s.asks_for(A, "move")
    assert theirs(s) == "library"


@pytest.mark.rule("FG 17.2.1", "FG 17.2.2", "FG 17.2.4", "FG 17.2.8")
@pytest.mark.example("FG ex-57")
def test_the_investigators_turn():
    s = hunted("L", columns={"streets": "G"}, investigators="A 2")
    assert (s.column("streets"), theirs(s)) == ("G L", "library")
    assert (s.investigators("library"), s.investigators("supply")) == (2, 16)
    assert s.hand() == []  # no Base Action
    assert (s.investigators(A), s.signs()) == (2, 0)  # no Raid
    assert (s.here(A), s.curses()) == ("museum", [])


@pytest.mark.rule("FG 17.2.3")
@pytest.mark.example("FG ex-58")
def test_the_symbol_of_their_own_location():
    s = hunted("S")
    assert (s.column("streets"), theirs(s)) == ("S", "other_worlds")
    assert (s.investigators("other_worlds"), s.investigators("streets")) == (2, 1)


@pytest.mark.rule("FG 17.2.5", "FG 17.2.6", "FG 40.1.28", "FG 40.1.29")
@pytest.mark.example("FG ex-59")
def test_the_investigators_find_the_player():
    s = hunted("M", curses={A: "overreach"}, curse_top="loose_tongues")
    assert s.investigators("museum") == 2
    assert s.curses() == ["overreach", "loose_tongues"]
    seen = s.sees(A)["players"][A]["curses"]
    assert (len(seen), any(seen)) == (2, False)
    assert (theirs(s), s.investigators("other_worlds")) == ("other_worlds", 1)


@pytest.mark.rule("FG 17.2.7", "FG 17.2.9", "FG 40.1.29")
@pytest.mark.example("FG ex-60")
def test_found_in_other_worlds():
    s = hunted("S", here="other_worlds", investigators="A 2", dice="X E")
    assert (s.investigators("other_worlds"), len(s.curses())) == (2, 1)
    assert (theirs(s), s.investigators("streets")) == ("streets", 1)
    assert (s.signs(), s.investigators(A)) == (2, 1)


@pytest.mark.rule("FG 17.2.9")
def test_a_raid_when_a_card_leads_them_to_the_streets():
    s = hunted("S", second="library", investigators="A 2", dice="E T")
    assert (theirs(s), s.investigators("streets")) == ("streets", 2)
    assert (s.signs(), s.investigators(A)) == (1, 0)


@pytest.mark.rule("FG 17.2.8")
@pytest.mark.parametrize("symbol", list("MCSG"))
def test_the_investigators_use_no_action(symbol):
    s = hunted(symbol, here="library", second="other_worlds", display="star_stone silver_key")
    assert s.sees(A)["artifacts"] == ["star_stone", "silver_key"]
    assert (s.g.gates, s.cultists(A, "lodge"), s.cultists(A, "abyss")) == (15, 7, 7)
    assert (s.investigators(A), s.token(), s.hand()) == (0, 0, [])


@pytest.mark.rule("FG 40.1.31")
@pytest.mark.example("FG ex-64")
def test_an_empty_supply_in_solo():
    s = hunted("L", supply=0, investigators="A 3, library 1", dice="X T T")
    assert (s.signs(), s.investigators(A)) == (1, 1)
    assert (s.investigators("library"), s.investigators("supply")) == (2, 1)


@pytest.mark.rule("FG 40.1.31")
def test_with_nobody_to_raid_none_is_placed():
    s = hunted("L", supply=0, investigators="A 0, library 1")
    assert (theirs(s), s.investigators("library"), s.signs()) == ("library", 1, 0)


@pytest.mark.rule("FG 40.1.31")
def test_their_piece_takes_nobody_along():
    s = hunted("L", investigators="library 4")
    assert (s.investigators("library"), s.investigators(A)) == (5, 0)


@pytest.mark.rule("FG 40.1.31")
def test_the_player_may_not_enter_their_location():
    s = solo(here="museum", second="library", hands={A: "L L C"})
    assert s.keys(A, "move:") == ["move:dark_communion_ceremony>ceremony"]
    pairs = [key.partition(">")[2] for key in s.keys(A, "move_pair")]
    assert sorted(pairs) == ["ceremony", "gathering", "other_worlds", "streets"]


# -- Curses ----------------------------------------------------------------------------------------


@pytest.mark.rule("FG 40.1.28")
def test_curses_are_counters_only():
    s = solo(hands={A: "M M C C S S G"}, curses={A: "loose_tongues"})
    s.asks_for(A, "move")
    assert (s.curses(), len(s.hand())) == (["loose_tongues"], 7)


@pytest.mark.rule("FG 17.2.5", "FG 40.1.28")
def test_nobody_is_told_which_curse_is_gained():
    s = solo(at="conclude", here="museum", hands={A: "M"}, deck="G G M C", curse_top="informer")
    s.do("A prepare_no_more")
    assert s.curses() == ["informer"]
    for viewer in (A, SPECTATOR):
        assert told("cursed", seat=A) in s.told(viewer)
        assert "informer" not in str(s.told(viewer))


@pytest.mark.rule("FG 40.1.28", "FG 40.1.73")
def test_in_the_strict_mode_their_conditions_are_watched():
    s = solo(strict=True, hands={A: "M M C C S S G"}, curses={A: "loose_tongues"})
    s.do(f"A {s.keys(A, 'discard')[0]}").asks_for(A, "move")
    assert (s.curses(), len(s.hand())) == ([], 3)


@pytest.mark.rule("FG 40.1.73", "FG 17.5.2")
@pytest.mark.parametrize(("abyss", "left", "lost"), [(11, 4, False), (10, 5, True)])
def test_a_resolved_curse_is_not_counted(abyss, left, lost):
    """With eleven Cultists in the Abyss one of the four Curses fires before the fifth comes."""
    figures = {A: f"lodge 1, abyss {abyss}"}
    four = {A: "overreach grave_mould backlash crowded_abyss"}
    s = hunted("M", strict=True, curses=four, curse_top="informer", cultists=figures)
    assert (len(s.curses()), s.g.outcome is not None) == (left, lost)


# -- the Streets -----------------------------------------------------------------------------------


@pytest.mark.rule("FG 17.3.1", "FG 17.3.2")
@pytest.mark.example("FG ex-63")
def test_the_streets_in_solo():
    figures = {"cultists": {A: "streets 3, abyss 0"}, "investigators": "streets 2, A 4"}
    s = solo(at="actions", here="streets", second="museum", hands={A: "M"}, **figures)
    assert (s.investigators(A), s.investigators("supply")) == (2, 14 + 2)
    s.do("A control_action:streets").asks_for(A, "prepare")
    assert (s.cultists(A, "streets"), s.cultists(A, "abyss")) == (2, 1)
    assert (s.investigators(A), s.investigators("supply"), s.signs()) == (1, 14 + 3, 0)
    assert not [event for event in s.told(A) if event["kind"] in ("raid", "rolled")]


@pytest.mark.rule("FG 17.3.1", "FG 17.3.2")
@pytest.mark.parametrize(("visitors", "left"), [(1, 0), (0, 0)])
def test_the_streets_with_fewer_investigators_in_the_lodge(visitors, left):
    figures = {"cultists": {A: "streets 3"}, "investigators": f"streets 2, A {visitors}"}
    s = solo(at="actions", here="streets", second="museum", **figures)
    s.asks_for(A, "move")  # without an Investigator there is no Control Action
    assert (s.investigators(A), s.cultists(A, "streets")) == (left, 3)


# -- Control ---------------------------------------------------------------------------------------


@pytest.mark.rule("FG 17.4.1", "FG 17.4.2", "FG 17.4.3", "FG 40.1.30")
@pytest.mark.example("FG ex-62")
def test_buying_off_a_curse():
    at_gathering(3, 3).asks(A, "control_die", "roll_for_control", "no_die")
    curses = {A: "overreach grave_mould"}
    s = at_gathering(4, 3, signs={A: 4}, curses=curses, hands={A: "M"}).do("A enough")
    s.asks(A, "control_action", "control_action:gathering", "buy_off", "no_control_action")
    s.do("A buy_off").asks_for(A, "prepare")
    assert (s.signs(), s.curses(), s.cultists(A, "gathering")) == (7, ["grave_mould"], 4)
    s.refuses(A, "buy_off", "control_action:gathering")


@pytest.mark.rule("FG 17.4.1")
@pytest.mark.parametrize(
    ("cultists", "investigators", "prompt"),
    [(2, 0, "control_die"), (3, 2, "spread"), (4, 4, "control_die"), (5, 4, "spread")],
)
def test_control_needs_three_and_more_than_the_investigators(cultists, investigators, prompt):
    at_gathering(cultists, investigators).asks_for(A, prompt)


@pytest.mark.rule("FG 40.1.30")
@pytest.mark.parametrize(("there", "prompt"), [(1, "spread"), (2, "control_die")])
def test_investigators_count_after_placement(there, prompt):
    figures = {"cultists": {A: "gathering 2"}, "investigators": f"gathering {there}"}
    s = solo(here="museum", hands={A: "G"}, **figures).do(
        "A move:dark_communion_gathering>gathering"
    )
    s.asks_for(A, prompt)


@pytest.mark.rule("FG 40.1.30")
@pytest.mark.parametrize(("die", "offered"), [("K", True), ("T", False)])
def test_temporary_control_also_buys_off(die, offered):
    s = at_gathering(1, 1, curses={A: "overreach"}).rolls(die)
    s.do("A roll_for_control", "A enough", auto=False)
    assert ("buy_off" in s.keys(A)) == offered


@pytest.mark.rule("FG 17.4.2")
def test_without_a_curse_nothing_is_bought_off():
    s = at_gathering(4, 3).do("A enough")
    s.asks(A, "control_action", "control_action:gathering", "no_control_action")


@pytest.mark.rule("FG 17.4.3")
def test_in_the_next_turn_another_may_be_bought_off():
    figures = {"cultists": {A: "gathering 4, museum 3"}, "investigators": "gathering 1"}
    cards = {"hands": {A: "M M"}, "deck": "C C L", "curses": {A: "overreach grave_mould"}}
    s = solo(at="actions", here="gathering", **figures, **cards)
    s.do("A enough", "A buy_off", "A prepare_no_more")
    s.do(f"A {s.keys(A, 'move:')[0]}")
    s.offers(A, "buy_off")


# -- winning and losing ----------------------------------------------------------------------------


@pytest.mark.rule("FG 17.5.1", "FG 17.5.2", "FG 17.5.3", "FG 40.1.30")
@pytest.mark.example("FG ex-61")
def test_solo_endings():
    s = hunted("M", curses={A: FOUR})
    s.is_over()
    assert (s.g.outcome.reason, s.g.outcome.places) == ("cursed", (2,))
    s = at_gathering(4, 3, signs={A: 8}, curses={A: FOUR}).do("A enough", "A buy_off")
    s.is_over()
    assert (s.g.outcome.reason, s.g.outcome.places) == ("sealed", (2,))
    assert (s.signs(), len(s.curses())) == (10, 4)
    s = on_the_eighth_space().do("A cast:dark_communion_ceremony")
    s.is_over()
    assert (s.g.outcome.reason, s.g.outcome.places) == ("summoned", (1,))


def on_the_eighth_space(**more):
    figures = {"cultists": {A: "museum 2"}, "token": {A: 8}, "met": [A]}
    return solo(here="museum", reserve={A: "C"}, **figures, **more)


@pytest.mark.rule("FG 17.5.3")
def test_the_solo_game_may_be_longer():
    s = on_the_eighth_space(goal=10).do("A cast:dark_communion_ceremony")
    assert (s.token(), s.g.outcome) == (9, None)


@pytest.mark.rule("FG 17.5.1")
def test_the_tenth_sign_of_a_raid_loses():
    s = hunted("S", second="library", signs={A: 9}, met=[A], investigators="A 1", dice="X")
    s.is_over()
    assert (s.g.outcome.reason, s.g.outcome.places) == ("sealed", (2,))


@pytest.mark.rule("FG 40.1.67")
def test_a_result_tells_victory_turns_signs_and_curses():
    s = on_the_eighth_space(signs={A: 4}, curses={A: "overreach grave_mould"})
    s.do("A cast:dark_communion_ceremony")
    assert s.told(A)[-1] == told("solo_result", won=True, turns=1, signs=4, curses=2)
    s = on_the_eighth_space(signs={A: 3}, curses={A: FOUR}).do("A resign")
    assert s.told(A)[-1] == told("solo_result", won=False, turns=1, signs=3, curses=4)


@pytest.mark.rule("FG 40.1.32")
def test_what_needs_a_rival_cannot_be_cast():
    reserve = "night_of_knives hex_of_the_hanged mob_fury"
    s = solo(reserve={A: reserve}, investigators="A 1")
    assert s.keys(A, "cast") == []
    scene(2, reserve={A: reserve}).offers(A, "cast:hex_of_the_hanged", "cast:mob_fury")


@pytest.mark.rule("FG 40.1.32")
def test_investigators_meant_for_a_rival_go_to_the_supply():
    more = {"investigators": "gathering 3, A 2", "reserve": {A: "false_trail anonymous_tip"}}
    s = solo(here="museum", hands={A: "G"}, **more)
    s.do("A cast:anonymous_tip", "A destroy_investigators:2:lodge")
    assert (s.investigators(A), s.investigators("supply")) == (0, 25 - 5 - 3)
    s.do("A move:dark_communion_gathering>gathering", "A cast:false_trail")
    assert (s.investigators(A), s.investigators("gathering")) == (0, 1)  # the one just placed
    assert s.investigators("supply") == 25 - 5 - 1
