"""Units in few letters: full names where there is room, shorter ones where there is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from fhtagn.tui.duel.names import GATE, DuelNames
from fhtagn.tui.look import cut

CAPS: Final = (99, 12, 12, 9, 7, 6, 5, 4, 3)  # letters of a name, by level
ROOMY: Final = 0
TIGHT: Final = 2  # the level from which spaces are saved too
LEVELS: Final = range(len(CAPS))


class Group(NamedTuple):
    """So many units of a kind; `on_gate` if one of them holds the gate."""

    number: int
    name: str
    on_gate: bool = False


def groups(board: DuelNames, units: Mapping[str, int], on_gate: str = "") -> list[Group]:
    """The units by kind, that of the unit on the gate first."""
    order = sorted(units, key=lambda kind: kind != on_gate)
    return [Group(units[kind], board.unit(kind), kind == on_gate) for kind in order]


def crowd(found: Sequence[Group], width: int, lines: int = 1) -> list[str]:
    """The groups in so many lines, with names as long as they can be."""
    rows: list[str] = []
    for level in LEVELS:
        rows = wrapped(*form(found, level), width)
        if len(rows) <= lines and all(len(row) <= width for row in rows):
            return rows
    if lines < 1:
        return []
    rest = " ".join(rows[lines - 1 :])
    return [*rows[: lines - 1], cut(Text(rest), width).plain]


def in_words(found: Sequence[Group]) -> str:
    """The groups with their full names, however long."""
    pieces, gap = form(found, ROOMY)
    return gap.join(pieces)


def together(crowds: Sequence[Sequence[Group]], width: int) -> list[str]:
    """Several crowds that share one line, all with names of the same length; or nothing."""
    for level in LEVELS:
        shaped = [form(found, level) for found in crowds]
        rows = [gap.join(pieces) for pieces, gap in shaped]
        if sum(map(len, rows)) <= width:
            return rows
    return []


def form(found: Sequence[Group], level: int) -> tuple[list[str], str]:
    """From the roomiest to the tightest: the pieces, and what stands between them."""
    cap, space = CAPS[level], " " if level < TIGHT else ""
    pieces = [f"{gate(one)}{counted(one, space)}{short(one.name, cap)}" for one in found]
    return pieces, f",{space}" if space else " "


def gate(one: Group) -> str:
    return GATE if one.on_gate else ""


def counted(one: Group, gap: str) -> str:
    return f"{one.number}{gap}" if one.number > 1 else ""


def short(name: str, cap: int) -> str:
    """The first word, cut off if it is still too long."""
    if len(name) <= cap:
        return name
    word = name.split(maxsplit=1)[0]
    if len(word) <= cap:
        return word
    return f"{word[: cap - 1]}." if cap > 3 else word[:cap]


def wrapped(pieces: Sequence[str], gap: str, width: int) -> list[str]:
    rows: list[str] = []
    for place, piece in enumerate(pieces):
        text = piece if place == len(pieces) - 1 else f"{piece}{gap.rstrip()}"
        if rows and len(rows[-1]) + 1 + len(text) <= width:
            rows[-1] += f" {text}"
        else:
            rows.append(text)
    return rows


def shortened(name: str, width: int) -> str:
    """A name in the room there is: first without what stands in brackets."""
    if len(name) <= width:
        return name
    return cut(Text(name.partition(" (")[0]), width).plain
