"""Courses without a room or a store: the log is a list, and whoever writes it has any clock."""

from random import Random

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

from fhtagn.kernel.agenda import answered
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.game import settings
from fhtagn.kernel.present import offered
from fhtagn.kernel.save import digest
from fhtagn.kernel.state import SPECTATOR
from fhtagn.server.library import game_of
from fhtagn.server.lobby.terms import Pace, Terms
from fhtagn.server.room import messages
from fhtagn.server.room.entries import LogEntry, Proposal
from fhtagn.server.room.following import follow
from fhtagn.server.room.match_setup import MatchSetup, Seating
from fhtagn.server.room.proposals import propose
from fhtagn.server.room.room_state import RoomState, unheard

BEGAN = 1_000_000
SITTING = ("Ann", "Bob", "Cid", "Dot")
CASES = {"heroes": 3, "duel": 2, "fate": 3, "call": 2}  # seats at the tables of these tests


def setup(game="heroes", sitting=SITTING[:2], *, seed="seed", options=None, by_seat=(), **terms):
    """What a match begins with; `sitting` has a person's name, or `bot:LEVEL`, for each seat."""
    played, chosen = game_of(game), options or {}
    return MatchSetup(
        match="match",
        game=played,
        settings=settings(played, len(sitting), chosen, by_seat),
        terms=Terms(seats=len(sitting), options=chosen, **terms),
        seatings=tuple(seating(one) for one in sitting),
        server_seed=seed,
        seat_values=tuple(f"value {seat}" for seat in range(len(sitting))),
        started_at=BEGAN,
        status="playing",
        rules=played.version,
    )


def seating(one):
    if one.startswith("bot:"):
        return Seating(name="", bot=one.removeprefix("bot:"))
    return Seating(name=one, person=one.casefold())


class Log:
    """A state and the entries it has admitted, each as a database would give it back."""

    def __init__(self, begun=None, **more):
        self.setup = begun or setup(**more)
        self.state, self.entries, self.now = RoomState.begun(self.setup), [], BEGAN

    def enter(self, kind, seat, value=None, by="person", *, after=1000, command=None):
        """The next entry, so many ms later; a Complaint if it cannot be admitted."""
        self.now += after
        proposal = Proposal(kind, seat, value, by)
        entry = decode(encode(self.state.entry(proposal, self.now, command)), type=LogEntry)
        self.state.admit(entry)
        self.entries.append(entry)
        return self

    def play(self, seat, key, **more):
        return self.enter("key", seat, key, **more)

    def obey(self, kind, seat, *, after=1000, **fields):
        """What the room does with a command; a Complaint if it is refused."""
        if "expect" in kind.__struct_fields__:
            fields.setdefault("expect", self.state.feeds[seat].n)
        made = propose(self.state, kind(id="any", seat=seat, **fields), self.now + after)
        return self.enter(*made, after=after)

    def refuses(self, kind, seat, **fields):
        """The name of the complaint; and nothing has changed."""
        before = all_of(self.state)
        with pytest.raises(Complaint) as refused:
            self.obey(kind, seat, **fields)
        assert all_of(self.state) == before
        return refused.value.name

    def stage(self, g):
        """Put another table in place of the one that was set up."""
        state, state.match.state, g.events = self.state, g, []
        state.match.events.clear()
        state.feeds = unheard(state.setup.settings.seats)
        state.attach(state.setup, state.match)
        state.clocks.look((), SPECTATOR, state.at)
        state.move_on(SPECTATOR)
        return self

    def questions(self):
        return {one.seat: one for one in self.state.questions()}

    def keys(self, seat):
        """What the seat may do, but for giving up."""
        found = offered(self.state.match.game, self.state.match.state, seat)
        return [key for key in found if key != "resign"]

    def again(self, upto=None):
        """The state of the same log, or of its beginning, from nothing."""
        return follow(RoomState.begun(self.setup), self.entries[:upto])


def of_the_first_form(entry):
    """The entry as it was marked before: what the last move had brought was told in another way."""
    count, rng, _brought, _form = entry.mark.split(".")
    return replace(entry, mark=f"{count}.{rng}.5f3759df")


# -- what is the same ------------------------------------------------------------------------------


def plain(message):
    """The message as it arrives."""
    return decode(encode(message))


def exact(message):
    """The same text for the same message: here 1 is not the same as true."""
    return encode(message, order="sorted")


def seen(state, seat):
    """All that the seat may know of the state."""
    return plain(messages.state(state, seat, None, messages.table_of(state, seat)))


def around(state, now):
    return plain(messages.room(state, {}, now, watchers=0, watched=state.watched))


def all_of(state):
    """Everything about a state that can make a difference."""
    match, waiting = state.match, state.waiting.open
    return {
        "log": (state.seq, state.at, state.mark, match.seq, dict(state.commands)),
        "table": digest(match.state),
        "moves": [tuple(one) for one in match.moves],
        "events": [tuple(one) for one in match.events],
        "made": list(state.bys),
        "clocks": [list(state.clocks.banks), dict(state.clocks.since)],
        "waiting": [(one.asked, one.since) for one in waiting],
        "offer": state.offer,
        "seats": (state.stand_ins, state.lapses, state.stops, state.mutes, state.unwatched),
        "said": state.said,
        "aborted": state.aborted,
        "streams": {seat: (one.keeps, one.changed) for seat, one in state.feeds.items()},
        "seen": {seat: seen(state, seat) for seat in state.everybody()},
        "around": around(state, state.at),
    }


# -- logs of every sort ----------------------------------------------------------------------------


class Company:
    """People who do anything that can be done at a table, by chance."""

    def __init__(self, log, seed):
        self.log, self.dice = log, Random(seed)
        self.seats = range(len(log.setup.seatings))
        self.did = set()

    def act(self, times):
        for _ in range(times):
            if self.log.state.over:
                break
            self.step()
        return self.log

    def step(self):
        doing = self.dice.choices(list(DOINGS), list(DOINGS.values()))[0]
        if answered(self.log.state.match.state) and self.dice.random() < 0.3:
            doing = Company.seal_again
        try:
            doing(self)
        except Complaint as refusal:
            self.did.add(refusal.name)

    def enter(self, kind, seat, value=None, **more):
        self.log.enter(kind, seat, value, after=self.dice.randrange(5000), **more)
        self.did.add(kind)

    def anybody(self):
        return self.dice.choice(self.seats)

    def play(self):
        asked = list(self.log.questions())
        seat = self.dice.choice(asked)
        question = self.log.questions()[seat]
        keys = self.log.keys(seat)[: len(question.options)] if seat >= 0 else self.log.keys(seat)
        by = self.dice.choice(["person"] * 5 + ["clock", "table"]) if seat >= 0 else "table"
        self.enter("key", seat, self.dice.choice(keys), by=by, command=self.command(seat, by))

    def command(self, seat, by):
        return f"{seat}:{self.log.state.seq}" if by == "person" else None

    def interject(self):
        seat = self.anybody()
        self.enter("key", seat, self.dice.choice(self.log.keys(seat) or ["nothing"]))

    def seal_again(self):
        """Change an answer that lies there sealed."""
        for seat in answered(self.log.state.match.state)[:1]:
            self.enter("key", seat, self.dice.choice(self.log.keys(seat)))
            self.did.add("resealed")

    def undo(self):
        able = [seat for seat in self.seats if self.log.state.can_undo(seat)]
        self.enter("undo", self.dice.choice(able or [0]))

    def offer_to_go_back(self):
        seat = self.anybody()
        ply = self.log.state.last_own(seat)
        if ply is not None and self.log.state.offer is None:
            self.enter("offer", seat, ["undo", ply])
            for _ in range(self.dice.choice((0, len(self.seats)))):
                self.answer_the_offer()

    def answer_the_offer(self):
        made = self.log.state.offer
        if made is not None:
            others = [seat for seat in self.seats if seat != made.seat]
            self.enter("reply", self.dice.choice(others), self.dice.random() < 0.8)

    def say(self):
        self.enter("said", self.anybody(), f"line {self.log.state.seq}", command=f"s{self.log.now}")

    def mute(self):
        self.enter("mute", self.anybody(), [self.anybody(), self.dice.random() < 0.5])

    def stop(self):
        windows = self.log.state.match.game.display.windows
        self.enter("stops", self.anybody(), [one for one in windows if self.dice.random() < 0.5])

    def take_over(self):
        self.enter("takeover", self.anybody(), "greedy", by="clock")

    def come_back(self):
        self.enter("back", self.anybody())

    def allow_watching(self):
        self.enter("watch", self.anybody(), self.dice.random() < 0.5)


DOINGS = {
    Company.play: 60,
    Company.interject: 3,
    Company.undo: 12,
    Company.offer_to_go_back: 5,
    Company.answer_the_offer: 10,
    Company.say: 4,
    Company.mute: 2,
    Company.stop: 2,
    Company.take_over: 2,
    Company.come_back: 2,
    Company.allow_watching: 2,
}


def made_by_chance(game, seed, steps, **more):
    """A log in which everything happens, of a table with a clock."""
    pace = Pace(per_move=30, bank=60)
    begun = setup(game, SITTING[: CASES[game]], seed=f"seed {seed}", pace=pace, **more)
    company = Company(Log(begun), seed)
    company.act(steps)
    return company
