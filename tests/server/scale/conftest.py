"""Several workers on one PostgreSQL, here as houses of one process."""

from contextlib import AsyncExitStack

import pytest
from sqlalchemy import literal

from fhtagn.server.config import Config
from fhtagn.server.house import open_house
from tests.clock import until
from tests.server.scale.scenes import with_marks


@pytest.fixture
def database_url(postgres_ready):
    """Workers share nothing else."""
    return postgres_ready


@pytest.fixture
async def worker(config, clock):
    """Makes a house: `first, second = await worker(), await worker()`. All have one clock."""
    async with AsyncExitStack() as closing:

        async def make(**more):
            own = Config(**(config.model_dump() | {"limits": 0} | more))
            setup = open_house(own, clock, lambda: literal(clock.wall()))
            house = with_marks(await closing.enter_async_context(setup))
            # Until time passes, its maintenance takes no match from under a test's hand.
            await until(lambda: clock.sleeping.issuperset(house.rooms.maintenance.tasks))
            return house

        yield make
