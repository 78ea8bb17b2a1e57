"""Conditions of Responses, Forced Responses and Disrupts, in the words of the cards.

An occurrence is a kind and its values:

    entered         card, its controller, whether it was played from hand, whether overpaid
    fell            card, its last controller, its last skill: from play to a discard pile
    returned        card: from play to its owner's hand
    wounded         card, its controller, its skill
    restored        card
    committed       card, its controller, the story
    struggle_won    the winner, the icon, by how many icons, the story
    story_resolved  the story, the characters that were there when it began
    drew_for_phase  the player
    overpaid        the card whose ability it was, the player
"""

from __future__ import annotations

from typing import Any, Final

from fhtagn.games.call.abilities import PLAY, USES
from fhtagn.games.call.choosing import choices_of
from fhtagn.games.call.deeds import interrupted
from fhtagn.games.call.queries import is_committed
from fhtagn.games.call.state import Call, Occurrence, Use
from fhtagn.kernel.rules import cites

Said = tuple[Any, ...]
CLEARLY: Final = 2  # icons by which a struggle is won clearly


def itself(_g: Call, use: Use, said: Said) -> bool:
    """It happened to this very card."""
    return bool(said[1] == use.card)


def played_and_overpaid(_g: Call, use: Use, said: Said) -> bool:
    """This card was played from hand, and too much was paid for it."""
    _, card, _, played, overpaid = said
    return bool(card == use.card and played and overpaid)


@cites("CC 40.29")
def to_own_pile(g: Call, use: Use, said: Said) -> bool:
    """This card went from play to the discard pile of its last controller."""
    _, card, controller, _ = said
    return bool(card == use.card and controller == g.owner[card])


def you_won_clearly(_g: Call, use: Use, said: Said) -> bool:
    """You won a struggle by at least two icons."""
    _, winner, _, margin, _ = said
    return bool(winner == use.seat and margin >= CLEARLY)


def while_committed(g: Call, use: Use, _said: Said) -> bool:
    return is_committed(g, use.card)


def occurrence(g: Call, use: Use) -> Occurrence:
    """What the use answers."""
    return g.happened[use.answers]


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
