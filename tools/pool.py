"""One pool for all tests: pytest collects once, then forks workers that share all it has read.

The parent hands out tests as `tools/schedule.py` says. A worker runs them as pytest always does
and sends the reports back. It asks for its next tests when it begins to tidy up after the last:
so fixtures of a file or of a session stay as long as the worker needs them, and no test waits
for a worker that is busy while another has nothing to do.

A worker that dies fails the test it was at; another one takes its place.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import uuid
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NoReturn

import pytest
from tools.durations import Durations, file_of
from tools.progress import Progress
from tools.schedule import Job, Schedule

FORK = multiprocessing.get_context("fork")
BROWSER = "browser"  # a kind of worker
PLAYWRIGHT = "chromium"  # the fixture that leaves a running loop behind
RUN = "PYTEST_XDIST_TESTRUNUID"  # how workers of one run know each other, here as there
PATIENCE = 60.0  # seconds for a worker to tidy up
LOOK = 1.0  # seconds between two looks at the time
GONE = (EOFError, BrokenPipeError, ConnectionResetError)  # the other end of a line has ended


# -- in a worker -----------------------------------------------------------------------------------


class Following:
    """Stands for the test after this one, which is asked for at the first look at it."""

    def __init__(self, find: Callable[[], pytest.Item | None]) -> None:
        self._find = find
        self._asked = False
        self._item: pytest.Item | None = None

    @property
    def item(self) -> pytest.Item | None:
        if not self._asked:
            self._item, self._asked = self._find(), True
        return self._item

    def __bool__(self) -> bool:
        return self.item is not None

    def listchain(self) -> list[Any]:
        assert self.item is not None
        return self.item.listchain()


class Work:
    """The tests of one worker, and the reports it sends."""

    def __init__(self, session: pytest.Session, line: Connection) -> None:
        self.session, self.line = session, line
        self.queue: deque[int] = deque()
        self.reports: list[dict[str, Any]] = []

    def run(self) -> None:
        """Run what the parent sends, until it sends nothing."""
        try:
            item = self.next()
            while item is not None:
                following = Following(self.next)
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                self.line.send(self.reports)
                self.reports = []
                item = following.item
        finally:
            self.session._setupstate.teardown_exact(None)  # noqa: SLF001

    def next(self) -> pytest.Item | None:
        if not self.queue:
            self.line.send(None)
            self.queue.extend(self.line.recv())
        return self.session.items[self.queue.popleft()] if self.queue else None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.passed:
            report.sections = []  # what a good test has printed is of no use
        config = self.session.config
        data = config.hook.pytest_report_to_serializable(config=config, report=report)
        self.reports.append(data)


def work(pool: Pool, session: pytest.Session, line: Connection, name: str) -> None:
    """Be a worker; the process ends with this."""
    for other in pool.lines():
        other.close()  # it is the parent's: who holds it would not notice the parent's end
    signal.signal(signal.SIGTERM, interrupt)
    gc.enable()
    config = session.config
    for plugin in (pool, *pool.listeners):
        config.pluginmanager.unregister(plugin)
    own_place(config, name)
    capture = config.pluginmanager.getplugin("capturemanager")
    capture.stop_global_capturing()  # forked processes share the files it writes to
    capture.start_global_capturing()
    worker = Work(session, line)
    config.pluginmanager.register(worker)
    try:
        worker.run()
    except (KeyboardInterrupt, *GONE):
        os._exit(1)  # somebody has ended the run; all is tidied up
    finally:
        capture.stop_global_capturing()


def own_place(config: pytest.Config, name: str) -> None:
    """Give the worker a folder of its own for temporary files, as they are numbered."""
    factory = config._tmp_path_factory  # type: ignore[attr-defined]  # noqa: SLF001
    folder: Path = factory.getbasetemp() / name
    folder.mkdir(mode=0o700)
    factory._basetemp = folder  # noqa: SLF001


def interrupt(*_: object) -> NoReturn:
    raise KeyboardInterrupt


# -- in the parent ---------------------------------------------------------------------------------


@dataclass
class Worker:
    """A worker as the parent sees it."""

    process: BaseProcess
    line: Connection
    kind: str
    given: deque[Job] = field(default_factory=deque)  # the first is what it is at


class Pool:
    """A plugin of pytest that runs the tests of a session in several processes.

    The listeners are plugins for the parent alone.
    """

    def __init__(
        self, workers: int, durations: Durations, progress: Progress, *listeners: object
    ) -> None:
        self.size, self.durations, self.progress = workers, durations, progress
        self.listeners = listeners
        self.workers: list[Worker] = []
        self.begun = 0
        self.crashes = 0

    def lines(self) -> list[Connection]:
        return [worker.line for worker in self.workers]

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[object]:
        """All that is collected stays, so nobody need look for garbage in it before a worker."""
        self.progress.write("collecting the tests")
        gc.disable()
        return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.testsfailed or session.config.option.collectonly:
            return None  # pytest's own way says what is wrong
        os.environ.setdefault(RUN, uuid.uuid4().hex)
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]  # noqa: SLF001
        self.tests = [self.test(number, item) for number, item in enumerate(session.items)]
        self.schedule = Schedule(self.tests, self.size)
        self.progress.begin(self.tests)
        try:
            self.run(session)
        finally:
            self.end()
        return True

    def test(self, number: int, item: pytest.Item) -> Job:
        kind = BROWSER if PLAYWRIGHT in getattr(item, "fixturenames", ()) else ""
        seconds = self.durations.of(item.nodeid)
        return Job(number, file_of(item.nodeid), seconds, kind)

    def run(self, session: pytest.Session) -> None:
        self.fill(session)
        while self.workers:
            for line in wait(self.lines(), LOOK):
                worker = next(one for one in self.workers if one.line is line)
                self.listen(session, worker)
            self.fill(session)
            self.progress.tick()

    def fill(self, session: pytest.Session) -> None:
        """Start workers as long as there is work for them."""
        while len(self.workers) < self.size and not stopping(session):
            kind = self.schedule.start()
            if kind is None:
                return
            self.start(session, kind)

    def start(self, session: pytest.Session, kind: str) -> None:
        ours, theirs = FORK.Pipe()
        name = f"worker-{self.begun}"
        self.begun += 1
        process = FORK.Process(target=work, args=(self, session, theirs, name), name=name)
        sys.stdout.flush()
        self.workers.append(Worker(process, ours, kind))
        process.start()
        theirs.close()

    def listen(self, session: pytest.Session, worker: Worker) -> None:
        """A worker asks for tests, reports one, or has ended."""
        try:
            said = worker.line.recv()
            if said is None:
                self.give(session, worker)
            else:
                self.done(session, worker.given.popleft(), said)
        except GONE:
            self.part(session, worker)

    def give(self, session: pytest.Session, worker: Worker) -> None:
        numbers = [] if stopping(session) else self.schedule.take(worker.kind)
        worker.given.extend(self.tests[number] for number in numbers)
        worker.line.send(numbers)

    def done(self, session: pytest.Session, test: Job, reports: list[dict[str, Any]]) -> None:
        config = session.config
        for data in reports:
            report = config.hook.pytest_report_from_serializable(config=config, data=data)
            config.hook.pytest_runtest_logreport(report=report)
        self.progress.done(test)

    def part(self, session: pytest.Session, worker: Worker) -> None:
        """A worker has ended, in peace or not."""
        self.workers.remove(worker)
        self.schedule.stop(worker.kind)
        worker.line.close()
        worker.process.join()
        if worker.given:
            self.crashed(session, worker)
        elif worker.process.exitcode:
            self.crashes += 1
            self.progress.say(f"{worker.process.name} has ended with {worker.process.exitcode}")

    def crashed(self, session: pytest.Session, worker: Worker) -> None:
        self.crashes += 1
        test, *others = worker.given
        self.schedule.give_back(others)
        item = session.items[test.number]
        why = f"the process of this test has ended with {worker.process.exitcode}"
        report = pytest.TestReport(item.nodeid, item.location, {}, "failed", why, "call")
        session.config.hook.pytest_runtest_logreport(report=report)
        self.progress.done(test)

    def end(self) -> None:
        """Nobody outlives the run: whoever still works is told to tidy up."""
        self.progress.end()
        end_all(worker.process for worker in self.workers)
        self.workers.clear()


def end_all(processes: Iterable[BaseProcess]) -> None:
    left = list(processes)
    for process in left:
        process.terminate()
    for process in left:
        process.join(PATIENCE)
        process.kill()


def stopping(session: pytest.Session) -> bool:
    return bool(session.shouldfail or session.shouldstop)


class Quiet:
    """A plugin of pytest: no letter for a test, in the parent and in the workers."""

    @pytest.hookimpl(wrapper=True)
    def pytest_report_teststatus(self) -> Iterator[tuple[str, str, str]]:
        category, _, _ = yield
        return category, "", ""
