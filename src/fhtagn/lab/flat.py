"""The laws about the state: flat containers of plain values; clones and saves work."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from fhtagn.kernel.effects import QUERIES, Living, touch
from fhtagn.kernel.events import Event, kept_names
from fhtagn.kernel.fields import names_of
from fhtagn.kernel.rules import name_of
from fhtagn.kernel.save import load, save
from fhtagn.kernel.state import SPECTATOR, State
from fhtagn.lab.broken import Broken
from fhtagn.lab.laws import every_move, seen
from fhtagn.lab.play import Picture, Ply, do, exactly

PLAIN: Final = (int, str, bool, type(None))


def state_is_flat(at: Ply) -> None:
    """Every field is a plain value, or one container of plain values and tuples of them."""
    for name in names_of(type(at.g), "saved"):
        inside = _inside(getattr(at.g, name))
        if wrong := [item for item in inside if not is_plain(item)]:
            raise Broken("flat state", at.number, f"{name} holds {wrong[0]!r}")


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return value if isinstance(value, list) else [value]


def is_plain(value: object) -> bool:
    """An int, string, bool, None, or a tuple of these; an event with such fields."""
    if isinstance(value, Event):
        kind: Any = type(value)
        return all(is_plain(getattr(value, name)) for name in kept_names(kind))
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    return type(value) in PLAIN


def agenda_is_plain(at: Ply) -> None:
    """The arguments on the agenda are plain values in plain tuples."""
    agenda = at.g.agenda
    while agenda is not None:
        (fn, args), agenda = agenda
        for value in args:
            if not is_plain(value) or _has_records(value):
                raise Broken("plain agenda", at.number, f"{name_of(fn)} will get {value!r}")


def _has_records(value: object) -> bool:
    """Whether there is a named tuple or an event: a save would return it as a plain tuple."""
    if isinstance(value, Event):
        return True
    return isinstance(value, tuple) and (type(value) is not tuple or any(map(_has_records, value)))


# -- clones ----------------------------------------------------------------------------------------


def clones_share_nothing(at: Ply) -> None:
    """A clone has its own containers; no change to it changes the table."""
    clone, before = at.g.clone(), Picture(at.g)
    if Picture(clone) != before:
        raise Broken("clones share nothing", at.number, "the clone is not like the table")
    for name, one in type(at.g).FIELDS.items():
        if one.keeping not in ("derived", "given"):
            _apart(at, name, getattr(at.g, name), getattr(clone, name))
    for move in every_move(at):
        do(at.g.clone(), move)
    if Picture(at.g) != before or at.g.events:
        raise Broken("clones share nothing", at.number, "a move on a clone changed the table")


def _apart(at: Ply, name: str, own: object, other: object) -> None:
    if own is other and isinstance(own, list | dict | set):
        raise Broken("clones share nothing", at.number, f"clone and table share {name}")


def derived_are_fresh(at: Ply) -> None:
    """Derived fields have the value that a rebuild would give them now."""
    fresh = at.g.clone()
    fresh.rebuild()
    for name in names_of(type(at.g), "derived"):
        if name == "cache":
            continue  # queries fill it
        kept, made = getattr(at.g, name), getattr(fresh, name)
        if _without_empty(kept) != _without_empty(made):
            raise Broken("derived are fresh", at.number, f"{name} is {kept!r}, anew {made!r}")
    if isinstance(at.g, Living):
        _cache_is_fresh(at, at.g)


def _without_empty(value: object) -> object:
    """The index without empty channels."""
    return (
        {key: item for key, item in value.items() if item != ()}
        if isinstance(value, dict)
        else value
    )


def _cache_is_fresh(at: Ply, g: Living) -> None:
    fresh = g.clone()
    touch(fresh)
    for (name, thing), kept in g.cache.items():
        if (made := QUERIES[name].fresh(fresh, thing)) != kept:
            raise Broken(
                "derived are fresh", at.number, f"{name} of {thing}: {kept!r}, anew {made!r}"
            )


# -- saves -----------------------------------------------------------------------------------------


def saves_come_back(at: Ply) -> None:
    """A table saved as text and loaded is equal in value and type, and plays on the same."""
    loaded, clone = reloaded(at), at.g.clone()
    _expect_same(at, clone, loaded, "loaded")
    for seat in (*range(clone.seats), SPECTATOR):
        if seen(at.game, clone, seat) != seen(at.game, loaded, seat):
            raise Broken("saves come back", at.number, f"seat {seat} is sent something else")
    if at.move is not None:
        do(clone, at.move)
        do(loaded, at.move)
        _expect_same(at, clone, loaded, "loaded and played on")


def reloaded(at: Ply) -> State:
    blank: State = at.game.blank()
    return load(blank, json.loads(json.dumps(save(at.g))))


def _expect_same(at: Ply, one: State, other: State, when: str) -> None:
    for name in ("agenda", *names_of(type(one), "saved")):
        own, found = getattr(one, name), getattr(other, name)
        if not exactly(own, found):
            detail = f"{when}, {name} is {found!r} instead of {own!r}"
            raise Broken("saves come back", at.number, detail)
