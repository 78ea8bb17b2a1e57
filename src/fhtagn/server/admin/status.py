"""How a server's data stand: the schema, who uses them, and how much there is."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, make_url, select

from fhtagn.content.structs import Json
from fhtagn.kernel.complaint import Complaint
from fhtagn.server.admin.connections import connected
from fhtagn.server.admin.folder import holder_of
from fhtagn.server.config import Config
from fhtagn.server.store.engines import snapshot_engine
from fhtagn.server.store.migrate import latest, version
from fhtagn.server.store.schema import entries, matches, people


def status(config: Config) -> dict[str, Any]:
    """Figures only if the schema is the one this program knows; of a PostgreSQL no server."""
    check_there(config)
    about: dict[str, Any] = {
        "database": make_url(config.store_url).render_as_string(hide_password=True),
        "schema": version(config.store_url) or "",
        "program": latest(),
    }
    if not config.database:
        holder = holder_of(config.data)
        about["server"] = holder._asdict() if holder else None
    if about["schema"] == latest():
        with connected(snapshot_engine(config.store_url)) as db:
            return about | figures(db)
    return about


def check_there(config: Config) -> None:
    """SQLite would make a file that is missing; whoever only looks must not."""
    if not config.database and not config.database_file.exists():
        raise Complaint("no-database", file=str(config.database_file))


def figures(db: Connection) -> dict[str, Json]:
    standing = select(matches.c.status, func.count().label("held")).group_by(matches.c.status)
    accounts = select(func.count()).select_from(people).where(people.c.login.is_not(None))
    return {
        "people": db.execute(select(func.count()).select_from(people)).scalar_one(),
        "accounts": db.execute(accounts).scalar_one(),
        "matches": {row.status: row.held for row in db.execute(standing)},
        "entries": db.execute(select(func.count()).select_from(entries)).scalar_one(),
    }
