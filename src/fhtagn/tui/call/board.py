"""Call of Cthulhu: The Card Game at the table of the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.match import Match
from fhtagn.tui.call.ending import applied, result
from fhtagn.tui.call.figures import is_meant
from fhtagn.tui.call.names import (
    BETWEEN,
    BORNE,
    DONE,
    DRAINED,
    FREE,
    GOING,
    MARKS,
    STATES,
    STOP,
    WOUND,
)
from fhtagn.tui.call.pages import about, piles_page, table_page
from fhtagn.tui.call.phases import CallPhases
from fhtagn.tui.choice import Choice
from fhtagn.tui.painter import Layout, Page
from fhtagn.tui.room import filled

DOCK: Final = ((44, 12), (36, 11), (30, 9), (20, 8), (0, 6))  # lines for the question, by height
USUAL: Final = {"act": ("play", "use"), "resource": ("resource",)}
"""What stays listed when it is refused, by the question."""
UNTOLD: Final = ("other_question", "not_asked")  # refusals that go without saying
SHARED: Final = ("far_head", "far", "stories", "now", "near", "near_head", "hand")
MOST: Final = 6  # lines of anybody's cards in play


class CallBoard(CallPhases):
    """What the screens ask of the game."""

    PARTS: ClassVar = ("board",)

    # -- the table --------------------------------------------------------------------------------

    def layout(self, width: int, height: int) -> Layout:
        """The rival's side, the stories, the own side and hand, what is in progress."""
        detail = 3 if height >= 36 else 2
        dock = next(lines for least, lines in DOCK if height >= least)
        rows = self.rows(width - 2, height - 2 - detail - dock)
        return Layout({"board": (len(rows), Text("\n").join(rows))}, detail)

    def rows(self, width: int, lines: int) -> list[Text]:
        share = self.shares(width, lines)
        near, far = self.seats()
        hand = self.hand_rows(width, share["hand"]) if self.me >= 0 else []
        parts = [
            (self.head(far, width, share["far_head"]), share["far_head"]),
            (self.cards(far, width, share["far"]), share["far"]),
            (self.story_rows(width, share["stories"]), share["stories"]),
            (self.now_rows(width, share["now"]), share["now"]),
            (self.cards(near, width, share["near"]), share["near"]),
            (self.head(near, width, share["near_head"]), share["near_head"]),
            (hand, share["hand"]),
        ]
        return [row for found, most in parts for row in filled(found[:most], most)]

    def shares(self, width: int, lines: int) -> dict[str, int]:
        """The lines of each part: what must be seen first, then what is nice to have."""
        share = dict.fromkeys(SHARED, 0)
        for part, goal in self.heights_wanted(width):
            left = lines - sum(share.values())
            share[part] += min(max(goal - share[part], 0), left)
        if self.me >= 0:
            room = share["hand"] + lines - sum(share.values())
            share["hand"] = len(self.hand_rows(width, room))
        return share

    def heights_wanted(self, width: int) -> Iterator[tuple[str, int]]:
        """Parts and how many lines they would like, the most urgent first."""
        least, whole = self.story_lines(width)
        near, far = (len(self.cards(seat, width, MOST)) for seat in self.seats())
        hand = min(max(len(self.hand()), 1), 2) if self.me >= 0 else 0
        heads = 2 if self.player(self.near)["domains"] else 1
        now = len(self.progress()) + len(self.lasting())
        first = least if self.is_listed(width) else min(least, 3)
        yield from (("near_head", 1), ("far_head", 1), ("stories", first))
        yield from (("near", 1), ("hand", min(hand, 1)), ("now", min(now, 1)), ("far", 1))
        yield from (("stories", least), ("near", min(near, 2)), ("hand", hand))
        yield from (("far", min(far, 2)), ("stories", min(whole, 8)), ("now", min(now, 4)))
        yield from (("near_head", heads), ("far_head", heads), ("near", near), ("far", far))
        yield "stories", whole

    # -- the list of answers ----------------------------------------------------------------------

    def usual(self, prompt: str) -> Sequence[str]:
        return USUAL.get(prompt, ()) if self.me in self.asked else ()

    def after(self, choice: Choice) -> Text:
        """The numbers of a card, as they are now if it is in play; what a domain holds."""
        given = choice.about
        if given.get("card") not in self.content.cards:
            is_domain = "domain" in given and self.me >= 0
            return Text("  ").append_text(self.domain_told(choice)) if is_domain else Text()
        seen = [one for one in self.in_play() if is_meant(one, choice)]
        if seen:
            return self.numbers(seen[0])
        whole = choice.kind != "play"  # a card of the hand is to be seen in the hand
        return self.price(given["card"], whole=whole)

    # -- to read ----------------------------------------------------------------------------------

    def detail(self, choice: Choice) -> Text:
        """The texts of the cards it is about."""
        return about(self, choice)

    def pages(self) -> Mapping[str, Page]:
        words = self.words
        return {
            "d": Page(
                words.say("tui-key-discard"), words.say("tui-call-help-piles"),
                words.say("tui-piles"), lambda _width: piles_page(self),
            ),
            "i": Page(
                words.say("tui-key-inspect"), words.say("tui-help-inspect"),
                words.say("tui-table"), lambda _width: table_page(self),
            ),
        }  # fmt: skip

    def legend(self) -> str:
        words = self.words
        signs = words.say(
            "tui-call-marks", players=" ".join(MARKS), ready=STATES["ready"],
            exhausted=STATES["exhausted"], insane=STATES["insane"], going=GOING, free=FREE,
            drained=DRAINED, wound=WOUND, borne=BORNE, between=BETWEEN, stop=STOP, over=DONE,
        )  # fmt: skip
        icons = [f"{self.letter(icon)} {name}" for icon, name in self.icon_names.items()]
        factions = [f"{short} {words.name('faction', name)}" for name, short in self.shorts.items()]
        return "\n".join([signs, "  ".join(icons), "  ".join(factions)])

    def resigning(self) -> str:
        return self.words.say("tui-call-resign")

    def result(self, match: Match) -> Text:
        return result(self, match)

    def applied(self, match: Match) -> Sequence[str]:
        return applied(match)

    # -- habits -----------------------------------------------------------------------------------

    @staticmethod
    def is_idle(g: Any, asked: Decision) -> bool:
        """A window for actions in the other's turn."""
        return bool(asked.prompt == "act" and g.active != asked.seat)

    @staticmethod
    def is_worth_saying(reason: Reason) -> bool:
        return reason.why not in UNTOLD
