"""What the server's tests share: both databases, the house, its application, and clients of it.

Whatever needs a database runs twice, on SQLite and on PostgreSQL.
"""

import os
import uuid

import pytest
from httpx2 import ASGITransport, AsyncClient

from fhtagn.server.app import create_app
from fhtagn.server.config import Config
from fhtagn.server.store.engines import open_store
from fhtagn.server.store.migrate import upgrade
from tests.server.postgres import cluster, database
from tests.server.running import served

HOME = "http://fhtagn.test"
OURS = {"origin": HOME, "x-fhtagn": "1"}  # what our own pages send


@pytest.fixture(scope="session")
def postgres_server():
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", uuid.uuid4().hex)[:12]
    with cluster(run) as address:
        yield address


@pytest.fixture
def postgres_url(postgres_server):
    """The address of an empty database."""
    with database(postgres_server) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def config(request, tmp_path):
    """The settings of a server with an empty database, in a folder of its own."""
    url = request.getfixturevalue("postgres_url") if request.param == "postgres" else ""
    return Config(data=tmp_path / "data", database=url, port=0)


@pytest.fixture
def store(config):
    """A store with an up-to-date schema, and nothing else of the house."""
    config.data.mkdir(exist_ok=True)
    upgrade(config.store_url)
    opened = open_store(config.store_url)
    yield opened
    opened.close()


@pytest.fixture
async def app(config):
    """The application with its house open."""
    made = create_app(config)
    async with made.router.lifespan_context(made):
        yield made


@pytest.fixture
def house(app):
    return app.state.house


@pytest.fixture
def client_of():
    """Makes a client of an application, as our own pages are; whatever fails within is raised."""

    def make(app, **more):
        return AsyncClient(transport=ASGITransport(app), base_url=HOME, headers=OURS, **more)

    return make


@pytest.fixture
async def client(app, client_of):
    """A visitor whom nobody knows yet."""
    async with client_of(app) as visitor:
        yield visitor


@pytest.fixture
def running(config):
    """The address of a real server on a free port."""
    with served(create_app(config)) as address:
        yield address
