"""The words in which abilities are written, and what may stand beside them.

`OPS` are the steps of an ability, `ENDINGS` what a card does when points are counted. Each kind is
a Struct with the words listed here. A step may say `may = true` for «you may».
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, get_args

from msgspec import Meta

from fhtagn.content.shapes import Kind, Shape, Text
from fhtagn.content.steps import ANY, StepShape, Words, kinds_of_step

DECK_SIZE: Final = 30
Side = Literal["hero", "monster"]
CardKind = Literal["hero", "monster", "neutral"]
SIDES: Final[tuple[str, ...]] = get_args(Side)
KINDS: Final[tuple[str, ...]] = get_args(CardKind)
Whole = Annotated[int, Meta(ge=0, le=DECK_SIZE)]
Count = Annotated[int, Meta(ge=1, le=DECK_SIZE)]
Texts = tuple[Text, ...]


class Filter(Shape, frozen=True):
    """The characters an effect can touch; all of them if it says nothing."""

    kind: CardKind | None = None
    ids: Texts | None = None
    not_ids: Texts = ()
    tags: Texts | None = None
    not_tags: Texts = ()


class Bonus(Shape, frozen=True):
    """So many more if the card is in one's area."""

    card: str
    count: Count


OPS: Final[dict[str, dict[str, Kind]]] = {
    "draw": {"count": Count, "bonus": Bonus},
    "discard_in_play": {
        "area": Literal["any", "self", "others", "each"],
        "count": Literal["all"] | Count,
        "up_to": bool,
        "filter": Filter,
        "then": tuple["Following", ...],
    },
    "discard_this": {},
    "discard_from_hand": {
        "who": Literal["self", "one_opponent", "each_opponent"],
        "count": Count,
        "up_to": bool,
        "selection": Literal["owner", "random", "seen"],
    },
    "take_from_hand": {"give_back": Literal[0, 1]},
    "swap_hands": {},
    "pass_cards": {},
    "take_in_play": {"filter": Filter},
    "give_in_play": {"filter": Filter},
    "move_in_play": {"filter": Filter},
    "swap_in_play": {"own": Filter, "theirs": Filter},
    "return_to_hand": {"filter": Filter},
    "take_from_discard": {"filter": Filter},
    "look_at_deck": {"count": Count, "take": Whole},
    "look_at_faction": {},
    "play_extra": {"filter": Filter},
    "place_this": {"to": Literal["other_player", "any_player"]},
}
ENDINGS: Final[dict[str, dict[str, Kind]]] = {
    "score_flat": {"value": int},
    "score_set": {
        "ids": frozenset[Text],
        "table": Annotated[tuple[int, ...], Meta(min_length=1)],
        "beyond": int,
    },
    "suns_become_skulls_if": {"ids": frozenset[Text], "at_least": Count},
}
NEEDED: Final = {
    "discard_from_hand": ("who", "selection"),
    "look_at_deck": ("count",),
    "place_this": ("to",),
    "score_flat": ("value",),
    "score_set": ("ids", "table"),
    "suns_become_skulls_if": ("ids", "at_least"),
}
PLACE_THIS: Final = "place_this"
ONCE: Final = (PLACE_THIS, "discard_this")  # there is only one card to place or discard
CLASHES: Final[tuple[Words, ...]] = (
    {"op": "discard_in_play", "area": "each", "count": ANY},
    {"op": "discard_in_play", "area": "each", "up_to": True},
    {"op": "discard_in_play", "area": "each", "then": ANY},
    {"op": "discard_in_play", "count": "all", "area": ANY},
    {"op": "discard_in_play", "count": "all", "up_to": True},
    {"op": "discard_in_play", "count": "all", "then": ANY},
    {"op": "discard_in_play", "count": "all", "may": True},
    {"op": "discard_from_hand", "who": "self", "selection": "random"},
    {"op": "discard_from_hand", "who": "self", "selection": "seen"},
    {"op": "discard_from_hand", "who": "each_opponent", "selection": "random"},
    {"op": "discard_from_hand", "who": "each_opponent", "selection": "seen"},
    {"op": "discard_from_hand", "who": "each_opponent", "may": True},
    {"op": "discard_from_hand", "who": "one_opponent", "selection": "owner", "may": True},
    {"op": "discard_from_hand", "selection": "random", "up_to": True},
    {"op": "discard_from_hand", "selection": "seen", "up_to": True},
)
if TYPE_CHECKING:
    AnyStep = StepShape
    Following = StepShape
    AnyEnding = StepShape
else:
    MAY: Final = {"may": bool}  # «you may»
    AnyStep = kinds_of_step(__name__, OPS, NEEDED, MAY)
    Following = kinds_of_step(
        __name__, {op: OPS[op] for op in OPS if op != PLACE_THIS}, NEEDED, MAY
    )
    AnyEnding = kinds_of_step(__name__, ENDINGS, NEEDED)
