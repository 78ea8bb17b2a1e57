"""Black Goat's six spellbooks: what each does, when it is refused, how it is declined."""

import pytest

from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

HOME, NEAR, FAR, SEA = "dunwich", "arkham", "salem", "martins_cove"


def table(other="sleeper", **more):
    """Black Goat against somebody, in Lovecraft Country."""
    return scene("black_goat", other, map="lovecraft_country", **more)


def pool(s, seat, kind):
    return s.units(seat, "pool").get(kind, 0)


def kinds(events):
    return [event["kind"] for event in events]


# -- Ghroth ----------------------------------------------------------------------------------------

FUNGI = {A: {HOME: "2 fungi", NEAR: "fungi", FAR: "acolyte"}}  # two areas with Fungi


@pytest.mark.card("ghroth")
@pytest.mark.rule("CW 31.5.1", "CW 31.5.2")
@pytest.mark.parametrize("owner", [A, B])
def test_ghroth_above_the_number_of_areas_places_an_acolyte_of_any_pool_anywhere(owner):
    s = table(power=(3, 1), books={A: {4: "ghroth"}}, units=FUNGI | {B: {SEA: "2 acolyte"}})
    s.rolls(3).do("A ghroth")
    assert (s.power(A), told("die", seat=A, value=3) in s.told(B)) == (1, True)
    assert len(s.keys(A, "spawn")) == 2 * 14
    s.do(f"A spawn~{owner}@boston")
    assert (s.units(owner, "boston"), s.units(1 - owner, "boston")) == ({"acolyte": 1}, {})
    assert (s.g.doom, s.units(B, SEA)) == ([0, 0], {"acolyte": 2})


@pytest.mark.card("ghroth")
@pytest.mark.rule("CW 40.2.4", "CW 31.5.3")
@pytest.mark.parametrize("value", [1, 2])
def test_ghroth_up_to_the_number_of_areas_takes_cultists(value):
    s = table(
        power=(2, 1), books={A: {4: "ghroth"}},
        units=FUNGI | {B: {SEA: "acolyte! acolyte wizard", "boston": "acolyte"}},
    )  # fmt: skip
    s.rolls(value).do("A ghroth")
    keys = (f"tribute:acolyte_on_gate@{SEA}", f"tribute:acolyte@{SEA}", "tribute:acolyte@boston")
    s.asks(B, "choose_tribute", *keys)
    s.do(f"B tribute:acolyte_on_gate@{SEA}", *["B tribute:acolyte@boston"] * (value - 1))
    assert (s.power(A), s.doom(A), s.doom(B), s.gate(SEA)) == (0, value, 0, "free")
    assert (pool(s, B, "acolyte"), s.units(A, FAR)) == (3 + value, {"acolyte": 1})
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.6.8", "CW 31.5.3")
@pytest.mark.parametrize("cultists", [0, 1])
def test_ghroth_takes_no_more_than_there_are(cultists):
    theirs = {SEA: "acolyte"} if cultists else {}
    s = table(
        power=(2, 1), books={A: {4: "ghroth"}}, units=FUNGI | {B: theirs | {"boston": "wizard"}}
    )
    s.rolls(2).do("A ghroth")
    assert (s.doom(A), s.units(B, SEA), s.units(B, "boston")) == (cultists, {}, {"wizard": 1})
    s.is_turn_of(A)


@pytest.mark.rule("CW 31.5.1")
def test_ghroth_counts_areas_with_fungi_of_the_map():
    """Without Fungi every number is greater; several in one area count once."""
    for units, value in (({A: {HOME: "acolyte"}}, 1), ({A: {HOME: "4 fungi"}}, 2)):
        s = table(power=(2, 1), books={A: {4: "ghroth"}}, units=units | {B: {SEA: "acolyte"}})
        s.rolls(value).do("A ghroth")
        s.asks_for(A, "choose_acolyte")


@pytest.mark.rule("CW 40.6.26", "CW 31.5.2")
def test_the_acolyte_of_ghroth_may_be_declined():
    s = table(power=(2, 1), books={A: {4: "ghroth"}}, units={A: {HOME: "acolyte"}})
    s.rolls(6).do("A ghroth", "A none")
    assert (s.units(A, "pool")["acolyte"], s.units(B, "pool")["acolyte"]) == (5, 6)
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.6.26", "CW 31.5.2")
def test_only_pools_with_an_acolyte_can_give_one():
    s = table(power=(2, 1), books={A: {4: "ghroth"}}, units={A: {HOME: "6 acolyte"}})
    s.rolls(6).do("A ghroth")
    assert {key.split("@")[0] for key in s.keys(A, "spawn")} == {f"spawn~{B}"}
    units = {A: {HOME: "6 acolyte"}, B: {SEA: "6 acolyte"}}
    s = table(power=(2, 1), books={A: {4: "ghroth"}}, units=units).rolls(6).do("A ghroth")
    assert "placed" not in kinds(s.told(A))
    s.is_turn_of(A)


@pytest.mark.rule("CW 31.5.2", "CW 31.4.4")
def test_an_enemy_acolyte_placed_by_ghroth_shares_an_area():
    s = table(power=(2, 1), books={A: "ghroth"}, units={A: {HOME: "acolyte"}})
    s.rolls(6).do("A ghroth", f"A spawn~{B}@{HOME}", "A book:frenzy")
    assert (s.books(A), s.power(A)) == ({1: "ghroth", 4: "frenzy"}, 1)


@pytest.mark.rule("CW 31.5.4", "CW 40.6.29")
def test_when_the_minute_is_up_black_goat_chooses():
    s = table(
        power=(2, 1), books={A: {4: "ghroth"}},
        units=FUNGI | {B: {SEA: "acolyte! acolyte", "boston": "acolyte"}},
    )  # fmt: skip
    s.refuses(A, "time_up")
    s.rolls(2).do("A ghroth")
    s.refuses(B, "time_up")
    s.do("B tribute:acolyte@boston", "A time_up")
    assert told("time_up", seat=A) in s.told(B)
    s.asks(A, "choose_tribute", f"tribute:acolyte_on_gate@{SEA}", f"tribute:acolyte@{SEA}")
    s.refuses(A, "time_up")
    s.do(f"A tribute:acolyte_on_gate@{SEA}")
    assert (s.doom(A), s.gate(SEA), s.units(B, SEA)) == (2, "free", {"acolyte": 1})
    s.is_turn_of(A)
    s.refuses(A, "time_up")


@pytest.mark.rule("CW 40.6.29")
def test_the_minute_is_sixty_seconds_of_the_tables_clock():
    assert table().game.rules.waits["time_up"] == 60


@pytest.mark.rule("CW 31.5.1", "CW 7.1.2", "CW 9.1.4")
@pytest.mark.parametrize(("power", "book"), [(1, "ghroth"), (2, "frenzy")])
def test_ghroth_is_refused(power, book):
    s = table(power=(power, 1), books={A: {4: book}}, units=FUNGI | {B: {SEA: "acolyte"}})
    s.refuses(A, "ghroth")


# -- Necrophagy ------------------------------------------------------------------------------------


def carrion(ours="fungi", theirs="2 wizard", books="necrophagy", faces=(1,), **places):
    """Black Goat attacks at Arkham; her Ghouls are somewhere."""
    s = table(
        power=(1, 0), books={A: {4: books}}, units={A: {NEAR: ours} | places, B: {NEAR: theirs}}
    )
    return s.rolls(*faces).do(f"A battle@{NEAR}")


@pytest.mark.card("necrophagy")
@pytest.mark.rule("CW 31.5.5", "CW 31.5.6", "CW 40.5.3")
def test_a_ghoul_brings_a_pain_to_both_sides():
    s = carrion(boston="ghoul", martins_cove="ghoul")
    s.asks(A, "choose_ghoul", "feast:ghoul@boston", f"feast:ghoul@{SEA}", "no_more")
    s.do("A feast:ghoul@boston", "A no_more")
    s.do(f"A retreat:fungi>{HOME}", "B retreat:wizard>kingsport")
    assert (s.units(A, NEAR), s.units(A, HOME)) == ({"ghoul": 1}, {"fungi": 1})
    assert (s.units(B, NEAR), s.units(B, "kingsport")) == ({"wizard": 1}, {"wizard": 1})
    assert told("moved", seat=A, unit="ghoul", at="boston", to=NEAR) in s.told(B)
    s.is_turn_of(A)


@pytest.mark.rule("CW 31.5.5", "CW 31.5.6", "CW 19.4.11")
def test_each_further_ghoul_brings_another():
    """Black Goat has one unit to suffer: her second Pain is surplus."""
    s = carrion(boston="ghoul", martins_cove="ghoul")
    s.do("A feast:ghoul@boston", f"A feast:ghoul@{SEA}", f"A retreat:fungi>{HOME}")
    s.do("B retreat:wizard>kingsport", "B retreat:wizard>kingsport")
    assert (s.units(A, NEAR), s.units(B, NEAR)) == ({"ghoul": 2}, {})
    assert s.units(B, "kingsport") == {"wizard": 2}


@pytest.mark.rule("CW 31.5.5", "CW 7.2.7")
def test_necrophagy_may_be_declined():
    s = carrion(boston="2 ghoul").do("A no_more")
    assert (s.units(A, "boston"), s.units(B, NEAR)) == ({"ghoul": 2}, {"wizard": 2})
    s.is_turn_of(A)


@pytest.mark.card("necrophagy")
@pytest.mark.rule("CW 31.5.5", "CW 7.1.2")
@pytest.mark.parametrize(
    ("ours", "books", "places"),
    [("fungi", "ghroth", {"boston": "ghoul"}), ("fungi 2 ghoul", "necrophagy", {}),
     ("fungi", "necrophagy", {"captive": "ghoul"})],
)  # fmt: skip
def test_necrophagy_is_refused(ours, books, places):
    """Without the spellbook; Ghouls of the battle and of no area do not come."""
    s = carrion(ours, books=books, **places)
    assert "moved" not in kinds(s.told(A))
    s.is_turn_of(A)


@pytest.mark.rule("CW 31.5.5", "CW 19.4.8", "CW 40.5.3")
def test_ghouls_come_though_nobody_is_left_of_her_side():
    """In defence, and the Ghoul takes no result itself."""
    s = table(
        power=(0, 2), turn=B, books={A: {4: "necrophagy"}},
        units={A: {NEAR: "acolyte", "boston": "ghoul"}, B: {NEAR: "serpent_man"}},
    )  # fmt: skip
    s.rolls(6).do(f"B battle@{NEAR}", "A feast:ghoul@boston", "B retreat:serpent_man>kingsport")
    assert (s.units(A, NEAR), s.units(B, NEAR), s.doom(B)) == ({"ghoul": 1}, {}, 1)


@pytest.mark.rule("CW 31.5.7", "CW 19.2.10")
def test_no_ghoul_comes_to_a_battle_that_ended_early():
    """Devour has taken her only unit."""
    s = table(
        "great_cthulhu", power=(0, 2), turn=B, books={A: {4: "necrophagy"}, B: {2: "dreams"}},
        units={A: {NEAR: "acolyte", "boston": "ghoul"}, B: {NEAR: "cthulhu"}},
    )  # fmt: skip
    s.do(f"B battle@{NEAR}", "B devour")
    assert (s.units(A, "boston"), s.doom(B)) == ({"ghoul": 1}, 1)
    s.is_turn_of(B)


# -- Blood Sacrifice -------------------------------------------------------------------------------


def altar(units, book="blood_sacrifice"):
    return table(at="doom", power=(1, 1), books={A: {1: book}}, units={A: units})


@pytest.mark.card("blood_sacrifice")
@pytest.mark.rule("CW 31.5.8", "CW 31.5.9", "CW 18.1.3")
def test_blood_sacrifice():
    s = altar({NEAR: "shub_niggurath", HOME: "acolyte! acolyte dark_young", FAR: "acolyte"})
    victims = (f"acolyte@{HOME}", f"acolyte@{FAR}", f"acolyte_on_gate@{HOME}")
    s.asks(A, "doom", "done", *(f"blood_sacrifice:{one}" for one in victims))
    s.do(f"A blood_sacrifice:acolyte_on_gate@{HOME}")
    assert (s.signs(A), s.doom(B), s.power(A), s.gate(HOME)) == (1, 0, 1, "free")
    assert s.units(A, HOME) == {"acolyte": 1, "dark_young": 1}
    assert told("eliminated", seat=A, unit="acolyte", at=HOME) in s.told(B)
    s.asks(A, "doom", "done")
    assert s.why(A, "blood_sacrifice").rule == "CW 31.5.9"


@pytest.mark.rule("CW 31.5.8", "CW 7.2.7")
def test_blood_sacrifice_may_be_declined():
    s = altar({NEAR: "shub_niggurath", HOME: "acolyte"}).do("A done")
    assert (s.signs(A), s.units(A, HOME)) == (0, {"acolyte": 1})


@pytest.mark.rule("CW 31.5.8", "CW 31.5.9", "CW 16.1.1")
def test_blood_sacrifice_once_in_every_doom_phase_on_her_own_turn():
    s = table(
        at="doom", power=(1, 1), first=B, round=2, books={A: {1: "blood_sacrifice"}},
        units={A: {HOME: "shub_niggurath 3 acolyte"}},
    )  # fmt: skip
    assert s.keys(A, "blood_sacrifice") == []
    s.do("B done", f"A blood_sacrifice:acolyte@{HOME}", "A done", "B pass_turn", "A pass_turn")
    while not s.keys(A, "blood_sacrifice"):
        seat, key = s.asked()[0][0], s.asked()[0].split()[-1]
        s.do(f"{seat} {key}")
    assert (s.g.phase, s.signs(A), s.g.round) == ("doom", 1, 3)


@pytest.mark.card("blood_sacrifice")
@pytest.mark.rule("CW 31.5.8", "CW 31.5.14", "CW 7.1.2")
@pytest.mark.parametrize(
    ("units", "book", "why"),
    [
        ({HOME: "3 acolyte"}, "blood_sacrifice", "not_in_play"),
        ({HOME: "3 acolyte shub_niggurath"}, "red_sign", "closed_book"),
        (
            {HOME: "shub_niggurath 2 dark_young", "captive": "acolyte"},
            "blood_sacrifice",
            "no_cultist_on_map",
        ),
    ],
)
def test_blood_sacrifice_is_refused(units, book, why):
    s = altar(units, book)
    assert s.keys(A, "blood_sacrifice") == []
    assert s.why(A, "blood_sacrifice").why == why


# -- The Red Sign ----------------------------------------------------------------------------------


@pytest.mark.card("red_sign")
@pytest.mark.rule("CW 31.5.10", "CW 31.5.11")
def test_a_dark_young_creates_and_controls_a_gate():
    s = table(power=(3, 1), books={A: "red_sign"}, units={A: {HOME: "dark_young"}})
    s.do(f"A gate@{HOME}", f"A control:dark_young@{HOME}")
    assert (s.power(A), s.gate(HOME)) == (0, "A dark_young")


@pytest.mark.rule("CW 31.5.11", "CW 12.2.7")
@pytest.mark.example("CW ex-33")
def test_a_dark_young_takes_over_a_gate():
    s = table(power=(3, 1), books={A: "red_sign"}, units={A: {HOME: "acolyte!"}})
    s.do(f"A summon:dark_young@{HOME}", f"A abandon@{HOME}", f"A control:dark_young@{HOME}")
    assert (s.power(A), s.gate(HOME)) == (0, "A dark_young")
    s.do("A end")
    s.asks_for(B, "act")


@pytest.mark.card("red_sign")
@pytest.mark.rule("CW 31.5.15", "CW 31.5.10", "CW 31.5.11")
@pytest.mark.parametrize("declined", [False, True])
def test_without_the_red_sign_dark_young_are_monsters(declined):
    book = "red_sign" if declined else "frenzy"
    s = table(
        power=(4, 1), books={A: book}, gates=FAR, units={A: {HOME: "dark_young", FAR: "dark_young"}}
    )
    if declined:
        s.offers(A, f"gate@{HOME}", f"control:dark_young@{FAR}")
        s.do("A switch_off:red_sign")
    s.refuses(A, f"gate@{HOME}", f"control:dark_young@{FAR}")


@pytest.mark.rule("CW 31.5.11")
def test_only_dark_young_hold_gates():
    s = table(
        power=(4, 1), books={A: "red_sign"}, gates=FAR,
        units={A: {HOME: "fungi ghoul shub_niggurath", FAR: "fungi ghoul"}},
    )  # fmt: skip
    assert (s.keys(A, "gate@"), s.keys(A, "control")) == ([], [])


@pytest.mark.rule("CW 31.5.11", "CW 10.2.2", "CW 16.2.5")
def test_a_gate_of_a_dark_young_is_controlled_for_all_purposes():
    s = table(power=(1, 1), books={A: "red_sign"}, units={A: {HOME: "dark_young!"}})
    s.offers(A, f"summon:ghoul@{HOME}")
    s = table(at="doom turn", power=(5, 1), books={A: "red_sign"}, units={A: {HOME: "dark_young!"}})
    s.do("A ritual")
    assert s.doom(A) == 1


@pytest.mark.rule("CW 31.5.12")
@pytest.mark.parametrize(
    ("book", "declined", "dice"), [("red_sign", 0, 5), ("red_sign", 1, 3), ("frenzy", 0, 3)]
)
def test_dark_young_strengthen_shub_niggurath(book, declined, dice):
    """Two of them in play beside a gate and two cultists; their own combat stays what it is."""
    ours = {NEAR: "shub_niggurath", FAR: "acolyte! acolyte 2 dark_young"}
    s = table(power=(2, 0), books={A: {4: book}}, units={A: ours, B: {NEAR: "wizard"}})
    if declined:
        s.do("A switch_off:red_sign")
    s.rolls(*[1] * dice).do(f"A battle@{NEAR}")
    assert s.dice() == (dice, 0)


@pytest.mark.rule("CW 31.5.12", "CW 31.2.5")
def test_dark_young_strengthen_nobody_else():
    s = table(
        power=(2, 0), books={A: {4: "red_sign"}},
        units={A: {NEAR: "dark_young fungi", FAR: "2 dark_young"}, B: {NEAR: "wizard"}},
    )  # fmt: skip
    s.rolls(1, 1, 1).do(f"A battle@{NEAR}")
    assert s.dice() == (3, 0)


def gathered(units, book, decline=""):
    """The Power Black Goat gathers, by source."""
    s = table(power=(1, 0), books={A: book}, units={A: units})
    s.do(*([f"A switch_off:{decline}"] if decline else []), "A pass_turn")
    return {
        event["source"]: event["count"]
        for event in s.told(A)
        if event["kind"] == "gathered" and event["seat"] == A
    }


@pytest.mark.rule("CW 31.5.13", "CW 31.5.14", "CW 14.1.8")
def test_dark_young_bring_power():
    units = {HOME: "dark_young!", FAR: "2 dark_young acolyte fungi"}
    assert gathered(units, "red_sign") == {"cultists": 1, "gates": 2, "abilities": 3}
    units = {HOME: "acolyte!", FAR: "2 dark_young", "captive": "dark_young"}
    assert gathered(units, "red_sign") == {"cultists": 1, "gates": 2, "abilities": 2}
    assert gathered(units, "frenzy") == {"cultists": 1, "gates": 2}
    assert gathered(units, "red_sign", "red_sign") == {"cultists": 1, "gates": 2}


@pytest.mark.rule("CW 31.5.14")
def test_dark_young_are_no_cultists():
    """They are not captured, not offered, not dreamt of, and protect like monsters."""
    s = table(
        "great_cthulhu", power=(3, 3), turn=B, books={A: {1: "red_sign", 4: "frenzy"}, B: "dreams"},
        units={A: {HOME: "dark_young!", FAR: "dark_young acolyte"},
               B: {HOME: "cthulhu", FAR: "starspawn"}},
    )  # fmt: skip
    s.refuses(B, f"capture@{HOME}", f"capture@{FAR}", f"dreams@{HOME}")
    s.offers(B, f"dreams@{FAR}")
    s = table(
        power=(3, 1), books={A: "red_sign"}, units={A: {HOME: "2 dark_young", FAR: "acolyte"}}
    )
    s.refuses(A, "fulfil:black_goat_5")
    assert s.keys(A, "recruit:dark_young") == []


@pytest.mark.rule("CW 31.5.14", "CW 31.5.16")
def test_frenzy_does_not_weaken_dark_young():
    s = table(
        power=(2, 0), books={A: {1: "red_sign", 4: "frenzy"}},
        units={A: {NEAR: "dark_young! acolyte"}, B: {NEAR: "wizard"}},
    )  # fmt: skip
    s.rolls(1, 1, 1).do(f"A battle@{NEAR}")
    assert s.dice() == (3, 0)


@pytest.mark.rule("CW 40.6.10", "CW 31.5.11")
@pytest.mark.parametrize(("face", "doom"), [(6, 3), (4, 0)])
def test_a_dark_young_killed_or_driven_off_leaves_the_gate(face, doom):
    s = table(
        power=(0, 2), turn=B, books={A: {1: "red_sign", 4: "frenzy"}},
        units={A: {HOME: "dark_young!"}, B: {HOME: "serpent_man"}},
    )  # fmt: skip
    s.rolls(face, 1, 1).do(f"B battle@{HOME}")
    if face == 4:
        s.do(f"A retreat:dark_young_on_gate>{NEAR}")
        assert s.units(A, NEAR) == {"dark_young": 1}
    assert (s.gate(HOME), s.doom(B), s.units(A, HOME)) == ("free", doom, {})


@pytest.mark.rule("CW 31.3.5", "CW 40.6.10", "CW 40.6.9")
def test_a_dark_young_swapped_from_its_gate_leaves_it():
    s = table(
        power=(2, 1), books={A: "red_sign"}, units={A: {HOME: "dark_young!", FAR: "shub_niggurath"}}
    )
    s.do(f"A avatar~{A}@{HOME}")
    assert (s.gate(HOME), s.units(A, FAR)) == ("free", {"dark_young": 1})


# -- Frenzy ----------------------------------------------------------------------------------------


@pytest.mark.card("frenzy")
@pytest.mark.rule("CW 31.5.16", "CW 40.5.19")
def test_cultists_in_frenzy_attack_alone():
    s = table(
        power=(1, 0), books={A: {4: "frenzy"}},
        units={A: {NEAR: "acolyte! 2 acolyte"}, B: {NEAR: "wizard"}},
    )  # fmt: skip
    s.rolls(6, 1, 1).do(f"A battle@{NEAR}")
    assert (s.dice(), s.doom(A), s.gate(NEAR)) == ((3, 0), 1, "A acolyte")


@pytest.mark.card("frenzy")
@pytest.mark.rule("CW 31.5.16", "CW 7.2.7", "CW 40.5.19")
@pytest.mark.parametrize(("book", "declined"), [("ghroth", False), ("frenzy", True)])
def test_without_frenzy_they_cannot(book, declined):
    s = table(
        power=(1, 0), books={A: {4: book}}, units={A: {NEAR: "3 acolyte"}, B: {NEAR: "wizard"}}
    )
    if declined:
        s.offers(A, f"battle@{NEAR}")
        s.do("A switch_off:frenzy")
    s.refuses(A, f"battle@{NEAR}")


@pytest.mark.rule("CW 31.5.16")
def test_frenzy_is_for_her_own_cultists():
    s = table(
        power=(1, 0), books={A: {4: "frenzy"}},
        units={A: {NEAR: "acolyte ghoul"}, B: {NEAR: "3 acolyte"}},
    )  # fmt: skip
    s.rolls(1).do(f"A battle@{NEAR}")
    assert s.dice() == (1, 0)


@pytest.mark.rule("CW 31.5.17")
def test_cultists_in_frenzy_can_still_be_captured():
    s = table(
        power=(1, 1), turn=B, books={A: {4: "frenzy"}},
        units={A: {NEAR: "3 acolyte"}, B: {NEAR: "wizard"}},
    )  # fmt: skip
    s.do(f"B capture@{NEAR}")
    assert (s.units(A, "captive"), s.units(A, NEAR), s.power(B)) == (
        {"acolyte": 1},
        {"acolyte": 2},
        0,
    )


# -- The Thousand Young ----------------------------------------------------------------------------


def prices(units, book="thousand_young", decline=False):
    """What the first summon of each kind costs."""
    found = {}
    for kind in ("ghoul", "fungi", "dark_young"):
        s = table(power=(5, 1), books={A: {1: book}}, units={A: units})
        s.do(*(["A switch_off:thousand_young"] if decline else []), f"A summon:{kind}@{HOME}")
        found[kind] = 5 - s.power(A)
    return found


@pytest.mark.card("thousand_young")
@pytest.mark.rule("CW 31.5.18", "CW 31.5.19", "CW 7.2.7")
def test_her_brood_is_cheaper():
    full = {"ghoul": 1, "fungi": 2, "dark_young": 3}
    mother = {HOME: "acolyte!", FAR: "shub_niggurath"}
    assert prices(mother) == {"ghoul": 0, "fungi": 1, "dark_young": 2}
    assert prices({HOME: "acolyte!"}) == full
    assert prices(mother, "frenzy") == full
    assert prices(mother, decline=True) == full


@pytest.mark.rule("CW 31.5.18")
def test_nothing_else_is_cheaper():
    s = table(
        power=(2, 1), books={A: "thousand_young"}, units={A: {HOME: "acolyte! shub_niggurath"}}
    )
    s.do(f"A recruit:acolyte@{HOME}")
    assert s.power(A) == 1
    s = table(power=(7, 1), books={A: "thousand_young"}, units={A: {HOME: "acolyte! 2 acolyte"}})
    assert s.keys(A, "awaken") == []


@pytest.mark.rule("CW 31.5.18", "CW 9.1.8", "CW 31.1.1")
def test_a_ghoul_for_nothing_still_needs_power_left():
    units = {A: {HOME: "acolyte! shub_niggurath"}}
    s = table(power=(1, 1), books={A: "thousand_young"}, units=units)
    s.do(f"A summon:ghoul@{HOME}", f"A summon:ghoul@{HOME}")
    assert (s.power(A), s.units(A, HOME)["ghoul"]) == (1, 2)
    s = table(power=(1, 1), books={A: "thousand_young"}, units=units)
    s.do(f"A recruit:acolyte@{HOME}")
    assert (s.power(A), s.keys(A, "summon")) == (0, [])
    table(power=(0, 3), books={A: "thousand_young"}, units=units).refuses(A, f"summon:ghoul@{HOME}")


@pytest.mark.card("thousand_young")
@pytest.mark.rule("CW 31.5.19", "CW 31.5.18")
def test_without_her_the_price_is_back():
    """She has been killed in the battle before."""
    s = table(
        power=(3, 1), books={A: {1: "thousand_young", 4: "frenzy"}},
        units={A: {HOME: "acolyte!", FAR: "shub_niggurath"}, B: {FAR: "serpent_man"}},
    )  # fmt: skip
    s.rolls(1, 1, 6).do(f"A battle@{FAR}")
    assert (pool(s, A, "shub_niggurath"), s.doom(B)) == (1, 8)
    s.do(f"A summon:ghoul@{HOME}")
    assert s.power(A) == 1


@pytest.mark.rule("CW 40.6.30", "CW 31.5.15")
def test_a_dark_young_steps_off_when_the_red_sign_is_declined():
    s = scene(
        "black_goat", "sleeper", units={A: {"india": "dark_young!", "kalahari": "acolyte!"}},
        books={A: "red_sign"},
    )  # fmt: skip
    s.do("A switch_off:red_sign")
    assert s.gates() == {"india": "free", "kalahari": "A acolyte"}
    s.refuses(A, "control:dark_young@india", "summon:ghoul@india")
    s.offers(A, "summon:ghoul@kalahari")


@pytest.mark.rule("CW 40.6.31", "CW 31.5.3")
def test_ghroth_does_not_reach_cultists_on_a_sheet():
    s = scene(
        "black_goat", "great_cthulhu", books={A: "ghroth"},
        units={
            A: {"kalahari": "fungi", "india": "fungi", "siberia": "acolyte!"},
            B: {"sheet": "cthulhu 3 acolyte", "baltica": "acolyte"},
        },
    )  # fmt: skip
    s.rolls(2).do("A ghroth")
    assert (s.units(B, "sheet"), s.units(B, "baltica")) == ({"cthulhu": 1, "acolyte": 3}, {})
    assert s.doom(A) == 1
