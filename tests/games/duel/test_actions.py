"""Recruit, Summon, Awaken, Create Gate, Move, Pass, unique and requirement actions (5, 10, 11)."""

import pytest

from fhtagn.kernel.legality import Reason
from tests.games.duel.scene import GAME, A, B, scene
from tests.games.playing import told

EXTINCTION = [area.id for area in GAME.content.boards["extinction"].areas]


# -- recruit ---------------------------------------------------------------------------------------


@pytest.mark.rule("CW 10.1.1", "CW 10.1.2", "CW 10.1.4")
def test_recruiting_costs_one_and_places_one_where_a_unit_is():
    units = {A: {"india": "acolyte", "baltica": "wizard", "siberia": "tsathoggua"}}
    s = scene(units=units | {B: {"kalahari": "wendigo"}})
    where = ("baltica", "india", "siberia")
    assert sorted(s.keys(A, "recruit")) == [f"recruit:acolyte@{one}" for one in where]
    s.do("A recruit:acolyte@siberia")
    assert s.power(A) == 7
    assert s.units(A, "siberia") == {"acolyte": 1, "tsathoggua": 1}
    assert s.units(A, "pool")["acolyte"] == 4
    s.asks(A, "act", "end")


@pytest.mark.rule("CW 10.1.4")
def test_black_goat_recruits_only_one_too():
    s = scene("black_goat", "sleeper", units={A: {"india": "acolyte"}})
    s.do("A recruit:acolyte@india")
    assert s.units(A, "india") == {"acolyte": 2}
    s.refuses(A, "recruit:acolyte@india")


@pytest.mark.example("CW ex-25")
@pytest.mark.rule("CW 10.1.3", "CW 5.1.8")
@pytest.mark.parametrize("area", EXTINCTION)
def test_return_from_an_empty_board(area):
    s = scene(units={B: {"india": "acolyte!"}}, power=(1, 3))
    s.asks(A, "act", "pass_turn", *(f"recruit:acolyte@{one}" for one in EXTINCTION))
    s.do(f"A recruit:acolyte@{area}")
    assert (s.power(A), s.units(A, area)) == (0, {"acolyte": 1})


@pytest.mark.rule("CW 10.1.5", "CW 5.1.3", "CW 5.1.4")
def test_nobody_is_recruited_from_an_empty_pool():
    s = scene(units={A: {"india": "6 acolyte"}})
    assert s.keys(A, "recruit") == []
    assert s.why(A, "recruit") == Reason("CW 10.1.5", "no_cultist_in_pool")
    assert scene(units={A: {"india": "5 acolyte", "captive": "acolyte"}}).keys(A, "recruit") == []
    last = scene(units={A: {"india": "5 acolyte"}}).do("A recruit:acolyte@india")
    assert last.units(A, "india") == {"acolyte": 6}


# -- summon ----------------------------------------------------------------------------------------


@pytest.mark.rule("CW 10.2.1", "CW 10.2.2", "CW 10.2.4")
@pytest.mark.parametrize(
    ("faction", "monster", "price"),
    [
        ("sleeper", "wizard", 1),
        ("sleeper", "serpent_man", 2),
        ("sleeper", "formless_spawn", 3),
        ("great_cthulhu", "starspawn", 3),
        ("windwalker", "gnoph_keh", 4),
        ("black_goat", "dark_young", 3),
    ],
)
def test_summoning_costs_what_the_sheet_says(faction, monster, price):
    other = "sleeper" if faction != "sleeper" else "windwalker"
    s = scene(faction, other, units={A: {"india": "acolyte!", "baltica": "acolyte"}})
    s.do(f"A summon:{monster}@india")
    assert s.power(A) == 8 - price
    assert s.units(A, "india") == {"acolyte": 1, monster: 1}
    poor = scene(faction, other, units={A: {"india": "acolyte!"}}, power=(price - 1, 8))
    poor.refuses(A, f"summon:{monster}@india")


@pytest.mark.rule("CW 10.2.4")
def test_one_summon_brings_one_monster():
    s = scene(units={A: {"india": "acolyte!"}}).do("A summon:wizard@india")
    assert s.units(A, "pool")["wizard"] == 1
    s.asks(A, "act", "abandon@india", "end")


@pytest.mark.rule("CW 10.2.2", "CW 10.2.3")
def test_only_a_gate_one_controls_allows_a_summon():
    units = {
        A: {"india": "acolyte!", "baltica": "acolyte", "siberia": "acolyte", "arctica": "acolyte"},
        B: {"siberia": "acolyte!"},
    }
    s = scene(units=units, gates="baltica arctica", towers="arctica")
    assert s.keys(A, "summon:wizard") == ["summon:wizard@india"]
    none = scene(units={A: {"baltica": "acolyte"}}, gates="baltica")
    assert none.keys(A, "summon") == []
    assert none.why(A, "summon") == Reason("CW 10.2.2", "no_gate_held")


@pytest.mark.rule("CW 5.1.3", "CW 5.1.4", "CW 5.1.6")
def test_no_more_of_a_kind_than_the_faction_owns():
    units = {A: {"india": "acolyte! 2 wizard"}, B: {"india": "wendigo"}}
    s = scene(units=units, turn=B, power=(8, 1)).rolls(6)
    s.refuses(A, "summon:wizard@india")
    s.do("B battle@india", "A kill:wizard", "B end")
    assert s.units(A, "pool")["wizard"] == 1
    s.offers(A, "summon:wizard@india")
    full = scene(units={A: {"india": "acolyte! 2 wizard"}})
    assert full.keys(A, "summon:wizard") == []


@pytest.mark.rule("CW 10.2.5")
def test_placing_by_an_ability_needs_no_gate_and_costs_what_it_says():
    s = scene(units={A: {"india": "acolyte"}}, at="doom turn", power=(0, 8))
    s.do("A death_from_below:wizard@india")
    assert (s.power(A), s.gates()) == (0, {})
    assert s.units(A, "india") == {"acolyte": 1, "wizard": 1}


# -- awaken ----------------------------------------------------------------------------------------


@pytest.mark.rule("CW 10.3.1", "CW 10.3.2", "CW 5.1.7")
def test_awakening_follows_all_steps_of_the_sheet():
    s = scene(units={A: {"india": "formless_spawn", "baltica": "acolyte"}})
    assert s.keys(A, "awaken") == ["awaken:tsathoggua@india"]
    s.do("A awaken:tsathoggua@india")
    assert s.power(A) == 0
    assert s.units(A, "india") == {"formless_spawn": 1, "tsathoggua": 1}
    assert s.told(A)[:2] == [
        told("paid", seat=A, count=8),
        told("placed", seat=A, unit="tsathoggua", at="india"),
    ]
    awake = scene(units={A: {"india": "formless_spawn tsathoggua"}}, power=(20, 8))
    assert awake.keys(A, "awaken") == []
    assert awake.why(A, "awaken") == Reason("CW 5.1.7", "all_awake")


@pytest.mark.rule("CW 10.3.1")
def test_a_step_that_cannot_be_done_makes_it_illegal():
    s = scene(units={A: {"india": "acolyte!"}})
    assert s.keys(A, "awaken") == []
    assert s.why(A, "awaken") == Reason("CW 32.3.1", "none_on_map", {"unit": "formless_spawn"})
    assert scene(units={A: {"india": "formless_spawn"}}, power=(7, 8)).keys(A, "awaken") == []
    goat = scene("black_goat", "sleeper", units={A: {"india": "acolyte! acolyte"}})
    assert goat.keys(A, "awaken") == []
    rich = scene("black_goat", "sleeper", units={A: {"india": "acolyte! 2 acolyte"}})
    rich.do("A awaken:shub_niggurath@india")
    assert rich.power(A) == 0
    assert rich.units(A, "india") == {"acolyte": 1, "shub_niggurath": 1}


@pytest.mark.rule("CW 10.3.2")
def test_one_awakening_brings_one_great_old_one():
    units = {A: {"arctica": "acolyte!"}}
    s = scene("windwalker", "sleeper", units=units, awakened={A: "rhan_tegoth"}, power=(13, 8))
    s.offers(A, "awaken:rhan_tegoth@antarctica", "awaken:ithaqua@arctica")
    s.do("A awaken:ithaqua@arctica", "A book:howl")
    assert s.power(A) == 7
    assert s.units(A, "pool")["rhan_tegoth"] == 1
    assert s.keys(A, "awaken") == []


@pytest.mark.rule("CW 10.3.3", "CW 10.3.4", "CW 10.3.5")
def test_his_ability_comes_and_goes_with_him():
    units = {A: {"india": "formless_spawn"}, B: {"india": "wendigo"}}
    s = scene(units=units, power=(18, 3))
    assert abilities(s) == ["death_from_below"]
    s.do("A awaken:tsathoggua@india")
    assert abilities(s) == ["death_from_below", "lethargy"]
    s.do("A book:burrow", "A end").rolls(6, *[1] * 5).do("B battle@india")
    s.do("A kill:tsathoggua")
    assert s.units(A, "pool")["tsathoggua"] == 1
    assert abilities(s) == ["death_from_below", "burrow"]
    s.do("B end").refuses(A, "lethargy")
    s.do("A awaken:tsathoggua@india")
    assert (s.power(A), s.units(A, "india")["tsathoggua"]) == (2, 1)


def abilities(s):
    return s.sees(B)["players"][A]["abilities"]


# -- create a gate ---------------------------------------------------------------------------------


@pytest.mark.rule("CW 10.4.1", "CW 10.4.5", "CW 10.4.6", "CW 40.1.2")
def test_a_gate_costs_three_and_may_be_occupied_at_once():
    s = scene(units={A: {"india": "2 acolyte", "baltica": "acolyte"}}, power=(3, 8))
    s.do("A gate@india")
    assert (s.power(A), s.gates()) == (0, {"india": "free"})
    s.asks(A, "act", "control:acolyte@india", "end")
    s.do("A control:acolyte@india")
    assert s.gates() == {"india": "A acolyte"}
    scene(units={A: {"india": "acolyte"}}, power=(2, 8)).refuses(A, "gate@india")


@pytest.mark.rule("CW 10.4.2", "CW 10.4.3")
def test_a_gate_needs_a_cultist_and_no_other_gate():
    units = {A: {"india": "acolyte", "baltica": "wizard", "siberia": "acolyte!"}}
    units[A] |= {"arctica": "acolyte", "kalahari": "acolyte"}
    s = scene(units=units | {B: {"kalahari": "acolyte!", "australia": "acolyte"}}, gates="arctica")
    assert s.keys(A, "gate") == ["gate@india"]
    no_one = scene(units={A: {"baltica": "wizard"}})
    assert no_one.why(A, "gate") == Reason("CW 10.4.2", "no_builder")
    full = scene(units={A: {"baltica": "acolyte"}}, gates="baltica")
    assert full.why(A, "gate") == Reason("CW 10.4.3", "gates_there")


@pytest.mark.example("CW ex-04")
def test_devil_reef_and_miskatonic_river_are_one_area():
    units = {A: {"devil_miskatonic": "acolyte"}, B: {"devil_miskatonic": "acolyte!"}}
    s = scene("black_goat", "sleeper", map="lovecraft_country", units=units, power=(3, 3))
    s.refuses(A, "gate@devil_miskatonic")
    alone = scene("black_goat", "sleeper", map="lovecraft_country", power=(3, 3), units={
        A: {"devil_miskatonic": "acolyte"}
    })  # fmt: skip
    alone.do("A gate@devil_miskatonic")
    assert alone.gates() == {"devil_miskatonic": "free"}


@pytest.mark.rule("CW 10.4.4")
@pytest.mark.parametrize("ocean", ["mawson_ocean", "tethys_ocean"])
def test_an_ocean_on_both_edges_takes_one_gate(ocean):
    s = scene(units={A: {ocean: "3 acolyte"}}, power=(8, 0))
    s.do(f"A gate@{ocean}", "A end").is_turn_of(A)
    assert s.keys(A, "gate") == []


@pytest.mark.rule("CW 40.1.13", "CW 1.1.4")
def test_there_are_twelve_gates():
    *others, place = [one for one in EXTINCTION if one != "siberia"]
    units = {A: {place: "acolyte", "siberia": "acolyte"}}
    s = scene(units=units, gates=" ".join(others))
    assert (len(s.gates()), s.keys(A, "gate")) == (12, [])
    assert s.why(A, "gate") == Reason("CW 40.1.13", "no_gate_token")
    assert len(scene(units=units, gates=" ".join(others[1:])).keys(A, "gate")) == 2


# -- move ------------------------------------------------------------------------------------------


@pytest.mark.rule("CW 10.5.1", "CW 10.5.3", "CW 10.5.4", "CW 10.5.6")
def test_any_number_of_units_from_anywhere_to_anywhere_near():
    units = {A: {"india": "2 acolyte", "baltica": "tsathoggua", "siberia": "wizard"}}
    s = scene(units=units | {B: {"kalahari": "wendigo"}}, power=(5, 3))
    s.do("A move:acolyte@india>kalahari", "A move:acolyte@india>australia")
    s.do("A move:tsathoggua@baltica>laurentia", "A move:wizard@siberia>baltica")
    assert s.power(A) == 1
    assert [s.units(A, area) for area in ("kalahari", "australia", "laurentia", "baltica")] == [
        {"acolyte": 1}, {"acolyte": 1}, {"tsathoggua": 1}, {"wizard": 1}
    ]  # fmt: skip
    assert s.units(A, "india") == {}
    s.asks(A, "act", "end")


@pytest.mark.rule("CW 10.5.2", "CW 4.1.2", "CW 4.1.4")
def test_a_unit_goes_to_an_adjacent_area_land_or_water():
    s = scene(units={A: {"india": "acolyte"}})
    near = ("tethys_ocean", "antarctica", "kalahari", "australia")
    assert s.keys(A, "move") == [f"move:acolyte@india>{one}" for one in near]
    s.do("A move:acolyte@india>tethys_ocean")
    stands = [one["id"] for one in s.sees(B)["areas"] if one["units"][A]]
    assert (stands, s.units(A, "tethys_ocean")) == (["tethys_ocean"], {"acolyte": 1})
    assert told("moved", seat=A, unit="acolyte", at="india", to="tethys_ocean") in s.told(B)


@pytest.mark.rule("CW 10.5.3", "CW 9.1.4")
def test_as_far_as_the_power_lasts():
    s = scene(units={A: {"india": "3 acolyte"}}, power=(2, 3))
    s.do("A move:acolyte@india>kalahari").asks_for(A, "move_on")
    s.do("A move:acolyte@india>kalahari").asks(A, "act", "end")
    assert (s.power(A), s.units(A, "india")) == (0, {"acolyte": 1})
    early = scene(units={A: {"india": "3 acolyte"}})
    early.do("A move:acolyte@india>kalahari", "A stop").asks(A, "act", "end")
    assert (early.power(A), early.units(A, "india")) == (7, {"acolyte": 2})
    early.do("A end").is_turn_of(B)


@pytest.mark.rule("CW 10.5.5")
def test_a_unit_moves_once_in_an_action():
    s = scene(units={A: {"india": "acolyte", "baltica": "wizard"}})
    s.do("A move:acolyte@india>kalahari")
    assert s.keys(A, "move:acolyte") == []
    s.offers(A, "move:wizard@baltica>siberia", "stop")


@pytest.mark.rule("CW 10.5.6")
def test_enemies_bar_neither_entry_nor_exit():
    units = {A: {"india": "acolyte"}, B: {"india": "3 wendigo", "kalahari": "rhan_tegoth"}}
    s = scene(units=units).do("A move:acolyte@india>kalahari")
    assert s.units(A, "kalahari") == {"acolyte": 1}


@pytest.mark.rule("CW 10.5.7")
def test_a_unit_on_a_gate_does_not_move():
    s = scene(units={A: {"india": "acolyte! acolyte"}})
    s.do("A move:acolyte@india>kalahari")
    s.asks(A, "act", "abandon@india", "end")
    only = scene(units={A: {"india": "acolyte!"}})
    assert only.keys(A, "move") == []
    assert only.why(A, "move") == Reason("CW 10.5.7", "all_on_gates")


# -- pass ------------------------------------------------------------------------------------------


@pytest.mark.rule("CW 10.8.1")
def test_passing_costs_everything_and_ends_the_turn():
    s = scene(units={A: {"india": "acolyte!"}}).do("A pass_turn")
    assert s.power(A) == 0
    assert told("passed", seat=A) in s.told(B)
    s.is_turn_of(B)


# -- unique actions --------------------------------------------------------------------------------


@pytest.mark.example("CW ex-18")
def test_submerge_without_cthulhu():
    units = {A: {"mawson_ocean": "2 deep_one", "india": "acolyte"}}
    s = scene("great_cthulhu", "sleeper", units=units, books={A: "submerge"}, power=(5, 3))
    assert s.units(A, "pool")["cthulhu"] == 1
    assert s.keys(A, "submerge") == []
    assert s.why(A, "submerge") == Reason("CW 30.5.12", "not_in_play", {"unit": "cthulhu"})


@pytest.mark.rule("CW 11.1.2")
def test_a_condition_that_is_not_met_forbids_the_action():
    land = {A: {"india": "cthulhu", "kalahari": "acolyte"}}
    s = scene("great_cthulhu", "sleeper", units=land, books={A: "submerge"})
    assert s.keys(A, "submerge") == []
    assert s.why(A, "submerge") == Reason("CW 30.5.12", "not_in_water", {"unit": "cthulhu"})
    water = {A: {"tethys_ocean": "cthulhu"}}
    scene("great_cthulhu", "sleeper", units=water, books={A: "submerge"}).offers(
        A, "submerge@tethys_ocean"
    )


@pytest.mark.example("CW ex-19")
def test_zingaya_without_undead():
    """Played by Great Cthulhu: Dreams, too, needs one in the pool that takes the other's place."""
    units = {A: {"india": "acolyte", "baltica": "5 acolyte"}, B: {"india": "acolyte"}}
    s = scene("great_cthulhu", "sleeper", units=units, books={A: "dreams"})
    s.refuses(A, "dreams@india")
    assert s.why(A, "dreams") == Reason("CW 30.5.3", "no_cultist_in_pool")


@pytest.mark.rule("CW 11.1.3")
def test_what_cannot_be_carried_out_to_the_end_cannot_be_chosen():
    units = {A: {"india": "6 acolyte"}, B: {"baltica": "acolyte"}}
    s = scene("great_cthulhu", "sleeper", units=units, books={A: "dreams"})
    assert s.keys(A, "dreams") == []
    assert s.why(A, "dreams") == Reason("CW 30.5.3", "no_cultist_in_pool")
    fewer = {A: {"india": "5 acolyte"}, B: {"baltica": "acolyte"}}
    scene("great_cthulhu", "sleeper", units=fewer, books={A: "dreams"}).offers(A, "dreams@baltica")


@pytest.mark.example("CW ex-22")
def test_dreams_against_a_lonely_cultist():
    s = scene("great_cthulhu", "sleeper", books={A: "dreams"}, power=(2, 3), units={
        A: {"baltica": "acolyte"}, B: {"india": "acolyte!"}
    })  # fmt: skip
    s.do("A dreams@india", "A control:acolyte@india")
    assert (s.power(A), s.gate("india"), s.doom(A)) == (0, "A acolyte", 1)
    assert s.units(B, "india") == {}


@pytest.mark.example("CW ex-23")
def test_dreams_against_two_cultists():
    s = scene("great_cthulhu", "sleeper", books={A: "dreams"}, power=(2, 3), units={
        A: {"baltica": "acolyte"}, B: {"india": "acolyte! acolyte"}
    })  # fmt: skip
    s.do("A dreams@india").asks(B, "choose_dreamer", "replace:acolyte_on_gate", "replace:acolyte")
    s.do("B replace:acolyte")
    assert s.gate("india") == "B acolyte"
    assert (s.units(A, "india"), s.units(B, "india")) == ({"acolyte": 1}, {"acolyte": 1})


# -- requirement actions ---------------------------------------------------------------------------


@pytest.mark.rule("CW 11.2.1", "CW 11.2.2", "CW 11.2.5", "CW 7.4.1")
def test_a_requirement_action_costs_and_does_what_it_says():
    s = scene(units={A: {"india": "acolyte"}}, power=(3, 4))
    assert s.keys(A, "fulfil") == ["fulfil:sleeper_1", "fulfil:sleeper_2", "fulfil:sleeper_3"]
    s.do("A fulfil:sleeper_2")
    assert (s.power(A), s.power(B)) == (0, 7)
    s.asks_for(A, "choose_book")
    s.do("A book:energy_nexus")
    assert (s.books(A), s.doom(A), s.signs(A)) == ({2: "energy_nexus"}, 0, 0)
    assert s.units(A, "india") == {"acolyte": 1}
    s.asks(A, "act", "end")
    poor = scene(units={A: {"india": "acolyte"}}, power=(2, 4))
    assert poor.keys(A, "fulfil") == []


@pytest.mark.example("CW ex-49")
@pytest.mark.rule("CW 11.2.2")
def test_own_sacrifice_costs_no_power_and_gives_no_doom():
    s = scene("black_goat", "sleeper", units={A: {"india": "2 acolyte", "baltica": "acolyte"}})
    s.do("A fulfil:black_goat_5", "A give:acolyte@india", "A give:acolyte@baltica")
    s.do("A book:frenzy")
    assert (s.doom(B), s.power(A), s.books(A)) == (0, 8, {5: "frenzy"})
    assert s.units(A, "india") == {"acolyte": 1}
    assert s.units(A, "baltica") == {}


@pytest.mark.rule("CW 11.2.1")
def test_other_requirements_are_no_actions():
    s = scene("great_cthulhu", "sleeper", units={A: {"india": "acolyte!"}}, power=(20, 3))
    assert s.keys(A, "fulfil") == []
    assert s.why(A, "fulfil") == Reason("CW 11.2.1", "no_requirement_action")
    windy = scene("windwalker", "sleeper", units={A: {"india": "acolyte!"}})
    assert windy.keys(A, "fulfil") == ["fulfil:windwalker_6"]
    one = scene("black_goat", "sleeper", units={A: {"india": "acolyte!"}})
    assert one.keys(A, "fulfil") == []
    assert one.why(A, "fulfil") == Reason("CW 31.4.5", "two_cultists")


@pytest.mark.rule("CW 11.2.3", "CW 11.2.4")
def test_power_spent_otherwise_fulfils_nothing():
    s = scene("windwalker", "sleeper", units={A: {"arctica": "6 acolyte"}})
    s.do(*["A move:acolyte@arctica>siberia"] * 6)
    assert (s.power(A), s.books(A)) == (2, {})
    s.asks(A, "act", "end")
    spent = scene("windwalker", "sleeper", units={A: {"arctica": "6 acolyte"}})
    spent.do("A fulfil:windwalker_6", "A book:howl")
    assert (spent.power(A), spent.books(A)) == (2, {6: "howl"})
    spent.asks(A, "act", "end")


@pytest.mark.rule("CW 7.4.5", "CW 11.2.1")
def test_each_requirement_only_once():
    s = scene(
        units={A: {"india": "acolyte"}},
        power=(9, 0),
        books={A: {2: "burrow", 3: "ancient_sorcery"}},
    )
    assert s.keys(A, "fulfil") == ["fulfil:sleeper_1"]
    s.do("A fulfil:sleeper_1", "A book:energy_nexus", "A end", "B pass_turn")
    s.is_turn_of(A)
    assert s.keys(A, "fulfil") == []
    assert s.why(A, "fulfil") == Reason("CW 7.4.5", "requirements_done")


# -- units and the pool ----------------------------------------------------------------------------


@pytest.mark.rule("CW 5.1.5")
def test_a_unit_is_in_the_pool_or_in_play():
    s = scene("black_goat", "sleeper", at="gather", power=(0, 0), units={
        A: {"india": "2 acolyte"}, B: {"baltica": "2 acolyte", "captive": "acolyte"}
    })  # fmt: skip
    assert (s.power(A), s.power(B)) == (3, 2)


@pytest.mark.rule("CW 5.1.6")
def test_who_was_killed_may_come_again():
    units = {A: {"india": "2 acolyte"}, B: {"india": "wendigo"}}
    s = scene(units=units, turn=B, power=(8, 1)).rolls(6).do("B battle@india")
    assert (s.units(A, "india"), s.units(A, "pool")["acolyte"]) == ({"acolyte": 1}, 5)
    s.do("B end", *["A recruit:acolyte@india", "A end"])
    assert s.units(A, "india") == {"acolyte": 2}
