"""The fields of a table, declared once; slots, empty table, clone, save and comparison follow.

    class Heroes(State):
        hands: list[Cards] = field([])
        first: Seat = field(NOBODY)
        powers: Powers = derived({})
        content: Content = given()

Only `types_of` reads annotations, and only for saves: a compiled class has none at run time
(decision 0012).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from inspect import get_annotations
from typing import Any, Literal, NamedTuple, TypeVar, cast, get_type_hints

T = TypeVar("T")
Keeping = Literal["saved", "derived", "given", "apart", "passing"]


class Field(NamedTuple):
    default: Any
    keeping: Keeping

    @property
    def is_own(self) -> bool:
        """Whether each table has its own container."""
        return isinstance(self.default, list | dict) and self.keeping not in ("derived", "given")


def field(default: T) -> T:
    """A field of the table: saves, comparison and clones include it.

    For the type checker a field is its default.
    """
    return cast("T", Field(default, "saved"))


def derived(default: Any = None) -> Any:
    """A field that `rebuild` makes from the others: neither saved nor compared.

    Replace it on a change, never change it in place: clones share it.
    """
    return Field(default, "derived")


def given(default: Any = None) -> Any:
    """A field that comes with the game and never changes."""
    return Field(default, "given")


def apart(default: T) -> T:
    """A field that a save writes in its own way."""
    return cast("T", Field(default, "apart"))


def passing(default: T) -> T:
    """A field of the rule that is running: a clone begins with the default."""
    return cast("T", Field(default, "passing"))


class Fields(type):
    """Makes the slots, `__init__` and `clone` of a class from its fields and those it inherits."""

    FIELDS: Mapping[str, Field]

    def __new__(
        mcs: type[Fields], name: str, bases: tuple[type, ...], body: dict[str, Any]
    ) -> Fields:
        own = {key: one for key, one in body.items() if isinstance(one, Field)}
        rest = {key: one for key, one in body.items() if key not in own}
        above = {key: one for base in bases for key, one in getattr(base, "FIELDS", {}).items()}
        slots = tuple(key for key in own if key not in above)
        cls = super().__new__(mcs, name, bases, {**rest, "__slots__": slots})
        cls.FIELDS = above | own
        _check(cls)
        for function, lines in (("__init__", _init), ("clone", _clone)):
            if function not in body:
                setattr(cls, function, _defined(cls, function, lines(cls.FIELDS)))
        return cls


def _check(cls: Fields) -> None:
    """Check that every annotation belongs to a field or to a constant of the class."""
    for name, hint in get_annotations(cls).items():
        if name not in cls.FIELDS and "ClassVar" not in str(hint):
            raise TypeError(f"{cls.__name__}.{name} has a type, but is not declared as a field")


def _init(fields: Mapping[str, Field]) -> Iterator[str]:
    yield "def __init__(self):"
    yield from (f"    self.{name} = {_fresh(name, one)}" for name, one in fields.items())


def _clone(fields: Mapping[str, Field]) -> Iterator[str]:
    yield "def clone(self):"
    yield "    new = make(type(self))"
    yield from (f"    new.{name} = {_copied(name, one)}" for name, one in fields.items())
    yield "    return new"


def _copied(name: str, one: Field) -> str:
    if one.keeping == "passing":
        return _fresh(name, one)
    return f"self.{name}.copy()" if one.is_own else f"self.{name}"


def _fresh(name: str, one: Field) -> str:
    return f"{name}.copy()" if isinstance(one.default, list | dict) else name


def _defined(cls: Fields, function: str, lines: Iterator[str]) -> Callable[..., Any]:
    """Compile the function from source, as dataclasses do: straight code fills a record fastest."""
    known = {"make": object.__new__} | {name: one.default for name, one in cls.FIELDS.items()}
    made: dict[str, Callable[..., Any]] = {}
    exec("\n".join(lines), known, made)  # noqa: S102  # made of the names declared above
    return made[function]


def names_of(cls: Fields, keeping: Keeping) -> tuple[str, ...]:
    """The fields of this kind, in the order of declaration."""
    return tuple(name for name, one in cls.FIELDS.items() if one.keeping == keeping)


@cache
def types_of(cls: Fields) -> Mapping[str, Any]:
    """The saved fields, with their types."""
    hints = get_type_hints(cls)
    return {name: hints[name] for name in names_of(cls, "saved")}
