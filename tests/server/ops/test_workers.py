"""Several processes that serve at one address, on PostgreSQL."""

import os
import signal
import socket
from pathlib import Path

from tests.clock import wait_until
from tests.server.ops.serving import serving


def children(pid):
    """The processes a process has started and that are still there."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return {int(one) for one in text.split() if "spawn_main" in command_of(one)}


def command_of(pid):
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def test_several_workers_on_postgres(postgres_url):
    """A killed one is replaced; they end with their parent, however it ends."""
    with serving("--database", postgres_url, "--workers", "2") as server:
        parent = server.process.pid
        first = children(parent)
        assert len(first) == 2
        killed = min(first)
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda: not command_of(killed))
        assert server.asked()["status"] == "ok"  # the other one answers
        wait_until(lambda: len(children(parent) - first) == 1)
        assert server.asked()["status"] == "ok"
        last = children(parent)
        assert server.stopped() == 0
        assert not any(command_of(one) for one in last)


def healthy(server):
    """How often it was asked whether it is well, by its own figures."""
    lines = server.told("/metrics").splitlines()
    asked = [line for line in lines if 'seconds_count{method="GET",route="/healthz"' in line]
    return sum(float(line.rsplit(" ", 1)[1]) for line in asked)


def test_figures_of_all_workers_are_added_up(postgres_url):
    """Whichever answers, and those of a worker that has died stay counted."""
    with serving("--database", postgres_url, "--workers", "2") as server:
        for _ in range(20):
            server.asked()
        wait_until(lambda: {healthy(server) for _ in range(10)} == {20})  # told once it is answered
        parent = server.process.pid
        first = children(parent)
        os.kill(min(first), signal.SIGKILL)
        wait_until(lambda: len(children(parent) - first) == 1)
        assert {healthy(server) for _ in range(10)} == {20}


def test_workers_end_with_their_parent(postgres_url):
    with serving("--database", postgres_url, "--workers", "2") as server:
        workers = children(server.process.pid)
        port = int(server.address.rsplit(":", 1)[1])
        server.process.kill()
        server.process.wait()
    wait_until(lambda: not any(command_of(one) for one in workers))
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))
