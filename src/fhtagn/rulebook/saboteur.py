"""A process that takes one function out after another and runs the tests that should notice.

It is started by `sabotage`, reads a job a line from its standard input and writes to its standard
output, a line for each, which tests failed. It is one run of pytest that forks for every job: the
child inherits pytest, its plugins and the game's modules already loaded, exchanges the function's
code, collects and runs the tests of the job, and ends. Neither content nor tests are loaded before
the fork, so a function that is used only while they are loading is taken out in time. Compiled
tests are kept in a folder of our own, to be compiled only once.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import IO, Final, TypedDict

import pytest

from fhtagn.clock import CLOCK
from fhtagn.rulebook.stand_ins import take_out

PASSED, NO_TESTS = 0, 5  # exit codes of pytest
WITHOUT: Final = ("-p", "no:randomly", "-p", "no:xdist", "-p", "no:cacheprovider")
OPTIONS: Final = ("-q", "-s", "--tb=no", *WITHOUT)
LONGEST: Final = 30.0  # seconds that a test may compute: without a function it may never end


class Job(TypedDict):
    function: str  # to be taken out; "": none
    module: str
    tests: list[str]
    limit: float  # seconds


class Saboteur:
    """The plugin: in the parent it answers jobs, in a child it remembers what fails."""

    def __init__(self, jobs: IO[str], answers: IO[str], libraries: list[str]) -> None:
        self.jobs, self.answers, self.libraries = jobs, answers, libraries
        self.failed: list[str] = []
        self.pipe = -1  # in a child: where it is to say what failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_cmdline_main(self, config: pytest.Config) -> int | None:
        """Everything is configured; without an answer from here, pytest goes on to the tests."""
        for library in self.libraries:
            import_module(library)
        gc.freeze()  # no child need look through what it inherits
        for line in self.jobs:
            job: Job = json.loads(line)
            reading, writing = os.pipe()
            child = os.fork()
            if not child:
                os.close(reading)
                self.pipe = writing
                prepare(config, job)
                return None
            os.close(writing)
            print(json.dumps(heard(reading, child, job["limit"])), file=self.answers, flush=True)
        return PASSED

    def pytest_runtest_logstart(self) -> None:
        """A test that goes on for ever ends its process; whatever else the machine does."""
        signal.setitimer(signal.ITIMER_PROF, LONGEST)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._look_at(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._look_at(report)

    def _look_at(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def say(self, code: int) -> None:
        """In a child, at the end of the tests."""
        if not self.failed and code not in (PASSED, NO_TESTS):
            self.failed = [f"(pytest ended with {code})"]
        os.write(self.pipe, json.dumps(self.failed).encode())


def prepare(config: pytest.Config, job: Job) -> None:
    """Run the job's tests and no others, up to the first failure, without the job's function.

    What the tests or their failures say on the way is of no interest.
    """
    os.dup2(1, 2)
    config.args[:] = job["tests"]
    if job["function"]:
        config.option.maxfail = 1
        import_module(job["module"])
        take_out(job["function"])


def heard(reading: int, child: int, limit: float) -> list[str]:
    """What failed in the child; one that ends badly or not at all has failed as a whole."""
    said = _read(reading, CLOCK.steady() + limit)
    if said is None:
        os.kill(child, signal.SIGKILL)
    os.close(reading)
    os.waitpid(child, 0)
    failed: list[str] = json.loads(said) if said else ["(the tests did not come to an end)"]
    return failed


def _read(pipe: int, deadline: float) -> bytes | None:
    """All that comes before the other end is closed; None if that takes too long."""
    said = b""
    while select.select([pipe], [], [], max(0.0, deadline - CLOCK.steady()))[0]:
        more = os.read(pipe, 65536)
        if not more:
            return said
        said += more
    return None


def _opened(stream: int, mode: str) -> IO[str]:
    """A stream of its own for what is a standard stream now."""
    return os.fdopen(os.dup(stream), mode, encoding="utf-8")


def serve(package: str, root: str, tests: str, cache: str, *libraries: str) -> None:
    """Answer job after job until the input ends. Nobody but us may use our input and output."""
    jobs, answers = _opened(0, "r"), _opened(1, "w")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    import_module(f"{package}.game")
    sys.dont_write_bytecode, sys.pycache_prefix = False, cache
    limit = ["--timeout=0"] if find_spec("pytest_timeout") else []
    plugin = Saboteur(jobs, answers, list(libraries))
    code = pytest.main([*OPTIONS, *limit, f"--rootdir={root}", tests], plugins=[plugin])
    if plugin.pipe != -1:
        plugin.say(int(code))
        os._exit(0)  # what the parent has opened is none of the child's business
    sys.exit(int(code))


if __name__ == "__main__":
    serve(*sys.argv[1:])
