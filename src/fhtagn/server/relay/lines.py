"""Lines between workers. Notifications may be lost, so those on a line are numbered.

If a number is missing, or nothing is heard for as long as a lease holds, the line is broken: both
ends forget all that was between them and begin anew. So nobody ever waits for what was lost, and
nobody is taken to be there who is not.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from time import monotonic
from typing import Final

from structlog import get_logger

from fhtagn.server.relay.frames import AnyFrame, Beat, Broken, decoder, encoder
from fhtagn.server.room.leases import LEASE

PIECE: Final = 7900  # bytes of a frame in one notification: PostgreSQL takes fewer than 8000
log = get_logger()


class Line:
    """How far the two directions have come. `pieces` are those of a frame not wholly heard yet."""

    def __init__(self) -> None:
        self.sent = 0
        self.heard: int | None = None
        self.heard_at = monotonic()
        self.pieces: list[str] = []


class Lines:
    """The lines of one worker to its peers; whoever has nothing to do with it has none."""

    def __init__(
        self,
        worker: str,
        post: Callable[[str, list[str]], None],
        *,
        hear: Callable[[str, AnyFrame], None],
        lose: Callable[[str], None],
    ) -> None:
        self.worker, self._post, self._hear, self._lose = worker, post, hear, lose
        self.lines: dict[str, Line] = {}

    def send(self, peer: str, frame: AnyFrame) -> None:
        line = self.lines.setdefault(peer, Line())
        pieces = list(cut(encoder.encode(frame)))
        payloads = [
            f"{self.worker} {line.sent + place + 1} {place} {len(pieces)} {piece}"
            for place, piece in enumerate(pieces)
        ]
        line.sent += len(pieces)
        self._post(peer, payloads)

    def receive(self, payload: str) -> None:
        peer, number, place, count, piece = payload.split(" ", 4)
        line = self.lines.setdefault(peer, Line())
        self._check(peer, line, int(number))
        line.heard, line.heard_at = int(number), monotonic()
        line.pieces = [*line.pieces[: int(place)], piece]
        if len(line.pieces) == int(count):
            self._take(peer, decoder.decode("".join(line.pieces)))

    def _check(self, peer: str, line: Line, number: int) -> None:
        """A peer may begin anew with 1; otherwise every number follows the last."""
        if line.heard is not None and number not in (1, line.heard + 1):
            log.warning("line-broken", peer=peer, heard=line.heard, now=number)
            line.pieces = []
            self.break_off(peer)

    def _take(self, peer: str, frame: AnyFrame) -> None:
        if isinstance(frame, Broken):
            self._lose(peer)
        elif not isinstance(frame, Beat):
            self._hear(peer, frame)

    def break_off(self, peer: str) -> None:
        self._lose(peer)
        self.send(peer, Broken())

    def beat(self, peers: Collection[str]) -> None:
        """Tell these peers that we are there, and see whether they are; forget all others."""
        self.lines = {peer: line for peer, line in self.lines.items() if peer in peers}
        for peer in peers:
            self.send(peer, Beat())
            if monotonic() - self.lines[peer].heard_at > LEASE:
                log.warning("line-silent", peer=peer)
                self.break_off(peer)


def cut(frame: bytes) -> Iterator[str]:
    """The frame in pieces that are short enough, between whole letters."""
    start = 0
    while start < len(frame):
        end = min(start + PIECE, len(frame))
        while end < len(frame) and frame[end] & 0xC0 == 0x80:
            end -= 1
        yield frame[start:end].decode()
        start = end
