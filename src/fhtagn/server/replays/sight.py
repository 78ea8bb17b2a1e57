"""Who may see how much of a match.

While it is on, players see what their own seats have been sent, and whoever watches what watchers
have, as late as they. After the end, which for watchers is as much later, all see everything.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from fhtagn.kernel.complaint import Complaint
from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.server.errors import Conflict, Forbidden, Unknown
from fhtagn.server.library import game_of
from fhtagn.server.lobby.ending import is_over, is_watched
from fhtagn.server.lobby.rows import ENDED
from fhtagn.server.room.finish import Kept
from fhtagn.server.room.match_setup import BEGUN, MatchSetup, read_setup
from fhtagn.server.store.schema import matches


class Sight(NamedTuple):
    """What one who asks may see: the seats, up to some moment if any; and the end if it was.

    `other` is why a match that is over may not be shown, should its log lead elsewhere now.
    """

    setup: MatchSetup
    seats: tuple[Seat, ...]
    until: int | None
    finished_at: int | None
    outcome: Kept | None = None
    other: Conflict | None = None

    @property
    def over(self) -> bool:
        return self.finished_at is not None

    @property
    def status(self) -> str:
        return self.setup.status if self.over else "playing"

    def check_seat(self, seat: Seat) -> None:
        most = len(self.setup.seatings) - 1
        if not (seat == SPECTATOR or 0 <= seat <= most):
            raise Unknown("no-such-seat", seat=seat, most=most)
        if seat not in self.seats:
            raise Forbidden("replay-own-seats")

    def check_own(self, person: str, seat: Seat) -> None:
        if seat not in self.setup.seats_of(person):
            raise Forbidden("not-your-seat", seat=seat)

    def check_over(self) -> None:
        if not self.over:
            raise Conflict("replay-not-over")


def sight(db: Connection, match: str, person: str, now: int) -> Sight:
    """What the person may see of the match now."""
    row = db.execute(select(matches).where(matches.c.id == match)).one_or_none()
    if row is None or row.status not in BEGUN:
        raise Unknown("no-such-match")
    other = other_version(row.game, row.rules, row.content) if row.status in ENDED else None
    setup = _setup(db, match, other)
    own = setup.seats_of(person)
    if not own and not is_watched(db, match, setup.terms):
        raise Forbidden("not-watched")
    late = 0 if own else setup.terms.delay * 1000
    if is_over(row, late, now):
        everybody = (*range(len(setup.seatings)), SPECTATOR)
        return Sight(setup, everybody, None, row.finished_at, row.outcome, other)
    return Sight(setup, own or (SPECTATOR,), now - late if late else None, None, None, other)


def other_version(name: str, rules: str, content: str) -> Conflict | None:
    """What has changed since the match was over; most changes are none for this very match."""
    game = game_of(name)
    if rules != game.version:
        return Conflict("replay-other-rules", found=rules, expected=game.version)
    return None if content == game.content.digest else Conflict("replay-other-content")


def _setup(db: Connection, match: str, other: Conflict | None) -> MatchSetup:
    try:
        return read_setup(db, match)
    except Complaint as unfit:  # what was chosen then cannot be chosen now
        raise other or unfit from unfit
