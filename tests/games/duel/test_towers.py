"""Dark towers (chapter 17)."""

import pytest

from fhtagn.kernel.legality import Reason
from tests.games.duel.scene import GAME, A, B, scene
from tests.games.playing import told

BOARD = GAME.content.boards["extinction"]
GLYPHS = [BOARD.areas[area].id for area in BOARD.towers]
OTHERS = [area.id for area in BOARD.areas if area.id not in GLYPHS]


def ended(**more):
    """A scene at the end of a Doom phase: both are done."""
    s = scene(**({"at": "doom", "power": (4, 4), "round": 2} | more))
    first = s.g.first
    return s.do(f"{'AB'[first]} done", f"{'AB'[1 - first]} done")


# -- the first towers ------------------------------------------------------------------------------

STARTS = {A: {"laurentia": "acolyte! 5 acolyte"}, B: {"antarctica": "acolyte! 5 acolyte"}}


@pytest.mark.rule("CW 17.1.1", "CW 17.1.2", "CW 17.1.5", "CW 17.1.6")
def test_the_first_towers_stand_where_the_factions_started():
    s = scene(units=STARTS, start=("laurentia", "antarctica"), at="doom", round=1, power=(4, 4))
    s.do("A done")
    assert s.towers() == set()
    s.do("B done")
    assert s.towers() == {"laurentia", "antarctica"}
    assert "laurentia" not in GLYPHS
    assert "arctica" not in s.towers()
    s.is_turn_of(A)


@pytest.mark.rule("CW 17.1.3", "CW 17.1.4")
def test_whoever_controls_a_gate_there_steps_off():
    s = ended(units=STARTS, start=("laurentia", "antarctica"), round=1)
    assert s.gates() == {"laurentia": "free", "antarctica": "free"}
    assert (s.units(A, "laurentia"), s.units(B, "antarctica")) == ({"acolyte": 6},) * 2
    assert told("stepped_off", seat=A, unit="acolyte", at="laurentia") in s.told(B)
    assert s.keys(A, "control") == []


@pytest.mark.rule("CW 17.1.7")
def test_no_towers_on_the_other_map():
    for number in (1, 2, 5):
        s = ended(map="lovecraft_country", round=number, units={A: {"newburyport": "acolyte!"}},
                  books={B: "howl"})  # fmt: skip
        assert (s.towers(), s.gates()) == (set(), {"newburyport": "A acolyte"})
        s.asks_for(A, "act")


# -- later towers ----------------------------------------------------------------------------------


@pytest.mark.rule("CW 17.2.1", "CW 17.2.2")
@pytest.mark.parametrize("first", [A, B])
def test_later_the_first_player_chooses_two_glyph_areas(first):
    s = ended(first=first, towers="laurentia antarctica", books={B: {2: "howl"}})
    open_ = [one for one in GLYPHS if one != "antarctica"]
    s.asks(first, "tower", *(f"tower@{one}" for one in open_))
    s.do(f"{'AB'[first]} tower@siberia")
    s.asks(first, "tower", *(f"tower@{one}" for one in open_ if one != "siberia"))
    s.do(f"{'AB'[first]} tower@tethys_ocean")
    assert s.towers() == {"laurentia", "antarctica", "siberia", "tethys_ocean"}
    s.is_turn_of(first)


@pytest.mark.example("CW ex-11")
def test_later_towers():
    units = {A: {"baltica": "acolyte"}, B: {"siberia": "acolyte! 2 acolyte"}}
    s = ended(units=units, towers="laurentia antarctica")
    s.do("A tower@siberia", "A tower@baltica")
    assert (s.gate("siberia"), s.units(B, "siberia")) == ("free", {"acolyte": 3})
    assert (s.gate("baltica"), s.towers()) == (
        "",
        {"siberia", "baltica", "laurentia", "antarctica"},
    )
    s.do("A gate@baltica").asks(A, "act", "end")
    assert (s.gate("baltica"), "baltica" in s.towers()) == ("free", True)


@pytest.mark.rule("CW 17.2.3", "CW 17.2.4")
def test_a_tower_with_and_without_a_gate():
    s = ended(units={A: {"siberia": "acolyte!"}}, towers="laurentia antarctica")
    s.do("A tower@siberia", "A tower@australia")
    assert s.gates() == {"siberia": "free"}
    assert s.units(A, "siberia") == {"acolyte": 1}
    assert {"siberia", "australia"} <= s.towers()


@pytest.mark.rule("CW 17.2.5")
def test_when_every_glyph_area_has_its_tower_no_more_are_placed():
    s = ended(towers=" ".join([*GLYPHS, "laurentia"]))
    assert len(s.towers()) == 9
    s.asks_for(A, "act")


@pytest.mark.rule("CW 40.4.3")
def test_the_last_single_glyph_area_gets_one():
    s = ended(towers=" ".join([*GLYPHS[1:], "laurentia"]))
    assert GLYPHS[0] in s.towers()
    assert len(s.towers()) == 9
    s.asks_for(A, "act")


@pytest.mark.rule("CW 1.1.6")
def test_there_are_ten_towers():
    s = ended(towers=" ".join([*OTHERS, *GLYPHS[:4]]))
    assert len(s.towers()) == 10
    s.asks_for(A, "act")


@pytest.mark.rule("CW 1.1.6")
def test_the_last_token_is_the_last_tower():
    s = ended(towers=" ".join([*OTHERS, *GLYPHS[:3]]))
    s.do(f"A tower@{GLYPHS[3]}")
    assert len(s.towers()) == 10
    s.asks_for(A, "act")


# -- what towers do --------------------------------------------------------------------------------


@pytest.mark.rule("CW 17.3.1")
def test_a_gate_under_a_tower_is_free_when_power_is_gathered():
    units = {A: {"siberia": "3 acolyte"}, B: {"india": "3 acolyte"}}
    s = scene(units=units, gates="siberia", towers="siberia", at="gather", power=(0, 0))
    assert (s.power(A), s.power(B)) == (4, 4)


@pytest.mark.rule("CW 17.3.2")
def test_nobody_controls_a_gate_under_a_tower():
    units = {A: {"siberia": "acolyte"}, B: {"siberia": "acolyte"}}
    s = scene(units=units, gates="siberia", towers="siberia")
    assert s.keys(A, "control") == []
    assert s.why(A, "control") == Reason("CW 17.3.2", "under_tower")
    s.do("A pass_turn")
    assert s.keys(B, "control") == []


@pytest.mark.rule("CW 17.3.3")
def test_a_gate_under_a_tower_scores_in_no_ritual():
    units = {A: {"siberia": "acolyte", "india": "acolyte!"}}
    s = scene("black_goat", "sleeper", units=units, gates="siberia", towers="siberia",
              at="doom turn")  # fmt: skip
    s.do("A ritual")
    assert s.doom(A) == 1


@pytest.mark.rule("CW 17.3.4")
def test_a_tower_stays_for_good():
    units = {A: {"arctica": "acolyte", "siberia": "acolyte"}, B: {"siberia": "wendigo"}}
    s = scene(units=units, gates="siberia", towers="arctica siberia", power=(2, 2), turn=B)
    s.rolls(6).do("B battle@siberia", "B end", "A pass_turn", "B pass_turn")
    assert (s.towers(), s.gate("siberia")) == ({"arctica", "siberia"}, "free")
    assert s.g.phase != "action"
    everything = [key for seat in (A, B) for key in s.keys(seat) if "tower" in key]
    assert everything == []


@pytest.mark.rule("CW 17.3.5")
def test_a_gate_created_under_a_tower_is_covered_at_once():
    s = scene(units={A: {"siberia": "2 acolyte"}}, towers="siberia").do("A gate@siberia")
    assert (s.gates(), s.towers(), s.power(A)) == ({"siberia": "free"}, {"siberia"}, 5)
    s.asks(A, "act", "end")


@pytest.mark.rule("CW 17.3.6")
def test_a_tower_bars_nobody():
    units = {A: {"siberia": "acolyte serpent_man", "baltica": "acolyte"}, B: {"siberia": "acolyte"}}
    s = scene(units=units, towers="siberia")
    s.offers(A, "recruit:acolyte@siberia", "battle@siberia", "capture@siberia", "gate@siberia")
    s.offers(A, "move:acolyte@siberia>baltica", "move:acolyte@baltica>siberia")


@pytest.mark.rule("CW 40.4.1")
def test_a_gate_under_a_tower_is_still_a_gate():
    cthulhu = scene("great_cthulhu", "sleeper", gates="south_thalassa_ocean", power=(10, 3),
                    towers="south_thalassa_ocean", units={A: {"india": "acolyte"}})  # fmt: skip
    cthulhu.offers(A, "awaken:cthulhu@south_thalassa_ocean")
    water = "mawson_ocean tethys_ocean north_thalassa_ocean south_thalassa_ocean"
    four = scene("great_cthulhu", "sleeper", gates=water, towers="tethys_ocean mawson_ocean",
                 units={A: {"india": "acolyte"}})  # fmt: skip
    four.do("A recruit:acolyte@india").asks_for(A, "choose_book")
    windy = scene("windwalker", "sleeper", gates="antarctica", towers="antarctica",
                  units={A: {"india": "acolyte"}})  # fmt: skip
    windy.do("A recruit:acolyte@india").asks_for(A, "choose_book")
    windy.do("A book:howl")
    assert windy.books(A) == {5: "howl"}


@pytest.mark.rule("CW 40.4.1", "CW 40.4.2")
def test_ithaqua_replaces_the_gate_and_the_tower_stays():
    s = scene("windwalker", "sleeper", gates="arctica", towers="arctica",
              awakened={A: "rhan_tegoth"}, units={A: {"india": "acolyte"}},
              books={A: {1: "howl", 4: "herald"}})  # fmt: skip
    s.do("A awaken:ithaqua@arctica")
    assert (s.gates(), s.towers()) == ({}, {"arctica"})
    assert s.units(A, "arctica") == {"ithaqua": 1}
