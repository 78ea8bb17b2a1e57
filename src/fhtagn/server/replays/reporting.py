"""A report: all that a seat was sent, for whoever is to find out what is wrong.

While the match is on, nothing is in it that the seat may not know; after the end, the whole record.
"""

from __future__ import annotations

import platform
from typing import Final

from msgspec.json import decode, encode

import fhtagn
from fhtagn.content.structs import Json
from fhtagn.host.report import FORMAT, MARK, seal
from fhtagn.kernel.state import Seat
from fhtagn.server.house import House
from fhtagn.server.lobby.terms import kept_terms
from fhtagn.server.replays.bodies import ReportAsked
from fhtagn.server.replays.looking import record_of, replay_of, sight_of, steps_of
from fhtagn.server.replays.sight import Sight
from fhtagn.server.replays.timeline import Timeline

LAST: Final = 200  # frames, the latest ones


async def report(house: House, match: str, person: str, asked: ReportAsked) -> bytes:
    """What there is to tell of a seat of one's own; as JSON."""
    house.limits.hit("report", person)
    seen = await sight_of(house, match, person)
    seen.check_own(person, asked.seat)
    alone = seen if seen.over else seen._replace(seats=(asked.seat,))
    at = house.clock.wall()
    return await house.timelines.look(alone, lambda one: encode(_report(alone, one, asked, at)))


def _report(seen: Sight, timeline: Timeline, asked: ReportAsked, at: int) -> dict[str, Json]:
    seat, setup = asked.seat, seen.setup
    written: dict[str, Json] = {
        MARK: FORMAT,
        "at": at,
        "words": asked.words,
        "match": setup.match,
        "fhtagn": fhtagn.__version__,
        "python": platform.python_version(),
        "terms": kept_terms(setup.terms),
        "replay": replay_of(seen, timeline, seat).model_dump(),
        "events": timeline.match.told(seat),
        "frames": _frames(seen, timeline, seat),
        "record": record_of(seen, timeline) if seen.over else None,
    }
    return written | {"seal": seal(decode(encode(written)))}


def _frames(seen: Sight, timeline: Timeline, seat: Seat) -> list[dict[str, Json]]:
    steps = steps_of(seen, timeline, seat)
    first, last = steps[-LAST:][0].number, steps[-1].number
    return [one._asdict() for one in timeline.frames(seat, steps, first, last)]
