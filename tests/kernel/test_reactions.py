"""Scenes at the table *reactions*, played by keys: what the kernel promises of answers to deeds."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random

import pytest

from fhtagn.kernel.agenda import answered, decisions
from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.game import settings
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import keyed, sent, why_not
from fhtagn.kernel.save import digest, load, save
from fhtagn.kernel.state import SPECTATOR, TABLE, same
from tests.kernel.tables.reactions import CURSES, GAME, lies_on, points


class Scene:
    """A table with these hands and curses, seat by seat; seat 0 acts first, the dice are loaded."""

    def __init__(self, *hands, curses="greed greed pride", dice=(), first=0):
        self.match = Match(GAME, settings(GAME, len(hands), {}), seed=1)
        self.arrange(hands, curses.split())
        self.match.play(TABLE, f"first:{first}")
        self.g.loaded = tuple(face - 1 for face in dice)

    @property
    def g(self):
        return self.match.state

    def arrange(self, hands, curses):
        g = self.g
        ids = {code: [n for n, one in enumerate(g.code) if one == code] for code in g.code}
        for seat, cards in enumerate(hands):
            g.piles[f"hand {seat}"] = tuple(ids[card].pop() for card in cards.split())
        laid = tuple(ids[curse].pop() for curse in curses[: g.seats])
        spare = [one for curse in CURSES for one in ids.pop(curse)]
        g.piles["curses"] = (*laid, *spare)
        g.piles["deck"] = tuple(sorted(one for rest in ids.values() for one in rest))
        g.known = [0] * len(g.code)
        for seat in range(g.seats):
            for card in g.piles[f"hand {seat}"]:
                g.known[card] = 1 << seat
            g.known[laid[seat]] = 1 << (seat + 1) % g.seats

    def play(self, *moves):
        """Each move is a seat and a key: "0 strike@1"."""
        for move in moves:
            seat, key = move.split()
            self.match.play(int(seat), key)
        return self

    def asks(self, seat, prompt, *keys):
        question = decisions(self.g)[0]
        assert (question.seat, question.prompt) == (seat, prompt)
        if keys:
            assert set(keyed(self.g, question.options)) == set(keys)

    def pass_all(self):
        """Everybody passes until something else is asked; returns who was asked, in order."""
        asked = []
        while (now := decisions(self.g)) and now[0].prompt == "respond":
            asked.append(now[0].seat)
            self.match.play(now[0].seat, "pass")
        return asked

    def told(self, *kinds):
        """The kinds and values of such events, in the order of their fields."""
        told = [one.told for one in self.match.events]
        return [tuple(one.values()) for one in told if one["kind"] in kinds]

    def points(self):
        return [points(self.g, seat) for seat in range(self.g.seats)]


# -- RE 1: the table, and giving up ----------------------------------------------------------------


def test_the_table_says_who_was_first_and_nobody_else_can():
    match = Match(GAME, settings(GAME, 3, {}), seed=1)
    assert [(one.seat, one.prompt) for one in decisions(match.state)] == [(TABLE, "who_was_first")]
    with pytest.raises(IllegalChoice, match="not-asked"):
        match.play(2, "first:2")
    scene = Scene("", "", "", first=2).play("2 spy@2", "0 spy@0", "1 spy@1")
    assert [one.prompt for one in decisions(scene.g)] == ["offer"] * 3


def test_giving_up_in_a_window_asks_the_question_anew():
    scene = Scene("ward", "ward", "ward").play("0 strike@1", "2 resign")
    scene.asks(1, "respond", "play:ward", "pass")
    scene.play("1 pass")
    scene.asks(0, "respond")
    scene.play("0 pass")
    assert scene.points() == [6, 4, 6]


def test_whoever_is_asked_and_gives_up_is_passed_over():
    scene = Scene("ward", "ward", "ward").play("0 strike@1", "1 resign")
    scene.asks(2, "respond")
    scene.pass_all()
    scene.asks(1, "act", "go_on")
    scene.play("1 go_on")
    scene.asks(2, "act", "strike@0", "draw", "gamble", "spy@0", "spy@2")


def test_the_last_player_has_won_wherever_the_game_is():
    scene = Scene("ward", "ward", "ward").play("0 strike@1", "1 play:ward", "2 resign", "0 resign")
    assert scene.g.outcome == ("resigned", (2, 1, 2))
    assert decisions(scene.g) == ()


# -- RE 3 and 4: answers ---------------------------------------------------------------------------


def test_a_ward_cancels():
    scene = Scene("", "ward", "").play("0 strike@1", "1 play:ward")
    assert scene.told("rewritten") == [("rewritten", "strike", 0, 1, 2, True)]
    assert scene.points() == [6, 6, 6]
    scene.asks(1, "act")


def test_a_mirror_turns_the_strike_elsewhere_and_is_seen_before_it_is_aimed():
    scene = Scene("", "mirror ward", "").play("0 strike@1", "1 play:mirror")
    for seat in (0, 2, SPECTATOR):
        assert GAME.view(scene.g, seat)["discard"] == ["mirror"]
    scene.asks(1, "aim", "mirror@0", "mirror@2")
    scene.play("1 mirror@2")
    scene.pass_all()
    assert scene.points() == [6, 6, 4]


def test_a_mirror_that_is_warded_turns_nothing():
    scene = Scene("ward", "mirror", "").play("0 strike@1", "1 play:mirror", "1 mirror@0")
    scene.play("0 play:ward")
    assert scene.points() == [6, 4, 6]


@pytest.mark.parametrize(("shields", "lost"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_each_shield_takes_one_off(shields, lost):
    scene = Scene("again", "shield " * shields, "").play("0 strike@1")
    for _ in range(shields):
        scene.play("1 play:shield", "0 pass")
        scene.play(*["1 pass"] * (decisions(scene.g)[0].seat == 1))
        scene.play("0 pass")
    scene.pass_all()
    assert scene.points() == [6, 6 - lost, 6]


@pytest.mark.parametrize("wards", range(7))
def test_a_ward_cancels_a_ward_to_any_depth(wards):
    scene = Scene("ward ward", "ward ward ward", "ward ward").play("0 strike@1")
    for depth in range(wards):
        scene.asks((depth + 1) % 3, "respond", "play:ward", "pass")
        scene.play(f"{(depth + 1) % 3} play:ward")
        assert len(scene.g.stack) == depth + 2
    scene.pass_all()
    assert scene.points() == [6, 4 if wards % 2 == 0 else 6, 6]
    assert scene.g.stack == ()


def test_a_card_is_offered_only_for_what_it_answers():
    scene = Scene("", "ward mirror shield again", "").play("0 strike@1")
    scene.asks(1, "respond", "play:ward", "play:mirror", "play:shield", "pass")
    scene = Scene("", "ward mirror shield again", "", dice=[4]).play("0 gamble")
    scene.asks(1, "respond", "play:ward", "pass")
    scene.play("1 pass")
    scene.asks(1, "respond", "play:ward", "play:again", "pass")
    scene.play("1 play:again")
    scene.asks(1, "respond", "play:ward", "pass")


@pytest.mark.parametrize("striker", range(3))
def test_all_are_asked_in_turn_from_the_next_seat(striker):
    scene = Scene("again", "again", "again", first=striker)
    scene.play(f"{striker} strike@{(striker + 1) % 3}")
    assert scene.pass_all() == [(striker + step) % 3 for step in (1, 2, 3)]


def test_a_use_opens_the_window_again_for_those_who_had_passed():
    scene = Scene("again", "shield again", "shield again").play("0 strike@1", "1 pass")
    scene.play("2 play:shield", "0 pass", "1 pass", "2 pass")
    assert len(scene.g.stack) == 1
    scene.asks(0, "respond", "pass")
    scene.play("0 pass")
    scene.asks(1, "respond", "play:shield", "pass")
    scene.play("1 pass")
    scene.asks(2, "respond", "pass")
    scene.play("2 pass")
    scene.asks(1, "act")
    assert scene.points() == [6, 5, 6]


def test_no_question_is_skipped_for_what_is_hidden():
    flows = set()
    for cards in ("again again", "ward mirror", "ward ward", "shield mirror"):
        scene = Scene("mirror", cards, cards).play("0 strike@1")
        flows.add((*scene.pass_all(), decisions(scene.g)[0].prompt))
    assert flows == {(1, 2, 0, "act")}


def test_questions_are_skipped_for_what_is_public():
    assert Scene("again", "", "again").play("0 strike@1").pass_all() == [2, 0]
    scene = Scene("again", "ward again", "again").play("0 strike@1", "1 play:ward")
    assert scene.pass_all() == [2, 0, 1], "the ward's window, none for the cancelled strike"
    scene.asks(1, "act")


# -- RE 2: dice ------------------------------------------------------------------------------------


def test_each_die_pays_before_the_next_and_may_be_thrown_again_or_warded():
    scene = Scene("", "again ward ward", "", dice=[1, 6, 4, 5]).play("0 gamble", "1 pass")
    scene.play("1 play:again", "1 pass", "1 pass")
    assert scene.points() == [9, 6, 6]
    scene.play("1 play:ward")
    assert scene.points() == [9, 6, 6]
    scene.pass_all()
    assert scene.points() == [10, 6, 6]


def test_a_warded_gamble_casts_no_die():
    scene = Scene("", "ward", "", dice=[1]).play("0 gamble", "1 play:ward")
    assert scene.g.loaded == (0,)
    assert scene.points() == [6, 6, 6]


def test_ruin_in_the_middle_of_a_roll_drops_the_rest_of_it():
    scene = Scene("", "ward", "", dice=[1, 1, 6], curses="pride greed greed").play("0 gamble")
    scene.play("1 pass", "1 pass")
    assert scene.g.outcome is None
    scene.play("1 pass")
    assert scene.g.outcome == ("ruin", (3, 1, 1))
    assert scene.g.loaded == (5,)
    assert (decisions(scene.g), scene.g.agenda) == ((), None)
    assert [record[0] for record in scene.g.stack] == ["gamble", "die"]
    with pytest.raises(IllegalChoice, match="over"):
        scene.play("1 pass")


# -- RE 5: curses ----------------------------------------------------------------------------------


def test_a_curse_fires_between_two_steps_of_a_deed():
    scene = Scene("", "", "", curses="greed thirst pride").play(
        "0 strike@1", "1 spy@1", "2 strike@1"
    )
    assert scene.told("lost", "cursed")[2:] == [
        ("lost", 1, 1),
        ("cursed", 1, "thirst"),
        ("lost", 1, 1),
        ("lost", 1, 1),
    ]


def test_a_curse_asks_its_victim_before_the_deed_goes_on():
    scene = Scene("", "", "", curses="greed pride thirst")
    for move in ("0 draw", "1 spy@1", "2 spy@2", "0 go_on", "1 go_on", "2 go_on", "0 draw"):
        scene.play(move).pass_all()
    question = decisions(scene.g)[0]
    assert (question.seat, question.prompt, len(scene.g.piles["hand 0"])) == (0, "shed", 3)
    scene.play(f"0 {next(iter(keyed(scene.g, question.options)))}")
    kinds = [kind for kind, *_ in scene.told("drawn", "cursed", "shed")]
    assert kinds == ["drawn", "drawn", "drawn", "cursed", "shed", "drawn"]


def test_of_a_curse_only_the_holder_knows_until_it_fires():
    scene = Scene("", "", "", curses="greed thirst pride")
    seen = [GAME.view(scene.g, seat)["curses"] for seat in (0, 1, 2, SPECTATOR)]
    assert seen[0] == [None, None, "pride"]
    assert seen[1] == ["greed", None, None]
    assert seen[2] == [None, "thirst", None]
    assert seen[3] == [None, None, None]
    scene.play("0 strike@1", "1 spy@1")
    assert GAME.view(scene.g, 1)["curses"] == ["greed", "thirst", None]
    looked = {"kind": "saw", "seat": 1, "at": 1}
    assert {**looked, "card": "thirst"} in scene.match.told(1)
    assert looked in scene.match.told(0)
    assert GAME.view(scene.g, 0)["curses"] == [None, None, "pride"]
    scene.play("2 strike@1")
    assert GAME.view(scene.g, 0)["curses"] == [None, "thirst", "pride"]


def test_no_redeal_has_a_curse_that_would_have_fired():
    scene = Scene("", "", "", curses="greed greed pride")

    def possible(seat):
        return {lies_on(GAME.rules.redeal(scene.g, seat, seed), 1) for seed in range(60)}

    assert possible(0) == possible(1) == {"thirst", "pride", "greed"}
    scene.play("0 strike@1", "1 spy@2", "2 strike@1")
    assert possible(0) == possible(1) == {"pride", "greed"}
    assert possible(2) == {"greed"}, "its holder knows it"


# -- RE 6: together, and forgetting ----------------------------------------------------------------


def offering():
    """A scene in which all are asked for an offer."""
    scene = Scene("ward again", "shield again", "mirror")
    for seat in range(3):
        scene.play(f"{seat} spy@{seat}").pass_all()
    return scene


OFFERS = ("0 offer:0", "1 offer:0", "2 go_on")


def test_sealed_answers_take_effect_in_the_order_of_seats_however_they_came():
    ends = set()
    for order in permutations(OFFERS):
        scene = offering().play(*order)
        ends.add(digest(scene.g))
        told = scene.told("offered", "went_on")
        assert told == [("offered", 0, "ward"), ("offered", 1, "shield"), ("went_on", 2)]
    replaced = offering().play("2 offer:0", "0 go_on", "2 go_on", *OFFERS[:2])
    assert ends == {digest(replaced.g)}


def test_of_a_sealed_answer_others_see_that_it_is_there_and_nothing_else():
    open_table, *sealed = offering(), *(offering().play(f"0 {key}") for key in KEYS)
    for seat in (1, 2, SPECTATOR):
        seen = {json.dumps(sent(GAME, scene.g, seat)) for scene in sealed}
        assert len(seen) == 1
        assert seen != {json.dumps(sent(GAME, open_table.g, seat))}
        assert all(scene.match.told(seat) == open_table.match.told(seat) for scene in sealed)
    assert all(answered(scene.g) == (0,) for scene in sealed)


KEYS = ("offer:0", "offer:1", "go_on")


def test_a_redeal_knows_nothing_of_what_the_others_have_sealed():
    worlds = [
        [GAME.rules.redeal(offering().play(f"0 {key}").g, 1, seed) for seed in range(20)]
        for key in KEYS
    ]
    assert all(same(*pair) for other in worlds[1:] for pair in zip(worlds[0], other, strict=True))
    assert len({digest(world) for world in worlds[0]}) == 20
    chosen = {world.agenda[0][1][3][0][1] for world in worlds[0]}
    assert len(chosen) == 2, "an offer, or none"


def test_one_s_own_sealed_answer_stays_in_one_s_redeals():
    scene = offering().play("0 offer:1", "2 go_on")
    for seed in range(20):
        assert GAME.rules.redeal(scene.g, 0, seed).agenda[0][1][3][0] == scene.g.agenda[0][1][3][0]


def test_what_all_have_seen_is_forgotten_in_the_shuffle():
    scene = offering().play("0 offer:0", "1 offer:0", "2 offer:0")
    g = scene.g
    assert (len(g.piles["deck"]), g.piles["offered"]) == (18, ())
    assert {g.known[card] for card in g.piles["deck"]} == {0}
    codes = {
        tuple(GAME.rules.redeal(g, 0, seed).code[card] for card in g.piles["deck"])
        for seed in range(5)
    }
    assert len(codes) == 5


# -- what is sent, kept and refused ----------------------------------------------------------------


def test_a_draw_is_told_with_the_card_to_the_drawer_alone():
    scene = Scene("", "", "").play("0 draw")
    cards = [scene.g.code[card] for card in scene.g.piles["hand 0"]]
    before = scene.match.moves[-1].before
    told = [
        [one for one in scene.match.told(seat, before) if one["kind"] == "took"]
        for seat in (0, 1, 2, SPECTATOR)
    ]
    assert told[0] == [{"kind": "took", "seat": 0, "card": card} for card in cards]
    assert told[1] == told[2] == told[3] == [{"kind": "took", "seat": 0}] * 2


def test_saved_in_the_middle_of_nested_windows_the_game_goes_on_the_same():
    hands = ("ward ward", "mirror shield", "ward again")
    scene = Scene(*hands).play("0 strike@1", "1 play:mirror", "1 mirror@0", "2 play:ward", "0 pass")
    saved = json.loads(json.dumps(save(scene.g)))
    loaded = load(GAME.blank(), saved)
    assert same(loaded, scene.g)
    assert len(loaded.stack) == 3
    other = Scene(*hands)
    other.match.state, loaded.events = loaded, []
    for one in (scene, other):
        one.play("1 pass", "2 pass", "2 pass", "0 play:ward").pass_all()
        assert one.points() == [6, 6, 6]
    assert same(scene.g, other.g)


def test_every_kind_has_its_keys_or_the_reason_against_it():
    scene = Scene("again", "ward", "").play("0 strike@1")
    assert why_not(GAME, scene.g, 1)["play"] == ("play:ward",)
    assert why_not(GAME, scene.g, 0)["play"][:2] == ("RE 3", "nothing-to-answer")
    scene.play("1 pass")
    assert why_not(GAME, scene.g, 0)["play"][:2] == ("RE 4", "no-card-fits")
    assert why_not(GAME, scene.g, 0)["first"][:2] == ("RE 1", "the-table-says")
    scene.play("0 pass", "1 spy@1", "0 pass", "1 pass")
    scene.g.piles["discard"], scene.g.piles["deck"] = scene.g.piles["deck"], ()
    assert why_not(GAME, scene.g, 2)["draw"][:2] == ("RE 2", "deck-empty")
    assert why_not(GAME, scene.g, 1)["draw"][:2] == ("RE 2", "not-now")


def test_random_games_end_and_reach_everything():
    kinds, prompts, reasons = set(), set(), set()
    for seed in range(150):
        chance, match = Random(seed), Match(GAME, settings(GAME, 2 + seed % 2, {}), seed)
        while not match.over:
            question = chance.choice(match.decisions())
            aside = chance.random() < 0.002 and question.seat != TABLE
            keys = ["resign"] if aside else list(keyed(match.state, question.options))
            match.play(question.seat, chance.choice(keys))
            prompts.add(question.prompt)
        kinds |= {event.told["kind"] for event in match.events}
        reasons.add(match.state.outcome.reason)
    assert kinds == set(GAME.display.events)
    assert prompts == {"who_was_first", "act", "respond", "aim", "shed", "offer"}
    assert reasons == {"rounds", "ruin", "resigned"}
