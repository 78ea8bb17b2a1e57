"""The engines: SQLite in the data folder, or PostgreSQL wherever the operator says."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final

from psycopg import Cursor
from psycopg.abc import Params
from psycopg.rows import TupleRow
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool, QueuePool

from fhtagn.clock import CLOCK, Clock
from fhtagn.server.store.store import APART, READERS, Store


def open_store(url: str, clock: Clock = CLOCK) -> Store:
    """The store at a database's address; `sqlite:///file` or `postgresql://…`."""
    if is_sqlite(url):
        writer, readers = _sqlite(url, "BEGIN IMMEDIATE", 1), _sqlite(url, "BEGIN", READERS)
    else:
        writer, readers = _postgres(url, 1), _postgres(url, READERS + APART)
    return Store(
        writer.execution_options(clock=clock), readers.execution_options(clock=clock)
    )  # jobs ask it for the time: `times.now`


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def sqlite_url(file: Path) -> str:
    """The address of a file, whatever letters its name has."""
    return URL.create("sqlite", database=str(file)).render_as_string()


def migration_engine(url: str) -> Engine:
    """An engine for one long piece of work, whose connections are not kept."""
    if is_sqlite(url):
        return _sqlite(url, "BEGIN IMMEDIATE", 0)
    return create_engine(_by_psycopg(url), poolclass=NullPool)


def snapshot_engine(url: str) -> Engine:
    """An engine whose transactions only read, each of them the database as it was at one moment."""
    if is_sqlite(url):
        return _sqlite(url, "BEGIN", 0)
    return create_engine(_by_psycopg(url), poolclass=NullPool, isolation_level="REPEATABLE READ")


PATIENCE: Final[dict[str, int | str]] = {
    "connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 3, "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "options": "-c lock_timeout=2s -c statement_timeout=30s"
    " -c idle_in_transaction_session_timeout=10s",
}  # a worker that hangs must not make the others hang  # fmt: skip


class OneByOne(Cursor[TupleRow]):
    """A cursor that sends no pipelines, as psycopg does for many statements at once.

    The database ends a transaction that is idle, but not one that waits in a pipeline: a worker
    that is stopped there would keep its locks for ever.
    """

    def executemany(
        self, query: Any, params_seq: Iterable[Params], *, returning: bool = False
    ) -> None:
        assert not returning
        for params in params_seq:
            self.execute(query, params)


def _postgres(url: str, size: int) -> Engine:
    return create_engine(
        _by_psycopg(url),
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        pool_pre_ping=True,
        connect_args={**PATIENCE, "cursor_factory": OneByOne},
        hide_parameters=True,  # an error that is logged shows nobody's secrets
    )


def _by_psycopg(url: str) -> str:
    """The address with the driver's name in it."""
    return "postgresql+psycopg://" + url.split("://", 1)[1]


def _sqlite(url: str, begin: str, size: int) -> Engine:
    """SQLite in WAL mode, where readers do not wait; every commit is on the disk."""
    make = partial(
        create_engine,
        url,
        connect_args={"check_same_thread": False, "timeout": 10, "isolation_level": None},
        hide_parameters=True,
    )
    if size:
        engine = make(poolclass=QueuePool, pool_size=size, max_overflow=0)
    else:
        engine = make(poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def _set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)  # the driver itself would begin too late

    return engine
