"""How a token travels: in a cookie that no script can read, or as a bearer's."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import Response

from fhtagn.server.config import Config

KEPT: Final = 400 * 24 * 3600  # seconds, the most a browser allows; the session may end before
BEARER: Final = "bearer "


def is_secure(config: Config) -> bool:
    return config.public_url.startswith("https://")


def cookie_name(config: Config) -> str:
    """With the prefix a browser accepts only from this very host, by https."""
    return "__Host-fhtagn" if is_secure(config) else "fhtagn"


def read_token(headers: Headers, config: Config) -> str | None:
    """The token of a request; one given as a bearer's goes before the cookie."""
    given = headers.get("authorization", "")
    if given[: len(BEARER)].lower() == BEARER:
        return given[len(BEARER) :].strip() or None
    cookies = cookie_parser("; ".join(headers.getlist("cookie")))
    return cookies.get(cookie_name(config)) or None


def set_token(response: Response, token: str, config: Config) -> None:
    response.set_cookie(cookie_name(config), token, max_age=KEPT, **_attributes(config))


def clear_token(response: Response, config: Config) -> None:
    response.delete_cookie(cookie_name(config), **_attributes(config))


class Attributes(TypedDict):
    path: str
    secure: bool
    httponly: bool
    samesite: Literal["lax"]


def _attributes(config: Config) -> Attributes:
    return {"path": "/", "secure": is_secure(config), "httponly": True, "samesite": "lax"}
