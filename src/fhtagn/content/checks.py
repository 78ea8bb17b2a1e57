"""Checking the entries of content: fields of the right sort, words in every language."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from typing import Final, NamedTuple, TypeGuard

from fhtagn.content.toml import Table
from fhtagn.kernel.complaint import Complaint, nearest

PROVENANCES: Final = (
    "seed", "web-confirmed", "single-source", "reconstructed", "designed", "printed",
)  # fmt: skip
Check = Callable[[object], bool]


class Place(NamedTuple):
    """Where a fault lies: the file and the entry in it."""

    file: str
    entry: str

    def fault(self, name: str, field: str, **about: object) -> Complaint:
        return Complaint(name, file=self.file, entry=self.entry, field=field, **about)


def check_fields(
    place: Place, entry: Table, checks: Mapping[str, Check], optional: Container[str] = ()
) -> Iterator[Complaint]:
    """Fields that are missing, unknown or of the wrong sort."""
    for field in checks:
        if field not in entry and field not in optional:
            yield place.fault("field-missing", field)
    for field, value in entry.items():
        if field not in checks:
            yield place.fault("field-unknown", field, nearest=nearest(field, checks))
        elif not checks[field](value):
            yield place.fault("field-wrong", field, found=repr(value)[:60])


def check_languages(
    place: Place, entry: Table, fields: tuple[str, ...], languages: tuple[str, ...]
) -> Iterator[Complaint]:
    """Words that are not there in every language."""
    for field in fields:
        words = entry.get(field)
        for language in languages:
            if isinstance(words, dict) and not is_text(words.get(language)):
                yield place.fault("language-missing", field, language=language)


def is_text(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and bool(value.strip())


def is_flag(value: object) -> TypeGuard[bool]:
    return type(value) is bool


def is_whole(value: object) -> TypeGuard[int]:
    return type(value) is int


def is_table(value: object) -> TypeGuard[Table]:
    return isinstance(value, dict)


def is_tables(value: object) -> TypeGuard[list[Table]]:
    return isinstance(value, list) and all(map(is_table, value))


def are_texts(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(map(is_text, value))


def is_provenance(value: object) -> bool:
    return value in PROVENANCES
