"""Those who listen to a room: players at their seats, and watchers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from fhtagn.kernel.state import Seat
from fhtagn.server.errors import Refusal
from fhtagn.server.protocol import AnyMessage


class Listener(Protocol):
    """A socket, here or at another worker. `seats` are those of its player, or the spectator's."""

    seats: tuple[Seat, ...]

    def send(self, message: AnyMessage) -> None: ...

    def dismiss(self, refusal: Refusal) -> None:
        """Whoever listens must go, and why."""


class Audience:
    """Who listens now, and since when a seat has had nobody.

    `left_at` is told. `absent_since` is later if a player who has no socket has looked since, or
    done what the others heard of; it shows when they claim the seat, so nothing else may count.
    """

    def __init__(self, seats: int, now: int) -> None:
        self.listeners: list[Listener] = []
        self.left_at: dict[Seat, int] = dict.fromkeys(range(seats), now)
        self.absent_since = dict(self.left_at)

    def enter(self, listener: Listener) -> None:
        self.listeners.append(listener)
        for seat in listener.seats:
            self.left_at.pop(seat, None)
            self.absent_since.pop(seat, None)

    def leave(self, listener: Listener, now: int) -> None:
        self.listeners = [one for one in self.listeners if one is not listener]
        for seat in listener.seats:
            if seat >= 0 and not any(self.at(seat)):
                self.left_at[seat] = self.absent_since[seat] = now

    def seen(self, seat: Seat, now: int) -> None:
        """Somebody who does not listen has looked, or done what all have heard of."""
        if seat in self.absent_since:
            self.absent_since[seat] = now

    def at(self, seat: Seat) -> Iterator[Listener]:
        return (one for one in self.listeners if seat in one.seats)

    def seats(self) -> set[Seat]:
        """The seats at which somebody listens."""
        return {seat for one in self.listeners for seat in one.seats}

    def tell(self, seat: Seat, message: AnyMessage) -> None:
        for listener in self.at(seat):
            listener.send(message)

    def tell_all(self, message: AnyMessage) -> None:
        for listener in self.listeners:
            listener.send(message)
