"""Offers at the table: to go back beyond what one may take back oneself, or to end the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from fhtagn.host.waiting import Waiting
from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.state import SPECTATOR, Seat

if TYPE_CHECKING:
    from fhtagn.server.room.course import Course
    from fhtagn.server.room.entries import Draft, Entry


class Offering(NamedTuple):
    """`ply` is the move to go back to; `told` the number at which each seat heard of the offer."""

    seat: Seat
    what: Literal["undo", "abort"]
    ply: int
    agreed: tuple[Seat, ...]
    told: Mapping[Seat, int]


def offer(course: Course, entry: Entry) -> None:
    what, ply = entry.value
    course.tell(course.everybody())
    told = {seat: stream.n for seat, stream in course.streams.items()}
    course.offer = Offering(entry.seat, what, ply, (entry.seat,), told)
    if_all_agree(course)


def reply(course: Course, entry: Entry) -> None:
    made = course.offer
    if made is None:
        raise IllegalChoice("no-offer")
    course.tell(course.everybody())
    course.offer = made._replace(agreed=(*made.agreed, entry.seat)) if entry.value else None
    if_all_agree(course)


def back_to(course: Course, wish: Draft) -> int | None:
    """The ply that the match may go back to if the wish is entered."""
    what, ply = None, 0
    if wish.kind == "offer":
        what, ply = wish.value
    elif wish.kind == "reply" and course.offer:
        what, ply = course.offer.what, course.offer.ply
    return ply if what == "undo" else None


def must_agree(course: Course, made: Offering) -> set[Seat]:
    """The people at the table who have not agreed yet; whoever has several seats agrees once.

    Nobody agrees for whoever is away: not the bot that plays for them either.
    """
    seatings, resigned = course.opening.seatings, course.match.state.resigned
    agreed = {seatings[seat].person for seat in made.agreed}
    return {
        seat
        for seat, one in enumerate(seatings)
        if one.person and one.person not in agreed and not resigned >> seat & 1
    }


def if_all_agree(course: Course) -> None:
    made = course.offer
    if made is None or must_agree(course, made):
        return
    course.offer = None
    AGREED[made.what](course, made)


def _go_back(course: Course, made: Offering) -> None:
    """As it was before that ply: the same moves would meet the same dice again."""
    course.match = course.milestones.match_at(course.match, made.ply)
    course.milestones.go_back(made.ply)
    del course.bys[made.ply :], course.times[made.ply :]
    for stream in course.streams.values():
        stream.keeps[-1] = len(course.match.events)
        stream.changed = stream.n
    course.waiting = Waiting(course.match, lambda: course.at / 1000)
    course.move_on(made.seat)


def _abort(course: Course, _made: Offering) -> None:
    course.aborted = True
    course.move_on(SPECTATOR)


AGREED: Final[dict[str, Callable[[Course, Offering], None]]] = {"undo": _go_back, "abort": _abort}
