"""The cards, one file for each faction; importing this package registers them all."""

from fhtagn.games.call.abilities import HEARD
from fhtagn.games.call.cards import (
    agency,
    cthulhu,
    hastur,
    miskatonic,
    neutral,
    shub_niggurath,
    stories,
    syndicate,
    yog_sothoth,
)
from fhtagn.games.call.state import Call

__all__ = [
    "agency", "cthulhu", "hastur", "miskatonic", "neutral", "shub_niggurath", "stories",
    "syndicate", "yog_sothoth",
]  # fmt: skip
Call.HEARD = frozenset(HEARD)
