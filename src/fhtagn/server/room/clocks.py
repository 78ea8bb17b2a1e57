"""The clocks of a table: some time for each question, and a bank for all that takes longer."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from fhtagn.kernel.state import Seat
from fhtagn.server.lobby.terms import Pace

SECOND: Final = 1000


class Clocks:
    """`banks` is what each seat has left; `since` when each seat that is asked was asked."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.banks = [pace.bank * SECOND] * seats
        self.since: dict[Seat, int] = {}

    def look(self, asked: Collection[Seat], mover: Seat, at: int) -> None:
        """After a move: whoever has answered is charged, whoever is asked anew begins."""
        for seat in list(self.since):
            if seat == mover or seat not in asked:
                self._charge(seat, at - self.since.pop(seat))
        for seat in asked:
            if seat >= 0:
                self.since.setdefault(seat, at)

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

    def saved(self) -> Any:
        return [self.banks, list(self.since.items())]

    def restore(self, saved: Any) -> None:
        banks, since = saved
        self.banks, self.since = list(banks), dict(since)
