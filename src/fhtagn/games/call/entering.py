"""What may come into play: uniqueness, Heroic and Villainous, conspiracies (CC 14, 15, 20)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.call.abilities import HOSTS, OF_CARD
from fhtagn.games.call.choosing import has_candidate
from fhtagn.games.call.queries import HEROIC, VILLAINOUS, has, is_conspiracy, printed
from fhtagn.games.call.state import NOWHERE, Call, Use
from fhtagn.games.call.vocabulary import CONSPIRACY
from fhtagn.kernel.effects import Query
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

UNIQUE: Final = Reason("CC 20.1", "unique", OF_CARD)
NO_HERO: Final = Reason("CC 15.6", "alignment", OF_CARD)
NO_VILLAIN: Final = Reason("CC 15.7", "alignment", OF_CARD)
SECOND_CONSPIRACY: Final = Reason("CC 14.5", "second_conspiracy", OF_CARD)
NO_HOST: Final = Reason("CC 9.11", "nothing_to_attach_to", OF_CARD)


@cites("CC 20.1", "CC 20.2", "CC 20.3", "CC 20.4", "CC 20.5", "CC 20.6", "CC 9.16")
def is_doubled(g: Call, seat: Seat, card: int) -> bool:
    """Whether the card is unique and the seat owns or controls a copy of it in play."""
    if not printed(g, card).unique:
        return False
    title = printed(g, card).name["en"]
    return any(
        printed(g, other).name["en"] == title and other != card
        for one in range(g.seats)
        for other in g.play[one]
        if seat in (g.owner[other], g.controller[other])
    )


def controls(g: Call, seat: Seat, alignment: Query[int], besides: int = NOWHERE) -> bool:
    """Whether the seat has a character of the alignment."""
    return any(has(g, card, alignment) for card in g.play[seat] if card != besides)


@cites("CC 15.6", "CC 15.7", "CC 15.8", "CC 15.9", "CC 15.11")
def is_at_odds(g: Call, seat: Seat, heroic: bool, villainous: bool) -> bool:
    """Whether one of such alignment cannot stand beside those the seat has."""
    return (heroic and controls(g, seat, VILLAINOUS)) or (villainous and controls(g, seat, HEROIC))


@cites("CC 9.11", "CC 9.15", "CC 9.16", "CC 14.5", "CC 15.8", "CC 20.2")
def why_no_entry(g: Call, seat: Seat, card: int) -> Reason | None:
    """Why the card may not be played, or put into play, under the seat's control."""
    one = printed(g, card)
    if is_doubled(g, seat, card):
        return UNIQUE
    if is_at_odds(g, seat, one.heroic, one.villainous):
        return NO_HERO if one.heroic else NO_VILLAIN
    if one.type == CONSPIRACY and has_conspiracy(g, seat):
        return SECOND_CONSPIRACY
    if g.code[card] in HOSTS and not has_host(g, seat, card):
        return NO_HOST
    return None


def can_enter(g: Call, seat: Seat, card: int) -> bool:
    return why_no_entry(g, seat, card) is None


@cites("CC 9.16", "CC 15.8", "CC 18.9", "CC 20.2")
def may_enter(g: Call, _use: Use, card: int) -> bool:
    """Of a card that is to be put into play: whether it may come under its owner's control."""
    return can_enter(g, g.owner[card], card)


@cites("CC 9.11", "CC 9.13")
def has_host(g: Call, seat: Seat, card: int) -> bool:
    """Whether there is something to attach the Attachment to as it enters play."""
    return has_candidate(g, Use(seat, card, ""), HOSTS[g.code[card]])


@cites("CC 14.5", "CC 14.6", "CC 14.8")
def has_conspiracy(g: Call, seat: Seat) -> bool:
    """Whether a conspiracy of the seat's is in play; the other player's does not count."""
    return any(is_conspiracy(g, story) and g.owner[story] == seat for story in g.row)


@cites("CC 15.9", "CC 20.2")
def can_take(g: Call, seat: Seat, card: int) -> bool:
    """Whether the seat may take control of the character."""
    return not is_doubled(g, seat, card) and not is_at_odds(
        g, seat, has(g, card, HEROIC), has(g, card, VILLAINOUS)
    )
