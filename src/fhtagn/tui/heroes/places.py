"""Monsters vs Heroes on the screen: cards, places, hand and piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.look import (
    ASKED,
    BACK,
    BLOOD,
    BONE,
    BRASS,
    DIM,
    FAINT,
    KINDS,
    SKULL,
    SUN,
    beside,
    cut,
    flow,
    fold,
    symbols,
)
from fhtagn.tui.painter import Painter

if TYPE_CHECKING:
    from fhtagn.games.heroes.content import Content
    from fhtagn.games.heroes.view import Laid, View

COLUMNS_FROM = 66  # narrower than this, hand cards stand one below the other


class Places(Painter):
    """Cards, places of the players, hand and piles."""

    view: View

    @property
    def content(self) -> Content:
        found: Content = super().content
        return found

    # -- cards ------------------------------------------------------------------------------------

    def card(self, code: str, count: int = 1, *, foreign: bool = False) -> Text:
        """Mark of the kind, name, symbols; a card of the other deck bears a sign."""
        one = self.content.characters[code]
        mark, colour = KINDS[one.kind]
        text = Text.assemble((f"{mark}{self.words.name('card', code)}", colour))
        if one.suns or one.skulls:
            text.append(f" {symbols(one.suns, one.skulls)}", BONE)
        if foreign:
            text.append("'", BRASS)
        if count > 1:
            text.append(f"×{count}", BONE)
        return text

    def ability(self, code: str) -> str:
        return self.content.characters[code].text[self.words.language]

    def faction(self, code: str | None) -> Text:
        """A faction card: its side, name and the two characters with a bonus."""
        if code is None:
            return Text(BACK * 2, FAINT)
        one = self.content.factions[code]
        mark, colour = KINDS[one.side]
        bonus = ", ".join(self.words.name("card", name) for name in one.bonus)
        name = self.words.name("faction", code)
        return Text.assemble((f"{mark}{name}", f"bold {colour}"), (f" +2: {bonus}", DIM))

    def cards(self, area: Iterable[Laid], pile: int) -> list[Text]:
        """The cards of an area in their order, equal ones together."""
        counts = Counter((code, owner) for code, owner in area)
        return [
            self.card(code, count, foreign=owner != pile) for (code, owner), count in counts.items()
        ]

    # -- the places -------------------------------------------------------------------------------

    def head(self, seat: Seat) -> Text:
        """One line about a place: who, symbols so far, hand, what is known of the secrets."""
        player = self.view["players"][seat]
        sums = Counter[str]()
        for code, _owner in player["area"]:
            one = self.content.characters[code]
            sums.update({SUN: one.suns, SKULL: one.skulls})
        text = Text(f"{ASKED} " if seat in self.asked else "  ", BRASS)
        text.append(self.words.player(seat), f"bold {BRASS if seat in self.asked else BONE}")
        if seat == self.me:
            text.append(f" ({self.words.say('tui-you')})", DIM)
        text.append(f"  {SUN}{sums[SUN]} {SKULL}{sums[SKULL]}", BONE)
        if player["resigned"]:
            text.append(f"  {self.words.say('tui-resigned')}", BLOOD)
        return text

    def other(self, seat: Seat, width: int, lines: int) -> Text:
        """Another's place in so many lines, the first with what is known of hand and faction."""
        player = self.view["players"][seat]
        head = self.head(seat).append(f"  {self.words.say('tui-hand-of')} ", FAINT)
        head.append_text(self.hidden_hand(player["hand"]))
        for faction in filter(None, player["factions"]):
            head.append("  ").append_text(self.faction(faction))
        pieces = self.cards(player["area"], player["pile"])
        if lines == 1:
            return flow([head, *pieces], width, 1)
        area = flow(pieces, width - 4, lines - 1)
        rows = [cut(head, width), *indented(area)]
        return Text("\n").join([*rows, *[Text()] * (lines - len(rows))])

    def hidden_hand(self, hand: Sequence[str | None]) -> Text:
        known = [self.card(code) for code in hand if code is not None]
        backs = Text(BACK * hand.count(None), FAINT)
        return Text(" ").join([*known, backs] if backs else known) if hand else Text("0", FAINT)

    def others(self, width: int, height: int) -> Text:
        """All other places, clockwise from one's own, each with its share of the lines."""
        count = self.view["seats"]
        first = self.me + 1 if self.me >= 0 else 0
        seats = [(first + step) % count for step in range(count - (self.me >= 0))]
        lines = max(1, height // max(len(seats), 1))
        return Text("\n").join(self.other(seat, width, lines) for seat in seats)

    def mine(self, width: int, height: int) -> Text:
        """One's own area, the largest, with the secret faction cards."""
        if self.me < 0:
            return Text()
        player = self.view["players"][self.me]
        secrets = [self.faction(code) for code in player["factions"]]
        rows = [self.head(self.me)]
        if len(secrets) > 1 and height > 3:
            rows += indented(flow(secrets, width - 4, height - 3, "   "))
        else:
            rows = [Text("  ").join([*rows, *secrets])]
        area = self.cards(player["area"], player["pile"])
        if not area:
            area = [Text(self.words.say("tui-area-empty"), FAINT)]
        rows += indented(flow(area, width - 4, max(1, height - len(rows))))
        return Text("\n").join(cut(row, width) for row in rows)

    def hand(self, width: int, height: int) -> Text:
        """One's own hand with what each card does."""
        if self.me < 0:
            return Text()
        hand = [code for code in self.view["players"][self.me]["hand"] if code]
        if not hand:
            return Text(self.words.say("tui-hand-empty"), FAINT)
        if width < COLUMNS_FROM:
            return self._hand_rows(hand, width, height)
        column = width // max(3, len(hand))
        texts = (fold(self.ability(code), column - 2, height - 1) for code in hand)
        columns = [
            [self.card(code), *(Text(row, DIM) for row in rows)]
            for code, rows in zip(hand, texts, strict=True)
        ]
        return beside(columns, column)

    def _hand_rows(self, hand: Sequence[str], width: int, height: int) -> Text:
        lines = max(1, height // len(hand))
        rows: list[Text] = []
        for code in hand:
            rows.append(cut(self.card(code), width))
            rows += [
                Text(f"  {row}", DIM) for row in fold(self.ability(code), width - 2, lines - 1)
            ]
        return Text("\n").join(rows)

    # -- piles ------------------------------------------------------------------------------------

    def piles(self) -> Text:
        """Size of the deck, what is known of its top, and the top of the discard pile."""
        parts = []
        for number, pile in enumerate(self.view["piles"]):
            text = Text(self._whose(number), BRASS)
            text.append(f"{self.words.say('tui-deck', count=pile['deck'])}", BONE)
            for code in pile["known"]:
                text.append(" ").append_text(self.card(code) if code else Text(BACK, FAINT))
            text.append(f" · {self.words.say('tui-discard', count=len(pile['discard']))} ", DIM)
            if pile["discard"]:
                text.append_text(self.card(pile["discard"][-1]))
            parts.append(text)
        return Text(" │ ").join(parts)

    def _whose(self, number: int) -> str:
        return f"{self.words.player(number)}: " if len(self.view["piles"]) > 1 else ""


def indented(text: Text) -> list[Text]:
    return [Text("    ").append_text(row) for row in text.split()]
