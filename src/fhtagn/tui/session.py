"""One table as the people at this keyboard see it: whose eyes, which language, what may be done."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from fhtagn.kernel.agenda import Decision, decisions
from fhtagn.kernel.events import Logged
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.match import Match
from fhtagn.kernel.rules import saying
from fhtagn.kernel.state import SPECTATOR, Seat, State
from fhtagn.tui.choice import Choice
from fhtagn.tui.driver import Driver
from fhtagn.tui.painter import Painter, open_view
from fhtagn.tui.reading import Reading
from fhtagn.tui.terminal import Terminal

OPEN: Seat = -3  # whose eyes see everything


class Aside(NamedTuple):
    """What the viewer may do at any time, and how many seconds it must still wait."""

    key: str
    words: str
    left: int


class Log:
    """Lines already put into words, for one reader; undo and another reader begin it anew."""

    def __init__(self, reader: tuple[str, Seat]) -> None:
        self.reader = reader
        self.lines: list[Text] = []
        self.until = 0  # the number of events in it
        self.last: Logged | None = None


class Session(Reading):
    """The viewer is the seat whose secrets may be on the screen now; a spectator sees none."""

    def __init__(self, driver: Driver, language: str, shown: Terminal | None = None) -> None:
        super().__init__(driver.match.game, driver.players, language, shown, driver.clock)
        self.driver = driver
        people = driver.people()
        self.viewer: Seat = people[0] if len(people) == 1 else SPECTATOR
        self._log = Log((language, self.viewer))

    @property
    def match(self) -> Match:
        return self.driver.match

    def switch_language(self) -> None:
        super().switch_language()
        self.driver.sitting.language = self.language

    def others_here(self) -> list[Seat]:
        """The people at this keyboard besides the viewer: from them secrets must be covered."""
        return [seat for seat in self.driver.people() if seat != self.viewer]

    # -- the table --------------------------------------------------------------------------------

    def board(
        self, g: State | None = None, viewer: Seat | None = None, marked: Choice | None = None
    ) -> Painter:
        """The painter of the present table, or of another one, as a seat sees it."""
        g = self.match.state if g is None else g
        viewer = self.viewer if viewer is None else viewer
        if viewer == OPEN:
            return self.painter(open_view(self.game, g), self.words, window=self.window(g))
        asked = self.asked() if g is self.match.state else ()
        stops = self.driver.stops(viewer) if viewer >= 0 else ()
        view, window = self.game.view(g, viewer), self.window(g)
        return self.painter(view, self.words, viewer, asked, marked, window, stops)

    def window(self, g: State) -> str:
        """The window that is open, as it is called for whoever is asked in it."""
        found = (self.game.display.window(g, one) for one in decisions(g))
        return next(filter(None, found), "")

    def asked(self) -> tuple[Seat, ...]:
        return tuple(one.seat for one in self.match.decisions() if not one.sealed)

    def question(self) -> Decision | None:
        """The viewer's own question, if it has one, else the first open one."""
        questions = [one for one in self.match.decisions() if not one.sealed]
        own = [one for one in questions if one.seat == self.viewer]
        return next(iter(own or questions), None)

    def is_asked(self) -> bool:
        return self.viewer >= 0 and self.viewer in self.asked()

    # -- what may be done -------------------------------------------------------------------------

    def choices(self) -> list[Choice]:
        """The options of the viewer's question, and the usual actions it may not take now.

        A usual action that is refused keeps the place it has when it is offered.
        """
        if self.viewer < 0 or self.match.over:
            return []
        question = self.question()
        assert question is not None
        usual = self.board().usual(question.prompt)
        refused = {
            kind: Choice("", self.words.of("action", kind), kind, refused=why)
            for kind, why in (self.refusals() if usual else {}).items()
            if kind in usual
        }
        if question.seat != self.viewer:
            return list(refused.values())
        options = self._options(question)
        above = [refused.pop(usual[0])] if usual and [*refused] == [usual[0]] else []
        return [*above, *options, *refused.values()]

    def _options(self, question: Decision) -> list[Choice]:
        g, seat = self.match.state, question.seat
        found = []
        for key, task in self.match.present.answers(seat).items():
            said = saying(g, task)
            about = {**said.about, **said.also}
            ends = self.painter.ends_game(self.match, seat, key)
            found.append(Choice(key, self.words.option(g, task, seat), said.verb, about, ends))
        return found

    def asides(self) -> list[Aside]:
        """What the viewer may do at any time, giving up last."""
        g, left = self.match.state, self.driver.asides(self.viewer)
        return [
            Aside(key, self.words.option(g, task, self.viewer), left[key])
            for key, task in self.match.present.asides(self.viewer).items()
        ]

    def refusals(self) -> dict[str, Reason]:
        """For each kind of action that is not to be had now, why."""
        found = self.match.present.why_not(self.viewer)
        return {kind: why for kind, why in found.items() if isinstance(why, Reason)}

    def single_refusals(self) -> dict[str, list[str]]:
        """The viewer's things that cannot be used now, by the reason in words."""
        found: dict[str, list[str]] = {}
        for _, why in self.game.rules.refusals(self.match.state, self.viewer):
            said = self.words.reason(why, self.viewer)
            found.setdefault(said, []).append(self.words.name("card", str(why.about["card"])))
        return found

    def rule(self, number: str) -> str:
        """The statement of the rulebook."""
        return self.book.statements[number].text[self.language]

    # -- what has happened ------------------------------------------------------------------------

    def log(self, most: int) -> list[Text]:
        """The last of what the viewer was told, in words; turns stand out."""
        events, log = self.match.events, self._log
        same = log.reader == (self.language, self.viewer) and log.until <= len(events)
        if not same or (log.until and events[log.until - 1] is not log.last):
            log = self._log = Log((self.language, self.viewer))
        for event in events[log.until :]:
            told = event.seen_by(self.viewer)
            if self.is_news(told):
                log.lines.append(self.logged(told, self.viewer))
        log.until, log.last = len(events), events[-1] if events else None
        return log.lines[-most:]

    def last_own_ply(self) -> int:
        """The number of moves up to and with the viewer's last one."""
        plies = [ply for ply, move in enumerate(self.match.moves, 1) if move.seat == self.viewer]
        return plies[-1] if plies else 0
