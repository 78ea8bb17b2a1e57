"""What is known of a person: to themselves, and to everybody; and how they change it."""

from __future__ import annotations

import re
from typing import Final, TypedDict
from urllib.parse import urlsplit

from sqlalchemy import Connection, select, update

from fhtagn.kernel.complaint import Complaint
from fhtagn.server import ratings
from fhtagn.server.asking import Person
from fhtagn.server.errors import Conflict, Forbidden, Unknown
from fhtagn.server.house import House
from fhtagn.server.people import confirming, names, passwords, rows, sessions
from fhtagn.server.people.arriving import Arrival, Device
from fhtagn.server.people.forms import Me, Profile, ProfileChange, RatingShown
from fhtagn.server.store.schema import people
from fhtagn.text.words import language_of

EMAIL: Final = re.compile(r"[A-Za-z0-9_.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST_EMAIL: Final = 254
LONGEST_WEBHOOK: Final = 500


# -- looking ---------------------------------------------------------------------------------------


async def me(house: House, person: str) -> Me:
    return await house.store.read(_me, person)


def _me(db: Connection, person: str) -> Me:
    row = rows.living(db, person)
    shown = {name: getattr(row, name) for name in Me.model_fields if name in people.c}
    return Me(
        **shown,
        account=row.login is not None,
        email_confirmed=row.email is not None and row.email_code is None,
        ratings=_ratings(db, person),
    )


async def public(house: House, person: str) -> Profile:
    return await house.store.read(_public, person)


def _public(db: Connection, person: str) -> Profile:
    row = db.execute(select(people).where(people.c.id == person)).one_or_none()
    if row is None:
        raise Unknown("no-such-person")
    gone = row.deleted_at is not None
    return Profile(id=row.id, name=row.name, gone=gone, ratings=_ratings(db, person))


def _ratings(db: Connection, person: str) -> list[RatingShown]:
    return [RatingShown(**one._asdict()) for one in ratings.of(db, person)]


# -- changing --------------------------------------------------------------------------------------


def email(text: str) -> str:
    if len(text) > LONGEST_EMAIL or not EMAIL.fullmatch(text):
        raise Complaint("email-wrong", found=text)
    return text


def webhook(text: str) -> str:
    """An address of https with a host, and nothing secret before it."""
    if len(text) > LONGEST_WEBHOOK or not _is_webhook(text):
        raise Complaint("webhook-wrong", found=text, most=LONGEST_WEBHOOK)
    return text


def _is_webhook(text: str) -> bool:
    try:
        parts = urlsplit(text)
        has_host = bool(parts.hostname) and parts.port != 0  # it complains of a port that is none
    except ValueError:
        return False
    is_plain = text.isascii() and text.isprintable() and " " not in text
    return is_plain and parts.scheme == "https" and has_host and "@" not in parts.netloc


class ChangedColumns(TypedDict, total=False):
    """What is changed of a person's row."""

    name: str
    skeleton: str
    language: str
    notices: bool
    email: str | None
    email_code: str | None
    webhook: str | None


def _kept(asked: ProfileChange) -> ChangedColumns:
    """The values as they are kept; a Complaint says what is wrong with one."""
    kept = ChangedColumns()
    if "name" in asked:
        kept["name"] = names.agreed(asked["name"])
    if "language" in asked:
        kept["language"] = language_of({}, asked["language"])
    if "notices" in asked:
        kept["notices"] = asked["notices"]
    if "email" in asked:
        kept["email"] = None if asked["email"] is None else email(asked["email"])
    if "webhook" in asked:
        kept["webhook"] = None if asked["webhook"] is None else webhook(asked["webhook"])
    return kept


async def change(house: House, person: Person, asked: ProfileChange) -> Me:
    """Change all that is asked or nothing; an e-mail or webhook of None is dropped."""
    house.limits.hit("profile", person.id)
    values = _kept(asked)
    await house.store.read(_check, person.id, values)
    if "email" in values:
        address = values["email"]
        values["email_code"] = await confirming.ask(house, person, address) if address else None
    await house.store.write(_change, person.id, values)
    house.memory.forget(person.id)
    return await me(house, person.id)


def _check(db: Connection, person: str, values: ChangedColumns) -> None:
    """Before anything is sent anywhere."""
    rows.living(db, person)
    if "name" in values:
        rows.check_free(db, values["name"], person)


def _change(db: Connection, person: str, values: ChangedColumns) -> None:
    _check(db, person, values)
    new = values.copy()
    if "name" in new:
        new["skeleton"] = names.skeleton(new["name"])
    if new:
        with rows.still_free(db, new.get("name", ""), person):
            db.execute(update(people).where(people.c.id == person).values(**new))


# -- the password ----------------------------------------------------------------------------------


async def change_password(
    house: House, device: Device, person: Person, old: str, new: str
) -> Arrival:
    """All sessions of the person end; the device gets a new one."""
    account = await verified(house, person, old)
    kept = await passwords.kept(passwords.agreed(new, account.login))
    token = await house.store.write(
        _change_password, account.id, account.password, kept, device.label
    )
    house.memory.forget(account.id)
    return Arrival(account.id, token)


def _change_password(db: Connection, person: str, old: str, new: str, label: str) -> str:
    if not rows.set_password(db, person, old, new):
        raise Forbidden("password-wrong")
    return sessions.begin_anew(db, person, label)


async def verified(house: House, person: Person, password: str) -> rows.Account:
    """The account whose password it is."""
    house.limits.hit("password", person.id)
    row = await house.store.read(rows.living, person.id)
    if row.login is None:
        raise Conflict("account-none")
    if not await passwords.fits(password, row.password) or row.password is None:
        raise Forbidden("password-wrong")
    return rows.Account(row.id, row.login, row.password)
