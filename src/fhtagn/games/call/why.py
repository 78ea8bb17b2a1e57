"""Why a kind of action is not to be had now, with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fhtagn.games.call.state import Call
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.game import Reason
from fhtagn.kernel.state import Seat

ACTIONS: Final = ("play", "use", "resign")


def reason(_g: Call, _seat: Seat, _kind: str, _questions: Sequence[Decision]) -> Reason:
    return Reason("CC 4.17", "not-asked")


def moment(g: Call, _seat: Seat) -> str:
    """The part of the guide that helps now."""
    return "end" if g.outcome is not None else g.phase if g.phase != "setup" else "setup"
