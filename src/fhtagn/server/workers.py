"""Several processes that serve at one socket: those that die are replaced, all end together."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Final, NamedTuple

from structlog import get_logger

from fhtagn.clock import CLOCK
from fhtagn.kernel.complaint import Complaint
from fhtagn.server.config import Config
from fhtagn.server.metrics import added_up, forget
from fhtagn.server.process import leaving_by, work

SPAWN: Final = multiprocessing.get_context("spawn")
PAUSE: Final = 1.0  # seconds before a worker that has died is replaced
PATIENCE: Final = 15.0  # seconds that workers have to end
log = get_logger()


class Worker(NamedTuple):
    process: SpawnProcess
    listens: Connection  # has something to read when the worker does


def supervise(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Keep as many workers as the settings say until a signal ends us."""
    with added_up():
        workers = [_start(config, listening) for _ in range(config.workers)]
        try:
            for worker in workers:
                _await(worker)
            ready()
            while True:
                _replace_dead(workers, config, listening)
        finally:
            _end(workers)


def _start(config: Config, listening: socket.socket) -> Worker:
    reads, writes = SPAWN.Pipe(duplex=False)
    process = SPAWN.Process(target=_work, args=(config, listening, writes))
    process.start()
    writes.close()
    return Worker(process, reads)


def _await(worker: Worker) -> None:
    """Until it listens; whoever ends before that would do so again."""
    try:
        worker.listens.recv_bytes()
    except EOFError as error:
        worker.process.join()
        raise Complaint("worker-failed", code=worker.process.exitcode) from error


def _replace_dead(workers: list[Worker], config: Config, listening: socket.socket) -> None:
    """Wait until workers end, then start others in their places."""
    dead = wait([one.process.sentinel for one in workers])
    CLOCK.pause(PAUSE)
    for place, worker in enumerate(workers):
        if worker.process.sentinel in dead:
            log.error("worker-died", process=worker.process.pid, code=worker.process.exitcode)
            worker.listens.close()
            forget(worker.process.pid)
            workers[place] = _start(config, listening)


def _end(workers: list[Worker]) -> None:
    for worker in workers:
        worker.process.terminate()
    until = CLOCK.steady() + PATIENCE
    for worker in workers:
        worker.process.join(max(0, until - CLOCK.steady()))
        worker.process.kill()


# -- within a worker -------------------------------------------------------------------------------


def _work(config: Config, listening: socket.socket, listens: Connection) -> None:
    Thread(target=_end_with_parent, daemon=True).start()
    with leaving_by(signal.SIGTERM, signal.SIGINT):
        work(config, listening, lambda: listens.send_bytes(b"listens"))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
