"""What a listener is sent: everything at first, then what has changed, number by number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fhtagn.kernel.game import Reason, refused, sent, why_not
from fhtagn.kernel.state import Seat
from fhtagn.server.protocol import Noted, Reasons, Said, State, Update
from fhtagn.server.room.course import Course, Line, hears
from fhtagn.server.room.entries import Entry
from fhtagn.server.room.streams import changes

ON_THE_TABLE = ("key", "undo")


def table_of(course: Course, seat: Seat) -> dict[str, Any]:
    """All of the table that a seat may see, as plain as it is written."""
    found = sent(course.match.game, course.match.state, seat)
    found["aborted"] = course.aborted
    return found


def state(course: Course, seat: Seat, since: int | None, shown: dict[str, Any]) -> State:
    """Everything at the present number, and what happened since another, or from the beginning."""
    stream = course.streams[seat]
    keep = 0 if since is None else stream.keep_since(since)
    return State(
        seat=seat,
        n=stream.n,
        keep=keep,
        events=tuple(course.match.told(seat)[keep:]),
        sent=shown,
        can_undo=course.can_undo(seat),
        stops=course.stops_of(seat) if seat >= 0 else (),
        said=tuple(
            said(course, seat, line) for line in course.said if hears(course, seat, line.speaker)
        ),
    )


def update(course: Course, seat: Seat, old: dict[str, Any], new: dict[str, Any]) -> Update:
    stream = course.streams[seat]
    keep = stream.keeps[-1]
    return Update(
        seat=seat,
        n=stream.n,
        keep=keep,
        events=_latest(course, seat, stream.total - keep),
        changes=tuple(changes(old, new)),
        can_undo=course.can_undo(seat),
    )


def _latest(course: Course, seat: Seat, count: int) -> tuple[Any, ...]:
    """The last events the seat was told; they all belong to the last move."""
    if not count:
        return ()
    return tuple(course.match.told(seat, course.match.moves[-1].before))[-count:]


def noted(course: Course, seat: Seat, entry: Entry) -> Noted:
    return Noted(
        seat=seat, n=course.streams[seat].n, kind=entry.kind, by=entry.seat, value=entry.value
    )


def said(course: Course, seat: Seat, line: Line) -> Said:
    return Said(
        seat=seat, n=course.streams[seat].n, speaker=line.speaker, text=line.text, at=line.at
    )


def reasons(course: Course, seat: Seat, command: str) -> Reasons:
    game, g = course.match.game, course.match.state
    kinds = why_not(game, g, seat)
    return Reasons(
        id=command,
        kinds={kind: _reason(one) for kind, one in kinds.items()},
        keys={key: _reason(one) for key, one in refused(game, g, seat).items()},
    )


def _reason(one: tuple[str, ...] | Reason) -> Mapping[str, Any]:
    if isinstance(one, Reason):
        return {"rule": one.rule, "why": one.why, "about": dict(one.about)}
    return {"offered": list(one)}
