"""The application: one screen for the table, others laid over it; leaving is always safe."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.screen import Screen

from fhtagn.clock import CLOCK, Clock
from fhtagn.kernel.complaint import Complaint
from fhtagn.text.words import Words
from fhtagn.tui.curtain import Curtain
from fhtagn.tui.look import ABYSS
from fhtagn.tui.terminal import PlainLetters, Terminal

HANGUP_CODE = 128 + 1
TERMINATED_CODE = 128 + 15
SECOND_THOUGHT = 5.0  # seconds in which another Ctrl-C leaves


class TableApp(App[bool]):
    """Shows the first screen; returns whether the same table is to play once more."""

    CSS_PATH = "abyss.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True)
    ]

    def __init__(
        self,
        first: Screen[None],
        words: Words,
        found: Terminal | None = None,
        clock: Clock = CLOCK,
    ) -> None:
        super().__init__()
        self.first, self.words, self.found = first, words, found or Terminal()
        self.clock = clock
        self.interrupted = False
        self.troubles: list[Complaint] = []  # what went wrong before there was a screen to say so
        self.plain = PlainLetters()

    def on_mount(self) -> None:
        self.register_theme(ABYSS)
        self.theme = ABYSS.name
        self._heed_signals()
        if self.found.signs:
            self.begin()
        else:
            notice = self.words.say("tui-plain-letters", locale=self.found.locale)
            self.push_screen(Curtain("Fhtagn", notice), lambda _: self.begin())

    def begin(self) -> None:
        self.push_screen(self.first)
        for trouble in self.troubles:
            self.tell(trouble)

    def get_line_filters(self) -> Sequence[LineFilter]:
        filters = list(super().get_line_filters())
        return filters if self.found.signs else [*filters, self.plain]

    def tell(self, trouble: Complaint) -> None:
        """Say what is wrong; the game goes on."""
        if self.is_running:
            self.notify(self.words.complaint(trouble), severity="error", timeout=20, markup=False)
        else:
            self.troubles.append(trouble)

    # -- leaving ----------------------------------------------------------------------------------

    def action_interrupt(self) -> None:
        """The first Ctrl-C says that all is saved, the second leaves."""
        if self.interrupted:
            self.exit(return_code=0)
            return
        self.interrupted = True
        self.notify(self.words.say("tui-interrupt"), timeout=SECOND_THOUGHT, markup=False)
        self.clock.later(SECOND_THOUGHT, self._calm)

    def _calm(self) -> None:
        self.interrupted = False

    def _heed_signals(self) -> None:
        """Terminated: give the terminal back. Hung up: there is none to give back."""
        loop = asyncio.get_running_loop()
        with suppress(NotImplementedError, RuntimeError, ValueError):
            loop.add_signal_handler(signal.SIGTERM, self.exit, False, TERMINATED_CODE)
            loop.add_signal_handler(signal.SIGHUP, os._exit, HANGUP_CODE)
