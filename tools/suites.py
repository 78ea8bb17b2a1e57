"""Run the suites of `tests/` one after another and say how long each took.

Every folder of `tests/` with tests in it is a suite: a pytest process of its own. The table at the
end has its tests, seconds, budget and result. The exit code is 1 if a suite fails or collects no
tests; what takes longer than it should on two quiet cores is told, but fails nothing.

The suite `browser` needs Chromium: without one nothing is run, unless FHTAGN_NO_BROWSER is set.

    python tools/suites.py                     all suites
    python tools/suites.py kernel every_game   these two
    python tools/suites.py --no-budget         for long runs: no budget, no time limit for a test
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

# Seconds on two cores with FHTAGN_EFFORT=1, in the order of running: the quickest alarm first.
BUDGETS = {
    "architecture": 35,
    "rulebook": 90,
    "kernel": 20,
    "text": 55,
    "games": 75,
    "every_game": 125,
    "bots": 15,
    "lab": 20,
    "cli": 40,
    "terminal": 180,
    "adapters": 60,
    "server": 310,
    "web": 50,
    "browser": 420,
}
UNLISTED = 60
TOTAL = 20 * 60

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
LOOSE = "(loose)"  # test files beside the folders
NO_TESTS = 5  # pytest's exit code
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
BROWSER = "browser"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
NO_BROWSER = "FHTAGN_NO_BROWSER"  # set: the suite that needs a browser is left out, aloud
NO_CHROMIUM = (
    "no Chromium for the browser tests: `make chromium`, or on Debian and Ubuntu "
    f"`apt install chromium`; {NO_BROWSER}=1 leaves these tests out"
)
SKIPPED = f"BROWSER TESTS SKIPPED, as {NO_BROWSER} is set"


@dataclass(frozen=True)
class Result:
    """What became of one suite."""

    suite: str
    passed: int
    failed: int
    skipped: int
    seconds: float
    exit_code: int

    @property
    def tests(self) -> int:
        return self.passed + self.failed + self.skipped

    @property
    def good(self) -> bool:
        return self.exit_code == 0 and self.failed == 0 and self.passed > 0

    @property
    def verdict(self) -> str:
        if self.exit_code == NO_TESTS or self.tests == 0:
            return f"NO TESTS (pytest ended with {self.exit_code})"
        if self.passed == 0 and self.failed == 0:
            return "ALL SKIPPED"
        if not self.good:
            return f"FAILED ({self.failed or f'pytest ended with {self.exit_code}'})"
        return f"passed, {self.skipped} skipped" if self.skipped else "passed"


def suites() -> list[str]:
    """Name the suites that exist: the listed ones in their order, then the others by name."""
    if not TESTS.is_dir():
        return []
    folders = {path.name for path in TESTS.iterdir() if path.is_dir() and has_tests(path)}
    folders |= {name for name in BUDGETS if (TESTS / name).is_dir()}
    known = [name for name in BUDGETS if name in folders]
    loose = [LOOSE] if any(TESTS.glob("test_*.py")) else []
    return [*loose, *known, *sorted(folders.difference(known))]


def has_tests(folder: Path) -> bool:
    return any(folder.rglob("test_*.py"))


def environment(folder: str) -> dict[str, str]:
    """Ours; if bytecode must not lie beside the sources, the suites share it in the folder."""
    if not sys.dont_write_bytecode:
        return {**os.environ}
    kept = {name: value for name, value in os.environ.items() if name != NO_BYTECODE}
    return kept | {"PYTHONPYCACHEPREFIX": folder}


def run(suite: str, workers: int, environ: dict[str, str], *, limit: bool) -> Result:
    """Run one suite in a process of its own and read its report."""
    paths = sorted(TESTS.glob("test_*.py")) if suite == LOOSE else [TESTS / suite]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-n", str(workers)]
        command += ["--dist=worksteal"]  # long tests are often neighbours
        command += [f"--junitxml={report}", *(str(path.relative_to(ROOT)) for path in paths)]
        if not limit:
            command.append("--timeout=0")
        print(f"\n--- {suite}", flush=True)
        began = time.monotonic()
        code = subprocess.run(command, cwd=ROOT, env=environ, check=False).returncode
        seconds = time.monotonic() - began
        passed, failed, skipped = counts(report)
    if code not in (0, NO_TESTS) and failed == 0:
        failed = 1  # it broke before any test could
    return Result(suite, passed, failed, skipped, seconds, code)


def counts(report: Path) -> tuple[int, int, int]:
    """Read passed, failed and skipped from pytest's report, zeros if it wrote none."""
    try:
        tree = ET.parse(report)  # noqa: S314  written by our own process a moment ago
    except (OSError, ET.ParseError):
        return 0, 0, 0
    of = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    for suite in tree.getroot().iter("testsuite"):
        for name in of:
            of[name] += int(suite.get(name, "0"))
    failed = of["failures"] + of["errors"]
    return max(0, of["tests"] - failed - of["skipped"]), failed, of["skipped"]


def table(results: list[Result], total: float, *, budgeted: bool) -> str:
    width = max(len("suite"), *(len(result.suite) for result in results))
    lines = [f"{'suite':<{width}}  {'tests':>6}  {'seconds':>8}  {'budget':>7}  result"]
    lines.append("-" * len(lines[0]))
    for result in results:
        budget = BUDGETS.get(result.suite, UNLISTED)
        late = " (over its budget)" if budgeted and result.seconds > budget else ""
        lines.append(
            f"{result.suite:<{width}}  {result.tests:>6}  {result.seconds:>8.1f}"
            f"  {budget if budgeted else '-':>7}  {result.verdict}{late}"
        )
    verdict = "OVER BUDGET" if budgeted and total > TOTAL else ""
    tests = sum(result.tests for result in results)
    allowed = TOTAL if budgeted else "-"
    lines.append(f"{'total':<{width}}  {tests:>6}  {total:>8.1f}  {allowed:>7}  {verdict}".rstrip())
    return "\n".join(lines)


def arguments(known: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Run the test suites one after another.")
    parser.add_argument("suites", nargs="*", metavar="SUITE", help=f"of {', '.join(known)}")
    parser.add_argument("--workers", type=int, default=2, help="processes per suite (2)")
    parser.add_argument("--no-budget", action="store_true", help="no budget, no limit per test")
    chosen = parser.parse_args()
    for name in chosen.suites:
        if name not in known:
            parser.error(f"no suite {name!r}; there are: {', '.join(known) or 'none'}")
    return chosen


def chromium() -> str | None:
    """The browser of this machine."""
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


def main() -> int:
    known = suites()
    chosen = arguments(known)
    asked: list[str] = chosen.suites or known
    left_out = BROWSER in asked and bool(os.environ.get(NO_BROWSER))
    wanted = [suite for suite in asked if suite != BROWSER or not left_out]
    if not wanted:
        print(f"0 passed, 0 failed; {SKIPPED if left_out else 'no suite found in tests/'}")
        return 1
    if BROWSER in wanted and chromium() is None:
        print(f"{NO_CHROMIUM}\n0 passed, 0 failed")
        return 1
    print(f"effort {os.environ.get('FHTAGN_EFFORT', '1')}, {chosen.workers} workers", flush=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        environ, limit = environment(folder), not chosen.no_budget
        results = [run(suite, chosen.workers, environ, limit=limit) for suite in wanted]
    total = time.monotonic() - began
    print("\n" + table(results, total, budgeted=not chosen.no_budget))
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    skipped = f"; {SKIPPED}" if left_out else ""
    print(f"{passed} passed, {failed} failed{skipped}")
    return 0 if all(result.good for result in results) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
