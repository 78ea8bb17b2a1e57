"""Write the JSON schemas from which `make types` makes the client's types.

They are of the room, of the routes, and of what each game shows and tells a seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Union, get_args, get_origin

import msgspec

from fhtagn.games import GAMES, kinds_of
from fhtagn.kernel.events import COUNT, Kind, Sort, shape_of, sort_of
from fhtagn.server.app import create_app
from fhtagn.server.config import Config
from fhtagn.server.protocol import VERSION, AnyCommand, AnyMessage

BUILD: Final = Path(__file__).resolve().parent.parent / "build"
OPENAPI: Final = "#/components/schemas/"
CODES: Final = {"str": str, "int": int}  # what a sort may call a value by


def protocol() -> dict[str, Any]:
    """What is said over the socket."""
    (command, message), components = msgspec.json.schema_components(
        [AnyCommand, AnyMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$defs": {**components, "AnyCommand": command, "AnyMessage": message},
        "title": "Frame",
        "version": VERSION,
        "anyOf": [{"$ref": "#/$defs/AnyCommand"}, {"$ref": "#/$defs/AnyMessage"}],
    }


def rest() -> dict[str, Any]:
    """The bodies of the routes."""
    described = create_app(Config()).openapi()["components"]["schemas"]
    spoken = protocol()["$defs"]
    bodies = {name: one for name, one in described.items() if name not in spoken}
    plain = json.loads(json.dumps(bodies).replace(OPENAPI, "#/$defs/"), object_hook=_untitled)
    return {"title": "Bodies", "$defs": plain}


def view(game: str) -> dict[str, Any]:
    """What a game shows a seat."""
    shown = import_module(f"fhtagn.games.{game}.view").View
    _, components = msgspec.json.schema_components([shown], ref_template="#/$defs/{name}")
    defs = json.loads(json.dumps(components), object_hook=_positional)
    return {"title": "Shown", "$defs": defs}


def events(game: str) -> dict[str, Any]:
    """What a seat is told of what happens in a game, and what its options are about."""
    kinds = kinds_of(game)
    every = {kind.__name__: told(kind) for kind in kinds.values()}
    arguments = import_module(f"fhtagn.games.{game}.sorts").ARGUMENTS
    about = {name: _value(hint) for name, hint in arguments.items()}
    union = {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in every]}
    return {
        "title": "Happened",
        "$defs": {**every, "Told": union, "About": _object(about, ())},
    }


def told(kind: Kind) -> dict[str, Any]:
    """One event; what is not for everybody may be missing."""
    shape = shape_of(kind)
    values = {name: _value(one.hint) for name, one in shape.told.items()}
    others = {COUNT: {"type": "integer"}} if any(o.is_counted for o in shape.told.values()) else {}
    for one in shape.told.values():
        many = get_origin(one.hint) is tuple
        others |= {name: _listed(_coded(sort), many) for name, sort in one.backs.items()}
    open_ = [name for name, one in shape.told.items() if not one.is_secret]
    known = {"kind": {"const": kind.kind}, **values, **others}
    return _object(known, ["kind", *open_]) | {"description": kind.__doc__}


def _object(properties: dict[str, Any], required: Sequence[str]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(required)}


def _value(hint: Any) -> dict[str, Any]:
    """A value as the client gets it: a thing by its code."""
    sort, many = sort_of(hint), get_origin(hint) is tuple
    if get_origin(hint) is Union:
        return {"anyOf": [_value(one) for one in get_args(hint)]}
    if sort is not None and sort.code is not None:
        return _listed(_coded(sort), many)
    found = msgspec.json.schema(hint)
    return {name: one for name, one in found.items() if name != "$ref"}


def _coded(sort: Sort) -> dict[str, Any]:
    assert sort.code is not None, sort
    return msgspec.json.schema(CODES[_named(sort.code.__annotations__["return"])])


def _named(hint: Any) -> str:
    """An annotation as it is written, evaluated or not."""
    return hint if isinstance(hint, str) else str(hint.__name__)


def _listed(schema: dict[str, Any], many: bool) -> dict[str, Any]:
    return {"type": "array", "items": schema} if many else schema


def _positional(schema: dict[str, Any]) -> dict[str, Any]:
    """A tuple as the maker of TypeScript reads it."""
    if "prefixItems" in schema:
        schema["items"] = schema.pop("prefixItems")
    return schema


def _untitled(schema: dict[str, Any]) -> dict[str, Any]:
    """Without the titles of fields, each of which would become a type of its own."""
    return {name: one for name, one in schema.items() if name != "title" or isinstance(one, dict)}


SCHEMAS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "protocol": protocol,
    "rest": rest,
    **{f"boards/{game}/view": partial(view, game) for game in GAMES},
    **{f"boards/{game}/events": partial(events, game) for game in GAMES},
}  # by the client's file


def write() -> None:
    BUILD.mkdir(exist_ok=True)
    for name, schema in SCHEMAS.items():
        file = BUILD / f"{name}.schema.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(schema(), indent=2), "utf-8")


if __name__ == "__main__":
    write()
