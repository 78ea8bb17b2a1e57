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
from fhtagn.server.room.entries import LogEntry
from fhtagn.server.room.room_state import RoomState
from fhtagn.server.room.seat_feed import Change

Absent = Mapping[Seat, int | None]  # the seats at which nobody is, and since when if that is told


def table_of(state: RoomState, seat: Seat) -> dict[str, Json]:
    """All of the table that a seat may see, as plain as it is written."""
    found = state.match.present.sent(seat)
    found["aborted"] = state.aborted
    return found


def state(state: RoomState, seat: Seat, since: int | None, shown: dict[str, Json]) -> State:
    """Everything at the present number, and what happened since another, or from the beginning."""
    feed = state.feeds[seat]
    keep = 0 if since is None else feed.keep_since(since, len(state.match.events))
    return State(
        seat=seat,
        n=feed.n,
        keep=keep,
        events=tuple(state.match.told(seat, keep)),
        sent=shown,
        can_undo=state.can_undo(seat),
        stops=state.stops_of(seat) if seat >= 0 else (),
        mutes=tuple(sorted(whom for deaf, whom in state.mutes if deaf == seat)),
        said=tuple(line for line, heard in state.said if seat in heard),
    )


def update(state: RoomState, seat: Seat, differ: Sequence[Change]) -> Update:
    feed = state.feeds[seat]
    keep = feed.keeps[-1]
    return Update(
        seat=seat,
        n=feed.n,
        keep=keep,
        events=tuple(state.match.told(seat, keep)),
        changes=tuple(differ),
        can_undo=state.can_undo(seat),
    )


def noted(state: RoomState, seat: Seat, entry: LogEntry) -> Noted:
    """Of an offer only what is offered: the ply would tell of moves nobody can see."""
    value = entry.value[0] if entry.kind == "offer" else entry.value
    return Noted(seat=seat, n=state.feeds[seat].n, kind=entry.kind, by=entry.seat, value=value)


def said(state: RoomState, seat: Seat) -> Said:
    """What was said last."""
    line = state.said[-1].line
    return Said(seat=seat, n=state.feeds[seat].n, speaker=line.speaker, text=line.text, at=line.at)


def reasons(state: RoomState, seat: Seat, command: str) -> Reasons:
    match = state.match
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


def room(state: RoomState, absent: Absent, now: int, *, watchers: int, watched: bool) -> Room:
    """All about the table that is not on it, at a moment of the state."""
    setup = state.setup
    ended = "aborted" if state.aborted else "finished"
    return Room(
        status=ended if state.over else "playing",  # type: ignore[arg-type]
        now=now,
        seats=tuple(_sitting(state, absent, seat) for seat in range(len(setup.seatings))),
        offer=_offered(state),
        watchers=watchers,
        watched=watched,
        commitment=setup.commitment,
        server_seed=setup.server_seed if state.over else "",
    )


def _offered(state: RoomState) -> Offered | None:
    made = state.offer
    return made and Offered(seat=made.seat, what=made.what, agreed=made.agreed)


def _sitting(state: RoomState, absent: Absent, seat: Seat) -> Sitting:
    seating, bot = state.setup.seatings[seat], state.bot_of(seat)
    return Sitting(
        seat=seat,
        name=seating.name,
        person=seating.person,
        colour=seating.colour,
        bot=bot,
        stand_in=bool(bot) and not seating.bot,
        present=bool(seating.bot) or seat not in absent,
        absent_since=None if seating.bot else absent.get(seat),
        bank=state.clocks.bank(seat),
        deadline=None if bot else state.clocks.deadline(seat),
    )
