"""The Sleeper: Death from Below, units, Tsathoggua and the six requirements (chapter 32)."""

import pytest

from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

LAST = {6: "burrow"}  # requirement 6 is done with, for scenes in which Tsathoggua has been awakened
SIX = "energy_nexus burrow ancient_sorcery capture_monster demand_sacrifice cursed_slumber"


# -- Death from Below ------------------------------------------------------------------------------


@pytest.mark.card("death_from_below")
@pytest.mark.rule("CW 32.1.1", "CW 32.1.2", "CW 32.1.4", "CW 16.4.1")
def test_the_cheapest_monster_comes_from_below_for_nothing():
    s = scene(at="doom turn", units={A: {"india": "acolyte", "kalahari": "tsathoggua"}})
    s.asks(
        A, "doom", "death_from_below:wizard@india", "death_from_below:wizard@kalahari",
        "ritual", "done",
    )  # fmt: skip
    s.do("A death_from_below:wizard@kalahari")
    assert s.units(A, "kalahari") == {"tsathoggua": 1, "wizard": 1}
    assert (s.power(A), s.gates()) == (8, {})
    assert told("placed", seat=A, unit="wizard", at="kalahari") in s.told(B)
    s.asks(A, "doom", "ritual", "done")


@pytest.mark.rule("CW 32.1.1", "CW 32.1.3", "CW 40.6.11")
@pytest.mark.parametrize(
    ("taken", "comes"),
    [
        ("", "wizard"),
        ("wizard", "wizard"),
        ("2 wizard", "serpent_man"),
        ("2 wizard 3 serpent_man", "formless_spawn"),
        ("3 serpent_man 4 formless_spawn", "wizard"),
    ],
)
def test_the_order_is_that_of_the_costs(taken, comes):
    s = scene(at="doom turn", units={A: {"india": f"acolyte {taken}"}})
    assert s.keys(A, "death") == [f"death_from_below:{comes}@india"]


@pytest.mark.rule("CW 40.6.11")
def test_nothing_comes_from_an_empty_pool_or_to_an_empty_map():
    everything = "2 wizard 3 serpent_man 4 formless_spawn"
    scene(at="doom turn", units={A: {"india": everything}}).asks(A, "doom", "ritual", "done")
    scene(at="doom turn", units={A: {"sheet": "acolyte"}}).asks(A, "doom", "ritual", "done")


@pytest.mark.card("death_from_below")
@pytest.mark.rule("CW 32.1.1", "CW 7.2.7")
def test_death_from_below_may_be_left_out():
    s = scene(at="doom turn", units={A: {"india": "acolyte"}})
    s.do("A done")
    assert s.units(A, "india") == {"acolyte": 1}


@pytest.mark.rule("CW 32.1.4")
def test_only_in_the_own_turn_of_each_doom_phase():
    s = scene(at="doom", map="lovecraft_country", first=B, power=(1, 2),
              units={A: {"salem": "acolyte"}, B: {"boston": "acolyte"}})  # fmt: skip
    s.asks(B, "doom", "done")
    s.refuses(A, "death_from_below:wizard@salem")
    s.do("B done", "A death_from_below:wizard@salem", "A done")
    s.do("B pass_turn", "A pass_turn", "B first:0").refuses(B, "death_from_below:wizard@boston")
    s.offers(A, "death_from_below:wizard@salem")  # again, in the next phase


# -- units -----------------------------------------------------------------------------------------


@pytest.mark.rule("CW 32.2.2", "CW 32.2.3", "CW 32.2.4", "CW 32.2.5")
@pytest.mark.parametrize(
    ("kind", "deed", "price"),
    [
        ("acolyte", "recruit", 1), ("wizard", "summon", 1),
        ("serpent_man", "summon", 2), ("formless_spawn", "summon", 3),
    ],
)  # fmt: skip
def test_what_the_units_cost(kind, deed, price):
    s = scene(power=(price, 1), units={A: {"laurentia": "acolyte!"}, B: {"india": "acolyte"}})
    s.do(f"A {deed}:{kind}@laurentia")
    assert (s.power(A), s.units(A, "laurentia")[kind]) == (0, 1 + (kind == "acolyte"))
    if price > 1:
        short = scene(power=(price - 1, 1), units={A: {"laurentia": "acolyte!"}})
        short.refuses(A, f"{deed}:{kind}@laurentia")


@pytest.mark.example("CW ex-63")
@pytest.mark.rule("CW 32.2.2", "CW 32.2.3", "CW 32.2.4", "CW 40.5.1")
@pytest.mark.parametrize(
    ("units", "dice"),
    [
        ("acolyte serpent_man", 1),
        ("2 wizard serpent_man", 1),
        ("acolyte 2 serpent_man", 2),
        ("3 serpent_man", 3),
    ],
)
def test_what_the_units_roll(units, dice):
    s = scene(units={A: {"india": units}, B: {"india": "acolyte"}})
    s.rolls(*[1] * dice).do("A battle@india")
    assert s.dice() == (dice, 0)


@pytest.mark.rule("CW 32.2.2", "CW 32.2.3", "CW 10.6.3")
def test_acolytes_and_wizards_cannot_attack():
    s = scene(units={A: {"india": "acolyte 2 wizard"}, B: {"india": "acolyte"}})
    s.refuses(A, "battle@india")


@pytest.mark.rule("CW 32.2.6", "CW 19.3.3")
@pytest.mark.parametrize(
    ("here", "there", "dice"),
    [
        ("formless_spawn", "", 1),
        ("formless_spawn", "formless_spawn", 2),
        ("2 formless_spawn", "formless_spawn", 6),
        ("formless_spawn", "formless_spawn tsathoggua", 3),
        ("2 formless_spawn", "tsathoggua", 6),
        ("4 formless_spawn", "", 16),
        ("4 formless_spawn", "tsathoggua", 20),
        ("wizard serpent_man formless_spawn", "serpent_man wizard acolyte", 2),
    ],
)
def test_formless_spawn_count_each_other_on_the_whole_map(here, there, dice):
    units = {A: {"india": here, "siberia": there}, B: {"india": "acolyte"}}
    s = scene(units=units, books={A: {4: "cursed_slumber"}})
    s.rolls(*[1] * dice).do("A battle@india")
    assert s.dice()[A] == dice


@pytest.mark.rule("CW 32.2.6")
def test_those_that_are_captive_or_killed_do_not_count():
    units = {A: {"india": "2 formless_spawn", "captive": "formless_spawn"}, B: {"india": "2 ghoul"}}
    s = scene(B="black_goat", units=units).rolls(1, 1, 1, 1).do("A battle@india")
    assert s.dice() == (4, 0)


@pytest.mark.rule("CW 32.2.8", "CW 40.5.18")
@pytest.mark.parametrize(("power", "dice"), [(0, 2), (1, 2), (2, 2), (3, 3), (11, 11)])
@pytest.mark.parametrize("asleep", [False, True])
def test_tsathoggua_rolls_the_opponents_power_but_at_least_two(power, dice, asleep):
    s = scene(
        power=(5, power),
        hibernating=(B,) if asleep else (),
        books={A: {4: "burrow"}},
        units={A: {"india": "tsathoggua"}, B: {"india": "acolyte"}},
    )
    s.rolls(*[1] * dice).do("A battle@india")
    assert s.dice() == (dice, 0)


@pytest.mark.rule("CW 32.2.8", "CW 19.3.3")
def test_tsathoggua_reads_the_power_that_is_left_when_dice_are_rolled():
    s = scene(turn=B, power=(9, 4), units={A: {"india": "tsathoggua"}, B: {"india": "wendigo"}})
    s.rolls(1, 1, 1, 1).do("B battle@india")
    assert s.dice() == (3, 1)


# -- awakening and Lethargy ------------------------------------------------------------------------


@pytest.mark.card("sleeper_6", "tsathoggua")
@pytest.mark.rule("CW 32.3.1", "CW 32.3.2", "CW 32.2.7", "CW 32.4.6")
def test_tsathoggua_awakes_where_a_formless_spawn_is():
    units = {"laurentia": "acolyte! serpent_man", "india": "2 formless_spawn",
             "siberia": "formless_spawn"}  # fmt: skip
    s = scene(units={A: units})
    assert s.keys(A, "awaken") == ["awaken:tsathoggua@india", "awaken:tsathoggua@siberia"]
    s.do("A awaken:tsathoggua@india")
    s.asks_for(A, "choose_book")
    s.do("A book:burrow")
    assert s.units(A, "india") == {"formless_spawn": 2, "tsathoggua": 1}
    assert (s.power(A), s.books(A), s.gates()) == (0, {6: "burrow"}, {"laurentia": "A acolyte"})


@pytest.mark.rule("CW 32.3.1", "CW 32.3.2", "CW 10.3.1")
def test_tsathoggua_sleeps_without_formless_spawn_or_power():
    units = {A: {"laurentia": "acolyte! wizard serpent_man", "captive": "formless_spawn"}}
    assert scene(power=(20, 1), units=units).keys(A, "awaken") == []
    units = {A: {"laurentia": "acolyte! formless_spawn"}}
    assert scene(power=(7, 1), units=units).keys(A, "awaken") == []
    units = {A: {"laurentia": "acolyte! formless_spawn", "india": "tsathoggua"}}
    assert scene(power=(20, 1), units=units).keys(A, "awaken") == []


@pytest.mark.rule("CW 10.3.5", "CW 32.4.6", "CW 7.4.5")
def test_he_is_awakened_again_for_as_much_and_opens_nothing():
    s = scene(units={A: {"india": "formless_spawn"}}, books={A: LAST}, awakened={A: "tsathoggua"})
    s.do("A awaken:tsathoggua@india")
    s.asks(A, "act", "end")
    assert (s.power(A), s.books(A), s.signs(A)) == (0, {6: "burrow"}, 0)


@pytest.mark.card("lethargy")
@pytest.mark.rule("CW 32.3.3", "CW 32.3.5", "CW 40.1.8")
def test_lethargy_is_an_action_that_costs_nothing():
    s = scene(units={A: {"laurentia": "acolyte! tsathoggua"}, B: {"india": "acolyte"}})
    s.do("A lethargy")
    s.asks(A, "act", "abandon@laurentia", "end")
    assert s.power(A) == 8
    s.do("A end").is_turn_of(B)
    s.do("B hibernate")
    s.is_turn_of(A)
    assert (s.power(A), s.g.decay) == (8, 0)


@pytest.mark.rule("CW 32.3.5", "CW 9.2.3", "CW 40.1.5")
def test_decay_eats_the_power_of_the_lethargic():
    s = scene(power=(7, 0), units={A: {"india": "tsathoggua"}, B: {"kalahari": "acolyte"}})
    s.do("A lethargy", "A end")
    assert (s.power(A), s.g.decay) == (6, 1)  # the opponent is out and has advanced it
    s.do("A lethargy", "A end")
    assert (s.power(A), s.g.decay) == (4, 2)
    s.do("A lethargy", "A end")
    assert (s.power(A), s.g.decay) == (1, 3)
    s.do("A lethargy", "A end")  # 4 of 1 Power: no turn left in which to do nothing
    assert s.g.phase != "action"
    assert told("decay_paid", seat=A, count=1) in s.told(B)


@pytest.mark.card("lethargy")
@pytest.mark.rule("CW 32.3.3", "CW 32.3.4", "CW 7.1.3")
def test_lethargy_needs_tsathoggua_on_the_map():
    scene(units={A: {"india": "acolyte 4 formless_spawn"}}).refuses(A, "lethargy")
    units = {A: {"india": "formless_spawn"}, B: {"india": "acolyte"}}
    scene(units=units, awakened={A: "tsathoggua"}, books={A: LAST}).refuses(A, "lethargy")
    s = scene(turn=B, units={A: {"india": "tsathoggua"}, B: {"siberia": "acolyte"}})
    s.refuses(B, "lethargy")
    s.refuses(A, "lethargy")


@pytest.mark.rule("CW 40.1.8", "CW 12.3.4", "CW 32.3.3")
def test_unlimited_battles_around_lethargy():
    s = scene(
        books={A: SIX, B: {6: "herald"}},
        power=(8, 0),
        units={A: {"india": "serpent_man", "siberia": "serpent_man", "arctica": "tsathoggua"},
               B: {"india": "acolyte", "siberia": "acolyte"}},
    )  # fmt: skip
    s.rolls(1).do("A battle@india", "A ready", "A lethargy")
    s.asks(A, "act", "battle@siberia", "end")
    s.rolls(1).do("A battle@siberia", "A ready")
    s.asks(A, "act", "end")
    assert s.power(A) == 6


# -- requirements ----------------------------------------------------------------------------------


@pytest.mark.card("sleeper_1", "sleeper_2", "sleeper_3")
@pytest.mark.rule("CW 32.4.1", "CW 32.4.2", "CW 32.4.3", "CW 11.2.5")
@pytest.mark.parametrize(("slot", "others"), [(1, 5), (2, 7), (3, 3)])
def test_three_power_for_a_spellbook(slot, others):
    s = scene(power=(3, 4), units={A: {"india": "acolyte"}, B: {"siberia": "acolyte"}})
    s.do(f"A fulfil:sleeper_{slot}")
    s.asks(
        A, "choose_book", *(f"book:{book}" for book in s.g.content.factions["sleeper"].spellbooks)
    )
    s.do("A book:cursed_slumber")
    assert (s.power(A), s.power(B), s.books(A)) == (0, others, {slot: "cursed_slumber"})
    s.asks(A, "act", "end")


@pytest.mark.card("sleeper_1", "sleeper_2", "sleeper_3")
@pytest.mark.rule("CW 32.4.1", "CW 32.4.2", "CW 32.4.3", "CW 7.4.5")
def test_each_gift_once_and_only_if_it_can_be_paid():
    units = {A: {"india": "acolyte"}, B: {"siberia": "acolyte"}}
    poor = scene(power=(2, 4), units=units)
    assert poor.keys(A, "fulfil") == []
    s = scene(power=(3, 4), units=units, books={A: {1: "burrow"}})
    assert s.keys(A, "fulfil") == ["fulfil:sleeper_2", "fulfil:sleeper_3"]
    s = scene(power=(3, 4), turn=B, units=units)
    assert s.keys(A, "fulfil") == []


@pytest.mark.rule("CW 32.4.3", "CW 40.1.10")
def test_nothing_can_be_taken_from_somebody_without_power():
    s = scene(power=(4, 0), units={A: {"india": "acolyte"}, B: {"siberia": "acolyte"}})
    s.do("A fulfil:sleeper_3", "A book:burrow")
    assert s.g.power == [1, 0]


@pytest.mark.rule("CW 9.1.9", "CW 32.4.1")
def test_a_gift_brings_the_opponent_back_into_play():
    s = scene(power=(5, 0), units={A: {"india": "acolyte"}, B: {"siberia": "acolyte"}})
    s.do("A fulfil:sleeper_1", "A book:burrow", "A end").is_turn_of(B)
    assert s.power(B) == 1


@pytest.mark.example("CW ex-15")
@pytest.mark.card("sleeper_4")
@pytest.mark.rule("CW 32.4.4", "CW 40.5.16", "CW 7.4.6", "CW 7.4.7")
@pytest.mark.parametrize("attacker", "AB")
def test_six_dice_in_one_battle_open_a_spellbook_after_it(attacker):
    s = scene(
        turn="AB".index(attacker),
        power=(4, 4),
        units={A: {"india": "2 formless_spawn acolyte", "arctica": "formless_spawn tsathoggua"},
               B: {"india": "2 wendigo"}},
    )  # fmt: skip
    faces = {"A": [5] + [1] * 7 + [6, 1], "B": [6, 1] + [5] + [1] * 7}[attacker]
    s.rolls(*faces).do(f"{attacker} battle@india", "A kill:acolyte")
    assert s.dice()[A] == 8
    s.asks_for(B, "choose_retreat")
    assert s.books(A) == {}
    s.do("B retreat:wendigo>tethys_ocean")
    s.asks_for(A, "choose_book")
    assert not s.g.battles
    s.do("A book:demand_sacrifice")
    assert s.books(A) == {4: "demand_sacrifice"}
    s.asks_for("AB".index(attacker), "act")


@pytest.mark.card("sleeper_4")
@pytest.mark.rule("CW 32.4.4", "CW 40.5.16")
def test_five_dice_or_those_of_the_opponent_do_not_count():
    units = {A: {"india": "2 formless_spawn serpent_man"}, B: {"india": "2 gnoph_keh"}}
    s = scene(units=units).rolls(*[1] * 11).do("A battle@india")
    assert s.dice() == (5, 6)
    s.asks_for(A, "act")
    assert s.books(A) == {}


@pytest.mark.rule("CW 40.5.16", "CW 19.2.10")
def test_six_dice_that_are_not_rolled_do_not_count():
    units = {A: {"india": "2 formless_spawn", "arctica": "tsathoggua"}, B: {"india": "wendigo"}}
    s = scene(units=units, turn=B, books={B: "howl", A: {1: "burrow"}})
    s.rolls(1, 1, 1, 1).do("B battle@india", "B howl", "A drive_off:formless_spawn>kalahari")
    assert s.dice() == (3, 1)  # one Spawn of two; they and Tsathoggua are on the map
    s.is_turn_of(B)
    assert s.books(A) == {1: "burrow"}


@pytest.mark.card("sleeper_5")
@pytest.mark.rule("CW 32.4.5", "CW 16.2.8")
def test_a_ritual_opens_a_spellbook_once():
    s = scene(at="doom turn", power=(5, 9), units={A: {"india": "acolyte"}})
    s.do("A ritual")
    s.asks_for(A, "choose_book")
    s.do("A book:burrow")
    assert (s.books(A), s.power(A), s.doom(A), s.g.ritual) == ({5: "burrow"}, 0, 0, 1)
    s.asks(A, "doom", "death_from_below:wizard@india", "done")


@pytest.mark.rule("CW 32.4.5")
def test_the_opponents_ritual_opens_nothing():
    s = scene(at="doom turn", turn=B, units={B: {"india": "acolyte"}})
    s.do("B ritual")
    s.asks(B, "doom", "done")
    assert s.books(A) == {}
