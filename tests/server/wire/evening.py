"""An evening at two tables at once: the same is done at both, and somebody listens at both.

Whatever reaches them is compared to the byte. Only the names and the seeds of the matches may
differ, for they are drawn.
"""

import itertools
from collections import Counter

from msgspec.json import encode

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import asked, keyed, offered
from fhtagn.kernel.state import SPECTATOR, TABLE
from fhtagn.server.protocol import (
    Claim,
    Cry,
    Mute,
    Offer,
    Play,
    Reply,
    Say,
    Stops,
    Sync,
    Undo,
    Watch,
    Why,
)
from fhtagn.server.room.course import is_sealing
from fhtagn.server.room.entries import Draft
from fhtagn.server.room.offers import must_agree
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

    def __init__(self, house, opening, sitting):
        super().__init__(house, opening.match, sitting)
        self.drawn = {opening.match: "M", opening.commitment: "C", opening.server_seed: "S"}
        self.plies, self.lines = [], {}

    def masked(self, text):
        for name, mask in self.drawn.items():
            text = text.replace(name, mask)
        return text

    async def enter(self, draft):
        """As the table does by itself."""
        room = await self.room()
        async with room.lock:
            await room.write(draft)


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

    async def pass_by(self, doings=None, steps=20):
        """The script, with other things between its moves. After the end much may be told."""
        self.doings = doings or DOINGS
        for who in self.listeners:
            await self.connect(who, {})
        try:
            for _ in range(steps):
                await self._step()
            if not await self.is_over():
                await self.look_by_http()
        finally:
            for who in self.listeners:
                await self.leave(who)

    async def _step(self):
        await self.compare()
        if self.at == len(self.twins.moves) or await self.is_over():
            return
        await (self.go_on if self.chance.random() < 0.3 else self.seal_otherwise)()
        await self.compare()
        if not await self.is_over():
            (doing,) = self.chance.choices(list(self.doings), list(self.doings.values()))
            await doing(self)

    async def is_over(self):
        return (await self.courses())[0].over

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
            visitor = self.watcher if who == "watcher" else self.players[self.seat]
            seat = SPECTATOR if who == "watcher" else self.seat
            for path in (
                f"state?seat={seat}",
                f"state?seat={seat}&since={self.chance.randrange(20)}",
                "room",
                f"replay?seat={seat}",
                f"replay/frames?seat={seat}&from=0&to=49",
            ):
                own, its = [await self._looked(world, visitor, path) for world in self.worlds]
                same(own, its, f"{who} at {path}")
                self.checks += 1

    async def _looked(self, world, visitor, path):
        answer = await visitor.get(f"/api/matches/{world.match}/{path}")
        return [str(answer.status_code), world.masked(answer.text)]

    # -- doing ------------------------------------------------------------------------------------

    async def courses(self):
        return [await world.course() for world in self.worlds]

    async def wait(self, ms):
        self.clock.go_on(ms)
        for world in self.worlds:
            gallery = (await world.room()).gallery
            getattr(gallery, "catch_up", int)()  # of those who are told later

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
            fields.setdefault("expect", (await world.course()).streams[seat].n)
        line.send(encode(kind(id=id_, seat=seat, **fields)).decode())
        await line.settle()
        assert not well or any(f'"is":"ack","id":"{id_}"' in one for one in line.frames)

    async def move(self, world, id_, seat, key, *, by="person"):
        if seat == TABLE or by == "table":
            await world.enter(Draft("key", seat, key, "table"))
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
        for world, course in zip(self.worlds, await self.courses(), strict=True):
            ply = course.match.ply
            found.add(world.plies[ply])
            del world.plies[ply:]
        (self.at,) = found

    async def take_back(self):
        """Whoever has made the last move takes it back."""
        courses = await self.courses()
        mover = courses[0].match.moves[-1].seat
        even = self.worlds[0].plies == self.worlds[1].plies
        if mover >= 0 and even and all(one.can_undo(mover) for one in courses):
            await self.both(Undo, mover, well=True)
            await self.find_place()
            self.did["undone"] += 1

    async def go_back(self):
        """Somebody's last decision is taken back by consent, or somebody says no.

        They do if the tables would not be the same then.
        """
        seat = self.chance.choice(range(len(self.players)))
        plies = [one.last_own(seat) for one in await self.courses()]
        if None in plies:
            return
        past = [world.plies[:ply] for world, ply in zip(self.worlds, plies, strict=True)]
        yes = past[0] == past[1] and self.chance.random() < 0.8
        await self.both(Offer, seat, well=True, what="undo")
        await self.compare()
        while (course := (await self.courses())[0]).offer:
            await self.both(Reply, min(must_agree(course, course.offer)), well=True, yes=yes)
            await self.compare()
        if (await self.courses())[0].match.ply < len(self.worlds[0].plies):
            await self.find_place()
            self.did["undone_by_consent"] += 1

    async def seal_otherwise(self):
        """Another seat seals its answer, not the same at both tables, and then changes it.

        It may be that only at the first table it is changed. If the next move is no answer to be
        sealed, it is just made.
        """
        seat, key = self.twins.moves[self.at]
        if not await self._is_sealed_for_long(seat, key):
            await self.go_on()
            return
        even = self.chance.random() < 0.3
        first, second = self.worlds
        other = [self._another(course, seat) for course in await self.courses()]
        id_ = self.new_id()
        await self.move(first, id_, seat, other[0])
        await self.move(second, id_, seat, other[1] if even else key)
        await self.compare()
        await self.probe()
        await self.compare()
        id_ = self.new_id()
        await self.move(first, id_, seat, key)
        if even:
            await self.move(second, id_, seat, key)
        else:
            await self.command(second, id_, Why, seat)
        self.at += 1
        self.did["resealed"] += 1

    async def _is_sealed_for_long(self, seat, key):
        """Whether it is the answer of somebody who does not listen, and not the last one."""
        course = (await self.courses())[0]
        return (
            seat not in (self.seat, TABLE)
            and is_sealing(course.match, seat, key)
            and len(course.questions()) > 1
            and seat in course.asked_seats()
        )

    def _another(self, course, seat):
        g = course.match.state
        return self.chance.choice(list(keyed(g, asked(g, seat).options)))

    async def probe(self):
        """All that can be asked without changing anything, and much that is refused."""
        for who in self.listeners:
            for frame in await self._probes(who):
                for world in self.worlds:
                    world.lines[who].send(frame)

    async def _probes(self, who):
        course = (await self.courses())[0]
        seat = self.seat if who == "player" else self.chance.choice(range(len(self.players)))
        now = course.streams[seat].n
        about = {"id": self.new_id(), "seat": seat}
        wrong = [Play(**about, expect=now, key=key) for key in self._not_offered(course, seat)]
        questions = [
            Why(**about),
            Cry(**about),
            Claim(**about, whom=seat),
            Mute(**about, whom=9, on=True),
        ]
        if who == "player":
            questions.append(Sync(**about, since=self.chance.randrange(now + 1)))
        if not course.can_undo(seat):
            wrong.append(Undo(**about, expect=now))
        if course.offer is None:
            wrong.append(Reply(**about, expect=now, yes=True))
        wrong += [
            Play(**about, expect=now + 1, key="pass"),
            Stops(**about, windows=("no-such-window",)),
            Offer(**about, expect=now + 5, what="undo"),
            Undo(**{**about, "seat": (seat + 1) % len(self.players)}, expect=0),
        ]
        if course.streams[seat].changed:
            wrong.append(Play(**about, expect=course.streams[seat].changed - 1, key="pass"))
        return [encode(one).decode() for one in (*questions, *wrong)]

    def _not_offered(self, course, seat):
        """What others may do now, or will do, and nonsense."""
        game, g = course.match.game, course.match.state
        others = [key for other in range(g.seats) for key in offered(game, g, other)]
        script = [key for _, key in self.twins.moves[self.at : self.at + 3]]
        found = self.chance.sample(others, min(2, len(others)))
        own = offered(game, g, seat)
        return [key for key in ("nothing", *script, *found) if key not in own]

    # -- around the table --------------------------------------------------------------------------

    async def talk(self):
        seat, other = (self.chance.choice(range(len(self.players))) for _ in range(2))
        await self.both(Say, seat, well=True, text=f"line {self.at}")
        await self.both(Mute, seat, well=True, whom=other, on=self.chance.random() < 0.5)
        windows = (await self.courses())[0].match.game.windows
        wanted = tuple(one for one in windows if self.chance.random() < 0.5)
        await self.both(Stops, seat, well=True, windows=wanted)

    async def claim(self):
        """A bot plays for somebody, until they come back."""
        await self.wait(MINUTE)
        await self.both(Claim, 0, whom=self.chance.choice(range(1, len(self.players))))

    async def be_unwatched(self):
        seat = self.chance.choice(range(len(self.players)))
        await self.both(Watch, seat, well=True, allow=False)
        await self.compare()
        await self.leave("watcher")
        await self.both(Watch, seat, well=True, allow=True)
        await self.connect("watcher", {})
        self.did["unwatched"] += 1

    async def reconnect(self):
        who = self.chance.choice(self.listeners)
        await self.leave(who)
        await self.connect(who, await self._since(who))
        self.did["reconnected"] += 1

    async def _since(self, who):
        seat = SPECTATOR if who == "watcher" else self.seat
        now = (await self.courses())[0].streams[seat].n
        known = {} if who == "watcher" else {seat: self.chance.randrange(now + 1)}
        return self.chance.choice([{}, known])

    async def reopen(self):
        """The rooms are closed, and read again when somebody comes."""
        for who in self.listeners:
            await self.leave(who)
        for world in self.worlds:
            await world.reopen()
        for who in self.listeners:
            await self.connect(who, await self._since(who))
        self.did["reopened"] += 1


DOINGS = {
    Evening.take_back: 8,
    Evening.go_back: 6,
    Evening.probe: 5,
    Evening.talk: 2,
    Evening.claim: 1,
    Evening.be_unwatched: 1,
    Evening.reconnect: 3,
    Evening.reopen: 2,
    Evening.look_by_http: 1,
}
