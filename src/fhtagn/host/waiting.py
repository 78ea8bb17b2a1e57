"""How long a question has been open: some asides are allowed only after a waiting time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil
from typing import NamedTuple

from fhtagn.kernel.match import Match
from fhtagn.kernel.save import misfit
from fhtagn.kernel.state import Agenda, Seat

Asked = list[tuple[Seat, str, tuple[tuple[str, object], ...]]]  # seat, prompt, about


class Open(NamedTuple):
    """A question that is open, or below the open one, and its starting time."""

    agenda: Agenda
    asked: Asked
    since: float


class Waiting:
    """Measures the time of the open questions.

    An aside does not stop a question's time, and neither does a question of the aside. If the game
    repeats a question right after its answer, the time goes on.
    """

    def __init__(self, match: Match, clock: Callable[[], float]) -> None:
        self.match, self.clock = match, clock
        self.open: list[Open] = []
        self.look()

    def look(self) -> None:
        """Call this after every change at the table."""
        now, asked, before = self.match.state.agenda, self._asked(), self.open
        lying = {id(one) for one in beneath(now)}
        self.open = [one for one in before if id(one.agenda) in lying]
        if not self.open or self.open[-1].agenda is not now:
            again = bool(before) and before[-1].asked == asked
            since = before[-1].since if again else self.clock()
            self.open.append(Open(now, asked, since))

    def _asked(self) -> Asked:
        return [(one.seat, one.prompt, one.about) for one in self.match.decisions()]

    def saved(self) -> float:
        """The question's starting time; only for a table without another question below it."""
        (opened,) = self.open
        return opened.since

    def restore(self, since: object) -> None:
        """The question has been open since then."""
        if not isinstance(since, int | float) or isinstance(since, bool):
            raise misfit(since, "float", "waiting")
        (opened,) = self.open
        self.open = [opened._replace(since=since)]

    def left(self, kind: str) -> int:
        """The seconds the question must still be open before an aside of this kind is allowed."""
        self.look()
        wait = self.match.game.rules.waits.get(kind, 0)
        return seconds_left(wait, self.clock() - self.open[-1].since)


def seconds_left(wait: int, waited: float) -> int:
    """The seconds left, rounded up."""
    return max(0, ceil(wait - waited))


def beneath(agenda: Agenda) -> Iterator[Agenda]:
    """The open question and all questions below it."""
    while agenda is not None:
        yield agenda
        agenda = agenda[1]
