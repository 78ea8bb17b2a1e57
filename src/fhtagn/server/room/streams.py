"""What each seat has been told, by number; and what has changed between two things it was sent."""

from __future__ import annotations

from collections.abc import Sequence

from fhtagn.server.structs import Json

Path = tuple[str | int, ...]
Change = tuple[Path] | tuple[Path, Json]  # (path, value), or (path,) of what is gone
Differing = tuple[str | int, Json, Json]  # a place, and what was and is there


class Stream:
    """The numbers of one seat.

    Every number is something the seat is told of. `keeps` has, for each, how many of the events
    before are still right: an undo takes some away. `changed` is the last number at which its own
    question may have become another one.
    """

    def __init__(self) -> None:
        self.keeps: list[int] = []
        self.changed = 0

    @property
    def n(self) -> int:
        return len(self.keeps)

    def tell(self, keep: int, *, changed: bool) -> None:
        self.keeps.append(keep)
        if changed:
            self.changed = self.n

    def keep_since(self, n: int, now: int) -> int:
        """How many of the events that were right at a number still are, if there are `now` so many.

        None of a number that has not come yet.
        """
        return min(self.keeps[n:], default=now) if n <= self.n else 0


def changes(old: Json, new: Json) -> list[Change]:
    """The parts that differ, from the outside in.

    A list is told as a whole if it has another length, or if most of it differs. What is equal is
    not looked into, so no place of a view may be `1` at first and then `True`.
    """
    return _changed(old, new, ()) if old != new else []


def _changed(old: Json, new: Json, path: Path) -> list[Change]:
    """The changes within two things that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        gone = [((*path, key),) for key in old if key not in new]
        added = [((*path, key), item) for key, item in new.items() if key not in old]
        kept = [(key, item) for key, item in old.items() if key in new]
        parts = [(key, item, new[key]) for key, item in kept if item != new[key]]
        return [*gone, *added, *_within(parts, path)]
    if isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        differ = [(n, one, other) for n, (one, other) in pairs if one != other]
        if len(differ) * 2 <= len(old) or len(old) == 1:
            return _within(differ, path)
    return [(path, new)]


def _within(differ: Sequence[Differing], path: Path) -> list[Change]:
    return [change for place, old, new in differ for change in _changed(old, new, (*path, place))]
