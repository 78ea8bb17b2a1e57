"""Copying all rows of one database to another of either kind, table by table.

The tables are read from the databases themselves, so that any version of the schema can be copied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    Inspector,
    MetaData,
    Table,
    Text,
    cast,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.engine.interfaces import ReflectedColumn
from sqlalchemy.types import UserDefinedType

BATCH: Final = 500  # rows that are in memory at once
VERSION: Final = "alembic_version"  # the table that says which schema this is
Progress = Callable[[int, int], None]


class WrittenJson(UserDefinedType[str]):
    """JSON as it is written: nothing is read into it, and its null stays apart from SQL's."""

    cache_ok = True

    def get_col_spec(self, **_more: object) -> str:
        return "JSON"

    def column_expression(self, colexpr: ColumnElement[str]) -> ColumnElement[str]:
        return cast(colexpr, Text)


def tables_of(db: Connection) -> list[Table]:
    """The tables of a database as it is, each after those it refers to."""
    found = MetaData()

    @event.listens_for(found, "column_reflect")
    def _as_written(_inspector: Inspector, _table: Table, column: ReflectedColumn) -> None:
        if isinstance(column["type"], JSON):
            column["type"] = WrittenJson()

    found.reflect(db)
    return [table for table in found.sorted_tables if table.name != VERSION]


def count(db: Connection, tables: Iterable[Table]) -> int:
    """The rows of the tables."""
    each = (select(func.count()).select_from(table) for table in tables)
    return sum(db.execute(one).scalar_one() for one in each)


def copy(source: Connection, target: Connection, progress: Progress) -> int:
    """Copy every row; how many there were."""
    tables, into = tables_of(source), {table.name: table for table in tables_of(target)}
    done, total = 0, count(source, tables)
    for table in tables:
        rows = source.execute(select(table), execution_options={"yield_per": BATCH}).mappings()
        for batch in rows.partitions():
            target.execute(insert(into[table.name]), [dict(row) for row in batch])
            done += len(batch)
            progress(done, total)
    return done
