"""Buzzers: which seats were first, by the table's clock, and how the table tells the game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from random import Random
from typing import NamedTuple

from fhtagn.kernel.game import Buzzer
from fhtagn.kernel.present import Present
from fhtagn.kernel.rules import saying
from fhtagn.kernel.state import TABLE, Seat


def ms(seconds: float) -> int:
    """Whole milliseconds: a third of a second must not hang on the last bit of a float."""
    return round(seconds * 1000)


class OpenBuzzer(NamedTuple):
    """The question to the table that is open now, and the keys with which its clock answers."""

    prompt: str
    buzzer: Buzzer
    keys: Mapping[Seat, str]  # by the seat that a key names
    last: str  # the key that names nobody, or nobody else
    begins: bool  # whether no seat is named yet; if one is, a table was resumed in between

    def answer(self, seats: Collection[Seat]) -> str:
        """The key of the next of the seats, or else the last one."""
        return next((key for seat, key in self.keys.items() if seat in seats), self.last)


def open_buzzer(present: Present) -> OpenBuzzer | None:
    """The question that is put to the table now, if there is one."""
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
        self.at = dict(bots)  # a bot's moment is fixed beforehand and heard when its time comes

    def since(self, now: float) -> int:
        return ms(now) - self.started

    def buzz(self, seat: Seat, now: float) -> None:
        """The first time counts; the others change nothing."""
        self.at.setdefault(seat, self.since(now))

    def heard(self, now: float) -> dict[Seat, int]:
        """Who has buzzed so far, and when."""
        return {seat: at for seat, at in self.at.items() if at <= self.since(now)}

    def first(self, now: float) -> frozenset[Seat] | None:
        """The seats that were first; no seat if all kept silent; None while it lasts."""
        heard, passed = self.heard(now), self.since(now)
        if not heard:
            return frozenset() if passed > self.buzzer.patience else None
        latest = min(heard.values()) + self.buzzer.together
        if passed <= latest:
            return None
        return frozenset(seat for seat, at in heard.items() if at <= latest)

    @property
    def ends_at(self) -> int:
        """The earliest moment, by the clock it was started with, at which the first are known."""
        buzzer = self.buzzer
        latest = min(self.at.values()) + buzzer.together if self.at else buzzer.patience
        return self.started + latest + 1

    def left(self, now: float) -> int:
        """The whole seconds for which the table still waits."""
        return max(0, -((self.since(now) - self.buzzer.patience) // 1000))


def moments(buzzer: Buzzer, bots: Iterable[Seat], dice: Random) -> dict[Seat, int]:
    """When each of the bots buzzes, in milliseconds: by lot."""
    return {seat: dice.randint(*buzzer.bots) for seat in bots}
