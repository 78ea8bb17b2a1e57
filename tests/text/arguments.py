"""What events, options, questions and reasons are about is what their game declares it to be."""

from importlib import import_module
from typing import Union, get_args, get_origin

import msgspec

from fhtagn.kernel.events import COUNT, shape_of, sort_of
from fhtagn.text.messages import NoWords
from fhtagn.text.words import SEAT, Words

CODES = {"str": str, "int": int}  # what a sort may call a value by


class Arguments:
    """What a game declares, what was met of it, and where that was something else."""

    def __init__(self, game):
        self.game, self.words = game, Words("en", game)
        declared = import_module(f"fhtagn.games.{game.name}.sorts").ARGUMENTS
        self.declared = {name: as_told(hint) for name, hint in declared.items()}
        self.told = {kind: told_types(one) for kind, one in game.display.events.items()}
        self.met, self.faults = set(), set()

    def event(self, told, seats):
        values = {name: value for name, value in told.items() if name != "kind"}
        self._look(f"event {told['kind']}", self.told[told["kind"]], values, seats)

    def about(self, where, about, seats):
        """Of an option, a question or a reason."""
        self.met |= about.keys()
        self._look(where, self.declared, about, seats)

    def _look(self, where, types, about, seats):
        for name, value in about.items():
            if name not in types or name not in self.game.display.sorts:
                self.faults.add(f"{where}: {name}={value!r} is not declared")
            elif not is_of(value, types[name]):
                self.faults.add(f"{where}: {name}={value!r} is no {types[name]}")
            elif not all(self._is_known(name, one, seats) for one in members(value)):
                self.faults.add(f"{where}: {name}={value!r} is no {self.game.display.sorts[name]}")

    def _is_known(self, name, value, seats):
        """A seat is taken, a code is printed on something; nothing is always known."""
        sort = self.game.display.sorts[name]
        if sort == SEAT:
            return 0 <= value < seats
        if isinstance(value, int):
            return True  # a place in a row, where a name stands elsewhere
        try:
            return not sort or value == "" or bool(self.words.name(name, value))
        except NoWords:
            return False


def members(value):
    return value if isinstance(value, tuple) else (value,)


def is_of(value, kind):
    """Exactly of that type: truth is no number, a list no tuple."""
    try:
        return msgspec.convert(value, kind) == value
    except msgspec.ValidationError:
        return False


def told_types(kind):
    """The types of all that anybody may be told of an event."""
    types = {COUNT: int}
    for name, one in shape_of(kind).told.items():
        types[name] = as_told(one.hint)
        many = get_origin(one.hint) is tuple
        types |= {back: coded(sort, many) for back, sort in one.backs.items()}
    return types


def as_told(hint):
    """The type of a value as everybody gets it: a thing by its code."""
    if get_origin(hint) is Union:
        return Union[tuple(as_told(one) for one in get_args(hint))]  # noqa: UP007  (made of parts)
    sort = sort_of(hint)
    is_coded = sort is not None and sort.code is not None
    return coded(sort, get_origin(hint) is tuple) if is_coded else hint


def coded(sort, many):
    code = CODES[sort.code.__annotations__["return"]]
    return tuple[code, ...] if many else code
