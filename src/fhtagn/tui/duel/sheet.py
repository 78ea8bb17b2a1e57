"""The faction sheets on the screen: what a player has, in as many lines as there are."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.duel.crowd import groups, in_words
from fhtagn.tui.duel.map import Map
from fhtagn.tui.look import ASKED, BLOOD, BONE, BRASS, DIM, FAINT, VERDIGRIS, cut, fold

if TYPE_CHECKING:
    from fhtagn.games.duel.content import Requirement

DOT = " · "


class Sheets(Map):
    """Both players' sheets."""

    # -- the rows of a sheet ----------------------------------------------------------------------

    def name_row(self, seat: Seat) -> Text:
        """Who it is."""
        asked = seat in self.asked
        text = Text(f"{ASKED} " if asked else "  ", BRASS).append_text(self.mark(seat))
        text.append(f" {self.words.player(seat)}", f"bold {BRASS if asked else BONE}")
        return text.append(f"{DOT}{self.faction(seat)}", self.colour(seat))

    def notes(self, seat: Seat) -> Text:
        """How the player stands in the round."""
        words, player = self.words, self.player(seat)
        notes = {
            words.say("tui-you"): seat == self.me,
            words.say("tui-duel-first"): self.view["first"] == seat,
            words.say("tui-duel-hibernates"): player["hibernating"],
            words.say("tui-resigned"): player["resigned"],
        }
        return Text(DOT.join(note for note, holds in notes.items() if holds), DIM)

    def numbers_row(self, seat: Seat) -> Text:
        words, player = self.words, self.player(seat)
        text = Text()
        for name, number in (
            (words.say("tui-duel-power"), player["power"]),
            (words.say("tui-duel-doom"), player["doom"]),
            (words.say("tui-duel-signs"), self.signs_held(player["signs"])),
            (words.say("tui-duel-gates"), player["gates"]),
            (words.say("tui-duel-books"), f"{self.opened(seat)}/{len(player['books'])}"),
        ):
            text.append(f"{'  ' if text else ''}{name} ", FAINT).append(f"{number}", f"bold {BONE}")
        return text

    def signs_held(self, signs: Sequence[int | None]) -> str:
        """How many Elder Signs there are, and the values of those one may see."""
        known = "+".join(str(value) for value in signs if value is not None)
        return f"{len(signs)} ({known})" if known else str(len(signs))

    def opened(self, seat: Seat) -> int:
        return sum(map(bool, self.player(seat)["books"]))

    def books_row(self, seat: Seat) -> Text:
        books = [self.ability(book) for book in self.player(seat)["books"] if book]
        return self.labelled(self.words.say("tui-duel-opened"), books, VERDIGRIS)

    def open_row(self, seat: Seat) -> Text:
        """The requirements that are not met yet."""
        names = [self.said(one) for one in self.unmet(seat)]
        return self.labelled(self.words.say("tui-duel-unmet"), names, DIM)

    def unmet(self, seat: Seat) -> list[Requirement]:
        sheet, books = self.sheet_of(seat), self.player(seat)["books"]
        if sheet is None or not books:
            return []
        return [one for one in sheet.requirements if not books[one.slot - 1]]

    def store_rows(self, seat: Seat) -> list[Text]:
        """What lies off the map, and what is switched off; nothing about what there is none of."""
        words, player, other = self.words, self.player(seat), self.player(1 - seat)
        mine, theirs = self.colour(seat), self.colour(1 - seat)
        off = [self.ability(name) for name in player["declined"]]
        rows = (
            (words.say("tui-duel-pool"), self.units(player["pool"]), mine),
            (words.say("tui-duel-captives"), self.units(other["captured"]), theirs),
            (words.say("tui-duel-sheet"), self.units(player["sheet"]), mine),
            (words.say("tui-duel-lent"), self.units(player["lent"]), mine),
            (words.say("tui-duel-off"), off, BLOOD),
        )
        return [row for row in itertools.starmap(self.labelled, rows) if row]

    def units(self, units: dict[str, int]) -> list[str]:
        return [in_words([one]) for one in groups(self, units)]

    def labelled(self, name: str, items: Iterable[str], style: str) -> Text:
        said = ", ".join(items)
        return Text.assemble((f"{name}: ", FAINT), (said, style)) if said else Text()

    # -- a sheet ----------------------------------------------------------------------------------

    def sheet(self, seat: Seat, width: int, lines: int) -> list[Text]:
        """The rows in so many lines: joined where they are few, wrapped where there are more."""
        name, numbers, notes = self.name_row(seat), self.numbers_row(seat), self.notes(seat)
        store, books = self.store_rows(seat), self.books_row(seat)
        if lines < 3:
            rows = [
                name.append("  ").append_text(numbers),
                indented(joined([notes, *store, books])),
            ]
        else:
            more = [row for row in (numbers, books, self.open_row(seat), *store) if row]
            rows = [joined([name, notes]), *map(indented, more)]
            if len(rows) > lines:
                rows = [*rows[: lines - 1], indented(joined(more[lines - 2 :]))]
        return wrapped(rows[:lines], width, lines)


def indented(row: Text) -> Text:
    return Text("    ").append_text(row)


def joined(rows: Sequence[Text]) -> Text:
    return Text(DOT, FAINT).join([row for row in rows if row])


def wrapped(rows: Sequence[Text], width: int, lines: int) -> list[Text]:
    """Long rows take a second line as long as there are lines to spare."""
    spare, found = lines - len(rows), []
    for row in rows:
        need = len(fold(row.plain, width - 2, lines)) - 1 if row.cell_len > width else 0
        more = min(need, spare)
        spare -= more
        found += [cut(part, width) for part in broken(row, width, 1 + more)]
    return found


def broken(row: Text, width: int, lines: int) -> list[Text]:
    """The row in so many lines, broken between words, the later ones indented."""
    parts: list[Text] = []
    rest = row
    while len(parts) < lines - 1:
        place = rest.plain.rfind(" ", 0, width)
        parts.append(rest[:place])
        rest = Text("      ").append_text(rest[place + 1 :])
    return [*parts, rest]
