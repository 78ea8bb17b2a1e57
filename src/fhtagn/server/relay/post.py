"""The post between workers: notifications of PostgreSQL, each worker with a channel of its own.

What is sent while the database cannot be reached is lost, and so is what would have come then;
whoever uses the post must notice by other means.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, NamedTuple, TypedDict

import psycopg
from psycopg import AsyncConnection, sql
from structlog import get_logger

from fhtagn.clock import Clock


class Alive(TypedDict):
    """Settings of a connection, in seconds; the last is how often."""

    connect_timeout: int
    keepalives_idle: int
    keepalives_interval: int
    keepalives_count: int


CHANNEL: Final = "fhtagn {}"
AT_ONCE: Final = 100  # letters in one transaction, beside the first
PAUSE: Final = 0.25  # seconds before a lost connection is tried again
PATIENCE: Final = 2.0  # seconds to send the last ones
ALIVE: Final[Alive] = {  # a connection to nowhere is noticed within half a minute
    "connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
}  # fmt: skip
NOTIFY: Final = "SELECT pg_notify(whom, what) FROM unnest(%s::text[], %s::text[]) AS t(whom, what)"
log = get_logger()

Work = Callable[[AsyncConnection, asyncio.Event], Awaitable[None]]


class Letter(NamedTuple):
    """A frame for a worker, in as many notifications as it needs."""

    channel: str
    payloads: list[str]


class Post:
    def __init__(self, url: str, worker: str, receive: Callable[[str], None], clock: Clock) -> None:
        self.clock = clock
        self.url = "postgresql://" + url.partition("://")[2]
        self.worker, self._receive = worker, receive
        self._queue: asyncio.Queue[Letter] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """From here on the worker can be reached, and reach others."""
        self._listening = await self._begun(self._listen)
        self._sending = await self._begun(self._send)

    async def stop_listening(self) -> None:
        await _stopped(self._listening)
        self._listening = None

    async def close(self) -> None:
        """After what waits has been sent, if that is possible."""
        if self._sending is not None:
            with suppress(TimeoutError):
                async with self.clock.timeout(PATIENCE):
                    await self._queue.join()
        await _stopped(self._sending)
        self._sending = None

    def send(self, worker: str, payloads: list[str]) -> None:
        if self._sending is not None:
            self._queue.put_nowait(Letter(CHANNEL.format(worker), payloads))

    # -- the two connections -----------------------------------------------------------------------

    async def _begun(self, work: Work) -> asyncio.Task[None]:
        ready = asyncio.Event()
        task = asyncio.create_task(self._connected(work, ready))
        await ready.wait()
        return task

    async def _connected(self, work: Work, ready: asyncio.Event) -> None:
        """Work with a connection; when it is lost, with the next."""
        while True:
            try:
                async with await self._connect() as db:
                    await work(db, ready)
            except Exception as error:  # noqa: BLE001  whatever it was, the next one may do
                log.warning("post-lost", work=work.__name__, error=type(error).__name__)
                await self.clock.sleep(PAUSE)

    async def _connect(self) -> AsyncConnection:
        while True:
            try:
                return await AsyncConnection.connect(self.url, autocommit=True, **ALIVE)
            except psycopg.OperationalError:
                await self.clock.sleep(PAUSE)

    async def _listen(self, db: AsyncConnection, ready: asyncio.Event) -> None:
        channel = sql.Identifier(CHANNEL.format(self.worker))
        await db.execute(sql.SQL("LISTEN {}").format(channel))
        ready.set()
        async for note in db.notifies():
            try:
                self._receive(note.payload)
            except Exception:
                log.exception("note-failed")

    async def _send(self, db: AsyncConnection, ready: asyncio.Event) -> None:
        await db.execute("SET synchronous_commit = off")  # there is nothing to keep
        for _old in self._waiting(self._queue.qsize()):  # since the last connection was lost
            self._queue.task_done()
        ready.set()
        while True:
            letters = [await self._queue.get(), *self._waiting(AT_ONCE)]
            notes = [(letter.channel, one) for letter in letters for one in letter.payloads]
            try:
                await db.execute(NOTIFY, [list(column) for column in zip(*notes, strict=True)])
            finally:
                for _ in letters:
                    self._queue.task_done()

    def _waiting(self, most: int) -> list[Letter]:
        return [self._queue.get_nowait() for _ in range(min(most, self._queue.qsize()))]


async def _stopped(task: asyncio.Task[None] | None) -> None:
    if task is not None:
        task.cancel()
        await asyncio.wait([task])
