"""What time it is for a job: by the clock of its house, and by the one that all workers share."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import BigInteger, ColumnElement, Connection
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from fhtagn.clock import Clock

SharedNow = Callable[[], ColumnElement[int]]


class DatabaseNow(FunctionElement[int]):
    """The database's clock, in ms: the same for all workers."""

    type = BigInteger()
    inherit_cache = True


@compiles(DatabaseNow, "postgresql")
def _postgres(_now: DatabaseNow, _compiler: object, **_more: object) -> str:
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"


@compiles(DatabaseNow, "sqlite")
def _sqlite(_now: DatabaseNow, _compiler: object, **_more: object) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


def now(db: Connection) -> int:
    """The time of day in ms, by the clock that the store was opened with."""
    clock: Clock = db.get_execution_options()["clock"]
    return clock.wall()
