"""Stops: the windows in which a player wants to be asked; in others the host passes."""

from __future__ import annotations

from collections.abc import Collection

from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.game import Game
from fhtagn.kernel.state import State


def passes(game: Game, g: State, asked: Decision | None, stops: Collection[str]) -> bool:
    """Whether the seat's question is in a window without a stop of its player.

    This depends only on the window, never on the seat's options in it.
    """
    window = game.display.window(g, asked) if asked else ""
    return bool(window) and window not in stops
