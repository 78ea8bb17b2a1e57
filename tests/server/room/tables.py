"""Matches that have begun, put into a store as the lobby would, and people who play them."""

import asyncio
import itertools

import pytest
from msgspec import to_builtins
from sqlalchemy import insert

from fhtagn.clock import CLOCK
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.present import offered
from fhtagn.server.ids import new_id
from fhtagn.server.library import game_of
from fhtagn.server.lobby.terms import Terms
from fhtagn.server.protocol import Play
from fhtagn.server.room.entries import keep, read_entries
from fhtagn.server.room.loading import read_match
from fhtagn.server.room.snapshots import snapshot
from fhtagn.server.store.schema import matches, people, seats
from tests.clock import patient, settle, until
from tests.server.room.logs import Log


def put_person(db, name):
    person = new_id()
    row = {
        "id": person, "name": name, "skeleton": name.casefold(), "language": "en",
        "notices": False, "told_at": 0, "seen_at": 0, "created_at": 0,
    }  # fmt: skip
    db.execute(insert(people), row)
    return person


def put_match(db, game, sitting, *, seed="seed", options=None, seat_options=None, **terms):
    """A match that begins now; `sitting` has a person's id, or `bot:LEVEL`, for each seat."""
    played, match = game_of(game), new_id()
    agreed = Terms(seats=len(sitting), options=options or {}, **terms)
    host = next((one for one in sitting if not one.startswith("bot:")), None)
    at = db.get_execution_options().get("clock", CLOCK).wall()
    db.execute(
        insert(matches),
        {
            "id": match, "game": game, "host": host or put_person(db, "Host"),
            "status": "playing", "terms": to_builtins(agreed), "listed": True,
            "created_at": at, "started_at": at, "rules": played.version,
            "content": played.content.digest, "server_seed": seed, "seq": 0, "fence": 0,
            "lease_until": 0, "wake_at": at,
        },
    )  # fmt: skip
    for seat, one in enumerate(sitting):
        bot = one.removeprefix("bot:") if one.startswith("bot:") else None
        db.execute(
            insert(seats),
            {
                "match": match, "seat": seat, "kind": "bot" if bot else "person",
                "person": None if bot else one, "level": bot,
                "options": (seat_options or [{}] * len(sitting))[seat], "value": f"value {seat}",
            },
        )  # fmt: skip
    return match


async def two_people(house, game="heroes", **more):
    """Ann and Bob at a table of two, and its room."""

    def put(db):
        pair = put_person(db, "Ann"), put_person(db, "Bob")
        return pair, put_match(db, game, pair, **more)

    pair, match = await house.store.write(put)
    return pair, match, await house.rooms.room(match)


class Party:
    """People at a table who say everything to whatever room it is played in now."""

    def __init__(self, house, match, sitting):
        self.house, self.match, self.sitting = house, match, sitting

    @property
    def rooms(self):
        return self.house.rooms

    async def room(self):
        return await self.rooms.room(self.match)

    async def state(self):
        return (await self.room()).state

    async def listen(self, *seats, since=None):
        ear = Ear(*seats)
        await (await self.room()).enter(ear, since or {})
        return ear

    async def obey(self, kind, seat, *, id_=None, person=None, **fields):
        """What the room answers; `expect` is the seat's number unless told otherwise."""
        room = await self.room()
        if "expect" in kind.__struct_fields__:
            fields.setdefault("expect", room.state.feeds[seat].n)
        command = kind(id=id_ or next(ids), seat=seat, **fields)
        return await room.obey(person or self.sitting[seat], command)

    async def play(self, seat, key, **more):
        return await self.obey(Play, seat, key=key, **more)

    async def refuses(self, kind, seat, **fields):
        """The complaint; and nothing was entered."""
        before = await self.log()
        with pytest.raises(Complaint) as refused:
            await self.obey(kind, seat, **fields)
        assert await self.log() == before
        return refused.value

    async def keys(self, seat):
        """What the seat may do, but for giving up."""
        match = (await self.state()).match
        return [key for key in offered(match.game, match.state, seat) if key != "resign"]

    async def asked(self):
        return sorted((await self.state()).asked_seats())

    async def log(self):
        """The entries that are on the disk."""
        return await self.house.store.read(read_entries, self.match)

    async def reopen(self):
        """As after a restart: everything is read again."""
        room = await self.room()
        async with room.lock:
            room.close()
        return await self.room()

    async def settled(self, condition):
        """Wait until it is true of the state that is on the disk."""

        async def holds():
            room = await self.room()
            async with room.lock:
                return condition(room.state)

        await until(holds)


async def sit_down(house, game, *sitting, **more):
    """A table of named people and bots: `await sit_down(house, "duel", "Ann", "bot:random")`."""

    def put(db):
        names = {one: put_person(db, one) for one in sitting if not one.startswith("bot:")}
        seated = [names.get(one, one) for one in sitting]
        return seated, put_match(db, game, seated, **more)

    seated, match = await house.store.write(put)
    return Party(house, match, seated)


async def on_stage(house, g, game, *sitting, **more):
    """A table in the middle of a game: it has a snapshot, and goes on from there."""
    party = await sit_down(house, game, *sitting, **more)
    kept = await house.store.read(read_match, party.match)
    log = Log(kept.setup).stage(g)
    log.state.at = kept.setup.started_at
    await house.store.write(keep, party.match, snapshot(log.state))
    awake = await house.rooms.room(party.match)  # the maintenance may have opened it before
    await house.rooms.put_to_sleep([awake])
    return party


class Ear:
    """A listener that keeps what it is sent."""

    def __init__(self, *seats):
        self.seats, self.heard, self.ended = seats, [], []
        self.more = asyncio.Event()

    def send(self, message):
        self.heard.append(message)
        self.more.set()

    def dismiss(self, refusal):
        self.ended.append(refusal.name)
        self.more.set()

    def of(self, kind, seat=None):
        return [
            one for one in self.heard
            if isinstance(one, kind) and (seat is None or one.seat == seat)
        ]  # fmt: skip

    async def until(self, condition):
        """Wait until it is true of what was heard."""
        async with patient():
            while not condition(self):
                self.more.clear()
                await self.more.wait()


ids = (f"c{number}" for number in itertools.count())


async def play(room, seat, key, *, expect=None, id_=None):
    person = room.state.setup.seatings[seat].person
    seen = room.state.feeds[seat].n if expect is None else expect
    return await room.obey(person, Play(id=id_ or next(ids), seat=seat, expect=seen, key=key))


async def go_on(party, clock, ms):
    """Time passes, and the room notices."""
    await clock.advance(ms)
    (await party.room()).scheduler.stir()
    await settle()
