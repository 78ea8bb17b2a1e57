"""Which part of the guide helps now."""

from __future__ import annotations

from typing import Final

from fhtagn.games.fate.state import Fate
from fhtagn.kernel.state import Seat

PARTS: Final = ("setup", "turn", "move", "activate", "conclude")  # by phase


def moment(g: Fate, _seat: Seat) -> str:
    """The part of the guide that helps now."""
    if g.outcome is not None:
        return "end"
    if g.raids:
        return "raid"
    if g.hexes or any(one.sort == "curse" for one in g.effects):
        return "curses"
    return PARTS[g.turn.phase if g.turn else 0]
