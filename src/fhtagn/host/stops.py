"""Stops: the windows in which a player wants to be asked; in all others the host passes."""

from __future__ import annotations

from collections.abc import Collection

from fhtagn.kernel.game import Game
from fhtagn.kernel.state import Seat, State


def passes(game: Game, g: State, seat: Seat, stops: Collection[str]) -> bool:
    """Whether the seat is asked in a window at which its player does not stop.

    That depends on the window alone, never on what the seat could do in it.
    """
    window = game.display.window(g, seat)
    return bool(window) and window not in stops
