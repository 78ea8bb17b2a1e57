"""Great Cthulhu's six spellbooks: what each does, when it is refused, how it is declined."""

import pytest

from tests.games.duel.cthulhus import HOME, LAND, SEA, blooded, pool, table
from tests.games.duel.scene import A, B
from tests.games.playing import told

# -- Dreams ----------------------------------------------------------------------------------------


@pytest.mark.card("dreams")
@pytest.mark.rule("CW 30.5.1", "CW 40.6.1", "CW 40.2.3")
@pytest.mark.example("CW ex-22")
def test_dreams_against_a_lonely_cultist():
    s = table(power=(2, 1), books={A: "dreams"}, units={B: {LAND: "acolyte!"}})
    s.do(f"A dreams@{LAND}")
    assert (s.power(A), s.doom(A), s.doom(B)) == (0, 1, 0)
    assert (s.units(A, LAND), s.units(B, LAND), s.gate(LAND)) == ({"acolyte": 1}, {}, "free")
    s.do(f"A control:acolyte@{LAND}")
    assert s.gate(LAND) == "A acolyte"


@pytest.mark.rule("CW 30.5.2", "CW 7.3.1")
@pytest.mark.example("CW ex-23")
def test_dreams_against_two_cultists():
    s = table(power=(2, 1), books={A: "dreams"}, units={B: {LAND: "acolyte! acolyte"}})
    s.do(f"A dreams@{LAND}")
    s.asks(B, "choose_dreamer", "replace:acolyte_on_gate", "replace:acolyte")
    s.do("B replace:acolyte")
    assert (s.gate(LAND), s.units(B, LAND), s.units(A, LAND)) == (
        "B acolyte", {"acolyte": 1}, {"acolyte": 1},
    )  # fmt: skip
    s.refuses(A, f"control:acolyte@{LAND}")


@pytest.mark.rule("CW 30.5.4")
@pytest.mark.example("CW ex-24")
def test_dreams_in_spite_of_protection_and_the_answer_to_it():
    s = table(
        power=(2, 1), books={A: "dreams"}, units={B: {LAND: "acolyte! serpent_man tsathoggua"}}
    )
    s.do(f"A dreams@{LAND}", "A end", f"B capture@{LAND}")
    assert (s.power(B), s.units(A, "captive"), s.doom(A)) == (0, {"acolyte": 1}, 1)


@pytest.mark.card("dreams")
@pytest.mark.rule("CW 30.5.3", "CW 30.5.1", "CW 9.1.4", "CW 7.1.2")
@pytest.mark.parametrize(
    ("power", "books", "units", "why"),
    [
        (1, "dreams", {B: {LAND: "acolyte"}}, "too_dear"),
        (2, "absorb", {B: {LAND: "acolyte"}}, "closed_book"),
        (2, "dreams", {A: {SEA: "6 acolyte"}, B: {LAND: "acolyte"}}, "no_cultist_in_pool"),
        (2, "dreams", {A: {SEA: "acolyte"}, B: {LAND: "wizard"}}, "no_enemy_cultist"),
        (2, "dreams", {A: {SEA: "acolyte"}, B: {"captive": "acolyte"}}, "no_enemy_cultist"),
    ],
)
def test_dreams_is_refused(power, books, units, why):
    s = table(power=(power, 1), books={A: books}, units=units)
    assert s.keys(A, "dreams") == []
    assert s.why(A, "dreams").why == why


@pytest.mark.rule("CW 30.5.1")
def test_dreams_reaches_every_area_with_an_enemy_acolyte():
    units = {
        A: {HOME: "acolyte"},
        B: {LAND: "2 acolyte", SEA: "acolyte! wizard", "salem": "wizard"},
    }
    s = table(power=(2, 1), books={A: "dreams"}, units=units)
    assert sorted(s.keys(A, "dreams")) == [f"dreams@{LAND}", f"dreams@{SEA}"]


@pytest.mark.rule("CW 40.6.18", "CW 40.6.20", "CW 30.5.1")
def test_dreams_in_the_ice_age_costs_three():
    more = {"books": {A: "dreams", B: "ice_age"}, "tokens": {"ice_age": LAND}}
    more["units"] = {B: {LAND: "acolyte", SEA: "acolyte"}}
    assert table("windwalker", power=(2, 1), **more).keys(A, "dreams") == [f"dreams@{SEA}"]
    s = table("windwalker", power=(4, 1), **more).do(f"A dreams@{LAND}")
    assert s.power(A) == 1


# -- Devolve ---------------------------------------------------------------------------------------


@pytest.mark.card("devolve")
@pytest.mark.rule("CW 30.5.5", "CW 30.5.6", "CW 18.1.4")
@pytest.mark.example("CW ex-52")
def test_devolve_after_an_action_of_ones_own():
    s = table(power=(2, 1), books={A: "devolve"}, units={A: {HOME: "2 acolyte", LAND: "acolyte"}})
    s.do(f"A recruit:acolyte@{HOME}")
    s.asks(A, "between", f"devolve:acolyte@{HOME}", f"devolve:acolyte@{LAND}", "pass")
    s.do(f"A devolve:acolyte@{LAND}", f"A devolve:acolyte@{HOME}", "A pass")
    assert s.units(A, HOME) == {"acolyte": 2, "deep_one": 1}
    assert s.units(A, LAND) == {"deep_one": 1}
    assert (pool(s, A, "acolyte"), pool(s, A, "deep_one"), s.power(A)) == (4, 2, 1)
    assert s.g.doom == [0, 0]
    assert told("replaced", seat=A, unit="acolyte", at=LAND) in s.told(B)


@pytest.mark.rule("CW 30.5.5", "CW 10.2.5", "CW 13.1.2", "CW 13.1.1")
@pytest.mark.example("CW ex-26")
def test_devolve_on_the_opponents_turn_without_power_or_gate():
    s = table(
        power=(0, 2), turn=B, books={A: "devolve"}, units={A: {LAND: "acolyte"}, B: {SEA: "wizard"}}
    )
    s.do(f"B recruit:acolyte@{SEA}")
    s.asks(A, "between", f"devolve:acolyte@{LAND}", "pass")
    s.do(f"A devolve:acolyte@{LAND}")
    assert (s.units(A, LAND), s.power(A), s.doom(B)) == ({"deep_one": 1}, 0, 0)
    s.is_turn_of(B)


@pytest.mark.rule("CW 30.5.5", "CW 13.2.2")
@pytest.mark.example("CW ex-41")
def test_devolve_between_the_opponents_move_and_his_unlimited_battle():
    six = "energy_nexus burrow ancient_sorcery capture_monster demand_sacrifice cursed_slumber"
    s = table(
        power=(1, 4), turn=B, books={A: "devolve", B: six},
        units={A: {LAND: "2 acolyte"}, B: {"salem": "2 serpent_man"}},
    )  # fmt: skip
    s.do(f"B move:serpent_man@salem>{LAND}", f"B move:serpent_man@salem>{LAND}")
    s.do(f"A devolve:acolyte@{LAND}", "A pass")
    assert (s.units(A, LAND), s.doom(B)) == ({"acolyte": 1, "deep_one": 1}, 0)
    s.offers(B, f"battle@{LAND}")
    s.rolls(1, 1, 1).do(f"B battle@{LAND}")
    assert s.dice() == (1, 2)
    s.asks_for(A, "between")


@pytest.mark.rule("CW 13.2.2", "CW 30.5.5", "CW 12.1.1")
@pytest.mark.parametrize(
    ("other", "more", "move"),
    [
        ("black_goat", {}, f"summon:ghoul@{SEA}"),
        ("black_goat", {}, f"abandon@{SEA}"),
        ("black_goat", {}, "fulfil:black_goat_5"),
        ("black_goat", {"books": {A: "devolve", B: {4: "ghroth", 5: "frenzy"}}}, "ghroth"),
        ("black_goat", {}, "pass_turn"),
        ("windwalker", {}, "hibernate"),
        ("windwalker", {}, "fulfil:windwalker_6"),
        ("sleeper", {}, "fulfil:sleeper_1"),
    ],
)
def test_devolve_follows_every_kind_of_action(other, more, move):
    """Common, unique and requirement actions, unlimited ones, and Pass."""
    units = {A: {LAND: "acolyte"}, B: {SEA: "acolyte! 2 acolyte"}}
    s = table(other, power=(1, 6), turn=B, units=units, **({"books": {A: "devolve"}} | more))
    s.rolls(6).do(f"B {move}")
    while "A between" not in s.asked()[0]:
        seat, key = s.asked()[0][0], s.asked()[0].split(": ")[1].split()[0]
        assert seat == "B", s.asked()
        s.do(f"B {key}")
    s.asks(A, "between", f"devolve:acolyte@{LAND}", "pass")


@pytest.mark.rule("CW 13.2.1", "CW 30.5.5")
def test_devolve_does_not_interrupt_a_move_or_follow_a_turn():
    """The Move is one action; the end of the turn is none."""
    s = table(
        power=(3, 3), turn=B, books={A: "devolve"},
        units={A: {LAND: "acolyte"}, B: {SEA: "2 wizard"}},
    )  # fmt: skip
    s.do(f"B move:wizard@{SEA}>salem")
    s.asks_for(B, "move_on")
    s.refuses(A, f"devolve:acolyte@{LAND}")
    s.do("B stop", "A pass", "B end")
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.5.20", "CW 30.5.5")
def test_devolve_waits_for_the_end_of_a_battle():
    s = table(
        power=(0, 2), turn=B, books=blooded("devolve", "absorb"),
        units={A: {LAND: "acolyte! acolyte shoggoth"}, B: {LAND: "2 serpent_man"}},
    )  # fmt: skip
    s.rolls(6, 4, 1, 1).do(f"B battle@{LAND}")
    answers = {
        "pre_battle": "ready",
        "choose_kill": "kill:shoggoth",
        "choose_pain": "pain:acolyte",
        "choose_retreat": "retreat:acolyte>salem",
    }
    for prompt, key in answers.items():
        s.asks_for(A, prompt)
        assert s.keys(A, "devolve") == []
        s.do(f"A {key}")
    s.asks(A, "between", f"devolve:acolyte_on_gate@{LAND}", "devolve:acolyte@salem", "pass")


@pytest.mark.rule("CW 40.6.3", "CW 30.5.5")
def test_devolving_from_a_gate_leaves_it_free():
    s = table(power=(2, 1), books={A: "devolve"}, units={A: {HOME: "acolyte! acolyte"}})
    s.do(f"A recruit:acolyte@{HOME}", f"A devolve:acolyte_on_gate@{HOME}", "A pass")
    assert (s.gate(HOME), s.units(A, HOME)) == ("free", {"acolyte": 2, "deep_one": 1})


@pytest.mark.rule("CW 12.2.2", "CW 12.2.5")
def test_a_gate_left_by_devolving_may_be_taken_at_once():
    """Nobody abandoned it and came back: another Acolyte steps on a gate that became free."""
    s = table(power=(2, 1), books={A: "devolve"}, units={A: {HOME: "acolyte! acolyte"}})
    s.do(f"A recruit:acolyte@{HOME}", f"A devolve:acolyte_on_gate@{HOME}", "A pass")
    s.do(f"A control:acolyte@{HOME}", "A pass")
    assert s.gate(HOME) == "A acolyte"


@pytest.mark.card("devolve")
@pytest.mark.rule("CW 30.5.6", "CW 30.5.5")
@pytest.mark.parametrize(
    ("books", "units"),
    [
        ("devolve", {HOME: "2 acolyte 4 deep_one"}),
        ("devolve", {HOME: "shoggoth", "sheet": "acolyte cthulhu"}),
        ("absorb", {HOME: "2 acolyte"}),
    ],
)
def test_devolve_is_refused(books, units):
    """Without Deep Ones in the pool, Acolytes on the map or the spellbook."""
    s = table(power=(0, 2), turn=B, books={A: books}, units={A: units, B: {SEA: "wizard"}})
    s.do(f"B recruit:acolyte@{SEA}")
    s.is_turn_of(B)


@pytest.mark.rule("CW 30.5.6")
def test_devolve_stops_when_the_pool_is_empty():
    s = table(power=(2, 1), books={A: "devolve"}, units={A: {HOME: "3 acolyte 3 deep_one"}})
    s.do(f"A recruit:acolyte@{HOME}", f"A devolve:acolyte@{HOME}")
    assert s.units(A, HOME) == {"acolyte": 3, "deep_one": 4}
    s.is_turn_of(A)


@pytest.mark.rule("CW 30.5.5", "CW 7.2.7")
def test_devolve_may_be_declined():
    s = table(power=(2, 1), books={A: "devolve"}, units={A: {HOME: "acolyte"}})
    s.do(f"A recruit:acolyte@{HOME}", "A pass")
    assert s.units(A, HOME) == {"acolyte": 2}
    s.is_turn_of(A)


# -- Absorb ----------------------------------------------------------------------------------------


@pytest.mark.card("absorb")
@pytest.mark.rule("CW 30.5.7", "CW 18.1.3")
@pytest.mark.example("CW ex-50")
def test_absorb_gives_three_dice_for_each():
    s = table(
        power=(1, 0), books=blooded("absorb"),
        units={
            A: {LAND: "acolyte! acolyte deep_one shoggoth", SEA: "starspawn"}, B: {LAND: "wizard"}
        },
    )  # fmt: skip
    s.do(f"A battle@{LAND}")
    s.asks(A, "pre_battle", "absorb:acolyte_on_gate", "absorb:acolyte", "absorb:deep_one", "ready")
    s.rolls(*[1] * 8).do("A absorb:acolyte_on_gate", "A absorb:deep_one", "A ready")
    assert (s.dice(), s.g.doom, s.gate(LAND)) == ((8, 0), [0, 0], "free")
    assert s.units(A, LAND) == {"acolyte": 1, "shoggoth": 1}
    assert told("eliminated", seat=A, unit="deep_one", at=LAND) in s.told(B)


@pytest.mark.rule("CW 40.5.26", "CW 30.5.7")
def test_one_shoggoth_absorbs_the_other_but_not_itself():
    s = table(
        power=(1, 0), books=blooded("absorb"), units={A: {LAND: "2 shoggoth"}, B: {LAND: "wizard"}}
    )
    s.do(f"A battle@{LAND}")
    s.asks(A, "pre_battle", "absorb:shoggoth", "ready")
    s.rolls(*[1] * 5).do("A absorb:shoggoth")
    assert (s.dice(), s.units(A, LAND)) == ((5, 0), {"shoggoth": 1})
    s.is_turn_of(A)


@pytest.mark.rule("CW 30.5.8", "CW 30.5.7")
def test_what_was_absorbed_lasts_for_one_battle():
    """The next one, against who fled, is fought with the Shoggoth's own two dice."""
    s = table(
        power=(3, 0), books={A: "absorb dreams regenerate submerge yha_nthlei devolve"},
        units={A: {LAND: "deep_one shoggoth"}, B: {LAND: "serpent_man"}},
    )  # fmt: skip
    s.rolls(4, 1, 1, 1, 1, 1).do(f"A battle@{LAND}", "A absorb:deep_one")
    assert s.dice() == (5, 1)
    s.do("B retreat:serpent_man>salem", f"A move:shoggoth@{LAND}>salem")
    s.rolls(1, 1, 1).do("A battle@salem")
    assert s.dice() == (2, 1)


@pytest.mark.rule("CW 30.5.7", "CW 7.2.7")
def test_absorb_may_be_declined():
    s = table(
        power=(1, 0), books=blooded("absorb"),
        units={A: {LAND: "acolyte shoggoth"}, B: {LAND: "wizard"}},
    )  # fmt: skip
    s.rolls(1, 1).do(f"A battle@{LAND}", "A ready")
    assert (s.dice(), s.units(A, LAND)) == ((2, 0), {"acolyte": 1, "shoggoth": 1})


@pytest.mark.card("absorb")
@pytest.mark.rule("CW 30.5.7", "CW 19.2.2")
@pytest.mark.parametrize(
    ("books", "units"),
    [
        ("devolve", {LAND: "deep_one shoggoth"}),
        ("absorb", {LAND: "deep_one starspawn", SEA: "shoggoth"}),
        ("absorb", {LAND: "shoggoth", SEA: "deep_one"}),
    ],
)
def test_absorb_is_refused(books, units):
    """Without the spellbook, without a Shoggoth in the battle, without anybody else in it."""
    s = table(power=(1, 0), books=blooded(books), units={A: units, B: {LAND: "wizard"}})
    s.rolls(1, 1, 1, 1).do(f"A battle@{LAND}")
    assert s.keys(A, "absorb") == []
    assert s.g.battles == ()


@pytest.mark.rule("CW 30.5.7", "CW 40.5.5")
def test_cthulhu_is_neither_absorbed_nor_does_he_absorb():
    s = table(
        power=(1, 0),
        books=blooded("absorb"),
        units={A: {LAND: "shoggoth cthulhu"}, B: {LAND: "2 wizard"}},
    )
    s.do(f"A battle@{LAND}")
    s.asks(A, "pre_battle", "devour", "ready")


@pytest.mark.rule("CW 30.5.7", "CW 19.2.8")
def test_dice_absorbed_stay_when_the_shoggoth_is_led_away():
    """Howl comes after Absorb, and it is the Shoggoth who follows it."""
    s = table(
        "windwalker", power=(1, 1), books=blooded("absorb") | {B: "howl"},
        units={A: {LAND: "2 deep_one shoggoth"}, B: {LAND: "wendigo"}},
    )  # fmt: skip
    s.do(f"A battle@{LAND}", "A absorb:deep_one", "A ready")
    s.rolls(*[1] * 5).do("B howl", "A drive_off:shoggoth>salem")
    assert s.dice() == (4, 1)


# -- Regenerate ------------------------------------------------------------------------------------


def wounded(*faces, units="starspawn acolyte", books=("regenerate",), area=LAND):
    """The Sleeper attacks with three Serpent Men and rolls these faces."""
    s = table(
        power=(0, 2), turn=B, books=blooded(*books),
        units={A: {area: units}, B: {area: "3 serpent_man"}},
    )  # fmt: skip
    ours = {"acolyte": 0, "starspawn": 3, "deep_one": 1}
    own = sum(ours[word] for word in units.split())
    return s.rolls(*faces, *[1] * own).do(f"B battle@{area}")


@pytest.mark.card("regenerate")
@pytest.mark.rule("CW 30.5.10", "CW 18.3.3", "CW 18.3.1")
@pytest.mark.example("CW ex-58")
def test_one_kill_is_a_pain_for_a_starspawn():
    s = wounded(6, 1, 1).do("A kill:starspawn")
    s.asks_for(A, "choose_retreat")
    assert (s.doom(B), s.units(A, LAND)) == (2, {"starspawn": 1, "acolyte": 1})
    s.do("A retreat:starspawn>salem")
    assert (s.units(A, "salem"), s.doom(B)) == ({"starspawn": 1}, 2)


@pytest.mark.card("regenerate")
@pytest.mark.rule("CW 30.5.9", "CW 30.5.10", "CW 40.5.8")
def test_two_kills_on_one_starspawn_kill_it():
    """Both are the owner's choice: the other unit is spared."""
    s = wounded(6, 6, 1).do("A kill:starspawn")
    s.asks(A, "choose_kill", "kill:acolyte", "kill_again:starspawn")
    s.do("A kill_again:starspawn")
    assert (s.doom(B), s.units(A, LAND), pool(s, A, "starspawn")) == (3, {"acolyte": 1}, 2)


@pytest.mark.rule("CW 40.5.8", "CW 30.5.9")
def test_the_second_result_may_go_to_another_unit():
    s = wounded(6, 6, 1).do("A kill:starspawn", "A kill:acolyte")
    s.asks_for(A, "choose_retreat")
    assert (s.doom(B), pool(s, A, "acolyte"), pool(s, A, "starspawn")) == (3, 6, 1)


@pytest.mark.rule("CW 40.5.8", "CW 30.5.9", "CW 19.4.4")
def test_a_second_kill_need_not_be_taken():
    s = wounded(6, 6, 1, units="starspawn").do()
    s.asks(A, "choose_kill", "kill_again:starspawn", "ignore")
    s.do("A ignore")
    s.asks_for(A, "choose_retreat")
    assert s.doom(B) == 2


@pytest.mark.rule("CW 30.5.9", "CW 30.5.10")
def test_a_kill_and_a_pain_are_a_pain():
    """The Starspawn takes both, and the Acolyte may stay."""
    s = wounded(6, 4, 1).do("A kill:starspawn")
    s.asks(A, "choose_pain", "pain:acolyte", "pain_again:starspawn")
    s.do("A pain_again:starspawn", "A retreat:starspawn>salem")
    assert (s.units(A, LAND), s.units(A, "salem"), s.doom(B)) == (
        {"acolyte": 1},
        {"starspawn": 1},
        2,
    )


@pytest.mark.rule("CW 30.5.9", "CW 30.5.10")
def test_two_pains_are_a_pain():
    s = wounded(4, 5, 1).do("A pain:starspawn")
    s.asks(A, "choose_pain", "pain:acolyte", "pain_again:starspawn")
    s.do("A pain_again:starspawn", "A retreat:starspawn>salem")
    assert (s.units(A, LAND), s.doom(B)) == ({"acolyte": 1}, 0)


@pytest.mark.rule("CW 30.5.9", "CW 30.5.10")
def test_no_more_than_two_results():
    """Three Kills for one Starspawn and an Acolyte: the third has to be the Acolyte's."""
    s = wounded(6, 6, 6).do("A kill:starspawn", "A kill_again:starspawn")
    assert (s.doom(B), s.units(A, LAND)) == (4, {})


@pytest.mark.rule("CW 30.5.9")
def test_each_of_two_starspawn_can_take_two():
    s = wounded(6, 6, 6, units="starspawn starspawn")
    s.asks(A, "choose_kill", "kill:starspawn", "kill_again:starspawn")
    s.do("A kill_again:starspawn", auto=False)
    s.asks(A, "choose_kill", "kill:starspawn")
    s.do("A kill:starspawn", "A retreat:starspawn>salem")
    assert (s.doom(B), s.units(A, "salem"), pool(s, A, "starspawn")) == (5, {"starspawn": 1}, 1)


@pytest.mark.rule("CW 18.3.5", "CW 30.5.10", "CW 19.5.8")
def test_a_starspawn_that_escapes_a_kill_but_cannot_retreat():
    """In all its full value is scored, not the half as well."""
    s = table(
        power=(0, 2), turn=B, books=blooded("regenerate"),
        units={
            A: {"newburyport": "starspawn"},
            B: {"newburyport": "serpent_man", "devil_miskatonic": "wizard", "innsmouth": "wizard",
                "merrimack_river": "acolyte", "gardner_reservoir": "acolyte"},
        },
    )  # fmt: skip
    s.rolls(6, 1, 1, 1).do("B battle@newburyport")
    assert (s.doom(B), pool(s, A, "starspawn")) == (3, 2)


@pytest.mark.rule("CW 30.5.10", "CW 7.2.7", "CW 30.5.9")
def test_regenerate_may_be_declined():
    s = table(
        power=(0, 2), turn=B, books=blooded("regenerate"),
        units={A: {LAND: "starspawn acolyte"}, B: {LAND: "2 serpent_man"}},
    )  # fmt: skip
    s.rolls(6, 4, 1, 1, 1).do("A switch_off:regenerate", f"B battle@{LAND}", "A kill:starspawn")
    assert (s.doom(B), pool(s, A, "starspawn"), s.units(A, LAND)) == (3, 2, {"acolyte": 1})
    s.asks_for(A, "choose_retreat")


@pytest.mark.rule("CW 30.5.9", "CW 30.5.10", "CW 7.1.2")
def test_without_the_spellbook_a_kill_kills():
    s = wounded(6, 6, 1, books=()).do("A kill:starspawn")
    assert (s.doom(B), s.units(A, LAND)) == (4, {})


@pytest.mark.rule("CW 30.5.9")
def test_only_starspawn_regenerate():
    s = wounded(6, 4, 1, units="deep_one acolyte").do("A kill:deep_one")
    assert (s.doom(B), pool(s, A, "deep_one")) == (1, 4)
    s.asks_for(A, "choose_retreat")


@pytest.mark.rule("CW 40.2.7", "CW 18.3.3")
def test_a_kill_survived_enrages_nobody_and_feeds_nobody():
    s = table(
        "windwalker", power=(0, 2), turn=B, books=blooded("regenerate") | {B: "cannibalism"},
        units={A: {LAND: "starspawn"}, B: {LAND: "wendigo"}},
    )  # fmt: skip
    s.rolls(6, 1, 1, 1).do(f"B battle@{LAND}", "A retreat:starspawn>salem")
    assert (s.doom(B), s.units(B, LAND)) == (2, {"wendigo": 1})
    s.is_turn_of(B)


# -- Submerge --------------------------------------------------------------------------------------


def at_sea(units="cthulhu acolyte! acolyte deep_one", power=(3, 1), **more):
    return table(
        power=power, books={A: "submerge"}, units={A: {SEA: units, LAND: "shoggoth"}}, **more
    )


@pytest.mark.card("submerge")
@pytest.mark.rule("CW 30.5.11", "CW 40.6.3")
def test_submerge_takes_whom_he_likes_and_leaves_the_gate():
    s = at_sea().do(f"A submerge@{SEA}")
    assert (s.power(A), s.units(A, "sheet")) == (2, {"cthulhu": 1})
    s.asks(A, "choose_divers", "dive:acolyte_on_gate", "dive:acolyte", "dive:deep_one", "enough")
    s.do("A dive:acolyte_on_gate", "A dive:deep_one", "A enough")
    assert s.units(A, "sheet") == {"cthulhu": 1, "acolyte": 1, "deep_one": 1}
    assert (s.units(A, SEA), s.gate(SEA), s.units(A, LAND)) == (
        {"acolyte": 1},
        "free",
        {"shoggoth": 1},
    )
    assert told("left_map", seat=A, unit="deep_one", at=SEA) in s.told(B)
    s.refuses(A, f"submerge@{SEA}")


@pytest.mark.rule("CW 30.5.11", "CW 7.2.7")
def test_cthulhu_may_submerge_alone():
    s = at_sea().do(f"A submerge@{SEA}", "A enough")
    assert (s.units(A, "sheet"), s.gate(SEA)) == ({"cthulhu": 1}, "A acolyte")


@pytest.mark.card("submerge")
@pytest.mark.rule("CW 30.5.12", "CW 11.1.2")
@pytest.mark.example("CW ex-18")
@pytest.mark.parametrize(
    ("power", "book", "place", "why"),
    [
        (5, "submerge", "", "not_in_play"),
        (5, "submerge", LAND, "not_in_water"),
        (5, "dreams", SEA, "closed_book"),
        (5, "submerge", "sheet", "submerged_already"),
    ],
)
def test_submerge_is_refused(power, book, place, why):
    units = {HOME: "acolyte"} | ({place: "cthulhu"} if place else {})
    s = table(power=(power, 1), books={A: book}, units={A: units})
    assert s.keys(A, "submerge") == []
    assert s.why(A, "submerge").why == why


@pytest.mark.card("submerge")
@pytest.mark.rule("CW 30.5.13", "CW 9.1.8")
def test_all_emerge_together_anywhere_for_nothing():
    units = {
        A: {"sheet": "cthulhu 2 acolyte deep_one", SEA: "shoggoth"},
        B: {"dunwich": "2 acolyte"},
    }
    s = table(power=(1, 1), books={A: "submerge"}, units=units)
    assert len(s.keys(A, "emerge")) == 14
    s.do("A emerge@dunwich")
    assert (s.power(A), s.units(A, "sheet")) == (1, {})
    assert s.units(A, "dunwich") == {"cthulhu": 1, "acolyte": 2, "deep_one": 1}
    assert told("placed", seat=A, unit="cthulhu", at="dunwich") in s.told(B)
    s.refuses(A, f"emerge@{SEA}", f"recruit:acolyte@{SEA}")
    table(power=(0, 3), books={A: "submerge"}, units=units).is_turn_of(B)


@pytest.mark.rule("CW 30.5.13", "CW 40.6.20")
def test_emerging_in_the_ice_age_costs_one():
    more = {"books": {A: "submerge", B: "ice_age"}, "tokens": {"ice_age": LAND}}
    s = table("windwalker", power=(1, 1), units={A: {"sheet": "cthulhu"}}, **more)
    s.do(f"A emerge@{LAND}")
    assert s.power(A) == 0


@pytest.mark.rule("CW 30.5.13")
def test_without_cthulhu_below_nobody_emerges():
    s = at_sea()
    assert s.keys(A, "emerge") == []
    assert s.why(A, "emerge").why == "not_submerged"


@pytest.mark.rule("CW 40.6.19", "CW 30.5.11")
def test_submerging_from_the_ice_age_costs_nothing_more():
    s = table(
        "windwalker", power=(1, 1), units={A: {SEA: "cthulhu"}}, tokens={"ice_age": SEA},
        books={A: "submerge", B: "ice_age"},
    ).do(f"A submerge@{SEA}")  # fmt: skip
    assert (s.power(A), s.units(A, "sheet")) == (0, {"cthulhu": 1})


@pytest.mark.rule("CW 40.6.2", "CW 14.1.2")
def test_submerged_cultists_bring_power():
    s = table(
        at="gather", power=(0, 0), units={A: {"sheet": "cthulhu 3 acolyte", HOME: "acolyte!"}}
    )
    assert s.power(A) == 6


@pytest.mark.rule("CW 40.6.2", "CW 16.2.6")
def test_a_submerged_cthulhu_counts_in_a_ritual():
    s = table(at="doom turn", power=(5, 0), units={A: {"sheet": "cthulhu 2 acolyte"}})
    s.do("A ritual")
    assert (s.power(A), s.signs(A), s.doom(A)) == (0, 1, 0)


@pytest.mark.rule("CW 40.6.2")
def test_the_submerged_are_in_no_area():
    """Neither can they fight or be touched, nor do they move or hold a place to recruit."""
    s = table(
        power=(9, 2), books={A: "submerge devolve"},
        units={A: {"sheet": "cthulhu acolyte deep_one", HOME: "shoggoth"}, B: {SEA: "acolyte"}},
    )  # fmt: skip
    assert s.keys(A, "recruit") == [f"recruit:acolyte@{HOME}"]
    assert not [key for key in s.keys(A, "move") if "shoggoth" not in key]
    s.do(f"A recruit:acolyte@{HOME}")
    s.asks(A, "between", f"devolve:acolyte@{HOME}", "pass")


# -- Y'ha-Nthlei -----------------------------------------------------------------------------------


def gathered(units, book="yha_nthlei", decline=False, gates=""):
    """The Power Great Cthulhu gathers through abilities."""
    s = table(power=(1, 0), books={A: {4: book}}, units=units, gates=gates)
    if decline:
        s.do(f"A switch_off:{book}")
    s.do("A pass_turn")
    by_abilities = told("gathered", seat=A, source="abilities").items()
    return sum(event["count"] for event in s.told(A) if by_abilities <= event.items())


@pytest.mark.card("yha_nthlei")
@pytest.mark.rule("CW 30.5.14", "CW 30.5.15")
def test_power_from_the_opponents_gates_in_water():
    theirs = {SEA: "acolyte!", "merrimack_river": "acolyte!", "salem": "acolyte!"}
    units = {A: {HOME: "acolyte!", "arkham": "cthulhu"}, B: theirs}
    assert gathered(units, gates="gardner_reservoir") == 2
    assert gathered(units, "dreams") == 0
    assert gathered({A: {HOME: "acolyte!"}, B: theirs}) == 0


@pytest.mark.card("yha_nthlei")
@pytest.mark.rule("CW 40.6.2", "CW 30.5.14")
def test_power_while_cthulhu_is_submerged():
    assert gathered({A: {"sheet": "cthulhu"}, B: {SEA: "acolyte!"}}) == 1


@pytest.mark.rule("CW 30.5.14", "CW 7.2.7")
def test_y_ha_nthlei_may_be_declined():
    units = {A: {HOME: "cthulhu"}, B: {SEA: "acolyte!"}}
    assert (gathered(units), gathered(units, decline=True)) == (1, 0)


@pytest.mark.rule("CW 30.5.5", "CW 13.2.1", "CW 40.5.2")
def test_devolve_opened_by_an_action_may_answer_that_action():
    units = {A: {HOME: "acolyte! acolyte"}, B: {LAND: "acolyte"}}
    s = table(power=(12, 3), units=units).do(f"A awaken:cthulhu@{HOME}", "A book:devolve")
    s.asks_for(A, "between")
    s.do(f"A devolve:acolyte@{HOME}", "A pass")
    assert s.units(A, HOME) == {"acolyte": 1, "deep_one": 1, "cthulhu": 1}
