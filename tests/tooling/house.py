"""A small house with suites of its own, in which the tools run as they do in ours."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SETTINGS = "[pytest]\naddopts = -p no:schemathesis -p no:cacheprovider\n"
WITHOUT = ("FHTAGN_EFFORT", "PYTEST_ADDOPTS", "PYTEST_XDIST_TESTRUNUID")


class House:
    """A folder with `tests/`, and the tools run in it."""

    def __init__(self, folder, **suites):
        self.folder = folder
        (folder / "pytest.ini").write_text(SETTINGS)
        for suite, text in suites.items():
            place = folder / "tests" / suite
            place.mkdir(parents=True)
            (place / f"test_{suite}.py").write_text(text)

    def start(self, tool, *arguments, **how):
        kept = {name: value for name, value in os.environ.items() if name not in WITHOUT}
        return subprocess.Popen(
            [sys.executable, "-m", f"tools.{tool}", *arguments],
            cwd=self.folder,
            env={**kept, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            **how,
        )

    def run(self, tool, *arguments):
        """The exit code and the lines it has printed."""
        with self.start(tool, *arguments) as process:
            printed = process.communicate()[0]
        return process.returncode, printed.splitlines()
