"""The solo game: what is laid out, its levels, what is left in the box (FG 17.1, FG 17.5.4)."""

import pytest

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import settings, start
from tests.games.fate.scene import GAME, A

USELESS = {"unravel_museum", "hex_of_the_hanged", "mob_fury", "night_of_knives", "martyrdom"}


def set_up(god="cthulhu", **table):
    return start(GAME, settings(GAME, 1, table, [{"god": god}]), 1)


@pytest.mark.rule("FG 17.1.1", "FG 17.1.2", "FG 17.1.3")
def test_set_up_as_for_two_with_a_piece_of_the_investigators():
    g = set_up()
    assert (g.altar, g.lodge, g.abyss) == ([(1,) * 6], [7], [7])
    assert (g.investigators, g.supply, g.gates, g.token) == ([1] * 6, 19, 15, [0])
    assert [len(column) for column in g.columns] == [1] * 6
    assert len(g.hands[A]) == 3
    assert GAME.view(g, A)["fate"] == ["other_worlds", "streets"]
    assert (g.first, g.turn.seat) == (A, A)


@pytest.mark.rule("FG 40.1.66")
@pytest.mark.parametrize(
    ("level", "gate", "figures", "signs", "curses"),
    [
        ("novice", True, (9, 5), 0, 0),
        ("adept", False, (7, 7), 0, 0),
        ("master", False, (7, 7), 2, 1),
    ],
)
def test_three_levels(level, gate, figures, signs, curses):
    g = set_up(level=level)
    assert (g.gate_held[A], g.gates) == (gate, 15 - gate)
    assert (g.lodge[A], g.abyss[A]) == figures
    assert (g.signs[A], len(g.waiting[A])) == (signs, curses)


def test_a_level_means_nothing_with_two_players():
    g = start(
        GAME, settings(GAME, 2, {"level": "master"}, [{"god": "dagon"}, {"god": "cthulhu"}]), 1
    )
    assert (g.signs, g.waiting) == ([0, 0], [(), ()])


@pytest.mark.rule("FG 17.5.4", "FG 40.1.32")
def test_what_is_not_for_one_player_is_off_by_default():
    wanted = {"monsters": True, "shub_niggurath": True, "ghatanothoa": True}
    codes = {*set_up(**wanted).code}
    assert not codes & {"shub_niggurath", "ghatanothoa", "call_wicked_museum", "mi_go"}
    assert not codes & {*USELESS, "book_of_eibon", "pickmans_canvas"}
    assert {"cthulhu", "crack_the_seal", "necronomicon"} <= codes
    codes = {*set_up(**wanted, everything=True).code}
    assert {"shub_niggurath", "ghatanothoa", "call_wicked_museum", "mi_go", *USELESS} <= codes


@pytest.mark.rule("FG 17.5.4")
def test_a_god_not_for_one_player_cannot_be_named_by_default():
    with pytest.raises(Complaint, match="god-not-here"):
        set_up("ghatanothoa", ghatanothoa=True)
    g = set_up("ghatanothoa", ghatanothoa=True, everything=True)
    assert g.gods == ["ghatanothoa"]
