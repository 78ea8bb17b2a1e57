"""The round, the turn, decay, unlimited actions and effects between actions (3, 7, 9, 12, 13)."""

import pytest

from fhtagn.games.duel.actions import TURN_ACTIONS, pay_action
from fhtagn.games.duel.between import BETWEEN
from fhtagn.games.duel.events.units import Replaced
from fhtagn.games.duel.queries import in_pool, on_map, roster
from fhtagn.games.duel.turn import act_again
from fhtagn.games.duel.verbs import gain_power, place, return_to_pool
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, rule
from fhtagn.lab.play import walk
from tests.games.duel.scene import GAME, A, B, scene
from tests.games.playing import told

SIX = "necrophagy blood_sacrifice red_sign thousand_young ghroth frenzy"
HELD = {A: {"india": "acolyte! acolyte"}, B: {"baltica": "2 acolyte"}}  # nobody near an enemy


def phases(s):
    """The phases that have begun, and the rounds."""
    return [seen for seen in s.told(A) if seen["kind"] in ("phase", "round")]


# -- the round -------------------------------------------------------------------------------------


@pytest.mark.rule("CW 3.2.1", "CW 3.2.3")
def test_four_phases_make_a_round_and_another_follows():
    s = scene(units=HELD, power=(2, 2)).do("A pass_turn", "B pass_turn")
    for seat in (s.g.first, 1 - s.g.first):
        s.do(f"{'AB'[seat]} done")
    while s.asked()[0].startswith(("A tower", "B tower")):
        s.do(s.asked()[0][0] + " " + s.asked()[0].split()[2])
    assert phases(s) == [
        told("phase", phase="gather"),
        told("phase", phase="first_player"),
        told("phase", phase="doom"),
        told("round", number=3),
        told("phase", phase="action"),
    ]
    s.is_turn_of(s.g.first)


@pytest.mark.rule("CW 40.1.19")
def test_after_fifty_rounds_doom_is_compared():
    scene(units=HELD, at="round", round=49).is_turn_of(A)
    s = scene(units=HELD, at="round", round=50, doom=(3, 7))
    s.is_over()
    assert (s.g.outcome.reason, s.g.outcome.places) == ("rounds", (2, 1))


@pytest.mark.rule("CW 9.1.1", "CW 9.4.2")
def test_the_first_player_begins_and_turns_alternate():
    s = scene(units=HELD, at="round", first=B)
    s.is_turn_of(B)
    s.do("B recruit:acolyte@baltica", "B end").is_turn_of(A)
    s.do("A recruit:acolyte@india", "A end").is_turn_of(B)


# -- one action ------------------------------------------------------------------------------------


@pytest.mark.rule("CW 9.1.2", "CW 9.4.2")
def test_exactly_one_action():
    s = scene(units=HELD).do("A recruit:acolyte@india")
    s.asks(A, "act", "abandon@india", "end")
    assert s.why(A, "recruit") == Reason("CW 9.1.2", "action_taken")
    s.do("A end").is_turn_of(B)


@pytest.mark.rule("CW 9.1.3")
def test_the_cost_comes_before_the_action():
    s = scene(units=HELD).do("A summon:serpent_man@india")
    assert s.told(A) == [
        told("paid", seat=A, count=2),
        told("placed", seat=A, unit="serpent_man", at="india"),
    ]
    assert s.power(A) == 6


@pytest.mark.rule("CW 9.1.4")
def test_what_cannot_be_paid_cannot_be_chosen():
    s = scene(units=HELD, power=(1, 8))
    s.offers(A, "recruit:acolyte@india", "summon:wizard@india", "move:acolyte@india>kalahari")
    s.refuses(A, "summon:serpent_man@india", "fulfil:sleeper_1")
    assert s.why(A, "fulfil") == Reason("CW 9.1.4", "too_dear", {"price": 3, "power": 1})


@pytest.mark.rule("CW 9.1.5", "CW 12.1.3")
def test_with_power_left_one_must_act():
    s = scene(units=HELD)
    s.offers(A, "pass_turn", "abandon@india")
    s.refuses(A, "end")
    s.do("A abandon@india").refuses(A, "end")
    assert s.why(A, "end") == Reason("CW 9.1.5", "must_act")


@pytest.mark.rule("CW 9.1.6", "CW 40.1.9")
def test_power_that_serves_for_nothing_is_lost():
    units = {A: {"captive": "6 acolyte"}, B: {"baltica": "acolyte"}}
    s = scene(units=units, power=(2, 3), turn=B).do("B recruit:acolyte@baltica", "B end")
    assert told("exhausted", seat=A) in s.told(A)
    assert s.power(A) == 0
    s.is_turn_of(B)
    scene(units=units, power=(3, 3)).offers(A, "fulfil:sleeper_1")


@pytest.mark.rule("CW 9.1.7", "CW 7.1.1")
def test_windwalker_may_hibernate_instead_of_losing_it():
    s = scene("windwalker", "sleeper", units={A: {"captive": "6 acolyte"}}, power=(2, 3))
    s.asks(A, "act", "hibernate", "pass_turn")
    s.do("A hibernate")
    assert s.power(A) == 2
    s.is_turn_of(B)


@pytest.mark.rule("CW 9.3.1", "CW 9.3.2", "CW 12.1.1")
def test_one_action_of_three_kinds_and_unlimited_ones_besides():
    shown = {"common": "recruit:acolyte@india", "requirement": "fulfil:sleeper_1"}
    shown["unique"] = "ancient_sorcery@india"
    units = {A: {"india": "acolyte! serpent_man"}, B: {"baltica": "acolyte"}}
    for key in shown.values():
        s = scene(units=units, books={A: {6: "ancient_sorcery"}})
        s.offers(A, *shown.values(), "abandon@india")
        s.do(f"A {key}", *["A book:burrow"] * (key == shown["requirement"]))
        s.asks(A, "act", "abandon@india", "end")


@pytest.mark.rule("CW 9.3.3", "CW 11.1.1")
@pytest.mark.parametrize(
    ("faction", "monster", "own", "others"),
    [
        ("great_cthulhu", "deep_one", "dreams@baltica", "ghroth"),
        ("black_goat", "ghoul", "ghroth", "hibernate"),
        ("windwalker", "wendigo", "hibernate", "lethargy"),
        ("sleeper", "wizard", "cursed_slumber@india", "dreams@baltica"),
    ],
)
def test_common_actions_are_everybodys_and_unique_ones_ones_own(faction, monster, own, others):
    books = {"great_cthulhu": "dreams", "black_goat": "ghroth", "sleeper": "cursed_slumber"}
    other = "sleeper" if faction != "sleeper" else "black_goat"
    units = {
        A: {"india": f"acolyte! {monster}", "kalahari": "acolyte"},
        B: {"india": "acolyte", "baltica": "acolyte"},
    }
    s = scene(faction, other, units=units, books={A: books.get(faction, "")})
    s.offers(A, "recruit:acolyte@india", f"summon:{monster}@india", "gate@kalahari", own)
    s.offers(A, f"move:{monster}@india>kalahari", "capture@india", "pass_turn")
    s.refuses(A, others)


@pytest.mark.rule("CW 7.2.2")
def test_action_abilities_belong_to_ones_own_turn_of_the_action_phase():
    units = {A: {"india": "acolyte"}, B: {"baltica": "acolyte"}}
    s = scene("great_cthulhu", "sleeper", units=units, books={A: "dreams"})
    s.offers(A, "dreams@baltica")
    s.do("A pass_turn").is_turn_of(B)
    s.refuses(A, "dreams@baltica")
    later = scene("great_cthulhu", "sleeper", units=units, books={A: "dreams"}, at="doom turn")
    later.asks_for(A, "doom")
    later.refuses(A, "dreams@baltica")


@pytest.mark.rule("CW 7.1.2")
def test_a_spellbook_works_only_on_the_sheet():
    units = {A: {"india": "acolyte"}, B: {"baltica": "acolyte"}}
    s = scene("great_cthulhu", "sleeper", units=units)
    s.refuses(A, "dreams@baltica")
    assert s.why(A, "dreams") == Reason("CW 7.1.2", "closed_book", {"book": "dreams"})
    assert s.sees(B)["players"][A]["abilities"] == ["immortal"]
    scene("great_cthulhu", "sleeper", units=units, books={A: "dreams"}).offers(A, "dreams@baltica")


@pytest.mark.rule("CW 7.1.3")
def test_the_ability_of_a_great_old_one_needs_him_in_play():
    asleep = scene(units={A: {"india": "acolyte formless_spawn"}})
    asleep.refuses(A, "lethargy")
    assert asleep.why(A, "lethargy") == Reason("CW 7.1.3", "not_in_play", {"unit": "tsathoggua"})
    scene(units={A: {"india": "tsathoggua"}}).offers(A, "lethargy")


@pytest.mark.rule("CW 7.2.3", "CW 13.1.2", "CW 13.1.3")
def test_battle_abilities_work_in_battle_only_but_without_power_too():
    units = {A: {"india": "serpent_man"}, B: {"india": "wendigo"}}
    s = scene(units=units, power=(3, 0), books={B: "howl"})
    s.refuses(B, "howl")
    assert s.why(B, "howl") == Reason("CW 19.2.1", "before_dice")
    s.do("A battle@india").asks(B, "pre_battle", "howl", "ready")
    s.do("B howl", "A drive_off:serpent_man>kalahari")
    assert s.units(A, "kalahari") == {"serpent_man": 1}
    s.refuses(B, "howl")


@pytest.mark.rule("CW 7.2.6")
def test_ongoing_abilities_are_in_force_all_the_time():
    units = {A: {"india": "2 acolyte"}, B: {"india": "acolyte"}}
    scene("black_goat", "sleeper", units=units).refuses(A, "battle@india")
    s = scene("black_goat", "sleeper", units=units, books={A: {4: "frenzy"}}).rolls(1, 1)
    s.do("A battle@india")
    assert s.dice() == (2, 0)
    in_their_turn = scene("sleeper", "black_goat", books={B: {4: "frenzy"}}, units={
        A: {"india": "serpent_man"}, B: {"india": "2 acolyte"}
    }).rolls(1, 1, 1)  # fmt: skip
    in_their_turn.do("A battle@india")
    assert in_their_turn.dice() == (1, 2)


# -- out of Power and decay ------------------------------------------------------------------------


@pytest.mark.rule("CW 9.1.8", "CW 9.2.1", "CW 1.1.9")
def test_without_power_one_is_skipped_and_decay_goes_on():
    units = {A: {"india": "tsathoggua acolyte"}, B: {"baltica": "acolyte"}}
    s = scene(units=units, gates="india", power=(0, 8))
    s.is_turn_of(B)
    assert s.g.decay == 1
    assert s.sees(A)["decay"] == 1
    s.refuses(A, "lethargy", "control:acolyte@india")
    s.do("B recruit:acolyte@baltica", "B end").is_turn_of(B)
    assert (s.g.decay, s.power(B)) == (2, 8 - 1 - 1 - 2)


@pytest.mark.rule("CW 9.1.9", "CW 10.8.2")
def test_who_gains_power_acts_again_and_pays_decay():
    s = scene(units=HELD, power=(8, 0), decay=1).do("A fulfil:sleeper_2", "A book:burrow", "A end")
    assert (s.power(B), s.g.decay) == (3 - 1, 1)
    s.is_turn_of(B)
    little = scene(units=HELD, power=(8, 0), decay=1)
    little.do("A fulfil:sleeper_1", "A book:burrow", "A end").is_turn_of(A)
    assert (little.power(B), little.g.decay) == (0, 1)


@pytest.mark.rule("CW 9.1.9", "CW 10.8.2")
def test_one_who_has_passed_acts_again_with_new_power():
    s = scene("windwalker", "sleeper", units=HELD, power=(2, 8)).do("A pass_turn")
    s.do("B fulfil:sleeper_2", "B book:burrow", "B end").is_turn_of(A)
    assert s.power(A) == 3
    s.offers(A, "recruit:acolyte@india")


@pytest.mark.rule("CW 9.1.10")
def test_the_phase_goes_on_while_one_can_act():
    s = scene(units=HELD, power=(2, 8)).do("A pass_turn")
    s.do("B recruit:acolyte@baltica", "B end").is_turn_of(B)
    s.do("B recruit:acolyte@baltica", "B end").is_turn_of(B)
    assert (s.g.phase, s.g.decay) == ("action", 2)


@pytest.mark.rule("CW 9.1.11", "CW 9.2.8")
def test_the_phase_ends_when_both_are_out_and_decay_goes_back():
    s = scene(units=HELD, power=(2, 4), decay=1).do("A pass_turn", "B pass_turn")
    assert (s.g.phase, s.g.decay) == ("doom", 0)
    assert phases(s)[0] == told("phase", phase="gather")


@pytest.mark.rule("CW 9.1.11", "CW 9.2.2", "CW 40.1.15")
def test_a_hibernating_windwalker_counts_as_out():
    s = scene(units=HELD, power=(5, 8)).do("A recruit:acolyte@india", "A end", "B hibernate")
    s.is_turn_of(A)
    assert (s.g.decay, s.power(B)) == (0, 8)
    s.do("A recruit:acolyte@india", "A end").is_turn_of(A)
    assert (s.g.decay, s.power(A), s.power(B)) == (1, 2, 8)
    s.do("A pass_turn")
    assert phases(s)[0] == told("phase", phase="gather")


@pytest.mark.rule("CW 40.1.15")
def test_power_gained_in_hibernation_is_kept_but_does_not_wake():
    s = scene(units=HELD, power=(8, 4)).do("A recruit:acolyte@india", "A end", "B hibernate")
    s.do("A fulfil:sleeper_2", "A book:burrow", "A end").is_turn_of(A)
    assert (s.power(A), s.power(B), s.g.decay) == (8 - 1 - 3 - 1, 4 + 3, 1)


@pytest.mark.example("CW ex-17")
def test_decay_starting_with_eight_power():
    units = {A: {"india": "acolyte wendigo"}, B: {"india": "acolyte", "baltica": "acolyte"}}
    s = scene("windwalker", "sleeper", units=units, power=(8, 0)).rolls(1)
    s.do("A move:acolyte@india>kalahari", "A stop")
    assert s.power(A) == 7
    s.do("A end").is_turn_of(A)
    s.do("A battle@india")
    assert (s.g.decay, s.power(A)) == (1, 5)
    s.do("A end").is_turn_of(A)
    s.do("A recruit:acolyte@kalahari")
    assert (s.g.decay, s.power(A)) == (2, 2)


@pytest.mark.rule("CW 9.2.3", "CW 9.2.4", "CW 9.2.7")
@pytest.mark.parametrize(("decay", "left"), [(0, 8), (1, 7), (3, 5)])
def test_decay_is_paid_before_anything_else(decay, left):
    s = scene(units=HELD, decay=decay)
    assert s.power(A) == left
    s.is_turn_of(A)
    s.do("A recruit:acolyte@india", "A end").is_turn_of(B)
    assert (s.power(A), s.power(B)) == (left - 1, left)


@pytest.mark.rule("CW 9.2.5", "CW 9.2.6")
@pytest.mark.parametrize("power", [3, 2])
def test_decay_that_takes_the_last_power_ends_the_turn(power):
    s = scene(units=HELD, power=(power, 8), decay=3)
    assert s.power(A) == 0
    s.is_turn_of(B)


@pytest.mark.rule("CW 40.1.4")
def test_a_passing_player_pays_decay_first():
    s = scene(units=HELD, power=(8, 5), decay=2, turn=B).do("B pass_turn")
    s.is_turn_of(A)
    s.do("A pass_turn")
    assert [seen for seen in s.told(A) if seen["kind"] in ("decay_paid", "passed")] == [
        told("passed", seat=B),
        told("decay_paid", seat=A, count=2),
        told("passed", seat=A),
    ]


@pytest.mark.rule("CW 40.1.5", "CW 40.1.6")
def test_doing_nothing_needs_power_after_decay():
    asleep = scene(units={A: {"india": "tsathoggua"}, B: {"baltica": "acolyte"}}, power=(2, 8))
    asleep.offers(A, "lethargy")
    late = scene(units={A: {"india": "tsathoggua"}}, power=(2, 8), decay=2)
    late.is_turn_of(B)
    windy = scene("windwalker", "sleeper", units=HELD, power=(2, 8), decay=2)
    windy.is_turn_of(B)
    assert (late.power(A), windy.power(A), windy.g.hibernating) == (0, 0, 0)


@pytest.mark.rule("CW 40.1.7")
def test_unlimited_actions_before_hibernation_but_not_after():
    s = scene("windwalker", "sleeper", units={A: {"india": "2 acolyte"}}, gates="india")
    s.do("A control:acolyte@india", "A hibernate").is_turn_of(B)
    assert (s.gate("india"), s.power(A)) == ("A acolyte", 8)


@pytest.mark.rule("CW 40.1.8")
def test_unlimited_actions_before_and_after_lethargy():
    units = {A: {"india": "tsathoggua acolyte", "kalahari": "acolyte!"}}
    s = scene(units=units, gates="india").do("A control:acolyte@india", "A lethargy")
    s.offers(A, "abandon@india", "abandon@kalahari", "end")
    s.do("A abandon@kalahari", "A end").is_turn_of(B)
    assert (s.power(A), s.gates()) == (8, {"india": "A acolyte", "kalahari": "free"})


@pytest.mark.rule("CW 40.1.10")
def test_power_never_sinks_below_nothing():
    s = scene(units=HELD, power=(8, 0), turn=A).do("A fulfil:sleeper_3")
    assert s.power(B) == 0
    rich = scene(units=HELD, power=(8, 5)).do("A fulfil:sleeper_3")
    assert rich.power(B) == 4


@pytest.mark.rule("CW 40.1.11")
def test_beginning_the_phase_without_power():
    s = scene(units=HELD, power=(0, 8), at="round")
    s.is_turn_of(B)
    assert (s.g.decay, s.power(B)) == (1, 7)
    nobody = scene(units=HELD, power=(0, 0), at="round")
    assert (nobody.g.phase, nobody.g.decay) == ("doom", 0)


# -- unlimited actions -----------------------------------------------------------------------------


@pytest.mark.rule("CW 12.1.1", "CW 9.4.1", "CW 40.1.1")
def test_unlimited_actions_before_and_after_the_action_and_decay_only_once():
    s = scene("black_goat", "sleeper", units=HELD, power=(8, 4), decay=2)
    assert s.power(A) == 6
    s.do("A summon:ghoul@india", "A summon:ghoul@india", "A recruit:acolyte@india")
    assert s.power(A) == 3
    s.refuses(A, "recruit:acolyte@india", "pass_turn")
    s.do("A summon:fungi@india", "A abandon@india", "A end")
    assert (s.power(A), s.power(B)) == (1, 2)
    s.is_turn_of(B)


@pytest.mark.rule("CW 12.1.1", "CW 12.1.3")
def test_a_kind_that_is_not_unlimited_is_the_action():
    s = scene("windwalker", "sleeper", units=HELD).do("A summon:wendigo@india")
    s.asks(A, "act", "abandon@india", "end")
    goat = scene("black_goat", "sleeper", units=HELD).do("A summon:ghoul@india")
    goat.offers(A, "recruit:acolyte@india", "end")


@pytest.mark.rule("CW 40.1.3", "CW 9.4.2")
def test_if_all_power_goes_before_the_action_the_last_deed_was_it():
    units = {A: {"india": "acolyte!"}, B: {"baltica": "acolyte"}}
    s = scene("black_goat", "sleeper", units=units, power=(2, 8))
    s.do("A summon:ghoul@india", "A summon:ghoul@india")
    s.asks(A, "act", "abandon@india", "end")
    s.do("A end").is_turn_of(B)


@pytest.mark.rule("CW 12.1.2")
def test_unlimited_actions_only_in_ones_own_turn():
    units = {A: {"india": "acolyte"}, B: {"baltica": "acolyte", "kalahari": "acolyte!"}}
    s = scene(units=units, gates="baltica india")
    s.offers(A, "control:acolyte@india")
    s.refuses(B, "control:acolyte@baltica", "abandon@kalahari")
    s.do("A pass_turn").offers(B, "control:acolyte@baltica", "abandon@kalahari")
    s.refuses(A, "control:acolyte@india")


@rule(says=lambda _g, _seat: Saying("scream"))
def scream(g, seat):
    """The action of a guest: at once another one follows."""
    pay_action(g, seat, 1)
    g.then(act_again, seat)


@pytest.mark.rule("CW 12.1.4", "CW 13.2.4")
def test_between_two_actions_at_once_only_ongoing_abilities(monkeypatch):
    monkeypatch.setitem(
        TURN_ACTIONS.answers, "hibernate", [lambda _g, seat, _only: [(scream, (seat,))]]
    )
    units = {A: {"india": "acolyte", "siberia": "acolyte"}, B: {"baltica": "2 acolyte"}}
    s = scene("windwalker", "great_cthulhu", units=units, gates="india", books={B: "devolve"})
    s.offers(A, "control:acolyte@india")
    s.do("A scream").asks(B, "between", "devolve:acolyte@baltica", "pass")
    s.do("B devolve:acolyte@baltica", "B pass")
    s.asks_for(A, "second_action")
    s.offers(A, "recruit:acolyte@india", "pass_turn")
    s.refuses(A, "control:acolyte@india", "end")
    s.do("A recruit:acolyte@siberia", "B pass")
    s.asks(A, "act", "control:acolyte@india", "end")
    assert s.power(A) == 8 - 1 - 1


@pytest.mark.rule("CW 40.1.20")
def test_a_battle_is_not_made_unlimited_by_the_book_it_earns():
    units = {
        A: {"india": "tsathoggua", "baltica": "serpent_man"},
        B: {"india": "wendigo", "baltica": "acolyte"},
    }
    books = {A: {1: "burrow", 2: "ancient_sorcery", 3: "capture_monster", 5: "cursed_slumber"}}
    books[A][6] = "demand_sacrifice"
    s = scene(units=units, books=books, power=(4, 6)).rolls(*[1] * 7)
    s.do("A battle@india", "A ready", "B book:herald")
    assert len(s.books(A)) == 6
    s.asks(A, "act", "battle@baltica", "end")


@pytest.mark.rule("CW 40.1.14")
def test_the_dice_of_the_box_are_no_limit():
    units = {A: {"india": "tsathoggua 4 formless_spawn"}, B: {"india": "wendigo"}}
    s = scene(units=units).rolls(*[1] * 28, 1)
    s.do("A battle@india")
    assert s.dice() == (4 * 5 + 8, 1)


@pytest.mark.example("CW ex-37")
def test_battle_first_decide_later():
    units = {
        A: {"india": "fungi", "baltica": "fungi", "amazonia": "ghoul"},
        B: {"india": "acolyte", "baltica": "acolyte"},
    }
    s = scene("black_goat", "sleeper", units=units, books={A: SIX}, power=(3, 3)).rolls(1, 1)
    s.do("A battle@india", "A no_more")
    s.do("A move:ghoul@amazonia>kalahari", "A stop")
    s.refuses(A, "battle@india", "recruit:acolyte@kalahari")
    s.do("A battle@baltica", "A no_more")
    assert s.power(A) == 0
    s.asks(A, "act", "end")


@pytest.mark.example("CW ex-38")
def test_retreat_and_fight_again():
    units = {
        A: {"india": "fungi"},
        B: {"india": "serpent_man", "antarctica": "serpent_man"},
    }
    s = scene("black_goat", "sleeper", units=units, books={A: SIX}, power=(4, 3))
    s.rolls(4, 4, 1, 4).do("A battle@india", "A retreat:fungi>kalahari")
    s.do("B retreat:serpent_man>australia")
    s.do("A move:fungi@kalahari>antarctica", "A battle@antarctica")
    s.do("A retreat:fungi>india")
    (stray,) = [unit for unit in s.g.units[B] if s.g.where[unit] == s.g.board.index["australia"]]
    place(s.g, stray, s.g.board.index["india"])
    assert s.units(A, "india") == {"fungi": 1}
    assert s.power(A) == 1
    s.refuses(A, "battle@india")
    assert s.why(A, "battle") == Reason("CW 12.3.7", "fought_already")


# -- effects between actions -----------------------------------------------------------------------


@pytest.mark.example("CW ex-26")
def test_placing_is_not_summoning():
    units = {A: {"baltica": "acolyte"}, B: {"india": "acolyte"}}
    s = scene("sleeper", "great_cthulhu", units=units, books={B: "devolve"}, power=(8, 0))
    s.do("A recruit:acolyte@baltica").asks(B, "between", "devolve:acolyte@india", "pass")
    s.do("B devolve:acolyte@india")
    assert s.units(B, "india") == {"deep_one": 1}
    assert (s.power(B), s.gates()) == (0, {})


@pytest.mark.rule("CW 13.1.1", "CW 13.1.4")
def test_ongoing_abilities_are_no_actions_and_cost_nothing():
    units = {A: {"india": "3 acolyte"}, B: {"baltica": "acolyte"}}
    s = scene("great_cthulhu", "sleeper", units=units, books={A: "devolve"}, turn=B)
    s.do("B recruit:acolyte@baltica", "A devolve:acolyte@india", "A pass", "B end")
    assert (s.power(A), s.units(A, "india")) == (8, {"acolyte": 2, "deep_one": 1})
    s.is_turn_of(A)
    s.offers(A, "recruit:acolyte@india")


@pytest.mark.example("CW ex-41")
def test_devolve_on_the_opponents_turn():
    units = {A: {"kalahari": "2 fungi"}, B: {"india": "2 acolyte"}}
    s = scene("black_goat", "great_cthulhu", units=units, books={A: SIX, B: "devolve"})
    s.do("A move:fungi@kalahari>india", "A move:fungi@kalahari>india")
    s.do("B devolve:acolyte@india", "B pass")
    assert s.units(B, "india") == {"acolyte": 1, "deep_one": 1}
    assert s.doom(A) == 0
    s.offers(A, "battle@india")


@pytest.mark.rule("CW 13.2.1", "CW 13.2.2")
def test_such_effects_come_after_every_single_action():
    units = {A: {"baltica": "acolyte!"}, B: {"india": "acolyte"}}
    s = scene("black_goat", "great_cthulhu", units=units, books={B: "devolve"})
    keys = ("summon:ghoul@baltica", "recruit:acolyte@baltica", "abandon@baltica")
    for key in keys:
        s.do(f"A {key}").asks(B, "between", "devolve:acolyte@india", "pass")
        s.do("B pass").asks_for(A, "act")
    s.do("A end").is_turn_of(B)
    s.do("B move:acolyte@india>kalahari", auto=False)
    s.asks(B, "move_on", "stop")
    s.do("B stop").asks(B, "between", "devolve:acolyte@kalahari", "pass")
    passing = scene("black_goat", "great_cthulhu", units=units, books={B: "devolve"})
    passing.do("A pass_turn").asks(B, "between", "devolve:acolyte@india", "pass")


@rule(says=lambda _g, _seat: Saying("stir"))
def stir(g, seat):
    """An effect of a guest between actions."""
    gain_power(g, seat, 1)


@pytest.mark.rule("CW 13.2.3")
def test_the_active_player_comes_first(monkeypatch):
    monkeypatch.setitem(BETWEEN.answers, "hibernate", [lambda _g, seat: [(stir, (seat,))]])
    units = {A: {"baltica": "acolyte"}, B: {"india": "acolyte"}}
    s = scene("windwalker", "great_cthulhu", units=units, books={B: "devolve"})
    s.do("A recruit:acolyte@baltica").asks(A, "between", "stir", "pass")
    s.do("A stir").asks(B, "between", "devolve:acolyte@india", "pass")
    s.do("B pass").asks(A, "between", "stir", "pass")
    s.do("A pass", "A end", "B recruit:acolyte@india")
    s.asks(B, "between", "devolve:acolyte@india", "pass")
    s.do("B pass").asks(A, "between", "stir", "pass")


@rule(says=lambda _g, _seat, _unit: Saying("favor"))
def favor(g, seat, unit):
    """A monster of one's own is replaced by another."""
    area = g.where[unit]
    return_to_pool(g, unit, Replaced)
    place(g, in_pool(g, seat, "serpent_man")[0], area)


@pytest.mark.example("CW ex-53")
def test_the_million_favored_ones(monkeypatch):
    """Played by the Sleeper, whose Wizard becomes a Serpent Man."""

    def favors(g, seat):
        return [(favor, (seat, unit)) for unit in on_map(g, seat, "wizard")]

    monkeypatch.setitem(BETWEEN.answers, "death_from_below", [favors])
    units = {A: {"india": "wizard"}, B: {"india": "wendigo"}}
    s = scene(units=units).do("A recruit:acolyte@india", "A favor")
    assert s.units(A, "india") == {"acolyte": 1, "serpent_man": 1}
    assert (s.doom(A), s.doom(B)) == (0, 0)


# -- the table's own -------------------------------------------------------------------------------


@pytest.mark.rule("CW 40.1.12")
def test_a_position_counts_when_the_action_is_complete():
    units = {A: {"india": "2 acolyte", "baltica": "acolyte", "siberia": "acolyte"}}
    s = scene("black_goat", "sleeper", units=units)
    s.do("A move:acolyte@india>kalahari")
    s.asks_for(A, "move_on")
    s.do("A move:acolyte@baltica>siberia", "A stop")
    s.asks_for(A, "act")
    assert s.books(A) == {}
    four = scene("black_goat", "sleeper", units=units)
    four.do("A move:acolyte@india>kalahari", "A stop").asks_for(A, "choose_book")


@pytest.mark.rule("CW 40.1.18")
def test_resigning_at_any_time_gives_the_other_the_game():
    s = scene(units=HELD, doom=(20, 3))
    s.offers(B, "resign")
    s.do("A resign").is_over()
    assert s.g.outcome.places == (2, 1)
    battle = scene(
        units={A: {"india": "serpent_man"}, B: {"india": "2 wendigo"}}, books={B: "howl"}
    )
    battle.do("A battle@india", "B resign").is_over()
    assert battle.g.outcome.places == (1, 2)
    assert told("won", seat=A) in battle.told(A)


def test_where_units_are_is_never_out_of_date():
    """What is worked out once for a position is what it would be if it were worked out anew."""
    for number, chosen in enumerate(GAME.proof.variants(2)[::3]):
        for at in walk(GAME, chosen, number):
            fresh = at.g.clone()
            fresh.cache = {}
            for seat in at.g.cache:
                assert roster(at.g, seat) == roster(fresh, seat)
