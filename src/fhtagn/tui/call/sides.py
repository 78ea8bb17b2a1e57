"""The players' sides of the table: who they are, what they have, their domains and cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.call.figures import Figures, fitted
from fhtagn.tui.call.names import BETWEEN, DRAINED, HIDDEN, NUMBERS, TO_WIN, shortened
from fhtagn.tui.choice import Choice
from fhtagn.tui.look import ASKED, BONE, BRASS, DIM, FAINT, cut

if TYPE_CHECKING:
    from fhtagn.games.call.view import Domain

DOT: Final = " · "
LINE: Final = "  "
NAME: Final = 14  # letters of the card of an added domain


class Sides(Figures):
    """Both players' sides."""

    # -- who --------------------------------------------------------------------------------------

    def who(self, seat: Seat) -> Text:
        asked = seat in self.asked
        text = Text(ASKED if asked else " ", BRASS).append_text(self.mark(seat))
        return text.append(f" {self.words.player(seat)}", f"bold {BRASS if asked else BONE}")

    def won(self, seat: Seat) -> Text:
        """The stories won, of those that win the game."""
        count = len(self.player(seat)["won"])
        text = Text(f"{self.words.say('tui-call-stories')} ", FAINT)
        return text.append_text(self.tokens(seat, count, TO_WIN))

    def counts(self, seat: Seat) -> Text:
        """Cards in hand, in the deck and in the discard pile."""
        words, player = self.words, self.player(seat)
        said = words.say(
            "tui-call-counts", hand=len(player["hand"]), deck=len(player["deck"]),
            discard=len(player["discard"]),
        )  # fmt: skip
        return Text(said, DIM)

    # -- domains ----------------------------------------------------------------------------------

    def domain(self, place: int, seen: Domain, *, dense: bool = False) -> Text:
        """Its number, what is drained, the resources by faction, what it is worth."""
        text = Text(NUMBERS[place], f"bold {BRASS}").append(DRAINED if seen["drained"] else "", DIM)
        if "card" in seen:
            card = seen["card"]
            name = shortened(self.name(card), NAME) if card else ""
            text.append(f" {HIDDEN}", DIM).append(name, self.colour_of(card) if card else "")
        text.append(" ").append_text(self.resources(seen, dense=dense))
        text.append(f" {seen['worth']}", f"strike {DIM}" if seen["drained"] else f"bold {BONE}")
        return text

    def resources(self, seen: Domain, *, dense: bool) -> Text:
        """The factions of the resources; without much room each once, with a number."""
        counts = Counter(self.faction_of(code) for code in seen["resources"])
        if not counts:
            return Text("–", FAINT)
        if not dense:
            return Text(" ").join(
                self.faction(name) for name, count in counts.items() for _ in range(count)
            )
        said = (self.faction(name).append(f"{count}", FAINT) if count > 1 else self.faction(name)
                for name, count in counts.items())  # fmt: skip
        return Text().join(said)

    def domain_told(self, choice: Choice) -> Text:
        """The domain an option is about: one's own, unless it says whose it is."""
        return self.domain(choice.about["domain"] - 1, self.meant_domain(choice))

    def meant_domain(self, choice: Choice) -> Domain:
        seat: Seat = choice.about.get("of", self.me)
        number: int = choice.about["domain"]
        return self.player(seat)["domains"][number - 1]

    def names_in(self, seen: Domain) -> str:
        """The resources of a domain by name."""
        return ", ".join(self.name(code) for code in seen["resources"])

    def domains(self, seat: Seat, *, dense: bool = False) -> Text:
        found = enumerate(self.player(seat)["domains"])
        gap = Text(LINE if dense else f" {BETWEEN} ", FAINT)
        return gap.join(self.domain(place, seen, dense=dense) for place, seen in found)

    # -- a side -----------------------------------------------------------------------------------

    def head(self, seat: Seat, width: int, lines: int) -> list[Text]:
        """Player, stories, domains and piles: in one line, or domains below."""
        packs = self.packs(seat, whole=True)
        whole = [self.who(seat), packs, self.won(seat), self.counts(seat)]
        if lines > 1:
            return [cut(joined(whole), width), cut(Text(LINE) + self.domains(seat), width)]
        dense = self.packs(seat, whole=False)
        short = [self.who(seat), dense, self.won(seat), self.domains(seat, dense=True)]
        for pieces in ([*whole, self.domains(seat)], [*short, self.counts(seat)]):
            row = joined(pieces)
            if row.cell_len <= width:
                return [row]
        tight = [self.who(seat), self.tokens_won(seat), self.domains(seat, dense=True)]
        return [cut(joined([*tight, self.counts(seat)], LINE), width)]

    def tokens_won(self, seat: Seat) -> Text:
        return self.tokens(seat, len(self.player(seat)["won"]), TO_WIN)

    def cards(self, seat: Seat, width: int, lines: int) -> list[Text]:
        """Characters at no story, then supports."""
        if not self.figures_of(seat):
            return [Text(f"{LINE}{self.words.say('tui-call-nothing')}", FAINT)][:lines]
        rows = fitted(lambda letters: self.figures_of(seat, letters), width - 2, lines)
        return [Text(LINE) + row for row in rows]

    def figures_of(self, seat: Seat, letters: int = 99) -> list[Text]:
        people = [self.figure(one, letters) for one in self.row_of(seat, characters=True)]
        places = [self.figure(one, letters) for one in self.row_of(seat, characters=False)]
        return [*people, *([Text(BETWEEN, FAINT)] if places else []), *places]


def joined(pieces: list[Text], gap: str = DOT) -> Text:
    """The pieces that say something."""
    return Text(gap, FAINT).join(piece for piece in pieces if piece)
