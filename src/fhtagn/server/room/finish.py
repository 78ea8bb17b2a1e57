"""The end of a match, written with its last entry."""

from __future__ import annotations

from sqlalchemy import Connection, update

from fhtagn.server import ratings
from fhtagn.server.room.room_state import RoomState
from fhtagn.server.store.schema import matches

Kept = list[str | list[int]]  # of an outcome: the reason, and the places by seat


def finish(db: Connection, state: RoomState, at: int) -> None:
    """Once: the outcome, the rules by which the whole match has been played, and the ratings."""
    game = state.setup.game
    ended = db.execute(
        update(matches)
        .where(matches.c.id == state.setup.match, matches.c.status == "playing")
        .values(
            status="aborted" if state.aborted else "finished",
            finished_at=at,
            wake_at=None,
            outcome=outcome_of(state),
            rules=game.version,
            content=game.content.digest,
        )
    )
    if ended.rowcount == 1:
        ratings.rate(db, state)


def outcome_of(state: RoomState) -> Kept | None:
    """As it is kept; none of a match that was ended without a result."""
    outcome = state.match.state.outcome
    return [outcome.reason, list(outcome.places)] if outcome else None
