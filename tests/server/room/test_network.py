"""A network that loses, doubles, delays and reorders: still everything happens once, in order.

People play by what their own client shows them. Frames from the server come in order on each
connection, as long as it lasts; commands arrive in any order, any number of times, or never.
"""

import asyncio
from collections import deque

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from msgspec.json import encode

from fhtagn.kernel.complaint import Complaint
from fhtagn.server.protocol import (
    Ack,
    AnyMessage,
    Claim,
    Command,
    Mute,
    Offer,
    Play,
    Reply,
    Say,
    State,
    Stops,
    Sync,
    Undo,
    Watch,
)
from tests.clock import PATIENCE, settle
from tests.effort import effort
from tests.server.room.follower import Follower
from tests.server.room.logs import all_of, exact, seen
from tests.server.room.tables import sit_down
from tests.server.room.test_scheduler import Bots

ANY = st.integers(0, 10**6)  # picks from whatever there is
TABLES = (
    ("duel", ("Ann", "Bob")),
    ("fate", ("Ann", "Bob", "Cid")),
    ("fate", ("Ann", "Bob", "Bob")),
    ("call", ("Ann", "Bob")),
    ("heroes", ("Ann", "Bob", "Cid")),
)
EXAMPLES = {"sqlite": 50, "postgres": 12}
IDLE = (Mute, Stops, Watch)  # what changes nothing is not entered


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request):
    return request.getfixturevalue("postgres_url") if request.param == "postgres" else ""


class Wire:
    """A connection: a listener of the room whose frames are still to arrive."""

    def __init__(self, seats):
        self.seats, self.frames, self.alive = seats, deque(), True
        self.numbers = {}

    def send(self, message):
        """Every number once and in order, from the first state on."""
        assert self.alive, message
        n = getattr(message, "n", None)
        if isinstance(message, State):
            self.numbers[message.seat] = n
        elif n is not None:
            assert n == self.numbers[message.seat] + 1, message
            self.numbers[message.seat] = n
        self.frames.append(encode(message))

    def dismiss(self, _refusal):
        self.alive = False


class Client:
    """A person with all their seats, and what they were told so far."""

    def __init__(self, person, seats):
        self.person, self.seats, self.wire = person, seats, None
        self.followers = {seat: Follower(seat) for seat in seats}
        self.unanswered = []  # commands that are sent again until they are answered
        self.answers = []  # to what was asked by HTTP: they arrive at any time
        self.acked = set()

    def take(self, frame):
        for follower in self.followers.values():
            follower.take(frame)

    def gaps(self):
        return [one for one in self.followers.values() if one.gap]


class Network(RuleBasedStateMachine):
    def __init__(self, loop, house, clock, did):
        super().__init__()
        self.loop, self.house, self.clock, self.did = loop, house, clock, did
        self.flying = []  # commands on their way, with whoever sent them
        self.count = 0

    def run(self, coroutine):
        """In the loop of the house; and then until nothing is due any more."""
        found = asyncio.run_coroutine_threadsafe(self._settled(coroutine), self.loop)
        return found.result(PATIENCE)

    async def _settled(self, coroutine):
        found = await coroutine
        while True:
            await settle()
            room = await self.party.room()
            async with room.lock:
                due = room.scheduler.due()
                if due is None or due.at > room.clock.now():
                    return found
            room.scheduler.stir()
            await settle()

    @initialize(number=ANY)
    def sit_down(self, number):
        game, sitting = TABLES[number % len(TABLES)]
        made = asyncio.run_coroutine_threadsafe(sit_down(self.house, game, *sitting), self.loop)
        self.party = made.result(60)
        people = dict.fromkeys(self.party.sitting)
        self.clients = [
            Client(
                person, tuple(seat for seat, one in enumerate(self.party.sitting) if one == person)
            )
            for person in people
        ]
        for client in self.clients:
            self.run(self._connect(client))
            self._take_all(client)
        self.time_passes(16_000)  # nobody cries
        self.all_goes_well_for_a_while([number, number // 7, number // 49])

    def client(self, number):
        return self.clients[number % len(self.clients)]

    # -- connections -------------------------------------------------------------------------------

    @rule(who=ANY)
    def connect(self, who):
        self.run(self._connect(self.client(who)))

    async def _connect(self, client):
        await self._disconnect(client)
        room = await self.party.room()
        client.wire = Wire(client.seats)
        since = {seat: one.n for seat, one in client.followers.items() if one.n is not None}
        await room.enter(client.wire, since)

    @rule(who=ANY)
    def disconnect(self, who):
        """Whatever was still to arrive is lost."""
        self.run(self._disconnect(self.client(who)))

    async def _disconnect(self, client):
        if client.wire is not None and client.wire.alive:
            client.wire.alive = False
            (await self.party.room()).leave(client.wire)
        client.wire = None

    @rule(who=ANY, count=st.integers(1, 5))
    def frames_arrive(self, who, count):
        client = self.client(who)
        for _ in range(count):
            if client.wire is not None and client.wire.frames:
                client.take(client.wire.frames.popleft())
        self._ask_for_what_is_missing(client)

    def _take_all(self, client):
        while client.wire is not None and client.wire.frames:
            client.take(client.wire.frames.popleft())

    def _ask_for_what_is_missing(self, client):
        for follower in client.gaps():
            self._send(client, Sync(id=self._id(), seat=follower.seat, since=follower.n))

    # -- commands ----------------------------------------------------------------------------------

    def _id(self):
        self.count += 1
        return f"c{self.count}"

    def _send(self, client, command):
        self.flying.append((client, command))
        client.unanswered.append(command)

    @rule(who=ANY, what=ANY, pick=ANY)
    def somebody_plays(self, who, what, pick):
        """By what their own client shows."""
        client = self.client(who)
        follower = client.followers[client.seats[what % len(client.seats)]]
        keys = follower.sent.get("options") or [
            key for key in follower.sent.get("asides", ()) if key != "resign"
        ]
        if keys:
            key = keys[pick % len(keys)]
            self._send(client, Play(id=self._id(), seat=follower.seat, expect=follower.n, key=key))

    @rule(picks=st.lists(ANY, min_size=2, max_size=8))
    def all_goes_well_for_a_while(self, picks):
        """Whoever is asked sees it, answers, and is heard at once."""
        for pick in picks:
            asked = [seat for seat in self.run(self.party.asked()) if seat >= 0]
            if asked:
                seat = asked[pick % len(asked)]
                (client,) = [one for one in self.clients if seat in one.seats]
                self.connect(self.clients.index(client))
                self._take_all(client)
                place = client.seats.index(seat)
                self.somebody_plays(self.clients.index(client), place, pick)
                self._arrive(*self.flying.pop())

    @rule(who=ANY, what=ANY, pick=ANY)
    def somebody_does_at_once_what_they_want(self, who, what, pick):
        client = self.client(who)
        self._take_all(client)
        self.somebody_does_something_else(who, what, pick)
        if self.flying and self.flying[-1][0] is client:
            self._arrive(*self.flying.pop())

    @rule(who=ANY, what=ANY, pick=ANY)
    def somebody_does_something_else(self, who, what, pick):
        client = self.client(who)
        follower = client.followers[client.seats[pick % len(client.seats)]]
        if follower.n is not None:
            self._send(client, self._wish(follower, what, pick))

    def _wish(self, follower, what, pick):
        base = {"id": self._id(), "seat": follower.seat}
        other, yes = pick % len(self.party.sitting), bool(pick % 3)
        windows = self.run(self.party.state()).match.game.display.windows
        wishes = (
            lambda: Undo(**base, expect=follower.n),
            lambda: Undo(**base, expect=follower.n),
            lambda: Offer(**base, expect=follower.n, what=("undo", "undo", "abort")[pick % 3]),
            lambda: Reply(**base, expect=follower.n, yes=yes),
            lambda: Reply(**base, expect=follower.n, yes=yes),
            lambda: Say(**base, text=f"line {self.count}"),
            lambda: Mute(**base, whom=other, on=yes),
            lambda: Stops(**base, windows=windows[: pick % 5]),
            lambda: Claim(**base, whom=other),
            lambda: Watch(**base, allow=yes),
            lambda: Sync(**base, since=follower.n if yes else None),
        )
        return wishes[what % len(wishes)]()

    @rule(who=ANY, ahead=st.integers(1, 5))
    def somebody_comes_from_the_future(self, who, ahead):
        client = self.client(who)
        seat = client.seats[0]
        now = self.run(self.party.state()).feeds[seat].n
        over = self.run(self.party.state()).over
        command = Play(id=self._id(), seat=seat, expect=now + ahead, key="pass")
        answer = self.run(self._obeyed(client, command))
        assert answer.name == ("match-over" if over else "from-the-future")

    @rule(which=ANY)
    def a_command_arrives(self, which):
        if self.flying:
            self._arrive(*self.flying.pop(which % len(self.flying)))

    @rule(which=ANY)
    def a_command_arrives_and_its_answer_is_lost(self, which):
        if self.flying:
            client, command = self.flying.pop(which % len(self.flying))
            self.run(self._obeyed(client, command))

    @rule(which=ANY)
    def a_command_is_doubled(self, which):
        if self.flying:
            self.flying.append(self.flying[which % len(self.flying)])

    @rule(which=ANY)
    def a_command_is_lost(self, which):
        if self.flying:
            self.flying.pop(which % len(self.flying))

    @rule(who=ANY)
    def what_was_not_answered_is_sent_again(self, who):
        client = self.client(who)
        self.flying += [(client, command) for command in client.unanswered]

    def _arrive(self, client, command):
        answer = self.run(self._obeyed(client, command))
        client.unanswered = [one for one in client.unanswered if one.id != command.id]
        if isinstance(answer, Ack):
            if not isinstance(command, IDLE):
                client.acked.add(command.id)
            self.did["acks"] += 1
        elif isinstance(answer, State):
            client.answers.append(encode(answer))
        else:
            self.did["refusals"] += 1

    async def _obeyed(self, client, command: Command) -> AnyMessage | Complaint:
        try:
            return await self.party.rooms.obey(self.party.match, client.person, command)
        except Complaint as refusal:
            return refusal

    @rule(who=ANY, which=ANY)
    def an_answer_arrives(self, who, which):
        client = self.client(who)
        if client.answers:
            client.take(client.answers.pop(which % len(client.answers)))

    @rule(steps=st.lists(st.tuples(ANY, ANY, ANY), min_size=5, max_size=20))
    def all_goes_wrong_for_a_while(self, steps):
        for what, who, pick in steps:
            doing = what % 10
            if doing < 3:
                self.somebody_plays(who, pick, pick)
            elif doing < 5:
                self.somebody_does_something_else(who, what // 10, pick)
            elif doing < 8:
                self.a_command_arrives(pick)
            elif doing < 9:
                self.a_command_is_doubled(pick)
            else:
                self.frames_arrive(who, pick % 5)

    @rule(who=ANY, pick=ANY)
    def somebody_changes_their_mind(self, who, pick):
        """Plays and undoes, if that is possible, and both are heard."""
        client = self.client(who)
        for seat in client.seats:
            self._take_all(client)
            follower = client.followers[seat]
            for _ in range(2):
                if follower.can_undo:
                    self._send(client, Undo(id=self._id(), seat=seat, expect=follower.n))
                else:
                    self.somebody_plays(who, client.seats.index(seat), pick)
                if self.flying and self.flying[-1][0] is client:
                    self._arrive(*self.flying.pop())
                self._take_all(client)

    # -- the server --------------------------------------------------------------------------------

    @rule()
    def the_server_starts_again(self):
        self.run(self.party.reopen())

    @rule(ms=st.integers(1, 40_000))
    def time_passes(self, ms):
        self.clock.go_on(ms)
        self.run(self._stir())

    async def _stir(self):
        if not self.house.rooms.leases.alone:
            await self.house.rooms.leases.renew()  # as the maintenance does all the time
        (await self.party.room()).scheduler.stir()

    @invariant()
    def nobody_is_ahead_of_the_server(self):
        state = self.run(self.party.state())
        for client in self.clients:
            for seat, follower in client.followers.items():
                assert follower.n is None or follower.n <= state.feeds[seat].n

    def teardown(self):
        """When the network works again, everybody has what the server has, and the log is whole."""
        for client in self.clients:
            self.run(self._connect(client))
        state = self.run(self.party.state())
        for client in self.clients:
            self._take_all(client)  # what came when the others came as well
            for seat, follower in client.followers.items():
                assert not follower.gap
                assert exact(follower.has()) == exact(seen(state, seat))
        entries = self.run(self.party.log())
        assert [one.seq for one in entries] == list(range(1, len(entries) + 1))
        commands = [one.command for one in entries if one.command]
        assert len(commands) == len(set(commands))
        logged = {tuple(one.split(":")) for one in commands}
        for client in self.clients:
            assert {(client.person, one) for one in client.acked} <= logged
        before = all_of(state)
        self.run(self.party.reopen())
        assert all_of(self.run(self.party.state())) == before
        self.did["entries"] += len(entries)
        self.did["undone"] += sum(one.kind == "undo" for one in entries)
        self.did["matches"] += 1


@pytest.mark.timeout(900)
async def test_everything_happens_once_and_in_order(house, clock, did, monkeypatch):
    monkeypatch.setattr(house.thinkers, "choose", Bots().choose)
    loop, store = asyncio.get_running_loop(), "postgres" if house.config.database else "sqlite"
    tried = settings(
        max_examples=effort(EXAMPLES[store], 8),
        stateful_step_count=60,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    await asyncio.to_thread(
        run_state_machine_as_test, lambda: Network(loop, house, clock, did), settings=tried
    )
    did.at_least(entries=20, acks=20)
