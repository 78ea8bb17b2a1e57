"""The look: colours of the abyss, marks beside every colour, and text that fits where it must."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text
from textual.theme import Theme

GROUND: Final = "#060e10"
PANEL: Final = "#0c191a"
RAISED: Final = "#122325"
LINE: Final = "#28413f"
EDGE: Final = "#4d7670"
BONE: Final = "#ece5d3"
DIM: Final = "#bcc3b6"
FAINT: Final = "#93a29a"
VERDIGRIS: Final = "#5cc2a6"
BRASS: Final = "#d3ab57"
BLOOD: Final = "#ea7263"
VIOLET: Final = "#b695e0"
REFUSED: Final = "#a58f86"

KINDS: Final = {"hero": ("▲", "#f7ab58"), "monster": ("▼", "#74d697"), "neutral": ("●", "#c9a6ea")}
SUN: Final = "☀"
SKULL: Final = "☠"
BACK: Final = "▒"
ASKED: Final = "▸"
NARROW: Final = 60  # columns below which everything stands in one

ABYSS: Final = Theme(
    name="abyss",
    primary=VERDIGRIS,
    secondary=BRASS,
    accent=BRASS,
    warning=BRASS,
    error=BLOOD,
    success=VERDIGRIS,
    foreground=BONE,
    background=GROUND,
    surface=PANEL,
    panel=RAISED,
    dark=True,
    variables={"border": EDGE, "block-cursor-background": BRASS, "block-cursor-foreground": GROUND},
)


def heading(words: str) -> Text:
    """A line above a part of a page."""
    return Text(f"{words}\n", f"bold {BRASS}")


def symbols(suns: int, skulls: int) -> str:
    return SUN * suns + SKULL * skulls


def flow(pieces: Sequence[Text], width: int, lines: int, gap: str = "  ") -> Text:
    """The pieces one after another in so many lines; what does not fit is counted at the end."""
    rows: list[Text] = [Text()]
    for number, piece in enumerate(pieces):
        left = len(pieces) - number
        reserve = len(f"{gap}+{left}") if len(rows) == lines and left > 1 else 0
        room = width - reserve - rows[-1].cell_len - (len(gap) if rows[-1] else 0)
        if piece.cell_len > room:
            if len(rows) == lines:
                rows[-1] = _counted(rows[-1], left, width, gap, piece)
                break
            rows.append(Text())
        if rows[-1]:
            rows[-1].append(gap)
        rows[-1].append_text(cut(piece, width))
    return Text("\n").join(rows)


def _counted(row: Text, left: int, width: int, gap: str, piece: Text) -> Text:
    if not row:  # not even one fits whole: as much of it as there is room for
        rest = f"{gap}+{left - 1}" if left > 1 else ""
        return cut(piece, width - len(rest)).append(rest, FAINT)
    return row.append(f"{gap}+{left}", FAINT)


def cut(text: Text, width: int) -> Text:
    """A copy that is no wider than that, with a sign where something is missing."""
    copy = text.copy()
    copy.truncate(max(width, 0), overflow="ellipsis")
    return copy


def fold(words: str, width: int, lines: int) -> list[str]:
    """The words in at most so many lines, with a sign where something is missing."""
    rows = wrap(words, max(width, 1))
    if len(rows) <= lines:
        return rows
    if lines <= 0:
        return []
    return [*rows[: lines - 1], rows[lines - 1][: width - 1].rstrip(" ,.;") + "…"]


def beside(columns: Sequence[list[Text]], width: int) -> Text:
    """Columns of lines, side by side, each of that width."""
    height = max(map(len, columns), default=0)
    rows = []
    for number in range(height):
        row = Text()
        for column in columns:
            line = cut(column[number], width - 1) if number < len(column) else Text()
            line.pad_right(width - line.cell_len)
            row.append_text(line)
        rows.append(row)
    return Text("\n").join(rows)
