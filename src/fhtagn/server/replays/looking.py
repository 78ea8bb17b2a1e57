"""Looking back at a match: what it was about, step by step, and its whole record."""

from __future__ import annotations

from typing import Final

from msgspec.json import encode

from fhtagn.content.structs import Json
from fhtagn.host import parts
from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.state import Seat
from fhtagn.server.house import House
from fhtagn.server.lobby.showing import public
from fhtagn.server.replays.bodies import (
    OriginShown,
    ParticipantShown,
    Replay,
    SettingsShown,
    StepShown,
)
from fhtagn.server.replays.sight import Sight, sight
from fhtagn.server.replays.timeline import Timeline, TimelineStep

MOST: Final = 50  # frames in one answer


async def sight_of(house: House, match: str, person: str) -> Sight:
    return await house.store.read(sight, match, person, house.clock.wall())


# -- what it was about -----------------------------------------------------------------------------


async def replay(house: House, match: str, person: str, seat: Seat | None) -> bytes:
    """The match from a seat, or from the first that is open to the person; as JSON."""
    seen = await sight_of(house, match, person)
    viewer = seen.seats[0] if seat is None else seat
    seen.check_seat(viewer)
    return await house.timelines.look(
        seen, lambda one: replay_of(seen, one, viewer).model_dump_json().encode()
    )


def replay_of(seen: Sight, timeline: Timeline, seat: Seat) -> Replay:
    setup, outcome = seen.setup, timeline.match.state.outcome
    game, origin = setup.game, setup.terms.origin
    return Replay(
        game=game.name,
        rules=game.version,
        content=game.content.digest,
        status=seen.status,  # type: ignore[arg-type]
        started_at=setup.started_at,
        finished_at=seen.finished_at,
        outcome=outcome,
        settings=_settings(seen),
        sitting=[
            ParticipantShown(seat=number, **one._asdict())
            for number, one in enumerate(setup.seatings)
        ],
        origin=OriginShown(match=origin.match, ply=origin.ply) if origin else None,
        seats=list(seen.seats),
        seat=seat,
        steps=[_step(seen, timeline, seat, step) for step in steps_of(seen, timeline, seat)],
    )


def _settings(seen: Sight) -> SettingsShown:
    chosen, game = seen.setup.settings, seen.setup.game.name
    return SettingsShown(
        seats=chosen.seats,
        table=chosen.table,
        by_seat=[
            own if seat in seen.seats else public(game, own)
            for seat, own in enumerate(chosen.by_seat)
        ],
    )


def steps_of(seen: Sight, timeline: Timeline, seat: Seat) -> list[TimelineStep]:
    return timeline.all_steps() if seen.over else timeline.steps_of(seat)


def _step(seen: Sight, timeline: Timeline, seat: Seat, step: TimelineStep) -> StepShown:
    """Keys name hidden things by their places: whoever had all of them could follow these."""
    shown = StepShown(number=step.number, at=timeline.at(step), seat=None, key=None, by=None)
    move = timeline.match.moves[step.ply - 1] if step.ply else None
    if move and (seen.over or move.seat == seat):
        shown.seat, shown.key, shown.by = move.seat, move.key, timeline.plies[step.ply - 1].by
    return shown


# -- step by step ----------------------------------------------------------------------------------


async def frames(house: House, match: str, person: str, seat: Seat, first: int, last: int) -> bytes:
    """What a seat was sent at the steps with these numbers; as JSON."""
    if not 0 <= last - first < MOST:
        raise Complaint("replay-range", first=first, last=last, most=MOST)
    seen = await sight_of(house, match, person)
    seen.check_seat(seat)
    return await house.timelines.look(seen, lambda one: _frames(seen, one, seat, first, last))


def _frames(seen: Sight, timeline: Timeline, seat: Seat, first: int, last: int) -> bytes:
    found = timeline.frames(seat, steps_of(seen, timeline, seat), first, last)
    return encode({"seat": seat, "frames": [one._asdict() for one in found]})


# -- the whole -------------------------------------------------------------------------------------


async def record(house: House, match: str, person: str) -> bytes:
    """After the end: all keys, and what chance was made from; as JSON."""
    seen = await sight_of(house, match, person)
    seen.check_over()
    return await house.timelines.look(seen, lambda one: encode(record_of(seen, one)))


def record_of(seen: Sight, timeline: Timeline) -> dict[str, Json]:
    return timeline.match.record() | parts.saved(seen.setup.promise)
