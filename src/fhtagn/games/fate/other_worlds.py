"""Other Worlds: the roll for the Summon track (FG 8)."""

from __future__ import annotations

from typing import Final

from fhtagn.games.fate.activation import ACTIONS, Actions
from fhtagn.games.fate.course_verbs import change_turn, take_dice
from fhtagn.games.fate.dice import roll
from fhtagn.games.fate.queries import turn
from fhtagn.games.fate.state import LODGE, OTHER_WORLDS, Fate
from fhtagn.games.fate.track import advance
from fhtagn.games.fate.verbs import recall, sacrifice
from fhtagn.kernel.legality import Reason
from fhtagn.kernel.rules import cites, rule
from fhtagn.kernel.state import Seat

SUCCESSES = ("tentacle", "cthulhu")
NO_CTHULHU: Final = Reason("FG 8.1.6", "no_cthulhu")
ABYSS_EMPTY: Final = Reason("FG 8.1.5", "abyss_empty")


@rule("FG 8.1.1", "FG 1.1.10")
def base(g: Fate, seat: Seat) -> None:
    """One die per own Cultist here, the one just placed included."""
    count = g.altar[seat][OTHER_WORLDS]
    if count:
        g.then(roll, seat, count, "summon")
        g.then(read_summons, seat)


@rule("FG 8.1.2", "FG 8.1.4", "FG 40.1.23")
def read_summons(g: Fate, seat: Seat) -> None:
    """Each Tentacle or Cthulhu is a success, handled one by one; the other faces do nothing."""
    dice = take_dice(g)
    change_turn(g, cthulhus=dice.count("cthulhu"))
    for face in dice:
        if face in SUCCESSES:
            g.then(advance, seat, 1)
            g.then(pay_success, seat)


@rule("FG 8.1.3", "FG 8.1.4")
def pay_success(g: Fate, seat: Seat) -> None:
    """A Cultist from here is Sacrificed for it, if one is left."""
    if g.altar[seat][OTHER_WORLDS]:
        sacrifice(g, seat, OTHER_WORLDS)


@cites("FG 8.1.5", "FG 8.1.6")
def why_not(g: Fate, seat: Seat) -> Reason | None:
    """A Cthulhu in that roll and a Cultist in the Abyss; there is no second roll."""
    if not turn(g).cthulhus:
        return NO_CTHULHU
    return None if g.abyss[seat] else ABYSS_EMPTY


@rule("FG 8.1.5", "FG 40.1.23")
def control(g: Fate, seat: Seat) -> None:
    """For each Cthulhu a Cultist returns, even one just Sacrificed."""
    recall(g, seat, min(turn(g).cthulhus, g.abyss[seat]), LODGE)


ACTIONS[OTHER_WORLDS] = Actions(base, control, why_not)
