"""Monsters vs Heroes at the table of the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from fhtagn.kernel.match import Match
from fhtagn.tui.choice import Choice
from fhtagn.tui.heroes.last_card import ends_game
from fhtagn.tui.heroes.pages import applied, everything, piles, result
from fhtagn.tui.heroes.places import Places
from fhtagn.tui.heroes.room import heights
from fhtagn.tui.look import BACK, BONE, BRASS, KINDS, SKULL, SUN, cut, symbols
from fhtagn.tui.painter import Layout, Page


class HeroesBoard(Places):
    """What the screens ask of the game."""

    PARTS: ClassVar = ("others", "mine", "hand")
    UNDO: ClassVar = "MH 10.14"

    # -- the table --------------------------------------------------------------------------------

    def bar(self, width: int) -> Text:
        text = Text()
        if self.view["turns"]:
            text.append(f"{self.words.say('tui-turn', number=self.view['turns'])} · ", BRASS)
        return cut(text.append_text(self.piles()), width)

    def layout(self, width: int, height: int) -> Layout:
        seated = self.me >= 0
        share = heights(width, height, self.view["seats"] - seated, seated=seated)
        room = width - 2
        parts = {
            "others": (share.others, self.others(room, share.others)),
            "mine": (share.mine, self.mine(room, share.mine)),
            "hand": (share.hand, self.hand(room, share.hand)),
        }
        return Layout(parts, share.detail)

    # -- the list of answers ----------------------------------------------------------------------

    def usual(self, _prompt: str) -> Sequence[str]:
        return ("play", "draw")

    def after(self, choice: Choice) -> Text:
        """The kind and the symbols of the card."""
        code = choice.about.get("card", "")
        if code not in self.content.characters:
            return Text()
        one = self.content.characters[code]
        mark, colour = KINDS[one.kind]
        return Text(f" {mark}", colour).append(symbols(one.suns, one.skulls), BONE)

    def detail(self, choice: Choice) -> Text:
        """What the card does."""
        code = choice.about.get("card", "")
        if code not in self.content.characters:
            return Text()
        return self.card(code).append(f"  {self.ability(code)}")

    # -- to read ----------------------------------------------------------------------------------

    def pages(self) -> Mapping[str, Page]:
        words = self.words
        return {
            "d": Page(
                words.say("tui-key-discard"), words.say("tui-help-discard"), words.say("tui-piles"),
                lambda _width: piles(self),
            ),
            "i": Page(
                words.say("tui-key-inspect"), words.say("tui-help-inspect"), words.say("tui-table"),
                lambda _width: everything(self),
            ),
        }  # fmt: skip

    def legend(self) -> str:
        marks = {kind: mark for kind, (mark, _colour) in KINDS.items()}
        return self.words.say(
            "tui-help-marks", hero=marks["hero"], monster=marks["monster"],
            neutral=marks["neutral"], sun=SUN, skull=SKULL, back=BACK,
        )  # fmt: skip

    def resigning(self) -> str:
        return self.words.say("tui-heroes-resign")

    def warning(self) -> str:
        duel = len(self.view["piles"]) > 1
        return self.words.say("tui-heroes-last-card-duel" if duel else "tui-heroes-last-card")

    def result(self, match: Match) -> Text:
        return result(self, match.state.outcome.places)

    def applied(self, _match: Match) -> Sequence[str]:
        return applied(self)

    # -- habits -----------------------------------------------------------------------------------

    ends_game = staticmethod(ends_game)
