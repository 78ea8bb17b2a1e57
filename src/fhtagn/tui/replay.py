"""Looking back: a match move by move, as a seat saw it, or open when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rich.text import Text
from textual.events import Key
from textual.timer import Timer

from fhtagn.kernel.match import Match
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.tui.letters import letter
from fhtagn.tui.look import BRASS, FAINT, cut
from fhtagn.tui.painter import Painter
from fhtagn.tui.session import OPEN, Session
from fhtagn.tui.table import LOG_LINES, TableScreen

STEPS: Final = {
    "right": 1, "left": -1, "down": 1, "up": -1, "pagedown": 10, "pageup": -10,
    "home": -1_000_000, "end": 1_000_000, "enter": 1,
}  # fmt: skip


class Frame(NamedTuple):
    """The table after so many moves, and the number of events until then."""

    state: Any
    events: int


def film(match: Match, first: int = 0) -> list[Frame]:
    """The match played again, with a picture after every move from the first one wanted."""
    again = match.fork(first)
    frames = [Frame(again.state.clone(), len(again.events))]
    for move in match.moves[first:]:
        again.play(move.seat, move.key)
        frames.append(Frame(again.state.clone(), len(again.events)))
    return frames


def everybody(session: Session) -> tuple[Seat, ...]:
    """All whose eyes one can borrow; an open look only when the game is over."""
    seats = tuple(range(len(session.driver.players)))
    return (OPEN, *seats) if session.match.over else (SPECTATOR, *seats)


class ReplayScreen(TableScreen):
    """Arrows step through the moves, Tab changes the eyes, space lets it run."""

    AUTO_FOCUS = ""

    def __init__(self, session: Session, eyes: Sequence[Seat], first: int) -> None:
        super().__init__(session)
        self.eyes, self.frames, self.now = list(eyes), film(session.match, first), 0
        self.first = first
        self.projector: Timer | None = None

    def on_mount(self) -> None:
        self.query_one("#choices").display = False
        self.part("prompt").styles.max_height = "100%"
        self.paint()

    @property
    def viewer(self) -> Seat:
        return self.eyes[0]

    # -- painting ---------------------------------------------------------------------------------

    def painter(self) -> Painter:
        return self.session.board(self.frames[self.now].state, self.viewer)

    def paint(self) -> None:
        super().paint()
        words = self.session.words
        ply, last = self.first + self.now, self.first + len(self.frames) - 1
        text = Text(words.say("tui-replay-at", ply=ply, last=last), f"bold {BRASS}")
        text.append(f"  {self.whose()}\n\n", FAINT).append_text(self.latest())
        self.part("prompt").update(text)
        self.paint_log(self.told(0, self.frames[self.now].events))

    def whose(self) -> str:
        words = self.session.words
        if self.viewer >= 0:
            return words.say("tui-eyes", seat=self.viewer)
        return words.say("tui-eyes-open") if self.viewer == OPEN else words.say("tui-eyes-public")

    def latest(self) -> Text:
        """What the last step did."""
        before = self.frames[self.now - 1].events if self.now else self.frames[0].events
        return Text("\n").join(self.told(before, self.frames[self.now].events))

    def told(self, since: int, until: int) -> list[Text]:
        """What these eyes were told of the events between."""
        events = self.session.match.events[max(since, until - LOG_LINES) : until]
        seen = [
            (one.kind, *one.values) if self.viewer == OPEN else one.seen_by(self.viewer)
            for one in events
        ]
        reader = max(self.viewer, SPECTATOR)
        return [
            self.session.logged(one, reader)
            for one in seen
            if one and self.session.painter.is_news(one)
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
        self.now = min(max(0, self.now + by), len(self.frames) - 1)
        self.paint()

    def start_or_stop(self) -> None:
        """The film runs at the pace of the bots."""
        if self.projector is not None:
            self.projector.stop()
            self.projector = None
        else:
            pace = max(self.session.driver.pace, 0.1)
            self.projector = self.set_interval(pace, lambda: self.step(1))

    def leave(self) -> None:
        """Back to the table; there may be none below."""
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()
