"""Where a player wants to be asked: each window of the game is a stop or is passed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from fhtagn.tui.look import BRASS, DIM
from fhtagn.tui.session import Session
from fhtagn.tui.sheets import Sheet

SIGNS: Final = {True: "[x]", False: "[ ]"}


class StopsSheet(Sheet):
    """Enter or Space turns a stop on or off; the list stays until it is put away."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "turn", show=False)]

    def __init__(self, session: Session, windows: Mapping[str, Mapping[str, str]]) -> None:
        super().__init__(session.words, session.words.say("tui-stops"))
        self.driver, self.seat, self.windows = session.driver, session.viewer, windows

    def compose(self) -> ComposeResult:
        with self.frame(tall=True):
            yield Static(f"{self.words.say('tui-stops-about')}\n", markup=False)
            yield OptionList(*self.options(), markup=False)

    def on_mount(self) -> None:
        shown = self.query_one(OptionList)
        shown.styles.height = "1fr"
        shown.action_first()

    def options(self) -> Iterator[Option]:
        for group, windows in self.windows.items():
            yield Option(Text(group, f"bold {BRASS}"), disabled=True)
            for name, said in windows.items():
                yield Option(self.line(name, said), id=name)

    def line(self, name: str, said: str) -> Text:
        """The window with its sign; what is passed is paler."""
        stop = name in self.driver.stops(self.seat)
        return Text(f"  {SIGNS[stop]} {said}", "" if stop else DIM)

    def action_turn(self) -> None:
        self.query_one(OptionList).action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        name = event.option_id or ""
        self.driver.turn_stop(self.seat, name)
        said = {name: words for group in self.windows.values() for name, words in group.items()}
        event.option_list.replace_option_prompt(name, self.line(name, said[name]))
