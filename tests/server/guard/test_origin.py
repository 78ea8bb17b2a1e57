"""Nothing is changed at the word of a page that is not ours."""

import pytest

from tests.server.guard.test_answers import shape
from tests.server.visitor import HOME

WISH = {"name": "Anna"}
PUBLIC, OTHER = "https://fhtagn.example", "https://other.example:8443"
CHANGES = ("POST", "PUT", "PATCH", "DELETE")
FOREIGN = (
    "https://evil.example",
    "http://fhtagn.test.evil.example",
    "http://evil.example/http://fhtagn.test",
    "https://fhtagn.test",  # another scheme
    "http://fhtagn.test:8080",  # another port
    "http://sub.fhtagn.test",
    "null",
    "",
)


# -- where from ------------------------------------------------------------------------------------


async def test_another_origin_changes_nothing_but_may_ask(client):
    for origin in FOREIGN:
        for method in CHANGES:
            answer = await client.request(method, "/api/probe", headers={"origin": origin})
            assert (answer.status_code, shape(answer)) == (403, "origin-refused")
        assert (await client.get("/api/probe", headers={"origin": origin})).status_code == 200


async def test_our_own_origin_may_change_things(client):
    assert (await client.post("/api/probe", json=WISH)).status_code == 200


async def test_no_page_at_all_may_change_things(visitor):
    async with visitor(headers={}) as program:
        assert (await program.post("/api/probe", json=WISH)).status_code == 200


async def test_a_path_that_is_not_there_is_guarded_too(client):
    answer = await client.post("/api/nothing", headers={"origin": "https://evil.example"})
    assert answer.status_code == 403


async def test_what_the_browser_calls_cross_site(client):
    for method in CHANGES:
        headers = {"sec-fetch-site": "cross-site"}
        answer = await client.request(method, "/api/probe", headers=headers)
        assert (answer.status_code, shape(answer)) == (403, "cross-site")


async def test_what_it_does_not(client):
    for site in ("same-origin", "same-site", "none"):
        answer = await client.post("/api/probe", json=WISH, headers={"sec-fetch-site": site})
        assert answer.status_code == 200


# -- cookies ---------------------------------------------------------------------------------------


async def test_a_cookie_alone_changes_nothing(guest):
    """A form on another page would come like this, were it not for the origin."""
    anna = await guest("Anna")
    for value in ("", "yes", "true"):
        answer = await anna.post("/api/probe", json=WISH, headers={"x-fhtagn": value})
        assert (answer.status_code, shape(answer)) == (403, "header-missing")


async def test_nor_does_one_whom_nobody_knows(visitor):
    async with visitor(headers={"origin": HOME}) as stranger:
        stranger.cookies.set("fhtagn", "no such token")
        assert (await stranger.post("/api/probe", json=WISH)).status_code == 403


async def test_with_the_header_it_does(guest):
    anna = await guest("Anna")
    assert (await anna.post("/api/probe", json=WISH)).status_code == 200
    assert (await anna.get("/api/probe")).json() == "Anna"


async def test_to_ask_a_cookie_is_enough(guest, visitor):
    anna = await guest("Anna")
    async with visitor(headers={"cookie": f"fhtagn={anna.token}"}) as plain:
        assert (await plain.get("/api/probe/own")).json() == "Anna"


async def test_whoever_bears_a_token_needs_no_header(guest, visitor):
    anna = await guest("Anna")
    async with visitor(headers={"authorization": f"Bearer {anna.token}"}) as program:
        assert (await program.post("/api/probe", json=WISH)).status_code == 200
        assert (await program.get("/api/probe/own")).json() == "Anna"


async def test_a_bearer_of_nothing_is_nobody_whatever_the_cookie(guest):
    anna = await guest("Anna")
    headers = {"authorization": "Bearer nonsense", "x-fhtagn": ""}
    assert (await anna.post("/api/probe", json=WISH, headers=headers)).status_code == 200
    assert (await anna.get("/api/probe", headers=headers)).json() == ""


async def test_a_password_the_browser_sends_by_itself_excuses_nothing(guest):
    anna = await guest("Anna")
    headers = {"authorization": "Basic YTpi", "x-fhtagn": ""}
    answer = await anna.post("/api/probe", json=WISH, headers=headers)
    assert shape(answer) == "header-missing"


async def test_cookies_that_are_none(client):
    for cookie in (b"fhtagn=", b"fhtagn", b"fhtagn=;;=", b"\xff=\xfe", b"fhtagn=\xe9"):
        assert (await client.get("/api/probe", headers={"cookie": cookie})).json() == ""


# -- CORS is closed --------------------------------------------------------------------------------


async def test_no_other_page_may_read_or_ask_first(client):
    headers = {
        "origin": "https://evil.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "x-fhtagn",
    }
    first = await client.options("/api/probe", headers=headers)
    assert first.status_code == 405
    for answer in (first, await client.get("/api/probe", headers=headers)):
        assert not [name for name in answer.headers if name.startswith("access-control")]


# -- at a public address ---------------------------------------------------------------------------


class TestAtAPublicAddress:
    @pytest.fixture
    def config(self, config):
        return config.model_copy(update={"public_url": PUBLIC, "origins": (OTHER,)})

    async def test_the_operator_says_which_origins_are_ours(self, visitor):
        for origin in (PUBLIC, OTHER):
            async with visitor(home=PUBLIC, headers={"origin": origin}) as page:
                assert (await page.post("/api/probe", json=WISH)).status_code == 200

    async def test_those_may_be_of_another_site(self, visitor):
        headers = {"origin": OTHER, "sec-fetch-site": "cross-site"}
        async with visitor(home=PUBLIC, headers=headers) as page:
            assert (await page.post("/api/probe", json=WISH)).status_code == 200
            answer = await page.post(
                "/api/probe", json=WISH, headers={"origin": "https://x.example"}
            )
            assert (answer.status_code, shape(answer)) == (403, "cross-site")

    async def test_then_no_other_is(self, visitor):
        async with visitor(home=PUBLIC, headers={"origin": "http://fhtagn.example"}) as page:
            answer = await page.post("/api/probe", json=WISH)
            assert (answer.status_code, shape(answer)) == (403, "origin-refused")

    async def test_whoever_calls_us_by_another_name_is_not_heard(self, client):
        for host in ("evil.example", "fhtagn.example:80", "x.fhtagn.example", "[", ""):
            answer = await client.get("/api/probe", headers={"host": host})
            assert (answer.status_code, shape(answer)) == (400, "host-not-ours")

    async def test_names_are_the_same_in_small_letters_and_capitals(self, visitor):
        async with visitor(home=PUBLIC) as page:
            answer = await page.get("/api/probe", headers={"host": "Fhtagn.Example"})
            assert answer.status_code == 200

    async def test_the_operators_tools_may_know_the_address_only(self, visitor):
        async with visitor(home="http://127.0.0.1:8000") as tool:
            assert (await tool.get("/healthz")).status_code == 200
            assert (await tool.get("/metrics")).status_code == 200


async def test_without_a_public_address_any_name_will_do(client):
    for host in (b"[", b"", b"a b", b"\xff"):
        assert (await client.get("/api/probe", headers={"host": host})).status_code == 200
