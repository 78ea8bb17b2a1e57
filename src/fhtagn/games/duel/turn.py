"""The round and the turn («Фазы игры», «Фаза действий»), as the rulebook outlines them."""

from __future__ import annotations

from typing import Final

from fhtagn.games.duel.actions import ACTIONS, TURN_ACTIONS, is_unlimited, passing, summons
from fhtagn.games.duel.battle import battles, unlimited_battle
from fhtagn.games.duel.between import after_action
from fhtagn.games.duel.common import COMMON
from fhtagn.games.duel.doom import doom_phase
from fhtagn.games.duel.ending import is_over, the_end
from fhtagn.games.duel.events.power import Exhausted
from fhtagn.games.duel.first_player import determine_first_player
from fhtagn.games.duel.gates import abandonments, controls, gate_changes
from fhtagn.games.duel.gather import gather_power
from fhtagn.games.duel.kinds import (
    AREA_ACTION,
    FREELY,
    MARCH,
    NO_POWER,
    TURN_ACTION,
    Listed,
    Listing,
    answers,
    effect,
    gathered,
    menu,
    options,
    why_not,
)
from fhtagn.games.duel.queries import is_out, opponent
from fhtagn.games.duel.requirement_actions import requirement_actions
from fhtagn.games.duel.state import ACTION, NOTHING, Duel
from fhtagn.games.duel.verbs import (
    advance_decay,
    begin_phase,
    begin_round,
    begin_turn,
    drop_power,
    end_turn,
    note_arrangement,
    pay_decay,
    reset_decay,
)
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, choice, cites, rule
from fhtagn.kernel.state import Seat

MOST_ROUNDS: Final = 50
ACTION_TAKEN: Final = Reason("CW 9.1.2", "action_taken")
MUST_ACT: Final = Reason("CW 9.1.5", "must_act")
NOTHING_BETWEEN: Final = Reason("CW 12.1.4", "nothing_between")


@rule("CW 3.2.1", "CW 3.2.3", "CW 40.1.19")
def next_round(g: Duel) -> None:
    """Action, Gather Power, Determine First Player, Doom; and again until the game ends."""
    if g.round >= MOST_ROUNDS:
        g.then(the_end, "rounds")
        return
    begin_round(g)
    g.then(action_phase)
    g.then(gather_power)
    g.then(end_if_over)
    g.then(determine_first_player)
    g.then(end_if_over)
    g.then(doom_phase)
    g.then(end_if_over)
    g.then(next_round)


@rule("CW 20.1.1", "CW 20.1.3", "CW 40.2.8")
def end_if_over(g: Duel) -> None:
    """An end condition met outside a turn of the Action phase ends the game with the phase."""
    if is_over(g):
        g.then(the_end, "doom")


# -- the Action phase ------------------------------------------------------------------------------


@rule("CW 9.1.1", "CW 15.1.3")
def action_phase(g: Duel) -> None:
    """The first player begins."""
    begin_phase(g, "action")
    g.then(next_turn, g.first)


@rule("CW 9.1.10", "CW 9.1.11", "CW 9.2.8", "CW 40.1.11")
def next_turn(g: Duel, seat: Seat) -> None:
    """Turns alternate until both are out of Power; then decay goes back to 0."""
    if all(is_out(g, one) for one in range(g.seats)):
        reset_decay(g)
        return
    begin_turn(g, seat)
    g.then(take_turn, seat)
    g.then(turn_over, seat)


@rule("CW 9.1.8", "CW 9.2.1", "CW 9.2.2", "CW 9.4.1", "CW 9.1.9", "CW 10.8.2")
def take_turn(g: Duel, seat: Seat) -> None:
    """Whoever is out of Power advances the decay marker instead of acting."""
    if is_out(g, seat):
        advance_decay(g, seat)
        return
    g.then(decay, seat)


@rule("CW 9.2.3", "CW 9.2.4", "CW 9.2.5", "CW 9.2.6", "CW 40.1.1", "CW 9.2.7")
def decay(g: Duel, seat: Seat) -> None:
    """First of all decay is paid, once per turn; who then has no Power left does not act."""
    pay_decay(g, seat)
    if g.power[seat]:
        g.scope("turn")
        g.then(go_on, seat)


@rule("CW 9.4.1", "CW 9.1.6", "CW 40.1.9")
def go_on(g: Duel, seat: Seat) -> None:
    """Deed after deed until the turn is ended; who can do nothing at all loses the Power."""
    note_arrangement(g)
    if can_do_nothing(g, seat):
        drop_power(g, seat, Exhausted)
        g.leave("turn")
        return
    g.then(act, seat)
    g.then(after_action)
    g.then(go_on, seat)


def can_do_nothing(g: Duel, seat: Seat) -> bool:
    """Whether nothing is left but to pass."""
    assert g.turn is not None
    if g.turn.taken > NOTHING or options(abandonments(g, seat)) or options(controls(g, seat)):
        return False
    return all(isinstance(listing(g, seat, None), Reason) for listing in useful_actions(g, seat))


@choice("CW 9.1.2", "CW 9.1.5", "CW 9.4.1", "CW 12.1.1")
def act(g: Duel, seat: Seat) -> Decision:
    """Unlimited actions before and after exactly one action."""
    paid = gathered(g, seat, open_actions(g, seat), None)
    return Decision(seat, "act", [*paid, *gate_changes(g, seat), *options(ends(g, seat))])


@cites("CW 7.2.2", "CW 9.3.2", "CW 9.3.3", "CW 11.1.1")
def useful_actions(g: Duel, seat: Seat) -> tuple[Listing, ...]:
    """The kinds that can be the one action of a turn, but for passing."""
    unique = ACTIONS.of(g, seat)
    return (*COMMON, *unique, *TURN_ACTIONS.of(g, seat), requirement_actions)


@cites("CW 9.1.8", "CW 9.3.1", "CW 9.3.2", "CW 10.8.1", "CW 12.1.2", "CW 12.1.3")
def open_actions(g: Duel, seat: Seat) -> tuple[Listing, ...]:
    """The kinds of which one may be chosen now: all, the unlimited ones, or without Power none."""
    assert g.turn is not None
    if not g.power[seat]:
        return ()
    if g.turn.taken == ACTION:
        return unlimited_actions(g, seat)
    return (*useful_actions(g, seat), passing)


@cites("CW 12.1.1", "CW 12.3.4")
def unlimited_actions(g: Duel, seat: Seat) -> tuple[Listing, ...]:
    """What may still be paid for when the action has been taken."""
    battle = (battles,) if unlimited_battle(g) else ()
    return (*battle, summons) if is_unlimited(g, seat, "summon") else battle


@menu("act", AREA_ACTION, MARCH, TURN_ACTION)
def why_not_act(g: Duel, seat: Seat, listing: Listing) -> Reason | None:
    if listing in open_actions(g, seat):
        return why_not(g, seat, listing)
    return ACTION_TAKEN if g.power[seat] else NO_POWER


menu("act", FREELY)(why_not)


# -- a second action -------------------------------------------------------------------------------


@rule("CW 12.1.4", "CW 13.2.4")
def act_again(g: Duel, seat: Seat) -> None:
    """A second action at once: ongoing abilities fit between the two, unlimited actions do not.

    For factions of chapter 34; none of the boxes grants it.
    """
    g.then(after_action)
    if g.power[seat]:
        g.then(second_action, seat)


@choice("CW 12.1.4")
def second_action(g: Duel, seat: Seat) -> Decision:
    found = gathered(g, seat, (*useful_actions(g, seat), passing), None)
    return Decision(seat, "second_action", [*found, (no_second_action, (seat,))])


menu("second_action", AREA_ACTION, MARCH, TURN_ACTION)(why_not)


@menu("second_action", FREELY)
def nothing_between(_g: Duel, _seat: Seat, _listing: Listing) -> Reason:
    """Neither a gate nor the end of the turn."""
    return NOTHING_BETWEEN


@rule("CW 7.2.7", says=lambda _g, _seat: Saying("decline"))
def no_second_action(_g: Duel, _seat: Seat) -> None:
    """It was granted, not demanded."""


answers("decline", "second_action", "CW 7.2.7")


# -- the end of a turn -----------------------------------------------------------------------------


@effect("end", FREELY, "CW 9.1.5")
def ends(g: Duel, seat: Seat) -> Listed:
    assert g.turn is not None
    return [(end, (seat,))] if g.turn.taken > NOTHING else MUST_ACT


@rule("CW 9.4.2", "CW 12.3.6", "CW 40.1.3", says=lambda _g, _seat: Saying("end"))
def end(g: Duel, _seat: Seat) -> None:
    """What was done last counts as the turn's action if nothing else does."""
    g.leave("turn")


@rule("CW 9.4.2", "CW 20.1.4", "CW 20.1.5")
def turn_over(g: Duel, seat: Seat) -> None:
    """The turn passes to the opponent, unless the game is to end with it."""
    end_turn(g)
    if is_over(g):
        g.then(the_end, "doom")
    else:
        g.then(next_turn, opponent(seat))
