"""The course of a match: the match, and all that was agreed about it, as its log tells.

The same log gives the same course, in every process. Entries are admitted one after another; an
entry that cannot be admitted raises a Complaint and changes nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from fhtagn.host.stops import passes
from fhtagn.host.waiting import Waiting
from fhtagn.kernel.agenda import Decision, answered, answers
from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.game import asked, keyed
from fhtagn.kernel.match import Match
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.server.protocol import Offered
from fhtagn.server.room.clocks import Clocks
from fhtagn.server.room.entries import Draft, Entry
from fhtagn.server.room.opening import Opening
from fhtagn.server.room.streams import Stream


class Line(NamedTuple):
    """Something that was said, with the number of every listener's stream when it was."""

    speaker: Seat
    text: str
    at: int
    seq: int


SAID: Final = 200  # lines that are kept at hand


class Course:
    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        seats = opening.settings.seats
        self.match = Match(opening.game, opening.settings, 0, secret=opening.secret)
        self.seq, self.at = 0, opening.started_at
        self.bys: list[str] = []  # who made each of the moves: a person, a bot, the clock
        self.clocks = Clocks(opening.terms.pace, seats)
        self.offer: Offered | None = None
        self.stand_ins: dict[Seat, str] = {}  # bots that play for the absent
        self.lapses: Counter[Seat] = Counter()  # questions in a row the seat has let pass
        self.stops: dict[Seat, tuple[str, ...]] = {}
        self.mutes: set[tuple[Seat, Seat]] = set()  # who does not hear whom
        self.unwatched: set[Seat] = set()  # who wants no watchers
        self.said: list[Line] = []
        self.commands: dict[str, int] = {}  # the entries by the command they came from
        self.aborted = False
        self.listen()
        self.clocks.look(self.asked_seats(), SPECTATOR, self.at)

    def listen(self) -> None:
        """Count what each seat is told from here on; and keep the time of the questions."""
        everybody = (*range(self.opening.settings.seats), SPECTATOR)
        self.streams = {seat: Stream(self.match, seat) for seat in everybody}
        self.waiting = Waiting(self.match, lambda: self.at / 1000)

    # -- the present ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match.over or self.aborted

    @property
    def mark(self) -> str:
        """How much has happened, and how often chance was asked: other rules would differ."""
        return f"{len(self.match.events)}.{self.match.state.rng}"

    def questions(self) -> list[Decision]:
        """The open questions that are not answered yet."""
        return [] if self.over else [one for one in self.match.decisions() if not one.sealed]

    def asked_seats(self) -> set[Seat]:
        return {one.seat for one in self.questions()}

    def bot_of(self, seat: Seat) -> str:
        """The level of the bot that plays the seat now; nothing if a person does."""
        resigned = "greedy" if self.match.state.resigned >> seat & 1 else ""
        return self.opening.seatings[seat].bot or self.stand_ins.get(seat, "") or resigned

    def people(self) -> list[Seat]:
        """The seats that are played by people now."""
        return [seat for seat in range(len(self.opening.seatings)) if not self.bot_of(seat)]

    def stops_of(self, seat: Seat) -> tuple[str, ...]:
        return self.stops.get(seat, self.match.game.stops)

    def passes(self, seat: Seat) -> bool:
        return passes(self.match.game, self.match.state, seat, self.stops_of(seat))

    @property
    def watched(self) -> bool:
        return self.opening.terms.watching and not self.unwatched

    def can_undo(self, seat: Seat) -> bool:
        return self.opening.terms.undo == "free" and not self.over and self.match.can_undo(seat)

    def last_own(self, seat: Seat) -> int | None:
        """The ply of the last decision the seat's player made."""
        plies = range(len(self.bys) - 1, -1, -1)
        own = (p for p in plies if self.match.moves[p].seat == seat and self.bys[p] == "person")
        return next(own, None)

    # -- admitting --------------------------------------------------------------------------------

    def entry(self, draft: Draft, at: int, command: str | None = None) -> Entry:
        """The draft as the next entry; time never goes back, whatever the clock says."""
        return Entry(
            seq=self.seq + 1,
            at=max(at, self.at),
            kind=draft.kind,
            seat=draft.seat,
            value=draft.value,
            by=draft.by,
            command=command,
            mark=self.mark,
        )

    def admit(self, entry: Entry) -> None:
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
            self.streams[seat].tell(self.streams[seat].total, changed=False)

    def everybody(self) -> Collection[Seat]:
        return self.streams.keys()


# -- on the table ---------------------------------------------------------------------------------


def _key(course: Course, entry: Entry) -> None:
    seat, match = entry.seat, course.match
    sealing, before = is_sealing(match, seat, entry.value), answered(match.state)
    match.play(seat, entry.value)
    course.bys.append(entry.by)
    for stream in course.streams.values():
        keep = stream.moved(match)
        _number(course, stream, keep, entry.seat, sealed=sealing, public=before)
    course.lapses[seat] = course.lapses[seat] + 1 if entry.by == "clock" else 0
    _after(course, seat)


def _undo(course: Course, entry: Entry) -> None:
    """The seat's last own decision is taken back, with what the table passed for it since."""
    seat, match = entry.seat, course.match
    before, taken = answered(match.state), _take_back(course, seat)
    sealing = len(taken) == 1 and is_sealing(match, seat, taken[0])
    for stream in course.streams.values():
        keeps = [stream.took_back() for _ in taken]
        _number(course, stream, keeps[-1], seat, sealed=sealing, public=before)
    _after(course, seat)


def _take_back(course: Course, seat: Seat) -> list[str]:
    match, taken = course.match, []
    while match.can_undo(seat):
        by = course.bys.pop()
        taken.append((match.moves[-1].key, by))
        match.undo(seat)
        if by == "person":
            return [key for key, _by in taken]
    for key, by in reversed(taken):
        match.play(seat, key)
        course.bys.append(by)
    raise IllegalChoice("no-undo", seat=seat)


def is_sealing(match: Match, seat: Seat, key: str) -> bool:
    """Whether the key is an answer that is sealed until the others have given theirs."""
    g = match.state
    question = asked(g, seat) if g.agenda and g.agenda[0][0] is answers else None
    return question is not None and key in keyed(g, question.options)


def _number(
    course: Course,
    stream: Stream,
    keep: int,
    mover: Seat,
    *,
    sealed: bool,
    public: tuple[Seat, ...],
) -> None:
    """Tell the stream of it, unless nothing of it can be seen from there.

    While answers are sealed the others see which are there, and of a changed one nothing.
    """
    now = answered(course.match.state)
    if stream.seat == mover or not (sealed and mover in (*public, *now)):
        stream.tell(keep, changed=True)
    elif now != public:
        stream.tell(keep, changed=False)


def _after(course: Course, mover: Seat) -> None:
    """The offer was about another table; the clocks go on to the next question."""
    course.offer = None
    course.waiting.look()
    course.clocks.look(course.asked_seats(), mover, course.at)


# -- around it ------------------------------------------------------------------------------------


def _offer(course: Course, entry: Entry) -> None:
    what, ply = entry.value
    course.offer = Offered(seat=entry.seat, what=what, ply=ply, agreed=(entry.seat,))
    course.tell(course.everybody())
    _if_all_agree(course)


def _reply(course: Course, entry: Entry) -> None:
    offer = course.offer
    if offer is None:
        raise IllegalChoice("no-offer")
    agreed = (*offer.agreed, entry.seat)
    course.offer = (
        Offered(seat=offer.seat, what=offer.what, ply=offer.ply, agreed=agreed)
        if entry.value
        else None
    )
    course.tell(course.everybody())
    _if_all_agree(course)


def must_agree(course: Course, offer: Offered) -> set[Seat]:
    """The people at the table who have not agreed yet; whoever has several seats agrees once."""
    seatings = course.opening.seatings
    agreed = {seatings[seat].person for seat in offer.agreed}
    return {seat for seat in course.people() if seatings[seat].person not in agreed}


def _if_all_agree(course: Course) -> None:
    offer = course.offer
    if offer is None or must_agree(course, offer):
        return
    course.offer = None
    AGREED[offer.what](course, offer)


def _go_back(course: Course, offer: Offered) -> None:
    """As it was before that ply: the same moves would meet the same dice again."""
    course.match = course.match.fork(offer.ply)
    del course.bys[offer.ply :]
    for stream in course.streams.values():
        stream.recount(course.match)
        stream.keeps[-1] = stream.total
        stream.changed = stream.n
    course.waiting = Waiting(course.match, lambda: course.at / 1000)
    _after(course, offer.seat)


def _abort(course: Course, _offer: Offered) -> None:
    course.aborted = True


AGREED: Final[dict[str, Callable[[Course, Offered], None]]] = {"undo": _go_back, "abort": _abort}


def _said(course: Course, entry: Entry) -> None:
    course.said = [*course.said, Line(entry.seat, entry.value, entry.at, entry.seq)][-SAID:]
    course.tell([seat for seat in course.everybody() if hears(course, seat, entry.seat)])


def hears(course: Course, seat: Seat, speaker: Seat) -> bool:
    """Watchers hear nothing, so that nobody plays by their help, nor they by the players'."""
    return seat != SPECTATOR and (seat, speaker) not in course.mutes


def _mute(course: Course, entry: Entry) -> None:
    whom, on = entry.value
    change = course.mutes.add if on else course.mutes.discard
    change((entry.seat, whom))
    course.tell([entry.seat])


def _stops(course: Course, entry: Entry) -> None:
    course.stops[entry.seat] = tuple(entry.value)
    course.tell([entry.seat])


def _takeover(course: Course, entry: Entry) -> None:
    course.stand_ins[entry.seat] = entry.value
    course.tell(course.everybody())
    _if_all_agree(course)


def _back(course: Course, entry: Entry) -> None:
    course.stand_ins.pop(entry.seat, None)
    course.lapses[entry.seat] = 0
    course.clocks.since.pop(entry.seat, None)
    course.clocks.look(course.asked_seats(), SPECTATOR, entry.at)
    course.tell(course.everybody())


def _watch(course: Course, entry: Entry) -> None:
    change = course.unwatched.discard if entry.value else course.unwatched.add
    change(entry.seat)
    course.tell(course.everybody())


ADMIT: Final[dict[str, Callable[[Course, Entry], None]]] = {
    "key": _key,
    "undo": _undo,
    "offer": _offer,
    "reply": _reply,
    "said": _said,
    "mute": _mute,
    "stops": _stops,
    "takeover": _takeover,
    "back": _back,
    "watch": _watch,
}
