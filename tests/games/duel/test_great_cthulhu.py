"""Great Cthulhu: his units, his awakening and his requirements (chapter 30)."""

import pytest

from fhtagn.kernel.legality import Reason
from tests.games.duel.cthulhus import BLOODED, HOME, LAND, SEA, blooded, pool, table
from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

# -- units -----------------------------------------------------------------------------------------


@pytest.mark.rule("CW 30.2.1")
def test_he_owns_fifteen_units():
    owned = {"acolyte": 6, "deep_one": 4, "shoggoth": 2, "starspawn": 2, "cthulhu": 1}
    assert table().units(A, "pool") == owned


@pytest.mark.rule("CW 30.2.3", "CW 30.2.4", "CW 30.2.5")
@pytest.mark.parametrize(("kind", "cost"), [("deep_one", 1), ("shoggoth", 2), ("starspawn", 3)])
def test_monsters_cost_what_they_fight(kind, cost):
    units = {A: {HOME: "acolyte!"}, B: {HOME: "wizard"}}
    s = table(power=(cost - 1, 1), units=units)
    s.refuses(A, f"summon:{kind}@{HOME}")
    s = table(power=(cost, 0), units=units, books=blooded()).do(f"A summon:{kind}@{HOME}")
    assert (s.power(A), s.units(A, HOME)) == (0, {"acolyte": 1, kind: 1})
    assert told("placed", seat=A, unit=kind, at=HOME) in s.told(B)

    s = table(power=(1, 0), units={A: {HOME: kind}, B: {HOME: "wizard"}}, books=blooded())
    s.rolls(*[1] * cost).do(f"A battle@{HOME}")
    assert s.dice() == (cost, 0)


@pytest.mark.rule("CW 30.2.2")
def test_an_acolyte_costs_one_and_cannot_fight():
    s = table(power=(2, 1), units={A: {LAND: "acolyte"}, B: {LAND: "wizard"}})
    s.refuses(A, f"battle@{LAND}")
    s.do(f"A recruit:acolyte@{LAND}")
    assert (s.power(A), s.units(A, LAND)) == (1, {"acolyte": 2})


@pytest.mark.rule("CW 30.2.6", "CW 18.2.3")
@pytest.mark.example("CW ex-54")
def test_cthulhu_rolls_six_dice_and_is_worth_seven():
    s = table(
        power=(1, 0), books=blooded(), units={A: {LAND: "cthulhu"}, B: {LAND: "2 serpent_man"}}
    )
    s.rolls(*[1] * 6, 6, 1).do(f"A battle@{LAND}", "A ready")
    assert (s.dice(), s.doom(B), s.units(A, LAND)) == ((6, 2), 7, {})
    assert told("killed", seat=A, unit="cthulhu", at=LAND) in s.told(A)


# -- awakening and Immortal ------------------------------------------------------------------------


@pytest.mark.card("immortal")
@pytest.mark.rule("CW 30.1.1", "CW 30.1.3", "CW 30.3.2")
def test_the_first_awakening_costs_ten_and_draws_an_elder_sign():
    s = table(power=(10, 1), gates=HOME).do(f"A awaken:cthulhu@{HOME}")
    assert (s.power(A), s.units(A, HOME), s.signs(A)) == (0, {"cthulhu": 1}, 1)
    assert told("drew_sign", seat=A) in s.told(B)
    assert not any("value" in event for event in s.told(B))
    table(power=(9, 1), gates=HOME).refuses(A, f"awaken:cthulhu@{HOME}")


@pytest.mark.card("immortal")
@pytest.mark.rule("CW 30.1.2", "CW 30.1.3")
def test_every_later_awakening_costs_four_and_draws_another():
    more = {"gates": HOME, "awakened": {A: "cthulhu"}, "books": {A: {5: "dreams"}}}
    table(power=(3, 1), **more).refuses(A, f"awaken:cthulhu@{HOME}")
    s = table(power=(5, 1), **more).do(f"A awaken:cthulhu@{HOME}")
    assert (s.power(A), s.signs(A), s.g.awakened[A]) == (1, 1, ("cthulhu",))


@pytest.mark.rule("CW 30.1.2", "CW 10.3.5", "CW 7.1.3")
def test_cthulhu_comes_back_after_his_death():
    s = table(
        power=(4, 3), turn=B, gates=HOME, awakened={A: "cthulhu"},
        books=blooded("absorb", "submerge", "devolve"),
        units={A: {LAND: "cthulhu deep_one"}, B: {LAND: "2 serpent_man"}},
    )  # fmt: skip
    s.rolls(6, *[1] * 8).do(f"B battle@{LAND}", "A ready", "A kill:cthulhu", "B end")
    assert pool(s, A, "cthulhu") == 1
    s.do(f"A awaken:cthulhu@{HOME}")
    assert (s.power(A), s.signs(A), s.units(A, HOME)) == (0, 1, {"cthulhu": 1})


@pytest.mark.rule("CW 30.1.2", "CW 30.1.3", "CW 7.2.7")
def test_immortal_may_be_declined():
    more = {"gates": HOME, "awakened": {A: "cthulhu"}, "books": {A: {5: "dreams"}}}
    s = table(power=(9, 1), **more).do("A switch_off:immortal")
    s.refuses(A, f"awaken:cthulhu@{HOME}", "switch_on:immortal")
    s = table(power=(11, 1), **more).do("A switch_off:immortal", f"A awaken:cthulhu@{HOME}")
    assert (s.power(A), s.signs(A)) == (1, 0)


@pytest.mark.rule("CW 40.6.13", "CW 30.1.2", "CW 30.1.3")
@pytest.mark.parametrize(("awakened", "price"), [("", 8), ("tsathoggua", 4)])
def test_whoever_borrows_immortal_has_all_of_it(awakened, price):
    """A first awakening costs what the sheet says, a later one 4; both draw an Elder Sign."""
    s = scene(
        "sleeper", "great_cthulhu", power=(price, 1), awakened={A: awakened},
        units={A: {"laurentia": "formless_spawn", "lent": "serpent_man"}},
        books={A: {1: "ancient_sorcery", 6: "burrow"}},
    )  # fmt: skip
    s.do("A awaken:tsathoggua@laurentia")
    assert (s.power(A), s.signs(A)) == (0, 1)


@pytest.mark.rule("CW 30.3.1", "CW 30.3.2")
def test_any_gate_in_the_start_area_will_do():
    s = table(power=(11, 1), gates=HOME, units={A: {SEA: "acolyte!"}})
    assert s.keys(A, "awaken") == [f"awaken:cthulhu@{HOME}"]
    s = table(power=(11, 1), units={B: {HOME: "acolyte!"}})
    s.offers(A, f"awaken:cthulhu@{HOME}")


@pytest.mark.rule("CW 30.3.1", "CW 10.3.1")
def test_without_a_gate_there_he_sleeps():
    s = table(power=(11, 1), units={A: {SEA: "acolyte!", HOME: "acolyte"}})
    assert s.keys(A, "awaken") == []
    assert s.why(A, "awaken") == Reason("CW 30.3.1", "no_gate_at_start")


@pytest.mark.rule("CW 40.4.1")
def test_a_gate_under_a_dark_tower_wakes_him_too():
    ocean = "south_thalassa_ocean"
    s = scene("great_cthulhu", "sleeper", power=(10, 1), gates=ocean, towers=ocean)
    s.do(f"A awaken:cthulhu@{ocean}")
    assert s.units(A, ocean) == {"cthulhu": 1}


@pytest.mark.rule("CW 30.3.2", "CW 5.1.7")
def test_he_cannot_be_awakened_twice():
    more = {"gates": HOME, "awakened": {A: "cthulhu"}, "power": (20, 1)}
    for place in (SEA, "sheet"):
        s = table(units={A: {place: "cthulhu"}}, **more)
        assert s.keys(A, "awaken") == []


# -- Devour ----------------------------------------------------------------------------------------


@pytest.mark.card("devour")
@pytest.mark.rule("CW 30.3.3", "CW 30.3.4", "CW 30.3.5")
def test_the_victim_of_devour_chooses_and_the_value_is_scored():
    s = table(
        power=(1, 0), books=blooded(),
        units={A: {LAND: "cthulhu"}, B: {LAND: "acolyte! acolyte formless_spawn tsathoggua"}},
    )  # fmt: skip
    s.do(f"A battle@{LAND}")
    s.asks(A, "pre_battle", "devour", "ready")
    s.do("A devour")
    s.asks(B, "choose_meal", "feed:acolyte_on_gate", "feed:acolyte", "feed:formless_spawn")
    s.do("B feed:formless_spawn", auto=False)
    assert (s.doom(A), s.doom(B), pool(s, B, "formless_spawn")) == (3, 0, 4)
    assert told("eliminated", seat=B, unit="formless_spawn", at=LAND) in s.told(A)


@pytest.mark.rule("CW 30.3.6", "CW 19.2.6", "CW 30.3.3")
def test_devour_works_once_and_the_meal_does_not_fight():
    s = table(
        power=(1, 0), books=blooded(), units={A: {LAND: "cthulhu"}, B: {LAND: "3 serpent_man"}}
    )
    s.rolls(1, 1, 1, 1, 1, 1, 1, 1).do(f"A battle@{LAND}", "A devour")
    assert (s.dice(), s.doom(A), s.units(B, LAND)) == ((6, 2), 2, {"serpent_man": 2})
    s.is_turn_of(A)


@pytest.mark.rule("CW 30.3.3", "CW 7.2.7")
def test_devour_may_be_declined():
    s = table(
        power=(1, 0), books=blooded(), units={A: {LAND: "cthulhu"}, B: {LAND: "3 serpent_man"}}
    )
    s.rolls(*[1] * 9).do(f"A battle@{LAND}", "A ready")
    assert (s.dice(), s.doom(A)) == ((6, 3), 0)


@pytest.mark.card("devour")
@pytest.mark.rule("CW 40.5.5", "CW 30.3.4", "CW 30.3.3")
def test_devour_needs_food():
    """Great Old Ones are none; and Cthulhu must be in the battle."""
    s = table(power=(1, 0), books=blooded(), units={A: {LAND: "cthulhu"}, B: {LAND: "tsathoggua"}})
    s.rolls(*[1] * 7).do(f"A battle@{LAND}")
    s.is_turn_of(A)
    s = table(
        power=(1, 0), books=blooded(),
        units={A: {LAND: "deep_one", SEA: "cthulhu"}, B: {LAND: "wizard"}},
    )  # fmt: skip
    s.rolls(1).do(f"A battle@{LAND}")
    assert (s.dice(), s.units(B, LAND)) == ((1, 0), {"wizard": 1})


@pytest.mark.rule("CW 30.3.3", "CW 19.2.10", "CW 30.4.2")
def test_devouring_the_last_unit_ends_the_battle():
    s = table(power=(1, 0), units={A: {LAND: "cthulhu"}, B: {LAND: "acolyte!"}})
    s.do(f"A battle@{LAND}", "A devour")
    assert not any(event["kind"] == "rolled" for event in s.told(A))
    assert (s.doom(A), s.gate(LAND)) == (1, "free")
    s.asks_for(A, "choose_book")
    s.do("A book:dreams")
    assert s.books(A) == {2: "dreams"}


@pytest.mark.rule("CW 30.3.3", "CW 19.2.10", "CW 19.1.6")
def test_devouring_the_only_attacker_ends_the_battle_too():
    s = table(
        power=(0, 2), turn=B, books=blooded(),
        units={A: {LAND: "cthulhu acolyte"}, B: {LAND: "serpent_man"}},
    )  # fmt: skip
    s.do(f"B battle@{LAND}", "A devour")
    assert not any(event["kind"] == "rolled" for event in s.told(B))
    assert (s.doom(A), s.units(A, LAND)) == (2, {"cthulhu": 1, "acolyte": 1})
    s.is_turn_of(B)


@pytest.mark.rule("CW 30.3.3", "CW 19.1.6", "CW 13.1.2")
def test_devour_in_defence_and_without_power():
    s = table(
        power=(0, 1), turn=B, books=blooded(),
        units={A: {LAND: "cthulhu"}, B: {LAND: "2 serpent_man"}},
    )  # fmt: skip
    s.rolls(1, *[1] * 6).do(f"B battle@{LAND}", "A devour")
    assert (s.dice(), s.doom(A)) == ((6, 1), 2)


@pytest.mark.rule("CW 30.3.3", "CW 19.2.7")
@pytest.mark.example("CW ex-60")
def test_who_is_eaten_cannot_use_an_ability():
    """The only Wendigo can no longer howl."""
    s = table(
        "windwalker", power=(1, 1), books=blooded() | {B: "howl"},
        units={A: {LAND: "cthulhu"}, B: {LAND: "wendigo gnoph_keh"}},
    )  # fmt: skip
    s.rolls(*[1] * 9).do(f"A battle@{LAND}", "A devour", "B feed:wendigo")
    assert (s.dice(), s.doom(A), s.units(A, LAND)) == ((6, 3), 1, {"cthulhu": 1})


# -- requirements ----------------------------------------------------------------------------------


@pytest.mark.card("great_cthulhu_1")
@pytest.mark.rule("CW 30.4.1", "CW 40.6.4", "CW 30.4.8")
def test_the_first_doom_phase_opens_a_spellbook():
    """At the start of his own turn, even if the other is first."""
    s = table(at="doom", round=1, first=B, power=(1, 1))
    s.asks_for(B, "doom")
    assert s.signs(A) == 0
    s.do("B done")
    s.asks_for(A, "choose_book")
    s.do("A book:devolve")
    assert (s.books(A), s.signs(A)) == ({1: "devolve"}, 1)
    s.asks(A, "doom", "done")


@pytest.mark.card("great_cthulhu_1")
@pytest.mark.rule("CW 30.4.1", "CW 30.4.8")
def test_later_doom_phases_do_not():
    s = table(at="doom", round=2, power=(1, 1))
    s.asks(A, "doom", "done")
    assert (s.books(A), s.signs(A)) == ({}, 0)


def slaughter(kills, *, open_slots=(2, 3), devour=False):
    """Cthulhu attacks four Wizards and rolls so many Kills; the books then opened."""
    closed = {slot: book for slot, book in BLOODED.items() if slot not in open_slots}
    s = table(power=(1, 0), books={A: closed}, units={A: {LAND: "cthulhu"}, B: {LAND: "4 acolyte"}})
    s.rolls(*[6] * kills, *[1] * (6 - kills)).do(
        f"A battle@{LAND}", f"A {'devour' if devour else 'ready'}"
    )
    while "choose_book" in s.asked()[0]:
        s.do("A " + s.keys(A, "book")[0])
    assert s.doom(A) == kills + devour
    return sorted(set(s.books(A)) - set(closed))


@pytest.mark.card("great_cthulhu_2", "great_cthulhu_3")
@pytest.mark.rule("CW 30.4.2", "CW 30.4.3", "CW 30.4.4", "CW 40.5.7")
@pytest.mark.parametrize(
    ("victims", "slots"), [(0, []), (1, [2]), (2, [3]), (3, [2, 3]), (4, [2, 3])]
)
def test_victims_open_spellbooks(victims, slots):
    assert slaughter(victims) == slots


@pytest.mark.card("great_cthulhu_2", "great_cthulhu_3")
@pytest.mark.rule("CW 30.4.2", "CW 30.4.3", "CW 30.4.4", "CW 40.5.7")
@pytest.mark.parametrize(("kills", "slots"), [(0, [2]), (1, [3]), (2, [2, 3])])
def test_who_is_devoured_counts(kills, slots):
    assert slaughter(kills, devour=True) == slots


@pytest.mark.rule("CW 40.5.7", "CW 30.4.4", "CW 30.4.2", "CW 7.4.5")
@pytest.mark.parametrize(
    ("victims", "slot", "slots"), [(1, 2, [2]), (2, 2, [2]), (3, 2, [2]), (1, 3, []), (2, 3, [3])]
)
def test_victims_with_one_of_the_two_slots_left(victims, slot, slots):
    assert slaughter(victims, open_slots=(slot,)) == slots


@pytest.mark.rule("CW 30.4.2", "CW 7.4.6", "CW 7.4.7")
def test_blood_may_be_shed_in_defence_and_is_rewarded_after_the_battle():
    s = table(power=(0, 2), turn=B, units={A: {LAND: "2 deep_one"}, B: {LAND: "2 serpent_man"}})
    s.rolls(1, 1, 6, 4).do(f"B battle@{LAND}")
    s.asks_for(B, "choose_retreat")
    assert (s.doom(A), s.books(A)) == (2, {})
    s.do("B retreat:serpent_man>salem")
    s.asks_for(A, "choose_book")
    assert s.g.battles == ()
    s.do("A book:absorb")
    assert s.books(A) == {2: "absorb"}
    s.is_turn_of(B)


@pytest.mark.rule("CW 30.4.2", "CW 40.2.7", "CW 19.4.13")
def test_a_unit_without_a_retreat_is_not_killed():
    """The cornered Serpent Man is eliminated: that feeds no requirement."""
    wall = dict.fromkeys((HOME, SEA, LAND, "loblolly_mystic"), "deep_one")
    s = table(power=(1, 0), units={A: wall, B: {HOME: "serpent_man"}})
    s.rolls(4, 1).do(f"A battle@{HOME}")
    assert (s.doom(A), pool(s, B, "serpent_man"), s.books(A)) == (2, 3, {})
    s.is_turn_of(A)


RIVERS = ("merrimack_river", "gardner_reservoir", "devil_miskatonic", "loblolly_mystic")


@pytest.mark.card("great_cthulhu_4")
@pytest.mark.rule("CW 30.4.5")
def test_three_gates_of_his_own_in_water():
    units = {A: {HOME: "acolyte!", SEA: "acolyte!", RIVERS[0]: "acolyte"}}
    s = table(power=(4, 1), units=units).do(f"A gate@{RIVERS[0]}")
    assert s.books(A) == {}
    s.do(f"A control:acolyte@{RIVERS[0]}")
    s.asks_for(A, "choose_book")
    s.do("A book:submerge")
    assert s.books(A) == {4: "submerge"}


@pytest.mark.card("great_cthulhu_4")
@pytest.mark.rule("CW 30.4.5", "CW 7.4.8")
def test_four_gates_of_anybody_in_water():
    """Here the opponent creates the fourth, on the opponent's turn."""
    units = {A: {HOME: "acolyte!"}, B: {RIVERS[0]: "acolyte!", RIVERS[1]: "acolyte"}}
    s = table(power=(1, 3), turn=B, gates=SEA, units=units).do(f"B gate@{RIVERS[1]}")
    s.asks_for(A, "choose_book")
    s.do("A book:submerge")
    assert s.books(A) == {4: "submerge"}


@pytest.mark.rule("CW 30.4.5")
@pytest.mark.parametrize(
    ("gates", "units"),
    [
        ("", {A: {HOME: "acolyte!", SEA: "acolyte!", LAND: "acolyte!"}}),
        (f"{SEA} {LAND} arkham", {A: {HOME: "acolyte!"}, B: {RIVERS[0]: "acolyte!"}}),
    ],
)
def test_gates_on_land_do_not_count(gates, units):
    s = table(power=(2, 1), gates=gates, units=units).do(f"A recruit:acolyte@{HOME}")
    assert s.books(A) == {}
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.4.1", "CW 30.4.5")
def test_gates_in_water_under_dark_towers_count_among_the_four():
    oceans = "mawson_ocean tethys_ocean north_thalassa_ocean south_thalassa_ocean"
    s = scene(
        "great_cthulhu", "sleeper", power=(2, 1), gates=oceans, towers=oceans,
        units={A: {"india": "acolyte"}},
    )  # fmt: skip
    s.do("A recruit:acolyte@india")
    s.asks_for(A, "choose_book")


@pytest.mark.card("great_cthulhu_5")
@pytest.mark.rule("CW 30.4.6")
def test_awakening_cthulhu_opens_a_spellbook_once():
    s = table(power=(11, 1), gates=HOME).do(f"A awaken:cthulhu@{HOME}")
    s.asks_for(A, "choose_book")
    s.do("A book:submerge")
    assert s.books(A) == {5: "submerge"}
    s = table(power=(2, 1), units={A: {HOME: "cthulhu"}}).do(f"A recruit:acolyte@{HOME}")
    assert s.books(A) == {}


FIVE = ("dreams", "devolve", "absorb", "regenerate", "submerge")


@pytest.mark.card("great_cthulhu_6")
@pytest.mark.rule("CW 30.4.7", "CW 30.4.8")
def test_the_last_spellbook_comes_in_a_doom_phase():
    s = table(at="doom turn", power=(1, 1), books={A: " ".join(FIVE)})
    s.asks(A, "choose_book", "book:yha_nthlei")
    s.do("A book:yha_nthlei")
    assert (s.books(A)[6], s.signs(A)) == ("yha_nthlei", 1)
    s.asks(A, "doom", "done")


@pytest.mark.card("great_cthulhu_6")
@pytest.mark.rule("CW 30.4.7")
@pytest.mark.parametrize("missing", [1, 2, 3, 4, 5])
def test_four_other_spellbooks_are_not_enough(missing):
    books = {slot: book for slot, book in enumerate(FIVE, 1) if slot != missing}
    s = table(at="doom turn", power=(1, 1), books={A: books})
    s.asks(A, "doom", "done")
    assert (s.books(A), s.signs(A)) == (books, 0)


@pytest.mark.rule("CW 30.4.7", "CW 30.4.8")
def test_the_last_spellbook_does_not_come_in_the_others_turn_or_in_an_action_phase():
    s = table(at="doom turn", turn=B, power=(1, 1), books={A: " ".join(FIVE)})
    s.asks_for(B, "doom")
    s = table(power=(2, 1), books={A: " ".join(FIVE)}, units={A: {HOME: "acolyte"}})
    s.do(f"A recruit:acolyte@{HOME}", "A pass")
    assert (len(s.books(A)), s.signs(A)) == (5, 0)


@pytest.mark.rule("CW 40.6.5", "CW 30.4.7")
def test_the_fifth_spellbook_of_the_same_doom_turn_counts():
    """The first Doom phase opens the fifth one; the sixth follows at once."""
    books = {slot: book for slot, book in enumerate(FIVE, 1) if slot > 1}
    s = table(at="doom turn", round=1, power=(1, 1), books={A: books})
    s.do("A book:dreams", "A book:yha_nthlei", auto=False)
    assert (len(s.books(A)), s.signs(A)) == (6, 2)
    s.asks(A, "doom", "done")
