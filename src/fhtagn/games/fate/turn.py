"""The turn: four phases, and whose turn is next (FG 4, FG 7.5, FG 7.6)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.fate.activation import activate_phase
from fhtagn.games.fate.card_verbs import draw
from fhtagn.games.fate.casting import after_draw, between, phase_one
from fhtagn.games.fate.course_verbs import begin_turn, enter_phase
from fhtagn.games.fate.movement import move_phase
from fhtagn.games.fate.preparing import preparations
from fhtagn.games.fate.queries import HAND, alone, rivals
from fhtagn.games.fate.raids import raid
from fhtagn.games.fate.relic_verbs import straighten
from fhtagn.games.fate.solo import investigators_turn
from fhtagn.games.fate.state import CONCLUDE, Fate
from fhtagn.kernel.rules import rule
from fhtagn.kernel.state import Seat

TURN: Final = "turn"  # the mark round a turn's phases
RAIDED: Final = 5  # Investigators in the Lodge at the end of a turn


@rule("FG 4.1.1", "FG 4.1.2", "FG 4.1.3", "FG 7.6.11")
def take_turn(g: Fate, seat: Seat) -> None:
    """A turn, then the next player's; there is no last one."""
    begin_turn(g, seat)
    g.then(go_through_phases, seat)
    g.then(turn_over, seat)


@rule("FG 4.1.1")
def go_through_phases(g: Fate, seat: Seat) -> None:
    """Prepare, Move, Activate, Conclude."""
    g.scope(TURN)
    g.then(prepare_phase, seat)
    g.then(move_phase, seat)
    g.then(activate_phase, seat)
    g.then(conclude_phase, seat)


@rule("FG 4.1.1", "FG 4.2.1", "FG 4.2.2", "FG 40.1.4")
def prepare_phase(g: Fate, seat: Seat) -> None:
    """Abilities usable before movement; last of all Artifacts are straightened."""
    g.then(phase_one, seat, 0)
    g.then(straighten_own, seat)


@rule("FG 4.2.2", "FG 4.2.3")
def straighten_own(g: Fate, seat: Seat) -> None:
    straighten(g, seat)


@rule("FG 4.1.1", "FG 7.5.1", "FG 7.6.1")
def conclude_phase(g: Fate, seat: Seat) -> None:
    """Preparing, drawing, a Raid if enough Investigators have gathered."""
    enter_phase(g, CONCLUDE)
    g.then(preparations, seat)
    g.then(draw_up, seat)
    g.then(after_draw, seat, 0)
    g.then(gather_for_raid, seat)


@rule("FG 7.5.1", "FG 7.5.2", "FG 7.5.3", "FG 7.5.4", "FG 10.2.3")
def draw_up(g: Fate, seat: Seat) -> None:
    """One Spell, and up to three in hand; a Gate is not counted."""
    draw(g, seat, max(1, HAND - len(g.hands[seat])))


@rule("FG 7.6.1", "FG 7.6.2", "FG 40.1.63")
def gather_for_raid(g: Fate, seat: Seat) -> None:
    """With five Investigators in the Lodge; before it anybody may act."""
    if g.visitors[seat] >= RAIDED:
        g.then(between, seat, 0, "")
        g.then(raid_own, seat)


@rule("FG 7.6.1", "FG 7.6.2")
def raid_own(g: Fate, seat: Seat) -> None:
    """If there are still so many."""
    if g.visitors[seat] >= RAIDED:
        g.then(raid, seat)


@rule("FG 7.6.11", "FG 17.1.3")
def turn_over(g: Fate, seat: Seat) -> None:
    """The turn passes clockwise; alone, the Investigators have theirs in between."""
    if alone(g):
        g.then(investigators_turn)
    g.then(take_turn, next_player(g, seat))


def next_player(g: Fate, seat: Seat) -> Seat:
    others = rivals(g, seat)
    return others[0] if others else seat
