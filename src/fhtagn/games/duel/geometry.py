"""How the maps are drawn: shapes of areas, borders, slots for tokens, portals and the bridge.

The drawing is our own. It follows the areas and borders of `data/map_*.toml`; a map that a content
pack adds, or whose borders it corrects, is drawn without it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TypedDict

from fhtagn.games.duel.content import Board

Borders = frozenset[frozenset[str]]


class Named(TypedDict):
    id: str


class DrawnArea(Named):
    parts: list[Named]


class DrawnBorder(TypedDict):
    between: list[str]


class Link(TypedDict):
    """The bridge, or a portal."""

    a: str
    b: str


class Drawing(TypedDict):
    """As much of a drawing as says which areas touch."""

    areas: list[DrawnArea]
    borders: list[DrawnBorder]
    links: list[Link]


def geometry(board: Board) -> Drawing | None:
    """The drawing of the board, if there is one that shows it as it is."""
    drawn = _read(board.id)
    return drawn if drawn is not None and borders_drawn(drawn) == borders_of(board) else None


@cache
def _read(name: str) -> Drawing | None:
    file = files("fhtagn.games.duel") / "geometry" / f"{name}.json"
    if not file.is_file():
        return None
    drawn: Drawing = json.loads(file.read_text("utf-8"))
    return drawn


def borders_drawn(drawn: Drawing) -> Borders:
    """The pairs of areas that are seen to touch, by any of their parts or over the bridge."""
    whole = {part["id"]: area["id"] for area in drawn["areas"] for part in area["parts"]}
    whole |= {area["id"]: area["id"] for area in drawn["areas"]}
    pairs: list[Sequence[str]] = [one["between"] for one in drawn["borders"]]
    pairs += [(one["a"], one["b"]) for one in drawn["links"]]
    touching = [{whole[end] for end in pair if end in whole} for pair in pairs]
    return frozenset(frozenset(pair) for pair in touching if len(pair) == 2)


def borders_of(board: Board) -> Borders:
    names = [area.id for area in board.areas]
    return frozenset(
        frozenset((names[a], names[b])) for a, near in enumerate(board.near) for b in near
    )
