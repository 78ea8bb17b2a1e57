"""The state of a room follows a log, and says where the present rules would have it otherwise."""

from __future__ import annotations

from collections.abc import Iterable

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.errors import Conflict
from fhtagn.server.room.entries import LogEntry
from fhtagn.server.room.room_state import RoomState


def follow(state: RoomState, entries: Iterable[LogEntry]) -> RoomState:
    for entry in entries:
        held = Conflict("match-held", match=state.setup.match, seq=entry.seq)
        if not state.is_at(entry.mark):
            raise held
        try:
            state.admit(entry)
        except Complaint as refusal:
            raise held from refusal
    return state
