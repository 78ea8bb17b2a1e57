"""What is plain as JSON is; and structs of msgspec that several threads read."""

from __future__ import annotations

from fhtagn.host.parts import Json, prepared

__all__ = ["Json", "prepared"]
