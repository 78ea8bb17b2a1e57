"""The tables of the database, the same for SQLite and PostgreSQL. Times are milliseconds."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# ---------------------------------------------------------------- people

people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("skeleton", Text, nullable=False),  # the name as the eye confuses it
    Column("language", String(8), nullable=False),
    Column("login", Text, unique=True),  # of an account; a guest has none
    Column("password", Text),  # its argon2id hash
    Column("email", Text),
    Column("email_code", String(64)),  # the hash of what confirms it; none once it has
    Column("webhook", Text),
    Column("notices", Boolean, nullable=False),  # wants to be told when it is their turn
    Column("told_at", BigInteger, nullable=False),  # the last notice
    Column("seen_at", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("deleted_at", BigInteger),
)
Index(
    "uq_people_skeleton",
    people.c.skeleton,
    unique=True,
    sqlite_where=people.c.login.is_not(None),
    postgresql_where=people.c.login.is_not(None),
)  # no two accounts have names that look alike

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("token", String(64), nullable=False, unique=True),  # its hash
    Column("label", Text, nullable=False),  # the browser, as it calls itself
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

doors: Final = Table(
    "doors",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),  # the newest is the only one
    Column("token", String(64), nullable=False, unique=True),  # its hash
    Column("expires_at", BigInteger, nullable=False, index=True),
)

decks: Final = Table(
    "decks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("deck", Text, nullable=False),  # as the value of a seat's option
    Column("shared", String(64), unique=True),  # the hash of the link's secret
    Column("updated_at", BigInteger, nullable=False),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
)

# ---------------------------------------------------------------- tables

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("status", String(16), nullable=False),  # open, playing, finished, aborted, closed
    Column("terms", JSON, nullable=False),  # what was agreed: fhtagn.server.lobby.terms.Terms
    Column("listed", Boolean, nullable=False),  # in the lobby, for everybody
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("finished_at", BigInteger),
    Column("rules", Text, nullable=False),  # the version it is played by
    Column("content", Text, nullable=False),  # the digest of the printed things
    Column("server_seed", Text, nullable=False),  # shown after the end; before, its hash
    Column("outcome", JSON),
    Column("rematch", String(32)),  # the table that follows
    Column("seq", Integer, nullable=False),  # the number of the last entry
    Column("fence", BigInteger, nullable=False),  # grows with every owner
    Column("owner", String(64)),  # the worker that plays it
    Column("lease_until", BigInteger, nullable=False),
    Column("wake_at", BigInteger),  # when something is to happen without anybody asking
    Index("ix_matches_status_listed", "status", "listed"),
    Index("ix_matches_status_wake", "status", "wake_at"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # open, invited, person, bot
    Column("person", ForeignKey("people.id"), index=True),
    Column("level", String(16)),  # of a bot
    Column("options", JSON, nullable=False),  # what is set for this seat
    Column("value", Text, nullable=False),  # what the seat mixes into chance
    Column("colour", String(16)),  # whoever sits there goes by it; bots have one from the start on
    Column("asked_at", BigInteger),  # since when the match waits for it, if it does
)

invitations: Final = Table(
    "invitations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False, index=True),
    Column("seat", Integer),  # for this one; none: for any that is free
    Column("token", String(64), nullable=False, unique=True),  # its hash
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    Column("used_by", ForeignKey("people.id"), index=True),
)

# ---------------------------------------------------------------- the log

entries: Final = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", JSON, nullable=False),
    Column("by", String(16), nullable=False),  # person, bot, clock, table
    Column("command", Text),  # who asked for it, and the id they gave it
    Column("mark", Text, nullable=False),  # how much had happened then: another game has another
    UniqueConstraint("match", "command", name="uq_entries_match_command"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("digest", String(64), nullable=False),  # of the table
    Column("course", LargeBinary, nullable=False),
)
