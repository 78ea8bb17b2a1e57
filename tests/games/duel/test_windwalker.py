"""Windwalker: Hibernate, units, Rhan-Tegoth, Ithaqua and the six requirements (chapter 33)."""

import pytest

from fhtagn.games.duel.queries import cost
from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

WINDWALKER = "windwalker"
SIX = "howl cannibalism berserkergang arctic_wind ice_age herald"
SLEEPERS_SIX = "energy_nexus burrow ancient_sorcery capture_monster demand_sacrifice cursed_slumber"
AWAKE = {1: "ice_age", 4: "herald"}  # the requirements of both Great Old Ones are done with


def winds(**more):
    """A scene in which A is Windwalker and B the Sleeper, if nothing else is said."""
    return scene(**({"A": WINDWALKER, "B": "sleeper"} | more))


# -- Hibernate -------------------------------------------------------------------------------------


@pytest.mark.card("hibernate")
@pytest.mark.rule("CW 33.1.1", "CW 33.1.2", "CW 33.1.3")
@pytest.mark.parametrize("power", [1, 4])
@pytest.mark.parametrize(
    ("other", "gods", "gained"),
    [("sleeper", "", 0), ("sleeper", "tsathoggua", 1), ("great_cthulhu", "cthulhu", 1)],
)
def test_power_for_an_enemy_great_old_one_in_play(power, other, gods, gained):
    units = {A: {"arctica": "acolyte rhan_tegoth"}, B: {"india": f"acolyte {gods}"}}
    s = winds(B=other, power=(power, 3), books={A: AWAKE}, units=units).do("A hibernate")
    assert s.power(A) == power + gained
    s.is_turn_of(B)


@pytest.mark.rule("CW 33.1.1", "CW 33.1.2")
def test_a_great_old_one_under_water_is_in_play():
    units = {A: {"arctica": "acolyte"}, B: {"india": "acolyte", "sheet": "cthulhu"}}
    s = winds(B="great_cthulhu", power=(2, 3), units=units).do("A hibernate")
    assert s.power(A) == 3


@pytest.mark.card("hibernate")
@pytest.mark.rule("CW 33.1.1", "CW 33.1.3", "CW 9.2.2")
def test_a_hibernating_windwalker_is_as_if_without_power():
    units = {A: {"arctica": "2 acolyte"}, B: {"india": "acolyte tsathoggua"}}
    s = winds(power=(3, 4), units=units).do("A hibernate")
    assert s.power(A) == 4
    assert told("gained_power", seat=A, count=1) in s.told(B)
    assert told("hibernated", seat=A) in s.told(B)
    assert s.sees(B)["players"][A]["hibernating"] is True
    s.do("B recruit:acolyte@india", "B end").is_turn_of(B)
    assert (s.g.decay, s.power(A), s.power(B)) == (1, 4, 2)
    assert s.keys(A, "recruit") == []


@pytest.mark.rule("CW 33.1.4", "CW 40.3.2", "CW 33.1.3")
def test_what_is_kept_is_added_to_what_is_gathered():
    units = {A: {"arctica": "4 acolyte!"}, B: {"india": "2 acolyte"}}
    s = winds(power=(5, 1), units=units, books={A: {2: "howl"}}, first=B)
    s.do("A hibernate", "B pass_turn")
    assert s.power(A) == 5 + 4 + 2
    assert s.power(B) == 6  # half of eleven: what was kept counts
    assert s.g.first == A  # here too
    assert s.sees(B)["players"][A]["hibernating"] is False


@pytest.mark.rule("CW 9.1.7", "CW 33.1.1")
def test_who_can_afford_nothing_may_still_hibernate():
    s = winds(
        power=(1, 4), units={A: {"captive": "6 acolyte", "arctica": ""}, B: {"india": "acolyte"}}
    )
    s.asks(A, "act", "hibernate", "pass_turn")
    s.do("A hibernate")
    assert s.power(A) == 1


@pytest.mark.rule("CW 40.1.6", "CW 9.2.5")
@pytest.mark.parametrize(("power", "turn"), [(3, True), (2, False), (1, False)])
def test_hibernation_needs_power_after_decay(power, turn):
    units = {A: {"arctica": "acolyte"}, B: {"india": "acolyte"}}
    s = winds(power=(power, 9), decay=2, units=units)
    if turn:
        s.do("A hibernate")
        assert s.power(A) == 1
    s.asks_for(B, "act")
    assert s.power(A) == (1 if turn else 0)


@pytest.mark.rule("CW 40.1.7", "CW 33.1.3")
def test_unlimited_battles_come_before_hibernating_only():
    units = {
        A: {"arctica": "wendigo", "india": "wendigo"},
        B: {"arctica": "acolyte", "india": "acolyte"},
    }
    s = winds(books={A: SIX}, power=(5, 1), units=units)
    s.rolls(1).do("A battle@arctica", "A ready")
    s.offers(A, "battle@india", "hibernate", "end")
    s.do("A hibernate").is_turn_of(B)
    units[A] = {"arctica": "2 wendigo"}
    s = winds(books={A: SIX}, power=(5, 1), units=units).do(
        "A move:wendigo@arctica>siberia", "A stop"
    )
    s.refuses(A, "hibernate")  # the action has been taken


@pytest.mark.rule("CW 40.1.15", "CW 33.1.3")
def test_power_gained_in_hibernation_is_kept_and_not_used():
    units = {A: {"arctica": "acolyte"}, B: {"india": "acolyte"}}
    s = winds(power=(2, 5), units=units)
    s.do("A hibernate", "B fulfil:sleeper_2", "B book:burrow", "B end").is_turn_of(B)
    assert s.power(A) == 5
    s.do("B pass_turn")
    assert s.power(A) == 6


@pytest.mark.rule("CW 9.1.11", "CW 33.1.3")
def test_the_phase_ends_when_the_other_has_no_power():
    units = {A: {"arctica": "acolyte"}, B: {"india": "acolyte"}}
    s = winds(power=(7, 0), decay=3, units=units, books={A: {2: "howl"}}).do("A hibernate")
    assert (s.g.phase, s.g.decay, s.power(A)) == ("doom", 0, 7 - 3 + 1)


@pytest.mark.rule("CW 33.1.1", "CW 7.1.1")
def test_others_do_not_hibernate():
    units = {A: {"arctica": "acolyte"}, B: {"india": "acolyte serpent_man"}}
    winds(turn=B, units=units).refuses(B, "hibernate")
    winds(turn=B, units=units).refuses(A, "hibernate")
    winds(at="doom turn", units=units).refuses(A, "hibernate")


# -- units -----------------------------------------------------------------------------------------


@pytest.mark.rule("CW 33.2.2", "CW 33.2.3", "CW 33.2.4", "CW 33.2.6")
@pytest.mark.parametrize(
    ("units", "dice"),
    [("wendigo acolyte", 1), ("3 wendigo", 3), ("gnoph_keh", 3), ("2 gnoph_keh wendigo", 7),
     ("rhan_tegoth", 3)],
)  # fmt: skip
def test_what_the_units_roll(units, dice):
    s = winds(units={A: {"india": units}, B: {"india": "acolyte"}})
    s.rolls(*[1] * dice).do("A battle@india")
    assert s.dice() == (dice, 0)


@pytest.mark.rule("CW 33.2.2", "CW 33.2.3")
@pytest.mark.parametrize(("key", "price"), [("recruit:acolyte", 1), ("summon:wendigo", 1)])
def test_what_the_small_ones_cost(key, price):
    s = winds(power=(price, 2), units={A: {"arctica": "acolyte!"}, B: {"india": "acolyte"}})
    s.do(f"A {key}@arctica")
    assert s.power(A) == 0


@pytest.mark.rule("CW 33.2.5", "CW 18.2.2", "CW 18.2.6")
@pytest.mark.parametrize(
    ("out", "price"), [("", 4), ("gnoph_keh", 3), ("2 gnoph_keh", 2), ("3 gnoph_keh", 1)]
)
@pytest.mark.parametrize("where", ["india", "captive"])
def test_a_gnoph_keh_costs_as_many_as_are_in_the_pool(out, price, where):
    units = {A: {"arctica": "acolyte!", where: out}, B: {"siberia": "acolyte"}}
    s = winds(power=(price, 2), units=units).do("A summon:gnoph_keh@arctica")
    assert (s.power(A), s.units(A, "arctica")["gnoph_keh"]) == (0, 1)
    if price > 1:
        assert "summon:gnoph_keh@arctica" not in winds(power=(price - 1, 2), units=units).keys(A)


@pytest.mark.rule("CW 33.2.5")
def test_with_all_gnoph_keh_in_play_there_is_nothing_to_summon():
    s = winds(units={A: {"arctica": "acolyte! 4 gnoph_keh"}})
    s.refuses(A, "summon:gnoph_keh@arctica")
    assert cost(s.g, A, "gnoph_keh") == 0


@pytest.mark.rule("CW 33.2.7", "CW 40.5.17")
@pytest.mark.parametrize(("doom", "dice"), [(0, 0), (1, 1), (2, 1), (7, 4), (8, 4), (29, 15)])
def test_ithaqua_rolls_half_of_the_opponents_doom(doom, dice):
    units = {A: {"india": "ithaqua wendigo"}, B: {"india": "acolyte"}}
    s = winds(doom=(5, doom), signs=((2,), (3, 3)), units=units)
    s.rolls(*[1] * (dice + 1)).do("A battle@india")
    assert s.dice() == (dice + 1, 0)


@pytest.mark.rule("CW 33.2.7", "CW 10.6.3", "CW 40.5.17")
def test_a_sign_that_is_revealed_makes_ithaqua_strong():
    units = {A: {"india": "ithaqua"}, B: {"india": "acolyte"}}
    s = winds(signs=((), (1, 2)), units=units)
    s.refuses(A, "battle@india")
    s.do("B reveal:1")
    s.offers(A, "battle@india")


# -- Rhan-Tegoth -----------------------------------------------------------------------------------


@pytest.mark.rule("CW 33.3.1", "CW 33.3.2", "CW 33.4.1")
@pytest.mark.parametrize("area", ["arctica", "antarctica"])
def test_rhan_tegoth_awakes_in_either_glyph_area(area):
    s = winds(power=(6, 2), units={A: {"india": "acolyte"}, B: {area: "2 serpent_man"}})
    assert s.keys(A, "awaken") == ["awaken:rhan_tegoth@arctica", "awaken:rhan_tegoth@antarctica"]
    s.do(f"A awaken:rhan_tegoth@{area}")
    s.asks(A, "choose_book", *(f"book:{book}" for book in SIX.split()))
    s.do("A book:howl")
    assert (s.power(A), s.units(A, area), s.books(A)) == (0, {"rhan_tegoth": 1}, {1: "howl"})


@pytest.mark.rule("CW 33.3.1", "CW 33.2.6", "CW 10.3.5")
def test_rhan_tegoth_costs_six_each_time_and_awakes_from_the_pool_only():
    assert winds(power=(5, 2), units={A: {"arctica": "acolyte!"}}).keys(A, "awaken") == []
    assert winds(units={A: {"arctica": "acolyte rhan_tegoth"}}).keys(A, "awaken") == []
    s = winds(units={A: {"india": "acolyte"}}, awakened={A: "rhan_tegoth"}, books={A: AWAKE})
    s.do("A awaken:rhan_tegoth@arctica")
    assert (s.power(A), s.books(A)) == (2, AWAKE)


@pytest.mark.rule("CW 33.3.1", "CW 33.3.7")
def test_the_glyphs_are_those_of_the_map():
    s = winds(map="lovecraft_country", units={A: {"salem": "acolyte"}})
    assert s.keys(A, "awaken") == [
        "awaken:rhan_tegoth@merrimack_river", "awaken:rhan_tegoth@martins_cove",
    ]  # fmt: skip


# -- Eternal ---------------------------------------------------------------------------------------


def struck(face, power=1, turn=B, own="rhan_tegoth", **more):
    """Rhan-Tegoth in a battle with a Serpent Man who rolls one die."""
    units = {A: {"arctica": own}, B: {"arctica": "serpent_man"}}
    s = winds(turn=turn, power=(power, 5), units=units, books={A: AWAKE}, **more)
    count = 3 + own.count("wendigo")
    s.rolls(*([face] + [1] * count if turn == B else [1] * count + [face]))
    return s.do(f"{'AB'[turn]} battle@arctica")


@pytest.mark.example("CW ex-57")
@pytest.mark.card("eternal")
@pytest.mark.rule("CW 33.3.3", "CW 40.5.10", "CW 18.3.2")
def test_a_kill_is_cancelled_for_one_power():
    s = struck(6)
    s.asks(A, "eternal", "defy", "decline")
    s.do("A defy")
    assert (s.power(A), s.doom(B), s.units(A, "arctica")) == (0, 3, {"rhan_tegoth": 1})
    assert told("cancelled", seat=A, unit="rhan_tegoth", result="kill") in s.told(B)
    s.is_turn_of(B)  # no retreat


@pytest.mark.card("eternal")
@pytest.mark.rule("CW 33.3.4", "CW 40.5.9")
def test_a_pain_is_cancelled_in_the_same_way():
    s = struck(4)
    s.asks(A, "eternal", "defy", "decline")
    s.do("A defy")
    assert (s.power(A), s.g.doom, s.units(A, "arctica")) == (0, [0, 0], {"rhan_tegoth": 1})
    s.is_turn_of(B)


@pytest.mark.rule("CW 33.3.3", "CW 33.3.4", "CW 7.2.7")
def test_rhan_tegoth_may_be_let_go():
    s = struck(6).do("A decline")
    assert (s.power(A), s.doom(B), s.units(A, "pool")["rhan_tegoth"]) == (1, 6, 1)
    s = struck(4).do("A decline")
    s.asks_for(A, "choose_retreat")
    s.do("A retreat:rhan_tegoth>baltica")
    assert (s.power(A), s.units(A, "baltica"), s.doom(B)) == (1, {"rhan_tegoth": 1}, 0)


@pytest.mark.rule("CW 33.3.3", "CW 33.3.4")
def test_without_power_nothing_is_asked():
    s = struck(6, power=0)
    assert (s.doom(B), s.units(A, "pool")["rhan_tegoth"]) == (6, 1)
    struck(5, power=0).asks_for(A, "choose_retreat")


@pytest.mark.rule("CW 40.5.9", "CW 33.3.3")
def test_eternal_is_paid_while_hibernating():
    s = struck(6, power=3, hibernating=(A,)).do("A defy")
    assert (s.power(A), s.sees(B)["players"][A]["hibernating"]) == (2, True)


@pytest.mark.rule("CW 33.3.3", "CW 40.5.9")
def test_eternal_is_paid_with_what_the_attack_has_left():
    s = struck(6, power=2, turn=A).do("A defy")
    assert (s.power(A), s.doom(B)) == (0, 3)
    assert struck(6, power=1, turn=A).doom(B) == 6


@pytest.mark.rule("CW 33.3.3", "CW 33.3.4")
def test_eternal_is_for_rhan_tegoth_alone():
    s = struck(6, own="rhan_tegoth wendigo").do("A kill:wendigo")
    s.is_turn_of(B)
    assert (s.power(A), s.doom(B)) == (1, 1)


@pytest.mark.example("CW ex-70")
@pytest.mark.rule("CW 33.3.5", "CW 19.4.11")
def test_a_cancelled_kill_is_the_one_result():
    units = {A: {"india": "rhan_tegoth"}, B: {"india": "2 serpent_man"}}
    s = winds(power=(2, 1), units=units, books={A: AWAKE})
    s.rolls(6, 4, 1, 6, 5).do("A battle@india", "A defy", "B retreat:serpent_man>kalahari")
    assert s.dice() == (3, 2)
    assert (s.units(A, "india"), s.power(A), s.g.doom) == ({"rhan_tegoth": 1}, 0, [2, 3])
    assert (s.units(B, "kalahari"), s.units(B, "pool")["serpent_man"]) == ({"serpent_man": 1}, 2)


@pytest.mark.rule("CW 33.3.3", "CW 19.2.7", "CW 10.3.4")
def test_the_ability_goes_with_rhan_tegoth():
    units = {A: {"arctica": "ithaqua"}, B: {"arctica": "serpent_man"}}
    s = winds(turn=B, units=units, books={A: AWAKE}, awakened={A: "rhan_tegoth ithaqua"})
    s.rolls(6).do("B battle@arctica")
    assert (s.power(A), s.doom(B)) == (8, 6)


# -- Ithaqua ---------------------------------------------------------------------------------------


@pytest.mark.rule("CW 33.3.6", "CW 33.3.8", "CW 33.4.5", "CW 33.3.7")
def test_ithaqua_replaces_a_gate_of_his_own():
    s = winds(power=(6, 2), books={A: {1: "howl"}}, awakened={A: "rhan_tegoth"},
              units={A: {"arctica": "2 acolyte!"}, B: {"india": "acolyte"}})  # fmt: skip
    s.do("A awaken:ithaqua@arctica", "A book:herald")
    assert (s.power(A), s.gates(), s.books(A)) == (0, {}, {1: "howl", 4: "herald"})
    assert s.units(A, "arctica") == {"acolyte": 2, "ithaqua": 1}
    steps = [
        told("paid", seat=A, count=6),
        told("gate_removed", seat=A, at="arctica"),
        told("placed", seat=A, unit="ithaqua", at="arctica"),
    ]
    assert [event for event in s.told(B) if event in steps] == steps


@pytest.mark.rule("CW 33.3.7", "CW 33.3.8", "CW 40.6.17")
def test_ithaqua_replaces_an_enemy_gate_and_its_keeper_stays():
    s = winds(books={A: {1: "howl", 5: "ice_age"}}, awakened={A: "rhan_tegoth"},
              units={A: {"india": "acolyte"}, B: {"antarctica": "2 acolyte! wizard"}})  # fmt: skip
    s.do("A awaken:ithaqua@antarctica", "A book:herald", "A end")
    assert (s.gates(), s.units(B, "antarctica")) == ({}, {"acolyte": 2, "wizard": 1})
    assert s.g.doom == [0, 0]
    assert s.sees(B)["players"][B]["gates"] == 0
    s.do("B move:acolyte@antarctica>kalahari")  # nobody stands on a gate any more


@pytest.mark.rule("CW 40.4.1", "CW 40.4.2", "CW 33.3.7")
def test_ithaqua_replaces_a_gate_under_a_tower():
    s = winds(books={A: {1: "howl", 5: "ice_age"}}, awakened={A: "rhan_tegoth"},
              gates="antarctica", towers="antarctica", units={A: {"india": "acolyte"}})  # fmt: skip
    s.do("A awaken:ithaqua@antarctica", "A book:herald")
    assert (s.gates(), s.towers()) == ({}, {"antarctica"})


@pytest.mark.rule("CW 33.3.6", "CW 33.3.7", "CW 33.3.8")
@pytest.mark.parametrize(
    ("power", "awakened", "place"),
    [(6, "", "arctica"), (5, "rhan_tegoth", "arctica"), (6, "rhan_tegoth", "india")],
)
def test_ithaqua_needs_rhan_tegoth_a_gate_on_a_glyph_and_power(power, awakened, place):
    s = winds(power=(power, 2), books={A: {1: "howl"}}, awakened={A: awakened},
              units={A: {place: "acolyte!"}})  # fmt: skip
    assert s.keys(A, "awaken:ithaqua") == []


@pytest.mark.rule("CW 33.3.6")
def test_rhan_tegoth_need_not_be_in_play():
    s = winds(
        books={A: {1: "howl"}}, awakened={A: "rhan_tegoth"}, units={A: {"arctica": "acolyte!"}}
    )
    s.offers(A, "awaken:ithaqua@arctica", "awaken:rhan_tegoth@arctica")
    s = winds(books={A: {1: "howl"}}, units={A: {"arctica": "acolyte! rhan_tegoth"}},
              awakened={A: "rhan_tegoth"})  # fmt: skip
    assert s.keys(A, "awaken") == ["awaken:ithaqua@arctica"]


# -- Ferox -----------------------------------------------------------------------------------------


@pytest.mark.card("ferox")
@pytest.mark.rule("CW 33.3.9", "CW 33.3.10", "CW 7.1.3")
@pytest.mark.parametrize(
    ("captor", "ithaqua", "captured"),
    [("serpent_man", "", True), ("serpent_man", "ithaqua", False), ("tsathoggua", "ithaqua", True),
     ("wizard tsathoggua", "ithaqua", True)],
)  # fmt: skip
def test_monsters_cannot_capture_while_ithaqua_is_in_play(captor, ithaqua, captured):
    units = {A: {"india": "acolyte", "arctica": ithaqua}, B: {"india": captor}}
    s = winds(turn=B, units=units, books={A: AWAKE})
    assert ("capture@india" in s.keys(B)) is captured
    if captured:
        s.do("B capture@india")
        assert (s.units(A, "captive"), s.doom(B)) == ({"acolyte": 1}, 1)


@pytest.mark.card("ferox")
@pytest.mark.rule("CW 33.3.9", "CW 7.2.7", "CW 7.2.8")
def test_ferox_can_be_switched_off():
    units = {A: {"india": "acolyte", "arctica": "ithaqua"}, B: {"india": "serpent_man"}}
    s = winds(turn=B, units=units, books={A: AWAKE}).do("A switch_off:ferox")
    s.offers(B, "capture@india")
    s.refuses(A, "switch_on:ferox")  # once per turn


@pytest.mark.rule("CW 33.3.9", "CW 33.3.10")
def test_ferox_protects_nobody_elses_cultists():
    units = {A: {"india": "wendigo", "arctica": "ithaqua"}, B: {"india": "acolyte"}}
    winds(units=units, books={A: AWAKE}).offers(A, "capture@india")


# -- requirements ----------------------------------------------------------------------------------


@pytest.mark.card("windwalker_2")
@pytest.mark.rule("CW 33.4.2", "CW 40.3.5")
@pytest.mark.parametrize(("power", "first"), [((9, 2), A), ((2, 9), B)])
def test_the_first_player_opens_a_spellbook(power, first):
    units = {A: {"arctica": "acolyte"}, B: {"india": "acolyte"}}
    s = winds(at="gather", first=B, power=power, units=units)
    assert s.g.first == first
    if first == A:
        s.do("A book:howl")
    assert s.books(A) == ({2: "howl"} if first == A else {})
    s.asks_for(first, "doom")


@pytest.mark.rule("CW 40.3.5", "CW 33.4.2", "CW 15.1.2")
def test_a_tie_decided_for_him_will_do_and_only_once():
    units = {A: {"arctica": "acolyte"}, B: {"india": "acolyte"}}
    s = winds(at="gather", first=B, power=(3, 3), units=units).do("B first:0")
    s.asks_for(A, "choose_book")
    s = winds(at="gather", first=B, power=(3, 3), units=units, books={A: {2: "howl"}}).do(
        "B first:0"
    )
    s.asks_for(A, "doom")


@pytest.mark.rule("CW 33.4.2", "CW 40.3.5")
def test_being_first_is_looked_at_when_it_is_determined():
    """A table whose first player he is already: nothing happens in a turn."""
    units = {A: {"arctica": "2 acolyte"}, B: {"india": "acolyte"}}
    s = winds(first=A, units=units).do("A recruit:acolyte@arctica")
    assert s.books(A) == {}
    s.asks_for(A, "act")


@pytest.mark.card("windwalker_3")
@pytest.mark.rule("CW 33.4.3", "CW 33.4.4")
def test_a_free_spellbook():
    s = winds(power=(1, 1), units={A: {"arctica": "acolyte"}, B: {"india": "acolyte"}})
    s.do("A free_book")
    s.asks_for(A, "choose_book")
    s.refuses(A, "free_book")
    s.do("A book:ice_age").is_turn_of(A)
    assert (s.books(A), s.power(A), s.signs(A)) == ({3: "ice_age"}, 1, 0)
    s.refuses(A, "free_book")
    s.offers(A, "ice_age@india")


@pytest.mark.card("windwalker_3")
@pytest.mark.rule("CW 33.4.4", "CW 33.4.7")
def test_with_the_opponents_six_it_comes_with_a_sign():
    units = {A: {"arctica": "acolyte"}, B: {"india": "acolyte"}}
    s = winds(units=units, books={A: {6: "herald"}, B: SLEEPERS_SIX}).do(
        "A free_book", "A book:howl"
    )
    assert (s.books(A), s.signs(A)) == ({3: "howl", 6: "herald"}, 1)
    five = " ".join(SLEEPERS_SIX.split()[:5])
    s = winds(units=units, books={A: {6: "herald"}, B: five}).do("A free_book", "A book:howl")
    assert s.signs(A) == 0


@pytest.mark.rule("CW 33.4.3", "CW 40.6.23")
@pytest.mark.parametrize("hibernating", [(), (A,)])
def test_the_free_spellbook_in_the_opponents_turn(hibernating):
    units = {A: {"arctica": "acolyte"}, B: {"india": "acolyte"}}
    s = winds(turn=B, hibernating=hibernating, units=units).do("A free_book")
    s.asks_for(A, "choose_book")
    s.do("A book:herald").is_turn_of(B)
    assert s.books(A) == {3: "herald"}


@pytest.mark.rule("CW 33.4.3", "CW 7.4.6", "CW 7.4.7")
def test_the_free_spellbook_in_a_battle_waits_for_its_end():
    s = winds(units={A: {"india": "wendigo gnoph_keh"}, B: {"india": "serpent_man acolyte"}})
    s.rolls(1, 1, 1, 1, 6).do("A battle@india")
    s.asks_for(A, "choose_kill")
    s.do("A free_book", auto=False)
    s.asks_for(A, "choose_kill")
    s.refuses(A, "free_book")
    s.do("A kill:wendigo")
    s.asks_for(A, "choose_book")
    s.do("A book:howl").is_turn_of(A)
    assert s.books(A) == {3: "howl"}


@pytest.mark.rule("CW 33.4.3", "CW 16.4.1")
@pytest.mark.parametrize("at", ["doom turn", "turn"])
def test_the_free_spellbook_in_every_phase_but_set_up(at):
    units = {A: {"arctica": "acolyte"}, B: {"india": "acolyte"}}
    winds(at=at, turn=B, units=units).offers(A, "free_book")
    winds(at=at, units=units, books={A: {3: "howl"}}).refuses(A, "free_book")
    scene(A="sleeper", B="black_goat", at=at, units=units).refuses(A, "free_book")


@pytest.mark.rule("CW 33.4.3", "CW 7.4.1")
def test_the_free_spellbook_while_another_is_chosen():
    s = winds(units={A: {"india": "acolyte"}, B: {"siberia": "acolyte"}})
    s.do("A awaken:rhan_tegoth@arctica", "A free_book", auto=False)
    s.asks_for(A, "choose_book")
    s.do("A book:howl", "A book:herald").is_turn_of(A)
    assert set(s.books(A)) == {1, 3}


@pytest.mark.card("windwalker_5")
@pytest.mark.rule("CW 33.4.6", "CW 40.4.1", "CW 7.4.8")
@pytest.mark.parametrize(
    ("start", "place", "earned"),
    [
        ("arctica", "antarctica", True),
        ("arctica", "arctica", False),
        ("antarctica", "arctica", True),
        ("antarctica", "antarctica", False),
        ("arctica", "india", False),
    ],
)
def test_a_gate_in_the_other_glyph_area(start, place, earned):
    """Whoever made it; here the opponent does, in his turn."""
    units = {A: {"siberia": "acolyte"}, B: {place: "acolyte"}}
    s = winds(turn=B, start=(start, "laurentia"), units=units).do(f"B gate@{place}")
    if earned:
        s.do("A book:howl")
    assert s.books(A) == ({5: "howl"} if earned else {})
    s.asks_for(B, "act")


@pytest.mark.rule("CW 33.4.6", "CW 40.4.1")
def test_the_other_gate_may_be_under_a_tower():
    units = {A: {"antarctica": "acolyte"}, B: {"india": "acolyte"}}
    s = winds(units=units, towers="antarctica").do("A gate@antarctica", "A book:howl")
    assert (s.gate("antarctica"), s.books(A)) == ("free", {5: "howl"})


@pytest.mark.card("windwalker_6")
@pytest.mark.rule("CW 33.4.7", "CW 7.4.8")
def test_the_opponents_sixth_spellbook_opens_one():
    five = dict(enumerate(SLEEPERS_SIX.split()[:5], 2))
    s = winds(turn=B, units={A: {"arctica": "acolyte"}, B: {"india": "acolyte"}}, books={B: five})
    s.do("B fulfil:sleeper_1")
    s.asks_for(A, "choose_book")
    s.do("A book:howl")
    assert s.books(A) == {6: "howl"}
    s.asks_for(B, "act")


@pytest.mark.card("windwalker_6")
@pytest.mark.rule("CW 33.4.8", "CW 11.2.3", "CW 11.2.4")
def test_six_power_instead_of_an_action():
    units = {A: {"arctica": "acolyte"}, B: {"india": "acolyte"}}
    s = winds(power=(6, 2), units=units).do("A fulfil:windwalker_6", "A book:herald")
    assert (s.power(A), s.power(B), s.books(A)) == (0, 2, {6: "herald"})
    s.asks(A, "act", "end")
    assert winds(power=(5, 2), units=units).keys(A, "fulfil") == []
    assert winds(units=units, books={A: {6: "howl"}}).keys(A, "fulfil") == []
    assert winds(units=units, turn=B).keys(A, "fulfil") == []


@pytest.mark.card("windwalker_1", "windwalker_4")
@pytest.mark.rule("CW 33.4.1", "CW 33.4.5", "CW 7.4.4")
def test_awakening_opens_one_slot_for_each_great_old_one():
    s = winds(power=(12, 9), units={A: {"arctica": "acolyte!"}, B: {"india": "acolyte"}})
    s.do(
        "A awaken:rhan_tegoth@antarctica",
        "A book:howl",
        "A end",
        "B recruit:acolyte@india",
        "B end",
    )
    s.do("A awaken:ithaqua@arctica", "A book:cannibalism")
    assert s.books(A) == {1: "howl", 4: "cannibalism"}
