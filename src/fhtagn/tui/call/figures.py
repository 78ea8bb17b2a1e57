"""Cards on the screen: those in play with their numbers as they count now, and the own hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from rich.text import Text

from fhtagn.kernel.state import Seat
from fhtagn.tui.call.names import BORNE, STATES, WOUND, CallNames, number, shortened
from fhtagn.tui.choice import Choice
from fhtagn.tui.look import ASKED, BLOOD, BONE, BRASS, DIM, FAINT, VIOLET, beside, flow
from fhtagn.tui.room import flowing, leaf

if TYPE_CHECKING:
    from fhtagn.games.call.view import Seen, Story

LETTERS: Final = (99, 24, 18, 14, 11, 8, 6)  # of a name, by the room there is
GAP: Final = "  "
HELD: Final = (
    "play", "resource", "resources", "discard", "bury", "take", "find", "top", "bottom", "give",
    "bring", "save", "lose",
)  # options about cards that are not in play  # fmt: skip
CARD: Final = 40  # columns a card of the hand with its text takes at least
LEAF: Final = 3  # lines it takes at least


class Figures(CallNames):
    """The cards that lie face up, and one's own."""

    # -- in play ----------------------------------------------------------------------------------

    def figure(self, seen: Seen, letters: int = LETTERS[0], sign: str = "") -> Text:
        """How it lies, name, skill, icons, wounds; then what is attached to it."""
        text = Text(ASKED, f"bold {BRASS}") if self.is_marked(seen) else Text()
        text.append(sign or STATES[seen["state"]], BONE)
        text.append_text(self.title(seen, letters)).append_text(self.numbers(seen))
        for one in self.borne_by(seen):
            text.append(BORNE, FAINT).append_text(self.attached(one, letters))
        return text

    def title(self, seen: Seen, letters: int) -> Text:
        """The name with the number of the copy; under foreign control with its owner's mark."""
        style = {"exhausted": DIM, "insane": f"italic {VIOLET}"}.get(
            seen["state"], self.colour_of(seen["card"])
        )
        text = Text(shortened(self.name(seen["card"]), letters), style)
        if seen["blank"]:
            text.stylize("strike")
        text.append(f"#{seen['copy']}" if "copy" in seen else "", FAINT)
        if seen["owner"] != seen["controller"]:
            text.append("(", FAINT).append_text(self.mark(seen["owner"])).append(")", FAINT)
        return text

    def numbers(self, seen: Seen) -> Text:
        """Skill, icons and wounds; nothing of a support or of whoever is insane."""
        if seen["icons"] is None or seen["state"] == "insane":
            return Text()
        text = Text(f" {seen['skill']}", f"bold {BONE}")
        if icons := self.icons(seen["icons"]):
            text.append(" ").append_text(icons)
        if seen["wounds"]:
            fatal = seen["keywords"].get("toughness", 0) + 1
            text.append(f" {WOUND}{seen['wounds']}/{fatal}", BLOOD)
        return text

    def attached(self, seen: Seen, letters: int = LETTERS[0]) -> Text:
        """An attachment; one that lies ready needs no sign."""
        sign = STATES[seen["state"]] if seen["state"] != "ready" else ""
        return Text(sign, BONE).append_text(self.title(seen, letters))

    @cached_property
    def state_names(self) -> dict[str, str]:
        words = self.words
        return {
            "ready": words.say("tui-call-ready"), "exhausted": words.say("tui-call-exhausted"),
            "insane": words.say("tui-call-insane"),
        }  # fmt: skip

    def in_play(self) -> list[Seen]:
        return [one for seat in self.seats() for one in self.player(seat)["play"]]

    def borne_by(self, seen: Seen | Story) -> list[Seen]:
        """What is attached to a card or to a story."""
        return [one for one in self.in_play() if one["host"] == place_of(seen)]

    def row_of(self, seat: Seat, *, characters: bool) -> list[Seen]:
        """The player's characters that are at no story, or the supports that stand alone."""
        return [
            one
            for one in self.player(seat)["play"]
            if one["character"] == characters and one["host"] is None and one["at"] is None
        ]

    def is_marked(self, seen: Seen | Story) -> bool:
        """Whether the line under the cursor is about it."""
        return self.marked is not None and is_meant(seen, self.marked)

    # -- the hand ---------------------------------------------------------------------------------

    def hand(self) -> list[str]:
        return list(filter(None, self.player(self.me)["hand"])) if self.me >= 0 else []

    def front(self, code: str, letters: int = LETTERS[0]) -> Text:
        """Cost, faction, name; of a character the numbers, of anything else its type if it fits."""
        card = self.printed(code)
        held = self.marked is not None and self.marked.about.get("card") == code
        text = Text(ASKED if held else "", f"bold {BRASS}")
        text.append(f"{number(card.cost)} ", f"bold {BRASS}").append_text(self.faction_sign(code))
        text.append(f" {shortened(self.name(code), letters)}", self.colour_of(code))
        is_long = letters == LETTERS[0] or card.type == "character"
        return text.append_text(self.values(code)) if is_long else text

    def faction_sign(self, code: str) -> Text:
        return self.faction(self.faction_of(code))

    def price(self, code: str, *, whole: bool) -> Text:
        """Cost of a card that is not in play; if the whole is wanted, faction and values too."""
        text = Text(f" ({number(self.printed(code).cost)})", f"bold {BRASS}")
        rest = self.faction_sign(code).append_text(self.values(code))
        return text.append(" ").append_text(rest) if whole else text

    def values(self, code: str) -> Text:
        """What is printed: skill and icons of a character, the type of anything else."""
        card = self.printed(code)
        if card.type != "character":
            return Text(f" ({self.type_names[card.type]})", FAINT)
        text = Text(f" {number(card.skill)}", f"bold {BONE}")
        return text.append(" ").append_text(self.icons(card.icons)) if any(card.icons) else text

    @cached_property
    def type_names(self) -> dict[str, str]:
        words = self.words
        return {
            "character": words.say("tui-call-character"), "support": words.say("tui-call-support"),
            "event": words.say("tui-call-event"), "conspiracy": words.say("tui-call-conspiracy"),
            "story": words.say("tui-call-story"),
        }  # fmt: skip

    def printed_keywords(self, code: str) -> str:
        card = self.printed(code)
        return self.keywords({name: int(getattr(card, name)) for name in self.keyword_names})

    def hand_rows(self, width: int, lines: int) -> list[Text]:
        """Each card with as much of its text as there is room for; the names alone if none is."""
        codes = self.hand()
        if not codes:
            return [Text(self.words.say("tui-hand-empty"), FAINT)][:lines]
        across = max(1, min(len(codes), width // CARD))
        down = -(-len(codes) // across)
        if lines < LEAF * down:
            return fitted(lambda letters: [self.front(code, letters) for code in codes],
                          width, lines)  # fmt: skip
        rows: list[Text] = []
        for first in range(0, len(codes), across):
            leaves = [self.leaf(code, width // across, lines // down)
                      for code in codes[first : first + across]]  # fmt: skip
            rows += beside(leaves, width // across).split(allow_blank=True)
        return rows[:lines]

    def leaf(self, code: str, width: int, lines: int) -> list[Text]:
        """A card of the hand with as much of its text as fits."""
        fronts = (self.front(code, letters) for letters in LETTERS)
        short = next((one for one in fronts if one.cell_len <= width - 2), self.front(code))
        return leaf(short, self.told(code), width, lines)

    def told(self, code: str) -> str:
        """Keywords and text."""
        keywords = self.printed_keywords(code)
        return ". ".join(part for part in (keywords, self.wording(code)) if part)


def is_meant(seen: Seen | Story, choice: Choice) -> bool:
    """Whether the option is about this card in play or this story."""
    held = choice.kind in HELD or (choice.kind == "choose" and "holder" not in choice.about)
    return not (held and "card" in seen) and place_of(seen).items() <= choice.about.items()


def place_of(seen: Seen | Story) -> dict[str, object]:
    """What tells a card in play, or a story, from all others."""
    return {name: said for name, said in seen.items() if name in ("card", "story", "copy")}


def fitted(make: Callable[[int], list[Text]], width: int, lines: int, gap: str = GAP) -> list[Text]:
    """The pieces in so many lines: with shorter and shorter names, at last counted."""
    for letters in LETTERS:
        rows = flowing(make(letters), width, gap)
        if len(rows) <= lines:
            return rows
    if lines <= 0:
        return []
    return list(flow(make(LETTERS[-1]), width, lines, gap).split(allow_blank=True))
