"""The Library: three Spells, two preparations, one without paying (FG 13)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.fate.activation import ACTIONS, Actions
from fhtagn.games.fate.card_verbs import draw
from fhtagn.games.fate.course_verbs import change_turn
from fhtagn.games.fate.preparing import prepare_free
from fhtagn.games.fate.state import LIBRARY, Fate
from fhtagn.games.fate.verbs import sacrifice
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import cites, rule
from fhtagn.kernel.state import Seat

DRAWN = 3
PREPARATIONS = 2
NO_CULTIST: Final = Reason("FG 13.1.6", "too_few_cultists", {"location": "library", "count": 1})
NO_SPELL: Final = Reason("FG 40.1.17", "no_spell")


@rule("FG 13.1.1", "FG 13.1.2")
def base(g: Fate, seat: Seat) -> None:
    """Three Spells; two may be Prepared in this turn's Conclude phase."""
    draw(g, seat, DRAWN)
    change_turn(g, preparations=PREPARATIONS)


@cites("FG 13.1.6", "FG 40.1.17")
def why_not(g: Fate, seat: Seat) -> Reason | None:
    if not g.altar[seat][LIBRARY]:
        return NO_CULTIST
    return None if g.hands[seat] else NO_SPELL


@rule("FG 13.1.6", "FG 40.1.17")
def control(g: Fate, seat: Seat) -> None:
    """One Cultist from here for a Spell Prepared without paying."""
    sacrifice(g, seat, LIBRARY)
    g.then(prepare_free, seat)


ACTIONS[LIBRARY] = Actions(base, control, why_not)
