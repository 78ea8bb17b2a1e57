"""Run the suites of `tests/`, all in one pool of processes, and say how it went.

Every folder of `tests/` with tests in it is a suite. While they run, one line says how far they
are. At the end come the failures, each with the command that repeats it, and a table. The exit
code is 1 if a test fails, a suite has no tests or a worker dies. What takes longer than it should
on two quiet cores is told, but fails nothing.

    python -m tools.suites                     all suites
    python -m tools.suites kernel every_game   these two
    python -m tools.suites --no-budget         for long runs: no budget, no time limit for a test
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shlex
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from tools import chromium
from tools.durations import Durations
from tools.pool import Pool, Quiet, interrupt
from tools.progress import Progress

# Seconds of a run on two quiet cores with FHTAGN_EFFORT=1: each suite's share of it.
BUDGETS = {
    "collection": 20,
    "architecture": 8,
    "rulebook": 65,
    "kernel": 4,
    "text": 42,
    "games": 30,
    "every_game": 78,
    "tooling": 5,
    "bots": 2,
    "lab": 3,
    "cli": 20,
    "terminal": 58,
    "server": 155,
    "web": 30,
    "browser": 80,
}
TOTAL = 10 * 60

TESTS = Path("tests")  # of the folder we are in
BROWSER = "browser"
COLLECTION = "collection"  # not a suite, but it takes its time
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
SKIPPED = f"BROWSER TESTS SKIPPED, as {chromium.NO_BROWSER} is set"
INTERRUPTED = 130


@dataclass
class Result:
    """What became of one suite."""

    suite: str
    passed: set[str] = field(default_factory=set)
    failed: set[str] = field(default_factory=set)
    skipped: set[str] = field(default_factory=set)
    took: dict[str, float] = field(default_factory=dict)  # seconds of each test

    def add(self, report: pytest.TestReport) -> None:
        """A test has three reports: of its setup, its call and its teardown."""
        test = report.nodeid
        self.took[test] = self.took.get(test, 0.0) + report.duration
        if report.failed:
            self.failed.add(test)
        elif report.skipped and not hasattr(report, "wasxfail"):
            self.skipped.add(test)
        elif report.when == "call":
            self.passed.add(test)

    @property
    def tests(self) -> int:
        return len(self.passed | self.failed | self.skipped)

    @property
    def good(self) -> bool:
        return bool(self.passed) and not self.failed

    @property
    def verdict(self) -> str:
        if not self.tests:
            return "NO TESTS"
        if self.failed:
            return f"FAILED ({len(self.failed)})"
        if not self.passed:
            return "ALL SKIPPED"
        return f"passed, {len(self.skipped)} skipped" if self.skipped else "passed"


class Results:
    """A plugin of pytest that sorts the reports by suite."""

    def __init__(self, suites: Iterable[str], progress: Progress) -> None:
        self.of = {suite: Result(suite) for suite in suites}
        self.progress = progress
        self.errors = 0  # of files that cannot be collected

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        suite = suite_of(report.nodeid)
        result = self.of.setdefault(suite, Result(suite))
        if report.failed and report.nodeid not in result.failed:
            self.progress.fail(report.nodeid)
        result.add(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.errors += report.failed

    def all(self) -> list[Result]:
        return list(self.of.values())

    @property
    def failed(self) -> list[str]:
        return sorted(test for result in self.all() for test in result.failed)

    @property
    def passed(self) -> int:
        return sum(len(result.passed - result.failed) for result in self.all())

    @property
    def took(self) -> dict[str, float]:
        return {test: s for result in self.all() for test, s in result.took.items()}


def suite_of(test: str) -> str:
    return test.partition("::")[0].split("/")[1]


def suites(tests: Path = TESTS) -> list[str]:
    """Name the suites that exist: those with a budget in its order, then the others by name."""
    if not tests.is_dir():
        return []
    there = {path.name for path in tests.iterdir() if any(path.rglob("test_*.py"))}
    known = [name for name in BUDGETS if name in there]
    return [*known, *sorted(there.difference(known))]


# -- the report ------------------------------------------------------------------------------------


def table(results: Sequence[Result], collecting: float, total: float, workers: int) -> str:
    """Seconds of a suite are its share of the run: those of its tests, by the workers."""
    rows = [(COLLECTION, "", collecting, "")]
    for result in results:
        share = sum(result.took.values()) / workers
        rows.append((result.suite, str(result.tests), share, result.verdict))
    width = max(len(row[0]) for row in rows)
    lines = [f"{'suite':<{width}}  {'tests':>6}  {'seconds':>8}  {'budget':>7}  result"]
    lines.append("-" * len(lines[0]))
    for suite, tests, seconds, verdict in rows:
        budget = BUDGETS.get(suite, 0)
        late = " (over its budget)" if budget and seconds > budget else ""
        line = f"{suite:<{width}}  {tests:>6}  {seconds:>8.1f}  {budget or '-':>7}  {verdict}{late}"
        lines.append(line.rstrip())
    tests = str(sum(result.tests for result in results))
    late = "(over its budget)" if total > TOTAL else ""
    lines.append(f"{'total':<{width}}  {tests:>6}  {total:>8.1f}  {TOTAL:>7}  {late}".rstrip())
    return "\n".join(lines)


def busy(total: float) -> str:
    """How much of the processors the run has used."""
    spent, cores = sum(os.times()[:4]), os.cpu_count() or 1
    return f"processors busy for {spent:.0f} s: {spent / (cores * total):.0%} of {cores} cores"


def command(test: str, seed: int) -> str:
    """Say how to repeat a test."""
    python = Path(sys.executable)
    shown = python.relative_to(Path.cwd()) if python.is_relative_to(Path.cwd()) else python
    effort = os.environ.get("FHTAGN_EFFORT", "1")
    before = f"FHTAGN_EFFORT={effort} " if effort != "1" else ""
    return f"{before}{shown} -m pytest {shlex.quote(test)} {' '.join(seeds(seed))}"


def seeds(seed: int) -> list[str]:
    return [f"--randomly-seed={seed}", f"--hypothesis-seed={seed}"]


# -- the run ---------------------------------------------------------------------------------------


@contextmanager
def bytecode() -> Iterator[None]:
    """Keep bytecode for the run: who wants none beside the sources has it in a folder apart."""
    if not sys.dont_write_bytecode:
        yield
        return
    folder = tempfile.mkdtemp()
    os.environ.pop(NO_BYTECODE, None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = folder
    sys.dont_write_bytecode = False
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def arguments(known: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Run the test suites.")
    parser.add_argument("suites", nargs="*", metavar="SUITE", help=f"of {', '.join(known)}")
    parser.add_argument("--workers", type=int, default=workers(), help="processes (cores + 3)")
    parser.add_argument("--seed", type=int, help="of everything random (a new one)")
    parser.add_argument("--marked", default="", help="only tests with such marks: 'not slow'")
    parser.add_argument("--no-budget", action="store_true", help="no limit per test")
    parser.add_argument("--report", type=Path, help="write here what ran and what failed, as JSON")
    parser.add_argument("--record", action="store_true", help="write tools/durations.txt anew")
    chosen = parser.parse_args()
    for name in chosen.suites:
        if name not in known:
            parser.error(f"no suite {name!r}; there are: {', '.join(known) or 'none'}")
    return chosen


def workers() -> int:
    """More than cores, as many tests wait for a server, a browser or a database."""
    return (os.cpu_count() or 2) + 3


def options(chosen: argparse.Namespace, wanted: list[str], seed: int) -> list[str]:
    paths = [(TESTS / suite).as_posix() for suite in wanted]
    quiet = ["-qq", "-o", "console_output_style=classic"]
    marked = ["-m", chosen.marked] if chosen.marked else []
    limit = ["--timeout=0"] if chosen.no_budget else []
    return [*quiet, *marked, *limit, *seeds(seed), *paths]


def run(chosen: argparse.Namespace, wanted: list[str]) -> int:
    seed = chosen.seed if chosen.seed is not None else random.SystemRandom().getrandbits(32)
    effort = os.environ.get("FHTAGN_EFFORT", "1")
    print(f"effort {effort}, {chosen.workers} workers, seed {seed}", flush=True)
    durations, progress = Durations.read(), Progress(chosen.workers)
    results = Results(wanted, progress)
    pool = Pool(chosen.workers, durations, progress, results)
    began = time.monotonic()
    code = pytest.main(options(chosen, wanted, seed), plugins=[Quiet(), pool, results])
    total = time.monotonic() - began
    print("\n" + table(results.all(), progress.began - began, total, chosen.workers))
    print(busy(total))
    for test in results.failed:
        print(f"\nFAILED {test}\n  again: {command(test, seed)}")
    interrupted = code == pytest.ExitCode.INTERRUPTED and not results.errors
    bad = len(results.failed) + results.errors
    good = code == 0 and not bad and not pool.crashes and all(one.good for one in results.all())
    if good and chosen.record:
        durations.record(results.took)
    if chosen.report:
        told = {"seed": seed, "ran": sorted(results.took), "failed": results.failed}
        chosen.report.write_text(json.dumps(told), "utf-8")
    print(f"{results.passed} passed, {bad} failed")
    return INTERRUPTED if interrupted else 0 if good else 1


def main() -> int:
    signal.signal(signal.SIGTERM, interrupt)
    known = suites()
    chosen = arguments(known)
    asked: list[str] = chosen.suites or known
    left_out = BROWSER in asked and bool(os.environ.get(chromium.NO_BROWSER))
    wanted = [suite for suite in asked if suite != BROWSER or not left_out]
    if left_out:
        print(SKIPPED)
    if BROWSER in wanted:
        os.environ[chromium.CHOSEN] = chromium.found() or chromium.get()
    if not wanted:
        print("0 passed, 0 failed")
        return 1
    with bytecode():
        return run(chosen, wanted)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
