"""The server tells a page of another protocol version to reload, on every route and socket."""

import pytest

from fhtagn.server.protocol import VERSION
from tests.server.guard.handshake import handshake
from tests.server.guard.test_answers import shape

ECHO = "/api/probe/echo"
OTHERS = [str(VERSION - 1), str(VERSION + 1), "123456789012"]


@pytest.mark.parametrize("version", OTHERS)
async def test_a_page_of_another_version_is_told_both(client, version):
    for ask in (client.get, client.post):
        answer = await ask("/api/probe", headers={"x-fhtagn": version})
        assert (answer.status_code, shape(answer)) == (426, "other-protocol")
        assert answer.json()["about"] == {"found": version[:9], "version": VERSION}
        assert str(VERSION) in answer.json()["text"]


async def test_it_is_told_in_its_language(client):
    headers = {"x-fhtagn": "1", "accept-language": "ru"}
    answer = await client.get("/api/probe", headers=headers)
    assert "Загрузите страницу заново" in answer.json()["text"]


async def test_a_page_of_this_version_and_a_program_that_says_none_are_let_in(client, visitor):
    assert (await client.get("/api/probe")).status_code == 200
    async with visitor(headers={}) as program:
        assert (await program.get("/api/probe")).status_code == 200


# -- sockets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("query", ["", *(f"protocol={one}" for one in OTHERS)])
async def test_a_socket_of_another_version_is_refused(app, guest, query):
    """A page of the first version did not say which it was."""
    assert await handshake(app, ECHO, await guest("Anna"), query=query) == 426


async def test_a_socket_of_this_version_is_not(app, guest):
    anna = await guest("Anna")
    assert await handshake(app, ECHO, anna, query=f"protocol={VERSION}") == 101
    anna.cookies.clear()  # as a program does, which bears a token or nothing
    assert await handshake(app, ECHO, anna, query="") == 101
