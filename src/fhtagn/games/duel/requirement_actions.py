"""Requirement actions («Условия гримуара»): spellbooks opened instead of another action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from fhtagn.games.duel.actions import pay_action
from fhtagn.games.duel.content import Requirement
from fhtagn.games.duel.events.abilities import Fulfilled
from fhtagn.games.duel.spellbooks import earn, is_open
from fhtagn.games.duel.state import Duel
from fhtagn.kernel.events import happened
from fhtagn.kernel.rules import F, Saying, Task, cites, rule
from fhtagn.kernel.state import Seat


class Deed(NamedTuple):
    """What such an action does besides opening the spellbook, and whether it can be done now."""

    done: Callable[[Duel, Seat], None]
    possible: Callable[[Duel, Seat], bool]


DEEDS: Final[dict[tuple[str, int], Deed]] = {}


def deed(
    faction: str, slot: int, *ids: str, possible: Callable[[Duel, Seat], bool] = lambda *_: True
) -> Callable[[F], F]:
    """`fn(g, seat)` does what the requirement action of that slot does."""

    def register(fn: F) -> F:
        DEEDS[faction, slot] = Deed(cites(*ids)(fn), possible)
        return fn

    return register


@cites("CW 11.2.1", "CW 7.4.5", "CW 9.1.4")
def requirement_actions(g: Duel, seat: Seat) -> Iterator[Task]:
    """The open slots whose text makes them actions, if they can be paid and done."""
    for wanted in g.content.factions[g.factions[seat]].requirements:
        if wanted.action and can_fulfil(g, seat, wanted):
            yield fulfil, (seat, wanted.slot)


def can_fulfil(g: Duel, seat: Seat, wanted: Requirement) -> bool:
    return (
        is_open(g, seat, wanted.slot)
        and wanted.cost <= g.power[seat]
        and DEEDS[g.factions[seat], wanted.slot].possible(g, seat)
    )


def says_slot(g: Duel, seat: Seat, slot: int) -> Saying:
    wanted = g.content.factions[g.factions[seat]].requirements[slot - 1]
    return Saying("fulfil", {"requirement": f"{g.factions[seat]}_{slot}"}, {"price": wanted.cost})


@rule("CW 11.2.2", "CW 11.2.3", "CW 11.2.4", "CW 11.2.5", says=says_slot)
def fulfil(g: Duel, seat: Seat, slot: int) -> None:
    """It costs what it says, does what it says, and opens a spellbook."""
    faction = g.factions[seat]
    happened(g, Fulfilled, seat, f"{faction}_{slot}")
    pay_action(g, seat, g.content.factions[faction].requirements[slot - 1].cost)
    DEEDS[faction, slot].done(g, seat)
    g.then(fulfilled, seat, slot)


@rule("CW 7.4.1", "CW 11.2.1")
def fulfilled(g: Duel, seat: Seat, slot: int) -> None:
    earn(g, seat, slot)
