"""Watchers hear what happens as late as was agreed, and only as long as every player lets them."""

import pytest

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.state import SPECTATOR
from fhtagn.server.lobby.terms import Pace
from fhtagn.server.protocol import Offer, Reply, Room, State, Update, Watch
from tests.server.room.tables import Ear, ids, play, put_match


class Clock:
    """The time in a room, as the test says."""

    def __init__(self, now):
        self.time = now

    def now(self):
        return self.time

    def on_the_wall(self, at):
        return at


@pytest.fixture
def opened(house, anna, bob):
    """Opens the room of a new match, or of one that is there, whose clock stands still."""

    async def open_room(match=None, *, at=None, **terms):
        def put(db):
            return put_match(db, "fate", (anna.person, bob.person), **terms)

        room = await house.rooms.room(match or await house.store.write(put))
        room.clock = Clock(at or room.clock.now())
        return room

    return open_room


async def watching(room, since=None):
    ear = Ear(SPECTATOR)
    await room.enter(ear, {} if since is None else {SPECTATOR: since})
    return ear


async def play_on(room, moves=1):
    """The first option, a second for each move."""
    for _ in range(moves):
        room.clock.time += 1000
        seat = room.state.questions()[0].seat
        await play(room, seat, room.state_for(seat, None).sent["options"][0])


async def say(room, command, seat, **more):
    person = room.state.setup.seatings[seat].person
    if command in (Offer, Reply):
        more["expect"] = room.state.feeds[seat].n
    await room.obey(person, command(id=next(ids), seat=seat, **more))


def later(room, seconds):
    room.clock.time += 1000 * seconds
    room.spectators.catch_up()


def told(ear):
    """The numbers of what was told of the table."""
    return [one.n for one in ear.heard if isinstance(one, State | Update)]


# -- the delay -------------------------------------------------------------------------------------


async def test_without_a_delay_watchers_hear_everything_at_once(opened):
    room = await opened()
    ear = await watching(room)
    await play_on(room, 5)
    assert told(ear)[-1] == room.state.feeds[SPECTATOR].n == 5
    assert (await room.look("", SPECTATOR, None)).n == 5


async def test_with_a_delay_they_hear_the_same_so_much_later(opened):
    room, at_once = await opened(delay=60), await opened()
    late, direct = await watching(room), await watching(at_once)
    await play_on(at_once, 8)
    await play_on(room, 8)
    assert told(late) == [0]
    later(room, 52)
    assert told(late) == [0]
    for moves in range(1, 9):
        later(room, 1)
        assert told(late) == list(range(moves + 1))
    assert [one for one in late.heard if isinstance(one, State | Update)] == [
        one for one in direct.heard if isinstance(one, State | Update)
    ]


async def test_what_is_asked_by_http_is_as_late(opened, anna, client):
    room = await opened(delay=60)
    await play_on(room, 3)
    path = f"/api/matches/{room.lease.match}/state"
    assert (await client.get(path, params={"seat": SPECTATOR})).json()["n"] == 0
    assert (await anna.get(path, params={"seat": 0})).json()["n"] == 3
    assert (await room.look("", SPECTATOR, None)).n == 0
    assert (await room.look(anna.person, 0, None)).n == 3
    later(room, 58)
    assert (await room.look("", SPECTATOR, None)).n == 1
    assert (await room.look(anna.person, SPECTATOR, None)).n == 1, "players watch like others"


async def test_all_about_the_room_is_of_the_watchers_moment(opened, anna):
    """Whose time runs now would tell what has happened."""
    room = await opened(delay=60, pace=Pace(300, 100))
    before = await room.look_around("")
    await play_on(room)
    await say(room, Offer, 0, what="abort")
    now, seen = await room.look_around(anna.person), await room.look_around("")
    assert now.offer is not None
    assert now.seats != before.seats
    assert (seen.offer, seen.seats) == (None, before.seats)
    assert seen.now == now.now - 60_000
    later(room, 60)
    seen = await room.look_around("")
    assert seen.offer == now.offer
    assert [(one.bank, one.deadline) for one in seen.seats] == [
        (one.bank, one.deadline) for one in now.seats
    ]


async def test_after_the_end_the_rest_is_still_late(opened):
    room = await opened(delay=60)
    ear = await watching(room)
    await play_on(room, 2)
    await say(room, Offer, 0, what="abort")
    await say(room, Reply, 1, yes=True)
    assert room.state.over
    assert (await room.look_around("")).status == "playing"
    assert (await room.look_around("")).server_seed == ""
    later(room, 60)
    assert ear.of(Room)[-1].status == "aborted"
    assert ear.of(Room)[-1].server_seed == "seed"
    assert ear.of(Update)[-1].n == room.state.feeds[SPECTATOR].n


async def test_whoever_comes_later_or_again_is_no_less_late(opened):
    room = await opened(delay=60)
    await play_on(room, 5)
    first = await watching(room)
    assert told(first) == [0]
    later(room, 58)
    second = await watching(room, since=1)
    assert told(first)[-1] == told(second)[-1] == 3
    assert len(second.of(State)[0].events) < len((await room.look("", SPECTATOR, None)).events)


async def test_a_room_that_is_read_again_is_no_less_late(opened, house):
    room = await opened(delay=60)
    await watching(room)
    await play_on(room, 5)
    now = room.clock.time
    room.close()
    again = await opened(room.lease.match, at=now)
    assert again is not room
    ear = await watching(again)
    assert told(ear) == [0]
    later(again, 57)
    assert told(ear) == [0, 1, 2]
    await play_on(again)
    later(again, 60)
    assert told(ear) == list(range(7))


async def test_the_table_tells_them_by_itself_when_it_is_time(house, anna, bob, clock):
    """By the room's own clock."""
    match = await house.store.write(
        lambda db: put_match(db, "fate", (anna.person, bob.person), delay=1)
    )
    room = await house.rooms.room(match)
    ear = await watching(room)
    await play(room, 0, room.state_for(0, None).sent["options"][0])
    await clock.advance(999)
    assert told(ear) == [0]
    await clock.advance(1)
    assert told(ear) == [0, 1]


# -- the consent -----------------------------------------------------------------------------------


@pytest.mark.parametrize("delay", [0, 60])
async def test_one_no_ends_watching_at_once(opened, anna, delay):
    room = await opened(delay=delay)
    ear, player = await watching(room), Ear(0)
    await room.enter(player, {})
    assert player.of(Room)[-1].watchers == 1
    await say(room, Watch, 1, allow=False)
    heard = len(ear.heard)
    assert ear.ended == ["not-watched"]
    assert (player.of(Room)[-1].watchers, player.of(Room)[-1].watched) == (0, False)
    assert player.ended == []
    await play_on(room)
    if delay:
        later(room, 100)
    assert len(ear.heard) == heard, "nothing more is told"
    for look in (watching(room), room.look("", SPECTATOR, None), room.look_around("")):
        with pytest.raises(Complaint, match="not-watched"):
            await look
    assert (await room.look(anna.person, 0, None)).n > 0


@pytest.mark.parametrize("delay", [0, 60])
async def test_it_is_allowed_again_when_all_allow_it(opened, delay):
    room = await opened(delay=delay)
    await say(room, Watch, 0, allow=False)
    await say(room, Watch, 1, allow=False)
    await say(room, Watch, 0, allow=True)
    with pytest.raises(Complaint, match="not-watched"):
        await watching(room)
    await say(room, Watch, 1, allow=True)
    assert (await watching(room)).of(Room)[-1].watched


async def test_players_know_how_many_watch(opened):
    room = await opened(delay=60)
    player = Ear(0)
    await room.enter(player, {})
    ears = [await watching(room) for _ in range(3)]
    assert player.of(Room)[-1].watchers == 3
    room.leave(ears[0])
    assert player.of(Room)[-1].watchers == 2
