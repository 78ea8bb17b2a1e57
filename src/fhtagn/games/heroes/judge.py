"""How well a seat stands: its points so far against the best of the others, and its hand."""

from __future__ import annotations

from typing import Final

from fhtagn.games.heroes.scoring import best_faction
from fhtagn.games.heroes.state import Heroes
from fhtagn.kernel.state import Seat

WON: Final = 100.0
CARD: Final = 0.35  # a card in hand is worth a part of a point: it can still be chosen


def judge(g: Heroes, seat: Seat) -> float:
    """Higher is better; after the end only winning counts."""
    if g.outcome is not None:
        return WON if g.outcome.places[seat] == 1 else -WON
    rivals = [best_faction(g, other)[1] for other in range(g.seats) if other != seat]
    lead = best_faction(g, seat)[1] - max(rivals)
    return lead + CARD * len(g.hands[seat])
