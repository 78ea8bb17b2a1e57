"""The common actions in the order they are offered, and all that can be done in one area."""

from __future__ import annotations

from typing import Final

from fhtagn.games.duel.actions import (
    ACTIONS,
    awakenings,
    gate_places,
    recruits,
    summons,
)
from fhtagn.games.duel.battle import battles
from fhtagn.games.duel.capture import captures
from fhtagn.games.duel.kinds import Listing, Only, gathered
from fhtagn.games.duel.movement import moves
from fhtagn.games.duel.state import Duel
from fhtagn.kernel.rules import Task, cites
from fhtagn.kernel.state import Seat

COMMON: Final[tuple[Listing, ...]] = (
    recruits,
    summons,
    awakenings,
    gate_places,
    captures,
    moves,
    battles,
)


@cites("CW 40.5.13")
def actions_within(g: Duel, seat: Seat, only: Only) -> list[Task]:
    """Common and unique actions that start from or are carried out in one area."""
    return gathered(g, seat, (*COMMON, *ACTIONS.of(g, seat)), only)
