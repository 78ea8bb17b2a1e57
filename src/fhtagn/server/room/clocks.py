"""The clocks of a table: some time for each question, and a bank for all that takes longer."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from msgspec import Struct

from fhtagn.clock import Clock
from fhtagn.kernel.state import Seat
from fhtagn.server.lobby.terms import Pace

SECOND: Final = 1000


class Steady:
    """The time in a room: it begins with the wall's, and runs evenly however that is set.

    It begins no earlier than the last entry, should the wall's clock have been set back since.
    """

    def __init__(self, clock: Clock, last: int) -> None:
        self.clock = clock
        self.began, self._since = max(clock.wall(), last), clock.steady()

    def now(self) -> int:
        return self.began + round((self.clock.steady() - self._since) * 1000)

    def on_the_wall(self, at: int) -> int:
        """When it is that time in the room, as the wall's clock goes now."""
        return at - self.now() + self.clock.wall()


class Time(NamedTuple):
    """Since when a seat has been asked, and its bank then."""

    since: int | None
    bank: int


class Clocks(Struct):
    """`banks` is what each seat has left; `since` when each seat that is asked was asked."""

    pace: Pace
    banks: list[int]
    since: dict[Seat, int]

    @classmethod
    def begun(cls, pace: Pace, seats: int) -> Clocks:
        return cls(pace, [pace.bank * SECOND] * seats, {})

    def look(self, asked: Collection[Seat], mover: Seat, at: int) -> None:
        """After a move: whoever has answered is charged, whoever is asked anew begins."""
        for seat in list(self.since):
            if seat == mover or seat not in asked:
                self._charge(seat, at - self.since.pop(seat))
        for seat in asked:
            if seat >= 0:
                self.since.setdefault(seat, at)

    def time_of(self, seat: Seat) -> Time:
        """How the seat's clock stands; of the table's own seat there is none."""
        return Time(self.since.get(seat), self.banks[seat]) if seat >= 0 else Time(None, 0)

    def is_over(self, time: Time, now: int) -> bool:
        """Whether a question whose clock stood so would have no time left."""
        if self.pace.per_move is None or time.since is None:
            return False
        return time.since + self.pace.per_move * SECOND + time.bank <= now

    def set_back(self, seat: Seat, time: Time) -> None:
        """The question is the one of then, and its time has gone on since."""
        if time.since is not None:
            self.since[seat], self.banks[seat] = time.since, time.bank

    def _charge(self, seat: Seat, spent: int) -> None:
        if self.pace.per_move is not None:
            over = max(0, spent - self.pace.per_move * SECOND)
            self.banks[seat] = max(0, self.banks[seat] - over)

    def bank(self, seat: Seat) -> int | None:
        return None if self.pace.per_move is None else self.banks[seat]

    def deadline(self, seat: Seat) -> int | None:
        """When the seat's time for its question is over; none without a clock or a question."""
        if self.pace.per_move is None or seat not in self.since:
            return None
        return self.since[seat] + self.pace.per_move * SECOND + self.banks[seat]
