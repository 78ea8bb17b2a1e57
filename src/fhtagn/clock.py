"""The clock: the only module that reads the time or sleeps.

Code that needs the time gets a `Clock` as a parameter. Tests give it a clock that they move by hand
(`tests/clock.py`), so nothing they assert depends on the speed of the machine.
`tests/architecture/test_clock.py` forbids every other way to read the time or to wait for it.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from typing import Final, Protocol


class Timer(Protocol):
    """A call that is still to be made."""

    def cancel(self) -> None: ...


class Clock:
    """The clock of this machine."""

    def wall(self) -> int:
        """The time of day, in ms since 1970. Somebody may set it, even backwards."""
        return time.time_ns() // 1_000_000

    def steady(self) -> float:
        """Seconds that never run backwards; only differences mean something."""
        return time.monotonic()

    def spent(self) -> float:
        """Seconds that this process has computed; what it waits for does not count."""
        return time.process_time()

    def today(self) -> datetime:
        """The time of day as a date, in UTC."""
        return datetime.fromtimestamp(self.wall() / 1000, UTC)

    def pause(self, seconds: float) -> None:
        """Stop this thread for some time."""
        time.sleep(seconds)

    def alarm(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Make the call after so many seconds, in a thread of its own."""
        timer = threading.Timer(seconds, call)
        timer.daemon = True
        timer.start()
        return timer

    # -- in an event loop --------------------------------------------------------------------------

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """A block that raises `TimeoutError` if it takes longer."""
        return asyncio.timeout(seconds)

    def later(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Make the call after so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, call)


CLOCK: Final = Clock()
