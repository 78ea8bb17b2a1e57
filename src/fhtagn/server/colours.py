"""The colours players go by; a client shows each with a sign of its own."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, get_args

from fhtagn.server.errors import Conflict

Colour = Literal["teal", "crimson", "amber", "violet", "azure", "moss", "rose", "ash"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)  # as many as a table can have seats
FIGURES: Final = "colour"  # the option of a seat, in every game whose figures have colours


def pick(wanted: Colour | None, others: Collection[Colour | None]) -> Colour | None:
    """The colour that is wanted, if nobody has it; the first that is free if none is."""
    if wanted is None:
        return next((one for one in COLOURS if one not in others), None)
    if wanted in others:
        raise Conflict("colour-taken", colour=wanted)
    return wanted
