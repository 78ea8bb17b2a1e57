"""What each seat has been told, by number; and what has changed between two things it was sent."""

from __future__ import annotations

from typing import Any

from fhtagn.kernel.match import Match
from fhtagn.kernel.state import Seat

Change = tuple[Any, ...]  # (path, value), or (path,) of what is gone


class Stream:
    """The numbers of one seat.

    Every number is something the seat is told of. `keeps` has, for each, how many of the events it
    was told before are still right: an undo takes some away. `changed` is the last number at which
    its own question may have become another one.
    """

    def __init__(self, match: Match, seat: Seat) -> None:
        self.seat = seat
        self.keeps: list[int] = []
        self.changed = 0
        self.recount(match)

    @property
    def n(self) -> int:
        return len(self.keeps)

    def recount(self, match: Match) -> None:
        """How many events the seat was told before each move, and in all."""
        self.before: list[int] = []
        self.total = seen = 0
        for move in match.moves:
            self.total += self._told(match, seen, move.before)
            seen = move.before
            self.before.append(self.total)
        self.total += self._told(match, seen, len(match.events))

    def _told(self, match: Match, start: int, end: int) -> int:
        return sum(bool(event.seen_by(self.seat)) for event in match.events[start:end])

    def moved(self, match: Match) -> int:
        """After a move: how many events it was told before it."""
        self.before.append(self.total)
        self.total += self._told(match, match.moves[-1].before, len(match.events))
        return self.before[-1]

    def go_back(self, ply: int) -> int:
        """To before a move: how many events are left."""
        self.total = self.before[ply]
        del self.before[ply:]
        return self.total

    def tell(self, keep: int, *, changed: bool) -> None:
        self.keeps.append(keep)
        if changed:
            self.changed = self.n

    def keep_since(self, n: int) -> int:
        """How many of the events that were right at a number still are; none of a future one."""
        return min(self.keeps[n:], default=self.total) if n <= self.n else 0


def changes(old: Any, new: Any, path: tuple[str | int, ...] = ()) -> list[Change]:
    """The smallest parts that differ, from the outside in; lists of another length as a whole.

    What is equal is not looked into, so no place of a view may be `1` at first and then `True`.
    """
    if old == new:
        return []
    if type(old) is not type(new) or not isinstance(old, dict | list | tuple):
        return [(path, new)]
    if isinstance(old, dict):
        gone = [((*path, key),) for key in old if key not in new]
        found = [
            one
            for key in new
            for one in (
                changes(old[key], new[key], (*path, key))
                if key in old
                else [((*path, key), new[key])]
            )
        ]
        return [*gone, *found]
    if len(old) != len(new):
        return [(path, new)]
    return [
        one for place in range(len(old)) for one in changes(old[place], new[place], (*path, place))
    ]
