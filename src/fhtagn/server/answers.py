"""Answers to what cannot be done: one shape for all of them, in the asker's language."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from functools import cache
from operator import itemgetter
from typing import Any, Final, cast

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from pydantic import BaseModel
from pydantic_core import ErrorDetails
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ExceptionHandler
from starlette.websockets import WebSocket, WebSocketState

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.errors import (
    Forbidden,
    NotJson,
    Refusal,
    TooLarge,
    Unavailable,
    game_told,
    status_of,
)
from fhtagn.server.library import game_of
from fhtagn.text.messages import LANGUAGES
from fhtagn.text.words import Words

POLICY_VIOLATION: Final = 1008  # the code with which a socket is closed
BY_STATUS: Final = {400: "body-unreadable", 404: "path-unknown", 405: "method-unknown"}
BY_FAULT: Final = {
    "missing": "field-absent",
    "extra_forbidden": "field-unexpected",
    "string_too_short": "field-too-short",
    "string_too_long": "field-too-long",
    "too_short": "field-too-short",
    "too_long": "field-too-long",
    "greater_than_equal": "field-too-small",
    "less_than_equal": "field-too-large",
    "literal_error": "field-choice",
}
"""What pydantic calls a fault, and what we say."""


class Error(BaseModel):
    """The body of every answer that is an error: its name, its arguments, and its words."""

    error: str
    about: dict[str, Any]
    text: str


Responses = dict[int | str, dict[str, type[BaseModel] | str]]
"""What a route may answer, by status: the model of the body, and a description."""


def refusals(*kinds: type[Refusal]) -> Responses:
    """What a route declares as its `responses` for the refusals it may give."""
    return {kind.status: {"model": Error, "description": kind.__name__} for kind in kinds}


ALWAYS: Final[Responses] = {
    **refusals(Refusal, Forbidden, TooLarge, NotJson, Unavailable),
    422: {"model": Error, "description": "Something in the request is not as described"},
}
"""What the guard, the framework and the store may answer at any route."""


def answer(
    connection: HTTPConnection,
    complaint: Complaint,
    status: int | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """The answer to whoever asked; a socket that is not open yet can be answered so too."""
    text = words_in(language_of(connection), game_told(complaint)).complaint(complaint)
    body = {"error": complaint.name, "about": complaint.about, "text": text}
    said = json.dumps(body, ensure_ascii=False, default=str).encode("utf-8", "replace")
    return Response(said, status or status_of(complaint), headers, "application/json")


def as_json(body: bytes) -> Response:
    """What is written as JSON already."""
    return Response(body, media_type="application/json")


# -- the asker's language --------------------------------------------------------------------------


@cache
def words_in(language: str, game: str = "") -> Words:
    """The words of all games, or those of one, which knows its cards by name."""
    return Words(language, game_of(game) if game else None)


def read_words() -> None:
    """It takes a moment, in which nobody should have to wait for the first answer."""
    for language in LANGUAGES:
        words_in(language)


def language_of(connection: HTTPConnection) -> str:
    """The one that is asked for, else the person's, else English.

    A page can say what it wants with a request, but not with the handshake of a socket: there
    speaks the browser.
    """
    person = connection.scope.get("person")
    own = person.language if person else "en"
    is_chosen = person and connection.scope["type"] == "websocket"
    return own if is_chosen else accepted(connection.headers.get("accept-language", ""), own)


def accepted(header: str, usual: str = "en") -> str:
    """The language of ours that an `Accept-Language` wants most."""
    weighed = [_weighed(part) for part in header.split(",")]
    ours = [one for one in weighed if one[0] in LANGUAGES and one[1] > 0]
    return max(ours, key=itemgetter(1), default=(usual, 0))[0]


def _weighed(part: str) -> tuple[str, float]:
    """`ru-RU;q=0.8` is Russian with 0.8."""
    tag, _, weight = part.replace(" ", "").casefold().partition(";q=")
    try:
        return tag.partition("-")[0], float(weight or 1)
    except ValueError:
        return "", 0


# -- what is raised --------------------------------------------------------------------------------


async def on_complaint(connection: HTTPConnection, error: Complaint) -> Response | None:
    return await _answered(connection, error)


async def on_http(connection: HTTPConnection, error: HTTPException) -> Response | None:
    """What the framework itself refuses: no such path, another method."""
    name = BY_STATUS.get(error.status_code, "request-refused")
    complaint = Complaint(name, status=error.status_code)
    return await _answered(connection, complaint, error.status_code, error.headers)


async def on_invalid(
    connection: HTTPConnection, error: RequestValidationError | WebSocketRequestValidationError
) -> Response | None:
    """The first thing that is wrong with what was sent."""
    fault = error.errors()[0]
    if fault["type"] == "json_invalid":
        return await _answered(connection, Complaint("body-unreadable", status=400))
    return await _answered(connection, field_complaint(fault), 422)


def field_complaint(fault: ErrorDetails) -> Complaint:
    """What pydantic found, in our words: the field, and what its value must be."""
    field = ".".join(map(str, fault["loc"][1:])) or str(fault["loc"][0])
    limits = fault.get("ctx", {})
    least = limits.get("min_length", limits.get("ge", ""))
    most = limits.get("max_length", limits.get("le", ""))
    name = BY_FAULT.get(fault["type"], "field-invalid")
    choices = limits.get("expected", "")
    return Complaint(name, field=field, least=least, most=most, choices=choices)


async def _answered(
    connection: HTTPConnection,
    complaint: Complaint,
    status: int | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response | None:
    """An open socket has no answer any more: it is closed with the name of the complaint."""
    if isinstance(connection, WebSocket) and _is_open(connection):
        await connection.close(POLICY_VIOLATION, complaint.name)
        return None
    if game := game_told(complaint):  # whose words may have to be read first
        await asyncio.to_thread(words_in, language_of(connection), game)
    return answer(connection, complaint, status, headers)


def _is_open(socket: WebSocket) -> bool:
    return socket.application_state is WebSocketState.CONNECTED


HANDLERS: Final = {
    Complaint: on_complaint,
    HTTPException: on_http,
    RequestValidationError: on_invalid,
    WebSocketRequestValidationError: on_invalid,
}


def answer_errors(app: FastAPI) -> None:
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, cast(ExceptionHandler, handler))
