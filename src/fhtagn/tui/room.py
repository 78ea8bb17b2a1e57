"""Lines of text that fit where they must."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fhtagn.tui.look import DIM, cut, flow, fold


def flowing(pieces: Sequence[Text], width: int, gap: str) -> list[Text]:
    """The pieces one after another, in as many lines as they take."""
    return list(flow(pieces, width, len(pieces), gap).split(allow_blank=True)) if pieces else []


def shared(pieces: Sequence[Text], width: int, lines: int) -> list[Text]:
    """The pieces in so many lines, each cut to its share of one."""
    across = -(-len(pieces) // lines)
    rows = [pieces[first : first + across] for first in range(0, len(pieces), across)]
    return [Text(" ").join(cut(one, (width + 1) // across - 1) for one in row) for row in rows]


def filled(rows: Sequence[Text], lines: int) -> list[Text]:
    """So many rows: the rest is empty."""
    return [*rows, *[Text()] * (lines - len(rows))]


def on(row: Text, width: int, ground: str) -> Text:
    """The row on coloured ground, just so wide; what has a ground of its own keeps it."""
    copy = row.copy()
    copy.truncate(width, pad=True)
    copy.stylize_before(f"on {ground}")
    return copy


def padded(row: Text, width: int) -> Text:
    copy = cut(row, width)
    copy.pad_right(width - copy.cell_len)
    return copy


def centred(row: Text, width: int) -> Text:
    copy = cut(row, width)
    copy.pad_left((width - copy.cell_len) // 2)
    copy.pad_right(width - copy.cell_len)
    return copy


def leaf(front: Text, text: str, width: int, lines: int) -> list[Text]:
    """A front and as much of its text as fits; a line is left free below if there is one."""
    rows = fold(text, width - 4, lines - 1)
    body = [cut(front, width - 2), *(Text(f"  {row}", DIM) for row in rows)]
    return [*body, Text()] if len(body) < lines else body
