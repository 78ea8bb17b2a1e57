"""Durable before visible: nobody hears or sees anything that is not on the disk."""

import asyncio
import threading
from collections import Counter
from contextlib import contextmanager
from random import Random

import pytest
from sqlalchemy import event, update
from sqlalchemy.exc import OperationalError

from fhtagn.kernel.match import Match
from fhtagn.server.errors import Unavailable
from fhtagn.server.protocol import Offer, Play, Reply, Room, State, Sync, Update, Why
from fhtagn.server.room.entries import keep
from fhtagn.server.room.loading import read_match
from fhtagn.server.room.snapshots import is_due, snapshot
from fhtagn.server.store.schema import matches
from tests.clock import settle
from tests.server.room.logs import Log
from tests.server.room.tables import Ear, ids, sit_down

GOAT, SLEEPER = "faction:black_goat", "faction:sleeper"


class Commits:
    """The commits of a store, which a test may hold back, or let fail."""

    def __init__(self, store):
        self.fails = 0  # so many of the next
        self.reached, self.open = threading.Event(), threading.Event()
        self.open.set()
        event.listen(store.engine, "commit", self._before_it)

    def _before_it(self, _connection):
        self.reached.set()
        self.open.wait()
        if self.fails:
            self.fails -= 1
            raise OperationalError("COMMIT", {}, Exception("the disk is full"))

    @contextmanager
    def held(self):
        self.open.clear()
        self.reached.clear()
        try:
            yield self
        finally:
            self.open.set()

    async def are_reached(self):
        await asyncio.to_thread(self.reached.wait)


@pytest.fixture
def commits(house):
    return Commits(house.store)


@pytest.fixture
async def duel(house):
    party = await sit_down(house, "duel", "Ann", "Bob")
    await party.room()
    return party


# -- while it is written ---------------------------------------------------------------------------


async def test_nothing_is_heard_or_seen_before_it_is_on_the_disk(duel, commits):
    ann, bob = await duel.listen(0), await duel.listen(1)
    room, heard = await duel.room(), [len(ann.heard), len(bob.heard)]
    late = Ear(1)
    with commits.held():
        under_way = [asyncio.create_task(duel.play(0, GOAT))]
        await commits.are_reached()
        wishes = {
            "another move": duel.play(1, SLEEPER),
            "a look": room.look(duel.sitting[1], 1, None),
            "a look around": room.look_around(duel.sitting[1]),
            "a sync": duel.obey(Sync, 1, since=None),
            "reasons": duel.obey(Why, 1),
            "a newcomer": room.enter(late, {}),
        }
        under_way += [asyncio.create_task(one, name=name) for name, one in wishes.items()]
        await settle()
        assert [task.get_name() for task in under_way if task.done()] == []
        assert ([len(ann.heard), len(bob.heard)], late.heard) == (heard, [])
        assert await duel.log() == []
    acked, *_others = await asyncio.gather(*under_way)
    assert acked.n == 1
    assert [one.n for one in bob.of(Update)] == [1, 2]
    assert isinstance(late.heard[0], State)


async def test_not_even_who_goes_away_meanwhile_shows_anything(duel, commits):
    """Whoever leaves makes the room tell who is left, but not what is not on the disk."""
    await duel.play(0, GOAT)
    await duel.obey(Offer, 0, what="abort")
    bob, going = await duel.listen(1), await duel.listen(0)
    room = await duel.room()
    before = len(bob.heard)
    with commits.held():
        ending = asyncio.create_task(duel.obey(Reply, 1, yes=True))
        await commits.are_reached()
        room.leave(going)
        await settle()
        assert bob.heard[before:] == []
    await ending
    told = [one for one in bob.heard[before:] if isinstance(one, Room)]
    assert [(one.status, one.seats[0].present) for one in told] == [("aborted", False)]
    assert told[0].server_seed


async def test_the_acknowledgement_comes_after_the_entry(duel):
    acked = await duel.play(0, GOAT)
    assert acked.n == 1
    assert [entry.value for entry in await duel.log()] == [GOAT]


# -- if writing fails ------------------------------------------------------------------------------


async def test_a_failed_write_is_refused_and_nothing_of_it_was_there(duel, commits):
    ann, bob = await duel.listen(0), await duel.listen(1)
    old = await duel.room()
    commits.fails = 1
    with pytest.raises(Unavailable) as refused:
        await duel.play(0, GOAT, id_="first")
    assert refused.value.name == "store-unavailable"
    assert (ann.ended, bob.ended) == (["room-closed"], ["room-closed"])
    assert ann.of(Update) + bob.of(Update) == []
    again = await duel.room()
    assert again is not old
    assert again.state.match.ply == 0
    assert (await duel.play(0, GOAT, id_="first")).n == 1
    assert [entry.value for entry in await duel.log()] == [GOAT]


async def test_who_waits_for_a_room_that_fails_is_led_to_the_next(duel, commits, clock):
    """Whoever wanted to move after that is not told of the failure, but heard in the new room."""
    with commits.held():
        failing = asyncio.create_task(duel.play(0, GOAT))
        await commits.are_reached()
        commits.fails = 1
        number = (await duel.room()).state.feeds[0].n - 1
        command = Play(id="after", seat=0, expect=number, key=SLEEPER)
        after = asyncio.create_task(duel.rooms.obey(duel.match, duel.sitting[0], command))
        await settle()
    with pytest.raises(Unavailable):
        await failing
    assert (await clock.passing(after)).n == 1
    assert [entry.value for entry in await duel.log()] == [SLEEPER]


async def test_a_closed_room_does_nothing_more(duel):
    room = await duel.room()
    await duel.reopen()
    for proposal in (
        room.obey(duel.sitting[0], Play(id=next(ids), seat=0, expect=0, key=GOAT)),
        room.look(duel.sitting[0], 0, None),
        room.look_around(duel.sitting[0]),
        room.enter(Ear(0), {}),
    ):
        with pytest.raises(Unavailable) as refused:
            await proposal
        assert refused.value.name == "room-closed"


async def test_what_was_written_though_it_seemed_to_fail_is_done_once(duel, monkeypatch):
    """The answer of the database is lost: whoever sends the command again is acknowledged."""
    write = duel.house.store.write

    async def answer_is_lost(*job):
        await write(*job)
        raise Unavailable("store-unavailable")

    monkeypatch.setattr(duel.house.store, "write", answer_is_lost)
    with pytest.raises(Unavailable):
        await duel.play(0, GOAT, id_="once", expect=0)
    monkeypatch.undo()
    assert (await duel.play(0, GOAT, id_="once", expect=0)).n == 1
    assert [entry.value for entry in await duel.log()] == [GOAT]


async def test_what_the_room_does_by_itself_goes_on_in_the_next_room(house, commits, monkeypatch):
    """A bot's move cannot be written; the room is read again, and the bot moves."""
    thinking = asyncio.Event()

    async def choose(*_position):
        await thinking.wait()
        return SLEEPER

    monkeypatch.setattr(house.thinkers, "choose", choose)
    party = await sit_down(house, "duel", "Ann", "bot:random")
    ann = await party.listen(0)
    await party.play(0, GOAT)
    commits.fails = 1
    thinking.set()
    await ann.until(lambda ear: ear.ended == ["room-closed"])
    assert ann.of(Update)[-1].n == 1
    await party.settled(lambda state: state.match.ply >= 2)
    assert [entry.value for entry in await party.log()][:2] == [GOAT, SLEEPER]


# -- while it is played again ----------------------------------------------------------------------


async def late_in_a_match(house):
    """A long match that is read from a snapshot after its last move: what came before is far."""
    party = await sit_down(house, "call", "Ann", "Bob", undo="consent")
    setup = (await house.store.read(read_match, party.match)).setup
    log, dice = Log(setup), Random(3)
    log.now = setup.started_at
    while log.state.match.ply < 100 or not is_due(log.state, 0):
        seat, question = next(iter(log.questions().items()))
        log.play(seat, dice.choice(log.keys(seat)[: len(question.options)]))

    def put(db):
        keep(db, party.match, snapshot(log.state))
        db.execute(update(matches).values(seq=log.state.seq))

    await house.store.write(put)
    return party


@pytest.mark.usefixtures("clock")
async def test_nobody_else_waits_while_a_match_goes_far_back(house, monkeypatch):
    party = await late_in_a_match(house)
    match = (await party.state()).match
    seat, ply = match.moves[-1].seat, match.ply
    played, play = Counter(), Match.play

    def counted(*move):
        played[threading.current_thread() is threading.main_thread()] += 1
        return play(*move)

    monkeypatch.setattr(Match, "play", counted)
    await party.obey(Offer, seat, what="undo")
    await party.obey(Reply, 1 - seat, yes=True)
    state = await party.state()
    assert state.match.ply < ply
    assert played[False] > 50
    assert played[True] < 50  # in the event loop: from the last milestone
