"""What may come into play: uniqueness, Heroic and Villainous, conspiracies (CC 14, 15, 20)."""

from __future__ import annotations

from fhtagn.games.call.abilities import HOSTS
from fhtagn.games.call.choosing import candidates
from fhtagn.games.call.queries import HEROIC, VILLAINOUS, has, is_conspiracy, printed
from fhtagn.games.call.state import NOWHERE, Call, Use
from fhtagn.kernel.effects import Query
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat


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


@cites("CC 9.15", "CC 9.16", "CC 15.8", "CC 20.2")
def can_enter(g: Call, seat: Seat, card: int) -> bool:
    """Whether the card may be played, or put into play, under the seat's control."""
    one = printed(g, card)
    return (
        not is_doubled(g, seat, card)
        and not is_at_odds(g, seat, one.heroic, one.villainous)
        and (one.type != "conspiracy" or not has_conspiracy(g, seat))
        and (g.code[card] not in HOSTS or bool(hosts(g, seat, card)))
    )


@cites("CC 9.16", "CC 15.8", "CC 18.9", "CC 20.2")
def may_enter(g: Call, _use: Use, card: int) -> bool:
    """Of a card that is to be put into play: whether it may come under its owner's control."""
    return can_enter(g, g.owner[card], card)


@cites("CC 9.11", "CC 9.13")
def hosts(g: Call, seat: Seat, card: int) -> list[int]:
    """What the Attachment could be attached to as it enters play."""
    return candidates(g, Use(seat, card, ""), HOSTS[g.code[card]])


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
