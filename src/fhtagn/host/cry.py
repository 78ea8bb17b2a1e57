"""The cry «Ктулху фхтагн!»: who was first, and who cried at the same moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from fhtagn.kernel.rules import cites
from fhtagn.kernel.state import Seat

TOGETHER: Final = 300  # ms after the earliest cry
PATIENCE: Final = 15_000  # ms without any
BOTS: Final = (2_500, 7_000)  # ms after which a bot cries, so that a person can be first


def ms(seconds: float) -> int:
    """Whole milliseconds: a third of a second must not hang on the last bit of a float."""
    return round(seconds * 1000)


class Cry:
    """The cries of one table, in milliseconds after its clock was started."""

    def __init__(self, now: float, delays: Mapping[Seat, int]) -> None:
        self.started = ms(now)
        self.cries = dict(delays)  # a bot's cry is fixed beforehand and heard when its time comes

    def since(self, now: float) -> int:
        return ms(now) - self.started

    def press(self, seat: Seat, now: float) -> None:
        """A player's first press counts; the others change nothing."""
        self.cries.setdefault(seat, self.since(now))

    def heard(self, now: float) -> dict[Seat, int]:
        """Who has cried so far, and when."""
        return {seat: at for seat, at in self.cries.items() if at <= self.since(now)}

    def callers(self, now: float) -> tuple[Seat, ...] | None:
        """Those who cried first, in seat order; nobody if all kept silent; None while it lasts."""
        heard = self.heard(now)
        if not heard:
            return () if patience_is_over(self.since(now)) else None
        earliest = min(heard.values())
        if at_once(earliest, self.since(now)):
            return None
        return tuple(sorted(seat for seat, at in heard.items() if at_once(earliest, at)))

    @property
    def ends_at(self) -> int:
        """The first moment, by the clock it was started with, at which the callers are known."""
        latest = min(self.cries.values()) + TOGETHER if self.cries else PATIENCE
        return self.started + latest + 1

    def left(self, now: float) -> int:
        """The whole seconds for which the table still waits."""
        return max(0, -((self.since(now) - PATIENCE) // 1000))


@cites("MH 3.17")
def at_once(earliest: int, other: int) -> bool:
    """Cries within 300 ms of the earliest count as simultaneous."""
    return other - earliest <= TOGETHER


@cites("MH 3.23")
def patience_is_over(waited: int) -> bool:
    """The table waits fifteen seconds for a cry."""
    return waited > PATIENCE


def keys(callers: Sequence[Seat]) -> list[str]:
    """What the table tells the game."""
    if not callers:
        return ["nobody"]
    first, *others = callers
    return [f"first:{first}", *(f"also:{seat}" for seat in others), "no_more"]


def delays(bots: Sequence[Seat], dice: Random) -> dict[Seat, int]:
    return {seat: dice.randint(*BOTS) for seat in bots}
