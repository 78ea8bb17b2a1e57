"""Matches that have begun, put into a store as the lobby would, and people who play them."""

import asyncio
import itertools

from msgspec import to_builtins
from sqlalchemy import insert

from fhtagn.server.ids import new_id, now_ms
from fhtagn.server.library import game_of
from fhtagn.server.lobby.terms import Terms
from fhtagn.server.protocol import Play
from fhtagn.server.store.schema import matches, people, seats


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
    db.execute(
        insert(matches),
        {
            "id": match, "game": game, "host": host or put_person(db, "Host"),
            "status": "playing", "terms": to_builtins(agreed), "listed": True,
            "created_at": now_ms(), "started_at": now_ms(), "rules": played.rules,
            "content": played.content.digest, "server_seed": seed, "seq": 0, "fence": 0,
            "lease_until": 0, "wake_at": now_ms(),
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
        async with asyncio.timeout(30):
            while not condition(self):
                self.more.clear()
                await self.more.wait()


ids = (f"c{number}" for number in itertools.count())


async def play(room, seat, key, *, expect=None, id_=None):
    person = room.course.opening.seatings[seat].person
    seen = room.course.streams[seat].n if expect is None else expect
    return await room.obey(person, Play(id=id_ or next(ids), seat=seat, expect=seen, key=key))
