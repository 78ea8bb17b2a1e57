"""The schema's versions: brought up to date at the start, refused if they are from the future."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.errors import Unavailable
from fhtagn.server.store.engines import is_sqlite, migration_engine, snapshot_engine

SCRIPTS: Final = Path(__file__).parent / "migrations"
MIGRATING: Final = 0x0F47A9  # PostgreSQL's lock for whoever changes the schema


def upgrade(url: str, tell: Callable[[str], None] | None = None) -> None:
    """Bring the database up to this program's schema, telling each version before it is made."""
    if not pending(url):
        return
    with _alone(url):
        for step in pending(url):  # another process may have been here meanwhile
            if tell:
                tell(step)
            bring_to(url, step)


def pending(url: str) -> list[str]:
    """The versions the database still has to go through; a newer one is left alone."""
    found, known = version(url), versions()
    if found is not None and found not in known:
        raise Complaint("schema-newer", found=found, known=known[-1])
    return known[known.index(found) + 1 :] if found else known


def bring_to(url: str, step: str) -> None:
    command.upgrade(_config(url), step)


def version(url: str) -> str | None:
    """The schema of the database; None if it is empty."""
    engine = snapshot_engine(url)
    try:
        with engine.connect() as db:
            return MigrationContext.configure(db).get_current_revision()
    except DBAPIError as error:
        raise Unavailable("store-unreachable", why=str(error.orig).strip()) from error
    finally:
        engine.dispose()


def versions() -> list[str]:
    """All that this program knows, the oldest first."""
    found = [script.revision for script in _scripts().walk_revisions()]
    return found[::-1]


def latest() -> str:
    return versions()[-1]


@contextmanager
def _alone(url: str) -> Iterator[None]:
    """Nobody else changes the schema; for SQLite whoever holds the data folder sees to it."""
    if is_sqlite(url):
        yield
        return
    engine = migration_engine(url)
    try:
        with engine.connect() as db:
            db.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": MIGRATING})
            yield
    finally:
        engine.dispose()


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config(""))


def _config(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["url"] = url
    return config
