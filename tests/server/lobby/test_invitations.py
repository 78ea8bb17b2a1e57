"""Invitations: who may sit down by one, and why not."""

import asyncio
import json

import pytest
from sqlalchemy import select, update

from fhtagn.server.ids import hashed
from fhtagn.server.lobby.invitations import MOST
from fhtagn.server.store.schema import invitations
from tests.server.lobby.tables import BOT, INVITED, MINE, OPEN, ok, opened, refused, set_row

WEEK = 7 * 24 * 3600 * 1000
ACCEPT, LOOK = "/api/invitations/accept", "/api/invitations/look"


async def invited(host, table, **more):
    return ok(await host.post(f"{table}/invitations", json=more), 201)


@pytest.fixture
async def table(anna):
    """A table that is not listed, with a seat that is kept for guests."""
    return await opened(anna, MINE, OPEN, INVITED, listed=False)


async def test_a_guest_looks_and_sits_down(anna, boris, client, table):
    made = await invited(anna, table)
    secret = {"secret": made["secret"]}
    for reader in (client, boris):
        told = ok(await reader.post(LOOK, json=secret))
        assert told["table"]["host"]["name"] == "Anna"
        assert (told["seat"], told["expires_at"]) == (None, made["expires_at"])
    refused(await boris.get(table), 404, "no-such-table")
    told = ok(await boris.post(ACCEPT, json=secret | {"options": {"age": 8}, "value": "B"}))
    assert told["mine"] == [2], "the seat that is kept for guests comes before an open one"
    assert (told["seats"][2]["options"], told["seats"][2]["value"]) == ({"age": 8}, "B")
    assert ok(await boris.get(table))["id"] == told["id"]


async def test_an_invitation_may_be_for_one_seat(anna, boris, table):
    made = await invited(anna, table, seat=1)
    assert ok(await boris.post(ACCEPT, json={"secret": made["secret"]}))["mine"] == [1]


async def test_an_invitation_holds_for_a_week_unless_told_otherwise(anna, table, clock):
    usual, short = await invited(anna, table), await invited(anna, table, days=1)
    assert usual["expires_at"] == clock.wall() + WEEK
    assert short["expires_at"] == clock.wall() + WEEK // 7
    for days in (0, 31):
        answer = await anna.post(f"{table}/invitations", json={"days": days})
        assert answer.status_code == 422


async def test_whoever_has_sat_down_finds_the_table_by_the_same_link(anna, boris, table):
    secret = {"secret": (await invited(anna, table))["secret"]}
    ok(await boris.post(ACCEPT, json=secret))
    assert ok(await boris.post(ACCEPT, json=secret))["mine"] == [2]
    assert ok(await boris.post(LOOK, json=secret))["table"]["mine"] == [2]
    ok(await boris.post(f"{table}/leave"), 204)
    refused(await boris.post(ACCEPT, json=secret), 409, "invitation-used")


async def test_nobody_sits_down_twice_by_an_invitation(anna, boris, table):
    secrets = [{"secret": (await invited(anna, table))["secret"]} for _ in range(2)]
    ok(await boris.post(ACCEPT, json=secrets[0]))
    refused(await boris.post(ACCEPT, json=secrets[1]), 409, "already-seated", seat=2)
    refused(await anna.post(ACCEPT, json=secrets[1]), 409, "already-seated", seat=0)


async def test_of_all_who_use_an_invitation_at_once_one_sits_down(anna, guest, table):
    secret = {"secret": (await invited(anna, table))["secret"]}
    crowd = [await guest(f"Guest {number}") for number in range(5)]
    answers = await asyncio.gather(*(one.post(ACCEPT, json=secret) for one in crowd))
    assert sorted(one.status_code for one in answers) == [200, 409, 409, 409, 409]
    for answer in answers:
        if answer.status_code == 409:
            refused(answer, 409, "invitation-used")


# -- why not ---------------------------------------------------------------------------------------


async def unknown(_anna, _table, _made, _house):
    return {"secret": "nobody has made this one"}


async def used(_anna, _table, made, house):
    await _set(house, made, used_by=_anna.person)


async def full(anna, table, _made, _house):
    for seat in (1, 2):
        ok(await anna.put(f"{table}/seats/{seat}", json=BOT))


async def started(anna, table, made, house):
    await full(anna, table, made, house)
    ok(await anna.post(f"{table}/start"))


async def over(_anna, table, _made, house):
    await set_row(house, table, status="finished")


async def withdrawn(anna, table, made, _house):
    ok(await anna.delete(f"{table}/invitations/{made['id']}"), 204)


async def table_closed(anna, table, _made, _house):
    ok(await anna.post(f"{table}/close"))


async def expired(_anna, _table, made, house):
    await _set(house, made, expires_at=house.clock.wall())


async def _set(house, made, **values):
    this = update(invitations).where(invitations.c.id == made["id"]).values(**values)
    await house.store.write(lambda db: db.execute(this).rowcount)


REASONS = {
    unknown: (404, "invitation-unknown"), used: (409, "invitation-used"),
    full: (409, "invitation-full"), started: (409, "invitation-started"),
    over: (409, "invitation-started"), withdrawn: (409, "invitation-closed"),
    table_closed: (409, "table-closed"), expired: (409, "invitation-expired"),
}  # fmt: skip


@pytest.mark.parametrize("happens", REASONS)
async def test_why_an_invitation_does_not_hold(anna, boris, client, house, table, happens):
    made = await invited(anna, table)
    secret = await happens(anna, table, made, house) or {"secret": made["secret"]}
    status, error = REASONS[happens]
    for path in (LOOK, ACCEPT):
        refused(await boris.post(path, json=secret), status, error)
    english, russian = [
        refused(
            await client.post(LOOK, json=secret, headers={"accept-language": one}), status, error
        )
        for one in ("en", "ru")
    ]
    assert english != russian
    refused(await client.post(ACCEPT, json=secret), 401, "who-are-you")


async def test_the_one_seat_may_be_taken_though_others_are_free(anna, boris, clara, table):
    made = await invited(anna, table, seat=1)
    ok(await clara.post(ACCEPT, json={"secret": (await invited(anna, table, seat=1))["secret"]}))
    refused(await boris.post(ACCEPT, json={"secret": made["secret"]}), 409, "invitation-full")


# -- the host's ------------------------------------------------------------------------------------


async def test_only_the_host_invites(anna, boris, clara, table):
    ok(await boris.post(ACCEPT, json={"secret": (await invited(anna, table))["secret"]}))
    made = await invited(anna, table)
    for person, status, error in ((boris, 403, "not-the-host"), (clara, 404, "no-such-table")):
        refused(await person.post(f"{table}/invitations", json={}), status, error)
        refused(await person.get(f"{table}/invitations"), status, error)
        refused(await person.delete(f"{table}/invitations/{made['id']}"), status, error)


async def test_the_host_has_a_list_of_invitations_without_secrets(anna, boris, table, clock):
    first = await invited(anna, table)
    clock.go_on(1)
    second = await invited(anna, table, seat=1)
    ok(await boris.post(ACCEPT, json={"secret": first["secret"]}))
    ok(await anna.delete(f"{table}/invitations/{second['id']}"), 204)
    answer = await anna.get(f"{table}/invitations")
    listed = ok(answer)["invitations"]
    assert [one["id"] for one in listed] == [first["id"], second["id"]]
    assert [one["used_by"] for one in listed] == [{"id": boris.person, "name": "Boris"}, None]
    assert [one["closed_at"] is None for one in listed] == [True, False]
    assert first["secret"] not in answer.text
    refused(await anna.delete(f"{table}/invitations/{'x' * 16}"), 404, "no-such-invitation")
    other = await opened(anna)
    refused(await anna.delete(f"{other}/invitations/{first['id']}"), 404, "no-such-invitation")


async def test_nobody_is_invited_to_what_is_taken(anna, table):
    refused(await anna.post(f"{table}/invitations", json={"seat": 0}), 409, "seat-taken", seat=0)
    refused(await anna.post(f"{table}/invitations", json={"seat": 3}), 404, "no-such-seat", most=2)


async def test_a_table_has_only_so_many_invitations(anna, table, house, monkeypatch):
    monkeypatch.setattr("fhtagn.server.lobby.invitations.MOST", 2)
    for _ in range(2):
        await invited(anna, table)
    refused(await anna.post(f"{table}/invitations", json={}), 409, "invitations-many", most=2)
    assert MOST > 2


# -- secrets ---------------------------------------------------------------------------------------


async def test_the_secret_is_kept_only_as_a_hash_and_never_logged(
    anna, boris, house, table, logged
):
    made = await invited(anna, table)
    ok(await boris.post(LOOK, json={"secret": made["secret"]}))
    ok(await boris.post(ACCEPT, json={"secret": made["secret"]}))
    row = await house.store.read(lambda db: db.execute(select(invitations)).one())
    assert row.token == hashed(made["secret"])
    assert made["secret"] not in str(row)
    assert made["secret"] not in logged.getvalue()
    assert len(made["secret"]) >= 43, "256 bits"


async def test_what_is_no_secret_is_refused(client):
    for secret in ("", "x" * 101, 7, None, "\ud800"):
        body = json.dumps({"secret": secret})
        answer = await client.post(LOOK, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 422, (secret, answer.text)
