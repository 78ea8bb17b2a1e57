"""Assigning results and the abilities after a battle (chapters 19.4 and 40.5, 40.2.5 to 40.2.7)."""

import pytest

from tests.games.duel.scene import A, B, scene


def fight(own, other, *faces, factions=("windwalker", "sleeper"), **more):
    """A has attacked in Kalahari with these faces, A's own first; `also` are units elsewhere."""
    settings = {"power": (5, 5)} | more
    places = {A: {"kalahari": own}, B: {"kalahari": other}}
    for seat, elsewhere in settings.pop("also", {}).items():
        places[seat] |= elsewhere
    s = scene(*factions, units=places, **settings).rolls(*faces)
    return s.do("A battle@kalahari")


def results(s):
    """What was assigned, in its order: seat, unit, result."""
    return [
        (event["seat"], event["unit"], event["result"])
        for event in s.told(A)
        if event["kind"] == "result"
    ]


def happened(s, *kinds):
    """The events of these kinds, in their order: kind and unit."""
    return [(event["kind"], event["unit"]) for event in s.told(A) if event["kind"] in kinds]


# -- Kills and Pains -------------------------------------------------------------------------------


@pytest.mark.rule("CW 19.4.1", "CW 19.4.2", "CW 40.5.23")
def test_everybody_assigns_to_ones_own_units_kills_first_attacker_first():
    s = fight("2 wendigo acolyte", "2 serpent_man wizard acolyte", 6, 4, 5, 6)
    s.asks(A, "choose_kill", "kill:wendigo", "kill:acolyte")
    s.do("A kill:acolyte")
    s.asks(B, "choose_kill", "kill:serpent_man", "kill:wizard", "kill:acolyte")
    s.do("B kill:wizard")
    s.asks_for(B, "choose_pain")  # two equal Wendigo leave A nothing to choose
    assert results(s) == [(A, "acolyte", "kill"), (B, "wizard", "kill"), (A, "wendigo", "pain")]
    s.do("B pain:serpent_man")
    assert results(s)[3:] == [(B, "serpent_man", "pain")]


@pytest.mark.rule("CW 19.4.1", "CW 19.4.10")
def test_the_pains_go_to_units_without_a_result():
    s = fight("2 wendigo acolyte gnoph_keh", "2 serpent_man", *[1] * 5, 6, 4)
    s.do("A kill:acolyte")
    s.asks(A, "choose_pain", "pain:wendigo", "pain:gnoph_keh")


@pytest.mark.rule("CW 19.4.3", "CW 19.4.11")
def test_a_unit_takes_one_result_and_surplus_pains_are_ignored():
    s = fight("gnoph_keh wendigo", "wizard", 6, 4, 4, 5)
    assert results(s) == [(B, "wizard", "kill")]
    assert s.units(B, "pool")["wizard"] == 2
    s.is_turn_of(A)
    pains = fight("gnoph_keh wendigo", "2 wizard", 4, 4, 4, 5)
    assert results(pains) == [(B, "wizard", "pain")] * 2


@pytest.mark.rule("CW 19.4.4")
def test_surplus_kills_are_ignored():
    s = fight("gnoph_keh wendigo", "2 wizard", 6, 6, 6, 6)
    assert results(s) == [(B, "wizard", "kill")] * 2
    assert s.doom(A) == 2
    s.is_turn_of(A)


@pytest.mark.rule("CW 19.4.5", "CW 19.4.1")
def test_as_many_results_must_be_taken_as_there_are_units():
    s = fight("gnoph_keh", "tsathoggua wizard", 6, 4, 1, 1, 1, power=(2, 5))
    s.asks(B, "choose_kill", "kill:tsathoggua", "kill:wizard")
    s.do("B kill:wizard")
    assert results(s) == [(B, "wizard", "kill"), (B, "tsathoggua", "pain")]
    kills = fight("gnoph_keh", "tsathoggua wizard", 6, 6, 4, 1, 1, power=(2, 5))
    kills.do("B kill:wizard")
    assert kills.units(B, "kalahari") == {}
    assert kills.doom(A) == 1 + 8


# -- abilities on Kills ----------------------------------------------------------------------------


def rhan_tegoth(*faces, own="rhan_tegoth wendigo acolyte", **more):
    """Rhan-Tegoth and others are attacked by three Serpent Men."""
    return fight("3 serpent_man", own, *faces, factions=("sleeper", "windwalker"), **more)


@pytest.mark.rule("CW 19.4.6", "CW 19.4.2", "CW 33.3.3")
def test_a_kill_is_cancelled_while_kills_are_assigned():
    s = rhan_tegoth(6, 4, 1, *[1] * 4).do("B kill:rhan_tegoth")
    s.asks(B, "eternal", "defy", "decline")
    assert results(s) == [(B, "rhan_tegoth", "kill")]
    s.do("B defy")
    assert (s.power(B), s.doom(A)) == (4, 3)
    s.asks(B, "choose_pain", "pain:wendigo", "pain:acolyte")


@pytest.mark.rule("CW 19.4.12", "CW 33.3.4")
def test_a_pain_is_cancelled_while_pains_are_assigned():
    s = rhan_tegoth(6, 4, 1, *[1] * 4).do("B kill:wendigo")
    s.asks(B, "choose_pain", "pain:acolyte", "pain:rhan_tegoth")
    s.do("B pain:rhan_tegoth")
    s.asks(B, "eternal", "defy", "decline")
    assert s.units(B, "kalahari")["wendigo"] == 1  # nothing has been applied yet
    s.do("B defy")
    assert s.units(B, "kalahari") == {"rhan_tegoth": 1, "acolyte": 1}
    assert (s.power(B), s.doom(A)) == (4, 1)
    s.is_turn_of(A)


@pytest.mark.rule("CW 19.4.12", "CW 33.3.4")
def test_a_pain_that_is_not_cancelled_drives_him_off():
    s = rhan_tegoth(4, 1, 1, *[1] * 3, own="rhan_tegoth").do("B decline")
    s.asks_for(B, "choose_retreat")
    assert s.power(B) == 5


@pytest.mark.rule("CW 19.4.12", "CW 33.3.4")
def test_the_attacker_cancels_pains_too():
    s = fight("rhan_tegoth", "2 serpent_man", 1, 1, 1, 4, 4)
    s.asks(A, "eternal", "defy", "decline")
    s.do("A defy")
    assert (s.units(A, "kalahari"), s.power(A)) == ({"rhan_tegoth": 1}, 3)
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.5.9")
@pytest.mark.parametrize(("power", "asked"), [(1, True), (0, False)])
def test_eternal_is_paid_in_the_others_turn_and_in_hibernation(power, asked):
    s = rhan_tegoth(
        6, 1, 1, *[1] * 3, own="rhan_tegoth", power=(3, power), hibernating=(B,) if power else ()
    )
    if asked:
        s.asks(B, "eternal", "defy", "decline")
        s.do("B defy")
    assert s.power(B) == 0
    assert s.units(B, "kalahari") == ({"rhan_tegoth": 1} if asked else {})
    assert s.doom(A) == (3 if asked else 6)


@pytest.mark.rule("CW 40.5.10", "CW 33.3.5")
def test_who_has_cancelled_a_kill_stays_and_takes_nothing_more():
    s = rhan_tegoth(6, 6, 4, *[1] * 3, own="rhan_tegoth").do("B defy")
    s.is_turn_of(A)
    assert s.units(B, "kalahari") == {"rhan_tegoth": 1}
    assert (s.power(B), s.doom(A)) == (4, 3)


# -- eliminations ----------------------------------------------------------------------------------

KEH_DIES = (1, 1, 1, 6)  # the Gnoph-Keh misses, one enemy die kills it


@pytest.mark.rule("CW 19.4.7", "CW 40.2.5", "CW 33.5.7")
def test_an_elimination_is_assigned_with_the_kills_and_scores():
    s = fight("gnoph_keh", "serpent_man 2 wizard", *KEH_DIES, books={A: "berserkergang"})
    s.asks(B, "choose_elimination", "eliminate:serpent_man", "eliminate:wizard")
    assert s.units(A, "kalahari") == {"gnoph_keh": 1}
    s.do("B eliminate:serpent_man")
    assert (s.doom(A), s.doom(B)) == (2, 3)
    assert s.units(B, "kalahari") == {"wizard": 2}
    s.is_turn_of(A)


@pytest.mark.rule("CW 19.4.7", "CW 19.4.10")
def test_a_unit_with_a_result_takes_no_elimination_nor_the_other_way_round():
    s = fight("gnoph_keh", "acolyte serpent_man wizard", 6, 4, 1, 6, books={A: "berserkergang"}).do(
        "B kill:acolyte"
    )
    s.asks(B, "choose_elimination", "eliminate:serpent_man", "eliminate:wizard")
    s.do("B eliminate:wizard")
    assert results(s)[-2:] == [(B, "wizard", "elimination"), (B, "serpent_man", "pain")]


@pytest.mark.rule("CW 19.4.7", "CW 40.5.5")
def test_surplus_eliminations_are_ignored():
    """Two Gnoph-Kehs are killed; a Great Old One and a unit of another area are out of reach."""
    more = {"also": {B: {"india": "serpent_man"}}, "power": (3, 3), "books": {A: "berserkergang"}}
    s = fight("2 gnoph_keh", "tsathoggua serpent_man", *[1] * 6, 6, 6, 1, **more)
    s.is_turn_of(A)
    assert (s.units(B, "kalahari"), s.units(B, "india")) == ({"tsathoggua": 1}, {"serpent_man": 1})
    assert (s.doom(A), s.doom(B)) == (2, 3 + 3)
    alone = fight("2 gnoph_keh", "tsathoggua", *[1] * 6, 6, 6, **more)
    alone.is_turn_of(A)
    assert alone.units(B, "kalahari") == {"tsathoggua": 1}


@pytest.mark.rule("CW 40.5.2", "CW 19.4.6", "CW 19.4.7")
def test_abilities_on_kills_come_before_the_eliminations():
    """Rhan-Tegoth and a Gnoph-Keh are struck: first Eternal, then the rage."""
    faces, books = (*[1] * 6, 6, 6, 1), {A: "berserkergang"}
    s = fight("rhan_tegoth gnoph_keh", "3 serpent_man", *faces, books=books)
    s.do("A kill:gnoph_keh").asks_for(A, "eternal")
    assert [result for *_, result in results(s)] == ["kill", "kill"]
    s.do("A defy")
    assert results(s)[2:] == [(B, "serpent_man", "elimination")]
    assert s.units(A, "kalahari") == {"rhan_tegoth": 1}


@pytest.mark.rule("CW 19.4.7", "CW 33.5.7")
def test_one_elimination_for_each_gnoph_keh():
    more = {"power": (3, 3), "books": {A: "berserkergang"}}
    s = fight("2 gnoph_keh", "3 serpent_man wizard", *[1] * 6, 6, 6, 1, **more)
    s.do("B eliminate:wizard")  # three equal Serpent Men leave no choice after that
    assert s.units(B, "kalahari") == {"serpent_man": 2}
    assert s.doom(A) == 1 + 2


@pytest.mark.rule("CW 19.4.8", "CW 19.4.9")
def test_abilities_work_whatever_becomes_of_their_units():
    """All of Windwalker's units die, and still the Gnoph-Keh rages and a Wendigo comes.

    The Serpent Man that killed the Gnoph-Keh is eliminated for it, and its Kill stands.
    """
    books = {A: "berserkergang cannibalism", B: "burrow"}
    s = fight("gnoph_keh", "serpent_man wizard", 6, 1, 1, 6, books=books).do("B kill:wizard")
    assert happened(s, "killed", "eliminated") == [
        ("killed", "gnoph_keh"),
        ("killed", "wizard"),
        ("eliminated", "serpent_man"),
    ]
    s.asks(A, "choose_newcomer", "cannibalism:wendigo", "cannibalism:acolyte", "decline")
    s.do("A cannibalism:acolyte")
    assert (s.units(A, "kalahari"), s.units(B, "kalahari")) == ({"acolyte": 1}, {})
    assert (s.doom(A), s.doom(B)) == (1 + 2, 3)


@pytest.mark.rule("CW 19.4.13", "CW 33.5.6")
def test_an_elimination_is_no_kill():
    s = fight("gnoph_keh", "serpent_man", *KEH_DIES, books={A: "berserkergang cannibalism"})
    assert happened(s, "eliminated") == [("eliminated", "serpent_man")]
    s.is_turn_of(A)
    assert s.units(A, "kalahari") == {}


@pytest.mark.rule("CW 19.4.13", "CW 40.2.7")
def test_a_survived_kill_feeds_nobody():
    """A Starspawn regenerates: no Cannibalism for Windwalker."""
    s = fight(
        "gnoph_keh", "starspawn", 6, 1, 1, 1, 1, 1, factions=("windwalker", "great_cthulhu"),
        books={A: "cannibalism", B: "regenerate"},
    )  # fmt: skip
    s.do("B retreat:starspawn>india")
    s.is_turn_of(A)
    assert s.units(A, "kalahari") == {"gnoph_keh": 1}


@pytest.mark.rule("CW 40.2.7", "CW 30.4.2")
@pytest.mark.parametrize(("answer", "earned"), [("defy", False), ("decline", True)])
def test_a_cancelled_kill_opens_no_spellbook(answer, earned):
    s = fight(
        "starspawn", "rhan_tegoth", 6, 1, 1, 1, 1, 1, factions=("great_cthulhu", "windwalker")
    ).do(f"B {answer}")
    if earned:
        s.asks_for(A, "choose_book")
    else:
        s.is_turn_of(A)


@pytest.mark.rule("CW 40.2.7", "CW 33.5.7")
def test_a_gnoph_keh_that_only_suffers_pain_does_not_rage():
    s = fight("gnoph_keh", "serpent_man", 1, 1, 1, 4, books={A: "berserkergang"})
    s.do("A retreat:gnoph_keh>india")
    assert s.units(B, "kalahari") == {"serpent_man": 1}


@pytest.mark.rule("CW 19.4.14", "CW 30.5.10")
def test_regenerating_does_not_help_against_an_elimination():
    s = fight(
        "gnoph_keh", "starspawn", 1, 1, 1, 6, 1, 1, factions=("windwalker", "great_cthulhu"),
        books={A: "berserkergang", B: {1: "regenerate", 2: "dreams"}},
    )  # fmt: skip
    assert s.units(B, "pool")["starspawn"] == 2
    assert (s.doom(A), s.doom(B)) == (3, 3)


@pytest.mark.rule("CW 19.4.14", "CW 32.5.15", "CW 40.2.6")
def test_demand_sacrifice_helps_against_kills_only():
    """The Kill is a Pain before it is assigned: nothing escapes, and nothing is scored for it."""
    s = fight(
        "gnoph_keh", "2 serpent_man", 6, 1, 1, 6, 1, also={B: {"siberia": "tsathoggua"}},
        books={A: "berserkergang", B: "demand_sacrifice"},
    ).do("B demand_sacrifice", "A spare")  # fmt: skip
    assert results(s) == [
        (A, "gnoph_keh", "kill"),
        (B, "serpent_man", "elimination"),
        (B, "serpent_man", "pain"),
    ]
    s.do("B retreat:serpent_man>india")
    assert (s.doom(A), s.doom(B)) == (2, 3)


@pytest.mark.rule("CW 40.2.6", "CW 32.5.16")
def test_demand_sacrifice_spares_the_sleeper_alone():
    s = fight(
        "serpent_man", "wendigo", 6, 6, factions=("sleeper", "windwalker"),
        also={A: {"siberia": "tsathoggua"}}, books={A: "demand_sacrifice"},
    ).do("A demand_sacrifice", "B spare")  # fmt: skip
    assert results(s) == [(B, "wendigo", "kill"), (A, "serpent_man", "pain")]
    s.do("A retreat:serpent_man>india")
    assert (s.doom(A), s.doom(B)) == (1, 0)


# -- Regenerate ------------------------------------------------------------------------------------


def starspawn(own, *faces, **more):
    """Gnoph-Kehs attack Starspawn and friends who roll nothing but misses."""
    pair = ("windwalker", "great_cthulhu")
    return fight("gnoph_keh", own, *faces, *[1] * 6, factions=pair, books={B: "regenerate"}, **more)


@pytest.mark.rule("CW 40.5.8", "CW 30.5.9", "CW 19.4.3")
def test_a_second_result_may_go_to_a_starspawn():
    s = starspawn("starspawn acolyte", 6, 6, 1).do("B kill:starspawn")
    s.asks(B, "choose_kill", "kill:acolyte", "kill_again:starspawn")
    s.do("B kill_again:starspawn")
    assert s.units(B, "kalahari") == {"acolyte": 1}
    assert (s.units(B, "pool")["starspawn"], s.doom(A)) == (2, 3)


@pytest.mark.rule("CW 40.5.8", "CW 19.4.5")
def test_but_nobody_has_to_take_a_second_one():
    s = starspawn("starspawn", 6, 6, 1)
    s.asks(B, "choose_kill", "kill_again:starspawn", "ignore")
    s.do("B ignore", "B retreat:starspawn>india")
    assert (s.units(B, "india"), s.doom(A)) == ({"starspawn": 1}, 2)
    pain = starspawn("starspawn", 6, 4, 4)
    pain.asks(B, "choose_pain", "pain_again:starspawn", "ignore")
    pain.do("B ignore", "B retreat:starspawn>india")
    assert results(pain) == [(B, "starspawn", "kill")]


@pytest.mark.rule("CW 40.5.8", "CW 30.5.9", "CW 30.5.10")
def test_a_kill_and_a_pain_on_one_starspawn_spare_another_unit():
    s = starspawn("starspawn acolyte", 6, 4, 1).do("B kill:starspawn")
    s.asks(B, "choose_pain", "pain:acolyte", "pain_again:starspawn")
    s.do("B pain_again:starspawn", "B retreat:starspawn>india")
    assert s.units(B, "kalahari") == {"acolyte": 1}
    assert s.doom(A) == 2
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.5.8", "CW 19.4.3")
def test_two_results_are_the_most():
    s = starspawn("starspawn", 6, 4, 4).do("B pain_again:starspawn")
    s.asks_for(B, "choose_retreat")
    assert results(s) == [(B, "starspawn", "kill"), (B, "starspawn", "pain")]
    plain = fight(
        "gnoph_keh", "shoggoth acolyte", 6, 6, 1, 1, 1, factions=("windwalker", "great_cthulhu"),
        books={B: "regenerate"},
    ).do("B kill:shoggoth")  # fmt: skip
    assert plain.units(B, "kalahari") == {}


@pytest.mark.rule("CW 19.4.10", "CW 40.5.8", "CW 30.5.9")
def test_an_eliminated_starspawn_takes_no_pain_besides():
    s = fight(
        "gnoph_keh", "starspawn acolyte deep_one", 4, 4, 4, 6, 1, 1, 1,
        factions=("windwalker", "great_cthulhu"),
        books={A: "berserkergang", B: {1: "regenerate", 2: "dreams"}},
    ).do("B eliminate:starspawn")  # fmt: skip
    s.asks(B, "choose_pain", "pain:acolyte", "pain:deep_one")
    s.do("B pain:acolyte")
    s.asks_for(B, "choose_retreat")  # the third Pain is surplus


# -- the order of it all ---------------------------------------------------------------------------


@pytest.mark.rule("CW 40.5.2", "CW 40.5.3", "CW 31.5.6")
def test_the_order_after_the_roll():
    """Kills, elimination, Ghouls with their Pains, Pains, removal, retreats, placement."""
    s = fight(
        "gnoph_keh 2 wendigo", "dark_young fungi acolyte", 6, 1, 1, 1, 1, 6, 1, 1,
        factions=("windwalker", "black_goat"), also={B: {"siberia": "2 ghoul"}},
        books={A: "berserkergang cannibalism", B: {4: "necrophagy"}},
    )  # fmt: skip
    s.do("A kill:gnoph_keh")
    s.do("B kill:acolyte")
    s.do("B eliminate:fungi")
    s.asks(B, "choose_ghoul", "feast:ghoul@siberia", "no_more")
    s.do("B feast:ghoul@siberia", "B no_more")
    # one Pain each: A has two equal Wendigo, B the Dark Young alone, and no Ghoul may take it
    s.asks_for(A, "choose_retreat")
    s.do("A retreat:wendigo>india", "B retreat:dark_young>amazonia", "A cannibalism:wendigo")
    kinds = ("result", "moved", "killed", "eliminated", "retreated", "placed")
    assert happened(s, *kinds) == [
        ("result", "gnoph_keh"),
        ("result", "acolyte"),
        ("result", "fungi"),
        ("moved", "ghoul"),
        ("result", "wendigo"),
        ("result", "dark_young"),
        ("killed", "gnoph_keh"),
        ("killed", "acolyte"),
        ("eliminated", "fungi"),
        ("retreated", "wendigo"),
        ("retreated", "dark_young"),
        ("placed", "wendigo"),
    ]
    assert (s.units(B, "kalahari"), s.units(B, "siberia")) == ({"ghoul": 1}, {"ghoul": 1})
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.5.3", "CW 31.5.5")
def test_ghouls_that_come_late_take_no_result():
    """Two Ghouls bring two Pains to each side; Black Goat has one unit to take them."""
    s = fight(
        "gnoph_keh wendigo acolyte", "fungi", *[1] * 5, factions=("windwalker", "black_goat"),
        also={B: {"siberia": "2 ghoul"}}, books={B: {4: "necrophagy"}},
    ).do("B feast:ghoul@siberia", "B feast:ghoul@siberia")  # fmt: skip
    s.do("A pain:wendigo", "A pain:acolyte")
    assert results(s) == [(A, "wendigo", "pain"), (A, "acolyte", "pain"), (B, "fungi", "pain")]
    s.do("A retreat:acolyte>india", "A retreat:wendigo>india", "B retreat:fungi>amazonia")
    assert (s.units(A, "kalahari"), s.units(B, "kalahari")) == ({"gnoph_keh": 1}, {"ghoul": 2})


@pytest.mark.rule("CW 40.5.2", "CW 40.5.20", "CW 7.4.6")
def test_spellbooks_then_effects_after_the_action_come_last():
    """Devolve waits until the battle is over and its spellbook chosen."""
    s = fight(
        "2 wendigo", "deep_one acolyte", 4, 1, 6, factions=("windwalker", "great_cthulhu"),
        also={B: {"siberia": "acolyte"}}, books={B: "devolve"},
    )  # fmt: skip
    prompts = []
    for move in ("B pain:acolyte", "B retreat:acolyte>india", "B book:dreams", "B pass"):
        prompts.append(s.asked()[0].split(":")[0])
        assert bool(s.keys(B, "devolve")) == (move == "B pass")
        s.do(move)
    assert prompts == ["B choose_pain", "B choose_retreat", "B choose_book", "B between"]


@pytest.mark.rule("CW 40.5.7", "CW 30.4.4")
@pytest.mark.parametrize(
    ("faces", "slots", "earned"),
    [((6, 1, 1), {}, {2}), ((6, 6, 1), {}, {3}), ((6, 6, 1), {3: "dreams"}, {2, 3}),
     ((6, 6, 6), {}, {2, 3}), ((4, 1, 1), {}, set())],
)  # fmt: skip
def test_books_for_units_killed(faces, slots, earned):
    s = fight(
        "starspawn", "4 acolyte", *faces, factions=("great_cthulhu", "sleeper"), books={A: slots}
    )
    while s.asked()[0].startswith("A choose_book"):
        s.do(f"A {s.keys(A, 'book')[0]}")
    assert set(s.books(A)) == earned


@pytest.mark.rule("CW 40.5.16", "CW 32.4.4")
@pytest.mark.parametrize(("howl", "earned"), [(False, True), (True, False)])
def test_only_dice_that_were_rolled_count(howl, earned):
    s = fight(
        "tsathoggua 2 serpent_man", "wendigo", *[1] * 7, factions=("sleeper", "windwalker"),
        power=(3, 4), books={B: "howl"},
    )  # fmt: skip
    if howl:
        s.do("B howl", "A drive_off:serpent_man>india")
    else:
        s.do("B ready")
    assert s.dice() == (5 if howl else 6, 1)
    assert s.asked()[0].startswith("A choose_book" if earned else "A act")
