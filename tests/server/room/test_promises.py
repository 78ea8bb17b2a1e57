"""What docs/protocol.md promises, over a socket and by HTTP."""

import json

import pytest

from fhtagn.server.errors import Unavailable
from fhtagn.server.protocol import VERSION
from tests.server.lobby.tables import begun, ok, refused
from tests.server.room.follower import Follower
from tests.server.wire.line import Line

FIRST = {"do": "play", "id": "one", "seat": 0, "expect": 0, "key": "god:0"}
SECOND = {"do": "play", "id": "one", "seat": 1, "expect": 1, "key": "god:1"}


@pytest.fixture
async def pair(guest):
    return await guest("Anna"), await guest("Boris")


@pytest.fixture
async def match(pair):
    """Both are asked for their gods, at the same time."""
    return (await begun(*pair, game="fate")).rsplit("/", 1)[1]


def frames(line, *kinds):
    """What came, the messages of these kinds."""
    found = [json.loads(one) for one in line.frames]
    return [one for one in found if not kinds or one["is"] in kinds]


def path(match, rest):
    return f"/api/matches/{match}/{rest}"


async def test_first_come_the_state_and_the_room(app, match, pair):
    async with Line(app, match, pair[1]) as line:
        assert [one["is"] for one in frames(line)] == ["state", "room"]
        assert frames(line)[0]["seat"] == 1


async def test_the_update_of_ones_own_move_comes_before_its_acknowledgement(app, match, pair):
    async with Line(app, match, pair[0]) as line:
        line.send(FIRST)
        await line.until(lambda: frames(line, "ack"))
        told = [one["is"] for one in frames(line, "update", "ack")]
        assert told == ["update", "ack"]
        assert [one["n"] for one in frames(line, "update", "ack")] == [1, 1]


async def test_who_connects_with_a_number_has_the_rest_and_all_of_it(app, match, pair):
    follower = Follower(0)
    async with Line(app, match, pair[0]) as line:
        line.send(FIRST)
        await line.until(lambda: frames(line, "ack"))
        for frame in line.frames:
            follower.take(frame.encode())
    ok(await pair[1].post(path(match, "commands"), json=SECOND))
    async with Line(app, match, pair[0], since={0: follower.n}) as line:
        assert frames(line)[0]["keep"] == len(follower.events)
        for frame in line.frames:
            follower.take(frame.encode())
    whole = ok(await pair[0].get(path(match, "state?seat=0")))
    assert follower.has() == whole


async def test_by_http_the_answers_are_the_same(match, pair):
    acked = ok(await pair[0].post(path(match, "commands"), json=FIRST))
    assert acked == {"is": "ack", "id": "one", "n": 1}
    assert ok(await pair[0].post(path(match, "commands"), json=FIRST)) == acked
    sync = {"do": "sync", "id": "two", "seat": 0, "since": 1}
    state = ok(await pair[0].post(path(match, "commands"), json=sync))
    assert state == ok(await pair[0].get(path(match, "state?seat=0&since=1")))
    why = {"do": "why", "id": "three", "seat": 0}
    assert ok(await pair[0].post(path(match, "commands"), json=why))["is"] == "reasons"
    room = ok(await pair[0].get(path(match, "room")))
    assert (room["is"], len(room["seats"])) == ("room", 2)


async def test_a_refusal_is_the_same_over_both(app, match, pair):
    late = FIRST | {"expect": 7}
    by_http = await pair[0].post(path(match, "commands"), json=late)
    text = refused(by_http, 409, "from-the-future", found=7, now=0)
    async with Line(app, match, pair[0]) as line:
        line.send(late)
        await line.until(lambda: frames(line, "refused"))
        assert frames(line, "refused") == [
            {
                "is": "refused", "id": "one", "error": "from-the-future",
                "about": {"found": 7, "now": 0}, "text": text, "n": 0,
            }
        ]  # fmt: skip


@pytest.mark.parametrize("frame", ["", "{", "[]", '{"do":"dance"}', '{"do":"say","id":"x"}'])
async def test_a_frame_that_is_no_command_has_no_id(app, match, pair, frame):
    async with Line(app, match, pair[0]) as line:
        line.send(frame)
        await line.until(lambda: frames(line, "refused"))
        (refusal,) = frames(line, "refused")
        assert (refusal["id"], refusal["error"]) == ("", "command-malformed")
        assert line.closed is None


async def test_who_listens_is_led_into_the_next_room_on_the_same_socket(
    app, house, match, pair, clock
):
    async with Line(app, match, pair[0]) as line:
        line.send(FIRST)
        await line.until(lambda: frames(line, "ack"))
        room = await house.rooms.room(match)
        async with room.lock:
            room.close()
        await clock.passing(line.until(lambda: len(frames(line, "state")) == 2), within=1000)
        again = frames(line, "state")[1]
        assert (again["n"], again["keep"]) == (1, len(frames(line, "state")[0]["events"]))
        assert again["events"] == []
        assert line.closed is None


async def test_who_listens_when_the_server_stops_is_told_to_come_again(app, house, match, pair):
    async with Line(app, match, pair[0]) as line:
        room = await house.rooms.room(match)
        async with room.lock:
            room.close(Unavailable("server-stops"))
        await line.until(lambda: line.closed)
        assert (frames(line)[-1]["is"], frames(line)[-1]["error"]) == ("bye", "server-stops")
        assert line.closed == 1012


@pytest.mark.parametrize("since", ["0", "0:", "a:1", "0:1:2", "-1:3", "0:9999999999"])
async def test_a_number_that_cannot_be_read_is_refused_before_the_socket_opens(
    app, match, pair, since
):
    line = Line(app, match, pair[0])
    line.scope["query_string"] = f"protocol={VERSION}&since={since}".encode()
    async with line:
        assert line.closed == 400


async def test_there_is_no_such_match(app, match, pair):
    async with Line(app, "nowhere", pair[0]) as line:
        assert line.closed == 404
    refused(await pair[0].get(path("nowhere", "room")), 404, "no-such-match")
