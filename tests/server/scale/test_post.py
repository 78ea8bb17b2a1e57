"""The post goes on, whatever was wrong with a letter or a connection."""

import asyncio

import pytest

from fhtagn.clock import CLOCK
from fhtagn.server.relay.post import Post
from tests.clock import until


@pytest.fixture
def received():
    return asyncio.Queue()


@pytest.fixture
async def post(postgres_ready, received):
    """A worker that writes to itself."""
    opened = Post(postgres_ready, "worker", received.put_nowait, CLOCK)
    await opened.begin()
    yield opened
    await opened.stop_listening()
    await opened.close()


async def until_heard(post, received, text):
    """What is sent while there is no connection is lost, so it is sent again."""

    def heard():
        post.send("worker", [text])
        return text in [received.get_nowait() for _ in range(received.qsize())]

    await until(heard)


async def test_a_letter_that_cannot_be_written_is_no_end(post, received, logged):
    await until_heard(post, received, "one")
    post.send("worker", ["\ud800"])
    await until_heard(post, received, "two")
    assert "UnicodeEncodeError" in logged.getvalue()


async def test_nor_is_a_connection_that_fails_in_any_way(
    postgres_ready, received, logged, monkeypatch
):
    failing, listen = [LookupError("no such jar")], Post._listen

    async def listened(post, db, ready):
        if failing:
            raise failing.pop()
        await listen(post, db, ready)

    monkeypatch.setattr(Post, "_listen", listened)
    post = Post(postgres_ready, "worker", received.put_nowait, CLOCK)
    await post.begin()
    await until_heard(post, received, "here")
    await post.stop_listening()
    await post.close()
    assert "LookupError" in logged.getvalue()
