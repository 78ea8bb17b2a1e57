"""Write a table as JSON, during any decision, and read it back with every type.

The field's type gives the type of the outermost container and of its keys. Everything inside is
immutable, so every inner sequence is a tuple.
"""

from __future__ import annotations

import hashlib
import json
import types
from functools import cache
from inspect import signature
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.events import Event, kept_names
from fhtagn.kernel.fields import names_of, types_of
from fhtagn.kernel.rules import ENTRIES, RULES, Task, name_of
from fhtagn.kernel.state import Agenda, State

FORMAT = 1
G = TypeVar("G", bound=State)
DEEPEST = 20  # tuples within tuples
PLAIN = (int, str, bool, type(None))


def save(g: State) -> dict[str, Any]:
    table = {name: _packed(getattr(g, name)) for name in names_of(type(g), "saved")}
    return {"format": FORMAT, "table": table, "agenda": _agenda_out(g.agenda)}


def load(blank: G, saved: Any) -> G:
    """Fill the blank table, which the game has made with its content, from a save."""
    if not isinstance(saved, dict) or not {"format", "table", "agenda"} <= saved.keys():
        raise Complaint("save-not-a-table", found=type(saved).__name__)
    check_format(saved["format"])
    table, hints = saved["table"], types_of(type(blank))
    if not isinstance(table, dict) or table.keys() != hints.keys():
        names = table.keys() ^ hints.keys() if isinstance(table, dict) else {"table"}
        raise Complaint("save-wrong-fields", fields=", ".join(sorted(names)))
    for name, hint in hints.items():
        setattr(blank, name, _unpacked(table[name], hint, name))
    blank.agenda = _agenda_in(saved["agenda"])
    blank.rebuild()
    return blank


def check_format(number: Any) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise Complaint("save-wrong-type", path="format", expected="int", found=repr(number))
    if number > FORMAT:
        raise Complaint("save-too-new", found=number, known=FORMAT)


def digest(g: State) -> str:
    """A digest of the table: equal for equal tables, in every process."""
    text = json.dumps(save(g), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _packed(value: Any) -> Any:
    if isinstance(value, dict):
        return [[_packed(key), _packed(item)] for key, item in value.items()]
    if isinstance(value, list | tuple):
        return [_packed(item) for item in value]
    if isinstance(value, Event):
        kind: Any = type(value)
        return [value.kind, *(_packed(getattr(value, name)) for name in kept_names(kind))]
    return value


def _agenda_out(agenda: Agenda) -> list[list[Any]]:
    entries = []
    while agenda is not None:
        (fn, args), agenda = agenda
        entries.append([name_of(fn), *map(_packed, args)])
    return entries


def _agenda_in(saved: Any) -> Agenda:
    if not isinstance(saved, list):
        raise Complaint("save-wrong-type", path="agenda", expected="list", found=repr(saved))
    agenda: Agenda = None
    for number, entry in reversed(list(enumerate(saved))):
        if not isinstance(entry, list) or not entry or not _is_rule(entry[0]):
            raise Complaint("save-unknown-rule", path=f"agenda[{number}]", found=repr(entry)[:80])
        agenda = (_task_in(entry, f"agenda[{number}]"), agenda)
    return agenda


def _task_in(entry: list[Any], path: str) -> Task:
    fn, args = RULES[entry[0]], tuple(plain(one, path) for one in entry[1:])
    try:
        signature(fn).bind(None, *args)
    except TypeError as error:
        raise Complaint("save-unknown-rule", path=path, found=repr(entry)[:80]) from error
    return fn, args


def _is_rule(name: Any) -> bool:
    return isinstance(name, str) and name in RULES and ENTRIES[RULES[name]].kind != "cites"


def plain(saved: Any, path: str, depth: int = 0) -> Any:
    """Check that a value may be an argument of a rule."""
    if isinstance(saved, list) and depth < DEEPEST:
        return tuple(plain(item, path, depth + 1) for item in saved)
    if not isinstance(saved, PLAIN):
        raise Complaint("save-wrong-type", path=path, expected="plain", found=repr(saved)[:80])
    return saved


# -- by the annotations of the state --------------------------------------------------------------


def _unpacked(saved: Any, hint: Any, path: str) -> Any:
    """The saved value with the type of its annotation; a Complaint names the path of a misfit."""
    if hint is Any:
        return plain(saved, path)
    hint = getattr(hint, "__supertype__", hint)  # the type behind a NewType
    if hint in PLAIN:
        return saved if type(saved) is hint else _wrong(saved, hint, path)
    origin, parts = get_origin(hint) or hint, get_args(hint)
    if origin in (Union, types.UnionType):
        return _either(saved, parts, path)
    if origin is Literal:
        fits = any(saved == one and type(saved) is type(one) for one in parts)
        return saved if fits else _wrong(saved, hint, path)
    if not isinstance(saved, list):
        _wrong(saved, origin, path)
    if origin is dict:
        return dict(_items(saved, (types.GenericAlias(tuple, parts),), path, many=True))
    if origin is list:
        return list(_items(saved, parts, path, many=True))
    if hasattr(origin, "_fields"):  # a NamedTuple
        return origin(*_items(saved, tuple(_hints(origin).values()), path))
    if issubclass(origin, Event):
        return _event(saved, origin, path)
    if parts[-1:] == (...,):
        return _items(saved, parts[:1], path, many=True)
    return _items(saved, parts, path)


def _event(saved: list[Any], kind: Any, path: str) -> Any:
    if saved[:1] != [kind.kind]:
        _wrong(saved, kind.kind, path)
    names, hints = kept_names(kind), _hints(kind)
    _, *values = _items(saved, (str, *(hints[name] for name in names)), path)
    return kind(**dict(zip(names, values, strict=True)))


@cache
def _hints(record: Any) -> dict[str, Any]:
    """The types of its fields, by name."""
    return get_type_hints(record)


def _items(
    saved: list[Any], parts: tuple[Any, ...], path: str, *, many: bool = False
) -> tuple[Any, ...]:
    hints = parts * len(saved) if many else parts
    if len(hints) != len(saved):
        _wrong(saved, f"{len(hints)} values", path)
    return tuple(
        _unpacked(one, hint, f"{path}[{number}]")
        for number, (one, hint) in enumerate(zip(saved, hints, strict=True))
    )


def _either(saved: Any, parts: tuple[Any, ...], path: str) -> Any:
    for part in parts:
        try:
            return _unpacked(saved, part, path)
        except Complaint:
            continue
    return _wrong(saved, " or ".join(str(part) for part in parts), path)


def _wrong(saved: Any, expected: Any, path: str) -> Any:
    raise misfit(saved, expected, path)


def misfit(saved: Any, expected: Any, path: str) -> Complaint:
    """The Complaint about a value of another type than expected."""
    name = getattr(expected, "__name__", str(expected))
    return Complaint("save-wrong-type", path=path, expected=name, found=repr(saved)[:80])
