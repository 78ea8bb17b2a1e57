"""The allowed values of a field, in TOML's notation: the same in every language."""

from __future__ import annotations

from typing import Final

from msgspec import inspect

ANYTHING: Final = "…"


def expected(kind: object) -> str:
    """Such as `"hero" | "monster"`, `0…30` or `["…", …]`."""
    return _written(inspect.type_info(kind))


def literals(kind: object) -> list[str]:
    """The words that a field allows."""
    info = inspect.type_info(kind)
    parts = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [
        str(one) for part in parts if isinstance(part, inspect.LiteralType) for one in part.values
    ]


def _written(info: inspect.Type) -> str:
    match info:
        case inspect.Metadata():
            return _written(info.type)
        case inspect.UnionType():
            parts = (one for one in info.types if not isinstance(one, inspect.NoneType))
            return " | ".join(map(_written, parts))
        case inspect.LiteralType():
            return " | ".join(_literal(one) for one in info.values)
        case inspect.BoolType():
            return "true | false"
        case inspect.IntType():
            return _range(info.ge, info.le)
        case inspect.StrType():
            return f'"{ANYTHING}"'
        case inspect.ListType() | inspect.VarTupleType():
            return f"[{_written(info.item_type)}, {ANYTHING}]"
        case inspect.TupleType():
            return f"[{', '.join(map(_written, info.item_types))}]"
        case _:
            return f"{{ {ANYTHING} }}"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _range(least: int | None, most: int | None) -> str:
    least_said = "" if least is None else str(least)
    most_said = "" if most is None else str(most)
    return f"{least_said}{ANYTHING}{most_said}"
