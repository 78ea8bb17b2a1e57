"""Effects between actions («Эффекты между действиями»)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.duel.kinds import Effects, Listing, answers, refusal, used
from fhtagn.games.duel.spellbooks import check
from fhtagn.games.duel.state import Duel
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Task, rule, window
from fhtagn.kernel.state import Seat

BETWEEN_ACTIONS: Final = Reason("CW 13.2.1", "between_actions")


def between_actions(g: Duel, seat: Seat, listing: Listing) -> Reason:
    """What it lacks; or it could be used, but at another moment."""
    return refusal(listing(g, seat, None)) or BETWEEN_ACTIONS


BETWEEN: Final = Effects("between", between_actions)


@rule("CW 13.2.1", "CW 13.2.2", "CW 13.2.3", "CW 40.1.12", "CW 40.5.20")
def after_action(g: Duel) -> None:
    """An action is complete: requirements are looked at, then both may use such effects.

    The active player is asked first. In the middle of a battle there is no such moment.
    """
    check(g, "position")
    assert g.turn is not None
    if g.owed or any(BETWEEN.of(g, seat) for seat in range(g.seats)):
        g.then(between, g.turn.seat, 0)


def could(g: Duel, seat: Seat) -> bool:
    """Everything such effects depend on is public."""
    return bool(used(g, seat, BETWEEN.of(g, seat)))


@window(
    "CW 13.2.1", "CW 13.2.3", "CW 13.1.4", "CW 13.2.4", "CW 13.1.1", prompt="between", could=could
)
def between(g: Duel, seat: Seat, _passed: int) -> list[Task]:
    return used(g, seat, BETWEEN.of(g, seat))


answers("pass", "between", "CW 13.2.1")
