"""The state of a room: the match, and all that was agreed about it, as its log tells.

The same log gives the same state, in every process. Entries are admitted one after another; an
entry that cannot be admitted raises a Complaint and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple
from zlib import crc32

from msgspec import Struct, field

from fhtagn.content.structs import prepared
from fhtagn.host import parts
from fhtagn.host.stops import passes
from fhtagn.host.waiting import Waiting
from fhtagn.kernel.agenda import Decision, answered, answers
from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.match import Match
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.server.protocol import Line
from fhtagn.server.room import offers
from fhtagn.server.room.clocks import Clocks, Time
from fhtagn.server.room.entries import LogEntry, Proposal
from fhtagn.server.room.match_setup import MatchSetup
from fhtagn.server.room.milestones import Milestones
from fhtagn.server.room.seat_feed import SeatFeed

PART: Final = "course"  # its name in a snapshot
SAID: Final = 200  # lines that are kept at hand
MARKS: Final = 2  # the form of the marks in a log, which they end with
FIRST_FORM: Final = 3  # the parts of a mark that ends without


class ChatLine(NamedTuple):
    """Something that was said, and the seats that have heard it."""

    line: Line
    heard: tuple[Seat, ...]


def unheard(seats: int) -> dict[Seat, SeatFeed]:
    """By seat, and for the watchers: nobody has been told anything yet."""
    return {seat: SeatFeed([], 0) for seat in (*range(seats), SPECTATOR)}


@prepared
class RoomState(Struct, dict=True, eq=False, kw_only=True):
    """The fields are what is saved of it beside the match; `attach` gives it the rest."""

    seq: int
    at: int
    bys: list[str]  # who made each of the moves: a person, a bot, the clock
    times: list[Time]  # how the mover's clock stood before each of them
    clocks: Clocks
    feeds: dict[Seat, SeatFeed] = field(name="streams")
    offer: offers.Offering | None
    stand_ins: dict[Seat, str]  # bots that play for the absent
    lapses: dict[Seat, int]  # questions in a row the seat has let pass
    stops: dict[Seat, tuple[str, ...]]
    mutes: set[tuple[Seat, Seat]]  # who does not hear whom
    unwatched: set[Seat]  # who wants no watchers
    said: list[ChatLine]
    commands: dict[str, int]  # the entries by the command they came from
    aborted: bool

    @classmethod
    def begun(cls, setup: MatchSetup) -> RoomState:
        """As it is before the first entry."""
        seats = setup.settings.seats
        state = cls(
            seq=0, at=setup.started_at, bys=[], times=[], offer=None, stand_ins={},
            clocks=Clocks.begun(setup.terms.pace, seats), feeds=unheard(seats),
            lapses=dict.fromkeys(range(seats), 0), stops={}, mutes=set(), unwatched=set(), said=[],
            commands={}, aborted=False,
        )  # fmt: skip
        state.attach(setup, Match(setup.game, setup.settings, 0, secret=setup.secret))
        state.clocks.look(state.asked_seats(), SPECTATOR, state.at)
        return state

    def attach(self, setup: MatchSetup, match: Match) -> None:
        """What is not among the fields."""
        self.setup, self.match, self.milestones = setup, match, Milestones()
        self.milestones.look(match)
        self.waiting = Waiting(match, lambda: self.at / 1000)

    # -- saving -----------------------------------------------------------------------------------

    def saved(self) -> dict[str, Any]:
        """The record of the match, its position, and what is around it."""
        return self.match.saved() | {PART: parts.saved(self), "waiting": self.waiting.saved()}

    @classmethod
    def restored(cls, setup: MatchSetup, found: dict[str, Any]) -> RoomState:
        """The state that was saved; a Complaint names what does not fit."""
        match = Match.restored(setup.game, found)
        state = parts.restored(RoomState, found.get(PART), PART)
        state.attach(setup, match)
        state.waiting.restore(found.get("waiting"))
        return state

    # -- the present ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match.over or self.aborted

    @property
    def mark(self) -> str:
        """How much has happened, how often chance was asked, and what the last move brought.

        By other rules it would be another one.
        """
        events, moves = self.match.events, self.match.moves
        latest = [sorted(one.told.items()) for one in events[moves[-1].before if moves else 0 :]]
        return f"{len(events)}.{self.match.state.rng}.{crc32(repr(latest).encode()):x}.{MARKS}"

    def is_at(self, mark: str) -> bool:
        """Whether it is the mark of this moment.

        A mark of the first form tells in another way what the last move brought: only the rest of
        it can be compared.
        """
        then, now = mark.split("."), self.mark.split(".")
        return then[:2] == now[:2] if len(then) == FIRST_FORM else then == now

    def questions(self) -> list[Decision]:
        """The open questions that are not answered yet."""
        return [] if self.over else [one for one in self.match.decisions() if not one.sealed]

    def asked_seats(self) -> set[Seat]:
        return {one.seat for one in self.questions()}

    def asked_since(self) -> dict[Seat, int | None]:
        """By seat, since when it has been asked; none that is not."""
        since = {} if self.over else self.clocks.since
        return {seat: since.get(seat) for seat in range(len(self.setup.seatings))}

    def bot_of(self, seat: Seat) -> str:
        """The level of the bot that plays the seat now; nothing if a person does."""
        resigned = "greedy" if self.match.state.resigned >> seat & 1 else ""
        return self.setup.seatings[seat].bot or self.stand_ins.get(seat, "") or resigned

    def people(self) -> list[Seat]:
        """The seats that are played by people now."""
        return [seat for seat in range(len(self.setup.seatings)) if not self.bot_of(seat)]

    def stops_of(self, seat: Seat) -> tuple[str, ...]:
        return self.stops.get(seat, self.match.game.display.stops)

    def passes(self, seat: Seat) -> bool:
        match = self.match
        return passes(match.game, match.state, match.present.asked(seat), self.stops_of(seat))

    @property
    def watched(self) -> bool:
        return self.setup.terms.watching and not self.unwatched

    def open_for(self, now: int) -> float:
        """The seconds for which the present question has been open."""
        return now / 1000 - self.waiting.open[-1].since

    def can_undo(self, seat: Seat) -> bool:
        """Whether a decision of the seat's player can be taken back at once.

        Not while a sealed answer of another seat lies there, which may be changed unseen.
        """
        others = set(answered(self.match.state)) - {seat}
        free = self.setup.terms.undo == "free" and not self.over and not others
        return free and self.match.can_undo(seat) and "person" in self.bys[self.match.firm :]

    def last_own(self, seat: Seat) -> int | None:
        """The ply of the last decision the seat's player made."""
        plies = range(len(self.bys) - 1, -1, -1)
        own = (p for p in plies if self.match.moves[p].seat == seat and self.bys[p] == "person")
        return next(own, None)

    # -- admitting --------------------------------------------------------------------------------

    def entry(self, proposal: Proposal, at: int, command: str | None = None) -> LogEntry:
        """The proposal as the next entry; time never goes back, whatever the clock says."""
        return LogEntry(
            seq=self.seq + 1,
            at=max(at, self.at),
            kind=proposal.kind,
            seat=proposal.seat,
            value=proposal.value,
            by=proposal.by,
            command=command,
            mark=self.mark,
        )

    def admit(self, entry: LogEntry) -> None:
        before, self.at = self.at, entry.at
        try:
            ADMIT[entry.kind](self, entry)
        except BaseException:
            self.at = before
            raise
        self.seq = entry.seq
        if entry.command:
            self.commands[entry.command] = entry.seq

    def tell(self, seats: Collection[Seat]) -> None:
        """A number for each of the seats at which nothing changed on the table."""
        for seat in seats:
            self.feeds[seat].tell(len(self.match.events), changed=False)

    def everybody(self) -> Collection[Seat]:
        return self.feeds.keys()

    def move_on(self, mover: Seat) -> None:
        """After a move or another end of a question: the clocks go on to the next."""
        self.waiting.look()
        self.clocks.look(self.asked_seats(), mover, self.at)


# -- on the table ---------------------------------------------------------------------------------


def _key(state: RoomState, entry: LogEntry) -> None:
    seat, match = entry.seat, state.match
    sealing, before = is_sealing(match, seat, entry.value), answered(match.state)
    keep = len(match.events)
    match.play(seat, entry.value)
    state.milestones.look(match)
    state.bys.append(entry.by)
    state.times.append(state.clocks.time_of(seat))
    _number(state, keep, seat, sealed=sealing, public=before)
    if entry.by in ("clock", "person"):
        state.lapses[seat] = state.lapses[seat] + 1 if entry.by == "clock" else 0
    state.move_on(seat)


def _undo(state: RoomState, entry: LogEntry) -> None:
    """The seat's last own decision is taken back, with what the table passed for it since."""
    seat, match = entry.seat, state.match
    if not state.can_undo(seat):
        raise IllegalChoice("no-undo", seat=seat)
    before, taken = answered(match.state), _take_back(state, seat)
    sealing = len(taken) == 1 and is_sealing(match, seat, taken[0])
    _number(state, len(match.events), seat, sealed=sealing, public=before)
    state.move_on(seat)
    state.clocks.set_back(seat, state.times[len(state.bys)])
    del state.times[len(state.bys) :]


def _take_back(state: RoomState, seat: Seat) -> list[str]:
    """The keys that were taken back, the last of them the player's own."""
    taken, by = [], ""
    while by != "person":
        taken.append(state.match.moves[-1].key)
        state.match.undo(seat)
        by = state.bys.pop()
    return taken


def is_sealing(match: Match, seat: Seat, key: str) -> bool:
    """Whether the key is an answer that is sealed until the others have given theirs."""
    agenda = match.state.agenda
    return agenda is not None and agenda[0][0] is answers and key in match.present.answers(seat)


def _number(
    state: RoomState, keep: int, mover: Seat, *, sealed: bool, public: tuple[Seat, ...]
) -> None:
    """Tell the feeds of it whose seats can see anything of it; so many events are still right.

    While answers are sealed the others see which are there, and of a changed one nothing. An offer
    was about the table that everybody has seen.
    """
    now = answered(state.match.state)
    hidden = sealed and mover in (*public, *now)
    for seat, feed in state.feeds.items():
        if seat == mover or not hidden:
            feed.tell(keep, changed=True)
        elif now != public:
            feed.tell(keep, changed=False)
    if not hidden or now != public:
        state.offer = None


# -- around it ------------------------------------------------------------------------------------


def _said(state: RoomState, entry: LogEntry) -> None:
    """Watchers hear nothing, so that nobody plays by their help, nor they by the players'."""
    seats = range(len(state.setup.seatings))
    heard = tuple(seat for seat in seats if (seat, entry.seat) not in state.mutes)
    line = Line(speaker=entry.seat, text=entry.value, at=entry.at)
    state.said = [*state.said, ChatLine(line, heard)][-SAID:]
    state.tell(heard)


def _mute(state: RoomState, entry: LogEntry) -> None:
    whom, on = entry.value
    change = state.mutes.add if on else state.mutes.discard
    change((entry.seat, whom))
    state.tell([entry.seat])


def _stops(state: RoomState, entry: LogEntry) -> None:
    state.stops[entry.seat] = tuple(entry.value)
    state.tell([entry.seat])


def _takeover(state: RoomState, entry: LogEntry) -> None:
    state.stand_ins[entry.seat] = entry.value
    state.tell(state.everybody())


def _back(state: RoomState, entry: LogEntry) -> None:
    state.stand_ins.pop(entry.seat, None)
    state.lapses[entry.seat] = 0
    state.clocks.since.pop(entry.seat, None)
    state.clocks.look(state.asked_seats(), SPECTATOR, entry.at)
    state.tell(state.everybody())


def _watch(state: RoomState, entry: LogEntry) -> None:
    change = state.unwatched.discard if entry.value else state.unwatched.add
    change(entry.seat)
    state.tell(state.everybody())


ADMIT: Final[dict[str, Callable[[RoomState, LogEntry], None]]] = {
    "key": _key,
    "undo": _undo,
    "offer": offers.offer,
    "reply": offers.reply,
    "said": _said,
    "mute": _mute,
    "stops": _stops,
    "takeover": _takeover,
    "back": _back,
    "watch": _watch,
}
