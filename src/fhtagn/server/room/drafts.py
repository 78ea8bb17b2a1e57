"""What a command means: the entry it asks for, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fhtagn.host.waiting import seconds_left
from fhtagn.kernel.complaint import Complaint, IllegalChoice, nearest
from fhtagn.kernel.present import keyed
from fhtagn.kernel.rules import saying
from fhtagn.kernel.state import Seat
from fhtagn.server.errors import Conflict
from fhtagn.server.protocol import (
    Claim,
    Command,
    Mute,
    Offer,
    Play,
    Reply,
    Say,
    Stops,
    Undo,
    Watch,
)
from fhtagn.server.room.course import Course
from fhtagn.server.room.entries import Draft
from fhtagn.server.room.offers import must_agree

STAND_IN: Final = "greedy"  # who plays for the absent


def expected(course: Course, command: Play | Undo | Offer) -> None:
    """Whether the player has seen the question that is open now."""
    _has_seen(course, command, course.streams[command.seat].changed)


def _has_seen(course: Course, command: Play | Undo | Offer | Reply, since: int) -> None:
    now = course.streams[command.seat].n
    if command.expect > now:
        raise Conflict("from-the-future", found=command.expect, now=now)
    if command.expect < since:
        raise Conflict("stale-number", found=command.expect, now=now)


def still_on(course: Course) -> None:
    if course.over:
        raise Conflict("match-over")


def _play(course: Course, command: Play) -> Draft:
    expected(course, command)
    return Draft("key", command.seat, command.key)


def _undo(course: Course, command: Undo) -> Draft:
    expected(course, command)
    if course.opening.terms.undo != "free":
        raise IllegalChoice(f"undo-{course.opening.terms.undo}")
    return Draft("undo", command.seat)


def _offer(course: Course, command: Offer) -> Draft:
    expected(course, command)
    if course.offer is not None:
        raise Conflict("offer-there")
    ply = _back_to(course, command.seat) if command.what == "undo" else course.match.ply
    return Draft("offer", command.seat, [command.what, ply])


def _back_to(course: Course, seat: Seat) -> int:
    if course.opening.terms.undo == "none":
        raise IllegalChoice("undo-none")
    last = course.last_own(seat)
    if last is None:
        raise IllegalChoice("undo-nothing")
    return last


def _reply(course: Course, command: Reply) -> Draft:
    offer = course.offer
    if offer is None:
        raise Conflict("no-offer")
    _has_seen(course, command, offer.told[command.seat])
    withdraws = command.seat == offer.seat and not command.yes
    if not withdraws and command.seat not in must_agree(course, offer):
        raise Conflict("no-need-to-agree")
    return Draft("reply", command.seat, command.yes)


def _say(_course: Course, command: Say) -> Draft:
    text = " ".join(command.text.split())
    if not text.isprintable() or not text:
        raise Complaint("chat-not-text")
    return Draft("said", command.seat, text)


def _mute(course: Course, command: Mute) -> Draft:
    _seat_there(course, command.whom)
    return Draft("mute", command.seat, [command.whom, command.on])


def _seat_there(course: Course, seat: Seat) -> None:
    if seat >= len(course.opening.seatings):
        raise Complaint("no-such-seat", seat=seat, most=len(course.opening.seatings) - 1)


def _stops(course: Course, command: Stops) -> Draft:
    known = course.match.game.display.windows
    for window in command.windows:
        if window not in known:
            raise Complaint("no-such-window", window=window, nearest=nearest(window, known))
    return Draft("stops", command.seat, [one for one in known if one in command.windows])


def _claim(course: Course, command: Claim) -> Draft:
    _seat_there(course, command.whom)
    if course.opening.terms.pace.kind == "days":
        raise Conflict("no-hurry")
    if course.bot_of(command.whom) or command.whom == command.seat:
        raise Conflict("nothing-to-claim")
    return Draft("takeover", command.whom, STAND_IN)


def _watch(_course: Course, command: Watch) -> Draft:
    return Draft("watch", command.seat, command.allow)


DRAFTS: Final[dict[type[Command], Callable[[Course, Any], Draft]]] = {
    Play: _play,
    Undo: _undo,
    Offer: _offer,
    Reply: _reply,
    Say: _say,
    Mute: _mute,
    Stops: _stops,
    Claim: _claim,
    Watch: _watch,
}
AFTER_THE_END: Final = (Say, Mute, Watch)  # everything else needs a match that is on
LIMITED: Final[dict[type[Command], str]] = {
    Say: "chat",
    Undo: "back",
    Offer: "undo",
    Reply: "reply",
    Mute: "setting",
    Stops: "setting",
    Watch: "setting",
}
"""What may be entered any number of times, or bothers the others, has limits of its own."""


def draft(course: Course, command: Command, now: int) -> Draft:
    if not isinstance(command, AFTER_THE_END):
        still_on(course)
    made = DRAFTS[type(command)](course, command)
    if made.kind in IN_TIME:
        IN_TIME[made.kind](course, made, now)
    return made


UNCHANGED: Final[dict[str, Callable[[Course, Draft], bool]]] = {
    "mute": lambda course, made: ((made.seat, made.value[0]) in course.mutes) == made.value[1],
    "stops": lambda course, made: course.stops_of(made.seat) == tuple(made.value),
    "watch": lambda course, made: (made.seat not in course.unwatched) == made.value,
}
"""By kind, whether everything is as the draft has it already."""


def changes_nothing(course: Course, made: Draft) -> bool:
    """Whether it need not be entered."""
    return made.kind in UNCHANGED and UNCHANGED[made.kind](course, made)


def _not_too_early(course: Course, made: Draft, now: int) -> None:
    if left := seconds_to_wait(course, made, now):
        raise IllegalChoice("too-early", seconds=left)


def _not_too_late(course: Course, made: Draft, now: int) -> None:
    """Whoever went back to a question without any time would at once be answered for."""
    last = course.last_own(made.seat) if course.can_undo(made.seat) else None
    if last is not None and course.clocks.is_over(course.times[last], now):
        raise IllegalChoice("undo-late")


IN_TIME: Final[dict[str, Callable[[Course, Draft, int], None]]] = {
    "key": _not_too_early,
    "undo": _not_too_late,
}


def seconds_to_wait(course: Course, made: Draft, now: int) -> int:
    """Some asides are only for those whom the others let wait."""
    game, g = course.match.game, course.match.state
    task = keyed(g, game.rules.asides(g, made.seat)).get(made.value) if game.rules.waits else None
    if task is None:
        return 0
    return seconds_left(game.rules.waits.get(saying(g, task).verb, 0), course.open_for(now))
