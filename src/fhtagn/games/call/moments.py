"""Conditions of Responses, Forced Responses and Disrupts, in the words of the cards."""

from __future__ import annotations

from typing import Final, TypeVar

from fhtagn.games.call.abilities import PLAY, USES, Said
from fhtagn.games.call.choosing import choices_of
from fhtagn.games.call.deeds import interrupted
from fhtagn.games.call.events.play import Entered, Fell, Restored, Wounded
from fhtagn.games.call.events.stories import Committed, StruggleWon
from fhtagn.games.call.queries import is_committed
from fhtagn.games.call.state import Call, Use
from fhtagn.kernel.events import Event
from fhtagn.kernel.rules import cites

E = TypeVar("E", bound=Event)
OfCard = Entered | Fell | Restored | Wounded | Committed  # what happens to one card
CLEARLY: Final = 2  # icons by which a struggle is won clearly


def itself(_g: Call, use: Use, said: Said) -> bool:
    """It happened to this very card."""
    return isinstance(said, OfCard) and said.card == use.card


def played_and_overpaid(_g: Call, use: Use, said: Said) -> bool:
    """This card was played from hand, and too much was paid for it."""
    return isinstance(said, Entered) and said.card == use.card and said.played and said.overpaid


@cites("CC 40.29")
def to_own_pile(g: Call, use: Use, said: Said) -> bool:
    """This card went from play to the discard pile of its last controller."""
    return isinstance(said, Fell) and said.card == use.card and said.seat == g.owner[said.card]


def you_won_clearly(_g: Call, use: Use, said: Said) -> bool:
    """You won a struggle by at least two icons."""
    return isinstance(said, StruggleWon) and said.seat == use.seat and said.count >= CLEARLY


def while_committed(g: Call, use: Use, _said: Said) -> bool:
    return is_committed(g, use.card)


def occurrence(g: Call, use: Use, kind: type[E]) -> E:
    """What the use answers."""
    one = g.happened[use.answers]
    assert isinstance(one, kind)
    return one


# -- what is about to be carried out ---------------------------------------------------------------

IN_PLAY: Final = ("character", "support", "card")  # the kinds of choice that are cards in play


@cites("CC 18.1", "CC 40.30")
def targets(g: Call, use: Use, aim: str = "") -> list[int]:
    """The cards in play that were chosen for the use, with that aim or with any."""
    return [
        thing
        for choice, things in zip(choices_of(g, use), use.chosen, strict=True)
        if choice.is_target and choice.what in IN_PLAY and aim in ("", choice.aim)
        for thing in things
    ]


def targets_it(g: Call, use: Use, _said: Said) -> bool:
    """An effect that has chosen this very card."""
    return use.card in targets(g, interrupted(g))


@cites("CC 17.2")
def triggered_ability(g: Call, _use: Use, _said: Said) -> bool:
    """An ability of a card in play; an event is none."""
    return USES[interrupted(g).ability].where == PLAY
