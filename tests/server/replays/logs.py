"""Logs of matches written by hand, as a room would, at times of the test's choosing."""

from random import Random

from sqlalchemy import insert, update

from fhtagn.kernel.present import keyed, sent
from fhtagn.kernel.state import SPECTATOR
from fhtagn.lab.laws import wire
from fhtagn.server.room.entries import Proposal, as_row
from fhtagn.server.room.finish import finish
from fhtagn.server.room.match_setup import read_setup
from fhtagn.server.room.room_state import RoomState
from fhtagn.server.store.schema import entries, matches
from tests.server.room.tables import put_match

HOUR = 3_600_000  # ms


class Pen:
    """Writes the log of a match, a second for every entry."""

    def __init__(self, setup):
        self.state, self.log = RoomState.begun(setup), []
        self.now = setup.started_at

    def write(self, kind, seat, value=None, by="person"):
        self.now += 1000
        entry = self.state.entry(Proposal(kind, seat, value, by), self.now)
        self.state.admit(entry)
        self.log.append(entry)
        return self

    def play(self, seat, *keys, by="person"):
        for key in keys:
            self.write("key", seat, key, by)
        return self

    def options(self, seat):
        """The answers to the seat's question."""
        match = self.state.match
        (question,) = [one for one in match.decisions() if one.seat == seat]
        return list(keyed(match.state, question.options))

    def play_on(self, moves, seed=0):
        """So many random moves, or to the end."""
        chance = Random(seed)
        for _ in range(moves):
            if self.state.over:
                break
            seat = self.state.questions()[0].seat
            key = chance.choice(self.options(seat))
            self.play(seat, key, by="person" if seat >= 0 else "table")
        return self

    def play_undoable(self):
        """Random moves up to one that can be taken back; who made it."""
        for number in range(100):
            mover = self.play_on(1, number).state.match.moves[-1].seat
            if self.state.can_undo(mover):
                return mover
        raise AssertionError("nothing could be taken back")

    def play_out(self, seed=0):
        self.play_on(100_000, seed)
        assert self.state.over
        return self


async def new_pen(house, game, players, *, began=None, **more):
    """The pen of a match that began at a time, or a while ago, and that no room plays."""

    def put(db):
        match = put_match(db, game, [one.person for one in players], **more)
        still = {"started_at": began or house.clock.wall() - 10 * HOUR, "wake_at": None}
        db.execute(update(matches).where(matches.c.id == match).values(**still))
        return read_setup(db, match)

    return Pen(await house.store.write(put))


async def keep(house, pen):
    """Put what is written into the store; give the name of the match."""
    match = pen.state.setup.match

    def put(db):
        if pen.log:
            db.execute(insert(entries), [as_row(match, entry) for entry in pen.log])
        seq = pen.state.seq
        db.execute(update(matches).where(matches.c.id == match).values(seq=seq))
        if pen.state.over:
            finish(db, pen.state, pen.now)

    await house.store.write(put)
    pen.log = []
    return match


async def told(visitor, match, path, **query):
    """The answer to a look at the match, which is given."""
    answer = await visitor.get(f"/api/matches/{match}/{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer


async def refused(visitor, match, path, status, **query):
    """The name of the error with which a look is refused."""
    answer = await visitor.get(f"/api/matches/{match}/{path}", params=query)
    assert answer.status_code == status, answer.text
    return answer.json()["error"]


async def frames(visitor, match, seat, first, last):
    query = {"seat": seat, "from": first, "to": last}
    return (await told(visitor, match, "replay/frames", **query)).json()["frames"]


def seen(pen, seat, ply):
    """What the seat was sent after so many moves, and told of the last of them: played anew."""
    match = pen.state.match.fork(ply)
    since = match.moves[-1].before if match.moves else 0
    return wire(sent(match.game, match.state, seat)), wire(match.told(seat, since))


def everybody(pen):
    return [*range(len(pen.state.setup.seatings)), SPECTATOR]


async def looks(house, pen, *viewers):
    """Everything that viewers can look back at from their seats, to the byte."""
    match = await keep(house, pen)
    return [
        (await told(viewer, match, path, seat=seat, **{"from": 0, "to": 49})).content
        for viewer, seat in viewers
        for path in ("replay", "replay/frames")
    ]
