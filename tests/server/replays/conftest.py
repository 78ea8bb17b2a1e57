"""Anna and Boris play."""

import pytest


@pytest.fixture
async def anna(guest):
    return await guest("Anna")


@pytest.fixture
async def bob(guest):
    return await guest("Boris", "ru")
