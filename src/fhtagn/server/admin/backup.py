"""Backups: one SQLite file with every row of one moment, from and for either kind of database.

The file has the schema of the database it was taken from. It is read while the server goes on.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic.runtime.migration import MigrationContext

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.admin.connections import connected
from fhtagn.server.admin.copying import Progress, copy, count, tables_of
from fhtagn.server.errors import Unavailable
from fhtagn.server.store.engines import migration_engine, snapshot_engine, sqlite_url
from fhtagn.server.store.migrate import bring_to, pending, upgrade, version


def backup(url: str, file: Path, progress: Progress) -> int:
    """Write the database to a new file; how many rows there are in it."""
    if file.exists():
        raise Complaint("backup-exists", file=str(file))
    pending(url)  # a schema that is not known could not be written either
    with _beside(file) as part, connected(snapshot_engine(url)) as source:
        found = MigrationContext.configure(source).get_current_revision()
        if found is None:
            raise Complaint("store-empty")
        bring_to(sqlite_url(part), found)
        with connected(migration_engine(sqlite_url(part))) as target:
            rows = copy(source, target, progress)
            target.commit()
        _close(part)
    return rows


def restore(file: Path, url: str, progress: Progress) -> int:
    """Fill an empty database from a backup, brought up to date; how many rows there are now."""
    with opened(file) as copied:
        _check_empty(url)
        upgrade(url)
        source, target = snapshot_engine(copied), migration_engine(url)
        with connected(source) as read, connected(target) as written:
            rows = copy(read, written, progress)
            written.commit()
    return rows


@contextmanager
def opened(file: Path) -> Iterator[str]:
    """The address of a copy of the backup, brought up to date; the backup stays as it is."""
    with tempfile.TemporaryDirectory() as folder:
        copied = sqlite_url(_copied(file, Path(folder)))
        _check(file, copied)
        upgrade(copied)
        yield copied


@contextmanager
def up_to_date(url: str) -> Iterator[str]:
    """The address of the database; if its version is older, that of a copy brought up to date."""
    if not pending(url):
        yield url
        return
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "older.db")
        backup(url, file, lambda _done, _total: None)
        with opened(file) as copied:
            yield copied


# -- the file --------------------------------------------------------------------------------------


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A file for the owner's eyes only, which takes its name when it is whole."""
    try:
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=".backup-") as folder:
            part = Path(folder, file.name)
            part.touch(mode=0o600)
            yield part
            part.rename(file)
    except OSError as error:
        raise Complaint("backup-unwritable", file=str(file), why=error.strerror or "") from error


def _close(file: Path) -> None:
    """One file, without those that belong to a database in use, and on the disk."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    with file.open("rb") as written:
        os.fsync(written.fileno())


def _copied(file: Path, folder: Path) -> Path:
    try:
        return Path(shutil.copy(file, folder / "copy.db"))
    except OSError as error:
        raise Complaint("backup-unreadable", file=str(file), why=error.strerror or "") from error


def _check(file: Path, copied: str) -> None:
    """The copy is a backup of ours."""
    try:
        found = version(copied)
    except Unavailable as error:
        raise Complaint("backup-not-ours", file=str(file)) from error
    if found is None:
        raise Complaint("backup-not-ours", file=str(file))
    pending(copied)


def _check_empty(url: str) -> None:
    """Nothing would be mixed with what the backup has: only our own tables, without a row."""
    known = version(url) is not None
    with connected(snapshot_engine(url)) as db:
        tables = tables_of(db)
        if count(db, tables) or (tables and not known):
            raise Complaint("store-not-empty")
