"""A socket lasts no longer than the session it was opened by, and nobody has any number of them."""

import asyncio
import json
from contextlib import AsyncExitStack

import pytest

from fhtagn.server.limits import SOCKETS, Limits
from fhtagn.server.room import socket
from tests.clock import patient, until
from tests.server.lobby.tables import begun, refused
from tests.server.wire.line import Line

WHY = {"do": "why", "id": "a", "seat": 0}


@pytest.fixture
async def anna(guest):
    return await guest("Anna")


@pytest.fixture
async def match(anna, guest):
    return (await begun(anna, await guest("Boris"))).rsplit("/", 1)[1]


async def log_out(anna):
    sessions = (await anna.get("/api/sessions")).json()["sessions"]
    for one in sessions:
        await anna.delete(f"/api/sessions/{one['id']}")


async def go_away(anna):
    assert (await anna.request("DELETE", "/api/me", json={})).status_code == 204


def reasons(line):
    return sum('"is":"reasons"' in one for one in line.frames)


async def is_sent_away(line):
    await line.until(lambda: line.closed)
    last = json.loads(line.frames[-1])
    assert (last["is"], last["error"], line.closed) == ("bye", "who-are-you", 1012)


# -- sessions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", [log_out, go_away])
async def test_nothing_is_done_any_more_for_whose_session_has_ended(app, anna, match, end):
    async with Line(app, match, anna) as line:
        line.send(WHY)
        await line.until(lambda: reasons(line) == 1)
        await end(anna)
        line.send(WHY)
        await is_sent_away(line)
        assert reasons(line) == 1


@pytest.mark.parametrize("end", [log_out, go_away])
async def test_nor_are_they_told_anything_though_they_are_silent(app, anna, match, end, clock):
    async with Line(app, match, anna) as line:
        await end(anna)
        await clock.advance(1000 * socket.ASK_AGAIN)
        await is_sent_away(line)


async def test_whose_session_lasts_stays_and_so_do_unknown_watchers(
    app, anna, match, client, clock, monkeypatch
):
    asked, honest = [], socket.whose

    async def whose(house, token):
        found = await honest(house, token)
        asked.append(token)  # when it is answered: the next pause begins at once
        return found

    monkeypatch.setattr(socket, "whose", whose)
    async with Line(app, match, anna) as line, Line(app, match, client) as watching:
        for _ in range(3):
            before = len(asked)
            await clock.advance(1000 * socket.ASK_AGAIN)
            await until(lambda before=before: len(asked) > before)
            await line.settle()
            await watching.settle()
        assert (line.closed, watching.closed) == (None, None)
    assert set(asked) == {anna.token}


# -- how many --------------------------------------------------------------------------------------


async def test_nobody_has_any_number_of_sockets(app, anna, match, client, house):
    async with AsyncExitStack() as leaving:
        lines = [await leaving.enter_async_context(Line(app, match, anna)) for _ in range(SOCKETS)]
        assert {line.closed for line in lines} == {None}
        async with Line(app, match, anna) as one_more:
            assert one_more.closed == 429
        async with Line(app, match, client) as another:
            assert another.closed is None
        await lines[0].leave()
        async with Line(app, match, anna) as one_more:
            assert one_more.closed is None
    assert not house.limits.open


async def test_those_whom_nobody_knows_are_counted_by_their_address(app, match, visitor, house):
    house.limits = Limits(house.clock, 0.05)
    async with AsyncExitStack() as leaving:
        one, other = [await leaving.enter_async_context(visitor()) for _ in range(2)]
        await leaving.enter_async_context(Line(app, match, one))
        second = await leaving.enter_async_context(Line(app, match, other))
        assert second.closed == 429


async def test_commands_are_counted_by_the_person_whatever_the_socket(app, anna, match, house):
    house.limits = Limits(house.clock, 0.1)  # two sockets, ten commands
    async with Line(app, match, anna) as first, Line(app, match, anna) as second:
        for line in (first, second):
            for number in range(1, 6):
                line.send(WHY)
                await line.until(lambda one=line, count=number: reasons(one) == count)
        second.send(WHY)
        await second.until(lambda: '"too-many"' in second.frames[-1])
        by_http = await anna.post(f"/api/matches/{match}/commands", json=WHY)
        refused(by_http, 429, "too-many")


@pytest.mark.parametrize("what", ["state?seat=-2", "room"])
async def test_looks_are_counted_too(anna, match, client, house, what):
    house.limits = Limits(house.clock, 0.01)
    for somebody in (anna, client):
        answers = [await somebody.get(f"/api/matches/{match}/{what}") for _ in range(4)]
        assert [one.status_code for one in answers] == [200] * 3 + [429]


async def test_opening_a_socket_is_a_look(app, anna, match, client, house):
    house.limits = Limits(house.clock, 0.01)
    for somebody in (anna, client):
        opened = []
        for _ in range(4):
            async with Line(app, match, somebody) as line:
                opened.append(line.closed)
        assert opened == [None] * 3 + [429]


# -- whoever takes too little ----------------------------------------------------------------------


class Slow(Line):
    """A line over which something is taken only while it is wanted."""

    def __init__(self, *about):
        super().__init__(*about)
        self.wanted = asyncio.Event()
        self.wanted.set()

    async def _take(self, message):
        await self.wanted.wait()
        await super()._take(message)

    async def fall_behind(self, times):
        """Ask for everything so often, and take nothing."""
        self.wanted.clear()
        asked = len(self.frames)
        for number in range(times):
            self.send({"do": "sync", "id": f"s{number}", "seat": 0, "since": None})
        await until(self._coming.empty)
        assert len(self.frames) == asked


async def test_whoever_takes_too_little_is_told_to_come_again(app, anna, match, monkeypatch):
    monkeypatch.setattr(socket, "BACKLOG", 5_000)
    async with Slow(app, match, anna) as line:
        (state,) = [one for one in line.frames if '"is":"state"' in one]
        before = len(line.frames)
        await line.fall_behind(20 + 2 * 5_000 // len(state))
        line.wanted.set()
        await line.until(lambda: line.closed)
        assert line.closed == 1013
        assert len(line.frames) <= before + 1  # what was under way; the rest is dropped


async def test_whoever_takes_nothing_is_not_waited_for(app, anna, match, house, clock):
    """Not even to tell them so."""
    line = Slow(app, match, anna)
    await line.open()
    await line.fall_behind(1)
    await clock.advance(1000 * socket.PATIENCE)
    async with patient():
        await line._serving
    assert line.closed is None
    assert not house.limits.open
    assert not house.rooms.awake[match].audience.listeners


# -- what one has seen -----------------------------------------------------------------------------


def state(line):
    (found,) = [one for one in map(json.loads, line.frames) if one["is"] == "state"]
    return found


async def test_a_watcher_comes_again_and_is_told_what_is_new(app, anna, match, client):
    resign = {"do": "play", "id": "r", "seat": 0, "expect": 0, "key": "resign"}
    assert (await anna.post(f"/api/matches/{match}/commands", json=resign)).status_code == 200
    async with Line(app, match, client) as line:
        whole = state(line)
    assert (whole["seat"], whole["keep"]) == (-2, 0)
    assert whole["events"]
    async with Line(app, match, client, {-2: whole["n"]}) as line:
        again = state(line)
    assert (again["n"], again["keep"], again["events"]) == (whole["n"], len(whole["events"]), [])


@pytest.mark.parametrize("seat", ["-1", "-3", "-2-", "--2", "x", ""])
async def test_what_is_no_seat_has_seen_nothing(app, match, client, seat):
    line = Line(app, match, client, {seat: 1})
    await line.open()
    assert line.closed == 400


# -- a screen that everybody looks at --------------------------------------------------------------


async def test_a_player_may_watch_and_is_sent_what_any_watcher_is(app, anna, match, client):
    async with Line(app, match, client) as stranger, Line(app, match, anna, watch=True) as board:
        assert state(board) == state(stranger)
        assert state(board)["seat"] == -2


async def test_whoever_only_watches_is_not_at_their_seat(app, anna, match):
    async with Line(app, match, anna, watch=True):
        seats = (await anna.get(f"/api/matches/{match}/room")).json()["seats"]
        assert not seats[0]["present"]
        async with Line(app, match, anna):
            seats = (await anna.get(f"/api/matches/{match}/room")).json()["seats"]
            assert seats[0]["present"]


async def test_where_nobody_may_watch_no_screen_shows_the_board(app, anna, match):
    no = {"do": "watch", "id": "w", "seat": 0, "allow": False}
    assert (await anna.post(f"/api/matches/{match}/commands", json=no)).status_code == 200
    board = Line(app, match, anna, watch=True)
    await board.open()
    assert board.closed == 403
