"""What is measured while the server runs; `/metrics` shows it, added up over all workers.

Several workers keep their figures in files of one folder, which `ACROSS` names in their environment
before they start: the library finds it there.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

ACROSS: Final = "PROMETHEUS_MULTIPROC_DIR"
NOW: Final = "livesum"  # of several workers: the sum over those that live

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
POWERS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

REQUESTS: Final = Histogram(
    "fhtagn_request_seconds",
    "Requests answered, and how long each took",
    ["method", "route", "status"],
    buckets=QUICK,
)
SOCKETS: Final = Gauge("fhtagn_sockets_open", "Sockets that are open", multiprocess_mode=NOW)
ROOMS: Final = Gauge(
    "fhtagn_rooms_awake", "Rooms of matches that are in memory", multiprocess_mode=NOW
)
UNPLAYABLE: Final = Counter("fhtagn_matches_unplayable", "Matches these rules could not take up")
MOVES: Final = Counter("fhtagn_moves", "Moves accepted, by game", ["game"])
REFUSED: Final = Counter("fhtagn_commands_refused", "Commands refused, by error", ["error"])
COMMITS: Final = Histogram(
    "fhtagn_commit_seconds", "Commits, and how long each took", buckets=QUICK
)
GROUPS: Final = Histogram("fhtagn_commit_writes", "Writes in one commit", buckets=POWERS)
BOTS_WAITING: Final = Gauge(
    "fhtagn_bots_waiting", "Moves of bots that nobody thinks about yet", multiprocess_mode=NOW
)
BOTS_THINKING: Final = Histogram(
    "fhtagn_bot_seconds", "Moves of bots, and how long each took, the waiting included",
    ["level"], buckets=QUICK,
)  # fmt: skip


def figures() -> bytes:
    """All that was measured, by this process or by all workers, as Prometheus reads it."""
    if ACROSS not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


@contextmanager
def added_up() -> Iterator[None]:
    """The workers that are started meanwhile add their figures up."""
    with TemporaryDirectory(prefix="fhtagn-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[ACROSS] = folder
        try:
            yield
        finally:
            del os.environ[ACROSS]


def forget(process: int | None) -> None:
    """What a worker that has ended had open is no longer open; what it counted stays counted."""
    mark_process_dead(process)  # type: ignore[no-untyped-call]
