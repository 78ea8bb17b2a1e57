"""Applying the results: removal, retreats, units that have nowhere to go (chapter 19.5)."""

import pytest

from fhtagn.games.duel.retreats import CHOOSES_RETREATS
from tests.games.duel.scene import A, B, scene

KALAHARI = ("tethys_ocean", "antarctica", "amazonia", "india")  # its neighbours
AUSTRALIA = ("tethys_ocean", "antarctica", "india")


def fight(own, other, *faces, area="kalahari", factions=("windwalker", "sleeper"), **more):
    """A has attacked with these faces, A's own first; `also` are units elsewhere."""
    settings = {"power": (5, 5)} | more
    places = {A: {area: own}, B: {area: other}}
    for seat, elsewhere in settings.pop("also", {}).items():
        places[seat] |= elsewhere
    return scene(*factions, units=places, **settings).rolls(*faces).do(f"A battle@{area}")


def areas(s, seat):
    """Where the unit asked about may retreat to."""
    return sorted(key.split(">")[1] for key in s.keys(seat, "retreat"))


# -- removal ---------------------------------------------------------------------------------------


@pytest.mark.rule("CW 19.5.1")
def test_the_dead_of_both_sides_are_removed_before_anybody_retreats():
    s = fight("3 wendigo", "3 serpent_man", 6, 4, 1, 6, 4, 1)
    s.asks_for(A, "choose_retreat")
    assert (s.units(A, "kalahari"), s.units(B, "kalahari")) == (
        {"wendigo": 2},
        {"serpent_man": 2},
    )
    assert (s.units(A, "pool")["wendigo"], s.units(B, "pool")["serpent_man"]) == (2, 1)


@pytest.mark.rule("CW 19.5.1")
def test_the_eliminated_go_with_the_killed_to_their_owners_pool():
    s = fight("gnoph_keh wendigo", "serpent_man", 1, 1, 1, 4, 6, books={A: "berserkergang"})
    s.do("A kill:gnoph_keh")
    s.is_turn_of(A)
    assert (s.units(A, "pool")["gnoph_keh"], s.units(B, "pool")["serpent_man"]) == (4, 3)
    assert s.units(A, "kalahari") == {"wendigo": 1}


# -- retreats --------------------------------------------------------------------------------------


@pytest.mark.rule("CW 19.5.2", "CW 19.5.3")
def test_a_unit_in_pain_must_go_to_an_adjacent_area_of_its_owners_choice():
    s = fight("wendigo", "wizard acolyte", 4).do("B pain:wizard", auto=False)
    s.asks(B, "choose_retreat", *[f"retreat:wizard>{area}" for area in KALAHARI])
    s.do("B retreat:wizard>amazonia")
    assert (s.units(B, "kalahari"), s.units(B, "amazonia")) == ({"acolyte": 1}, {"wizard": 1})
    assert s.doom(A) == 0


@pytest.mark.rule("CW 19.5.4", "CW 19.5.5")
def test_units_may_part_and_the_attacker_goes_first():
    s = fight("2 wendigo", "2 serpent_man", 4, 5, 4, 5)
    s.asks_for(A, "choose_retreat")
    s.do("A retreat:wendigo>india")
    s.asks_for(A, "choose_retreat")
    s.do("A retreat:wendigo>amazonia")
    s.asks_for(B, "choose_retreat")
    s.do("B retreat:serpent_man>antarctica", "B retreat:serpent_man>tethys_ocean")
    assert all(s.units(A, area) == {"wendigo": 1} for area in ("india", "amazonia"))
    assert all(s.units(B, area) == {"serpent_man": 1} for area in ("antarctica", "tethys_ocean"))
    assert (s.units(A, "kalahari"), s.units(B, "kalahari")) == ({}, {})


@pytest.mark.rule("CW 19.5.6")
def test_no_retreat_to_enemies_even_if_friends_are_there():
    also = {
        A: {"india": "acolyte", "antarctica": "acolyte"},
        B: {"india": "2 serpent_man", "amazonia": "acolyte"},
    }
    s = fight("wendigo", "wizard", 4, also=also)
    assert areas(s, B) == ["amazonia", "tethys_ocean"]


@pytest.mark.rule("CW 19.5.6", "CW 19.5.5")
def test_nor_may_the_attacker_retreat_to_the_defenders_units():
    s = fight("wendigo", "serpent_man", 1, 4, also={B: {"india": "wizard", "siberia": "wizard"}})
    assert areas(s, A) == ["amazonia", "antarctica", "tethys_ocean"]


@pytest.mark.rule("CW 19.5.11", "CW 40.5.6", "CW 19.5.5")
def test_where_the_attacker_has_gone_the_defender_cannot_go():
    s = fight("2 wendigo", "2 serpent_man", 4, 1, 4, 1).do("A retreat:wendigo>india")
    assert areas(s, B) == ["amazonia", "antarctica", "tethys_ocean"]
    stayed = fight("2 wendigo", "2 serpent_man", 4, 1, 1, 1)
    assert areas(stayed, B) == sorted(KALAHARI)


@pytest.mark.rule("CW 19.5.7", "CW 33.5.9")
def test_a_retreat_is_no_move():
    """Arctic Wind would let Ithaqua take others along if he moved."""
    s = fight(
        "ithaqua wendigo", "serpent_man", 1, 1, 4, doom=(0, 1), books={A: "arctic_wind"}
    ).do("A pain:ithaqua", "A retreat:ithaqua>india")  # fmt: skip
    s.is_turn_of(A)
    assert (s.units(A, "kalahari"), s.units(A, "india")) == ({"wendigo": 1}, {"ithaqua": 1})
    assert s.power(A) == 4


@pytest.mark.rule("CW 19.5.7", "CW 40.6.19")
def test_a_retreat_costs_nothing_and_pays_nothing():
    """Neither the Ice Age's surcharge nor what Burrow gives back."""
    s = fight(
        "2 wendigo", "2 wizard", 4, 4, tokens={"ice_age": "india"},
        books={A: "ice_age", B: "burrow"}, power=(5, 0),
    ).do("B retreat:wizard>india", "B retreat:wizard>india")  # fmt: skip
    assert (s.units(B, "india"), s.power(B)) == ({"wizard": 2}, 0)


@pytest.mark.rule("CW 19.5.12")
def test_a_keeper_that_retreats_leaves_the_gate_free():
    s = fight("wendigo", "acolyte! wizard", 4).do("B pain:acolyte_on_gate")
    assert s.gate("kalahari") == "B acolyte"
    s.do("B retreat:acolyte_on_gate>india")
    assert (s.gate("kalahari"), s.gates()) == ("free", {"kalahari": "free"})


@pytest.mark.rule("CW 19.5.3", "CW 7.3.2")
def test_an_ability_may_name_another_who_chooses(monkeypatch):
    """A stand-in: whoever has it leads all units of the battle away."""
    monkeypatch.setitem(CHOOSES_RETREATS.answers, "hibernate", [lambda _g, _seat, _unit: True])
    s = fight("wendigo", "serpent_man", 4, 4)
    s.asks(A, "choose_retreat", *[f"retreat:wendigo>{area}" for area in KALAHARI])
    s.do("A retreat:wendigo>india")
    assert areas(s, A) == ["amazonia", "antarctica", "tethys_ocean"]
    assert areas(s, B) == []
    s.do("A retreat:serpent_man>amazonia")
    assert s.units(B, "amazonia") == {"serpent_man": 1}


# -- nowhere to go ---------------------------------------------------------------------------------


def surrounded(*faces, own="wendigo", other="serpent_man wizard", **more):
    """A battle in Australia with a unit of A in every area around it."""
    around = {A: dict.fromkeys(AUSTRALIA, "acolyte")}
    return fight(own, other, *faces, area="australia", also=around, **more)


@pytest.mark.rule("CW 19.5.8", "CW 19.5.9", "CW 19.5.10")
def test_of_those_that_cannot_retreat_one_is_eliminated():
    s = surrounded(4, 5, 1, 1, own="3 wendigo", other="serpent_man wizard acolyte!")
    s.do("B pain:serpent_man", "B pain:acolyte_on_gate")
    s.asks(B, "choose_cornered", "fall:serpent_man", "fall:acolyte_on_gate")
    s.do("B fall:serpent_man")
    s.is_turn_of(A)
    assert s.units(B, "australia") == {"wizard": 1, "acolyte": 1}
    assert s.gate("australia") == "B acolyte"
    assert (s.units(B, "pool")["serpent_man"], s.doom(A), s.doom(B)) == (3, 2, 0)


@pytest.mark.rule("CW 19.5.8", "CW 19.5.10", "CW 19.5.12")
def test_a_keeper_may_be_the_one():
    s = surrounded(4, own="wendigo", other="acolyte!")
    assert (s.units(B, "australia"), s.gate("australia"), s.doom(A)) == ({}, "free", 1)


@pytest.mark.rule("CW 19.5.8")
def test_one_free_area_is_enough_for_all():
    also = {A: {"tethys_ocean": "acolyte", "india": "acolyte"}}
    s = fight("2 wendigo", "2 wizard", 4, 4, area="australia", also=also)
    assert s.units(B, "antarctica") == {"wizard": 2}
    assert s.doom(A) == 0


@pytest.mark.rule("CW 19.5.8", "CW 19.5.11", "CW 40.5.6")
def test_the_attacker_may_close_the_last_way_by_retreating():
    also = {A: {"tethys_ocean": "acolyte", "india": "acolyte"}}
    s = fight("2 wendigo", "2 serpent_man", 4, 4, 4, 1, area="australia", also=also)
    s.asks(A, "choose_retreat", *[f"retreat:wendigo>{area}" for area in AUSTRALIA])
    s.do("A retreat:wendigo>antarctica")
    s.is_turn_of(A)
    assert s.units(B, "australia") == {"serpent_man": 1}
    assert s.doom(A) == 2


@pytest.mark.rule("CW 19.5.8", "CW 19.5.9")
def test_the_attacker_can_be_cornered_too():
    also = {B: dict.fromkeys(AUSTRALIA, "acolyte")}
    s = fight("wendigo gnoph_keh", "2 serpent_man", *[1] * 4, 4, 4, area="australia", also=also)
    s.do("A pain:wendigo").asks(A, "choose_cornered", "fall:wendigo", "fall:gnoph_keh")
    s.do("A fall:wendigo")
    assert (s.units(A, "australia"), s.doom(B)) == ({"gnoph_keh": 1}, 1)


@pytest.mark.rule("CW 19.5.8", "CW 19.5.1")
def test_who_has_no_pain_is_not_in_danger():
    s = surrounded(4, 1, other="serpent_man wizard").do("B pain:wizard")
    s.is_turn_of(A)
    assert (s.units(B, "australia"), s.doom(A)) == ({"serpent_man": 1}, 1)


@pytest.mark.rule("CW 19.5.2", "CW 30.5.10")
def test_what_has_survived_its_kill_retreats_though_the_ability_is_switched_off_then():
    """The Starspawn has escaped by Regenerate; to decline it afterwards is too late."""
    s = fight(
        "gnoph_keh", "starspawn", 6, 1, 1, 4, 1, 1, factions=("windwalker", "great_cthulhu"),
        books={B: "regenerate"},
    )  # fmt: skip
    s.asks_for(A, "choose_retreat")
    assert s.doom(A) == 2
    s.do("B switch_off:regenerate", "A retreat:gnoph_keh>india")
    assert areas(s, B) == ["amazonia", "antarctica", "tethys_ocean"]
