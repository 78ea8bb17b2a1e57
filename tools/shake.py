"""Run suites again and again while the machine is busy, and list the tests that failed at times.

Each run has a seed of its own: another order, other dice. Beside it run processes that only keep
the cores busy. A test that fails at least once is listed with how often it did, and with the
command that repeats it with the seed with which it failed.

    python -m tools.shake server browser --times 10 --busy 4
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tools.pool import interrupt
from tools.program import followed
from tools.suites import INTERRUPTED, command

# It ends as soon as its standard input does, so it never outlives who holds the other end.
SPIN = """
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.buffer.read(), os._exit(0)), daemon=True).start()
while True: pass
"""


@contextmanager
def busy(number: int) -> Iterator[None]:
    """Keep so many processes busy."""
    spin = [sys.executable, "-c", SPIN]
    processes = [subprocess.Popen(spin, stdin=subprocess.PIPE) for _ in range(number)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.communicate()


@dataclass
class Shaken:
    """What has become of the runs."""

    ran: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    failed: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    broken: list[str] = field(default_factory=list)  # runs that failed otherwise than by a test

    def add(self, seed: int, code: int, report: Path) -> None:
        told = json.loads(report.read_text("utf-8")) if report.is_file() else {}
        for test in told.get("ran", ()):
            self.ran[test] += 1
        for test in told.get("failed", ()):
            self.failed[test].append(seed)
        if code and not told.get("failed"):
            self.broken.append(f"the run with seed {seed} ended with {code}, and no test failed")

    def lines(self) -> Iterator[str]:
        """The worst first."""
        yield from self.broken
        for test, seeds in sorted(self.failed.items(), key=lambda one: (-len(one[1]), one[0])):
            yield f"{test}\n  failed in {len(seeds)} of {self.ran[test]} runs"
            yield f"  again: {command(test, seeds[0])}"
        if not self.failed and not self.broken:
            yield "no test failed"


def run(suites: list[str], more: list[str], seed: int, report: Path) -> int:
    """Run the suites once."""
    asked = [*suites, "--seed", str(seed), "--report", str(report), *more]
    return followed([sys.executable, "-m", "tools.suites", *asked])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Run suites repeatedly on a busy machine.")
    parser.add_argument("suites", nargs="*", metavar="SUITE", help="all, if none is named")
    parser.add_argument("--times", type=int, default=10, help="runs (10)")
    parser.add_argument("--busy", type=int, default=4, help="busy processes beside them (4)")
    parser.add_argument("--seed", type=int, help="of the first run; the next has the next one")
    parser.add_argument("--workers", type=int, help="processes of the tests")
    return parser.parse_args()


def main() -> int:
    signal.signal(signal.SIGTERM, interrupt)
    chosen = arguments()
    first = chosen.seed if chosen.seed is not None else random.SystemRandom().getrandbits(31)
    more = ["--workers", str(chosen.workers)] if chosen.workers else []
    shaken = Shaken()
    with tempfile.TemporaryDirectory() as folder, busy(chosen.busy):
        for number in range(chosen.times):
            seed = first + number
            print(f"\n--- run {number + 1} of {chosen.times}, {chosen.busy} busy", flush=True)
            report = Path(folder) / f"{seed}.json"
            shaken.add(seed, run(chosen.suites, more, seed, report), report)
    print(f"\n--- shaken {chosen.times} times")
    print("\n".join(shaken.lines()))
    return 1 if shaken.failed or shaken.broken else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
