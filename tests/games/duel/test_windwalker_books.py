"""Windwalker's six spellbooks (chapter 33)."""

import pytest

from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

WINDWALKER = "windwalker"
AWAKE = {1: "ice_age", 4: "herald"}  # the requirements of both Great Old Ones are done with
NEAR_INDIA = ("tethys_ocean", "antarctica", "kalahari", "australia")


def winds(**more):
    """A scene in which A is Windwalker and B the Sleeper, if nothing else is said."""
    return scene(**({"A": WINDWALKER, "B": "sleeper"} | more))


# -- Howl ------------------------------------------------------------------------------------------


@pytest.mark.card("howl")
@pytest.mark.rule("CW 33.5.1", "CW 33.5.2", "CW 40.5.4", "CW 33.5.3")
def test_the_opponent_leads_a_unit_of_his_choice_away():
    units = {A: {"india": "wendigo", "kalahari": "gnoph_keh"},
             B: {"india": "acolyte! 2 serpent_man"}}  # fmt: skip
    s = winds(units=units, books={A: {3: "howl"}}).do("A battle@india")
    s.asks(A, "pre_battle", "howl", "ready")
    s.do("A howl")
    kinds = ("acolyte_on_gate", "serpent_man")
    s.asks(B, "choose_howled", *(f"drive_off:{one}>{area}" for one in kinds for area in NEAR_INDIA))
    s.rolls(6, 1).do("B drive_off:serpent_man>kalahari", "B kill:serpent_man")
    assert s.dice() == (1, 1)  # the other Serpent Man rolls no more, though enemies are there
    assert (s.units(B, "india"), s.units(B, "kalahari")) == ({"acolyte": 1}, {"serpent_man": 1})
    assert s.doom(A) == 2
    assert told("moved", seat=B, unit="serpent_man", at="india", to="kalahari") in s.told(A)
    s.is_turn_of(A)


@pytest.mark.rule("CW 33.5.1", "CW 6.1.6")
def test_a_gate_is_left_behind_by_who_is_driven_off():
    units = {A: {"india": "wendigo"}, B: {"india": "acolyte! serpent_man"}}
    s = winds(units=units, books={A: {3: "howl"}}).do("A battle@india", "A howl")
    s.rolls(1, 1).do("B drive_off:acolyte_on_gate>australia")
    assert (s.gate("india"), s.units(B, "australia")) == ("free", {"acolyte": 1})


@pytest.mark.rule("CW 33.5.1", "CW 33.5.2", "CW 19.2.10")
def test_a_battle_without_an_opponent_is_off():
    units = {A: {"india": "wendigo"}, B: {"india": "tsathoggua"}}
    s = winds(units=units, books={A: {3: "howl"}, B: {4: "demand_sacrifice"}})
    s.do("A battle@india", "A howl", "B drive_off:tsathoggua>antarctica")
    assert not [event for event in s.told(B) if event["kind"] == "rolled"]
    assert (s.power(A), s.units(B, "antarctica")) == (7, {"tsathoggua": 1})
    s.is_turn_of(A)


@pytest.mark.rule("CW 33.5.1", "CW 7.2.7", "CW 33.5.3")
def test_howl_in_defence_may_be_declined_and_serves_once():
    units = {A: {"india": "2 wendigo"}, B: {"india": "2 serpent_man"}}
    s = winds(turn=B, power=(0, 8), units=units, books={A: {3: "howl"}}).do("B battle@india")
    s.asks(A, "pre_battle", "howl", "ready")
    s.rolls(1, 1, 1, 1).do("A ready")
    assert s.dice() == (2, 2)
    s = winds(turn=B, power=(0, 8), units=units, books={A: {3: "howl"}}).do("B battle@india")
    s.rolls(1, 1, 1).do("A howl", "B drive_off:serpent_man>kalahari")
    assert s.dice() == (2, 1)  # nothing else was offered


@pytest.mark.card("howl")
@pytest.mark.rule("CW 33.5.1", "CW 19.2.2", "CW 7.1.2")
@pytest.mark.parametrize(
    ("own", "books"),
    [
        ({"india": "gnoph_keh acolyte", "kalahari": "2 wendigo"}, {3: "howl"}),
        ({"india": "gnoph_keh wendigo"}, {3: "herald"}),
    ],
)
def test_no_howl_without_a_wendigo_there_or_the_spellbook(own, books):
    s = winds(units={A: own, B: {"india": "acolyte"}}, books={A: books})
    s.rolls(*[1] * 4).do("A battle@india").is_turn_of(A)
    assert s.dice()[A] >= 3


@pytest.mark.rule("CW 33.5.1", "CW 19.2.7")
def test_a_wendigo_that_was_devoured_howls_no_more():
    units = {A: {"india": "wendigo acolyte"}, B: {"india": "cthulhu deep_one"}}
    s = winds(B="great_cthulhu", turn=B, units=units, books={A: {3: "howl"}, B: {2: "dreams"}})
    s.rolls(*[1] * 7).do("B battle@india", "B devour", "A feed:wendigo").is_turn_of(B)
    assert s.dice() == (0, 7)


# -- Cannibalism -----------------------------------------------------------------------------------


def hunt(faces, own="wendigo gnoph_keh", theirs="2 acolyte", **more):
    units = {A: {"india": own}, B: {"india": theirs}} | more.pop("units", {})
    s = winds(units=units, books={A: {3: "cannibalism"}}, **more)
    return s.rolls(*faces).do("A battle@india")


@pytest.mark.card("cannibalism")
@pytest.mark.rule("CW 33.5.4", "CW 33.5.5", "CW 7.2.7")
@pytest.mark.parametrize(
    ("key", "after"),
    [
        ("cannibalism:wendigo", {"wendigo": 2, "gnoph_keh": 1}),
        ("cannibalism:acolyte", {"wendigo": 1, "gnoph_keh": 1, "acolyte": 1}),
        ("decline", {"wendigo": 1, "gnoph_keh": 1}),
    ],
)
def test_a_kill_brings_a_wendigo_an_acolyte_or_nobody(key, after):
    s = hunt((6, 6, 1, 1))  # two Kills, but one feast
    s.asks(A, "choose_newcomer", "cannibalism:wendigo", "cannibalism:acolyte", "decline")
    s.do(f"A {key}")
    assert (s.units(A, "india"), s.power(A), s.doom(A)) == (after, 7, 2)
    s.is_turn_of(A)


@pytest.mark.rule("CW 33.5.4", "CW 33.5.5")
@pytest.mark.parametrize(
    ("elsewhere", "keys"),
    [
        ("3 wendigo", ["cannibalism:acolyte", "decline"]),
        ("6 acolyte", ["cannibalism:wendigo", "decline"]),
    ],
)
def test_only_who_is_in_the_pool_can_come(elsewhere, keys):
    units = {A: {"india": "wendigo gnoph_keh", "arctica": elsewhere}}
    hunt((6, 1, 1, 1), units=units).asks(A, "choose_newcomer", *keys)


@pytest.mark.rule("CW 33.5.4", "CW 33.5.5")
def test_from_an_empty_pool_nobody_comes():
    units = {A: {"india": "wendigo gnoph_keh", "arctica": "3 wendigo 6 acolyte"}}
    hunt((6, 1, 1, 1), units=units).is_turn_of(A)


@pytest.mark.rule("CW 33.5.4", "CW 7.1.2")
def test_no_kill_no_feast():
    s = hunt((1, 1, 1, 1))
    s.is_turn_of(A)
    hunt((4, 1, 1, 1)).asks_for(B, "choose_retreat")


@pytest.mark.rule("CW 33.5.4", "CW 19.4.8")
def test_the_feast_is_held_even_if_nobody_survived():
    s = hunt((6, 6), own="wendigo", theirs="serpent_man").do("A cannibalism:wendigo")
    assert (s.units(A, "india"), s.g.doom) == ({"wendigo": 1}, [2, 1])


@pytest.mark.example("CW ex-67")
@pytest.mark.card("cannibalism")
@pytest.mark.rule("CW 33.5.6", "CW 19.4.13")
def test_a_mere_elimination_is_no_kill():
    """The pained Acolyte has nowhere to go."""
    others = dict.fromkeys(NEAR_INDIA, "acolyte")
    s = hunt((4, 1, 1, 1), theirs="acolyte", units={A: {"india": "wendigo gnoph_keh"} | others})
    assert (s.doom(A), s.units(B, "pool")["acolyte"]) == (1, 6)
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.2.7", "CW 33.5.4")
def test_a_starspawn_that_survives_was_not_killed():
    units = {A: {"india": "gnoph_keh"}, B: {"india": "starspawn"}}
    books = {A: {3: "cannibalism"}, B: {4: "regenerate"}}
    s = winds(B="great_cthulhu", units=units, books=books)
    s.rolls(6, 1, 1, 1, 1, 1).do("A battle@india", "B retreat:starspawn>kalahari")
    assert s.doom(A) == 2
    s.is_turn_of(A)


@pytest.mark.rule("CW 33.5.4", "CW 19.1.6")
def test_the_feast_of_the_defender():
    units = {A: {"india": "wendigo"}, B: {"india": "serpent_man acolyte"}}
    s = winds(turn=B, power=(0, 8), units=units, books={A: {3: "cannibalism"}})
    s.rolls(1, 6).do("B battle@india", "B kill:acolyte", "A cannibalism:acolyte")
    assert s.units(A, "india") == {"wendigo": 1, "acolyte": 1}


# -- Berserkergang ---------------------------------------------------------------------------------


def rage(faces, own="gnoph_keh", theirs="2 serpent_man acolyte", turn=B, switch=False, **more):
    units = {A: {"india": own}, B: {"india": theirs}}
    s = winds(turn=turn, units=units, books={A: {3: "berserkergang"}}, **more)
    if switch:
        s.do("A switch_off:berserkergang")
    return s.rolls(*faces).do(f"{'AB'[turn]} battle@india")


@pytest.mark.card("berserkergang")
@pytest.mark.rule("CW 33.5.7", "CW 40.2.5", "CW 19.4.7")
def test_a_killed_gnoph_keh_takes_somebody_with_it():
    s = rage((6, 1, 1, 1, 1))
    s.asks(B, "choose_elimination", "eliminate:serpent_man", "eliminate:acolyte")
    s.do("B eliminate:serpent_man")
    assert (s.g.doom, s.units(B, "india")) == ([2, 3], {"serpent_man": 1, "acolyte": 1})
    assert told("eliminated", seat=B, unit="serpent_man", at="india") in s.told(A)
    s.is_turn_of(B)


@pytest.mark.rule("CW 33.5.7", "CW 19.4.7")
def test_one_for_each_of_those_without_a_result_and_no_more_than_there_are():
    s = rage((6, 6, 6, 1, 1, 1, 1, 1), own="2 gnoph_keh", theirs="3 serpent_man")
    assert (s.units(B, "india"), s.g.doom) == ({"serpent_man": 1}, [4, 6])
    s = rage((6, 6, 6, 1, 1, 1, 1, 1), own="2 gnoph_keh", theirs="3 serpent_man", switch=True)
    assert (s.units(B, "india"), s.g.doom) == ({"serpent_man": 3}, [0, 6])
    s = rage((6, 1, 6, 1, 1), theirs="2 serpent_man")
    assert (s.units(B, "pool")["serpent_man"], s.g.doom) == (3, [4, 3])  # killed and eliminated


@pytest.mark.card("berserkergang")
@pytest.mark.rule("CW 33.5.8", "CW 40.5.5")
def test_a_great_old_one_is_never_eliminated():
    s = rage((6, 1, 1, 1, 1), theirs="tsathoggua", power=(2, 8))
    assert (s.units(B, "india"), s.g.doom) == ({"tsathoggua": 1}, [0, 3])
    s.is_turn_of(B)
    s = rage((6, 1, 1, 1, 1), theirs="tsathoggua wizard", power=(2, 8))
    assert (s.units(B, "india"), s.g.doom) == ({"tsathoggua": 1}, [1, 3])


@pytest.mark.rule("CW 33.5.7", "CW 7.1.2", "CW 7.2.7")
def test_no_rage_without_a_killed_gnoph_keh():
    s = rage((6, 1, 1, 1, 1), own="wendigo rhan_tegoth", power=(0, 8)).do("A kill:wendigo")
    assert s.g.doom == [0, 1]
    s = rage((4, 1, 1, 1, 1))
    s.asks_for(A, "choose_retreat")
    s = rage((6, 1, 1, 1, 1), switch=True)
    assert s.g.doom == [0, 3]
    s.is_turn_of(B)


@pytest.mark.rule("CW 33.5.7", "CW 33.5.6", "CW 40.5.2")
def test_what_rage_eliminates_was_not_killed():
    units = {A: {"india": "gnoph_keh"}, B: {"india": "serpent_man"}}
    s = winds(units=units, books={A: {3: "berserkergang", 2: "cannibalism"}})
    s.rolls(1, 1, 1, 6).do("A battle@india")
    s.is_turn_of(A)
    assert (s.g.doom, s.units(A, "india"), s.units(B, "india")) == ([2, 3], {}, {})


@pytest.mark.example("CW ex-71")
@pytest.mark.rule("CW 33.5.1", "CW 33.5.4", "CW 33.5.7", "CW 40.2.5")
def test_tsathoggua_at_kalahari():
    units = {
        A: {"kalahari": "formless_spawn 2 acolyte tsathoggua", "siberia": "formless_spawn"},
        B: {"kalahari": "wendigo gnoph_keh acolyte"},
    }
    books = {A: {4: "burrow"}, B: {3: "howl", 4: "cannibalism", 5: "berserkergang"}}
    s = scene(power=(3, 2), units=units, books=books).do("A battle@kalahari", "B howl")
    s.rolls(6, 4, 5, 1, 1, 6, 1, 2, 3).do("A drive_off:acolyte>india", "A kill:acolyte")
    assert s.dice() == (5, 4)
    s.do(
        "B kill:gnoph_keh",
        "B pain:wendigo",
        "B retreat:acolyte>antarctica",
        "B retreat:wendigo>amazonia",
    )
    s.do("B cannibalism:wendigo").is_turn_of(A)
    assert (s.units(A, "kalahari"), s.units(B, "kalahari")) == ({"tsathoggua": 1}, {"wendigo": 1})
    assert (s.units(B, "amazonia"), s.units(B, "antarctica")) == ({"wendigo": 1}, {"acolyte": 1})
    assert (s.g.doom, s.units(A, "india")) == ([3, 4], {"acolyte": 1})


# -- Arctic Wind -----------------------------------------------------------------------------------

WIND = {A: {1: "howl", 3: "arctic_wind", 4: "herald", 5: "ice_age"}}


@pytest.mark.card("arctic_wind")
@pytest.mark.rule("CW 33.5.9", "CW 7.2.7")
def test_units_go_with_ithaqua_for_nothing():
    units = {A: {"india": "ithaqua 2 wendigo 3 acolyte! gnoph_keh", "siberia": "acolyte"}}
    s = winds(power=(2, 2), units=units, books=WIND).do("A move:ithaqua@india>kalahari")
    s.asks(A, "choose_carried", "carry:acolyte", "carry:wendigo", "carry:gnoph_keh", "no_more")
    s.do("A carry:wendigo", "A carry:wendigo", "A carry:acolyte")
    s.asks(A, "choose_carried", "carry:acolyte", "carry:gnoph_keh", "no_more")
    s.do("A no_more")
    assert (s.power(A), s.units(A, "kalahari")) == (1, {"ithaqua": 1, "wendigo": 2, "acolyte": 1})
    assert s.units(A, "india") == {"acolyte": 2, "gnoph_keh": 1}
    assert told("moved", seat=A, unit="wendigo", at="india", to="kalahari") in s.told(B)
    s.asks_for(A, "move_on")  # the Move goes on, for Power


@pytest.mark.rule("CW 40.6.27", "CW 33.5.9", "CW 10.5.5")
def test_who_was_carried_or_has_moved_does_not_move_again():
    units = {A: {"india": "ithaqua wendigo", "antarctica": "gnoph_keh"}}
    s = winds(power=(9, 2), units=units, books=WIND).do("A move:gnoph_keh@antarctica>india")
    s.do("A move:ithaqua@india>kalahari")
    s.asks(A, "choose_carried", "carry:wendigo", "no_more")  # the Gnoph-Keh has moved
    s.do("A carry:wendigo")
    s.is_turn_of(A)  # nobody is left to move
    assert s.units(A, "kalahari") == {"ithaqua": 1, "wendigo": 1}
    assert (s.power(A), s.units(A, "india")) == (7, {"gnoph_keh": 1})


@pytest.mark.rule("CW 40.6.27", "CW 10.5.7")
def test_a_unit_on_a_gate_is_not_carried_until_it_steps_off():
    units = {A: {"india": "ithaqua acolyte!"}}
    s = winds(units=units, books=WIND).do("A move:ithaqua@india>kalahari", auto=False)
    s.asks(A, "choose_carried", "no_more")
    s = winds(units=units, books=WIND).do("A abandon@india", "A move:ithaqua@india>kalahari")
    s.do("A carry:acolyte")
    assert (s.gate("india"), s.units(A, "kalahari")) == ("free", {"ithaqua": 1, "acolyte": 1})


@pytest.mark.rule("CW 33.5.9", "CW 7.1.2")
def test_the_wind_blows_for_ithaqua_alone_and_only_when_he_moves():
    units = {A: {"india": "ithaqua rhan_tegoth 2 wendigo"}, B: {"india": "serpent_man"}}
    s = winds(power=(9, 9), units=units, books=WIND)
    s.do("A move:rhan_tegoth@india>kalahari").asks_for(A, "move_on")
    books = {A: {1: "howl", 4: "herald"}}
    s = winds(power=(9, 9), units=units, books=books).do("A move:ithaqua@india>kalahari")
    s.asks_for(A, "move_on")
    units = {A: {"india": "ithaqua 2 wendigo"}, B: {"india": "serpent_man"}}
    s = winds(turn=B, power=(0, 9), units=units, books=WIND).rolls(5, 1, 1)
    s.do("B battle@india", "A ready", "A pain:ithaqua", "A retreat:ithaqua>kalahari")
    s.is_turn_of(B)  # a retreat is no Move
    assert s.units(A, "india") == {"wendigo": 2}


# -- Ice Age ---------------------------------------------------------------------------------------


@pytest.mark.card("ice_age")
@pytest.mark.rule("CW 33.5.10", "CW 40.6.21")
def test_the_token_goes_to_any_area_and_then_to_another():
    units = {A: {"arctica": "acolyte"}, B: {"siberia": "acolyte"}}
    s = winds(power=(3, 3), units=units, books={A: {3: "ice_age"}})
    assert len(s.keys(A, "ice_age")) == 14
    s.do("A ice_age@india")
    assert (s.power(A), s.sees(B)["tokens"]) == (2, {"ice_age": "india"})
    assert told("token", seat=A, token="ice_age", at="india") in s.told(B)
    s.asks(A, "act", "end")
    s.do("A end", "B recruit:acolyte@siberia", "B end")
    assert len(s.keys(A, "ice_age")) == 13
    s.refuses(A, "ice_age@india")
    s.do("A ice_age@arctica")
    assert s.sees(B)["tokens"] == {"ice_age": "arctica"}


@pytest.mark.rule("CW 33.5.10", "CW 7.1.2")
def test_the_token_needs_its_spellbook_and_the_own_turn():
    units = {A: {"arctica": "acolyte"}, B: {"siberia": "acolyte"}}
    assert winds(units=units).keys(A, "ice_age") == []
    assert winds(turn=B, units=units, books={A: {3: "ice_age"}}).keys(A, "ice_age") == []


SLEEPERS = {1: "ancient_sorcery", 2: "capture_monster", 3: "cursed_slumber", 4: "energy_nexus",
            5: "demand_sacrifice"}  # fmt: skip
ICED = [
    ("sleeper", {"india": "acolyte"}, "recruit:acolyte@india", 1),
    ("sleeper", {"india": "acolyte!"}, "summon:serpent_man@india", 2),
    ("sleeper", {"india": "formless_spawn"}, "awaken:tsathoggua@india", 8),
    ("sleeper", {"india": "acolyte"}, "gate@india", 3),
    ("sleeper", {"kalahari": "acolyte"}, "move:acolyte@kalahari>india", 1),
    ("sleeper", {"india": "serpent_man"}, "battle@india", 1),
    ("sleeper", {"india": "serpent_man"}, "capture@india", 1),
    ("sleeper", {"india": "serpent_man"}, "ancient_sorcery@india", 1),
    ("sleeper", {"india": "tsathoggua"}, "capture_monster@india", 1),
    ("sleeper", {"india": "acolyte!"}, "cursed_slumber@india", 1),
    ("sleeper", {"sheet": "acolyte"}, "awake@india", 1),
    ("great_cthulhu", {"siberia": "acolyte"}, "dreams@india", 2),
    ("great_cthulhu", {"sheet": "cthulhu"}, "emerge@india", 0),
    ("black_goat", {"siberia": "shub_niggurath"}, "avatar~1@india", 1),
    ("black_goat", {"india": "shub_niggurath"}, "avatar~1@baltica", 1),
]
BOOKS = {"sleeper": SLEEPERS, "great_cthulhu": {1: "dreams", 2: "submerge", 5: "absorb"},
         "black_goat": {4: "ghroth", 6: "frenzy"}}  # fmt: skip


def iced(faction, own, power, token="india", key=""):
    """The turn of Windwalker's opponent, with the token on an area."""
    prey = "wendigo" if "monster" in key or "battle" in key else "acolyte"
    units = {A: own, B: {"india": prey, "baltica": "acolyte"}}
    tokens = {"ice_age": token} if token else {}
    books = {A: BOOKS[faction], B: {3: "ice_age"}}
    return scene(A=faction, power=(power, 8), units=units, tokens=tokens, books=books)


@pytest.mark.card("ice_age")
@pytest.mark.rule("CW 33.5.11", "CW 40.6.18", "CW 40.6.20")
@pytest.mark.parametrize(("faction", "own", "key", "price"), ICED)
def test_what_is_done_in_the_area_costs_one_more(faction, own, key, price):
    s = iced(faction, own, 9, token="", key=key).rolls(1, 1, 1, 1).do(f"A {key}")
    assert s.power(A) == 9 - price
    s = iced(faction, own, price + 1, key=key).rolls(1, 1, 1, 1).do(f"A {key}")
    assert s.power(A) == 0
    assert told("paid", seat=A, count=price + 1) in s.told(B)
    if price:
        iced(faction, own, price, key=key).refuses(A, key)


@pytest.mark.rule("CW 40.6.18", "CW 40.6.20")
def test_a_move_into_the_area_pays_once_for_all_units():
    own = {"kalahari": "3 acolyte wizard"}
    s = iced("sleeper", own, 5).do(*["A move:acolyte@kalahari>india"] * 3)
    assert (s.power(A), s.units(A, "india")) == (1, {"acolyte": 3})
    s.offers(A, "move:wizard@kalahari>india")
    s = iced("sleeper", own, 2).do("A move:acolyte@kalahari>amazonia")
    assert s.power(A) == 1
    s.offers(A, "move:acolyte@kalahari>amazonia")
    s.refuses(A, "move:acolyte@kalahari>india")  # 1 for the unit, 1 for the area
    s = iced("sleeper", own, 3).do(
        "A move:acolyte@kalahari>amazonia", "A move:acolyte@kalahari>india"
    )
    assert s.power(A) == 0


@pytest.mark.rule("CW 40.6.18", "CW 33.5.11", "CW 12.1.1")
def test_every_unlimited_summon_pays_anew():
    s = iced("black_goat", {"india": "acolyte!"}, 9)
    s.do("A summon:ghoul@india", "A summon:ghoul@india", "A summon:fungi@india")
    assert s.power(A) == 9 - 2 - 2 - 3


@pytest.mark.rule("CW 40.6.19", "CW 33.5.11")
def test_leaving_the_area_costs_nothing_more():
    s = iced("sleeper", {"india": "2 acolyte"}, 2)
    s.do(*["A move:acolyte@india>kalahari"] * 2)
    assert s.power(A) == 0
    s = iced("great_cthulhu", {"tethys_ocean": "cthulhu deep_one"}, 1, token="tethys_ocean")
    s.do("A submerge@tethys_ocean")
    assert s.power(A) == 0


@pytest.mark.rule("CW 40.6.19", "CW 33.5.11")
def test_what_is_done_in_no_area_costs_nothing_more():
    s = iced("sleeper", {"india": "tsathoggua"}, 3).do("A lethargy")
    assert s.power(A) == 3
    units, tokens = {A: {"india": "acolyte"}}, {"ice_age": "india"}
    s = scene(power=(3, 8), units=units, tokens=tokens, books={B: {3: "ice_age"}})
    s.do("A fulfil:sleeper_1", "A book:burrow")
    assert s.power(A) == 0
    s = iced("black_goat", {"india": "fungi"}, 2).rolls(6).do("A ghroth", "A none")
    assert s.power(A) == 0


@pytest.mark.rule("CW 40.6.19", "CW 33.5.11")
def test_stepping_on_and_off_a_gate_is_free():
    own = {"india": "2 acolyte!", "kalahari": "wizard"}
    s = iced("sleeper", own, 8).do("A abandon@india")
    assert s.power(A) == 8
    s = scene(A="sleeper", power=(1, 8), units={A: {"india": "acolyte", "kalahari": "wizard"}},
              gates="india", tokens={"ice_age": "india"}, books={B: {3: "ice_age"}})  # fmt: skip
    s.do("A control:acolyte@india")
    assert (s.power(A), s.gate("india")) == (1, "A acolyte")


@pytest.mark.rule("CW 40.6.19", "CW 33.5.11")
def test_retreats_battle_abilities_and_the_doom_phase_are_free():
    units = {A: {"kalahari": "serpent_man", "siberia": "tsathoggua"}, B: {"kalahari": "gnoph_keh"}}
    books = {A: SLEEPERS, B: {3: "ice_age"}}
    s = scene(power=(2, 8), units=units, tokens={"ice_age": "india"}, books=books)
    s.rolls(1, 5, 1, 1).do("A battle@kalahari", "A demand_sacrifice", "B spare")
    s.do("A retreat:serpent_man>india")
    assert s.power(A) == 1
    units = {A: {"india": "acolyte", "lent": "serpent_man"}}
    s = scene(at="doom turn", power=(0, 8), units=units, tokens={"ice_age": "india"}, books=books)
    s.do("A death_from_below:wizard@india", "A come_home@india")
    assert s.power(A) == 1


@pytest.mark.rule("CW 33.5.11", "CW 40.6.18")
def test_windwalker_himself_pays_nothing_more():
    units = {A: {"india": "acolyte"}, B: {"siberia": "acolyte"}}
    s = winds(units=units, tokens={"ice_age": "india"}, books={A: {3: "ice_age"}})
    s.do("A recruit:acolyte@india")
    assert s.power(A) == 7


@pytest.mark.rule("CW 33.5.11", "CW 7.2.7")
def test_the_surcharge_can_be_waived():
    s = iced("sleeper", {"india": "acolyte"}, 1)
    s.refuses(A, "recruit:acolyte@india")
    s.do("B switch_off:ice_age", "A recruit:acolyte@india")
    assert s.power(A) == 0


@pytest.mark.rule("CW 40.6.18", "CW 32.5.2")
def test_the_nexus_pays_the_surcharge_too():
    units = {A: {"india": "wizard"}, B: {"india": "wendigo"}}
    books = {A: {4: "energy_nexus"}, B: {3: "ice_age"}}
    s = scene(turn=B, power=(2, 8), units=units, books=books, tokens={"ice_age": "india"})
    s.rolls(1).do("B battle@india", "A recruit:acolyte@india")
    assert (s.g.power, s.units(A, "india")) == ([0, 7], {"wizard": 1, "acolyte": 1})


# -- Herald of the Outer Gods ----------------------------------------------------------------------


@pytest.mark.example("CW ex-46")
@pytest.mark.card("herald")
@pytest.mark.rule("CW 33.5.12", "CW 33.5.13")
def test_the_ritual_of_the_herald():
    units = {
        A: {"arctica": "acolyte! rhan_tegoth", "india": "acolyte! ithaqua", "siberia": "acolyte!"}
    }
    s = winds(at="doom turn", power=(6, 9), ritual=2, units=units, books={A: AWAKE}).do("A ritual")
    assert (s.power(A), s.doom(A), s.signs(A)) == (1, 3, 2)
    assert s.sees(B)["ritual"]["price"] == 8
    assert told("ritual", seat=A, price=5, gates=3) in s.told(B)


@pytest.mark.card("herald")
@pytest.mark.rule("CW 33.5.12", "CW 33.5.13", "CW 40.6.24")
@pytest.mark.parametrize(("step", "then"), [(0, 1), (5, 6), (6, 6)])
def test_five_power_wherever_the_marker_is(step, then):
    units = {A: {"arctica": "acolyte!"}}
    s = winds(at="doom turn", power=(5, 9), ritual=step, units=units, books={A: AWAKE})
    s.do("A ritual")
    assert (s.power(A), s.g.ritual) == (0, then)
    s = winds(at="doom turn", power=(4, 9), ritual=step, units=units, books={A: AWAKE})
    s.refuses(A, "ritual")


@pytest.mark.rule("CW 33.5.12", "CW 7.2.7", "CW 7.1.2")
def test_without_the_herald_the_track_counts():
    units = {A: {"arctica": "acolyte!"}}
    s = winds(at="doom turn", power=(8, 9), ritual=3, units=units, books={A: AWAKE})
    s.do("A switch_off:herald", "A ritual")
    assert s.power(A) == 0
    winds(at="doom turn", power=(5, 9), ritual=3, units=units).refuses(A, "ritual")
    s = winds(at="doom turn", turn=B, power=(9, 5), ritual=3, units=units, books={A: AWAKE})
    s.refuses(B, "ritual")  # the opponent's rituals cost what they cost
