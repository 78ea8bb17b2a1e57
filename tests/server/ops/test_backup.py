"""Backups: all of one moment, taken while others write, and restored to either database."""

import sqlite3
from contextlib import ExitStack, closing

import pytest
from sqlalchemy import func, insert, select, text, update

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.admin.backup import backup, opened, restore, up_to_date
from fhtagn.server.admin.connections import connected
from fhtagn.server.store import migrate
from fhtagn.server.store.engines import migration_engine, snapshot_engine, sqlite_url
from fhtagn.server.store.schema import entries, matches, metadata
from tests.server.ops.later import LATER, later
from tests.server.ops.rows import ROWS, contents, fill
from tests.server.postgres import database

KINDS = ("sqlite", "postgres")


def quietly(_done, _total):
    """Nobody looks on."""


@pytest.fixture
def empty(tmp_path, postgres_server):
    """Makes empty databases of either kind."""
    with ExitStack() as leaving:
        files = (sqlite_url(tmp_path / f"{number}.db") for number in range(9))
        makers = {
            "sqlite": lambda: next(files),
            "postgres": lambda: leaving.enter_context(database(postgres_server)),
        }
        yield lambda kind: makers[kind]()


@pytest.fixture
def filled(empty):
    def make(kind):
        url = empty(kind)
        migrate.upgrade(url)
        fill(url)
        return url

    return make


def refused(call, *args):
    with pytest.raises(Complaint) as caught:
        call(*args)
    return caught.value


# -- there and back --------------------------------------------------------------------------------


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_a_restored_backup_has_every_row_as_it_was(source, target, filled, empty, tmp_path):
    url, file = filled(source), tmp_path / "backup"
    seen = []
    assert backup(url, file, lambda *done: seen.append(done)) == ROWS * len(metadata.tables)
    assert seen[-1] == (ROWS * len(metadata.tables),) * 2
    restored = empty(target)
    assert restore(file, restored, quietly) == ROWS * len(metadata.tables)
    assert contents(restored) == contents(url)
    assert migrate.version(restored) == migrate.latest()


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_is_of_one_moment_though_others_write(kind, filled, tmp_path):
    """Whenever some rows are copied a move is made; the backup knows nothing of it."""
    url, file = filled(kind), tmp_path / "backup"
    before, moves = contents(url), []
    writer = migration_engine(url)

    def move(_done, _total):
        with writer.begin() as db:
            moves.append(len(moves) + 1000)
            db.execute(update(matches).values(seq=moves[-1]))
            row = select(entries).limit(1)
            first = db.execute(row).mappings().one()
            db.execute(insert(entries), {**first, "seq": moves[-1], "command": f"c{moves[-1]}"})

    backup(url, file, move)
    writer.dispose()
    assert len(moves) >= len(metadata.tables)
    assert contents(url) != before
    with opened(file) as copied:
        assert contents(copied) == before


def test_a_backup_is_one_file_for_its_owner_only(filled, tmp_path):
    file = tmp_path / "folder" / "backup"
    file.parent.mkdir()
    backup(filled("sqlite"), file, quietly)
    assert list(file.parent.iterdir()) == [file]
    assert file.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert db.execute("PRAGMA journal_mode").fetchall() != [("wal",)]


def test_a_backup_stays_as_it_is_when_it_is_restored(filled, empty, tmp_path):
    file = tmp_path / "backup"
    backup(filled("sqlite"), file, quietly)
    before = file.read_bytes()
    restore(file, empty("sqlite"), quietly)
    assert file.read_bytes() == before


# -- versions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_an_older_backup_is_brought_up_to_date(kind, filled, empty, tmp_path, monkeypatch):
    url, file, restored = filled(kind), tmp_path / "backup", empty(kind)
    backup(url, file, quietly)
    with monkeypatch.context() as patched:
        later(patched, tmp_path)
        restore(file, restored, quietly)
        assert migrate.version(restored) == LATER
        with connected(snapshot_engine(restored)) as db:
            assert db.execute(text("SELECT DISTINCT omen FROM people")).scalar_one() == "bad"
    assert contents(restored) == contents(url)


@pytest.mark.parametrize("kind", KINDS)
def test_a_later_program_backs_an_older_database_up_as_it_is(kind, filled, tmp_path, monkeypatch):
    url, file = filled(kind), tmp_path / "backup"
    with monkeypatch.context() as patched:
        later(patched, tmp_path)
        backup(url, file, quietly)
        with up_to_date(url) as copied:
            assert migrate.version(copied) == LATER
    with opened(file) as copied:
        assert contents(copied) == contents(url)
    assert migrate.version(url) == migrate.latest()


def test_a_backup_of_a_newer_program_is_refused(filled, empty, tmp_path, monkeypatch):
    url, file = filled("sqlite"), tmp_path / "backup"
    with monkeypatch.context() as patched:
        later(patched, tmp_path)
        migrate.upgrade(url)
        backup(url, file, quietly)
    target = empty("sqlite")
    assert refused(restore, file, target, quietly).name == "schema-newer"
    assert migrate.version(target) is None
    assert refused(backup, url, tmp_path / "other", quietly).name == "schema-newer"


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_only_an_empty_database_is_restored_to(kind, filled, empty, tmp_path):
    file, taken = tmp_path / "backup", filled(kind)
    backup(taken, file, quietly)
    before = contents(taken)
    assert refused(restore, file, taken, quietly).name == "store-not-empty"
    assert contents(taken) == before
    started = empty(kind)
    migrate.upgrade(started)  # as a server has left it that nobody came to
    restore(file, started, quietly)
    assert contents(started) == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_with_tables_of_others_is_not_restored_to(kind, filled, empty, tmp_path):
    file, others = tmp_path / "backup", empty(kind)
    backup(filled("sqlite"), file, quietly)
    with connected(migration_engine(others)) as db:
        db.execute(text("CREATE TABLE theirs (id INTEGER)"))
        db.commit()
    assert refused(restore, file, others, quietly).name == "store-not-empty"
    assert migrate.version(others) is None


def test_a_restore_that_fails_leaves_the_database_empty(filled, empty, tmp_path):
    file, target = tmp_path / "backup", empty("sqlite")
    backup(filled("sqlite"), file, quietly)

    def stop(done, total):
        if done == total:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore(file, target, stop)
    with connected(snapshot_engine(target)) as db:
        assert db.execute(select(func.count()).select_from(matches)).scalar_one() == 0


def test_a_backup_that_fails_leaves_nothing(filled, tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()

    def stop(_done, _total):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(filled("sqlite"), folder / "backup", stop)
    assert list(folder.iterdir()) == []


def test_a_file_that_is_there_is_not_overwritten(filled, tmp_path):
    file = tmp_path / "backup"
    file.write_text("precious")
    assert refused(backup, filled("sqlite"), file, quietly).name == "backup-exists"
    assert file.read_text() == "precious"


def test_places_that_cannot_be_written_or_read_are_told(filled, empty, tmp_path):
    url = filled("sqlite")
    assert refused(backup, url, tmp_path / "no" / "x", quietly).name == "backup-unwritable"
    assert refused(restore, tmp_path / "no", empty("sqlite"), quietly).name == "backup-unreadable"


@pytest.mark.parametrize("content", [b"", b"no database at all, however long " * 99])
def test_other_files_are_not_restored(content, empty, tmp_path):
    file = tmp_path / "file"
    file.write_bytes(content)
    target = empty("sqlite")
    assert refused(restore, file, target, quietly).name == "backup-not-ours"
    assert migrate.version(target) is None


def test_a_damaged_backup_is_not_restored(filled, empty, tmp_path):
    file, target = tmp_path / "backup", empty("sqlite")
    backup(filled("sqlite"), file, quietly)
    raw = bytearray(file.read_bytes())
    raw[len(raw) // 2 :] = bytes(len(raw) - len(raw) // 2)
    file.write_bytes(raw)
    assert refused(restore, file, target, quietly).name in ("backup-not-ours", "store-unreachable")


def test_an_empty_database_has_nothing_to_back_up(empty, tmp_path):
    for kind in KINDS:
        assert refused(backup, empty(kind), tmp_path / "x", quietly).name == "store-empty"
