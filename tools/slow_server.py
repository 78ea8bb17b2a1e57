"""`fhtagn` with rules that take their time: FHTAGN_STEP seconds for every move that is played.

For `python -m tools.load scale`, which asks whether further workers help when rules are slow.
"""

from __future__ import annotations

import os
import time
from typing import Any

from fhtagn.cli import main
from fhtagn.kernel.match import Match

STEP = float(os.environ.get("FHTAGN_STEP", "0"))
play = Match.play


def slowly(self: Match, *args: Any, **more: Any) -> None:
    """The processor is busy all the while, as it would be with slower rules."""
    until = time.thread_time() + STEP
    play(self, *args, **more)
    while time.thread_time() < until:
        pass


Match.play = slowly  # type: ignore[method-assign]

if __name__ == "__main__":
    main()
