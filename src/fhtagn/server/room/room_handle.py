"""Where a match is played: a room of this worker, or one of another that is reached by a relay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from fhtagn.kernel.state import Seat
from fhtagn.server.protocol import AnyMessage, Command, Room, State
from fhtagn.server.room.listeners import Listener


class RoomHandle(Protocol):
    """What one can do there; a Complaint if it is refused, `room-closed` if it is no more."""

    async def enter(self, listener: Listener, since: Mapping[Seat, int]) -> None: ...

    def leave(self, listener: Listener) -> None: ...

    async def obey(self, person: str, command: Command) -> AnyMessage: ...

    async def look(self, person: str, seat: Seat, since: int | None) -> State: ...

    async def look_around(self, person: str) -> Room: ...
