"""Whoever comes to one worker plays at a room of another, and notices nothing of it."""

import msgspec
import psycopg
import pytest

from fhtagn.games import load
from fhtagn.kernel.complaint import Complaint
from fhtagn.server.errors import Forbidden, Unavailable, Unknown, status_of
from fhtagn.server.protocol import Ack, Buzz, Play, Room, State
from fhtagn.server.relay.relays import Relay
from fhtagn.server.room.subscription import Subscription
from tests.clock import until
from tests.server.room.tables import Ear, two_people
from tests.server.scale.scenes import (
    check_feed,
    feed,
    freeze,
    log_of,
    say,
    take,
    while_time_passes,
)

CRY = load("heroes").rules.buzzers["who_cried"]


def written(messages):
    return [msgspec.json.encode(one) for one in messages]


@pytest.fixture
async def table(worker):
    """A match that the first of two workers plays."""
    first, second = await worker(pass_pause=0), await worker(pass_pause=0)
    pair, match, room = await two_people(first)
    return first, second, pair, match, room


async def play_on(house, match, pair, moves):
    """Whoever is asked answers with the first key; a buzzer is buzzed."""
    for number in range(moves):
        states = [await house.rooms.look(match, pair[seat], seat, None) for seat in (0, 1)]
        asked = [one for one in states[0].sent["asked"] if not one[3]]
        seat = asked[0][0]
        if seat < 0:
            await house.rooms.obey(match, pair[0], Buzz(id=f"buzz{number}", seat=0))
            await house.clock.advance(CRY.together + 1)
            await until(lambda n=states[0].n: goes_on(house, match, pair[0], n))
            continue
        own = states[seat]
        key = next(one for one in own.sent["options"] if one != "resign")
        wish = Play(id=f"play{number}", seat=seat, expect=own.n, key=key)
        assert isinstance(await house.rooms.obey(match, pair[seat], wish), Ack)


async def goes_on(house, match, person, n):
    return (await house.rooms.look(match, person, 0, None)).n > n


async def test_a_listener_elsewhere_hears_the_same(table):
    first, second, pair, match, room = table
    here, there = Ear(0), Ear(0)
    async with (
        Subscription(first.rooms, match, here, {}) as at_home,
        Subscription(second.rooms, match, there, {}) as away,
    ):
        assert at_home.place is room
        assert isinstance(away.place, Relay)
        await play_on(second, match, pair, 6)
        await say(first, match, pair[1], 1, "здравствуй")
        last = room.state.feeds[0].n
        await there.until(lambda ear: check_feed(ear, 0) == last)
        assert written(feed(there, 0)) == written(feed(here, 0))
        assert len(feed(there, 0)) > 6
        assert check_feed(there, 0) == last


async def test_whoever_listens_elsewhere_is_present(table):
    first, second, _pair, match, room = table
    assert 1 in room.audience.absent_since
    async with Subscription(second.rooms, match, Ear(1), {}):
        assert 1 not in room.audience.absent_since
    await until(lambda: 1 in room.audience.absent_since)
    assert first.rooms.exchange.serving.listeners == {}
    assert second.rooms.exchange.relays.listening == {}
    assert second.rooms.exchange.relays.by_match == {}


async def test_answers_and_refusals_are_the_same_everywhere(table):
    first, second, (ann, bob), match, _room = table
    for asking in (
        lambda house: house.rooms.look(match, ann, 0, None),
        lambda house: house.rooms.look(match, bob, 0, None),
        lambda house: house.rooms.look(match, "", -2, None),
        lambda house: house.rooms.look("nothing", ann, 0, None),
        lambda house: house.rooms.obey(match, bob, Buzz(id="c", seat=0)),
        lambda house: house.rooms.obey(match, ann, Play(id="p", seat=0, expect=99, key="x")),
        lambda house: house.rooms.obey(match, ann, Play(id="p", seat=0, expect=0, key="x")),
    ):
        assert await answer(asking(first)) == await answer(asking(second))


async def answer(asking):
    try:
        return written([await asking])
    except Complaint as refusal:
        return status_of(refusal), refusal.name, refusal.about


async def test_whoever_may_not_watch_is_told_so_elsewhere_too(worker):
    first, second = await worker(), await worker()
    _pair, match, _room = await two_people(first, watching=False)
    with pytest.raises(Forbidden):
        async with Subscription(second.rooms, match, Ear(-2), {}):
            pass
    with pytest.raises(Unknown):
        async with Subscription(second.rooms, "nothing", Ear(-2), {}):
            pass
    await until(lambda: not first.rooms.exchange.serving.listeners)


async def test_the_room_is_looked_at_from_elsewhere(table):
    _first, second, (ann, _bob), match, room = table
    about = await second.rooms.look_around(match, ann)
    assert isinstance(about, Room)
    assert about.seats == room.about().seats


async def test_a_long_state_comes_whole(table):
    first, second, pair, match, room = table
    for number in range(40):
        await say(first, match, pair[number % 2], number % 2, "щ𐌰" * 250)
    ear = Ear(0)
    async with Subscription(second.rooms, match, ear, {}):
        (state,) = ear.of(State)
        assert len(msgspec.json.encode(state)) > 50_000
        assert written([state]) == written([await room.look(pair[0], 0, None)])


async def test_a_command_is_carried_out_once_wherever_it_is_sent_again(table):
    first, second, (ann, _bob), match, _room = table
    for house in (second, first, second):
        await say(house, match, ann, 0, id_="again")
    assert [row.command for row in await log_of(first, match)] == [f"{ann}:again"]


async def test_what_is_lost_on_the_way_is_made_good(table):
    first, second, (ann, bob), match, room = table
    ear, post = Ear(0), second.rooms.exchange.post
    async with Subscription(second.rooms, match, ear, {}):
        await say(first, match, ann, 0)
        await ear.until(lambda ear: check_feed(ear, 0) == 1)
        heard, receive = len(ear.heard), post._receive
        lost = []

        def lose(payload):
            post._receive = receive
            lost.append(payload)

        post._receive = lose
        await say(first, match, bob, 1, "this gets lost")
        await until(lambda: lost)
        noticed = ear.until(lambda ear: check_feed(ear, 0) == 2)
        await while_time_passes([first, second], noticed)
        assert any(isinstance(one, State) and one.n == 2 for one in ear.heard[heard:])
        await say(second, match, ann, 0)
        await ear.until(lambda ear: check_feed(ear, 0) == 3)
        assert ear.ended == []
        await until(lambda: len(first.rooms.exchange.serving.listeners) == 1)
        assert len(room.audience.listeners) == 1


async def test_a_listener_is_led_to_where_the_match_is_played_next(worker):
    first, second, third = await worker(), await worker(), await worker()
    (ann, bob), match, _room = await two_people(first)
    ears = [Ear(0), Ear(1)]
    async with (
        Subscription(first.rooms, match, ears[0], {}),
        Subscription(second.rooms, match, ears[1], {}),
    ):
        await say(first, match, ann, 0)
        taken, houses = await take(third, match), [first, second, third]
        await while_time_passes(houses, say(second, match, bob, 1))
        for seat, ear in enumerate(ears):
            led_on = ear.until(lambda ear, seat=seat: check_feed(ear, seat) == 2)
            await while_time_passes(houses, led_on)
            assert ear.ended == []
        await until(lambda: len(taken.audience.listeners) == 2)
        assert first.rooms.awake == second.rooms.awake == {}


async def test_when_the_match_comes_here_its_listeners_stay_here(table):
    first, second, (ann, _bob), match, _room = table
    ear = Ear(0)
    async with Subscription(second.rooms, match, ear, {}) as subscription:
        room, houses = await take(second, match), [first, second]
        await while_time_passes(houses, say(second, match, ann, 0))
        await while_time_passes(houses, ear.until(lambda ear: check_feed(ear, 0) == 1))
        assert subscription.place is room
        assert second.rooms.exchange.relays.listening == {}
        await until(lambda: first.rooms.exchange.serving.listeners == {})


async def test_when_the_rooms_worker_dies_another_goes_on(table):
    first, second, (ann, _bob), match, room = table
    ear = Ear(0)
    async with Subscription(second.rooms, match, ear, {}):
        await say(second, match, ann, 0)
        await freeze(first)
        await while_time_passes([second], say(second, match, ann, 0))
        await while_time_passes([second], ear.until(lambda ear: check_feed(ear, 0) == 2))
        assert second.rooms.awake[match].lease.fence == room.lease.fence + 1
        assert ear.ended == []


async def test_when_the_listeners_worker_dies_nobody_is_there(table):
    first, second, _pair, match, room = table
    async with Subscription(second.rooms, match, Ear(1), {}):
        assert 1 not in room.audience.absent_since
        await freeze(second)
        gone = until(lambda: 1 in room.audience.absent_since)
        await while_time_passes([first], gone)
        assert first.rooms.exchange.serving.listeners == {}


async def test_whoever_listens_at_a_worker_that_ends_must_come_again(table):
    _first, second, _pair, match, room = table
    ear = Ear(0)
    async with Subscription(second.rooms, match, ear, {}):
        await second.rooms.close()
        assert ear.ended == ["server-stops"]
        await until(lambda: 0 in room.audience.absent_since)


async def test_whoever_listens_to_a_match_whose_worker_ends_need_not(table):
    first, second, (ann, _bob), match, _room = table
    ear = Ear(0)
    async with Subscription(second.rooms, match, ear, {}):
        await first.rooms.close()
        await while_time_passes([second], say(second, match, ann, 0))
        await while_time_passes([second], ear.until(lambda ear: check_feed(ear, 0) == 1))
        assert ear.ended == []
        assert match in second.rooms.awake


async def test_the_database_is_lost_and_comes_back(table, config):
    first, second, (ann, bob), match, _room = table
    ear = Ear(0)
    async with Subscription(second.rooms, match, ear, {}):
        for number in range(3):
            cut_off(config.database)
            for seat, person in enumerate((ann, bob)):
                insisting = insist(second, match, person, seat, f"{number}-{seat}")
                await while_time_passes([first, second], insisting)
        rows = await log_of(second, match)
        assert [row.command.split(":")[1] for row in rows] == [
            "0-0",
            "0-1",
            "1-0",
            "1-1",
            "2-0",
            "2-1",
        ]
        heard = ear.until(lambda ear: check_feed(ear, 0) == 6)
        await while_time_passes([first, second], heard)
        assert ear.ended == []


def cut_off(url):
    """End all connections but this one."""
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def insist(house, match, person, seat, id_):
    """As a client does: again, as long as there is nobody to do it."""
    while True:
        try:
            return await say(house, match, person, seat, id_=id_)
        except Unavailable:
            await house.clock.sleep(0.02)
