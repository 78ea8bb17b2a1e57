"""A connection for one piece of work; whatever the database refuses is told as a Complaint."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from fhtagn.server.errors import Unavailable


@contextmanager
def connected(engine: Engine) -> Iterator[Connection]:
    """The engine is not used again."""
    try:
        with engine.connect() as db:
            yield db
    except DBAPIError as error:
        raise Unavailable("store-unreachable", why=str(error.orig).strip()) from error
    finally:
        engine.dispose()
