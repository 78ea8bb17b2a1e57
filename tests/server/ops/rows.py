"""Databases with rows in every table, the odd values included; and all that is in one."""

from sqlalchemy import JSON, Boolean, Float, Integer, LargeBinary, insert, null, select

from fhtagn.server.admin.connections import connected
from fhtagn.server.store.engines import migration_engine, snapshot_engine
from fhtagn.server.store.schema import metadata

ROWS = 7
JSONS = (JSON.NULL, 5, -1.25, True, "строка \u2028 'x'", [1, {"b": None, "a": [2]}], {})
TEXTS = ("plain", "Ктулху", "", "a\n'b'\\ \"c\"", "\U0001f419", "null", "5")
NUMBERS = (0, 1, -1, 2**31 - 1, 42, 7, 2**20)
FLOATS = (0.1, -1e-300, 25.0, 1 / 3, 1e300, 8.333333333333334, 0.0)
BYTES = (b"", b"\0\xff\x80", bytes(range(256)), b"x", b"5", b"'", b"\n")


def fill(url):
    """Some rows in every table."""
    with connected(migration_engine(url)) as db:
        for table in metadata.sorted_tables:
            for number in range(ROWS):
                db.execute(insert(table).values(_row(table, number)))
        db.commit()


def _row(table, number):
    return {column.name: _value(table, column, number) for column in table.columns}


def _value(table, column, number):
    if column.foreign_keys:
        (key,) = column.foreign_keys
        return f"{key.column.table.name}-{number}"
    if column.nullable and number % 2:
        return null()
    if column.primary_key or column.unique:
        return number if isinstance(column.type, Integer) else f"{table.name}-{number}"
    kinds = {
        JSON: JSONS, LargeBinary: BYTES, Float: FLOATS, Boolean: (True, False), Integer: NUMBERS,
    }  # fmt: skip
    values = next((kinds[one] for one in kinds if isinstance(column.type, one)), None)
    if values is None:
        return TEXTS[number][: column.type.length]
    return values[number % len(values)]


def contents(url):
    """Every row of every table; SQL's null and JSON's are told apart."""
    with connected(snapshot_engine(url)) as db:
        return {table.name: _rows(db, table) for table in metadata.sorted_tables}


def _rows(db, table):
    nulls = [column.is_(null()) for column in table.columns]
    found = db.execute(select(*table.columns, *nulls).order_by(*table.primary_key)).all()
    width = len(table.columns)
    return [
        tuple(
            ("NULL",) if is_null else (type(value).__name__, value)
            for value, is_null in zip(row[:width], row[width:], strict=True)
        )
        for row in found
    ]
