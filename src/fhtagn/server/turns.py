"""Things that many want and few can have: whoever waits gets one in turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Turns go round among those who wait: who waits for much has one turn as everybody else."""

    def __init__(self, things: Iterable[T]) -> None:
        self.free = list(things)
        self.waiting: dict[Hashable, deque[asyncio.Future[T]]] = {}  # the next one first

    async def take(self, who: Hashable) -> T:
        """One of the things, to be given back."""
        if self.free:
            return self.free.pop()
        coming: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(coming)
        try:
            return await coming
        except asyncio.CancelledError:
            if not coming.cancelled():  # it has come just now
                self.give(coming.result())
            raise

    def give(self, thing: T) -> None:
        """To whoever is next."""
        while self.waiting:
            who = next(iter(self.waiting))
            queue = self.waiting.pop(who)
            coming = queue.popleft()
            if queue:
                self.waiting[who] = queue  # behind all others
            if not coming.cancelled():
                coming.set_result(thing)
                return
        self.free.append(thing)
