"""A course at some entry, in one piece: so that a long match is at hand at once."""

from __future__ import annotations

import json
import zlib
from collections import Counter
from collections.abc import Mapping
from typing import Final, Literal, TypedDict

from msgspec import convert, to_builtins

from fhtagn.kernel.events import Logged, Told
from fhtagn.kernel.game import Game, restored
from fhtagn.kernel.match import Move
from fhtagn.kernel.save import digest, save
from fhtagn.kernel.state import Seat
from fhtagn.server.protocol import Line
from fhtagn.server.room import clocks
from fhtagn.server.room.clocks import Time
from fhtagn.server.room.course import Course, Spoken
from fhtagn.server.room.entries import EVERY, Snapshot
from fhtagn.server.room.milestones import is_firm
from fhtagn.server.room.offers import Offering
from fhtagn.server.room.opening import Opening
from fhtagn.server.structs import Json

FORMAT: Final = 2  # of what is saved below; a change of that needs the next number

Event = tuple[Mapping[str, Json], int, Mapping[str, Json] | None]
Offer = tuple[Seat, Literal["undo", "abort"], int, tuple[Seat, ...], list[tuple[Seat, int]]]


class Saved(TypedDict):
    """A course as JSON; what is a tuple here comes back as a list."""

    seq: int
    at: int
    table: Mapping[str, Json]
    events: list[Event]
    moves: list[tuple[Seat, str, int]]
    match_seq: int
    bys: list[str]
    clocks: clocks.Saved
    offer: Offer | None
    stand_ins: list[tuple[Seat, str]]
    lapses: list[tuple[Seat, int]]
    stops: list[tuple[Seat, tuple[str, ...]]]
    mutes: list[tuple[Seat, Seat]]
    unwatched: list[Seat]
    said: list[tuple[Json, tuple[Seat, ...]]]
    aborted: bool
    commands: list[tuple[str, int]]
    streams: list[tuple[Seat, list[int], int]]
    open_since: float


def is_due(course: Course, last: int) -> bool:
    """Often enough, and only when no move can be taken back: what lay before is not kept."""
    due = course.seq - last >= EVERY
    return due and is_firm(course.match) and len(course.waiting.open) == 1


def snapshot(course: Course) -> Snapshot:
    packed = zlib.compress(json.dumps(_saved(course)).encode(), 1)
    rules = version_of(course.opening.game)
    return Snapshot(course.seq, rules, digest(course.match.state), packed)


def version_of(game: Game) -> str:
    """What a snapshot depends on: by other rules or other cards the log is played anew."""
    return f"{FORMAT} {game.version} {game.content.digest}"


def unpacked(opening: Opening, taken: Snapshot) -> Course:
    """The course as it was then."""
    course = Course(opening)
    _restore(course, json.loads(zlib.decompress(taken.course)))
    return course


def differing(course: Course, taken: Snapshot) -> list[str]:
    """The parts in which a snapshot, unpacked, is not the course that has followed the log."""
    found, followed = _written(_saved(unpacked(course.opening, taken))), _written(_saved(course))
    return [name for name in followed if found[name] != followed[name]]


def _written(saved: Saved) -> dict[str, str]:
    return {name: json.dumps(part) for name, part in saved.items()}


def _saved(course: Course) -> Saved:
    match = course.match
    return {
        "seq": course.seq,
        "at": course.at,
        "table": save(match.state),
        "events": [(one.told, one.only, one.others) for one in match.events],
        "moves": [(one.seat, one.key, one.before) for one in match.moves],
        "match_seq": match.seq,
        "bys": course.bys,
        "clocks": course.clocks.saved(),
        "offer": _saved_offer(course.offer),
        "stand_ins": list(course.stand_ins.items()),
        "lapses": list(course.lapses.items()),
        "stops": list(course.stops.items()),
        "mutes": sorted(course.mutes),
        "unwatched": sorted(course.unwatched),
        "said": [(to_builtins(line), heard) for line, heard in course.said],
        "aborted": course.aborted,
        "commands": list(course.commands.items()),
        "streams": [(seat, one.keeps, one.changed) for seat, one in course.streams.items()],
        "open_since": course.waiting.open[-1].since,
    }


def _restore(course: Course, saved: Saved) -> None:
    match = course.match
    course.seq, course.at, match.seq = saved["seq"], saved["at"], saved["match_seq"]
    match.state = restored(match.game, saved["table"])
    match.state.events = []
    match.events = [_event(one) for one in saved["events"]]
    match.moves = [Move(*one) for one in saved["moves"]]
    course.bys = saved["bys"]
    course.times = [Time(None, 0)] * len(course.bys)  # none of these is taken back any more
    course.clocks.restore(saved["clocks"])
    course.offer = _restored_offer(saved["offer"])
    course.stand_ins, course.lapses = dict(saved["stand_ins"]), Counter(dict(saved["lapses"]))
    course.stops = {seat: tuple(windows) for seat, windows in saved["stops"]}
    course.mutes = {(seat, whom) for seat, whom in saved["mutes"]}
    course.unwatched = set(saved["unwatched"])
    course.said = [Spoken(convert(line, Line), tuple(heard)) for line, heard in saved["said"]]
    course.aborted = saved["aborted"]
    course.commands = dict(saved["commands"])
    course.milestones.look(match)
    course.listen()
    for seat, keeps, changed in saved["streams"]:
        course.streams[seat].keeps, course.streams[seat].changed = keeps, changed
    (opened,) = course.waiting.open
    course.waiting.open = [opened._replace(since=saved["open_since"])]


def _saved_offer(made: Offering | None) -> Offer | None:
    return made and (made.seat, made.what, made.ply, made.agreed, list(made.told.items()))


def _restored_offer(saved: Offer | None) -> Offering | None:
    if saved is None:
        return None
    seat, what, ply, agreed, told = saved
    return Offering(seat, what, ply, tuple(agreed), dict(told))


def _event(saved: Event) -> Logged:
    told, only, others = saved
    return Logged(_told(told), only, others and _told(others))


def _told(saved: Mapping[str, Json]) -> Told:
    """Every sequence in an event is a tuple."""
    return {name: _frozen(value) for name, value in saved.items()}


def _frozen(value: Json) -> Json:
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value
