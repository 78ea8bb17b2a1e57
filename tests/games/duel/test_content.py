"""The factions, maps and tokens as they are read: what the data alone make true."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations, product
from pathlib import Path

import pytest

from fhtagn.games.duel.content import Board, read, value
from fhtagn.games.duel.vocabulary import DECLININGS, KINDS, RANKS, TIMINGS

DATA = Path(__file__).parents[3] / "src" / "fhtagn" / "games" / "duel" / "data"
CONTENT = read()
FACTIONS = CONTENT.factions
COUNTRY = CONTENT.boards["lovecraft_country"]
EXTINCTION = CONTENT.boards["extinction"]


def borders(board: Board, a: str, b: str) -> bool:
    one, other = board.index[a], board.index[b]
    assert (other in board.near[one]) == (one in board.near[other])
    return other in board.near[one]


def owned(faction: str) -> dict[str, int]:
    return {unit.id: count for unit, count in FACTIONS[faction].units}


def sheet(name: str) -> tuple[str, tuple[int, ...], int | str]:
    """Category, costs and combat of a unit."""
    unit = CONTENT.units[name]
    return unit.category, unit.costs, "varies" if unit.varies else unit.combat


# -- tokens and tracks -----------------------------------------------------------------------------


@pytest.mark.rule("CW 1.1.2", "CW 1.1.3")
def test_twelve_elder_signs() -> None:
    assert Counter(CONTENT.signs) == {1: 6, 2: 4, 3: 2}


@pytest.mark.rule("CW 1.1.4", "CW 1.1.6")
def test_gates_and_towers() -> None:
    assert (CONTENT.gates, CONTENT.towers) == (12, 10)


@pytest.mark.rule("CW 1.1.10", "CW 1.1.11", "CW 40.2.10")
def test_the_annihilation_tracks() -> None:
    assert CONTENT.track == {
        "plain": (5, 6, 7, 8, 9, 10),
        "long": (5, 6, 7, 7, 8, 8, 9, 10),
    }


# -- factions --------------------------------------------------------------------------------------


def test_the_factions_of_the_two_boxes() -> None:
    boxes = {one.id: one.box for one in FACTIONS.values()}
    assert boxes == {
        "great_cthulhu": "Lovecraft Country",
        "black_goat": "Lovecraft Country",
        "sleeper": "Extinction",
        "windwalker": "Extinction",
    }
    assert len({one.color for one in FACTIONS.values()}) == 4


@pytest.mark.rule("CW 1.1.13", "CW 7.2.1", "CW 2.2.3")
@pytest.mark.parametrize("faction", FACTIONS.values(), ids=lambda one: one.id)
def test_a_sheet_has_six_spellbooks_and_six_slots(faction) -> None:
    kinds = Counter(ability.kind for ability in faction.abilities)
    gods = [unit.id for unit, _ in faction.units if unit.category == "goo"]
    assert kinds == {"unique": 1, "goo": len(gods), "spellbook": 6}
    assert [one.slot for one in faction.requirements] == [1, 2, 3, 4, 5, 6]
    assert [one.id for one in faction.abilities if one.kind == "unique"] == [faction.unique]
    assert len(set(faction.spellbooks)) == 6
    assert [one.unit for one in faction.abilities if one.unit] == gods == list(faction.awaken)
    assert all(one.timing in TIMINGS for one in faction.abilities)
    assert all(one.declining in DECLININGS[:2] for one in faction.abilities)
    assert all(one.kind in KINDS for one in faction.abilities)
    assert faction.power == 8


@pytest.mark.rule("CW 2.4.1", "CW 2.4.2", "CW 2.3.6")
def test_who_begins_and_who_is_laid_out_last() -> None:
    begins = {name: one.begins for name, one in FACTIONS.items() if one.begins}
    assert begins == {"great_cthulhu": "always", "windwalker": "never"}
    assert [one.id for one in FACTIONS.values() if one.sets_up_last] == ["windwalker"]


@pytest.mark.rule("CW 5.1.1", "CW 5.1.2", "CW 5.1.7")
@pytest.mark.parametrize("faction", FACTIONS.values(), ids=lambda one: one.id)
def test_units_of_a_faction(faction) -> None:
    cultists = [(unit.id, count) for unit, count in faction.units if unit.category == "cultist"]
    assert cultists == [("acolyte", 6)]
    assert faction.units[0][0].id == "acolyte"
    assert all(count == 1 for unit, count in faction.units if unit.category == "goo")
    assert {unit.category for unit, _ in faction.units} == {"cultist", "monster", "goo"}
    assert all(unit.rank == RANKS[unit.category] for unit, _ in faction.units)
    assert all(unit.cost == unit.costs[0] for unit, _ in faction.units)


def test_no_two_factions_share_a_unit_but_the_acolyte() -> None:
    for one, other in combinations(FACTIONS, 2):
        assert owned(one).keys() & owned(other).keys() == {"acolyte"}
    abilities = [ability.id for one in FACTIONS.values() for ability in one.abilities]
    assert len(set(abilities)) == len(abilities) == len(CONTENT.abilities)


@pytest.mark.card("deep_one", "shoggoth", "starspawn", "cthulhu")
@pytest.mark.rule("CW 30.2.1", "CW 30.2.3", "CW 30.2.4", "CW 30.2.5")
def test_the_units_of_great_cthulhu() -> None:
    counts = {"acolyte": 6, "deep_one": 4, "shoggoth": 2, "starspawn": 2, "cthulhu": 1}
    assert owned("great_cthulhu") == counts
    assert sheet("deep_one") == ("monster", (1,), 1)
    assert sheet("shoggoth") == ("monster", (2,), 2)
    assert sheet("starspawn") == ("monster", (3,), 3)


@pytest.mark.rule("CW 30.2.6")
def test_the_numbers_of_cthulhu() -> None:
    assert sheet("cthulhu") == ("goo", (10, 4), 6)


@pytest.mark.card("acolyte")
@pytest.mark.rule("CW 30.2.2", "CW 31.2.2", "CW 32.2.2", "CW 33.2.2")
def test_an_acolyte_is_an_acolyte() -> None:
    assert sheet("acolyte") == ("cultist", (1,), 0)
    acolytes = (CONTENT.units["acolyte"], 6)
    assert all(faction.units[0] == acolytes for faction in FACTIONS.values())


@pytest.mark.card("ghoul", "fungi", "dark_young", "shub_niggurath")
@pytest.mark.rule("CW 31.2.1", "CW 31.2.3", "CW 31.2.4", "CW 31.2.5")
def test_the_units_of_black_goat() -> None:
    counts = {"acolyte": 6, "ghoul": 2, "fungi": 4, "dark_young": 3, "shub_niggurath": 1}
    assert owned("black_goat") == counts
    assert sheet("ghoul") == ("monster", (1, 0), 0)
    assert sheet("fungi") == ("monster", (2, 1), 1)
    assert sheet("dark_young") == ("monster", (3, 2), 2)


@pytest.mark.rule("CW 31.2.6", "CW 33.2.7", "CW 32.2.7")
def test_great_old_ones_whose_combat_is_computed() -> None:
    assert sheet("shub_niggurath") == ("goo", (8,), "varies")
    assert sheet("ithaqua") == ("goo", (6,), "varies")
    assert sheet("tsathoggua") == ("goo", (8,), "varies")


@pytest.mark.card("wizard", "serpent_man", "formless_spawn", "tsathoggua")
@pytest.mark.rule("CW 32.2.1", "CW 32.2.3", "CW 32.2.5")
def test_the_units_of_the_sleeper() -> None:
    counts = {"acolyte": 6, "wizard": 2, "serpent_man": 3, "formless_spawn": 4, "tsathoggua": 1}
    assert owned("sleeper") == counts
    assert sheet("wizard") == ("monster", (1,), 0)
    assert sheet("formless_spawn") == ("monster", (3,), "varies")


@pytest.mark.rule("CW 32.2.4", "CW 40.5.1")
def test_a_serpent_man_fights_with_one_die() -> None:
    assert sheet("serpent_man") == ("monster", (2,), 1)


@pytest.mark.card("wendigo", "gnoph_keh", "rhan_tegoth", "ithaqua")
@pytest.mark.rule("CW 33.2.1", "CW 33.2.3", "CW 33.2.4", "CW 33.2.6")
def test_the_units_of_windwalker() -> None:
    counts = {"acolyte": 6, "wendigo": 4, "gnoph_keh": 4, "rhan_tegoth": 1, "ithaqua": 1}
    assert owned("windwalker") == counts
    assert sheet("wendigo") == ("monster", (1,), 1)
    assert sheet("gnoph_keh") == ("monster", (4, 3, 2, 1), 3)
    assert sheet("rhan_tegoth") == ("goo", (6,), 3)


@pytest.mark.rule("CW 18.2.1", "CW 18.2.2")
@pytest.mark.parametrize(
    ("costs", "worth"),
    [((3,), 3), ((1, 0), 1), ((5, 4), 5), ((6, 4), 5), ((4, 4, 3), 4), ((0,), 0)],
)
def test_a_unit_is_worth_its_average_cost_rounded_up(costs, worth) -> None:
    assert value(costs) == worth


@pytest.mark.rule("CW 18.2.3", "CW 18.2.4", "CW 18.2.5")
def test_what_units_with_several_costs_are_worth() -> None:
    values = {name: CONTENT.units[name].value for name in ("cthulhu", "ghoul", "fungi")}
    assert values == {"cthulhu": 7, "ghoul": 1, "fungi": 2}
    assert CONTENT.units["dark_young"].value == 3


@pytest.mark.rule("CW 18.2.6", "CW 18.2.7")
def test_what_a_gnoph_keh_and_an_acolyte_are_worth() -> None:
    assert CONTENT.units["gnoph_keh"].value == 3
    assert CONTENT.units["acolyte"].value == 1


def test_what_one_declines_by_a_standing_switch() -> None:
    switched = {one.id for one in CONTENT.abilities.values() if one.declining == "switch"}
    assert switched == {
        "immortal", "regenerate", "yha_nthlei", "red_sign", "frenzy", "thousand_young", "burrow",
        "berserkergang", "herald", "ferox", "ice_age",
    }  # fmt: skip
    instant = ("action", "pre_battle", "doom")
    at_once = {one for one in switched if CONTENT.abilities[one].timing in instant}
    assert at_once == {"ice_age"}  # what it adds to prices goes on after the action


def test_texts_name_the_printed_cost_and_moment() -> None:
    words = {
        "action": ("Action, ", "Действие, "),
        "pre_battle": ("Pre-battle. ", "Перед боем. "),
        "post_battle": ("Post-battle. ", "После боя. "),
        "doom": ("Doom phase. ", "Фаза судьбы. "),
        "ongoing": ("Ongoing. ", "Постоянно. "),
    }
    for ability in CONTENT.abilities.values():
        english, russian = words[ability.timing]
        if ability.id != "immortal":  # of the other sheets the rulebook shows the type
            assert ability.text["en"].startswith(english), ability.id
            assert ability.text["ru"].startswith(russian), ability.id
        if ability.timing == "action":
            assert ability.text["en"].startswith(f"Action, {ability.cost} Power.")


# -- maps ------------------------------------------------------------------------------------------


@pytest.mark.rule("CW 1.1.14", "CW 2.3.7")
def test_every_faction_can_start_on_every_map() -> None:
    for faction, board in product(FACTIONS, CONTENT.boards.values()):
        assert len(board.glyphs[faction]) == (2 if faction == "windwalker" else 1)
    for board in CONTENT.boards.values():
        starts = [area for areas in board.glyphs.values() for area in areas]
        assert len(set(starts)) == len(starts)


@pytest.mark.rule("CW 4.1.1", "CW 4.1.5")
@pytest.mark.parametrize("board", CONTENT.boards.values(), ids=lambda one: one.id)
def test_a_map_of_land_and_water_whose_borders_are_mutual(board) -> None:
    assert len(board.areas) == len(board.near) == len(board.water) == len(board.index) == 14
    assert [area.water for area in board.areas] == list(board.water)
    assert set(board.water) == {True, False}
    pairs = [(one, other) for one, near in enumerate(board.near) for other in near]
    assert all((other, one) in pairs and one != other for one, other in pairs)
    assert len(set(pairs)) == len(pairs) == 2 * len(board.edges)
    assert all(list(near) == sorted(near) for near in board.near)


@pytest.mark.rule("CW 21.1.1", "CW 21.2.1", "CW 21.2.2")
def test_the_water_of_lovecraft_country() -> None:
    water = [area for area in COUNTRY.areas if area.water]
    names = {part.name["en"] for area in water for part in area.parts or [area]}
    assert names == {
        "Merrimack River", "Gardner Reservoir", "Martin's Cove", "Devil Reef", "Miskatonic River",
        "Loblolly Cove", "Mystic River", "Jersey Reef", "Charles River",
    }  # fmt: skip
    pairs = [[part.id for part in area.parts] for area in COUNTRY.areas if area.parts]
    assert sorted(pairs) == [
        ["devil_reef", "miskatonic_river"],
        ["jersey_reef", "charles_river"],
        ["loblolly_cove", "mystic_river"],
    ]
    assert set(COUNTRY.merges.values()) == {"portal"}


@pytest.mark.rule("CW 21.2.3", "CW 21.2.5", "CW 21.2.6", "CW 10.4.4")
@pytest.mark.parametrize("board", CONTENT.boards.values(), ids=lambda one: one.id)
def test_the_parts_of_an_area_are_one_place(board) -> None:
    parts = [part.id for area in board.areas for part in area.parts]
    assert len(parts) == len(set(parts)) == 2 * len(board.merges)
    assert not any(part in board.index for part in parts)
    assert all(len(area.xy) == max(1, len(area.parts)) for area in board.areas)


@pytest.mark.rule("CW 21.1.2")
def test_great_cthulhu_starts_at_jersey_reef() -> None:
    (start,) = COUNTRY.glyphs["great_cthulhu"]
    assert "jersey_reef" in [part.id for part in COUNTRY.areas[start].parts]


@pytest.mark.rule("CW 21.2.4", "CW 21.3.3", "CW 21.3.4", "CW 21.3.5")
def test_neighbours_through_portals() -> None:
    assert borders(COUNTRY, "loblolly_mystic", "salem")
    assert borders(COUNTRY, "jersey_charles", "boston")
    assert borders(COUNTRY, "jersey_charles", "loblolly_mystic")
    ways = {frozenset((edge.a, edge.b)): edge.via for edge in COUNTRY.edges}
    assert ways[frozenset(("jersey_charles", "boston"))] == ("charles_river",)
    assert ways[frozenset(("jersey_charles", "martins_cove"))] == ("jersey_reef",)


@pytest.mark.rule("CW 40.7.1")
def test_salem_lies_by_the_mystic() -> None:
    assert not borders(COUNTRY, "devil_miskatonic", "salem")
    ways = {frozenset((edge.a, edge.b)): edge.via for edge in COUNTRY.edges}
    assert ways[frozenset(("loblolly_mystic", "salem"))] == ("mystic_river",)


@pytest.mark.rule("CW 21.3.1", "CW 21.3.2")
def test_both_borders_of_the_bridge() -> None:
    assert borders(COUNTRY, "devil_miskatonic", "gardner_reservoir")
    assert borders(COUNTRY, "innsmouth", "rockport")
    assert COUNTRY.bridge == (("devil_miskatonic", "gardner_reservoir"), ("innsmouth", "rockport"))
    assert EXTINCTION.bridge == ()


@pytest.mark.rule("CW 22.1.1")
def test_water_on_the_extinction_map_is_called_ocean() -> None:
    for area in EXTINCTION.areas:
        assert area.water == ("ocean" in area.name["en"].lower())
        assert area.water == ("океан" in area.name["ru"].lower())


@pytest.mark.rule("CW 22.2.1", "CW 22.2.2", "CW 22.2.3", "CW 22.2.4")
def test_the_earth_is_round_but_no_ring() -> None:
    assert borders(EXTINCTION, "mawson_ocean", "north_thalassa_ocean")
    assert borders(EXTINCTION, "tethys_ocean", "south_thalassa_ocean")
    assert not borders(EXTINCTION, "arctica", "antarctica")


@pytest.mark.rule("CW 22.2.5", "CW 22.2.6", "CW 22.2.7")
def test_two_oceans_lie_on_both_edges() -> None:
    wrapped = {"mawson_ocean": "wraparound", "tethys_ocean": "wraparound"}
    assert EXTINCTION.merges == wrapped
    for name in wrapped:
        area = EXTINCTION.areas[EXTINCTION.index[name]]
        assert [part.side for part in area.parts] == ["west", "east"]
        ways = {one for edge in EXTINCTION.edges if name in (edge.a, edge.b) for one in edge.via}
        assert all(any(part.id in way for way in ways) for part in area.parts)


@pytest.mark.rule("CW 17.1.7")
def test_towers_are_for_the_extinction_map() -> None:
    assert COUNTRY.towers == ()
    assert len(EXTINCTION.towers) == len(set(EXTINCTION.towers)) == 8
    starts = [area for one in FACTIONS for area in EXTINCTION.glyphs[one][:1]]
    most = max(len({*EXTINCTION.towers, *two}) for two in combinations(starts, 2))
    assert most <= CONTENT.towers


# -- provenance ------------------------------------------------------------------------------------


@pytest.mark.rule("CW 40.7.2")
def test_what_the_rulebook_says_of_the_maps_is_marked() -> None:
    sure = {
        board.id: {frozenset((one.a, one.b)) for one in board.edges if one.provenance == "seed"}
        for board in CONTENT.boards.values()
    }
    assert (len(sure["lovecraft_country"]), len(sure["extinction"])) == (5, 2)
    guessed = [one for board in CONTENT.boards.values() for one in board.edges]
    assert {one.provenance for one in guessed} == {"seed", "reconstructed"}
    assert all(one.why for one in COUNTRY.edges)
    marks = {(board.id, one.id): one for board in CONTENT.boards.values() for one in board.printed}
    assert marks["lovecraft_country", "great_cthulhu"].provenance == "seed"
    assert marks["extinction", "towers"].provenance == "reconstructed"


def test_invented_russian_names_are_marked() -> None:
    invented = {
        one.id for one in CONTENT.abilities.values() if one.provenance["russian"] == "designed"
    }
    assert invented == {
        "immortal", "avatar", "lethargy", "capture_monster", "cursed_slumber", "ferox",
        "arctic_wind",
    }  # fmt: skip
    requirements = [one for faction in FACTIONS.values() for one in faction.requirements]
    assert {one.provenance["name"] for one in requirements} == {"designed"}


def test_the_data_cite_rules_in_order() -> None:
    for path in DATA.glob("*.toml"):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        cites = table[path.stem.split("_")[0]]["cites"]
        numbers = [tuple(map(int, one.removeprefix("CW ").split("."))) for one in cites]
        assert numbers == sorted(set(numbers)), path.name
        assert set(cites) <= set(CONTENT.cites)
