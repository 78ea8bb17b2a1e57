"""What a game has used of itself: its cards, its abilities, its rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from fhtagn.kernel.effects import ABILITIES
from fhtagn.kernel.game import Game
from fhtagn.kernel.rules import ENTRIES, Task, saying
from fhtagn.kernel.state import EVERYONE, Event


class Exercised:
    """The names of what was used and of what there is, which add up over games."""

    def __init__(self) -> None:
        self.cards: set[str] = set()
        self.all_cards: set[str] = set()
        self.codes: set[CodeType] = set()
        self.functions: set[str] = set()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Note every function that is called meanwhile."""
        before = sys.getprofile()
        sys.setprofile(self._called)
        try:
            yield
        finally:
            sys.setprofile(before)

    def _called(self, frame: FrameType, event: str, _arg: object) -> None:
        if event == "call":
            self.codes.add(frame.f_code)

    def chosen(self, g: Any, task: Task) -> None:
        """Note the cards that an option names."""
        self.all_cards.update(g.code)
        said = saying(g, task)
        self._named((*said.about.values(), *said.also.values()))

    def told(self, events: Iterable[Event]) -> None:
        """Note the cards that all are told of."""
        for event in events:
            if event.only == EVERYONE:
                self._named(event.values)

    def _named(self, values: Iterable[Any]) -> None:
        for value in values:
            if isinstance(value, tuple):
                self._named(value)
            elif isinstance(value, str):
                self.cards.add(value)

    def close(self, game: Game) -> Exercised:
        """Turn functions into names, which can be sent to another process."""
        named = {**_rules(game), **_abilities(game)}
        self.functions = {name for name, fn in named.items() if fn.__code__ in self.codes}
        self.codes = set()
        return self

    def add(self, other: Exercised) -> None:
        self.cards |= other.cards
        self.all_cards |= other.all_cards
        self.functions |= other.functions

    def never(self, game: Game) -> dict[str, list[str]]:
        """What was never used, by kind."""
        return {
            "cards": sorted(self.all_cards - self.cards),
            "abilities": sorted(_abilities(game).keys() - self.functions),
            "rules": sorted(_rules(game).keys() - self.functions),
        }


def _rules(game: Game) -> dict[str, Callable[..., Any]]:
    return {entry.name: fn for fn, entry in ENTRIES.items() if _is_of(game, fn)}


def _abilities(game: Game) -> dict[str, Callable[..., Any]]:
    return {name: ability.fn for name, ability in ABILITIES.items() if _is_of(game, ability.fn)}


def _is_of(game: Game, fn: Callable[..., Any]) -> bool:
    """A game is a package of the house, or a module on its own."""
    home = game.first.__module__
    if home.startswith("fhtagn.games."):
        return fn.__module__.startswith(f"fhtagn.games.{game.name}.")
    return fn.__module__ == home
