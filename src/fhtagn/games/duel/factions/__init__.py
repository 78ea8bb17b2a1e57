"""The factions. What they add is asked in this order, whichever of them is imported first."""

from fhtagn.games.duel.factions import black_goat, great_cthulhu, sleeper, windwalker  # noqa: F401
