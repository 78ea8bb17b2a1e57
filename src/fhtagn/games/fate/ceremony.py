"""The Ceremony: a Gate card, the Dark Gift, a sacrifice (FG 10)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.fate.activation import ACTIONS, Actions
from fhtagn.games.fate.card_verbs import take_gate
from fhtagn.games.fate.casting import carry_out, effect_done
from fhtagn.games.fate.content import Step
from fhtagn.games.fate.course_verbs import open_effect
from fhtagn.games.fate.effects import is_worthwhile, step
from fhtagn.games.fate.events.turns import GiftUsed
from fhtagn.games.fate.queries import thing
from fhtagn.games.fate.state import CEREMONY, Fate
from fhtagn.games.fate.track import advance
from fhtagn.games.fate.verbs import sacrifice
from fhtagn.kernel.events import happened
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import cites, rule
from fhtagn.kernel.state import Seat

PRICE = 2  # Cultists for a space
TOO_FEW: Final = Reason("FG 10.1.3", "too_few_cultists", {"location": "ceremony", "count": PRICE})


@rule("FG 10.1.1", "FG 10.1.2", "FG 10.2.2")
def base(g: Fate, seat: Seat) -> None:
    """A Gate, then the Dark Gift."""
    take_gate(g, seat)
    g.then(dark_gift, seat)


@rule("FG 10.1.2", "FG 30.3.1")
def dark_gift(g: Fate, seat: Seat) -> None:
    """The gift of the player's own god."""
    open_effect(g, "gift", g.gods[seat], seat)
    happened(g, GiftUsed, seat, g.gods[seat])
    g.then(carry_out, seat)
    g.then(effect_done, seat)


def can_give(g: Fate, seat: Seat, _what: Step) -> bool:
    god = g.gods[seat]
    return is_worthwhile(g, seat, god, thing(g, god).effect)


@step("dark_gift", "FG 30.3.1", can=can_give)
def dark_gift_step(g: Fate, seat: Seat, _code: str, _n: int) -> None:
    """Set off by a card: without a Gate."""
    g.then(dark_gift, seat)


@cites("FG 10.1.3", "FG 40.1.48")
def why_not(g: Fate, seat: Seat) -> Reason | None:
    return None if g.altar[seat][CEREMONY] >= PRICE else TOO_FEW


@rule("FG 10.1.3", "FG 10.1.4")
def control(g: Fate, seat: Seat) -> None:
    """Two Cultists from here for one space."""
    for _ in range(PRICE):
        sacrifice(g, seat, CEREMONY)
    g.then(advance, seat, 1)


ACTIONS[CEREMONY] = Actions(base, control, why_not)
