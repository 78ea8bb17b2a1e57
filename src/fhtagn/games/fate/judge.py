"""How well a seat stands: the Summon track first, then what brings it on, and the dangers."""

from __future__ import annotations

from typing import Final

from fhtagn.games.fate.queries import LAST_SIGN, LOCATIONS, controls
from fhtagn.games.fate.state import CEREMONY, NOTHING, OTHER_WORLDS, Fate
from fhtagn.kernel.state import Seat

WON: Final = 1000.0
STEP: Final = 10.0  # a space of the Summon track
SIGN: Final = 2.2  # each more than the one before
VISITOR: Final = 1.2  # an Investigator in the Lodge
CURSE: Final = 3.0
SPELL: Final = 0.35  # in hand
PREPARED: Final = 1.6
ARTIFACT: Final = 1.8
TOKEN: Final = 0.7  # on the Monster
GATE: Final = 1.2
LODGE: Final = 0.5  # a Cultist there
ALTAR: Final = 0.6
WORLDS: Final = 1.4  # a Cultist in Other Worlds besides
RITE: Final = 0.5  # in the Ceremony besides
CONTROL: Final = 0.8
CAPTIVE: Final = 2.5
MI_GO: Final = 1.5
STORM: Final = 0.8


def judge(g: Fate, seat: Seat) -> float:
    """Higher is better; after the end only winning counts."""
    if g.outcome is not None:
        return WON if g.outcome.places[seat] == 1 else -WON
    others = [standing(g, other) for other in range(g.seats) if other != seat]
    return standing(g, seat) - (
        max(others) * 0.5 + sum(others) * 0.5 / len(others) if others else 0
    )


def standing(g: Fate, seat: Seat) -> float:
    signs = g.signs[seat]
    row = g.altar[seat]
    return (
        STEP * g.token[seat]
        - SIGN * signs * (1 + signs / LAST_SIGN)
        - VISITOR * g.visitors[seat] * (1 + signs / LAST_SIGN)
        - CURSE * len(g.waiting[seat])
        + SPELL * min(len(g.hands[seat]), 6)
        + PREPARED * len(g.reserve[seat])
        + ARTIFACT * len(g.artifacts[seat])
        + TOKEN * g.tokens[seat]
        + GATE * g.gate_held[seat]
        + LODGE * min(g.lodge[seat], 6)
        + ALTAR * sum(row)
        + WORLDS * row[OTHER_WORLDS]
        + RITE * row[CEREMONY]
        + CONTROL * sum(controls(g, seat, at) for at in LOCATIONS)
        + CAPTIVE * len(g.captives[seat])
        + MI_GO * len(g.minions[seat])
        + STORM * storms(g, seat)
    )


def storms(g: Fate, seat: Seat) -> int:
    return sum(one != NOTHING for one in g.storm_at) if g.storm_seat == seat else 0
