"""Doors: another device of the same person comes in, once and soon."""

from asyncio import gather

from sqlalchemy import select, update

from fhtagn.server.people.doors import LASTS
from fhtagn.server.store.schema import doors
from tests.server.lobby.tables import ok
from tests.server.people.conftest import PASSWORD


async def door_of(person):
    return ok(await person.post("/api/doors"), 201)["secret"]


async def entered(device, secret):
    return await device.post("/api/doors/enter", json={"secret": secret})


async def test_another_device_comes_in_as_the_same_person(guest, visitor):
    anna, phone = await guest("Anna"), visitor()
    came = ok(await entered(phone, await door_of(anna)), 201)
    assert (came["person"]["name"], came["token"]) == ("Anna", "")
    assert ok(await phone.get("/api/me")) == ok(await anna.get("/api/me"))
    both = ok(await phone.get("/api/sessions"))["sessions"]
    assert sorted(one["here"] for one in both) == [False, True]


async def test_a_door_opens_once(guest, visitor):
    secret = await door_of(await guest("Anna"))
    ok(await entered(visitor(), secret), 201)
    refused = await entered(visitor(), secret)
    assert (refused.status_code, refused.json()["error"]) == (404, "door-closed")


async def test_of_two_at_once_one_comes_in(guest, visitor):
    secret = await door_of(await guest("Anna"))
    came = await gather(*(entered(visitor(), secret) for _ in range(4)))
    assert sorted(one.status_code for one in came) == [201, 404, 404, 404]


async def test_a_new_door_closes_the_one_before(guest, visitor):
    anna = await guest("Anna")
    old, new = await door_of(anna), await door_of(anna)
    assert (await entered(visitor(), old)).status_code == 404
    ok(await entered(visitor(), new), 201)


async def test_a_door_does_not_stay_open(house, guest, visitor):
    secret = await door_of(await guest("Anna"))
    shift = update(doors).values(expires_at=doors.c.expires_at - LASTS)
    await house.store.write(lambda db: db.execute(shift) and None)
    assert (await entered(visitor(), secret)).status_code == 404


async def test_the_secret_itself_is_not_kept_and_is_no_token(house, guest, visitor):
    secret = await door_of(await guest("Anna"))
    (row,) = await house.store.read(lambda db: list(db.execute(select(doors))))
    assert secret not in row
    asked = await visitor().get("/api/me", headers={"Authorization": f"Bearer {secret}"})
    assert asked.status_code == 401


async def test_with_all_sessions_the_door_is_closed_too(guest, visitor):
    anna = await guest("Anna")
    secret = await door_of(anna)
    ok(await anna.post("/api/account", json={"login": "anna", "password": PASSWORD}), 201)
    assert (await entered(visitor(), secret)).status_code == 404


async def test_whoever_has_gone_left_no_door_open(guest, visitor):
    anna = await guest("Anna")
    secret = await door_of(anna)
    ok(await anna.request("DELETE", "/api/me", json={}), 204)
    assert (await entered(visitor(), secret)).status_code == 404
