"""The built client is served, and nothing beside it; without it the server says how to get it."""

import socket
from urllib.parse import urlsplit

import pytest

from fhtagn.server.client.files import Client
from fhtagn.server.client.routes import PAGES

PAGE = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
AWAY = (
    "/assets/../index.html",
    "/assets/..%2findex.html",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/..%5csecret.txt",
    "/assets//app-1a2b.js",
    "/assets/./app-1a2b.js",
    "/assets/app-1a2b.js%00",
    "/assets/",
    "/assets",
)


@pytest.fixture
def secret(built):
    """A file beside the client's folder."""
    (built.parent / "secret.txt").write_text("nobody may read this")


# -- what is there ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", *(f"/{one}" for one in PAGES), "/table/abc", "/rules/duel/x"]
)
async def test_one_page_shows_everything(client, path):
    answer = await client.get(path, headers=PAGE)
    assert answer.status_code == 200
    assert "<title>The client</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


async def test_assets_are_kept_for_ever(client):
    answer = await client.get("/assets/app-1a2b.js")
    assert "document.title" in answer.text
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"


async def test_other_files_are_asked_for_again(client):
    answer = await client.get("/favicon.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-cache"
    known = {"if-none-match": answer.headers["etag"]}
    assert (await client.get("/favicon.svg", headers=known)).status_code == 304


def test_one_may_ask_for_the_head_alone(running):
    head, _, body = asked(running, "/favicon.svg", "HEAD").partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200")
    assert b"image/svg+xml" in head
    assert body == b""


async def test_nothing_can_be_done_to_them(client):
    for path in ("/", "/table/abc", "/assets/app-1a2b.js"):
        answer = await client.post(path)
        assert (answer.status_code, answer.json()["error"]) == (405, "method-unknown")


# -- what is not -----------------------------------------------------------------------------------


async def test_a_page_that_is_not_there_is_told_of_by_the_client(client):
    for path in ("/nothing", "/no/where", "/tables", "/assets/nothing.js"):
        answer = await client.get(path, headers=PAGE)
        assert answer.status_code == 404
        assert "<title>The client</title>" in answer.text


async def test_whoever_seeks_no_page_gets_the_usual_answer(client):
    for path in ("/nothing", "/no/where", "/assets/nothing.js"):
        answer = await client.get(path)
        assert (answer.status_code, answer.json()["error"]) == (404, "path-unknown")


async def test_the_interface_never_answers_with_a_page(client):
    for path in ("/api/nothing", "/api/", "/api/matches/nothing/room"):
        answer = await client.get(path, headers=PAGE)
        assert answer.status_code == 404
        assert answer.json()["error"]
    assert (await client.post("/api/nothing")).status_code == 404


def test_nothing_outside_is_served(running, secret):
    """Over a real socket, as no client would send it."""
    for path in AWAY:
        answer = asked(running, path)
        assert answer.startswith(b"HTTP/1.1 404"), path
        assert b"nobody may read this" not in answer


def asked(address, path, method="GET"):
    there = urlsplit(address)
    with socket.create_connection((there.hostname, there.port), timeout=30) as wire:
        wire.sendall(
            f"{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode()
        )
        return b"".join(iter(lambda: wire.recv(65_536), b""))


def test_only_what_lies_in_the_folder_is_in_the_client(built, secret):
    assert Client(built).files.keys() == {"index.html", "favicon.svg", "assets/app-1a2b.js"}


# -- before it is built ----------------------------------------------------------------------------


class TestUnbuilt:
    @pytest.fixture
    def built(self, tmp_path):
        return tmp_path / "static"

    async def test_the_page_says_in_both_languages_how_to_build_it(self, client):
        for path in ("/", "/table/abc"):
            answer = await client.get(path, headers=PAGE)
            assert answer.status_code == 503
            assert answer.text.count("make client") == 2
            assert '<p lang="en">The server runs' in answer.text
            assert '<p lang="ru">Сервер работает' in answer.text
            assert answer.headers["cache-control"] == "no-store"

    async def test_all_else_is_as_usual(self, client):
        assert (await client.get("/nothing", headers=PAGE)).json()["error"] == "path-unknown"
        assert (await client.get("/api/games")).status_code == 200
