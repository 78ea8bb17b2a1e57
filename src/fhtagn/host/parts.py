"""The parts saved with a match's record: Structs, with every field saved.

The owner of the fields declares the Struct; no other code lists them.
"""

from __future__ import annotations

import re
from typing import Final, TypeVar

from msgspec import Struct, ValidationError, convert, to_builtins

from fhtagn.content.structs import Json
from fhtagn.kernel.complaint import Complaint

S = TypeVar("S", bound=Struct)
MISFIT: Final = re.compile(
    r"(?:Expected (?P<expected>.*?)(?:, got (?P<found>.*?))?"
    r"|Object missing required field `(?P<missing>.*?)`|.*?)(?: - at `\$(?P<path>.*)`)?"
)
TYPES: Final = {"object": "dict", "array": "list"}  # as in our own complaints


def saved(part: Struct) -> dict[str, Json]:
    """The fields as plain JSON."""
    found: dict[str, Json] = to_builtins(part, str_keys=True)
    return found


def restored(kind: type[S], found: object, path: str = "") -> S:
    """The part at that path of the file; a Complaint names a misfit.

    `prepared` must have been called for the kind.
    """
    try:
        return convert(found, kind, str_keys=True)
    except ValidationError as error:
        raise _complaint(str(error), path) from error


def _complaint(text: str, path: str) -> Complaint:
    match = MISFIT.fullmatch(text)
    assert match is not None, "all of it may be missing"
    told = {name: (part or "").replace("`", "") for name, part in match.groupdict().items()}
    where = f"{path}{told['path']}".lstrip(".")
    if told["missing"]:
        return Complaint("save-wrong-fields", fields=f"{where}.{told['missing']}".lstrip("."))
    expected = TYPES.get(told["expected"], told["expected"]) or text
    return Complaint("save-wrong-type", path=where, expected=expected, found=told["found"] or "?")
