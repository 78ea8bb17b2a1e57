"""Which worker runs which test next: the longest that is left, and short ones by the handful.

A test in a browser leaves an event loop running in its process, in which no test with a loop of
its own can run. So there are two kinds of work, and a worker does one kind only.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

HANDFUL = 0.5  # seconds of short tests of one file that a worker gets at once
MANY = 100  # of them
WORTH = 10.0  # seconds of work left for which it pays to start another worker


@dataclass(frozen=True)
class Job:
    """What there is to know about a test before it runs."""

    number: int  # in the order of collection, which is random
    file: str
    seconds: float  # as recorded
    kind: str = ""  # of a worker that can run it


@dataclass
class Handful:
    """Tests that one worker runs one after another."""

    tests: list[Job] = field(default_factory=list)
    seconds: float = 0.0

    def fits(self, test: Job) -> bool:
        return self.seconds + test.seconds <= HANDFUL and len(self.tests) < MANY

    def add(self, test: Job) -> None:
        self.tests.append(test)
        self.seconds += test.seconds


class Schedule:
    """What is left to do, by kind of work, the longest first; equals in the order they came."""

    def __init__(self, tests: Iterable[Job], workers: int) -> None:
        self.workers = workers
        by_kind: defaultdict[str, list[Job]] = defaultdict(list)
        for test in tests:
            by_kind[test.kind].append(test)
        self.left = {kind: handfuls(some) for kind, some in by_kind.items()}
        self.at_work: defaultdict[str, int] = defaultdict(int)

    def seconds(self, kind: str) -> float:
        return sum(handful.seconds for handful in self.left[kind])

    def start(self) -> str | None:
        """Choose the kind of a new worker: that with most to do per worker, None if none pays."""
        kinds = [kind for kind, left in self.left.items() if left and self._pays(kind)]
        if not kinds:
            return None
        chosen = max(kinds, key=lambda kind: self.seconds(kind) / (self.at_work[kind] + 0.5))
        self.at_work[chosen] += 1
        return chosen

    def _pays(self, kind: str) -> bool:
        return self.at_work[kind] == 0 or self.seconds(kind) > WORTH

    def take(self, kind: str) -> list[int]:
        """Give a worker of the kind its next tests, none if none are left."""
        left = self.left[kind]
        return [test.number for test in left.pop(0).tests] if left else []

    def give_back(self, tests: Iterable[Job]) -> None:
        """Put back what a worker that died had not begun."""
        for handful in handfuls(tests):
            self.left[handful.tests[0].kind].insert(0, handful)

    def stop(self, kind: str) -> None:
        """A worker has ended."""
        self.at_work[kind] -= 1


def handfuls(tests: Iterable[Job]) -> list[Handful]:
    """Pack short tests of a file together; the longest pack comes first."""
    packed: list[Handful] = []
    begun: dict[str, Handful] = {}
    for test in tests:
        handful = begun.get(test.file)
        if handful is None or not handful.fits(test):
            handful = Handful()
            packed.append(handful)
        handful.add(test)
        if handful.seconds < HANDFUL:
            begun[test.file] = handful
    return sorted(packed, key=lambda handful: -handful.seconds)
