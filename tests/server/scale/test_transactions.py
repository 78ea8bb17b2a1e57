"""What a worker has locked is free again soon, wherever the worker was stopped."""

import psycopg
import pytest
from sqlalchemy import bindparam, update

from fhtagn.server.store.schema import matches
from tests.server.scale.scenes import put_tables, row_of


@pytest.fixture
def no_pipelines(monkeypatch):
    """The database does not end a transaction that waits within one."""

    def forbidden(_connection):
        raise AssertionError("a pipeline")

    monkeypatch.setattr(psycopg.Connection, "_pipeline_nolock", forbidden)


async def test_many_statements_go_one_by_one(worker, no_pipelines):
    house = await worker()
    names = [match for _pair, match in await put_tables(house, 3)]

    def job(db):
        hidden = update(matches).where(matches.c.id == bindparam("name")).values(listed=False)
        db.execute(hidden, [{"name": name} for name in names])

    for write in (house.store.write, house.store.write_apart):
        await write(job)
    assert not any([(await row_of(house, name)).listed for name in names])


async def test_a_transaction_that_is_left_open_is_ended(worker):
    """By the database, which is told so at the beginning of every connection."""
    house = await worker()

    def settings(db):
        shown = ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
        return [db.exec_driver_sql(f"SHOW {one}").scalar_one() for one in shown]

    assert await house.store.write(settings) == ["2s", "30s", "10s"]
    assert await house.store.read(settings) == ["2s", "30s", "10s"]
