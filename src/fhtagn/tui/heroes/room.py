"""How the places of the players, the own area and the hand share the lines there are."""

from __future__ import annotations

from typing import NamedTuple

from fhtagn.tui.look import NARROW

LONG_TEXT = 210  # letters of a long ability


class Heights(NamedTuple):
    others: int
    mine: int
    hand: int
    detail: int


def heights(width: int, height: int, others: int, *, seated: bool) -> Heights:
    """How many lines each part gets: what must be seen first, then what is nice to have."""
    most = 1 + (3 * LONG_TEXT // width if width >= NARROW else 6)  # lines a long text takes
    least = {"others": others, "mine": 2 * seated, "hand": 0, "detail": 2, "dock": 7}
    wanted = [
        ("hand", 3), ("mine", 3), ("hand", 5), ("others", 2 * others), ("dock", 9), ("hand", 7),
        ("detail", 3), ("mine", 4), ("others", 3 * others), ("dock", 13), ("hand", 9),
        ("mine", 6), ("others", 4 * others),
    ]  # fmt: skip
    left = height - 2 - sum(least.values())  # the bar and the line of keys
    for part, lines in wanted:
        if part in ("hand", "mine") and not seated:
            continue
        goal = min(lines, most) if part == "hand" else lines
        more = min(max(left, 0), max(0, goal - least[part]))
        if part == "others" and more % max(others, 1):
            more -= more % max(others, 1)
        if part == "hand" and width < NARROW and least["hand"] + more < 3:
            more = 0
        least[part] += more
        left -= more
    return Heights(least["others"], least["mine"], least["hand"], least["detail"])
