"""What happens, as records with typed fields: each is declared once, in its game's `events`.

    class Drew(Event):
        '''The top card of a deck goes to a hand.'''

        seat: Seat
        card: Card = secret("seat")

        rules = ("TD 2.1",)
        en = "{ $seat } draws { $card }."
        en_unseen = "{ $seat } draws a card."

    happened(g, Drew, seat, card)

The type of a field is its *sort*: an annotated type that may say how everybody calls a value, such
as a thing by its code. A secret field is for the seats that other fields name. The others are told
of the same event without it, or with as much of it as the field says. The words are Fluent
patterns; with the fields they have what `text/words.py` adds to arguments.
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
COUNT = "count"  # what the others are told of a secret field that is counted


class Sort(NamedTuple):
    """What kind of thing a value is, and how everybody calls it."""

    name: str
    code: Callable[[Any, Any], Value] | None = None  # of the table and the value


Seat = Annotated[int, Sort("seat")]
Told = Mapping[str, Value]  # what somebody is told of an event: its `kind`, and values by name


class Logged(NamedTuple):
    """An event as those seats are told it that may know all, and as the others are."""

    told: Told
    only: int = EVERYONE
    others: Told | None = None

    def seen_by(self, seat: int) -> Told:
        """The event as the seat is told it."""
        if self.others is None or (seat >= 0 and self.only >> seat & 1):
            return self.told
        return self.others


def secret(*seats: str, count: bool = False, **backs: Any) -> Any:
    """A field that only the seats named by these fields are told.

    With `count`, the others are told how many things there are. Other names are those of backs:
    what the others are told instead, and its sort, which makes it from the same value.
    """
    return field(metadata={"seats": seats, "count": count, "backs": backs})


def unsaid(default: Any = ...) -> Any:
    """A field for what answers the event; nobody is told."""
    about = {"unsaid": True}
    return field(metadata=about) if default is ... else field(default=default, metadata=about)


def fleeting(default: Any) -> Any:
    """A field that is told and not kept: what answers the event finds the default there."""
    return field(default=default, metadata={"fleeting": True})


@dataclass_transform(frozen_default=True, field_specifiers=(secret, unsaid, fleeting))
class Event:
    """The base class of all events, and how the log tells them."""

    kind: ClassVar[str]  # its name: `drew_again` of `DrewAgain`
    told: ClassVar[bool] = True  # or it is only there to be answered
    rules: ClassVar[tuple[str, ...]] = ()  # the statements that govern it
    rules_of: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # where a value of it tells more
    heading: ClassVar[bool] = False  # it begins a new part of the log
    quiet: ClassVar[bool | tuple[str, str]] = False
    """It goes without saying: always, or when these two fields are the same."""
    subjects: ClassVar[tuple[str, ...]] = ()  # with which it may be read alone
    en: ClassVar[str] = ""
    ru: ClassVar[str] = ""
    en_unseen: ClassVar[str] = ""  # for those who are not told all
    ru_unseen: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    @classmethod
    def is_news(cls, told: Told) -> bool:
        """Whether the log need say it."""
        if isinstance(cls.quiet, bool):
            return not cls.quiet
        one, other = cls.quiet
        return bool(told[one] != told[other])


Kind = type[Event]


def happened(g: State, kind: Callable[P, Event], *args: P.args, **more: P.kwargs) -> None:
    """Tell everybody as much as they may know, and keep it if anything may answer it.

    Nothing is made if nobody listens and nothing answers.
    """
    kept = g.heeds(kind)
    if kept or g.events is not None:
        one = kind(*args, **more)
        if kept:
            g.keep(to_keep(one))
        if g.events is not None and one.told:
            g.events.append(logged(g, one))


def to_keep(one: Event) -> Event:
    """The event as it is kept for what answers it: without what is only told."""
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
    """What those are told who may not know the secrets."""
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
    """What is known of a field: its type, its sort, and what the others are told of it."""

    hint: Any
    sort: Sort | None
    is_secret: bool = False
    is_counted: bool = False
    backs: Mapping[str, Sort] = {}


class Shape(NamedTuple):
    """The fields of a kind that are told, and those that name who may know the secret ones."""

    told: Mapping[str, Known]
    seats: tuple[str, ...]

    @property
    def unseen(self) -> dict[str, Sort | None]:
        """What the others are told, by name, if they are not told all."""
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
    """The sort that makes a back from the secret; without one the secret itself would be told."""
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
    """Whether it was told to somebody who may not know all."""
    return any(one.is_secret and name not in told for name, one in shape_of(kind).told.items())


def declared(*modules: ModuleType) -> dict[str, Kind]:
    """The events of these modules that are told, by kind."""
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
    """What events are about, and `more` by their types: the sort by name, "" of a plain value."""
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
