"""What is sent to us: read as a whole, bounded in size and depth, before anybody looks at it."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Final

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import Message, Receive

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.errors import NotJson, TooLarge

LARGEST: Final = 64 * 1024
DEEPEST: Final = 30
# Possessive, and a text may break off, so that no body takes longer than its length.
TEXTS: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
BRACKETS: Final = re.compile(rb"[\[{\]}]")


async def whole(connection: HTTPConnection, receive: Receive) -> Receive:
    """Take in all that is sent, and hand it on in one piece; a Complaint says why it is refused."""
    body = await _read(receive)
    if body:
        check(connection.headers.get("content-type", ""), body)
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def handed_on() -> Message:
        return waiting.pop() if waiting else await receive()

    return handed_on


async def _read(receive: Receive) -> bytes:
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LARGEST:
            raise TooLarge("body-too-large", most=LARGEST)
    return bytes(body)


def check(content_type: str, body: bytes) -> None:
    if content_type.partition(";")[0].strip().casefold() != "application/json":
        raise NotJson("body-not-json")
    if b"\0" in body:  # another encoding, in which brackets could hide
        raise Complaint("body-unreadable")
    if depth(body) > DEEPEST:
        raise Complaint("body-too-deep", most=DEEPEST)


def depth(body: bytes) -> int:
    """How deep the brackets are nested that are not within texts."""
    brackets = BRACKETS.findall(TEXTS.sub(b"", body))
    return max(accumulate(1 if one in b"[{" else -1 for one in brackets), default=0)
