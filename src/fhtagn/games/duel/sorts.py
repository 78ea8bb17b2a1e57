"""What events, options and questions are about: the sorts of values, and how all call them."""

from __future__ import annotations

from typing import Annotated, Final

from fhtagn.games.duel.queries import name_of_area
from fhtagn.games.duel.state import Duel
from fhtagn.kernel.events import Seat, Sort


def code(g: Duel, thing: int) -> str:
    return g.code[thing]


def worth(g: Duel, sign: int) -> int:
    return int(g.code[sign])


Unit = Annotated[int, Sort("unit", code)]
Area = Annotated[int, Sort("area", name_of_area)]
Sign = Annotated[int, Sort("", worth)]
Faction = Annotated[str, Sort("faction")]
Ability = Annotated[str, Sort("ability")]
Requirement = Annotated[str, Sort("requirement")]

ARGUMENTS: Final[dict[str, object]] = {
    "seat": Seat, "of": Seat, "owner": Seat,
    "unit": Unit, "units": tuple[Unit, ...], "at": Area, "to": Area, "near": Area,
    "faction": Faction, "factions": tuple[Faction, ...], "ability": Ability, "book": Ability,
    "token": Ability, "requirement": Requirement,
    "phase": str, "result": str, "slot": int, "value": Sign,
    "price": int, "power": int, "gates": int, "signs": int,
}  # what options, questions, reasons and settings are about, besides what events are  # fmt: skip
