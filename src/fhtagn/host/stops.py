"""Stops: the windows in which a player wants to be asked; in all others the host passes."""

from __future__ import annotations

from collections.abc import Collection

from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.game import Game
from fhtagn.kernel.state import State


def passes(game: Game, g: State, asked: Decision | None, stops: Collection[str]) -> bool:
    """Whether it is asked in a window at which the seat's player does not stop.

    That depends on the window alone, never on what the seat could do in it.
    """
    window = game.display.window(g, asked) if asked else ""
    return bool(window) and window not in stops
