"""What is sent to us: read as a whole, bounded in size and depth, before anybody looks at it."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Message, Receive

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.errors import NotJson, TooLarge

LARGEST: Final = 64 * 1024
DEEPEST: Final = 30
# Possessive, and a text may break off, so that no body takes longer than its length.
TEXTS: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
BRACKETS: Final = re.compile(rb"[\[{\]}]")


async def whole(connection: HTTPConnection, receive: Receive) -> Receive:
    """Take in all that is sent, and hand it on as it came; a Complaint says why it is refused."""
    came = await _messages(receive)
    body = b"".join(one.get("body", b"") for one in came)
    if body:
        check(connection.headers.get("content-type", ""), body)
    waiting = deque(came)

    async def handed_on() -> Message:
        return waiting.popleft() if waiting else await receive()

    return handed_on


async def _messages(receive: Receive) -> Sequence[Message]:
    """The messages of one request, the last of which may be that the asker has gone."""
    came = [await receive()]
    size = len(came[0].get("body", b""))
    while size <= LARGEST and came[-1].get("more_body", False):
        came.append(await receive())
        size += len(came[-1].get("body", b""))
    if size > LARGEST:
        raise TooLarge("body-too-large", most=LARGEST)
    return came


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
