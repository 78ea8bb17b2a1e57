"""Why an action cannot be had: what each kind of action needs, told where the kind is at home."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from fhtagn.games.duel.state import Duel
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.state import Seat

ANY_PHASE: Final = "any time"  # the phase of what may be done in every phase
Price = Callable[[Duel, Seat], int]
Why = Callable[[Duel, Seat], Reason | None]


class Refusal(NamedTuple):
    """What a kind of action needs, and what is missing if it is still not offered."""

    verb: str
    phase: str
    ability: str  # "" if everybody has it
    price: Price
    why: Why
    in_nexus: bool  # whether it can be taken as an action out of turn
    is_action: bool  # whether it can be the one action of a turn


REFUSALS: Final[dict[str, Refusal]] = {}


def refused(
    verb: str,
    *,
    phase: str = "action",
    ability: str = "",
    price: int | Price = 0,
    in_nexus: bool = True,
    is_action: bool = True,
) -> Callable[[Why], Why]:
    """`fn(g, seat)` tells what is missing for actions of this kind, if not turn or Power."""

    def register(fn: Why) -> Why:
        asked = price if callable(price) else (lambda _g, _seat: price)
        REFUSALS[verb] = Refusal(verb, phase, ability, asked, fn, in_nexus, is_action)
        return fn

    return register
