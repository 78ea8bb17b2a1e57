"""What a game shows a seat is declared once, in its `view.py`; somebody reads each field of it.

That the client reads no field which is not there is what its types are for: `npm run check`.
"""

import re
from importlib import import_module
from typing import NotRequired, TypedDict, get_args, get_type_hints, is_typeddict

import pytest

from fhtagn.games import GAMES
from tests.web.npm import ROOT, WEB

GENERATED = ("view.ts", "events.ts")


def shown(game):
    return import_module(f"fhtagn.games.{game}.view").View


def parts(kind, found):
    """The records within a type, by name."""
    if is_typeddict(kind) and kind.__name__ not in found:
        found[kind.__name__] = get_type_hints(kind)
        for one in found[kind.__name__].values():
            parts(one, found)
    for one in get_args(kind):
        parts(one, found)
    return found


def readers(game):
    """All that the client's board, the table around it and the terminal say in code."""
    board = [one for one in (WEB / "src/boards" / game).rglob("*.*") if is_code(one)]
    table = [one for one in (WEB / "src/table").glob("*.*") if is_code(one)]
    terminal = (ROOT / "src/fhtagn/tui").rglob("*.py")
    return "\n".join(file.read_text("utf-8") for file in (*board, *table, *terminal))


def is_code(file):
    is_ours = ".test." not in file.name and file.name not in GENERATED
    return is_ours and file.suffix in (".ts", ".svelte")


def unread(kind, code):
    """The fields of the view that no code reads."""
    fields = [(record, name) for record, some in parts(kind, {}).items() for name in some]
    assert fields
    return [
        f"{record}.{name}"
        for record, name in fields
        if not re.search(rf'\.{name}\b|"{name}"|[{{,]\s*{name}\b', code)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_is_read(game):
    assert unread(shown(game), readers(game)) == []


def test_a_field_that_nobody_reads_is_found():
    class Shelf(TypedDict):
        books: int
        dust: int

    class Room(TypedDict):
        shelves: NotRequired[list[Shelf | None]]
        doors: int

    code = 'const { doors } = room; room["shelves"][0].books;'
    assert unread(Room, code) == ["Shelf.dust"]
