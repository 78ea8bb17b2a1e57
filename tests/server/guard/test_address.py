"""What a link to send begins with: an address that leads others here, or none."""

import pytest

from fhtagn.server import address
from fhtagn.server.address import network_address, reached
from tests.server.lobby.tables import ok

LAN = "192.168.1.5"


@pytest.fixture
def database_url():
    """Where things are kept makes no difference to an address."""
    return ""


@pytest.fixture
def network(monkeypatch):
    monkeypatch.setattr(address, "network_address", lambda: LAN)


@pytest.mark.parametrize("host", ["192.168.1.9:8000", "table.example.org", "[fd00::1]:8000"])
def test_whoever_comes_from_elsewhere_has_the_address(config, host):
    assert reached(config, "https", host) == f"https://{host}"


OWN = ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000", "[::1]:8000", "0.0.0.0:8000"]


@pytest.mark.parametrize("host", OWN)
@pytest.mark.parametrize("listens", ["0.0.0.0", "::"])
def test_from_the_machine_itself_it_is_the_one_in_the_network(config, network, host, listens):
    everywhere = config.model_copy(update={"host": listens})
    assert reached(everywhere, "http", host) == f"http://{LAN}:8000"


@pytest.mark.parametrize("host", [*OWN, "", "[::1", "localhost:nonsense"])
def test_there_is_none_if_the_server_listens_to_its_machine_alone(config, network, host):
    assert reached(config, "http", host) == ""


def test_there_is_none_without_a_network(config, monkeypatch):
    monkeypatch.setattr(address, "network_address", lambda: "")
    everywhere = config.model_copy(update={"host": "0.0.0.0"})
    assert reached(everywhere, "http", "localhost:8000") == ""


def test_a_port_that_is_usual_is_left_out(config, network):
    everywhere = config.model_copy(update={"host": "0.0.0.0"})
    assert reached(everywhere, "http", "localhost") == f"http://{LAN}"


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "elsewhere.example.org"])
def test_what_the_operator_says_is_right(config, host):
    public = config.model_copy(update={"public_url": "https://play.example.org"})
    assert reached(public, "http", host) == "https://play.example.org"


def test_to_find_it_nobody_needs_to_answer(monkeypatch):
    """The address is one of this machine's, or there is no network."""
    found = network_address()
    assert found == "" or found.count(".") == 3
    monkeypatch.setattr(address, "ELSEWHERE", ("127.0.0.1", 9))
    assert network_address() == "127.0.0.1"


async def test_pages_ask_for_it(client):
    answer = ok(await client.get("/api/address", headers={"host": "192.168.1.9:8000"}))
    assert answer == {"address": "http://192.168.1.9:8000"}
    assert ok(await client.get("/api/address", headers={"host": "127.0.0.1"})) == {"address": ""}


async def test_a_page_that_was_reached_so_may_change_things(client):
    """The address is one under which the guard lets pages in."""
    told = ok(await client.get("/api/address", headers={"host": "192.168.1.9:8000"}))["address"]
    headers = {"host": told.removeprefix("http://"), "origin": told}
    answer = await client.post("/api/guests", json={"name": "Phone"}, headers=headers)
    assert answer.status_code == 201
