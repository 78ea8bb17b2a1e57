"""The form of a report: the steps that a seat has seen, with a checksum against changes.

A server writes it for a player who reports a problem; `fhtagn replay` opens it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

FORMAT: Final = 2
MARK: Final = "report"  # the field with the format, which only reports have
SEALED: Final = ("replay", "events", "frames")


def seal(report: Mapping[str, object]) -> str:
    """A checksum: equal for equal data, as read back from JSON."""
    sealed = [report[name] for name in SEALED]
    written = json.dumps(sealed, sort_keys=True, separators=(",", ":"))
    return sha256(written.encode()).hexdigest()
