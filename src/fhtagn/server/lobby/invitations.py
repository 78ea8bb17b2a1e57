"""Invitations: a secret that lets one person sit down. It is told once and kept only as a hash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, func, insert, select, update

from fhtagn.server.errors import Conflict, Unknown
from fhtagn.server.house import House
from fhtagn.server.ids import hashed, new_id, new_secret
from fhtagn.server.lobby.bodies import (
    Accepting,
    InvitationMade,
    Invitations,
    InvitationShown,
    Invited,
    NewInvitation,
    SeatChoice,
    Table,
    Who,
)
from fhtagn.server.lobby.rows import (
    AnyRow,
    check_host,
    found,
    hosted,
    is_kept_for,
    locked,
    seat_of,
    seats_of,
)
from fhtagn.server.lobby.seats import resolved, take
from fhtagn.server.lobby.showing import shown
from fhtagn.server.lobby.tables import look
from fhtagn.server.lobby.terms import DAY
from fhtagn.server.room.match_setup import BEGUN
from fhtagn.server.store.schema import invitations, people
from fhtagn.server.store.times import now

MOST: Final = 50  # of one table


# -- the host's ------------------------------------------------------------------------------------


async def invite(house: House, table: str, host: str, asked: NewInvitation) -> InvitationMade:
    return await house.store.write(_invite, table, host, asked.seat, asked.days)


def _invite(db: Connection, table: str, host: str, seat: int | None, days: int) -> InvitationMade:
    _, sitting = hosted(db, table, host)
    if seat is not None and not _is_free(seat_of(sitting, seat), None):
        raise Conflict("seat-taken", seat=seat)
    made = select(func.count()).where(invitations.c.match == table)
    if db.execute(made).scalar_one() >= MOST:
        raise Conflict("invitations-many", most=MOST)
    at, secret = now(db), new_secret()
    told = InvitationMade(id=new_id(), secret=secret, expires_at=at + days * DAY * 1000)
    kept = {"id": told.id, "token": hashed(secret), "expires_at": told.expires_at}
    db.execute(insert(invitations), {**kept, "match": table, "seat": seat, "created_at": at})
    return told


async def listed(house: House, table: str, host: str) -> Invitations:
    return await house.store.read(_listed, table, host)


def _listed(db: Connection, table: str, host: str) -> Invitations:
    check_host(found(db, table), seats_of(db, table), host)
    wanted = select(invitations, people.c.name).outerjoin(
        people, people.c.id == invitations.c.used_by
    )
    rows = db.execute(wanted.where(invitations.c.match == table).order_by(invitations.c.created_at))
    return Invitations(invitations=[_shown(row) for row in rows])


def _shown(row: AnyRow) -> InvitationShown:
    return InvitationShown(
        id=row.id,
        seat=row.seat,
        created_at=row.created_at,
        expires_at=row.expires_at,
        closed_at=row.closed_at,
        used_by=Who(id=row.used_by, name=row.name) if row.used_by else None,
    )


async def withdraw(house: House, table: str, host: str, invitation: str) -> None:
    await house.store.write(_withdraw, table, host, invitation)


def _withdraw(db: Connection, table: str, host: str, invitation: str) -> None:
    check_host(found(db, table), seats_of(db, table), host)
    this = (invitations.c.id == invitation) & (invitations.c.match == table)
    if not db.execute(update(invitations).where(this).values(closed_at=now(db))).rowcount:
        raise Unknown("no-such-invitation")


# -- the guest's -----------------------------------------------------------------------------------


async def looked_at(house: House, secret: str, me: str | None) -> Invited:
    """The table one is invited to."""
    return await house.store.read(_look, secret, me)


def _look(db: Connection, secret: str, me: str | None) -> Invited:
    invitation = _found(db, secret)
    table, sitting = found(db, invitation.match), seats_of(db, invitation.match)
    if not _has_used(invitation, sitting, me):
        _seat_for(db, invitation, table, sitting, me)
    return Invited(
        table=shown(db, table, sitting, me), seat=invitation.seat, expires_at=invitation.expires_at
    )


async def accept(house: House, me: str, asked: Accepting) -> Table:
    """Sit down; whoever has done so by this invitation finds the table by it again."""
    table = (await looked_at(house, asked.secret, me)).table
    choice = await resolved(house, table, me, asked)
    await house.store.write(_accept, asked.secret, me, choice)
    return await look(house, table.id, me)


def _accept(db: Connection, secret: str, me: str, choice: SeatChoice) -> None:
    invitation = _found(db, secret, lock=True)
    table, sitting = locked(db, invitation.match), seats_of(db, invitation.match)
    if _has_used(invitation, sitting, me):
        return
    seat = _seat_for(db, invitation, table, sitting, me)
    take(db, table, sitting, me, seat, choice)
    this = invitations.c.id == invitation.id
    db.execute(update(invitations).where(this).values(used_by=me))


def _found(db: Connection, secret: str, *, lock: bool = False) -> AnyRow:
    wanted = select(invitations).where(invitations.c.token == hashed(secret))
    row = db.execute(wanted.with_for_update() if lock else wanted).one_or_none()
    if row is None:
        raise Unknown("invitation-unknown")
    return row


def _has_used(invitation: AnyRow, sitting: Sequence[AnyRow], me: str | None) -> bool:
    """Whether I sit there by this invitation."""
    return me is not None and invitation.used_by == me and me in [row.person for row in sitting]


def _seat_for(
    db: Connection, invitation: AnyRow, table: AnyRow, sitting: Sequence[AnyRow], me: str | None
) -> int:
    """The seat the invitation is good for: one that is kept for guests before an open one."""
    if invitation.used_by is not None:
        raise Conflict("invitation-used")
    if invitation.closed_at is not None:
        raise Conflict("invitation-closed")
    if table.status == "closed":
        raise Conflict("table-closed")
    if table.status in BEGUN:
        raise Conflict("invitation-started")
    if invitation.expires_at <= now(db):
        raise Conflict("invitation-expired")
    free = [row for row in sitting if _is_free(row, me) and invitation.seat in (None, row.seat)]
    if not free:
        raise Conflict("invitation-full")
    return int(min(free, key=lambda row: row.kind == "open").seat)


def _is_free(row: AnyRow, me: str | None) -> bool:
    vacant = row.kind in ("open", "invited") and row.person is None
    return vacant or is_kept_for(row, me)
