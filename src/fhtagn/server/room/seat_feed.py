"""What each seat has been told, by number; and what has changed between two things it was sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from fhtagn.content.structs import Json

Path = tuple[str | int, ...]
Change = tuple[Path] | tuple[Path, Json]  # (path, value), or (path,) of what is gone
LISTS: Final = (list, tuple)  # a tuple is written as a list is


class SeatFeed(Struct):
    """The numbers of one seat.

    Every number is something the seat is told of. `keeps` has, for each, how many of the events
    before are still right: an undo takes some away. `changed` is the last number at which its own
    question may have become another one.
    """

    keeps: list[int]
    changed: int

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
    found: list[Change] = []
    if old != new:
        _gather(old, new, (), found)
    return found


def _gather(old: Json, new: Json, path: Path, found: list[Change]) -> None:
    """Add the changes within two things that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        _gather_keys(old, new, path, found)
    elif isinstance(old, LISTS) and isinstance(new, LISTS) and len(old) == len(new):
        _gather_places(old, new, path, found)
    else:
        found.append((path, new))


def _gather_keys(
    old: dict[str, Json], new: dict[str, Json], path: Path, found: list[Change]
) -> None:
    found += [((*path, key),) for key in old if key not in new]
    for key, item in new.items():
        if key not in old:
            found.append(((*path, key), item))
        elif item != (before := old[key]):
            _gather(before, item, (*path, key), found)


def _gather_places(
    old: Sequence[Json], new: Sequence[Json], path: Path, found: list[Change]
) -> None:
    differ = [place for place, item in enumerate(new) if item != old[place]]
    if len(differ) * 2 > len(old) > 1:
        found.append((path, new))
        return
    for place in differ:
        _gather(old[place], new[place], (*path, place), found)
