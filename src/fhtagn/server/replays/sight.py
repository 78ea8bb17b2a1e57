"""Who may see how much of a match.

While it is on, players see what their own seats have been sent, and whoever watches what watchers
have, as late as they. After the end, which for watchers is as much later, all see everything.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, Row, select

from fhtagn.kernel.state import SPECTATOR, Seat
from fhtagn.server.errors import Conflict, Forbidden, Unknown
from fhtagn.server.library import game_of
from fhtagn.server.lobby.ending import is_over, is_watched
from fhtagn.server.lobby.rows import ENDED
from fhtagn.server.room.opening import BEGUN, Opening, read_opening
from fhtagn.server.store.schema import matches


class Sight(NamedTuple):
    """What one who asks may see: the seats, up to some moment if any; and the end if it was."""

    opening: Opening
    seats: tuple[Seat, ...]
    until: int | None
    finished_at: int | None

    @property
    def over(self) -> bool:
        return self.finished_at is not None

    @property
    def status(self) -> str:
        return self.opening.status if self.over else "playing"

    def check_seat(self, seat: Seat) -> None:
        most = len(self.opening.seatings) - 1
        if not (seat == SPECTATOR or 0 <= seat <= most):
            raise Unknown("no-such-seat", seat=seat, most=most)
        if seat not in self.seats:
            raise Forbidden("replay-own-seats")

    def check_own(self, person: str, seat: Seat) -> None:
        if seat not in self.opening.seats_of(person):
            raise Forbidden("not-your-seat", seat=seat)

    def check_over(self) -> None:
        if not self.over:
            raise Conflict("replay-not-over")


def sight(db: Connection, match: str, person: str, now: int) -> Sight:
    """What the person may see of the match now."""
    row = db.execute(select(matches).where(matches.c.id == match)).one_or_none()
    if row is None or row.status not in BEGUN:
        raise Unknown("no-such-match")
    if row.status in ENDED:
        check_rules(row)
    opening = read_opening(db, match)
    own = opening.seats_of(person)
    if not own and not is_watched(db, match, opening.terms):
        raise Forbidden("not-watched")
    late = 0 if own else opening.terms.delay * 1000
    if is_over(row, late, now):
        return Sight(opening, (*range(len(opening.seatings)), SPECTATOR), None, row.finished_at)
    return Sight(opening, own or (SPECTATOR,), now - late if late else None, None)


def check_rules(row: Row[tuple[object, ...]]) -> None:
    """A match that is over can be seen by the rules and the content alone it was played by."""
    game = game_of(row.game)
    if row.rules != game.rules:
        raise Conflict("replay-other-rules", found=row.rules, expected=game.rules)
    if row.content != game.content.digest:
        raise Conflict("replay-other-content")
