"""The Sleeper's six spellbooks (chapter 32)."""

import pytest

from tests.games.duel.scene import GAME, A, B, scene
from tests.games.playing import told

SIX = "energy_nexus burrow ancient_sorcery capture_monster demand_sacrifice cursed_slumber"


def verbs(s, seat):
    """The kinds of what the seat is asked, without what may be done at any time."""
    kinds = {key.partition("@")[0].partition(":")[0] for key in s.keys(seat)}
    return kinds - {"switch_off", "switch_on", "free_book", "resign"}


# -- Energy Nexus ----------------------------------------------------------------------------------

NEXUS = {4: "energy_nexus"}


@pytest.mark.example("CW ex-21")
@pytest.mark.card("energy_nexus", "burrow")
@pytest.mark.rule("CW 32.5.1", "CW 32.5.4", "CW 32.5.5", "CW 32.5.6")
def test_tsathoggua_and_a_wizard_slip_away():
    s = scene(turn=B, power=(2, 5), books={A: NEXUS | {1: "burrow"}, B: {5: "herald"}},
              units={A: {"india": "tsathoggua wizard"}, B: {"india": "4 wendigo"}})  # fmt: skip
    s.do("B battle@india")
    s.asks_for(A, "nexus")
    s.do("A move:tsathoggua@india>kalahari", "A move:wizard@india>australia")
    assert s.told(A)[-1] == told("battle_off", at="india")
    assert s.g.power == [1, 4]
    assert s.units(A, "kalahari") | s.units(A, "australia") == {"tsathoggua": 1, "wizard": 1}
    assert s.units(B, "india") == {"wendigo": 4}
    s.asks_for(B, "act")
    s.refuses(B, "battle@india", "recruit:acolyte@india")  # it was the turn's action


@pytest.mark.example("CW ex-40")
@pytest.mark.rule("CW 32.5.1", "CW 32.5.2", "CW 32.5.3", "CW 13.1.4")
def test_a_monster_is_summoned_before_the_battle():
    s = scene(
        turn=B,
        power=(4, 9),
        books={A: NEXUS, B: "howl cannibalism berserkergang arctic_wind ice_age herald"},
        units={A: {"india": "acolyte! wizard"}, B: {"kalahari": "3 wendigo"}},
    )
    s.do(*["B move:wendigo@kalahari>india"] * 3, "B battle@india")
    s.offers(A, "move:wizard@india>kalahari")  # leaving is possible as well
    s.do("A summon:formless_spawn@india")
    s.asks(B, "pre_battle", "howl", "ready")
    assert (s.power(A), s.power(B)) == (1, 5)
    s.rolls(1, 1, 1, 1).do("B ready")
    assert s.dice() == (1, 3)  # the new Spawn takes part
    s.asks_for(B, "act")


@pytest.mark.card("energy_nexus")
@pytest.mark.rule("CW 32.5.1", "CW 7.2.7")
def test_the_nexus_may_be_declined():
    s = scene(turn=B, books={A: NEXUS}, units={A: {"india": "wizard"}, B: {"india": "wendigo"}})
    s.rolls(1).do("B battle@india", "A decline")
    assert (s.power(A), s.dice()) == (8, (0, 1))


@pytest.mark.card("energy_nexus")
@pytest.mark.rule("CW 32.5.1", "CW 32.5.2", "CW 7.1.2")
@pytest.mark.parametrize(
    ("power", "books", "units"),
    [
        (0, NEXUS, {"india": "wizard acolyte"}),
        (8, NEXUS, {"india": "serpent_man acolyte", "kalahari": "wizard"}),
        (8, NEXUS, {"india": "acolyte", "captive": "2 wizard"}),
        (8, {4: "burrow"}, {"india": "wizard acolyte"}),
    ],
)
def test_no_nexus_without_power_wizard_or_spellbook(power, books, units):
    s = scene(turn=B, power=(power, 8), books={A: books}, units={A: units, B: {"india": "wendigo"}})
    s.rolls(*[1] * 2).do("B battle@india")
    assert s.dice()[B] == 1
    s.is_turn_of(B)


@pytest.mark.rule("CW 40.5.11", "CW 32.5.1", "CW 32.5.2")
def test_the_nexus_serves_the_attacker_too_and_only_once():
    s = scene(power=(4, 8), books={A: NEXUS},
              units={A: {"india": "2 wizard serpent_man"}, B: {"india": "acolyte"}})  # fmt: skip
    s.rolls(1).do("A battle@india", "A recruit:acolyte@india")
    s.asks(A, "act", "end")
    assert (s.power(A), s.units(A, "india")["acolyte"]) == (2, 1)


@pytest.mark.rule("CW 40.5.12", "CW 9.2.3")
def test_the_nexus_pays_no_decay_and_is_no_action_of_a_turn():
    units = {A: {"india": "wizard serpent_man", "siberia": "acolyte"}, B: {"india": "acolyte"}}
    s = scene(power=(6, 8), decay=2, books={A: SIX, B: {6: "howl"}}, units=units)
    s.rolls(1).do("A battle@india", "A recruit:acolyte@india")
    assert s.power(A) == 6 - 2 - 1 - 1
    s.offers(A, "recruit:acolyte@siberia", "end")  # the battle was unlimited, the action is to come
    s.do("A recruit:acolyte@siberia")
    s.asks(A, "act", "end")
    s = scene(
        turn=B,
        power=(6, 8),
        decay=2,
        books={A: NEXUS},
        units={A: units[A], B: {"india": "wendigo"}},
    )
    s.rolls(1, 1).do("B battle@india", "A recruit:acolyte@india")
    assert s.g.power == [5, 5]
    s.do("B end").is_turn_of(A)
    s.offers(A, "recruit:acolyte@india")


@pytest.mark.rule("CW 40.5.13", "CW 40.5.21", "CW 32.5.2")
def test_what_the_nexus_is_for():
    s = scene(
        turn=B,
        power=(9, 9),
        books={A: NEXUS | {5: "ancient_sorcery"}, B: {5: "herald"}},
        units={
            A: {"india": "acolyte tsathoggua wizard", "laurentia": "acolyte! formless_spawn",
                "lent": "serpent_man"},
            B: {"india": "acolyte wendigo"},
        },
    )  # fmt: skip
    s.do("B battle@india")
    assert verbs(s, A) == {"recruit", "gate", "battle", "capture", "move", "decline"}
    assert all("india" in key for key in s.keys(A) if "@" in key)
    s.do("A move:tsathoggua@india>kalahari")
    assert all("@india>" in key for key in s.keys(A, "move"))
    s.do("A stop")


@pytest.mark.rule("CW 40.5.21", "CW 32.3.1")
def test_tsathoggua_may_awake_in_the_battle_area_alone():
    s = scene(turn=B, power=(8, 8), books={A: NEXUS},
              units={A: {"india": "wizard formless_spawn", "siberia": "formless_spawn"},
                     B: {"india": "wendigo"}})  # fmt: skip
    s.do("B battle@india")
    assert s.keys(A, "awaken") == ["awaken:tsathoggua@india"]
    s.rolls(1, *[1] * 10).do("A awaken:tsathoggua@india")
    assert s.dice() == (3 + 7, 1)
    s.do("A book:burrow").is_turn_of(B)
    assert s.books(A) == {4: "energy_nexus", 6: "burrow"}


@pytest.mark.rule("CW 40.5.24", "CW 40.5.21")
def test_unique_actions_of_the_battle_area():
    s = scene(
        turn=B,
        power=(9, 9),
        books={A: SIX, B: {6: "howl"}},
        units={
            A: {"india": "acolyte! tsathoggua wizard serpent_man",
                "laurentia": "acolyte! serpent_man"},
            B: {"india": "wendigo", "laurentia": "wendigo"},
        },
    )  # fmt: skip
    s.do("B battle@india")
    unique = [key for key in s.keys(A) if key.partition("@")[0] in SIX.split()]
    assert unique == ["ancient_sorcery@india", "capture_monster@india", "cursed_slumber@india"]
    s.do("A capture_monster@india")
    assert s.told(A)[-1] == told("battle_off", at="india")
    assert (s.units(B, "captive"), s.g.power, s.doom(A)) == ({"wendigo": 1}, [8, 8], 1)


@pytest.mark.rule("CW 32.5.5", "CW 40.5.24")
def test_the_last_unit_may_leave_by_sorcery():
    """A Wizard must be there, so it stays behind; the Serpent Man is out of the battle."""
    s = scene(turn=B, books={A: {4: "energy_nexus", 5: "ancient_sorcery"}},
              units={A: {"india": "wizard serpent_man"}, B: {"india": "wendigo"}})  # fmt: skip
    s.rolls(1).do("B battle@india", "A ancient_sorcery@india")
    assert (s.dice(), s.units(A, "lent")) == ((0, 1), {"serpent_man": 1})


# -- Burrow ----------------------------------------------------------------------------------------


def marched(count, power=8, **more):
    """So many units have gone from India to Kalahari; the sixth cannot, but could be asked for."""
    books = {A: {4: "burrow"}} | more.pop("books", {})
    units = {A: {"india": "5 acolyte wizard"}}
    s = scene(power=(power, 1), books=books, units=units, **more)
    return s.do(*["A move:acolyte@india>kalahari"] * count, "A stop")


@pytest.mark.card("burrow")
@pytest.mark.rule("CW 32.5.6", "CW 32.5.7")
@pytest.mark.parametrize(("count", "cost"), [(1, 1), (2, 1), (3, 2), (5, 4)])
def test_burrow_gives_one_power_back(count, cost):
    s = marched(count)
    assert s.power(A) == 8 - cost
    assert (told("gained_power", seat=A, count=1) in s.told(B)) is (count > 1)


@pytest.mark.rule("CW 32.5.6", "CW 10.5.3")
def test_what_burrow_gives_back_moves_nobody():
    s = scene(power=(2, 1), books={A: {4: "burrow"}}, units={A: {"india": "5 acolyte"}})
    s.do(*["A move:acolyte@india>kalahari"] * 2)
    s.asks(A, "act", "end")  # without Power the move was over
    assert (s.power(A), s.units(A, "kalahari")) == (1, {"acolyte": 2})


@pytest.mark.rule("CW 40.6.22", "CW 40.6.18")
@pytest.mark.parametrize(("count", "cost"), [(1, 2), (2, 2), (3, 3)])
def test_burrow_does_not_count_the_surcharge(count, cost):
    s = marched(count, books={B: "ice_age"}, tokens={"ice_age": "kalahari"})
    assert s.power(A) == 8 - cost


@pytest.mark.card("burrow")
@pytest.mark.rule("CW 32.5.6", "CW 7.2.7", "CW 7.2.8")
def test_burrow_can_be_switched_off_and_on():
    s = scene(
        books={A: {4: "burrow"}}, units={A: {"india": "5 acolyte"}, B: {"arctica": "acolyte"}}
    )
    s.do("A switch_off:burrow", *["A move:acolyte@india>kalahari"] * 2, "A stop", "A end")
    assert s.power(A) == 6
    s.do("B recruit:acolyte@arctica", "B end", "A switch_on:burrow")
    s.do(*["A move:acolyte@india>kalahari"] * 2, "A stop")
    assert s.power(A) == 5


# -- Ancient Sorcery -------------------------------------------------------------------------------

SORCERY = {4: "ancient_sorcery", 6: "burrow"}


@pytest.mark.card("ancient_sorcery")
@pytest.mark.rule("CW 32.5.8", "CW 40.6.12")
def test_a_serpent_man_goes_to_the_opponents_sheet():
    s = scene(power=(2, 8), books={A: SORCERY},
              units={A: {"india": "2 serpent_man", "siberia": "serpent_man wizard"}})  # fmt: skip
    assert sorted(s.keys(A, "ancient")) == ["ancient_sorcery@india", "ancient_sorcery@siberia"]
    s.do("A ancient_sorcery@india")
    assert (s.power(A), s.units(A, "lent"), s.units(A, "india")) == (
        1, {"serpent_man": 1}, {"serpent_man": 1},
    )  # fmt: skip
    assert s.sees(B)["players"][A]["lent"] == {"serpent_man": 1}
    assert told("left_map", seat=A, unit="serpent_man", at="india") in s.told(B)
    assert "hibernate" in s.sees(B)["players"][A]["abilities"]


@pytest.mark.rule("CW 32.5.8", "CW 40.6.12", "CW 7.1.2")
def test_sorcery_needs_a_serpent_man_power_and_the_spellbook():
    books = {A: SORCERY}
    assert scene(books=books, units={A: {"india": "2 wizard"}}).keys(A, "ancient") == []
    units = {A: {"india": "2 serpent_man", "lent": "serpent_man"}}
    assert scene(books=books, units=units).keys(A, "ancient") == []
    units = {A: {"india": "2 serpent_man"}}
    assert scene(units=units).keys(A, "ancient") == []
    iced = scene(
        books=books | {B: "ice_age"}, tokens={"ice_age": "india"}, power=(1, 8), units=units
    )
    assert iced.keys(A, "ancient") == []


@pytest.mark.example("CW ex-48")
@pytest.mark.card("ancient_sorcery")
@pytest.mark.rule("CW 32.5.9", "CW 32.5.10", "CW 16.4.3")
def test_the_serpent_man_pays_for_the_ritual():
    s = scene(at="doom turn", power=(7, 5), ritual=3, books={A: SORCERY | {5: "cursed_slumber"}},
              units={A: {"laurentia": "acolyte!", "lent": "serpent_man"}})  # fmt: skip
    s.refuses(A, "ritual")
    s.do("A come_home@cathaysia")
    assert (s.power(A), s.units(A, "cathaysia")) == (8, {"serpent_man": 1})
    s.do("A ritual")
    assert (s.power(A), s.doom(A)) == (0, 1)
    s.asks(
        A, "doom", "death_from_below:wizard@laurentia", "death_from_below:wizard@cathaysia", "done"
    )


@pytest.mark.rule("CW 40.6.28", "CW 40.6.12", "CW 32.5.9", "CW 16.4.2")
def test_he_must_come_home_but_when_and_where_is_free():
    s = scene(at="doom turn", power=(8, 5), books={A: SORCERY | {5: "cursed_slumber"}},
              units={A: {"laurentia": "acolyte!", "lent": "serpent_man"},
                     B: {"india": "gnoph_keh"}})  # fmt: skip
    assert len(s.keys(A, "come_home")) == 14
    s.refuses(A, "done")
    s.do("A ritual", "A death_from_below:wizard@laurentia")
    s.refuses(A, "done")
    s.do("A come_home@india")
    assert (s.power(A), s.units(A, "india")) == (4, {"serpent_man": 1})
    s.asks(A, "doom", "done")


@pytest.mark.rule("CW 32.5.9", "CW 40.6.28")
def test_nobody_comes_home_in_the_opponents_turn_or_in_the_action_phase():
    units = {A: {"laurentia": "acolyte!", "lent": "serpent_man"}, B: {"india": "acolyte"}}
    s = scene(at="doom turn", turn=B, books={A: SORCERY}, units=units)
    s.offers(B, "done")
    assert s.keys(A, "come_home") == []
    assert scene(books={A: SORCERY}, units=units).keys(A, "come_home") == []


@pytest.mark.rule("CW 40.6.13", "CW 32.5.8")
def test_with_immortal_tsathoggua_comes_back_for_four():
    units = {A: {"india": "serpent_man formless_spawn"}, B: {"siberia": "acolyte"}}
    s = scene(B="great_cthulhu", power=(5, 9), books={A: SORCERY}, units=units,
              awakened={A: "tsathoggua"})  # fmt: skip
    assert s.keys(A, "awaken") == []
    s.do("A ancient_sorcery@india", "A end", "B recruit:acolyte@siberia", "B end")
    s.do("A awaken:tsathoggua@india")
    assert (s.power(A), s.signs(A), s.units(A, "india")) == (
        0, 1, {"formless_spawn": 1, "tsathoggua": 1},
    )  # fmt: skip
    assert told("drew_sign", seat=A) in s.told(B)
    assert not any("value" in event for event in s.told(B))


@pytest.mark.rule("CW 40.6.13", "CW 7.2.7")
def test_with_immortal_the_first_awakening_costs_eight_and_draws_a_sign():
    units = {A: {"india": "formless_spawn", "lent": "serpent_man"}, B: {"siberia": "acolyte"}}
    books = {A: {4: "ancient_sorcery"}}
    assert scene(B="great_cthulhu", power=(7, 9), books=books, units=units).keys(A, "awaken") == []
    s = scene(B="great_cthulhu", books=books, units=units)
    s.do("A awaken:tsathoggua@india", "A book:burrow")
    assert (s.power(A), s.signs(A)) == (0, 1)
    s = scene(B="great_cthulhu", books=books, units=units)
    s.do("A switch_off:immortal", "A awaken:tsathoggua@india", "A book:burrow")
    assert (s.power(A), s.signs(A)) == (0, 0)


@pytest.mark.rule("CW 40.6.14", "CW 32.5.8")
def test_with_the_fertility_cult_summoning_is_unlimited():
    units = {A: {"laurentia": "2 acolyte! serpent_man"}, B: {"siberia": "acolyte"}}
    s = scene(B="black_goat", books={A: SORCERY}, units=units)
    s.do("A summon:wizard@laurentia")
    s.refuses(A, "summon:wizard@laurentia", "recruit:acolyte@laurentia")
    s = scene(B="black_goat", power=(9, 9), books={A: SORCERY}, units=units)
    s.do(
        "A ancient_sorcery@laurentia", "A summon:wizard@laurentia", "A summon:serpent_man@laurentia"
    )
    s.refuses(A, "recruit:acolyte@laurentia")
    s.do("A end", "B recruit:acolyte@siberia", "B end")
    s.do("A summon:wizard@laurentia", "A summon:formless_spawn@laurentia")
    s.offers(A, "recruit:acolyte@laurentia", "end")
    assert s.power(A) == 9 - 1 - 1 - 2 - 1 - 3


@pytest.mark.rule("CW 40.6.15", "CW 33.1.1", "CW 33.1.2", "CW 33.1.4")
@pytest.mark.parametrize(
    ("gods", "power", "gained"),
    [
        ("", 5, 0),
        ("rhan_tegoth", 5, 1),
        ("rhan_tegoth ithaqua", 5, 2),
        ("rhan_tegoth ithaqua", 1, 1),
    ],
)
def test_the_sleeper_may_hibernate(gods, power, gained):
    s = scene(
        power=(power, 3),
        books={A: SORCERY},
        units={
            A: {"laurentia": "2 acolyte", "lent": "serpent_man"},
            B: {"siberia": f"acolyte {gods}"},
        },
    )
    s.do("A hibernate")
    assert s.power(A) == power + gained
    s.is_turn_of(B)
    s.do("B pass_turn")
    assert (s.power(A), s.g.phase) == (power + gained + 2, "doom")


@pytest.mark.rule("CW 33.1.3", "CW 32.5.2", "CW 40.1.15")
def test_a_hibernating_sleeper_has_no_nexus():
    """He takes no more actions in this phase, as if without Power; the Nexus is an action."""
    units = {A: {"india": "wizard acolyte", "lent": "serpent_man"}, B: {"india": "wendigo"}}
    s = scene(power=(5, 5), books={A: SORCERY | {5: "energy_nexus"}}, units=units)
    s.rolls(1).do("A hibernate", "B battle@india")
    s.is_turn_of(B)
    assert (s.power(A), s.dice()) == (5, (0, 1))


@pytest.mark.rule("CW 40.6.15", "CW 33.1.3", "CW 9.1.11")
def test_both_may_hibernate_at_once():
    units = {A: {"laurentia": "acolyte", "lent": "serpent_man"}, B: {"arctica": "acolyte"}}
    s = scene(power=(5, 3), books={A: SORCERY}, units=units).do("A hibernate", "B hibernate")
    assert (s.g.phase, s.g.power) == ("doom", [6, 4])


@pytest.mark.rule("CW 32.5.11", "CW 32.5.9")
@pytest.mark.parametrize(
    ("other", "lent"),
    [("great_cthulhu", "immortal"), ("black_goat", "fertility_cult"), ("windwalker", "hibernate")],
)
def test_what_is_borrowed_goes_back_with_the_serpent_man(other, lent):
    units = {A: {"salem": "acolyte! formless_spawn", "lent": "serpent_man"},
             B: {"boston": "acolyte"}}  # fmt: skip
    s = scene(B=other, at="doom turn", map="lovecraft_country", power=(9, 0), books={A: SORCERY},
              awakened={A: "tsathoggua"}, units=units)  # fmt: skip
    assert lent in s.sees(A)["players"][A]["abilities"]
    s.do("A come_home@salem")
    assert lent not in s.sees(A)["players"][A]["abilities"]
    assert lent in s.sees(A)["players"][B]["abilities"]
    s.do("A done")
    s.is_turn_of(A)
    s.refuses(A, "hibernate")
    s.do("A awaken:tsathoggua@salem")
    assert (s.power(A), s.signs(A)) == (10 - 8, 0)
    assert s.keys(A, "summon") == []


# -- Capture Monster -------------------------------------------------------------------------------

SEIZES = {4: "capture_monster", 6: "burrow"}


@pytest.mark.card("capture_monster")
@pytest.mark.rule("CW 32.5.12", "CW 32.5.13", "CW 40.2.2")
def test_tsathoggua_captures_a_monster_the_victim_chooses():
    units = {A: {"india": "tsathoggua"}, B: {"india": "acolyte wendigo 2 gnoph_keh"}}
    s = scene(power=(1, 8), books={A: SEIZES}, units=units)
    s.do("A capture_monster@india")
    s.asks(B, "choose_captive", "give_up:wendigo", "give_up:gnoph_keh")
    s.do("B give_up:gnoph_keh")
    assert (s.power(A), s.doom(A), s.units(B, "captive")) == (0, 3, {"gnoph_keh": 1})
    assert s.units(B, "india") == {"acolyte": 1, "wendigo": 1, "gnoph_keh": 1}
    assert told("captured", seat=A, unit="gnoph_keh", at="india") in s.told(B)


@pytest.mark.rule("CW 40.2.2", "CW 40.2.1")
def test_a_table_may_score_nothing_for_captives():
    s = scene(books={A: SEIZES}, doom_for_captures=False,
              units={A: {"india": "tsathoggua"}, B: {"india": "gnoph_keh"}})  # fmt: skip
    s.do("A capture_monster@india")
    assert (s.doom(A), s.units(B, "captive")) == (0, {"gnoph_keh": 1})


@pytest.mark.rule("CW 32.5.14", "CW 14.1.5", "CW 14.1.6")
def test_a_captive_monster_goes_back_for_one_power():
    units = {A: {"india": "3 acolyte"}, B: {"siberia": "3 acolyte", "captive": "2 gnoph_keh"}}
    s = scene(at="gather", power=(0, 0), units=units)
    assert s.g.power == [5, 3]
    assert s.units(B, "pool")["gnoph_keh"] == 4


@pytest.mark.card("capture_monster")
@pytest.mark.rule("CW 32.5.12", "CW 32.5.13", "CW 7.1.2")
@pytest.mark.parametrize(
    ("books", "own", "enemies", "power"),
    [
        (SEIZES, {"india": "tsathoggua"}, {"india": "gnoph_keh rhan_tegoth"}, 8),
        (SEIZES, {"india": "tsathoggua"}, {"india": "acolyte", "kalahari": "wendigo"}, 8),
        (SEIZES, {"india": "4 formless_spawn"}, {"india": "wendigo"}, 8),
        ({4: "burrow"}, {"india": "tsathoggua"}, {"india": "wendigo"}, 8),
    ],
)
def test_when_no_monster_can_be_captured(books, own, enemies, power):
    s = scene(power=(power, 8), books={A: books}, units={A: own, B: enemies})
    assert s.keys(A, "capture_monster") == []


@pytest.mark.rule("CW 32.5.12", "CW 32.5.13")
def test_monsters_do_not_protect_each_other_and_cultists_are_spared():
    s = scene(books={A: SEIZES},
              units={A: {"india": "tsathoggua"}, B: {"india": "2 acolyte 4 wendigo"}})  # fmt: skip
    s.offers(A, "capture_monster@india", "capture@india")
    s.do("A capture_monster@india")  # a single kind: nothing to choose
    assert s.units(B, "captive") == {"wendigo": 1}


# -- Demand Sacrifice ------------------------------------------------------------------------------

DEMANDS = {4: "demand_sacrifice", 6: "burrow"}


def demanded(where="india", **more):
    units = {A: {"india": "2 serpent_man"}, B: {"india": "2 gnoph_keh"}}
    units[A][where] = units[A].get(where, "") + " tsathoggua"
    return scene(books={A: DEMANDS}, power=(8, 2), units=units, **more).do("A battle@india")


@pytest.mark.card("demand_sacrifice")
@pytest.mark.rule("CW 32.5.16", "CW 32.5.17", "CW 40.5.15")
@pytest.mark.parametrize("where", ["india", "arctica"])
def test_the_opponent_lets_the_sleeper_draw_a_sign(where):
    s = demanded(where)
    s.asks(A, "pre_battle", "demand_sacrifice", "ready")
    s.do("A demand_sacrifice", auto=False)
    s.asks(B, "demanded", "grant_sign", "spare")
    dice = 2 + 2 * (where == "india")
    s.rolls(*[1] * dice, 6, *[1] * 5).do("B grant_sign")
    if where == "india":
        s.do("A kill:serpent_man")
    assert s.units(A, "pool")["serpent_man"] == 2  # Kills stay Kills
    assert (s.signs(A), s.doom(B), s.dice()[B]) == (1, 2, 6)


@pytest.mark.card("demand_sacrifice")
@pytest.mark.rule("CW 32.5.16", "CW 40.2.6", "CW 32.5.15", "CW 40.5.15")
@pytest.mark.parametrize("where", ["india", "arctica"])
def test_the_opponent_makes_his_kills_pains(where):
    s = demanded(where)
    dice = 2 + 2 * (where == "india")
    s.rolls(*[1] * dice, 6, 5, *[1] * 4).do("A demand_sacrifice", "B spare")
    if where == "india":
        s.asks(A, "choose_pain", "pain:serpent_man", "pain:tsathoggua")
        s.do("A pain:serpent_man", "A pain:serpent_man")
    s.do("A retreat:serpent_man>kalahari", "A retreat:serpent_man>australia")
    assert told("rolled", seat=B, dice=6, kills=1, pains=1) in s.told(A)
    assert (s.signs(A), s.g.doom, s.units(A, "pool")["serpent_man"]) == (0, [0, 0], 1)


@pytest.mark.rule("CW 32.5.16", "CW 40.2.6")
def test_only_the_sleepers_units_are_spared():
    s = demanded("arctica")
    s.rolls(6, 6, 6, 6, 1, 1, 1, 1).do("A demand_sacrifice", "B spare")
    s.do("A retreat:serpent_man>kalahari", "A retreat:serpent_man>kalahari")
    assert s.g.doom == [6, 0]
    assert s.units(B, "india") == {}
    assert s.units(A, "kalahari") == {"serpent_man": 2}


@pytest.mark.rule("CW 32.5.17", "CW 32.5.16", "CW 7.2.7")
def test_it_is_demanded_once_and_need_not_be():
    s = demanded()
    s.rolls(*[1] * 10).do("A demand_sacrifice", "B spare")
    s.is_turn_of(A)  # nothing was left to be prepared
    s = demanded()
    s.rolls(*[1] * 10).do("A ready").is_turn_of(A)
    assert s.signs(A) == 0


@pytest.mark.rule("CW 32.5.16", "CW 40.5.15", "CW 19.1.6")
def test_it_is_demanded_in_defence_but_not_without_tsathoggua():
    units = {A: {"india": "serpent_man", "arctica": "tsathoggua"}, B: {"india": "wendigo"}}
    s = scene(turn=B, power=(0, 8), books={A: DEMANDS}, units=units).do("B battle@india")
    s.asks(A, "pre_battle", "demand_sacrifice", "ready")
    units[A] = {"india": "serpent_man"}
    s = scene(turn=B, power=(0, 8), books={A: DEMANDS}, units=units, awakened={A: "tsathoggua"})
    s.rolls(1, 1).do("B battle@india").is_turn_of(B)


@pytest.mark.example("CW ex-67")
@pytest.mark.rule("CW 32.5.15", "CW 19.4.14")
def test_eliminations_are_not_prevented():
    s = scene(
        books={A: DEMANDS, B: "berserkergang"},
        power=(8, 2),
        units={A: {"india": "serpent_man tsathoggua"}, B: {"india": "gnoph_keh"}},
    )
    s.rolls(6, 1, 1, 6, 6, 1).do("A battle@india", "A demand_sacrifice", "B spare")
    assert s.units(A, "pool")["serpent_man"] == 3  # for the Gnoph-Keh that was killed
    assert s.g.doom == [3, 2]
    s.asks_for(A, "choose_retreat")  # Tsathoggua takes a Pain


# -- Cursed Slumber --------------------------------------------------------------------------------

SLUMBER = {4: "cursed_slumber", 5: "burrow"}


@pytest.mark.card("cursed_slumber")
@pytest.mark.rule("CW 32.5.18", "CW 40.6.16")
def test_a_gate_goes_to_the_sheet_with_its_cultist():
    s = scene(power=(2, 8), books={A: SLUMBER}, gates="baltica",
              units={A: {"india": "2 acolyte!", "siberia": "acolyte! wizard", "baltica": "acolyte"},
                     B: {"arctica": "acolyte!"}})  # fmt: skip
    assert sorted(s.keys(A, "cursed")) == ["cursed_slumber@india", "cursed_slumber@siberia"]
    s.do("A cursed_slumber@india")
    assert (s.power(A), s.units(A, "sheet"), s.units(A, "india")) == (
        1,
        {"acolyte": 1},
        {"acolyte": 1},
    )
    assert s.gates() == {"arctica": "B acolyte", "siberia": "A acolyte", "baltica": "free"}
    assert told("gate_removed", seat=A, at="india") in s.told(B)
    assert s.sees(B)["players"][A]["gates"] == 2
    s.refuses(A, "control:acolyte@india")


@pytest.mark.rule("CW 32.5.21", "CW 32.5.18", "CW 7.1.2")
def test_one_gate_at_a_time_and_none_that_is_not_controlled():
    units = {A: {"india": "acolyte!", "sheet": "acolyte"}, B: {"arctica": "acolyte!"}}
    assert scene(books={A: SLUMBER}, units=units).keys(A, "cursed") == []
    units = {A: {"india": "acolyte"}, B: {"arctica": "acolyte!"}}
    s = scene(books={A: SLUMBER}, units=units, gates="india", towers="india")
    assert s.keys(A, "cursed") == []
    units = {A: {"india": "acolyte!"}}
    assert scene(books={A: {4: "burrow"}}, units=units).keys(A, "cursed") == []
    iced = scene(
        books={A: SLUMBER, B: "ice_age"}, tokens={"ice_age": "india"}, power=(1, 8), units=units
    )
    assert iced.keys(A, "cursed") == []


@pytest.mark.rule("CW 32.5.19", "CW 40.6.16", "CW 14.1.2", "CW 14.1.3")
def test_the_sleeping_gate_brings_power_to_its_owner_alone():
    units = {A: {"india": "acolyte!", "sheet": "acolyte"}, B: {"arctica": "3 acolyte!"}}
    s = scene(at="gather", power=(0, 0), books={A: SLUMBER}, units=units)
    assert s.g.power == [2 + 2 * 2, 3 + 2]


@pytest.mark.rule("CW 32.5.19", "CW 16.2.5")
def test_the_sleeping_gate_counts_in_a_ritual():
    s = scene(at="doom turn", books={A: SLUMBER},
              units={A: {"india": "acolyte!", "sheet": "acolyte"}})  # fmt: skip
    s.do("A ritual")
    assert s.doom(A) == 2
    s.refuses(A, "awake@siberia")  # an action of the Action phase


@pytest.mark.card("cursed_slumber")
@pytest.mark.rule("CW 32.5.20", "CW 32.5.18")
def test_the_gate_is_put_back_where_there_is_none():
    s = scene(power=(1, 8), books={A: SLUMBER}, gates="baltica",
              units={A: {"india": "acolyte!", "sheet": "acolyte"},
                     B: {"arctica": "acolyte! gnoph_keh", "kalahari": "ithaqua"}})  # fmt: skip
    places = {key.removeprefix("awake@") for key in s.keys(A, "awake")}
    assert places == {area.id for area in s.g.board.areas} - {"india", "baltica", "arctica"}
    s.do("A awake@kalahari")
    assert (s.power(A), s.gate("kalahari"), s.units(A, "sheet")) == (0, "A acolyte", {})
    assert s.units(A, "kalahari") == {"acolyte": 1}
    assert told("gate_returned", seat=A, at="kalahari") in s.told(B)


@pytest.mark.rule("CW 32.5.20", "CW 17.3.5", "CW 17.3.2")
def test_under_a_tower_the_gate_comes_back_but_not_the_control():
    s = scene(books={A: SLUMBER}, towers="arctica", units={A: {"sheet": "acolyte"}})
    s.do("A awake@arctica")
    assert (s.gate("arctica"), s.units(A, "arctica")) == ("free", {"acolyte": 1})
    s.asks(A, "act", "end")


@pytest.mark.rule("CW 32.5.20", "CW 12.2.4", "CW 12.2.5")
def test_who_has_come_back_may_leave_the_gate_in_the_same_turn():
    s = scene(books={A: SLUMBER}, units={A: {"sheet": "acolyte"}})
    s.do("A awake@siberia")
    s.asks(A, "act", "abandon@siberia", "end")


@pytest.mark.rule("CW 40.1.16", "CW 12.2.2", "CW 12.2.7")
def test_after_a_battle_another_cultist_may_step_on_the_gate():
    """The arrangement before the battle was not met since; the battle has emptied the gate."""
    s = scene(
        power=(8, 2), units={A: {"india": "2 acolyte! 2 serpent_man"}, B: {"india": "wendigo"}}
    )
    s.rolls(1, 1, 6).do("A battle@india", "A kill:acolyte_on_gate")
    s.asks(A, "act", "control:acolyte@india", "end")


@pytest.mark.rule("CW 40.6.16", "CW 40.1.13", "CW 32.5.19")
@pytest.mark.parametrize(("free", "left"), [(10, True), (11, False)])
def test_the_sleeping_gate_is_one_of_twelve(free, left):
    names = [area.id for area in GAME.content.boards["extinction"].areas if area.id != "india"]
    units = {A: {"india": "acolyte", "sheet": "acolyte"}}
    books = {A: SLUMBER, B: {5: "howl"}}
    s = scene(books=books, gates=" ".join(names[:free]), units=units)
    assert ("gate@india" in s.keys(A)) is left
    s.offers(A, "awake@india")


@pytest.mark.rule("CW 40.6.16", "CW 33.3.7")
def test_a_gate_that_sleeps_is_no_gate_of_its_area():
    units = {A: {"antarctica": "acolyte!"}, B: {"siberia": "acolyte"}}
    books = {A: SLUMBER, B: "howl cannibalism berserkergang herald arctic_wind"}
    s = scene(books=books, units=units, awakened={B: "rhan_tegoth"})
    s.do("A cursed_slumber@antarctica", "A end")
    assert s.keys(B, "awaken") == ["awaken:rhan_tegoth@arctica", "awaken:rhan_tegoth@antarctica"]
    s = scene(turn=B, books=books, units=units, awakened={B: "rhan_tegoth"})
    assert "awaken:ithaqua@antarctica" in s.keys(B, "awaken")


@pytest.mark.rule("CW 7.2.8", "CW 32.5.11")
def test_what_was_declined_of_a_borrowed_ability_ends_with_the_loan():
    s = scene(
        "sleeper", "great_cthulhu", at="doom turn", books={A: "ancient_sorcery"},
        units={A: {"lent": "serpent_man", "india": "acolyte"}},
    )  # fmt: skip
    s.do("A switch_off:immortal")
    assert s.sees(B)["players"][A]["declined"] == ["immortal"]
    s.do("A come_home@india")
    assert s.sees(B)["players"][A]["declined"] == []


@pytest.mark.rule("CW 32.4.3", "CW 40.1.10")
def test_nothing_is_told_of_power_that_was_not_there():
    s = scene("sleeper", "windwalker", power=(4, 0), units={A: {"india": "acolyte!"}})
    s.do("A fulfil:sleeper_3", "A book:burrow")
    assert not [event for event in s.told(B) if event["kind"] == "lost_power"]
