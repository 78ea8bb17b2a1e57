"""What people may take with them, and how they go: their matches stay, their names do not."""

from __future__ import annotations

from collections.abc import Container

from sqlalchemy import Connection, Executable, Table, delete, select, update

from fhtagn.server.asking import Person
from fhtagn.server.errors import Forbidden
from fhtagn.server.house import House
from fhtagn.server.lobby.tables import NOBODY
from fhtagn.server.people import names, rows, sessions
from fhtagn.server.people.profile import verified
from fhtagn.server.store.schema import decks, entries, invitations, matches, people, ratings, seats
from fhtagn.server.store.schema import sessions as session_rows
from fhtagn.server.store.times import now

Line = dict[str, object]  # of a table, by column

# -- taking everything along -----------------------------------------------------------------------


async def export(house: House, person: Person) -> dict[str, Line | list[Line]]:
    """All that is kept about the person; of secrets, not even the hashes."""
    house.limits.hit("export", person.id)
    return await house.store.read(_export, person.id)


def _export(db: Connection, person: str) -> dict[str, Line | list[Line]]:
    rows.living(db, person)
    hosted = select(
        matches.c.id, matches.c.game, matches.c.status, matches.c.terms,
        matches.c.created_at, matches.c.started_at, matches.c.finished_at,
    )  # fmt: skip
    said = select(entries.c.match, entries.c.at, entries.c.seat, entries.c.value).where(
        entries.c.match.in_(select(seats.c.match).where(seats.c.person == person)),
        entries.c.kind == "said",
        entries.c.command.startswith(f"{person}:", autoescape=True),
    )
    used = select(invitations.c.match, invitations.c.seat, invitations.c.closed_at)
    (row,) = _all(
        db, select(people).where(people.c.id == person), {"password", "email_code", "skeleton"}
    )
    return {
        "person": row,
        "sessions": _of(db, session_rows, person, {"token", "person"}),
        "decks": _of(db, decks, person, {"shared", "person"}),
        "ratings": _of(db, ratings, person, {"person"}),
        "hosted": _all(db, hosted.where(matches.c.host == person)),
        "seats": _of(db, seats, person, {"person"}),
        "said": _all(db, said.order_by(entries.c.at)),
        "invitations": _all(db, used.where(invitations.c.used_by == person)),
    }


def _of(db: Connection, table: Table, person: str, but: Container[str]) -> list[Line]:
    return _all(db, select(table).where(table.c.person == person), but)


def _all(db: Connection, wanted: Executable, but: Container[str] = ()) -> list[Line]:
    """The rows, without some of their columns."""
    found = db.execute(wanted).mappings()
    return [{name: value for name, value in row.items() if name not in but} for row in found]


# -- going -----------------------------------------------------------------------------------------


async def delete_person(house: House, person: Person, password: str | None) -> None:
    """A guest may go at once, the holder of an account with the password."""
    kept = (await verified(house, person, password or "")).password if person.account else None
    await house.store.write(_delete, person.id, kept)
    house.memory.forget(person.id)


def _delete(db: Connection, person: str, kept: str | None) -> None:
    """Only what matches need remains: a row without anything of the person."""
    if rows.living(db, person).password != kept:
        raise Forbidden("password-wrong")
    _leave_tables(db, person)
    sessions.end_all(db, person)
    for table in (decks, ratings):
        db.execute(delete(table).where(table.c.person == person))
    nothing = dict.fromkeys(("login", "password", "email", "email_code", "webhook"))
    neutral = {"name": names.GONE, "skeleton": "", "notices": False, "deleted_at": now(db)}
    db.execute(update(people).where(people.c.id == person).values(**nothing, **neutral))


def _leave_tables(db: Connection, person: str) -> None:
    """Those that have not begun: seats are free again, and the person's own tables are closed."""
    waiting = select(matches.c.id).where(matches.c.status == "open")
    mine = update(seats).where(seats.c.person == person, seats.c.match.in_(waiting))
    db.execute(mine.values(**NOBODY._asdict()))
    own = update(matches).where(matches.c.host == person, matches.c.status == "open")
    db.execute(own.values(status="closed"))
