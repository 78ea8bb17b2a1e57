"""The timelines that were looked at last, at hand; they advance in threads."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

from fhtagn.server.errors import Conflict
from fhtagn.server.replays.sight import Sight
from fhtagn.server.replays.timeline import Timeline
from fhtagn.server.room.entries import LogEntry, read_entries
from fhtagn.server.room.finish import outcome_of
from fhtagn.server.store.store import Store

R = TypeVar("R")
MOST: Final = 16  # timelines at hand
AT_ONCE: Final = 2  # that advance, so that the tables in play are not held up


class Timelines:
    """By match; for those who watch with a delay there is a timeline that is behind."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.timelines: OrderedDict[tuple[str, bool], Timeline] = OrderedDict()
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def look(self, sight: Sight, look: Callable[[Timeline], R]) -> R:
        """What `look` finds on the timeline, advanced to what the one who asks may see."""
        async with self.turns:
            with blaming(sight.other):
                timeline = await self._timeline(sight)
            log = await self.store.read(read_entries, sight.setup.match, timeline.state.seq)
            new = [entry for entry in log if sight.until is None or entry.at <= sight.until]
            return await asyncio.to_thread(_look, sight, timeline, new, look)

    async def _timeline(self, sight: Sight) -> Timeline:
        key = sight.setup.match, sight.until is not None
        timeline = self.timelines.pop(key, None)
        if timeline is None:
            timeline = await asyncio.to_thread(Timeline, sight.setup)
        self.timelines[key] = timeline
        if len(self.timelines) > MOST:
            self.timelines.popitem(last=False)
        return timeline


def _look(
    sight: Sight, timeline: Timeline, new: Sequence[LogEntry], look: Callable[[Timeline], R]
) -> R:
    with timeline.lock:
        with blaming(sight.other):
            timeline.advance(new)
        if sight.other and sight.over and outcome_of(timeline.state) != sight.outcome:
            raise sight.other
        return look(timeline)


@contextmanager
def blaming(other: Conflict | None) -> Iterator[None]:
    """A log that cannot be followed by other rules or cards cannot be shown because of them."""
    try:
        yield
    except Exception as error:
        if other is None:
            raise
        raise other from error
