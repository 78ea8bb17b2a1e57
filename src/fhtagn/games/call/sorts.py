"""What events, options and questions are about: the sorts of values, and how all call them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from fhtagn.games.call.vocabulary import ICONS
from fhtagn.kernel.events import Seat, Sort

if TYPE_CHECKING:
    from fhtagn.games.call.state import Call


def code(g: Call, thing: int) -> str:
    return g.code[thing]


def code_if_any(g: Call, thing: int) -> str:
    """Some effects lie on what is no card."""
    return g.code[thing] if 0 <= thing < len(g.code) else ""


def icon_name(_g: Call, icon: int) -> str:
    return ICONS[icon]


def place(_g: Call, domain: int) -> int:
    """Domains are counted from 1."""
    return domain + 1


Card = Annotated[int, Sort("card", code)]  # a story is a card, too
Thing = Annotated[int, Sort("card", code_if_any)]
Icon = Annotated[int, Sort("", icon_name)]
Domain = Annotated[int, Sort("", place)]
Faction = Annotated[str, Sort("faction")]
Subtype = Annotated[str, Sort("subtype")]

ARGUMENTS: Final[dict[str, object]] = {
    "seat": Seat, "of": Seat, "holder": Seat, "owner": Seat,
    "card": Card, "cards": tuple[Card, ...], "story": Card, "host": Card, "source": Card,
    "nearest": Card,
    "faction": Faction, "factions": tuple[Faction, ...], "second": str,
    "subtypes": tuple[Subtype, ...], "icon": Icon, "domain": Domain, "alignment": str,
    "copy": int, "to_copy": int, "place": int, "places": str, "text": str, "what": str,
    "at": int | str,
    "count": int, "found": int, "needed": int, "number": int, "x": int,
}  # what options, questions and reasons are about, besides what events are  # fmt: skip
