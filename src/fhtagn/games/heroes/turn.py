"""The turn («Ход игры»): play a card from hand or take the top card of the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fhtagn.games.heroes.abilities import play, why_no_extra
from fhtagn.games.heroes.legality import question_of, why_no_turn
from fhtagn.games.heroes.queries import HAND, choices_in_hand, room
from fhtagn.games.heroes.scoring import finish
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.verbs import begin_turn, draw_top
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

MOST_TURNS: Final = 400
HAND_FULL: Final = Reason("MH 4.4", "hand_full", {"count": HAND})
HAND_EMPTY: Final = Reason("MH 4.5", "hand_empty")


@rule("MH 4.9")
def begin_play(g: Heroes) -> None:
    """The course of turns; the duel leaves it when a deck runs out."""
    g.scope("play")
    g.then(next_turn, g.first)


@rule("MH 4.9", "MH 3.15", "MH 10.15")
def next_turn(g: Heroes, seat: Seat) -> None:
    """The seat has its one action, then the turn passes clockwise."""
    if g.turns >= MOST_TURNS:
        g.then(finish)
        return
    begin_turn(g, seat)
    g.then(act, seat)
    g.then(next_turn, (seat + 1) % g.seats)


@choice("MH 4.1", "MH 4.2", "MH 4.8")
def act(g: Heroes, seat: Seat) -> Decision:
    """One of two things: play a card or draw one."""
    return Decision(seat, "act", actions(g, seat))


@cites("MH 4.6")
def actions(g: Heroes, seat: Seat) -> list[Task]:
    """Play any card of the hand; draw unless the hand is full."""
    found: list[Task] = []
    if why_no_play(g, seat) is None:
        found += [(play, (seat, card)) for card in choices_in_hand(g, seat)]
    if why_no_draw(g, seat) is None:
        found.append((draw, (seat,)))
    return found


@cites("MH 4.5")
def why_no_play(g: Heroes, seat: Seat) -> Reason | None:
    return None if g.hands[seat] else HAND_EMPTY


@cites("MH 4.4")
def why_no_draw(g: Heroes, seat: Seat) -> Reason | None:
    return None if room(g, seat) > 0 else HAND_FULL


def check_play(g: Heroes, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """For the turn, or as an ability lets one more card be played."""
    own = question_of(seat, questions)
    if own and own.prompt == "play_extra":
        return why_no_extra(g, own)
    return why_no_turn(g, seat, questions) or why_no_play(g, seat)


def check_draw(g: Heroes, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    return why_no_turn(g, seat, questions) or why_no_draw(g, seat)


@rule("MH 4.1", says=lambda g, seat: Saying("draw", {}, {"left": len(g.decks[g.pile[seat]])}))
def draw(g: Heroes, seat: Seat) -> None:
    """Take the top card of the deck; that is the whole turn."""
    draw_top(g, seat)
