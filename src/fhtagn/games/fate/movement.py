"""Phase II: the Fate Piece, Investigators who follow, Cultist and Investigator placed (FG 5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from fhtagn.games.fate.answers import answer_lodge
from fhtagn.games.fate.card_verbs import break_up_longest, draw, lay_in_column, play_gate
from fhtagn.games.fate.casting import between, placing, uses
from fhtagn.games.fate.content import Step
from fhtagn.games.fate.course_verbs import (
    change_turn,
    enter_phase,
    expect_investigators,
    move_piece,
    note,
)
from fhtagn.games.fate.effects import asks, step
from fhtagn.games.fate.legality import is_asked, why_not_in
from fhtagn.games.fate.queries import (
    clockwise,
    destinations,
    here,
    in_hand,
    location,
    piece_of,
    step_of,
    symbol_of,
    time_to_use,
    turn,
)
from fhtagn.games.fate.raids import raid
from fhtagn.games.fate.state import LODGE, MOVE, Fate
from fhtagn.games.fate.storms import enter_storm
from fhtagn.games.fate.track import gain_signs
from fhtagn.games.fate.verbs import follow_home, place_cultist, place_investigators, recall
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

CROWD = 3  # Investigators who follow the player home
NOT_MOVING: Final = Reason("FG 5.1.1", "not_moving")
MOVED_ALREADY: Final = Reason("FG 5.1.1", "moved_already")
MOVING_WAITS: Final = Reason("FG 40.1.19", "half_way")
NO_SPELL: Final = Reason("FG 5.1.2", "no_spell")
NO_PAIR: Final = Reason("FG 5.1.4", "no_pair")
NO_GATE: Final = Reason("FG 5.1.5", "no_gate")


@rule("FG 4.1.1", "FG 40.1.57")
def move_phase(g: Fate, seat: Seat) -> None:
    """Move; a Storm; anybody may act; Investigators follow; Cultist and Investigator are placed."""
    enter_phase(g, MOVE)
    g.then(move, seat)
    g.then(enter_storm, seat)
    g.then(between, seat, 0, "")
    g.then(be_followed, seat)
    g.then(place, seat)


# -- moving the Fate Piece -------------------------------------------------------------------------


@rule("FG 5.1.1", "FG 40.1.53")
def move(g: Fate, seat: Seat) -> None:
    """The Fate Piece must move; if what should have moved it was cancelled, in another way."""
    if not turn(g).arrived:
        g.then(choose_move, seat)
        g.then(move, seat)


@choice("FG 5.1.1", "FG 5.1.11")
def choose_move(g: Fate, seat: Seat) -> Decision:
    """By one Spell, a pair, a Gate or an effect that replaces the cards."""
    by_cards = [*by_spell(g, seat), *by_pair(g, seat), *by_gate(g, seat)]
    draw_first: list[Task] = [] if by_cards else [option(draw_to_move, seat)]
    return Decision(seat, "move", [*by_cards, *uses(g, seat, "move"), *draw_first])


@cites("FG 5.1.2", "FG 5.1.3", "FG 5.1.6")
def by_spell(g: Fate, seat: Seat) -> list[Task]:
    """One Spell to the location of its symbol."""
    open_to = destinations(g)
    cards = {g.code[card]: card for card in g.hands[seat]}
    return [
        option(move_by_spell, seat, card, symbol_of(g, card))
        for card in cards.values()
        if symbol_of(g, card) in open_to
    ]


@cites("FG 5.1.4", "FG 5.1.6", "FG 40.1.14")
def by_pair(g: Fate, seat: Seat) -> list[Task]:
    """Two Spells with the same symbol to any other location."""
    pairs = {
        tuple(sorted((g.code[one], g.code[other]))): (one, other)
        for one, other in combinations(g.hands[seat], 2)
        if symbol_of(g, one) == symbol_of(g, other)
    }
    open_to = destinations(g)
    return [option(move_by_pair, seat, *pair, to) for pair in pairs.values() for to in open_to]


@cites("FG 5.1.5", "FG 5.1.6", "FG 10.2.4", "FG 5.1.10")
def by_gate(g: Fate, seat: Seat) -> list[Task]:
    """A Gate, always alone, to any other location."""
    if why_no_gate(g, seat):
        return []
    return [option(move_by_gate, seat, to) for to in destinations(g)]


def why_no_gate(g: Fate, seat: Seat) -> Reason | None:
    return None if g.gate_held[seat] else NO_GATE


# -- why it is not moved so ------------------------------------------------------------------------


@cites("FG 5.1.1")
def why_not_moving(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """The seat is not asked how to move the Fate Piece."""
    if wrong := why_not_in(g, seat, MOVE, NOT_MOVING):
        return wrong
    if turn(g).arrived:
        return MOVED_ALREADY
    return None if is_asked(seat, questions, "move") else MOVING_WAITS


def check_move(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    if wrong := why_not_moving(g, seat, questions):
        return wrong
    if by_spell(g, seat):
        return None
    if not g.hands[seat]:
        return NO_SPELL
    return Reason("FG 5.1.3", "no_other_symbol", {"location": location(g, here(g, seat))})


def check_pair(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    return why_not_moving(g, seat, questions) or (None if by_pair(g, seat) else NO_PAIR)


def check_gate(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    return why_not_moving(g, seat, questions) or why_no_gate(g, seat)


# -- the movement ----------------------------------------------------------------------------------


def says_spell(g: Fate, seat: Seat, card: int, to: int) -> Saying:
    return Saying("move", in_hand(g, seat, card) | {"to": location(g, to)}, {"spell": g.code[card]})


@rule("FG 5.1.2", "FG 5.1.7", says=says_spell)
def move_by_spell(g: Fate, seat: Seat, card: int, to: int) -> None:
    lay_in_column(g, seat, here(g, seat), (card,))
    arrive(g, seat, to)


def says_pair(g: Fate, seat: Seat, one: int, other: int, to: int) -> Saying:
    first, second = (g.hands[seat].index(card) for card in (one, other))
    codes = tuple(sorted((g.code[one], g.code[other])))
    about = {"places": f"{first}+{second}", "to": location(g, to)}
    return Saying("move_pair", about, {"spells": codes})


@rule("FG 5.1.4", "FG 5.1.9", says=says_pair)
def move_by_pair(g: Fate, seat: Seat, one: int, other: int, to: int) -> None:
    lay_in_column(g, seat, here(g, seat), (one, other))
    note(g, "pair_move", seat)
    arrive(g, seat, to)


@rule(
    "FG 5.1.5", "FG 10.2.5", says=lambda g, _seat, to: Saying("move_gate", {"to": location(g, to)})
)
def move_by_gate(g: Fate, seat: Seat, to: int) -> None:
    play_gate(g, seat, here(g, seat))
    note(g, "gate_move", seat)
    arrive(g, seat, to)


def arrive(g: Fate, seat: Seat, to: int) -> None:
    """The movement of phase II has been made."""
    move_piece(g, seat, piece_of(g, seat), to)
    change_turn(g, arrived=True)
    note(g, "moved_to", seat, to)


@rule("FG 40.1.13", "FG 40.1.20", says=lambda *_: Saying("draw_to_move"))
def draw_to_move(g: Fate, seat: Seat) -> None:
    """Without a legal movement by cards one draws a Spell and tries again."""
    if not g.deck and not g.discard:
        break_up_longest(g)
    draw(g, seat, 1)


# -- moved by an effect ----------------------------------------------------------------------------


def can_move(g: Fate, _seat: Seat, _what: Step) -> bool:
    return bool(destinations(g))


@step("move_fate", "FG 5.1.11", "FG 16.1.5", can=can_move)
def move_fate(g: Fate, seat: Seat, code: str, n: int) -> None:
    """Instead of cards, in phase II; at other times the piece is only put elsewhere."""
    g.then(choose_destination, seat, code, n)


@choice("FG 5.1.11", "FG 16.1.5")
def choose_destination(g: Fate, seat: Seat, code: str, n: int) -> Decision:
    anybodys = step_of(g, code, n).who == "any"
    pieces = range(len(g.fate)) if anybodys else [piece_of(g, seat)]
    options = [option(fate_to, seat, code, piece, to) for piece in pieces for to in destinations(g)]
    return asks(seat, code, "move_fate", options)


def says_fate(g: Fate, seat: Seat, _code: str, piece: int, to: int) -> Saying:
    whose = {} if piece == piece_of(g, seat) else {"piece": piece}
    return Saying("piece" if whose else "move_fate", {"to": location(g, to)} | whose)


@rule("FG 5.1.11", "FG 16.1.5", "FG 40.1.27", says=says_fate)
def fate_to(g: Fate, seat: Seat, code: str, piece: int, to: int) -> None:
    """Nothing is added to the Column; outside the movement nothing follows."""
    if time_to_use(g, code) == "move" and piece == piece_of(g, seat):
        arrive(g, seat, to)
    else:
        move_piece(g, seat, piece, to)


# -- Investigators follow --------------------------------------------------------------------------


@rule("FG 5.2.1", "FG 5.2.2", "FG 5.2.4", "FG 40.1.43")
def be_followed(g: Fate, seat: Seat) -> None:
    """Three or more Investigators in the location reached come to the Lodge; fewer stay."""
    count = g.investigators[here(g, seat)]
    if count >= CROWD:
        expect_investigators(g, count)
        g.then(answer_lodge, seat, 0)
        g.then(come_to_lodge, seat)


@rule("FG 5.2.1", "FG 5.2.3")
def come_to_lodge(g: Fate, seat: Seat) -> None:
    if g.entering:
        expect_investigators(g, 0)
        follow_home(g, seat, here(g, seat))


# -- placing ---------------------------------------------------------------------------------------


@rule("FG 5.3.1", "FG 5.3.2", "FG 40.1.11")
def place(g: Fate, seat: Seat) -> None:
    """First the own Cultist, then an Investigator."""
    g.then(place_own, seat)
    g.then(placing, seat, 0)
    g.then(place_investigator, seat)


@rule("FG 5.3.1", "FG 5.3.3", "FG 5.3.4", "FG 40.1.10")
def place_own(g: Fate, seat: Seat) -> None:
    """From the Lodge; if it is empty, from the Abyss, with a sign as penalty after the figures."""
    at = here(g, seat)
    if g.lodge[seat]:
        place_cultist(g, seat, at)
        note(g, "placed_at", seat, at)
        return
    if g.abyss[seat]:
        recall(g, seat, 1, at)
        note(g, "placed_at", seat, at)
    if g.abyss[seat]:
        recall(g, seat, 1, LODGE)
    g.then(gain_signs, seat, 1, "effect")


@rule("FG 5.3.2", "FG 5.3.5", "FG 5.3.7", "FG 40.1.8")
def place_investigator(g: Fate, seat: Seat) -> None:
    """From the supply; if it is empty, everybody is Raided first, from the active player on."""
    if not g.supply:
        for other in clockwise(g, seat):
            g.then(raid, other)
    g.then(put_investigator, seat)


@rule("FG 5.3.2", "FG 5.3.6", "FG 40.1.11")
def put_investigator(g: Fate, seat: Seat) -> None:
    """If there is still none, none is placed."""
    place_investigators(g, here(g, seat), 1)
