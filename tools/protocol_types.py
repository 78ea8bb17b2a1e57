"""Write the JSON schema of the room's protocol, from which the client's types are generated."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from fhtagn.server.protocol import AnyCommand, AnyMessage

OUT = Path(__file__).resolve().parent.parent / "build" / "protocol.schema.json"


def schema() -> dict[str, object]:
    (command, message), components = msgspec.json.schema_components(
        [AnyCommand, AnyMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$defs": {**components, "AnyCommand": command, "AnyMessage": message},
        "title": "Frame",
        "anyOf": [{"$ref": "#/$defs/AnyCommand"}, {"$ref": "#/$defs/AnyMessage"}],
    }


if __name__ == "__main__":
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(schema(), indent=2), "utf-8")
