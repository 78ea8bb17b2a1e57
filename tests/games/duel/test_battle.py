"""Declaring a battle, abilities before it, dice (chapters 10.6, 12.3, 19.1 to 19.3)."""

import pytest

from fhtagn.games.duel.battle import ROLLED
from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

SIX = "howl cannibalism berserkergang arctic_wind ice_age herald"
KALAHARI = ("tethys_ocean", "antarctica", "amazonia", "india")  # its neighbours


def wendigo_attack(victim="acolyte", **more):
    """One Wendigo of A, so one die, against units of B that roll nothing."""
    places = {A: {"kalahari": "wendigo"}, B: {"kalahari": victim}}
    return scene("windwalker", "sleeper", units=places, **more)


# -- declaring -------------------------------------------------------------------------------------


@pytest.mark.rule("CW 10.6.1", "CW 10.6.5", "CW 19.1.1")
def test_one_power_for_one_battle_in_one_area():
    places = {
        A: {"kalahari": "wendigo", "india": "wendigo"},
        B: {"kalahari": "acolyte", "india": "acolyte"},
    }
    s = scene("windwalker", "sleeper", units=places, power=(5, 3)).rolls(6)
    s.do("A battle@kalahari")
    assert (s.power(A), s.power(B)) == (4, 3)
    assert (s.units(B, "kalahari"), s.units(B, "india")) == ({}, {"acolyte": 1})
    s.asks(A, "act", "end")


@pytest.mark.rule("CW 10.6.2")
def test_both_must_have_units_there():
    places = {
        A: {"kalahari": "wendigo", "india": "wendigo"},
        B: {"india": "acolyte", "siberia": "wizard"},
    }
    s = scene("windwalker", "sleeper", units=places)
    assert s.keys(A, "battle") == ["battle@india"]


@pytest.mark.rule("CW 10.6.3")
def test_who_has_no_combat_cannot_attack():
    idle = scene(units={A: {"kalahari": "2 wizard 2 acolyte"}, B: {"kalahari": "acolyte"}})
    assert idle.keys(A, "battle") == []
    armed = scene(units={A: {"kalahari": "wizard serpent_man"}, B: {"kalahari": "acolyte"}})
    assert armed.keys(A, "battle") == ["battle@kalahari"]


@pytest.mark.rule("CW 10.6.3", "CW 19.3.3", "CW 40.5.17")
@pytest.mark.parametrize(("doom", "dice"), [(0, 0), (1, 1), (5, 3)])
def test_combat_that_is_worked_out_decides_who_can_attack(doom, dice):
    places = {A: {"kalahari": "ithaqua"}, B: {"kalahari": "acolyte"}}
    s = scene("windwalker", "sleeper", units=places, doom=(9, doom), signs=((), (3, 3)))
    assert bool(s.keys(A, "battle")) == bool(dice)
    if dice:
        assert s.rolls(*[1] * dice).do("A battle@kalahari").dice() == (dice, 0)


@pytest.mark.rule("CW 40.5.19", "CW 10.6.3")
def test_frenzied_cultists_can_attack_alone():
    places = {A: {"kalahari": "2 acolyte ghoul"}, B: {"kalahari": "acolyte"}}
    calm = scene("black_goat", "sleeper", units=places, books={A: {4: "red_sign"}})
    assert calm.keys(A, "battle") == []
    mad = scene("black_goat", "sleeper", units=places, books={A: {4: "frenzy"}}).rolls(1, 1)
    assert mad.do("A battle@kalahari").dice() == (2, 0)


@pytest.mark.rule("CW 10.6.4", "CW 19.3.8")
@pytest.mark.parametrize(("face", "left"), [(1, {"acolyte": 2}), (6, {"acolyte": 1})])
def test_a_defender_without_combat_rolls_nothing_and_suffers(face, left):
    s = wendigo_attack("acolyte! acolyte").rolls(face).do("A battle@kalahari")
    if face == 6:
        s.asks(B, "choose_kill", "kill:acolyte_on_gate", "kill:acolyte")
        s.do("B kill:acolyte")
    assert s.dice() == (1, 0)
    assert s.units(B, "kalahari") == left
    assert s.units(A, "kalahari") == {"wendigo": 1}


@pytest.mark.rule("CW 19.1.2", "CW 19.1.3", "CW 19.1.5")
def test_everybody_in_the_area_takes_part_and_nobody_else():
    places = {
        A: {
            "kalahari": "acolyte! wendigo gnoph_keh",
            "india": "gnoph_keh",
            "antarctica": "wendigo",
        },
        B: {"kalahari": "acolyte wizard 2 serpent_man", "amazonia": "serpent_man"},
    }
    s = scene("windwalker", "sleeper", units=places).rolls(6, 1, 1, 1, 6, 1)
    s.do("A battle@kalahari")
    assert s.g.battles[0].attacker == A
    assert s.dice() == (4, 2)
    s.asks(A, "choose_kill", "kill:acolyte_on_gate", "kill:wendigo", "kill:gnoph_keh")
    s.do("A kill:wendigo")
    s.asks(B, "choose_kill", "kill:acolyte", "kill:wizard", "kill:serpent_man")


@pytest.mark.rule("CW 19.1.4", "CW 9.1.3")
def test_the_steps_of_a_battle():
    places = {
        A: {"kalahari": "3 wendigo gnoph_keh"},
        B: {"kalahari": "2 serpent_man 2 wizard 2 acolyte", "india": "tsathoggua"},
    }
    books = {A: "howl cannibalism", B: "energy_nexus demand_sacrifice"}
    s = scene("windwalker", "sleeper", units=places, books=books, power=(2, 3))
    s.rolls(6, 4, 1, 1, 1, 1, 6, 5).do("A battle@kalahari")
    assert s.power(A) == 1
    before_the_roll = [
        ("B", "nexus", "decline"),
        ("A", "pre_battle", "howl"),
        ("B", "choose_howled", "drive_off:acolyte>india"),
        ("B", "pre_battle", "demand_sacrifice"),
    ]
    after_it = [
        ("A", "choose_kill", "kill:wendigo"),
        ("B", "choose_kill", "kill:wizard"),
        ("A", "choose_pain", "pain:wendigo"),
        ("B", "choose_pain", "pain:wizard"),
        ("A", "choose_retreat", "retreat:wendigo>amazonia"),
        ("B", "choose_retreat", "retreat:wizard>india"),
        ("A", "choose_newcomer", "cannibalism:wendigo"),
    ]
    play(s, before_the_roll)
    assert "rolled" not in [event["kind"] for event in s.told(A)]
    s.asks_for(A, "demanded")
    s.do("A grant_sign")
    assert s.dice() == (6, 2)
    play(s, after_it)
    s.is_turn_of(A)
    assert s.units(A, "kalahari") == {"wendigo": 2, "gnoph_keh": 1}
    assert s.units(B, "kalahari") == {"serpent_man": 2, "acolyte": 1}


def play(s, steps):
    """Each question is put to that seat and answered by that key."""
    for seat, prompt, key in steps:
        s.asks_for("AB".index(seat), prompt)
        s.do(f"{seat} {key}")


@pytest.mark.rule("CW 19.1.6", "CW 13.1.2", "CW 19.2.3", "CW 19.2.4")
def test_both_sides_use_their_abilities_the_attacker_first():
    places = {A: {"kalahari": "serpent_man", "india": "tsathoggua"}, B: {"kalahari": "2 wendigo"}}
    books = {A: "demand_sacrifice", B: "howl"}
    s = scene(units=places, books=books, power=(2, 0)).do("A battle@kalahari")
    s.asks(A, "pre_battle", "demand_sacrifice", "ready")
    s.do("A demand_sacrifice")
    s.asks(B, "demanded", "grant_sign", "spare")
    s.do("B spare")
    s.asks(B, "pre_battle", "howl", "ready")
    s.do("B howl")
    s.asks_for(A, "choose_howled")


# -- unlimited battle ------------------------------------------------------------------------------

MISSES = (1, 1, 1)  # of a Gnoph-Keh
SIX_OF_B = "energy_nexus burrow ancient_sorcery capture_monster demand_sacrifice cursed_slumber"


def two_fronts(books, **more):
    """A has a Gnoph-Keh beside an Acolyte of B in two areas, and a third one alone."""
    places = {
        A: {"kalahari": "gnoph_keh", "siberia": "gnoph_keh", "laurentia": "gnoph_keh"},
        B: {"kalahari": "acolyte", "siberia": "acolyte"},
    }
    settings = {"power": (5, 0)} | more
    return scene("windwalker", "sleeper", units=places, books=books, **settings)


@pytest.mark.rule("CW 12.3.1", "CW 12.3.3", "CW 12.3.4", "CW 12.3.7")
@pytest.mark.parametrize("books", [{A: SIX}, {A: {6: "howl"}, B: SIX_OF_B}])
def test_either_players_six_books_open_it_to_both(books):
    s = two_fronts(books).rolls(*MISSES, *MISSES).do("A battle@kalahari", "A battle@siberia")
    assert s.power(A) == 3
    assert s.keys(A, "battle") == []
    s.do("A recruit:acolyte@laurentia")
    assert s.power(A) == 2
    s.asks(A, "act", "end")


@pytest.mark.rule("CW 12.3.2")
def test_five_books_do_not():
    five = {A: SIX.removesuffix(" herald"), B: SIX_OF_B.removesuffix(" cursed_slumber")}
    s = two_fronts(five).rolls(*MISSES).do("A battle@kalahari")
    s.asks(A, "act", "end")
    moved = two_fronts(five).do("A move:gnoph_keh@laurentia>arctica", "A stop")
    moved.asks(A, "act", "end")


@pytest.mark.rule("CW 12.3.4")
def test_after_the_action_battles_are_still_possible():
    s = two_fronts({A: SIX}).do("A recruit:acolyte@laurentia")
    s.asks(A, "act", "battle@kalahari", "battle@siberia", "end")
    s.rolls(*MISSES, *MISSES).do("A battle@siberia", "A battle@kalahari")
    assert s.power(A) == 2
    s.asks(A, "act", "end")


@pytest.mark.rule("CW 12.3.5", "CW 12.3.6")
def test_a_battle_may_be_the_action_if_nothing_else_is_done():
    s = two_fronts({A: SIX}, power=(5, 2)).rolls(*MISSES).do("A battle@kalahari")
    s.offers(A, "end", "recruit:acolyte@laurentia", "battle@siberia")
    s.do("A end")
    s.is_turn_of(B)
    assert s.power(A) == 4


@pytest.mark.rule("CW 12.3.6", "CW 12.3.3")
def test_or_it_may_be_unlimited_afterwards():
    s = two_fronts({A: SIX}).rolls(*MISSES).do("A battle@kalahari", "A recruit:acolyte@laurentia")
    s.asks(A, "act", "battle@siberia", "end")
    assert s.power(A) == 3


@pytest.mark.rule("CW 40.1.20", "CW 12.3.1")
def test_a_battle_does_not_become_unlimited_by_its_own_outcome():
    """The Sleeper's sixth spellbook is earned by six dice in this very battle."""
    places = {
        A: {"kalahari": "tsathoggua", "india": "serpent_man"},
        B: {"kalahari": "acolyte", "india": "acolyte"},
    }
    *five, sixth = SIX_OF_B.split()
    books = {A: dict(zip((1, 2, 3, 5, 6), five, strict=True)), B: {6: "howl"}}
    s = scene(units=places, books=books, power=(5, 6)).rolls(*[1] * 6)
    s.do("A battle@kalahari", "A ready")
    assert s.books(A)[4] == sixth
    s.asks(A, "act", "battle@india", "end")


def retreated():
    """A's unlimited battle in Kalahari is over, its Gnoph-Keh has retreated to Antarctica."""
    places = {A: {"kalahari": "gnoph_keh"}, B: {"kalahari": "serpent_man", "india": "acolyte"}}
    s = scene("windwalker", "sleeper", units=places, books={A: SIX}, power=(5, 0))
    return s.rolls(*MISSES, 4).do("A battle@kalahari", "A retreat:gnoph_keh>antarctica")


@pytest.mark.rule("CW 12.3.8")
def test_who_has_retreated_may_fight_elsewhere_in_the_same_turn():
    s = retreated().do("A move:gnoph_keh@antarctica>india")
    s.asks(A, "act", "battle@india", "end")
    s.rolls(*MISSES).do("A battle@india")
    assert (s.dice(), s.power(A)) == ((3, 0), 2)


@pytest.mark.rule("CW 12.3.7", "CW 12.3.9")
def test_but_not_where_a_battle_was_started_already():
    s = retreated().do("A move:gnoph_keh@antarctica>kalahari")
    assert (s.units(A, "kalahari"), s.units(B, "kalahari")) == (
        {"gnoph_keh": 1},
        {"serpent_man": 1},
    )
    s.asks(A, "act", "end")


@pytest.mark.rule("CW 12.3.7")
def test_a_new_turn_opens_the_area_again():
    s = wendigo_attack(power=(5, 3)).rolls(1).do("A battle@kalahari", "A end")
    s.do("B recruit:acolyte@kalahari", "B end")
    s.offers(A, "battle@kalahari")


# -- abilities before the battle -------------------------------------------------------------------


def cthulhu_attack(own="cthulhu shoggoth acolyte", other="wendigo gnoph_keh", **more):
    """Great Cthulhu attacks Windwalker; the slots for kills are taken, so no book is earned."""
    settings = {"books": {A: {2: "absorb", 3: "dreams"}, B: "howl"}, "power": (3, 3)} | more
    places = {A: {"kalahari": own}, B: {"kalahari": other}}
    return scene("great_cthulhu", "windwalker", units=places, **settings)


@pytest.mark.rule("CW 19.2.1")
def test_abilities_before_the_battle_are_free_and_may_be_declined():
    s = cthulhu_attack().rolls(*[1] * 12).do("A battle@kalahari", "A ready", "B ready")
    assert s.dice() == (8, 4)
    assert s.units(B, "kalahari") == {"wendigo": 1, "gnoph_keh": 1}
    used = cthulhu_attack().rolls(*[1] * 15)
    used.do("A battle@kalahari", "A devour", "B feed:gnoph_keh", "A absorb:acolyte")
    used.do("B howl", "A drive_off:cthulhu>india")
    assert (used.power(A), used.power(B)) == (2, 3)


@pytest.mark.rule("CW 19.2.3")
@pytest.mark.parametrize("first", ["devour", "absorb:acolyte"])
def test_the_attacker_uses_them_in_any_order(first):
    s = cthulhu_attack().rolls(*[1] * 13).do("A battle@kalahari")
    s.asks(A, "pre_battle", "devour", "absorb:acolyte", "ready")
    feed = ["B feed:wendigo"]
    order = ["A devour", *feed, "A absorb:acolyte"]
    s.do(*(order if first == "devour" else ["A absorb:acolyte", "A devour", *feed]))
    assert s.dice() == (11, 3)


@pytest.mark.rule("CW 19.2.5", "CW 19.2.4")
def test_what_the_attacker_has_declined_is_gone():
    s = cthulhu_attack().rolls(*[1] * 12).do("A battle@kalahari", "A ready")
    s.asks(B, "pre_battle", "howl", "ready")
    s.refuses(A, "devour", "absorb:acolyte")
    s.do("B howl", "A drive_off:acolyte>india")
    assert s.dice() == (8, 4)
    s.is_turn_of(A)


@pytest.mark.rule("CW 19.2.2", "CW 40.5.15", "CW 32.5.17")
def test_some_units_must_be_in_the_battle_others_only_in_play():
    def asked(own, other, **more):
        books = {A: "howl", B: "demand_sacrifice"}
        units = {A: own, B: other}
        s = scene("windwalker", "sleeper", units=units, books=books, **more).rolls(*[1] * 20)
        s.do("A battle@kalahari", auto=False)
        return s.asked()

    serpent, afar = (
        {"kalahari": "serpent_man"},
        {"kalahari": "serpent_man", "siberia": "tsathoggua"},
    )
    keh = {"kalahari": "gnoph_keh", "india": "wendigo"}
    assert asked({"kalahari": "wendigo"}, serpent) == ["A pre_battle: howl ready"]
    assert asked(keh, serpent)[0].startswith("A act: end")
    assert asked(keh, afar) == ["B pre_battle: demand_sacrifice ready"]


@pytest.mark.rule("CW 19.2.6", "CW 33.5.2")
def test_a_unit_removed_before_the_battle_takes_no_part():
    s = cthulhu_attack("cthulhu deep_one acolyte", "acolyte wendigo gnoph_keh")
    s.rolls(6, 4, 1, 1, 1, 1, 6).do("A battle@kalahari", "A devour", "B feed:gnoph_keh")
    s.do("B howl", "A drive_off:deep_one>india")
    assert s.dice() == (6, 1)
    s.asks(A, "choose_kill", "kill:acolyte", "kill:cthulhu")
    s.do("A kill:acolyte")
    s.asks(B, "choose_kill", "kill:acolyte", "kill:wendigo")
    assert s.units(A, "india") == {"deep_one": 1}
    assert s.units(B, "pool")["gnoph_keh"] == 4


@pytest.mark.rule("CW 19.2.6", "CW 19.2.7")
def test_what_a_removed_unit_could_have_done_is_lost():
    """Windwalker attacks: the unit driven off neither devours nor absorbs nor is absorbed."""
    places = {A: {"kalahari": "wendigo"}, B: {"kalahari": "cthulhu shoggoth acolyte"}}
    books = {A: "howl", B: {2: "absorb", 3: "dreams"}}

    def without(unit):
        s = scene("windwalker", "great_cthulhu", units=places, books=books).rolls(*[1] * 20)
        s.do("A battle@kalahari", "A howl", f"B drive_off:{unit}>india")
        return s.keys(B, "absorb") + s.keys(B, "devour")

    assert without("cthulhu") == ["absorb:acolyte"]
    assert without("shoggoth") == ["devour"]
    assert without("acolyte") == ["devour"]


@pytest.mark.rule("CW 19.2.8", "CW 19.3.1", "CW 30.5.8")
def test_what_a_unit_has_done_lasts_without_it():
    s = cthulhu_attack("deep_one shoggoth 2 acolyte", "wendigo").rolls(*[1] * 8)
    s.do("A battle@kalahari", "A absorb:acolyte", "A absorb:acolyte")
    s.do("A ready", "B howl", "A drive_off:shoggoth>india")
    assert s.dice() == (1 + 6, 1)
    assert s.units(A, "india") == {"shoggoth": 1}
    assert s.units(A, "pool")["acolyte"] == 6


@pytest.mark.rule("CW 19.2.9", "CW 30.3.5")
@pytest.mark.parametrize(("eaten", "value"), [("wendigo", 1), ("gnoph_keh", 3)])
def test_losses_before_the_battle_score(eaten, value):
    s = cthulhu_attack().rolls(*[1] * 12).do("A battle@kalahari", "A devour")
    s.asks(B, "choose_meal", "feed:wendigo", "feed:gnoph_keh")
    s.do(f"B feed:{eaten}")
    assert (s.doom(A), s.doom(B)) == (value, 0)


@pytest.mark.rule("CW 19.2.10", "CW 31.5.7")
def test_a_battle_without_one_side_is_over_at_once():
    """The rulebook's case: Black Goat cannot even use Necrophagy."""
    places = {A: {"kalahari": "cthulhu"}, B: {"kalahari": "acolyte!", "india": "2 ghoul"}}
    books = {A: {2: "dreams", 3: "devolve"}, B: {4: "necrophagy"}}
    s = scene("great_cthulhu", "black_goat", units=places, books=books, power=(3, 3))
    s.do("A battle@kalahari", "A devour")
    s.is_turn_of(A)
    assert "rolled" not in [event["kind"] for event in s.told(A)]
    assert (s.doom(A), s.power(A), s.gate("kalahari")) == (1, 2, "free")
    assert s.units(B, "india") == {"ghoul": 2}


@pytest.mark.rule("CW 19.2.10")
def test_nobody_prepares_for_a_battle_that_is_over():
    places = {A: {"kalahari": "wendigo"}, B: {"kalahari": "serpent_man", "siberia": "tsathoggua"}}
    books = {A: "howl cannibalism", B: "demand_sacrifice"}
    s = scene("windwalker", "sleeper", units=places, books=books, power=(3, 3))
    s.do("A battle@kalahari", "A howl", "B drive_off:serpent_man>india")
    s.is_turn_of(A)
    assert "rolled" not in [event["kind"] for event in s.told(A)]
    assert (s.power(A), s.signs(B)) == (2, 0)


@pytest.mark.rule("CW 19.2.10")
def test_the_attacker_may_be_the_side_that_is_gone():
    places = {A: {"kalahari": "serpent_man"}, B: {"kalahari": "wendigo acolyte"}}
    s = scene(units=places, books={B: "howl"}, power=(3, 3))
    s.do("A battle@kalahari", "B howl", "A drive_off:serpent_man>india")
    s.is_turn_of(A)
    assert "rolled" not in [event["kind"] for event in s.told(A)]


@pytest.mark.rule("CW 40.5.4", "CW 33.5.1", "CW 33.5.3")
def test_howl_leads_a_unit_of_the_opponents_choice_anywhere_near():
    """Also to enemies, and without what a Move would bring: Burrow does not pay."""
    places = {
        A: {"kalahari": "2 wendigo", "india": "gnoph_keh"},
        B: {"kalahari": "acolyte! serpent_man", "amazonia": "wizard"},
    }
    books = {A: "howl", B: "burrow"}
    s = scene("windwalker", "sleeper", units=places, books=books, power=(3, 3)).rolls(*[1] * 9)
    s.do("A battle@kalahari", "A howl")
    units = ("acolyte_on_gate", "serpent_man")
    s.asks(B, "choose_howled", *[f"drive_off:{unit}>{to}" for unit in units for to in KALAHARI])
    s.do("B drive_off:acolyte_on_gate>india")
    assert (s.units(B, "india"), s.gate("kalahari")) == ({"acolyte": 1}, "free")
    assert s.power(B) == 3
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.5.5", "CW 30.3.4")
def test_great_old_ones_are_not_devoured():
    s = cthulhu_attack("cthulhu", "rhan_tegoth wendigo", books={A: {2: "dreams", 3: "devolve"}})
    s.do("A battle@kalahari", "A devour")
    assert s.units(B, "kalahari") == {"rhan_tegoth": 1}
    alone = cthulhu_attack("cthulhu", "rhan_tegoth", books={A: {2: "dreams", 3: "devolve"}})
    alone.rolls(*[1] * 9).do("A battle@kalahari")
    assert alone.dice() == (6, 3)


@pytest.mark.rule("CW 40.5.26", "CW 30.5.7")
def test_absorb_leaves_a_shoggoth():
    s = cthulhu_attack("2 shoggoth deep_one acolyte!", "acolyte", books={A: "absorb"})
    s.do("A battle@kalahari")
    keys = ("absorb:acolyte_on_gate", "absorb:deep_one", "absorb:shoggoth")
    s.asks(A, "pre_battle", *keys, "ready")
    s.rolls(*[1] * 11).do(*[f"A {key}" for key in keys])
    assert s.units(A, "kalahari") == {"shoggoth": 1}
    assert s.dice() == (2 + 9, 0)
    assert s.gate("kalahari") == "free"


# -- dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("CW 19.3.1", "CW 19.3.2")
def test_dice_are_counted_when_both_have_prepared():
    places = {
        A: {"kalahari": "wendigo gnoph_keh"},
        B: {"kalahari": "deep_one shoggoth starspawn acolyte"},
    }
    books = {A: "howl", B: {2: "absorb", 3: "dreams"}}
    plain = scene("windwalker", "great_cthulhu", units=places, books=books).rolls(*[1] * 10)
    assert plain.do("A battle@kalahari", "A ready", "B ready").dice() == (4, 6)
    changed = scene("windwalker", "great_cthulhu", units=places, books=books).rolls(*[1] * 10)
    changed.do("A battle@kalahari", "A howl", "B drive_off:starspawn>india")
    changed.do("B absorb:deep_one", "B ready")
    assert changed.dice() == (4, 2 + 3)


@pytest.mark.rule("CW 19.3.3", "CW 40.5.18")
@pytest.mark.parametrize(("power", "dice"), [(6, 5), (3, 2), (1, 2)])
def test_combat_is_worked_out_when_the_dice_are_rolled(power, dice):
    """Tsathoggua reads the attacker's Power after the battle has been paid for."""
    places = {A: {"kalahari": "wendigo"}, B: {"kalahari": "tsathoggua"}}
    s = scene("windwalker", "sleeper", units=places, power=(power, 3)).rolls(*[1] * (1 + dice))
    s.do("A battle@kalahari")
    assert s.dice() == (1, dice)


@pytest.mark.rule("CW 40.5.18")
def test_power_kept_in_hibernation_counts_for_tsathoggua():
    places = {A: {"kalahari": "tsathoggua"}, B: {"kalahari": "acolyte"}}
    s = scene(units=places, power=(3, 7), hibernating=(B,), books={A: {4: "burrow"}})
    assert s.rolls(*[1] * 7).do("A battle@kalahari").dice() == (7, 0)


@pytest.mark.rule("CW 40.1.14", "CW 1.1.5")
def test_there_is_no_most_for_dice():
    places = {A: {"kalahari": "tsathoggua"}, B: {"kalahari": "6 acolyte"}}
    s = scene(units=places, power=(3, 30), books={A: {4: "burrow"}})
    s.rolls(*[1] * 26, 6, 6, 6, 6).do("A battle@kalahari")
    assert s.dice() == (30, 0)
    assert (s.units(B, "kalahari"), s.doom(A)) == ({"acolyte": 2}, 4)


@pytest.mark.rule("CW 19.3.4", "CW 19.3.5", "CW 19.3.6")
@pytest.mark.parametrize(
    ("face", "place"),
    [(1, "kalahari"), (2, "kalahari"), (3, "kalahari"), (4, "india"), (5, "india"), (6, "pool")],
)
def test_what_the_faces_mean(face, place):
    s = wendigo_attack("serpent_man").rolls(face, 1).do("A battle@kalahari")
    if place == "india":
        s.asks(B, "choose_retreat", *[f"retreat:serpent_man>{to}" for to in KALAHARI])
        s.do("B retreat:serpent_man>india")
    assert s.units(B, place)["serpent_man"] == (3 if place == "pool" else 1)
    assert s.doom(A) == (2 if place == "pool" else 0)


@pytest.mark.rule("CW 19.3.7")
def test_abilities_in_battle_are_applied_to_the_roll(monkeypatch):
    """A stand-in turns every miss of its side into a Kill."""

    def lucky(_g, _seat, fallen):
        return [6 if face < 4 else face for face in fallen]

    monkeypatch.setitem(ROLLED.answers, "hibernate", [lucky])
    places = {A: {"kalahari": "2 wendigo"}, B: {"kalahari": "2 serpent_man"}}
    s = scene("windwalker", "sleeper", units=places, power=(3, 3)).rolls(1, 2, 1, 2)
    s.do("A battle@kalahari")
    assert [event for event in s.told(A) if event["kind"] == "rolled"] == [
        told("rolled", seat=A, dice=2, kills=2, pains=0),
        told("rolled", seat=B, dice=2, kills=0, pains=0),
    ]
    assert s.units(B, "pool")["serpent_man"] == 3


@pytest.mark.rule("CW 19.3.8", "CW 19.2.10")
def test_a_battle_without_dice_is_fought_all_the_same():
    s = scene(
        "sleeper", "windwalker", power=(5, 1), books={A: "energy_nexus"},
        units={A: {"india": "acolyte wizard serpent_man"}, B: {"india": "acolyte"}},
    )  # fmt: skip
    s.do("A battle@india", "A move:serpent_man@india>kalahari", "A stop")
    assert s.dice() == (0, 0)
    assert [event for event in s.told(B) if event["kind"].startswith("battle_")] == [
        told("battle_over", at="india")
    ]
