"""The interface of bots: position in, key out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from fhtagn.kernel.game import Game
from fhtagn.kernel.present import sent, worlds
from fhtagn.kernel.state import Seat, State


class Position(NamedTuple):
    """A seat's situation: the messages for it, and tables that it cannot tell from the real one.

    `worlds(seed)` gives the bot its own table; the bot may change it.
    """

    game: Game
    seat: Seat
    sent: dict[str, Any]
    worlds: Callable[[int], State]

    @property
    def options(self) -> list[str]:
        found: list[str] = self.sent["options"]
        return found

    @property
    def asides(self) -> list[str]:
        """The asides that a bot may take: not giving up, and none that wait for the clock."""
        barred = {"resign", *self.game.rules.waits}
        return [key for key in self.sent["asides"] if key not in barred]


class Bot(Protocol):
    """Anything that answers a position with the key of one of its options or asides."""

    def choose(self, position: Position) -> str: ...


def position(game: Game, g: State, seat: Seat) -> Position:
    return Position(game, seat, sent(game, g, seat), worlds(game, g, seat))


def dice(seed: int) -> Random:
    """A bot's own random numbers, separate from the game's."""
    return Random(seed)  # noqa: S311  nothing here is secret
