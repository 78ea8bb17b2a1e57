"""Over a real network: frames that break the rules of sockets close their own socket alone."""

import json
import threading
from contextlib import asynccontextmanager, contextmanager
from uuid import uuid4

import pytest
from httpx2 import AsyncClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedError

from fhtagn.server.process import FRAME, Server
from fhtagn.server.room import socket as room_socket
from fhtagn.server.run import address_of, listener
from tests.clock import PATIENCE, patient
from tests.server.lobby.tables import begun, ok
from tests.server.room.follower import Follower

SAY = {"do": "say", "seat": 0, "text": "Iä!"}
BREAKING = {
    "text that is none": (b"\x81\x82\0\0\0\0\xff\xfe", 1007),
    "a reserved kind": (b"\x83\x80\0\0\0\0", 1002),
    "not masked": (b"\x81\x02{}", 1002),
    "too large": (b"\x81\xff" + (FRAME + 1).to_bytes(8, "big") + b"\0\0\0\0", 1009),
}  # as they go over the network, and the code with which the server closes
THEIRS = ["Invalid UTF-8 sequence received from client."]  # all that uvicorn logs of it as an error


@contextmanager
def working(config):
    """The address of a server that runs as it does for an operator."""
    ready = threading.Event()
    server = Server(config, ready.set)
    with listener("127.0.0.1", 0) as listening:
        thread = threading.Thread(target=server.run, args=([listening],), name="server")
        thread.start()
        try:
            assert ready.wait(PATIENCE)
            yield address_of(listening)
        finally:
            server.should_exit = True
            thread.join()


@asynccontextmanager
async def somebody(address, name):
    async with AsyncClient(base_url=address, timeout=PATIENCE) as client:
        come = ok(await client.post("/api/guests", json={"name": name, "bearer": True}), 201)
        client.headers["authorization"] = f"Bearer {come['token']}"
        yield client


def socket(client, match):
    address = str(client.base_url).replace("http", "ws") + f"/api/matches/{match}/socket"
    headers = {"authorization": client.headers["authorization"]}
    patience = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE, "close_timeout": PATIENCE}
    return connect(address, additional_headers=headers, proxy=None, max_size=None, **patience)


async def until(wire, wanted):
    """The first message of which it is true."""
    while not wanted(message := json.loads(await wire.recv())):
        pass
    return message


async def answer(wire, frame, **more):
    await wire.send(frame, **more)
    return await until(wire, lambda one: one["is"] in ("ack", "refused"))


async def test_whoever_breaks_the_rules_is_closed_alone(config, logged):
    with working(config) as address:
        async with somebody(address, "Anna") as anna, somebody(address, "Boris") as boris:
            match = (await begun(anna, boris)).rsplit("/", 1)[1]
            async with socket(boris, match) as wire:
                for frame, code in BREAKING.values():
                    assert await closed_by(anna, match, frame) == code
                    await anna_speaks(anna, match)
                await stays_whole(wire, len(BREAKING))
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert [one["event"] for one in lines if one["level"] == "error"] == THEIRS


async def closed_by(anna, match, frame):
    """The code with which the socket is closed for such bytes."""
    async with socket(anna, match) as wire:
        await wire.recv()
        wire.transport.write(frame)
        with pytest.raises(ConnectionClosed) as closed:
            await until(wire, lambda _message: False)
    return closed.value.rcvd.code


async def anna_speaks(anna, match):
    command = {**SAY, "id": uuid4().hex}
    ok(await anna.post(f"/api/matches/{match}/commands", json=command))


async def stays_whole(wire, lines):
    """Boris has heard everything that was said, without a gap."""
    follower = Follower(1)
    while len(follower.said) < lines:
        follower.take((await wire.recv()).encode())
        assert not follower.gap


async def test_frames_may_be_of_any_kind_if_they_are_commands(config):
    with working(config) as address:
        async with somebody(address, "Anna") as anna, somebody(address, "Boris") as boris:
            match = (await begun(anna, boris)).rsplit("/", 1)[1]
            async with socket(anna, match) as wire:
                said = [json.dumps({**SAY, "id": f"a{number}"}) for number in range(3)]
                assert (await answer(wire, said[0].encode()))["is"] == "ack"
                assert (await answer(wire, [said[1][:20], said[1][20:]]))["is"] == "ack"
                assert (await answer(wire, said[2].ljust(FRAME)))["is"] == "ack"
                assert (await answer(wire, "[" * FRAME))["error"] == "command-malformed"


async def test_whoever_takes_nothing_is_cut_off(config, logged, monkeypatch):
    """Whatever the network holds is thrown away: the server does not wait until it is taken."""
    monkeypatch.setattr(room_socket, "PATIENCE", 0.1)
    with working(config.model_copy(update={"limits": 0})) as address:
        async with somebody(address, "Ann") as ann, somebody(address, "Bob") as bob:
            match = (await begun(ann, bob)).rsplit("/", 1)[1]
            async with socket(ann, match) as wire:
                wire.transport.pause_reading()
                with pytest.raises(ConnectionClosedError) as cut:
                    await ask_for_everything(wire)
            room = ok(await bob.get(f"/api/matches/{match}/room"))
    assert cut.value.rcvd is None
    assert [one["present"] for one in room["seats"]] == [False, False]
    assert "listener-stuck" in logged.getvalue()


async def ask_for_everything(wire):
    """Until the network can hold no more of the answers."""
    async with patient():
        while True:
            await wire.send(json.dumps({"do": "sync", "id": "s", "seat": 0, "since": None}))
