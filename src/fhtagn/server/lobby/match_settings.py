"""What a match begins with: its settings, as agreed about the table and set for the seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from fhtagn.kernel.game import Game, Settings, settings
from fhtagn.server.lobby.terms import Setting, Terms


class SeatRow(Protocol):
    """Of the row of a seat: what is set for it."""

    seat: int
    options: Mapping[str, Setting]


def match_settings(game: Game, terms: Terms, seats: Iterable[SeatRow]) -> Settings:
    """The whole settings from the rows of the seats; a Complaint names what does not fit."""
    in_order = sorted(seats, key=lambda row: row.seat)
    return settings(game, terms.seats, terms.options, [row.options for row in in_order])
