"""Phase II: the Fate Piece, Investigators who follow, figures placed (chapter 5)."""

from itertools import combinations_with_replacement, permutations

import pytest

from fhtagn.games.fate.content import Step
from fhtagn.games.fate.game import record
from fhtagn.games.fate.queries import symbol_of
from tests.games.fate.scene import GAME, NAMES, A, B, C, D, scene
from tests.games.playing import told

PAIR = "dark_communion_museum veil_museum"


# -- moving by cards -------------------------------------------------------------------------------


@pytest.mark.rule("FG 5.1.1", "FG 5.1.2", "FG 5.1.3", "FG 5.1.6")
def test_a_spell_leads_to_its_location_and_nowhere_else():
    hand = "marginalia anonymous_tip crack_the_seal"
    s = scene(here="streets", hands={A: hand})
    s.asks(A, "move", "move:marginalia>library", "move:crack_the_seal>museum")
    s.do("A move:marginalia>library")
    assert s.here() == "library"


@pytest.mark.rule("FG 5.1.1", "FG 5.1.4", "FG 5.1.6")
def test_a_pair_leads_to_any_other_location():
    s = scene(here="gathering", hands={A: PAIR + " marginalia"})
    pairs = {f"move_pair:dark_communion_museum+veil_museum>{to}" for to in NAMES}
    assert set(s.keys(A, "move_pair")) == {one for one in pairs if not one.endswith(">gathering")}
    s.offers(A, "move:marginalia>library", "move:veil_museum>museum")
    s.do("A move_pair:dark_communion_museum+veil_museum>other_worlds")
    assert s.here() == "other_worlds"


@pytest.mark.rule("FG 5.1.4")
def test_two_different_symbols_are_no_pair():
    s = scene(hands={A: "marginalia crack_the_seal call_to_the_faithful"})
    assert s.keys(A, "move_pair") == []


@pytest.mark.example("FG ex-04")
@pytest.mark.rule("FG 5.1.4", "FG 5.1.6", "FG 5.1.9", "FG 40.1.14")
def test_a_pair_leads_to_other_worlds():
    s = scene(
        here="museum",
        hands={A: PAIR + " call_to_the_faithful"},
        columns={"museum": "L"},
    )
    s.do("A move_pair:dark_communion_museum+veil_museum>other_worlds")
    s.rolls("T E").do("A no_die")
    assert s.column("museum") == "L M M"
    rolled = [event["faces"] for event in s.told(B) if event["kind"] == "rolled"]
    assert rolled == [("tentacle", "sign")]
    assert (s.token(A), s.cultists(A, "other_worlds")) == (1, 1)
    assert (s.cultists(A, "abyss"), s.cultists(A, "lodge")) == (8, 6)
    assert s.hand(A) == ["call_to_the_faithful"]


@pytest.mark.rule("FG 40.1.14")
def test_a_pair_may_be_played_where_one_card_would_do():
    s = scene(here="streets", hands={A: PAIR + " marginalia"})
    s.do("A move_pair:dark_communion_museum+veil_museum>museum")
    assert (s.here(), s.column("streets"), s.hand(A)) == ("museum", "M M", ["marginalia"])


@pytest.mark.rule("FG 5.1.7", "FG 5.1.8")
def test_cards_played_are_added_to_the_column_one_leaves():
    s = scene(hands={A: "marginalia"}, columns={"other_worlds": "G Gate", "library": "M"})
    s.do("A move:marginalia>library")
    assert (s.column("other_worlds"), s.column("library")) == ("G Gate L", "M")
    assert told("laid", seat=A, symbols=("library",), location="other_worlds") in s.told(B)
    assert "marginalia" not in str([s.told(B), s.sees(B)])


@pytest.mark.rule("FG 5.1.9")
def test_both_cards_of_a_pair_count_in_the_column():
    s = scene(here="museum", hands={A: PAIR, B: "transfer_the_brand marginalia palimpsest"})
    s.do("A move_pair:dark_communion_museum+veil_museum>gathering")
    assert s.sees(C)["locations"][1]["column"] == ["museum", "museum"]


@pytest.mark.example("FG ex-06")
@pytest.mark.rule("FG 5.1.5", "FG 5.1.6", "FG 5.1.10")
def test_a_gate_moves_anywhere():
    hand = "crack_the_seal anonymous_tip call_to_the_faithful Gate"
    s = scene(here="library", hands={A: hand}, columns={"library": "C"})
    gates = [f"move_gate>{to}" for to in NAMES if to != "library"]
    assert sorted(s.keys(A, "move_gate")) == sorted(gates)
    assert s.keys(A, "move_pair") == []
    s.do("A move_gate>other_worlds")
    assert (s.column("library"), s.g.gate_held[A]) == ("C Gate", False)
    s.rolls("E E").do("A no_die", "A prepare_no_more")
    assert (len(s.hand(A)), s.g.turn.seat) == (4, B)


@pytest.mark.rule("FG 5.1.10")
def test_a_gate_is_always_played_alone():
    s = scene(hands={A: "crack_the_seal Gate"})
    ways = {key.split(":")[0].split(">")[0] for key in s.keys(A) if key != "resign"}
    assert ways == {"move", "move_gate"}


@pytest.mark.rule("FG 5.1.1")
@pytest.mark.parametrize("here", NAMES)
def test_the_fate_piece_must_leave(here):
    hand = PAIR + " marginalia anonymous_tip call_to_the_faithful hex_of_the_hanged Gate"
    s = scene(here=here, hands={A: hand}, artifacts={A: "silver_key"})
    s.asks_for(A, "move")
    moves = [key for key in s.keys(A) if ">" in key]
    assert moves
    assert not [key for key in moves if key.endswith(f">{here}")]
    s.refuses(A, "pass", "no_die", "prepare_no_more")
    s.do("A use:silver_key")
    s.asks(A, "move_fate", *(f"move_fate>{to}" for to in NAMES if to != here))


@pytest.mark.rule("FG 5.1.11")
@pytest.mark.parametrize(
    ("things", "key"),
    [
        ({"artifacts": {A: "silver_key"}}, "use:silver_key"),
        ({"reserve": {A: "astral_step_library"}}, "cast:astral_step_library"),
        ({"monsters": {A: "byakhee"}}, "command:byakhee"),
    ],
)
def test_an_effect_instead_of_cards_adds_nothing_to_the_column(things, key):
    s = scene(hands={A: PAIR + " marginalia"}, **things)
    s.do(f"A {key}", "A move_fate>streets")
    assert (s.here(), s.column("other_worlds"), len(s.hand(A))) == ("streets", "", 3)
    assert (s.cultists(A, "streets"), s.investigators("streets")) == (2, 2)
    s.asks(A, "control_die", "roll_for_control", "no_die")


@pytest.mark.rule("FG 40.1.13")
def test_without_a_way_to_move_one_draws_until_there_is_one():
    s = scene(here="museum", hands={A: "crack_the_seal"}, deck="grave_robbery marginalia")
    s.asks(A, "move", "draw_to_move")
    s.do("A draw_to_move")
    s.asks_for(A, "move")  # now there is a pair
    assert len(s.keys(A, "move_pair")) == 5
    s.refuses(A, "draw_to_move", "move:crack_the_seal>museum")
    empty = scene(here="museum", hands={A: ""}, deck="crack_the_seal marginalia")
    empty.do("A draw_to_move", "A draw_to_move")
    empty.asks(A, "move", "move:marginalia>library")


@pytest.mark.rule("FG 40.1.13")
def test_with_three_spells_there_is_always_a_way():
    s = scene(2)
    by_symbol = {at: [card for card in s.g.deck if symbol_of(s.g, card) == at] for at in range(6)}
    for hand in combinations_with_replacement(range(1, 6), 3):
        s.g.hands[A] = tuple(by_symbol[at][number] for number, at in enumerate(hand))
        for pieces in permutations(range(6), 2):
            s.g.fate = list(pieces)
            s.refuses(A, "draw_to_move")


@pytest.mark.example("FG ex-107")
@pytest.mark.rule("FG 5.1.11")
def test_moving_the_other_fate_piece():
    guide = GAME.content.spells["marginalia"]
    guide = guide._replace(steps=(Step("move_fate", who="any"),), effect=(0,), time="any")
    made = GAME.content._replace(
        spells=GAME.content.spells | {"marginalia": guide},
        things=GAME.content.things | {"marginalia": guide},
    )
    s = scene(
        2,
        here="ceremony",
        second="library",
        hands={A: "crack_the_seal", B: "anonymous_tip"},
        reserve={A: "marginalia"},
        investigators="gathering 3",
        game=record(made),
        at="conclude",
    )
    s.do("A cast:marginalia")
    s.refuses(A, "piece>ceremony:1", "piece>library:1", "move_fate>library")
    s.do("A piece>gathering:1")
    assert (s.here(B), s.here(A)) == ("gathering", "ceremony")
    assert (s.investigators("gathering"), s.investigators(B)) == (3, 0)
    assert (s.cultists(B, "gathering"), s.cultists(B, "lodge")) == (1, 7)
    assert (s.column("library"), len(s.hand(B))) == ("", 1)
    s.do("A prepare_no_more")
    assert (s.g.turn.seat, s.here(B)) == (B, "gathering")
    s.do("B move:anonymous_tip>streets")
    assert s.column("gathering") == "S"


# -- Investigators follow --------------------------------------------------------------------------


@pytest.mark.rule("FG 5.2.1", "FG 5.2.3")
@pytest.mark.parametrize("count", [3, 4, 6])
def test_three_or_more_investigators_follow_home(count):
    s = scene(hands={A: "marginalia"}, investigators=f"library {count}, A 1")
    s.do("A move:marginalia>library")
    assert (s.investigators(A), s.investigators("library")) == (count + 1, 1)
    assert s.signs(A) == 0  # they do nothing yet
    assert not [event for event in s.told(A) if event["kind"] in ("raid", "rolled")]


@pytest.mark.rule("FG 5.2.2", "FG 5.2.4", "FG 40.1.43")
def test_two_stay_and_a_third_placed_now_waits_for_the_next_visitor():
    s = scene(
        hands={A: "marginalia M C", B: "anonymous_tip C M", C: "palimpsest M C"},
        investigators="library 2",
        cultists={B: "library 4"},
    )
    s.do("A move:marginalia>library", "A no_die", "A prepare_no_more")
    assert (s.investigators(A), s.investigators("library")) == (0, 3)
    s.do("B move:anonymous_tip>streets", "B no_die", "B send:0", "B send:0", "B prepare_no_more")
    assert s.investigators("library") == 3
    s.do("C move:palimpsest>library")
    assert (s.investigators(C), s.investigators("library")) == (3, 1)
    assert (s.cultists(B, "library"), s.cultists(A, "library")) == (4, 2)  # Cultists stay


@pytest.mark.rule("FG 40.1.43")
@pytest.mark.card("pendulum_bottles")
def test_investigators_brought_after_the_check_wait():
    s = scene(
        hands={A: "marginalia"},
        investigators="library 2, A 2",
        artifacts={A: "pendulum_bottles"},
    )
    s.do("A move:marginalia>library", "A pass", "A use:pendulum_bottles")
    s.do("A lead_to_location:1:lodge>library")
    assert (s.investigators("library"), s.investigators(A)) == (4, 1)
    s.do("A no_die", "A prepare_no_more")
    assert (s.investigators("library"), s.investigators(A)) == (4, 1)


@pytest.mark.rule("FG 40.1.57")
def test_curses_of_the_movement_then_the_storm_then_the_three():
    s = scene(
        gods="cthulhu ithaqua azathoth",
        hands={A: "marginalia"},
        columns={"library": "M C"},
        investigators="library 2",
        storms={"library": "whiteout"},
        curses={A: "unquiet_stacks"},
    )
    s.do("A move:marginalia>library")
    order = ("curse_fired", "storm_revealed", "investigators_followed", "placed")
    assert [event["kind"] for event in s.told(C) if event["kind"] in order] == list(order)
    assert s.investigators(A) == 2 + 3  # by the Curse, then with the one of the Storm
    assert s.column("library") == ""


# -- placing ---------------------------------------------------------------------------------------


@pytest.mark.rule("FG 5.3.1", "FG 5.3.2")
def test_a_cultist_of_the_lodge_then_an_investigator_are_placed():
    s = scene(hands={A: "marginalia"}).do("A move:marginalia>library")
    assert (s.cultists(A, "library"), s.cultists(A, "lodge")) == (2, 6)
    assert (s.investigators("library"), s.investigators("supply")) == (2, 18)
    placed = [event["kind"] for event in s.told(B) if "placed" in event["kind"]]
    assert placed == ["placed", "investigators_placed"]


@pytest.mark.rule("FG 5.3.3", "FG 5.3.4", "FG 40.1.10")
@pytest.mark.parametrize(("abyss", "placed", "home"), [(7, 1, 1), (2, 1, 1), (1, 1, 0), (0, 0, 0)])
def test_with_an_empty_lodge_two_come_from_the_abyss_and_cost_a_sign(abyss, placed, home):
    s = scene(hands={A: "marginalia"}, cultists={A: f"lodge 0, abyss {abyss}"})
    s.do("A move:marginalia>library")
    assert s.cultists(A, "library") == 1 + placed
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss")) == (home, abyss - placed - home)
    assert s.signs(A) == 1
    kinds = [event["kind"] for event in s.told(A) if event["kind"] in ("recalled", "sign_gained")]
    assert kinds == ["recalled"] * (placed + home) + ["sign_gained"]


@pytest.mark.rule("FG 5.3.4")
def test_a_lodge_with_one_cultist_costs_nothing():
    s = scene(hands={A: "marginalia"}, cultists={A: "lodge 1, abyss 5"})
    s.do("A move:marginalia>library")
    assert (s.cultists(A, "lodge"), s.cultists(A, "abyss"), s.signs(A)) == (0, 5, 0)


@pytest.mark.example("FG ex-11")
@pytest.mark.rule("FG 5.3.5", "FG 5.3.6", "FG 40.1.8", "FG 40.1.11")
def test_no_investigator_left_to_place():
    s = scene(hands={A: "crack_the_seal"}, investigators="museum 2, A 6, B 4", supply=0)
    s.rolls("X E E T T K X X E T").do("A move:crack_the_seal>museum")
    wanted = ("placed", "raid")
    course = [(event["kind"], event["seat"]) for event in s.told(C) if event["kind"] in wanted]
    assert course == [("placed", A), ("raid", A), ("raid", B)]
    assert (s.signs(A), s.investigators(A)) == (3, 1)
    assert (s.signs(B), s.investigators(B)) == (3, 2)
    assert (s.signs(C), s.investigators(C)) == (0, 0)
    assert (s.investigators("supply"), s.investigators("museum")) == (6, 3)


@pytest.mark.rule("FG 5.3.7")
def test_one_investigator_is_enough_for_the_raid_of_an_empty_supply():
    s = scene(hands={A: "crack_the_seal"}, investigators="B 1", supply=0)
    s.rolls("T").do("A move:crack_the_seal>museum")
    raids = [event for event in s.told(A) if event["kind"] == "raid"]
    assert raids == [told("raid", seat=B, count=1)]
    assert (s.investigators("supply"), s.investigators("museum")) == (0, 2)


@pytest.mark.rule("FG 40.1.11")
@pytest.mark.parametrize("visitors", [0, 1])
def test_if_nobody_returns_none_is_placed_and_no_second_raid_follows(visitors):
    s = scene(hands={A: "crack_the_seal"}, investigators=f"B {visitors}", supply=0).rolls("X")
    s.do("A move:crack_the_seal>museum")
    assert (s.investigators("supply"), s.investigators("museum")) == (0, 1)
    assert len([event for event in s.told(A) if event["kind"] == "raid"]) == visitors
    s.asks(A, "control_die", "roll_for_control", "no_die")


@pytest.mark.rule("FG 40.1.12")
@pytest.mark.card("mob_fury")
def test_elsewhere_an_empty_supply_sets_off_no_raid():
    s = scene(4, hands={A: "marginalia"}, reserve={A: "mob_fury"}, investigators="D 5", supply=2)
    s.do("A cast:mob_fury")
    assert (s.investigators(B), s.investigators(C), s.investigators(D)) == (1, 1, 5)
    assert s.investigators("supply") == 0
    assert not [event for event in s.told(A) if event["kind"] == "raid"]
    s.asks_for(A, "move")
