"""What events, options and questions are about: the sorts of values, and how all call them."""

from __future__ import annotations

from typing import Annotated, Final

from fhtagn.games.fate.queries import location, name_at, symbol_of
from fhtagn.games.fate.state import Fate
from fhtagn.kernel.events import Seat, Sort


def code(g: Fate, thing: int) -> str:
    return g.code[thing]


def back(g: Fate, card: int) -> str:
    """The symbol everybody sees on a card that lies face down."""
    return location(g, symbol_of(g, card))


Spell = Annotated[int, Sort("spell", code)]
Back = Annotated[int, Sort("symbol", back)]  # of a card
Symbol = Annotated[int, Sort("symbol", location)]
Artifact = Annotated[int, Sort("artifact", code)]
Curse = Annotated[int, Sort("curse", code)]
Monster = Annotated[int, Sort("monster", code)]
Storm = Annotated[int, Sort("storm", code)]
GodCard = Annotated[int, Sort("god", code)]
God = Annotated[str, Sort("god")]  # by its code
Location = Annotated[int, Sort("location", location)]
Place = Annotated[int, Sort("location", name_at)]  # the Lodge and the Abyss as well
Face = Annotated[str, Sort("face")]
Effect = Annotated[str, Sort("god spell artifact curse monster storm")]  # whose text it is

ARGUMENTS: Final[dict[str, object]] = {
    "seat": Seat, "owner": Seat, "holder": Seat, "other": Seat,
    "spell": Spell, "spells": tuple[Spell, ...], "artifact": Artifact, "monster": Monster,
    "storm": Storm, "god": God, "effect": Effect, "symbol": Symbol, "cost": tuple[Symbol, ...],
    "face": Face, "faces": tuple[Face, ...], "dice": str,
    "location": Location, "to": Place, "place": Place | int, "places": str,
    "group": tuple[str | int, ...], "figures": str, "owners": str,
    "number": int, "count": int, "slot": int, "piece": int, "first": str, "last": str,
}  # what options, questions and reasons are about, besides what events are  # fmt: skip
