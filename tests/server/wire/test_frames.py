"""Whatever is sent over a socket is answered, once each, and nothing is done that is not allowed.

Two people send good frames and spoiled ones, alone and at the same time, while somebody watches.
The log must have what was acknowledged and nothing else, and everybody's feed must be whole.
"""

import json
from collections import Counter
from contextlib import AsyncExitStack
from functools import partial
from random import Random

import pytest

from fhtagn.kernel.present import offered
from fhtagn.kernel.state import SPECTATOR, TABLE
from fhtagn.server.limits import Limits
from fhtagn.server.room.entries import Proposal, read_entries
from fhtagn.server.room.following import follow
from fhtagn.server.room.room_state import RoomState
from tests.effort import effort
from tests.server.room.follower import Follower
from tests.server.room.logs import CASES, all_of, seen
from tests.server.room.tables import put_match
from tests.server.wire.line import Line
from tests.server.wire.spoiling import Spoiler

ENOUGH = 1000  # frames for each game
SETTINGS = ("mute", "stops", "watch")  # that may be as they are wanted
ANSWERS = ("ack", "refused", "reasons", "state")
REFUSALS = {
    "command-malformed", "not-your-seat", "match-over",
    "stale-number", "from-the-future", "not-asked", "not-offered", "too-early",
    "no-undo", "undo-nothing", "no-offer", "offer-there", "no-need-to-agree",
    "no-such-seat", "no-such-window", "chat-not-text", "no-buzzer",
    "nothing-to-claim", "still-here",
}  # with which a frame may be refused at such a table  # fmt: skip


class Bout:
    """A match at which frames are thrown."""

    def __init__(self, house, match, people, lines):
        self.house, self.match, self.people, self.lines = house, match, people, lines
        self.followers = [Follower(seat) for seat in (0, 1, SPECTATOR)]
        self.acked = {}  # the frames by who has sent them and their id
        self.refused = set()

    @property
    def state(self):
        return self.house.rooms.awake[self.match].state

    async def listen(self):
        """What comes when nothing is thrown."""
        for place in range(len(self.lines)):
            await self._heard(place)

    async def throw(self, volleys):
        """Frames over each of the lines, then everything is looked at that comes back."""
        before = self.state.seq
        for line, frames in zip(self.lines, volleys, strict=True):
            for frame in frames:
                line.send(frame)
        heard = [await self._heard(place) for place in range(len(self.lines))]
        fresh = Counter()
        for one in zip(range(3), volleys, heard, strict=True):
            fresh.update(self._judge(*one))
        idle = sum(fresh[do] for do in SETTINGS)
        assert fresh.total() - idle <= self.state.seq - before <= fresh.total()

    async def _heard(self, place):
        line = self.lines[place]
        await line.settle()
        assert line.closed is None
        heard, line.frames = line.frames, []
        for frame in heard:
            self.followers[place].take(frame.encode())
        return [json.loads(frame) for frame in heard]

    async def move_the_table(self):
        """What is nobody's to decide."""
        room = self.house.rooms.awake[self.match]
        while TABLE in self.state.asked_seats():
            match = self.state.match
            key = next(iter(offered(match.game, match.state, TABLE)))
            async with room.lock:
                await room.write(Proposal("key", TABLE, key, "table"))

    def _judge(self, place, frames, heard):
        """Each frame has one answer; what is acknowledged for the first time."""
        answers = [one for one in heard if one["is"] in ANSWERS]
        assert len(answers) == len(frames)
        for frame, answer in zip(frames, answers, strict=True):
            if answer["is"] == "ack":
                sent = json.loads(frame)
                if self.acked.setdefault((place, sent["id"]), sent) is sent:
                    yield sent["do"]
            elif answer["is"] == "refused":
                assert answer["text"]
                self.refused.add(answer["error"])

    async def check(self):
        """The log has what was acknowledged, all of it legal; the feeds are whole."""
        log = await self.house.store.read(read_entries, self.match)
        again = RoomState.begun(self.state.setup)
        for entry in log:
            if entry.kind == "key":
                assert entry.value in offered(again.match.game, again.match.state, entry.seat)
            if entry.by == "person":
                self._was_sent(entry)
            follow(again, [entry])
        assert all_of(again) == all_of(self.state)
        for follower in self.followers:
            assert not follower.gap
            assert follower.has() == seen(self.state, follower.seat)

    def _was_sent(self, entry):
        """Its player has sent exactly this, and nobody else."""
        person, _, id_ = entry.command.partition(":")
        sent = self.acked[self.people.index(person), id_]
        assert self.people[entry.seat] == person
        assert sent["seat"] == entry.seat
        assert entry.kind != "key" or (sent["do"], sent["key"]) == ("play", entry.value)


def volleys(spoiler, state):
    """Mostly somebody alone, sometimes everybody at once."""
    chance = spoiler.chance
    throwing = [chance.randrange(3)] if chance.random() < 0.7 else range(3)
    return [
        [spoiler.frame(state, place % 2) for _ in range(chance.randrange(1, 6))]
        if place in throwing
        else []
        for place in range(3)
    ]


async def fight(bout, spoiler, did):
    """Until the match is over, and a little longer."""
    await bout.listen()
    rest = 5
    while rest and did["frames"] < effort(ENOUGH, least=200):
        await bout.move_the_table()
        thrown = volleys(spoiler, bout.state)
        await bout.throw(thrown)
        did["frames"] += sum(map(len, thrown))
        rest -= bout.state.over
    did["accepted"] += len(bout.acked)
    await bout.listen()
    await bout.check()


@pytest.mark.usefixtures("clock", "by_hand")
@pytest.mark.parametrize("name", CASES)
async def test_any_frame_is_answered_and_nothing_illegal_is_done(
    app, house, guest, logged, name, did
):
    house.limits, refused = Limits(house.clock, 0), set()
    visitors = await guest("Anna"), await guest("Boris", "ru"), await guest("Wim")
    people = [one.person for one in visitors[:2]]
    for seed in did.seeds():
        match = await house.store.write(partial(put_match, seed=f"seed {seed}"), name, people)
        async with AsyncExitStack() as leaving:
            lines = [await leaving.enter_async_context(Line(app, match, one)) for one in visitors]
            bout = Bout(house, match, people, lines)
            await fight(bout, Spoiler(Random(seed)), did)
        refused |= bout.refused
        if did["frames"] >= effort(ENOUGH, least=200):
            break
    assert refused <= REFUSALS
    assert '"level": "error"' not in logged.getvalue()


async def test_thousands_of_commands_are_counted(app, house, guest, logged):
    """Whoever says more than is allowed is refused, and everybody else goes on."""
    anna, boris = await guest("Anna"), await guest("Boris")
    match = await house.store.write(put_match, "heroes", [anna.person, boris.person])
    async with Line(app, match, anna) as line, Line(app, match, boris) as other:
        line.frames = []
        for number in range(2000):
            line.send({"do": "why", "id": f"a{number}", "seat": 0})
        await line.until(lambda: len(line.frames) >= 2000)
        other.send({"do": "say", "id": "b", "seat": 1, "text": "Iä!"})
        await other.settle()
    assert sum('"is":"reasons"' in one for one in line.frames) == 100
    assert sum('"error":"too-many"' in one for one in line.frames) == 1900
    assert any('"is":"said"' in one for one in other.frames)
    assert line.closed is other.closed is None
    assert '"level": "error"' not in logged.getvalue()
