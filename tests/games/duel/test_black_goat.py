"""Black Goat: her units, her awakening and her requirements (chapter 31)."""

import pytest

from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

HOME, NEAR, FAR, SEA = "dunwich", "arkham", "salem", "martins_cove"


def table(other="sleeper", **more):
    """Black Goat against somebody, in Lovecraft Country."""
    return scene("black_goat", other, map="lovecraft_country", **more)


def pool(s, seat, kind):
    return s.units(seat, "pool").get(kind, 0)


# -- units -----------------------------------------------------------------------------------------


@pytest.mark.rule("CW 31.2.1")
def test_she_owns_sixteen_units():
    owned = {"acolyte": 6, "ghoul": 2, "fungi": 4, "dark_young": 3, "shub_niggurath": 1}
    assert table().units(A, "pool") == owned


@pytest.mark.rule("CW 31.2.3", "CW 31.2.4", "CW 31.2.5")
@pytest.mark.parametrize(
    ("kind", "cost", "combat"), [("ghoul", 1, 0), ("fungi", 2, 1), ("dark_young", 3, 2)]
)
def test_what_monsters_cost_and_how_they_fight(kind, cost, combat):
    units = {A: {HOME: "acolyte!"}}
    table(power=(cost - 1, 1), units=units).refuses(A, f"summon:{kind}@{HOME}")
    s = table(power=(cost, 0), units=units).do(f"A summon:{kind}@{HOME}")
    assert (s.power(A), s.units(A, HOME)) == (0, {"acolyte": 1, kind: 1})

    s = table(
        power=(0, 2), turn=B, books={A: {4: "ghroth"}},
        units={A: {HOME: kind}, B: {HOME: "serpent_man"}},
    )  # fmt: skip
    s.rolls(1, *[1] * combat).do(f"B battle@{HOME}")
    assert s.dice() == (combat, 1)


@pytest.mark.rule("CW 31.2.2", "CW 31.2.3")
def test_acolytes_and_ghouls_cannot_start_a_battle():
    s = table(power=(2, 1), units={A: {HOME: "acolyte ghoul"}, B: {HOME: "wizard"}})
    s.refuses(A, f"battle@{HOME}")
    s.do(f"A recruit:acolyte@{HOME}")
    assert (s.power(A), s.units(A, HOME)) == (2, {"acolyte": 2, "ghoul": 1})  # 1 paid, 1 gained


@pytest.mark.rule("CW 18.2.4", "CW 18.2.5", "CW 18.2.2")
@pytest.mark.example("CW ex-55")
@pytest.mark.parametrize("book", ["thousand_young", "ghroth"])
@pytest.mark.parametrize(("kind", "value"), [("ghoul", 1), ("fungi", 2), ("dark_young", 3)])
def test_what_monsters_are_worth_whatever_they_cost_now(kind, value, book):
    s = table(
        power=(1, 2), turn=B, books={A: {4: book}},
        units={A: {HOME: kind, FAR: "shub_niggurath"}, B: {HOME: "serpent_man"}},
    )  # fmt: skip
    s.rolls(6, 1, 1).do(f"B battle@{HOME}")
    assert (s.doom(B), s.units(A, HOME)) == (value, {})


@pytest.mark.rule("CW 31.2.3", "CW 10.7.5", "CW 10.7.8")
@pytest.mark.example("CW ex-29")
def test_monsters_with_combat_0_are_useful():
    s = table(
        "great_cthulhu", power=(1, 2), turn=B, books={A: {4: "ghroth"}},
        units={A: {NEAR: "ghoul acolyte"}, B: {NEAR: "2 deep_one"}},
    )  # fmt: skip
    s.refuses(B, f"capture@{NEAR}")
    s.rolls(6, 1).do(f"B battle@{NEAR}")
    s.asks(A, "choose_kill", "kill:ghoul", "kill:acolyte")
    s.do("A kill:ghoul")
    assert (s.units(A, NEAR), s.doom(B)) == ({"acolyte": 1}, 1)


@pytest.mark.rule("CW 31.2.3", "CW 10.7.5")
@pytest.mark.example("CW ex-31")
def test_avoiding_capture_at_arkham():
    s = table(
        "great_cthulhu", power=(3, 4), turn=B, books={A: {4: "ghroth"}},
        units={A: {NEAR: "acolyte!"}, B: {FAR: "2 deep_one"}},
    )  # fmt: skip
    s.do(f"B move:deep_one@{FAR}>{NEAR}", f"B move:deep_one@{FAR}>{NEAR}", "B end")
    assert s.power(B) == 2
    s.do(f"A summon:ghoul@{NEAR}", "A end")
    s.asks_for(B, "act")
    s.refuses(B, f"capture@{NEAR}")


# -- Fertility Cult --------------------------------------------------------------------------------


@pytest.mark.card("fertility_cult")
@pytest.mark.rule("CW 31.1.1", "CW 12.1.1")
def test_summons_before_and_after_the_action_each_paid():
    s = table(power=(9, 1), units={A: {HOME: "acolyte!"}})
    s.do(f"A summon:ghoul@{HOME}", f"A summon:fungi@{HOME}")
    assert s.power(A) == 6
    s.do(f"A recruit:acolyte@{HOME}", f"A summon:dark_young@{HOME}", f"A summon:ghoul@{HOME}")
    assert s.units(A, HOME) == {"acolyte": 2, "ghoul": 2, "fungi": 1, "dark_young": 1}
    assert s.power(A) == 1
    s.do("A end")
    s.asks_for(B, "act")


@pytest.mark.card("fertility_cult")
@pytest.mark.rule("CW 31.1.2", "CW 31.1.1")
def test_recruiting_is_not_unlimited():
    s = table(power=(9, 1), units={A: {HOME: "acolyte!"}}).do(f"A recruit:acolyte@{HOME}")
    assert s.keys(A, "recruit") == []
    s.offers(A, f"summon:ghoul@{HOME}")
    s = table(power=(9, 1), units={A: {HOME: "acolyte!"}}).do(f"A summon:ghoul@{HOME}")
    s.offers(A, f"recruit:acolyte@{HOME}")


@pytest.mark.rule("CW 31.1.3", "CW 40.1.3")
@pytest.mark.parametrize("power", [1, 2])
def test_a_summon_may_be_the_one_action_of_the_turn(power):
    """Also if it takes the last Power."""
    s = table(power=(power, 1), units={A: {HOME: "acolyte!"}}).do(f"A summon:ghoul@{HOME}")
    s.offers(A, "end")
    s.do("A end")
    s.asks_for(B, "act")


@pytest.mark.rule("CW 31.1.1", "CW 9.1.8")
def test_a_summon_with_the_last_power_after_the_action():
    s = table(power=(2, 1), units={A: {HOME: "acolyte!"}})
    s.do(f"A recruit:acolyte@{HOME}", f"A summon:ghoul@{HOME}")
    assert (s.power(A), s.keys(A, "summon")) == (0, [])
    s.do("A end")
    s.asks_for(B, "act")


@pytest.mark.rule("CW 31.1.1", "CW 10.2.2", "CW 5.1.4")
def test_unlimited_summons_need_what_every_summon_needs():
    s = table(power=(9, 1), gates=FAR, units={A: {HOME: "acolyte! 2 ghoul", FAR: "acolyte"}})
    s.do(f"A recruit:acolyte@{HOME}")
    summons = [f"summon:fungi@{HOME}", f"summon:dark_young@{HOME}"]
    assert s.keys(A, "summon") == summons


@pytest.mark.rule("CW 31.1.1", "CW 9.1.2")
def test_others_summon_once():
    s = scene("great_cthulhu", "black_goat", power=(9, 1), units={A: {"india": "acolyte!"}})
    s.do("A summon:deep_one@india")
    assert (s.keys(A, "summon"), s.keys(A, "recruit")) == ([], [])


@pytest.mark.rule("CW 40.6.14", "CW 31.1.1")
def test_the_sleeper_may_borrow_fertility_cult():
    units = {A: {"laurentia": "acolyte! serpent_man"}}
    s = scene("sleeper", "black_goat", power=(8, 1), units=units, books={A: "ancient_sorcery"})
    s.do("A ancient_sorcery@laurentia", "A summon:wizard@laurentia", "A summon:wizard@laurentia")
    assert (s.units(A, "laurentia"), s.power(A)) == ({"acolyte": 1, "wizard": 2}, 5)


# -- Shub-Niggurath --------------------------------------------------------------------------------


@pytest.mark.rule("CW 31.2.6")
def test_shub_niggurath_fights_with_gates_and_cultists():
    """Three cultists in play and two gates; captives and a free gate do not count."""
    ours = {HOME: "acolyte! acolyte", FAR: "acolyte!", NEAR: "shub_niggurath", "captive": "acolyte"}
    s = table(
        power=(1, 0), books={A: {4: "ghroth"}}, gates=SEA, units={A: ours, B: {NEAR: "wizard"}}
    )
    s.rolls(*[1] * 5).do(f"A battle@{NEAR}")
    assert s.dice() == (5, 0)


@pytest.mark.rule("CW 31.2.6", "CW 10.6.3")
def test_without_gates_and_cultists_she_cannot_attack():
    s = table(power=(1, 1), units={A: {NEAR: "shub_niggurath"}, B: {NEAR: "wizard"}})
    s.refuses(A, f"battle@{NEAR}")


@pytest.mark.rule("CW 31.3.1", "CW 31.3.2", "CW 31.3.3")
def test_her_awakening():
    s = table(power=(9, 1), units={A: {HOME: "acolyte! 2 acolyte", FAR: "acolyte"}})
    s.do(f"A awaken:shub_niggurath@{HOME}")
    s.asks(A, "choose_sacrifice", f"give:acolyte@{HOME}", f"give:acolyte@{FAR}")
    s.do(f"A give:acolyte@{HOME}", f"A give:acolyte@{FAR}")
    assert (s.power(A), s.doom(B), s.signs(A)) == (1, 0, 0)
    assert s.units(A, HOME) == {"acolyte": 2, "shub_niggurath": 1}
    assert (s.units(A, FAR), s.gate(HOME)) == ({}, "A acolyte")
    kinds = ("paid", "eliminated", "placed")
    assert [event for event in s.told(B) if event["kind"] in kinds] == [
        told("paid", seat=A, count=8),
        told("eliminated", seat=A, unit="acolyte", at=HOME),
        told("eliminated", seat=A, unit="acolyte", at=FAR),
        told("placed", seat=A, unit="shub_niggurath", at=HOME),
    ]


@pytest.mark.rule("CW 40.6.6", "CW 31.3.3", "CW 31.3.2")
def test_the_keeper_of_her_gate_is_spared_and_another_may_be_given():
    """The other gate is free then, and with two cultists left over she can appear at either."""
    s = table(power=(8, 1), units={A: {HOME: "acolyte! acolyte", FAR: "acolyte!"}})
    s.offers(A, *(f"awaken:shub_niggurath@{area}" for area in (HOME, FAR)))
    s.do(f"A awaken:shub_niggurath@{HOME}")
    s.asks(A, "choose_sacrifice", f"give:acolyte@{HOME}", f"give:acolyte_on_gate@{FAR}")
    s.do(f"A give:acolyte_on_gate@{FAR}")
    assert (s.gate(HOME), s.gate(FAR)) == ("A acolyte", "free")
    assert s.units(A, HOME) == {"acolyte": 1, "shub_niggurath": 1}


@pytest.mark.rule("CW 40.6.6", "CW 31.5.11")
def test_at_a_gate_of_a_dark_young_two_cultists_suffice():
    units = {A: {HOME: "dark_young! acolyte", FAR: "acolyte"}}
    s = table(power=(8, 1), books={A: "red_sign"}, units=units)
    s.do(f"A awaken:shub_niggurath@{HOME}", f"A give:acolyte@{FAR}")
    assert s.units(A, HOME) == {"dark_young": 1, "shub_niggurath": 1}
    assert (s.gate(HOME), pool(s, A, "acolyte")) == ("A dark_young", 6)


@pytest.mark.rule("CW 31.3.1", "CW 31.3.2", "CW 31.3.3", "CW 40.6.6")
@pytest.mark.parametrize(
    ("power", "units"),
    [
        (7, {HOME: "acolyte! 2 acolyte"}),
        (8, {HOME: "acolyte! acolyte"}),
        (8, {HOME: "acolyte!", FAR: "acolyte!"}),
        (8, {FAR: "5 acolyte"}),
        (8, {HOME: "acolyte! acolyte ghoul dark_young", "captive": "2 acolyte"}),
    ],
)
def test_her_awakening_is_refused(power, units):
    """Without 8 Power, a controlled gate, or two cultists on the map beside its keeper."""
    s = table(power=(power, 1), gates=FAR if FAR in units else "", units={A: units})
    assert s.keys(A, "awaken") == []


# -- Avatar ----------------------------------------------------------------------------------------


@pytest.mark.card("avatar")
@pytest.mark.rule("CW 31.3.4", "CW 31.3.5", "CW 40.6.9")
def test_avatar_with_an_enemy_unit_from_a_gate():
    s = table(
        power=(3, 1), books={A: {4: "ghroth"}},
        units={A: {HOME: "shub_niggurath"}, B: {FAR: "acolyte! wizard tsathoggua"}},
    )  # fmt: skip
    s.do(f"A avatar~{B}@{FAR}")
    s.asks(B, "choose_swap", "swap:acolyte_on_gate", "swap:wizard")
    s.do("B swap:acolyte_on_gate")
    assert (s.power(A), s.doom(A), s.gate(FAR)) == (2, 0, "free")
    assert (s.units(A, FAR), s.units(A, HOME)) == ({"shub_niggurath": 1}, {})
    assert s.units(B, HOME) == {"acolyte": 1}
    assert told("moved", seat=A, unit="shub_niggurath", at=HOME, to=FAR) in s.told(B)


@pytest.mark.rule("CW 40.6.9", "CW 31.3.5")
def test_avatar_with_a_unit_of_her_own():
    s = table(
        power=(1, 1), books={A: {4: "ghroth"}},
        units={A: {HOME: "shub_niggurath", FAR: "acolyte! fungi"}, B: {FAR: "wizard"}},
    )  # fmt: skip
    assert sorted(s.keys(A, "avatar")) == [f"avatar~{A}@{FAR}", f"avatar~{B}@{FAR}"]
    s.do(f"A avatar~{A}@{FAR}")
    s.asks(A, "choose_swap", "swap:acolyte_on_gate", "swap:fungi")
    s.do("A swap:acolyte_on_gate")
    assert (s.units(A, HOME), s.gate(FAR)) == ({"acolyte": 1}, "free")
    assert s.units(A, FAR) == {"fungi": 1, "shub_niggurath": 1}


@pytest.mark.rule("CW 12.2.2", "CW 12.2.5")
def test_a_gate_left_by_avatar_may_be_taken_at_once():
    """Nobody abandoned it and came back: another Acolyte steps on a gate that became free."""
    s = table(power=(2, 1), units={A: {HOME: "shub_niggurath", FAR: "acolyte! acolyte"}})
    s.do(f"A avatar~{A}@{FAR}", "A swap:acolyte_on_gate", f"A control:acolyte@{FAR}")
    assert s.gate(FAR) == "A acolyte"


@pytest.mark.card("avatar")
@pytest.mark.rule("CW 31.3.4", "CW 40.6.25", "CW 31.3.5", "CW 7.1.3")
@pytest.mark.parametrize(
    ("power", "units"),
    [
        (1, {A: {HOME: "shub_niggurath acolyte"}, B: {HOME: "wizard"}}),
        (1, {A: {HOME: "shub_niggurath"}, B: {FAR: "tsathoggua"}}),
        (1, {A: {HOME: "acolyte", NEAR: "ghoul"}, B: {FAR: "wizard"}}),
        (0, {A: {HOME: "shub_niggurath"}, B: {FAR: "wizard"}}),
    ],
)
def test_avatar_is_refused(power, units):
    """Within one area, with a Great Old One, without Shub-Niggurath, without Power."""
    s = table(power=(power, 3), units=units, books={A: {4: "ghroth"}})
    assert s.keys(A, "avatar") == []


@pytest.mark.rule("CW 40.6.18", "CW 31.3.4", "CW 40.6.20")
@pytest.mark.parametrize("icy", [HOME, FAR])
def test_avatar_in_the_ice_age_costs_two_at_either_end(icy):
    more = {"books": {A: {4: "ghroth"}, B: "ice_age"}, "tokens": {"ice_age": icy}}
    more["units"] = {A: {HOME: "shub_niggurath"}, B: {FAR: "wendigo"}}
    assert table("windwalker", power=(1, 1), **more).keys(A, "avatar") == []
    s = table("windwalker", power=(3, 1), **more).do(f"A avatar~{B}@{FAR}")
    assert (s.power(A), s.units(B, HOME)) == (1, {"wendigo": 1})


# -- requirements ----------------------------------------------------------------------------------

AREAS = (HOME, NEAR, FAR, "boston", "kingsport", "rockport", "innsmouth")


def spread(count):
    """A unit in each of so many areas, and one more in the first."""
    places = dict.fromkeys(AREAS[1:count], "fungi") | dict.fromkeys(AREAS[5:count], "ghoul")
    return {A: {HOME: "2 acolyte"} | places}


@pytest.mark.card("black_goat_1")
@pytest.mark.rule("CW 31.4.1", "CW 7.4.1", "CW 7.4.2", "CW 7.4.3")
@pytest.mark.example("CW ex-14")
def test_units_in_four_areas():
    s = table(power=(2, 3), units=spread(3) | {B: {"newburyport": "serpent_man"}})
    s.do(f"A move:acolyte@{HOME}>merrimack_river", "A stop")
    s.asks(A, "choose_book", *(f"book:{book}" for book in BOOKS))
    s.do("A book:frenzy")
    assert s.books(A) == {1: "frenzy"}
    s.do("A end", "B move:serpent_man@newburyport>merrimack_river", "A book:red_sign", "B end")
    assert s.books(A) == {1: "frenzy", 4: "red_sign"}


BOOKS = ("ghroth", "necrophagy", "blood_sacrifice", "red_sign", "frenzy", "thousand_young")


@pytest.mark.card("black_goat_2", "black_goat_3")
@pytest.mark.rule("CW 31.4.1", "CW 31.4.2", "CW 31.4.3", "CW 40.1.12")
@pytest.mark.parametrize(("before", "slot"), [(3, 1), (5, 2), (7, 3)])
def test_units_in_so_many_areas(before, slot):
    books = dict(list(zip((1, 2, 3), BOOKS, strict=False))[: slot - 1])
    s = table(power=(3, 1), books={A: books}, units=spread(before))
    s.do(f"A recruit:acolyte@{HOME}")
    assert s.books(A) == books
    s = table(power=(3, 1), books={A: books}, units=spread(before))
    s.do(f"A move:acolyte@{HOME}>merrimack_river", "A stop", "A book:thousand_young")
    assert s.books(A) == books | {slot: "thousand_young"}
    s.is_turn_of(A)


@pytest.mark.card("black_goat_1", "black_goat_2", "black_goat_3")
@pytest.mark.rule("CW 31.4.1", "CW 31.4.2", "CW 31.4.3", "CW 7.4.4")
def test_eight_areas_at_once_open_three_spellbooks():
    s = table(power=(3, 1), units=spread(7)).do(f"A move:acolyte@{HOME}>merrimack_river", "A stop")
    s.do("A book:frenzy", "A book:ghroth", "A book:red_sign")
    assert s.books(A) == {1: "frenzy", 2: "ghroth", 3: "red_sign"}


@pytest.mark.card("black_goat_4")
@pytest.mark.rule("CW 31.4.4", "CW 40.6.7")
def test_sharing_an_area_on_her_own_turn():
    s = table(power=(3, 1), units={A: {HOME: "acolyte"}, B: {NEAR: "wizard", FAR: "wizard"}})
    s.do(f"A move:acolyte@{HOME}>{NEAR}", "A book:frenzy")
    assert (s.books(A), s.power(A)) == ({4: "frenzy"}, 3)
    assert told("gained_power", seat=A, count=1) in s.told(B)


@pytest.mark.rule("CW 31.4.4", "CW 7.4.8", "CW 9.1.9")
def test_sharing_an_area_on_the_opponents_turn_gives_her_power_to_act():
    s = table(power=(0, 4), turn=B, units={A: {HOME: "acolyte"}, B: {NEAR: "2 wizard"}})
    s.do(f"B move:wizard@{NEAR}>{HOME}", "B stop", "A book:frenzy")
    assert (s.power(A), s.books(A)) == (1, {4: "frenzy"})
    s.do("B end")
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.6.7", "CW 31.4.4", "CW 7.4.5")
def test_the_power_for_sharing_is_gained_once():
    units = {A: {HOME: "acolyte", FAR: "acolyte"}, B: {HOME: "wizard", FAR: "wizard"}}
    s = table(power=(3, 3), units=units).do(f"A recruit:acolyte@{HOME}", "A book:frenzy")
    assert s.power(A) == 3
    s.do("A end", f"B recruit:acolyte@{FAR}", "B end", f"A recruit:acolyte@{HOME}")
    assert s.power(A) == 2
    s.is_turn_of(A)


@pytest.mark.card("black_goat_4")
@pytest.mark.rule("CW 31.4.4")
def test_different_areas_are_not_shared():
    s = table(power=(2, 1), units={A: {HOME: "acolyte", "captive": "acolyte"}, B: {NEAR: "wizard"}})
    s.do(f"A recruit:acolyte@{HOME}")
    assert (s.books(A), s.power(A)) == ({}, 1)


@pytest.mark.card("black_goat_5")
@pytest.mark.rule("CW 31.4.5", "CW 18.1.3", "CW 11.2.2")
@pytest.mark.example("CW ex-49")
def test_two_cultists_are_offered():
    s = table(power=(2, 1), units={A: {HOME: "acolyte! acolyte ghoul", FAR: "acolyte"}})
    s.do("A fulfil:black_goat_5")
    keys = (f"give:acolyte_on_gate@{HOME}", f"give:acolyte@{HOME}", f"give:acolyte@{FAR}")
    s.asks(A, "choose_sacrifice", *keys)
    s.do(f"A give:acolyte_on_gate@{HOME}", f"A give:acolyte@{FAR}")
    s.asks_for(A, "choose_book")
    s.do("A book:necrophagy")
    assert (s.books(A), s.power(A), s.doom(B)) == ({5: "necrophagy"}, 2, 0)
    assert (s.gate(HOME), s.units(A, HOME), s.units(A, FAR)) == (
        "free", {"acolyte": 1, "ghoul": 1}, {},
    )  # fmt: skip
    s.refuses(A, f"recruit:acolyte@{HOME}")


@pytest.mark.card("black_goat_5")
@pytest.mark.rule("CW 31.4.5", "CW 7.4.5", "CW 9.1.8")
@pytest.mark.parametrize(
    ("power", "books", "units"),
    [
        (2, {}, {HOME: "acolyte 2 dark_young", "captive": "2 acolyte"}),
        (2, {5: "red_sign"}, {HOME: "3 acolyte"}),
        (0, {}, {HOME: "3 acolyte"}),
    ],
)
def test_offering_cultists_is_refused(power, books, units):
    """With less than two of them on the map, when it was done before, and without Power."""
    s = table(power=(power, 3), books={A: books}, units={A: units})
    assert s.keys(A, "fulfil") == []


@pytest.mark.card("black_goat_6")
@pytest.mark.rule("CW 31.4.6")
def test_awakening_shub_niggurath_opens_a_spellbook_once():
    s = table(power=(9, 1), units={A: {HOME: "acolyte! 2 acolyte"}})
    s.do(f"A awaken:shub_niggurath@{HOME}")
    s.asks_for(A, "choose_book")
    s.do("A book:frenzy")
    assert s.books(A) == {6: "frenzy"}
    s = table(power=(2, 1), units={A: {HOME: "shub_niggurath"}}).do(f"A recruit:acolyte@{HOME}")
    assert s.books(A) == {}
