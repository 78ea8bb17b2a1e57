"""Sockets pass the same guard, before they are opened."""

import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fhtagn.server.house import open_house
from fhtagn.server.people.arriving import Device, as_guest
from fhtagn.server.protocol import VERSION

ECHO, OWN = "/api/probe/echo", "/api/probe/own"


@pytest.fixture
async def token(config):
    """Of a guest who has come before the server was started."""
    async with open_house(config) as house:
        return (await as_guest(house, Device("here", "test"), "Anna", "ru")).token


@pytest.fixture
def to(token, running):
    """Connects to a path of the server."""

    def connecting(path=ECHO, origin=running, **headers):
        address = running.replace("http:", "ws:") + f"{path}?protocol={VERSION}"
        return connect(address, origin=origin, additional_headers=headers, proxy=None)

    return connecting


async def refused(connecting):
    """The status and the body with which the handshake was refused."""
    with pytest.raises(InvalidStatus) as raised:
        await connecting
    answer = raised.value.response
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    return answer.status_code, json.loads(answer.body)


async def test_our_own_page(to, token):
    async with to(cookie=f"fhtagn={token}") as wire:
        assert await wire.recv() == "Anna"
        await wire.send("Iä!")
        assert await wire.recv() == "Iä!"


async def test_nobody_from_our_own_page(to):
    async with to() as wire:
        assert await wire.recv() == "nobody"


async def test_the_pages_of_others_get_no_socket(to, token):
    for origin in ("https://evil.example", "null", "https://127.0.0.1"):
        for headers in ({"cookie": f"fhtagn={token}"}, {"authorization": f"Bearer {token}"}, {}):
            status, body = await refused(to(origin=origin, **headers))
            assert (status, body["error"]) == (403, "origin-refused")


async def test_with_a_cookie_it_must_be_said_where_from(to, token):
    status, body = await refused(to(origin=None, cookie=f"fhtagn={token}"))
    assert (status, body["error"]) == (403, "origin-refused")


async def test_a_program_needs_no_origin(to, token):
    async with to(origin=None, authorization=f"Bearer {token}") as wire:
        assert await wire.recv() == "Anna"
    async with to(origin=None) as wire:
        assert await wire.recv() == "nobody"


async def test_whoever_must_be_known_and_is_not(to):
    status, body = await refused(to(OWN, **{"accept-language": "ru"}))
    assert (status, body["error"]) == (401, "who-are-you")
    assert body["text"].startswith("Мы не знаем")


async def test_there_is_no_socket_there(to):
    with pytest.raises(InvalidStatus) as raised:
        await to("/api/nothing")
    assert raised.value.response.status_code == 403


async def test_a_complaint_closes_an_open_socket(to):
    async with to() as wire:
        await wire.recv()
        await wire.send("refuse")
        with pytest.raises(ConnectionClosed) as closed:
            await wire.recv()
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "no-such-card")


async def test_our_own_fault_before_it_is_open(to):
    status, body = await refused(to("/api/probe/broken"))
    assert (status, body["error"]) == (500, "server-failed")


async def test_our_own_fault_afterwards(to):
    async with to() as wire:
        await wire.recv()
        await wire.send("break")
        with pytest.raises(ConnectionClosed) as closed:
            await wire.recv()
    assert closed.value.rcvd.code == 1011


class TestAtAPublicAddress:
    @pytest.fixture
    def config(self, config):
        return config.model_copy(update={"public_url": "https://fhtagn.example"})

    async def test_it_must_be_called_by_its_name(self, to):
        status, body = await refused(to())
        assert (status, body["error"]) == (400, "host-not-ours")
