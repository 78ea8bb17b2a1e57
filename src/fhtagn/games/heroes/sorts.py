"""What events, options and questions are about: the sorts of values, and how all call them."""

from __future__ import annotations

from typing import Annotated, Final

from fhtagn.games.heroes.state import Heroes
from fhtagn.kernel.events import Seat, Sort


def code(g: Heroes, thing: int) -> str:
    return g.code[thing]


Card = Annotated[int, Sort("card", code)]
FactionCard = Annotated[int, Sort("faction", code)]
Faction = Annotated[str, Sort("faction")]  # by its code

ARGUMENTS: Final[dict[str, object]] = {
    "seat": Seat, "at": Seat, "of": Seat, "to": Seat,
    "card": Card, "moved": Card, "place": int,
    "count": int, "left": int,
    "factions": tuple[Faction, ...],
}  # what options, questions, reasons and settings are about, besides what events are  # fmt: skip
