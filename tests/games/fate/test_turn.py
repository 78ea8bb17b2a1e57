"""The turn: four phases, straightening, the draw, whose turn is next (chapter 4, FG 7.5, 7.6)."""

import pytest

from fhtagn.games.fate.game import record
from tests.games.fate.scene import GAME, A, B, C, scene
from tests.games.playing import told

PREPARE, MOVE, ACTIVATE, CONCLUDE = 1, 2, 3, 4


def is_whole(s):
    """Every figure and card is in exactly one place."""
    cards = sorted(card for place in GAME.proof.pieces(s.g).values() for card in place)
    assert cards == list(range(len(s.g.code)))
    totals = GAME.proof.totals(s.g)
    assert {totals[f"cultists[{seat}]"] for seat in range(s.g.seats)} == {20}
    assert (totals["investigators"], totals["gates"], totals["signs"]) == (25, 15, 40)


# -- phases ----------------------------------------------------------------------------------------


@pytest.mark.rule("FG 4.1.1")
def test_the_four_phases_in_their_order():
    s = scene(hands={A: "marginalia"}, reserve={A: "midnight_procession"}, at="turn")
    s.asks_for(A, "phase_one")
    assert s.g.turn.phase == PREPARE
    s.do("A pass")
    s.asks_for(A, "move")
    assert s.g.turn.phase == MOVE
    s.do("A move:marginalia>library")
    s.asks_for(A, "control_die")
    assert s.g.turn.phase == ACTIVATE
    s.do("A no_die")
    s.asks_for(A, "prepare")
    assert s.g.turn.phase == CONCLUDE
    s.do("A prepare_no_more")
    s.asks_for(B, "move")


@pytest.mark.example("FG ex-03")
@pytest.mark.rule("FG 4.1.2", "FG 5.1.7", "FG 7.5.1", "FG 7.6.11")
def test_a_whole_turn_in_the_streets():
    s = scene(
        hands={A: "anonymous_tip crack_the_seal hex_of_the_hanged"},
        columns={"other_worlds": "G", "streets": "L"},
        at="turn",
    )
    assert s.investigators("supply") == 19
    s.do("A move:anonymous_tip>streets", "A no_die", "A send:1")
    s.rolls("E T").do("A send:2", "A prepare_no_more")
    assert (s.column("other_worlds"), s.here()) == ("G S", "streets")
    assert (s.cultists(A, "lodge"), s.cultists(A, "streets")) == (6, 2)
    assert s.investigators("streets") == 2
    gained = [event for event in s.told(A) if event["kind"] == "sign_gained"]
    assert gained == [told("sign_gained", seat=B, space=9)]
    assert (s.signs(B), s.investigators(B)) == (1, 0)
    assert (s.signs(C), s.investigators(C)) == (0, 0)
    assert s.investigators("supply") == 18
    assert (s.column("streets"), len(s.hand(A)), s.g.turn.seat) == ("L", 3, B)


@pytest.mark.rule("FG 4.1.2", "FG 7.6.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_passes_clockwise(players):
    hands = ("marginalia", "call_to_the_faithful", "crack_the_seal", "palimpsest")[:players]
    turns = (
        ("A move:marginalia>library", "A no_die", "A prepare_no_more"),
        ("B move:call_to_the_faithful>gathering", "B no_die", "B enough"),
        ("C move:crack_the_seal>museum", "C no_die", "C artifact_top"),
        ("D move:palimpsest>library", "D no_die", "D prepare_no_more"),
    )[:players]
    s = scene(players, hands=dict(enumerate(hands)))
    for seat, moves in enumerate(turns):
        assert s.g.turn.seat == seat
        s.do(*moves)
    s.asks_for(A, "move")


@pytest.mark.rule("FG 4.1.4")
def test_the_second_preparation_and_a_ban_end_with_the_turn():
    s = scene(
        gods="cthulhu azathoth ithaqua",
        hands={A: "marginalia", B: "anonymous_tip crack_the_seal rust_of_ages"},
        cultists={A: "library 4", B: "streets 3"},
        columns={"streets": "M M C"},
        storms={"library": "whiteout"},
    )
    s.do("A move:marginalia>library")
    s.refuses(A, "control_action:library")
    assert s.g.turn.preparations == 2
    s.do("A prepare_no_more", "B move:anonymous_tip>streets", "B send:0", "B send:0")
    s.do("B no_control_action", "B prepare:rust_of_ages")
    assert s.g.turn.seat == C  # B was offered the Control Action, and one preparation


# -- phase I ---------------------------------------------------------------------------------------


@pytest.mark.rule("FG 4.2.1")
def test_abilities_usable_before_movement_in_phase_one():
    reserve = "lure_the_curious crack_the_seal call_to_the_faithful"
    s = scene(hands={A: "marginalia"}, reserve={A: reserve}, signs={A: 1}, at="turn")
    s.asks(A, "phase_one", *(f"cast:{code}" for code in reserve.split()), "pass")
    s.do("A cast:lure_the_curious", "A lead_to_location:1:museum>library", "A pass")
    assert (s.investigators("museum"), s.investigators("library")) == (0, 2)
    s.asks_for(A, "move")


@pytest.mark.rule("FG 4.2.1")
def test_nobody_else_acts_in_phase_one():
    s = scene(hands={A: "marginalia"}, reserve={B: "lure_the_curious"}, at="turn")
    s.asks_for(A, "move")
    s.refuses(B, "cast:lure_the_curious")


@pytest.mark.rule("FG 4.2.2", "FG 4.2.3", "FG 40.1.4")
def test_own_artifacts_are_straightened_last_in_phase_one():
    s = scene(
        hands={A: "marginalia"},
        reserve={A: "midnight_procession"},
        artifacts={
            A: "unaussprechlichen_kulten~ violet_crystal~ necronomicon",
            B: "brain_cylinder~",
        },
        at="turn",
    )
    s.do("A cast:midnight_procession")
    assert len(s.g.tilted) == 3
    s.refuses(A, "use:unaussprechlichen_kulten")
    s.do("A enough")
    s.asks_for(A, "move")
    assert s.artifacts(A) == ["unaussprechlichen_kulten", "violet_crystal", "necronomicon"]
    assert s.artifacts(B) == ["brain_cylinder~"]
    s.offers(A, "use:unaussprechlichen_kulten", "use:violet_crystal")


# -- the draw --------------------------------------------------------------------------------------


@pytest.mark.example("FG ex-37")
@pytest.mark.rule("FG 7.5.1", "FG 7.5.2", "FG 7.5.3", "FG 7.5.4")
@pytest.mark.parametrize(
    ("hand", "count"), [("Gate", 3), ("M", 3), ("M C", 3), ("M C S", 4), ("M C S G L", 6)]
)
def test_the_draw(hand, count):
    s = scene(here="ceremony", hands={A: hand}, at="conclude")
    if s.g.turn.seat == A:
        s.do("A prepare_no_more")
    assert (len(s.hand(A)), s.g.gate_held[A]) == (count, hand == "Gate")


@pytest.mark.example("FG ex-38")
@pytest.mark.rule("FG 7.5.5")
def test_the_deck_runs_out():
    twelve = "M M M C C C S S S G G G"
    s = scene(here="library", deck="marginalia", deck_size=1, discard=twelve, at="actions")
    s.do("A no_die")
    assert (len(s.hand(A)), len(s.g.deck), s.discard()) == (3, 10, [])
    assert "marginalia" in s.hand(A)
    assert told("reshuffled", count=12) in s.told(B)
    assert not any(s.g.known[card] for card in s.g.deck)


@pytest.mark.example("FG ex-39")
@pytest.mark.rule("FG 40.1.20")
def test_nothing_left_to_draw():
    s = scene(here="ceremony", hands={A: "M C"}, deck_size=0, at="conclude")
    s.do("A prepare_no_more")
    assert (len(s.hand(A)), s.g.deck, s.discard(), s.g.turn.seat) == (2, (), [], B)


@pytest.mark.rule("FG 40.1.20")
def test_to_move_the_longest_column_is_broken_up():
    columns = {"library": "M C S", "ceremony": "L L L", "gathering": "G S"}
    s = scene(here="museum", hands={A: "M"}, columns=columns, deck_size=0)
    s.asks(A, "move", "draw_to_move")
    s.do("A draw_to_move")
    assert (s.column("ceremony"), s.column("library")) == ("", "M C S")  # the first clockwise
    assert (len(s.g.deck), len(s.hand(A)), s.discard()) == (2, 2, [])
    assert s.keys(A, "move:")


@pytest.mark.rule("FG 40.1.20")
def test_with_an_empty_curse_deck_no_curse_is_gained():
    s = scene(hands={A: "marginalia"}, cultists={A: "lodge 0"}, token={A: 6}, signs={A: 3})
    s.g.removed, s.g.curse_deck = s.g.removed + s.g.curse_deck, ()
    s.do("A move:marginalia>library")
    assert (s.signs(A), s.g.met[A], s.curses(A)) == (4, True, [])
    s.asks_for(A, "control_die")


# -- no last turn ----------------------------------------------------------------------------------


WARY = (
    "roll_for_control", "control_action:streets", "control_action:library", "no_control", "pass",
    "enough", "replace", "recall:0", ">gathering", ">library", ">streets", ">museum", ">ceremony",
)  # fmt: skip


def wary(s):
    """An answer that risks no Elder Sign: Cultists return in time, nobody goes to Other Worlds."""
    name, _prompt, *keys = s.asked()[0].split()
    ranks = {key: [one in key for one in WARY] for key in keys}
    return f"{name} {max(keys, key=ranks.get)}"


@pytest.mark.example("FG ex-110")
@pytest.mark.rule("FG 4.1.3", "FG 1.1.11")
def test_no_turn_limit():
    game = record(GAME.content._replace(die=("cthulhu",) * 6))
    s = scene(gods="dagon yog_sothoth nyarlathotep", game=game, at="turn")
    while s.g.turns <= 60:
        s.do(wary(s), auto=False)
        is_whole(s)
    assert s.g.outcome is None
    assert (s.g.token, s.g.signs) == ([0, 0, 0], [0, 0, 0])
    assert [event["seat"] for event in s.told(A) if event["kind"] == "turn"] == [B, C, A] * 20
