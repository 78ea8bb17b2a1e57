"""Lines between workers. Notifications may be lost, so those on a line are numbered.

If a number is missing, or nothing is heard for as long as a lease holds, the line is broken: both
ends forget all that was between them and begin anew. So nobody ever waits for what was lost, and
nobody is taken to be there who is not.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Iterator
from typing import Final, NamedTuple

from structlog import get_logger

from fhtagn.clock import Clock
from fhtagn.server.relay.frames import AnyFrame, Beat, LineBroken, decoder, encoder
from fhtagn.server.room.leases import LEASE

PIECE: Final = 7900  # bytes of a frame in one notification: PostgreSQL takes fewer than 8000
SPEECH, MEMORY = 5.0, 10.0  # seconds after which a speech is ended, and one heard is forgotten
log = get_logger()


class Speech(NamedTuple):
    """What one worker says to another, without a pause: how far it has come, and when."""

    name: int
    number: int
    at: float


class Lines:
    """The lines of one worker to its peers: what it says to each, and what it hears."""

    def __init__(
        self,
        worker: str,
        post: Callable[[str, list[str]], None],
        clock: Clock,
        *,
        hear: Callable[[str, AnyFrame], None],
        lose: Callable[[str], None],
    ) -> None:
        self.worker, self._post, self._hear, self._lose = worker, post, hear, lose
        self.clock = clock
        self.said: dict[str, Speech] = {}
        self.heard: dict[str, Speech] = {}
        self._pieces: dict[str, list[str]] = {}  # of frames that are not wholly heard yet
        self._since: dict[str, float] = {}  # when we began to listen for the beats of each
        self._names = itertools.count()

    def send(self, peer: str, frame: AnyFrame) -> None:
        name, last, _at = self.said.get(peer) or Speech(next(self._names), 0, 0)
        pieces = list(cut(encoder.encode(frame)))
        self.said[peer] = Speech(name, last + len(pieces), self.clock.steady())
        self._post(
            peer,
            [
                f"{self.worker} {name} {last + 1 + place} {place} {len(pieces)} {piece}"
                for place, piece in enumerate(pieces)
            ],
        )

    def receive(self, payload: str) -> None:
        peer, name, number, place, count, piece = payload.split(" ", 5)
        self._follow(peer, int(name), int(number))
        pieces = self._pieces[peer] = [*self._pieces.get(peer, [])[: int(place)], piece]
        if len(pieces) == int(count):
            self._take(peer, decoder.decode("".join(pieces)))

    def _follow(self, peer: str, name: int, number: int) -> None:
        """Each number follows the last; another speech begins with 1."""
        last = self.heard.get(peer)
        self.heard[peer] = Speech(name, number, self.clock.steady())
        if number != (last.number + 1 if last and last.name == name else 1):
            log.warning("line-broken", peer=peer, number=number)
            self._pieces[peer] = []
            self._break(peer)

    def _take(self, peer: str, frame: AnyFrame) -> None:
        if isinstance(frame, LineBroken):
            self._lose(peer)
        elif not isinstance(frame, Beat):
            self._hear(peer, frame)

    def _break(self, peer: str) -> None:
        self._lose(peer)
        self.send(peer, LineBroken())

    def beat(self, peers: Collection[str]) -> None:
        """Tell these peers that we are there, and see whether they are; forget old speeches."""
        now = self.clock.steady()
        self._since = {peer: self._since.get(peer, now) for peer in peers}
        for peer, since in self._since.items():
            self.send(peer, Beat())
            heard = self.heard.get(peer)
            if now - max(since, heard.at if heard else 0) > LEASE:
                log.warning("line-silent", peer=peer)
                self._break(peer)
        self.said = {peer: one for peer, one in self.said.items() if now - one.at < SPEECH}
        self.heard = {peer: one for peer, one in self.heard.items() if now - one.at < MEMORY}
        self._pieces = {peer: self._pieces[peer] for peer in self.heard}


def cut(frame: bytes) -> Iterator[str]:
    """The frame in pieces that are short enough, between whole letters."""
    start = 0
    while start < len(frame):
        end = min(start + PIECE, len(frame))
        while end < len(frame) and frame[end] & 0xC0 == 0x80:
            end -= 1
        yield frame[start:end].decode()
        start = end
