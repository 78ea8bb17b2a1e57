"""What may be done at any moment: Spells and abilities between steps, and giving up."""

from __future__ import annotations

from fhtagn.games.fate.casting import is_quiet, times_of, uses
from fhtagn.games.fate.course_verbs import break_off
from fhtagn.games.fate.events.ending import Resigned, Won
from fhtagn.games.fate.queries import alone, is_active, is_out
from fhtagn.games.fate.relic_verbs import hand_on_curses
from fhtagn.games.fate.state import Fate
from fhtagn.games.fate.track import finish_alone
from fhtagn.games.fate.turn import TURN
from fhtagn.kernel.agenda import in_window, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import Saying, Task, cites, rule
from fhtagn.kernel.state import Seat


@cites("FG 7.4.3", "FG 7.4.5", "FG 40.1.63")
def asides(g: Fate, seat: Seat) -> list[Task]:
    """While nothing is half-way; in a window one's turn to speak comes by itself."""
    if g.resigned >> seat & 1:
        return []
    acting = uses(g, seat, *times_of(g, seat)) if is_quiet(g) and not in_window(g) else []
    return [*acting, option(resign, seat)]


@rule("FG 40.1.50", "FG 40.1.69", says=lambda _g, _seat: Saying("resign"))
def resign(g: Fate, seat: Seat) -> None:
    """The player has lost; the seat is played on by another, or skipped from now on."""
    if alone(g):
        break_off(g)
        finish_alone(g, "resigned", won=False)
        return
    happened(g, Resigned, seat)
    g.resign(seat)
    if g.outcome is not None:
        break_off(g)
        happened(g, Won, g.outcome.places.index(1))
    elif is_out(g, seat):
        leave_table(g, seat)


@cites("FG 40.1.50")
def leave_table(g: Fate, seat: Seat) -> None:
    """Curses the seat held are handed on; if it was its turn, the turn is over."""
    hand_on_curses(g)
    if is_active(g, seat):
        break_off(g)
        g.leave(TURN)
