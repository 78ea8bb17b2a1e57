"""TOML values, and typed access to the fields of an entry after the check."""

from __future__ import annotations

from typing import Protocol, TypeVar

T = TypeVar("T")


class Dated(Protocol):
    """A date or a time: TOML has them, our content does not."""

    def isoformat(self) -> str: ...


Toml = str | int | float | bool | Dated | list["Toml"] | tuple["Toml", ...] | dict[str, "Toml"]
Table = dict[str, Toml]


def text_of(entry: Table, field: str, otherwise: str | None = None) -> str:
    return _one(str, field, _found(entry, field, otherwise))


def whole_of(entry: Table, field: str, otherwise: int | None = None) -> int:
    return _one(int, field, _found(entry, field, otherwise))


def flag_of(entry: Table, field: str) -> bool:
    """The entry's switch, false by default."""
    return _one(bool, field, entry.get(field, False))


def table_of(entry: Table, field: str, otherwise: Table | None = None) -> Table:
    return _one(dict, field, _found(entry, field, otherwise))


def said_of(entry: Table, field: str, otherwise: Table | None = None) -> dict[str, str]:
    """Words by language, or other words by name."""
    words = table_of(entry, field, otherwise)
    return {name: value for name, value in words.items() if isinstance(value, str)}


def texts_of(entry: Table, field: str, otherwise: tuple[str, ...] | None = None) -> tuple[str, ...]:
    return _each(str, field, _found(entry, field, otherwise))


def tables_of(
    entry: Table, field: str, otherwise: tuple[Table, ...] | None = None
) -> tuple[Table, ...]:
    return _each(dict, field, _found(entry, field, otherwise))


def _found(entry: Table, field: str, otherwise: Toml | None) -> Toml:
    return entry[field] if otherwise is None else entry.get(field, otherwise)


def _each(kind: type[T], field: str, value: Toml) -> tuple[T, ...]:
    assert isinstance(value, list | tuple), f"{field} is {value!r}"
    return tuple(_one(kind, field, one) for one in value)


def _one(kind: type[T], field: str, value: Toml) -> T:
    assert isinstance(value, kind), f"{field} is {value!r}"
    return value
