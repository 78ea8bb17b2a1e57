"""What the listeners of a room are told: everything at first, then whatever has changed."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from fhtagn.content.structs import Json
from fhtagn.kernel.state import Seat
from fhtagn.server.errors import Refusal
from fhtagn.server.protocol import AnyMessage, Room, State
from fhtagn.server.room import messages
from fhtagn.server.room.entries import LogEntry
from fhtagn.server.room.listeners import Audience, Listener
from fhtagn.server.room.room_state import RoomState
from fhtagn.server.room.seat_feed import changes


class Broadcast:
    """The listeners of a room, and what each of their seats has been shown last."""

    def __init__(self, state: RoomState, audience: Audience) -> None:
        self.state, self.audience = state, audience
        self.shown: dict[Seat, dict[str, Json]] = {}
        self.last: Room | None = None

    def enter(self, listener: Listener, since: Mapping[Seat, int]) -> None:
        """From here on the listener is told everything, beginning with where the table is now."""
        self.audience.enter(listener)
        for seat in listener.seats:
            listener.send(self.state_for(seat, since.get(seat)))
        self.last = None  # so that the newcomer is told of the room, too

    def leave(self, listener: Listener, now: int) -> None:
        self.audience.leave(listener, now)
        self.shown = {seat: self.shown[seat] for seat in self.shown if any(self.audience.at(seat))}

    def state_for(self, seat: Seat, since: int | None) -> State:
        shown = self.shown.get(seat)
        if shown is None:
            shown = messages.table_of(self.state, seat)
            if any(self.audience.at(seat)):
                self.shown[seat] = shown
        return messages.state(self.state, seat, since, shown)

    def numbers(self) -> dict[Seat, int]:
        return {seat: feed.n for seat, feed in self.state.feeds.items()}

    def publish(self, entry: LogEntry, before: Mapping[Seat, int]) -> None:
        """Tell the seats whose feeds have gone on since those numbers."""
        for seat in self.audience.seats():
            if self.state.feeds[seat].n != before[seat]:
                self.audience.tell(seat, self._message(seat, entry))

    def _message(self, seat: Seat, entry: LogEntry) -> AnyMessage:
        state = self.state
        if entry.kind == "said":
            return messages.said(state, seat)
        new = messages.table_of(state, seat)
        differ = changes(self.shown[seat], new)
        if not differ and state.feeds[seat].changed != state.feeds[seat].n:
            return messages.noted(state, seat, entry)
        self.shown[seat] = new
        return messages.update(state, seat, differ)

    def tell_room(self, about: Room) -> None:
        """Who sits here and how they stand, if it has changed."""
        if self.last != _at_the_time(about, self.last):
            self.last = about
            self.audience.tell_all(about)

    def dismiss(self, refusal: Refusal) -> None:
        """Nobody is told anything any more."""
        gone, self.audience.listeners = self.audience.listeners, []
        for listener in gone:
            listener.dismiss(refusal)


def _at_the_time(about: Room, last: Room | None) -> Room:
    """The message as if it were of the same moment as the last one."""
    return replace(about, now=last.now) if last else about
