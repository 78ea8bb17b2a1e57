"""The games of the house, by name. Nothing else imports a game directly."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from fhtagn.kernel.complaint import Complaint, nearest
from fhtagn.kernel.events import Kind
from fhtagn.kernel.game import Game

GAMES: Final = ("heroes", "duel", "fate", "call")


def load(name: str, pack: Path | None = None) -> Game:
    """The game, with its own content or with a content pack laid over it."""
    if name not in GAMES:
        raise Complaint("no-such-game", game=name, nearest=nearest(name, GAMES))
    return _own(name) if pack is None else _loaded(name, pack)


@cache
def _own(name: str) -> Game:
    """Read once: nobody changes a game's own content, or its record."""
    return _loaded(name, None)


def _loaded(name: str, pack: Path | None) -> Game:
    made: Game = import_module(f"fhtagn.games.{name}.game").load(pack)
    return made


@cache
def kinds_of(name: str) -> dict[str, Kind]:
    """The events of a game by kind. They do not depend on its content."""
    kinds: dict[str, Kind] = import_module(f"fhtagn.games.{name}.events").KINDS
    return kinds
