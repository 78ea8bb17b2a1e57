"""How people come: as guests, who may take an account later, or with the password of theirs."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from fhtagn.server.asking import Person
from fhtagn.server.errors import Conflict, Unnamed
from fhtagn.server.house import House
from fhtagn.server.ids import new_id
from fhtagn.server.people import names, passwords, rows, sessions
from fhtagn.server.store.schema import decks, matches, people, seats
from fhtagn.server.store.times import now
from fhtagn.text.words import language_of


class Device(NamedTuple):
    """What somebody comes from: an address of the net, and what the browser calls itself."""

    address: str
    label: str


class Arrival(NamedTuple):
    """Who has come, and the token to be known by from now on."""

    person: str
    token: str


# -- guests ----------------------------------------------------------------------------------------


async def as_guest(house: House, device: Device, name: str, language: str) -> Arrival:
    house.limits.hit("guest", device.address)
    agreed, spoken = names.agreed(name), language_of({}, language)
    return await house.store.write(_new_guest, agreed, spoken, device.label)


def _new_guest(db: Connection, name: str, language: str, label: str) -> Arrival:
    rows.check_free(db, name)
    person, at = new_id(), now(db)
    row = {
        "id": person, "name": name, "skeleton": names.skeleton(name), "language": language,
        "notices": False, "told_at": 0, "seen_at": at, "created_at": at,
    }  # fmt: skip
    db.execute(insert(people), row)
    return Arrival(person, sessions.begin(db, person, label, account=False))


# -- accounts --------------------------------------------------------------------------------------


async def with_account(
    house: House, device: Device, guest: Person, login: str, password: str
) -> Arrival:
    """The guest's own account: the same person, with all that is theirs, and a new token."""
    house.limits.hit("account", device.address)
    agreed = names.agreed_login(login)
    kept = await passwords.kept(passwords.agreed(password, agreed))
    token = await house.store.write(_make_account, guest.id, agreed, kept, device.label)
    house.memory.forget(guest.id)
    return Arrival(guest.id, token)


def _make_account(db: Connection, guest: str, login: str, kept: str, label: str) -> str:
    row = rows.living(db, guest)
    if row.login is not None:
        raise Conflict("account-already")
    rows.check_free(db, row.name, guest)
    account = update(people).where(people.c.id == guest).values(login=login, password=kept)
    try:
        with rows.still_free(db, row.name, guest):
            db.execute(account)
    except IntegrityError as error:
        raise Conflict("login-taken", found=login) from error
    return sessions.begin_anew(db, guest, label)


async def verified(house: House, device: Device, login: str, password: str) -> rows.Account:
    """The account.

    Whether there is such a login cannot be told from the answer, nor from how long it takes.
    """
    folded = names.folded_login(login)
    house.limits.hit("login-address", device.address)
    house.limits.hit("login", device.address, folded)
    row = await house.store.read(rows.by_login, folded) if names.is_login(folded) else None
    kept = row.password if row else None
    if not await passwords.fits(password, kept) or row is None or kept is None:
        raise Unnamed("login-wrong")
    return rows.Account(row.id, folded, kept)


def check_leaves_nothing(db: Connection, guest: str) -> None:
    """A guest whose cookie gives way to another can never come back to what is theirs."""
    alive = matches.c.status.in_(("open", "playing"))
    seated = exists().where(seats.c.match == matches.c.id, seats.c.person == guest)
    tables = select(func.count()).where(alive, or_(matches.c.host == guest, seated))
    kept = select(func.count()).where(decks.c.person == guest)
    found = {"tables": db.scalar(tables), "decks": db.scalar(kept)}
    if any(found.values()):
        raise Conflict("guest-leaves", **found)


async def by_password(
    house: House, device: Device, known: rows.Account, password: str, before: Person | None
) -> Arrival:
    """A session of the same person that the device had before gives way to the new one."""
    rehashed = await passwords.kept(password) if passwords.is_outdated(known.password) else None
    old = before.session if before and before.id == known.id else ""
    new = rehashed or known.password
    token = await house.store.write(_log_in, known.id, known.password, new, old, device.label)
    house.memory.forget(known.id)
    return Arrival(known.id, token)


def _log_in(db: Connection, person: str, verified: str, new: str, old: str, label: str) -> str:
    if not rows.set_password(db, person, verified, new):
        raise Unnamed("login-wrong")
    sessions.end(db, person, old)
    return sessions.begin(db, person, label, account=True)
