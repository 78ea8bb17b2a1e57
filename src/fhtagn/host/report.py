"""What a report is: the steps a seat was shown, sealed so that a change is noticed.

A server writes it for a player who thinks that something is wrong, `fhtagn replay` opens it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

FORMAT: Final = 2
MARK: Final = "report"  # the field with the format, which tells a report from other files
SEALED: Final = ("replay", "events", "frames")


def seal(report: Mapping[str, object]) -> str:
    """The same for the same things, as they are when they have been read."""
    sealed = [report[name] for name in SEALED]
    written = json.dumps(sealed, sort_keys=True, separators=(",", ":"))
    return sha256(written.encode()).hexdigest()
