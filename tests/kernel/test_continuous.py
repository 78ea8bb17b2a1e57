"""Continuous effects: cards that change, blank, copy, steal and outlive one another."""

from __future__ import annotations

import pytest

from fhtagn.kernel.effects import last, touch
from fhtagn.kernel.game import settings
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import why_not
from fhtagn.kernel.state import SPECTATOR, Outcome
from tests.kernel.tables.continuous import GAME
from tests.kernel.tables.continuous_events import Entered, Left
from tests.kernel.tables.continuous_scene import Scene
from tests.kernel.tables.continuous_table import (
    blank,
    claws,
    control,
    eyes,
    hear,
    keywords,
    leave,
    may_go_out,
    skill,
)
from tests.kernel.tables.continuous_uses import (
    Deed,
    due,
    forced,
    settle,
    top,
    unsettled,
    witnessed,
)

# -- attachments, modifiers, layers ----------------------------------------------------------------


def test_an_attachment_changes_its_bearer_and_goes_with_it():
    t = Scene(("berserker", "guard sword>guard"), ("bolt bolt", ""))
    guard = t.card("guard")
    assert (skill(t.g, guard), claws(t.g, guard)) == (3, 2)
    t.play(0, "play:bolt>guard").quietly().play(0, "play:bolt>guard").quietly()
    assert t.pile("discard", 1) == ["guard", "sword"]


def test_an_attachment_can_be_put_on_any_character():
    t = Scene(("scout", "guard"), ("sword gag", ""))
    t.play(0, "play:sword>scout").quietly().play(0, "play:gag>guard").quietly()
    assert claws(t.g, t.card("scout")) == 1
    assert blank(t.g, t.card("guard"))


def test_a_claw_for_the_tough_comes_and_goes_with_the_keyword_another_card_gives():
    t = Scene(("drummer chaplain cultist", "guard"), ("sleep", ""))
    cultist, guard = t.card("cultist"), t.card("guard")
    assert (keywords(t.g, cultist), claws(t.g, cultist)) == (("tough",), 1)
    assert claws(t.g, guard) == 1  # tough, but the opponent's
    t.play(0, "play:sleep>chaplain").quietly()
    assert (keywords(t.g, cultist), claws(t.g, cultist)) == ((), 0)


def test_skill_counts_icons_of_comrades_only():
    t = Scene(("sage cultist", "cultist"))
    assert skill(t.g, t.card("sage")) == 3


def test_explain_names_who_contributed_in_the_order_of_the_stages():
    t = Scene(("captain guard sword>guard", ""))
    guard, captain, sword = (t.card(code) for code in ("guard", "captain", "sword"))
    told = skill.explain(t.g, guard)
    assert told == [(None, 2), ((captain, "captain/1"), 3), ((sword, "sword/1"), 4)]
    assert claws.explain(t.g, guard) == [(None, 1), ((sword, "sword/2"), 2)]
    assert eyes.explain(t.g, guard) == [(None, 0)]


def test_what_says_cannot_has_the_last_word_whoever_came_first():
    for order in ("shackles>guard herald", "herald shackles>guard"):
        t = Scene((f"guard {order}", ""))
        t.g.since[t.card("guard")] = t.g.turns
        touch(t.g)
        told = [source and source[1] for source, _ in may_go_out.explain(t.g, t.card("guard"))]
        assert told == [None, "herald/1", "shackles/1"]
        assert not may_go_out(t.g, t.card("guard"))


def test_a_character_that_came_this_turn_goes_out_only_by_leave_of_another():
    t = Scene(("", "scout"), ("cultist herald", ""))
    t.play(0, "play:cultist").quietly()
    assert "seek:cultist" not in t.offers()
    t.play(0, "play:herald").quietly()
    t.play(0, "seek:cultist")
    assert t.g.score == [2, 0]
    assert "strike:herald>scout" not in t.offers()


# -- blanking --------------------------------------------------------------------------------------


def test_a_blank_card_neither_leads_nor_is_tough_but_keeps_skill_and_icons():
    t = Scene(("captain berserker", ""), ("gag gag", ""))
    berserker = t.card("berserker")
    assert skill(t.g, berserker) == 4
    t.play(0, "play:gag>captain").quietly()
    assert skill(t.g, berserker) == 3
    t.play(0, "play:gag>berserker").quietly()
    assert keywords(t.g, berserker) == ()
    assert (skill(t.g, berserker), claws(t.g, berserker)) == (3, 1)


def test_a_wounded_card_dies_at_once_when_it_is_tough_no_longer():
    t = Scene(("chaplain cultist", "berserker"), ("bolt bolt", ""))
    t.play(0, "play:bolt>cultist").quietly()
    assert t.in_play("cultist")
    t.play(0, "play:bolt>chaplain").quietly()
    assert t.pile("discard", 0) == ["bolt", "bolt", "chaplain", "cultist"]


def test_a_blank_for_the_phase_ends_with_the_phase():
    t = Scene(("captain guard", ""), ("sleep", ""))
    t.play(0, "play:sleep>captain").quietly()
    assert skill(t.g, t.card("guard")) == 2
    t.play(0, "rest").quietly()
    assert skill(t.g, t.card("guard")) == 3
    assert t.g.lasting == ()


def test_a_blank_martyr_does_not_answer_its_death():
    t = Scene(("guard", "martyr gag>martyr"), ("bolt", ""))
    t.play(0, "play:bolt>martyr")
    assert not t.in_play("martyr")
    assert t.asked().prompt == "act"


# -- copies ----------------------------------------------------------------------------------------


def test_a_copied_ability_works_under_its_own_name_for_its_new_bearer():
    t = Scene(("ferryman guard mimic", ""))
    t.play(0, "use:mimic>ferryman").quietly()
    mimic = t.card("mimic")
    assert t.g.abilities[mimic] == ("mimic/1", "ferryman/1")
    assert "use:mimic:ferryman/1>guard" not in t.offers()  # it is tired
    t.play(0, "rest").quietly().play(1, "rest").quietly()
    assert t.asked().seat == 0
    t.play(0, "use:mimic:ferryman/1>guard").quietly()
    assert t.pile("hand", 0).count("guard") == 4


def test_a_copy_outlives_what_it_was_copied_from_and_is_lost_with_its_bearer():
    t = Scene(("captain guard mimic", ""), ("bolt bolt", ""))
    t.play(0, "use:mimic>captain").quietly()
    guard = t.card("guard")
    assert skill(t.g, guard) == 4
    t.play(0, "play:bolt>captain").quietly()
    assert skill(t.g, guard) == skill(t.reloaded().g, guard) == 3
    t.play(0, "play:bolt>mimic").quietly()
    assert skill(t.g, guard) == 2
    assert t.pile("discard", 0)[-1] == "mimic"


def test_a_copied_ability_is_indexed_as_a_loaded_table_has_it():
    t = Scene(("mimic ghoul", "rot"))
    t.play(0, "use:mimic>ghoul").quietly()
    assert t.g.in_force == t.reloaded().g.in_force


# -- control ---------------------------------------------------------------------------------------


def test_control_changes_until_the_end_of_the_phase():
    t = Scene(("guard captain", "berserker warden"), ("dominate", ""))
    berserker = t.card("berserker")
    t.play(0, "play:dominate>berserker").quietly()
    assert (control(t.g, berserker), skill(t.g, berserker), t.g.owner[berserker]) == (0, 4, 1)
    t.play(0, "strike:berserker>warden").quietly()
    assert t.pile("discard", 1) == ["warden"]
    t.play(0, "rest")
    assert (control(t.g, berserker), skill(t.g, berserker)) == (1, 3)
    assert t.asked().seat == 1
    assert "seek:berserker" not in t.offers()


def test_who_controlled_a_card_last_answers_its_death_and_its_owner_gets_it():
    t = Scene(("guard", "martyr guard"), ("dominate bolt", ""))
    t.play(0, "play:dominate>martyr").quietly().play(0, "play:bolt>martyr")
    assert (t.asked().seat, t.asked().prompt) == (0, "respond")
    guard = f"guard#{t.g.play[1]}"
    martyr = t.g.happened[1].card
    t.play(0, f"use:martyr#{martyr}>{guard}~1").quietly()
    assert t.pile("discard", 1) == ["martyr"]
    assert [t.g.wounds[card] for card in t.g.play] == [0, 1]


# -- leaving and coming back -----------------------------------------------------------------------


def test_a_card_taken_back_is_known_to_all_and_new_when_it_comes_again():
    t = Scene(("ferryman berserker", ""), ("bolt", ""))
    old = t.card("berserker")
    t.play(0, "play:bolt>berserker").quietly()
    assert (t.g.wounds[old], claws(t.g, old)) == (1, 2)  # it rages
    t.play(0, "use:ferryman>berserker").quietly()
    assert GAME.view(t.g, 1)["hands"][0] == {"open": ["berserker"], "closed": []}
    t.play(0, "play:berserker").quietly()
    new = t.card("berserker")
    assert new != old
    assert (t.g.wounds[new], claws(t.g, new), t.g.lasting) == (0, 1, ())


def test_what_was_aimed_at_a_card_does_not_find_it_when_it_has_come_back():
    t = Scene(("guard", "cultist"), ("bolt", "blink"))
    t.play(0, "play:bolt>cultist").play(1, "play:blink").quietly()
    assert t.in_play("cultist")
    assert [one.told["ability"] for one in t.told("fizzled")] == ["bolt/1"]


def test_a_card_shuffled_away_is_known_to_nobody_and_may_lie_anywhere():
    t = Scene(("guard", "berserker"), ("banish", ""))
    old = t.card("berserker")
    t.play(0, "play:banish>berserker").quietly()
    assert old not in t.g.deck[1]
    assert sorted(t.pile("deck", 1)) == ["berserker", *["guard"] * 9]
    assert {t.g.known[card] for card in t.g.deck[1]} == {0}
    for seat in (0, 1):
        worlds = [GAME.rules.redeal(t.g, seat, seed) for seed in range(100)]
        places = {world.deck[1].index(_of(world, "berserker")) for world in worlds}
        assert places == set(range(10))


def _of(g, code):
    return next(card for card in g.deck[1] if g.code[card] == code)


def test_a_card_comes_back_from_the_discard_pile():
    t = Scene(("guard", "scout"), ("bolt bolt raise", ""))
    t.play(0, "play:bolt>guard").quietly().play(0, "play:bolt>guard").quietly()
    assert t.pile("discard", 0) == ["bolt", "bolt", "guard"]
    t.play(0, "play:raise>guard").quietly()
    assert t.g.wounds[t.card("guard")] == 0
    assert t.pile("discard", 0) == ["bolt", "bolt", "raise"]


# -- disrupts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("depth", range(4))
def test_a_disrupt_of_a_disrupt_of_a_disrupt(depth):
    t = Scene(("guard", "cultist"), ("bolt ward guard", "ward ward guard"))
    t.play(0, "play:bolt>cultist")
    for number in range(depth):
        seat = 1 - number % 2
        assert len(t.g.stack) == number + 1
        t.play(seat, "play:ward")
    assert [Deed(*one).name for one in t.g.stack] == ["bolt/1", *["ward/1"] * depth]
    t = t.reloaded().quietly()
    assert t.g.stack == ()
    assert t.in_play("cultist") == (depth % 2 == 1)


def test_a_wound_about_to_be_dealt_is_redirected_and_then_reduced():
    t = Scene(("berserker sword>berserker", "bodyguard cultist warden"))
    t.play(0, "strike:berserker>cultist")
    assert t.offers() == ["use:bodyguard", "use:warden", "pass"]
    t.play(1, "use:bodyguard")
    assert top(t.g).target == t.card("bodyguard")
    t.play(1, "use:warden").quietly()
    assert t.g.wounds[t.card("bodyguard")] == 1
    assert t.in_play("cultist")


def test_a_deed_that_is_cancelled_cannot_be_disrupted_further():
    t = Scene(("guard", "cultist warlock"), ("bolt", "ward"))
    t.play(0, "play:bolt>cultist").play(1, "use:warlock")
    assert top(t.g).name == "warlock/1"
    t.play(1, "pass")
    assert t.asked().prompt == "act"
    assert t.pile("hand", 1) == ["ward"]


# -- the dying, the forced -------------------------------------------------------------------------


def test_a_dying_card_responds_with_what_it_was_last():
    t = Scene(("berserker", "captain martyr"))
    martyr = t.card("martyr")
    t.play(0, "strike:berserker>martyr")
    assert t.g.happened[-1] == Left(martyr, 1, "discard", "martyr", 2, blank=False, heard_to=2)
    assert t.told("left")[-1].told == {
        "kind": "left", "card": f"martyr#{martyr}", "controller": 1, "pile": "discard",
    }  # fmt: skip
    assert t.offers() == ["use:martyr>berserker~1", "use:martyr>captain~1", "pass"]
    t.play(1, "use:martyr>berserker~1").quietly()
    assert t.g.wounds[t.card("berserker")] == 1
    assert (t.g.departed, t.g.happened, t.g.used) == ((), (), ())


@pytest.mark.parametrize(("order", "lives"), [(("rot", "ghoul"), False), (("ghoul", "rot"), True)])
def test_the_active_player_orders_what_is_forced_at_once(order, lives):
    t = Scene(("", "ghoul rot cultist"), ("bolt", ""), wounds={"ghoul": 1})
    t.play(0, "play:bolt>cultist")
    assert (t.asked().seat, t.asked().prompt) == (0, "order")
    assert sorted(t.offers()) == ["order:ghoul~1", "order:rot~1"]
    t.play(0, f"order:{order[0]}~1").quietly()
    assert t.in_play("ghoul") == lives
    assert t.g.score == [0, 1]


def test_what_is_forced_is_heard_anew_after_each_deed():
    t = Scene(("ghoul cultist scout", ""), ("bolt bolt", ""))
    t.play(0, "play:bolt>cultist").quietly().play(0, "play:bolt>scout").quietly()
    assert t.g.score == [2, 0]


def test_those_who_die_together_see_one_another_die():
    t = Scene(("ghoul cultist", ""))
    ghoul, cultist = t.card("ghoul"), t.card("cultist")
    leave(t.g, [ghoul, cultist], "discard")
    assert due(t.g, 0) == ((ghoul, "ghoul/1", 1),)
    t = Scene(("ghoul cultist", ""))
    leave(t.g, [t.card("ghoul")], "discard")
    leave(t.g, [t.card("cultist")], "discard")
    assert due(t.g, 0) == ()


def test_the_records_of_those_who_die_together_are_made_before_any_has_gone():
    t = Scene(("captain guard", ""))
    leave(t.g, [t.card("captain"), t.card("guard")], "discard")
    assert [one.skill for one in t.g.happened] == [2, 3]


def test_the_dying_go_before_what_lies_unattached_and_then_come_the_forced():
    t = Scene(("ghoul cultist sword>cultist", "scout"))
    leave(t.g, [t.card("cultist")], "hand")
    t.g.wounds[t.card("scout")] = 1
    assert unsettled(t.g)
    settle(t.g)
    assert [one.code for one in t.g.happened] == ["cultist", "scout", "sword"]
    assert t.g.later == [(forced, (((t.card("ghoul"), "ghoul/1", 1),),))]
    assert not unsettled(t.g)


def test_who_has_been_silenced_in_the_meantime_does_not_answer():
    t = Scene(("ghoul cultist", ""))
    leave(t.g, [t.card("cultist")], "discard")
    waiting = due(t.g, 0)
    last(t.g, "sleep/hold", t.card("ghoul"), 1, "phase")
    forced(t.g, waiting)
    assert (len(waiting), t.g.later) == (1, [])


# -- responses -------------------------------------------------------------------------------------


def test_each_occurrence_is_answered_once_while_the_list_grows():
    t = Scene(("widow martyr scout cultist", "berserker"), ("bolt", ""), power=1)
    t.play(0, "play:bolt>martyr")
    assert "use:widow~1" in t.offers()
    t.play(0, "use:widow~1")
    assert t.offers() == ["use:martyr>widow~1", "use:martyr>scout~1", "use:martyr>cultist~1",
                          "use:martyr>berserker~1", "pass"]  # fmt: skip
    t.play(0, "use:martyr>scout~1")
    assert [one.kind for one in t.g.happened] == ["wounded", "left", "wounded", "left"]
    assert t.offers() == ["use:widow~3", "pass"]
    t.play(0, "use:widow~3").quietly()
    assert len(t.g.hand[0]) == 2


def test_a_card_does_not_answer_what_happened_before_it_came():
    t = Scene(("cultist ghoul", ""), ("", ""))
    leave(t.g, [t.card("cultist")], "discard")
    hear(t.g)
    ghoul = t.card("ghoul")
    assert witnessed(t.g, ghoul, 0)
    t.g.happened = (t.g.happened[0], Entered(ghoul, -1))
    assert not witnessed(t.g, ghoul, 0)
    assert witnessed(t.g, ghoul, 1)


@pytest.mark.parametrize("card", ["mourn", "guard"])
def test_a_window_opens_by_what_is_public_whatever_lies_in_the_hand(card):
    t = Scene(("berserker", "cultist"), ("", card))
    t.play(0, "strike:berserker>cultist")
    assert (t.asked().seat, t.asked().prompt) == (1, "respond")
    assert t.offers() == (["play:mourn~1", "pass"] if card == "mourn" else ["pass"])


def test_a_window_is_left_out_for_a_seat_that_openly_cannot_answer():
    for hand, power in (("mourn", 0), ("", 9)):
        t = Scene(("berserker", "cultist"), ("", hand), power=power)
        t.play(0, "strike:berserker>cultist")
        assert t.asked().prompt == "act"


def test_an_event_answers_from_the_hand():
    t = Scene(("berserker", "cultist"), ("", "mourn"))
    t.play(0, "strike:berserker>cultist").play(1, "play:mourn~1").quietly()
    assert t.pile("hand", 1) == ["guard"]
    assert t.pile("discard", 1) == ["cultist", "mourn"]


# -- what is known ---------------------------------------------------------------------------------


def test_a_look_at_the_deck_is_told_to_the_one_who_looks():
    t = Scene(("", ""), ("scout", ""), deck=("cultist guard guard guard", "guard " * 9))
    t.play(0, "play:scout", "use:scout~0").quietly()
    (told,) = t.told("looked")
    assert told.seen_by(0) == {"kind": "looked", "seat": 0, "cards": ("cultist",)}
    unseen = {"kind": "looked", "seat": 0, "count": 1}
    assert told.seen_by(1) == told.seen_by(SPECTATOR) == unseen
    assert GAME.view(t.g, 0)["decks"][0] == ["cultist", None, None, None]
    assert GAME.view(t.g, 1)["decks"][0] == [None] * 4
    assert {GAME.rules.redeal(t.g, 0, seed).deck[0][0] for seed in range(20)} == {t.g.deck[0][0]}
    assert {GAME.rules.redeal(t.g, 0, seed).code[t.g.deck[0][0]] for seed in range(20)} == {
        "cultist"
    }


def test_a_hand_is_shown_to_its_owner_only_and_in_no_order():
    t = Scene(("guard", ""), ("ward bolt", ""))
    assert GAME.view(t.g, 0)["hands"][0] == {"open": [], "closed": ["bolt", "ward"]}
    assert GAME.view(t.g, 1)["hands"][0] == {"open": [], "closed": [None, None]}


def test_what_is_drawn_is_told_to_the_one_who_draws():
    match = Match(GAME, settings(GAME, 2, {}), 1)
    drew = next(event for event in match.events if event.told["kind"] == "drew")
    hand = [match.state.code[card] for card in match.state.hand[0]]
    assert drew.seen_by(0) == {"kind": "drew", "seat": 0, "cards": tuple(hand[:6])}
    unseen = {"kind": "drew", "seat": 0, "count": 6}
    assert drew.seen_by(1) == drew.seen_by(SPECTATOR) == unseen
    assert GAME.view(match.state, 1)["hands"][0] == {"open": [], "closed": [None] * 9}


def test_a_card_is_shown_before_it_is_asked_at_whom_it_is_aimed():
    t = Scene(("guard", "cultist"), ("bolt ward", ""))
    assert "play:bolt" in t.offers()
    t.play(0, "play:bolt")
    assert (t.asked().prompt, t.asked().about) == ("aim", (("card", "bolt"),))
    assert GAME.view(t.g, 1)["hands"][0] == {"open": ["bolt"], "closed": [None]}


def test_of_two_equal_cards_the_one_that_all_have_seen_is_played():
    t = Scene(("ferryman guard", ""), ("guard", ""))
    t.play(0, "use:ferryman>guard").quietly()
    assert GAME.view(t.g, 1)["hands"][0] == {"open": ["guard"], "closed": [None]}
    t.play(0, "play:guard").quietly()
    assert GAME.view(t.g, 1)["hands"][0] == {"open": [], "closed": [None]}


# -- the frame -------------------------------------------------------------------------------------


def test_the_game_is_over_when_a_seat_cannot_draw():
    t = Scene(("cultist", ""), deck=("guard", "guard guard guard"))
    t.play(0, "seek:cultist", "rest").play(1, "rest")
    assert t.g.outcome == Outcome("counted", (1, 2))


def test_whoever_resigns_loses_out_of_turn_too():
    match = Match(GAME, settings(GAME, 2, {}), 1)
    match.play(1, "resign")
    assert match.state.outcome == Outcome("resigned", (1, 2))


def test_every_kind_of_action_has_keys_or_a_reason():
    t = Scene(("cultist", "guard"), ("bolt", ""))
    mine, yours = (why_not(GAME, t.g, seat) for seat in (0, 1))
    assert mine["seek"] == (f"seek:{t.label('cultist')}",)
    assert mine["strike"] == Reason("CE 3.2", "nothing-fits", {"kind": "strike", "power": 9})
    assert mine["order"] == Reason("CE 6.2", "not-now", {"kind": "order", "prompt": "act"})
    assert yours["play"] == Reason("CE 2.2", "not-asked", {"kind": "play"})
    assert yours["resign"] == ("resign",)
    t.g.end("counted", (1, 1))
    assert all(reason == Reason("CE 2.1", "over") for reason in why_not(GAME, t.g, 0).values())
