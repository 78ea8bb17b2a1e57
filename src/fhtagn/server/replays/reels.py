"""The reels that were looked at last, at hand; they are wound in threads."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

from fhtagn.server.errors import Conflict
from fhtagn.server.replays.reel import Reel
from fhtagn.server.replays.sight import Sight
from fhtagn.server.room.entries import Entry, read_entries
from fhtagn.server.room.finish import outcome_of
from fhtagn.server.store.store import Store

R = TypeVar("R")
MOST: Final = 16  # reels at hand
AT_ONCE: Final = 2  # that are wound, so that the tables in play are not held up


class Reels:
    """By match; for those who watch with a delay there is a reel that is behind."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.reels: OrderedDict[tuple[str, bool], Reel] = OrderedDict()
        self.turns = asyncio.Semaphore(AT_ONCE)

    async def look(self, sight: Sight, look: Callable[[Reel], R]) -> R:
        """What `look` finds on the reel, wound up to what the one who asks may see."""
        async with self.turns:
            with blaming(sight.other):
                reel = await self._reel(sight)
            log = await self.store.read(read_entries, sight.setup.match, reel.state.seq)
            new = [entry for entry in log if sight.until is None or entry.at <= sight.until]
            return await asyncio.to_thread(_look, sight, reel, new, look)

    async def _reel(self, sight: Sight) -> Reel:
        key = sight.setup.match, sight.until is not None
        reel = self.reels.pop(key, None)
        if reel is None:
            reel = await asyncio.to_thread(Reel, sight.setup)
        self.reels[key] = reel
        if len(self.reels) > MOST:
            self.reels.popitem(last=False)
        return reel


def _look(sight: Sight, reel: Reel, new: Sequence[Entry], look: Callable[[Reel], R]) -> R:
    with reel.lock:
        with blaming(sight.other):
            reel.wind(new)
        if sight.other and sight.over and outcome_of(reel.state) != sight.outcome:
            raise sight.other
        return look(reel)


@contextmanager
def blaming(other: Conflict | None) -> Iterator[None]:
    """A log that cannot be followed by other rules or cards cannot be shown because of them."""
    try:
        yield
    except Exception as error:
        if other is None:
            raise
        raise other from error
