"""Sessions: a secret token for each device, of which only the hash is kept."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from sqlalchemy import Connection, delete, insert, select, update
from structlog import get_logger

from fhtagn.server.asking import Person
from fhtagn.server.errors import Unavailable, Unknown
from fhtagn.server.house import House
from fhtagn.server.ids import hashed, new_id, new_secret
from fhtagn.server.store.schema import doors, people, sessions
from fhtagn.server.store.times import now

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
MOST: Final = 20  # sessions of one person; then the one unseen for longest is ended
log = get_logger()


def lasts(*, account: bool) -> int:
    """Unused, that long: a guest has no other way back."""
    return 90 * DAY if account else 365 * DAY


# -- whose a token is ------------------------------------------------------------------------------


async def whose(house: House, token: str) -> Person | None:
    """The person whose session has the token, if it has not ended."""
    memory, key = house.memory, hashed(token)
    if person := memory.get(key):
        return person
    changes = memory.changes
    found = await house.store.read(_found, key, house.clock.wall())
    if found is None:
        return None
    if found.touch_due:
        await _touched(house, found.person)
    memory.add(key, found.person, changes)
    return found.person


class FoundSession(NamedTuple):
    person: Person
    touch_due: bool


def _found(db: Connection, key: str, now: int) -> FoundSession | None:
    row = db.execute(
        select(people, sessions.c.id.label("session"), sessions.c.seen_at.label("used_at"))
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.token == key, sessions.c.expires_at > now)
    ).one_or_none()
    if row is None:
        return None
    person = Person(row.id, row.name, row.language, row.login is not None, row.session)
    told = row.told_at > row.seen_at  # and now they are here: the next notice may come
    return FoundSession(person, told or row.used_at <= now - HOUR)


async def _touched(house: House, person: Person) -> None:
    """A store that cannot be written is no reason to turn a reader away."""
    try:
        await house.store.write(touch, person, house.clock.wall())
    except Unavailable:
        log.warning("session-not-touched", session=person.session)


def touch(db: Connection, person: Person, now: int) -> None:
    """The session, and the person, were seen."""
    until = now + lasts(account=person.account)
    session = update(sessions).where(sessions.c.id == person.session)
    db.execute(session.values(seen_at=now, expires_at=until))
    db.execute(update(people).where(people.c.id == person.id).values(seen_at=now))


async def revoke(house: House, person: Person, session: str) -> None:
    """End one of the person's own; another's is as unknown as one that is not there."""
    ended = await house.store.write(end, person.id, session)
    house.memory.forget(person.id)
    if not ended:
        raise Unknown("no-such-session")


# -- jobs ------------------------------------------------------------------------------------------


def begin(db: Connection, person: str, label: str, *, account: bool) -> str:
    """The token of a new session, told this once; the person's oldest may end for it."""
    staying = [row.id for row in all_of(db, person)[: MOST - 1]]
    db.execute(delete(sessions).where(sessions.c.person == person, sessions.c.id.not_in(staying)))
    token, at = new_secret(), now(db)
    until = at + lasts(account=account)
    session = {
        "id": new_id(), "person": person, "token": hashed(token), "label": label,
        "created_at": at, "seen_at": at, "expires_at": until,
    }  # fmt: skip
    db.execute(insert(sessions), session)
    return token


class SessionRow(Protocol):
    """Of the row of a session: what its person may know."""

    id: str
    label: str
    created_at: int
    seen_at: int


def all_of(db: Connection, person: str) -> list[SessionRow]:
    """Those that have not ended, the one seen last first; never more than `MOST`."""
    mine = select(sessions).where(sessions.c.person == person, sessions.c.expires_at > now(db))
    newest = mine.order_by(sessions.c.seen_at.desc(), sessions.c.created_at.desc()).limit(MOST)
    return list(db.execute(newest))


def end(db: Connection, person: str, session: str) -> bool:
    """Whether the person had such a session; now they have not."""
    mine = (sessions.c.person == person, sessions.c.id == session)
    return bool(db.execute(delete(sessions).where(*mine)).rowcount)


def end_all(db: Connection, person: str) -> None:
    """A door that still stands open would only lead to another."""
    for table in (doors, sessions):
        db.execute(delete(table).where(table.c.person == person))


def begin_anew(db: Connection, person: str, label: str) -> str:
    """The token of the only session that an account has from now on."""
    end_all(db, person)
    return begin(db, person, label, account=True)
