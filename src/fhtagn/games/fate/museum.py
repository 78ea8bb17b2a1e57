"""The Museum: Artifacts, and Elder Signs destroyed (FG 9.1)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.fate.activation import ACTIONS, Actions
from fhtagn.games.fate.artifacts import take_artifact
from fhtagn.games.fate.queries import clockwise
from fhtagn.games.fate.relic_verbs import renew_display
from fhtagn.games.fate.state import MUSEUM, Fate
from fhtagn.games.fate.verbs import destroy_sign, sacrifice
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

MOST = 3  # Cultists Sacrificed for Elder Signs
NOTHING_TO_DO: Final = Reason("FG 9.1.4", "no_display_no_sign")


@rule("FG 9.1.1", "FG 9.1.2")
def base(g: Fate, seat: Seat) -> None:
    g.then(take_artifact, seat)


@rule("FG 9.1.3", "FG 9.1.4", "FG 40.1.22")
def control(g: Fate, seat: Seat) -> None:
    """First the display may be renewed, then Elder Signs destroyed; either half may be left."""
    if g.display:
        g.then(choose_display, seat)
    g.then(break_signs, seat, MOST)


@choice("FG 9.1.3")
def choose_display(_g: Fate, seat: Seat) -> Decision:
    return Decision(seat, "display", [option(renew, seat), option(leave_display, seat)])


@rule("FG 9.1.3", says=lambda *_: Saying("renew"))
def renew(g: Fate, _seat: Seat) -> None:
    renew_display(g)


@rule("FG 40.1.22", says=lambda *_: Saying("leave_display"))
def leave_display(_g: Fate, _seat: Seat) -> None:
    """The Artifacts stay."""


@rule("FG 9.1.4", "FG 40.1.48")
def break_signs(g: Fate, seat: Seat, left: int) -> None:
    if left and g.altar[seat][MUSEUM] and tracks(g, seat):
        g.then(choose_sign, seat, left)


@cites("FG 9.1.5", "FG 40.1.79")
def tracks(g: Fate, seat: Seat) -> list[Seat]:
    """Those with an Elder Sign, of all who play."""
    return [other for other in clockwise(g, seat) if g.signs[other]]


@choice("FG 9.1.5")
def choose_sign(g: Fate, seat: Seat, left: int) -> Decision:
    """On whose track; the own one included, and it may be left."""
    found = tracks(g, seat)
    options: list[Task] = [option(break_sign, seat, left, other) for other in found]
    return Decision(seat, "break_sign", [*options, option(break_no_more, seat)])


@rule(
    "FG 9.1.4",
    "FG 9.1.5",
    says=lambda _g, _seat, _left, other: Saying("break_sign", {"seat": other}),
)
def break_sign(g: Fate, seat: Seat, left: int, other: Seat) -> None:
    sacrifice(g, seat, MUSEUM)
    destroy_sign(g, other)
    g.then(break_signs, seat, left - 1)


@rule("FG 9.1.4", says=lambda *_: Saying("enough"))
def break_no_more(_g: Fate, _seat: Seat) -> None:
    """Fewer than three will do."""


@cites("FG 9.1.3", "FG 9.1.4")
def why_not(g: Fate, seat: Seat) -> Reason | None:
    """Neither half can be done."""
    if g.display or (g.altar[seat][MUSEUM] and tracks(g, seat)):
        return None
    return NOTHING_TO_DO


ACTIONS[MUSEUM] = Actions(base, control, why_not, control_first=True)
