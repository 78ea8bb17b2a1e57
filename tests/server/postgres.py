"""A real PostgreSQL for the tests: one cluster for a run, a database of its own for each test."""

import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import psycopg

from fhtagn.server.store.schema import metadata

LONG = 60  # letters of a folder's name; a socket's may have a hundred in all
# Nothing here is about durability: crash tests have a cluster of their own.
HASTY = ("fsync = off", "synchronous_commit = off", "full_page_writes = off")


def _folder() -> Path:
    """For temporary files; the name of a socket in it must not be long."""
    usual = Path(tempfile.gettempdir())
    return usual if len(str(usual)) < LONG else Path("/tmp")


@contextmanager
def cluster(name: str, *, hasty: bool = True) -> Iterator[str]:
    """The address of a cluster, which all workers of a run share; the last of them ends it."""
    home = _folder() / f"pg-{name}"
    home.mkdir(exist_ok=True)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "XDG_RUNTIME_DIR", UserWarning)
        import pgserver

        server = pgserver.get_server(home, cleanup_mode="delete")
    try:
        with psycopg.connect(server.get_uri(), autocommit=True) as db:
            for line in HASTY if hasty else ():
                db.execute(f"ALTER SYSTEM SET {line}")
            db.execute("SELECT pg_reload_conf()")
        yield server.get_uri()
    finally:
        server.cleanup()


@contextmanager
def database(server: str) -> Iterator[str]:
    """The address of an empty database; gone afterwards."""
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        yield urlsplit(server)._replace(path=f"/{name}").geturl()
    finally:
        with psycopg.connect(server, autocommit=True) as db:
            db.execute(f"DROP DATABASE {name} WITH (FORCE)")


def empty(url: str) -> None:
    """Nobody is connected any more, and only the schema is left: quicker than a new one."""
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        db.execute("SET session_replication_role = replica")  # foreign keys set no order
        db.execute(";".join(f"DELETE FROM {table.name}" for table in metadata.tables.values()))
