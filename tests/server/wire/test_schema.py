"""The interface is as it is described: whatever is asked, every answer is one that is declared.

Schemathesis makes the requests from the description, good ones and wrong ones. Whoever asks has a
table and everything else that belongs to somebody, or is unknown.
"""

import asyncio
import os
import re
import secrets
from contextlib import AsyncExitStack, contextmanager
from importlib import import_module
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
from httpx2 import AsyncClient
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from fhtagn.server.app import create_app
from fhtagn.server.config import Config
from fhtagn.server.thinkers import Thinkers
from tests.clock import PATIENCE
from tests.effort import effort
from tests.server.guard.scenes import ROLES, Scene
from tests.server.guard.test_authorisation import ROWS
from tests.server.lobby.tables import ok
from tests.server.postgres import database
from tests.server.running import served

pytestmark = pytest.mark.slow
HOST = ROLES.index("host")
EACH = 10  # requests of each route


def rows():
    """One of each route that is described; if the host can be answered well, then so."""
    described = [one for one in ROWS if " /api/" in one.route and not one.route.startswith("WS ")]
    well = [one for one in described if one.statuses[HOST] < 300]
    return {one.route: one for one in (*described, *well)}


ASKED = rows()


SEED = int(os.environ.get("FHTAGN_SCHEMA_SEED", "0")) or secrets.randbelow(10**9) + 1


@contextmanager
def running(folder, database=""):
    """The address of a server without limits, whose bots do not think."""
    config = Config(data=folder, database=database, port=0, limits=0)
    with pytest.MonkeyPatch.context() as patched, served(create_app(config)) as address:
        patched.setattr(Thinkers, "_ask", no_answer)
        yield address


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="module")
def on_postgres(tmp_path_factory, postgres_server):
    with (
        database(postgres_server) as url,
        running(tmp_path_factory.mktemp("data"), url) as address,
    ):
        yield address


async def no_answer(_thinkers, _question, _who):
    raise TimeoutError


@pytest.fixture(scope="module")
def described():
    """Schemathesis is slow to import, so that is left until it is needed."""
    return import_module("tests.server.wire.described")


class Known(NamedTuple):
    """Everything that a route needs to be asked well: who asks, and what for."""

    tokens: dict[str, str]
    things: dict[str, Any]
    body: Any
    query: dict[str, Any] | None


async def prepared(address, row):
    """A scene of its own at the server, for one route."""
    async with AsyncExitStack() as leaving:

        async def guest(_role):
            client = await visitor()
            wish = {"name": f"N{uuid4().hex[:12]}", "bearer": True}
            come = ok(await client.post("/api/guests", json=wish), 201)
            client.token, client.person = come["token"], come["person"]["id"]
            client.headers["authorization"] = f"Bearer {client.token}"
            return client

        async def visitor():
            return await leaving.enter_async_context(
                AsyncClient(base_url=address, verify=False, timeout=PATIENCE)
            )

        scene = Scene(guest, visitor)
        people = [(role, await scene.who(role)) for role in ("host", "player")]
        names = re.findall("{([a-z]+)}", row.route)
        things = {one: await scene.thing(row.things.get(one, one)) for one in names}
        body, query = await scene.filled(row.body), await scene.filled(row.query)
        return Known({role: one.token for role, one in people}, things, body, query)


def enough(row, most):
    """Where there is nothing to be sent, nobody but the askers can be another."""
    return effort(most) // 2 if row.body or row.query else min(3, effort(most))


def is_answered_as_declared(described, address, row, did, most):
    """With a seed of its own for every run: it is told if something fails."""
    known = asyncio.run(prepared(address, row))
    print(f"FHTAGN_SCHEMA_SEED={SEED} makes the same requests again")

    @seed(SEED)
    @settings(
        max_examples=effort(most),
        phases=[Phase.generate],
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        described.anything(row.route, known.things), st.sampled_from([*known.tokens.values(), ""])
    )
    def ask_anything(case, token):
        did[f"{described.status(case, address, token) // 100}xx"] += 1
        did["asked"] += 1

    good = described.good(row.route, known.things, known.query, known.body)
    assert described.status(good, address, known.tokens["host"]) == row.statuses[HOST]
    ask_anything()


@pytest.mark.parametrize("route", ASKED)
def test_every_answer_is_declared(described, on_sqlite, route, did):
    is_answered_as_declared(described, on_sqlite, ASKED[route], did, EACH)
    did.at_least(asked=enough(ASKED[route], EACH))


@pytest.mark.parametrize("route", [one for one in ASKED if not one.startswith("GET ")])
def test_so_is_every_answer_to_what_is_written_into_the_other_database(
    described, on_postgres, route, did
):
    is_answered_as_declared(described, on_postgres, ASKED[route], did, EACH / 4)
    did.at_least(asked=enough(ASKED[route], EACH / 4))
