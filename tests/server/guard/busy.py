"""A busy day at a real server: everything that is secret is told where it must be told."""

import json

from httpx2 import AsyncClient
from websockets.asyncio.client import connect

from tests.server.lobby.tables import MINE, OPEN, ok

PASSWORDS = ("the stars are right", "the stars were wrong", "nobody has this one")


async def busy_day(address):
    """Two people come, sit down and play; what nobody else may know of it."""
    async with AsyncClient(base_url=address) as anna, AsyncClient(base_url=address) as boris:
        tokens = [
            await _entered(boris, "POST", "/api/guests", {"name": "Boris"}),
            await _entered(anna, "POST", "/api/guests", {"name": "Anna"}),
            *await _take_account(anna),
        ]
        invitation = await _sit_down(anna, boris)
        link = await _share_deck(anna, boris)
        await _play(address, anna, boris)
    return [*PASSWORDS, *tokens, invitation, link]


async def _entered(client, method, path, body):
    """The token that the client is known by from now on."""
    answer = await client.request(method, path, json={**body, "bearer": True})
    assert answer.is_success, answer.text
    client.headers["authorization"] = f"Bearer {answer.json()['token']}"
    return answer.json()["token"]


async def _take_account(client):
    own, other, wrong = PASSWORDS
    login = {"login": "anna", "password": own}
    yet = await _entered(client, "POST", "/api/account", login)
    refused = await client.post("/api/session", json={**login, "password": wrong})
    assert refused.status_code == 401
    then = await _entered(client, "PUT", "/api/me/password", {"old": own, "new": other})
    return yet, then


async def _sit_down(host, guest):
    asked = {"game": "heroes", "seats": [MINE, OPEN], "draw_seats": False, "listed": False}
    table = f"/api/tables/{ok(await host.post('/api/tables', json=asked), 201)['id']}"
    secret = ok(await host.post(f"{table}/invitations", json={}), 201)["secret"]
    ok(await guest.post("/api/invitations/look", json={"secret": secret}))
    ok(await guest.post("/api/invitations/accept", json={"secret": secret}))
    assert (await guest.post("/api/invitations/look", json={"secret": secret[1:]})).is_error
    ok(await host.post(f"{table}/start"))
    return secret


async def _share_deck(host, guest):
    deck = ok(
        await host.post("/api/decks", json={"game": "call", "name": "Deck", "text": "1 F001"}), 201
    )["id"]
    secret = ok(await host.post(f"/api/decks/{deck}/link"), 201)["secret"]
    ok(await guest.post("/api/decks/shared", json={"secret": secret}))
    return secret


async def _play(address, host, guest):
    """By the socket and by HTTP; some of it is nonsense."""
    (table,) = ok(await host.get("/api/tables/mine"))["tables"]
    path = f"/api/matches/{table['id']}"
    headers = {"authorization": host.headers["authorization"]}
    there = address.replace("http", "ws") + f"{path}/socket"
    async with connect(there, additional_headers=headers, proxy=None) as socket:
        for frame in ("nonsense", json.dumps({"do": "why", "id": "a", "seat": 0})):
            await socket.send(frame)
            while json.loads(await socket.recv())["is"] not in ("refused", "reasons"):
                pass
    state = ok(await guest.get(f"{path}/state?seat=1"))
    wrong = {"do": "play", "id": "b", "seat": 1, "expect": state["n"], "key": "no such key"}
    assert (await guest.post(f"{path}/commands", json=wrong)).is_error
    ok(await guest.post(f"{path}/commands", json={**wrong, "id": "c", "key": "resign"}))
    ok(await guest.get(f"{path}/record"))
