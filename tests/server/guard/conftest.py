"""The guard does not mind which database there is."""

import pytest

from fhtagn.server.app import create_app
from tests.server.guard import probe
from tests.server.running import served


@pytest.fixture
def database_url():
    return ""


@pytest.fixture
async def app(app):
    """With routes for the tests beside its own."""
    app.include_router(probe.router)
    return app


@pytest.fixture
def running(config, built):
    made = create_app(config, built)
    made.include_router(probe.router)
    with served(made) as address:
        yield address
