"""The draw that ends the game: which options certainly take the last card of a deck."""

from __future__ import annotations

from fhtagn.kernel.match import Match
from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat


@cites("MH 10.13")
def ends_game(match: Match, seat: Seat, key: str) -> bool:
    """Whether the option certainly takes the last card of the seat's deck."""
    g = match.state
    left = len(g.decks[g.pile[seat]])
    verb, _, about = key.partition(":")
    if verb == "draw_cards":
        return left <= int(about)
    if verb in ("draw", "take_top"):
        return left == 1
    if verb != "play" or left > 2:
        return False
    return left <= forced_draws(match, seat, about.partition("~")[0])


def forced_draws(match: Match, seat: Seat, code: str) -> int:
    """How many cards the played card's text makes one draw before anything else can happen."""
    card = match.state.content.characters[code]
    room = 4 - len(match.state.hands[seat])  # three in hand, and the played card has left it
    first = card.steps[card.ability[0]] if card.ability else None
    if first is None or first.op != "draw" or first.may or card.place:
        return 0
    return min(int(first.count), room)
