"""How a socket is asked for, without a network between."""

from fhtagn.server.protocol import VERSION
from tests.server.visitor import HOME


async def handshake(app, path, visitor, query=f"protocol={VERSION}"):
    """101 if it is opened, else the status of the refusal; it is left at once."""
    coming = iter([{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}])
    sent = []

    async def receive():
        return next(coming)

    async def send(message):
        sent.append(message)

    await app(scope(path, visitor, query), receive, send)
    (first, *_more) = sent
    return 101 if first["type"] == "websocket.accept" else first["status"]


def scope(path, visitor, query=""):
    headers = {"host": HOME.split("//")[1], "origin": HOME}
    if visitor.cookies:
        headers["cookie"] = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    return {
        "type": "websocket",
        "scheme": "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 40_000),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }
