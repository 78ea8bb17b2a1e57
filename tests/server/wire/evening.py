"""An evening at two tables at once: the same is done at both, and somebody listens at both.

Whatever reaches them is compared to the byte. Only the names and the seeds of the matches may
differ, for they are drawn.
"""

import itertools
import json
from collections import Counter

from msgspec.json import encode

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.state import SPECTATOR, TABLE
from fhtagn.server.protocol import Play
from fhtagn.server.room.entries import Proposal
from tests.server.room.tables import Party
from tests.server.wire.line import Line

MINUTE = 61_000  # ms, and a bit: for whatever has to wait that long


def same_letter(pair):
    return pair[0] == pair[1]


class Different(AssertionError):
    """The listener can tell the worlds apart."""


def same(own, its, where):
    """Whether all texts are the same; else where the first difference is."""
    for one, other in itertools.zip_longest(own, its, fillvalue=""):
        if one != other:
            common = sum(1 for _ in itertools.takewhile(same_letter, zip(one, other, strict=False)))
            around = slice(max(0, common - 200), common + 100)
            raise Different(f"{where} hears …{one[around]}… or …{other[around]}…")


class World(Party):
    """One of the tables.

    `plies` has, for every move that was made, how far in the script it was; `lines` are the sockets
    by who listens.
    """

    def __init__(self, house, setup, sitting):
        super().__init__(house, setup.match, sitting)
        self.drawn = {setup.match: "M", setup.commitment: "C", setup.server_seed: "S"}
        self.plies, self.lines = [], {}

    def masked(self, text):
        for name, mask in self.drawn.items():
            text = text.replace(name, mask)
        return text

    async def enter(self, proposal):
        """As the table does by itself."""
        room = await self.room()
        async with room.lock:
            await room.write(proposal)


class Evening:
    """Whoever has the twins' seat listens at both tables, and so does the last of the people."""

    def __init__(self, app, clock, twins, worlds, people, chance):
        self.app, self.clock, self.twins, self.worlds = app, clock, twins, worlds
        *self.players, self.watcher = people
        self.chance = chance
        self.at = 0  # how far in the script we are
        self.checks = 0  # frames and answers that were the same
        self.did = Counter()
        self.ids = itertools.count()
        self.listeners = ["watcher"] if twins.seat == SPECTATOR else ["player", "watcher"]

    @property
    def seat(self):
        return self.twins.seat

    async def is_over(self):
        return (await self.states())[0].over

    # -- listening --------------------------------------------------------------------------------

    async def connect(self, who, since):
        visitor = self.watcher if who == "watcher" else self.players[self.seat]
        for world in self.worlds:
            world.lines[who] = Line(self.app, world.match, visitor, since)
            await world.lines[who].open()

    async def leave(self, who):
        for world in self.worlds:
            await world.lines[who].leave()

    async def compare(self):
        for who in self.listeners:
            own, its = [await self._heard(world, who) for world in self.worlds]
            same(own, its, who)
            self.checks += len(own)

    async def _heard(self, world, who):
        """Everything since the last time."""
        line = world.lines[who]
        await line.settle()
        heard, line.frames = line.frames, []
        return [*(world.masked(frame) for frame in heard), str(line.closed)]

    async def look_by_http(self):
        for who in self.listeners:
            seat = SPECTATOR if who == "watcher" else self.seat
            for path in (
                f"matches/MATCH/state?seat={seat}",
                f"matches/MATCH/state?seat={seat}&since={self.chance.randrange(20)}",
                "matches/MATCH/room",
                f"matches/MATCH/replay?seat={seat}",
                f"matches/MATCH/replay/frames?seat={seat}&from=0&to=49",
                "tables/MATCH",
            ):
                await self.ask(who, path)
        if "player" in self.listeners:
            await self._look_at_mine()

    async def _look_at_mine(self):
        """Both tables are in one list."""
        listed = (await self.players[self.seat].get("/api/tables/mine")).json()["tables"]
        own, its = [
            [world.masked(json.dumps(one)) for one in listed if one["id"] == world.match]
            for world in self.worlds
        ]
        assert len(own) == len(its) == 1
        same(own, its, "player at tables/mine")
        self.checks += 1

    async def ask(self, who, path, body=b""):
        """The same by HTTP at both tables; with a body it is a POST."""
        own, its = [await self._answer(world, who, path, body) for world in self.worlds]
        same(own, its, f"{who} at {path}")
        self.checks += 1

    async def _answer(self, world, who, path, body):
        visitor = self.watcher if who == "watcher" else self.players[self.seat]
        there = f"/api/{path.replace('MATCH', world.match)}"
        kind = {"content-type": "application/json"}
        posted = visitor.post(there, content=body, headers=kind) if body else visitor.get(there)
        answer = await posted
        return [str(answer.status_code), world.masked(answer.text)]

    # -- doing ------------------------------------------------------------------------------------

    async def states(self):
        return [await world.state() for world in self.worlds]

    async def wait(self, ms):
        self.clock.go_on(ms)
        for world in self.worlds:
            spectators = (await world.room()).spectators
            getattr(spectators, "catch_up", int)()  # of those who are told later

    async def both(self, kind, seat, *, well=False, **fields):
        """The same command at both tables; `well` if it must be accepted."""
        id_ = self.new_id()
        for world in self.worlds:
            await self.command(world, id_, kind, seat, well=well, **fields)

    def new_id(self):
        return f"c{next(self.ids)}"

    async def command(self, world, id_, kind, seat, *, well=True, **fields):
        """Whoever listens says it over their socket, the others in their own way."""
        if seat != self.seat:
            try:
                await world.obey(kind, seat, id_=id_, **fields)
            except Complaint:
                assert not well
            return
        line = world.lines["player"]
        if "expect" in kind.__struct_fields__:
            fields.setdefault("expect", (await world.state()).feeds[seat].n)
        line.send(encode(kind(id=id_, seat=seat, **fields)).decode())
        await line.settle()
        assert not well or any(f'"is":"ack","id":"{id_}"' in one for one in line.frames)

    async def move(self, world, id_, seat, key, *, by="person"):
        if seat == TABLE or by == "table":
            await world.enter(Proposal("key", seat, key, "table"))
        else:
            await self.command(world, id_, Play, seat, key=key)
        world.plies.append(self.at)

    async def go_on(self):
        """The next move of the script; a pass may be the table's doing."""
        await self.wait(MINUTE)
        seat, key = self.twins.moves[self.at]
        by = "table" if key == "pass" and self.chance.random() < 0.5 else "person"
        id_ = self.new_id()
        for world in self.worlds:
            await self.move(world, id_, seat, key, by=by)
        self.at += 1

    async def find_place(self):
        """After moves were taken back: how far in the script the tables are now."""
        found = set()
        for world, state in zip(self.worlds, await self.states(), strict=True):
            ply = state.match.ply
            found.add(world.plies[ply])
            del world.plies[ply:]
        (self.at,) = found
