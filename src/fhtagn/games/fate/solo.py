"""The solo game: the Investigators' turn, and Curses bought off (FG 17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fhtagn.games.fate.activation import (
    NOT_ACTIVATING,
    OTHERWISE,
    why_no_control,
    why_not_offered,
)
from fhtagn.games.fate.card_verbs import break_up_longest, top_to_column
from fhtagn.games.fate.course_verbs import buy_off, move_investigators_piece
from fhtagn.games.fate.curses import gain_curse
from fhtagn.games.fate.legality import why_not_in, why_not_playing
from fhtagn.games.fate.queries import alone
from fhtagn.games.fate.raids import raid
from fhtagn.games.fate.relic_verbs import lift_curse
from fhtagn.games.fate.state import ACTIVATE, OTHER_WORLDS, STREETS, Fate
from fhtagn.games.fate.track import gain_signs
from fhtagn.games.fate.verbs import place_investigators
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, Task, cites, rule
from fhtagn.kernel.state import Seat

PLAYER, INVESTIGATORS = 0, 1  # the Fate Pieces
PRICE: Final = 3  # Elder Signs for a Curse
ME: Final[Seat] = 0
ONLY_ALONE: Final = Reason("FG 17.4.2", "only_alone")
NO_CURSE: Final = Reason("FG 17.4.2", "no_curse")
BOUGHT: Final = Reason("FG 17.4.3", "bought")


# -- the Investigators' turn -----------------------------------------------------------------------


@rule("FG 17.2.1", "FG 17.2.2", "FG 17.2.3", "FG 17.2.8")
def investigators_turn(g: Fate) -> None:
    """The top Spell goes into their Column and sends their piece on; they use no action."""
    at = g.fate[INVESTIGATORS]
    if not g.deck and not g.discard:
        break_up_longest(g)
    if not g.deck and not g.discard:
        return
    symbol = top_to_column(g, at)
    g.then(investigators_move, OTHER_WORLDS if symbol == at else symbol)
    g.then(investigators_arrive)
    g.then(meet_player)


@rule("FG 17.2.2", "FG 17.2.9")
def investigators_move(g: Fate, to: int) -> None:
    """Whenever they come to the Streets the player is Raided at once."""
    move_investigators_piece(g, INVESTIGATORS, to)
    if to == STREETS:
        g.then(raid, ME)


@rule("FG 17.2.4", "FG 40.1.31")
def investigators_arrive(g: Fate) -> None:
    """One Investigator where they are; from an empty supply only after a Raid."""
    if not g.supply:
        g.then(raid, ME)
    g.then(post_investigator)


@rule("FG 17.2.4", "FG 40.1.31")
def post_investigator(g: Fate) -> None:
    place_investigators(g, g.fate[INVESTIGATORS], 1)


@rule("FG 17.2.5", "FG 17.2.6", "FG 17.2.7", "FG 40.1.29")
def meet_player(g: Fate) -> None:
    """In the player's location: a Curse, and their piece moves on without another Investigator."""
    at = g.fate[PLAYER]
    if g.fate[INVESTIGATORS] == at:
        g.then(gain_curse, ME)
        g.then(investigators_move, STREETS if at == OTHER_WORLDS else OTHER_WORLDS)


# -- buying off a Curse ----------------------------------------------------------------------------


def ransom(g: Fate, seat: Seat) -> list[Task]:
    """Instead of the Control Action."""
    return [] if why_no_ransom(g, seat) else [option(buy_off_curse, seat)]


OTHERWISE.append(ransom)


@cites("FG 17.4.2", "FG 17.4.3")
def why_no_curse(g: Fate, seat: Seat) -> Reason | None:
    """Once per turn, with a Curse lying there."""
    if not alone(g):
        return ONLY_ALONE
    if g.bought:
        return BOUGHT
    return None if g.waiting[seat] else NO_CURSE


@cites("FG 40.1.30")
def why_no_ransom(g: Fate, seat: Seat) -> Reason | None:
    """It needs Control, or temporary control."""
    return why_no_curse(g, seat) or why_no_control(g, seat)


def check_ransom(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    return (
        why_not_playing(g)
        or why_no_curse(g, seat)
        or why_not_in(g, seat, ACTIVATE, NOT_ACTIVATING)
        or why_no_ransom(g, seat)
        or why_not_offered(g, seat, questions)
    )


@rule("FG 17.4.2", "FG 40.1.30", "FG 40.1.54", says=lambda *_: Saying("buy_off"))
def buy_off_curse(g: Fate, seat: Seat) -> None:
    """Three Elder Signs as a price, then a Curse is destroyed; the tenth sign loses first."""
    buy_off(g, seat)
    g.then(gain_signs, seat, PRICE, "price")
    g.then(destroy_curse, seat)


@rule("FG 17.4.2")
def destroy_curse(g: Fate, seat: Seat) -> None:
    """They lie face down, so the oldest will do."""
    if g.waiting[seat]:
        lift_curse(g, seat, g.waiting[seat][0])
