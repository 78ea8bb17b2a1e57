"""The end of the game and victory («Завершение игры и победа»)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.duel.events.ending import Scored, Shared, Won
from fhtagn.games.duel.state import Duel
from fhtagn.games.duel.verbs import finish, reveal_sign
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import cites, rule

END: Final = 30


@cites("CW 1.1.7", "CW 20.1.1", "CW 20.1.2", "CW 40.2.9", "CW 20.1.10")
def is_over(g: Duel) -> bool:
    """Whether the end has been brought about; the turn or phase is still played out."""
    return max(g.doom) >= END or is_annihilated(g)


@cites("CW 16.3.2", "CW 20.1.2", "CW 20.1.6")
def is_annihilated(g: Duel) -> bool:
    return g.ritual == len(g.content.track[g.track])


@rule("CW 20.1.7", "CW 20.1.8", "CW 20.1.9", "CW 3.1.1")
def the_end(g: Duel, reason: str) -> None:
    """All Elder Signs are revealed and scored; more Doom wins, equal Doom shares the victory."""
    for seat in range(g.seats):
        for sign in g.signs[seat]:
            reveal_sign(g, seat, sign)
        happened(g, Scored, seat, g.doom[seat])
    finish(g, reason)
    winners = [seat for seat, doom in enumerate(g.doom) if doom == max(g.doom)]
    happened(g, Won, *winners) if len(winners) == 1 else happened(g, Shared)
