"""Write the JSON schemas from which the client's types are made: of the room and of the routes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from fhtagn.server.app import create_app
from fhtagn.server.config import Config
from fhtagn.server.protocol import AnyCommand, AnyMessage

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
        "anyOf": [{"$ref": "#/$defs/AnyCommand"}, {"$ref": "#/$defs/AnyMessage"}],
    }


def rest() -> dict[str, Any]:
    """The bodies of the routes."""
    described = create_app(Config()).openapi()["components"]["schemas"]
    spoken = protocol()["$defs"]
    bodies = {name: one for name, one in described.items() if name not in spoken}
    plain = json.loads(json.dumps(bodies).replace(OPENAPI, "#/$defs/"), object_hook=_untitled)
    return {"title": "Bodies", "$defs": plain}


def _untitled(schema: dict[str, Any]) -> dict[str, Any]:
    """Without the titles of fields, each of which would become a type of its own."""
    return {name: one for name, one in schema.items() if name != "title" or isinstance(one, dict)}


SCHEMAS: Final = {"protocol": protocol, "rest": rest}


def write() -> None:
    BUILD.mkdir(exist_ok=True)
    for name, schema in SCHEMAS.items():
        (BUILD / f"{name}.schema.json").write_text(json.dumps(schema(), indent=2), "utf-8")


if __name__ == "__main__":
    write()
