"""The store: jobs that read, and jobs that write, many of them in one commit.

A job is a plain function of a connection. Reads run side by side in threads; writes go through
one thread, which takes whatever has gathered while the last commit was under way, runs each in a
savepoint of its own, and commits them all at once. Nobody hears of a write before that commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from queue import SimpleQueue
from threading import Thread
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError
from structlog import get_logger

from fhtagn.server.errors import Unavailable
from fhtagn.server.metrics import COMMITS, GROUPS

P = ParamSpec("P")
R = TypeVar("R")
GROUP: Final = 256  # writes in one commit at most
READERS: Final = 4
APART: Final = 2  # writes apart from the groups, at a time
log = get_logger()


class Job(NamedTuple):
    run: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Stopped(Exception):
    """The database would not carry out a job: the transaction is lost, nothing was written."""

    def __init__(self, error: OperationalError) -> None:
        self.error = error


class Store:
    def __init__(self, engine: Engine, readers: Engine | None = None) -> None:
        self.engine, self.readers = engine, readers or engine
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self._writing_apart = ThreadPoolExecutor(APART, thread_name_prefix="write-apart")
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    async def read(
        self, job: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs
    ) -> R:
        return await _in_thread(
            self._reading, self.readers.connect, lambda db: job(db, *args, **more)
        )

    async def write(
        self, job: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs
    ) -> R:
        """What the job gives back, once it is on the disk."""
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._queue.put(Job(lambda db: job(db, *args, **more), done))
        return await done

    async def write_apart(
        self, job: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs
    ) -> R:
        """As `write`, in a transaction of its own: what it locks waits for nobody else's writes.

        SQLite has one transaction that writes at a time.
        """
        if self.engine.dialect.name == "sqlite":
            return await self.write(job, *args, **more)
        return await _in_thread(
            self._writing_apart, self.readers.begin, lambda db: job(db, *args, **more)
        )

    def close(self) -> None:
        """After the writes that are under way."""
        self._queue.put(None)
        self._writer.join()
        self._reading.shutdown()
        self._writing_apart.shutdown()
        self.engine.dispose()
        self.readers.dispose()

    # -- the writer's thread ----------------------------------------------------------------------

    def _write(self) -> None:
        while group := self._gathered():
            _answer(group, self._results(group))

    def _results(self, group: list[Job]) -> list[Any]:
        """What became of each; if one of them stops the whole group, each alone."""
        try:
            return self._commit(group)
        except Stopped as stopped:
            if len(group) > 1:
                return [result for job in group for result in self._results([job])]
            return [_unavailable(stopped.error)]
        except Exception as error:  # noqa: BLE001  whatever it is, those who wait must hear it
            log.error(  # noqa: TRY400  the values of a statement are nobody's business
                "commit-failed", error=type(error).__name__, writes=len(group)
            )
            return [_unavailable(error) for _job in group]

    def _gathered(self) -> list[Job]:
        """The next writes, waiting for the first; none when the store is closed."""
        first = self._queue.get()
        group = [first] if first else []
        while group and len(group) < GROUP and not self._queue.empty():
            job = self._queue.get()
            if job is None:
                self._queue.put(None)
                break
            group.append(job)
        return group

    def _commit(self, group: list[Job]) -> list[Any]:
        GROUPS.observe(len(group))
        with COMMITS.time(), self.engine.begin() as db:
            return [_attempt(db, job) for job in group]


async def _in_thread(
    threads: ThreadPoolExecutor,
    connection: Callable[[], AbstractContextManager[Connection]],
    job: Callable[[Connection], R],
) -> R:
    """What the job gives back, done with a connection of its own beside the loop."""

    def done() -> R:
        try:
            with connection() as db:
                return job(db)
        except OperationalError as error:
            raise _unavailable(error) from error

    return await asyncio.get_running_loop().run_in_executor(threads, done)


def _attempt(db: Connection, job: Job) -> Any:
    """The job's result, or what it raised: then it has changed nothing."""
    try:
        with db.begin_nested():
            return job.run(db)
    except OperationalError as error:
        raise Stopped(error) from error
    except Exception as error:  # noqa: BLE001  it goes to whoever waits for it
        return error


def _answer(group: list[Job], results: list[Any]) -> None:
    for job, result in zip(group, results, strict=True):
        loop = job.done.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell, job.done, result)


def _tell(done: asyncio.Future[Any], result: Any) -> None:
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def _unavailable(error: Exception) -> Unavailable:
    cause = error.orig if isinstance(error, DBAPIError) else error
    refusal = Unavailable("store-unavailable")
    refusal.__cause__ = cause
    return refusal
