"""What is written and read as JSON: the type of it, and Structs that several threads read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.json import Decoder

S = TypeVar("S", bound=Struct)
Json = Mapping[str, "Json"] | Sequence["Json"] | str | int | float | bool | None
"""What can be written as JSON; a tuple is written as a list is."""


def prepared(kind: type[S]) -> type[S]:
    """Have msgspec work out the fields of a Struct when it is defined, by the one who imports it.

    Otherwise msgspec does so at the first use. Two threads that are the first at the same time
    crash the process (seen with 0.22: it reads what the other has half written).
    """
    Decoder(kind)
    return kind
