"""Fate of the Elder Gods at the table of the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.match import Match
from fhtagn.tui.choice import Choice
from fhtagn.tui.fate.altar import COLUMN, RINGS
from fhtagn.tui.fate.ending import applied, result
from fhtagn.tui.fate.hand import Hands
from fhtagn.tui.fate.names import (
    ABYSS,
    ARTIFACT,
    CONTROL,
    CURSE,
    FACES,
    GATE,
    INVESTIGATOR,
    LODGE,
    MARKS,
    MINION,
    PIECE,
    SIGN,
    STORM,
    SYMBOLS,
    TILTED,
)
from fhtagn.tui.fate.pages import about, altar_page, lodges_page
from fhtagn.tui.painter import Layout, Page
from fhtagn.tui.room import filled, padded

WIDE: Final = 128  # columns from which the Lodges stand beside the Altar
RING: Final = 94  # columns from which the Altar is drawn as a ring
SIDE: Final = 44  # columns of the Lodges beside the Altar
OWN: Final = 9  # lines of the own Lodge below a wide Altar at least
LODGE_LINES: Final = 5  # of each, for somebody who only looks on
HAND_LINES: Final = 8  # alone, below a wide Altar
DOCK: Final = ((44, 12), (36, 11), (30, 9), (0, 8))  # lines for the question, by the height
HAND: Final = ((5, 2), (2, 1), (0, 0))  # lines for the hand, by what it shares with its Lodge
USUAL: Final = {
    "move": ("move", "move_pair", "move_gate"),
    "control_action": ("control_action",),
    "prepare": ("prepare",),
}  # what stays listed when it is refused, by the question
UNTOLD: Final = ("not_this_question", "only_alone")  # refusals that go without saying
MOVES: Final = ("move", "move_pair", "move_gate", "move_fate")


class FateBoard(Hands):
    """What the screens ask of the game."""

    PARTS: ClassVar = ("board",)

    # -- the table --------------------------------------------------------------------------------

    def layout(self, width: int, height: int) -> Layout:
        """The Altar with the Lodges beside or below it; on a small screen in two columns."""
        detail = 3 if height >= 36 else 2
        dock = next(lines for least, lines in DOCK if height >= least)
        lines = height - 2 - detail - dock
        rows = self.rows(width - 2, lines)
        return Layout({"board": (len(rows), Text("\n").join(rows))}, detail)

    def rows(self, width: int, lines: int) -> list[Text]:
        below = 0 if self.is_sidelong() else OWN
        if width >= WIDE and lines >= RINGS[-1].lines + 1 + below:
            return self.wide(width, lines)
        if width >= RING and lines >= RINGS[-1].lines + 2 + len(self.seats()) + (self.me >= 0):
            return self.ringed(width, lines)
        return self.small(width, lines)

    def is_sidelong(self) -> bool:
        """Whether all Lodges stand beside the Altar: one's own too, if there is no other."""
        return self.me < 0 or self.alone

    def others(self) -> list[int]:
        return [seat for seat in self.seats() if self.is_sidelong() or seat != self.me]

    def wide(self, width: int, lines: int) -> list[Text]:
        """Rivals at the left, the Altar, a line about what is in progress; own Lodge and hand."""
        others, below = self.others(), 0 if self.me < 0 else OWN
        size = next(one for one in RINGS if one.lines + 1 + below <= lines or one is RINGS[-1])
        tall = size.lines if below else max(size.lines, min(lines - 1, LODGE_LINES * len(others)))
        side = [row for seat in others for row in self.full(seat, SIDE - 2, tall // len(others))]
        pairs = zip(filled(side, tall), filled(self.ring(width - SIDE, size), tall), strict=True)
        rows = [padded(one, SIDE) + other for one, other in pairs]
        rows.append(self.now(width))
        return rows if self.me < 0 else [*rows, *self.own(width, lines - len(rows))]

    def own(self, width: int, lines: int) -> list[Text]:
        """Own Lodge and hand side by side; alone the Lodge has its place already."""
        if self.alone:
            return filled(self.hand_cards(width, HAND_LINES), HAND_LINES)
        lodge, hand = self.full(self.me, SIDE - 2, lines), self.hand_cards(width - SIDE, lines)
        pairs = zip(lodge, filled(hand, lines), strict=True)
        return [padded(one, SIDE) + other for one, other in pairs]

    def ringed(self, width: int, lines: int) -> list[Text]:
        """The Altar, a line about what is in progress, and the Lodges below."""
        mine = 3 if self.me >= 0 else 0
        need = 1 + mine + len(self.others())
        size = next((one for one in RINGS[2:] if one.lines + need <= lines), RINGS[-1])
        rows = [*self.ring(width, size), self.now(width)]
        return [*rows, *self.lodges(width, lines - len(rows))]

    def small(self, width: int, lines: int) -> list[Text]:
        """The ring in two columns, what is in progress or else on show, and the Lodges."""
        seats = len(self.seats())
        tall = 2 if lines >= 6 + 1 + seats + (self.me >= 0) else 1
        rows = self.pairs(width, tall)
        if lines > len(rows) + seats + (self.me >= 0):
            rows.append(self.now(width) or self.common(width))
        return [*rows, *self.lodges(width, lines - len(rows))]

    def lodges(self, width: int, lines: int) -> list[Text]:
        """Rivals in equal shares, then one's own with the hand below."""
        seats = self.seats()
        rivals = [seat for seat in seats if seat != self.me]
        if self.me < 0:
            share = max(1, lines // len(rivals))
            return [row for seat in rivals for row in self.brief(seat, width, min(share, 3))]
        share = min(2, max(1, (lines - 3) // len(seats)))
        rows = [row for seat in rivals for row in self.brief(seat, width, share)]
        left = lines - len(rows)
        hand = next(found for least, found in HAND if left >= least)
        lodge = self.brief(self.me, width, max(1, min(left - hand, 4)))
        while not lodge[-1]:  # a line the Lodge does not need is the hand's
            lodge.pop()
        left -= len(lodge)
        return [*rows, *lodge, *self.hand_cards(width, left)[:left]]

    # -- the list of answers ----------------------------------------------------------------------

    def usual(self, prompt: str) -> Sequence[str]:
        return USUAL.get(prompt, ()) if self.me in self.asked else ()

    def after(self, choice: Choice) -> Text:
        """Of a way to move, who would follow home and whether Control would result."""
        to = choice.about.get("to", "")
        if choice.kind not in MOVES or to not in SYMBOLS or self.me < 0:
            return Text()
        return self.arriving(self.me, to)

    def detail(self, choice: Choice) -> Text:
        """The texts of the cards and the actions of the location it is about."""
        return about(self, choice)

    # -- to read ----------------------------------------------------------------------------------

    def pages(self) -> Mapping[str, Page]:
        words = self.words
        return {
            "d": Page(
                words.say("tui-fate-key-altar"), words.say("tui-fate-help-altar"),
                words.say("tui-fate-altar"), lambda _width: altar_page(self),
            ),
            "i": Page(
                words.say("tui-fate-key-lodges"), words.say("tui-fate-help-lodges"),
                words.say("tui-fate-lodges"), lambda _width: lodges_page(self),
            ),
        }  # fmt: skip

    def legend(self) -> str:
        symbols = [
            f"{sign} {self.words.name('symbol', name)}" for name, (sign, _) in SYMBOLS.items()
        ]
        faces = [f"{sign} {self.words.name('face', name)}" for name, (sign, _) in FACES.items()]
        signs = self.words.say(
            "tui-fate-marks", players=" ".join(MARKS), piece=PIECE, figure=INVESTIGATOR,
            crown=CONTROL, snow=STORM, minion=MINION, portal=GATE, star=SIGN, skull=CURSE,
            relic=ARTIFACT, tilted=TILTED, home=LODGE, below=ABYSS, column=COLUMN,
        )  # fmt: skip
        return "\n".join([signs, "  ".join(symbols), "  ".join(faces)])

    def resigning(self) -> str:
        words = self.words
        return words.say("tui-fate-resign-alone") if self.alone else words.say("tui-fate-resign")

    def result(self, match: Match) -> Text:
        return result(self, match)

    def applied(self, match: Match) -> Sequence[str]:
        return applied(match)

    # -- habits -----------------------------------------------------------------------------------

    @staticmethod
    def is_idle(g: Any, asked: Decision) -> bool:
        """Between the steps of a rival's turn; in one's own one is asked, and so is a target."""
        return asked.prompt == "between" and bool(g.turn) and g.turn.seat != asked.seat

    @staticmethod
    def is_worth_saying(reason: Reason) -> bool:
        return reason.why not in UNTOLD
