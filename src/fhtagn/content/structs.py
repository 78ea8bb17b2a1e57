"""Types of JSON values, and Structs that several threads may read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.json import Decoder

S = TypeVar("S", bound=Struct)
Json = Mapping[str, "Json"] | Sequence["Json"] | str | int | float | bool | None
"""What can be written as JSON; a tuple is written as a list is."""


def prepared(kind: type[S]) -> type[S]:
    """Have msgspec compute the fields of a Struct at its definition, in the importing thread.

    Otherwise msgspec does it at the first use. If two threads use it first at the same time, the
    process crashes (seen with 0.22: one reads what the other has half written).
    """
    Decoder(kind)
    return kind
