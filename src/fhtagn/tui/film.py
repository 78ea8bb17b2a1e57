"""Looking back step by step, at whatever there is to look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text
from textual.events import Key
from textual.worker import Worker

from fhtagn.kernel.events import Told
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.tui.letters import letter
from fhtagn.tui.look import BRASS, FAINT, cut
from fhtagn.tui.reading import Reading
from fhtagn.tui.session import OPEN
from fhtagn.tui.table import LOG_LINES, TableScreen
from fhtagn.tui.ticking import every

STEPS: Final = {
    "right": 1, "left": -1, "down": 1, "up": -1, "pagedown": 10, "pageup": -10,
    "home": -1_000_000, "end": 1_000_000, "enter": 1,
}  # fmt: skip


class PlaybackStep(NamedTuple):
    """A place to stop at: its number, and the number of events until then."""

    number: int
    events: int


class FilmScreen(TableScreen):
    """Arrows step through the moves, Tab changes the eyes, space lets it run."""

    AUTO_FOCUS = ""

    def __init__(
        self, session: Reading, eyes: Sequence[Seat], steps: Sequence[PlaybackStep], pace: float
    ) -> None:
        super().__init__(session)
        self.eyes, self.steps, self.pace, self.now = list(eyes), steps, pace, 0
        self.projector: Worker[None] | None = None

    def on_mount(self) -> None:
        self.query_one("#choices").display = False
        self.part("prompt").styles.max_height = "100%"
        self.paint()

    @property
    def viewer(self) -> Seat:
        return self.eyes[0]

    def seen(self, since: int, until: int) -> Sequence[Told]:
        """What these eyes were told of the events between."""
        raise NotImplementedError

    # -- painting ---------------------------------------------------------------------------------

    def paint(self) -> None:
        super().paint()
        words, here, last = self.session.words, self.steps[self.now], self.steps[-1]
        at = words.say("tui-replay-at", ply=here.number, last=last.number)
        text = Text(at, f"bold {BRASS}")
        text.append(f"  {self.whose()}\n\n", FAINT).append_text(self.latest())
        self.show("prompt", text)
        self.paint_log(self.told(0, here.events))

    def whose(self) -> str:
        words = self.session.words
        if self.viewer >= 0:
            return words.say("tui-eyes", seat=self.viewer)
        return words.say("tui-eyes-open") if self.viewer == OPEN else words.say("tui-eyes-public")

    def latest(self) -> Text:
        """What the last step did."""
        before = self.steps[max(0, self.now - 1)].events
        return Text("\n").join(self.told(before, self.steps[self.now].events))

    def told(self, since: int, until: int) -> list[Text]:
        """It in words."""
        reader = max(self.viewer, SPECTATOR)
        return [
            self.session.logged(one, reader)
            for one in self.seen(max(since, until - LOG_LINES), until)
            if self.session.is_news(one)
        ]

    def keys(self) -> Text:
        return cut(Text(self.session.words.say("tui-replay-keys"), FAINT), self.size.width - 2)

    # -- moving -----------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        if event.key in STEPS:
            self.step(STEPS[event.key])
        elif event.key == "tab":
            self.eyes = self.eyes[1:] + self.eyes[:1]
            self.paint()
        elif event.key == "space":
            self.start_or_stop()
        elif event.key == "escape" or letter(event) == "q":
            self.leave()
        else:
            return
        event.stop()
        event.prevent_default()

    def step(self, by: int) -> None:
        self.now = min(max(0, self.now + by), len(self.steps) - 1)
        self.paint()

    def start_or_stop(self) -> None:
        """The film runs at the pace of the bots."""
        if self.projector is not None:
            self.projector.cancel()
            self.projector = None
        else:
            pace = max(self.pace, 0.1)
            self.projector = every(self, self.session.clock, pace, lambda: self.step(1))

    def leave(self) -> None:
        """Back to the table; there may be none below."""
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()
