"""The present phase of the game on the screen: turn and phases, and what is in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from fhtagn.tui.fate.lodge import DOT, Lodges
from fhtagn.tui.fate.names import SIGN, SIGN_COLOUR
from fhtagn.tui.look import ASKED, BLOOD, BONE, BRASS, DIM, FAINT, VIOLET, cut

if TYPE_CHECKING:
    from fhtagn.games.fate.view import Back

NUMBERS: Final = ("I", "II", "III", "IV")


class FatePhases(Lodges):
    """Where the game stands."""

    # -- the first line ---------------------------------------------------------------------------

    def bar(self, width: int) -> Text:
        """Turn, phases, whose turn it is, Control; alone also the level."""
        words, view = self.words, self.view
        if not view["turns"]:
            return cut(Text(words.say("tui-phase-setup"), f"bold {BRASS}"), width)
        rest = [*self.whose(), *self.terms()]
        turn = Text(words.say("tui-turn", number=view["turns"]), f"bold {BRASS}")
        whole = Text(DOT, FAINT).join([turn, self.strip_of_phases(named=True), *rest])
        if whole.cell_len > width:
            whole = Text(DOT, FAINT).join([turn, self.strip_of_phases(named=False), *rest])
        return cut(whole, width)

    def strip_of_phases(self, *, named: bool) -> Text:
        """The four phases, the present one marked; without room the others go by number."""
        text = Text()
        for number, name in enumerate(self.phases(), 1):
            now = number == self.view["phase"]
            text.append(" " if text else "").append(ASKED if now else "", BRASS)
            said = f"{NUMBERS[number - 1]} {name}" if named or now else NUMBERS[number - 1]
            text.append(said, f"bold {BONE}" if now else FAINT)
        return text

    def phases(self) -> Sequence[str]:
        words = self.words
        return (
            words.say("tui-fate-prepare"), words.say("tui-fate-move"),
            words.say("tui-fate-activate"), words.say("tui-fate-conclude"),
        )  # fmt: skip

    def whose(self) -> list[Text]:
        seat = self.view["turn"]
        turn = self.words.say("tui-fate-turn", seat=seat, reader=self.me)
        found = [self.mark(seat).append(f" {turn}", self.colour(seat))]
        if self.view["control"]:
            found.append(Text(self.controlling(), BRASS))
        return found

    def controlling(self) -> str:
        words = self.words
        return {
            "control": words.say("tui-fate-control"),
            "temporary": words.say("tui-fate-temporary"),
        }[self.view["control"]]

    def terms(self) -> list[Text]:
        """The goal, and alone the level."""
        words, view = self.words, self.view
        found = [Text(words.say("tui-fate-goal", count=view["goal"]), FAINT)]
        if view["level"]:
            levels = {
                "novice": words.say("tui-fate-novice"), "adept": words.say("tui-fate-adept"),
                "master": words.say("tui-fate-master"),
            }  # fmt: skip
            strict = f", {words.say('tui-fate-strict')}" if view["strict"] else ""
            found.append(Text(f"{levels[view['level']]}{strict}", DIM))
        return found

    # -- what is in progress ----------------------------------------------------------------------

    def progress(self) -> list[Text]:
        """Effects from the outermost to the one that answers it, dice, what is about to come."""
        words, view, me = self.words, self.view, self.me
        found = [self.effect(*one) for one in view["effects"]]
        found += [self.preparing(one) for player in view["players"] for one in player["preparing"]]
        found += [
            Text(words.say("tui-fate-raid", seat=seat, reader=me), f"bold {BLOOD}")
            for seat in view["raids"]
        ]
        found += [self.roll(*one) for one in view["rolls"]]
        found += [
            Text(f"{SIGN} {words.say('tui-fate-gain', seat=seat, count=count, reader=me)}",
                 SIGN_COLOUR)
            for seat, count, _cause in view["gains"]
            if count
        ]  # fmt: skip
        return found + [
            Text(words.say("tui-fate-hex", seat=seat, reader=me), VIOLET) for seat in view["hexes"]
        ]

    def effect(self, sort: str, code: str, seat: int, cancelled: bool) -> Text:
        """A card or an action, with the mark of whoever carries it out."""
        name = self.location(code) if sort == "action" else self.said(self.thing(code))
        text = self.mark(seat).append(" ") if seat >= 0 else Text()
        return text.append(name, f"strike {FAINT}" if cancelled else BONE)

    def preparing(self, seen: Back) -> Text:
        said = Text(f"{self.words.say('tui-fate-preparing')} ", FAINT)
        return said.append_text(self.spell(seen))

    def roll(self, seat: int, why: str, dice: Sequence[str]) -> Text:
        words = self.words
        name = {
            "raid": words.say("tui-fate-roll-raid"), "summon": words.say("tui-fate-roll-summon"),
            "control": words.say("tui-fate-roll-control"),
        }.get(why, words.say("tui-fate-roll"))  # fmt: skip
        return self.mark(seat).append(f" {name}: ", DIM).append_text(self.faces(dice))

    def now(self, width: int) -> Text:
        """What is in progress, in one line; nothing if nothing is."""
        pieces = self.progress()
        begin = Text(f"{ASKED} ", BRASS) if pieces else Text()
        return cut(begin.append_text(Text(f" {ASKED} ", FAINT).join(pieces)), width)
