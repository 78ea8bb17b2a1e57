"""Doors: a way in for another device of the same person. A door opens once, and not for long."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from fhtagn.server.asking import Person
from fhtagn.server.errors import Unknown
from fhtagn.server.house import House
from fhtagn.server.ids import hashed, new_secret
from fhtagn.server.people import rows, sessions
from fhtagn.server.people.arriving import Arrival, Device
from fhtagn.server.store.schema import doors
from fhtagn.server.store.times import now

LASTS: Final = 10 * 60 * 1000  # ms


class Door(NamedTuple):
    """The secret is told this once; only its hash is kept."""

    secret: str
    expires_at: int


async def make(house: House, person: Person) -> Door:
    """A new door of the person; one that was made before is closed."""
    house.limits.hit("door", person.id)
    door = Door(new_secret(), house.clock.wall() + LASTS)
    await house.store.write(_make, person.id, door)
    return door


def _make(db: Connection, person: str, door: Door) -> None:
    close(db, person)
    row = {"person": person, "token": hashed(door.secret), "expires_at": door.expires_at}
    db.execute(insert(doors), row)


async def enter(house: House, device: Device, secret: str) -> Arrival:
    """A session for the device; a door that was used or is too old is as unknown as any other."""
    house.limits.hit("enter", device.address)
    return await house.store.write(_enter, secret, device.label)


def _enter(db: Connection, secret: str, label: str) -> Arrival:
    still_open = doors.c.token == hashed(secret), doors.c.expires_at > now(db)
    person = db.scalar(select(doors.c.person).where(*still_open).with_for_update())
    if person is None:
        raise Unknown("door-closed")
    close(db, person)
    account = rows.living(db, person).login is not None
    return Arrival(person, sessions.begin(db, person, label, account=account))


def close(db: Connection, person: str) -> None:
    db.execute(delete(doors).where(doors.c.person == person))
