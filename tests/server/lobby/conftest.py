"""Three people who come to play."""

import pytest


@pytest.fixture
async def anna(guest):
    return await guest("Anna")


@pytest.fixture
async def boris(guest):
    return await guest("Boris", "ru")


@pytest.fixture
async def clara(guest):
    return await guest("Clara")
