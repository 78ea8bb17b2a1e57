"""What fails at one end of a socket is told in the log, and closes that socket alone."""

import asyncio
import json

import pytest

from fhtagn.server.room.rooms import Rooms
from tests.clock import patient
from tests.server.lobby.tables import begun
from tests.server.wire.line import Line

WHY = {"do": "why", "id": "a", "seat": 0}


@pytest.fixture
async def table(guest):
    """Two people at a table; the name of the match is there with them."""
    anna, boris = await guest("Anna"), await guest("Boris")
    return anna, boris, (await begun(anna, boris)).rsplit("/", 1)[1]


def failures(logged):
    lines = [json.loads(line) for line in logged.getvalue().splitlines()]
    return [
        (one["event"], one["exception"][0]["exc_type"]) for one in lines if one["level"] == "error"
    ]


class BrokenLine(Line):
    """A socket that fails with the first thing that is said."""

    def __init__(self, error, *args):
        super().__init__(*args)
        self.error = error

    def _keep(self, frame):
        if '"is":"said"' in frame:
            self.fail()
        super()._keep(frame)

    def fail(self):
        raise self.error


class LeavingLine(BrokenLine):
    """Somebody leaves just when they are told something."""

    def fail(self):
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        super().fail()


async def say(boris, match):
    said = {"do": "say", "id": "b", "seat": 1, "text": "Fhtagn!"}
    assert (await boris.post(f"/api/matches/{match}/commands", json=said)).status_code == 200


async def test_a_command_that_fails_closes_its_socket(app, table, logged, monkeypatch):
    anna, boris, match = table
    honest = Rooms.obey

    async def obey(rooms, match, person, command):
        if command.id == "a":
            raise LookupError("a jar is empty")
        return await honest(rooms, match, person, command)

    monkeypatch.setattr(Rooms, "obey", obey)
    async with Line(app, match, anna) as line, Line(app, match, boris) as other:
        line.send(WHY)
        await line.until(lambda: line.closed)
        await say(boris, match)
        await other.settle()
    assert line.closed == 1011
    assert other.closed is None
    assert '"is":"said"' in other.frames[-1]
    assert failures(logged) == [("socket-failed", "LookupError")]


async def test_a_frame_that_cannot_be_sent_closes_its_socket(app, table, logged):
    anna, boris, match = table
    async with BrokenLine(LookupError("no such jar"), app, match, anna) as line:
        async with Line(app, match, boris) as other:
            await say(boris, match)
            await line.until(lambda: line.closed)
            await other.settle()
        assert '"is":"said"' in other.frames[-2]  # then somebody has gone
    assert line.closed == 1011
    assert failures(logged) == [("socket-failed", "LookupError")]


@pytest.mark.parametrize("kind", [BrokenLine, LeavingLine])
async def test_whoever_has_gone_is_no_failure(app, table, logged, kind):
    """A server says so with an OSError, or after the other end was closed with any other."""
    anna, boris, match = table
    error = OSError() if kind is BrokenLine else RuntimeError("after 'websocket.close'")
    async with kind(error, app, match, anna) as line:
        await say(boris, match)
        async with patient():
            await asyncio.wait([line._serving])
    assert line.closed is None
    assert failures(logged) == []
