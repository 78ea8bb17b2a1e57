"""What is plain as JSON is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Json = Mapping[str, "Json"] | Sequence["Json"] | str | int | float | bool | None
"""What can be written as JSON; a tuple is written as a list is."""
