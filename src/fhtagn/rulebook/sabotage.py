"""The proof that the tests prove something: one function after another is taken out.

For each function that cites a statement, the tests that name one of its statements, or play a
scenario that cites one, are run without it. If all of them still pass, nobody would notice its
loss, and it is listed.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from itertools import pairwise
from queue import Queue
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from fhtagn.kernel.complaint import Complaint
from fhtagn.rulebook.book import Book
from fhtagn.rulebook.functions import Function
from fhtagn.rulebook.index import Index
from fhtagn.rulebook.index import index as index_of

PATIENCE, PATIENCE_AT_FIRST = 900, 3600  # seconds for the tests of one function; of all together
EFFORT: Final = "0.1"  # the tests are run many times: each does as little as it may


class Verdict(NamedTuple):
    function: Function
    tests: tuple[str, ...]  # those that name one of its statements
    noticed_by: str  # the first of them that failed; nothing: none did


Progress = Callable[[int, int, Verdict], None]  # so many done, of so many, and the latest
Worker = subprocess.Popen[str]


def sabotage(
    book: Book,
    workers: int = 2,
    progress: Progress | None = None,
    only: Sequence[str] | None = None,
) -> list[Verdict]:
    """The functions, of all or of those named, whose loss no test notices; none is good.

    `progress(done, of, verdict)` is called after each, also after those that were noticed.
    """
    index = index_of(book)
    chosen = [one for one in index.functions if one.cites and (only is None or one.name in only)]
    tests = {one.name: nodes(index, one) for one in chosen}
    verdicts: list[Verdict] = []
    everything = list(dict.fromkeys(one for some in tests.values() for one in some))
    with _workers(book, workers, everything) as crew, _threads(workers) as pool:
        _check_that_all_pass(crew, pool, parts(everything, workers))
        for verdict in pool.map(_judge(crew, tests), chosen):
            verdicts.append(verdict)
            if progress is not None:
                progress(len(verdicts), len(chosen), verdict)
    return [one for one in verdicts if not one.noticed_by]


def nodes(index: Index, function: Function) -> tuple[str, ...]:
    """The tests that should notice the loss of the function."""
    proving = (test for one in function.cites for test in index.proving(one))
    return tuple(dict.fromkeys(test.node for test in proving))


def _judge(crew: Queue[Worker], tests: dict[str, tuple[str, ...]]) -> Callable[[Function], Verdict]:
    def judge(function: Function) -> Verdict:
        wanted = tests[function.name]
        failed = _ask(crew, wanted, function) if wanted else []
        return Verdict(function, wanted, failed[0] if failed else "")

    return judge


def parts(tests: Sequence[str], count: int) -> list[Sequence[str]]:
    """As many neighbours in each, so that few files are read in two; none is empty."""
    ends = [len(tests) * number // count for number in range(count + 1)]
    return [tests[one:other] for one, other in pairwise(ends) if one < other]


def _check_that_all_pass(
    crew: Queue[Worker], pool: ThreadPoolExecutor, shares: list[Sequence[str]]
) -> None:
    """A test that fails anyway would notice everything."""
    failed = [one for some in pool.map(partial(_ask, crew), shares) for one in some]
    if failed:
        raise Complaint("sabotage-tests-fail", count=len(failed), test=failed[0])


# -- the processes ---------------------------------------------------------------------------------


@contextmanager
def _threads(count: int) -> Iterator[ThreadPoolExecutor]:
    """A thread for each process; what is still to be done is given up when we are interrupted."""
    pool = ThreadPoolExecutor(count)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _ask(crew: Queue[Worker], tests: Sequence[str], function: Function | None = None) -> list[str]:
    """The tests that failed without the function."""
    job = {
        "function": function.name if function else "",
        "module": function.module if function else "",
        "tests": list(tests),
        "limit": PATIENCE if function else PATIENCE_AT_FIRST,
    }
    worker = crew.get()
    try:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(json.dumps(job) + "\n")
        worker.stdin.flush()
        answer = worker.stdout.readline()
        assert answer, f"a saboteur has ended with {worker.wait()}"
        failed: list[str] = json.loads(answer)
        return failed
    finally:
        crew.put(worker)


@contextmanager
def _workers(book: Book, count: int, tests: Sequence[str]) -> Iterator[Queue[Worker]]:
    if book.tests is None:
        raise Complaint("sabotage-without-tests", game=book.game)
    if find_spec("pytest") is None:
        raise Complaint("sabotage-without-pytest", game=book.game)
    crew: Queue[Worker] = Queue()
    with TemporaryDirectory() as cache:
        where = [book.package, str(book.root), str(book.tests), cache, *libraries(book, tests)]
        started = [_start(book, where) for _ in range(count)]
        for worker in started:
            crew.put(worker)
        try:
            yield crew
        finally:
            for worker in started:
                _dismiss(worker)


def _start(book: Book, where: Sequence[str]) -> Worker:
    command = [sys.executable, "-m", "fhtagn.rulebook.saboteur", *where]
    return subprocess.Popen(  # noqa: S603  our own module, in our own Python
        command,
        cwd=book.root,
        env=_environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def libraries(book: Book, tests: Sequence[str]) -> list[str]:
    """The foreign packages that the tests import: loaded once, before the first fork."""
    assert book.tests is not None
    named = {
        name.split(".")[0]
        for path in {test.partition("::")[0] for test in tests}
        for name in imported(ast.parse((book.root / path).read_text("utf-8")))
    }
    ours = {"fhtagn", book.package, book.tests.name, *sys.stdlib_module_names}
    return sorted(name for name in named - ours if find_spec(name))


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def _environment() -> dict[str, str]:
    """Ours, without what an outer run of the tests has put there, and with our search path."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    path = os.pathsep.join(one for one in sys.path if one)
    return kept | {"PYTHONPATH": path, "FHTAGN_EFFORT": EFFORT, "PYTHONHASHSEED": "0"}


def _dismiss(worker: Worker) -> None:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.close()
    worker.kill()
    worker.wait()
    worker.stdout.close()
