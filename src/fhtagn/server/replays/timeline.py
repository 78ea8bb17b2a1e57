"""A timeline: a match as it was played, with every move that was not taken back.

It advances by the entries of the log. Frames are made from the nearest table that was kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from threading import Lock
from typing import NamedTuple

from fhtagn.content.structs import Json
from fhtagn.kernel.events import Told
from fhtagn.kernel.match import Match
from fhtagn.kernel.present import sent
from fhtagn.kernel.state import Seat, State
from fhtagn.server.room.entries import By, LogEntry
from fhtagn.server.room.following import follow
from fhtagn.server.room.match_setup import MatchSetup
from fhtagn.server.room.milestones import events_before
from fhtagn.server.room.room_state import RoomState


class TimelinePly(NamedTuple):
    """When a move was made, by whom, and with which numbers the seats were told of it."""

    at: int
    by: By
    numbers: dict[Seat, int]


class TimelineStep(NamedTuple):
    """A place to stop at: the table after so many moves, under a number that its viewer knows."""

    number: int
    ply: int


class TimelineFrame(NamedTuple):
    number: int
    at: int
    sent: dict[str, Json]
    events: list[Told]


class Timeline:
    """Who advances it or looks at it holds its lock."""

    def __init__(self, setup: MatchSetup) -> None:
        self.state = RoomState.begun(setup)
        self.plies: list[TimelinePly] = []
        self.lock = Lock()

    @property
    def match(self) -> Match:
        return self.state.match

    # -- advancing --------------------------------------------------------------------------------

    def advance(self, entries: Iterable[LogEntry]) -> None:
        """Go on by what the log has; what the timeline has already is passed over."""
        for entry in entries:
            if entry.seq > self.state.seq:
                self._advance(entry)

    def _advance(self, entry: LogEntry) -> None:
        before = {seat: feed.n for seat, feed in self.state.feeds.items()}
        follow(self.state, [entry])
        del self.plies[self.match.ply :]
        if entry.kind == "key":
            feeds = self.state.feeds.items()
            told = {seat: feed.n for seat, feed in feeds if feed.n != before[seat]}
            self.plies.append(TimelinePly(entry.at, entry.by, told))

    # -- looking ----------------------------------------------------------------------------------

    def all_steps(self) -> list[TimelineStep]:
        """The beginning and every move, by their plies."""
        return [TimelineStep(ply, ply) for ply in range(len(self.plies) + 1)]

    def steps_of(self, seat: Seat) -> list[TimelineStep]:
        """The beginning and every move the seat was told of, by the numbers of its feed.

        Of other moves, such as an answer under seal that is changed, it is to know nothing.
        """
        told = [
            TimelineStep(ply.numbers[seat], place)
            for place, ply in enumerate(self.plies, 1)
            if seat in ply.numbers
        ]
        return [TimelineStep(0, 0), *told]

    def at(self, step: TimelineStep) -> int:
        return self.plies[step.ply - 1].at if step.ply else self.state.setup.started_at

    def frames(
        self, seat: Seat, steps: list[TimelineStep], first: int, last: int
    ) -> list[TimelineFrame]:
        """What the seat was sent at the steps with these numbers, and what it was told there."""
        end = TimelineStep(last + 1, len(self.plies) + 1)
        shown = [
            (one, then) for one, then in pairwise([*steps, end]) if first <= one.number <= last
        ]
        tables = self._tables([one.ply for one, _then in shown])
        return [
            TimelineFrame(
                one.number, self.at(one), sent(self.match.game, g, seat),
                self._told(seat, one.ply, then.ply),
            )
            for (one, then), g in zip(shown, tables, strict=True)
        ]  # fmt: skip

    def _told(self, seat: Seat, ply: int, then: int) -> list[Told]:
        """The events of a step: of its own move, and of those until the next step."""
        begin = events_before(self.match, ply - 1) if ply else 0
        events = self.match.events[begin : events_before(self.match, then - 1)]
        return [event.seen_by(seat) for event in events]

    def _tables(self, plies: list[int]) -> Iterator[State]:
        """The tables after so many moves, one after another."""
        if not plies:
            return
        walker = self.state.milestones.match_at(self.match, plies[0])
        for ply in range(plies[0], plies[-1] + 1):
            if ply in plies:
                yield walker.state
            if ply < plies[-1]:
                move = self.match.moves[ply]
                walker.play(move.seat, move.key)
