"""The interface is as it is described: whatever is asked, every answer is one that is declared.

Schemathesis makes the requests from the description, good ones and wrong ones. Whoever asks has a
table and everything else that belongs to somebody, or is unknown.
"""

import asyncio
import re
from contextlib import AsyncExitStack
from functools import cache
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
import schemathesis
from httpx2 import AsyncClient
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fhtagn.server.app import create_app
from fhtagn.server.config import Config
from fhtagn.server.thinkers import Thinkers
from tests.effort import effort
from tests.server.guard.scenes import ROLES, Scene
from tests.server.guard.test_authorisation import ROWS
from tests.server.lobby.tables import ok
from tests.server.running import served

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
HOST = ROLES.index("host")


def rows():
    """One of each route that is described; if the host can be answered well, then so."""
    described = [one for one in ROWS if " /api/" in one.route and not one.route.startswith("WS ")]
    well = [one for one in described if one.statuses[HOST] < 300]
    return {one.route: one for one in (*described, *well)}


ASKED = rows()


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """Of a server without limits, whose bots do not think."""
    config = Config(data=tmp_path_factory.mktemp("data"), port=0, limits=0)
    with pytest.MonkeyPatch.context() as patched, served(create_app(config)) as running:
        patched.setattr(Thinkers, "_ask", no_answer)
        yield running


async def no_answer(_thinkers, _question):
    raise TimeoutError


@cache
def schema():
    return schemathesis.openapi.from_dict(create_app(Config()).openapi())


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
            return await leaving.enter_async_context(AsyncClient(base_url=address))

        scene = Scene(guest, visitor)
        people = [(role, await scene.who(role)) for role in ("host", "player", "stranger")]
        names = re.findall("{([a-z]+)}", row.route)
        things = {one: await scene.thing(row.things.get(one, one)) for one in names}
        body, query = await scene.filled(row.body), await scene.filled(row.query)
        return Known({role: one.token for role, one in people}, things, body, query)


def operation_of(route):
    method, path = route.split(" ")
    return schema()[path][method]


def good(operation, known):
    """The request as it should be."""
    body = {} if known.body is None else {"body": known.body, "media_type": "application/json"}
    return operation.Case(path_parameters=known.things, query=known.query or {}, **body)


def any_case(operation, known):
    """Requests with anything that is allowed, and with anything else."""
    given = {"path_parameters": known.things} if known.things else {}
    return st.one_of(
        operation.as_strategy(GenerationMode.POSITIVE, **given),
        operation.as_strategy(GenerationMode.NEGATIVE, **given),
    )


@pytest.mark.parametrize("route", ASKED)
def test_every_answer_is_declared(address, route, did):
    row, operation = ASKED[route], operation_of(route)
    known = asyncio.run(prepared(address, row))

    @settings(
        max_examples=effort(3),
        phases=[Phase.generate],
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(any_case(operation, known), st.sampled_from([*known.tokens.values(), ""]))
    def ask_anything(case, token):
        ask(case, token)

    def ask(case, token):
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = case.call(base_url=address, headers=headers)
        case.validate_response(answer, checks=CHECKS)
        did[f"{answer.status_code // 100}xx"] += 1
        return answer.status_code

    assert ask(good(operation, known), known.tokens["host"]) == row.statuses[HOST]
    ask_anything()
