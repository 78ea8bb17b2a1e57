"""When a player's time is over: what is answered for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fhtagn.games.heroes.legality import TURNS
from fhtagn.games.heroes.setup import keep_hand
from fhtagn.games.heroes.state import Heroes
from fhtagn.games.heroes.steps import decline, enough
from fhtagn.kernel.agenda import Decision
from fhtagn.kernel.rules import Task, cites

REFUSALS: Final = (decline, enough, keep_hand)


@cites("MH 10.11", "MH 10.12")
def lapse(_g: Heroes, asked: Decision) -> Sequence[Task]:
    """What is optional is declined, a mandatory choice falls to chance, a turn to a bot."""
    if asked.prompt in TURNS:
        return ()
    refused = [one for one in asked.options if one[0] in REFUSALS]
    return refused or asked.options
