"""The Altar on the screen: six locations clockwise from Other Worlds, and what lies among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.fate.names import (
    CONTROL,
    INVESTIGATOR,
    MARKS,
    MINION,
    PALE,
    PIECE,
    STORM,
    FateNames,
    shortened,
)
from fhtagn.tui.look import (
    ASKED,
    BLOOD,
    BONE,
    BRASS,
    DIM,
    FAINT,
    GROUND,
    LINE,
    cut,
    fold,
)
from fhtagn.tui.room import centred, filled, flowing, on, padded, shared

if TYPE_CHECKING:
    from fhtagn.games.fate.view import Place

OTHER_WORLDS, MUSEUM, CEREMONY, STREETS, GATHERING, LIBRARY = range(6)
PAIRS: Final = ((OTHER_WORLDS, MUSEUM), (LIBRARY, CEREMONY), (GATHERING, STREETS))
GROUNDS: Final = (
    ("#33322b", "#14150f"), ("#2f1f47", "#130e1c"), ("#471711", "#1b0c0b"),
    ("#3f2f0b", "#181309"), ("#0f3823", "#091811"), ("#152d52", "#0b141f"),
)  # behind the name of a location and behind what is there  # fmt: skip
LIT: Final = "#6b5116"  # behind the name of a location that the marked option is about
CROWD: Final = 3  # Investigators who follow a player home
COLUMN: Final = "┊"  # before the symbols of an Astral Column
NAME: Final = 3  # letters of a name at the very least


class Ring(NamedTuple):
    """The lines of the Altar, of one location, and of what is in the middle."""

    lines: int
    plaque: int
    middle: int


RINGS: Final = (Ring(15, 5, 5), Ring(13, 4, 5), Ring(11, 3, 5), Ring(9, 3, 3))


class Altar(FateNames):
    """The locations with all that is there."""

    # -- the whole --------------------------------------------------------------------------------

    def ring(self, width: int, size: Ring) -> list[Text]:
        """Three columns: the outer ones half a location lower, corners and middle between."""
        edges = [width * part // 3 for part in range(4)]
        left, middle, right = (edges[part + 1] - edges[part] - 1 for part in range(3))
        corner = (size.middle - 1) // 2
        tall = size.plaque
        columns = (
            (left, [
                *self.corner(self.beasts(), left, corner), *self.plaque(LIBRARY, left, tall),
                Text(), *self.plaque(GATHERING, left, tall),
                *self.corner(self.spells_left(), left, corner),
            ]),
            (middle, [
                *self.plaque(OTHER_WORLDS, middle, tall), *self.middle(middle, size.middle),
                *self.plaque(STREETS, middle, tall),
            ]),
            (right, [
                *self.corner(self.relics(), right, corner), *self.plaque(MUSEUM, right, tall),
                Text(), *self.plaque(CEREMONY, right, tall),
                *self.corner(self.decks(), right, corner),
            ]),
        )  # fmt: skip
        even = [[padded(row, room) for row in rows] for room, rows in columns]
        return [Text(" ").join(parts) for parts in zip(*even, strict=True)]

    def pairs(self, width: int, lines: int) -> list[Text]:
        """The ring in two columns, where there is little room."""
        left = (width - 1) // 2
        rows = []
        for one, other in PAIRS:
            both = self.plaque(one, left, lines), self.plaque(other, width - left - 1, lines)
            rows += [Text(" ").join(parts) for parts in zip(*both, strict=True)]
        return rows

    # -- one location -----------------------------------------------------------------------------

    def plaque(self, at: int, width: int, lines: int) -> list[Text]:
        seen = self.view["locations"][at]
        above, below = GROUNDS[at]
        rows = self.rows_of(seen, width, lines)
        grounds = [LIT if self.is_lit(seen["id"]) else above, *[below] * (lines - 1)]
        return [on(row, width, ground) for row, ground in zip(rows, grounds, strict=True)]

    def rows_of(self, seen: Place, width: int, lines: int) -> list[Text]:
        """One line with all, or a head with figures and Column; what one does there if it fits."""
        crowd = self.crowd(seen)
        if lines == 1:
            return [self.strip(seen, width)]
        if lines == 2:
            rest = self.column(seen, max(width - crowd.cell_len - 3, NAME))
            return [self.head(seen, width), Text(" ").append_text(crowd).append(" ") + rest]
        room = lines - 3
        action = [Text(f" {row}", DIM) for row in fold(self.action(seen["id"]), width - 2, room)]
        figures = [Text(" ").append_text(crowd), Text(" ") + self.column(seen, width - 2)]
        return [self.head(seen, width), *filled(action, room), *figures]

    def is_lit(self, name: str) -> bool:
        """Whether the marked option is about the location."""
        if self.marked is None:
            return False
        about = self.marked.about
        return name in (about.get("to"), about.get("location"), about.get("place"))

    def head(self, seen: Place, width: int) -> Text:
        """Fate Pieces, symbol and name; Control, a Storm and Investigators at the other end."""
        text = self.beginning(seen)
        signs = self.signs(seen, roomy=width >= 30)
        name = self.location(seen["id"])
        text.append(shortened(name, width - text.cell_len - signs.cell_len - 2), f"bold {BONE}")
        text.pad_right(width - text.cell_len - signs.cell_len - 1)
        return text.append_text(signs)

    def strip(self, seen: Place, width: int) -> Text:
        """All that is there in one line; the Column is left out first."""
        text = self.beginning(seen)
        rest = self.crowd(seen, "").append(" ").append_text(self.signs(seen, roomy=False))
        room = width - text.cell_len - rest.cell_len - 1
        column = self.column(seen, room - NAME - 1)
        name = shortened(self.location(seen["id"]), max(room - column.cell_len - 1, NAME))
        text.append(name, f"bold {BONE}").append(" ").append_text(rest)
        return text.append(" ").append_text(column) if room > NAME + 1 else text

    def beginning(self, seen: Place) -> Text:
        text = Text(ASKED if self.is_lit(seen["id"]) else "", BRASS)
        for piece in seen["pieces"]:
            text.append_text(self.badge(piece))
        return text.append(" ").append_text(self.symbol(seen["id"])).append(" ")

    def badge(self, piece: int) -> Text:
        """A Fate Piece: of all, of one of two, or alone that of the Investigators."""
        if self.view["seats"] == 2:
            return Text(f"{PIECE}{MARKS[piece]}", f"bold {GROUND} on {self.colour(piece)}")
        if piece:
            return Text(f"{PIECE}{INVESTIGATOR}", f"bold {GROUND} on {PALE}")
        return Text(PIECE, f"bold {GROUND} on {BRASS}")

    def signs(self, seen: Place, *, roomy: bool) -> Text:
        text = Text()
        if seen["controlled"] >= 0:
            text.append(CONTROL, BRASS).append_text(self.mark(seen["controlled"])).append(" ")
        if seen["storm"]:
            face = seen["storm_face"] if roomy else ""
            text.append(f"{STORM}{self.said(self.thing(face)) if face else ''} ", "#8fc6e8")
        count = seen["investigators"]
        style = f"bold {BLOOD}" if count >= CROWD else PALE if count else FAINT
        return text.append(f"{INVESTIGATOR}{count}", style)

    def crowd(self, seen: Place, gap: str = " ") -> Text:
        """Cultists by player, one's own first; a minion is marked beside them."""
        parts = []
        for seat in self.seats():
            count, minion = seen["cultists"][seat], seat in seen["minions"]
            if count or minion:
                said = f"{count or ''}{MINION if minion else ''}"
                parts.append(self.mark(seat).append(said, self.colour(seat)))
        return Text(gap).join(parts) if parts else Text("–", FAINT)

    def column(self, seen: Place, width: int) -> Text:
        """The symbols of the Astral Column; what does not fit is counted."""
        column, room = seen["column"], max(width - 1, 0)
        shown = self.symbols(column, " ")
        if shown.cell_len > room:
            shown = self.symbols(column)
        if shown.cell_len > room:
            kept = max(room - 2, 0)
            shown = self.symbols(column[:kept]).append(f"+{len(column) - kept}", FAINT)
        return cut(Text(COLUMN, FAINT).append_text(shown), max(width, 0))

    def action(self, name: str) -> str:
        """What the Base Action does, in a few words."""
        words = self.words
        alone = words.say("tui-fate-base-streets-alone")
        streets = alone if self.alone else words.say("tui-fate-base-streets")
        return {
            "other_worlds": words.say("tui-fate-base-other-worlds"),
            "museum": words.say("tui-fate-base-museum"),
            "ceremony": words.say("tui-fate-base-ceremony"),
            "streets": streets,
            "gathering": words.say("tui-fate-base-gathering"),
            "library": words.say("tui-fate-base-library"),
        }[name]

    # -- what lies among them ---------------------------------------------------------------------

    def middle(self, width: int, lines: int) -> list[Text]:
        """The Abyss and the supply of Investigators, in a frame."""
        inner = width - 2
        rows = [self.lost(), Text(), self.supply()]
        if lines - 2 < len(rows):
            rows = [self.lost().append("  ").append_text(self.supply())]
        side = Text("│", LINE)
        body = [side + centred(row, inner) + side for row in rows]
        return [Text(f"╭{'─' * inner}╮", LINE), *body, Text(f"╰{'─' * inner}╯", LINE)]

    def lost(self) -> Text:
        counts = {seat: self.player(seat)["abyss"] for seat in self.seats()}
        return self.labelled(self.words.say("tui-fate-abyss"), self.counted(counts))

    def supply(self) -> Text:
        count = Text(f"{INVESTIGATOR}{self.view['supply']}", PALE)
        return self.labelled(self.words.say("tui-fate-supply"), count)

    def beasts(self) -> list[Text]:
        """Monsters on show; nothing in a game without them."""
        view = self.view
        if not view["monsters"] and not view["monster_deck"]:
            return []
        names = [Text(self.said(self.thing(code)), BONE) for code in view["monsters"]]
        label = self.words.say("tui-fate-monsters-shown", count=view["monster_deck"])
        return [Text(label, FAINT), *names]

    def relics(self) -> list[Text]:
        """Artifacts on show."""
        names = [self.artifact(code, tilted=False) for code in self.view["artifacts"]]
        label = self.words.say("tui-fate-artifacts-shown", count=self.view["artifact_deck"])
        return [Text(label, FAINT), *names]

    def spells_left(self) -> list[Text]:
        words, view = self.words, self.view
        return [
            Text(words.say("tui-fate-spells", count=view["deck"]), DIM),
            Text(words.say("tui-fate-discard", count=len(view["discard"])), DIM),
        ]

    def decks(self) -> list[Text]:
        words, view = self.words, self.view
        return [
            Text(words.say("tui-fate-gates", count=view["gates"]), DIM),
            Text(words.say("tui-fate-curses", count=view["curse_deck"]), DIM),
        ]

    def corner(self, pieces: Sequence[Text], width: int, lines: int) -> list[Text]:
        """The pieces in so many lines; if that is too much, without the word, each cut short."""
        rows = flowing(pieces, width, " ")
        if len(rows) > lines:
            rows = shared(pieces[1:], width, lines)
        return filled(rows, lines)

    def common(self, width: int) -> Text:
        """Supply, what is on show, and the decks, in one line."""
        shown = [Text(" ").join(part[1:]) for part in (self.relics(), self.beasts()) if part[1:]]
        pieces = [self.supply(), *shown, *self.spells_left(), *self.decks()]
        return cut(Text(" · ", FAINT).join(pieces), width)

    # -- what would happen ------------------------------------------------------------------------

    def arriving(self, seat: Seat, to: str) -> Text:
        """Investigators who would follow home from there, and whether Control would result."""
        seen = next(one for one in self.view["locations"] if one["id"] == to)
        text = Text()
        if seen["investigators"] >= CROWD:
            text.append(f" {INVESTIGATOR}{seen['investigators']}", BLOOD)
        if self.would_control(seat, seen):
            text.append(f" {CONTROL}", BRASS)
        return text

    def would_control(self, seat: Seat, seen: Place) -> bool:
        """With one Cultist more, as things stand."""
        strength = [
            count + (other in seen["minions"]) for other, count in enumerate(seen["cultists"])
        ]
        there = seen["investigators"] if seen["investigators"] < CROWD else 0
        rivals = [there + 1] if self.alone else strength[:seat] + strength[seat + 1 :]
        return strength[seat] + 1 >= CROWD and all(strength[seat] + 1 > one for one in rivals)
