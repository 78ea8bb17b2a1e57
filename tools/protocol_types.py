"""Write the JSON schemas from which `make types` makes the client's types.

They are of the room, of the routes, and of what each game shows a seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from fhtagn.games import GAMES
from fhtagn.server.app import create_app
from fhtagn.server.config import Config
from fhtagn.server.protocol import VERSION, AnyCommand, AnyMessage

BUILD: Final = Path(__file__).resolve().parent.parent / "build"
OPENAPI: Final = "#/components/schemas/"


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
}  # by the client's file


def write() -> None:
    BUILD.mkdir(exist_ok=True)
    for name, schema in SCHEMAS.items():
        file = BUILD / f"{name}.schema.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(schema(), indent=2), "utf-8")


if __name__ == "__main__":
    write()
