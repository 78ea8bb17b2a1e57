"""The schema's versions: older ones are brought up to date, newer ones refused."""

from threading import Thread

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.admin.connections import connected
from fhtagn.server.errors import Unavailable
from fhtagn.server.store import migrate
from fhtagn.server.store.engines import migration_engine, sqlite_url
from fhtagn.server.store.schema import metadata
from tests.server.ops.later import LATER, later
from tests.server.ops.rows import contents, fill


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    """The address of a database in which there is nothing yet."""
    if request.param == "postgres":
        return request.getfixturevalue("postgres_url")
    return sqlite_url(tmp_path / "empty.db")


def test_an_empty_database_gets_the_whole_schema(url):
    told = []
    migrate.upgrade(url, told.append)
    assert told == migrate.versions()
    assert migrate.version(url) == migrate.latest()
    assert contents(url) == {name: [] for name in metadata.tables}


def test_nothing_is_told_when_nothing_is_to_be_done(url):
    migrate.upgrade(url)
    told = []
    migrate.upgrade(url, told.append)
    assert told == []


def test_an_older_schema_is_brought_up_to_date_and_keeps_its_rows(url, tmp_path, monkeypatch):
    migrate.upgrade(url)
    fill(url)
    before, old = contents(url), migrate.latest()
    told = []
    with monkeypatch.context() as patched:
        later(patched, tmp_path)
        assert migrate.pending(url) == [LATER]
        migrate.upgrade(url, told.append)
        assert (told, migrate.version(url)) == ([LATER], LATER)
    assert contents(url) == before
    assert old != LATER


def test_a_newer_schema_is_refused_and_left_alone(url, tmp_path, monkeypatch):
    with monkeypatch.context() as patched:
        later(patched, tmp_path)
        migrate.upgrade(url)
    with pytest.raises(Complaint) as caught:
        migrate.upgrade(url)
    assert caught.value.name == "schema-newer"
    assert caught.value.about == {"found": LATER, "known": migrate.latest()}
    assert migrate.version(url) == LATER


def test_a_step_that_fails_leaves_the_database_as_it_was(url, tmp_path, monkeypatch):
    migrate.upgrade(url)
    fill(url)
    before = contents(url)
    with monkeypatch.context() as patched:
        later(patched, tmp_path, then="raise RuntimeError('power cut')")
        with pytest.raises(RuntimeError, match="power cut"):
            migrate.upgrade(url)
    assert (migrate.version(url), contents(url)) == (migrate.latest(), before)
    migrate.upgrade(url)


def test_who_comes_second_to_a_postgres_waits_and_finds_nothing_to_do(postgres_url):
    told = []
    second = Thread(target=migrate.upgrade, args=(postgres_url, told.append))
    with connected(migration_engine(postgres_url)) as first:
        first.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": migrate.MIGRATING})
        second.start()
        while not waiting(postgres_url):
            assert second.is_alive()
        migrate.bring_to(postgres_url, migrate.latest())
    second.join()
    assert (told, migrate.version(postgres_url)) == ([], migrate.latest())


def waiting(url):
    """How many wait for a lock that another has."""
    with psycopg.connect(url) as db:
        found = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        (count,) = db.execute(found).fetchone()
    return count


def test_a_database_that_cannot_be_reached_is_told(tmp_path):
    nowhere = f"postgresql://u:secret@/d?host={tmp_path}"
    (tmp_path / "text.db").write_text("no database, but long enough to be taken for one" * 20)
    (tmp_path / "folder.db").mkdir()
    for url in (nowhere, *(sqlite_url(tmp_path / one) for one in ("text.db", "folder.db"))):
        with pytest.raises(Unavailable) as caught:
            migrate.upgrade(url)
        assert caught.value.name == "store-unreachable"
        assert "secret" not in str(caught.value)


def test_the_schema_and_the_migrations_say_the_same(url):
    migrate.upgrade(url)
    with connected(migration_engine(url)) as db:
        assert compare_metadata(MigrationContext.configure(db), metadata) == []
