"""What happens, as records with typed fields: each is declared once, in its game's `events`.

    class Drew(Event):
        '''The top card of a deck goes to a hand.'''

        seat: Seat
        card: Card = secret("seat")

        rules = ("TD 2.1",)
        en = "{ $seat } draws { $card }."
        en_unseen = "{ $seat } draws a card."

    happened(g, Drew, seat, card)

The type of a field is its *sort*: an annotated type that can say how clients name a value, such as
a thing by its code. Only the seats that other fields name may know a secret field. The others get
the same event without it, or with the part that the field allows. The words are Fluent patterns.
Their arguments are the fields and what `text/words.py` adds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from types import ModuleType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    ParamSpec,
    dataclass_transform,
    get_args,
    get_type_hints,
)

from fhtagn.kernel.rules import Value

if TYPE_CHECKING:
    from fhtagn.kernel.state import State

P = ParamSpec("P")
EVERYONE = -1  # as a set of seats: all bits
COUNT = "count"  # the field in the others' version that counts the secret things


class Sort(NamedTuple):
    """The kind of thing that a value means, and how clients name it."""

    name: str
    code: Callable[[Any, Any], Value] | None = None  # of the table and the value


Seat = Annotated[int, Sort("seat")]
Told = Mapping[str, Value]  # an event as a seat gets it: its `kind`, and values by name


class Logged(NamedTuple):
    """An event in two versions: for the seats that may know all, and for the others."""

    told: Told
    only: int = EVERYONE
    others: Told | None = None

    def seen_by(self, seat: int) -> Told:
        """The event in the seat's version."""
        if self.others is None or (seat >= 0 and self.only >> seat & 1):
            return self.told
        return self.others


def secret(*seats: str, count: bool = False, **backs: Any) -> Any:
    """A field that only the seats in the named fields may know.

    With `count`, the others get the number of things. Other names are fields for backs: the others
    get them instead, and their sort makes the back from the same value.
    """
    return field(metadata={"seats": seats, "count": count, "backs": backs})


def unsaid(default: Any = ...) -> Any:
    """A field only for abilities that answer the event; no seat gets it."""
    about = {"unsaid": True}
    return field(metadata=about) if default is ... else field(default=default, metadata=about)


def fleeting(default: Any) -> Any:
    """A field only for the seats: abilities that answer the event find the default."""
    return field(default=default, metadata={"fleeting": True})


@dataclass_transform(frozen_default=True, field_specifiers=(secret, unsaid, fleeting))
class Event:
    """The base class of all events, and how the log tells them."""

    kind: ClassVar[str]  # its name: `drew_again` for `DrewAgain`
    told: ClassVar[bool] = True  # or it is only there to be answered
    rules: ClassVar[tuple[str, ...]] = ()  # the statements that govern it
    rules_of: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # others for some values
    heading: ClassVar[bool] = False  # it begins a new part of the log
    quiet: ClassVar[bool | tuple[str, str]] = False
    """The log leaves it out: always, or when these two fields are equal."""
    subjects: ClassVar[tuple[str, ...]] = ()  # topics by which a reader can filter the log
    en: ClassVar[str] = ""
    ru: ClassVar[str] = ""
    en_unseen: ClassVar[str] = ""  # for seats that may not know all
    ru_unseen: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    @classmethod
    def is_news(cls, told: Told) -> bool:
        """Whether the log shows it."""
        if isinstance(cls.quiet, bool):
            return not cls.quiet
        one, other = cls.quiet
        return bool(told[one] != told[other])


Kind = type[Event]


def happened(g: State, kind: Callable[P, Event], *args: P.args, **more: P.kwargs) -> None:
    """Tell each seat as much as it may know, and keep the event if an ability may answer it.

    Builds nothing if nobody listens and no ability answers.
    """
    kept = g.heeds(kind)
    if kept or g.events is not None:
        one = kind(*args, **more)
        if kept:
            g.keep(to_keep(one))
        if g.events is not None and one.told:
            g.events.append(logged(g, one))


def to_keep(one: Event) -> Event:
    """The event for abilities that answer it: without fleeting fields."""
    kind: Any = type(one)
    kept = {name: getattr(one, name) for name in kept_names(kind)}
    whole: Event = one if len(kept) == len(vars(one)) else kind(**kept)
    return whole


@cache
def kept_names(kind: Any) -> tuple[str, ...]:
    """The fields of an event that are kept and saved."""
    return tuple(one.name for one in fields(kind) if "fleeting" not in one.metadata)


def logged(g: State, one: Event) -> Logged:
    shape = shape_of(type(one))
    told: dict[str, Value] = {"kind": one.kind}
    for name, known in shape.told.items():
        told[name] = shown(g, known.sort, getattr(one, name))
    if not shape.seats:
        return Logged(told)
    others, only = told_to_others(g, one, told), 0
    for name in shape.seats:
        seat = getattr(one, name)
        only |= 1 << seat if seat >= 0 else 0
    return Logged(told, only, others) if only else Logged(others)


def told_to_others(g: State, one: Event, told: Told) -> Told:
    """The version for seats that may not know the secrets."""
    others: dict[str, Value] = {"kind": one.kind}
    for name, known in shape_of(type(one)).told.items():
        value = getattr(one, name)
        if not known.is_secret:
            others[name] = told[name]
        if known.is_counted:
            others[COUNT] = len(value)
        for back, sort in known.backs.items():
            others[back] = shown(g, sort, value)
    return others


def shown(g: State, sort: Sort | None, value: Any) -> Value:
    if sort is None or sort.code is None:
        return value
    code, many = sort.code, isinstance(value, tuple)
    return tuple(code(g, one) for one in value) if many else code(g, value)


# -- what is declared ------------------------------------------------------------------------------


class Known(NamedTuple):
    """About a field: its type, its sort, and its form in the others' version."""

    hint: Any
    sort: Sort | None
    is_secret: bool = False
    is_counted: bool = False
    backs: Mapping[str, Sort] = {}


class Shape(NamedTuple):
    """The told fields of a kind, and the fields that name who may know the secret ones."""

    told: Mapping[str, Known]
    seats: tuple[str, ...]

    @property
    def unseen(self) -> dict[str, Sort | None]:
        """The fields of the others' version, by name."""
        public = {name: one.sort for name, one in self.told.items() if not one.is_secret}
        counted = {COUNT: None} if any(one.is_counted for one in self.told.values()) else {}
        backs = {name: sort for one in self.told.values() for name, sort in one.backs.items()}
        return {**public, **counted, **backs} if self.seats else {}


SHAPES: dict[Kind, Shape] = {}


def shape_of(kind: Kind) -> Shape:
    if kind not in SHAPES:
        record: Any = kind
        hints = get_type_hints(kind, include_extras=True)
        every = [one for one in fields(record) if "unsaid" not in one.metadata]
        told = {one.name: known(hints[one.name], one.metadata) for one in every}
        seats = dict.fromkeys(one.metadata["seats"] for one in every if "seats" in one.metadata)
        named = {name for names in seats for name in names}
        if len(seats) > 1 or () in seats or not told.keys() >= named:
            raise ValueError(f"{kind.kind}: the secrets of an event are for the same fields of it")
        instead = [
            name for one in told.values() for name in (*[COUNT] * one.is_counted, *one.backs)
        ]
        if len({*told, *instead}) < len(told) + len(instead):
            raise ValueError(f"{kind.kind}: what the others are told has names of its own")
        SHAPES[kind] = Shape(told, next(iter(seats), ()))
    return SHAPES[kind]


def known(hint: Any, about: Mapping[str, Any]) -> Known:
    if "seats" not in about:
        return Known(hint, sort_of(hint))
    backs = {name: back_of(name, back) for name, back in about["backs"].items()}
    return Known(hint, sort_of(hint), True, about["count"], backs)


def back_of(name: str, hint: Any) -> Sort:
    """The sort that makes a back from the secret; without it the secret would leak."""
    sort = sort_of(hint)
    if sort is None or sort.code is None:
        raise ValueError(f"{name}: no sort makes this back")
    return sort


def sort_of(hint: Any) -> Sort | None:
    """The sort in an annotation, in that of a tuple's members, or in one of several types."""
    about = getattr(hint, "__metadata__", None)
    if about is not None:
        return next((one for one in about if isinstance(one, Sort)), None)
    return next((sort for part in get_args(hint) if (sort := sort_of(part))), None)


def is_unseen(kind: Kind, told: Told) -> bool:
    """Whether this is the version for seats that may not know all."""
    return any(one.is_secret and name not in told for name, one in shape_of(kind).told.items())


def declared(*modules: ModuleType) -> dict[str, Kind]:
    """The kinds of event in these modules that seats get, by name."""
    found: dict[str, Kind] = {}
    for one in (one for module in modules for one in _kinds(module)):
        if found.setdefault(one.kind, one) is not one:
            raise ValueError(f"two events are called {one.kind}")
    return found


def _kinds(module: ModuleType) -> Iterator[Kind]:
    for one in vars(module).values():
        if isinstance(one, type) and issubclass(one, Event) and one is not Event and one.told:
            shape_of(one)
            yield one


def sorts(kinds: Iterable[Kind], more: Mapping[str, Any]) -> dict[str, str]:
    """The sorts of the events' fields and of `more`, by name; "" means a plain value."""
    found: dict[str, str] = {}
    every = [(name, sort) for kind in kinds for name, sort in _said(shape_of(kind))]
    for name, sort in [*every, *((name, sort_of(hint)) for name, hint in more.items())]:
        called = sort.name if sort is not None else ""
        if found.setdefault(name, called) != called:
            raise ValueError(f"{name} is of the sorts {found[name]!r} and {called!r}")
    return found


def _said(shape: Shape) -> Iterator[tuple[str, Sort | None]]:
    yield from ((name, one.sort) for name, one in shape.told.items())
    yield from shape.unseen.items()
