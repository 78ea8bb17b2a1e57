"""One line that says how far the tests are, redrawn on a terminal, now and then in a log."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Sequence
from typing import TextIO

from tools.schedule import Job

REDRAW = 1.0  # seconds between two lines, on a terminal
REPEAT = 15.0  # in a log
EARLY = 0.02  # of the work: before that much is done, nobody knows how fast it goes


class Progress:
    """Done of all, failures so far, and the time left as the recorded durations have it."""

    def __init__(self, workers: int, out: TextIO | None = None) -> None:
        self.workers = workers
        self.out = out or sys.stdout
        self.drawn = self.out.isatty()
        self.tests = self.finished = self.failed = 0
        self.seconds = self.worked = 0.0
        self.began = self.told = time.monotonic()
        self.last_words = ""

    def begin(self, tests: Sequence[Job]) -> None:
        self.tests = len(tests)
        self.seconds = sum(test.seconds for test in tests)
        self.began = time.monotonic()

    def done(self, test: Job) -> None:
        self.finished += 1
        self.worked += test.seconds

    def fail(self, name: str) -> None:
        """Tell of a failure at once."""
        self.failed += 1
        self.say(f"FAILED {name}")

    def left(self, passed: float) -> float:
        """Seconds left, if it goes on as it went."""
        share = self.worked / self.seconds if self.seconds else 1.0
        if share < EARLY:
            return self.seconds / self.workers
        return passed * (1 - share) / share

    def words(self, passed: float) -> str:
        return (
            f"{self.finished}/{self.tests} tests, {self.failed} failed, "
            f"{clock(passed)} passed, about {clock(self.left(passed))} left"
        )

    def tick(self) -> None:
        now = time.monotonic()
        if now - self.told >= (REDRAW if self.drawn else REPEAT):
            self.told = now
            self.write(self.words(now - self.began))

    def write(self, line: str) -> None:
        if self.drawn:
            width = shutil.get_terminal_size().columns - 1
            self.out.write(f"\r{line[:width]:<{width}}")
        else:
            self.out.write(f"{line}\n")
        self.out.flush()

    def say(self, line: str) -> None:
        """Print a line that stays."""
        self.clear()
        self.out.write(f"{line}\n")
        self.out.flush()

    def clear(self) -> None:
        if self.drawn:
            self.out.write("\r\033[K")

    def end(self) -> None:
        self.clear()
        self.out.flush()


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"
