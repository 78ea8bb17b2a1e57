"""What happens, as records with typed fields: each is declared once, where its game lists them.

    class Drew(Happening):
        '''The top card of a deck goes to a hand.'''

        seat: Seat
        card: Card = secret("seat")

    happened(g, Drew, seat, card)

The type of a field is its *sort*: an annotated type that may say how everybody calls a value, such
as a thing by its code. A secret field is for the seats that other fields name; the rest are told
of the same event without it, or how many things there were.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import (
    Any,
    ClassVar,
    NamedTuple,
    ParamSpec,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from fhtagn.kernel.rules import Value
from fhtagn.kernel.state import Event, State

P = ParamSpec("P")


class Sort(NamedTuple):
    """What kind of thing a value is, and how everybody calls it."""

    name: str
    code: Callable[[Any, Any], Value] | None = None  # of the table and the value


def secret(*seats: str, count: bool = False) -> Any:
    """A field that only the seats named by these fields are told.

    With `count`, the others are told how many things there are.
    """
    return field(metadata={"seats": seats, "count": count})


@dataclass_transform(field_specifiers=(secret,))
class Happening:
    """The base class of all events. Seats that may not know a secret are told the kind `unseen`."""

    kind: ClassVar[str]
    unseen: ClassVar[str]

    def __init_subclass__(cls, unseen: str = "") -> None:
        dataclass(cls)
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        cls.unseen = unseen or f"{cls.kind}_unseen"


Kind = type[Happening]


def happened(g: State, kind: Callable[P, Happening], *args: P.args, **more: P.kwargs) -> None:
    """Tell everybody as much as they may know; nothing is made if nobody listens."""
    if g.events is not None:
        g.events.append(logged(g, kind(*args, **more)))


def logged(g: State, one: Happening) -> Event:
    shape = shape_of(type(one))
    values = {name: shown(g, sort, getattr(one, name)) for name, sort in shape.sorts.items()}
    if not shape.secrets:
        return Event(one.kind, tuple(values.values()))
    only = 0
    for name in shape.seats:
        only |= 1 << getattr(one, name)
    public = [value for name, value in values.items() if name not in shape.secrets]
    counts = [len(values[name]) for name, counted in shape.secrets.items() if counted]
    return Event(one.kind, tuple(values.values()), only, (one.unseen, *public, *counts))


def shown(g: State, sort: Sort | None, value: Any) -> Value:
    if sort is None or sort.code is None:
        return value
    if isinstance(value, tuple):
        return tuple(sort.code(g, one) for one in value)
    return sort.code(g, value)


# -- what is declared ------------------------------------------------------------------------------


class Shape(NamedTuple):
    """The fields of a kind with their sorts; the secret ones, and whether they are counted."""

    sorts: Mapping[str, Sort | None]
    secrets: Mapping[str, bool]
    seats: tuple[str, ...]  # the fields that name who may know


SHAPES: dict[Kind, Shape] = {}


def shape_of(kind: Kind) -> Shape:
    if kind not in SHAPES:
        record: Any = kind
        every, hints = fields(record), get_type_hints(kind, include_extras=True)
        hidden = [one for one in every if one.metadata]
        sorts = {one.name: sort_of(hints[one.name]) for one in every}
        secrets = {one.name: bool(one.metadata["count"]) for one in hidden}
        seats = hidden[0].metadata["seats"] if hidden else ()
        if not sorts.keys() >= {*seats} or any(one.metadata["seats"] != seats for one in hidden):
            raise ValueError(f"{kind.kind}: the secrets of an event are for the same fields of it")
        SHAPES[kind] = Shape(sorts, secrets, seats)
    return SHAPES[kind]


def sort_of(hint: Any) -> Sort | None:
    """The sort in an annotation, or in that of a tuple's members."""
    one = get_args(hint)[0] if get_origin(hint) is tuple else hint
    return next((sort for sort in getattr(one, "__metadata__", ()) if isinstance(sort, Sort)), None)


def declared(*kinds: Kind) -> dict[str, tuple[str, ...]]:
    """The names of the values by kind, those of what the others are told included."""
    told: dict[str, tuple[str, ...]] = {}
    for kind in kinds:
        shape = shape_of(kind)
        told[kind.kind] = tuple(shape.sorts)
        if shape.secrets:
            public = [name for name in shape.sorts if name not in shape.secrets]
            told[kind.unseen] = (*public, *["count"] * sum(shape.secrets.values()))
    return told
