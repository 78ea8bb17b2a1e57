"""Cthulhu Wars: Duel at the table of the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text

from fhtagn.kernel.legality import Reason
from fhtagn.kernel.match import Match
from fhtagn.tui.choice import Choice
from fhtagn.tui.duel.ending import applied, result
from fhtagn.tui.duel.fight import LINES, Fights
from fhtagn.tui.duel.names import FROST, GATE, MARKS, SAME, TOWER, WATER
from fhtagn.tui.duel.pages import about_area, about_unit, explained, map_page, sheets_page
from fhtagn.tui.look import BONE, BRASS, FAINT, beside, cut
from fhtagn.tui.painter import Layout, Page

if TYPE_CHECKING:
    from fhtagn.games.duel.content import Requirement

WIDE: Final = 96  # columns from which the map is drawn as one
CELL: Final = (3, 4)  # lines of an area on the map
SHEET: Final = (4, 7, 8)  # lines of a sheet beside the other: least, enough, most
DOCK: Final = (8, 11)  # lines for the question, on a small and on a large screen
UNTOLD: Final = ("other_faction", "not_this_question")  # refusals that go without saying


class DuelBoard(Fights):
    """What the screens ask of the game."""

    PARTS: ClassVar = ("board",)

    # -- the table --------------------------------------------------------------------------------

    def bar(self, width: int) -> Text:
        """Round, phase, whose turn it is, decay, the price of rituals and how far the end is."""
        words, view = self.words, self.view
        pieces = [Text(self.phase(), BONE)]
        if view["round"]:
            begun = words.say("tui-duel-round", number=view["round"])
            pieces.insert(0, Text(begun, f"bold {BRASS}"))
        if view["turn"] >= 0:
            turn = words.say("tui-duel-turn", seat=view["turn"], reader=self.me)
            pieces.append(Text(turn, self.colour(view["turn"])))
        pieces.append(Text(words.say("tui-duel-decay", count=view["decay"]), BONE))
        pieces.append(self.track())
        pieces.append(Text(words.say("tui-duel-bag", count=view["bag"]), FAINT))
        return cut(Text(" · ", FAINT).join(pieces), width)

    def phase(self) -> str:
        words = self.words
        return {
            "setup": words.say("tui-phase-setup"), "action": words.say("tui-phase-action"),
            "gather": words.say("tui-phase-gather"), "doom": words.say("tui-phase-doom"),
            "first_player": words.say("tui-phase-first-player"),
        }[self.view["phase"]]  # fmt: skip

    def track(self) -> Text:
        """The annihilation track from the marker on; the marker is in brackets."""
        ritual = self.view["ritual"]
        steps = [*map(str, ritual["track"]), self.words.say("tui-duel-end")]
        here = min(ritual["step"], len(steps) - 1)
        text = Text(f"{self.words.say('tui-duel-ritual')} ", BONE)
        text.append(f"[{steps[here]}]", f"bold {BRASS}")
        return text.append("".join(f" {step}" for step in steps[here + 1 :]), FAINT)

    def layout(self, width: int, height: int) -> Layout:
        """The map with the sheets below; on a small screen the areas as a list."""
        detail = 3 if height >= 44 else 2
        lines = height - 2 - detail - DOCK[height >= 30]
        least = self.rows() * CELL[0] + LINES + SHEET[0]
        large = width >= WIDE and lines >= least
        rows = self.large(width - 2, lines) if large else self.small(width - 2, lines)
        return Layout({"board": (len(rows), Text("\n").join(rows))}, detail)

    def large(self, width: int, lines: int) -> list[Text]:
        fight = self.fight(width)
        room = lines - len(fight)
        cell = CELL[room - SHEET[1] >= self.rows() * CELL[1]]
        sheet = min(SHEET[2], room - cell * self.rows())
        column = width // 2
        sheets = beside([self.sheet(seat, column - 2, sheet) for seat in self.seats()], column)
        drawn = self.drawn(width, cell)
        return [*drawn.split(allow_blank=True), *fight, *sheets.split(allow_blank=True)]

    def small(self, width: int, lines: int) -> list[Text]:
        fight = self.fight(width)
        sheet = 1 if fight or lines < 11 else 2
        left = max(2, lines - len(fight) - 2 * sheet)
        sheets = [row for seat in self.seats() for row in self.sheet(seat, width, sheet)]
        return [*self.listed(width, left).split(allow_blank=True), *fight, *sheets]

    # -- the list of answers ----------------------------------------------------------------------

    def usual(self, prompt: str) -> Sequence[str]:
        common = ("move", "battle", "recruit", "summon", "gate", "awaken", "capture")
        return common if prompt == "act" and self.me in self.asked else ()

    def detail(self, choice: Choice) -> Text:
        """The text of an ability or requirement, the numbers of a unit, the borders of an area."""
        about = choice.about
        sheet = self.content.factions.get(about.get("faction", ""))
        for name in (choice.kind, about.get("ability"), about.get("book"), sheet and sheet.unique):
            if name in self.content.abilities:
                return explained(self, self.content.abilities[name])
        for one in self.requirements():
            if one.id == about.get("requirement"):
                return explained(self, one)
        areas = [about[name] for name in ("at", "to") if about.get(name) in self.map.index]
        said = [about_unit(self, about["unit"])] if about.get("unit") else []
        return Text("  ").join([*said, *(about_area(self, area) for area in areas[-1:])])

    def requirements(self) -> Iterator[Requirement]:
        for sheet in self.content.factions.values():
            yield from sheet.requirements

    # -- to read ----------------------------------------------------------------------------------

    def pages(self) -> Mapping[str, Page]:
        words = self.words
        return {
            "d": Page(
                words.say("tui-key-map"), words.say("tui-help-map"), self.said(self.map),
                lambda width: map_page(self, width),
            ),
            "i": Page(
                words.say("tui-key-sheets"), words.say("tui-help-sheets"),
                words.say("tui-duel-sheets"), lambda width: sheets_page(self, width),
            ),
        }  # fmt: skip

    def legend(self) -> str:
        return self.words.say(
            "tui-duel-marks", first=MARKS[0], second=MARKS[1], gate=GATE, tower=TOWER,
            frost=FROST, water=WATER, same=SAME,
        )  # fmt: skip

    def resigning(self) -> str:
        return self.words.say("tui-duel-resign")

    def result(self, match: Match) -> Text:
        return result(self, match)

    def applied(self, match: Match) -> Sequence[str]:
        return applied(match)

    # -- habits -----------------------------------------------------------------------------------

    @staticmethod
    def is_worth_saying(reason: Reason) -> bool:
        return reason.why not in UNTOLD
