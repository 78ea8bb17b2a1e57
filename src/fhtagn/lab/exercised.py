"""Which cards, abilities and rules of a game were used."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType

from fhtagn.kernel.effects import ABILITIES
from fhtagn.kernel.events import Logged
from fhtagn.kernel.game import Game
from fhtagn.kernel.rules import ENTRIES, Task, saying
from fhtagn.kernel.state import State


class Exercised:
    """The names of used things and of all things; they add up over games."""

    def __init__(self) -> None:
        self.cards: set[str] = set()
        self.all_cards: set[str] = set()
        self.codes: set[CodeType] = set()
        self.functions: set[str] = set()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Note every function called in this context."""
        before = sys.getprofile()
        sys.setprofile(self._called)
        try:
            yield
        finally:
            sys.setprofile(before)

    def _called(self, frame: FrameType, event: str, _arg: object) -> None:
        if event == "call":
            self.codes.add(frame.f_code)

    def chosen(self, g: State, task: Task) -> None:
        """Note the cards that an option names."""
        self.all_cards.update(g.code)
        said = saying(g, task)
        self._named((*said.about.values(), *said.also.values()))

    def told(self, events: Iterable[Logged]) -> None:
        """Note the cards in public events."""
        for event in events:
            if event.others is None:
                self._named(event.told.values())

    def _named(self, values: Iterable[object]) -> None:
        for value in values:
            if isinstance(value, tuple):
                self._named(value)
            elif isinstance(value, str):
                self.cards.add(value)

    def close(self, game: Game) -> Exercised:
        """Replace functions by names, which another process can read."""
        named = {**_rules(game), **_abilities(game)}
        self.functions = {name for name, code in named.items() if code in self.codes}
        self.codes = set()
        return self

    def add(self, other: Exercised) -> None:
        self.cards |= other.cards
        self.all_cards |= other.all_cards
        self.functions |= other.functions

    def never(self, game: Game) -> dict[str, list[str]]:
        """The things never used, by kind."""
        return {
            "cards": sorted(self.all_cards - self.cards),
            "abilities": sorted(_abilities(game).keys() - self.functions),
            "rules": sorted(_rules(game).keys() - self.functions),
        }


def _rules(game: Game) -> dict[str, CodeType]:
    return {entry.name: fn.__code__ for fn, entry in ENTRIES.items() if _is_of(game, fn.__module__)}


def _abilities(game: Game) -> dict[str, CodeType]:
    named = {name: ability.fn for name, ability in ABILITIES.items()}
    return {name: fn.__code__ for name, fn in named.items() if _is_of(game, fn.__module__)}


def _is_of(game: Game, module: str) -> bool:
    """Whether a function belongs to the game: a package of ours, or a single module."""
    home = game.rules.first.__module__
    if home.startswith("fhtagn.games."):
        return module.startswith(f"fhtagn.games.{game.name}.")
    return module == home
