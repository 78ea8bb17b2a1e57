"""The windows of a turn, by name: a seat's driver may pass in those its player has no stop at.

The rules ask in every window; whether a person is bothered is nobody else's business (CC 4.16).
"""

from __future__ import annotations

from typing import Final

from fhtagn.games.call.state import Call
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.state import Seat

MOMENTS: Final = (
    "refresh", "draw", "resource", "operations", "story", "committed", "opposed", "resolved",
)  # fmt: skip
OWN, OTHERS = "own", "other"  # whose turn it is
WINDOWS: Final = (
    *(f"{whose}_{moment}" for whose in (OWN, OTHERS) for moment in MOMENTS), "respond", "disrupt",
)  # fmt: skip
STOPS: Final = (
    "own_operations", "own_story", "own_opposed", "other_operations", "other_committed",
    "other_opposed", "respond", "disrupt",
)  # fmt: skip


def window(g: Call, asked: Decision) -> str:
    """The window in which this is asked; nothing if it is another question."""
    if asked.prompt != "act":
        return asked.prompt if asked.prompt in WINDOWS else ""
    whose = OWN if g.active == asked.seat else OTHERS
    step = g.story_phase.step
    story = "story" if step == "before" else step
    return f"{whose}_{story if g.phase == 'story' else g.phase}"


def moment(g: Call, _seat: Seat) -> str:
    """The part of the guide that helps now."""
    if g.outcome is not None:
        return "end"
    return "timing" if g.uses else g.phase
