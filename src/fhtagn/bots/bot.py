"""What a bot is given, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from fhtagn.kernel.game import Game
from fhtagn.kernel.present import sent, worlds
from fhtagn.kernel.state import Seat, State


class Position(NamedTuple):
    """A seat's situation: what it is sent, and tables it cannot tell from the real one.

    `worlds(seed)` gives a table of the bot's own: what is done to it changes nothing elsewhere.
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
        """The asides a bot may take: neither giving up nor what waits for the clock."""
        barred = {"resign", *self.game.rules.waits}
        return [key for key in self.sent["asides"] if key not in barred]


class Bot(Protocol):
    """Anything that answers a position with the key of one of its options or asides."""

    def choose(self, position: Position) -> str: ...


def position(game: Game, g: State, seat: Seat) -> Position:
    return Position(game, seat, sent(game, g, seat), worlds(game, g, seat))


def dice(seed: int) -> Random:
    """A bot's own chance, apart from the game's."""
    return Random(seed)  # noqa: S311  nothing here is secret
