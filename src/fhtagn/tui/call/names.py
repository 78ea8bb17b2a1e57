"""Call of Cthulhu on the screen: names, signs and colours of what is on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.look import FAINT
from fhtagn.tui.painter import Painter

if TYPE_CHECKING:
    from fhtagn.games.call.content import Card, Content
    from fhtagn.games.call.view import Player, View

MARKS: Final = ("●", "■")  # of the seats: no colour stands alone
COLOURS: Final = ("#4fc3b0", "#ea8372")
FACTIONS: Final = {
    "agency": "#95bce4", "miskatonic": "#e2ac70", "cthulhu": "#6fd2a8", "syndicate": "#c3c8d3",
    "hastur": "#ecd463", "yog_sothoth": "#c3a9f0", "shub_niggurath": "#f09490",
    "neutral": "#c2bcab", "story": "#dccfa6",
}  # fmt: skip
ICONS: Final = {
    "terror": "#7fd6a4", "combat": "#f09490", "arcane": "#c3a9f0", "investigation": "#95bce4",
}  # fmt: skip
STATES: Final = {"ready": "▯", "exhausted": "▭", "insane": "▒"}  # as the card lies
HIDDEN: Final = STATES["insane"]  # the back of a card
GOING: Final = "▹"  # about to be committed
FREE: Final = "◦"  # a place for a token
DRAINED: Final = "≈"
WOUND: Final = "†"
STOP: Final = "•"
DONE: Final = "✓"  # a story or a struggle that is over
BORNE: Final = "└"  # an attachment, behind its bearer
BETWEEN: Final = "┊"  # characters before it, supports behind it
NUMBERS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
TOKENS: Final = 5  # that win a story
TO_WIN: Final = 3  # stories
X: Final = -1
SHORT: Final = 2  # letters of a faction


class CallNames(Painter):
    """What things are called, and how players, factions and icons are told apart."""

    view: View

    @property
    def content(self) -> Content:
        found: Content = super().content
        return found

    # -- cards ------------------------------------------------------------------------------------

    def printed(self, code: str) -> Card:
        return self.content.cards[code]

    def name(self, code: str) -> str:
        return self.printed(code).name[self.words.language]

    def wording(self, code: str) -> str:
        """The text of the card."""
        assert self.words.game is not None
        return self.words.game.display.printed["card"][code].text[self.words.language]

    def faction_of(self, code: str) -> str:
        """As printed; at a balanced table the one it is numbered in."""
        card = self.printed(code)
        numbered = self.view["balanced"] and card.pack in FACTIONS
        return card.pack if numbered else card.faction

    def colour_of(self, code: str) -> str:
        return FACTIONS[self.faction_of(code)]

    # -- factions and icons -----------------------------------------------------------------------

    @cached_property
    def shorts(self) -> dict[str, str]:
        """The first letters of each faction's name, which suffice to tell them apart."""
        names = {code: one.name[self.words.language] for code, one in self.content.factions.items()}
        return {code: name.removeprefix("The ")[:SHORT] for code, name in names.items()}

    def faction(self, name: str) -> Text:
        return Text(self.shorts[name], FACTIONS[name])

    def packs(self, seat: Seat, *, whole: bool) -> Text:
        """The factions of a player; nothing for a deck of one's own."""
        named = [name for name in self.player(seat)["packs"] if name in self.shorts]
        said = [
            Text(self.words.name("faction", name), FACTIONS[name]) if whole else self.faction(name)
            for name in named
        ]
        return Text(" + " if whole else "+", FAINT).join(said)

    @cached_property
    def icon_names(self) -> dict[str, str]:
        words = self.words
        return {
            "terror": words.say("tui-call-terror"), "combat": words.say("tui-call-combat"),
            "arcane": words.say("tui-call-arcane"),
            "investigation": words.say("tui-call-investigation"),
        }  # fmt: skip

    def letter(self, icon: str) -> str:
        return self.icon_names[icon][0]

    def icons(self, counts: Iterable[int]) -> Text:
        """Each icon as often as it is there, by the first letter of its name."""
        text = Text()
        for (icon, colour), count in zip(ICONS.items(), counts, strict=True):
            text.append(self.letter(icon) * count, colour)
        return text

    @cached_property
    def keyword_names(self) -> dict[str, str]:
        words = self.words
        return {
            "fast": words.say("tui-call-fast"), "willpower": words.say("tui-call-willpower"),
            "toughness": words.say("tui-call-toughness"), "heroic": words.say("tui-call-heroic"),
            "villainous": words.say("tui-call-villainous"), "loyal": words.say("tui-call-loyal"),
            "invulnerability": words.say("tui-call-invulnerability"),
            "transient": words.say("tui-call-transient"),
            "steadfast": words.say("tui-call-steadfast"),
        }  # fmt: skip

    def keywords(self, counts: Mapping[str, int]) -> str:
        """Those that are there, with their numbers."""
        signs = {"toughness": " +", "steadfast": " "}
        return ", ".join(
            f"{name}{signs[keyword]}{counts[keyword]}" if keyword in signs else name
            for keyword, name in self.keyword_names.items()
            if counts.get(keyword)
        )

    # -- players ----------------------------------------------------------------------------------

    def player(self, seat: Seat) -> Player:
        return self.view["players"][seat]

    @property
    def near(self) -> Seat:
        """Whose cards lie at the lower edge."""
        return max(self.me, 0)

    def seats(self) -> Sequence[Seat]:
        """The near one first."""
        return self.near, 1 - self.near

    def mark(self, seat: Seat) -> Text:
        return Text(MARKS[seat], COLOURS[seat])

    def tokens(self, seat: Seat, count: int, most: int = TOKENS) -> Text:
        """So many of the player's marks, and the places that are free."""
        text = Text(MARKS[seat] * min(count, most), f"bold {COLOURS[seat]}")
        return text.append(FREE * (most - count), FAINT)


def shortened(name: str, letters: int) -> str:
    """So much of a name as there is room for."""
    return name if len(name) <= letters else f"{name[: max(letters - 1, 0)].rstrip()}…"


def number(value: int) -> str:
    return "X" if value == X else str(value)
