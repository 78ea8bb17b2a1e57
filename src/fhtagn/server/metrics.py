"""What is measured while the server runs; `/metrics` shows it. There is one set for a process."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
POWERS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

REQUESTS: Final = Histogram(
    "fhtagn_request_seconds",
    "Requests answered, and how long each took",
    ["method", "route", "status"],
    buckets=QUICK,
)
SOCKETS: Final = Gauge("fhtagn_sockets_open", "Sockets that are open")
ROOMS: Final = Gauge("fhtagn_rooms_awake", "Rooms of matches that are in memory")
UNPLAYABLE: Final = Counter("fhtagn_matches_unplayable", "Matches these rules could not take up")
MOVES: Final = Counter("fhtagn_moves", "Moves accepted, by game", ["game"])
REFUSED: Final = Counter("fhtagn_commands_refused", "Commands refused, by error", ["error"])
COMMITS: Final = Histogram(
    "fhtagn_commit_seconds", "Commits, and how long each took", buckets=QUICK
)
GROUPS: Final = Histogram("fhtagn_commit_writes", "Writes in one commit", buckets=POWERS)
BOTS_WAITING: Final = Gauge("fhtagn_bots_waiting", "Moves of bots that nobody thinks about yet")
BOTS_THINKING: Final = Histogram(
    "fhtagn_bot_seconds", "Moves of bots, and how long each took, the waiting included",
    ["level"], buckets=QUICK,
)  # fmt: skip
