"""Jobs about the row of a person that several chapters need."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import IntegrityError

from fhtagn.server.errors import Conflict, Unnamed
from fhtagn.server.people.names import skeleton
from fhtagn.server.store.schema import people


class PersonRow(Protocol):
    """Of the row of a person: what is asked for by name."""

    id: str
    name: str
    login: str | None
    password: str | None
    email: str | None
    email_code: str | None


class Account(NamedTuple):
    """An account whose password was verified, and that password as it is kept."""

    id: str
    login: str
    password: str


def living(db: Connection, person: str) -> PersonRow:
    """The row of a person who has not deleted it."""
    here = select(people).where(people.c.id == person, people.c.deleted_at.is_(None))
    row = db.execute(here).one_or_none()
    if row is None:
        raise Unnamed("who-are-you")
    return row


def hold(db: Connection, person: str) -> None:
    """Whoever else counts what the person has, to add to it, waits until this job is done."""
    this = select(people.c.id).where(people.c.id == person)
    db.execute(this.with_for_update(key_share=True))


def by_login(db: Connection, login: str) -> PersonRow | None:
    """The row of an account, or None."""
    return db.execute(select(people).where(people.c.login == login)).one_or_none()


def check_free(db: Connection, name: str, person: str = "") -> None:
    """A Conflict, if the name looks like that of somebody else's account."""
    holders = select(people.c.id).where(
        people.c.skeleton == skeleton(name), people.c.login.is_not(None), people.c.id != person
    )
    if db.execute(holders.limit(1)).first():
        raise Conflict("name-taken", found=name)


@contextmanager
def still_free(db: Connection, name: str, person: str) -> Iterator[None]:
    """Of two who take names alike at the same time, the second is refused as if it were later."""
    try:
        with db.begin_nested():
            yield
    except IntegrityError:
        check_free(db, name, person)
        raise


def set_password(db: Connection, person: str, verified: str, new: str) -> bool:
    """Whether it was still the one that had been verified, which took a while."""
    account = update(people).where(people.c.id == person, people.c.password == verified)
    return bool(db.execute(account.values(password=new)).rowcount)
