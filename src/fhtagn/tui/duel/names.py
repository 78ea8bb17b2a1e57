"""Cthulhu Wars: Duel on the screen: names, marks and colours of what is on the table."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from rich.color import Color
from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.look import BONE, FAINT, GROUND
from fhtagn.tui.painter import Named, Painter, Worded

if TYPE_CHECKING:
    from fhtagn.games.duel.content import Board, Content, Faction
    from fhtagn.games.duel.view import Player, View

MARKS: Final = ("●", "◆")  # of the seats: no colour stands alone
GATE: Final = "◎"
TOWER: Final = "♜"
FROST: Final = "✻"  # any token
WATER: Final = "≈"
SAME: Final = "⇄"  # one area, printed in two places
CONTRAST: Final = 6.0


class DuelNames(Painter):
    """What things are called, and how players are told apart."""

    view: View

    @property
    def content(self) -> Content:
        found: Content = super().content
        return found

    @property
    def map(self) -> Board:
        return self.content.boards[self.view["map"]]

    def area(self, name: str) -> str:
        return self.words.name("area", name)

    def unit(self, kind: str) -> str:
        return self.words.name("unit", kind)

    def ability(self, name: str) -> str:
        return self.words.name("ability", name)

    def said(self, thing: Named) -> str:
        """The name of a printed thing."""
        return thing.name[self.words.language]

    def told(self, thing: Worded) -> str:
        """The text of a printed thing."""
        return thing.text[self.words.language]

    # -- players ----------------------------------------------------------------------------------

    def player(self, seat: Seat) -> Player:
        return self.view["players"][seat]

    def sheet_of(self, seat: Seat) -> Faction | None:
        """The printed faction sheet; there is none before factions are chosen."""
        return self.content.factions.get(self.player(seat)["faction"])

    def faction(self, seat: Seat) -> str:
        sheet = self.sheet_of(seat)
        return self.said(sheet) if sheet else "–"

    def colour(self, seat: Seat) -> str:
        sheet = self.sheet_of(seat)
        return readable(sheet.color) if sheet else FAINT

    def mark(self, seat: Seat) -> Text:
        return Text(MARKS[seat], self.colour(seat))

    def seats(self) -> list[Seat]:
        """One's own first."""
        return [1, 0] if self.me == 1 else [0, 1]


@cache
def readable(colour: str) -> str:
    """The colour, made lighter until it can be read on the dark ground."""
    shade = 0.0
    while contrast(mixed(colour, BONE, shade), GROUND) < CONTRAST and shade < 1:
        shade += 0.05
    return mixed(colour, BONE, shade)


def mixed(one: str, other: str, share: float) -> str:
    a, b = Color.parse(one).get_truecolor(), Color.parse(other).get_truecolor()
    red, green, blue = (round(x + (y - x) * min(share, 1)) for x, y in zip(a, b, strict=True))
    return f"#{red:02x}{green:02x}{blue:02x}"


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """How light a colour is to the eye, from 0 to 1."""
    parts = [part / 255 for part in Color.parse(colour).get_truecolor()]
    linear = [part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
