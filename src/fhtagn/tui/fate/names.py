"""Fate of the Elder Gods on the screen: names, signs and colours of what is on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.look import BONE, BRASS, DIM, FAINT
from fhtagn.tui.painter import Named, Painter, Worded

if TYPE_CHECKING:
    from fhtagn.games.fate.content import Content, Location, Thing
    from fhtagn.games.fate.view import Lodge, View

MARKS: Final = ("●", "■", "▲", "◆")  # of the seats: no colour stands alone
COLOURS: Final = {
    "crimson": "#ea8372", "teal": "#4fc3b0", "amber": "#e6c04a", "violet": "#b592ea",
}  # fmt: skip
SYMBOLS: Final = {
    "other_worlds": ("◉", "#ece5d3"),
    "museum": ("♝", "#bd95e5"),
    "ceremony": ("†", "#ee7f70"),
    "streets": ("☼", "#e3b13c"),
    "gathering": ("∩", "#5cc38c"),
    "library": ("▤", "#7fb0ee"),
}  # of the locations, and of the backs of Spells
FACES: Final = {
    "star": ("☆", "#8fc6e8"), "sign": ("✶", "#8fc6e8"), "tentacle": ("§", "#5cc38c"),
    "cthulhu": ("ψ", "#5cc2a6"),
}  # fmt: skip
PIECE: Final = "⧗"
INVESTIGATOR: Final = "♙"
PALE: Final = "#cfd8dc"  # Investigators and whatever is theirs
CONTROL: Final = "♛"
STORM: Final = "✻"
MINION: Final = "‡"
GATE: Final = "◎"
SIGN, SIGN_COLOUR = FACES["sign"]
CURSE: Final = "☠"
LODGE, ABYSS = "⌂", "↓"
ARTIFACT, TILTED = "❖", "◇"
FULL, FREE = "▮", "▯"
TOKEN, SPENT = "•", "◦"
SPACES: Final = 10  # of the Summon track
ARTICLE: Final = "The "


class FateNames(Painter):
    """What things are called, and how players and symbols are told apart."""

    view: View

    @property
    def content(self) -> Content:
        found: Content = super().content
        return found

    def said(self, thing: Named) -> str:
        """The name of a printed thing."""
        return thing.name[self.words.language]

    def told(self, thing: Worded) -> str:
        """The text of a printed thing."""
        return thing.text[self.words.language]

    def thing(self, code: str) -> Thing:
        """A printed thing with an effect, whatever its sort."""
        return self.content.things[code]

    # -- locations and symbols --------------------------------------------------------------------

    def location(self, name: str) -> str:
        return self.words.name("location", name)

    def place(self, name: str) -> Location:
        """The printed location."""
        return next(one for one in self.content.locations if one.id == name)

    def symbol(self, name: str) -> Text:
        sign, colour = SYMBOLS[name]
        return Text(sign, colour)

    def symbols(self, names: Iterable[str], gap: str = "") -> Text:
        return Text(gap).join(self.symbol(name) for name in names)

    def faces(self, names: Iterable[str]) -> Text:
        return Text(" ").join(Text(*FACES[name]) for name in names)

    # -- cards ------------------------------------------------------------------------------------

    def spell(self, seen: tuple[str, str | None]) -> Text:
        """The back, and for whoever knows it the name and the price."""
        symbol, code = seen
        text = self.symbol(symbol)
        return text.append(" ").append_text(self.front(code)) if code else text

    def back(self, code: str) -> str:
        """The symbol on the back of a Spell."""
        return self.content.locations[self.content.spells[code].symbol].id

    def front(self, code: str) -> Text:
        """The name of a Spell and the symbols it takes to Prepare it."""
        one = self.content.spells[code]
        cost = [self.content.locations[number].id for number in one.cost]
        text = Text(self.said(one), BONE)
        return text.append(" (", FAINT).append_text(self.symbols(cost)).append(")", FAINT)

    def artifact(self, code: str, *, tilted: bool) -> Text:
        sign, style = (TILTED, FAINT) if tilted else (ARTIFACT, BRASS)
        return Text(sign, BRASS).append(self.said(self.thing(code)), style)

    def monster(self, code: str, tokens: int) -> Text:
        """The Monster, the tokens it has, and those it has lost."""
        one = self.content.monsters[code]
        text = Text(f"{self.said(one)} ", BONE).append(TOKEN * tokens, BRASS)
        return text.append(SPENT * (one.slots - tokens), FAINT)

    # -- players ----------------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        return bool(self.view["seats"] == 1)

    def player(self, seat: Seat) -> Lodge:
        return self.view["players"][seat]

    def seats(self) -> list[Seat]:
        """One's own first, then clockwise."""
        count, first = self.view["seats"], max(self.me, 0)
        return [(first + step) % count for step in range(count)]

    def god(self, seat: Seat) -> str:
        name = self.player(seat)["god"]
        return self.said(self.thing(name)) if name else "–"

    def colour(self, seat: Seat) -> str:
        return COLOURS[self.player(seat)["colour"]]

    def mark(self, seat: Seat) -> Text:
        return Text(MARKS[seat], self.colour(seat))

    def counted(self, counts: Mapping[Seat, int], gap: str = " ") -> Text:
        """Each player's number, one's own first; nothing about those who have none."""
        there = [seat for seat in self.seats() if counts.get(seat)]
        return Text(gap).join(
            self.mark(seat).append(str(counts[seat]), self.colour(seat)) for seat in there
        )

    def labelled(self, name: str, *parts: Text) -> Text:
        return Text(f"{name} ", FAINT).append_text(Text(" ").join(parts))

    def listed(self, name: str, items: Sequence[Text]) -> Text:
        """The items with a word before them; nothing if there are none."""
        text = Text(f"{name}: ", FAINT).append_text(Text(", ", DIM).join(items))
        return text if items else Text()


def without_article(name: str) -> str:
    return name.removeprefix(ARTICLE)


def shortened(name: str, width: int) -> str:
    """A name in the room there is: without its article, then its first word, then cut off."""
    name = without_article(name)
    if len(name) <= width:
        return name
    word = name.split(maxsplit=1)[0]
    return word if len(word) <= width else f"{word[: max(width - 1, 0)]}."[: max(width, 0)]
