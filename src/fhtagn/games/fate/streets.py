"""The Streets of Arkham: Investigators sent to rivals, and Raids (FG 11; alone FG 17.3)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.fate.activation import ACTIONS, Actions
from fhtagn.games.fate.queries import alone, rivals
from fhtagn.games.fate.raids import raid
from fhtagn.games.fate.state import STREETS, Fate
from fhtagn.games.fate.verbs import destroy_visitors, pass_on, sacrifice, send_investigators
from fhtagn.kernel.agenda import Decision, option
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import Saying, Task, choice, cites, rule
from fhtagn.kernel.state import Seat

SENT = 2  # Investigators
NO_CULTIST: Final = Reason("FG 11.1.5", "too_few_cultists", {"location": "streets", "count": 1})
SUPPLY_EMPTY: Final = Reason("FG 11.1.5", "supply_empty")
LODGE_EMPTY: Final = Reason("FG 17.3.2", "lodge_empty")


@rule("FG 11.1.1", "FG 11.1.3", "FG 17.3.1")
def base(g: Fate, seat: Seat) -> None:
    """Two Investigators to other Lodges, then Raids; alone two of them leave the Lodge."""
    if alone(g):
        destroy_visitors(g, seat, min(SENT, g.visitors[seat]))
        return
    g.then(send, seat, SENT)
    g.then(raid_others, seat)


@rule("FG 11.1.1", "FG 40.1.24")
def send(g: Fate, seat: Seat, left: int) -> None:
    """As many as there are in Lodge and supply."""
    if left and (g.supply or g.visitors[seat]):
        g.then(choose_sent, seat, left)


@choice("FG 11.1.1", "FG 11.1.2")
def choose_sent(g: Fate, seat: Seat, left: int) -> Decision:
    """Each from the own Lodge or the supply, to any other Lodge."""
    others = rivals(g, seat)
    own: list[Task] = [
        option(from_lodge, seat, left, other) for other in others if g.visitors[seat]
    ]
    fresh: list[Task] = [option(from_supply, seat, left, other) for other in others if g.supply]
    return Decision(seat, "send", [*own, *fresh])


@rule("FG 11.1.1", says=lambda _g, _seat, _left, other: Saying("send_own", {"seat": other}))
def from_lodge(g: Fate, seat: Seat, left: int, other: Seat) -> None:
    pass_on(g, seat, other)
    g.then(send, seat, left - 1)


@rule("FG 11.1.1", says=lambda _g, _seat, _left, other: Saying("send", {"seat": other}))
def from_supply(g: Fate, seat: Seat, left: int, other: Seat) -> None:
    send_investigators(g, other, 1)
    g.then(send, seat, left - 1)


@rule("FG 11.1.3", "FG 11.1.4", "FG 40.1.8")
def raid_others(g: Fate, seat: Seat) -> None:
    """Everybody else with an Investigator in the Lodge, from the left on; never the player."""
    for other in rivals(g, seat):
        g.then(raid, other)


@cites("FG 11.1.5", "FG 17.3.2")
def why_not(g: Fate, seat: Seat) -> Reason | None:
    """A Cultist to Sacrifice, and an Investigator: in the supply, alone in the own Lodge."""
    if not g.altar[seat][STREETS]:
        return NO_CULTIST
    if alone(g):
        return None if g.visitors[seat] else LODGE_EMPTY
    return None if g.supply else SUPPLY_EMPTY


@rule("FG 11.1.5", "FG 11.1.6", "FG 40.1.12", "FG 17.3.2")
def control(g: Fate, seat: Seat) -> None:
    """One Cultist: an Investigator to each other Lodge; alone one more leaves one's own."""
    sacrifice(g, seat, STREETS)
    if alone(g):
        destroy_visitors(g, seat, 1)
    for other in rivals(g, seat):
        send_investigators(g, other, 1)


ACTIONS[STREETS] = Actions(base, control, why_not)
