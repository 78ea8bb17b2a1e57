"""The games of the house, by name. Nothing else imports a game directly."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.game import Game

GAMES: Final = ("heroes", "duel", "fate", "call")


def load(name: str, pack: Path | None = None) -> Game:
    """The game, with its own content or with a content pack laid over it."""
    if name not in GAMES:
        raise Complaint("no-such-game", game=name, nearest=nearest(name, GAMES))
    made: Game = import_module(f"fhtagn.games.{name}.game").load(pack)
    return made
