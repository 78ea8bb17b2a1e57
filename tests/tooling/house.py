"""A small house with suites of its own, in which the tools run as they do in ours."""

import sys
from pathlib import Path

from tests.processes import PIPE, STDOUT, environment, start

ROOT = Path(__file__).parents[2]
SETTINGS = "[pytest]\naddopts = -p no:schemathesis -p no:cacheprovider\n"


class House:
    """A folder with `tests/`, and the tools run in it."""

    def __init__(self, folder, **suites):
        self.folder = folder
        (folder / "pytest.ini").write_text(SETTINGS)
        for suite, text in suites.items():
            place = folder / "tests" / suite
            place.mkdir(parents=True)
            (place / f"test_{suite}.py").write_text(text)

    def start(self, tool, *arguments, by=()):
        return start(
            [*by, sys.executable, "-m", f"tools.{tool}", *arguments],
            cwd=self.folder,
            env=environment(PYTHONPATH=str(ROOT)),
            stdout=PIPE,
            stderr=STDOUT,
            text=True,
        )

    def run(self, tool, *arguments):
        """The exit code and the lines it has printed."""
        with self.start(tool, *arguments) as process:
            printed = process.communicate()[0]
        return process.returncode, printed.splitlines()
