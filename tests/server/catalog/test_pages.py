"""What stays the same is sent once: compressed, and kept by the browser under a tag."""

import gzip

import pytest

from fhtagn.server.pages import CachedPage

BOOK = "/api/games/heroes/book"


async def raw(client, **headers):
    """The answer as it goes over the wire."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with client.stream("GET", BOOK, headers=named) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


async def test_whoever_takes_gzip_gets_it(client):
    plain, whole = await raw(client, accept_encoding="identity")
    small, squeezed = await raw(client, accept_encoding="br, gzip;q=0.5")
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(squeezed) == whole
    assert int(small.headers["content-length"]) == len(squeezed) < len(whole) / 2
    assert plain.headers["vary"] == small.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("asked", ["", "br", "gzip;q=0", "gzip ; q=0.000, br", "gzippy", "x-gzip"])
async def test_nobody_else_does(client, asked):
    answer, _whole = await raw(client, accept_encoding=asked)
    assert "content-encoding" not in answer.headers


async def test_what_one_has_is_not_sent_again(client):
    for takes in ("identity", "gzip"):
        first, _whole = await raw(client, accept_encoding=takes)
        tag = first.headers["etag"]
        assert tag.startswith('"')
        assert first.headers["cache-control"] == "no-cache"
        for known in (tag, f'"other", {tag}', f"W/{tag}"):
            again, nothing = await raw(client, accept_encoding=takes, if_none_match=known)
            assert (again.status_code, nothing) == (304, b"")
            assert again.headers["etag"] == tag
            assert again.headers["cache-control"] == "no-cache"


async def test_another_encoding_is_another_thing(client):
    plain, _whole = await raw(client, accept_encoding="identity")
    tag = plain.headers["etag"]
    small, squeezed = await raw(client, accept_encoding="gzip", if_none_match=tag)
    assert small.status_code == 200
    assert squeezed
    assert small.headers["etag"] != tag


def test_what_does_not_get_shorter_is_left_as_it_is():
    assert CachedPage(bytes(range(256)), "image/png").squeezed is None
    assert CachedPage(b"a" * 256, "text/plain").squeezed is not None
