"""The exchange connects the workers' rooms: what is heard goes to whom it concerns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fhtagn.clock import Clock
from fhtagn.server.relay.frames import Answer, AnyFrame, Ask, Delivery, Dismissed, Leave
from fhtagn.server.relay.lines import Lines
from fhtagn.server.relay.post import Post
from fhtagn.server.relay.relays import Relays
from fhtagn.server.relay.serving import Serving

if TYPE_CHECKING:
    from fhtagn.server.room.rooms import Rooms


class Exchange:
    def __init__(self, rooms: Rooms, worker: str, url: str, clock: Clock) -> None:
        self.post = Post(url, worker, self._receive, clock)
        self.lines = Lines(worker, self.post.send, clock, hear=self._hear, lose=self._lose)
        self.relays = Relays(self.lines.send, clock)
        self.serving = Serving(rooms, self.lines.send)
        self._whose: dict[type[AnyFrame], Callable[[str, Any], None]] = {
            Ask: self.serving.asked,
            Leave: self.serving.left,
            Answer: self.relays.answered,
            Delivery: self.relays.told,
            Dismissed: self.relays.dismissed,
        }

    async def begin(self) -> None:
        await self.post.begin()

    async def beat(self) -> None:
        self.lines.beat(self.relays.peers() | self.serving.peers())

    async def take_leave(self) -> None:
        """Hear nothing more from others; whoever listens here to their matches must come again."""
        await self.post.stop_listening()
        self.relays.close()

    async def close(self) -> None:
        await self.serving.close()
        await self.post.close()

    def _receive(self, payload: str) -> None:
        self.lines.receive(payload)

    def _hear(self, peer: str, frame: AnyFrame) -> None:
        self._whose[type(frame)](peer, frame)

    def _lose(self, peer: str) -> None:
        self.relays.lose(peer)
        self.serving.lose(peer)
