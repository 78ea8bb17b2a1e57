"""Every answer tells the browser what it must not do with it."""

import pytest

from fhtagn.server.headers import POLICY

PATHS = {
    "/api/probe": 200,
    "/api/nothing": 404,
    "/healthz": 200,
    "/api/probe/broken": 500,
    "/nothing": 404,
    "/": 200,
    "/table/some": 200,
    "/assets/app-1a2b.js": 200,
    "/assets/nothing.js": 404,
}


async def test_every_answer_has_them(client):
    for path, status in PATHS.items():
        answer = await client.get(path)
        assert answer.status_code == status
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


async def test_what_the_guard_refuses_has_them_too(client):
    answer = await client.post("/api/probe", headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert answer.headers["content-security-policy"] == POLICY


def test_the_policy_allows_nothing_inline_and_no_frame():
    assert "unsafe" not in POLICY
    parts = {part.split()[0]: part.split()[1:] for part in POLICY.split("; ")}
    assert parts["default-src"] == ["'self'"]
    assert parts["frame-ancestors"] == parts["object-src"] == parts["base-uri"] == ["'none'"]


async def test_what_is_told_by_the_interface_is_not_kept(client):
    assert (await client.get("/api/probe")).headers["cache-control"] == "no-store"
    assert "cache-control" not in (await client.get("/openapi.json")).headers


async def test_what_never_changes_may_be_kept(client):
    assert (await client.get("/api/games/duel/book")).headers["cache-control"] == "no-cache"
    assert (await client.get("/")).headers["cache-control"] == "no-cache"
    assert "immutable" in (await client.get("/assets/app-1a2b.js")).headers["cache-control"]


async def test_without_https_nothing_is_promised(client):
    assert "strict-transport-security" not in (await client.get("/healthz")).headers


class TestByHttps:
    @pytest.fixture
    def config(self, config):
        return config.model_copy(update={"public_url": "https://fhtagn.test"})

    async def test_it_stays_so(self, client):
        answer = await client.get("/healthz")
        assert answer.headers["strict-transport-security"].startswith("max-age=31536000")
