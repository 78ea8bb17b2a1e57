"""The shape of content: Structs of msgspec, and every fault of a table that does not fit them.

A game declares one Struct for each sort of file. `msgspec.convert` reads a sound file at once. For
any other file `misfits` lists all faults: each names the file, the entry, the path of the value in
it, the value, the allowed values, and the nearest known name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import UnionType
from typing import Annotated, Final, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import fields

from fhtagn.content.expected import expected, literals
from fhtagn.kernel.complaint import Complaint, nearest

S = TypeVar("S", bound=Struct)
T = TypeVar("T")
Kind = object  # a type, as in an annotation
Table = Mapping[str, object]
LANGUAGES: Final = ("en", "ru")
Provenance = Literal[
    "seed", "web-confirmed", "single-source", "reconstructed", "designed", "printed"
]
PROVENANCES: Final[tuple[str, ...]] = get_args(Provenance)
Text = Annotated[str, Meta(pattern=r"\S")]
Id = Annotated[str, Meta(pattern=r"\A[a-z][a-z0-9_]*\Z")]  # keys and deck lists use it
Language = Annotated[str, Meta(pattern=rf"\A({'|'.join(LANGUAGES)})\Z")]
Said = Annotated[dict[Language, Text], Meta(min_length=len(LANGUAGES))]  # in every language
Provenances = Annotated[dict[str, Provenance], Meta(min_length=1)]
LONGEST: Final = 60  # quoted of a wrong value


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of content. A missing optional field is None, unless it has a default."""


class Head(Shape, frozen=True, kw_only=True):
    """The head of a file."""

    cites: tuple[Text, ...] = ()
    note: Text = ""


def shaped(kind: type[S], table: object) -> S:
    """The table as a Struct; a ValidationError if it has misfits."""
    return convert(table, kind)


def said(entry: Struct, *without: str) -> dict[str, object]:
    """What an entry says, by the words of the file: without what it leaves out, and these words."""
    words = zip(entry.__struct_encode_fields__, entry.__struct_fields__, strict=True)
    found = ((word, getattr(entry, field)) for word, field in words if word not in without)
    return {word: value for word, value in found if value is not None}


def made(kind: Callable[..., T], words: Table, **changed: object) -> T:
    """A thing with these fields, some of them changed."""
    return kind(**{**words, **changed})


# -- faults ----------------------------------------------------------------------------------------


class Place(NamedTuple):
    """The place of a fault: the file, the entry in it, and the path of a table in the entry."""

    file: str
    entry: str
    path: str = ""

    def fault(self, name: str, field: str, **about: object) -> Complaint:
        return Complaint(name, file=self.file, entry=self.entry, field=self.at(field), **about)

    def wrong(self, field: str, value: object, wanted: str, near: str = "") -> Complaint:
        about = {"found": repr(value)[:LONGEST], "expected": wanted, "nearest": near}
        return self.fault("field-wrong", field, **about)

    def unknown(self, field: str, name: str, known: Iterable[str]) -> Complaint:
        """A name that nothing bears."""
        about = {"found": name[:LONGEST], "nearest": nearest(name, known)}
        return self.fault("name-unknown", field, **about)

    def at(self, field: str) -> str:
        return f"{self.path}.{field}" if self.path and field else self.path + field

    def into(self, field: str) -> Place:
        return self._replace(path=self.at(field))

    def item(self, number: int) -> Place:
        return self._replace(path=f"{self.path}[{number}]")


def misfits_of_all(kind: type[Struct], tables: Mapping[str, Table]) -> list[Complaint]:
    """All faults of files whose shapes are the fields of a Struct, by their names."""
    files = ((one.name, one.type) for one in fields(kind))
    return [fault for name, one in files for fault in misfits(f"{name}.toml", one, tables[name])]


def misfits(file: str, kind: type[Struct], table: Table) -> list[Complaint]:
    """All faults of a file: its head, its lists, and each entry by itself."""
    place = Place(file, "file")
    told = [*_missing_fields(place, kind, table), *_unknown_fields(place, kind, table)]
    for one in fields(kind):
        if one.encode_name in table:
            told += _of_entries(place, one.encode_name, one.type, table[one.encode_name])
    return told


def _of_entries(place: Place, word: str, kind: Kind, value: object) -> list[Complaint]:
    """The faults of the entries of a list, or of the table that is the head of the file."""
    if isinstance(value, dict) and _structs(kind):
        return _misfit(Place(place.file, word), "", kind, value)
    item, told = _item(kind), list[Complaint]()
    if not isinstance(value, list) or not _structs(item):
        return _misfit(place, word, kind, value)
    for number, entry in enumerate(value, 1):
        if not isinstance(entry, dict):
            return _misfit(place, word, kind, value)
        told += _misfit(Place(place.file, str(entry.get("id", number))), "", item, entry)
    return told


def check_fields(place: Place, kinds: Mapping[str, Kind], table: Table) -> Iterator[Complaint]:
    """Fields of a table that are unknown or of the wrong kind."""
    for word, value in table.items():
        if word in kinds:
            yield from _misfit(place, word, kinds[word], value)
        else:
            yield place.fault("field-unknown", word, nearest=nearest(word, kinds))


def check_struct(place: Place, kind: type[Struct], table: Table) -> Iterator[Complaint]:
    """Fields of a table that are missing, unknown or of the wrong kind."""
    return _of_struct(place, (kind,), table)


def unknown(
    place: Place, field: str, names: Iterable[str], known: Sequence[str]
) -> Iterator[Complaint]:
    """The names that nothing bears."""
    for name in names:
        if name not in known:
            yield place.unknown(field, name, known)


def twice(named: Iterable[tuple[str, str]]) -> Iterator[Complaint]:
    """The ids that two entries share; each is given with its file."""
    seen = set()
    for file, name in named:
        if name in seen:
            yield Complaint("id-twice", file=f"{file}.toml", entry=name)
        seen.add(name)


def _misfit(place: Place, field: str, kind: Kind, value: object) -> list[Complaint]:
    """The faults of a value's parts; if all parts are sound, the whole value is the fault."""
    if _fits(kind, value):
        return []
    near = nearest(value, literals(kind)) if isinstance(value, str) else ""
    whole = place.wrong(field, value, expected(kind), near)
    return list(_of_parts(place, field, kind, value)) or [whole]


def _fits(kind: Kind, value: object) -> bool:
    try:
        convert(value, kind)
    except ValidationError:
        return False
    return True


def _of_parts(place: Place, field: str, kind: Kind, value: object) -> Iterator[Complaint]:
    if isinstance(value, dict) and kind in (Said, Said | None):
        missing = [one for one in LANGUAGES if not str(value.get(one, "")).strip()]
        yield from (place.fault("language-missing", field, language=one) for one in missing)
    elif isinstance(value, dict) and _structs(kind):
        yield from _of_struct(place.into(field), _structs(kind), value)
    elif isinstance(value, list) and _item(kind) and _structs(_leaf(kind)):
        for number, one in enumerate(value):
            yield from _misfit(place, f"{field}[{number}]", _item(kind), one)
    elif isinstance(value, dict) and _item(kind, dict) and _structs(_leaf(kind)):
        for key, one in value.items():
            yield from _misfit(place, f"{field}.{key}", _item(kind, dict), one)


def _of_struct(
    place: Place, structs: tuple[type[Struct], ...], table: Table
) -> Iterator[Complaint]:
    """The faults of a table that must match the Struct, or the one of several that it names."""
    tag, kinds = structs[0].__struct_config__.tag_field, structs
    if tag:
        found = table.get(tag)
        kinds = tuple(one for one in structs if one.__struct_config__.tag == found)
    if kinds:
        yield from _missing_fields(place, kinds[0], table)
        yield from _wrong_fields(place, kinds[0], table)
        yield from _unknown_fields(place, kinds[0], table)
    elif tag and tag not in table:
        yield place.fault("field-missing", tag)
    elif tag:
        known = [str(one.__struct_config__.tag) for one in structs]
        yield place.unknown(tag, str(table[tag]), known)


def _missing_fields(place: Place, kind: type[Struct], table: Table) -> Iterator[Complaint]:
    for one in fields(kind):
        if one.required and one.encode_name not in table:
            yield place.fault("field-missing", one.encode_name)


def _wrong_fields(place: Place, kind: type[Struct], table: Table) -> Iterator[Complaint]:
    for one in fields(kind):
        if one.encode_name in table:
            yield from _misfit(place, one.encode_name, one.type, table[one.encode_name])


def _unknown_fields(place: Place, kind: type[Struct], table: Table) -> Iterator[Complaint]:
    known = [*kind.__struct_encode_fields__, kind.__struct_config__.tag_field]
    for word in table:
        if word not in known:
            near = nearest(word, [one for one in known if one])
            yield place.fault("field-unknown", word, nearest=near)


# -- what a type is made of ------------------------------------------------------------------------


def _alternatives(kind: Kind) -> tuple[Kind, ...]:
    """The possible types of a value, without annotations."""
    if get_origin(kind) is Annotated:
        return _alternatives(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        return tuple(one for part in get_args(kind) for one in _alternatives(part))
    return (kind,)


def _structs(kind: Kind) -> tuple[type[Struct], ...]:
    """The possible Structs of a table."""
    every = _alternatives(kind)
    return tuple(one for one in every if isinstance(one, type) and issubclass(one, Struct))


def _item(kind: Kind, *containers: type) -> Kind:
    """The type of the items of a list, or of the values of a table; None if it is neither."""
    for one in _alternatives(kind):
        if get_origin(one) in (containers or (list, tuple)):
            return get_args(one)[1 if get_origin(one) is dict else 0]
    return None


def _leaf(kind: Kind) -> Kind:
    """The innermost item type of lists and of tables of lists; None for other types."""
    item = _item(kind, list, tuple, dict)
    return item if _structs(item) else item and _leaf(item)
