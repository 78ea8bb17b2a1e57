"""How a match is played at this keyboard: what a terminal adds to the record of the match."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from fhtagn.content.structs import prepared

PACE: Final = 0.8  # seconds a bot takes for a move
PACES: Final = (0.0, 0.2, 0.4, 0.8, 1.5, 3.0)
SLOWEST: Final = 60


class Player(Struct, frozen=True):
    """Who sits at a seat: a person, or a bot of some level."""

    name: str
    bot: str = ""
    auto: bool = True  # questions with a single answer are answered by the table
    stops: tuple[str, ...] | None = None  # the windows to be asked in; None: as the game has them


@prepared
class TerminalPlay(Struct):
    """The fields are what is saved; what a file does not tell is as for a new game."""

    players: list[Player] = []
    language: str = ""
    pace: Annotated[float, Meta(ge=0, le=SLOWEST)] = PACE
    seed: int = 0  # of the bots
    pack: str = ""  # the folder of the content pack
    finished: bool = False
    saved: str = ""  # when it was
