"""Buzzers: which seats were first by the table's clock, and the keys that tell the game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from random import Random
from typing import NamedTuple

from fhtagn.kernel.game import Buzzer
from fhtagn.kernel.present import Present
from fhtagn.kernel.rules import saying
from fhtagn.kernel.state import TABLE, Seat


def ms(seconds: float) -> int:
    """Whole milliseconds: the comparison must not depend on the last bit of a float."""
    return round(seconds * 1000)


class OpenBuzzer(NamedTuple):
    """The open question to the table, and the keys with which the clock answers."""

    prompt: str
    buzzer: Buzzer
    keys: Mapping[Seat, str]  # by the seat that a key names
    last: str  # the key for no seat, or no other seat
    begins: bool  # whether no seat is named yet; on a resumed table one may be

    def answer(self, seats: Collection[Seat]) -> str:
        """The key of the next of these seats, or else the last key."""
        return next((key for seat, key in self.keys.items() if seat in seats), self.last)


def open_buzzer(present: Present) -> OpenBuzzer | None:
    """The open question to the table, if there is one."""
    asked = present.asked(TABLE)
    if asked is None:
        return None
    buzzer = present.game.rules.buzzers[asked.prompt]
    said = [(key, saying(present.g, task)) for key, task in present.answers(TABLE).items()]
    *named, (last, end) = said
    keys = {one.about["seat"]: key for key, one in named}
    return OpenBuzzer(asked.prompt, buzzer, keys, last, end.verb == buzzer.nobody)


class Buzzing:
    """Who has buzzed at one table, in milliseconds after its clock was started."""

    def __init__(self, buzzer: Buzzer, now: float, bots: Mapping[Seat, int]) -> None:
        self.buzzer, self.started = buzzer, ms(now)
        self.at = dict(bots)  # a bot's time is fixed at the start and counts when it comes

    def since(self, now: float) -> int:
        return ms(now) - self.started

    def buzz(self, seat: Seat, now: float) -> None:
        """The first time counts; the others change nothing."""
        self.at.setdefault(seat, self.since(now))

    def heard(self, now: float) -> dict[Seat, int]:
        """Who has buzzed so far, and when."""
        return {seat: at for seat, at in self.at.items() if at <= self.since(now)}

    def first(self, now: float) -> frozenset[Seat] | None:
        """The seats that were first; empty if no seat buzzed; None while the table waits."""
        heard, passed = self.heard(now), self.since(now)
        if not heard:
            return frozenset() if passed > self.buzzer.patience else None
        latest = min(heard.values()) + self.buzzer.together
        if passed <= latest:
            return None
        return frozenset(seat for seat, at in heard.items() if at <= latest)

    @property
    def ends_at(self) -> int:
        """The earliest time, by the clock of the start, at which the first are known."""
        buzzer = self.buzzer
        latest = min(self.at.values()) + buzzer.together if self.at else buzzer.patience
        return self.started + latest + 1

    def left(self, now: float) -> int:
        """The whole seconds for which the table still waits."""
        return max(0, -((self.since(now) - self.buzzer.patience) // 1000))


def moments(buzzer: Buzzer, bots: Iterable[Seat], dice: Random) -> dict[Seat, int]:
    """A random time in milliseconds for each bot."""
    return {seat: dice.randint(*buzzer.bots) for seat in bots}
