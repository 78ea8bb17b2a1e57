"""Doom for units killed and eliminated, and for those that escape (chapter 18)."""

import pytest

from fhtagn.games.duel.results import SURVIVES
from tests.games.duel.scene import A, B, scene

CTHULHU, GOAT, SLEEPER, WIND = "great_cthulhu", "black_goat", "sleeper", "windwalker"
FULL = {1: "dreams", 2: "devolve", 3: "submerge"}  # Great Cthulhu's slots for kills are taken


def killed(faction, unit, **more):
    """A Starspawn of A, or Tsathoggua if Great Cthulhu is the victim, kills one unit of B."""
    killer, kind = (SLEEPER, "tsathoggua") if faction == CTHULHU else (CTHULHU, "starspawn")
    books = {A: FULL if killer == CTHULHU else {4: "burrow"}, B: {4: "necrophagy"}}
    settings = {"power": (5, 3), "books": books} | more
    s = scene(killer, faction, units={A: {"kalahari": kind}, B: {"kalahari": unit}}, **settings)
    return s.rolls(6, 1, 1, *[1] * 20).do("A battle@kalahari")


# -- whose Doom ------------------------------------------------------------------------------------


@pytest.mark.rule("CW 18.1.1", "CW 18.1.2", "CW 18.1.6")
def test_the_opponent_scores_at_once_and_in_either_turn():
    places = {A: {"kalahari": "2 wendigo"}, B: {"kalahari": "serpent_man acolyte!"}}
    s = scene(WIND, SLEEPER, units=places, power=(5, 5)).rolls(6, 4, 6).do("A battle@kalahari")
    s.do("B kill:serpent_man")
    s.asks_for(B, "choose_retreat")  # the battle still goes on
    assert (s.doom(A), s.doom(B)) == (2, 1)


@pytest.mark.rule("CW 18.1.1", "CW 18.1.2")
@pytest.mark.parametrize(
    ("faction", "unit", "value"),
    [(SLEEPER, "wizard", 1), (SLEEPER, "formless_spawn", 3), (CTHULHU, "deep_one", 1),
     (CTHULHU, "shoggoth", 2), (WIND, "wendigo", 1), (GOAT, "shub_niggurath", 8),
     (WIND, "ithaqua", 6), (SLEEPER, "tsathoggua", 8)],
)  # fmt: skip
def test_a_unit_is_worth_its_cost(faction, unit, value):
    s = killed(faction, unit)
    assert s.units(B, "kalahari") == {}
    assert (s.doom(A), s.doom(B)) == (value, 0)


@pytest.mark.rule("CW 18.1.3", "CW 30.5.7")
def test_what_one_eliminates_oneself_scores_nothing():
    places = {A: {"kalahari": "2 shoggoth deep_one acolyte"}, B: {"kalahari": "acolyte"}}
    s = scene(CTHULHU, SLEEPER, units=places, books={A: "absorb"}).rolls(*[1] * 20)
    s.do("A battle@kalahari", "A absorb:shoggoth", "A absorb:deep_one", "A absorb:acolyte")
    assert s.units(A, "kalahari") == {"shoggoth": 1}
    pool = s.units(A, "pool")
    assert (pool["shoggoth"], pool["deep_one"], pool["acolyte"]) == (1, 4, 6)
    assert (s.doom(A), s.doom(B)) == (0, 0)


@pytest.mark.rule("CW 18.1.3", "CW 31.4.5")
def test_cultists_given_for_a_spellbook_score_nothing():
    places = {A: {"kalahari": "3 acolyte!"}, B: {"siberia": "acolyte"}}
    s = scene(GOAT, SLEEPER, units=places).do("A fulfil:black_goat_5")
    s.do("A give:acolyte@kalahari", "A give:acolyte@kalahari")
    s.asks_for(A, "choose_book")
    assert s.units(A, "kalahari") == {"acolyte": 1}
    assert s.doom(B) == 0


@pytest.mark.rule("CW 18.1.4", "CW 30.5.6")
def test_replacing_ones_own_units_scores_nothing():
    places = {A: {"kalahari": "2 acolyte"}, B: {"kalahari": "wendigo"}}
    s = scene(CTHULHU, WIND, units=places, books={A: "devolve"})
    s.do("A recruit:acolyte@kalahari", "A devolve:acolyte@kalahari")
    assert s.units(A, "kalahari") == {"acolyte": 2, "deep_one": 1}
    assert (s.doom(A), s.doom(B)) == (0, 0)


@pytest.mark.rule("CW 18.1.5", "CW 40.2.3")
def test_an_acolyte_taken_by_the_opponents_action_scores():
    places = {A: {"siberia": "acolyte"}, B: {"kalahari": "2 acolyte wizard"}}
    s = scene(CTHULHU, SLEEPER, units=places, books={A: "dreams"}).do("A dreams@kalahari")
    assert s.units(B, "kalahari") == {"acolyte": 1, "wizard": 1}
    assert s.units(A, "kalahari") == {"acolyte": 1}
    assert (s.doom(A), s.doom(B)) == (1, 0)


# -- the value of a unit ---------------------------------------------------------------------------


@pytest.mark.rule("CW 18.2.1", "CW 18.2.3")
def test_cthulhu_is_worth_seven():
    assert killed(CTHULHU, "cthulhu").doom(A) == 7


@pytest.mark.rule("CW 18.2.1", "CW 18.2.4", "CW 18.2.5")
@pytest.mark.parametrize(("unit", "value"), [("ghoul", 1), ("fungi", 2), ("dark_young", 3)])
def test_black_goats_monsters_are_worth_their_average(unit, value):
    assert killed(GOAT, unit).doom(A) == value


@pytest.mark.rule("CW 18.2.2", "CW 18.2.5")
@pytest.mark.parametrize(("unit", "value"), [("ghoul", 1), ("fungi", 2), ("dark_young", 3)])
def test_the_price_of_the_moment_does_not_matter(unit, value):
    """The Thousand Young and Shub-Niggurath make them cheaper; Cthulhu awakes for 4."""
    places = {
        A: {"kalahari": "starspawn"},
        B: {"kalahari": unit, "siberia": "shub_niggurath acolyte!"},
    }
    books = {A: FULL, B: {4: "thousand_young"}}
    s = scene(CTHULHU, GOAT, units=places, books=books).rolls(6, 1, 1, 1, 1)
    assert s.do("A battle@kalahari").doom(A) == value
    again = {"awakened": {B: "cthulhu"}}
    assert killed(CTHULHU, "cthulhu", **again).doom(A) == 7


@pytest.mark.rule("CW 18.2.1", "CW 18.2.2", "CW 18.2.6")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_a_gnoph_keh_is_worth_three_however_many_are_in_the_pool(others):
    places = {A: {"kalahari": "starspawn"}, B: {"kalahari": "gnoph_keh"}}
    if others:
        places[B]["siberia"] = f"{others} gnoph_keh"
    s = scene(CTHULHU, WIND, units=places, books={A: FULL}).rolls(6, 1, 1, 1, 1, 1)
    assert s.do("A battle@kalahari").doom(A) == 3


@pytest.mark.rule("CW 18.2.7")
@pytest.mark.parametrize("faction", [CTHULHU, GOAT, SLEEPER, WIND])
def test_an_acolyte_is_worth_one(faction):
    assert killed(faction, "acolyte").doom(A) == 1


# -- those that escape -----------------------------------------------------------------------------


@pytest.mark.rule("CW 18.3.1", "CW 18.3.2")
def test_half_for_rhan_tegoth():
    s = killed(WIND, "rhan_tegoth").do("B defy")
    assert (s.units(B, "kalahari"), s.doom(A)) == ({"rhan_tegoth": 1}, 3)
    lost = killed(WIND, "rhan_tegoth").do("B decline")
    assert (lost.units(B, "kalahari"), lost.doom(A)) == ({}, 6)


@pytest.mark.rule("CW 18.3.1", "CW 33.3.4")
def test_nothing_for_a_pain_that_was_cancelled():
    places = {A: {"kalahari": "starspawn"}, B: {"kalahari": "rhan_tegoth"}}
    s = scene(CTHULHU, WIND, units=places, books={A: FULL}).rolls(4, 1, 1, 1, 1, 1)
    s.do("A battle@kalahari", "B defy")
    assert (s.doom(A), s.power(B)) == (0, 7)


def starspawn(*faces, around="", more="", **settings):
    """Gnoph-Kehs attack a Starspawn that regenerates, in Australia."""
    places = {
        A: {"australia": "2 gnoph_keh"} | dict.fromkeys(around.split(), "acolyte"),
        B: {"australia": f"starspawn {more}"},
    }
    s = scene(WIND, CTHULHU, units=places, books={B: "regenerate"}, power=(5, 5), **settings)
    return s.rolls(*faces, *[1] * 12).do("A battle@australia")


@pytest.mark.rule("CW 18.3.1", "CW 18.3.3")
def test_half_for_a_starspawn_rounded_up():
    s = starspawn(6, 1, 1, 1, 1, 1)
    assert s.doom(A) == 2
    s.do("B retreat:starspawn>india")
    assert s.doom(A) == 2


@pytest.mark.rule("CW 18.3.1", "CW 30.5.10")
def test_the_whole_for_a_starspawn_killed_twice_and_nothing_for_two_pains():
    assert starspawn(6, 6, 1, 1, 1, 1).do("B kill_again:starspawn").doom(A) == 3
    pained = starspawn(4, 4, 1, 1, 1, 1).do("B pain_again:starspawn", "B retreat:starspawn>india")
    assert pained.doom(A) == 0


@pytest.mark.rule("CW 18.3.4", "CW 18.3.5")
def test_once_per_unit_and_battle():
    """It escapes its Kill, cannot retreat, and is eliminated: three Doom in all, not five."""
    s = starspawn(6, 1, 1, 1, 1, 1, around="tethys_ocean antarctica india")
    assert s.units(B, "australia") == {}
    assert s.doom(A) == 3


@pytest.mark.rule("CW 18.3.4", "CW 18.3.5", "CW 19.5.9")
def test_another_unit_may_fall_in_its_place():
    """Two Doom for the escape and one for the Acolyte that is given up."""
    s = starspawn(6, 4, 1, 1, 1, 1, around="tethys_ocean antarctica india", more="acolyte")
    s.do("B kill:starspawn", "B pain:acolyte", "B fall:acolyte")
    assert s.units(B, "australia") == {"starspawn": 1}
    assert s.doom(A) == 2 + 1


@pytest.mark.rule("CW 18.3.4")
def test_in_another_battle_it_scores_again():
    s = starspawn(6, 1, 1, 1, 1, 1, around="antarctica tethys_ocean")
    assert s.units(B, "india") == {"starspawn": 1}
    s.do("A end", "B pass_turn", "A move:gnoph_keh@australia>india", "A stop", "A end")
    s.rolls(6, 1, 1, *[1] * 3).do("A battle@india")
    assert s.doom(A) == 2 + 2


@pytest.mark.rule("CW 18.3.4", "CW 18.3.5", "CW 19.5.10")
def test_a_great_old_one_that_escapes_and_is_cornered(monkeypatch):
    """A stand-in for a unit that turns its Kill into a Pain: Tsathoggua, worth 8."""

    def survives(g, unit, _results):
        return g.code[unit] == "tsathoggua"

    monkeypatch.setitem(SURVIVES.answers, "death_from_below", [survives])
    around = dict.fromkeys(("tethys_ocean", "antarctica", "india"), "acolyte")
    places = {A: {"australia": "gnoph_keh"} | around, B: {"australia": "tsathoggua"}}
    s = scene(WIND, SLEEPER, units=places, power=(3, 3)).rolls(6, 1, 1, 1, 1)
    s.do("A battle@australia")
    assert (s.units(B, "australia"), s.doom(A)) == ({}, 8)
