"""What is agreed about a table before it begins; kept with it as it was."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, convert, to_builtins

from fhtagn.content.structs import Json, prepared
from fhtagn.kernel.complaint import Complaint

DAY: Final = 24 * 3600  # seconds
Setting = str | int | bool | None  # what an option may be set to


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for a question, and a bank for all that takes longer; no limit if both are none."""

    per_move: Annotated[int, Meta(ge=5, le=30 * DAY)] | None = None
    bank: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0

    def __post_init__(self) -> None:
        if self.bank and self.per_move is None:
            raise Complaint("pace-bank-alone")

    @property
    def kind(self) -> Literal["none", "live", "days"]:
        if self.per_move is None:
            return "none"
        return "live" if self.per_move < DAY else "days"


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that was over, and after how many of its moves this one goes on otherwise."""

    match: str
    ply: int


@prepared
class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`undo`: at once as far as nothing was learned, only by consent, or never."""

    seats: int
    options: dict[str, str | int | bool | None]
    pace: Pace = Pace()
    undo: Literal["free", "consent", "none"] = "free"
    watching: bool = True  # whoever joins agrees to it, and may withdraw it later
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds that watchers are behind
    draw_seats: bool = True  # by lot, instead of where people sat down
    drawn: tuple[int, ...] = ()  # by that lot: for each seat, where its player had sat down
    rated: bool = False
    hints: bool = True  # whether a bot tells who asks for it what it would do
    origin: Origin | None = None  # of a fork


def read_terms(kept: object) -> Terms:
    return convert(kept, Terms)


def kept_terms(terms: Terms) -> dict[str, Json]:
    """The terms as the database keeps them."""
    kept: dict[str, Json] = to_builtins(terms)
    return kept
