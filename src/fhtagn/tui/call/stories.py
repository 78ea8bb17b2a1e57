"""The stories on the screen: tokens, struggles, and who is committed there on either side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.call.names import BORNE, DONE, GOING, ICONS, MARKS, STATES, shortened
from fhtagn.tui.call.sides import Sides
from fhtagn.tui.look import ASKED, BONE, BRASS, DIM, FAINT, beside, cut, fold
from fhtagn.tui.room import padded

if TYPE_CHECKING:
    from fhtagn.games.call.view import Seen, Story

NARROWEST: Final = 13  # columns of a story that stands beside others
HEAD: Final = 2  # lines of a story before anything else: title, tokens
TABLE: Final = 3  # lines of the struggles with both players' counts


class Plan(NamedTuple):
    """The lines of a story below its head: rivals, struggles, own characters."""

    far: int
    table: int
    near: int


class Cell(NamedTuple):
    """A struggle: its icon, whether it is over, added (+) or left out (-), both players' counts."""

    icon: str
    sign: str
    counts: Sequence[int]


class Stories(Sides):
    """The row of stories and conspiracies."""

    # -- who is there -----------------------------------------------------------------------------

    def going(self, story: Story) -> list[Seen]:
        """Characters about to be committed there."""
        going = [(one["card"], one.get("copy")) for one in self.view["committing"]
                 if one["story"] == story["story"]]  # fmt: skip
        return [one for one in self.in_play() if (one["card"], one.get("copy")) in going]

    def company(self, place: int, seat: Seat) -> list[tuple[Seen, str]]:
        """The player's characters at a story, each with its sign; then those about to come."""
        own = self.player(seat)["play"]
        there = [(one, STATES[one["state"]]) for one in own if one["at"] == place]
        coming = self.going(self.view["row"][place])
        return there + [(one, GOING) for one in coming if one["controller"] == seat]

    def most_there(self, seat: Seat) -> int:
        places = range(len(self.view["row"]))
        return max((len(self.company(place, seat)) for place in places), default=0)

    # -- how much room ----------------------------------------------------------------------------

    def is_listed(self, width: int) -> bool:
        """Whether the stories stand one below the other."""
        return width // max(len(self.view["row"]), 1) < NARROWEST

    def story_lines(self, width: int) -> tuple[int, int]:
        """What the stories need at least, and what shows all of them."""
        if self.is_listed(width) or not self.view["row"]:
            return (len(self.view["row"]),) * 2
        far, near = self.most_there(1 - self.near), self.most_there(self.near)
        least = HEAD + 1 + min(far, 1) + min(near, 1)
        column = width // max(len(self.view["row"]), 1) - 1
        texts = [len(fold(self.wording(one["story"]), column, 9)) for one in self.view["row"]]
        quiet = HEAD + 1 + max(texts, default=0)
        return least, max(HEAD + far + TABLE + near, quiet)

    def plan(self, lines: int) -> Plan:
        """The struggles as a table if there is room beside somebody of each side."""
        far, near = self.most_there(1 - self.near), self.most_there(self.near)
        table = TABLE if lines >= HEAD + TABLE + min(far, 1) + min(near, 1) else 1
        room = max(lines - HEAD - table, 0)
        above = min(far, max(room - near, (room + 1) // 2))
        return Plan(above, table, min(near, room - above))

    # -- painting ---------------------------------------------------------------------------------

    def story_rows(self, width: int, lines: int) -> list[Text]:
        row = self.view["row"]
        if not row or lines <= 0:
            return []
        if self.is_listed(width):
            return [self.story_line(one, width) for one in row][:lines]
        plan, column = self.plan(lines), width // len(row)
        columns = [self.story(place, column - 1, lines, plan) for place in range(len(row))]
        return beside(columns, column).split(allow_blank=True)[:lines]

    def story(self, place: int, width: int, lines: int, plan: Plan) -> list[Text]:
        """Title, tokens; then both sides about the struggles, or what it brings to win it."""
        seen = self.view["row"][place]
        head = [self.story_title(seen, width), self.story_tokens(seen)]
        far, near = (self.company(place, seat) for seat in (1 - self.near, self.near))
        if not far and not near:
            header = self.table(seen, width)[0] if plan.table == TABLE else self.outline(seen)
            text = fold(self.wording(seen["story"]), width, lines - len(head) - 1)
            return [*head, header, *(Text(row, FAINT) for row in text)]
        table = self.table(seen, width) if plan.table == TABLE else [self.tally(seen, width)]
        above, below = self.chips(far, width, plan.far), self.chips(near, width, plan.near)
        return [*head, *above, *table, *below]

    def story_title(self, seen: Story, width: int) -> Text:
        """The name, with the sign of the one that is being resolved or was."""
        now = self.fought(seen) is not None
        text = Text(ASKED if now or self.is_marked(seen) else "", f"bold {BRASS}")
        text.append(DONE if seen["resolved"] else "", DIM)
        copy = f"#{seen['copy']}" if "copy" in seen else ""
        name = shortened(self.name(seen["story"]), width - text.cell_len - len(copy))
        text.append(name, f"bold {BRASS if now else self.colour_of(seen['story'])}")
        return text.append(copy, FAINT)

    def fought(self, seen: Story) -> Counter[str] | None:
        """The struggles that are over at the story being resolved; nothing at any other."""
        fray = self.view["fray"]
        if fray is None or fray["story"] != seen["story"]:
            return None
        return Counter(fray["fought"])

    def story_tokens(self, seen: Story) -> Text:
        """Both players' success tokens, and what is attached to the story."""
        pieces = [self.tokens(seat, seen["tokens"][seat]) for seat in self.seats()]
        pieces += [Text(BORNE, FAINT) + self.attached(one) for one in self.borne_by(seen)]
        return Text(" ").join(pieces)

    def story_line(self, seen: Story, width: int) -> Text:
        """A story in one line: tokens and skill of both, the name."""
        text = Text()
        for seat in self.seats():
            text.append_text(self.mark(seat)).append(f"{seen['tokens'][seat]} ", BONE)
        text.append_text(self.tally(seen, width)).append(" ")
        return cut(text.append_text(self.story_title(seen, width - text.cell_len)), width)

    # -- struggles --------------------------------------------------------------------------------

    def cells(self, seen: Story) -> list[Cell]:
        """The struggles in their order: those over, added or left out by cards are marked."""
        printed = Counter(list(ICONS)[icon] for icon in self.printed(seen["story"]).struggles)
        over = self.fought(seen) or Counter()
        met: Counter[str] = Counter()
        found = []
        for icon in seen["struggles"]:
            met[icon] += 1
            sign = DONE if met[icon] <= over[icon] else "+" if met[icon] > printed[icon] else ""
            found.append(Cell(icon, sign, self.both(seen, icon)))
        return [*found, *(Cell(icon, "-", ()) for icon in (printed - met).elements())]

    def both(self, seen: Story, icon: str) -> list[int]:
        """Both players' icons of the kind, by seat."""
        return [counts[list(ICONS).index(icon)] for counts in seen["icons"]]

    def struggle(self, cell: Cell) -> Text:
        style = f"strike {FAINT}" if cell.sign == "-" else f"bold {ICONS[cell.icon]}"
        return Text(self.letter(cell.icon), style).append(cell.sign, FAINT)

    def outline(self, seen: Story) -> Text:
        """The struggles alone."""
        return Text(" ").join(self.struggle(cell) for cell in self.cells(seen))

    def tally(self, seen: Story, width: int) -> Text:
        """The struggles and skill in one line; without room only those where somebody counts."""
        near, far = self.seats()
        told = Text(f"{seen['skill'][near]}:{seen['skill'][far]}", f"bold {BRASS}")
        cells = self.cells(seen)
        for some in (cells, [cell for cell in cells if any(cell.counts)]):
            row = Text(" ").join([*(self.counted(cell) for cell in some), told])
            if row.cell_len <= width:
                return row
        return told

    def counted(self, cell: Cell) -> Text:
        """A struggle with the near player's number before the other's."""
        text = self.struggle(cell)
        said = ":".join(str(cell.counts[seat]) for seat in self.seats() if cell.counts)
        return text.append(said, BONE)

    def table(self, seen: Story, width: int) -> list[Text]:
        """The struggles with a line for each player, the near one's below; skill at the end."""
        cells = self.cells(seen)
        word = self.words.say("tui-call-skill")
        column = 3 if 2 + 3 * len(cells) + len(word) <= width else 2
        header = Text("  ")
        for cell in cells:
            header.append_text(padded(self.struggle(cell), column))
        rows = [header.append(shortened(word, max(width - header.cell_len, 2)), FAINT)]
        for seat in reversed(self.seats()):
            row = Text(f"{MARKS[seat]} ", self.mark(seat).style)
            for cell in cells:
                row.append_text(self.count(cell, seat, column))
            rows.append(row.append(str(seen["skill"][seat]), f"bold {BRASS}"))
        return [cut(row, width) for row in rows]

    def count(self, cell: Cell, seat: Seat, column: int) -> Text:
        """A player's icons in a struggle; who has more stands out."""
        if not cell.counts:
            return padded(Text("·", FAINT), column)
        mine, theirs = cell.counts[seat], cell.counts[1 - seat]
        return padded(Text(str(mine), f"bold {BONE}" if mine > theirs else DIM), column)

    # -- characters there -------------------------------------------------------------------------

    def chips(self, company: Sequence[tuple[Seen, str]], width: int, lines: int) -> list[Text]:
        """The characters of one side, one a line; those beyond are counted."""
        shown = [self.chip(one, sign, width) for one, sign in company]
        if len(shown) > lines:
            hidden = len(shown) - lines
            shown = shown[:lines]
            if shown:
                shown[-1] = cut(shown[-1], width - 4).append(f" +{hidden}", BRASS)
        return [*shown, *[Text()] * (lines - len(shown))]

    def chip(self, seen: Seen, sign: str, width: int) -> Text:
        """A character with all its numbers, and so much of its name as there is room for."""
        room = width - 2 - self.numbers(seen).cell_len
        return cut(self.figure(seen, max(room, 6), sign), width)
