"""What a listener is sent: everything at first, then what has changed, number by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fhtagn.content.structs import Json
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.present import refused
from fhtagn.kernel.state import Seat
from fhtagn.server.protocol import (
    Noted,
    Offered,
    Reasons,
    Room,
    Said,
    Sitting,
    State,
    Update,
)
from fhtagn.server.room.course import Course
from fhtagn.server.room.entries import Entry
from fhtagn.server.room.streams import Change

Absent = Mapping[Seat, int | None]  # the seats at which nobody is, and since when if that is told


def table_of(course: Course, seat: Seat) -> dict[str, Json]:
    """All of the table that a seat may see, as plain as it is written."""
    found = course.match.present.sent(seat)
    found["aborted"] = course.aborted
    return found


def state(course: Course, seat: Seat, since: int | None, shown: dict[str, Json]) -> State:
    """Everything at the present number, and what happened since another, or from the beginning."""
    stream = course.streams[seat]
    keep = 0 if since is None else stream.keep_since(since, len(course.match.events))
    return State(
        seat=seat,
        n=stream.n,
        keep=keep,
        events=tuple(course.match.told(seat, keep)),
        sent=shown,
        can_undo=course.can_undo(seat),
        stops=course.stops_of(seat) if seat >= 0 else (),
        mutes=tuple(sorted(whom for deaf, whom in course.mutes if deaf == seat)),
        said=tuple(line for line, heard in course.said if seat in heard),
    )


def update(course: Course, seat: Seat, differ: Sequence[Change]) -> Update:
    stream = course.streams[seat]
    keep = stream.keeps[-1]
    return Update(
        seat=seat,
        n=stream.n,
        keep=keep,
        events=tuple(course.match.told(seat, keep)),
        changes=tuple(differ),
        can_undo=course.can_undo(seat),
    )


def noted(course: Course, seat: Seat, entry: Entry) -> Noted:
    """Of an offer only what is offered: the ply would tell of moves nobody can see."""
    value = entry.value[0] if entry.kind == "offer" else entry.value
    return Noted(seat=seat, n=course.streams[seat].n, kind=entry.kind, by=entry.seat, value=value)


def said(course: Course, seat: Seat) -> Said:
    """What was said last."""
    line = course.said[-1].line
    return Said(
        seat=seat, n=course.streams[seat].n, speaker=line.speaker, text=line.text, at=line.at
    )


def reasons(course: Course, seat: Seat, command: str) -> Reasons:
    match = course.match
    return Reasons(
        id=command,
        kinds={kind: _reason(one) for kind, one in match.present.why_not(seat).items()},
        keys={key: _reason(one) for key, one in refused(match.game, match.state, seat).items()},
    )


def _reason(one: tuple[str, ...] | Reason) -> dict[str, Json]:
    if isinstance(one, Reason):
        return {"rule": one.rule, "why": one.why, "about": dict(one.about)}
    return {"offered": list(one)}


# -- the room --------------------------------------------------------------------------------------


def room(course: Course, absent: Absent, now: int, *, watchers: int, watched: bool) -> Room:
    """All about the table that is not on it, at a moment of the course."""
    opening = course.opening
    ended = "aborted" if course.aborted else "finished"
    return Room(
        status=ended if course.over else "playing",  # type: ignore[arg-type]
        now=now,
        seats=tuple(_sitting(course, absent, seat) for seat in range(len(opening.seatings))),
        offer=_offered(course),
        watchers=watchers,
        watched=watched,
        commitment=opening.commitment,
        server_seed=opening.server_seed if course.over else "",
    )


def _offered(course: Course) -> Offered | None:
    made = course.offer
    return made and Offered(seat=made.seat, what=made.what, agreed=made.agreed)


def _sitting(course: Course, absent: Absent, seat: Seat) -> Sitting:
    seating, bot = course.opening.seatings[seat], course.bot_of(seat)
    return Sitting(
        seat=seat,
        name=seating.name,
        person=seating.person,
        colour=seating.colour,
        bot=bot,
        stand_in=bool(bot) and not seating.bot,
        present=bool(seating.bot) or seat not in absent,
        absent_since=None if seating.bot else absent.get(seat),
        bank=course.clocks.bank(seat),
        deadline=None if bot else course.clocks.deadline(seat),
    )
