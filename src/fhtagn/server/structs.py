"""What is plain as JSON is; and structs of msgspec that several threads read."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct
from msgspec.json import Decoder

from fhtagn.host.parts import Json

__all__ = ["Json", "prepared"]
S = TypeVar("S", bound=Struct)


def prepared(kind: type[S]) -> type[S]:
    """Have msgspec work out the fields of a Struct when it is defined, by the one who imports it.

    Otherwise msgspec does so at the first use. Two threads that are the first at the same time
    crash the process (seen with 0.22: it reads what the other has half written).
    """
    Decoder(kind)
    return kind
