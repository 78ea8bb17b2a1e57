"""The nine Spells that exist only with the symbol of the Gathering."""

import pytest

from tests.games.fate.scene import NAMES, A, B, C, scene
from tests.games.fate.spells import cast, idle_windows, is_done, prepared, refused
from tests.games.playing import told

EMPTY = ", ".join(f"{name} 0" for name in NAMES)  # no Cultist on the Altar


def steps(owner, sources, targets=NAMES):
    """The keys for moving a Cultist."""
    return [f"move_cultist:{owner}:{at}>{to}" for at in sources for to in targets if to != at]


# -- out of the Abyss ------------------------------------------------------------------------------


@pytest.mark.card("call_to_the_faithful")
@pytest.mark.parametrize(("had", "most"), [(1, 1), (3, 3), (7, 3)])
@pytest.mark.parametrize(("players", "seat"), [(1, A), (3, A), (3, B)])
def test_call_to_the_faithful_returns_up_to_three(players, seat, had, most):
    s = cast("call_to_the_faithful", seat, players=players, cultists={seat: f"abyss {had}"})
    s.asks(seat, "recall", *(f"recall:{count}>lodge" for count in range(most + 1)))
    s.do(f"{'AB'[seat]} recall:{most}>lodge")
    assert (s.cultists(seat, "abyss"), s.cultists(seat, "lodge")) == (had - most, 7 + most)
    is_done(s, "call_to_the_faithful")


@pytest.mark.card("call_to_the_faithful")
def test_call_to_the_faithful_needs_an_own_cultist_in_the_abyss():
    refused("call_to_the_faithful", cultists={A: "abyss 0"})
    s = cast("call_to_the_faithful").do("A recall:0>lodge")
    assert (s.cultists(A, "abyss"), s.reserve(A)) == (7, [])


@pytest.mark.card("rise_from_the_pit")
@pytest.mark.parametrize(("had", "most"), [(1, 1), (2, 2), (7, 2)])
@pytest.mark.parametrize("players", [1, 3])
def test_rise_from_the_pit_places_up_to_two_in_the_current_location(players, had, most):
    s = cast("rise_from_the_pit", players=players, here="museum", cultists={A: f"abyss {had}"})
    s.asks(A, "recall", *(f"recall:{count}>museum" for count in range(most + 1)))
    s.do(f"A recall:{most}>museum")
    assert (s.cultists(A, "abyss"), s.cultists(A, "museum")) == (had - most, 1 + most)
    assert s.cultists(A, "lodge") == 7
    is_done(s, "rise_from_the_pit")
    refused("rise_from_the_pit", players=players, cultists={A: "abyss 0"})


# -- moved -----------------------------------------------------------------------------------------


@pytest.mark.card("midnight_procession")
@pytest.mark.parametrize("players", [1, 3])
def test_midnight_procession_moves_up_to_three_own_cultists(players):
    own = f"{EMPTY}, museum 2, streets 1, lodge 7"
    s = prepared("midnight_procession", at="turn", players=players, cultists={A: own})
    s.asks(A, "phase_one", "cast:midnight_procession", "pass")
    s.do("A cast:midnight_procession")
    s.asks(A, "move_cultists", *steps(A, ("museum", "streets")), "enough")
    s.do("A move_cultist:0:museum>library", "A move_cultist:0:streets>ceremony")
    s.asks(A, "move_cultists", *steps(A, ("museum", "ceremony", "library")), "enough")
    s.do("A move_cultist:0:museum>library")
    assert [s.cultists(A, name) for name in NAMES] == [0, 0, 1, 0, 0, 2]
    is_done(s, "midnight_procession")


@pytest.mark.card("midnight_procession")
@pytest.mark.parametrize("moved", [0, 1, 2])
def test_midnight_procession_may_stop(moved):
    s = prepared("midnight_procession", at="turn").do("A cast:midnight_procession")
    for name in ("museum", "streets")[:moved]:
        s.do(f"A move_cultist:0:{name}>library")
    s.do("A enough")
    assert (s.cultists(A, "library"), s.discard()) == (1 + moved, ["midnight_procession"])
    s.asks_for(A, "move")


@pytest.mark.card("midnight_procession")
def test_midnight_procession_needs_an_own_cultist_on_the_altar():
    s = prepared("midnight_procession", at="turn", cultists={A: EMPTY})
    s.asks_for(A, "move")


@pytest.mark.card("exodus")
@pytest.mark.parametrize("seat", [A, B])
def test_exodus_may_move_one_cultist_of_each_rival(seat):
    me, first, second = seat, (seat + 1) % 3, (seat + 2) % 3
    s = cast("exodus", seat, cultists={first: f"{EMPTY}, museum 2", second: f"{EMPTY}, streets 1"})
    s.asks(me, "move_cultists", *steps(first, ["museum"]), "enough")
    s.do(f"{'AB'[me]} move_cultist:{first}:museum>other_worlds")
    s.asks(me, "move_cultists", *steps(second, ["streets"]), "enough")
    s.do(f"{'AB'[me]} move_cultist:{second}:streets>library")
    assert (s.cultists(first, "museum"), s.cultists(first, "other_worlds")) == (1, 1)
    assert (s.cultists(second, "streets"), s.cultists(second, "library")) == (0, 1)
    is_done(s, "exodus")


@pytest.mark.card("exodus")
def test_exodus_leaves_a_rival_alone_and_needs_one_on_the_altar():
    s = cast("exodus").do("A enough", "A move_cultist:2:museum>streets")
    assert (s.cultists(B, "museum"), s.cultists(C, "museum")) == (1, 0)
    refused("exodus", cultists={B: EMPTY, C: EMPTY})
    refused("exodus", players=1)
    s = cast("exodus", cultists={B: EMPTY})
    s.offers(A, "move_cultist:2:museum>streets")  # there is nobody of B to ask for


# -- against rivals --------------------------------------------------------------------------------


@pytest.mark.card("night_of_knives")
def test_night_of_knives_destroys_up_to_two_rival_cultists_here():
    s = cast("night_of_knives", here="museum", cultists={B: "museum 2, lodge 6"})
    groups = ("none", "1.museum", "2.museum", "1.museum+1.museum", "1.museum+2.museum")
    s.asks(A, "destroy_cultists", *(f"destroy_cultists:{group}" for group in groups))
    s.do("A destroy_cultists:1.museum+2.museum")
    assert [s.cultists(seat, "museum") for seat in (A, B, C)] == [1, 1, 0]
    assert [s.cultists(seat, "abyss") for seat in (A, B, C)] == [7, 8, 8]
    is_done(s, "night_of_knives")


@pytest.mark.card("night_of_knives")
def test_night_of_knives_needs_a_rival_in_the_current_location():
    refused("night_of_knives", here="museum", cultists={B: "museum 0", C: "museum 0"})
    refused("night_of_knives", players=1)
    s = cast("night_of_knives", here="museum").do("A destroy_cultists:none")
    assert (s.cultists(B, "museum"), s.cultists(C, "museum"), s.reserve(A)) == (1, 1, [])


@pytest.mark.card("swallowed_by_the_dark")
def test_swallowed_by_the_dark_devours_one_rival_cultist_anywhere():
    s = cast("swallowed_by_the_dark", cultists={B: f"{EMPTY}, museum 2", C: f"{EMPTY}, streets 1"})
    s.asks(A, "devour", "devour:1.museum", "devour:2.streets")
    s.do("A devour:1.museum")
    assert (s.cultists(B, "museum"), s.cultists(B, "abyss")) == (1, 7)
    assert (s.cultists(C, "streets"), s.cultists(A, "museum")) == (1, 1)
    assert told("devoured", seat=B, place="museum") in s.told(C)
    is_done(s, "swallowed_by_the_dark")
    refused("swallowed_by_the_dark", cultists={B: EMPTY, C: EMPTY})
    refused("swallowed_by_the_dark", players=1)


@pytest.mark.card("infiltrate_the_circle")
def test_infiltrate_the_circle_destroys_a_rival_and_places_an_own_cultist():
    s = cast("infiltrate_the_circle", cultists={B: "museum 2, lodge 6"})
    s.asks(A, "choose_location", *(f"location:{name}" for name in NAMES))
    s.do("A location:museum")
    s.asks(A, "destroy_cultists", "destroy_cultists:1.museum", "destroy_cultists:2.museum")
    s.do("A destroy_cultists:1.museum")
    assert [s.cultists(seat, "museum") for seat in (A, B, C)] == [2, 1, 1]
    assert (s.cultists(A, "lodge"), s.cultists(B, "abyss")) == (6, 8)
    is_done(s, "infiltrate_the_circle")


@pytest.mark.card("infiltrate_the_circle")
def test_infiltrate_the_circle_does_what_is_possible_there():
    s = cast("infiltrate_the_circle", cultists={B: EMPTY, C: EMPTY}).do("A location:streets")
    assert (s.cultists(A, "streets"), s.cultists(A, "lodge")) == (2, 6)
    s = cast("infiltrate_the_circle", cultists={A: "lodge 0"}).do("A location:streets")
    s.do("A destroy_cultists:2.streets")
    assert (s.cultists(A, "streets"), s.cultists(C, "streets")) == (1, 0)
    s = cast("infiltrate_the_circle", players=1).do("A location:streets")
    assert s.cultists(A, "streets") == 2


@pytest.mark.card("infiltrate_the_circle")
def test_infiltrate_the_circle_needs_a_rival_or_an_own_cultist():
    refused("infiltrate_the_circle", cultists={A: "lodge 0", B: EMPTY, C: EMPTY})
    refused("infiltrate_the_circle", players=1, cultists={A: "lodge 0"})


# -- Control ---------------------------------------------------------------------------------------


@pytest.mark.rule("FG 6.3.2")
@pytest.mark.card("hooded_usurper")
@pytest.mark.parametrize("players", [1, 3])
def test_hooded_usurper_gives_temporary_control_without_a_die(players):
    table = {"at": "activate", "here": "gathering", "players": players}
    s = prepared("hooded_usurper", **table)
    s.asks(A, "between", "cast:hooded_usurper", "pass")
    s.do("A cast:hooded_usurper", "A enough")
    s.asks(A, "control_action", "control_action:gathering", "no_control_action")
    is_done(s, "hooded_usurper")
    s = prepared("hooded_usurper", **table).do("A pass")
    s.asks_for(A, "control_die")
    s.refuses(A, "cast:hooded_usurper")


@pytest.mark.card("hooded_usurper")
def test_hooded_usurper_is_for_this_turn_and_for_who_does_not_control():
    s = prepared("hooded_usurper", at="activate", here="museum").do("A cast:hooded_usurper")
    assert s.g.turn.control == "temporary"
    s = prepared("hooded_usurper", at="activate", here="gathering", cultists={A: "gathering 3"})
    s.asks_for(A, "spread")  # the Base Action: nothing was asked before
    s.refuses(A, "cast:hooded_usurper")


# -- losses ----------------------------------------------------------------------------------------


def stabbed(**table):
    """B has lost two Cultists of the Museum to A's Night of Knives."""
    table = {"reserve": {B: "martyrdom"}} | table
    s = prepared("night_of_knives", here="museum", cultists={B: "museum 2", C: "museum 0"}, **table)
    return s.do("A cast:night_of_knives", "A destroy_cultists:1.museum+1.museum")


@pytest.mark.card("martyrdom")
@pytest.mark.rule("FG 40.1.70")
def test_martyrdom_advances_once_for_all_cultists_lost():
    s = stabbed()
    s.asks(B, "answer_loss", "cast:martyrdom", "pass")
    s.do("B cast:martyrdom")
    assert (s.token(B), s.token(A)) == (1, 0)
    is_done(s, "night_of_knives", "martyrdom")
    s = stabbed().do("B pass")
    assert (s.token(B), s.reserve(B)) == (0, ["martyrdom"])


@pytest.mark.card("martyrdom")
def test_martyrdom_answers_devouring_and_seizing_too():
    table = {"cultists": {B: f"{EMPTY}, museum 1", C: EMPTY}, "reserve": {B: "martyrdom"}}
    s = prepared("swallowed_by_the_dark", **table).do("A cast:swallowed_by_the_dark")
    s.asks(B, "answer_loss", "cast:martyrdom", "pass")
    s = prepared("black_litany", gods="hastur dagon azathoth", **table)
    s.do("A cast:black_litany", "A seize:1:museum")
    s.asks(B, "answer_loss", "cast:martyrdom", "pass")
    assert s.do("B cast:martyrdom").token(B) == 1


@pytest.mark.card("martyrdom")
@pytest.mark.parametrize("seat", [A, C])
def test_martyrdom_is_not_for_who_has_lost_nobody(seat):
    s = stabbed(reserve={seat: "martyrdom"})
    s.asks_for(A, "move")
    assert s.reserve(seat) == ["martyrdom"]


@pytest.mark.card("martyrdom")
def test_martyrdom_is_for_losses_to_rivals_only():
    own = {A: "museum 3, lodge 5"}
    s = prepared("dark_communion_museum", here="museum", cultists=own, reserve={A: "martyrdom"})
    s.do("A cast:dark_communion_museum")
    s.asks_for(A, "move")
    table = {"cultists": {A: "abyss 11"}, "curses": {A: "crowded_abyss"}}
    s = prepared("martyrdom", **table)  # a punishment is nobody's effect
    assert (s.cultists(A, "abyss"), s.reserve(A)) == (9, ["martyrdom"])


@pytest.mark.card("martyrdom")
@pytest.mark.rule("FG 40.1.64")
@pytest.mark.parametrize(("back", "asked"), [("G", ["B answer_loss"]), ("L", [])])
def test_only_a_back_of_the_gathering_answers_a_loss(back, asked):
    s = scene(reserve={A: "swallowed_by_the_dark", B: back}, cultists={C: EMPTY})
    s.do("A cast:swallowed_by_the_dark")
    assert idle_windows(s, "A devour:1.museum") == asked
