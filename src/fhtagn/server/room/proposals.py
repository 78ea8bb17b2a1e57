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
from fhtagn.server.room.entries import Proposal
from fhtagn.server.room.offers import must_agree
from fhtagn.server.room.room_state import RoomState

STAND_IN: Final = "greedy"  # who plays for the absent


def expected(state: RoomState, command: Play | Undo | Offer) -> None:
    """Whether the player has seen the question that is open now."""
    _has_seen(state, command, state.feeds[command.seat].changed)


def _has_seen(state: RoomState, command: Play | Undo | Offer | Reply, since: int) -> None:
    now = state.feeds[command.seat].n
    if command.expect > now:
        raise Conflict("from-the-future", found=command.expect, now=now)
    if command.expect < since:
        raise Conflict("stale-number", found=command.expect, now=now)


def still_on(state: RoomState) -> None:
    if state.over:
        raise Conflict("match-over")


def _play(state: RoomState, command: Play) -> Proposal:
    expected(state, command)
    return Proposal("key", command.seat, command.key)


def _undo(state: RoomState, command: Undo) -> Proposal:
    expected(state, command)
    if state.setup.terms.undo != "free":
        raise IllegalChoice(f"undo-{state.setup.terms.undo}")
    return Proposal("undo", command.seat)


def _offer(state: RoomState, command: Offer) -> Proposal:
    expected(state, command)
    if state.offer is not None:
        raise Conflict("offer-there")
    ply = _back_to(state, command.seat) if command.what == "undo" else state.match.ply
    return Proposal("offer", command.seat, [command.what, ply])


def _back_to(state: RoomState, seat: Seat) -> int:
    if state.setup.terms.undo == "none":
        raise IllegalChoice("undo-none")
    last = state.last_own(seat)
    if last is None:
        raise IllegalChoice("undo-nothing")
    return last


def _reply(state: RoomState, command: Reply) -> Proposal:
    offer = state.offer
    if offer is None:
        raise Conflict("no-offer")
    _has_seen(state, command, offer.told[command.seat])
    withdraws = command.seat == offer.seat and not command.yes
    if not withdraws and command.seat not in must_agree(state, offer):
        raise Conflict("no-need-to-agree")
    return Proposal("reply", command.seat, command.yes)


def _say(_state: RoomState, command: Say) -> Proposal:
    text = " ".join(command.text.split())
    if not text.isprintable() or not text:
        raise Complaint("chat-not-text")
    return Proposal("said", command.seat, text)


def _mute(state: RoomState, command: Mute) -> Proposal:
    _seat_there(state, command.whom)
    return Proposal("mute", command.seat, [command.whom, command.on])


def _seat_there(state: RoomState, seat: Seat) -> None:
    if seat >= len(state.setup.seatings):
        raise Complaint("no-such-seat", seat=seat, most=len(state.setup.seatings) - 1)


def _stops(state: RoomState, command: Stops) -> Proposal:
    known = state.match.game.display.windows
    for window in command.windows:
        if window not in known:
            raise Complaint("no-such-window", window=window, nearest=nearest(window, known))
    return Proposal("stops", command.seat, [one for one in known if one in command.windows])


def _claim(state: RoomState, command: Claim) -> Proposal:
    _seat_there(state, command.whom)
    if state.setup.terms.pace.kind == "days":
        raise Conflict("no-hurry")
    if state.bot_of(command.whom) or command.whom == command.seat:
        raise Conflict("nothing-to-claim")
    return Proposal("takeover", command.whom, STAND_IN)


def _watch(_state: RoomState, command: Watch) -> Proposal:
    return Proposal("watch", command.seat, command.allow)


PROPOSALS: Final[dict[type[Command], Callable[[RoomState, Any], Proposal]]] = {
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


def propose(state: RoomState, command: Command, now: int) -> Proposal:
    if not isinstance(command, AFTER_THE_END):
        still_on(state)
    made = PROPOSALS[type(command)](state, command)
    if made.kind in IN_TIME:
        IN_TIME[made.kind](state, made, now)
    return made


UNCHANGED: Final[dict[str, Callable[[RoomState, Proposal], bool]]] = {
    "mute": lambda state, made: ((made.seat, made.value[0]) in state.mutes) == made.value[1],
    "stops": lambda state, made: state.stops_of(made.seat) == tuple(made.value),
    "watch": lambda state, made: (made.seat not in state.unwatched) == made.value,
}
"""By kind, whether everything is as the proposal has it already."""


def changes_nothing(state: RoomState, made: Proposal) -> bool:
    """Whether it need not be entered."""
    return made.kind in UNCHANGED and UNCHANGED[made.kind](state, made)


def _not_too_early(state: RoomState, made: Proposal, now: int) -> None:
    if left := seconds_to_wait(state, made, now):
        raise IllegalChoice("too-early", seconds=left)


def _not_too_late(state: RoomState, made: Proposal, now: int) -> None:
    """Whoever went back to a question without any time would at once be answered for."""
    last = state.last_own(made.seat) if state.can_undo(made.seat) else None
    if last is not None and state.clocks.is_over(state.times[last], now):
        raise IllegalChoice("undo-late")


IN_TIME: Final[dict[str, Callable[[RoomState, Proposal, int], None]]] = {
    "key": _not_too_early,
    "undo": _not_too_late,
}


def seconds_to_wait(state: RoomState, made: Proposal, now: int) -> int:
    """Some asides are only for those whom the others let wait."""
    game, g = state.match.game, state.match.state
    task = keyed(g, game.rules.asides(g, made.seat)).get(made.value) if game.rules.waits else None
    if task is None:
        return 0
    return seconds_left(game.rules.waits.get(saying(g, task).verb, 0), state.open_for(now))
