"""Starting the server: what can go wrong is said plainly, then one process serves or several."""

from __future__ import annotations

import errno
import signal
import socket
from collections.abc import Callable
from typing import Final

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.admin.folder import data_of
from fhtagn.server.config import Config
from fhtagn.server.process import BACKLOG, leaving_by, work
from fhtagn.server.store.migrate import upgrade
from fhtagn.server.workers import supervise

REFUSALS: Final = {
    errno.EADDRINUSE: "port-taken",
    errno.EACCES: "port-forbidden",
    errno.EADDRNOTAVAIL: "host-not-here",
}


def serve(
    config: Config, *, migrating: Callable[[str], None], ready: Callable[[str], None]
) -> None:
    """Run until a signal ends it. `ready` hears the address when the server really listens."""
    if config.workers > 1 and not config.database:
        raise Complaint("workers-need-postgres", count=config.workers)
    run = supervise if config.workers > 1 else work
    with (
        leaving_by(signal.SIGTERM),
        data_of(config) as hold,
        listener(config.host, config.port) as listening,
    ):
        address = address_of(listening)
        hold.sign(address)
        upgrade(config.store_url, migrating)
        run(config, listening, lambda: ready(address))


# -- the address -----------------------------------------------------------------------------------


def listener(host: str, port: int) -> socket.socket:
    """A socket that listens; whoever connects early waits until the server is ready."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise Complaint("host-unknown", host=host) from error
    family, kind, protocol, _name, where = found[0]
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        made.listen(BACKLOG)
    except OSError as error:
        made.close()
        name = REFUSALS.get(error.errno or 0, "cannot-listen")
        raise Complaint(name, host=host, port=str(port), why=error.strerror or "") from error
    return made


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
