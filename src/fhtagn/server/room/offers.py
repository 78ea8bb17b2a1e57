"""Offers at the table: to go back beyond what one may take back oneself, or to end the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from fhtagn.host.waiting import Waiting
from fhtagn.kernel.complaint import IllegalChoice
from fhtagn.kernel.state import SPECTATOR, Seat

if TYPE_CHECKING:
    from fhtagn.server.room.entries import LogEntry, Proposal
    from fhtagn.server.room.room_state import RoomState


class Offering(NamedTuple):
    """`ply` is the move to go back to; `told` the number at which each seat heard of the offer."""

    seat: Seat
    what: Literal["undo", "abort"]
    ply: int
    agreed: tuple[Seat, ...]
    told: Mapping[Seat, int]


def offer(state: RoomState, entry: LogEntry) -> None:
    what, ply = entry.value
    state.tell(state.everybody())
    told = {seat: feed.n for seat, feed in state.feeds.items()}
    state.offer = Offering(entry.seat, what, ply, (entry.seat,), told)
    if_all_agree(state)


def reply(state: RoomState, entry: LogEntry) -> None:
    made = state.offer
    if made is None:
        raise IllegalChoice("no-offer")
    state.tell(state.everybody())
    state.offer = made._replace(agreed=(*made.agreed, entry.seat)) if entry.value else None
    if_all_agree(state)


def back_to(state: RoomState, proposal: Proposal) -> int | None:
    """The ply that the match may go back to if the proposal is entered."""
    what, ply = None, 0
    if proposal.kind == "offer":
        what, ply = proposal.value
    elif proposal.kind == "reply" and state.offer:
        what, ply = state.offer.what, state.offer.ply
    return ply if what == "undo" else None


def must_agree(state: RoomState, made: Offering) -> set[Seat]:
    """The people at the table who have not agreed yet; whoever has several seats agrees once.

    Nobody agrees for whoever is away: not the bot that plays for them either.
    """
    seatings, resigned = state.setup.seatings, state.match.state.resigned
    agreed = {seatings[seat].person for seat in made.agreed}
    return {
        seat
        for seat, one in enumerate(seatings)
        if one.person and one.person not in agreed and not resigned >> seat & 1
    }


def if_all_agree(state: RoomState) -> None:
    made = state.offer
    if made is None or must_agree(state, made):
        return
    state.offer = None
    AGREED[made.what](state, made)


def _go_back(state: RoomState, made: Offering) -> None:
    """As it was before that ply: the same moves would meet the same dice again."""
    state.match = state.milestones.match_at(state.match, made.ply)
    state.milestones.go_back(made.ply)
    del state.bys[made.ply :], state.times[made.ply :]
    for feed in state.feeds.values():
        feed.keeps[-1] = len(state.match.events)
        feed.changed = feed.n
    state.waiting = Waiting(state.match, lambda: state.at / 1000)
    state.move_on(made.seat)


def _abort(state: RoomState, _made: Offering) -> None:
    state.aborted = True
    state.move_on(SPECTATOR)


AGREED: Final[dict[str, Callable[[RoomState, Offering], None]]] = {
    "undo": _go_back,
    "abort": _abort,
}
