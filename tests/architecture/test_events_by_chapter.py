"""The events of a game are those of all its chapters: none hides another of the same name."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

from fhtagn.games import GAMES, kinds_of
from fhtagn.kernel.events import Event, declared


def chapters(package: ModuleType) -> list[ModuleType]:
    names = [one.name for one in iter_modules(package.__path__)]
    return [import_module(f"{package.__name__}.{name}") for name in names]


def events(module: ModuleType) -> list[type[Event]]:
    """Those that the module itself defines."""
    classes = [one for one in vars(module).values() if isinstance(one, type)]
    return [one for one in classes if issubclass(one, Event) and one.__module__ == module.__name__]


def module(name: str, **things: object) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(things)
    return made


def drew(place: str) -> type[Event]:
    return type("Drew", (Event,), {"__module__": place, "__doc__": "A card is drawn."})


def test_an_event_that_hides_another_is_refused():
    early, late = module("early", Drew=drew("early")), module("late", Drew=drew("late"))
    with pytest.raises(ValueError, match="two events are called drew"):
        declared(early, late)


def test_a_chapter_may_use_the_events_of_another():
    late = drew("late")
    assert declared(module("early", Drew=late), module("late", Drew=late)) == {"drew": late}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_chapter_is_one_of_the_game(game):
    package = import_module(f"fhtagn.games.{game}.events")
    parts = chapters(package)
    assert len(parts) > 3
    told = [one for part in parts for one in events(part) if one.told]
    assert {one.kind: one for one in told} == kinds_of(game)
    assert len(told) == len(kinds_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_events_are_declared_nowhere_else(game):
    """What stands elsewhere nobody would have words for."""
    folder = f"fhtagn.games.{game}"
    modules = {one.__module__ for one in every_event() if one.__module__.startswith(f"{folder}.")}
    assert sorted(one for one in modules if not one.startswith(f"{folder}.events.")) == []


def every_event() -> list[type[Event]]:
    """All there are, once the games are loaded."""
    for game in GAMES:
        import_module(f"fhtagn.games.{game}.game")
    found: list[type[Event]] = []
    waiting = Event.__subclasses__()
    while waiting:
        found.append(waiting.pop())
        waiting += found[-1].__subclasses__()
    return found
