"""Requirement actions («Условия гримуара»): spellbooks opened instead of another action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from fhtagn.games.duel.actions import pay_action
from fhtagn.games.duel.events.abilities import Fulfilled
from fhtagn.games.duel.kinds import TURN_ACTION, Listed, Only, action, too_dear
from fhtagn.games.duel.spellbooks import earn, is_open
from fhtagn.games.duel.state import Duel
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import F, Saying, Task, cites, rule
from fhtagn.kernel.state import Seat

Hinders = Callable[[Duel, Seat], Reason | None]


class Deed(NamedTuple):
    """What such an action does besides opening the spellbook, and why it cannot be done now."""

    done: Callable[[Duel, Seat], None]
    hinders: Hinders


DEEDS: Final[dict[tuple[str, int], Deed]] = {}
NO_REQUIREMENT_ACTION: Final = Reason("CW 11.2.1", "no_requirement_action")
REQUIREMENTS_DONE: Final = Reason("CW 7.4.5", "requirements_done")


def deed(
    faction: str, slot: int, *ids: str, hinders: Hinders = lambda *_: None
) -> Callable[[F], F]:
    """`fn(g, seat)` does what the requirement action of that slot does."""

    def register(fn: F) -> F:
        DEEDS[faction, slot] = Deed(cites(*ids)(fn), hinders)
        return fn

    return register


@action("fulfil", TURN_ACTION, "CW 11.2.1", "CW 7.4.5", "CW 9.1.4")
def requirement_actions(g: Duel, seat: Seat, _only: Only | None) -> Listed:
    """The open slots whose text makes them actions, if they can be paid and done."""
    faction = g.content.factions[g.factions[seat]]
    wanted = faction.requirements
    left = [one for one in wanted if one.action and is_open(g, seat, one.slot)]
    if not left:
        return REQUIREMENTS_DONE if any(one.action for one in wanted) else NO_REQUIREMENT_ACTION
    possible = [one for one in left if DEEDS[faction.id, one.slot].hinders(g, seat) is None]
    if not possible:
        reasons = (DEEDS[faction.id, one.slot].hinders(g, seat) for one in left)
        return next(reason for reason in reasons if reason is not None)
    power = g.power[seat]
    found: list[Task] = [(fulfil, (seat, one.slot)) for one in possible if one.cost <= power]
    return found or too_dear(min(one.cost for one in possible), power)


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
