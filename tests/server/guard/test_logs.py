"""The log has a line for everything, and no secret in any of them."""

import asyncio
import gc
import json
import logging
import re
import sys

import httpx2
import pytest
import structlog
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from fhtagn.games import load
from fhtagn.server.app import create_app
from fhtagn.server.logs import set_up_logs
from fhtagn.server.store.engines import open_store
from fhtagn.server.store.schema import matches
from tests.processes import run
from tests.server.guard import probe
from tests.server.guard.busy import busy_day
from tests.server.running import served


def lines(logged, event):
    every = [json.loads(line) for line in logged.getvalue().splitlines()]
    return [one for one in every if one["event"] == event]


# -- one line each ---------------------------------------------------------------------------------


async def test_a_request_is_one_line(guest, logged):
    anna = await guest("Anna")
    await anna.put("/api/probe?where=here", json="anything")
    (line,) = lines(logged, "request")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z", line.pop("timestamp"))
    assert 0 <= line.pop("ms") < 60_000
    assert line == {
        "event": "request",
        "level": "info",
        "method": "PUT",
        "route": "/api/probe",
        "status": 200,
        "person": anna.person,
    }


async def test_a_route_is_told_by_its_pattern(client, logged):
    await client.get("/api/matches/some-match/state?seat=0")
    (line,) = lines(logged, "request")
    assert line["route"] == "/api/matches/{match}/state"


async def test_what_is_not_there_has_no_route(client, logged):
    await client.get("/api/invitations/the-secret")
    (line,) = lines(logged, "request")
    assert (line["route"], line["status"], line["person"]) == ("unknown", 404, "")
    assert "the-secret" not in logged.getvalue()


async def test_what_the_guard_refuses_is_told_too(client, logged):
    await client.post("/api/probe", headers={"origin": "https://evil.example"})
    (line,) = lines(logged, "request")
    assert line["status"] == 403


async def test_a_method_nobody_knows(client, logged):
    await client.request("SUMMON", "/api/probe")
    (line,) = lines(logged, "request")
    assert (line["method"], line["status"]) == ("other", 405)


# -- secrets ---------------------------------------------------------------------------------------


async def test_a_busy_day_leaves_no_secret_in_the_log(config, logged):
    with served(create_app(config)) as address:
        secrets = await busy_day(address)
    seed, *cards = hidden(config)
    told = logged.getvalue()
    assert len(lines(logged, "request")) == 19
    assert [one["status"] for one in lines(logged, "socket")] == [1000]
    assert not [one for one in (*secrets, seed) if one in told]
    assert len(cards) > 20
    assert not [one for one in cards if f'"{one}"' in told]


def hidden(config):
    """The seed of the one match, and the names of all cards."""
    store = open_store(config.store_url)
    with store.readers.connect() as db:
        seed = db.scalar(select(matches.c.server_seed))
    store.close()
    return seed, *load("heroes").display.printed["card"]


async def test_nor_do_secrets_that_come_where_they_should_not(config, logged):
    secrets = [f"secret{number:03}" for number in range(12)]
    app = create_app(config)
    app.include_router(probe.router)
    with served(app) as address:
        await blunders(address, secrets)
    structlog.get_logger("fhtagn").warning("slip", password=secrets[0], new_token=secrets[1])
    assert len(lines(logged, "request")) == 8
    assert len(lines(logged, "request-failed")) == 1
    assert len(lines(logged, "socket")) == 1
    told = logged.getvalue()
    assert not [one for one in secrets if one in told]


async def blunders(address, secrets):
    """In queries, paths, headers and texts; something fails, too."""
    query, path, bearer, cookie, name, password, body, origin, failing, asked, since, said = secrets
    async with httpx2.AsyncClient(base_url=address) as wire:
        await wire.get(f"/api/probe?token={query}")
        await wire.get(f"/api/probe/{path}")
        await wire.get("/api/probe", headers={"authorization": f"Bearer {bearer}"})
        await wire.get("/api/probe", headers={"cookie": f"fhtagn={cookie}"})
        await wire.post("/api/probe", json={"name": name, "password": password})
        await wire.put("/api/probe", content=f'["{body}"', headers={"content-type": "text/x"})
        await wire.post("/api/probe", headers={"origin": f"https://{origin}.example"})
        failing = {"authorization": f"Bearer {failing}"}
        assert (await wire.get(f"/api/probe/broken?{asked}", headers=failing)).is_server_error
    there = address.replace("http", "ws") + f"/api/probe/echo?since={since}"
    async with connect(there, proxy=None) as socket:
        await socket.recv()
        await socket.send(said)
        assert await socket.recv() == said


@pytest.mark.parametrize("style", ["console", "json"])
async def test_tracebacks_have_no_values(client, config, logged, style):
    set_up_logs(config.model_copy(update={"log_format": style}), logged)
    await client.get("/api/probe/broken", headers={"authorization": "Bearer very-secret"})
    assert "LookupError" in logged.getvalue()
    assert "very-secret" not in logged.getvalue()


@pytest.mark.parametrize("style", ["console", "json"])
async def test_what_nobody_waited_for_is_told_without_values(config, logged, style):
    """The event loop itself tells of it, in its own way."""
    set_up_logs(config.model_copy(update={"log_format": style}), logged)

    secret = "very-secret"

    async def fail():
        raise KeyError(secret)

    task = asyncio.create_task(fail())
    asyncio.get_running_loop().call_soon({}.__getitem__, secret)
    await asyncio.wait([task])
    del task
    gc.collect()
    told = logged.getvalue()
    assert "Task exception was never retrieved" in told
    assert "Exception in callback" in told
    assert "KeyError" in told
    assert "test_logs.py" in told
    assert secret not in told


async def test_a_socket_that_fails_is_told_with_what_failed(running, logged):
    address = running.replace("http", "ws") + "/api/probe/echo?secret"
    async with connect(address, proxy=None) as socket:
        await socket.recv()
        await socket.send("break")
        with pytest.raises(ConnectionClosedError) as closed:
            await socket.recv()
    assert closed.value.rcvd.code == 1011
    (line,) = lines(logged, "socket-failed")
    assert line["route"] == "/api/probe/echo"
    assert line["exception"][0]["exc_type"] == "LookupError"
    assert "secret" not in logged.getvalue()


# -- the shape -------------------------------------------------------------------------------------


async def test_libraries_are_heard_when_they_warn(logged):
    logging.getLogger("uvicorn.error").info('127.0.0.1 - "WebSocket /api?token=secret" [accepted]')
    logging.getLogger("uvicorn.error").warning("something is odd")
    (line,) = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert (line["event"], line["level"]) == ("something is odd", "warning")


PROGRAM = """
from structlog import get_logger
from fhtagn.server.config import Config
from fhtagn.server.logs import set_up_logs
set_up_logs(Config(log_level="warning"))
get_logger("fhtagn").info("unheard")
get_logger("fhtagn").warning("heard", count=3)
"""


def test_by_default_it_is_for_people_and_goes_to_the_error_output():
    ran = run([sys.executable, "-c", PROGRAM], check=True)
    assert ran.stdout == ""
    assert re.fullmatch(r"[\d\-T:.]+Z \[warning *\] heard +count=3\n", ran.stderr)
