"""The painters of the games, by the games' names."""

from __future__ import annotations

from typing import Final

from fhtagn.tui.call.board import CallBoard
from fhtagn.tui.duel.board import DuelBoard
from fhtagn.tui.fate.board import FateBoard
from fhtagn.tui.heroes.board import HeroesBoard
from fhtagn.tui.painter import Painter

PAINTERS: Final[dict[str, type[Painter]]] = {
    "call": CallBoard, "duel": DuelBoard, "fate": FateBoard, "heroes": HeroesBoard,
}  # fmt: skip
