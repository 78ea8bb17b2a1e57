"""How the maps are drawn: shapes of areas, borders, slots for tokens, portals and the bridge.

The drawing is our own. It follows the areas and borders of `data/map_*.toml`; a map that a content
pack adds, or whose borders it corrects, is drawn without it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from fhtagn.games.duel.content import Board

Borders = frozenset[frozenset[str]]


def geometry(board: Board) -> dict[str, Any] | None:
    """The drawing of the board, if there is one that shows it as it is."""
    drawn = _read(board.id)
    return drawn if drawn is not None and borders_drawn(drawn) == borders_of(board) else None


@cache
def _read(name: str) -> dict[str, Any] | None:
    file = files("fhtagn.games.duel") / "geometry" / f"{name}.json"
    if not file.is_file():
        return None
    drawn: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return drawn


def borders_drawn(drawn: dict[str, Any]) -> Borders:
    """The pairs of areas that are seen to touch, by any of their parts or over the bridge."""
    whole = {part["id"]: area["id"] for area in drawn["areas"] for part in area["parts"]}
    whole |= {area["id"]: area["id"] for area in drawn["areas"]}
    pairs = [one["between"] for one in drawn["borders"]]
    pairs += [(one["a"], one["b"]) for one in drawn["links"]]
    touching = [{whole[end] for end in pair if end in whole} for pair in pairs]
    return frozenset(frozenset(pair) for pair in touching if len(pair) == 2)


def borders_of(board: Board) -> Borders:
    names = [area.id for area in board.areas]
    return frozenset(
        frozenset((names[a], names[b])) for a, near in enumerate(board.near) for b in near
    )
