"""The routes about people: guests, accounts, sessions, profiles."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response

from fhtagn.server.answers import refusals
from fhtagn.server.asking import A_LOOK, Anybody, Somebody, TheHouse
from fhtagn.server.errors import Conflict, Forbidden, Refusal, TooMany, Unknown, Unnamed
from fhtagn.server.house import House
from fhtagn.server.limits import address_of
from fhtagn.server.people import arriving, confirming, doors, leaving, profile, sessions
from fhtagn.server.people.arriving import Arrival, Device
from fhtagn.server.people.cookies import clear_token, set_token
from fhtagn.server.people.forms import (
    Arrived,
    ByDoor,
    Confirming,
    Credentials,
    DoorMade,
    Entering,
    Export,
    Farewell,
    Id,
    LoggingIn,
    Me,
    NewGuest,
    NewPassword,
    Profile,
    ProfileChange,
    Sessions,
    SessionShown,
)

LONGEST_LABEL: Final = 200
router: Final = APIRouter(prefix="/api", tags=["people"])


def device_of(request: Request) -> Device:
    label = "".join(one for one in request.headers.get("user-agent", "") if one.isprintable())
    return Device(address_of(request), label[:LONGEST_LABEL])


From = Annotated[Device, Depends(device_of)]


async def _arrived(house: House, response: Response, asked: Entering, came: Arrival) -> Arrived:
    if not asked.bearer:
        set_token(response, came.token, house.config)
    person = await profile.me(house, came.person)
    return Arrived(person=person, token=came.token if asked.bearer else "")


# -- coming and going ------------------------------------------------------------------------------


@router.post("/guests", status_code=201, responses=refusals(Refusal, Conflict, TooMany))
async def new_guest(house: TheHouse, device: From, response: Response, asked: NewGuest) -> Arrived:
    """Come as a guest, and play at once."""
    came = await arriving.as_guest(house, device, asked.name, asked.language)
    return await _arrived(house, response, asked, came)


@router.post("/account", status_code=201, responses=refusals(Refusal, Unnamed, Conflict, TooMany))
async def new_account(
    house: TheHouse, device: From, response: Response, guest: Somebody, asked: Credentials
) -> Arrived:
    """Turn from a guest into the holder of an account; everything stays yours."""
    came = await arriving.with_account(house, device, guest, asked.login, asked.password)
    return await _arrived(house, response, asked, came)


@router.post("/session", status_code=201, responses=refusals(Unnamed, Conflict, TooMany))
async def log_in(
    house: TheHouse, device: From, response: Response, before: Anybody, asked: LoggingIn
) -> Arrived:
    """A guest with a game to play or a deck is asked to say that these may stay behind."""
    known = await arriving.verified(house, device, asked.login, asked.password)
    if before and not before.account and not (asked.leave_guest or asked.bearer):
        await house.store.read(arriving.check_leaves_nothing, before.id)
    came = await arriving.by_password(house, device, known, asked.password, before)
    return await _arrived(house, response, asked, came)


@router.delete("/session", status_code=204, responses=refusals(Unnamed, Unknown))
async def log_out(house: TheHouse, response: Response, person: Somebody) -> None:
    """End the session that asks. A guest cannot come back."""
    await sessions.revoke(house, person, person.session)
    clear_token(response, house.config)


@router.post("/doors", status_code=201, responses=refusals(Unnamed, TooMany))
async def new_door(house: TheHouse, person: Somebody) -> DoorMade:
    """A way in for another device of yours: a secret that can be used once, within ten minutes."""
    door = await doors.make(house, person)
    return DoorMade(secret=door.secret, expires_at=door.expires_at)


@router.post("/doors/enter", status_code=201, responses=refusals(Unknown, TooMany))
async def enter(house: TheHouse, device: From, response: Response, asked: ByDoor) -> Arrived:
    """Come in as whoever has made the door."""
    came = await doors.enter(house, device, asked.secret)
    return await _arrived(house, response, asked, came)


# -- sessions --------------------------------------------------------------------------------------


@router.get("/sessions", responses=refusals(Unnamed))
async def my_sessions(house: TheHouse, person: Somebody) -> Sessions:
    found = await house.store.read(sessions.all_of, person.id)
    return Sessions(
        sessions=[
            SessionShown(
                id=row.id, label=row.label, created_at=row.created_at, seen_at=row.seen_at,
                here=row.id == person.session,
            )
            for row in found
        ]
    )  # fmt: skip


@router.delete("/sessions/{session}", status_code=204, responses=refusals(Unnamed, Unknown))
async def end_session(house: TheHouse, person: Somebody, session: Id) -> None:
    await sessions.revoke(house, person, session)


# -- profiles --------------------------------------------------------------------------------------


@router.get("/me", responses=refusals(Unnamed))
async def my_profile(house: TheHouse, person: Somebody) -> Me:
    return await profile.me(house, person.id)


@router.patch("/me", responses=refusals(Refusal, Unnamed, Conflict, TooMany))
async def change_me(house: TheHouse, person: Somebody, asked: ProfileChange) -> Me:
    return await profile.change(house, person, asked)


@router.post("/me/email", status_code=204, responses=refusals(Refusal, Unnamed, Forbidden, TooMany))
async def confirm_email(house: TheHouse, person: Somebody, asked: Confirming) -> None:
    """Confirm the address by the code that was sent there."""
    await confirming.confirm(house, person, asked.code)


@router.put("/me/password", responses=refusals(Refusal, Unnamed, Forbidden, Conflict, TooMany))
async def change_password(
    house: TheHouse, device: From, response: Response, person: Somebody, asked: NewPassword
) -> Arrived:
    """Change the password; all other sessions end, and this one has a new token."""
    came = await profile.change_password(house, device, person, asked.old, asked.new)
    return await _arrived(house, response, asked, came)


@router.get("/me/export", response_model=Export, responses=refusals(Unnamed, TooMany))
async def export_me(
    house: TheHouse, person: Somebody
) -> dict[str, leaving.Line | list[leaving.Line]]:
    return await leaving.export(house, person)


@router.delete("/me", status_code=204, responses=refusals(Unnamed, Forbidden, TooMany))
async def delete_me(house: TheHouse, response: Response, person: Somebody, asked: Farewell) -> None:
    """Delete all that is yours. Matches and what was said at them stay, under nobody's name."""
    await leaving.delete_person(house, person, asked.password)
    clear_token(response, house.config)


@router.get("/people/{person}", responses=refusals(Unknown, TooMany), dependencies=A_LOOK)
async def somebody_else(house: TheHouse, person: Id) -> Profile:
    return await profile.public(house, person)
