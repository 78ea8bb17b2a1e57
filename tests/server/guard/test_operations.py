"""What the operator's tools ask."""

from urllib.parse import urlsplit

import psycopg
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect

import fhtagn
from fhtagn.server.store.migrate import latest
from tests.server.guard.test_answers import shape


async def figures(client):
    """All samples that `/metrics` shows, by name and labels."""
    answer = await client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    families = text_string_to_metric_families(answer.text)
    return {
        (one.name, *sorted(one.labels.values())): one.value
        for family in families
        for one in family.samples
    }


# -- health ----------------------------------------------------------------------------------------


class TestOnBothDatabases:
    @pytest.fixture(params=["sqlite", "postgres"])
    def database_url(self, request):
        return request.getfixturevalue("postgres_url") if request.param == "postgres" else ""

    async def test_it_is_well(self, client):
        answer = await client.get("/healthz")
        assert answer.status_code == 200
        versions = {"version": fhtagn.__version__, "db_schema": latest()}
        assert answer.json() == {"status": "ok", **versions}


class TestWhenTheDatabaseIsGone:
    @pytest.fixture
    def database_url(self, postgres_url):
        return postgres_url

    async def test_it_says_so_until_it_is_back(self, client, config, postgres_server):
        name = urlsplit(config.database).path[1:]
        with psycopg.connect(postgres_server, autocommit=True) as db:
            db.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
            )
            answer = await client.get("/healthz")
            assert (answer.status_code, shape(answer)) == (503, "store-unavailable")
            assert name not in answer.text
            db.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert (await client.get("/healthz")).status_code == 200


# -- figures ---------------------------------------------------------------------------------------


async def test_requests_are_counted_by_route_and_status(client):
    count = ("fhtagn_request_seconds_count", "/api/probe", "200", "GET")
    none = ("fhtagn_request_seconds_count", "404", "GET", "unknown")
    before = await figures(client)
    for _ in range(3):
        await client.get("/api/probe?some=query")
    await client.get("/api/nothing/at/all")
    after = await figures(client)
    key = (count[0], *sorted(count[1:]))
    assert after[key] - before.get(key, 0) == 3
    assert after[none] - before.get(none, 0) == 1


async def test_open_sockets_are_counted(client, running):
    before = (await figures(client))[("fhtagn_sockets_open",)]
    async with connect(running.replace("http", "ws") + "/api/probe/echo", proxy=None) as wire:
        await wire.recv()
        assert (await figures(client))[("fhtagn_sockets_open",)] == before + 1


async def test_what_is_measured(client):
    names = {one[0] for one in await figures(client)}
    assert names > {
        "fhtagn_sockets_open",
        "fhtagn_rooms_awake",
        "fhtagn_commit_seconds_count",
        "fhtagn_commit_writes_count",
        "fhtagn_bots_waiting",
        "process_resident_memory_bytes",
    }


class TestWhoMaySeeThem:
    @pytest.fixture
    def config(self, config):
        return config.model_copy(update={"metrics_token": "let-me-see"})

    async def test_this_machine(self, visitor):
        for address in ("127.0.0.1", "::1"):
            async with visitor(address=address) as local:
                assert (await local.get("/metrics")).status_code == 200

    async def test_not_another(self, visitor):
        for address in ("192.168.0.7", "2001:db8::1", "testclient", ""):
            async with visitor(address=address) as stranger:
                answer = await stranger.get("/metrics")
                assert (answer.status_code, shape(answer)) == (403, "metrics-private")

    async def test_not_whoever_comes_through_a_proxy_on_this_machine(self, visitor):
        for header in ("x-forwarded-for", "forwarded"):
            async with visitor(headers={header: "for=127.0.0.1"}) as stranger:
                assert (await stranger.get("/metrics")).status_code == 403

    async def test_whoever_knows_the_token(self, visitor):
        for given, status in {
            "Bearer let-me-see": 200,
            "Bearer let-me": 403,
            "Bearer ": 403,
            "let-me-see": 403,
            "Bearer \xfc": 403,
        }.items():
            headers = {"authorization": given.encode("latin-1")}
            async with visitor(address="192.168.0.7", headers=headers) as tool:
                assert (await tool.get("/metrics")).status_code == status


async def test_without_a_token_none_is_the_right_one(visitor):
    for given in ("Bearer ", "Bearer"):
        async with visitor(address="192.168.0.7", headers={"authorization": given}) as stranger:
            assert (await stranger.get("/metrics")).status_code == 403


# -- the description -------------------------------------------------------------------------------


async def test_the_interface_is_described(client):
    described = (await client.get("/openapi.json")).json()
    assert described["info"]["version"] == fhtagn.__version__
    assert "/healthz" in described["paths"]
    assert "/metrics" not in described["paths"]


async def test_every_answer_that_is_an_error_has_the_one_shape(app):
    for path, methods in app.openapi()["paths"].items():
        for method, route in methods.items():
            for status, answer in route["responses"].items():
                if int(status) >= 400:
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Error"}, (method, path, status)


async def test_no_other_description_is_served(client):
    for path in ("/docs", "/redoc"):
        assert (await client.get(path)).status_code == 404
