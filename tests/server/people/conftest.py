"""Visitors who have come as people do."""

from contextlib import AsyncExitStack

import pytest

PASSWORD = "the stars are right"


@pytest.fixture
async def guest(visitor):
    """Makes a visitor who has come as a guest, with the cookie they were given."""
    async with AsyncExitStack() as leaving:

        async def make(name, language="en"):
            come = await leaving.enter_async_context(visitor())
            made = await come.post("/api/guests", json={"name": name, "language": language})
            assert made.status_code == 201, made.text
            come.person, come.token = made.json()["person"]["id"], come.cookies["fhtagn"]
            return come

        yield make


@pytest.fixture
def account(guest):
    """Makes a visitor with an account: `anna = await account("Anna", "anna")`."""

    async def make(name, login):
        come = await guest(name)
        made = await come.post("/api/account", json={"login": login, "password": PASSWORD})
        assert made.status_code == 201, made.text
        come.token = come.cookies["fhtagn"]
        return come

    return make
