"""Looking back: a match move by move, as a seat saw it, or open when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fhtagn.kernel.events import Told
from fhtagn.kernel.match import Match
from fhtagn.kernel.state import SPECTATOR, Seat, State
from fhtagn.tui.film import FilmScreen, PlaybackStep
from fhtagn.tui.painter import Painter
from fhtagn.tui.session import OPEN, Session


class ReplayFrame(NamedTuple):
    """The table after so many moves, and the number of events until then."""

    state: State
    events: int


def film(match: Match, first: int = 0) -> list[ReplayFrame]:
    """The match played again, with a picture after every move from the first one wanted."""
    again = match.fork(first)
    frames = [ReplayFrame(again.state.clone(), len(again.events))]
    for move in match.moves[first:]:
        again.play(move.seat, move.key)
        frames.append(ReplayFrame(again.state.clone(), len(again.events)))
    return frames


def everybody(session: Session) -> tuple[Seat, ...]:
    """All whose eyes one can borrow; an open look only when the game is over."""
    seats = tuple(range(len(session.driver.players)))
    return (OPEN, *seats) if session.match.over else (SPECTATOR, *seats)


class ReplayScreen(FilmScreen):
    """A match from some ply on."""

    session: Session

    def __init__(self, session: Session, eyes: Sequence[Seat], first: int) -> None:
        self.frames = film(session.match, first)
        steps = [PlaybackStep(ply, frame.events) for ply, frame in enumerate(self.frames, first)]
        super().__init__(session, eyes, steps, session.driver.sitting.pace)

    def painter(self) -> Painter:
        return self.session.board(self.frames[self.now].state, self.viewer)

    def seen(self, since: int, until: int) -> Sequence[Told]:
        events = self.session.match.events[since:until]
        if self.viewer == OPEN:
            return [one.told for one in events]
        return [one.seen_by(self.viewer) for one in events]
