"""The house: everything a running server has, made at its start and closed at its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fhtagn.clock import CLOCK, Clock
from fhtagn.server.config import Config
from fhtagn.server.library import load_games
from fhtagn.server.limits import Limits
from fhtagn.server.notices import Notices
from fhtagn.server.people.memory import Memory
from fhtagn.server.replays.timelines import Timelines
from fhtagn.server.room.rooms import Rooms
from fhtagn.server.store.engines import open_store
from fhtagn.server.store.migrate import upgrade
from fhtagn.server.store.store import Store
from fhtagn.server.store.times import DatabaseNow, SharedNow
from fhtagn.server.thinkers import Thinkers


class House:
    """What routes and rooms need of each other."""

    def __init__(
        self, config: Config, store: Store, clock: Clock, shared_now: SharedNow = DatabaseNow
    ) -> None:
        self.config, self.store, self.clock, self.shared_now = config, store, clock, shared_now
        self.limits = Limits(clock, config.limits)
        self.memory = Memory(clock)
        self.thinkers = Thinkers(config.bot_workers, config.bot_seconds, clock)
        self.notices = Notices(config, store, clock)
        self.timelines = Timelines(store)
        self.rooms = Rooms(self)

    async def close(self) -> None:
        """The rooms first: what they have accepted is written before the store is closed."""
        await self.rooms.close()
        await self.thinkers.close()
        await self.notices.close()
        await asyncio.to_thread(self.store.close)


@asynccontextmanager
async def open_house(
    config: Config, clock: Clock = CLOCK, shared_now: SharedNow = DatabaseNow
) -> AsyncIterator[House]:
    """The house, with its database brought up to date; closed when it is left.

    `shared_now` is the clock that all workers of the database share.
    """
    if not config.database:
        config.data.mkdir(parents=True, exist_ok=True)
    await asyncio.to_thread(upgrade, config.store_url)
    house = House(config, open_store(config.store_url, clock), clock, shared_now)
    try:
        await house.rooms.begin()
        loading = asyncio.create_task(asyncio.to_thread(load_games))
        yield house
        await loading
    finally:
        await house.close()
