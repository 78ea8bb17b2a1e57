"""The Gathering: Cultists return and spread over the Altar (FG 12)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.fate.activation import ACTIONS, Actions
from fhtagn.games.fate.queries import LOCATIONS, location
from fhtagn.games.fate.state import GATHERING, LODGE, Fate
from fhtagn.games.fate.verbs import move_cultist, recall
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

RETURN = 3  # Cultists
NO_CULTIST: Final = Reason("FG 12.1.3", "too_few_cultists", {"location": "gathering", "count": 1})


@rule("FG 12.1.1", "FG 12.1.4")
def base(g: Fate, seat: Seat) -> None:
    """Three Cultists return, or as many as there are; then one may move on."""
    if g.abyss[seat]:
        recall(g, seat, min(RETURN, g.abyss[seat]), LODGE)
    g.then(spread, seat, 1)


@rule("FG 12.1.2", "FG 12.1.3")
def spread(g: Fate, seat: Seat, left: int) -> None:
    if left and g.altar[seat][GATHERING]:
        g.then(choose_spread, seat, left)


@choice("FG 12.1.2", "FG 12.1.3")
def choose_spread(_g: Fate, seat: Seat, left: int) -> Decision:
    """To any other location, or no more."""
    others = [at for at in LOCATIONS if at != GATHERING]
    options: list[Task] = [option(spread_to, seat, left, to) for to in others]
    return Decision(seat, "spread", [*options, option(spread_no_more, seat)])


@rule("FG 12.1.2", says=lambda g, _seat, _left, to: Saying("spread", {"to": location(g, to)}))
def spread_to(g: Fate, seat: Seat, left: int, to: int) -> None:
    move_cultist(g, seat, GATHERING, to)
    g.then(spread, seat, left - 1)


@rule("FG 12.1.2", says=lambda *_: Saying("enough"))
def spread_no_more(_g: Fate, _seat: Seat) -> None:
    """They stay."""


@cites("FG 12.1.3")
def why_not(g: Fate, seat: Seat) -> Reason | None:
    return None if g.altar[seat][GATHERING] else NO_CULTIST


@rule("FG 12.1.3")
def control(g: Fate, seat: Seat) -> None:
    """Any number of Cultists, together or divided."""
    g.then(spread, seat, g.altar[seat][GATHERING])


ACTIONS[GATHERING] = Actions(base, control, why_not)
