"""What is asked of the lobby and what it answers, as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    StringConstraints,
)

from fhtagn.server.colours import Colour
from fhtagn.server.lobby.terms import DAY

LONGEST_DECK = 40_000  # letters of a text that means a deck


def printable(text: str) -> str:
    """Nothing that is not seen, or moves what stands around it."""
    if not text.isprintable():
        raise ValueError("only letters that can be seen")
    return text


Id = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,32}$")]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=100)]
GameName = Annotated[str, StringConstraints(min_length=1, max_length=16)]
Value = Annotated[str, StringConstraints(min_length=1, max_length=100), AfterValidator(printable)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Number = Annotated[StrictInt, Field(ge=-(2**31), le=2**31 - 1)]
Text = Annotated[StrictStr, Field(max_length=LONGEST_DECK)]
Name = Annotated[str, StringConstraints(max_length=100)]
Options = Annotated[dict[Name, Text | StrictBool | Number | None], Field(max_length=50)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


# -- what is asked ---------------------------------------------------------------------------------


class Mine(Body):
    """A seat of the host's own; a second one is played on the same screen.

    Its value is sent by a request of its own, when the commitment is known.
    """

    kind: Literal["mine"]
    options: Options = {}
    colour: Colour | None = None


class ByBot(Body):
    kind: Literal["bot"]
    level: Name
    options: Options = {}


class Empty(Body):
    """A seat for whoever comes, or for somebody with an invitation."""

    kind: Literal["open", "invited"]


SeatAsked = Annotated[Mine | ByBot | Empty, Field(discriminator="kind")]


class PaceAsked(Body):
    """Seconds for a question, and a bank for all that takes longer; a day and more is by days."""

    per_move: Annotated[StrictInt, Field(ge=5, le=30 * DAY)] | None = None
    bank: Annotated[StrictInt, Field(ge=0, le=30 * DAY)] = 0


class NewTable(Body):
    """At a rated table there are no hints."""

    game: GameName
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=16)]
    options: Options = {}
    pace: PaceAsked = PaceAsked()
    undo: Literal["free", "consent", "none"] = "free"
    watching: StrictBool = True
    delay: Annotated[StrictInt, Field(ge=0, le=3600)] = 0
    draw_seats: StrictBool = True
    rated: StrictBool = False
    hints: StrictBool = True
    listed: StrictBool = True


class SeatChoice(Body):
    """What is set for a seat: options, what it mixes into chance, its player's colour."""

    options: Options = {}
    value: Value | None = None
    colour: Colour | None = None


class Joining(SeatChoice):
    seat: SeatNumber | None = None


class NewInvitation(Body):
    """For one seat, or for any that is free."""

    seat: SeatNumber | None = None
    days: Annotated[StrictInt, Field(ge=1, le=30)] = 7


class InvitationSecret(Body):
    secret: Secret


class Accepting(SeatChoice):
    secret: Secret


# -- what is answered ------------------------------------------------------------------------------


class Who(BaseModel):
    id: str
    name: str


class SeatShown(BaseModel):
    """`person` of an invited seat is the one it is kept for; secret options are left out.

    A bot has no `colour` before the start: people choose first. `value` is empty if none was sent.
    """

    seat: int
    kind: Literal["open", "invited", "person", "bot"]
    person: Who | None
    level: str | None
    options: Mapping[str, object]
    value: str
    colour: Colour | None


class PaceShown(BaseModel):
    kind: Literal["none", "live", "days"]
    per_move: int | None
    bank: int


class Table(BaseModel):
    """A table as one reader may see it. `server_seed` is empty before the end."""

    id: str
    game: str
    status: Literal["open", "playing", "finished", "aborted", "closed"]
    host: Who
    listed: bool
    options: Mapping[str, object]
    pace: PaceShown
    undo: Literal["free", "consent", "none"]
    watching: bool
    delay: int
    draw_seats: bool
    rated: bool
    hints: bool
    created_at: int
    started_at: int | None
    finished_at: int | None
    rules: str
    content: str
    commitment: str
    server_seed: str
    seats: list[SeatShown]
    mine: list[int]
    waits_for_me: bool
    outcome: object
    rematch: str | None


class Tables(BaseModel):
    tables: list[Table]
    more: bool


class InvitationShown(BaseModel):
    id: str
    seat: int | None
    created_at: int
    expires_at: int
    closed_at: int | None
    used_by: Who | None


class Invitations(BaseModel):
    invitations: list[InvitationShown]


class InvitationMade(BaseModel):
    """The secret is told this once; a link has it behind its `#` and nowhere else."""

    id: str
    secret: str
    expires_at: int


class Invited(BaseModel):
    table: Table
    seat: int | None
    expires_at: int


# -- the games -------------------------------------------------------------------------------------


class OptionShown(BaseModel):
    """It counts `only` with these values of the table's options, or numbers of `seats`."""

    name: str
    default: object
    choices: list[object]
    secret: bool
    only: Mapping[str, list[object]]


class GameShown(BaseModel):
    """`presets` are the ready-made decks, with their names by language; none without decks."""

    name: str
    rules: str
    content: str
    seats: list[int]
    options: list[OptionShown]
    seat_options: list[OptionShown]
    levels: list[str]
    windows: list[str]
    stops: list[str]
    presets: Mapping[str, Mapping[str, str]] | None


class Games(BaseModel):
    games: list[GameShown]
