"""What may be done at any moment: Spells and abilities between steps, and giving up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fhtagn.games.fate.casting import WINDOW_TIMES, uses
from fhtagn.games.fate.course_verbs import break_off
from fhtagn.games.fate.events.ending import Resigned, Won
from fhtagn.games.fate.legality import OVER, question_of, why_not_playing
from fhtagn.games.fate.queries import alone, is_active, is_out
from fhtagn.games.fate.relic_verbs import hand_on_curses
from fhtagn.games.fate.state import NOTHING, Fate
from fhtagn.games.fate.track import finish_alone
from fhtagn.games.fate.turn import TURN
from fhtagn.games.fate.usable import (
    NO_MONSTER,
    ONLY_MY_TURN,
    OTHER_MOMENT,
    is_quiet,
    times_of,
    why_not_cast,
    why_not_commanded,
    why_not_used,
)
from fhtagn.kernel.agenda import Decision, in_window, option
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, Task, cites, rule
from fhtagn.kernel.state import Seat

RESIGNED: Final = Reason("FG 40.1.50", "resigned")
HALF_WAY: Final = Reason("FG 40.1.63", "half_way")
WINDOW_OPEN: Final = Reason("FG 40.1.63", "window_open")
NOTHING_PREPARED: Final = Reason("FG 1.3.6", "nothing_prepared")
NO_ARTIFACT: Final = Reason("FG 9.1.1", "no_artifact")
UNTIMELY: Final = (ONLY_MY_TURN, OTHER_MOMENT)


def asides(g: Fate, seat: Seat) -> list[Task]:
    """What is for any moment is used while nothing is half-way."""
    if why_not_resign(g, seat):
        return []
    acting = [] if why_waits(g, seat) else uses(g, seat, *times_of(g, seat))
    return [*acting, option(resign, seat)]


@cites("FG 7.4.3", "FG 7.4.5", "FG 40.1.63")
def why_waits(g: Fate, seat: Seat) -> Reason | None:
    """Something is half-way; or it is a window, in which one's turn to speak comes by itself."""
    if g.resigned >> seat & 1:
        return RESIGNED
    if not is_quiet(g):
        return HALF_WAY
    return WINDOW_OPEN if in_window(g) else None


# -- why nothing is used ---------------------------------------------------------------------------

Why = Callable[[tuple[str, ...]], list[Reason | None]]  # of each thing the seat has, at some times


@cites("FG 40.1.63")
def times_now(g: Fate, seat: Seat, asked: Decision | None) -> tuple[str, ...]:
    """The times that are now for the seat: those of its window, or those of asides."""
    if in_window(g):
        return WINDOW_TIMES[asked.prompt](g, seat) if asked else ()
    free = () if why_waits(g, seat) else times_of(g, seat)
    return ("move", *free) if asked and asked.prompt == "move" else free


def check_uses(g: Fate, seat: Seat, asked: Decision | None, why: Why) -> Reason | None:
    """None if something can be used; else what forbids that which is nearest to being used.

    Nearest is what is for now, then what is for any moment but has to wait.
    """
    now = why(times_now(g, seat, asked))
    if None in now:
        return None
    if timely := [one for one in now if one not in UNTIMELY]:
        return timely[0]
    waits = why_waits(g, seat)
    if waits and any(one not in UNTIMELY for one in why(times_of(g, seat))):
        return waits
    return ONLY_MY_TURN if ONLY_MY_TURN in now else OTHER_MOMENT


def check_cast(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    """A Spell of the Reserve; or the Spell just Prepared, if the Reserve has no slot for it."""
    if early := why_not_playing(g):
        return early
    asked = question_of(seat, questions)
    if asked and asked.prompt == "overflow":
        return why_not_cast(g, seat, g.preparing, times_of(g, seat))
    if not g.reserve[seat]:
        return NOTHING_PREPARED
    cards = g.reserve[seat]
    return check_uses(
        g, seat, asked, lambda times: [why_not_cast(g, seat, card, times) for card in cards]
    )


def check_use(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    if early := why_not_playing(g):
        return early
    if not g.artifacts[seat]:
        return NO_ARTIFACT
    asked, cards = question_of(seat, questions), g.artifacts[seat]
    return check_uses(
        g, seat, asked, lambda times: [why_not_used(g, seat, card, times) for card in cards]
    )


def check_command(g: Fate, seat: Seat, questions: Sequence[Decision]) -> Reason | None:
    if early := why_not_playing(g):
        return early
    if g.monsters[seat] == NOTHING:
        return NO_MONSTER
    asked = question_of(seat, questions)
    return check_uses(g, seat, asked, lambda times: [why_not_commanded(g, seat, times)])


# -- giving up -------------------------------------------------------------------------------------


def check_resign(g: Fate, seat: Seat, _questions: Sequence[Decision]) -> Reason | None:
    return why_not_resign(g, seat)


@cites("FG 40.1.50")
def why_not_resign(g: Fate, seat: Seat) -> Reason | None:
    """At any moment, but only once."""
    if g.outcome is not None:
        return OVER
    return RESIGNED if g.resigned >> seat & 1 else None


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
