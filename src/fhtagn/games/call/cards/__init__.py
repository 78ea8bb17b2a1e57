"""The cards, one file for each faction; importing this package registers them all."""

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

__all__ = [
    "agency", "cthulhu", "hastur", "miskatonic", "neutral", "shub_niggurath", "stories",
    "syndicate", "yog_sothoth",
]  # fmt: skip
