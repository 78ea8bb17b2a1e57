"""The lobby over HTTP: games, tables, seats and invitations."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query

from fhtagn.server.answers import refusals
from fhtagn.server.asking import A_LOOK, Anybody, Counted, Looking, Somebody, TheHouse
from fhtagn.server.errors import Conflict, Forbidden, TooMany, Unknown, Unnamed
from fhtagn.server.library import game_of
from fhtagn.server.lobby import invitations, lists, seats, tables
from fhtagn.server.lobby.bodies import (
    Accepting,
    GameName,
    Games,
    Id,
    InvitationMade,
    Invitations,
    InvitationSecret,
    Invited,
    Joining,
    NewInvitation,
    NewTable,
    SeatAsked,
    SeatChoice,
    SeatNumber,
    Table,
    Tables,
)
from fhtagn.server.lobby.games import all_games
from fhtagn.server.lobby.rematch import rematch
from fhtagn.server.lobby.starting import start

router = APIRouter(prefix="/api", tags=["lobby"])
LOOK: Final = refusals(Unknown, TooMany)
CHANGE: Final = refusals(Unnamed, Forbidden, Unknown, Conflict, TooMany)
LISTS: Final = {"open": lists.open_tables, "playing": lists.watched_tables}
Skip = Annotated[int, Query(ge=0, le=lists.FURTHEST, description="so many tables before")]


@router.get("/games")
async def games() -> Games:
    return await asyncio.to_thread(all_games)  # the first time, it reads them from the disk


# -- tables ----------------------------------------------------------------------------------------


@router.get("/tables", responses=refusals(TooMany))
async def listed_tables(
    house: TheHouse,
    me: Looking,
    game: GameName | None = None,
    status: Literal["open", "playing"] = "open",
    skip: Skip = 0,
) -> Tables:
    """The tables that wait for players, or the matches that are played and may be watched."""
    wanted = game_of(game).name if game else None
    return await house.store.read(LISTS[status], me or None, wanted, skip)


@router.get("/tables/mine", responses=refusals(Unnamed, TooMany), dependencies=A_LOOK)
async def my_tables(house: TheHouse, me: Somebody, skip: Skip = 0) -> Tables:
    return await house.store.read(lists.my_tables, me.id, skip)


@router.post("/tables", status_code=201, responses=CHANGE)
async def open_table(house: TheHouse, me: Somebody, new: NewTable) -> Table:
    house.limits.hit("table", me.id)
    return await tables.open_table(house, me.id, new)


@router.get("/tables/{table}", responses=LOOK)
async def look_at_table(house: TheHouse, me: Looking, table: Id) -> Table:
    return await tables.look(house, table, me or None)


@router.post("/tables/{table}/close", responses=CHANGE)
async def close_table(house: TheHouse, me: Somebody, table: Id) -> Table:
    return await tables.close(house, table, me.id)


@router.post("/tables/{table}/start", responses=CHANGE)
async def start_table(house: TheHouse, me: Somebody, table: Id) -> Table:
    return await start(house, table, me.id)


@router.post("/tables/{table}/rematch", responses=CHANGE)
async def play_again(house: TheHouse, me: Somebody, table: Id) -> Table:
    house.limits.hit("table", me.id)
    return await rematch(house, table, me.id)


# -- seats -----------------------------------------------------------------------------------------


@router.post("/tables/{table}/join", responses=CHANGE)
async def join_table(house: TheHouse, me: Somebody, table: Id, asked: Joining) -> Table:
    house.limits.hit("join", me.id)
    return await seats.join(house, table, me.id, asked)


@router.post("/tables/{table}/leave", status_code=204, responses=CHANGE)
async def leave_table(house: TheHouse, me: Somebody, table: Id) -> None:
    await seats.leave(house, table, me.id)


@router.patch("/tables/{table}/seats/{seat}", responses=CHANGE)
async def choose_for_seat(
    house: TheHouse, me: Somebody, table: Id, seat: SeatNumber, asked: SeatChoice
) -> Table:
    house.limits.hit("command", me.id)
    return await seats.choose(house, table, me.id, seat, asked)


@router.put("/tables/{table}/seats/{seat}", responses=CHANGE)
async def place_at_seat(
    house: TheHouse, me: Somebody, table: Id, seat: SeatNumber, asked: SeatAsked
) -> Table:
    house.limits.hit("command", me.id)
    return await seats.place(house, table, me.id, seat, asked)


@router.delete("/tables/{table}/seats/{seat}", responses=CHANGE)
async def remove_from_seat(house: TheHouse, me: Somebody, table: Id, seat: SeatNumber) -> Table:
    return await seats.remove(house, table, me.id, seat)


# -- invitations -----------------------------------------------------------------------------------


@router.post("/tables/{table}/invitations", status_code=201, responses=CHANGE)
async def invite(house: TheHouse, me: Somebody, table: Id, asked: NewInvitation) -> InvitationMade:
    house.limits.hit("invite", me.id)
    return await invitations.invite(house, table, me.id, asked)


@router.get("/tables/{table}/invitations", responses=CHANGE, dependencies=A_LOOK)
async def table_invitations(house: TheHouse, me: Somebody, table: Id) -> Invitations:
    return await invitations.listed(house, table, me.id)


@router.delete("/tables/{table}/invitations/{invitation}", status_code=204, responses=CHANGE)
async def withdraw_invitation(house: TheHouse, me: Somebody, table: Id, invitation: Id) -> None:
    await invitations.withdraw(house, table, me.id, invitation)


@router.post("/invitations/look", responses=refusals(Unknown, Conflict, TooMany))
async def look_at_invitation(
    house: TheHouse, me: Anybody, asked: InvitationSecret, counted: Counted
) -> Invited:
    house.limits.hit("join", counted)
    return await invitations.looked_at(house, asked.secret, me.id if me else None)


@router.post("/invitations/accept", responses=CHANGE)
async def accept_invitation(house: TheHouse, me: Somebody, asked: Accepting) -> Table:
    house.limits.hit("join", me.id)
    return await invitations.accept(house, me.id, asked)
