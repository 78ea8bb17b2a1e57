"""A visitor of the server: a client without a network between."""

from httpx2 import ASGITransport, AsyncClient

from fhtagn.server.protocol import VERSION

HOME = "http://fhtagn.test"
OURS = {"origin": HOME, "x-fhtagn": str(VERSION)}  # what our own pages send


class Visitor(AsyncClient):
    """A guest has the id of a person, and the token they are known by."""

    person = ""
    token = ""

    def __init__(self, app, *, headers=OURS, home=HOME, address="127.0.0.1"):
        transport = ASGITransport(app, client=(address, 40_000))
        super().__init__(transport=transport, base_url=home, headers=headers)
