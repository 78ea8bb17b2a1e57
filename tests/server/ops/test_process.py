"""One process that serves, before it is started: what uvicorn is told."""

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fhtagn.server.config import Config
from fhtagn.server.process import Server
from fhtagn.server.run import address_of, listener


def told(tmp_path, **settings):
    """uvicorn's settings."""
    server = Server(Config(data=tmp_path, database="", **settings), lambda: None)
    server.config.load()
    return server.config


@pytest.mark.parametrize(
    ("name", "address"),
    [(("10.0.0.1", 80), "http://10.0.0.1:80"), (("::1", 8000, 0, 0), "http://[::1]:8000")],
)
def test_the_address_can_be_opened(name, address):
    class Listening:
        def getsockname(self):
            return name

    assert address_of(Listening()) == address


def test_any_free_port():
    with listener("127.0.0.1", 0) as one, listener("127.0.0.1", 0) as other:
        assert address_of(one) != address_of(other)


def test_what_proxies_say_is_believed_of_those_that_are_named(tmp_path):
    wrapped = told(tmp_path, trusted_proxies=["10.0.0.0/8", "::1"]).loaded_app
    trusted = wrapped.trusted_hosts
    assert ["10.1.2.3" in trusted, "::1" in trusted] == [True, True]
    assert ["127.0.0.1" in trusted, "11.0.0.1" in trusted] == [False, False]


def test_without_a_proxy_nobody_is_believed(tmp_path, monkeypatch):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # uvicorn's own setting is none of ours
    server = Server(Config(data=tmp_path, database=""), lambda: None)
    server.config.load()
    assert server.config.loaded_app is server.app


def test_sockets_have_limits(tmp_path):
    config = told(tmp_path)
    assert config.ws_max_size == 65_536
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (20, 20)
    assert issubclass(config.ws_protocol_class, WebSocketsSansIOProtocol)
    assert config.http_protocol_class.__name__ == "HttpToolsProtocol"
