"""Test the rules on every Python from 3.11 on that is here, and compare the games they play.

Each Python has an environment of its own in this folder (`.venv-3.12`), made from the locks. There
the fast tests run, as in `make check`; then the same games are played from the same seeds, and
their digests must be the same in all of them (law 14). The suite `server` needs pgserver, so it
runs where pgserver has a wheel.

    python -m tools.versions                   all suites of the rules, and server
    python -m tools.versions kernel --games 2  one suite, and two games a table
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.pool import interrupt
from tools.program import Failed, followed, run

LEAST = (3, 11)
SUITES = ("kernel", "games", "every_game", "rulebook", "lab", "server")
NEEDS = {"server": "pgserver"}  # a suite, and the package without which it cannot run
ASK = "import sys; print(*sys.version_info[:3])"
EFFORT = "0.1"
SHORT, LONG = 120, 1800  # seconds: for a question, for an installation or many games


@dataclass
class Version:
    """A Python, and what became of it here."""

    number: tuple[int, ...]
    python: str
    suites: list[str] = field(default_factory=list)
    passed: int = 0
    faults: list[str] = field(default_factory=list)
    digests: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return ".".join(map(str, self.number[:2]))

    @property
    def folder(self) -> str:
        return f".venv-{self.name}"

    @property
    def digest(self) -> str:
        """One for all games."""
        return hashlib.sha256(json.dumps(self.digests).encode()).hexdigest()[:16]


# -- finding ---------------------------------------------------------------------------------------


def candidates() -> Iterator[str]:
    """Programs that may be a Python: on the PATH, and those of pyenv."""
    for minor in range(LEAST[1], 30):
        if found := shutil.which(f"python3.{minor}"):
            yield found
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(pyenv.glob("versions/*/bin/python")))
    yield sys.executable


def versions() -> list[Version]:
    """The newest of each version, the oldest version first."""
    newest: dict[tuple[int, ...], Version] = {}
    for python in candidates():
        number = asked(python)
        if number < LEAST:
            continue
        known = newest.get(number[:2])
        if known is None or known.number < number:
            newest[number[:2]] = Version(number, python)
    return [newest[key] for key in sorted(newest)]


def asked(python: str) -> tuple[int, ...]:
    """The version of a Python, (0,) if it does not start: pyenv leaves names that do not."""
    try:
        return tuple(map(int, run([python, "-c", ASK], SHORT).split()))
    except Failed:
        return (0,)


# -- testing ---------------------------------------------------------------------------------------


def tried(version: Version, wanted: list[str], games: int, more: list[str]) -> None:
    """Set its environment up, test it, and play."""
    print(f"\n--- Python {'.'.join(map(str, version.number))}", flush=True)
    python = f"{version.folder}/bin/python"
    try:
        make = [os.environ.get("MAKE", "make"), f"VENV={version.folder}"]
        run([*make, f"PYTHON={version.python}", "setup"], LONG, {"MAKEFLAGS": ""})
        version.suites = [suite for suite in wanted if can(python, suite)]
        test(version, [python, "-m", "tools.suites", *version.suites, *more])
        played = run([python, "-m", "tools.digests", "--games", str(games)], LONG)
        version.digests = json.loads(played)
    except Failed as failed:
        version.faults.append(str(failed))


def can(python: str, suite: str) -> bool:
    """Whether what the suite needs is there."""
    needed = NEEDS.get(suite)
    asked = f"import importlib.util as u, sys; sys.exit(u.find_spec({needed!r}) is None)"
    return needed is None or subprocess.run([python, "-c", asked], check=False).returncode == 0


def test(version: Version, command: list[str]) -> None:
    effort = {"FHTAGN_EFFORT": os.environ.get("FHTAGN_EFFORT", EFFORT)}
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        code = followed([*command, "--report", str(report)], effort)
        told = json.loads(report.read_text("utf-8")) if report.is_file() else {}
    failed = told.get("failed", [])
    version.passed = len(told.get("ran", [])) - len(failed)
    if code:
        version.faults.append(f"{len(failed)} tests failed" if failed else f"tests ended {code}")


# -- telling ---------------------------------------------------------------------------------------


def differences(found: list[Version]) -> list[str]:
    """Games that are not the same everywhere, by name."""
    played = [version for version in found if version.digests]
    names = {name: None for version in played for name in version.digests}
    return [name for name in names if len({one.digests.get(name) for one in played}) > 1]


def table(found: list[Version], wanted: list[str]) -> str:
    lines = [f"{'python':<8}  {'tests':>6}  {'games':>6}  {'digest':<16}  result"]
    lines.append("-" * len(lines[0]))
    for one in found:
        left_out = [suite for suite in wanted if suite not in one.suites]
        why = [f"without {suite}: no {NEEDS[suite]}" for suite in left_out if suite in NEEDS]
        result = "; ".join(["FAILED", *one.faults] if one.faults else ["passed", *why])
        number = ".".join(map(str, one.number))
        digest = one.digest if one.digests else "-"
        lines.append(f"{number:<8}  {one.passed:>6}  {len(one.digests):>6}  {digest:<16}  {result}")
    return "\n".join(lines)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Test on every Python that is here.")
    parser.add_argument("suites", nargs="*", metavar="SUITE", help=f"({' '.join(SUITES)})")
    parser.add_argument("--games", type=int, default=20, help="to compare, of each table (20)")
    parser.add_argument("--only", default="", help="versions that match: '3.1[12]'")
    parser.add_argument("--marked", default="not slow", help="marks of the tests ('not slow')")
    return parser.parse_args()


def main() -> int:
    signal.signal(signal.SIGTERM, interrupt)
    chosen = arguments()
    wanted = chosen.suites or list(SUITES)
    more = ["--marked", chosen.marked]
    found = [one for one in versions() if re.search(chosen.only, one.name)]
    print("found Python", ", ".join(f"{one.name} ({one.python})" for one in found))
    for version in found:
        tried(version, wanted, chosen.games, more)
    differing = differences(found)
    print("\n" + table(found, wanted))
    for name in differing:
        print(f"DIFFERS: {name}")
    bad = [one for one in found if one.faults]
    games = "NOT the same games" if differing else "the same games"
    print(f"{games} on all, {len(found) - len(bad)} passed, {len(bad)} failed")
    return 1 if bad or differing or not found else 0


if __name__ == "__main__":
    sys.exit(main())
