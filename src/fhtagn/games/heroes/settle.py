"""The standing check: a deck that has run out ends the game, or brings the duel to its end."""

from __future__ import annotations

from fhtagn.games.heroes.duel import deck_ran_out
from fhtagn.games.heroes.scoring import finish
from fhtagn.games.heroes.state import NOBODY, Heroes
from fhtagn.kernel.rules import cites


@cites("MH 6.1", "MH 6.10")
def settle(g: Heroes) -> None:
    """At once when the last card is taken: the rest of the ability and of the turn is cancelled."""
    if () not in g.decks:
        return
    if len(g.decks) == 1:
        finish(g)
    else:
        deck_ran_out(g)


def unsettled(g: Heroes) -> bool:
    """Whether a deck has run out and nothing has come of it yet."""
    if g.outcome is not None or all(g.decks):
        return False
    return len(g.decks) == 1 or g.emptied == NOBODY or not any(g.decks)
