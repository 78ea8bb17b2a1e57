"""What the server's tests share: both databases, the house, its application, and clients of it.

Whatever needs a database runs twice, on SQLite and on PostgreSQL.
"""

import logging
import os
import shutil
import uuid
from contextlib import AsyncExitStack
from io import StringIO

import pytest
import structlog

from fhtagn.server.app import create_app
from fhtagn.server.config import PREFIX, Config
from fhtagn.server.logs import OURS, set_up_logs
from fhtagn.server.people.arriving import Device, as_guest
from fhtagn.server.people.cookies import cookie_name
from fhtagn.server.store.engines import open_store, sqlite_url
from fhtagn.server.store.migrate import upgrade
from tests.clock import DrivenClock
from tests.server.postgres import cluster, database, empty
from tests.server.running import served
from tests.server.visitor import Visitor


@pytest.fixture(scope="session", autouse=True)
def _plain_logs():
    """The log as it is before anybody sets it up, but without the values in tracebacks."""
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[structlog.stdlib.add_log_level, plain])


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


@pytest.fixture(scope="session")
def postgres_kept(postgres_server):
    """The address of a database with an up-to-date schema, for one test after another."""
    with database(postgres_server) as url:
        upgrade(url)
        yield url


@pytest.fixture(scope="session")
def sqlite_model(tmp_path_factory):
    """A file with an up-to-date schema, of which others are copies."""
    file = tmp_path_factory.mktemp("model") / "fhtagn.db"
    upgrade(sqlite_url(file))
    return file


@pytest.fixture
def postgres_ready(postgres_kept):
    """The address of a database with an up-to-date schema and nothing in it."""
    yield postgres_kept
    empty(postgres_kept)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request):
    """Where the data are; "" is a file in the data folder."""
    return request.getfixturevalue("postgres_ready") if request.param == "postgres" else ""


@pytest.fixture
def config(database_url, sqlite_model, tmp_path, monkeypatch):
    """The settings of a server with no people yet, in a folder of its own."""
    (tmp_path / "data").mkdir()
    shutil.copy(sqlite_model, tmp_path / "data" / "fhtagn.db")
    for name in Config.model_fields:
        monkeypatch.delenv(PREFIX + name.upper(), raising=False)
    return Config(data=tmp_path / "data", database=database_url, port=0)


@pytest.fixture
def clock():
    """The clock of the house, the store and the application: it goes on only if a test says so."""
    return DrivenClock()


@pytest.fixture
def store(config, clock):
    """A store with an up-to-date schema, and nothing else of the house."""
    opened = open_store(config.store_url, clock)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """A client as small as can be, for it may not have been built here."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>\n<title>The client</title>\n")
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>\n")
    (folder / "assets" / "app-1a2b.js").write_text("document.title = 'Fhtagn';\n" * 50)
    return folder


@pytest.fixture
async def app(config, built, clock):
    """The application with its house open."""
    made = create_app(config, built, clock)
    async with made.router.lifespan_context(made):
        yield made


@pytest.fixture
def house(app):
    return app.state.house


@pytest.fixture
def visitor(app):
    """Makes a visitor whom nobody knows, as our own pages let them come."""
    return lambda **more: Visitor(app, **more)


@pytest.fixture
async def client(visitor):
    """A visitor whom nobody knows."""
    async with visitor() as somebody:
        yield somebody


@pytest.fixture
async def guest(house, visitor):
    """Makes a visitor who has come as a guest: `anna = await guest("Anna")`."""
    async with AsyncExitStack() as leaving:

        async def make(name, language="en"):
            person, token = await as_guest(house, Device(f"from {name}", "test"), name, language)
            come = await leaving.enter_async_context(visitor())
            come.cookies.set(cookie_name(house.config), token)
            come.person, come.token = person, token
            return come

        yield make


@pytest.fixture
def running(config, built):
    """The address of a real server on a free port."""
    with served(create_app(config, built)) as address:
        yield address


@pytest.fixture
def logged(config):
    """All that is logged, as the lines of JSON that an operator may have."""
    root, ours, lines = logging.getLogger(), logging.getLogger(OURS), StringIO()
    before, handlers, levels = structlog.get_config(), root.handlers[:], (root.level, ours.level)
    set_up_logs(config.model_copy(update={"log_format": "json", "log_level": "debug"}), lines)
    yield lines
    structlog.configure(**before)
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])
