"""Energy Nexus: an action before a battle, and battles inside battles (chapters 32.5, 40.5)."""

import pytest

from tests.games.duel.scene import A, B, scene
from tests.games.playing import told

NEXUS = {4: "energy_nexus"}  # the slot for six dice is taken


def declared(own, other, faction="windwalker", **more):
    """A has declared a battle in Kalahari against the Sleeper, who has Energy Nexus."""
    settings = {"power": (5, 5)} | more
    books = {A: {}, B: NEXUS} | settings.pop("books", {})
    places = {A: {"kalahari": own}, B: {"kalahari": other}}
    for seat, elsewhere in settings.pop("also", {}).items():
        places[seat] |= elsewhere
    s = scene(faction, "sleeper", units=places, books=books, **settings)
    return s.do("A battle@kalahari")


def rolls(s):
    """Who has rolled how many dice, in their order."""
    return [(event["seat"], event["dice"]) for event in events(s, "rolled")]


def events(s, *kinds):
    return [event for event in s.told(A) if event["kind"] in kinds]


# -- the action before the battle ------------------------------------------------------------------


@pytest.mark.rule("CW 32.5.1", "CW 32.5.2", "CW 19.1.4", "CW 40.5.11")
def test_one_action_at_its_cost_when_a_battle_is_declared():
    s = declared("2 wendigo", "wizard serpent_man acolyte!", power=(5, 3))
    s.asks_for(B, "nexus")
    s.offers(B, "decline", "recruit:acolyte@kalahari", "summon:formless_spawn@kalahari")
    s.rolls(*[1] * 9).do("B summon:serpent_man@kalahari")
    assert (s.power(A), s.power(B)) == (4, 1)
    assert rolls(s) == [(A, 2), (B, 2)]
    s.is_turn_of(A)


@pytest.mark.rule("CW 32.5.1", "CW 32.5.2")
@pytest.mark.parametrize(
    ("other", "power", "asked"),
    [("wizard", 1, True), ("wizard", 0, False), ("2 serpent_man", 5, False)],
)
def test_not_without_power_nor_without_a_wizard_there(other, power, asked):
    also = {B: {"india": "wizard"}}
    s = declared("wendigo", other, power=(5, power), also=also)
    assert s.asked()[0].startswith("B nexus") == asked


@pytest.mark.rule("CW 33.1.3", "CW 32.5.2", "CW 40.6.15")
def test_nor_by_a_sleeper_who_hibernates():
    """The borrowed ability forbids actions as if there were no Power left."""
    also = {B: {"lent": "serpent_man"}}
    books = {B: NEXUS | {3: "ancient_sorcery"}}
    s = declared("wendigo", "wizard", also=also, hibernating=(B,), books=books)
    s.refuses(B, "recruit:acolyte@kalahari", "move:wizard@kalahari>india")


@pytest.mark.rule("CW 32.5.3", "CW 19.1.2")
def test_then_come_the_abilities_before_the_battle_and_newcomers_take_part():
    s = declared("2 wendigo", "wizard serpent_man acolyte!", books={A: "howl"})
    s.do("B summon:formless_spawn@kalahari")
    s.asks(A, "pre_battle", "howl", "ready")
    s.do("A howl")
    assert "drive_off:formless_spawn>india" in s.keys(B)
    s.rolls(1, 1, 1).do("B drive_off:serpent_man>india")
    assert rolls(s) == [(A, 2), (B, 1)]


@pytest.mark.rule("CW 32.5.4", "CW 32.5.5")
def test_some_may_leave_and_the_battle_goes_on_or_all_and_it_does_not():
    some = declared("2 wendigo", "wizard 2 serpent_man").rolls(1, 1, 1)
    some.do("B move:serpent_man@kalahari>india", "B stop")
    assert rolls(some) == [(A, 2), (B, 1)]
    everybody = declared("2 wendigo", "wizard serpent_man")
    everybody.do("B move:serpent_man@kalahari>india", "B move:wizard@kalahari>amazonia")
    assert rolls(everybody) == []
    assert (everybody.power(A), everybody.power(B)) == (4, 3)
    everybody.asks(A, "act", "end")


@pytest.mark.rule("CW 32.5.5", "CW 40.5.24", "CW 40.2.2")
def test_the_attacker_may_be_the_one_who_is_gone():
    """Tsathoggua captures the only enemy, which is a monster."""
    s = declared("gnoph_keh", "wizard tsathoggua", books={B: NEXUS | {1: "capture_monster"}})
    s.do("B capture_monster@kalahari")
    assert (rolls(s), s.units(A, "captive"), s.doom(B)) == ([], {"gnoph_keh": 1}, 3)
    s.asks(A, "act", "end")


@pytest.mark.rule("CW 40.5.12")
def test_it_pays_no_decay_and_is_no_action_of_a_turn():
    s = declared("2 wendigo", "wizard serpent_man", decay=2).rolls(1, 1, 1, 1, 1, 1)
    assert s.power(A) == 5 - 2 - 1
    s.do("B recruit:acolyte@kalahari")
    assert s.power(B) == 4
    s.do("A end")
    assert s.power(B) == 2
    s.offers(B, "recruit:acolyte@kalahari", "battle@kalahari")


@pytest.mark.rule("CW 40.5.13", "CW 40.5.21")
def test_only_what_is_done_in_the_battle_area():
    s = declared(
        "2 wendigo acolyte", "wizard tsathoggua acolyte!", power=(5, 9),
        also={B: {"india": "acolyte! serpent_man", "lent": "serpent_man"}, A: {"india": "wendigo"}},
        books={B: NEXUS | {6: "ancient_sorcery"}},
    )  # fmt: skip
    keys = s.keys(B)
    assert not [key for key in keys if "@india" in key]
    assert not {"pass_turn", "lethargy", "hibernate"} & set(keys)
    assert not [key for key in keys if key.startswith(("fulfil", "control", "abandon"))]
    at_hand = {"battle", "capture", "move:tsathoggua", "move:wizard", "recruit:acolyte", "decline"}
    assert at_hand <= {key.split("@")[0] for key in keys}


@pytest.mark.rule("CW 40.5.25", "CW 40.5.11", "CW 12.3.7")
def test_in_his_own_battle_the_sleeper_cannot_start_another_there():
    places = {A: {"kalahari": "wizard serpent_man"}, B: {"kalahari": "2 wendigo"}}
    s = scene(units=places, books={A: NEXUS}).do("A battle@kalahari")
    s.asks_for(A, "nexus")
    assert s.keys(A, "battle") == []
    s.offers(A, "recruit:acolyte@kalahari")


# -- a battle inside a battle ----------------------------------------------------------------------


@pytest.mark.rule("CW 40.5.22", "CW 40.5.21")
def test_the_inner_battle_is_fought_to_the_end_and_then_the_declared_one():
    s = declared("2 wendigo", "wizard 2 serpent_man").rolls(6, 1, 1, 4, 5, 1, 4)
    s.do("B battle@kalahari")
    assert (s.power(A), s.power(B)) == (4, 4)
    # inside, the Sleeper attacks: two dice of his, two of A's Wendigo
    assert rolls(s) == [(B, 2), (A, 2)]
    s.do("B pain:wizard", "B retreat:wizard>india")
    # then A's one Wendigo against two Serpent Men
    assert rolls(s)[2:] == [(A, 1), (B, 2)]
    assert s.units(A, "kalahari") == {"wendigo": 1}
    s.asks_for(A, "choose_retreat")
    s.do("A retreat:wendigo>amazonia", "B retreat:serpent_man>india")
    s.is_turn_of(A)
    assert s.units(B, "india") == {"wizard": 1, "serpent_man": 1}
    assert events(s, "battle", "battle_over") == [
        told("battle", seat=A, at="kalahari"),
        told("battle", seat=B, at="kalahari"),
        told("battle_over", at="kalahari"),
        told("battle_over", at="kalahari"),
    ]


@pytest.mark.rule("CW 40.5.22", "CW 40.5.23", "CW 19.5.5")
def test_who_is_attacker_is_a_matter_of_the_battle():
    """Inside, the Sleeper assigns and retreats first; outside, A does."""
    s = declared("2 wendigo", "wizard 2 serpent_man acolyte").rolls(4, 1, 4, 1, 4, 4, 1)
    s.do("B battle@kalahari", "B pain:wizard")
    s.asks_for(B, "choose_retreat")
    s.do("B retreat:wizard>india")
    s.asks_for(A, "choose_retreat")
    s.do("A retreat:wendigo>amazonia")
    s.asks_for(B, "choose_pain")  # A has no choice of its own to make
    s.do("B pain:acolyte")
    s.asks_for(A, "choose_retreat")


@pytest.mark.rule("CW 40.5.22", "CW 32.5.5")
def test_nobody_left_after_the_inner_battle_means_no_declared_one():
    s = declared("wendigo acolyte", "wizard 2 serpent_man").rolls(6, 6, 6).do("B battle@kalahari")
    s.do("B kill:wizard", "A kill:wendigo")
    assert rolls(s) == [(B, 2), (A, 1)]
    assert [event["kind"] for event in events(s, "battle_over", "battle_off")] == [
        "battle_over",
        "battle_off",
    ]
    assert (s.power(A), s.power(B), s.doom(A), s.doom(B)) == (4, 4, 1, 2)
    s.asks(A, "act", "end")


@pytest.mark.rule("CW 40.5.14", "CW 40.5.11")
def test_no_second_nexus_inside_nor_after():
    s = declared("2 wendigo", "2 wizard serpent_man").rolls(*[1] * 6)
    s.do("B battle@kalahari")  # both battles go through without another question
    assert rolls(s) == [(B, 1), (A, 2), (A, 2), (B, 1)]
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.5.11")
def test_another_battle_declared_has_a_nexus_of_its_own():
    six = "howl cannibalism berserkergang arctic_wind ice_age herald"
    also = {A: {"siberia": "gnoph_keh"}, B: {"siberia": "wizard"}}
    s = declared("gnoph_keh", "wizard", also=also, books={A: six}).rolls(1, 1, 1)
    s.do("B recruit:acolyte@kalahari", "A battle@siberia")
    s.asks_for(B, "nexus")


@pytest.mark.rule("CW 40.5.12", "CW 12.3.6")
@pytest.mark.parametrize("deed", ["recruit:acolyte@kalahari", "move:serpent_man@kalahari>india"])
def test_the_sleepers_deed_is_not_the_action_of_as_turn(deed):
    six = "howl cannibalism berserkergang arctic_wind ice_age herald"
    s = declared("2 gnoph_keh", "wizard serpent_man", books={A: six}).rolls(*[1] * 7)
    s.do(f"B {deed}")
    if s.keys(B, "stop"):
        s.do("B stop")
    s.offers(A, "recruit:acolyte@kalahari", "end")


@pytest.mark.rule("CW 40.5.12", "CW 12.3.6", "CW 12.3.7")
def test_the_inner_battle_is_nobodys_action_of_a_turn():
    """A's battle may still be called unlimited; in the Sleeper's turn he may fight there again."""
    six = "howl cannibalism berserkergang arctic_wind ice_age herald"
    s = declared("2 gnoph_keh", "wizard serpent_man", books={A: six})
    s.rolls(*[1] * 14).do("B battle@kalahari")
    s.offers(A, "recruit:acolyte@kalahari", "end")
    s.refuses(A, "battle@kalahari")
    s.do("A recruit:acolyte@kalahari", "A end")
    s.is_turn_of(B)
    s.offers(B, "battle@kalahari", "recruit:acolyte@kalahari")
    s.refuses(B, "end")


@pytest.mark.rule("CW 32.5.2", "CW 40.6.18", "CW 40.5.22")
def test_the_inner_battle_costs_what_a_battle_costs_there():
    tokens = {"tokens": {"ice_age": "kalahari"}, "books": {A: "ice_age"}}
    s = declared("2 wendigo", "wizard serpent_man", power=(5, 2), **tokens).rolls(*[1] * 6)
    assert s.do("B battle@kalahari").power(B) == 0
    poor = declared("2 wendigo", "wizard serpent_man", power=(5, 1), **tokens)
    poor.refuses(B, "battle@kalahari")


# -- "in this battle" ------------------------------------------------------------------------------


@pytest.mark.rule("CW 40.5.22", "CW 33.5.3")
def test_what_is_used_once_per_battle_can_be_used_in_both():
    s = declared("2 wendigo", "wizard 3 serpent_man", books={A: "howl"}).do("B battle@kalahari")
    s.asks(A, "pre_battle", "howl", "ready")
    s.rolls(*[1] * 10).do("A howl", "B drive_off:serpent_man>india")
    s.asks(A, "pre_battle", "howl", "ready")
    s.do("A howl", "B drive_off:serpent_man>india")
    assert rolls(s) == [(B, 2), (A, 2), (A, 2), (B, 1)]


@pytest.mark.rule("CW 32.5.17", "CW 32.5.16", "CW 40.5.22")
def test_what_was_demanded_for_the_inner_battle_spares_nobody_in_the_outer():
    books = {B: NEXUS | {1: "demand_sacrifice"}}
    s = declared(
        "gnoph_keh wendigo", "wizard 2 serpent_man", also={B: {"india": "tsathoggua"}}, books=books
    )
    s.rolls(1, 1, 6, 1, 1, 1, 6, 1, 1, 1, 1, 1).do("B battle@kalahari")
    s.do("B demand_sacrifice", "A spare", "B pain:wizard", "B retreat:wizard>amazonia")
    s.asks(B, "pre_battle", "demand_sacrifice", "ready")
    s.do("B ready")
    assert s.units(B, "kalahari") == {"serpent_man": 1}
    assert s.doom(A) == 2


@pytest.mark.rule("CW 30.5.8", "CW 40.5.22")
def test_dice_added_in_the_inner_battle_are_not_in_the_outer():
    s = declared(
        "shoggoth 2 acolyte", "wizard serpent_man", "great_cthulhu", books={A: "absorb"}
    ).rolls(*[1] * 9)  # fmt: skip
    s.do("B battle@kalahari", "A absorb:acolyte", "A ready", "A ready")
    assert rolls(s) == [(B, 1), (A, 2 + 3), (A, 2), (B, 1)]


@pytest.mark.rule("CW 18.3.4", "CW 19.4.3", "CW 40.5.22")
def test_a_unit_takes_a_result_and_scores_once_in_each():
    s = declared("rhan_tegoth", "wizard serpent_man", power=(4, 5)).rolls(6, 1, 1, 1, 1, 1, 1, 6)
    s.do("B battle@kalahari", "A defy")
    assert s.doom(B) == 3
    s.do("A defy")
    assert (s.doom(B), s.power(A)) == (6, 1)
    s.is_turn_of(A)


@pytest.mark.rule("CW 33.5.4", "CW 40.5.22", "CW 32.5.3")
def test_who_was_placed_after_the_inner_battle_fights_in_the_outer():
    """Cannibalism feeds on the inner Kill alone."""
    s = declared("2 wendigo", "wizard 2 serpent_man", books={A: "cannibalism"})
    s.rolls(1, 1, 6, 1, 1, 1, 1, 1, 1).do("B battle@kalahari", "B kill:wizard")
    s.asks_for(A, "choose_newcomer")
    s.do("A cannibalism:wendigo")
    assert rolls(s) == [(B, 2), (A, 2), (A, 3), (B, 2)]
    s.is_turn_of(A)
    assert s.units(A, "kalahari") == {"wendigo": 3}


# -- spellbooks ------------------------------------------------------------------------------------


@pytest.mark.rule("CW 7.4.6", "CW 7.4.7", "CW 32.4.4", "CW 40.5.27")
def test_a_book_earned_inside_is_chosen_after_the_outer_battle():
    """Six dice inside; then the enemy is gone, and the outer battle is off."""
    s = declared(
        "wendigo", "wizard tsathoggua serpent_man", power=(6, 5), books={B: {1: "energy_nexus"}}
    )
    s.rolls(*[1] * 5, 4, 1).do("B battle@kalahari")
    s.asks_for(A, "choose_retreat")
    assert rolls(s) == [(B, 6), (A, 1)]
    assert s.g.owed == ()
    s.do("A retreat:wendigo>india")
    s.asks_for(B, "choose_book")


@pytest.mark.rule("CW 7.4.6", "CW 7.4.7", "CW 40.5.16")
def test_and_not_between_the_two():
    s = declared(
        "2 wendigo", "wizard tsathoggua serpent_man", power=(6, 5),
        books={A: "howl", B: {1: "energy_nexus"}},
    )  # fmt: skip
    s.rolls(*[1] * 8, *[1] * 8).do("B battle@kalahari", "A ready")
    assert rolls(s) == [(B, 6), (A, 2)]
    s.asks(A, "pre_battle", "howl", "ready")  # of the outer battle
    assert s.books(B) == {1: "energy_nexus"}
    assert s.g.owed == ((B, 4),)
    s.do("A ready")
    s.asks_for(B, "choose_book")
    s.do("B book:demand_sacrifice")
    assert s.books(B) == {1: "energy_nexus", 4: "demand_sacrifice"}
    s.is_turn_of(A)


@pytest.mark.rule("CW 32.4.4", "CW 40.5.16", "CW 40.5.22")
def test_dice_of_two_battles_are_not_added_up():
    s = declared(
        "wendigo", "wizard 3 serpent_man", power=(6, 5), books={B: {1: "energy_nexus"}}
    ).rolls(*[1] * 8).do("B battle@kalahari")  # fmt: skip
    assert rolls(s) == [(B, 3), (A, 1), (A, 1), (B, 3)]
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.5.7", "CW 30.4.4", "CW 7.4.6")
@pytest.mark.parametrize(
    ("inner", "outer", "earned"),
    [((6, 1), (1, 1), {2}), ((6, 1), (6, 1), {2}), ((6, 6), (6, 1), {2, 3}),
     ((6, 1), (6, 6), {2, 3}), ((1, 1), (6, 6), {3})],
)  # fmt: skip
def test_victims_are_counted_battle_by_battle(inner, outer, earned):
    s = declared("2 deep_one", "2 wizard serpent_man 3 acolyte", "great_cthulhu")
    s.rolls(1, *inner, *outer, 1).do("B battle@kalahari")
    for _ in range(inner.count(6)):
        s.do("B kill:acolyte")
    assert s.books(A) == {}
    for _ in range(outer.count(6)):
        s.do(f"B {next(k for k in s.keys(B, 'kill') if 'serpent' not in k)}")
    for _ in earned:
        s.asks_for(A, "choose_book")
        s.do(f"A {s.keys(A, 'book')[0]}")
    assert set(s.books(A)) == earned
    s.is_turn_of(A)


@pytest.mark.rule("CW 40.5.20", "CW 40.5.12", "CW 13.2.1")
def test_nothing_happens_between_the_two_battles():
    """Devolve waits for the end of A's action, which is the outer battle."""
    s = declared(
        "2 deep_one acolyte", "wizard serpent_man", "great_cthulhu", books={A: "devolve"}
    ).rolls(*[1] * 6)  # fmt: skip
    s.do("B battle@kalahari")
    s.asks_for(A, "between")
    assert rolls(s) == [(B, 1), (A, 2), (A, 2), (B, 1)]
    assert s.g.battles == ()


@pytest.mark.rule("CW 7.4.6", "CW 7.4.7", "CW 33.4.3")
def test_a_free_book_taken_in_a_battle_comes_after_it_too():
    s = declared("2 wendigo", "wizard serpent_man").rolls(*[1] * 6)
    s.do("A free_book")
    s.asks_for(B, "nexus")
    assert s.books(A) == {}
    s.do("B battle@kalahari")
    s.asks_for(A, "choose_book")
    s.do("A book:howl")
    assert (s.books(A), len(rolls(s))) == ({3: "howl"}, 4)
