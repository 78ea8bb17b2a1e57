"""Units in few letters: full names where there is room, shorter ones where there is not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from fhtagn.tui.duel.names import GATE, Names
from fhtagn.tui.look import cut

CAPS: Final = (12, 9, 7, 6, 5, 4, 3)  # letters of a shortened name


class Group(NamedTuple):
    """So many units of a kind; `on_gate` is the one that holds the gate."""

    number: int
    name: str
    on_gate: bool = False


def groups(board: Names, units: Mapping[str, int], on_gate: str = "") -> list[Group]:
    """The units by kind, the one on the gate first and apart from its like."""
    found = [Group(1, board.unit(on_gate), on_gate=True)] if on_gate else []
    for kind, count in units.items():
        others = count - (kind == on_gate)
        if others:
            found.append(Group(others, board.unit(kind)))
    return found


def crowd(found: Sequence[Group], width: int, lines: int = 1) -> list[str]:
    """The groups in so many lines, with names as long as they can be."""
    rows: list[str] = []
    for pieces, gap in forms(found):
        rows = wrapped(pieces, gap, width)
        if len(rows) <= lines and all(len(row) <= width for row in rows):
            return rows
    if lines < 1:
        return []
    rest = " ".join(rows[lines - 1 :])
    return [*rows[: lines - 1], cut(Text(rest), width).plain]


def in_words(found: Sequence[Group]) -> str:
    """The groups with their full names, however long."""
    pieces, gap = next(forms(found))
    return gap.join(pieces)


def forms(found: Sequence[Group]) -> Iterator[tuple[list[str], str]]:
    """From the roomiest to the tightest: the pieces, and what stands between them."""
    yield [f"{gate(one)}{counted(one, ' ')}{one.name}" for one in found], ", "
    yield [f"{gate(one)}{counted(one, ' ')}{short(one.name, CAPS[0])}" for one in found], ", "
    for cap in CAPS:
        yield [f"{gate(one)}{counted(one)}{short(one.name, cap)}" for one in found], " "


def gate(one: Group) -> str:
    return GATE if one.on_gate else ""


def counted(one: Group, gap: str = "") -> str:
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
    """A name of several words in the room there is: its longest words lose their ends."""
    words = name.split()
    while len(" ".join(words)) > width:
        longest = max(range(len(words)), key=lambda place: len(words[place]))
        stem = words[longest].removesuffix(".")
        if len(stem) <= 3:
            return cut(Text(" ".join(words)), width).plain
        words[longest] = f"{stem[:-1]}."
    return " ".join(words)
