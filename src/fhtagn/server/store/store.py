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
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Concatenate, Final, NamedTuple, ParamSpec, TypeVar

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

Answer = Callable[[], None]  # tells the caller what became of a write


class StoreJob(NamedTuple):
    """A write: what it does, and how its caller in the loop gets the result."""

    run: Callable[[Connection], Answer]
    fail: Callable[[Exception], None]
    loop: asyncio.AbstractEventLoop


class Stopped(Exception):
    """The database would not carry out a job: the transaction is lost, nothing was written."""

    def __init__(self, error: OperationalError) -> None:
        self.error = error


class Store:
    def __init__(self, engine: Engine, readers: Engine | None = None) -> None:
        self.engine, self.readers = engine, readers or engine
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self._writing_apart = ThreadPoolExecutor(APART, thread_name_prefix="write-apart")
        self._queue: SimpleQueue[StoreJob | None] = SimpleQueue()
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
        loop = asyncio.get_running_loop()
        done: asyncio.Future[R] = loop.create_future()

        def run(db: Connection) -> Answer:
            return partial(_tell, done, job(db, *args, **more))

        self._queue.put(StoreJob(run, partial(_fail, done), loop))
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
            _answer(group, self._answers(group))

    def _answers(self, group: list[StoreJob]) -> list[Answer]:
        """What became of each; if one of them stops the whole group, each alone."""
        try:
            return self._commit(group)
        except Stopped as stopped:
            if len(group) > 1:
                return [answer for job in group for answer in self._answers([job])]
            return [partial(group[0].fail, _unavailable(stopped.error))]
        except Exception as error:  # noqa: BLE001  whatever it is, those who wait must hear it
            log.error(  # noqa: TRY400  the values of a statement are nobody's business
                "commit-failed", error=type(error).__name__, writes=len(group)
            )
            return [partial(job.fail, _unavailable(error)) for job in group]

    def _gathered(self) -> list[StoreJob]:
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

    def _commit(self, group: list[StoreJob]) -> list[Answer]:
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


def _attempt(db: Connection, job: StoreJob) -> Answer:
    """It tells the job's result, or what it raised: then it has changed nothing."""
    try:
        with db.begin_nested():
            return job.run(db)
    except OperationalError as error:
        raise Stopped(error) from error
    except Exception as error:  # noqa: BLE001  it goes to whoever waits for it
        return partial(job.fail, error)


def _answer(group: list[StoreJob], answers: list[Answer]) -> None:
    for job, answer in zip(group, answers, strict=True):
        if not job.loop.is_closed():
            job.loop.call_soon_threadsafe(answer)


def _tell(done: asyncio.Future[R], result: R) -> None:
    if not done.cancelled():
        done.set_result(result)


def _fail(done: asyncio.Future[R], error: Exception) -> None:
    if not done.cancelled():
        done.set_exception(error)


def _unavailable(error: Exception) -> Unavailable:
    cause = error.orig if isinstance(error, DBAPIError) else error
    refusal = Unavailable("store-unavailable")
    refusal.__cause__ = cause
    return refusal
