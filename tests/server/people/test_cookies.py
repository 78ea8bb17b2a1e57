"""How the token travels."""

import pytest
from starlette.datastructures import Headers
from starlette.responses import Response

from fhtagn.server.config import Config
from fhtagn.server.people.cookies import clear_token, read_token, set_token

PLAIN = Config(public_url="")
SECURE = Config(public_url="https://fhtagn.example")


def attributes(response):
    (line,) = response.headers.getlist("set-cookie")
    first, *rest = [part.strip() for part in line.split(";")]
    return first, {one.lower() for one in rest}


def test_over_https_the_cookie_is_bound_to_the_host():
    response = Response()
    set_token(response, "secret", SECURE)
    first, rest = attributes(response)
    assert first == "__Host-fhtagn=secret"
    assert {"httponly", "secure", "samesite=lax", "path=/"} <= rest
    assert not [one for one in rest if one.startswith("domain")]


def test_without_https_it_is_sent_anyway():
    response = Response()
    set_token(response, "secret", PLAIN)
    first, rest = attributes(response)
    assert first == "fhtagn=secret"
    assert {"httponly", "samesite=lax", "path=/"} <= rest
    assert "secure" not in rest


@pytest.mark.parametrize("config", [PLAIN, SECURE])
def test_it_is_cleared_with_the_same_attributes(config):
    kept, cleared = Response(), Response()
    set_token(kept, "", config)
    clear_token(cleared, config)
    _, before = attributes(kept)
    first, after = attributes(cleared)
    assert first.partition("=")[2] in ("", '""')
    assert "max-age=0" in after
    changing = ("max-age", "expires")
    assert {one for one in before if not one.startswith(changing)} == {
        one for one in after if not one.startswith(changing)
    }


@pytest.mark.parametrize(
    ("headers", "token"),
    [
        ({}, None),
        ({"cookie": "fhtagn=abc"}, "abc"),
        ({"cookie": "other=1; fhtagn=abc"}, "abc"),
        ({"cookie": "fhtagn="}, None),
        ({"cookie": "__Host-fhtagn=abc"}, None),
        ({"authorization": "Bearer abc"}, "abc"),
        ({"authorization": "bearer abc", "cookie": "fhtagn=other"}, "abc"),
        ({"authorization": "Bearer "}, None),
        ({"authorization": "Basic abc"}, None),
    ],
)
def test_the_token_is_read_from_either(headers, token):
    assert read_token(Headers(headers), PLAIN) == token


def test_over_https_only_the_bound_cookie_counts():
    assert read_token(Headers({"cookie": "fhtagn=abc"}), SECURE) is None
    assert read_token(Headers({"cookie": "__Host-fhtagn=abc"}), SECURE) == "abc"
