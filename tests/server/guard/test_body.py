"""What is sent is bounded in size and depth, and is JSON, before anybody looks at it."""

import json
import socket
from urllib.parse import urlsplit

from hypothesis import given, settings
from hypothesis import strategies as st

from fhtagn.server.body import DEEPEST, LARGEST, depth
from tests.server.guard.handshake import scope
from tests.server.guard.test_answers import shape

JSON = {"content-type": "application/json"}


async def pieces(count, size=1000):
    for _ in range(count):
        yield b"x" * size


async def put(client, body, content_type="application/json"):
    headers = {"content-type": content_type} if content_type else {}
    return await client.put("/api/probe", content=body, headers=headers)


# -- size ------------------------------------------------------------------------------------------


def text_of(size):
    return b'"' + b"x" * (size - 2) + b'"'


async def test_the_largest_is_read(client):
    answer = await put(client, text_of(LARGEST))
    assert answer.status_code == 200
    assert len(answer.json()) == LARGEST - 2


async def test_one_more_is_not(client):
    answer = await put(client, text_of(LARGEST + 1))
    assert (answer.status_code, shape(answer)) == (413, "body-too-large")
    assert answer.json()["about"] == {"most": LARGEST}


async def test_a_body_in_pieces_whose_length_nobody_has_told(client):
    answer = await put(client, pieces(100))
    assert (answer.status_code, shape(answer)) == (413, "body-too-large")


async def test_it_is_not_read_to_its_end(client):
    read = []

    async def endless():
        while True:
            read.append(1)
            yield b"x" * 1000

    assert (await put(client, endless())).status_code == 413
    assert len(read) <= LARGEST // 1000 + 2


async def test_pieces_that_are_not_too_much(client):
    async def halves():
        yield b'"ab'
        yield b""
        yield b'cd"'

    assert (await put(client, halves())).json() == "abcd"


def test_over_a_real_socket_the_answer_comes_before_the_end(running):
    """The client has told of far more than it ever sends."""
    address = urlsplit(running)
    with socket.create_connection((address.hostname, address.port)) as wire:
        wire.sendall(
            f"PUT /api/probe HTTP/1.1\r\nHost: {address.netloc}\r\n"
            "Content-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n".encode()
        )
        wire.sendall(b"x" * (LARGEST + 1))
        assert wire.recv(1000).startswith(b"HTTP/1.1 413 ")


async def test_whoever_goes_away_in_the_middle_is_no_fault_of_ours(app, client, logged):
    coming = [
        {"type": "http.disconnect"},
        {"type": "http.request", "body": b"[", "more_body": True},
    ]
    sent = []

    async def receive():
        return coming.pop()

    async def send(message):
        sent.append(message)

    asked = {"type": "http", "method": "PUT", "scheme": "http", "http_version": "1.1"}
    await app(scope("/api/probe", client) | asked, receive, send)
    assert sent == []
    (line,) = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert (line["event"], line["status"]) == ("request", 499)


# -- depth -----------------------------------------------------------------------------------------


async def test_how_deep_it_may_be(client):
    for opens, closes in (("[", "]"), ('{"a":', "}")):
        body = opens * DEEPEST + "1" + closes * DEEPEST
        assert (await put(client, body.encode())).status_code == 200
        answer = await put(client, (opens + body + closes).encode())
        assert (answer.status_code, shape(answer)) == (400, "body-too-deep")


DEEP = {
    "never closed": b"[" * 60_000,
    "closed": b"[" * 30_000 + b"]" * 30_000,
    "objects": b'{"":' * 15_000,
    "behind a text": b'["\\"", ' + b"[" * 50_000,
    "behind a text that breaks off": b'["' + b"[" * 50_000,
    "in another encoding": ("[" * 20_000).encode("utf-16"),
    "in the widest": ("[" * 10_000).encode("utf-32"),
    "in another encoding, behind a letter with a quote in it": (
        '["\u0122", ' + "[" * 20_000
    ).encode("utf-16-le"),
    "backslashes": b'"' + b'\\"' * 30_000,
    "quotes": b'"' * 60_001,
}


async def test_bodies_that_are_meant_to_hurt(client):
    for kind, body in DEEP.items():
        answer = await put(client, body)
        assert answer.status_code == 400, kind
        assert shape(answer) in ("body-too-deep", "body-unreadable"), kind


async def test_brackets_within_texts_are_no_depth(client):
    text = "[{" * 1000 + '"\\'
    answer = await put(client, json.dumps([text]).encode())
    assert answer.json() == [text]


@settings(deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(alphabet='"\\[]{}a\u0122'),
        lambda some: st.lists(some) | st.dictionaries(st.text(alphabet='"\\[]{}'), some),
    )
)
def test_depth_is_what_it_is_called(value):
    def levels(one):
        if isinstance(one, dict | list):
            within = one.values() if isinstance(one, dict) else one
            return 1 + max(map(levels, within), default=0)
        return 0

    assert depth(json.dumps(value).encode()) == levels(value)
    assert depth(json.dumps(value, ensure_ascii=False).encode()) == levels(value)


# -- JSON ------------------------------------------------------------------------------------------

MALFORMED = {
    "words": b"hello",
    "cut off": b'{"name": "An',
    "two": b"{} {}",
    "no UTF-8": b'"\xff\xfe"',
    "nul": b'"\0"',
    "a number beyond all": b"1" * 5000,
    "a comma": b'{"name": "Anna",}',
}


async def test_malformed(client):
    for kind, body in MALFORMED.items():
        answer = await client.post("/api/probe", content=body, headers=JSON)
        assert (answer.status_code, shape(answer)) == (400, "body-unreadable"), kind


async def test_numbers_that_are_none(client):
    for number in (b"NaN", b"Infinity", b"1e999"):
        wish = b'{"name": "Anna", "count": ' + number + b"}"
        answer = await client.post("/api/probe", content=wish, headers=JSON)
        assert answer.status_code == 422, number
        shape(answer)


async def test_anything_but_json(client):
    for name in (
        "",
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/jsonp",
        "json",
    ):
        answer = await put(client, b'{"name": "Anna"}', name)
        assert (answer.status_code, shape(answer)) == (415, "body-not-json"), name


async def test_json_by_its_names(client):
    for name in ("application/json", "Application/JSON; charset=utf-8", "application/json ;x"):
        assert (await put(client, b"1", name)).json() == 1


async def test_nothing_needs_no_name(client):
    assert (await client.delete("/api/probe")).status_code == 200
    answer = await client.post("/api/probe")
    assert (answer.status_code, shape(answer)) == (422, "field-absent")
