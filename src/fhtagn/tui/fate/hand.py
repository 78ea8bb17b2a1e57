"""One's own hand on the screen: fronts with their prices, and their texts where there is room."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fhtagn.tui.fate.names import GATE, shortened
from fhtagn.tui.fate.phases import FatePhases
from fhtagn.tui.look import BONE, FAINT, beside
from fhtagn.tui.room import flowing, leaf

CARD: Final = 44  # columns a card with its text takes at least
LETTERS: Final = (99, 16, 12, 9, 6, 4)  # of a name, by the room there is


class Hands(FatePhases):
    """The hand of the seat one looks from."""

    def fronts(self) -> list[Text]:
        """The cards of the own hand, the Gate last."""
        player = self.player(self.me)
        cards = [self.spell(one) for one in player["hand"]]
        gate = [Text(f"{GATE} {self.words.say('tui-fate-gate')}", f"bold {BONE}")]
        return [*cards, *(gate if player["gate"] else [])]

    def texts(self) -> list[str]:
        """What each of them says."""
        player = self.player(self.me)
        cards = [self.told(self.thing(code)) for _, code in player["hand"] if code]
        return [*cards, *([self.words.say("tui-fate-gate-text")] if player["gate"] else [])]

    def hand_row(self, width: int, lines: int) -> list[Text]:
        """The names one after another: with prices, without, or shortened, so that all fit."""
        if not self.fronts():
            return [Text(self.words.say("tui-hand-empty"), FAINT)]
        rows = flowing(self.fronts(), width, "   ")
        for letters in LETTERS:
            if len(rows) > lines:
                rows = flowing(self.backs(letters), width, "  ")
        return rows[:lines]

    def backs(self, letters: int) -> list[Text]:
        """The cards of the own hand with so many letters of their names."""
        player = self.player(self.me)
        cards = [
            self.symbol(symbol).append(shortened(self.said(self.thing(code)), letters), BONE)
            for symbol, code in player["hand"]
            if code
        ]
        return [*cards, *([Text(GATE, f"bold {BONE}")] if player["gate"] else [])]

    def hand_cards(self, width: int, lines: int) -> list[Text]:
        """Each card with as much of its text as there is room for; the names alone if none is."""
        fronts, texts = self.fronts(), self.texts()
        across = max(1, min(len(fronts), width // CARD))
        down = -(-len(fronts) // across)
        if not fronts or lines < 2 * down:
            return self.hand_row(width, lines)
        rows: list[Text] = []
        for first in range(0, len(fronts), across):
            some = slice(first, first + across)
            cards = zip(fronts[some], texts[some], strict=True)
            columns = [leaf(front, text, width // across, lines // down) for front, text in cards]
            rows += beside(columns, width // across).split(allow_blank=True)
        return rows
