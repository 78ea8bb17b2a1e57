"""The turn (CC 4): five phases, the framework steps in them and the windows between."""

from __future__ import annotations

from fhtagn.games.call.committing import commit_characters
from fhtagn.games.call.course_verbs import start_phase, start_turn
from fhtagn.games.call.phases import draw_for_turn, offer_resource, refresh_domains, restore_one
from fhtagn.games.call.queries import PHASE, committed, opponent
from fhtagn.games.call.resolving import resolve_stories
from fhtagn.games.call.state import Call
from fhtagn.games.call.timing import actions, after_the_step, aftermath, end_step
from fhtagn.games.call.verbs import end_lasting, release
from fhtagn.kernel.rules import cites, rule
from fhtagn.kernel.state import Seat


@rule("CC 4.1", "CC 4.2", "CC 4.3")
def take_turn(g: Call, seat: Seat) -> None:
    """The active player's phases, then the other's turn."""
    start_turn(g, seat)
    for phase in (refresh, draw, resource, operations, story):
        g.then(phase)
    g.then(end_turn)


@rule("CC 4.2", "CC 4.7")
def refresh(g: Call) -> None:
    start_phase(g, "refresh")
    g.then(restore_one)
    g.then(refresh_domains)
    step_over(g)
    g.then(end_phase)


@rule("CC 4.2", "CC 4.8")
def draw(g: Call) -> None:
    start_phase(g, "draw")
    g.then(draw_for_turn)
    step_over(g)
    g.then(end_phase)


@rule("CC 4.2", "CC 4.9")
def resource(g: Call) -> None:
    start_phase(g, "resource")
    g.then(offer_resource)
    step_over(g)
    g.then(end_phase)


@rule("CC 4.2", "CC 4.10")
def operations(g: Call) -> None:
    start_phase(g, "operations")
    act(g)
    g.then(end_phase)


def step_over(g: Call) -> None:
    """After a framework step: what answers it, then an action window."""
    g.then(after_the_step)
    act(g)


def act(g: Call) -> None:
    """An action window; the active player takes the first action."""
    g.then(actions, g.active, 0)


# -- the story phase -------------------------------------------------------------------------------


@rule("CC 4.5", "CC 4.6", "CC 4.11")
def story(g: Call) -> None:
    """Skipped by the first player in the very first turn; otherwise it opens with a window."""
    if g.turn == 1:
        return
    start_phase(g, "story")
    act(g)
    g.then(commit_characters, g.active)
    g.then(go_into_stories)
    g.then(end_phase)


@rule("CC 4.12", "CC 4.13", "CC 4.14", "CC 4.15")
def go_into_stories(g: Call) -> None:
    """If nobody was committed the phase ends at once."""
    if not anybody_committed(g):
        return
    step_over(g)
    g.then(commit_characters, opponent(g.active))
    step_over(g)
    g.then(resolve_stories)
    step_over(g)
    g.then(release_all)


@cites("CC 4.15", "CC 10.11")
def anybody_committed(g: Call) -> bool:
    """Whether the active player committed, even if they have fallen in doing so."""
    return bool(g.story_phase.gone_to)


@rule("CC 4.14", "CC 4.21")
def release_all(g: Call) -> None:
    """All characters leave the stories, in the state they are in."""
    release(
        g, [card for seat in range(g.seats) for one in g.row for card in committed(g, seat, one)]
    )


# -- the end of phase and turn ---------------------------------------------------------------------


@rule("CC 4.22", "CC 4.23", "CC 19.5", "CC 40.63")
def end_phase(g: Call) -> None:
    """What lasted until the end of the phase is over, all at once; nobody can respond to that."""
    end_lasting(g, PHASE)
    g.then(aftermath)
    g.then(end_step)


@rule("CC 1.20", "CC 4.1", "CC 4.21", "CC 4.22")
def end_turn(g: Call) -> None:
    """A step of its own; then the other player is active."""
    g.then(take_turn, opponent(g.active))
