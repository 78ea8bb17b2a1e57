"""A real server in a thread of its own, reached over real sockets."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from fastapi import FastAPI


class Server(uvicorn.Server):
    """Tells when it listens, or has given up."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.settled = threading.Event()

    async def startup(self, sockets=None) -> None:
        try:
            await super().startup(sockets)
        finally:
            self.settled.set()


@contextmanager
def served(app: FastAPI) -> Iterator[str]:
    """The address of a server for the application."""
    config = uvicorn.Config(
        app, "127.0.0.1", 0, ws="websockets-sansio", log_config=None, access_log=False
    )
    server = Server(config)
    thread = threading.Thread(target=server.run, name="server")
    thread.start()
    try:
        server.settled.wait()
        assert server.started, "the server has not come up"
        host, port = server.servers[0].sockets[0].getsockname()
        yield f"http://{host}:{port}"
    finally:
        server.should_exit = True
        thread.join()
