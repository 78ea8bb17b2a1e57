"""The map on the screen: areas where they lie, or as a list where there is little room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.duel.crowd import Group, crowd, groups, shortened, together
from fhtagn.tui.duel.names import FROST, GATE, SAME, TOWER, WATER, DuelNames
from fhtagn.tui.look import ASKED, BONE, BRASS, DIM, FAINT, beside

if TYPE_CHECKING:
    from fhtagn.games.duel.content import Board
    from fhtagn.games.duel.view import Area

COLUMNS: Final = 6
ROWS: Final = 5
LAND: Final = ("#2b3020", "#191d14")  # name and rest of an area
SEA: Final = ("#12323f", "#0a1d26")
LIT: Final = "#5a4416"  # behind the name of an area that the marked option is about
SIGNS: Final = 3  # letters for a free gate and a tower, or a token, with a space
LIST_COLUMN: Final = 38  # letters that an area in a list takes at least


class Spot(NamedTuple):
    """An area where it is printed; one in two places has its units in the first."""

    area: int
    part: int
    x: int
    y: int


class Strip(NamedTuple):
    """A spot, or nothing, and the columns it takes."""

    spot: Spot | None
    start: int
    end: int


def spots(board: Board) -> list[Spot]:
    return [
        Spot(number, part, x, y)
        for number, area in enumerate(board.areas)
        for part, (x, y) in enumerate(area.xy)
    ]


def grid(board: Board) -> list[list[Spot | None]]:
    """Every spot in the free cell nearest to where it lies."""
    found = spots(board)
    rows = max(ROWS, -(-len(found) // COLUMNS))
    across, down = scale([one.x for one in found], COLUMNS), scale([one.y for one in found], rows)
    cells: list[list[Spot | None]] = [[None] * COLUMNS for _ in range(rows)]
    for one, x, y in zip(found, across, down, strict=True):
        free = [
            (row, column)
            for row in range(rows)
            for column in range(COLUMNS)
            if cells[row][column] is None
        ]
        row, column = min(free, key=lambda cell: (cell[0] - y) ** 2 + (cell[1] - x) ** 2)
        cells[row][column] = one
    return cells


def scale(values: Sequence[int], count: int) -> list[float]:
    """The values, spread over the numbers from 0."""
    least, most = min(values), max(values)
    return [(value - least) / max(most - least, 1) * (count - 1) for value in values]


def spread(row: Sequence[Spot | None]) -> list[Strip]:
    """The spots of a row, each with the empty cells beside it that no other has taken."""
    owner = [place if spot else -1 for place, spot in enumerate(row)]
    for place, spot in enumerate(row):
        for near in (place - 1, place + 1):
            if spot is None and 0 <= near < len(row) and row[near] and owner[place] < 0:
                owner[place] = near
    strips: list[Strip] = []
    for place, whose in enumerate(owner):
        spot = row[whose] if whose >= 0 else None
        if strips and spot is not None and strips[-1].spot is spot:
            strips[-1] = strips[-1]._replace(end=place + 1)
        else:
            strips.append(Strip(spot, place, place + 1))
    return strips


def shares(crowds: Mapping[Seat, Sequence[Group]], lines: int) -> dict[Seat, int]:
    """How many of the lines each crowd gets: the larger one those that are left over."""
    if len(crowds) < 2:
        return dict.fromkeys(crowds, lines)
    largest = max(crowds, key=lambda seat: len(crowds[seat]))
    least = lines // len(crowds)
    return {seat: lines - least if seat == largest else least for seat in crowds}


class Map(DuelNames):
    """The areas with all that is in them."""

    def drawn(self, width: int, lines: int) -> Text:
        """The map, each area in so many lines."""
        edges = [width * column // COLUMNS for column in range(COLUMNS + 1)]
        rows = []
        for row in grid(self.map):
            cells = [
                self.cell(strip.spot, edges[strip.end] - edges[strip.start] - 1, lines)
                for strip in spread(row)
            ]
            rows += [Text(" ").join(parts) for parts in zip(*cells, strict=True)]
        return Text("\n").join(rows)

    def rows(self) -> int:
        return len(grid(self.map))

    # -- one area ---------------------------------------------------------------------------------

    def cell(self, spot: Spot | None, width: int, lines: int) -> list[Text]:
        if spot is None:
            return [Text(" " * width)] * lines
        printed = self.map.areas[spot.area]
        body = self.echo(spot, width) if spot.part else self.inhabitants(spot.area, width, lines)
        above, below = SEA if printed.water else LAND
        lit = self.is_lit(printed.id)
        rows = [self.head(spot, width), *body[: lines - 1]]
        rows += [Text()] * (lines - len(rows))
        grounds = [LIT if lit else above, *[below] * (lines - 1)]
        return [on(row, width, ground) for row, ground in zip(rows, grounds, strict=True)]

    def is_lit(self, area: str) -> bool:
        """Whether there is a battle, or the marked option is about the area."""
        fought = any(one["area"] == area for one in self.view["battles"])
        return fought or (self.marked is not None and area in self.marked.about.values())

    def head(self, spot: Spot, width: int) -> Text:
        """Water or land, name, gate, dark tower, tokens."""
        printed = self.map.areas[spot.area]
        split = printed.parts and printed.merged == "portal"
        name = self.said(printed.parts[spot.part] if split else printed)
        signs = self.signs(spot.area) if not spot.part else Text()
        if printed.merged:
            signs = Text(SAME, DIM).append_text(signs)
        before = f"{ASKED if self.is_lit(printed.id) else ''}{WATER if printed.water else ''}"
        room = width - len(before) - signs.cell_len - (1 if signs else 0)
        text = Text(before, BRASS if self.is_lit(printed.id) else DIM)
        text.append(shortened(name, room), f"bold {BONE}")
        text.pad_right(width - text.cell_len - signs.cell_len)
        return text.append_text(signs)

    def signs(self, area: int, *, held: bool = True) -> Text:
        """The gate with the mark of whoever holds it, the dark tower, tokens.

        Where the unit on it is named, a gate that is held need not be shown here.
        """
        seen, text = self.view["areas"][area], Text()
        if seen["gate"] and (held or seen["keeper"] < 0):
            text.append(GATE, BRASS)
            if seen["keeper"] >= 0:
                text.append_text(self.mark(seen["keeper"]))
        if seen["tower"]:
            text.append(TOWER, BONE)
        for place in self.view["tokens"].values():
            text.append(FROST if place == seen["id"] else "", BONE)
        return text

    def inhabitants(self, area: int, width: int, lines: int) -> list[Text]:
        """The units of each player who has some there, one's own first."""
        seen = self.view["areas"][area]
        crowds = {seat: self.crowd_of(seen, seat) for seat in self.seats() if seen["units"][seat]}
        rows: list[Text] = []
        for seat, share in shares(crowds, lines - 1).items():
            for number, row in enumerate(crowd(crowds[seat], width - 1, share)):
                text = self.mark(seat) if number == 0 else Text(" ")
                rows.append(text.append(row, self.colour(seat)))
        return rows

    def echo(self, spot: Spot, width: int) -> list[Text]:
        """The other place of an area: where its units stand, and how many."""
        printed, seen = self.map.areas[spot.area], self.view["areas"][spot.area]
        other = self.words.say("tui-duel-same")
        if printed.merged == "portal" and printed.parts:
            other = self.said(printed.parts[0])
        first = Text(f"{SAME} {shortened(other, width - 2)}", FAINT)
        second = Text()
        for seat in self.seats():
            count = sum(seen["units"][seat].values())
            if count:
                second.append_text(self.mark(seat)).append(f"{count} ", self.colour(seat))
        return [first, second]

    # -- where there is little room ---------------------------------------------------------------

    def listed(self, width: int, lines: int) -> Text:
        """All areas one after another in columns; what is empty is left out if need be."""
        columns = max(1, width // LIST_COLUMN)
        ids = [one["id"] for one in self.view["areas"]]
        order = [spot.area for row in grid(self.map) for spot in row if spot and not spot.part]
        if len(order) > columns * lines:
            order = [area for area in order if not self.is_empty(area)]
            order.sort(key=lambda area: not self.is_lit(ids[area]))
        more = len(order) - columns * lines
        shown = order[: columns * lines - 1] if more > 0 else order
        entries = [self.entry(area, width // columns - 1) for area in shown]
        if more > 0:
            entries.append(Text(f"+{len(ids) - len(shown)}", FAINT))
        height = max(1, -(-len(entries) // columns))
        parts = [entries[start : start + height] for start in range(0, len(entries), height)]
        return beside(parts or [[]], width // columns)

    def is_empty(self, area: int) -> bool:
        """Whether nothing is to be said about the area now."""
        seen = self.view["areas"][area]
        return self.is_deserted(area) and not seen["gate"] and not self.is_lit(seen["id"])

    def is_deserted(self, area: int) -> bool:
        return not any(self.view["areas"][area]["units"])

    def entry(self, area: int, width: int) -> Text:
        """An area in one line: name, gate, tower, and both players' units."""
        printed = self.map.areas[area]
        lit = self.is_lit(printed.id)
        text = Text.assemble((ASKED if lit else WATER if printed.water else " ", DIM))
        room = min(max(width // 2 - 4, 12), 20)
        text.append(shortened(self.said(printed), room), f"bold {BRASS if lit else BONE}")
        units = self.both(area, width - room - SIGNS - 2)
        signs = self.signs(area, held=not units)
        if units or self.is_deserted(area):
            text.pad_right(room + 2 - text.cell_len)
            text.append_text(signs).pad_right(SIGNS - signs.cell_len)
            return text.append_text(units)
        text.append(" ").append_text(signs).append(" ")
        return text.append_text(self.both(area, width - text.cell_len, numbers=True))

    def both(self, area: int, width: int, *, numbers: bool = False) -> Text:
        """The units of both players in one line; nothing, or their numbers, if they do not fit."""
        seen, text = self.view["areas"][area], Text()
        there = [seat for seat in self.seats() if seen["units"][seat]]
        crowds = [self.crowd_of(seen, seat) for seat in there]
        rows = together(crowds, width - 2 * len(there) + 1)
        if not rows and numbers:
            rows = [str(sum(seen["units"][seat].values())) for seat in there]
        for seat, row in zip(there, rows, strict=bool(rows)):
            text.append_text(self.mark(seat)).append(f"{row} ", self.colour(seat))
        text.rstrip()
        return text

    def crowd_of(self, seen: Area, seat: Seat) -> list[Group]:
        """A player's units of an area."""
        return groups(self, seen["units"][seat], seen["on_gate"] if seen["keeper"] == seat else "")


def on(row: Text, width: int, ground: str) -> Text:
    """The row on coloured ground, as wide as the area."""
    copy = row.copy()
    copy.truncate(width, pad=True)
    copy.stylize(f"on {ground}")
    return copy
